"""The main menu: what the program offers.

What an entry needs is imported when it is opened, or behind the menu before: the first line does
without.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.rules.options import new_options

LEAVE = "leave"
NONE: Mapping[str, Callable[[App], Awaitable[None]]] = MappingProxyType({})


async def main_menu(app: App, more: Mapping[str, Callable[[App], Awaitable[None]]] = NONE) -> None:
    """Let the player choose until the program is left.

    Args:
        more: what a front end offers beside, by the ends of the ids of their names.

    Raises:
        ProgramLeft: the program ends at once.
    """
    entries = {**ENTRIES, **more}
    ids = [*entries, LEAVE]
    place = MenuPlace()
    while True:
        items = [Item(name, app.dialogue.narrator.say(f"menu-{name}")) for name in ids]
        choice = await menu(app, app.dialogue.narrator.say("menu-main"), items, place)
        if choice is not None and choice in entries:
            await entries[choice](app)
        elif not app.data.settings.confirm_leaving or await app.keyboard.confirm("leave-program"):
            return
        else:
            app.dialogue.tell("staying")


async def _new_game(app: App) -> None:
    from audiogame.lobby.new_game import new_game

    await new_game(app)


async def _learn(app: App) -> None:
    from audiogame.lessons.lesson_menu import learn

    await learn(app)


async def _read_rules(app: App) -> None:
    from audiogame.lobby.new_game import listed_games
    from audiogame.reading.rule_reader import read_rules

    games, items = listed_games(app.dialogue)
    place = MenuPlace()
    while True:
        name = await menu(app, app.dialogue.narrator.say("title-rules"), items, place)
        if name is None:
            return
        game = next(game for game in games if game.name == name)
        await read_rules(app, game, new_options(game.options))


async def continue_game(app: App) -> None:
    """Let the player choose an unfinished game and go on with it."""
    from audiogame.lobby.new_game import play_resumed
    from audiogame.lobby.unfinished_games import choose_unfinished

    opened = await choose_unfinished(app)
    if opened is not None:
        await play_resumed(app, opened)


async def _play_with_others(app: App) -> None:
    from audiogame.lobby.online_menu import play_with_others

    await play_with_others(app)


async def _open_records(app: App) -> None:
    from audiogame.lobby.new_game import play_resumed
    from audiogame.lobby.records_menu import records_menu

    opened = await records_menu(app)
    if opened is not None:
        await play_resumed(app, opened)


async def _open_statistics(app: App) -> None:
    from audiogame.lobby.statistics_menu import statistics_menu

    await statistics_menu(app)


async def _change_settings(app: App) -> None:
    from audiogame.preferences.settings_menu import settings_menu

    await settings_menu(app)


async def _change_keys(app: App) -> None:
    from audiogame.preferences.keys_menu import keys_menu

    await keys_menu(app)


async def _hear_sounds(app: App) -> None:
    from audiogame.preferences.sounds_menu import sounds_menu

    await sounds_menu(app)


async def _tell_about(app: App) -> None:
    from audiogame.lobby.about import about

    await about(app)


ENTRIES: Mapping[str, Callable[[App], Awaitable[None]]] = {
    "new": _new_game,
    "continue": continue_game,
    "online": _play_with_others,
    "learn": _learn,
    "rules": _read_rules,
    "records": _open_records,
    "statistics": _open_statistics,
    "settings": _change_settings,
    "keys": _change_keys,
    "sounds": _hear_sounds,
    "about": _tell_about,
}
"""What the entries of the main menu do, in their order; the last leaves the program."""
