"""What can be typed after `audiogame`, and the commands that print and end."""
