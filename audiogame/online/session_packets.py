"""Packets of the session: who is at which table, before, beside and after the game itself.

A connection begins with `Challenged` and `Hello`; then tables are listed, opened and entered, see
`table_packets`.  The game itself has packets of its own, see `packets`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from audiogame.online.company_packets import (
    AskWhoSits,
    CastVote,
    ChatHeard,
    ChatSent,
    GoOn,
    HandOn,
    KeyPressed,
    Mute,
    Patience,
    Propose,
    Proposed,
    WhoSits,
)
from audiogame.online.frame_limits import read_frame
from audiogame.online.link import ADDRESS
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.online.packets import LONGEST, LONGEST_UP, Choices, Down, InGame, Up, Wish
from audiogame.online.table_packets import (
    ChangeTable,
    Enter,
    InQueue,
    Key,
    ListTables,
    OpenTable,
    PlayNow,
    Room,
    Tables,
)
from audiogame.rules.lengths import Digest, Name, OfSeats, Word
from audiogame.rules.reason_parts import Why
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value

FORMER = 8
"""Former keys that a hello may name at most."""
REASONS = 10
"""Reasons in one failure packet at most."""
PART = 12_000
"""Characters of a part of a record; at most four bytes each, so that it fits into one frame."""
Address: TypeAlias = Annotated[str, Meta(max_length=260, pattern=rf"\A{ADDRESS}\Z")]
"""A host, and its port, as strictly as in a link: no user, no path, no query."""
AddressOrNone: TypeAlias = Annotated[str, Meta(max_length=260, pattern=rf"\A(?:{ADDRESS})?\Z")]
ServerName: TypeAlias = Annotated[str, Meta(max_length=80)]
"""The name that a server gives itself."""
Explained: TypeAlias = Annotated[str, Meta(max_length=200)]
"""Reason for a removal."""


class SpokenVersions(Value, tag_field="packet", tag="Challenged"):
    """What every version of the program can read of the first packet.

    Args:
        server: its name.
        oldest: the oldest version of the packets that it understands, and `newest` the newest.
    """

    server: ServerName
    oldest: int
    newest: int


class Challenged(Down):
    """The first packet of a connection, in clear.

    Args:
        server: its name.
        oldest: the oldest version of the packets that it understands, and `newest` the newest.
        challenge: its public key for this connection, in hexadecimal digits.
        key: its public key for good, likewise.
    """

    server: ServerName
    oldest: int
    newest: int
    challenge: Digest
    key: Digest


class Welcome(Down):
    """The server's acceptance of a hello.

    Args:
        version: of the packets on this connection.
        opens: whether this person may open tables here.
        servers: where else this server can be reached, if it has several processes.
        alive: seconds after which a silent connection is to be tried at another process; 0 for
            a server of one process.
        page: whether browsers find the page at the same address.
        request: the number of the hello; 0 where it comes again.
    """

    version: int
    opens: bool
    servers: Annotated[tuple[Address, ...], Meta(max_length=100)] = ()
    alive: float = 0.0
    page: bool = False
    request: int = 0


class Elsewhere(Down):
    """Redirection: another process of the server holds the table, and takes `Hello` and `Enter`.

    Args:
        address: of that process.
        request: the number of the request that it answers; 0 where a table is handed over.
    """

    address: Address
    request: int = 0


class Reached(Down):
    """The way in for other people, as it is now.

    Args:
        address: of the server, with its port; empty for that of the link.
        secure: whether by TLS.
        far: whether people in other homes reach it there.
        opening: whether a way is being opened.
        why: reasons why there is none.
    """

    address: AddressOrNone = ""
    secure: bool = True
    far: bool = True
    opening: bool = False
    why: Annotated[tuple[Why, ...], Meta(max_length=REASONS)] = ()


class Failed(Down):
    """Failure of a request; nothing has changed.

    Args:
        reasons: why not, at least one.
        request: its number; 0 for what is no answer, or answers a packet without a number.
    """

    reasons: Annotated[tuple[Why, ...], Meta(max_length=REASONS)]
    request: int = 0


class TooMuch(Down):
    """Refusal of a request that costs too much now; nothing has changed, and it may come again.

    Args:
        what: there is too much of: `frames`, `work`, `tables` that were opened, or `entries` to a
            table.
        seconds: to wait before that.
        request: its number; 0 for none.
    """

    what: Word
    seconds: float
    request: int = 0


class Done(Down):
    """Success of a request that has no other answer."""

    request: int


class Knocked(Down):
    """Notice to the host that a person asks to be let in.

    Args:
        person: their key at this server, by which a blocked person is recognized.
        guest: whether they only want to listen.
        back: whether they say that they are the people of these names who sat here, and who are
            away: a yes gives them the seats.
    """

    number: int
    names: OfSeats[Name]
    person: Digest = ""
    guest: bool = False
    back: bool = False


class Knocking(Down):
    """Confirmation that the host was asked; a `Room` or a `Failed` follows for the same request."""

    request: int = 0


class Notice(Down):
    """An event at the table that is no move.

    Args:
        what: `came`, `line-lost`, `line-back`, `stands-in`, `back`, `left`, `removed`, `host`,
            `taken-over`, `bot-late`, `idle`, `waits-long`, `muted`, `unmuted`, `paused`,
            `goes-on`, `not-agreed`, `grace` or `closed`.
        name: of the person it is about.
        other: the bot that stands in, the reason for a removal, or `saved` where a table is closed
            in mid game.
        seat: of that person; -1 for none.
        names: of all whom it is about, where several people are at one device.
    """

    what: Word
    name: Name = ""
    other: Explained = ""
    seat: int = -1
    names: OfSeats[Name] = ()


class RecordPart(Down, tag="Kept"):
    """A part of the record of a finished game, sent to everyone at the table.

    Args:
        hash: of the header of the record, as `Seated` has it.
    """

    hash: Digest
    name: Annotated[str, Meta(max_length=255)]
    part: int
    parts: int
    text: Annotated[str, Meta(max_length=PART)]


class FormerKey(Value):
    """A former key of a person that is no longer valid: a device with it was lost.

    Args:
        key: the public key, in hexadecimal digits.
        proof: see `identity.former_proof`, likewise.
    """

    key: Digest
    proof: Digest


class Hello(Up):
    """Client's introduction, sealed with its key in the handshake.

    Args:
        version: of the packets.
        invitation: the words that permit opening tables, where they are needed.
        former: the keys that its key replaces, the oldest first.
        program: the version of the program; empty where it is not told.
    """

    version: int
    invitation: Key = ""
    former: Annotated[tuple[FormerKey, ...], Meta(max_length=FORMER)] = ()
    program: Word = ""


class Numbered(Value):
    """The number of a request alone."""

    request: int = 0


class Start(Up):
    """Host's request to begin the game, or the next one with everyone moved one seat further."""


