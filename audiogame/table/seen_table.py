"""The table as a front end sees it, local or remote: its play, its record, and its connection.

It shows the view from the seats of the people here, and nothing beyond.  Listeners receive the
events, a queue of news says that there are some; the loop that plays on waits for the disk, or for
the connection.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from random import Random
from typing import Protocol

from audiogame.rules.fault import Fault
from audiogame.rules.game import Game
from audiogame.rules.lengths import Digest, Typed
from audiogame.rules.state import Action, Event, Query, Seat, State
from audiogame.rules.value import Value
from audiogame.table.move_list import Player
from audiogame.table.news import Listener, NewsQueue, Step


class LuckFacts(Value):
    """Public facts about the source of a game's luck.

    Args:
        hash: the SHA-256 of the header of the record; empty where none is kept.
        seed: seed of the luck; empty while it is secret.
        seed_hash: SHA-256 of the seed, in hexadecimal digits; empty where the seed was typed.
        words: words that players mixed in.
        fair: whether the seed was random, and not chosen.
        over: whether the game is over, and nothing of it is secret any more.
    """

    hash: Digest
    seed: Typed
    seed_hash: Digest
    words: Typed
    fair: bool
    over: bool


class SharedLuckFacts(Value):
    """This device's own knowledge of shared luck, independent of what a server claims.

    Args:
        added: state of its share: `added`, `late`, `dropped` or `unknown`.
        without: names of players without a share, as far as it knows.
        again: whether the round was repeated.
        blamed: names of players because of whom, as far as reported.
        part: its part in the record, once the game is over; empty before.
    """

    added: str
    without: tuple[str, ...]
    again: bool
    blamed: tuple[str, ...]
    part: str


class TableLost(Fault):
    """A remote table that cannot be played at any longer."""


UNTOLD = LuckFacts("", "", "", "", fair=True, over=False)
"""Facts before any were received."""


class OwnChoice(Value):
    """The last choice of a player here, with what undoing it depends on.

    Args:
        seat: the seat that chose.
        number: number among the choices of this seat, from 1.
        still_open: whether it is secret, and no other seat has learnt anything from it.
        blocked: whether a secret choice of another person would be lost with it, or luck that some
            seats alone may know has come since.
    """

    seat: Seat
    number: int
    still_open: bool = False
    blocked: bool = False


class TakingBack(Enum):
    """Result of a request to take a choice back."""

    DONE = "done"
    WITH_LUCK = "with-luck"
    """Done, and luck is rewound, too."""
    ASKED = "asked"
    """Remote players are asked to agree."""
    LATE = "late"
    """Too late: it is no longer the last choice."""
    REFUSED = "refused"
    """A player has not agreed."""


class CommonTable(Protocol):
    """The public part of a table, for every player and guest."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Players seated now, by seat."""

    @property
    def first(self) -> tuple[Player, ...]:
        """Players seated at the beginning, by seat."""

    @property
    def listeners(self) -> list[Listener]:
        """Listeners of the table's events."""

    @property
    def state(self) -> State:
        """The state, with at least its public part."""

    @property
    def decisions(self) -> Mapping[Seat, int]:
        """Number of choices of each seat; a seat without one may be missing."""

    def stream(self, seat: Seat, number: int, use: str = "bot") -> Random:
        """Return the seat's own random stream for its n-th decision; it reveals no luck.

        Args:
            use: purpose of the stream.
        """


class TableRecord(Protocol):
    """The record of a game, and the known facts of its luck."""

    @property
    def kept(self) -> bool:
        """Whether the game can be resumed after it was left."""

    @property
    def at_server(self) -> bool:
        """Whether a server keeps the record: when the people here leave, others may play on."""

    @property
    def luck_facts(self) -> LuckFacts:
        """Facts about the source of the luck."""

    @property
    def shared_luck(self) -> SharedLuckFacts | None:
        """This device's knowledge of shared luck; None for a table without it."""

    @property
    def advice(self) -> bool:
        """Whether people may ask for an expert's advice."""

    async def note_advice(self, seat: Seat) -> None:
        """Record that a seat has asked for an expert's advice."""

    async def settle(self) -> None:
        """Wait until what has happened is stored durably, and may be narrated."""

    def unsaved(self) -> tuple[Path, Callable[[], None]] | None:
        """Return, once, a file beside the record that is to be written when idle, with its writer.

        The file can be lost; None where there is none.
        """

    @property
    def path(self) -> Path | None:
        """File of the record that is written here; None at a server, or where none is kept."""

    @property
    def ended(self) -> Path | None:
        """File of the record of a game that is over; None before, or where no file is here."""

    def private_lines(self) -> tuple[str, ...]:
        """Return the lines of the private file of the people here, as far as they can be read."""

    def keep_private(self, line: str) -> None:
        """Append a line to the private file of the people here."""

    async def finish(self) -> None:
        """Record that the game is over."""

    async def leave(self) -> None:
        """Record that all the people here have left a table that could be played on."""


