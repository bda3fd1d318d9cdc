"""A simulated new player, from installation to a finished game of each kind, by ear alone."""
