"""The main menu: what the program offers."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.lessons.lesson_menu import learn
from audiogame.lobby.about import about
from audiogame.lobby.new_game import listed_games, new_game, play_resumed
from audiogame.lobby.unfinished import choose_unfinished
from audiogame.preferences.keys_menu import keys_menu
from audiogame.preferences.settings_menu import settings_menu
from audiogame.preferences.sounds_menu import sounds_menu
from audiogame.reading.rule_reader import read_rules


async def main_menu(app: App) -> None:
    """Let the player choose until the program is left.

    Raises:
        Left: the program ends at once.
    """
    choice: str | None = "new"
    while True:
        ids = [
            *("new", "continue", "learn", "rules", "records", "statistics"),
            *("settings", "keys", "sounds", "about", "leave"),
        ]
        items = [Item(name, app.narrator.say(f"menu-{name}")) for name in ids]
        choice = await menu(app, app.narrator.say("menu-main"), items, ids.index(choice or "leave"))
        match choice:
            case "new":
                await new_game(app)
            case "continue":
                await continue_game(app)
            case "learn":
                await learn(app)
            case "rules":
                await _read_rules(app)
            case "records":
                await _open_records(app)
            case "statistics":
                await _open_statistics(app)
            case "settings":
                await settings_menu(app)
            case "keys":
                await keys_menu(app)
            case "sounds":
                await sounds_menu(app)
            case "about":
                await about(app)
            case _:
                if not app.settings.confirm_leaving or await app.confirm("leave-program"):
                    return
                app.tell("staying")


async def _read_rules(app: App) -> None:
    games, items = listed_games(app)
    place = MenuPlace()
    while True:
        name = await menu(app, app.narrator.say("title-rules"), items, place)
        if name is None:
            return
        game = next(game for game in games if game.name == name)
        await read_rules(app, game, game.options())


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
