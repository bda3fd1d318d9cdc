"""The main menu: what the program offers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.lessons.lesson_menu import learn
from audiogame.lobby.about import about
from audiogame.lobby.new_game import listed_games, new_game, play_resumed
from audiogame.lobby.unfinished_games import choose_unfinished
from audiogame.preferences.keys_menu import keys_menu
from audiogame.preferences.settings_menu import settings_menu
from audiogame.preferences.sounds_menu import sounds_menu
from audiogame.reading.rule_reader import read_rules
from audiogame.rules.options import new_options

LEAVE = "leave"


async def main_menu(app: App) -> None:
    """Let the player choose until the program is left.

    Raises:
        ProgramLeft: the program ends at once.
    """
    ids = [*ENTRIES, LEAVE]
    choice: str | None = ids[0]
    while True:
        items = [Item(name, app.narrator.say(f"menu-{name}")) for name in ids]
        choice = await menu(app, app.narrator.say("menu-main"), items, ids.index(choice or LEAVE))
        if choice is not None and choice in ENTRIES:
            await ENTRIES[choice](app)
        elif not app.settings.confirm_leaving or await app.confirm("leave-program"):
            return
        else:
            app.tell("staying")


async def _read_rules(app: App) -> None:
    games, items = listed_games(app)
    place = MenuPlace()
    while True:
        name = await menu(app, app.narrator.say("title-rules"), items, place)
        if name is None:
            return
        game = next(game for game in games if game.name == name)
        await read_rules(app, game, new_options(game.options))


async def continue_game(app: App) -> None:
    """Let the player choose an unfinished game and go on with it."""
    opened = await choose_unfinished(app)
    if opened is not None:
        await play_resumed(app, opened)


async def _open_records(app: App) -> None:
    from audiogame.lobby.records_menu import records_menu  # late: slow to import

    opened = await records_menu(app)
    if opened is not None:
        await play_resumed(app, opened)


async def _open_statistics(app: App) -> None:
    from audiogame.lobby.statistics_menu import statistics_menu  # late: slow to import

    await statistics_menu(app)


ENTRIES: Mapping[str, Callable[[App], Awaitable[None]]] = {
    "new": new_game,
    "continue": continue_game,
    "learn": learn,
    "rules": _read_rules,
    "records": _open_records,
    "statistics": _open_statistics,
    "settings": settings_menu,
    "keys": keys_menu,
    "sounds": sounds_menu,
    "about": about,
}
"""What the entries of the main menu do, in their order; the last leaves the program."""
