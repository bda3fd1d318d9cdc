"""Packets between the people at a table: chat, votes, pauses, and who sits where."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from audiogame.online.packets import Down, Up
from audiogame.online.table_packets import GUESTS, Key, TableName
from audiogame.rules.lengths import LONGEST_LINE, SEATS, Digest, Name, T, Word
from audiogame.rules.seat import Seat

LineOfChat: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]
OfEverybody: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=SEATS + GUESTS)]
"""At most one thing for each person at a table."""


class ChatHeard(Down, tag="Said"):
    """A line of chat.

    Args:
        name: who says it.
        seat: theirs; -1 for a guest.
        person: their key at this server, by which they can be blocked.
        number: of the line at this table, from 0.
        missed: whether it was said while this device was away, and may have been heard there.
    """

    name: Name
    seat: Seat
    text: LineOfChat
    person: Digest = ""
    number: int = 0
    missed: bool = False


class Proposed(Down):
    """Somebody proposes something; `CastVote` answers, and silence is No.

    Args:
        vote: its number.
        what: `bot` in the place of who is asked and idle, `pause`, or a longer `grace`.
        name: who proposes it.
        about: in whose place a bot would play; empty for what is about nobody.
        seconds: of the grace time, 0 for never; and `silence` is how long an answer is waited for.
    """

    vote: int
    what: Word
    name: Name
    about: Name
    seconds: int
    silence: int


class WhoSits(Down, tag="Sitting"):
    """Who sits at a table that somebody may want to sit down at.

    Args:
        names: of all who sit there.
        persons: the keys of all people there at this server.
        free: how many chairs can be taken now.
        spectators: whether somebody may come in who only listens.
        known: whether whoever asks is at the table already, and comes back.
    """

    table: TableName
    names: OfEverybody[Name]
    persons: OfEverybody[Digest]
    free: int = 0
    spectators: bool = False
    known: bool = False


class ChatSent(Up, tag="Say"):
    """A line of chat."""

    text: LineOfChat


class Mute(Up):
    """The host lets nobody hear what somebody says, or everybody again."""

    person: Digest
    yes: bool = True


class Propose(Up):
    """Ask the table for something; the host may let the table pause at once.

    Args:
        what: see `Proposed`.
        seat: who is idle, for `bot`.
        seconds: for `grace`, 0 for never.
    """

    what: Word
    seat: Seat = -1
    seconds: int = 0


class CastVote(Up):
    """Agree to what was proposed, or not."""

    vote: int
    yes: bool


class GoOn(Up):
    """Let a table go on that pauses."""


class Patience(Up):
    """How much more time somebody needs; nobody is told of it.

    Args:
        times: whatever has a limit for them takes so many times as long, 1 to 10.
    """

    times: int


class AskWhoSits(Up):
    """Ask who sits at a table, before sitting down there.

    Args:
        table: its name at this server.
        key: from the link; empty at tables that need none.
    """

    table: TableName
    key: Key = ""
