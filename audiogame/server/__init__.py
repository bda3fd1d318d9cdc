"""Server of tables for remote players: it alone applies moves, and never narrates."""
