"""Pages of a widget to look things up in: the rules of a game in a cell."""
