"""The main menu of the program."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu

ENTRIES = (
    "new",
    "continue",
    "online",
    "learn",
    "rules",
    "records",
    "statistics",
    "settings",
    "keys",
    "sounds",
    "about",
)
"""The ids of the entries, in order; their functions are those of `menu_entries`."""
LEAVE = "leave"
NONE: Mapping[str, Callable[[App], Awaitable[None]]] = MappingProxyType({})


async def main_menu(app: App, more: Mapping[str, Callable[[App], Awaitable[None]]] = NONE) -> None:
    """Run the main menu until the program is left.

    Args:
        more: further entries of a front end, by the suffix of their message id.

    Raises:
        ProgramLeft: the program ends at once.
    """
    ids = [*ENTRIES, *more, LEAVE]
    place = MenuPlace()
    while True:
        items = [Item(name, app.dialogue.narrator.say(f"menu-{name}")) for name in ids]
        choice = await menu(app, app.dialogue.narrator.say("menu-main"), items, place)
        if choice is not None and choice in ENTRIES:
            # late: the first line needs none of what entries open
            from audiogame.lobby.menu_entries import OPENERS

            await OPENERS[choice](app)
        elif choice is not None and choice in more:
            await more[choice](app)
        elif not app.data.settings.confirm_leaving or await app.keyboard.confirm("leave-program"):
            return
        else:
            app.dialogue.tell("staying")
