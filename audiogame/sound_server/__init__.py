"""Sound and speech synthesis, in a process of their own whose crash does no harm."""
