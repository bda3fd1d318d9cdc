"""The front end in a browser: the program in a web worker, and the shell that shows it."""
