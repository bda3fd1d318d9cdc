"""Maximum lengths of texts and rows sent from one program to another, as types.

Each field of a packet has one of these types, or its own maximum; the decoder generated from the
types rejects longer values before they are used.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta

T = TypeVar("T")

SEATS = 99
"""Maximum seats, more than any table has."""
LONGEST_NAME = 40
"""Maximum characters of a player's name."""
LONGEST_LINE = 300
"""Maximum characters of a line of chat."""
LONGEST_TYPED = 200
"""Maximum characters of a seed, or of words that are mixed into the luck."""

OfSeats: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=SEATS)]
"""A row with at most one item for each seat of a table."""
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
"""A player's name."""
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
"""A name within the program: of a game, a strength, an option or its value, a message, a packet."""
Digest: TypeAlias = Annotated[str, Meta(max_length=64)]
"""32 bytes in hexadecimal digits: a hash, a key, a challenge, a share of luck."""
Typed: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TYPED)]
"""A seed, or words that are mixed into the luck."""
