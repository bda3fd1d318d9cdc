"""Storage of a server's tables: in files, or in a database."""
