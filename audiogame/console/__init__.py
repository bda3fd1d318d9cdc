"""Parts that every front end shares: key input, line output, menus, profiles, the history."""
