"""A decision of somebody here: put, talked over, made; with care if others here may not know."""

from __future__ import annotations

from collections.abc import Mapping

from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.keys.commands import Command, Mode
from audiogame.keys.game_keys import read_jumps
from audiogame.narration.narrator import Line, Verbosity
from audiogame.play.audience import Audience
from audiogame.play.chooser import Chooser, Chosen, Response
from audiogame.play.jumps import imagined, is_live
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.table.table import Table

REACTION = 0.1
"""Seconds after which a key can have been an answer to a question that was just put."""
HELD = 0.07
"""Seconds between two presses of a key; less is a key that is held down."""
WALKS = ("up", "down", "first", "last")
"""The commands that read choices without making one."""


class Decision:
    """Lets the people here make their decisions, one after the other.

    Where others at the same keyboard may not learn what is chosen, the keyboard is handed over
    first, and choices are not read aloud unless headphones are on.
    """

    def __init__(self, app: App, table: Table, audience: Audience) -> None:
        self.app = app
        self.table = table
        self.audience = audience
        self.passing = False
        """Whether somebody is to take over the keyboard before the decision is put."""
        self.passed_on = False
        """Whether others have acted since the last question."""
        self._turn: Seat | None = None
        self._chooser: Chooser | None = None
        self._asked: tuple[State, Seat, bool] | None = None
        self._asked_at = 0.0
        self._refused = False
        self._last = Key("", 0.0)
        self._jumps = read_jumps(table.game.package)
        self._ended = False

    @property
    def seat(self) -> Seat | None:
        """Who here has to decide now."""
        if self._ended:
            return None
        awaited = [seat for seat in self.table.awaited if seat in self.audience.seats]
        return awaited[0] if awaited else None

    async def announce(self) -> None:
        """Put the question, once."""
        state, seat = self.table.state, self.seat
        if seat is None:
            return
        hidden = self.audience.shared and self.audience.hidden(state, seat)
        passing = hidden and self.audience.holder != seat
        if self._asked == (state, seat, passing):
            return
        self._asked = (state, seat, passing)
        self.app.profile.take(self.table.players[seat].name)
        self.passing = passing
        self._refused = False
        self._chooser = None if passing else Chooser(state.seen_by(seat), seat)
        cues: tuple[Sounded, ...] = ()
        if self.passed_on or seat != self._turn:
            more = self.audience.cues(state.decision(seat), self.audience.seats)
            cues = (Sounded("turn.yours", seat), *more)
        self.passed_on, self._turn = False, seat
        await self.audience.put(Line(self.question(), cues, seats=self.audience.seats))
        self._asked_at = self.app.clock()

    def end(self) -> None:
        """Let nobody here decide any more: they have given up."""
        self._ended = True

    def put_again(self) -> None:
        """Let the next question be put though it was put before."""
        self._chooser, self._asked = None, None

    def question(self) -> str:
        """Put the present question into words; empty if nobody here has one."""
        seat = self.seat
        if seat is None:
            return ""
        if self.passing:
            return self.app.narrator.say("pass-keyboard", name=self.table.players[seat].name)
        return self.audience.words(self.table.state.decision(seat))

    def pressed(self, key: Key) -> bool:
        """Take note of a key; tells whether it is held down."""
        held = key.name == self._last.name and key.at - self._last.at < HELD
        self._last = key
        return held

    @property
    def jumps(self) -> Mapping[str, str]:
        """The words of the choice that a key goes to, of the game and of the player."""
        return {**self._jumps, **self.app.keymap.jumps}

    def jump_of(self, key: Key) -> str:
        """Return the words of the choice that a key goes to; empty if it goes to none."""
        keymap, jumps = self.app.keymap, self.jumps
        return jumps.get(key.name) or jumps.get(keymap.meant(key.name, Mode.GAME), "")

    def keys_here(self) -> Mapping[str, str]:
        """Tell what the game's own keys go to now, in words."""
        chooser = self._chooser
        if chooser is None or self.passing:
            return {}
        told = {}
        for key, wanted in self.jumps.items():
            if is_live(wanted, chooser.legal):
                action = imagined(wanted, chooser.legal)
                told[key] = self.audience.words(action).rstrip(".") if action else wanted
        return told

    def jump(self, key: Key) -> bool:
        """Go to the choice that a key of the game stands for; tells whether it stands for one."""
        wanted, chooser = self.jump_of(key), self._chooser
        if not wanted or chooser is None or self.passing or not is_live(wanted, chooser.legal):
            return False
        told = chooser.jump(wanted)
        if self.quiet:
            self.app.tell("chosen-quietly" if told else "not-possible")
        elif told is not None:
            self._react(told)
        else:
            action = imagined(wanted, chooser.legal)
            why = action and chooser.state.preview(chooser.seat, action)
            self._react(Response(why) if why else Response(message="no-such-choice"))
        return True

    async def choose(self, command: Command, key: Key, held: bool) -> Action | None:
        """Take a command that chooses; returns the action once it is decided."""
        seat, chooser = self.seat, self._chooser
        assert seat is not None, "asked only while somebody here has to decide"
        acts = command.name not in WALKS
        if acts and (held or key.at - self._asked_at < REACTION):
            # Typed ahead or held down: the player cannot have heard what it would decide.
            if self._refused:
                self.app.tick()
            else:
                self._refused = True
                self.app.tell("too-soon")
        elif self.passing or chooser is None:
            self._take_over(seat, command)
        elif self.quiet and command.name != "choose":
            await self._choose_quietly(chooser, command)
        else:
            match chooser.press(command):
                case Chosen(action):
                    self._chooser, self._asked = None, None
                    return action
                case Response() as told:
                    self._react(told)
        return None

    @property
    def chooser(self) -> Chooser | None:
        """The decision that is being made, None where none was put."""
        return self._chooser

    async def explain(self) -> None:
        """Say what the selected choice would do, and why other choices are not offered."""
        chooser = self._chooser
        if self.passing or chooser is None:
            self.audience.answer(self.question())
        elif not self.quiet or await self.headphones():
            state, seat = chooser.state, chooser.seat
            action = chooser.selected
            told: list[Event | Action] = [state.decision(seat)]
            if action is not None:
                told = [state.preview(seat, action) or action]
            told += self._explained(action)
            words = " ".join(self.audience.words(thing) for thing in told)
            self.audience.answer(words, secret=self.secret)

    def _explained(self, action: Action | None) -> tuple[Event, ...]:
        """Ask the game what a choice does, and why others are not offered."""
        chooser = self._chooser
        assert chooser is not None, "only a decision that is made is explained"
        state, seat, guide = chooser.state, chooser.seat, self.table.game.guide
        try:
            told = guide.explain(state, seat, action) if action is not None else ()
            return (*told, *guide.explain(state, seat, None))
        except Exception:  # whatever a guide raises: the game goes on
            self.app.tell("explain-failed")
            return ()

    async def headphones(self) -> bool:
        """Ask, once for each hand-over, whether nobody else listens."""
        if not self.audience.headphones:
            self.app.tell("headphones")
            key = await self.app.key()
            self.audience.headphones = key is not None and key.name == "enter"
            if not self.audience.headphones:
                self.app.tell("no-headphones")
        return self.audience.headphones

    @property
    def secret(self) -> bool:
        """Whether others here may not learn what is chosen."""
        seat = self.seat
        return seat is not None and self.audience.hidden(self.table.state, seat)

    @property
    def quiet(self) -> bool:
        """Whether choices are not read aloud: others here could hear them."""
        return self.audience.shared and not self.audience.headphones and self.secret

    def _take_over(self, seat: Seat, command: Command) -> None:
        if command.name != "choose":
            self.audience.answer(self.question())
            return
        waiting = self.audience.hand_over(seat)
        if waiting:
            self.app.tell("alone-waits", count=waiting)

    async def _choose_quietly(self, chooser: Chooser, command: Command) -> None:
        """Take a choice by number without reading it; walking needs headphones."""
        if command.pick:
            there = chooser.put(command.pick)
            self.app.tell("chosen-quietly" if there else "not-possible")
        elif await self.headphones() and isinstance(told := chooser.press(command), Response):
            self._react(told)

    def _react(self, told: Response) -> None:
        room = self.app.screen.row_room if told.row else 0
        text = self._answered(told)
        for how in (Verbosity.BRIEF, Verbosity.BRAILLE):  # a row that is cut off says nothing
            if not room or len(text) <= room:
                break
            text = self._answered(told, how)
        self.audience.answer(text, row=told.row, secret=self.secret, cue=_cue(told))

    def _answered(self, told: Response, how: Verbosity | None = None) -> str:
        """Put the answer to a key into words."""
        say = self.app.narrator.say
        text = self.audience.words(told.thing, how=how) if told.thing is not None else ""
        if told.message:
            text = say(told.message, told=text, number=told.number, marked=told.marked)
        return say("edge", told=text) if told.edge else text


def _cue(told: Response) -> str:
    """Return the sound of an answer to a key that walks or marks."""
    if told.edge:
        return "ui.edge"
    return "ui.move" if told.row else ""
