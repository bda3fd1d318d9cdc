"""Captions and descriptions of sounds in other languages than English, which is in the packs.

They are in `sounds.es.toml` and the like, beside the common messages or among a game's texts:

    ["ui.move"]
    text = "tic"
    description = "Un tic ligero: te has movido por una lista."
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.texts import COMMON
from audiogame.rules.game_files import TEXTS, package_folder
from audiogame.rules.value import Value
from audiogame.sound_server.cue import Cue
from audiogame.sound_server.pack import Pack, Packs, game_folders
from audiogame.sound_server.pack import packs_for as packs_for

FILE = "sounds.{}.toml"
"""The file of these words, with braces for their language."""


class SoundWords(Value):
    """The words for a sound: its caption, and a sentence about it."""

    text: str
    description: str


def read_words(text: str) -> dict[str, SoundWords]:
    """Return the words of a file by the names of the sounds; entries without words are left out.

    Raises:
        ValueError: it is not TOML.
    """
    return read_words_of(tomllib.loads(text))


def read_words_of(entries: Mapping[str, object]) -> dict[str, SoundWords]:
    """Return the words in a table of sounds by their names; those without words are left out."""
    words = {}
    for name, entry in entries.items():
        match entry:
            case {"text": str(caption), "description": str(description)}:
                words[name] = SoundWords(caption, description)
    return words


def words_file(game: str, language: str) -> Path:
    """Return the path of the words for a game's sounds, or for the common ones; it may not exist.

    Args:
        game: its name; empty for the common sounds.
        language: a language code.
    """
    name = FILE.format(language)
    folder = Path(game_folders()[game]) if game else Path(str(package_folder(COMMON)))
    return folder / TEXTS / name if game else folder / name


@cache
def _words(path: Path) -> Mapping[str, SoundWords]:
    try:
        return read_words(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def in_language(packs: Packs, language: str) -> Packs:
    """Return packs with their words in a language; English where a game's are not all translated.

    A player's own sound keeps words of its own.

    Args:
        packs: the bundled one last.
        language: a language code.
    """
    if language == DEFAULT_LANGUAGE:
        return packs
    bundled = packs.packs[-1]
    words: dict[str, SoundWords] = {}
    for game in ("", *bundled.games):
        names = {name for name in bundled.cues if bundled.owner(name) == game}
        found = _words(words_file(game, language))
        if names <= found.keys():
            words |= found
    return Packs(tuple(_worded(pack, bundled, words) for pack in packs.packs))


def _worded(pack: Pack, bundled: Pack, words: Mapping[str, SoundWords]) -> Pack:
    cues = {name: _told(cue, bundled, words) for name, cue in pack.cues.items()}
    return replace(pack, cues=cues)


def _told(cue: Cue, bundled: Pack, words: Mapping[str, SoundWords]) -> Cue:
    english, found = bundled.cues.get(cue.name), words.get(cue.name)
    if english is None or found is None or cue.text != english.text:
        return cue
    return replace(cue, text=found.text, description=found.description)
