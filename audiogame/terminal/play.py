"""One game at the terminal: what is heard when, and what keys do in it."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from audiogame.keys.commands import Command, Mode
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.texts import TextError, Texts
from audiogame.rules.notation import words
from audiogame.rules.state import CHANCE, Action, Event, Query, Seat, State
from audiogame.table.table import Step
from audiogame.terminal.app import App, Left
from audiogame.terminal.chooser import Chooser, Chosen, Told
from audiogame.terminal.keyboard import Key
from audiogame.terminal.menu import Item, enter_name, menu
from audiogame.terminal.opening import Opened
from audiogame.terminal.requests import Request, people, requests_here
from audiogame.terminal.script import STEP, WAIT

REACTION = 0.1
"""Seconds after which a key can have been an answer to a question that was just put."""
HELD = 0.07
"""Seconds between two presses of a key; less is a key that is held down."""


class Ending(Enum):
    """How a person left a game."""

    AGAIN = "again"
    LEFT = "left"


class Play:
    """A game being played by the people at one keyboard, and heard by them.

    Args:
        app: keys and outputs.
        opened: the table and its record.
    """

    def __init__(self, app: App, opened: Opened) -> None:
        self.app = app
        self.opened = opened
        self.table = opened.table
        self.here = people(self.table)
        self.seats = self.here
        names = tuple(player.name for player in self.table.players)
        texts = Texts(packages=(self.table.game.package,))
        self.narrator = Narrator(texts, self.table.game.name, names, app.narrator.verbosity)
        self.table.listeners.append(self)
        self._pending: list[tuple[Event, tuple[Seat, ...]]] = []
        self._chooser: Chooser | None = None
        self._asked: tuple[State, Seat] | None = None
        self._asked_at = 0.0
        self._quiet_at = 0.0
        self._refused = False
        self._interrupts = False
        self._finished = False
        self._last = Key("", 0.0)

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take an event from the table; it is told when the record is on the disk."""
        self._pending.append((event, seats))

    async def run(self, resumed: bool = False) -> Ending:
        """Play until somebody leaves, or the game is over and left.

        Raises:
            Left: the whole program ends; the game is saved.
        """
        app = self.app
        app.in_game, app.reminder = True, self._remind
        try:
            if resumed:
                self.table.resumed()
            else:
                self.table.open()
            return await self._loop()
        except Left:
            if not self._finished:
                await self._deliver()
                app.tell("game-saved" if self.opened.journal.path else "game-not-saved")
            raise
        finally:
            app.in_game, app.reminder = False, None
            self.opened.journal.close()

    async def _loop(self) -> Ending:
        while True:
            await self._deliver()
            self._announce()
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
        pending, self._pending = self._pending, []
        for event, seats in pending:
            urgency = Urgency.CHOICE if self._interrupts else Urgency.NEWS
            self._interrupts = False
            self._say(event, seats, urgency)
        fault = self.opened.journal.fault()
        if fault:
            self.app.tell("not-kept", why=fault)

    def _say(self, thing: object, seats: tuple[Seat, ...], urgency: Urgency) -> None:
        text = self._words(thing, seats)
        self.app.say(Line(text, urgency=urgency, seats=seats))
        now = self.app.clock()
        self._quiet_at = max(now, self._quiet_at) + self.app.pace.seconds(text)

    def _words(self, thing: object, seats: tuple[Seat, ...]) -> str:
        self.narrator.verbosity = self.app.narrator.verbosity
        try:
            return self.narrator.tell(thing, seats)
        except TextError:  # a game of another package may lack a sentence: never stay silent
            return f"{words(thing)}."

    def _announce(self) -> None:
        """Put the question that a person here has to decide, once."""
        state = self.table.state
        if state.result is not None and not self._finished:
            self._finished = True
            opened = self.opened
            opened.journal.finish(state.result.places, opened.seed, opened.secret)
            self.app.tell("game-ended", Urgency.NEWS)
        elif self.here and not self._finished and not set(self.here) & set(state.seated):
            # Only bots are left, and they would play on among themselves.
            self._finished = True
            self.app.tell("table-left", Urgency.NEWS)
        seat = self._decider
        if seat is None or self._asked == (state, seat):
            return
        self._asked = (state, seat)
        self._refused = False
        self._chooser = Chooser(state.seen_by(seat), seat)
        self._say(state.decision(seat), self.here, Urgency.NEWS)
        self._asked_at = self.app.clock()

    @property
    def _decider(self) -> Seat | None:
        awaited = [seat for seat in self.table.awaited if seat in self.here]
        return awaited[0] if awaited else None

    @property
    def _asker(self) -> Seat:
        """Who asks, when a question key is pressed: who has to decide, else the first here."""
        if self._decider is not None:
            return self._decider
        if self.here:
            return self.here[0]
        actors = [seat for seat in self.table.state.actors if seat != CHANCE]
        return actors[0] if actors else 0

    def _remind(self) -> None:
        seat = self._decider
        if seat is not None:
            self._tell_again(self.table.state.decision(seat))
        else:
            self._ask(Query.TURN)

    def _tell_again(self, thing: object) -> None:
        text = self._words(thing, self.here)
        self.app.say(Line(text, urgency=Urgency.ANSWER, seats=self.here))

    # Time.

    async def _next_key(self) -> Key | None:
        """Wait for a key; None when it is time for luck or a bot."""
        app = self.app
        if app.keys.scripted:
            return await self._scripted_key()
        if self._decider is not None or self._finished:
            return await app.key()
        wait = self._quiet_at - app.clock()
        if self.table.state.chance is not None:
            wait = 0.0
        return await app.key(max(wait, 0.0))

    async def _scripted_key(self) -> Key | None:
        key = await self.app.key()
        assert key is not None, "a script has a key or ends"
        if key.name == STEP:
            self._step()
            await self._deliver()
            return await self._scripted_key()
        command = self.app.keymap.command(key.name, Mode.GAME)
        if key.name == WAIT or (command is not None and command.chooses):
            while self._decider is None and not self._finished and self.table.step() is Step.MOVED:
                await self._deliver()
                self._announce()
        return await self._scripted_key() if key.name == WAIT else key

    def _step(self) -> None:
        """Let luck or a bot act, and luck answer what a bot has thrown."""
        self.table.step()
        while self.table.state.chance is not None and self._decider is None:
            self.table.step()

    # Keys.

    async def _press(self, key: Key) -> Ending | None:
        held = key.name == self._last.name and key.at - self._last.at < HELD
        self._last = key
        if key.name == "space" and self._skip():
            return None
        command = await self.app.press_common(key, Mode.GAME)
        if command is None:
            return None
        if command.query is not None:
            self._ask(command.query)
        elif command.name == "who":
            self._tell_who()
        elif command.name == "back":
            return await self._leave()
        elif command.chooses:
            if self._finished:
                if command.name == "choose":
                    return Ending.AGAIN
                self.app.tell("game-ended")
            else:
                self._choose(command, key, held)
        return None

    def _skip(self) -> bool:
        """End the wait for what is being said; tells whether there was one."""
        waiting = self._decider is None and not self._finished
        if waiting and self._quiet_at > self.app.clock():
            self._quiet_at = 0.0
            return True
        return False

    def _ask(self, query: Query) -> None:
        answer = self.table.ask(self.here, query, self._asker)
        text = " ".join(self._words(event, self.here) for event in answer)
        self.app.say(Line(text, urgency=Urgency.ANSWER, seats=self.here))

    def _tell_who(self) -> None:
        parts = []
        for seat in self.table.state.seated:
            player = self.table.players[seat]
            kind = "bot" if player.bot else "you" if self.here == (seat,) else "person"
            parts.append(self.app.narrator.say(f"who-{kind}", name=player.name))
        self.app.say(Line(" ".join(parts), urgency=Urgency.ANSWER, seats=self.here))

    def _choose(self, command: Command, key: Key, held: bool) -> None:
        seat, chooser = self._decider, self._chooser
        if seat is None or chooser is None:
            self._not_now()
            return
        acts = command.name not in ("up", "down", "first", "last")
        if acts and (held or key.at - self._asked_at < REACTION):
            # Typed ahead or held down: the player cannot have heard what it would decide.
            if self._refused:
                self.app.tick()
            else:
                self._refused = True
                self.app.tell("too-soon")
            return
        reaction = chooser.press(command)
        match reaction:
            case Chosen(action):
                self._submit(seat, action)
            case Told():
                self._react(reaction)

    def _submit(self, seat: Seat, action: Action) -> None:
        self._chooser, self._asked = None, None
        self._quiet_at = self.app.clock()
        self._interrupts = True
        self.table.submit(seat, action)
        while self.table.state.chance is not None:
            self.table.step()

    def _react(self, told: Told) -> None:
        text = self._words(told.thing, self.here) if told.thing is not None else ""
        if told.message:
            text = self.app.narrator.say(
                told.message, told=text, number=told.number, marked=told.marked
            )
        if told.edge:
            text = self.app.narrator.say("edge", told=text)
        self.app.say(Line(text, urgency=Urgency.ANSWER, seats=self.here), row=told.row)

    def _not_now(self) -> None:
        (turn, *_) = self.table.ask(self.here, Query.TURN, self._asker)
        text = self.app.narrator.say("not-now", told=self._words(turn, self.here))
        self.app.say(Line(text, urgency=Urgency.ANSWER, seats=self.here))

    async def _leave(self) -> Ending | None:
        if self._finished:
            return Ending.LEFT
        offers = requests_here(self.table, self.here)
        if offers:
            return await self._game_menu(offers)
        saved = self.opened.journal.path is not None
        if await self.app.confirm("leave-game" if saved else "leave-game-unsaved"):
            return self._left()
        self.app.tell("staying")
        self._remind()
        return None

    def _left(self) -> Ending:
        saved = self.opened.journal.path is not None
        self.app.tell("game-saved" if saved else "game-not-saved")
        return Ending.LEFT

    async def _game_menu(self, offers: tuple[Request, ...]) -> Ending | None:
        """Let the player leave, or ask for something that is possible at any time."""
        say = self.app.narrator.say
        items = [Item("stay", say("game-menu-stay"))]
        items += [Item(str(index), self._offer_text(offer)) for index, offer in enumerate(offers)]
        items.append(Item("leave", say("game-menu-leave")))
        chosen = await menu(self.app, say("title-game-menu"), items)
        if chosen == "leave":
            return self._left()
        if chosen in (None, "stay"):
            self.app.tell("staying")
            self._remind()
            return None
        offer = offers[int(chosen or 0)]
        player = offer.player
        if player is not None:
            taken = {player.name for player in self.table.players}
            if player.bot is None:
                name = await enter_name(self.app, player.name, taken)
                player = replace(player, name=name)
                self.here = self.seats = tuple(sorted((*self.here, offer.seat)))
            self.table.seat_player(offer.seat, player)
            self.narrator.names = tuple(player.name for player in self.table.players)
        self.table.submit(offer.seat, offer.action)
        return None

    def _offer_text(self, offer: Request) -> str:
        if offer.player is None:
            return self._words(offer.action, (offer.seat,))
        kind = "bot" if offer.player.bot else "person"
        return self.app.narrator.say(f"chair-{kind}", number=offer.seat + 1, name=offer.player.name)
