"""The front end in a browser: the program in a worker, and the shell that shows it."""
