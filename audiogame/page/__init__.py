"""The front end in a browser: the program in a web worker, and the page's JavaScript.

The JavaScript that runs in the page itself is called the shell: it shows and speaks what the
program sends, and sends what the player does.
"""
