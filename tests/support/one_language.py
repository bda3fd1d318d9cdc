"""Lines of a game that is not translated, in the language they are marked by as a whole."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from keyed import keyed_app
from untranslated import untranslated

from audiogame.console.app import App
from audiogame.narration.line import Line


def in_two_languages(
    tmp_path: Path, what: Callable[[App], Awaitable[object]], keys: Iterable[str], *hidden: str
) -> tuple[list[str], list[str]]:
    """Return the lines that a German hears in English, and those that are wrong.

    Marked as English is what an English player hears word for word, and nothing else has a
    sentence of that.  The games `hidden`, by name, have no German texts.
    """
    heard: dict[str, list[Line]] = {}
    for language in ("de", "en"):
        app, said = keyed_app(keys, tmp_path / language)
        app.dialogue.narrator.use_language(language)
        with untranslated(*hidden):
            asyncio.run(_run(app, what))
        heard[language] = said.said
    german, english = heard["de"], heard["en"]
    told = [line for line in german if "ist noch nicht übersetzt" not in line.text]
    assert len(told) == len(english), (len(told), len(english))
    assert len(german) - len(told) <= 1, "it is said once"
    wrong = [
        one.text
        for one, other in zip(told, english, strict=True)
        if (one.text != other.text if one.language else _sentences(one) & _sentences(other))
    ]
    return [line.text for line in told if line.language == "en"], wrong


async def _run(app: App, what: Callable[[App], Awaitable[object]]) -> None:
    await what(app)
    app.data.unsaved.finish()


def _sentences(line: Line) -> set[str]:
    found = re.split(r"(?<=[.:?!]) ", line.text)
    return {one for one in found if re.search(r"[a-z]{3}", one)}
