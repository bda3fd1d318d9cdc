"""One game being played: the state, who sits where, luck, and what is told to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from audiogame.rules.chance import Outcome
from audiogame.rules.game import Bot, Game
from audiogame.rules.options import Options
from audiogame.rules.state import CHANCE, Action, Event, Query, Seat, State, seen_by_all
from audiogame.table.luck import Luck
from audiogame.table.record import chair_note, commitment, move_line, opened_note


@dataclass(frozen=True)
class Player:
    """Who sits in a seat.

    Args:
        name: how the player is called.
        bot: the strength of a bot, None for a person.
    """

    name: str
    bot: str | None = None


EMPTY = Player("")
"""An empty chair."""


@dataclass(frozen=True)
class GameStarted(Event):
    """A game begins, or goes on: who plays it, in playing order."""

    seats: tuple[Seat, ...]
    resumed: bool


class Listener(Protocol):
    """An output set with one or more seats, such as the people at one keyboard."""

    seats: tuple[Seat, ...]

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take an event that `seats` may know, all of the listener's or one of them."""


class Step(Enum):
    """What a step of the table came to."""

    MOVED = "moved"
    AWAITED = "awaited"
    OVER = "over"


def heard(event: Event, seats: tuple[Seat, ...]) -> Iterator[tuple[Event, tuple[Seat, ...]]]:
    """Share an event among the seats of a listener.

    Yields:
        The event as all of them may know it, then, for a seat that may know more, its own view.
    """
    shared = seen_by_all(event, seats)
    if shared is not None:
        yield shared, seats
    if len(seats) > 1:
        for seat in seats:
            own = event.seen_by(seat)
            if own is not None and own != shared:
                yield own, (seat,)


class Table:
    """One game being played.  It has no clock and prints nothing.

    Args:
        game: which game.
        players: who sits in each seat, in playing order.
        options: the table options, None for the defaults.
        luck: where luck's outcomes come from.
        journal: takes one line a move, before any listener hears of it.
        listeners: who hears what happens.
        whisper: takes the words of a secret choice, which the journal has as a keyed hash only.
        key: what those hashes are made with.
    """

    def __init__(
        self,
        game: Game,
        players: tuple[Player, ...],
        options: Options | None,
        luck: Luck,
        journal: Callable[[str], None],
        listeners: Iterable[Listener] = (),
        whisper: Callable[[str], None] = lambda line: None,
        key: str = "",
    ) -> None:
        self.game = game
        self.state: State = game.new(len(players), options)
        self.players = players + (EMPTY,) * (self.state.seats - len(players))
        self.luck = luck
        self.journal = journal
        self.listeners = list(listeners)
        self.whisper = whisper
        self.key = key
        self.outcomes = 0
        self.moves = 0
        self._secrets: list[tuple[int, Seat, Action]] = []
        self.decisions: Counter[Seat] = Counter()
        self.first = players
        """Who sat down at the beginning."""
        self.bots: dict[Seat, Bot] = {
            seat: game.bot(player.bot) for seat, player in enumerate(players) if player.bot
        }

    def open(self) -> None:
        """Tell everybody that the game begins."""
        self._tell((GameStarted(self.state.seated, False), *self.state.opening()))

    def submit(self, seat: Seat, action: Action) -> None:
        """Let a seat choose.

        Raises:
            NotAllowed: it may not; nothing has changed.
        """
        self._advance(seat, action)

    def ask(self, seats: tuple[Seat, ...], query: Query, about: Seat) -> tuple[Event, ...]:
        """Answer a question of `about` from what all `seats` may know."""
        view = seen_by_all(self.state, seats or self._all_seats())
        assert view is not None, "a state can be seen in part, never not at all"
        return view.answer(query, about)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people that owe an action."""
        return tuple(seat for seat in self.state.actors if seat != CHANCE and seat not in self.bots)

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Let a player take a chair; the rules are asked by an action of its own."""
        self.journal(chair_note(seat, player.bot or "person", player.name))
        self.take_chair(seat, player)

    def take_chair(self, seat: Seat, player: Player) -> None:
        """Put a player on a chair, without a line in the journal."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self.bots.pop(seat, None)
        if player.bot:
            self.bots[seat] = self.game.bot(player.bot)

    def step(self) -> Step:
        """Take one action of luck or of a bot, if one is due."""
        state = self.state
        chance = state.chance
        if chance is not None:
            self._advance(CHANCE, self.luck.outcome(self.outcomes, chance))
            return Step.MOVED
        for seat in state.actors:
            if seat in self.bots:
                random = self.luck.stream(seat, self.decisions[seat])
                action = self.bots[seat].choose(state.seen_by(seat), seat, random)
                self._advance(seat, action)
                return Step.MOVED
        return Step.OVER if state.result is not None else Step.AWAITED

    def replay(self, seat: Seat, action: Action | Outcome) -> None:
        """Take a move of a record again: bots hear of it, listeners and the journal do not."""
        kept = self.listeners, self.journal, self.whisper
        self.listeners = []
        self.journal = self.whisper = lambda line: None
        try:
            self._advance(seat, action)
        finally:
            self.listeners, self.journal, self.whisper = kept

    def resumed(self) -> None:
        """Tell everybody that the game goes on."""
        self._tell((GameStarted(self.state.seated, True),))

    def _all_seats(self) -> tuple[Seat, ...]:
        return tuple(range(self.state.seats))

    def _advance(self, seat: Seat, action: Action | Outcome) -> None:
        before = self.state
        self.state, events = before.apply(seat, action)
        self.moves += 1
        if isinstance(action, tuple):
            self.outcomes += 1
            self.journal(move_line(seat, action))
        else:
            self.decisions[seat] += 1
            self._write_choice(before, seat, action)
        if self._secrets:
            self._open_secrets()
        self._tell(events)

    def _write_choice(self, before: State, seat: Seat, action: Action) -> None:
        """Write a choice down; a secret one as a keyed hash, its words go to the whisper."""
        line = move_line(seat, action)
        if not before.hidden_from(seat):
            self.journal(line)
            return
        self._secrets.append((self.moves, seat, action))
        self.whisper(opened_note(self.moves, line))
        self.journal(f"{seat} {commitment(self.key, self.moves, line)}")

    def _open_secrets(self) -> None:
        """Write the words of secret choices down as soon as they are known to all."""
        over = self.state.result is not None
        kept = []
        for move, seat, action in self._secrets:
            if not over and self.state.still_secret(seat, action):
                kept.append((move, seat, action))
            else:
                self.journal(f"# {opened_note(move, move_line(seat, action))}")
        self._secrets = kept

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            for seat, bot in self.bots.items():
                seen = event.seen_by(seat)
                if seen is not None:
                    bot.hear(seen)
            for listener in self.listeners:
                if not listener.seats:  # a guest hears what everyone may know
                    known = seen_by_all(event, self._all_seats())
                    if known is not None:
                        listener.hear(known, self._all_seats())
                    continue
                for shared, seats in heard(event, listener.seats):
                    listener.hear(shared, seats)
