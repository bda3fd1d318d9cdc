"""The table as a front end has it, local or remote: its play, its record, and the way to it.

It is seen from the seats of the people here, and nothing that they may not know can be asked of
it.  What happens is told to listeners, and that it has happened stands in a queue of news; whoever
plays on waits for the disk, or for the line.
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
from audiogame.table.listener import Listener
from audiogame.table.move_list import Player
from audiogame.table.news import NewsQueue, Step


class LuckFacts(Value):
    """What people may know of where the luck of a game comes from.

    Args:
        hash: the SHA-256 of the header of the record; empty where none is kept.
        seed: of the luck; empty while it is secret.
        seed_hash: its SHA-256, in hexadecimal digits; empty where the seed was typed.
        words: that players added to it.
        fair: whether nobody chose the seed.
        over: whether the game is over, and nothing of it is secret any more.
    """

    hash: Digest
    seed: Typed
    seed_hash: Digest
    words: Typed
    fair: bool
    over: bool


class SharedLuckFacts(Value):
    """What this device knows of the luck of everybody, whatever a server says of it.

    Args:
        added: what it knows of its share: `added`, `late`, `dropped` or `unknown`.
        without: who has added nothing, as far as it knows.
        again: whether that was begun again.
        blamed: because of whom, as far as that was told.
        part: what the record has of it, once the game is over; empty before.
    """

    added: str
    without: tuple[str, ...]
    again: bool
    blamed: tuple[str, ...]
    part: str


class TableLost(Fault):
    """A table far away that cannot be played at any longer."""


UNTOLD = LuckFacts("", "", "", "", fair=True, over=False)
"""Before anything was told about it."""


class OwnChoice(Value):
    """The last choice of somebody here, as far as taking it back needs to know.

    Args:
        seat: whose it is.
        number: among all choices of this seat, from 1.
        still_open: whether it is secret, and nobody has learnt anything from it.
        blocked: whether a secret choice of another person would be lost with it.
    """

    seat: Seat
    number: int
    still_open: bool = False
    blocked: bool = False


class TakingBack(Enum):
    """What came of the wish to take a choice back."""

    DONE = "done"
    WITH_LUCK = "with-luck"
    """It is done, and luck goes back too."""
    ASKED = "asked"
    """People elsewhere are asked."""
    LATE = "late"
    """It is no longer the last choice."""
    REFUSED = "refused"
    """Somebody has not agreed."""


class CommonTable(Protocol):
    """What everybody at a table has of it, also whoever only listens."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits in each seat now."""

    @property
    def first(self) -> tuple[Player, ...]:
        """Who sat down at the beginning."""

    @property
    def listeners(self) -> list[Listener]:
        """Who hears what happens."""

    @property
    def state(self) -> State:
        """The state, with what everybody may know at least."""

    @property
    def decisions(self) -> Mapping[Seat, int]:
        """How often each seat has chosen; one that has not may be missing."""

    def stream(self, seat: Seat, number: int, use: str = "bot") -> Random:
        """Return the own random stream of a seat for its n-th decision; no luck follows from it.

        Args:
            use: what it is for.
        """


