"""Verbosity: a message form for each topic."""

from __future__ import annotations

from audiogame.narration.narrator import Verbosity
from audiogame.narration.topics import Topic, topics_of
from audiogame.rules.game import Game
from audiogame.rules.state import Action, Event
from audiogame.settings import PROFILE, Settings

DECIDES = Topic.TURNS
"""The topic that normal verbosity tells in full: whose turn it is, questions, outcomes."""


def level(settings: Settings, topic: Topic) -> str:
    """Return the verbosity of a topic: "full", "normal" or "brief"."""
    own = str(getattr(settings, f"verbosity_{topic.value}"))
    return settings.verbosity if own == PROFILE else own


def form(settings: Settings) -> Verbosity:
    """Return the form of messages outside games: menus and answers of the program."""
    if settings.braille:
        return Verbosity.BRAILLE
    return Verbosity.BRIEF if settings.verbosity == "brief" else Verbosity.FULL


class Wording:
    """Chooses the form of each message of one game.

    Args:
        game: the game whose events are told.
    """

    def __init__(self, game: Game) -> None:
        self._topics = topics_of(game.packages)

    def topic(self, event: Event) -> Topic:
        """Return the topic of an event."""
        return self._topics.get(type(event).__name__, Topic.CHATTER)

    def form(self, settings: Settings, thing: object) -> Verbosity:
        """Return the form of an event's or action's message; only the settings change it."""
        if settings.braille:
            return Verbosity.BRAILLE
        if isinstance(thing, Action):
            return Verbosity.BRIEF if settings.verbosity == "brief" else Verbosity.FULL
        topic = self._topics.get(type(thing).__name__, Topic.CHATTER)
        wanted = level(settings, topic)
        brief = wanted == "brief" or (wanted == "normal" and topic is not DECIDES)
        return Verbosity.BRIEF if brief else Verbosity.FULL
