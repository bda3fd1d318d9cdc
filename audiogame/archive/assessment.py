"""Assessment of a record: what the choices of a seat cost, told apart from luck.

Each choice is judged from what its seat could know then, by the game's adviser, never by what was
hidden or came later.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from audiogame.archive.results import Fortunes
from audiogame.opponents.mind import ADVISER, JUDGE, Mind, mind_of
from audiogame.rules.fault import Fault
from audiogame.rules.game import Advice, Game
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.valuation import Unit, Valuation
from audiogame.rules.value import Value, replace
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.move_list import Player, choice_before, is_person
from audiogame.table.notes import kind_of_note, number, read_notes
from audiogame.table.record import Record, read_move
from audiogame.table.replay import Private, ProgressListener, Replay
from audiogame.table.table import Table


class CannotAssess(Fault):
    """A record whose choices cannot be judged: its game has no expert, or it is not over."""


class ChoiceToJudge(Value):
    """A choice of a record that is to be judged.

    Args:
        line: number of its line in the record.
        taken: number of entries of the line of play before it.
        seat: the seat that chose.
        action: its choice.
        view: the state as the seat saw it.
        player: who sat there.
        mind: adviser that has heard what the seat had heard; only valid until the next decision.
        random: random stream of the decision.
    """

    line: int
    taken: int
    seat: Seat
    action: Action
    view: State
    player: Player
    mind: Mind
    random: Random

    def valuation(self) -> Valuation:
        """Return the value of each choice, computed in this process."""
        advice = self.mind.advise(self.view, self.seat, self.random_again())
        assert advice.valuation is not None, "a judge values choices"
        return advice.valuation

    def advice(self) -> Advice:
        """Return the adviser's advice, computed in this process."""
        adviser = Mind(self.mind.game, ADVISER)
        for event in self.mind.heard:
            adviser.hear(event)
        return adviser.advise(self.view, self.seat, self.random_again())

    def random_again(self) -> Random:
        """Return the random stream of the decision from its beginning."""
        again = Random()
        again.setstate(self.random.getstate())
        return again


class Judged(Value):
    """A choice with its values.

    Args:
        line, taken, seat, action, view, player: as in `ChoiceToJudge`.
        valuation: the value of each choice.
        back: whether it was taken back.
    """

    line: int
    taken: int
    seat: Seat
    action: Action
    view: State
    player: Player
    valuation: Valuation
    back: bool = False

    @property
    def cost(self) -> float:
        """How much worse it was than the best choice."""
        return self.valuation.cost(self.action)

    @property
    def own(self) -> bool:
        """Whether it counts for the person of its seat: not a bot's, and not taken back."""
        return self.player.bot is None and not self.back

    @property
    def costly(self) -> bool:
        """Whether it cost so much that it is told."""
        return self.cost >= self.valuation.unit.least


class Assessment(Value):
    """What the choices of one seat cost, and what luck gave.

    Args:
        seat: the seat.
        judged: all its choices among several, in their order, also a bot's and those taken back.
        luck: what luck gave it, in the unit of the values; below 0 if it took.  None if unknown.
        with_others: whether what the others did for it or against it is in `luck`, too.
        throws: in a game of luck alone: its throws, their points, and what they bring on average.
    """

    seat: Seat
    judged: tuple[Judged, ...]
    luck: float | None = None
    with_others: bool = False
    throws: tuple[int, int, float] = (0, 0, 0.0)

    @property
    def own(self) -> tuple[Judged, ...]:
        """The choices that count for the person of the seat."""
        return tuple([one for one in self.judged if one.own])

    @property
    def costly(self) -> tuple[Judged, ...]:
        """The choices that cost the person something."""
        return tuple([one for one in self.own if one.costly])

    @property
    def cost(self) -> float:
        """What all choices of the person cost together."""
        return sum([one.cost for one in self.own])

    @property
    def unit(self) -> Unit:
        """The unit of costs and luck."""
        return self.judged[0].valuation.unit if self.judged else Unit.WIN

    @property
    def about(self) -> bool:
        """Whether any cost is an estimate."""
        return any(one.valuation.error > 0 for one in self.own)


class _Ear:
    """Listener that tells a mind what its seat hears."""

    def __init__(self, seat: Seat, mind: Mind) -> None:
        self.seats: tuple[Seat, ...] = (seat,)
        self.mind = mind

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.mind.hear(event)


