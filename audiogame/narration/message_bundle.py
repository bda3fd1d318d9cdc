"""The messages of one language, from the files of several packages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from audiogame.narration.fluent_entries import Entry, entries_of, sound_entries_of
from audiogame.narration.message_functions import FUNCTIONS
from audiogame.narration.message_patterns import Message, Pattern, Scope
from audiogame.narration.text_errors import CannotTell, TextError
from audiogame.rules.game_files import text_file


class MessageBundle:
    """Messages and terms by their ids; those of later packages go before those of earlier ones.

    Args:
        language: a language code, such as "fr".
        packages: whose files are read; one that has none has no messages.
        files: what the files are called before their language, such as "faults.".
        whole: whether a file must follow the syntax; otherwise what does not is left out.

    Raises:
        TextError: a file does not follow the syntax.
    """

    functions = FUNCTIONS

    def __init__(
        self, language: str, packages: tuple[str, ...], files: str, whole: bool = True
    ) -> None:
        self.language = language
        self._whole = whole
        self._entries: dict[str, Entry] = {}
        for package in packages:
            path = text_file(package, f"{files}{language}.ftl")
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                read = entries_of if whole else sound_entries_of
                found = read(f"{package}/{files}{language}.ftl", text)
                if not whole:  # what is broken hides nothing of an earlier package
                    twice = self._entries.keys() & found.keys()
                    broken = {name for name in twice if found[name].sound is None}
                    found = {name: found[name] for name in found if name not in broken}
                self._entries.update(found)

    def has(self, name: str) -> bool:
        """Tell whether there is a message."""
        return name in self._entries if self._whole else self.find(name) is not None

    def find(self, name: str) -> Message | None:
        """Find a message, or a term whose name begins with "-".

        Raises:
            TextError: it does not follow the syntax.
        """
        entry = self._entries.get(name)
        if entry is None:
            return None
        return entry.message if self._whole else entry.sound

    def format(self, name: str, pattern: Pattern, args: Mapping[str, Any]) -> str:
        """Put values into a pattern of a message.

        Raises:
            TextError: a variable is missing, or something that it refers to.
        """
        if pattern.text is not None:
            return pattern.text
        try:
            return pattern.resolve(Scope(self, args))
        except CannotTell as fault:
            raise TextError(f"Message {name!r} cannot be told: {fault}.") from fault
