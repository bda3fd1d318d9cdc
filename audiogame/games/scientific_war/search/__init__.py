"""How the expert of Scientific War thinks: positions, their worth, and what to play in them."""
