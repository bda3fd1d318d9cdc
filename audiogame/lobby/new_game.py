"""New games: which game, with which players and options, and again."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from audiogame.archive.folder import records_folder
from audiogame.archive.home_table import HomeTable
from audiogame.archive.last_tables import FILE as TABLES
from audiogame.archive.last_tables import (
    LastTable,
    last_game,
    last_table,
    save_table,
    usual_table,
)
from audiogame.archive.opened_table import EndlessTable, new_table
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.fault_log import comes_from_game, tell_game_fault
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.offered_games import check_game_whole, offered_games
from audiogame.console.text_entry import enter_text
from audiogame.console.user_data import UserData
from audiogame.keys.commands import Mode
from audiogame.lobby.lesson_progress import read_progress
from audiogame.narration.lesson import Lesson
from audiogame.narration.lesson_file import lesson_of
from audiogame.narration.narrator import Narrator, Urgency
from audiogame.narration.texts import Texts
from audiogame.opponents.thought import Thinker
from audiogame.play.fairness import add_words
from audiogame.play.game_loop import Departure, play_table
from audiogame.play.seats_menu import change_seat, seat_text, with_player, without_bot
from audiogame.rules.fault import RAISED
from audiogame.rules.game import Game
from audiogame.rules.options import OptionKind, Options, option_kinds
from audiogame.rules.value import replace
from audiogame.table.library import BrokenGame
from audiogame.table.table import Player


class LessonOffer:
    """Offers the lesson of a game: once when it is played for the first time, always in its menu.

    Args:
        app: keys and outputs.
        game: the game being played.
    """

    def __init__(self, app: App, game: Game) -> None:
        self._app = app
        self._game = game
        self._found = False
        self._read: Lesson | None = None
        self._new = not any(records_folder(app.data.folder).glob(f"*-{game.name}-*"))

    def tell(self) -> None:
        """Point to the lesson, for a player who has neither played the game nor taken it."""
        app, new = self._app, self._new
        self._new = False
        lesson = self._lesson() if new and not app.front.keys.scripted else None
        if lesson is not None and read_progress(app.data.folder, lesson).state == "new":
            app.dialogue.tell("lesson-hint", Urgency.NEWS, title=lesson.title)

    @property
    def there(self) -> bool:
        """Return whether the game has a lesson that can be taken."""
        return self._lesson() is not None

    async def teach(self) -> None:
        """Teach the lesson; the game waits."""
        lesson = self._lesson()
        if lesson is not None:
            # late: the first line of a game needs no teacher
            from audiogame.lobby.lesson_menu import teach

            await teach(self._app, lesson)

    def _lesson(self) -> Lesson | None:
        if not self._found:
            self._found = True
            with contextlib.suppress(ValueError):  # the menu of lessons says what is wrong with it
                self._read = lesson_of(self._game.name)
        return self._read


SAME = "same"
"""The entry that starts the last game again."""


def game_narrator(game: Game) -> Narrator:
    """Return a narrator with the messages of a game."""
    return Narrator(Texts(packages=(game.package,)), game.name)


def title(game: Game) -> str:
    """Return the title of a game."""
    return game_narrator(game).say(f"{game.name}-title")


async def new_game(app: App) -> None:
    """Open the menus to choose a game and set up a table for it."""
    # late: the first line of a game reads no rules
    from audiogame.console.rule_reader import read_rules, rules_at_hand

    games, items = listed_games(app.dialogue)
    await app.data.unsaved.written()  # the last table may still be queued
    last = last_game(app.data.folder)
    if last is not None and last.name not in [game.name for game in games]:
        last = None  # it is left out of the list
    table = last_table(app.data.folder, last) if last else None
    if last and table:
        names = tuple(player.name for player in table.seats)
        items.insert(
            0, Item(SAME, app.dialogue.narrator.say("new-same", title=title(last), names=names))
        )
    place = MenuPlace()

    async def open_rules() -> None:
        if place.id == SAME and last and table:
            await read_rules(app, last, table.options, len(table.seats))
            return
        game = next(game for game in games if game.name == place.id)
        await read_rules(app, game, game.options())

    while True:
        with rules_at_hand(app, open_rules):
            name = await menu(app, app.dialogue.narrator.say("title-new"), items, place, Mode.NEW)
        if name is None:
            return
        if name == SAME and last and table:
            if await play_again_and_again(
                app, last, table.seats, table.options, advice=table.advice
            ):
                return
        elif await lobby(app, next(game for game in games if game.name == name)):
            return


def listed_games(dialogue: Dialogue) -> tuple[tuple[Game, ...], list[Item]]:
    """Return the usable games with their menu entries; say which cannot be used."""
    games, broken = offered_games()
    for fault in broken:
        dialogue.tell("fault", why=fault)
    return games, [Item(game.name, _game_text(dialogue, game)) for game in games]


def _game_text(dialogue: Dialogue, game: Game) -> str:
    narrator = game_narrator(game)
    name = f"{narrator.game}-length"
    return dialogue.narrator.say(
        "menu-game",
        title=title(game),
        seats=game.seats_in_words,
        about=narrator.say(f"{game.name}-about"),
        length=narrator.say(name) if narrator.texts.has(name) else None,
    )


async def lobby(app: App, game: Game) -> bool:
    """Open the setup of a table, and play at it; return whether a game was played."""
    # late: the first line of a game reads no rules
    from audiogame.console.rule_reader import read_rules, rules_at_hand

    try:
        check_game_whole(game)
    except BrokenGame as fault:
        app.dialogue.tell("fault", why=fault)
        return False
    settings = app.data.settings
    await app.data.unsaved.written()
    table = last_table(app.data.folder, game) or usual_table(
        game, settings.name, settings.bot_names
    )
    place = MenuPlace()

    async def open_rules() -> None:
        await read_rules(app, game, table.options, len(table.seats))

    while True:
        items = _lobby_items(app.dialogue, app.data, game, table)
        with rules_at_hand(app, open_rules):
            choice = await menu(app, title(game), items, place, Mode.LOBBY)
        if choice is None:
            return False
        kind, _, value = choice.partition(" ")
        if kind == "start":
            if await _start(app, game, table):
                return True
        elif kind == "rules":
            await open_rules()
        else:
            with rules_at_hand(app, open_rules):
                table = await CHANGES[kind](app, game, table, value)


async def _start(app: App, game: Game, table: LastTable) -> bool:
    """Play at a table, if its number of seats is right; return whether a game was played."""
    if len(table.seats) not in game.seats:
        app.dialogue.tell("wrong-seats", seats=game.seats_in_words, count=len(table.seats))
        return False
    conflict = table.options.conflict()
    if conflict is not None:
        app.dialogue.tell("fault", why=conflict)
        return False
    app.data.unsaved.put(app.data.folder / TABLES, lambda: save_table(app.data.folder, game, table))
    return await play_again_and_again(
        app, game, table.seats, table.options, words=table.words, advice=table.advice
    )


async def _change_seat(app: App, game: Game, table: LastTable, seat: str) -> LastTable:
    return replace(table, seats=await change_seat(app, game, table.seats, int(seat)))


async def _add(app: App, game: Game, table: LastTable, kind: str) -> LastTable:
    return replace(
        table, seats=with_player(app.dialogue, app.data, game, table.seats, kind or "bot")
    )


async def _remove_bot(app: App, game: Game, table: LastTable, value: str) -> LastTable:
    return replace(table, seats=without_bot(app.dialogue, table.seats))


async def _usual(app: App, game: Game, table: LastTable, value: str) -> LastTable:
    return usual_table(game, app.data.settings.name, app.data.settings.bot_names)


async def _turn_words(app: App, game: Game, table: LastTable, value: str) -> LastTable:
    return replace(table, words=not table.words)


async def _turn_advice(app: App, game: Game, table: LastTable, value: str) -> LastTable:
    return replace(table, advice=not table.advice)


async def _option(app: App, game: Game, table: LastTable, name: str) -> LastTable:
    return replace(table, options=await _change_option(app, game, table, name))


CHANGES: Mapping[str, Callable[[App, Game, LastTable, str], Awaitable[LastTable]]] = {
    "seat": _change_seat,
    "add": _add,
    "add-bot": _add,
    "remove-bot": _remove_bot,
    "usual": _usual,
    "words": _turn_words,
    "advice": _turn_advice,
    "option": _option,
}
"""Handlers of the lobby's entries and commands, given what follows their name, such as a seat."""


