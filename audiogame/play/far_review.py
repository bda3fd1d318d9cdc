"""Review with the expert of a game at a table far away, from the choices made here."""

from __future__ import annotations

from random import Random

from audiogame.archive.assessment import Assessment, ChoiceLog, Judged, LogAssessor
from audiogame.archive.assessment_words import short_choice, short_summary
from audiogame.archive.description import archive_narrator, game_narrator, told_line
from audiogame.archive.results import Fortunes
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.key_source import Key
from audiogame.keys.commands import Command, Mode
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.valuation_words import advice_parts
from audiogame.play.judge import LOOK, SOON, Judge, advice_of
from audiogame.rules.game import Advice
from audiogame.rules.state import Query, Seat, State
from audiogame.rules.valuation import percent
from audiogame.rules.value import replace
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.news import CompanyNews
from audiogame.table.seen_table import SeenTable


def tell_throws(dialogue: Dialogue, table: SeenTable, seats: tuple[Seat, ...]) -> None:
    """Tell the luck of players here in a game of luck alone, from the events that they heard.

    Args:
        table: the table, whose game is over.
        seats: the seats of the players.
    """
    narrator = game_narrator(dialogue.language, table.game).tells_as(dialogue.narrator)
    told = []
    for seat in seats:
        fortunes = Fortunes(AskedFigures(table.game.figures))
        fortunes.count(table.told_so_far(seat))
        found = Assessment(seat, (), throws=fortunes.of(seat))
        words = short_summary(narrator, found, skill=False)
        if len(seats) > 1:
            words = f"{narrator.say('assess-of', name=table.players[seat].name)} {words}"
        told.append(words)
    language = narrator.texts.language
    dialogue.say(Line(" ".join(told), urgency=Urgency.ANSWER, language=language))