class LeaveTable(Up, tag="Leave"):
    """Request to leave the table: in a game a bot takes the seats over."""


class RenewLink(Up):
    """Host's request for a new link; the old one becomes invalid."""

    lasts: int = 86_400


class AnswerKnock(Up):
    """Host's answer to a knock: let in, or not."""

    number: int
    yes: bool


class Remove(Up):
    """Host's removal of a person for good, with a reason; the link is renewed.

    Args:
        person: the key of a guest; empty where `seat` names a player.
    """

    seat: Seat
    why: Explained
    person: Digest = ""


_DOWN_KINDS = (
    *(Challenged, Welcome, Reached, Elsewhere, Failed, TooMuch, Done, Choices, Tables, Room),
    *(Knocked, Knocking, CommitAsked, RevealAsked, Notice, ChatHeard, Proposed, WhoSits),
    *(RecordPart, InQueue),
)
_UP_KINDS = (
    *(Hello, ListTables, OpenTable, Enter, Start, LeaveTable, RenewLink, AnswerKnock),
    *(Remove, Commit, Reveal, ChatSent, Mute, HandOn, Propose, CastVote, GoOn, KeyPressed),
    *(Patience, AskWhoSits),
    *(ChangeTable, PlayNow),
)
_DOWN: Any = msgspec.json.Decoder(reduce(or_, _DOWN_KINDS, InGame))
_FIRST: Any = msgspec.json.Decoder(SpokenVersions | Failed | TooMuch)
_NUMBERED = msgspec.json.Decoder(Numbered)
_UP: Any = msgspec.json.Decoder(reduce(or_, _UP_KINDS, Wish))


def read_down(data: bytes) -> Down:
    """Decode a packet from a server.

    Raises:
        UnreadablePacket: the bytes are no packet.
    """
    return read_frame(_DOWN, data, LONGEST)  # type: ignore[no-any-return]  # of the union above


def read_first(data: bytes) -> SpokenVersions | Failed | TooMuch:
    """Decode what a server says in clear, as every version of the program can.

    Raises:
        UnreadablePacket: the bytes are nothing of that.
    """
    return read_frame(_FIRST, data, LONGEST)  # type: ignore[no-any-return]  # of the union above


def read_up(data: bytes) -> Up:
    """Decode a packet to a server.

    Raises:
        UnreadablePacket: the bytes are no packet.
    """
    return read_frame(_UP, data, LONGEST_UP)  # type: ignore[no-any-return]  # of the union above


def request_in(data: bytes) -> int:
    """Return the number of a request, also where the rest of it cannot be read; 0 for none."""
    try:
        return _NUMBERED.decode(data).request if len(data) <= LONGEST_UP else 0
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0
