"""Greatest lengths of the texts and rows that go from one program to another, as types.

Each field of a packet is of one of these types, or says its own length; the decoder that is made
from the types refuses what is longer, before anything is done with it.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta

T = TypeVar("T")

SEATS = 99
"""Seats, more than any table has."""
LONGEST_NAME = 40
"""Characters of a player's name."""
LONGEST_LINE = 300
"""Characters of a line of chat."""
LONGEST_TYPED = 200
"""Characters of a seed, or of words that are added to the luck."""

OfSeats: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=SEATS)]
"""At most one thing for each seat of a table."""
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
"""A player's name."""
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
"""A name within the program: of a game, a strength, an option or its value, a message, a packet."""
Digest: TypeAlias = Annotated[str, Meta(max_length=64)]
"""32 bytes in hexadecimal digits: a hash, a key, a challenge, what is added to the luck."""
Typed: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TYPED)]
"""A seed, or words that are added to the luck."""
