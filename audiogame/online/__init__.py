"""Client side of a server connection: packets, their codec, and the table as seen remotely."""
