"""The menu of languages: everything is told in the one that is chosen, at once."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.menu import Item, menu
from audiogame.narration.languages import chosen_language
from audiogame.narration.titles import language_name


def own_name(code: str) -> str:
    """Return the name of a language in that language, as its speakers look for it."""
    name = language_name(code, code)
    return name[:1].upper() + name[1:]


async def choose_language(app: App, now: str, usual: str) -> str | None:
    """Open the list of languages.

    Args:
        app: the program.
        now: the code of the present one; empty if it is the usual one.
        usual: the words for the usual one, such as the system's.

    Returns:
        The code of the chosen one, empty for the usual one; None if none was chosen.
    """
    codes = ("", *app.front.offered())
    items = [Item(code or "usual", f"{own_name(code) if code else usual}.") for code in codes]
    place = codes.index(now) if now in codes else 0
    chosen = await menu(app, app.dialogue.narrator.say("title-language"), items, place)
    if chosen is None:
        app.dialogue.tell("as-it-was")
        return None
    return "" if chosen == "usual" else chosen


def usual_language(app: App) -> str:
    """Return the words for the language of the player's system."""
    code = chosen_language("", app.front.languages)
    return app.dialogue.narrator.say("language-of-system", name=own_name(code)).removesuffix(".")
