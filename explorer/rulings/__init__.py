"""What a rulebook leaves open: the readings side by side."""
