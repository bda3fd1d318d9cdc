"""Events in, lines out: sentences from Fluent files, in the listener's language and form."""
