"""Practice: the costly choices of one's own games, until each was right twice."""

from __future__ import annotations

from collections.abc import Mapping

from audiogame.archive.description import archive_narrator
from audiogame.archive.folder import records_folder
from audiogame.archive.kept_assessments import (
    FILE,
    KeptAssessment,
    KeptChoice,
    practised,
    read_assessments,
    save_assessments,
    to_practise,
)
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.long_work import wait_for
from audiogame.console.user_data import UserData
from audiogame.keys.commands import PICKS, Command
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.valuation_words import advice_parts, amount_words
from audiogame.opponents.mind import JUDGE
from audiogame.play.judge import advice_of, adviser_at
from audiogame.play.review import REVIEW_COMMANDS, Handler, WalkEnd, Walkthrough
from audiogame.rules.fault import RAISED, Fault, system_reason
from audiogame.rules.state import Action
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Table


async def practise(app: App) -> None:
    """Ask the costly choices of all reviewed games, the oldest first, until the player goes back.

    Raises:
        ProgramLeft: the program ends.
    """
    await app.data.unsaved.written()
    open_choices = to_practise(_kept(app.data))
    if not open_choices:
        _say(app.dialogue, "practice-none")
        return
    _say(app.dialogue, "practice-begins", count=len(open_choices))
    for kept, choice in open_choices:
        table = await _table_of(app, kept)
        if table is None:
            continue
        exercise = Exercise(app, table, kept, choice)
        await exercise.run()
        if not exercise.answered:
            return
        if exercise.right:
            await _keep(app, kept, choice)
    _say(app.dialogue, "practice-ends")


def _say(dialogue: Dialogue, message: str, **values: object) -> None:
    narrator = archive_narrator(dialogue.language, dialogue.narrator.verbosity)
    dialogue.say(Line(narrator.say(message, **values), urgency=Urgency.ANSWER))


async def _table_of(app: App, kept: KeptAssessment) -> Table | None:
    """Return the table of a kept game at its end; None if its record is gone or damaged."""
    path = records_folder(app.data.folder) / kept.record
    try:
        record = load(path)
        return await wait_for(app, Replay(record, kept_private(path, record)).to_end)
    except (Fault, OSError):
        return None


def _kept(data: UserData) -> tuple[KeptAssessment, ...]:
    none: tuple[KeptAssessment, ...] = ()
    return data.kept(lambda: read_assessments(data.folder), none)


async def _keep(app: App, kept: KeptAssessment, choice: KeptChoice) -> None:
    """Count a choice as right once more."""
    await app.data.unsaved.written()
    data = app.data.folder
    now = {(one.record, one.seat): one for one in _kept(app.data)}
    done = practised(now.get((kept.record, kept.seat), kept), choice.taken)
    app.data.unsaved.put(
        data / FILE,
        lambda: save_assessments(data, (done,)),
        lambda fault: app.dialogue.tell("assess-not-kept", why=system_reason(fault)),
    )


class Exercise(Walkthrough):
    """One choice that was costly, to be made again; all questions are answered as at the table.

    Args:
        app: keys and outputs.
        table: the game, at the end of its record.
        kept: the assessment of the seat.
        choice: the choice.
    """

    def __init__(self, app: App, table: Table, kept: KeptAssessment, choice: KeptChoice) -> None:
        super().__init__(app, table)
        self._seat = kept.seat
        self._place = self.review.moments.before(choice.taken)
        self._options: tuple[Action, ...] = ()
        """One of each choice that is told in the same words."""
        self._at: int | None = None
        """Index of the option that is selected."""
        self.answered = False
        """Whether a choice was made."""
        self.right = False
        """Whether it was one that costs nothing."""

    def _begin(self) -> None:
        self.review.over = True  # its game was reviewed
        self.review.go(self._place)
        self.review.look_as((self._seat,))
        view, seen = self._own_view, dict[str, Action]()
        for action in view.legal_actions(self._seat):
            seen.setdefault(self._option(action), action)
        self._options = tuple(seen.values())
        self._tell_place()

    def _tell_place(self) -> None:
        position = self._words(self._own_view.position(self._seat), self._seat)
        self._quote("practice-choose", position=position)

    def _option(self, action: Action) -> str:
        """Return the words of a choice."""
        return self._words(self._own_view.described(self._seat, action), self._seat)

    async def _select(self, command: Command) -> None:
        """Select the next or previous option, the first or the last, or the one of a digit."""
        last = len(self._options) - 1
        at = -1 if self._at is None else self._at
        match command.name:
            case "up":
                at = max(at - 1, 0)
            case "first":
                at = 0
            case "last":
                at = last
            case "down" | "mark":
                at = min(at + 1, last)
            case _:
                at = min(command.pick - 1, last)
        self._at = at
        told = self._option(self._options[at])
        self._quote("practice-option", told=told, number=at + 1, count=last + 1)

    async def _choose(self, command: Command) -> WalkEnd | None:
        if self._at is None:
            self._say("practice-select")
            return None
        action = self._options[self._at]
        chosen = self._option(action)
        mind, random = adviser_at(self.table, self.review.moment.taken, self._seat, JUDGE)
        try:
            found = await advice_of(self.app, mind, self._own_view, self._seat, random)
            valuation = found.valuation if found is not None else None
        except RAISED:  # any error of an adviser: the next choice is practised
            valuation = None
        if valuation is None:
            self.app.dialogue.tell("advice-failed")
            return WalkEnd(None)
        cost = valuation.cost(action)
        self.answered, self.right = True, cost < valuation.unit.least
        advice = await self._advice_here(self._seat, action)
        best, same = "", True
        if advice is not None:
            best = advice_parts(
                self.narrator,
                lambda one: self._words((one,), self._seat),
                advice,
                action,
            )[0]
            same = self._option(advice.action) == chosen
        self._quote(
            "practice-right" if self.right else "practice-wrong",
            same=same,
            chosen=chosen,
            cost=amount_words(self.narrator, valuation.unit, cost, valuation.error > 0),
            best=best,
        )
        return WalkEnd(None)

    async def _nothing(self, command: Command) -> None:
        """Refuse to leave the place of the exercise."""
        self._say("practice-stays")

    @property
    def commands(self) -> Mapping[str, Handler]:
        """The handlers of commands, by name."""
        return EXERCISE_COMMANDS


EXERCISE_COMMANDS: Mapping[str, Handler] = {
    **REVIEW_COMMANDS,
    **dict.fromkeys(("up", "down", "mark", "first", "last", *PICKS), Exercise._select),
    **dict.fromkeys(
        ("next-key", "previous-key", "next-round", "previous-round"), Exercise._nothing
    ),
    "choose": Exercise._choose,
}
"""Handlers of the commands in an exercise."""
