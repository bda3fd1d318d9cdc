"""Tables for people far away: the server alone applies moves, and never narrates."""
