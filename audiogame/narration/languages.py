"""The languages of the texts: which there are, and which of them somebody means."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from audiogame.rules.game_files import package_folder, text_file

DEFAULT_LANGUAGE = "en"
"""The code of the language that has every text."""
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name the language of messages; the first that is set counts."""
PREFERENCES = Path("Library/Preferences/.GlobalPreferences.plist")
"""The file in a home folder in which macOS keeps the languages chosen in System Settings."""
REVIEWED = "### reviewed: "
"""Beginning of the first line of a file of messages; who has read it follows."""
NOBODY = "nobody"
LONGEST = 25
"""Words of a sentence in a book at most, in English; other languages need more for the same."""
LONGER = 1.4
"""Their number in other languages, as a multiple of the English one."""
_ENDING = ".ftl"


@cache
def languages() -> tuple[str, ...]:
    """List the codes of the languages that have common messages, English first."""
    names = (path.name for path in package_folder("audiogame.narration").iterdir())
    codes = {name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING)}
    return DEFAULT_LANGUAGE, *sorted(code for code in codes - {DEFAULT_LANGUAGE} if "." not in code)


def language_for(*wanted: str) -> str:
    """Return the code of the first language that there is; English if none of them is there.

    Args:
        wanted: codes such as "es", "pt-BR" or "de_AT.UTF-8"; of a region that is not there, the
            language without it is taken.
    """
    known = languages()
    for name in wanted:
        parts = name.partition(".")[0].partition("@")[0].replace("_", "-").split("-")
        for code in (f"{parts[0].lower()}-{parts[-1].upper()}", parts[0].lower()):
            if code in known:
                return code
    return DEFAULT_LANGUAGE


def reviewed_by(text: str) -> str:
    """Return who has read a file of messages, by its first line; empty if it does not say."""
    first = text.partition("\n")[0].rstrip()
    return first.removeprefix(REVIEWED) if first.startswith(REVIEWED) else ""


def is_unreviewed(language: str) -> bool:
    """Return whether no speaker of a language has read its common messages yet."""
    if language == DEFAULT_LANGUAGE:
        return False
    path = text_file("audiogame.narration", f"{language}{_ENDING}")
    return reviewed_by(path.read_text(encoding="utf-8")) == NOBODY


def longest_sentence(language: str) -> int:
    """Return how many words a sentence in a book may have at most."""
    return LONGEST if language == DEFAULT_LANGUAGE else int(LONGEST * LONGER)


def language_of_file(package: str, name: str, language: str) -> str:
    """Return the language in which a package has a file: the one asked for, or English.

    Args:
        package: such as that of a game.
        name: of the file, such as "rules.{}.md"; its language stands in the braces.
        language: a language code.
    """
    return language if text_file(package, name.format(language)).is_file() else DEFAULT_LANGUAGE


def chosen_language(setting: str, system: tuple[str, ...]) -> str:
    """Return the code of the language that a player has chosen.

    Args:
        setting: the setting `language`, a code; empty for the system's.
        system: the codes of the languages of the player's system, the preferred one first.
    """
    return language_for(*((setting,) if setting else system))


def system_languages(environment: Mapping[str, str]) -> tuple[str, ...]:
    """List the codes of the languages that the system is set to, the preferred one first.

    Args:
        environment: the variables of the process.
    """
    for name in VARIABLES:
        if value := environment.get(name):
            return tuple(value.split(":"))
    if sys.platform == "win32":
        import ctypes
        import locale  # late: only Windows needs its table of languages

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return tuple(filter(None, (locale.windows_locale.get(number),)))
    return languages_of_macos() if sys.platform == "darwin" else ()


def languages_of_macos(preferences: Path | None = None) -> tuple[str, ...]:
    """List the codes of the languages in System Settings, such as "es-MX", the preferred one first.

    Args:
        preferences: the file of the player's preferences; None for that of this user.
    """
    import plistlib  # late: only a Mac has such a file

    try:
        path = preferences or Path.home() / PREFERENCES
        with path.open("rb") as file:
            found = plistlib.load(file)["AppleLanguages"]
    except Exception:  # it is not there, or no such file: the library raises errors of many kinds
        return ()
    return tuple(one for one in found if isinstance(one, str)) if isinstance(found, list) else ()