class Play(CommonTable, Protocol):
    """A game as it is seen and played from the seats of the people here."""

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of the people here; none for guests.  A bot may play for one of them."""

    @property
    def news(self) -> NewsQueue:
        """What has happened, for the one who plays on."""

    # What is seen.

    @property
    def state(self) -> State:
        """The state as all the people here may know it, each with the others."""

    def view(self, seat: Seat) -> State:
        """Return the state as a seat of the people here sees it."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people here that owe an action."""

    def ask(
        self, seats: tuple[Seat, ...], query: Query, about: Seat, again: int = 0
    ) -> tuple[Event, ...]:
        """Answer a question of `about` from what all `seats` may know, asked `again` so often."""

    def told_so_far(self, seat: Seat) -> Iterator[Event]:
        """Yield what a seat here has heard in the line of play."""

    def last_heard(self, count: int) -> list[Event]:
        """Return what all the people here heard last, not that the game begins or goes on."""

    @property
    def moved(self) -> bool:
        """Whether anything has happened since the game began."""

    @property
    def undecided(self) -> bool:
        """Whether some have chosen in secret, and others who were asked with them have not."""

    @property
    def resolving(self) -> bool:
        """Whether bots alone are left of those who choose in secret beside each other.

        What they have chosen belongs to the last choice of a person, and comes at once with it.
        """

    # How it goes on.

    async def begin(self) -> None:
        """Tell everybody that the game begins."""

    async def resume(self) -> None:
        """Tell everybody that the game goes on."""

    async def submit(self, seat: Seat, action: Action) -> None:
        """Let a seat choose.

        Raises:
            NotAllowed: it may not; nothing has changed.
        """

    async def step(self) -> Step:
        """Take one action of luck or of a bot, or what has come over the line, if one is due."""

    async def act(self) -> None:
        """Let whoever is due act, and all who are heard together with them."""

    async def thinking(self) -> bool:
        """Return whether whoever acts next is still at it; bots begin to think."""

    async def seat_player(self, seat: Seat, player: Player) -> None:
        """Let a player take a chair; the rules are asked by an action of its own."""

    async def give_up(self, seats: tuple[Seat, ...]) -> None:
        """End the game for these seats, and write down that they have given up."""

    def close(self) -> None:
        """Let go of the table; nothing more is thought or written here."""

    # Taking back.

    def last_choices(self) -> tuple[OwnChoice, ...]:
        """List the last choice of each seat here that can be taken back, the newest first."""

    def undone(self, seats: tuple[Seat, ...]) -> Event | None:
        """Return what the choice told first that was heard last to be taken back.

        Args:
            seats: of the people here, or one of them; the event is as all of these may know it.

        Returns:
            None where they were told nothing of it.
        """

    async def take_back(self, choice: OwnChoice, keep: tuple[OwnChoice, ...] = ()) -> TakingBack:
        """Take a choice of the people here back, with all that came after it.

        Args:
            choice: one of `last_choices`.
            keep: open ones since, the oldest first, that stay.
        """


class TableRecord(Protocol):
    """What is written down of a game, and what is known of its luck."""

    @property
    def kept(self) -> bool:
        """Whether it can be gone on with after it was left."""

    @property
    def at_server(self) -> bool:
        """Whether a server keeps it, where people far away play on without those here."""

    @property
    def luck_facts(self) -> LuckFacts:
        """Where its luck comes from."""

    @property
    def shared_luck(self) -> SharedLuckFacts | None:
        """What this device knows of the luck of everybody; None where there is no such."""

    @property
    def advice(self) -> bool:
        """Whether people may ask what an expert would do."""

    async def note_advice(self, seat: Seat) -> None:
        """Take note that a seat has asked what an expert would do."""

    async def settle(self) -> None:
        """Wait until what has happened is safe, and may be told."""

    def unsaved(self) -> tuple[Path, Callable[[], None]] | None:
        """Return, once, a file beside the record to be written when there is time, and its writer.

        The game does without it; None where there is none.
        """

    def private_lines(self) -> tuple[str, ...]:
        """Return the lines that were kept for the people here alone, as far as they can be read."""

    def keep_private(self, line: str) -> None:
        """Keep a line for the people here alone."""

    async def finish(self) -> None:
        """Write down that the game is over."""

    async def leave(self) -> None:
        """Write down that all the people here have left a table that could go on."""


class Vote(Protocol):
    """What the people here are asked by others, elsewhere."""

    async def vote(self, yes: bool) -> None:
        """Answer the proposal that came last."""


class TableConnection(Vote, Protocol):
    """The connection to a table far away, where something may happen while people here think."""

    @property
    def up(self) -> bool:
        """Whether it stands."""

    @property
    def sent(self) -> bool:
        """Whether a choice of the people here is on its way."""

    async def look_ahead(self) -> None:
        """Look, without a step, whether people elsewhere want what cannot wait for one."""


class SeenTable(Play, Protocol):
    """A table as a front end has it, on this machine or far away."""

    @property
    def record(self) -> TableRecord:
        """What is written down of it."""

    @property
    def connection(self) -> TableConnection | None:
        """The way to it; None for a table on this machine."""


class WordTable(SeenTable, Protocol):
    """A table whose people may add words to its luck."""

    async def add_words(self, words: str) -> None:
        """Add words of the players to the luck, before the first move.

        Raises:
            WordsError: they cannot stand in a record.
        """
