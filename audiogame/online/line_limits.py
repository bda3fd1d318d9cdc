"""What both ends of a line keep to."""

ALIVE = 15.0
"""Seconds between signs of life, and how long one may be waited for."""
PATIENCE = 10.0
"""Seconds to set a line up."""
FORWARDED = "X-Forwarded-For"
"""The header in which a front says who has called."""
ENDING = 1.0
"""Seconds to end a line well, once that has begun."""
WAITING = 16
"""Frames that have come and were not taken yet; then the other side has to wait."""
