"""Sound and synthesised speech, in a process of their own that may die without harm."""
