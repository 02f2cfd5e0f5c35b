"""What the cards do when they are resolved, a file a card; purse.py looks into a purse taken."""
