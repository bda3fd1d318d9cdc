"""The sentences of the shell of the page, which are said before and beside the program."""

from __future__ import annotations

import re

from audiogame.narration.texts import DEFAULT_LANGUAGE, Texts
from audiogame.rules.game_files import text_file

PACKAGE = "audiogame.page"
FILES = "shell."
"""What the files of these texts are called, before their language."""
_MESSAGE = re.compile(r"^([a-z][a-z-]*) = ", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


def shell_texts(language: str = DEFAULT_LANGUAGE) -> dict[str, str]:
    """Return the texts of the shell by their ids, with places such as `{number}` left open.

    Args:
        language: a language code; what it lacks is English.

    Raises:
        TextError: a file does not follow the syntax.
    """
    written = text_file(PACKAGE, f"{FILES}{DEFAULT_LANGUAGE}.ftl").read_text(encoding="utf-8")
    open_places = {name: f"{{{name}}}" for name in _VARIABLE.findall(written)}
    texts = Texts(language, (PACKAGE,), FILES)
    return {name: texts.format(name, open_places) for name in _MESSAGE.findall(written)}
