"""The loop of one game that players here play, and its commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Protocol

from audiogame.archive.folder import has_records, note_left, note_open, records_folder
from audiogame.console.app import App
from audiogame.console.departure import LinkFollowed, ProgramLeft
from audiogame.console.fault_log import OWN, comes_from_game, tell_game_fault, write_down
from audiogame.console.key_source import Key, square_of
from audiogame.console.untranslated import tell_untranslated
from audiogame.keys.commands import CHOICES, QUERIES, WALKS, Command, Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.rulebook import AtTable
from audiogame.play.audience import Audience
from audiogame.play.board_walk import SIDEWAYS
from audiogame.play.consultation import Consultation
from audiogame.play.course import Course, recall, recall_last
from audiogame.play.decision import YES_NO, Decision
from audiogame.play.fairness import tell_luck, warn_of_seed
from audiogame.play.game_end import GameEnd, is_saved
from audiogame.play.game_menu import GameMenu, OfferedLesson, Wish
from audiogame.play.game_shown import GameSight
from audiogame.play.keys_here import DecisionKeys
from audiogame.play.questions import Questions
from audiogame.play.remarks import Remarks
from audiogame.play.undo import SILENCE, Undo
from audiogame.rules.fault import RAISED, Reason
from audiogame.rules.state import Action, Query, Seat
from audiogame.rules.value import Value
from audiogame.table.move_list import chairs, is_person
from audiogame.table.news import (
    Advisory,
    CompanyNews,
    ConnectionChanged,
    GameMoved,
    GivenUp,
    Gone,
    PauseChanged,
    Proposal,
    Undone,
)
from audiogame.table.own_file import OPEN
from audiogame.table.seen_table import SeenTable, TableLost

if TYPE_CHECKING:
    from audiogame.opponents.thought import Thinker


class _TableClosed(Exception):
    """The host has closed the table, as was said."""


class Departure(Enum):
    """The way in which a player left a game."""

    AGAIN = "again"
    ROTATED = "rotated"
    """Again, with the seats rotated; at a remote table back to it, where the host begins."""
    LEFT = "left"


class Press(Value):
    """A command, the key that triggered it, and whether that key is held down."""

    command: Command
    key: Key
    held: bool


class GameLoop:
    """One game, played and heard by the players at one keyboard.

    Args:
        app: keys and outputs.
        table: the table of the game.
        lesson: of this game, which can be taken during it; None for none.
    """

    def __init__(self, app: App, table: SeenTable, lesson: OfferedLesson | None = None) -> None:
        self._lesson = lesson
        self.app = app
        self.table, self._record = table, table.record
        self.audience = Audience(app, self.table, table.here)
        self.decision = Decision(self.audience)
        self._keys = DecisionKeys(self.decision)
        self.consultation = Consultation(self.decision)
        self._end = GameEnd(self.decision)
        self.course = Course(self.decision, self.consultation, self._end)
        self.remarks = Remarks(self.audience)
        self.table.listeners.append(self.audience)
        hand_over = self.decision.hand_over
        hand_over.codes.read(self._record.private_lines())
        hand_over.codes.keep = self._record.keep_private
        self._menu = GameMenu(
            self.audience,
            hand_over,
            lesson,
            lambda: self.decision.without_key,
            self._choose_without_key,
        )
        self._paused = False
        self._drawn = False
        """Whether the table is drawn in its present state."""
        self.undo = Undo(self.audience, hand_over)
        self.questions = Questions(self.decision, self._end, lambda: self.course.holds)
        self._sight = GameSight(self.questions)
        self.course.show = self._show_first

    async def run(self, resumed: bool = False) -> Departure:
        """Play until a player leaves, or the game is over and left.

        Raises:
            ProgramLeft: the whole program ends; the game is saved.
        """
        app = self.app
        outside = app.scene.open_question
        app.scene.in_game = True
        # One record is that of this game; one from elsewhere comes at its end.
        app.scene.learning = not has_records(app.data.folder, 2)
        self._enter()
        app.keyboard.holder.release()
        app.recall.history.begin()
        app.unheard.begin()
        app.front.display.begin_game()
        try:
            with app.dialogue.offering(self._withheld):
                await self._begin(resumed)
                self._note_open()
                departure = await self._loop()
                self._note_left()
                return departure
        except ProgramLeft as left:
            self._note_left()
            if not self._end.reached and not isinstance(left, LinkFollowed):
                await self.course.deliver()
                app.dialogue.tell(self._end.farewell)
            raise
        except _TableClosed:
            return Departure.LEFT
        except TableLost as fault:
            app.dialogue.tell("fault", why=fault)
            return Departure.LEFT
        except RAISED as fault:
            departure = _failed(app, self.table, fault)
            self._note_left()
            return departure
        finally:
            app.scene.in_game, app.scene.reminder, app.scene.table = False, None, None
            app.scene.learning = False
            app.scene.sum_up = None
            app.scene.only_marks = False
            app.scene.open_question = outside
            app.profile.enter_game("")
            app.soundscape.leave_game()
            app.profile.take("")
            app.keyboard.let_go()
            app.front.display.show_game(None)
            self.consultation.drop()
            self.table.close()

    def _note_open(self) -> None:
        """Note that this game is played, for the next start if the program is cut off."""
        data, path = self.app.data, self._record.path
        if path is not None and path.parent == records_folder(data.folder):
            note = partial(note_open, data.folder, path)
            data.unsaved.put(data.folder / OPEN, note, instead=True)

    def _note_left(self) -> None:
        data = self.app.data
        if self._record.path is not None:
            note = partial(note_left, data.folder)
            data.unsaved.put(data.folder / OPEN, note, instead=True)

    def _enter(self) -> None:
        """Make this game the one that keys and sounds are for."""
        scene, state, game = self.app.scene, self.table.state, self.table.game.name
        scene.reminder, scene.open_question = self.questions.remind, self._open_question
        scene.game_kept, scene.sum_up = self._end.kept, self.questions.sum_up
        scene.table = AtTable(self.table.game, state.options, chairs(self.table))
        self.app.profile.enter_game(game)
        self.app.soundscape.enter_game(game, chairs(self.table), self.audience.seats)

    async def _begin(self, resumed: bool) -> None:
        told_in = self.audience.narrator.texts.language
        tell_untranslated(self.app.dialogue, "game", told_in, self.table.game.name)
        if resumed:
            await self.table.resume()
            warn_of_seed(self.app.dialogue, self.table)
            await self.course.deliver()
            if not self._record.at_server:  # there it is said once all of it has arrived
                recall(self.audience, self.questions.asker)
        else:
            self.app.soundscape.play("game.start")
            await self.table.begin()
            warn_of_seed(self.app.dialogue, self.table)

    async def _loop(self) -> Departure:
        app = self.app
        news = self.table.news
        news.put(GameMoved())
        while True:
            if news.waiting:
                await self._hear_news()
                self._drawn = False
            if not self._drawn:
                self._drawn = True
                app.front.display.show_game(self._sight.look)
            if self.decision.early.refused:
                await self.decision.early.tell_last()
            app.scene.only_marks = self.decision.only_marks
            offers = self._end.reached or self.course.holds or app.scene.company
            answers = (*self._end.answers, *self.course.answers) if offers else ()
            if answers:
                with app.front.display.answers("", *answers):
                    key = await self.course.key()
            else:
                key = await self.course.key()
            app.scene.only_marks = False
            if key is None:
                if not news.waiting or self.table.connection is not None:
                    await self.course.step()
                continue
            ending = await self._press(key)
            if ending is not None:
                if ending is Departure.LEFT:
                    await self._end.offer_brief()
                return ending

    def _show_first(self) -> None:
        """Show what is new before it is told, to one player who hears it all."""
        if len(self.audience.seats) == 1 and not self.audience.skips:
            look = partial(self._sight.look, asks=False, turn=False)
            self.app.front.display.show_game(look, asks=False)

    async def _hear_news(self) -> None:
        """Take all news, say them, and ask the question that follows."""
        news = self.table.news
        news.take(GameMoved)
        if news.take(GivenUp) is not None:
            self._end.given_up = True
        await self.course.deliver()
        if news.waiting or self.app.scene.company is not None:
            await self._hear_others()
        await self.course.announce()
        decision, lesson = self.decision, self._lesson
        if lesson is not None and decision.chooser is not None and not decision.asks_headphones:
            lesson.tell()  # once, after the first question that nothing else is asked with
        self.remarks.speak()
        unsaved = self._record.unsaved()  # a snapshot, written while a key is awaited
        if unsaved is not None:
            self.app.data.unsaved.put(*unsaved, instead=True)

    async def _hear_others(self) -> None:
        """Handle the table's news: company, a pause, an undo asked for, agreed to or refused.

        Raises:
            TableLost: the players here are no longer at this table.
            _TableClosed: nobody is.
        """
        news = self.table.news
        news.take(CompanyNews)
        news.take(ConnectionChanged)
        if self.app.scene.company is not None:
            await self.app.scene.company.hear()
        gone = news.take(Gone)
        if gone is not None:
            raise _TableClosed if gone.closed else TableLost("game-without-you")
        if news.take(PauseChanged) is not None:
            self._look_at_pause()
        if self._record.at_server and self.audience.seats != self.table.here:
            self.audience.seats = self.table.here  # another player here has sat down
            self.decision.put_again()
        refused = False
        while (notice := news.take(Advisory)) is not None:
            self.app.dialogue.tell(notice.message, Urgency.NEWS, why=notice.why)
            reasons = () if notice.why is None else notice.why.reasons
            refused = refused or any(one.message == "undo-refused" for one in reasons)
        if refused and self.decision.seat is not None:
            self.questions.remind()
        open_vote = False
        proposal = news.take(Proposal)
        if proposal is not None:
            await self.course.catch_up()
            name = self.table.players[proposal.seat].name
            company = self.app.scene.company
            yes = company is None or company.may_ask(proposal.seat)
            yes = yes and await self.app.keyboard.confirm(
                "undo-agree", SILENCE, unasked=True, name=name
            )
            assert self.table.connection is not None, "only a remote table has proposals"
            await self.table.connection.vote(yes)
            open_vote = yes and self._voters_elsewhere(proposal.seat)
        if news.take(Undone) is not None:  # remote players have agreed to it
            await self._go_back()
        elif open_vote and not self._untold:
            self.questions.remind()  # the outcome comes once all of them have answered

    def _voters_elsewhere(self, proposer: Seat) -> bool:
        """Return whether people at other devices, besides the proposer, vote on a proposal too."""
        settled = {*self.audience.seats, proposer}
        people = (at for at, one in enumerate(self.table.players) if is_person(one))
        return any(at not in settled for at in people)

    @property
    def _untold(self) -> bool:
        """Whether a player here has a question that was not asked yet, and comes by itself."""
        decision = self.decision
        return decision.seat is not None and decision.chooser is None and not decision.passing

    def _look_at_pause(self) -> None:
        """Announce that a table is paused, and repeat the question once it resumes."""
        before, self._paused = self._paused, self.app.scene.pauses
        resumes = before and not self._untold and not self._end.reached
        if self._paused != before and (self._paused or resumes):
            self.questions.remind()

    async def _go_back(self) -> None:
        """Ask the question again after a choice was taken back, and say the state of the game."""
        self.table.news.take(Undone)
        self.course.release()
        self.audience.seats = self.table.here
        self.audience.interrupts = True
        self.decision.put_again()
        self.app.recall.history.mark()
        await self.course.deliver()
        self.undo.tell_luck()
        recall_last(self.audience)

    # Keys.

    def _withheld(self, key: Key) -> Line | None:
        """Return the line said instead of a choice that was not heard."""
        if self._end.reached:
            return self._end.withheld(key)
        return None if self.course.holds or self.app.scene.pauses else self.decision.withheld(key)

    def _open_question(self) -> Line | None:
        """Return the unanswered question, unless something was selected for it."""
        if self.course.holds or self.app.scene.pauses:
            return None
        selected = self.decision.reply.selected
        if selected and self.app.recall.history.newest() == selected:
            return None
        ends = self._end.reached
        question = (self._end if ends else self.decision).open_question
        language = "" if ends else self.decision.language
        return self.audience.line(question, False, told_in=language) if question else None

    async def _press(self, key: Key) -> Departure | None:
        held = self.decision.early.pressed(key)
        self._drawn = False
        space = key.name == "space"
        if space and self.questions.tell_rest():
            return None
        if self.course.holds and self.course.goes_on(key):
            return None
        if space and self.course.skip():
            return None
        if self.decision.asks_headphones and self.decision.answer_headphones(key):
            return None  # before a card that has the language's letter for yes
        wanted = self.decision.jump_of(key)
        looks = wanted or len(self.audience.seats) > 1  # there, all keys take the same time
        offer = self.decision.out_of_turn(wanted) if looks else None
        if offer is not None and not self._end.reached:
            if await self.decision.dares(*offer):
                await self.course.submit(*offer)
            return None
        if self.decision.jump(key, wanted, held):
            return None
        if key.name in YES_NO and self.decision.answer_headphones(key):
            return None
        command = self.app.profile.keymap.command(key.name, Mode.GAME)
        back = command is not None and command.name == "back"
        if (back or key.name == "backspace") and self.decision.erase(back):
            return None
        state = self.table.state
        hand = state.has_hand and not self._end.reached
        if hand and await self.decision.read_hand(command, wanted):
            return None
        command = None
        if state.has_board:
            command = self.decision.on_board(key, self.questions.asker)
        if command is None:
            command = await self.app.keyboard.press_common(key, Mode.GAME, self._keys.here)
        if command is None:
            return None
        company, chooses = self.app.scene.company, command.chooses and command.name not in WALKS
        if chooses and company is not None and company.paused and not self._end.reached:
            await company.go_on()
            return None
        act = GameLoop._choose if command.name in SIDEWAYS else GAME_COMMANDS[command.name]
        return await act(self, Press(command, key, held))

    # Command handlers; only those that end the game return something.

    async def _ask(self, press: Press) -> None:
        if press.command.query is Query.TURN and self.app.scene.pauses:
            self.questions.remind()
        query, self._drawn = press.command.query, True  # a question changes nothing
        assert query is not None, "only questions are asked"
        if query is Query.TURN and self._end.left:
            self.app.dialogue.tell(self._end.message, **self._end.facts)
        else:
            await self.questions.ask(query)

    async def _who(self, press: Press) -> None:
        self.questions.tell_who()

    async def _rulebook(self, press: Press) -> None:
        await self.questions.read_rules()
        if not await self.course.hear_meanwhile():
            self.questions.remind()

    async def _slower(self, press: Press) -> None:
        self.app.dialogue.tell("only-in-a-lesson")

    async def _luck(self, press: Press) -> None:
        tell_luck(self.app.dialogue, self.app.recall, self.table)

    async def _advice(self, press: Press) -> None:
        """Give advice; once the game is over, review it with the expert."""
        if not self._end.reviewable:
            await self.consultation.ask(self._end.reached)
            return
        # late: a game begins without it
        from audiogame.play.expert_review import review_file, review_log

        self.app.scene.reminder, path = None, self._record.ended
        if path is not None:
            await review_file(self.app, path, self._play_branch)
        else:
            await review_log(self.app, self.table, self._end.log, self.audience.seats)
        self._enter()
        self.questions.remind()

    async def _play_branch(self, opened: BranchTable) -> None:
        """Play a game that continues from a moment of this one, and come back."""
        app = self.app
        opened.let_think(None if app.front.keys.scripted else app.front.thinker)
        await play_table(app, opened, resumed=True)

    async def _explain(self, press: Press) -> None:
        if self._decides() is not None:
            await self.decision.explain()

    async def _choose(self, press: Press) -> Departure | None:
        """Handle a command of the decision; once the game is over, play again."""
        touched = square_of(press.key.name)
        if self._end.reached and press.command.name == "choose" and touched is None:
            return None if self._end.refuse(press.key) else Departure.AGAIN
        if press.command.name == "last" and self.course.watching:
            await self.course.skip_to_end()
            return None
        if press.command.name == "last" and self._waits_here() and self.course.skip_turn():
            return None
        walks = touched is not None or press.command.name in WALKS
        if walks and self._looks(press.command, touched):
            return None
        seat = self._decides()
        if seat is not None:
            action = await self.decision.choose(seat, press.command, press.key, press.held)
            if action is not None:
                await self._take(seat, action)
        return None

    def _looks(self, command: Command, touched: int | None) -> bool:
        """Walk the board where nothing is to be chosen; return whether the key does that."""
        decision = self.decision
        if touched is not None and (self._end.reached or decision.walk is None):
            decision.look_at(touched, self.questions.asker)
            return True
        waits = self._end.reached or (decision.seat is None and not self.app.scene.pauses)
        walks = waits and command.name in WALKS
        return walks and decision.look(command, self.questions.asker)

    async def _choose_without_key(self, action: Action) -> None:
        """Choose from the game menu what a card has the letter of."""
        seat = self.decision.seat
        chosen = await self.decision.choose_without_key(action)
        if seat is not None and chosen is not None:
            await self._take(seat, chosen)

    async def _take(self, seat: Seat, action: Action) -> None:
        """Make a choice of a player here."""
        if self.table.connection is not None:
            self._end.note_choice(seat, action)
        self.app.calls.end()
        await self.course.submit(seat, action)

    def _waits_here(self) -> bool:
        """Return whether players here wait for the turns of others, which go on."""
        still = self._end.reached or self.app.scene.pauses
        return bool(self.audience.seats) and self.decision.seat is None and not still

    def _decides(self) -> Seat | None:
        """Return the seat here that has to decide now; None for none, saying why."""
        if self._end.reached:
            self.app.dialogue.tell(self._end.message, **self._end.facts)
            return None
        seat = self.decision.seat
        if seat is None:
            self.questions.not_now()
        return seat

    async def _rotate(self, press: Press) -> Departure | None:
        if self._record.at_server and not self._end.reached:
            self.app.dialogue.tell("rotate-far")
            return None
        if self._end.reached and self._end.listens:
            self.app.dialogue.tell(self._end.message, **self._end.facts)
            return None
        if self._end.reached or await self.app.keyboard.confirm(
            "start-over", saved=self._end.saved, rotates=self.table.state.seats > 1
        ):
            return Departure.ROTATED
        self.app.dialogue.tell("staying")
        self.questions.remind()
        return None

    async def _undo(self, press: Press) -> None:
        await self.course.catch_up()
        if await self.undo.ask():
            await self._go_back()
        elif self.decision.passing:
            self.decision.put_again()

    async def _open_menu(self, press: Press) -> Departure | None:
        if self._end.reached:
            return Departure.LEFT
        before = self.table.state, self.table.players
        if self.decision.hand_over.give_back():
            self.decision.put_again()
            return None
        self.decision.hand_over.forget()
        wish = await self._menu.open(self._end.saved)
        if wish is Wish.GIVE_UP:
            await self._end.give_up(self.questions.asker)
            return None
        if wish is Wish.STAY:
            await self.course.hear_meanwhile()
            if self.app.scene.pauses:
                self.questions.remind()
                return None
            connection = self.table.connection
            if connection is not None and connection.sent:  # heard first, then the question
                self.decision.put_again()
                if not connection.up:
                    self.app.dialogue.tell("choice-waits", validity=self.audience.sent.validity)
                return None
            # A question of another state or player is asked anew by itself.
            anew = (self.table.state, self.table.players) != before or self.decision.passing
            if anew:
                self.decision.put_again()
            if not anew or self.decision.seat is None:
                self.questions.remind()
            return None
        departs = {Wish.AGAIN: Departure.AGAIN, Wish.ROTATED: Departure.ROTATED}
        departure = departs.get(wish, Departure.LEFT)
        stays = departure is not Departure.LEFT and self._end.saved
        self.app.dialogue.tell("other-game-saved" if stays else self._end.farewell)
        return departure


class BranchTable(SeenTable, Protocol):
    """A game that continues from a moment of another one."""

    def let_think(self, thinker: Thinker | None) -> None:
        """Run slow bots in a thinker beside the game; None runs them in the event loop."""


async def play_table(
    app: App, table: SeenTable, resumed: bool = False, lesson: OfferedLesson | None = None
) -> Departure:
    """Play the game of a table; one that fails at its start is left.

    Args:
        resumed: whether the game is resumed.
        lesson: of this game, which can be taken during it.

    Raises:
        ProgramLeft: the whole program ends; the game is saved.
    """
    try:
        loop = GameLoop(app, table, lesson)
    except RAISED as fault:
        table.close()
        return _failed(app, table, fault)
    return await loop.run(resumed)


def _failed(app: App, table: SeenTable, fault: BaseException) -> Departure:
    """Announce the failure of a game; raise a fault of the program itself again."""
    app.scene.game_saved = is_saved(app.front, table.record)
    ours = table.game.package.startswith(OWN)
    if table.record.at_server and ours:  # it works at home, so what has come may not fit
        write_down(app.data.folder)
        app.dialogue.tell("fault", why=Reason("server-odd"))
        app.scene.game_saved = False
        return Departure.LEFT
    if not comes_from_game(fault, table.game):
        raise fault
    tell_game_fault(app.dialogue, app.data.folder, table.game, app.scene.game_saved)
    app.scene.game_saved = False
    return Departure.LEFT


GAME_COMMANDS: Mapping[str, Callable[[GameLoop, Press], Awaitable[Departure | None]]] = {
    **dict.fromkeys(QUERIES, GameLoop._ask),
    **dict.fromkeys(CHOICES, GameLoop._choose),
    "who": GameLoop._who,
    "undo": GameLoop._undo,
    "luck": GameLoop._luck,
    "rulebook": GameLoop._rulebook,
    "explain": GameLoop._explain,
    "advice": GameLoop._advice,
    "rotate": GameLoop._rotate,
    "slower": GameLoop._slower,
    **dict.fromkeys(("back", "menu"), GameLoop._open_menu),
}
"""Handlers of the commands in a game."""
