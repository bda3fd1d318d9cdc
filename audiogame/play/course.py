"""The course of a game from key to key: who acts, what is said of it, and who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.fault_log import write_down
from audiogame.console.key_script import STEP, WAIT
from audiogame.console.key_source import Key
from audiogame.keys.commands import Mode
from audiogame.narration.line import Subject, Urgency
from audiogame.play.audience import Audience
from audiogame.rules.fault import RAISED
from audiogame.rules.state import Event, Query, Seat
from audiogame.table.move_list import chairs
from audiogame.table.news import GameMoved, Returned, Step, Undone, Unkept

if TYPE_CHECKING:
    from audiogame.play.consultation import Consultation
    from audiogame.play.decision import Decision
    from audiogame.play.game_end import GameEnd
    from audiogame.rules.state import Action, Seat
    from audiogame.table.move_list import Player


MOST_TOLD = 200
"""Most characters in which a game of few seats says where it continues, with its question."""
TOLD_EACH = 4
"""Most seats whose standing is told one by one where a game continues."""
LOOKED_AT = 24
"""Number of last events searched for lines to repeat; bots' routine choices are skipped."""


def recall_last(audience: Audience) -> None:
    """Say to the players here the last event before a choice that was taken back."""
    for event in _last(audience, 2)[:-1]:  # the last one is the taking back
        audience.say(audience.words(event), Urgency.NEWS, audience.seats)


def tell_missed(audience: Audience, choices: int) -> None:
    """Summarise in one line what happened while the players here were away.

    All of it is in the history.  Whose turn it is follows, or the question.

    Args:
        choices: number of choices made meanwhile.
    """
    audience.leave_unheard()
    table, seats = audience.table, audience.seats
    whole = choices == sum(table.decisions.values())
    parts = [audience.program_around.say("game-missed", count=choices, whole=whole)]
    parts += [audience.words(event) for event in _last(audience, 1)]
    parts.append(audience.asked(Query.STANDING, seats[0] if seats else 0)[0])
    audience.say(" ".join(filter(None, parts)), Urgency.NEWS, seats)
    _tell_turn(audience)  # a line of its own, which a next turn makes untrue


def recall(audience: Audience, asker: Seat) -> None:
    """Say a game and its state to the players here: the standing, and whose turn it is.

    A player here who is asked next hears that with the question.
    """
    narrator, game = audience.narrator, audience.table.game.name
    title = f"{game}-title"
    parts = [f"{narrator.say(title) if narrator.texts.has(title) else game}."]
    if audience.table.moved:
        room = MOST_TOLD - len(parts[0]) - len(_question(audience, asker)) - 2
        parts.append(_standing(audience, asker, room))
    audience.say(" ".join(parts), Urgency.NEWS, audience.seats)
    _tell_turn(audience)


def _question(audience: Audience, asker: Seat) -> str:
    """Return the words that follow the standing: the question, or whose turn it is."""
    table = audience.table
    if asker in table.awaited and asker in audience.seats:
        return audience.words(table.view(asker).decision(asker))
    return audience.asked(Query.TURN, asker)[0]


def _standing(audience: Audience, asker: Seat, room: int) -> str:
    """Return what every seat has, briefly if need be; of many seats, or where that is too long for
    this room, only the own place, who leads, and how many are left."""
    table, narrator = audience.table, audience.narrator
    seated = table.state.seated
    each = table.ask(audience.seats, Query.STANDING, asker)
    forms = (
        " ".join([audience.words(one, brief=brief) for one in each]) for brief in (False, True)
    )
    short = next((text for text in forms if len(text) <= room), None)
    if len(seated) > TOLD_EACH or short is None:
        view = table.view(asker)
        try:
            figures = table.game.figures
            places, leader = figures.places(view), figures.leader(view)
        except RAISED:  # any error of a game's figures: all is told instead
            write_down(audience.app.data.folder)
            places, leader = {}, None
        if places:
            left = sum(not table.state.out(seat) for seat in seated)
            alone = audience.seats == (asker,)
            narrator.names = tuple(player.name for player in table.players)
            return narrator.say(
                "standing-of-many",
                place=places[asker] if alone and asker in places else 0,
                leads=leader is not None and view.side(leader) == view.side(asker) and alone,
                leader=None
                if leader is None
                else tuple(
                    narrator.told_name(narrator.names[seat])
                    for seat in seated
                    if view.side(seat) == view.side(leader)
                ),
                seats=len(seated),
                left=left if left < len(seated) else 0,
            )
    return short or audience.asked(Query.STANDING, asker)[0]


