"""What every front end shares: keys in, lines out, menus, profiles, the history."""