class TableConnection(Protocol):
    """Connection to a remote table, where news may arrive while people here decide."""

    async def vote(self, yes: bool) -> None:
        """Answer the newest proposal of remote players."""

    @property
    def up(self) -> bool:
        """Whether the connection is up."""

    @property
    def lacks(self) -> bool:
        """Whether events from before those heard are still to come."""

    @property
    def sent(self) -> bool:
        """Whether a choice of the people here was sent and not confirmed yet."""

    async def look_ahead(self) -> None:
        """Poll, without a step, for requests of remote players that cannot wait for one."""

    async def asks_ahead(self) -> bool:
        """Return whether the people here are asked something after events not heard yet."""

    @property
    def ahead(self) -> tuple[Event, ...]:
        """The events that were looked at ahead, and that the state of the table here is before."""


class SeenTable(CommonTable, Protocol):
    """A table as a front end sees it, local or remote, and as it is played on."""

    @property
    def record(self) -> TableRecord:
        """The record of the game."""

    @property
    def connection(self) -> TableConnection | None:
        """Connection to the table; None for a local table."""

    @property
    def here(self) -> tuple[Seat, ...]:
        """Seats of the people here; none for guests.  A bot may stand in for one of them."""

    @property
    def news(self) -> NewsQueue:
        """Queue of what has happened, for the loop that plays on."""

    # View.

    @property
    def state(self) -> State:
        """The combined view that the people here have of the state."""

    def view(self, seat: Seat) -> State:
        """Return the state as a seat of the people here sees it."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats of people here that the game waits for."""

    def ask(
        self, seats: tuple[Seat, ...], query: Query, about: Seat, again: int = 0
    ) -> tuple[Event, ...]:
        """Answer a question of `about` in the view of all `seats`; `again` counts repetitions."""

    def told_so_far(self, seat: Seat) -> Iterator[Event]:
        """Yield the events that a seat here has heard in the line of play."""

    def last_heard(self, count: int) -> list[Event]:
        """Return the last `count` events that all people here heard, without begin and resume."""

    @property
    def moved(self) -> bool:
        """Whether any move has been made since the game began."""

    @property
    def undecided(self) -> bool:
        """Whether some seats have chosen in secret, and others asked with them have not."""

    @property
    def luck_due(self) -> bool:
        """Whether luck acts next."""

    @property
    def resolving(self) -> bool:
        """Whether only bots still owe their part of a simultaneous secret choice.

        Their choices belong to the last choice of a person, and are told at once with it.
        """

    # Playing on.

    async def begin(self) -> None:
        """Announce to all listeners that the game begins."""

    async def resume(self) -> None:
        """Announce to all listeners that the game resumes."""

    async def submit(self, seat: Seat, action: Action) -> None:
        """Submit a seat's choice.

        Raises:
            NotAllowed: the action is illegal; nothing has changed.
        """

    async def step(self) -> Step:
        """Take one action of luck or of a bot, or one from the connection, if one is due."""

    async def act(self) -> None:
        """Take the actions that are due, up to the end of those that are heard together."""

    async def thinking(self) -> bool:
        """Return whether the bot that acts next is still computing; start bots' computations."""

    async def seat_player(self, seat: Seat, player: Player) -> None:
        """Seat a player in a chair; the rules' state changes by an action of its own."""

    async def give_up(self, seats: tuple[Seat, ...]) -> None:
        """End the game for these seats, and record that they have given up."""

    def close(self) -> None:
        """Release the table; its computations and writing stop here."""

    # Undo.

    def last_choices(self) -> tuple[OwnChoice, ...]:
        """List the last choice of each seat here that can be taken back, newest first."""

    def undone(self, seats: tuple[Seat, ...]) -> Event | None:
        """Return the first event of the choice that was last heard to be taken back.

        Args:
            seats: of the people here, or one of them; the event is in their combined view.

        Returns:
            None where they heard nothing of it.
        """

    async def take_back(self, choice: OwnChoice, keep: tuple[OwnChoice, ...] = ()) -> TakingBack:
        """Take a choice of the people here back, with all moves after it.

        Args:
            choice: one of `last_choices`.
            keep: open choices since, the oldest first, that stay.
        """


class WordTable(SeenTable, Protocol):
    """A table whose people may mix words into its luck."""

    async def add_words(self, words: str) -> None:
        """Mix words of the players into the luck, before the first move.

        Raises:
            WordsError: they cannot stand in a record.
        """
