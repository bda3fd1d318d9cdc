"""The menu of the people at this keyboard: what each wants otherwise than the settings."""

from __future__ import annotations

from audiogame.settings import VERBOSITIES
from audiogame.terminal.app import App
from audiogame.terminal.keys_menu import keys_menu
from audiogame.terminal.last_tables import last_names
from audiogame.terminal.menu import Item, Place, enter_name, menu
from audiogame.terminal.people import Habits


async def people_menu(app: App) -> None:
    """Let somebody say what each person at this keyboard wants otherwise."""
    place = Place()
    while True:
        say = app.narrator.say
        names = list(dict.fromkeys([*app.holding.people, app.settings.name, *last_names(app.data)]))
        items = [Item(f"person {name}", _person_text(app, name)) for name in names if name]
        items.append(Item("add", say("people-add")))
        chosen = await menu(app, say("title-people"), items, place)
        kind, _, name = (chosen or "").partition(" ")
        match kind:
            case "":
                return
            case "add":
                name = await enter_name(app, "", set(names))
                if name:
                    app.holding.keep(name, Habits())
            case _:
                await _change_person(app, name)


def _person_text(app: App, name: str) -> str:
    habits = app.holding.people.get(name, Habits())
    return app.narrator.say(
        "person", name=name, wording=habits.verbosity or "settings", keys=habits.keys
    )


async def _change_person(app: App, name: str) -> None:
    place = Place()
    while True:
        say, habits = app.narrator.say, app.holding.people.get(name, Habits())
        items = [
            Item("wording", say("person-wording", wording=habits.verbosity or "settings")),
            Item("own", say("person-keys", own=habits.keys)),
        ]
        if habits.keys:
            items.append(Item("keys", say("person-change-keys")))
        match await menu(app, name, items, place):
            case None:
                return
            case "wording":
                levels = ("", *VERBOSITIES)
                following = levels[(levels.index(habits.verbosity) + 1) % len(levels)]
                app.holding.keep(name, Habits(following, habits.keys))
            case "own":
                app.holding.keep(name, Habits(habits.verbosity, not habits.keys))
            case "keys":
                before = app.holding.person
                app.holding.take(name)
                await keys_menu(app)
                app.holding.take(before)
