"""What is loaded behind the first line, so that no key has to wait for it."""

from __future__ import annotations

import sys
import threading
from importlib import import_module

ROOMS = (
    "audiogame.lobby.new_game",
    "audiogame.play.game_menu",
    "audiogame.reading.rule_reader",
    "audiogame.preferences.settings_menu",
    "audiogame.lobby.unfinished_games",
    "audiogame.console.command_menu",
    "audiogame.preferences.keys_menu",
    "audiogame.lessons.lesson_menu",
    "audiogame.lobby.records_menu",
    "audiogame.lobby.statistics_menu",
    "audiogame.preferences.sounds_menu",
    "audiogame.lobby.about",
    "audiogame.reading.word_lookup",
    "audiogame.play.fairness",
    "tomlkit",
)
"""The parts of the program that menus and commands open, those that are opened first before."""
PART = 0.001
"""Seconds after which whoever loads lets the program answer a key."""


def load_behind() -> None:
    """Load everything in a thread that nobody waits for."""
    threading.Thread(target=_load, daemon=True).start()


def _load() -> None:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(PART)
    try:
        for room in ROOMS:
            import_module(room)
            if room == ROOMS[0]:
                _load_games()
    finally:
        sys.setswitchinterval(usual)


def _load_games() -> None:
    from audiogame.console.offered_games import offered_games

    offered_games()
