"""What a page says of moves: rows of parts, what a move leads to, and why others are refused."""
