"""Packing of what is kept at hand in small pieces, at a server thousands of them."""

from __future__ import annotations

import zlib

FAST, SMALL = 1, 6
"""How a piece is packed, and one of many pieces."""
WINDOW, MEMORY = 12, 5
"""How far back is looked, as a power of two, and how much is worked with: 32 KB.

What zlib takes by itself, 256 KB, is asked of the system anew for each piece, and takes eight
times as long as packing it.
"""


def packed(data: bytes | bytearray, how: int = FAST) -> bytes:
    """Return data packed for `unpacked`.

    Args:
        how: FAST or SMALL.
    """
    packing = zlib.compressobj(how, zlib.DEFLATED, WINDOW, MEMORY)
    return packing.compress(data) + packing.flush()


def unpacked(data: bytes) -> bytes:
    """Return what was packed."""
    return zlib.decompress(data)
