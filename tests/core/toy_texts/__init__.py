"""The texts of the toy game, where the kernel looks for a game's texts: in its package."""
