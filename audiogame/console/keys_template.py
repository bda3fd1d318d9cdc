"""Template of a keys file: every command with its keys and what it does, all commented out.

Each entry is a comment, the number sign directly before it; explanations have a
blank between.  So removing one sign makes an entry work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from audiogame.console.offered_games import offered_games
from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.game_keys import read_jumps
from audiogame.keys.keymap import Keymap
from audiogame.keys.layer import CHOOSE, EVERYWHERE, GAMES, SAME
from audiogame.keys.names import PLAIN
from audiogame.keys.presets import preset_names
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.narration.titles import game_title
from audiogame.rules.game import Game

FILES = "keys_file."
"""Prefix of the names of its message files, before the language."""
OF_A_GAME = ("own", "standing")
"""Commands shown with their keys for each game, since a game may have others."""


def keys_template(keymap: Keymap, path: str, language: str) -> str:
    """Return the template of a keys file.

    Args:
        keymap: the keys that are shown.
        path: where the program reads the file.
        language: a language code.
    """
    say = _texts(language)
    names = ", ".join(name for name in PLAIN if not re.fullmatch(r"f\d+", name))
    lines = [
        *_told(say("file-whose"), say("file-where", path=path), say("file-check", path=path)),
        *_told(say("file-begins"), say("file-list"), say("file-names")),
        *_told(say("file-named", names=names), say("file-both"), say("file-left")),
        "",
        *_presets(language),
        "",
        f"[{SAME}]",
        *_told(say("file-same")),
        '#"&" = "1"',
        "",
        *_commands(keymap, language),
    ]
    for game in offered_games()[0]:
        lines += _of_game(game, keymap, language)
    return "\n".join(lines)


def _texts(language: str) -> Callable[..., str]:
    """Return the formatter for the messages of this file."""
    texts = Texts(language, files=FILES)
    return lambda message, **values: texts.format(message, values)


def _told(*sentences: str) -> Iterator[str]:
    yield from (f"# {sentence}".rstrip() for sentence in sentences)


def _presets(language: str) -> Iterator[str]:
    say, common = _texts(language), Narrator(Texts(language)).say
    yield from _told(say("file-preset"))
    for name in preset_names():
        yield from _told(say("file-preset-one", name=name, about=common(f"preset-{name}")))
        yield f'#preset = "{name}"'


def _commands(keymap: Keymap, language: str) -> Iterator[str]:
    """Yield every command, in the table where the program's own file has it."""
    say = Narrator(Texts(language)).say
    common = {name for name, one in COMMANDS.items() if one.modes == frozenset(Mode)}
    for table, mode in ((EVERYWHERE, Mode.MENU), *((mode.value, mode) for mode in Mode)):
        yield f"[{table}]"
        yield from _told(say("mode-all" if table == EVERYWHERE else f"mode-{table}"))
        for name, command in COMMANDS.items():
            if (name in common) is (table == EVERYWHERE) and mode in command.modes:
                if command.pick < 2:
                    yield from _told(_sentence(say(f"command-{name}")))
                yield f"#{name} = [{', '.join(map(_quoted, keymap.keys(name, mode)))}]"
        yield ""


def _of_game(game: Game, keymap: Keymap, language: str) -> Iterator[str]:
    """Yield the entries for one game."""
    say, common = _texts(language), Narrator(Texts(language)).say
    title = game_title(game.name, language)
    yield f"[{GAMES}.{game.name}]"
    yield from _told(say("file-game", game=title))
    for name in OF_A_GAME:
        yield from _told(_sentence(common(f"command-{name}")))
        yield f"#{name} = [{', '.join(map(_quoted, keymap.keys(name, Mode.GAME)))}]"
    yield ""
    jumps = read_jumps(game.package)
    if jumps:
        yield f"[{GAMES}.{game.name}.{CHOOSE}]"
        yield from _told(say("file-choose", game=title))
        yield from (f"#{_quoted(key)} = {_quoted(words)}" for key, words in jumps.items())
        yield ""


def _sentence(phrase: str) -> str:
    return f"{phrase[:1].upper()}{phrase[1:]}."


def _quoted(key: str) -> str:
    return f'"{key}"'
