"""The records that were kept: found, told again, checked, counted and moved."""
