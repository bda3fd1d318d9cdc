"""Assessment of a record: what the choices of a seat cost, told apart from luck.

Each choice is judged from what its seat could know then, by the game's adviser, never by what was
hidden or came later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import fsum, hypot
from random import Random

from audiogame.archive.results import Fortunes
from audiogame.opponents.mind import ADVISER, JUDGE, Mind, mind_of
from audiogame.rules.fault import Fault
from audiogame.rules.game import Advice, Game, listens
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.valuation import Unit, Valuation
from audiogame.rules.value import Value, replace
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.move_list import Player, choice_before, is_person
from audiogame.table.notes import kind_of_note, number, read_notes
from audiogame.table.record import Record, read_move
from audiogame.table.replay import Private, ProgressListener, Replay
from audiogame.table.table import Table

NEARLY = 20
"""Noise of all costs of a game together below which they are nearly exact: so many times the
smallest difference that is told, such as a tenth of a win."""


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
        """Return the adviser's advice against the choice, computed in this process."""
        return self.adviser().advise(self.view, self.seat, self.random_again())

    def adviser(self) -> Mind:
        """Return an adviser that has heard the same, and compares with the choice."""
        adviser = Mind(self.mind.game, ADVISER, self.action)
        for event in self.mind.heard:
            adviser.hear(event)
        return adviser

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
        mistake: name of the kind of mistake, if it is costly; empty where the game names none.
    """

    line: int
    taken: int
    seat: Seat
    action: Action
    view: State
    player: Player
    valuation: Valuation
    back: bool = False
    mistake: str = ""

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


class Habit(Value):
    """A kind of mistake that was made several times.

    Args:
        mistake: its name.
        choices: number of them.
        cost: what they cost together.
    """

    mistake: str
    choices: int
    cost: float


def dearest_habit(mistakes: Iterable[tuple[str, float]]) -> Habit | None:
    """Return the habit that cost most; None if no kind of mistake was made twice.

    Args:
        mistakes: the kinds of the mistakes, each with its cost.
    """
    costs: dict[str, list[float]] = {}
    for mistake, cost in mistakes:
        if mistake:
            costs.setdefault(mistake, []).append(cost)
    habits = [Habit(kind, len(some), fsum(some)) for kind, some in costs.items() if len(some) > 1]
    return max(habits, key=lambda one: one.cost, default=None)


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

    @property
    def habit(self) -> Habit | None:
        """The habit that cost the person most."""
        return dearest_habit((one.mistake, one.cost) for one in self.costly)


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
        if not isinstance(action, Action) or not _decides(table.state, seat, action):
            return None
        view = table.state.seen_by(seat)
        random = table.streams.stream(seat, table.decisions[seat])
        mind, player = _judging(self._ears[seat].mind, view, seat, action), table.players[seat]
        return ChoiceToJudge(at, len(table.line), seat, action, view, player, mind, random)

    def take(self, decision: ChoiceToJudge, valuation: Valuation) -> Judged | None:
        """Take the values of a decision; None if its choices are alike, or it is not valued."""
        if valuation.has(decision.action):
            judged = judged_choice(decision, valuation)
            self._judged[judged.seat].append(judged)
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
        judged = with_mistakes(self.game, self._judged.get(self.seat, ()))
        found = Assessment(self.seat, judged)
        if not self.game.skill:
            fortunes = Fortunes(AskedFigures(self.game.figures))
            fortunes.count(self.table.told_so_far())
            return replace(found, throws=fortunes.of(self.seat))
        luck = self._luck(found)
        return replace(found, luck=luck, with_others=not self._apart)

    @property
    def _apart(self) -> bool:
        """Whether luck is told apart from the other's choices: all costs together are exact, or
        nearly."""
        every = [one.valuation for some in self._judged.values() for one in some]
        noise = hypot(*[one.error / one.unit.least for one in every])
        return self._both and noise < NEARLY

    def _luck(self, found: Assessment) -> float | None:
        """Return the luck of the seat: with two seats, without what the other's choices gave it."""
        luck = luck_of(self.game, self.table.state, found)
        if luck is None:
            return None
        return luck - (self._costs(1 - self.seat) if self._apart else 0.0)

    def _costs(self, seat: Seat) -> float:
        return sum([one.cost for one in self._judged[seat] if not one.back])


def luck_of(game: Game, state: State, found: Assessment) -> float | None:
    """Return the result beyond a fair share that a seat's own choices do not explain.

    The value of a position changes by luck, falls by what the seat's choices cost, and rises by
    what those of the others do.

    Args:
        state: the last state of the game.
        found: the choices of the seat.

    Returns:
        The difference in the unit of the values; None if it is not known, or there is no luck.
    """
    if not game.lucky or not found.judged:
        return None
    cost = sum([one.cost for one in found.judged if not one.back])
    if found.unit is Unit.DOLLARS:
        figures = AskedFigures(game.figures)
        money = figures.money(state)
        return money[found.seat] / figures.coins + cost if money else None
    if found.unit is Unit.WIN and state.result is not None and not state.result.alone:
        sides = len({state.side(seat) for seat in range(state.seats)})
        return state.result.share(found.seat) - 1 / sides + cost
    return None


