"""Menus around the games: what to play, with whom, by which options, and what to go on with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.rules.options import OptionKind, Options, option_kinds
from audiogame.table.library import all_games
from audiogame.table.table import Player
from audiogame.terminal.app import App
from audiogame.terminal.calibration import calibrate
from audiogame.terminal.continuing import choose_unfinished
from audiogame.terminal.fairness import add_words
from audiogame.terminal.menu import Item, enter_name, enter_text, menu
from audiogame.terminal.opening import EndlessTable, Opened, new_table
from audiogame.terminal.play import Ending, Play
from audiogame.terminal.seating import name_players


@dataclass(frozen=True)
class Table:
    """What is agreed before a game: who plays, and by which options."""

    seats: tuple[Player, ...]
    options: Options
    words: bool = False
    """Whether words are added to the luck before each game."""


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
        ids = ["new", "continue", "name", "pace", "speech", "records", "statistics", "leave"]
        items = [Item(name, app.narrator.say(f"menu-{name}")) for name in ids]
        choice = await menu(app, app.narrator.say("menu-main"), items, ids.index(choice or "leave"))
        match choice:
            case "new":
                await new_game(app)
            case "continue":
                await continue_game(app)
            case "records":
                await _open_records(app)
            case "statistics":
                await _open_statistics(app)
            case "name":
                await _enter_own_name(app)
            case "pace":
                await calibrate(app)
            case "speech":
                await _choose_speech(app)
            case _:
                if await app.confirm("leave-program"):
                    return
                app.tell("staying")


async def new_game(app: App) -> None:
    """Let the player choose a game and set up a table for it."""
    games, broken = all_games()
    for fault in broken:
        app.tell("fault", why=str(fault))
    items = []
    for game in games:
        narrator = game_narrator(game)
        about = narrator.say(f"{game.name}-about")
        items.append(
            Item(
                game.name,
                app.narrator.say(
                    "menu-game", title=title(game), seats=game.seats_in_words, about=about
                ),
            )
        )
    place = 0
    while True:
        name = await menu(app, app.narrator.say("title-new"), items, place)
        if name is None:
            return
        place = [item.id for item in items].index(name)
        if await lobby(app, games[place]):
            return


async def lobby(app: App, game: Game) -> bool:
    """Let the player set up a table and play at it; tells whether a game was played."""
    few = game.seats[0]
    players = name_players([("you", ""), *[("bot", "")] * (few - 1)], app.settings.name)
    table = Table(players, game.options())
    chosen = "start"
    while True:
        items = _lobby_items(app, game, table)
        ids = [item.id for item in items]
        place = ids.index(chosen) if chosen in ids else 0
        choice = await menu(app, title(game), items, place)
        if choice is None:
            return False
        chosen = choice
        kind, _, value = choice.partition(" ")
        match kind:
            case "start":
                if len(table.seats) not in game.seats:
                    app.tell("wrong-seats", seats=game.seats_in_words, count=len(table.seats))
                elif await play_again_and_again(
                    app, game, table.seats, table.options, words=table.words
                ):
                    return True
            case "seat":
                table = replace(table, seats=await _change_seat(app, table.seats, int(value)))
            case "add":
                table = replace(table, seats=_added(table.seats, value, game, app))
            case "words":
                table = replace(table, words=not table.words)
            case "option":
                table = replace(table, options=await _change_option(app, game, table, value))


def _lobby_items(app: App, game: Game, table: Table) -> list[Item]:
    say = app.narrator.say
    items = [Item("start", say("lobby-start"))]
    for seat, player in enumerate(table.seats):
        kind = "bot" if player.bot else "person"
        items.append(Item(f"seat {seat}", say(f"lobby-{kind}", number=seat + 1, name=player.name)))
    if len(table.seats) < game.seats[-1]:
        items += [Item("add bot", say("lobby-add-bot")), Item("add you", say("lobby-add-person"))]
    narrator = game_narrator(game)
    for option in option_kinds(game.options):
        named = narrator.option_name(option.name)
        value = narrator.option(option.name, getattr(table.options, option.name))
        text = say("lobby-option", option=named, value=value) if named else value
        items.append(Item(f"option {option.name}", text))
    if game.lucky:
        items.append(Item("words", say("lobby-words", added=table.words)))
    return items


def _added(seats: tuple[Player, ...], kind: str, game: Game, app: App) -> tuple[Player, ...]:
    listed = [("you" if player.bot is None else player.bot, player.name) for player in seats]
    players = name_players([*listed, (kind, "")])
    if len(players) not in game.seats:
        app.tell("wrong-seats", seats=game.seats_in_words, count=len(players))
    return players


async def _change_seat(app: App, seats: tuple[Player, ...], seat: int) -> tuple[Player, ...]:
    player = seats[seat]
    ids = ["rename", "person" if player.bot else "bot", "remove"]
    items = [Item(name, app.narrator.say(f"seat-{name}")) for name in ids]
    match await menu(app, player.name, items):
        case "rename":
            others = {other.name for other in seats} - {player.name}
            name = await enter_name(app, player.name, others)
            return (*seats[:seat], replace(player, name=name), *seats[seat + 1 :])
        case "person" | "bot" as kind:
            changed = replace(player, bot="bot" if kind == "bot" else None)
            return (*seats[:seat], changed, *seats[seat + 1 :])
        case "remove":
            return (*seats[:seat], *seats[seat + 1 :])
    return seats


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
) -> bool:
    """Play a game, and again as long as the player wants; tells whether one was played.

    Args:
        seed: repeats the luck of another game.
        words: whether the players add words to the luck before each game.
    """
    while True:
        try:
            opened = new_table(game, players, options, app.data, seed)
        except EndlessTable as fault:
            app.tell("fault", why=str(fault))
            return False
        if words:
            await add_words(app, opened)
        if await Play(app, opened).run() is Ending.LEFT:
            return True


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
    if await Play(app, opened).run(resumed=True) is Ending.AGAIN:
        await play_again_and_again(app, table.game, table.players, table.state.options)


async def _enter_own_name(app: App) -> None:
    name = await enter_name(app, app.settings.name or "Player 1", set())
    app.keep(replace(app.settings, name=name))
    app.tell("named", name=name)


async def _choose_speech(app: App) -> None:
    from audiogame.settings import SPEECH_MODES

    items = [Item(mode, app.narrator.say(f"speech-{mode}")) for mode in SPEECH_MODES]
    place = SPEECH_MODES.index(app.settings.speech)
    mode = await menu(app, app.narrator.say("title-speech"), items, place)
    if mode is not None:
        app.keep(replace(app.settings, speech=mode))
        app.say(Line(app.narrator.say("speech-kept"), urgency=Urgency.ANSWER))
