"""What is read and written: the library of games and scenarios, safe writing, packing."""
