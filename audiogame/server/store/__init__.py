"""Where a server keeps what was agreed at its tables: files."""