def _tell_turn(audience: Audience) -> None:
    """Say whose turn it is, unless a player here is asked next."""
    table, seats = audience.table, audience.seats
    if not set(table.awaited) & set(seats):
        _answer(audience, Query.TURN, seats[0] if seats else 0)


def _answer(audience: Audience, query: Query, about: Seat) -> None:
    validity = audience.turn.validity if query is Query.TURN else None
    text = audience.asked(query, about)[0]
    audience.say(text, Urgency.NEWS, audience.seats, validity=validity)


def _last(audience: Audience, count: int) -> list[Event]:
    """Return the last events that are worth saying."""
    heard = audience.table.last_heard(LOOKED_AT)
    return [event for event in heard if not audience.routine(event)][-count:]


LOOK = 0.03
"""Seconds between two checks whether the program's own voice, or a bot, is ready."""


async def key_while_heard(app: App, audience: Audience, at_once: bool) -> Key | None:
    """Wait for a key until what was said can have been heard; return None if there was none.

    Each line of the game is waited for once.  A key cuts the voice off, and its answer takes the
    voice again, so from then on the line counts as heard when its own seconds have passed.

    Args:
        at_once: whether the game continues without waiting for the voice.
    """
    while app.dialogue.outputs.screen.unread:  # in braille nothing advances by time
        key = await app.keyboard.key(LOOK, mode=Mode.GAME)
        if key is not None:
            return key
    if app.data.settings.braille or at_once:
        return await app.keyboard.key(0.0, mode=Mode.GAME)
    # A voice of our own reports the end of its speech.
    while app.speaker.busy and audience.quiet_at and not audience.asked_meanwhile:
        key = await app.keyboard.key(LOOK, mode=Mode.GAME)
        if key is not None:
            audience.asked_meanwhile = True
            return key
    wait = 0.0 if app.speaker.busy is False else audience.quiet_at - app.front.clock()
    key = await app.keyboard.key(max(wait, 0.0), mode=Mode.GAME)
    audience.asked_meanwhile = audience.asked_meanwhile or key is not None
    return key


SLOW = 2.0
"""Seconds after which the player is told that a choice was sent but not answered."""
FEW = 6
"""Most missed events that are said in full; more are summarised."""


