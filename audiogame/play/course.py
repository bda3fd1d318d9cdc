"""The course of a game from key to key: who acts, what is heard of it, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.key_script import STEP, WAIT
from audiogame.console.key_source import Key
from audiogame.keys.commands import Mode
from audiogame.narration.line import Subject, Urgency
from audiogame.play.audience import Audience
from audiogame.rules.state import Event, Query, Seat
from audiogame.table.chairs import chairs
from audiogame.table.news import GameMoved, Returned, Step, Undone, Unkept

if TYPE_CHECKING:
    from audiogame.play.consultation import Consultation
    from audiogame.play.decision import Decision
    from audiogame.play.game_end import GameEnd
    from audiogame.rules.state import Action, Seat
    from audiogame.table.move_list import Player
    from audiogame.table.seen_table import SeenTable


LAST_LINES = 3
LOOKED_AT = 24
"""Events among which the last lines are looked for: those that bots choose as ever are none."""


def recall_last(audience: Audience) -> None:
    """Say what happened last before a choice that was taken back, to the people here."""
    for event in _last(audience, 2)[:-1]:  # the last is the taking back
        audience.say(audience.words(event), Urgency.NEWS, audience.seats)


def tell_missed(audience: Audience, choices: int) -> None:
    """Say in short what happened while the people here were away; all of it is in the history.

    Args:
        choices: how many were made meanwhile.
    """
    audience.leave_unheard()
    table, seats = audience.table, audience.seats
    whole = choices == sum(table.decisions.values())
    audience.app.dialogue.tell("game-missed", Urgency.NEWS, count=choices, whole=whole)
    for event in _last(audience, 1):
        audience.say(audience.words(event), Urgency.NEWS, seats)
    due = set(table.awaited) & set(seats)
    for query in (Query.STANDING,) if due else (Query.STANDING, Query.TURN):
        about = seats[0] if seats else 0
        _answer(audience, query, about)


def recall(audience: Audience, asker: Seat) -> None:
    """Say where a game stands, to the people here."""
    table = audience.table
    if not table.moved:
        return
    for event in _last(audience, LAST_LINES):
        audience.say(audience.words(event), Urgency.NEWS, audience.seats)
    for query in (Query.STANDING, Query.RULES, Query.TURN):
        _answer(audience, query, asker)


def _answer(audience: Audience, query: Query, about: Seat) -> None:
    validity = audience.turn.validity if query is Query.TURN else None
    text = audience.asked(query, about)[0]
    audience.say(text, Urgency.NEWS, audience.seats, validity=validity)


def _last(audience: Audience, count: int) -> list[Event]:
    """Return the last events that are told."""
    heard = audience.table.last_heard(LOOKED_AT)
    return [event for event in heard if not audience.routine(event)][-count:]


LOOK = 0.03
"""Seconds between two looks whether the program's own voice, or somebody who thinks, is ready."""


async def key_while_heard(app: App, audience: Audience, at_once: bool) -> Key | None:
    """Wait for a key until what was said can have been heard; None if none was pressed.

    Args:
        at_once: whether the game goes on without waiting for the voice.
    """
    while app.dialogue.outputs.screen.unread:  # nothing advances by time
        key = await app.keyboard.key(LOOK, mode=Mode.GAME)
        if key is not None:
            return key
    if app.data.settings.braille or at_once:
        return await app.keyboard.key(0.0, mode=Mode.GAME)
    while app.speaker.busy and audience.quiet_at:  # our own voice tells when it has ended
        key = await app.keyboard.key(LOOK, mode=Mode.GAME)
        if key is not None:
            return key
    wait = 0.0 if app.speaker.busy is False else audience.quiet_at - app.front.clock()
    return await app.keyboard.key(max(wait, 0.0), mode=Mode.GAME)


SLOW = 2.0
"""Seconds after which it is said that a choice was sent, and not answered."""
FEW = 6
"""Events that are told in full to somebody who has missed them; of more there is a summary."""


