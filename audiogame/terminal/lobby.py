"""Menus around the games: what to play, with whom, by which options, and what to go on with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.rules.options import OptionKind, Options, option_kinds
from audiogame.table.library import all_games
from audiogame.table.table import Player
from audiogame.terminal.about import about
from audiogame.terminal.app import App
from audiogame.terminal.continuing import choose_unfinished
from audiogame.terminal.fairness import add_words
from audiogame.terminal.keys_menu import keys_menu
from audiogame.terminal.last_tables import (
    Table,
    last_game,
    last_table,
    save_table,
    usual_table,
)
from audiogame.terminal.learning import learn
from audiogame.terminal.menu import Item, Place, enter_text, menu
from audiogame.terminal.opening import EndlessTable, Opened, new_table
from audiogame.terminal.play import Ending, Play
from audiogame.terminal.rulebook import read_rules
from audiogame.terminal.seats_menu import change_seat, seat_text, with_player, without_bot
from audiogame.terminal.settings_menu import settings_menu
from audiogame.terminal.sounds_menu import sounds_menu

SAME = "same"
"""The entry that begins the last game again."""


def game_narrator(game: Game) -> Narrator:
    """Return a narrator that knows the sentences of a game."""
    return Narrator(Texts(packages=(game.package,)), game.name)


def title(game: Game) -> str:
    """Return what a game is called."""
    return game_narrator(game).say(f"{game.name}-title")


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


async def new_game(app: App) -> None:
    """Let the player choose a game and set up a table for it."""
    games, items = _games(app)
    last = last_game(app.data)
    table = last_table(app.data, last) if last else None
    if last and table:
        names = tuple(player.name for player in table.seats)
        items.insert(0, Item(SAME, app.narrator.say("new-same", title=title(last), names=names)))
    place = Place()
    while True:
        name = await menu(app, app.narrator.say("title-new"), items, place)
        if name is None:
            return
        if name == SAME and last and table:
            if await play_again_and_again(
                app, last, table.seats, table.options, advice=table.advice
            ):
                return
        elif await lobby(app, next(game for game in games if game.name == name)):
            return


async def _read_rules(app: App) -> None:
    games, items = _games(app)
    place = Place()
    while True:
        name = await menu(app, app.narrator.say("title-rules"), items, place)
        if name is None:
            return
        game = next(game for game in games if game.name == name)
        await read_rules(app, game, game.options())


def _games(app: App) -> tuple[tuple[Game, ...], list[Item]]:
    """List the games and how they are offered; says which cannot be used."""
    games, broken = all_games()
    for fault in broken:
        app.tell("fault", why=str(fault))
    return games, [Item(game.name, _game_text(app, game)) for game in games]


def _game_text(app: App, game: Game) -> str:
    about = game_narrator(game).say(f"{game.name}-about")
    return app.narrator.say("menu-game", title=title(game), seats=game.seats_in_words, about=about)


async def lobby(app: App, game: Game) -> bool:
    """Let the player set up a table and play at it; tells whether a game was played."""
    settings = app.settings
    table = last_table(app.data, game) or usual_table(game, settings.name, settings.bot_names)
    place = Place()
    while True:
        items = _lobby_items(app, game, table)
        choice = await menu(app, title(game), items, place, Mode.LOBBY)
        if choice is None:
            return False
        kind, _, value = choice.partition(" ")
        match kind:
            case "start":
                if len(table.seats) not in game.seats:
                    app.tell("wrong-seats", seats=game.seats_in_words, count=len(table.seats))
                    continue
                save_table(app.data, game, table)
                if await play_again_and_again(
                    app,
                    game,
                    table.seats,
                    table.options,
                    words=table.words,
                    advice=table.advice,
                ):
                    return True
            case "seat":
                table = replace(table, seats=await change_seat(app, game, table.seats, int(value)))
            case "add":
                table = replace(table, seats=with_player(app, game, table.seats, value))
            case "add-bot":
                table = replace(table, seats=with_player(app, game, table.seats, "bot"))
            case "remove-bot":
                table = replace(table, seats=without_bot(app, table.seats))
            case "usual":
                table = usual_table(game, app.settings.name, app.settings.bot_names)
            case "words":
                table = replace(table, words=not table.words)
            case "advice":
                table = replace(table, advice=not table.advice)
            case "option":
                table = replace(table, options=await _change_option(app, game, table, value))
            case "rules":
                await read_rules(app, game, table.options, len(table.seats))


def _lobby_items(app: App, game: Game, table: Table) -> list[Item]:
    say = app.narrator.say
    items = [Item("start", say("lobby-start"))]
    for seat, player in enumerate(table.seats):
        items.append(Item(f"seat {seat}", seat_text(app, game, seat, player)))
    if len(table.seats) < game.seats[-1]:
        items += [Item("add bot", say("lobby-add-bot")), Item("add you", say("lobby-add-person"))]
    narrator = game_narrator(game)
    for option in option_kinds(game.options):
        named = narrator.option_name(option.name)
        value = narrator.option(option.name, getattr(table.options, option.name))
        text = say("lobby-option", option=named, value=value) if named else value
        items.append(Item(f"option {option.name}", text, _option_about(app, narrator, option)))
    if game.lucky:
        items.append(Item("words", say("lobby-words", added=table.words)))
    if game.adviser is not None:
        items.append(Item("advice", say("lobby-advice", on=table.advice)))
    if table != usual_table(game, app.settings.name, app.settings.bot_names):
        items.append(Item("usual", say("lobby-usual")))
    return [*items, Item("rules", say("lobby-rules"))]


def _option_about(app: App, narrator: Narrator, option: OptionKind) -> str:
    """Say all that an option may be."""
    if option.numbers:
        return app.narrator.say("option-allowed", allowed=option.allowed)
    values = tuple(narrator.option(option.name, value) for value in option.values)
    return app.narrator.say("option-values", values=values, count=len(values))


async def _change_option(app: App, game: Game, table: Table, name: str) -> Options:
    kind = next(kind for kind in option_kinds(game.options) if kind.name == name)
    options: Any = table.options
    if kind.numbers:
        return await _enter_option(app, options, kind)
    values = list(kind.values)
    following = values[(values.index(getattr(options, name)) + 1) % len(values)]
    changed: Options = replace(options, **{name: following})
    return changed


async def _enter_option(app: App, options: Any, kind: OptionKind) -> Options:
    while True:
        prompt = app.narrator.say("enter-option", allowed=kind.allowed)
        typed = await enter_text(app, prompt)
        value = kind.read(typed) if typed else getattr(options, kind.name)
        if value is not None:
            changed: Options = replace(options, **{kind.name: value})
            return changed
        app.tell("not-an-option", typed=typed or "", allowed=kind.allowed)


async def play_again_and_again(
    app: App,
    game: Game,
    players: tuple[Player, ...],
    options: Options,
    seed: str = "",
    words: bool = False,
    advice: bool = True,
) -> bool:
    """Play a game, and again as long as the player wants; tells whether one was played.

    Args:
        seed: repeats the luck of another game.
        words: whether the players add words to the luck before each game.
        advice: whether people may ask what an expert would do.
    """
    while True:
        try:
            opened = new_table(game, players, options, app.data, seed, advice)
        except EndlessTable as fault:
            app.tell("fault", why=str(fault))
            return False
        if words:
            await add_words(app, opened)
        match await Play(app, opened).run():
            case Ending.LEFT:
                return True
            case Ending.ROTATED:
                players = (*players[1:], players[0])


async def continue_game(app: App) -> None:
    """Let the player choose an unfinished game and go on with it."""
    opened = await choose_unfinished(app)
    if opened is not None:
        await play_resumed(app, opened)


async def _open_records(app: App) -> None:
    from audiogame.terminal.records import records_menu  # late: slow to import

    opened = await records_menu(app)
    if opened is not None:
        await play_resumed(app, opened)


async def _open_statistics(app: App) -> None:
    from audiogame.terminal.statistics_menu import statistics_menu  # late: slow to import

    await statistics_menu(app)


async def play_resumed(app: App, opened: Opened) -> None:
    """Go on with a game, and play again as long as the player wants."""
    table = opened.table
    ending = await Play(app, opened).run(resumed=True)
    if ending is not Ending.LEFT:
        players = table.first
        if ending is Ending.ROTATED:
            players = (*players[1:], players[0])
        await play_again_and_again(
            app, table.game, players, table.state.options, advice=opened.advice
        )
