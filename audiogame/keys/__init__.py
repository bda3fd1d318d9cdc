"""Which key means which command."""
