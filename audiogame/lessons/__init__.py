"""Learn by playing: the menu of lessons, the teacher, and how far a learner is."""
