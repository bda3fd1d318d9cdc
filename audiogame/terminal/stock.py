"""Modules loaded in the background after the first line, so that no key has to wait for them."""

from __future__ import annotations

import sys
import threading
from importlib import import_module

ROOMS = (
    "audiogame.lobby.menu_entries",
    "audiogame.lobby.new_game",
    "glob",  # what pathlib looks for files with, from Python 3.15 on
    "audiogame.preferences.settings_menu",
    "audiogame.outputs.sound",
    "audiogame.outputs.sound_process",
    "audiogame.sound_server.pack",
    "audiogame.play.game_menu",
    "audiogame.console.rule_reader",
    "audiogame.lobby.unfinished_games",
    "audiogame.lobby.online_menu",
    "audiogame.lobby.common_commands",
    "audiogame.preferences.keys_menu",
    "audiogame.lobby.lesson_menu",
    "audiogame.preferences.sounds_menu",
    "audiogame.console.sound_words",
    "audiogame.play.fairness",
    "audiogame.opponents.thinker",
    "tomlkit",
    "audiogame.lobby.listening_trial",
)
"""The modules that menus and commands open, those opened first at the front."""
GAMES = "audiogame.lobby.new_game"
"""The module that offers the games; those of the program are loaded after it."""
PART = 0.001
"""Seconds after which the loading thread yields to the program, to answer a key."""


def load_behind() -> None:
    """Load everything in a background thread."""
    threading.Thread(target=load, daemon=True).start()


def load() -> None:
    """Load everything, one module after the other."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(PART)
    try:
        for room in ROOMS:
            import_module(room)
            if room == GAMES:
                _load_games()
    finally:
        sys.setswitchinterval(usual)


def _load_games() -> None:
    # late: this module is read before the first line
    from audiogame.console.offered_games import load_own_games

    load_own_games()