class Course:
    """Lets luck, bots and people act, each in time, and tells what has happened.

    Args:
        app: keys and outputs.
        table: the game.
        audience: the people here.
        decision: what they decide.
        consultation: the advice they wait for.
        end: notices that the game is over.
    """

    def __init__(
        self,
        app: App,
        table: SeenTable,
        audience: Audience,
        decision: Decision,
        consultation: Consultation,
        end: GameEnd,
    ) -> None:
        self._app = app
        self._table, self._record = table, table.record
        self._audience = audience
        self._decision = decision
        self._consultation = consultation
        self._end = end
        self.watching = False
        """Whether everybody here is out of a game that goes on to its end."""
        self.holds = False
        """Whether what others did is kept until the player goes on."""
        self._seated: tuple[tuple[Player, ...], tuple[Seat, ...]] | None = None
        """Who sat where when the sounds were given their places."""
        self._others_acted = False
        self._told_how = False
        """Whether it was said how to go on."""
        self._kept = Subject()
        """That what others did is kept."""
        self._sent_at: float | None = None
        """When a choice was sent that was not answered; None once that was said."""

    @property
    def _sent(self) -> bool:
        """Whether a choice of the people here is on its way to a table far away."""
        connection = self._table.connection
        return connection is not None and connection.sent

    # What is heard.

    async def deliver(self) -> None:
        """Tell what has happened, once it is safe on the disk."""
        await self._record.settle()
        news = self._table.news
        returned = news.take(Returned) if news.waiting else None
        if returned is not None and self._audience.waiting > FEW:
            tell_missed(self._audience, returned.choices)
            news.take(Undone)  # with what was taken back meanwhile
        connection = self._table.connection
        if connection is not None and not connection.sent:
            self._audience.sent.change()
        if connection is not None and self._decision.passing:
            self._audience.pass_on()
        on_its_way = connection is not None and connection.sent and connection.up
        if on_its_way and self._audience.chosen_elsewhere:
            return  # whoever has chosen here hears that first
        seated = self._table.players, self._audience.seats
        if seated != self._seated:  # somebody has sat down, or begins to listen
            self._seated = seated
            self._app.soundscape.seat(chairs(self._table), self._audience.seats)
        if self._audience.waiting:
            await self._audience.deliver()
            self._hold()
        unkept = news.take(Unkept) if news.waiting else None
        if unkept is not None:
            self._app.dialogue.tell("not-kept", why=unkept.why)

    def _hold(self) -> None:
        """Keep what others did, once luck has answered it, if the player wants that."""
        app, table = self._app, self._table
        wanted = app.data.settings.wait_for_me and not (
            app.data.settings.braille or app.front.keys.scripted
        )
        if not wanted or self.watching or not self._others_acted:
            return
        if table.state.chance is not None or table.resolving:
            return
        self.holds, self._others_acted = True, False
        if not self._told_how:
            self._told_how = True
            app.dialogue.tell("waits-for-you", Urgency.NEWS, self._kept.validity)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """What goes on after what others did, while it is kept for the player, or after a pause."""
        if not self.holds and not self._app.scene.pauses:
            return ()
        key = next(iter(self._app.profile.keymap.keys("choose", Mode.GAME)), "space")
        return (Answer(key, "continue"),)

    def goes_on(self, key: Key) -> bool:
        """Go on after what others did, which is kept; tells whether the key did that."""
        command = self._app.profile.keymap.command(key.name, Mode.GAME)
        if key.name != "space" and (command is None or command.name != "choose"):
            return False
        self.release()
        return True

    def release(self) -> None:
        """Keep nothing any more of what others did."""
        self.holds = False
        self._kept.change()
        self._table.news.put(GameMoved())

    async def catch_up(self) -> None:
        """Tell all that was kept: what is wanted now is about the game as it stands."""
        if not self.holds:
            return
        self.release()
        while self._table.connection is not None and await self._table.step() is Step.MOVED:
            pass
        await self.deliver()

    async def hear_meanwhile(self) -> bool:
        """Tell what has come from a server while somebody was in a menu or a book.

        Returns:
            Whether the game has gone on; then what is asked is put by itself.
        """
        table, before = self._table, self._table.state
        while self._record.at_server and not self.holds and await table.step() is Step.MOVED:
            self._note_turn()
        await self.deliver()
        if table.state == before:
            return False
        self._decision.put_again()
        return True

    async def announce(self) -> None:
        """Say that the game is over, or put the question that somebody here has to decide."""
        if self.holds or self._app.scene.pauses:
            return
        if not await self._end.look():
            self._notice_out()
            await self._decision.announce()
        else:
            self.watching = False

    def _notice_out(self) -> None:
        """Say once that whoever is out may listen on, or skip the rest."""
        table, here = self._table, self._audience.seats
        before, self.watching = self.watching, bool(here) and self._out(here)
        self.watching = self.watching and not table.game.endless(table.state.options)
        if self.watching and not before:
            self._app.dialogue.tell("out-listening", Urgency.NEWS)

    def _out(self, seats: tuple[Seat, ...]) -> bool:
        out = self._table.state.out
        return all(map(out, seats))

    async def skip_to_end(self) -> None:
        """Let the others play the rest of the game unheard; any key stops that."""
        app = self._app
        self._audience.quiet_at = 0.0
        while self.watching and self._table.state.result is None:
            key = await app.keyboard.key(LOOK if await self._table.thinking() else 0.0)
            if key is not None or not self._out(self._audience.seats):
                return
            if not await self._table.thinking():
                self._audience.leave_unheard()
                await self.step()

    # Keys, and the time between them.

    async def key(self) -> Key | None:
        """Wait for a key; None when it is time for luck or a bot."""
        app = self._app
        if app.front.keys.scripted:
            return await self._scripted_key()
        key: Key | None = None
        await self._table.thinking()  # bots begin
        news, connection = self._table.news, self._table.connection
        if self._decision.seat is not None or self._end.reached:
            app.dialogue.outputs.screen.settle()
            while key is None and not news.waiting:
                self._consultation.look()
                if connection is not None and not await self._table.thinking():
                    return None
                key = await app.keyboard.key(self._consultation.due(), mode=Mode.GAME, news=news)
            return key
        if self.holds:
            app.dialogue.outputs.screen.settle()
            while key is None:
                if connection is not None:
                    await connection.look_ahead()
                if news.waiting:
                    return None
                key = await app.keyboard.key(mode=Mode.GAME, news=news)
            return key
        at_once = self._table.state.chance is not None or self._table.resolving
        if not self._sent:  # a choice that is on its way skips what was left
            key = await key_while_heard(app, self._audience, at_once)
        while key is None and not news.waiting and await self._table.thinking():
            key = await app.keyboard.key(self._due(), mode=Mode.GAME, news=news)
            self._tell_sent()
        return key

    def _due(self) -> float | None:
        """Return the seconds until it is time to look at who thinks, and what was sent."""
        app, sent = self._app, None
        if self._sent_at is not None:
            sent = max(self._sent_at + SLOW - app.front.clock(), 0.0) + LOOK
        return min(
            (one for one in (app.front.thinker.due(), sent) if one is not None), default=None
        )

    def _tell_sent(self) -> None:
        """Say, once, that a choice is on its way for long, while the line seems to stand."""
        since, connection = self._sent_at, self._table.connection
        if connection is None or not connection.sent or not connection.up:
            self._sent_at = None
        elif since is not None and self._app.front.clock() - since >= SLOW:
            self._sent_at = None
            self._app.dialogue.tell("choice-sent", Urgency.NEWS, self._audience.sent.validity)

    async def _scripted_key(self) -> Key | None:
        key = await self._app.keyboard.key(mode=Mode.GAME)
        assert key is not None, "a script has a key or ends"
        if key.name == STEP:
            before = self._table.state
            await self.step()
            await self.deliver()
            if self._table.state != before:
                self._decision.put_again()
            await self.announce()
            return await self._scripted_key()
        command = self._app.profile.keymap.command(key.name, Mode.GAME)
        chooses = command is not None and command.chooses
        if key.name == WAIT or chooses or self._decision.jump_of(key):
            while self._decision.seat is None and not self._end.reached:
                self._note_turn()
                if await self._table.step() is not Step.MOVED:
                    break
                await self.deliver()
                await self.announce()
                if not self._ends_by_itself:
                    break
        return await self._scripted_key() if key.name == WAIT else key

    def skip(self) -> bool:
        """End the wait for what is being said; tells whether there was one."""
        app = self._app
        waiting = self._decision.seat is None and not self._end.reached
        if (
            waiting
            and not app.dialogue.outputs.screen.reads_on
            and self._audience.quiet_at > app.front.clock()
        ):
            self._audience.quiet_at = 0.0
            return True
        return False

    # Who acts.

    async def step(self) -> None:
        """Let whoever is due act, and all who are heard together with them.

        Far away that may be what was chosen here, and luck's answer to it; and who is asked the
        same question as before goes on with it.
        """
        if self.holds:
            return
        self._note_turn()
        table, before = self._table, self._table.awaited
        far = table.connection is not None
        own = self._sent or (far and table.state.chance is not None)
        await table.act()
        if not own and not (far and set(before) & set(table.awaited)):
            self._others_acted = True

    async def submit(self, seat: Seat, action: Action) -> None:
        """Let a person here act, and luck answer it."""
        self._others_acted = False
        self._app.recall.history.mark()
        self._audience.quiet_at = self._app.front.clock()
        self._audience.interrupts = True
        self._audience.acts = seat
        self._decision.hand_over.chosen()
        await self._table.submit(seat, action)
        connection = self._table.connection
        if connection is not None and connection.sent:
            self._sent_at = self._app.front.clock()
            if not connection.up:
                self._app.dialogue.tell("choice-waits", validity=self._audience.sent.validity)
            return
        self._audience.acts = None
        if self._decision.passing:
            self._audience.pass_on()
        while self._table.state.chance is not None:
            if await self._table.step() is not Step.MOVED:
                return

    @property
    def _ends_by_itself(self) -> bool:
        """Whether the game comes to a person or to its end when nobody presses a key."""
        table, state = self._table, self._table.state
        played = any(not table.players[seat].bot for seat in state.seated)
        return played or not table.game.endless(state.options)

    def _note_turn(self) -> None:
        """Take note that somebody else acts, so that the next question is heard as a new turn."""
        passed_on = self._decision.passed_on or self._table.state.chance is None
        self._decision.passed_on = passed_on
