"""The line to a table far away: packets, their codec, and the table as it is seen from there."""
