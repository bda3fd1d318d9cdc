"""What every game is made of: states, actions, events, luck, options, words."""
