"""Players of reference that the opponents are measured against."""