def _lobby_items(dialogue: Dialogue, data: UserData, game: Game, table: LastTable) -> list[Item]:
    say = dialogue.narrator.say

    def item(name: str, message: str, **args: Any) -> Item:
        return Item(name, say(message, **args), say(f"{message}-about"))

    items = [item("start", "lobby-start")]
    for seat, player in enumerate(table.seats):
        text = seat_text(dialogue, game, seat, player)
        items.append(Item(f"seat {seat}", text, say("lobby-seat-about")))
    if len(table.seats) < game.seats[-1]:
        items += [item("add bot", "lobby-add-bot"), item("add you", "lobby-add-person")]
    narrator = game_narrator(game)
    for option in option_kinds(game.options):
        named = narrator.option_name(option.name)
        value = narrator.option(option.name, getattr(table.options, option.name))
        text = say("lobby-option", option=named, value=value) if named else value
        items.append(Item(f"option {option.name}", text, option_about(dialogue, narrator, option)))
    if game.lucky:
        items.append(item("words", "lobby-words", added=table.words))
    if game.adviser is not None:
        items.append(item("advice", "lobby-advice", on=table.advice))
    if table != usual_table(game, data.settings.name, data.settings.bot_names):
        items.append(item("usual", "lobby-usual"))
    return [*items, item("rules", "lobby-rules")]


