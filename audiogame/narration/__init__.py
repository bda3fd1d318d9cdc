"""Events narrated as lines: sentences from Fluent files, in the listener's language and form."""