class FarReview:
    """Goes through the costly choices of the people here; news of the table end it.

    Args:
        app: keys and outputs.
        table: the table, whose game is over.
        log: the choices that were made here.
    """

    def __init__(self, app: App, table: SeenTable, log: ChoiceLog) -> None:
        self._app, self._table, self._log = app, table, log
        self._game = game_narrator(app.dialogue.language, table.game)
        self._game.names = tuple(player.name for player in table.players)
        self._seat = log.seats[0]
        self._judge = Judge(app, LogAssessor(log, self._seat, table.state))
        self._goes_on_told = False
        self._at: int | None = None
        """Index of the costly choice told last; None before the first."""
        self._place: Line | None = None
        """The summary or the choice told last; None before all is judged."""

    @property
    def _narrator(self) -> Narrator:
        """The narrator of the game and its review, in the language of the player, or in English."""
        self._game.use_language(self._app.dialogue.language)
        return self._game.tells_as(self._app.dialogue.narrator)

    async def run(self) -> None:
        """Answer keys until the player goes back, or the table has news.

        Raises:
            ProgramLeft: the program ends.
        """
        scene = self._app.scene
        before, scene.reminder = scene.reminder, self._tell_place
        try:
            await self._walk()
        finally:
            scene.reminder = before
            self._judge.drop()

    async def _walk(self) -> None:
        began = self._app.front.clock()
        if self._judge.look():
            self._tell_summary()
        while True:
            self._app.front.display.show_mode(Mode.REVIEW)
            waits = LOOK if self._judge.found is None else None
            key = await self._app.keyboard.key(waits, news=self._table.news)
            if key is None:
                if await self._news():
                    break
                if self._judge.found is None:
                    self._look_on(began)
            elif await self._press(key):
                break

    async def _news(self) -> bool:
        """Hear what others say; return whether the table has other news, which come first."""
        news, company = self._table.news, self._app.scene.company
        if news.take(CompanyNews) is not None and company is not None:
            await company.hear()
        return bool(news.waiting)

    def _look_on(self, began: float) -> None:
        if self._judge.look():
            self._tell_summary()
        elif not self._goes_on_told and self._app.front.clock() - began > SOON:
            self._goes_on_told = True
            self._say("assess-begun")

    async def _press(self, key: Key) -> bool:
        """Answer a key; return whether the player goes back."""
        command = await self._app.keyboard.press_common(key, Mode.REVIEW)
        if command is None:
            return False
        found = self._judge.found
        if command.name == "back":
            return True
        if command.query is not None:
            self._answer(command.query)
        elif command.pick:
            self._pick(command)
        elif found is None:
            self._tell_progress()
        elif command.name in ("next-key", "previous-key", "down", "up"):
            self._step(found, 1 if command.name in ("next-key", "down") else -1)
        elif command.name == "advice":
            await self._advise(found)
        else:
            self._say("assess-far-stays" if command.name == "choose" else "assess-far-keys")
        return False

    def _say(self, message: str, **values: object) -> None:
        """Say a message that quotes nothing of the game."""
        dialogue = self._app.dialogue
        narrator = archive_narrator(dialogue.language).tells_as(dialogue.narrator)
        dialogue.say(replace(told_line(narrator, message, **values), urgency=Urgency.ANSWER))

    def _line(self, text: str) -> Line:
        """Return an answer in words of the narrator, with their language."""
        return Line(text, urgency=Urgency.ANSWER, language=self._narrator.texts.language)

    def _tell_place(self) -> None:
        """Say where the player is, after something else was shown."""
        if self._place:
            self._app.dialogue.say(self._place)
        else:
            self._tell_progress()

    def _tell_progress(self) -> None:
        progress = self._judge.progress
        part = percent(progress.done / progress.count) if progress.count else 0
        self._say("assess-goes-on", percent=part)

    def _tell_summary(self) -> None:
        assert self._judge.found is not None
        narrator = self._narrator
        text = short_summary(narrator, self._judge.found, True, "assess-keys")
        self._place = self._line(text)
        self._app.dialogue.say(self._place)

    @property
    def _here(self) -> tuple[Judged | None, State]:
        """The costly choice told last, and the state as its seat saw it."""
        found = self._judge.found
        if found is None or self._at is None:
            return None, self._table.view(self._seat)
        return found.costly[self._at], found.costly[self._at].view

    def _answer(self, query: Query) -> None:
        told = self._here[1].answer(query, self._seat)
        text = " ".join(self._narrator.tell(event, (self._seat,)) for event in told)
        self._app.dialogue.say(self._line(text))

    def _pick(self, command: Command) -> None:
        """Review the choices of another seat here."""
        seat = command.pick - 1
        if seat not in self._log.seats:
            self._say("review-no-seat", number=command.pick)
            return
        self._judge.drop()
        self._seat, self._at, self._place = seat, None, None
        self._judge = Judge(self._app, LogAssessor(self._log, seat, self._table.state))
        self._say("review-seat", name=self._table.players[seat].name)
        if self._judge.look():
            self._tell_summary()

    def _step(self, found: Assessment, step: int) -> None:
        at = (0 if step > 0 else -1) if self._at is None else self._at + step
        if not 0 <= at < len(found.costly):
            self._say(f"assess-no-{'next' if step > 0 else 'previous'}-key")
            return
        self._at = at
        self._place = self._line(short_choice(self._narrator, found.costly[at]))
        self._app.dialogue.say(self._place)

    async def _advise(self, found: Assessment) -> None:
        judged, _ = self._here
        advice = await self._advice_on(judged) if judged is not None else None
        if advice is None:
            self._say("assess-far-keys")
            return
        seat = self._seat
        told = advice_parts(
            self._narrator,
            lambda one: self._narrator.tell(one, (seat,)),
            advice,
            judged.action if judged is not None else None,
        )
        self._app.dialogue.say(self._line(" ".join(told)))

    async def _advice_on(self, judged: Judged) -> Advice | None:
        choice = self._log.choice(judged.seat, judged.line)
        random: Random = choice.random_again()
        return await advice_of(self._app, choice.adviser(), choice.view, judged.seat, random)
