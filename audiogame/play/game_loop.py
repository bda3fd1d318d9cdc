"""One game at the terminal: the loop, its pace, and what keys do."""

from __future__ import annotations

from enum import Enum

from audiogame.console.app import App, ProgramLeft
from audiogame.console.key_script import STEP, WAIT
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Urgency
from audiogame.narration.rulebook import AtTable
from audiogame.play.audience import Audience
from audiogame.play.bot_thoughts import BotThoughts
from audiogame.play.consultation import Consultation
from audiogame.play.decision import Decision
from audiogame.play.fairness import tell_luck
from audiogame.play.game_menu import GameMenu, Wish
from audiogame.play.key_wait import LOOK, key_while_heard
from audiogame.play.opened_table import OpenedTable
from audiogame.play.questions import Questions
from audiogame.play.recap import recall, recall_last
from audiogame.play.remarks import Remarks
from audiogame.play.undo import Undo
from audiogame.rules.state import Action, Query, Seat
from audiogame.table.chairs import chairs, people
from audiogame.table.table import Step
from audiogame.terminal.keyboard import Key


class Departure(Enum):
    """How a person left a game."""

    AGAIN = "again"
    ROTATED = "rotated"
    """Again, with the seats moved on."""
    LEFT = "left"


class GameLoop:
    """A game being played by the people at one keyboard, and heard by them.

    Args:
        app: keys and outputs.
        opened: the table and its record.
    """

    def __init__(self, app: App, opened: OpenedTable) -> None:
        self.app = app
        self.opened = opened
        self.table = opened.table
        self.audience = Audience(app, self.table, people(self.table))
        self.decision = Decision(app, self.table, self.audience)
        self.consultation = Consultation(app, opened, self.audience, self.decision)
        self.thoughts = BotThoughts(app, self.table)
        self.remarks = Remarks(app, self.table, self.audience)
        self.table.listeners.append(self.audience)
        self._menu = GameMenu(app, self.table, self.audience)
        self.undo = Undo(app, self.table, opened.copied)
        self._finished = False
        self._over = "game-ended"
        """What is said of a game that goes on no longer."""
        self.questions = Questions(app, self.table, self.audience, self.decision)

    async def run(self, resumed: bool = False) -> Departure:
        """Play until somebody leaves, or the game is over and left.

        Raises:
            Left: the whole program ends; the game is saved.
        """
        app = self.app
        app.in_game, app.reminder = True, self.questions.remind
        state = self.table.state
        app.table = AtTable(self.table.game, state.options, chairs(self.table))
        app.profile.enter_game(self.table.game.name)
        app.soundscape.enter_game(self.table.game.name, chairs(self.table), self.audience.seats)
        app.history.mark()
        try:
            if resumed:
                self.table.resumed()
                await self._deliver()
                recall(self.audience, self.questions.asker)
            else:
                app.soundscape.play("game.start")
                self.table.open()
            return await self._loop()
        except ProgramLeft:
            if not self._finished:
                await self._deliver()
                app.tell("game-saved" if self.opened.journal.path else "game-not-saved")
            raise
        finally:
            app.in_game, app.reminder, app.table = False, None, None
            app.profile.enter_game("")
            app.soundscape.leave_game()
            app.profile.take("")
            app.history.holder = None
            self.consultation.drop()
            self.thoughts.drop()
            self.opened.journal.close()

    async def _loop(self) -> Departure:
        while True:
            await self._deliver()
            await self._announce()
            self.remarks.speak()
            key = await self._next_key()
            if key is None:
                self._step()
                continue
            ending = await self._press(key)
            if ending is not None:
                return ending

    # What is heard.

    async def _deliver(self) -> None:
        """Tell what has happened, once it is safe on the disk."""
        await self.opened.journal.durable()
        self.app.soundscape.seat(chairs(self.table), self.audience.seats)
        await self.audience.deliver()
        fault = self.opened.journal.fault()
        if fault:
            self.app.tell("not-kept", why=fault)

    async def _announce(self) -> None:
        """Say that the game is over, or put the question that somebody here has to decide."""
        if self._finished:
            return
        state, here = self.table.state, self.audience.seats
        if state.result is not None:
            self._finished, self.app.in_game = True, False
            opened = self.opened
            opened.journal.finish(state.result.places, opened.seed, opened.secret)
            self.app.tell("game-ended", Urgency.NEWS)
        elif here and not set(here) & set(state.seated):
            # Only bots are left, and they would play on among themselves.
            self._finished, self._over = True, "table-left"
            self.opened.journal.write("# left")
            self.app.tell(self._over, Urgency.NEWS)
        else:
            await self.decision.announce()

    # Time.

    async def _next_key(self) -> Key | None:
        """Wait for a key; None when it is time for luck or a bot."""
        app = self.app
        if app.keys.scripted:
            return await self._scripted_key()
        key: Key | None = None
        if self.decision.seat is not None or self._finished:
            app.screen.settle()
            while key is None and self.consultation.look():
                key = await app.key(LOOK)
            app.screen.settle()
            return key or await app.key()
        self.thoughts.go_on()
        key = await key_while_heard(app, self.audience, self.table.state.chance is not None)
        while key is None and self.thoughts.go_on():
            key = await app.key(LOOK)
        return key

    async def _scripted_key(self) -> Key | None:
        key = await self.app.key()
        assert key is not None, "a script has a key or ends"
        if key.name == STEP:
            self._step()
            await self._deliver()
            await self._announce()
            return await self._scripted_key()
        command = self.app.keymap.command(key.name, Mode.GAME)
        chooses = command is not None and command.chooses
        if key.name == WAIT or chooses or self.decision.jump_of(key):
            while self.decision.seat is None and not self._finished:
                self._note_turn()
                if self.table.step() is not Step.MOVED:
                    break
                await self._deliver()
                await self._announce()
                if not self._ends_by_itself:
                    break
            await self._announce()
        return await self._scripted_key() if key.name == WAIT else key

    @property
    def _ends_by_itself(self) -> bool:
        """Whether the game comes to a person or to its end when nobody presses a key."""
        table, state = self.table, self.table.state
        played = any(seat not in table.bots for seat in state.seated)
        return played or not table.game.endless(state.options)

    def _note_turn(self) -> None:
        """Take note that somebody else acts, so that the next question is heard as a new turn."""
        self.decision.passed_on = self.decision.passed_on or self.table.state.chance is None

    def _step(self) -> None:
        """Let luck or a bot act, and luck answer what a bot has thrown."""
        self._note_turn()
        chosen = self.thoughts.take()
        if chosen is not None:
            self.table.submit(*chosen)
        else:
            self.table.step()
        while self.table.state.chance is not None and self.decision.seat is None:
            self.table.step()

    # Keys.

    async def _press(self, key: Key) -> Departure | None:
        held = self.decision.pressed(key)
        if (key.name == "space" and self._skip()) or self.decision.jump(key):
            return None
        command = await self.app.press_common(key, Mode.GAME, self.decision.keys_here)
        if command is None:
            return None
        if command.query is Query.TURN and self._over != "game-ended":
            self.app.tell(self._over)
        elif await self.questions.take(command):
            return None
        elif command.name == "luck":
            tell_luck(self.app, self.opened, self._finished)
        elif command.name == "undo":
            await self._undo()
        elif command.name == "advice":
            await self.consultation.ask(self._finished)
        elif command.name == "back":
            return await self._open_menu()
        elif command.name == "rotate":
            return await self._rotate()
        elif self._finished:
            if command.name == "choose":
                return Departure.AGAIN
            self.app.tell(self._over)
        elif self.decision.seat is None:
            self.questions.not_now()
        elif command.name == "explain":
            await self.decision.explain()
        else:
            seat = self.decision.seat
            action = await self.decision.choose(command, key, held)
            if action is not None:
                self._submit(seat, action)
        return None

    def _skip(self) -> bool:
        """End the wait for what is being said; tells whether there was one."""
        waiting = self.decision.seat is None and not self._finished
        if waiting and not self.app.screen.reads_on and self.audience.quiet_at > self.app.clock():
            self.audience.quiet_at = 0.0
            return True
        return False

    def _submit(self, seat: Seat, action: Action) -> None:
        self.app.history.mark()
        self.audience.quiet_at = self.app.clock()
        self.audience.interrupts = True
        self.table.submit(seat, action)
        while self.table.state.chance is not None:
            self.table.step()

    async def _rotate(self) -> Departure | None:
        if self._finished or await self.app.confirm("rotate-game"):
            return Departure.ROTATED
        self.app.tell("staying")
        self.questions.remind()
        return None

    async def _undo(self) -> None:
        if await self.undo.ask(self.audience.seats, self.audience.holder):
            self.audience.seats = people(self.table)
            self.audience.interrupts = True
            self.decision.put_again()
            self.app.history.mark()
            await self._deliver()
            self.undo.tell_luck()
            recall_last(self.audience)

    async def _open_menu(self) -> Departure | None:
        if self._finished:
            return Departure.LEFT
        saved = self.opened.journal.path is not None
        before = self.table.state, self.table.players
        wish = await self._menu.open(saved)
        if wish is Wish.GIVE_UP:
            self._give_up()
            return None
        if wish is Wish.STAY:
            await self._deliver()
            if self.table.players != before[1]:
                self.decision.put_again()
            # A question of another state or player is put anew by itself.
            if (self.table.state, self.table.players) == before or self.decision.seat is None:
                self.questions.remind()
            return None
        self.app.tell("game-saved" if saved else "game-not-saved")
        return {Wish.AGAIN: Departure.AGAIN, Wish.ROTATED: Departure.ROTATED}.get(
            wish, Departure.LEFT
        )

    def _give_up(self) -> None:
        """End the game for everybody here; it cannot be gone on with."""
        self._finished = True
        self.decision.end()
        opened = self.opened
        self.table.uncover()
        opened.journal.give_up(self.audience.seats, opened.seed, opened.secret)
        standing, _ = self.audience.asked(Query.STANDING, self.questions.asker)
        self.audience.answer(self.app.narrator.say("given-up", told=standing))
        self.app.tell("game-ended", Urgency.NEWS)
