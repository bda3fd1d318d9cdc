"""A new player, from the installation to the first finished game of each kind, by the ear alone."""
