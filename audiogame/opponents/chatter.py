"""Remarks of the characters at a table: chosen once, the same for all listeners.

Remarks are seldom, and fair: none is made twice, and no character makes two more than another.
They draw from a random stream of their own, so that neither the luck of a game nor a bot's choice
depends on them.

Remarks follow from the moves, the undone moves and the players by seat: a resumed game knows which
remarks were made.  So each move is evaluated when it is heard, also where the characters are not
asked to speak before the next one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from audiogame.opponents.characters import Character, Occasion, characters, remarks
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import Value
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.move_list import Player, people
from audiogame.table.news import GameStarted, TakenBack
from audiogame.table.seen_table import CommonTable

TURNS = 10
"""Minimum number of choices of all seats between two remarks."""
TALKS = 0.5
"""Probability that a character makes a remark at an occasion."""


class Remark(Value):
    """A character's remark: the message, and the seat of the character."""

    seat: Seat
    name: str
    message: str


class Situation(Value):
    """The table after a move.

    Args:
        state: the state after it.
        leader: the seat that leads in the public view.
        turns: number of choices of all seats.
        there: characters by seat.
    """

    state: State
    leader: Seat | None
    turns: int
    there: Mapping[Seat, Character]


class ChatterMemory(Value):
    """Serialized memory of a chatter.

    Args:
        made: the messages of all remarks, in alphabetical order.
        spoken: number of remarks by seat.
        spoken_at: number of choices at the last remark.
        leader: the leader at the last evaluation.
        occasions: occasions without a remark so far.
        turns: number of choices at the last event heard.
        led: the leader then.
        there: seats of characters then.
    """

    made: tuple[str, ...]
    spoken: dict[Seat, int]
    spoken_at: int
    leader: Seat | None
    occasions: tuple[tuple[Seat, Occasion], ...]
    turns: int
    led: Seat | None
    there: tuple[Seat, ...]


class Chatter:
    """Chooses the remarks of the characters at one table.

    It is a guest at the table, and hears what is public.

    Args:
        table: the game; `chatter_of` adds this to its listeners.
    """

    def __init__(self, table: CommonTable) -> None:
        self._table = table
        self._figures = AskedFigures(table.game.figures)
        self.seats: tuple[Seat, ...] = ()
        """Seats of this listener: none, as for any guest."""
        self.tellers: list[Callable[[Remark], None]] = []
        """Callbacks that narrate a remark, one for each listener."""
        self._occasions: list[tuple[Seat, Occasion]] = []
        self._leader = self._leading()
        self._over = table.state.result is not None
        self._players: tuple[Player, ...] = ()
        self._there: dict[Seat, Character] = {}
        self._spoken_at = -TURNS
        self._heard = self._moment()
        self._made: set[str] = set()
        self._spoken: Counter[Seat] = Counter()

    memory_type = ChatterMemory

    def memory(self, view: State) -> ChatterMemory:
        """Return its memory of the game so far, including undone moves."""
        return ChatterMemory(
            made=tuple(sorted(self._made)),
            spoken={**self._spoken},
            spoken_at=self._spoken_at,
            leader=self._leader,
            occasions=tuple(self._occasions),
            turns=self._heard.turns,
            led=self._heard.leader,
            there=tuple(self._heard.there),
        )

    def recall(self, memory: ChatterMemory) -> None:
        """Restore its memory; the table stands where it stood then."""
        self._made, self._spoken = {*memory.made}, Counter(memory.spoken)
        self._spoken_at, self._leader = memory.spoken_at, memory.leader
        self._occasions = [*memory.occasions]
        there = {seat: self._characters[seat] for seat in memory.there}
        self._heard = Situation(self._table.state, memory.led, memory.turns, there)

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Process a public event."""
        if not self._characters and not self._heard.there:
            return  # no character is there to remark on it
        if isinstance(event, TakenBack):
            self.speak()
            self._heard, self._leader = self._moment(), self._leading()
            return
        if self._table.state is not self._heard.state:
            self.speak()
            self._heard = self._moment()
        match event:
            case GameStarted(resumed=False):
                self._add(Occasion.HELLO, *self._heard.state.seated)
            case _ if self._figures.ends_round(event):
                self._add(Occasion.ROUND, *self._heard.state.seated)

    def speak(self) -> None:
        """Make one remark, if there is an occasion and it is not too soon."""
        self._look()
        occasions, self._occasions = self._occasions, []
        turns, there = self._heard.turns, self._heard.there
        if turns - self._spoken_at < TURNS:
            return
        for seat, occasion in sorted(occasions, key=lambda one: self._spoken[one[0]]):
            fewest = min([self._spoken[other] for other in there])
            if self._spoken[seat] > fewest:
                continue
            random = self._table.stream(seat, turns, "chatter")
            manner = there[seat].manner
            new = [one for one in remarks(manner, occasion) if one not in self._made]
            if new and random.random() < TALKS:
                remark = Remark(seat, there[seat].name, random.choice(new))
                self._made.add(remark.message)
                self._spoken[seat] += 1
                self._spoken_at = turns
                for tell in self.tellers:
                    tell(remark)
                return

    @property
    def sits_here(self) -> bool:
        """Whether a character sits at the table, for whom remarks must be remembered."""
        return bool(self._characters)

    @property
    def _characters(self) -> Mapping[Seat, Character]:
        """The characters at the table, by seat: cached as long as the same players sit there."""
        players = self._table.players
        if players is not self._players:
            self._players, self._there = players, _characters_at(self._table)
        return self._there

    def _look(self) -> None:
        """Evaluate the last move: the leader after it, and whether the game was over."""
        state, result = self._heard.state, self._heard.state.result
        if result is not None:
            if not self._over:
                self._over = True
                self._occasions.clear()
                self._add(Occasion.WON, *result.winners)
                losers = [seat for seat in state.seated if seat not in result.winners]
                self._add(Occasion.LOST, *([] if result.alone else losers))
            return
        leader, before = self._heard.leader, self._leader
        if leader is not None and leader != before:
            self._leader = leader
            self._add(Occasion.AHEAD, leader)
            if before is not None:
                self._add(Occasion.BEHIND, before)

    def _add(self, occasion: Occasion, *seats: Seat) -> None:
        self._occasions += [(seat, occasion) for seat in seats if seat in self._heard.there]

    def _moment(self) -> Situation:
        state = self._table.state
        there = {seat: one for seat, one in self._characters.items() if seat in state.seated}
        turns = sum(self._table.decisions.values())
        # While it is too soon for a remark, the leader is not computed.
        soon = turns - self._spoken_at < TURNS
        return Situation(state, self._leading() if there and not soon else None, turns, there)

    def _leading(self) -> Seat | None:
        """Return the leader in the public view."""
        state: State = self._table.state
        view = seen_by_all(state, tuple(range(state.seats)))
        return None if view is None else self._figures.leader(view)


def _characters_at(table: CommonTable) -> dict[Seat, Character]:
    """Return the characters at a table; people, and bots that stand in for one, are none."""
    persons, every = people(table), characters()
    return {
        seat: every[player.name]
        for seat, player in enumerate(table.players)
        if player.bot is not None and seat not in persons and player.name in every
    }


def chatter_of(table: CommonTable) -> Chatter:
    """Return the only chatter of a table, which is among its listeners."""
    for listener in table.listeners:
        if isinstance(listener, Chatter):
            return listener
    chatter = Chatter(table)
    table.listeners.append(chatter)
    return chatter
