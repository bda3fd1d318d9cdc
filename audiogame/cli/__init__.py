"""The command line: the arguments of `audiogame`, and the commands that print and end."""
