"""A game against others on a page: the start card, their moves one by one, advice, and the end."""