class Assessor:
    """Judges the choices of one seat in a record, one decision after the other.

    Args:
        record: the record.
        private: its secrets.
        seat: the seat.

    Raises:
        CannotAssess: its game has no expert, or has people who have not finished it.
        RecordError: the game, its version, the seats or the options do not exist here.
    """

    def __init__(self, record: Record, private: Private, seat: Seat) -> None:
        self._replay = Replay(record, private)
        self._notes = read_notes(record.notes)
        self._lines = len(record.moves)
        self.table = self._replay.table
        self.game = self.table.game
        check_assessable(self.game, record, seat)
        self.seat = seat
        other = 1 - seat
        self._both = self.game.lucky and self.table.state.seats == 2
        seats = (seat, other) if self._both else (seat,)
        self._ears = {one: _Ear(one, self._mind()) for one in seats} if self.game.skill else {}
        self.table.listeners += self._ears.values()
        self._judged: dict[Seat, list[Judged]] = {one: [] for one in seats}

    def _mind(self) -> Mind:
        return mind_of(self.game, JUDGE)

    def decisions(self, progress: ProgressListener | None = None) -> Iterator[ChoiceToJudge]:
        """Yield each choice that is to be judged with `take` before the next is asked for.

        Args:
            progress: called with the number of lines read.

        Raises:
            RecordError: a line is not possible where it stands.
        """
        table, lines = self.table, iter(self._replay.lines())
        next(lines)  # the opening
        for at, text in self._replay.record.moves:
            if progress is not None:
                progress.done, progress.count = progress.done + 1, self._lines
            decision = self._decision(at, text)
            if decision is not None:
                yield decision
            if kind_of_note(text) == "undo":
                first = choice_before(table.line, number(text.split()[-1]) or 0)
                self._take_back(first)
                next(lines)
                self._hear_again()
            else:
                next(lines)

    def _decision(self, at: int, text: str) -> ChoiceToJudge | None:
        """Return the decision that a line of the record makes, if it is one to be judged."""
        who = text.partition(" ")[0]
        seat = number(who)
        if seat is None or seat not in self._ears:
            return None
        table = self.table
        words = self._replay.in_words(at, text)
        _, action = read_move(table.state, at, words)
        legal = table.state.legal_actions(seat)
        if not isinstance(action, Action) or len(legal) < 2 or action not in legal:
            return None
        view = table.state.seen_by(seat)
        random = table.streams.stream(seat, table.decisions[seat])
        mind, player = self._ears[seat].mind, table.players[seat]
        return ChoiceToJudge(at, len(table.line), seat, action, view, player, mind, random)

    def take(self, decision: ChoiceToJudge, valuation: Valuation) -> Judged | None:
        """Take the values of a decision; None if its choices are alike, which is none."""
        if valuation.choices:
            one = decision
            judged = Judged(
                one.line, one.taken, one.seat, one.action, one.view, one.player, valuation
            )
            self._judged[one.seat].append(judged)
            return judged
        return None

    def _take_back(self, first: int) -> None:
        for judged in self._judged.values():
            judged[:] = [one if one.taken < first else replace(one, back=True) for one in judged]

    def _hear_again(self) -> None:
        """Make new minds that have heard only what was not taken back."""
        events = [*self.table.told_so_far()]
        for seat, ear in self._ears.items():
            ear.mind = self._mind()
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    ear.mind.hear(seen)

    def assessment(self) -> Assessment:
        """Return what was judged, with the luck once all decisions were."""
        judged = tuple(self._judged.get(self.seat, ()))
        found = Assessment(self.seat, judged)
        if not self.game.skill:
            fortunes = Fortunes(AskedFigures(self.game.figures))
            fortunes.count(self.table)
            return replace(found, throws=fortunes.of(self.seat))
        luck = self._luck(found)
        return replace(found, luck=luck, with_others=not self._exact)

    @property
    def _exact(self) -> bool:
        every = [one for some in self._judged.values() for one in some]
        return self._both and not any(one.valuation.error for one in every)

    def _luck(self, found: Assessment) -> float | None:
        """Return the result beyond a fair share that the seat's own choices do not explain.

        The value of a position changes by luck, falls by what the seat's choices cost, and with
        two seats rises by what the other's do.
        """
        state, seat = self.table.state, self.seat
        if not self.game.lucky or not found.judged:
            return None
        if found.unit is Unit.DOLLARS:
            figures = AskedFigures(self.game.figures)
            money = figures.money(state)
            if not money:
                return None
            made = money[seat] / figures.coins
        elif found.unit is Unit.WIN and state.result is not None:
            winners = state.result.winners
            made = (seat in winners) / max(len(winners), 1) - 1 / state.seats
        else:
            return None
        others = self._costs(1 - seat) if self._exact else 0.0
        return made + self._costs(seat) - others

    def _costs(self, seat: Seat) -> float:
        return sum([one.cost for one in self._judged[seat] if not one.back])


def check_assessable(game: Game, record: Record, seat: Seat) -> None:
    """Check that the choices of a seat may be judged, and can be.

    Before the end of a game only those of a person who plays alone against bots may be, where an
    expert may be asked.

    Raises:
        CannotAssess: they may not, or its game has no expert.
    """
    if game.skill and game.adviser is None:
        raise CannotAssess("assess-no-expert", game=game.name)
    notes = read_notes(record.notes)
    people = [at for at, (kind, _) in enumerate(record.header.players) if kind == "person"]
    alone = people == [seat] and record.header.advice
    if not (notes.result or notes.gave_up or alone):
        raise CannotAssess("assess-not-over")


def assess(
    record: Record, private: Private, seat: Seat, progress: ProgressListener | None = None
) -> Assessment:
    """Judge all choices of a seat, in this process; arguments as for `Assessor`.

    Args:
        progress: called with the number of lines read.
    """
    assessor = Assessor(record, private, seat)
    for decision in assessor.decisions(progress):
        assessor.take(decision, decision.valuation())
    return assessor.assessment()


def assessed_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats that a person had, at the beginning or later."""
    seats = {seat for seat, player in enumerate(table.first) if is_person(player)}
    came = [(one.seat, one.what) for one in table.line if isinstance(one.what, Player)]
    seats |= {seat for seat, player in came if is_person(player)}
    return tuple(sorted(seats))
