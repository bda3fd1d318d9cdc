"""The main menu of the program."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.narration.titles import game_title
from audiogame.table.own_file import OPEN

if TYPE_CHECKING:
    from audiogame.online.link import TableLink

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
LETTERS = (
    *("new", "continue", "online", "learn", "rules", "records", "statistics"),
    *("settings", "keys", "sounds", "about", LEAVE),
)
"""The ids that first letters find first, in the order of a menu that listed each of them.

So what another entry holds costs no letter more than an entry does.
"""
Openers = Mapping[str, Callable[[], Awaitable[None]]]


async def main_menu(
    app: App, more: Callable[[], Openers] = dict, first: TableLink | None = None
) -> None:
    """Run the main menu until the program is left.

    Args:
        more: returns a front end's present entries in Help, by the suffix of their message id.
        first: a link to follow before the menu opens.

    Raises:
        ProgramLeft: the program ends at once.
    """
    folder = app.data.folder
    waiting = _entries().waiting_game(app.data) if (folder / OPEN).exists() else None
    # Its game is offered at once, and once: afterwards all unfinished ones are.
    place = MenuPlace("continue" if waiting is not None else "")
    while True:
        say = app.dialogue.narrator.say
        items = [
            Item(name, say(f"menu-{name}"), holds=partial(_held_by, app.dialogue, name, more))
            for name in (*ENTRIES, LEAVE)
        ]
        if first is not None:
            link, first = first, None
            await _entries().play_online(app, link)
            continue
        if waiting is not None and waiting.summary is not None:
            title = game_title(waiting.summary.game, app.dialogue.language)
            at = [item.id for item in items].index("continue")
            items[at] = Item("continue", say("menu-continue-waiting", game=title))
        choice = await menu(app, say("menu-main"), items, place, letters=LETTERS, leaves=True)
        if choice is not None and choice != LEAVE:
            kept, waiting = waiting, None
            if choice == "continue" and kept is not None:
                await _entries().continue_game(app, kept)
            else:
                ids = partial(_ids_in, choice, more)
                await _entries().open_entry(app, choice, ids, more)
        elif not app.data.settings.confirm_leaving or await app.keyboard.confirm("leave-program"):
            return
        else:
            app.dialogue.tell("staying")


def _entries() -> ModuleType:
    """Return the module of what entries open."""
    # late: the first line needs none of it
    from audiogame.lobby import menu_entries

    return menu_entries


def _ids_in(name: str, more: Callable[[], Openers]) -> tuple[str, ...]:
    """Return the ids of the entries in an entry's own menu."""
    return (*ENTRIES.get(name, ()), *(more() if name == "help" else ()))


def _held_by(dialogue: Dialogue, name: str, more: Callable[[], Openers]) -> tuple[Item, ...]:
    say = dialogue.narrator.say
    return tuple(Item(one, say(f"menu-{one}")) for one in _ids_in(name, more))