class Course:
    """Takes the actions of luck, bots and players one by one, and says what has happened.

    Args:
        decision: the present one of the players here.
        consultation: their requests for advice.
        end: detects the end of the game.
    """

    def __init__(self, decision: Decision, consultation: Consultation, end: GameEnd) -> None:
        self._app, self._table = decision.app, decision.table
        self._record = decision.table.record
        self._audience, self._decision = decision.audience, decision
        self._consultation, self._end = consultation, end
        self.watching = False
        """Whether all players here are out of a game that continues without them."""
        self.holds = False
        """Whether news of others' actions is held until the player continues."""
        self.show: Callable[[], None] = lambda: None
        """Shows what has happened, as soon as it is safe on disk: no picture waits for a sound."""
        self._seated: tuple[tuple[Player, ...], tuple[Seat, ...]] | None = None
        """The seating for which sounds were placed."""
        self._others_acted = False
        self._told_how = False
        """Whether the player was told how to continue."""
        self._kept = Subject()
        """Validity of the line that news is held."""
        self._steps = False
        """Whether a script goes step by step, so that keys of a hand read it before the turn."""
        self._sent_at: float | None = None
        """When the unanswered choice was sent; None once the player was told of it."""

    @property
    def _sent(self) -> bool:
        """Whether a choice of a player here is on its way to a remote table."""
        connection = self._table.connection
        return connection is not None and connection.sent

    # Delivery of news.

    async def deliver(self) -> None:
        """Say the new events, once they are safe on disk."""
        await self._record.settle()
        news = self._table.news
        returned = news.take(Returned) if news.waiting else None
        most = 0 if returned is not None and returned.elsewhere else FEW
        shortened = returned is not None and (returned.in_part or self._audience.waiting > most)
        if returned is not None and shortened:
            tell_missed(self._audience, returned.choices)
            news.take(Undone)  # with what was taken back meanwhile
        connection = self._table.connection
        if connection is not None and not connection.sent:
            self._audience.sent.change()
        if connection is not None and self._decision.passing:
            self._audience.pass_on()
        on_its_way = connection is not None and connection.sent and connection.up
        if on_its_way and self._audience.chosen_elsewhere:
            return  # the player who chose here hears that first
        seated = self._table.players, self._audience.seats
        if seated != self._seated:  # a player has sat down, or begins to listen
            self._seated = seated
            self._app.soundscape.seat(chairs(self._table), self._audience.seats)
        if self._audience.waiting:
            self.show()
            await self._audience.deliver()
            if returned is not None and not shortened and self._table.state.result is None:
                _tell_turn(self._audience)
            if self._others_acted:
                self._hold()
        unkept = news.take(Unkept) if news.waiting else None
        if unkept is not None:
            self._app.dialogue.tell("not-kept", why=unkept.why)

    def _hold(self) -> None:
        """Hold the news of others' actions, after luck's response, if the player wants that."""
        app, table = self._app, self._table
        wanted = app.data.settings.wait_for_me and not (
            app.data.settings.braille or app.front.keys.scripted
        )
        if not wanted or self.watching or self._audience.skips:
            return
        if table.luck_due or table.resolving:
            return
        self.holds, self._others_acted = True, False
        if not self._told_how:
            self._told_how = True
            app.dialogue.tell("waits-for-you", Urgency.NEWS, self._kept.validity)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that continue after held news, or after a pause."""
        if not self.holds and not self._app.scene.pauses:
            return ()
        key = next(iter(self._app.profile.keymap.keys("choose", Mode.GAME)), "space")
        return (Answer(key, "continue"),)

    def goes_on(self, key: Key) -> bool:
        """Continue after held news; return whether the key did that."""
        command = self._app.profile.keymap.command(key.name, Mode.GAME)
        if key.name != "space" and (command is None or command.name != "choose"):
            return False
        self.release()
        return True

    def release(self) -> None:
        """Release held news of others' actions."""
        if not self.holds:
            return
        self.holds = False
        self._kept.change()
        self._table.news.put(GameMoved())

    async def catch_up(self) -> None:
        """Say all held news: what the player wants now is about the present state."""
        if not self.holds:
            return
        self.release()
        while self._table.connection is not None and await self._table.step() is Step.MOVED:
            pass
        await self.deliver()

    async def hear_meanwhile(self) -> bool:
        """Say the news from a server that came while the player was in a menu or a book.

        Returns:
            Whether the game has moved; then the question is asked by itself.
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
        """Announce the end of the game, or ask the question that a player here has to decide."""
        pauses = self._app.scene.pauses
        if pauses:
            self._app.calls.end()
        if self.holds or pauses:
            return
        await self._app.keyboard.until_read()  # before it is noted when the question was asked
        if not await self._end.look():
            self._notice_out()
            await self._decision.announce()
        else:
            self._audience.skips = self.watching = False
            self._app.calls.end()

    def _notice_out(self) -> None:
        """Offer players who are out, once, to keep listening or to skip the rest."""
        table, here = self._table, self._audience.seats
        before, self.watching = self.watching, bool(here) and self._out(here)
        self.watching = self.watching and not table.game.endless(table.state.options)
        if self.watching and not before:
            self._app.dialogue.tell("out-listening", Urgency.NEWS)

    def _out(self, seats: tuple[Seat, ...]) -> bool:
        out = self._table.state.out
        return all(map(out, seats))

    async def skip_to_end(self) -> None:
        """Play on to the end silently; any key stops."""
        app = self._app
        self._audience.quiet_at = 0.0
        while self.watching and self._table.state.result is None:
            key = await app.keyboard.key(LOOK if await self._table.thinking() else 0.0)
            if key is not None or not self._out(self._audience.seats):
                return
            if not await self._table.thinking():
                self._audience.leave_unheard()
                await self.step()

    def skip_turn(self) -> bool:
        """Leave the steps of others' turns unheard until a player here decides.

        Returns:
            Whether a wait or a hold was cut off, so that the next line answers the key.
        """
        held, waited = self.holds, self.skip()
        self.release()
        self._audience.skips = self._audience.interrupts = True
        return held or waited

    # Keys, and the time between them.

    async def key(self) -> Key | None:
        """Wait for a key; return None when it is time for luck or a bot."""
        app = self._app
        if app.front.keys.scripted:
            return await self._scripted_key()
        key: Key | None = None
        await self._table.thinking()  # starts the bots
        news, connection = self._table.news, self._table.connection
        if self._decision.seat is not None or self._end.reached:
            app.dialogue.outputs.screen.settle()
            while key is None and not news.waiting:
                app.front.thinker.look()  # a process that died meanwhile is begun again
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
        at_once = self._table.luck_due or self._table.resolving
        reports = app.speaker.reader.reports
        if connection is not None and reports and await connection.asks_ahead():
            # The page keeps for Space the older news that was not heard before the question.
            at_once = app.unheard.overtaken = True
        if not self._sent:  # a choice on its way skips what was left to hear
            key = await key_while_heard(app, self._audience, at_once)
        while key is None and not news.waiting and await self._table.thinking():
            key = await app.keyboard.key(self._due(), mode=Mode.GAME, news=news)
            self._tell_sent()
        return key

    def _due(self) -> float | None:
        """Return the seconds until bots, and a sent choice, are to be looked at."""
        app, sent = self._app, None
        if self._sent_at is not None:
            sent = max(self._sent_at + SLOW - app.front.clock(), 0.0) + LOOK
        return min(
            (one for one in (app.front.thinker.due(), sent) if one is not None), default=None
        )

    def _tell_sent(self) -> None:
        """Say, once, that a choice is taking long, if the connection seems stuck."""
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
            self._steps = True
            before = self._table.state
            await self.step()
            await self.deliver()
            if self._table.state != before:
                self._decision.put_again()
            await self.announce()
            return await self._scripted_key()
        command = self._app.profile.keymap.command(key.name, Mode.GAME)
        chooses = command is not None and command.chooses
        if self._steps and self._decision.reads_hand(command, self._decision.jump_of(key)):
            return key  # it is read at the present moment
        if key.name == WAIT or chooses or self._decision.jump_of(key):
            self._steps = False
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
        """Cut off the wait for what is being said; return whether there was one."""
        app = self._app
        waiting = self._decision.seat is None and not self._end.reached
        if (
            waiting
            and not app.dialogue.outputs.screen.reads_on
            and self._audience.quiet_at
            and (self._audience.quiet_at > app.front.clock() or app.speaker.busy)
        ):
            self._audience.quiet_at = 0.0
            return True
        return False

    # Actions.

    async def step(self) -> None:
        """Run the next action, and those that are heard together with it.

        At a remote table that may be a choice made here, and luck's response to it; a player who is
        asked the same question as before keeps it.
        """
        if self.holds:
            return
        self._note_turn()
        table, before = self._table, self._table.awaited
        far = table.connection is not None
        own = self._sent or (far and table.luck_due)
        await table.act()
        if not own and not (far and set(before) & set(table.awaited)):
            self._others_acted = True

    async def submit(self, seat: Seat, action: Action) -> None:
        """Submit a player's action, followed by luck's response."""
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
        while self._table.luck_due:
            if await self._table.step() is not Step.MOVED:
                return

    @property
    def _ends_by_itself(self) -> bool:
        """Return whether the game reaches a player or its end without a key press."""
        table, state = self._table, self._table.state
        played = any(not table.players[seat].bot for seat in state.seated)
        return played or not table.game.endless(state.options)

    def _note_turn(self) -> None:
        """Record that another seat acts, so that the next question is said as a new turn."""
        passed_on = self._decision.passed_on or not self._table.luck_due
        self._decision.passed_on = passed_on
