"""Lines a second in each language against English: the same events of all games, told in both."""

from __future__ import annotations

import time
from collections.abc import Iterator

from audiogame.narration.languages import DEFAULT_LANGUAGE, languages
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.rules.state import Event, Seat
from audiogame.table.library import all_games
from benchmarks.games import play
from benchmarks.measurement import Measurement, middle_ratio

TIMES = 25
"""Repetitions, in each of which all languages tell the events of a game one after the other."""
LEAST = 0.9
"""Lines a second at least, as a part of the English ones."""


def language_speeds() -> Iterator[Measurement]:
    """Measure narration in every language that has all messages of a game."""
    for game in all_games()[0]:
        events = _Events()
        play(game, game.seats[0], events)
        narrators = {code: _narrator(game, code) for code in languages()}
        took: dict[str, list[float]] = {code: [] for code in narrators}
        for narrator in narrators.values():
            _tell(events, narrator)  # also loads what is loaded once
        for _ in range(TIMES):
            for code, narrator in narrators.items():
                took[code].append(_tell(events, narrator))
        english = took.pop(DEFAULT_LANGUAGE)
        for code, seconds in took.items():
            name = f"lines of {game.name} in {code}"
            if narrators[code].texts.language != code:
                yield Measurement(name, None, "as they are not translated")
            else:
                yield Measurement(
                    name, middle_ratio(english, seconds), "times as many as in English", least=LEAST
                )


class _Events:
    """A listener that keeps what it hears, each event with the seats that it is told to."""

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = (0,)
        self.heard: list[tuple[Event, tuple[Seat, ...]]] = []

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.heard.append((event, seats))


def _narrator(game: Game, language: str) -> Narrator:
    return Narrator(Texts(language, packages=(game.package,)), game.name, ("Ann", "Bo"))


def _tell(events: _Events, narrator: Narrator) -> float:
    """Tell all events; returns the seconds of the processor."""
    begun = time.process_time()
    for event, seats in events.heard:
        narrator.tell(event, seats)
    return time.process_time() - begun
