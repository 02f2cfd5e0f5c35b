"""A game against others in a notebook: `play`, the start card, replies one by one, advice."""
