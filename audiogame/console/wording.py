"""How much is said of what: a form for each topic."""

from __future__ import annotations

from functools import cache

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.narration.topics import Topic, read_topics
from audiogame.rules.game import Game
from audiogame.rules.state import CHANCE, Action, Event, State
from audiogame.settings import PROFILE, Settings

DECIDES = Topic.TURNS
"""What normal wording tells in full: whose turn it is, what is asked and what comes of it."""
LONGEST_SAMPLE = 100
"""Characters of a sample in full."""
SHORTER = 0.75
"""How long the brief form of a sample may be, as a share of the full one."""
SAMPLE_MOVES = 120
"""Moves of a game in which a sample is looked for."""


def level(settings: Settings, topic: Topic) -> str:
    """Return how much a player wants to hear of a topic: "full", "normal" or "brief"."""
    own = str(getattr(settings, f"verbosity_{topic.value}"))
    return settings.verbosity if own == PROFILE else own


def form(settings: Settings) -> Verbosity:
    """Return the form of what belongs to no game: menus and answers of the program."""
    if settings.braille:
        return Verbosity.BRAILLE
    return Verbosity.BRIEF if settings.verbosity == "brief" else Verbosity.FULL


class Wording:
    """Chooses the form of each message of one game.

    Args:
        game: whose events are told.
    """

    def __init__(self, game: Game) -> None:
        self._topics = read_topics(game.package)

    def topic(self, event: Event) -> Topic:
        """Return what an event is about."""
        return self._topics.get(type(event).__name__, Topic.CHATTER)

    def form(self, settings: Settings, thing: object) -> Verbosity:
        """Return the form in which an event or action is told; it never changes by itself."""
        if settings.braille:
            return Verbosity.BRAILLE
        if isinstance(thing, Action):
            return Verbosity.BRIEF if settings.verbosity == "brief" else Verbosity.FULL
        topic = self._topics.get(type(thing).__name__, Topic.CHATTER)
        wanted = level(settings, topic)
        brief = wanted == "brief" or (wanted == "normal" and topic is not DECIDES)
        return Verbosity.BRIEF if brief else Verbosity.FULL


@cache
def sample(topic: Topic) -> tuple[Event, Narrator] | None:
    """Find an event of a topic that sounds different in full and in brief.

    Returns:
        The event, as the first seat hears it, and who can tell it; None if no game has one.
    """
    from audiogame.table.library import BrokenGame, all_names, find_game

    for name in all_names():  # loaded one by one: most are not needed
        try:
            game = find_game(name)
        except BrokenGame:
            continue
        if topic not in read_topics(game.package).values():
            continue
        found = _sample_of(game, topic)
        if found is not None:
            return found
    return None


def _sample_of(game: Game, topic: Topic) -> tuple[Event, Narrator] | None:
    from random import Random

    from audiogame.opponents.seat_list import NAMES  # late: the first line does without
    from audiogame.table.luck import Luck

    names = ("Ann", *NAMES)[: game.seats[0]]
    narrator = Narrator(Texts(packages=(game.package,)), game.name, names)
    topics, luck, choices = read_topics(game.package), Luck("sample"), Random(1)
    state: State = game.new(game.seats[0])
    for number in range(SAMPLE_MOVES):
        if state.result is not None:
            break
        events: tuple[Event, ...]
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(number, state.chance))
        else:
            seat = state.actors[0]
            state, events = state.apply(seat, choices.choice(state.legal_actions(seat)))
        for event in events:
            seen = event.seen_by(0)
            if seen is not None and topics.get(type(seen).__name__) is topic:
                full = _told(narrator, seen, Verbosity.FULL)
                brief = _told(narrator, seen, Verbosity.BRIEF)
                if brief and len(full) <= LONGEST_SAMPLE and len(brief) <= SHORTER * len(full):
                    return seen, narrator
    return None


def _told(narrator: Narrator, event: Event, how: Verbosity) -> str:
    narrator.verbosity = how
    return narrator.tell(event, (0,))
