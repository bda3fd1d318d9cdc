"""Short remarks of opponents with a character: seldom, after the news, and never of consequence."""

from __future__ import annotations

from audiogame.archive.asked_figures import AskedFigures
from audiogame.console.app import App
from audiogame.console.wording import level
from audiogame.narration.narrator import Urgency, Verbosity
from audiogame.narration.topics import Topic
from audiogame.opponents.characters import (
    Character,
    Occasion,
    character_narrator,
    characters,
    remarks,
)
from audiogame.play.audience import Audience
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.table.chairs import people
from audiogame.table.events import GameStarted, TakenBack
from audiogame.table.table import Table

TURNS = 10
"""Choices of all seats together that lie between two remarks at the least."""


class Remarks:
    """Lets the characters at one table speak.

    It hears what everybody may know, as a guest, and draws from a stream of its own: neither the
    luck of the game nor what a bot chooses depends on it.

    Args:
        app: where remarks go.
        table: the game; this becomes one of its listeners.
        telling: the people here; remarks wait for their news.
    """

    def __init__(self, app: App, table: Table, audience: Audience) -> None:
        self._app = app
        self._table = table
        self._audience = audience
        self._figures = AskedFigures(table.game.figures)
        self.seats: tuple[Seat, ...] = ()
        """Of a guest."""
        self._occasions: list[tuple[Seat, Occasion]] = []
        self._leader = self._leading()
        self._over = table.state.result is not None
        self._spoken_at = -TURNS
        table.listeners.append(self)

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take note of what everybody may know."""
        match event:
            case TakenBack():
                self._occasions.clear()
                self._leader = self._leading()
            case GameStarted(resumed=False):
                self._add(Occasion.HELLO, *self._table.state.seated)
            case _ if self._figures.ends_round(event):
                self._add(Occasion.ROUND, *self._table.state.seated)

    def speak(self) -> None:
        """Let one of them make a remark, if there is an occasion and it is not too soon."""
        self._look()
        occasions, self._occasions = self._occasions, []
        if not self._app.settings.remarks or self._audience.waiting:
            return
        turns = sum(self._table.decisions.values())
        for seat, occasion in occasions:
            if turns - self._spoken_at < TURNS:
                return
            character = self._at(seat)
            if character is None:
                continue
            random = self._table.streams.stream(seat, turns, "chatter")
            if random.random() < character.talks:
                message = random.choice(remarks(character.manner, occasion))
                self._spoken_at = turns
                self._say(seat, character, message)

    def _look(self) -> None:
        """Find out who leads now, and whether the game is over."""
        result = self._table.state.result
        if result is not None:
            if not self._over:
                self._over = True
                self._occasions.clear()
                self._add(Occasion.WON, *result.winners)
                lost = [seat for seat in self._table.state.seated if seat not in result.winners]
                self._add(Occasion.LOST, *lost)
            return
        leader, before = self._leading(), self._leader
        if leader is not None and leader != before:
            self._leader = leader
            self._add(Occasion.AHEAD, leader)
            if before is not None:
                self._add(Occasion.BEHIND, before)

    def _add(self, occasion: Occasion, *seats: Seat) -> None:
        self._occasions += [(seat, occasion) for seat in seats if self._at(seat) is not None]

    def _leading(self) -> Seat | None:
        """Return who leads, as far as everybody may know."""
        state: State = self._table.state
        view = seen_by_all(state, tuple(range(state.seats)))
        return None if view is None else self._figures.leader(view)

    def _at(self, seat: Seat) -> Character | None:
        """Return the character in a seat; None for a person, and for a bot without one."""
        player = self._table.players[seat]
        if player.bot is None or seat in people(self._table):
            return None
        return characters().get(player.name)

    def _say(self, seat: Seat, character: Character, message: str) -> None:
        settings = self._app.profile.wanted
        brief = settings.braille or level(settings, Topic.CHATTER) == "brief"
        narrator = character_narrator(Verbosity.BRIEF if brief else Verbosity.FULL)
        text = narrator.say("remark", name=character.name, said=narrator.say(message))
        speaker = seat if settings.opponent_voices else None
        self._audience.say(text, Urgency.CHATTER, self._audience.seats, speaker)
