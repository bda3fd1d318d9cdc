"""The parts of every game: states, actions, events, luck, options, notation."""
