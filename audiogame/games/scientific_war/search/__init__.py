"""Search of the expert of Scientific War: positions, their worth, and mixed strategies."""
