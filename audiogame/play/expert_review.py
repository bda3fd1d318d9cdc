"""Review with the expert: what each choice of a game cost, and what was better."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

from audiogame.archive.assessment import (
    Assessment,
    Assessor,
    CannotAssess,
    ChoiceLog,
    Judged,
    assessed_seats,
)
from audiogame.archive.assessment_words import short_choice, short_summary
from audiogame.archive.home_table import HomeTable
from audiogame.archive.kept_assessments import FILE, kept_assessment, save_assessments
from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.console.long_work import wait_for
from audiogame.keys.commands import PICKS, Command, Mode
from audiogame.narration.narrator import Line
from audiogame.play.far_review import FarReview, tell_throws
from audiogame.play.judge import LOOK, SOON, Judge
from audiogame.play.review import REVIEW_COMMANDS, Handler, WalkEnd, Walkthrough
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import percent
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Private, Replay
from audiogame.table.seen_table import SeenTable
from audiogame.table.table import Table


async def review_record(
    app: App,
    record: Record,
    private: Private,
    play: Callable[[HomeTable], Awaitable[None]] | None = None,
    expert: bool = True,
    path: Path | None = None,
) -> HomeTable | None:
    """Replay a record, or review it; return a game that is to be played on, if not by `play`.

    Args:
        private: the secrets of the record.
        play: as for `Walkthrough`.
        expert: whether it is reviewed with the expert.
        path: the file of the record, by which the assessment is kept for statistics and practice.

    Raises:
        RecordError: a line of the record is not possible where it stands.
        ProgramLeft: the program ends.
    """
    table = await wait_for(app, Replay(record, private).to_end)
    gave_up, advice = read_notes(record.notes).gave_up, record.header.advice
    if not expert:
        return await Walkthrough(app, table, advice, gave_up, play).run()
    review = ExpertReview(app, table, record, private, advice, gave_up, play)
    review.path = path
    return await review.run()


async def review_file(
    app: App, path: Path, play: Callable[[HomeTable], Awaitable[None]] | None = None
) -> None:
    """Review the record of a game that has just ended; one that cannot be read is told.

    Args:
        path: the file of the record.
        play: as for `Walkthrough`.
    """
    try:
        record = load(path)
        await review_record(app, record, kept_private(path, record), play, path=path)
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)
    except OSError as fault:
        app.dialogue.tell("not-written", why=system_reason(fault))


def keep_found(app: App, path: Path, record: Record, table: Table, found: Assessment) -> None:
    """Queue an assessment to be kept for statistics and practice.

    Args:
        path: the file of the record.
    """
    data, player = app.data.folder, table.first[found.seat].name
    app.data.unsaved.put(
        data / FILE,
        lambda: save_assessments(data, (kept_assessment(data, path, record, player, found),)),
        lambda fault: app.dialogue.tell("assess-not-kept", why=system_reason(fault)),
    )


async def review_all(app: App, paths: Sequence[Path]) -> int:
    """Judge the choices of all people in some records, and keep them; Escape stops.

    Returns:
        The number of records judged.

    Raises:
        ProgramLeft: the program ends.
    """
    for number, path in enumerate(paths):
        try:
            record = load(path)
            private = kept_private(path, record)
            table = await wait_for(app, Replay(record, private).to_end)
            for seat in assessed_seats(table):
                found = await _judged(
                    app, Judge(app, Assessor(record, private, seat)), number, len(paths)
                )
                if found is None:
                    return number
                await app.data.unsaved.written()
                keep_found(app, path, record, table, found)
        except (Fault, OSError):  # damaged or gone, which its list says
            continue
    await app.data.unsaved.written()
    return len(paths)


async def _judged(app: App, judge: Judge, number: int, count: int) -> Assessment | None:
    """Judge on until all is judged; keys are told how far it is.  None if Escape stops it."""
    while not judge.look():
        key = await app.keyboard.key(LOOK)
        if key is not None:
            command = app.profile.keymap.command(key.name, Mode.MENU)
            if command is not None and command.name == "back":
                judge.drop()
                return None
            app.dialogue.tell("takes-a-while", done=number, count=count)
    return judge.found


async def review_log(
    app: App, table: SeenTable, log: ChoiceLog | None, seats: tuple[Seat, ...]
) -> None:
    """Review the choices made here at a table far away, whose game is over.

    Args:
        log: the choices; None in a game of luck alone, whose luck is told.
        seats: the seats of the players here.
    """
    if log is None:
        tell_throws(app.dialogue, table, seats)
    else:
        await FarReview(app, table, log).run()


class ExpertReview(Walkthrough):
    """A replay in which N and P go to the choices that cost something.

    Args:
        record: the record of the game.
        private: its secrets.
        app, table, advice, gave_up, play: as for `Walkthrough`.
    """

    def __init__(
        self,
        app: App,
        table: Table,
        record: Record,
        private: Private,
        advice: bool = True,
        gave_up: tuple[Seat, ...] = (),
        play: Callable[[HomeTable], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(app, table, advice, gave_up, play)
        self._record, self._private = record, private
        self._seats = assessed_seats(table)
        self._judge: Judge | None = None
        self._found: Assessment | None = None
        self._tells_at = 0.0
        """Time at which it is said that judging goes on; 0 once that or the summary is said."""
        self._told_last: Judged | None = None
        self._told_line = Line("")
        """What was told of it."""
        self.path: Path | None = None
        """File of the record, by which the assessment is kept; None if it is not."""

    def _begin(self) -> None:
        if self._seats:
            self.review.look_as(self._seats[:1])
            self._judge_for(self._seats[0])
        else:
            self._say("assess-nobody")

    def _judge_for(self, seat: Seat) -> None:
        """Begin to judge the choices of a seat."""
        if self._judge is not None:
            self._judge.drop()
        self._found = self._told_last = None
        try:
            self._judge = Judge(self.app, Assessor(self._record, self._private, seat))
        except CannotAssess as fault:
            self._judge = None
            self.app.dialogue.tell("fault", why=fault)
            return
        self._tells_at = self.app.front.clock() + SOON
        self._look_at_judge()

    def _look_at_judge(self) -> None:
        """Judge on; say the summary once all is judged, or after a while that it goes on."""
        if self._judge is None or self._found is not None:
            return
        try:
            self._judge.look()
        except Fault as fault:  # the record or its game fails
            self._judge = None
            self.app.dialogue.tell("fault", why=fault)
            return
        found = self._judge.found
        if found is not None:
            self._found = found
            if self.path is not None and self.review.over and found.judged:
                keep_found(self.app, self.path, self._record, self.table, found)
            self._tell_summary(found)
        elif self._tells_at and self.app.front.clock() >= self._tells_at:
            self._tells_at = 0.0
            self._say("assess-begun")  # no percentage, which may be wrong a moment later

    @property
    def _percent(self) -> int:
        """Part of the record that is judged, in percent."""
        progress = self._judge.progress if self._judge is not None else None
        return percent(progress.done / progress.count) if progress and progress.count else 0

    def _tell_place(self) -> None:
        if self._is_told_here:
            self.app.dialogue.say(self._told_line)
        elif self._found is not None and not self.review.place:
            self._tell_summary(self._found)
        else:
            super()._tell_place()

    @property
    def _is_told_here(self) -> bool:
        """Whether the costly choice of this place was the last one told."""
        told, place = self._told_last, self.review.place
        return told is not None and self.review.moments.before(told.taken) == place

    def _chosen_here(self, seat: Seat) -> Action | None:
        told = self._told_last if self._is_told_here else None
        return told.action if told is not None and told.seat == seat else None

    def _tell_summary(self, found: Assessment) -> None:
        narrator = self.narrator
        text = short_summary(narrator, found, self.table.game.skill, "assess-keys")
        if len(self._seats) > 1:
            name = self.review.moments[0].players[found.seat].name
            text = f"{narrator.say('assess-of', name=name)} {text}"
        self.app.dialogue.say(self._line(text))

    async def _key(self) -> Key:
        while self._judge is not None and self._found is None:
            key = await self.app.keyboard.key(LOOK)
            if key is not None:
                return key
            self._look_at_judge()
        return await super()._key()

    # Command handlers, in place of those of a replay.

    async def _back(self, command: Command) -> WalkEnd:
        if self._judge is not None:
            self._judge.drop()
        return WalkEnd(None)

    async def _choose(self, command: Command) -> WalkEnd | None:
        if self._judge is not None and self._found is None:
            self._say("assess-goes-on", percent=self._percent)
            return None
        return await super()._choose(command)

    async def _go_to_key(self, command: Command) -> None:
        """Go to the next or previous choice that cost something."""
        if self._judge is None:
            await super()._go_to_key(command)
            return
        if self._found is None:
            self._say("assess-goes-on", percent=self._percent)
            return
        judged = self._next_costly(self._found, 1 if command.name == "next-key" else -1)
        if judged is None:
            self._say(f"assess-no-{command.name}")
            return
        self.review.go(self.review.moments.before(judged.taken))
        self._told_last = judged
        self._tell_costly(judged)

    def _next_costly(self, found: Assessment, step: int) -> Judged | None:
        """Return the nearest costly choice in a direction; one at this place if it is untold."""
        here, before = self.review.place, self.review.moments.before
        for one in found.costly[::step]:
            ahead = (before(one.taken) - here) * step
            if ahead > 0 or (ahead == 0 and one != self._told_last):
                return one
        return None

    def _tell_costly(self, judged: Judged) -> None:
        """Say what was asked, the choice, what was better, and the cost.

        The keys for questions tell the position, and that for advice the expert's reasons.
        A player who stands at another seat comes back to the one that chose.
        """
        self._know()
        narrator = self.narrator
        seats, came_back = self.review.seats, ""
        if seats and seats != (judged.seat,):
            self.review.look_as((judged.seat,))
            came_back = f"{narrator.say('review-seat', name=judged.player.name)} "
        told = short_choice(narrator, judged, named=not seats)
        self._told_line = self._line(f"{came_back}{told}")
        self.app.dialogue.say(self._told_line)

    async def _pick(self, command: Command) -> None:
        before = self.review.seats
        await super()._pick(command)
        seats = self.review.seats
        if seats != before and len(seats) == 1 and seats[0] in self._seats:
            self._judge_for(seats[0])

    @property
    def commands(self) -> Mapping[str, Handler]:
        """The handlers of commands, by name."""
        return EXPERT_COMMANDS


EXPERT_COMMANDS: Mapping[str, Handler] = {
    **REVIEW_COMMANDS,
    "choose": ExpertReview._choose,
    "back": ExpertReview._back,
    "next-key": ExpertReview._go_to_key,
    "previous-key": ExpertReview._go_to_key,
    **dict.fromkeys(PICKS, ExpertReview._pick),
}
"""Handlers of the commands in a review with the expert."""
