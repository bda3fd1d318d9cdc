"""Tables of precomputed numbers that are shipped with a game."""

from __future__ import annotations

import zlib
from array import array
from functools import cache
from importlib import resources

from audiogame.rules.fault import Fault, system_reason

BIG_ENDIAN = array("H", [1]).tobytes()[0] == 0
"""Whether this machine is big-endian."""


def pack_table(numbers: array[float] | array[int]) -> bytes:
    """Return the bytes of a table file: the numbers, little-endian, compressed."""
    return zlib.compress(_swapped(numbers).tobytes(), 9)


@cache
def read_table(package: str, name: str, kind: str, length: int) -> array[float]:
    """Read a table of a package.

    Args:
        package: the package's name, such as `audiogame.games.army_men`.
        name: the file's name in it.
        kind: type code of the numbers, as in `array`, such as "d" or "H".
        length: the number of numbers.

    Raises:
        Fault: the file is missing, or has other content.
    """
    try:
        raw = zlib.decompress(resources.files(package).joinpath(name).read_bytes())
        numbers: array[float] = array(kind, raw)
    except (OSError, zlib.error, ValueError) as fault:
        raise Fault("table-unreadable", name=name, of=package, why=system_reason(fault)) from fault
    if len(numbers) != length:
        held = len(numbers)
        raise Fault("table-of-other-length", name=name, of=package, held=held, length=length)
    return _swapped(numbers)


def _swapped(numbers: array[float] | array[int]) -> array[float]:
    """Convert numbers between the machine's byte order and the file's."""
    turned: array[float] = array(numbers.typecode, numbers)
    if BIG_ENDIAN:
        turned.byteswap()
    return turned
