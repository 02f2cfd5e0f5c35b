"""The interactive board in a notebook."""