def option_about(dialogue: Dialogue, narrator: Narrator, option: OptionKind) -> str:
    """Return the description of an option, with all its possible values."""
    say, about = dialogue.narrator.say, narrator.option_about(option.name)
    listed = () if option.any_number else option.values
    values = tuple(narrator.option(option.name, value) for value in listed)
    if option.numbers:
        low, high = option.numbers[0], option.numbers[-1]
        told = say("option-numbers", values=values, count=len(values), low=low, high=high)
    else:
        told = say("option-values", values=values, count=len(values))
    return say("option-about", about=about, told=told) if about else told


async def _change_option(app: App, game: Game, table: LastTable, name: str) -> Options:
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
        prompt = app.dialogue.narrator.say(
            "enter-option", allowed=kind.allowed, **app.dialogue.ways_back
        )
        typed = await enter_text(app, prompt)
        value = kind.read(typed) if typed else getattr(options, kind.name)
        if value is not None:
            changed: Options = replace(options, **{kind.name: value})
            return changed
        app.dialogue.tell("not-an-option", typed=typed or "", allowed=kind.allowed)


def beside(app: App) -> Thinker | None:
    """Return the thinker for bots in the background; None for scripted keys, which never wait."""
    return None if app.front.keys.scripted else app.front.thinker


async def play_again_and_again(
    app: App,
    game: Game,
    players: tuple[Player, ...],
    options: Options,
    seed: str = "",
    words: bool = False,
    advice: bool = True,
) -> bool:
    """Play a game, and again as long as the player wants; return whether one was played.

    Args:
        seed: repeats the luck of another game; empty for new luck.
        words: whether the players add words to the luck before each game.
        advice: whether players may ask what an expert would do.
    """
    offer = LessonOffer(app, game)
    while True:
        try:
            opened = new_table(
                game, players, options, app.data.folder, seed, advice, app.front.aside
            )
        except EndlessTable as fault:
            app.dialogue.tell("fault", why=fault)
            return False
        except RAISED as fault:
            if not comes_from_game(fault, game.package):
                raise
            tell_game_fault(app.dialogue, app.data.folder, game, saved=False)
            return False
        opened.let_think(beside(app))
        if words:
            await add_words(app, opened)
        match await play_table(app, opened, lesson=offer):
            case Departure.LEFT:
                return True
            case Departure.ROTATED:
                players = (*players[1:], players[0])


async def play_resumed(app: App, opened: HomeTable) -> None:
    """Resume a game, and play again as long as the player wants."""
    opened.let_think(beside(app))
    offer = LessonOffer(app, opened.game)
    ending = await play_table(app, opened, resumed=True, lesson=offer)
    if ending is not Departure.LEFT:
        players = opened.first
        if ending is Departure.ROTATED:
            players = (*players[1:], players[0])
        options, advice = opened.state.options, opened.advice
        await play_again_and_again(app, opened.game, players, options, advice=advice)