class ChoiceLog:
    """The choices of the people here at a table whose record is elsewhere, as they are made.

    Args:
        game: the game, which has an expert.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.listens = listens(mind_of(game, JUDGE))
        """Whether its expert judges by events, which have to be noted."""
        self._choices: dict[Seat, list[tuple[int, ChoiceToJudge]]] = {}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that have chosen."""
        return tuple(sorted(self._choices))

    def note(
        self,
        seat: Seat,
        action: Action,
        view: State,
        player: Player,
        number: int,
        heard: Iterable[Event],
        random: Random,
    ) -> None:
        """Note a choice, if there are others.

        Args:
            number: number among the choices of the seat; one of the same number was taken back.
            heard: what the seat has heard, if the expert listens.
            random: random stream of the decision.
        """
        if not _decides(view, seat, action):
            return
        mind, choices = mind_of(self.game, JUDGE), self._choices.setdefault(seat, [])
        for event in heard:
            mind.hear(event)
        mind = _judging(mind, view, seat, action)
        at = len(choices)
        choices.append((number, ChoiceToJudge(at, at, seat, action, view, player, mind, random)))

    def choice(self, seat: Seat, at: int) -> ChoiceToJudge:
        """Return a choice of a seat by its number in the log, from 0."""
        return self._choices[seat][at][1]

    def of_seat(self, seat: Seat) -> list[tuple[ChoiceToJudge, bool]]:
        """List the choices of a seat, each with whether it was taken back."""
        choices = self._choices.get(seat, [])
        return [
            (choice, any(number <= before for number, _ in choices[at + 1 :]))
            for at, (before, choice) in enumerate(choices)
        ]


class LogAssessor:
    """Judges the choices in a log of one seat; used as an `Assessor`.

    Args:
        log: the log.
        seat: the seat.
        state: the last state of the game, as the seat sees it.
    """

    def __init__(self, log: ChoiceLog, seat: Seat, state: State) -> None:
        self._log, self._seat, self._state = log, seat, state
        self._judged: list[Judged] = []
        self._back = {choice.line: back for choice, back in log.of_seat(seat)}

    def decisions(self, progress: ProgressListener | None = None) -> Iterator[ChoiceToJudge]:
        """Yield each choice that is to be judged with `take` before the next is asked for.

        Args:
            progress: called with the number of choices.
        """
        choices = self._log.of_seat(self._seat)
        for choice, _ in choices:
            if progress is not None:
                progress.done, progress.count = progress.done + 1, len(choices)
            yield choice

    def take(self, decision: ChoiceToJudge, valuation: Valuation) -> Judged | None:
        """Take the values of a decision; None if its choices are alike, or it is not valued."""
        if not valuation.has(decision.action):
            return None
        judged = judged_choice(decision, valuation, self._back[decision.line])
        self._judged.append(judged)
        return judged

    def assessment(self) -> Assessment:
        """Return what was judged, with the luck, of which the others' play is a part."""
        judged = with_mistakes(self._log.game, self._judged)
        found = Assessment(self._seat, judged, with_others=True)
        return replace(found, luck=luck_of(self._log.game, self._state, found))


def _decides(state: State, seat: Seat, action: Action) -> bool:
    """Return whether an action is a choice among several, and no request."""
    legal = state.legal_actions(seat)
    if type(action) in state.unlisted:
        return action in legal or state.allows(seat, action)
    return len(legal) > 1 and action in legal


def _judging(mind: Mind, view: State, seat: Seat, action: Action) -> Mind:
    """Return the mind that judges an action: also what is not listed is valued."""
    return mind if action in view.legal_actions(seat) else mind.compared(action)


def judged_choice(choice: ChoiceToJudge, valuation: Valuation, back: bool = False) -> Judged:
    """Return a choice with its values."""
    return Judged(
        choice.line,
        choice.taken,
        choice.seat,
        choice.action,
        choice.view,
        choice.player,
        valuation,
        back,
    )


def with_mistakes(game: Game, judged: Iterable[Judged]) -> tuple[Judged, ...]:
    """Return choices with the kinds of mistake of the costly ones, as their game names them."""
    figures = AskedFigures(game.figures)

    def named(one: Judged) -> Judged:
        best = one.valuation.best.action
        return replace(one, mistake=figures.mistake(one.view, one.seat, one.action, best))

    return tuple([named(one) if one.costly else one for one in judged])


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
