"""What both ends of a line keep to."""

ALIVE = 15.0
"""Seconds between signs of life, and how long one may be waited for."""
PATIENCE = 10.0
"""Seconds to set a line up."""
FORWARDED = "X-Forwarded-For"
"""The header in which a front says who has called."""
ENDING = 1.0
"""Seconds to end a line well, once that has begun."""
BESIDE = 1_000
"""Pings, and parts of a frame, between two whole frames or two signs of life; with more a line is
cut: they cost time, and nobody needs so many."""
WAITING = 16
"""Frames that have come and were not taken yet; then the other side has to wait."""
