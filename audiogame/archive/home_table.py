"""The local table with its record, as a front end uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random

from audiogame.archive.journal import Journal
from audiogame.archive.kept_state import keep_state, state_file, state_to_keep
from audiogame.opponents.bot_thoughts import BotThoughts
from audiogame.opponents.thought import Thinker
from audiogame.rules.state import Action, Event, Query, Seat, State, seen_by_all
from audiogame.table.line_of_play import Milestone
from audiogame.table.move_list import Player, people
from audiogame.table.news import GameMoved, GameStarted, Listener, Step, Unkept
from audiogame.table.notes import advice_note, check_words, words_note
from audiogame.table.open_choices import found, own_choices, resolving, take_choice_back, undecided
from audiogame.table.seen_table import LuckFacts, OwnChoice, TakingBack
from audiogame.table.table import Table


class HomeTable:
    """A local table, whose people all sit at this keyboard.

    Args:
        table: the game.
        journal: writes its record.
        seed: of its random stream.
        secret: whether the seed is unknown until the game is over.
        copied: number of moves copied from another game.
        advice: whether people may ask for an expert's advice.
    """

    connection = None
    at_server = False
    shared_luck = None

    def __init__(
        self,
        table: Table,
        journal: Journal,
        seed: str,
        secret: bool,
        copied: int = 0,
        advice: bool = True,
    ) -> None:
        self.table, self.game, self.news = table, table.game, table.news
        self.journal = journal
        self.seed = seed
        self.secret = secret
        self.copied = copied
        self.advice = advice
        self._thoughts = BotThoughts(None, table)
        self._over = False
        self._kept: Milestone | None = None
        """The milestone that is kept beside the record as a snapshot."""
        self._views: dict[tuple[Seat, ...], State] = {}
        """Cache of the views of the newest state, by seats."""
        self._seen_of: State | None = None
        """The state of which the cached views are."""
        self._seated: tuple[Player, ...] | None = None
        self._here: tuple[Seat, ...] = ()
        """Cache of the seats of people, valid while the same players are seated."""

    def let_think(self, thinker: Thinker | None) -> None:
        """Run slow bots in a thinker beside the game; None runs them in the event loop."""
        self._thoughts = BotThoughts(thinker, self.table)

    @property
    def hash(self) -> str:
        """SHA-256 of the header, to be published as a commitment; empty where no record is kept."""
        return self.journal.hash

    @property
    def record(self) -> HomeTable:
        """The record of the game, without the private file."""
        return self

    # Seats of the people here, and their view.

    @property
    def here(self) -> tuple[Seat, ...]:
        """Seats of people, who all sit at this keyboard."""
        players = self.table.players
        if players is not self._seated:
            self._seated, self._here = players, people(self.table)
        return self._here

    @property
    def players(self) -> tuple[Player, ...]:
        """Players seated now, by seat."""
        return self.table.players

    @property
    def first(self) -> tuple[Player, ...]:
        """Players seated at the beginning, by seat."""
        return self.table.first

    @property
    def listeners(self) -> list[Listener]:
        """Listeners of the table's events."""
        return self.table.listeners

    @property
    def state(self) -> State:
        """The combined view that the people here have of the state."""
        here = self._here if self.table.players is self._seated else self.here
        if self.table.state is self._seen_of and here in self._views:
            return self._views[here]
        return self.view(*here)

    def view(self, *seats: Seat) -> State:
        """Return the combined view of some seats; without seats, the public view."""
        state = self.table.state
        if state is not self._seen_of:
            self._seen_of, self._views = state, {}
        view = self._views.get(seats)
        if view is None:
            view = self._views[seats] = seen_by_all(state, seats or tuple(range(state.seats)))
        return view

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats of people that the game waits for."""
        return self.table.awaited

    @property
    def decisions(self) -> Mapping[Seat, int]:
        """Number of choices each seat has made."""
        return self.table.decisions

    def stream(self, seat: Seat, number: int, use: str = "bot") -> Random:
        """Return the seat's own random stream for its n-th decision."""
        return self.table.streams.stream(seat, number, use)

    def ask(
        self, seats: tuple[Seat, ...], query: Query, about: Seat, again: int = 0
    ) -> tuple[Event, ...]:
        """Answer a question of `about` in the view of all `seats`; `again` counts repetitions."""
        return self.view(*seats).answer(query, about, again)

    def told_so_far(self, seat: Seat) -> Iterator[Event]:
        """Yield the events that a seat has heard in the line of play."""
        for event in self.table.told_so_far():
            seen = event.seen_by(seat)
            if seen is not None:
                yield seen

    def last_heard(self, count: int) -> list[Event]:
        """Return the last `count` events that the people here heard, without `GameStarted`."""
        table = self.table
        here = self.here or tuple(range(table.state.seats))
        told = [seen_by_all(one, here) for one in table.recent if not isinstance(one, GameStarted)]
        return [one for one in told if one is not None][-count:]

    @property
    def moved(self) -> bool:
        """Whether any move has been made since the game began."""
        return bool(self.table.moves)

    @property
    def undecided(self) -> bool:
        """Whether some seats have chosen in secret, and others asked with them have not."""
        return undecided(self.table)

    @property
    def luck_due(self) -> bool:
        """Whether luck acts next."""
        return self.table.state.chance is not None

    @property
    def resolving(self) -> bool:
        """Whether only bots still owe their part of a simultaneous secret choice."""
        return resolving(self.table, self.here)

    # Luck and record: what may be known of them.

    @property
    def luck_facts(self) -> LuckFacts:
        """Source of the luck; a secret seed stays hidden until the game is over."""
        return LuckFacts(
            hash=self.journal.hash,
            seed="" if self.secret and not self._over else self.seed,
            seed_hash=sha256(self.seed.encode()).hexdigest() if self.secret else "",
            words=self.table.luck.words,
            fair=self.secret,
            over=self._over,
        )

    @property
    def kept(self) -> bool:
        """Whether the record is kept."""
        return self.journal.path is not None

    def unsaved(self) -> tuple[Path, Callable[[], None]] | None:
        """Return, once, the snapshot file of a long game, with the function that writes it."""
        if not self.table.milestones:
            return None
        state = state_to_keep(self.table)
        if state is None or state is self._kept or (path := self.journal.path) is None:
            return None
        self._kept = state
        return state_file(path), partial(keep_state, path, self.game, state, {**self.table.bots})

    # Playing on.

    async def begin(self) -> None:
        """Announce to all listeners that the game begins."""
        self.table.open()

    async def resume(self) -> None:
        """Announce to all listeners that the game resumes."""
        self.table.resumed()

    async def submit(self, seat: Seat, action: Action) -> None:
        """Submit a seat's choice.

        Raises:
            NotAllowed: the action is illegal; nothing has changed.
        """
        self.table.submit(seat, action)

    async def step(self) -> Step:
        """Take one action of luck or of a bot, if one is due."""
        return self.table.step()

    async def act(self) -> None:
        """Take an action of luck or of bots, and luck's answer to a bot's throw.

        Bots that choose in secret beside each other all choose in one step.
        """
        self._let_act()
        while not self.awaited and self._thoughts.asked_before and not self._thoughts.go_on():
            self._let_act()
        while self.table.state.chance is not None:
            self.table.step()

    def _let_act(self) -> None:
        chosen = self._thoughts.take()
        if chosen is not None:
            self.table.submit(*chosen)
        else:
            self.table.step()

    async def thinking(self) -> bool:
        """Start all slow bots that have to choose; return whether the next is unfinished.

        They also run while a person chooses in secret.
        """
        return self._thoughts.go_on()

    async def settle(self) -> None:
        """Wait until everything that has happened is on the disk."""
        await self.journal.durable()
        self._look_for_fault()

    def _look_for_fault(self) -> None:
        """Report, once, that the record could not be written."""
        why = self.journal.fault()
        if why:
            self.news.put(Unkept(why))

    async def seat_player(self, seat: Seat, player: Player) -> None:
        """Seat a player in a chair."""
        self.table.seat_player(seat, player)
        self.news.put(GameMoved())

    async def note_advice(self, seat: Seat) -> None:
        """Record that a seat has asked for an expert's advice."""
        self.journal.write(f"# {advice_note(seat)}")
        await self.settle()

    async def add_words(self, words: str) -> None:
        """Mix words of the players into the luck, whose hash is already on the disk.

        Raises:
            WordsError: they cannot stand in a record.
        """
        check_words(words)
        self.journal.write(f"# {words_note(words)}")
        self.table.luck = self.table.luck.with_words(words)

    # Undo.

    def last_choices(self) -> tuple[OwnChoice, ...]:
        """List the last choice of each seat here that can be taken back, newest first."""
        return own_choices(self.table, self.here, self.copied)

    def undone(self, seats: tuple[Seat, ...]) -> Event | None:
        """Return the choice that was taken back last, in the view of `seats`."""
        event = self.table.undone
        return None if event is None else seen_by_all(event, seats)

    async def take_back(self, choice: OwnChoice, keep: tuple[OwnChoice, ...] = ()) -> TakingBack:
        """Take a choice back, with all moves after it."""
        taken = found(self.table, choice, self.copied)
        kept = tuple(one for own in keep if (one := found(self.table, own)) is not None)
        if taken is None:
            return TakingBack.LATE
        luck = take_choice_back(self.table, taken, kept)
        return TakingBack.WITH_LUCK if luck else TakingBack.DONE

    # The private file, for the people here alone.

    @property
    def path(self) -> Path | None:
        """File of the record; None if it isn't kept."""
        return self.journal.path

    @property
    def ended(self) -> Path | None:
        """File of the record once the game is over; None before, or if it isn't kept."""
        return self.journal.path if self._over else None

    def private_lines(self) -> tuple[str, ...]:
        """Return the lines of the private file, as far as it can be read."""
        return self.journal.whispered()

    def keep_private(self, line: str) -> None:
        """Append a line to the private file."""
        self.journal.whisper(line)
        self._look_for_fault()

    # The end.

    async def finish(self) -> None:
        """Record that the game is over, and reveal what was secret."""
        result = self.table.state.result
        assert result is not None, "a game is finished by its rules"
        self._over = True
        self.journal.finish(result.places, self.seed, self.secret, result.sides)
        self._look_for_fault()

    async def give_up(self, seats: tuple[Seat, ...]) -> None:
        """End the game, and record the seats that have given up; it cannot be resumed."""
        self._over = True
        self.table.uncover()
        self.journal.give_up(seats, self.seed, self.secret)
        self._look_for_fault()

    async def leave(self) -> None:
        """Record that only bots are left, who would play on among themselves.

        The game is not over, so its seed and its secrets stay untold.
        """
        self.journal.write("# left")
        self._look_for_fault()

    def close(self) -> None:
        """Stop the bots' computations, and close the record."""
        self._thoughts.drop()
        self.journal.close()
