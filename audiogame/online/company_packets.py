"""Packets between the people at a table: chat, votes, pauses and seating."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from audiogame.online.packets import Down, Up
from audiogame.online.table_packets import GUESTS, Key, TableName
from audiogame.rules.lengths import LONGEST_LINE, SEATS, Digest, Name, T, Word
from audiogame.rules.seat import Seat

ELSEWHERE = 300
"""Seconds for which people who look elsewhere keep their seats at least.

A telephone freezes a page that is not in front, and its connection ends within a minute, while a
call or an answer to a message takes some minutes.
"""
LineOfChat: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]
OfEverybody: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=SEATS + GUESTS)]
"""At most one entry for each person at a table."""


class ChatHeard(Down, tag="Said"):
    """A chat message.

    Args:
        name: of the speaker.
        seat: theirs; -1 for a guest.
        person: their key at this server, by which they can be blocked.
        number: of the message at this table, from 0.
        missed: whether it was said while this device was away, and may have been heard there.
    """

    name: Name
    seat: Seat
    text: LineOfChat
    person: Digest = ""
    number: int = 0
    missed: bool = False


class Proposed(Down):
    """A proposal put to the vote; `CastVote` answers, and silence is No.

    Args:
        vote: its number.
        what: `bot` in the place of an idle player whose turn it is, `pause`, a longer `grace`, or
            `chair`: a bot in a free chair, about which only the host is asked.
        name: of the proposer.
        about: the player whom a bot would replace; empty for other proposals.
        seconds: of the grace time, 0 for never; and `silence` is how many seconds an answer is
            waited for.
    """

    vote: int
    what: Word
    name: Name
    about: Name
    seconds: int
    silence: int


class WhoSits(Down, tag="Sitting"):
    """The people at a table, as shown to a person who may want to sit down there.

    Args:
        names: of all who sit there.
        persons: the keys of all people there at this server.
        free: how many chairs can be taken now.
        spectators: whether guests may come in, who only listen.
        known: whether the asking person is at the table already, and comes back.
        waits: whether a person who enters now waits, and sits down in the next game.
    """

    table: TableName
    names: OfEverybody[Name]
    persons: OfEverybody[Digest]
    free: int = 0
    spectators: bool = False
    known: bool = False
    waits: bool = False
    request: int = 0


class ChatSent(Up, tag="Say"):
    """A chat message to be sent to the table."""

    text: LineOfChat


class Mute(Up):
    """The host mutes a person for everybody at the table, or unmutes them."""

    person: Digest
    yes: bool = True


class HandOn(Up):
    """The host makes another player the host for good.

    Args:
        seat: of that player.
    """

    seat: Seat


class Propose(Up):
    """A motion to the table; the host may pause it without a vote.

    Args:
        what: see `Proposed`.
        seat: of the idle player, for `bot`.
        seconds: for `grace`, 0 for never.
    """

    what: Word
    seat: Seat = -1
    seconds: int = 0


class CastVote(Up):
    """A vote for or against a proposal."""

    vote: int
    yes: bool


class GoOn(Up):
    """Resume a paused table."""


class KeyPressed(Up):
    """A key was pressed at this device since the last such packet, whichever and wherever."""


class Patience(Up):
    """How long a table is to wait for the people at a device.

    Args:
        times: factor by which their time limits are longer, 1 to 10; it is not shown to others.
        away: whether they look elsewhere, as at another program of a telephone.
    """

    times: int
    away: bool = False


class AskWhoSits(Up):
    """Request for the people at a table, before sitting down there.

    Args:
        table: its name at this server.
        key: from the link; empty at tables that need none.
    """

    table: TableName
    key: Key = ""
