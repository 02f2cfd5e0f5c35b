"""A game under study, without a widget."""
