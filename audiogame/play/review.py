"""Review: walk through a finished game, see it from any seat, and play on from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from audiogame.archive.description import archive_narrator, game_narrator, told_line
from audiogame.archive.home_table import HomeTable
from audiogame.archive.story import Review
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.display import GameShown, ShownSquare
from audiogame.console.fault_log import write_down
from audiogame.console.key_source import Key
from audiogame.console.long_work import wait_for
from audiogame.console.menu import Item, menu
from audiogame.console.rule_reader import read_rules
from audiogame.console.scene import Sequel
from audiogame.console.untranslated import tell_untranslated
from audiogame.keys.commands import PICKS, QUERIES, Command, Mode
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.valuation_words import advice_parts
from audiogame.play.branch import branch_table, has_luck
from audiogame.play.game_shown import stage_of
from audiogame.play.judge import advice_of, adviser_at
from audiogame.play.questions import rule_now
from audiogame.rules.fault import RAISED
from audiogame.rules.game import Advice
from audiogame.rules.state import Action, Event, Query, Seat, State, seen_by_all
from audiogame.rules.value import replace
from audiogame.table.move_list import people
from audiogame.table.table import Table

EVERYBODY = 10
"""The pick that shows the game from all seats: the key 0."""


@dataclass(frozen=True)
class WalkEnd:
    """The end of a walk: a game to be played on, or None."""

    opened: HomeTable | None


Handler = Callable[[Any, Command], Awaitable[WalkEnd | None]]
"""Handler of a command in a replay; the first argument is the replay."""


class Walkthrough:
    """A player's walk through a finished game.

    Args:
        app: keys and outputs.
        table: the game, at the end of its record.
        advice: whether advice may be asked in it, and in a game that continues from it.
        gave_up: the seats that gave up, which ended the game.
        play: plays a game that continues from a moment, and returns to it; None to end the walk
            with that game.
    """

    def __init__(
        self,
        app: App,
        table: Table,
        advice: bool = True,
        gave_up: tuple[Seat, ...] = (),
        play: Callable[[HomeTable], Awaitable[None]] | None = None,
    ) -> None:
        self.app = app
        self._play = play
        self._advice: Advice | None = None
        """The advice told last, at this moment."""
        self._presses = 0
        """Number of questions of the same kind in a row, at this moment."""
        self._asked: tuple[object, ...] = ()
        self.advice = advice
        self.table = table
        seats = people(table)
        self.review = Review(table, seats, gave_up)
        if self.review.over and seats:
            self.review.look_as(seats[:1])
        self._narrator = game_narrator(app.dialogue.language, table.game)
        self._failure_told = False

    @property
    def narrator(self) -> Narrator:
        """The narrator of the game and its replay, in the language of the player, or in English.

        What quotes the game is told by it as a whole.
        """
        self._narrator.use_language(self.app.dialogue.language)
        return self._narrator.tells_as(self.app.dialogue.narrator)

    @property
    def commands(self) -> Mapping[str, Handler]:
        """The handlers of commands, by name."""
        return REVIEW_COMMANDS

    async def run(self) -> HomeTable | None:
        """Walk until the player goes back; return a game that is to be played on."""
        scene = self.app.scene
        before = scene.sequel, scene.reminder
        scene.sequel = Sequel(self._told, self._next_moment)
        scene.reminder = self._tell_place
        told_in = self.narrator.texts.language
        tell_untranslated(self.app.dialogue, "game", told_in, self.table.game.name)
        try:
            self._begin()
            return await self._walk()
        finally:
            scene.sequel, scene.reminder = before
            self.app.front.display.show_game(None)

    def _begin(self) -> None:
        self._say("review-begins", count=len(self.review.moments))
        self._tell_moment()

    async def _key(self) -> Key:
        """Wait for a key."""
        key = await self.app.keyboard.key()
        assert key is not None, "without a time limit there is a key"
        return key

    async def _walk(self) -> HomeTable | None:
        while True:
            self.app.front.display.show_mode(Mode.REVIEW)
            self.app.front.display.show_game(self._look)
            key = await self._key()
            command = await self.app.keyboard.press_common(key, Mode.REVIEW)
            if command is None:
                continue
            ending = await self.commands[command.name](self, command)
            if ending is not None:
                return ending.opened

    # Command handlers; only those that end the walk return something.

    async def _back(self, command: Command) -> WalkEnd:
        return WalkEnd(None)

    async def _choose(self, command: Command) -> WalkEnd | None:
        opened = await self._play_on()
        if opened is None or self._play is None:
            return WalkEnd(opened) if opened is not None else None
        scene = self.app.scene
        here = scene.sequel, scene.reminder
        scene.sequel = scene.reminder = None
        await self._play(opened)
        scene.sequel, scene.reminder = here
        self._say("review-back")
        self._tell_place()
        return None

    async def _step(self, command: Command) -> None:
        """Go to the next or previous moment, or say that there is none."""
        there = self.review.go(self.review.place + (-1 if command.name == "up" else 1))
        self._tell_moment(edge=not there)

    async def _go_to_end(self, command: Command) -> None:
        last = len(self.review.moments) - 1
        self._tell_jump(command, self.review.go(0 if command.name == "first" else last))

    async def _go_to_key(self, command: Command) -> None:
        step = 1 if command.name == "next-key" else -1
        there = await wait_for(self.app, lambda progress: self.review.go_to_key(step))
        self._tell_jump(command, there)

    async def _go_to_round(self, command: Command) -> None:
        step = 1 if command.name == "next-round" else -1
        there = await wait_for(self.app, lambda progress: self.review.go_to_round(step))
        self._tell_jump(command, there)

    def _tell_jump(self, command: Command, there: bool) -> None:
        if there:
            self._tell_moment()
        else:
            self._say(f"review-no-{command.name}")

    async def _ask(self, command: Command) -> None:
        assert command.query is not None, "only questions are asked"
        self._answer(command.query)

    async def _explain(self, command: Command) -> None:
        """Explain the decision that the seat owes at this moment."""
        seat, guide = self._asker, self.table.game.guide
        view = self._own_view
        if seat not in view.actors:
            self._answer(Query.TURN)
            return
        told: tuple[Event, ...] = (view.decision(seat),)
        try:
            told += guide.explain(view, seat, None)
            text = self._words(told, seat)
        except RAISED:  # any error of a guide: the replay continues
            write_down(self.app.data.folder)
            self.app.dialogue.tell("explain-failed")
            return
        self.app.dialogue.say(self._line(text))

    async def _rulebook(self, command: Command) -> None:
        view, state = self._own_view, self.review.moment.state
        anchor = rule_now(self.app.dialogue, self.app.data, self.table.game, view, self._asker)
        await read_rules(self.app, self.table.game, state.options, state.seats, anchor)
        self._tell_place()

    async def _advise(self, command: Command) -> None:
        """Say what an expert would do in the place of the seat; again, the alternatives."""
        app, seat = self.app, self._asker
        refused = self._no_advice()
        if refused:
            app.dialogue.tell(refused)
            return
        view = self._own_view
        legal = view.legal_actions(seat)
        if seat not in view.actors:
            turn = self._words(view.answer(Query.TURN, seat), seat)
            self._quote("advice-not-now", told=turn)
        elif len(legal) == 1:
            only = self._words(view.described(seat, legal[0]), seat)
            self._quote("advice-one-choice", told=only)
        else:
            again = self._count("advice", seat)
            if not again or self._advice is None:
                self._advice = await self._advice_here(seat, self._chosen_here(seat))
            if self._advice is None:
                app.dialogue.tell("advice-failed")
                return
            told = advice_parts(
                self.narrator,
                lambda event: self._words((event,), seat),
                self._advice,
                self._chosen_here(seat),
            )
            app.dialogue.say(self._line(told[again % len(told)]))

    def _chosen_here(self, seat: Seat) -> Action | None:
        """Return the costly choice of a seat that was told here; advice is compared with it."""
        return None

    def _no_advice(self) -> str:
        """Return the message id for why there is no advice at all; empty if there may be."""
        if not self.table.game.skill:
            return "advice-no-skill"
        if self.table.game.adviser is None:
            return "advice-none"
        return "" if self.advice or self.review.over else "advice-off"

    async def _advice_here(self, seat: Seat, against: Action | None = None) -> Advice | None:
        """Return the advice for a seat at this moment, compared with a choice if one is given."""
        taken = self.review.moment.taken
        try:
            mind, random = adviser_at(self.table, taken, seat, against=against)
            return await advice_of(self.app, mind, self._own_view, seat, random)
        except RAISED as fault:  # any error of an adviser: the replay continues
            if isinstance(fault, ProgramLeft):
                raise
            write_down(self.app.data.folder)
            return None

    def _count(self, *what: object) -> int:
        """Return how often the same was asked just before, at the same moment."""
        asked = (*what, self.review.place, self.review.seats, self.review.open)
        self._presses = self._presses + 1 if asked == self._asked else 0
        self._asked = asked
        return self._presses

    @property
    def _own_view(self) -> State:
        """The state as the asking seat saw it, whatever lies open now."""
        return self.review.moment.state.seen_by(self._asker)

    def _words(self, told: Iterable[Event | Action], seat: Seat) -> str:
        self._know()
        return " ".join(self.narrator.tell(event, (seat,)) for event in told)

    async def _who(self, command: Command) -> None:
        self._tell_who()

    async def _pick(self, command: Command) -> None:
        self._look_as(command.pick)

    # Output.

    def _tell_place(self) -> None:
        """Say where the player is, after something else was shown."""
        self._tell_moment()

    def _tell_moment(self, edge: bool = False) -> None:
        _ = self.review.moment  # computing it may ask for the game's figures
        if self.review.figures_failed and not self._failure_told:
            self._failure_told = True
            self._say("review-figures-failed")
        self._tell("review-edge" if edge else "review-moment")

    def _tell(self, message: str) -> None:
        self.app.dialogue.say(replace(self._told(message), urgency=Urgency.ANSWER))

    def _next_moment(self) -> Line | None:
        """Go to the next moment, to be read on; return None at the end."""
        return self._told() if self.review.go(self.review.place + 1) else None

    def _told(self, message: str = "review-moment") -> Line:
        """Return the words of the moment."""
        review, moment = self.review, self.review.moment
        self._know()
        seats = review.seats or review.everyone
        seen = [seen_by_all(event, seats) for event in moment.events]
        told = [self.narrator.tell(event, review.seats) for event in seen if event is not None]
        say = self.narrator.say
        if not told:
            told = [say("review-silent")]
        if moment.lead is not None:
            told.append(say("review-lead", name=moment.players[moment.lead].name))
        if moment is review.moments[-1]:
            names = [moment.players[seat].name for seat in review.gave_up]
            told += [say("gave-up", name=name) for name in names]
        numbers = {"number": review.place + 1, "count": len(review.moments)}
        text = say(message, told=" ".join(told), **numbers)
        return Line(text, language=self.narrator.texts.language)

    def _know(self) -> None:
        self.narrator.names = tuple(player.name for player in self.review.moment.players)

    def _say(self, message: str, **args: object) -> None:
        """Say a message that quotes nothing of the game."""
        dialogue = self.app.dialogue
        narrator = archive_narrator(dialogue.language).tells_as(dialogue.narrator)
        dialogue.say(replace(told_line(narrator, message, **args), urgency=Urgency.ANSWER))

    def _quote(self, message: str, **args: object) -> None:
        """Say a message around words of the game, in their language."""
        self.app.dialogue.say(self._line(self.narrator.say(message, **args)))

    def _line(self, text: str) -> Line:
        """Return an answer in words of the narrator, with their language."""
        return Line(text, urgency=Urgency.ANSWER, language=self.narrator.texts.language)

    @property
    def _asker(self) -> Seat:
        """Return the seat a question is asked for: the one looking on, else the one to act."""
        if self.review.seats:
            return self.review.seats[0]
        actors = [seat for seat in self.review.moment.state.actors if seat >= 0]
        return actors[0] if actors else 0

    def _answer(self, query: Query) -> None:
        self._know()
        again = self._count(query, self._asker)
        told = self.review.view.answer(query, self._asker, again)
        text = " ".join(self.narrator.tell(event, self.review.seats) for event in told)
        self.app.dialogue.say(self._line(text))

    def _tell_who(self) -> None:
        say = self.app.dialogue.narrator.say
        players = self.review.moment.players
        named = [
            say("who-bot" if players[seat].bot else "who-person", name=players[seat].name)
            for seat in self.review.moment.state.seated
        ]
        self.app.dialogue.say(Line(" ".join(named), urgency=Urgency.ANSWER))

    def _look_as(self, pick: int) -> None:
        seat = pick - 1
        players = self.review.moment.players
        if pick == EVERYBODY:
            public = not self.review.seats and not self.review.open
            opened = public and self.review.look_as((), opened=True)
            if not opened:
                self.review.look_as(())
            self._say("review-open" if opened else "review-everybody")
        elif seat >= len(players) or not players[seat].name:
            self._say("review-no-seat", number=pick)
        elif self.review.look_as((seat,)):
            self._say("review-seat", name=players[seat].name)
        else:
            self._say("review-not-yet")

    async def _play_on(self) -> HomeTable | None:
        """Begin a new game against bots from here, if the player wants it and it is fair."""
        review = self.review
        if review.moment.state.result is not None:
            self._say("review-over")
        elif not review.open_to_all:
            self._say("review-secrets")
        else:
            own = people(self.table)
            seat = review.seats[0] if review.seats else own[0] if own else 0
            name = review.moment.players[seat].name
            app, say = self.app, self.app.dialogue.narrator.say
            self._say("review-play-on", name=name)
            ways = ("new", "same") if has_luck(self.table) else ("new",)
            items = [Item(way, say(f"play-on-{way}")) for way in ways]
            way = await menu(app, say("title-play-on"), items)
            if way in ways:
                return branch_table(
                    self.table,
                    review.moment,
                    seat,
                    app.data.folder,
                    self.advice,
                    app.front.offload,
                    same_luck=way == "same",
                )
            self._say("review-stays")
        return None

    def _look(self) -> GameShown:
        """Return the table as it is drawn at this moment, from the seat one stands at."""
        self._know()
        review, seat, narrator = self.review, self._asker, self.narrator
        moment, title = review.moment, f"{self.table.game.name}-title"
        board = review.view.board(seat)
        turn = review.view.answer(Query.TURN, seat)
        return GameShown(
            name=narrator.say(title) if narrator.texts.has(title) else self.table.game.name,
            turn=" ".join(narrator.tell(event, review.seats) for event in turn),
            question="",
            alone=len(review.seats) == 1,
            offers=(),
            marks=False,
            names=tuple(player.name for player in moment.players),
            seat=seat,
            picture=review.view.picture(seat),
            word=narrator.word,
            language=narrator.texts.language,
            stage=stage_of(review.view),
            board=tuple(
                tuple(ShownSquare(one, narrator.tell(one.told, review.seats)) for one in row)
                for row in (board.rows if board is not None else ())
            ),
        )


REVIEW_COMMANDS: Mapping[str, Handler] = {
    **dict.fromkeys(QUERIES, Walkthrough._ask),
    "explain": Walkthrough._explain,
    "advice": Walkthrough._advise,
    "rulebook": Walkthrough._rulebook,
    "who": Walkthrough._who,
    "up": Walkthrough._step,
    "down": Walkthrough._step,
    "mark": Walkthrough._step,
    "first": Walkthrough._go_to_end,
    "last": Walkthrough._go_to_end,
    "next-key": Walkthrough._go_to_key,
    "previous-key": Walkthrough._go_to_key,
    "next-round": Walkthrough._go_to_round,
    "previous-round": Walkthrough._go_to_round,
    **dict.fromkeys(PICKS, Walkthrough._pick),
    "choose": Walkthrough._choose,
    "back": Walkthrough._back,
}
"""Handlers of the commands in a review."""
