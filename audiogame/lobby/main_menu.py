"""The main menu of the program."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu

ENTRIES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "new": (),
        "continue": (),
        "online": (),
        "learn": (),
        "results": ("records", "statistics"),
        "settings": ("keys", "sounds"),
        "help": ("rules", "handbook", "glossary", "trial", "about"),
    }
)
"""The ids of the entries, in order, each with those of its own menu that letters find from here.

Their functions are those of `menu_entries`.
"""
LEAVE = "leave"
NONE: Mapping[str, Callable[[App], Awaitable[None]]] = MappingProxyType({})


async def main_menu(app: App, more: Mapping[str, Callable[[App], Awaitable[None]]] = NONE) -> None:
    """Run the main menu until the program is left.

    Args:
        more: further entries of a front end, by the suffix of their message id.

    Raises:
        ProgramLeft: the program ends at once.
    """
    place = MenuPlace()
    while True:
        say = app.dialogue.narrator.say
        items = [
            Item(name, say(f"menu-{name}"), holds=partial(_held_by, app, name))
            for name in (*ENTRIES, *more, LEAVE)
        ]
        choice = await menu(app, say("menu-main"), items, place)
        if choice is not None and choice in more:
            await more[choice](app)
        elif choice is not None and choice != LEAVE:
            # late: the first line needs none of what entries open
            from audiogame.lobby.menu_entries import open_entry

            await open_entry(app, choice, ENTRIES.get(choice, ()))
        elif not app.data.settings.confirm_leaving or await app.keyboard.confirm("leave-program"):
            return
        else:
            app.dialogue.tell("staying")


def _held_by(app: App, name: str) -> tuple[Item, ...]:
    return tuple(
        Item(one, app.dialogue.narrator.say(f"menu-{one}")) for one in ENTRIES.get(name, ())
    )
