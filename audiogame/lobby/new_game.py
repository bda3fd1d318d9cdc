"""New games: which game, with which players and options, and again."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

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
from audiogame.console.front_end import FrontEnd
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.offered_games import check_game_whole, offered_games
from audiogame.console.user_data import UserData
from audiogame.keys.commands import Mode
from audiogame.lobby.lesson_progress import read_progress
from audiogame.lobby.table_options import Rows, TableOptions, game_narrator, title
from audiogame.narration.lesson import Lesson
from audiogame.narration.lesson_file import lesson_of
from audiogame.narration.narrator import Urgency
from audiogame.opponents.thought import Thinker
from audiogame.play.fairness import add_words
from audiogame.play.game_loop import Departure, play_table
from audiogame.play.seats_menu import change_seat, seat_text, with_player, without_bot
from audiogame.rules.fault import RAISED
from audiogame.rules.game import Game
from audiogame.rules.options import Options
from audiogame.rules.value import put, replace
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
        if lesson is not None and _is_new(app.data, lesson):
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
                self._read = lesson_of(self._game.name, self._app.dialogue.language)
        return self._read


SAME = "same"
"""The entry that starts the last game again."""


def _is_new(data: UserData, lesson: Lesson) -> bool:
    """Return whether a player has not begun a lesson; False if that cannot be read."""
    return data.kept(lambda: read_progress(data.folder, lesson).state == "new", False)


async def new_game(app: App) -> None:
    """Open the menus to choose a game and set up a table for it."""
    # late: the first line of a game reads no rules
    from audiogame.console.rule_reader import read_rules, rules_at_hand

    games, items = listed_games(app.dialogue)
    await app.data.unsaved.written()  # the last table may still be queued
    last = app.data.kept(lambda: last_game(app.data.folder), None)
    if last is not None and last.name not in [game.name for game in games]:
        last = None  # it is left out of the list
    table = app.data.kept(lambda: last_table(app.data.folder, last), None) if last else None
    if last and table:
        names = tuple(player.name for player in table.seats)
        items.insert(
            0,
            Item(
                SAME,
                app.dialogue.narrator.say("new-same", title=title(app.dialogue, last), names=names),
            ),
        )
    place = MenuPlace(SAME if table else _shortest(games))

    async def open_rules() -> None:
        if place.id == SAME and last and table:
            await read_rules(app, last, table.options, len(table.seats))
            return
        game = next(game for game in games if game.name == place.id)
        await read_rules(app, game, game.options())

    while True:
        with rules_at_hand(app.scene, open_rules):
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


def _shortest(games: Sequence[Game]) -> str:
    """Return the name of the shortest game, where a player begins who has played none."""
    timed = [game for game in games if "minutes-high" in game.guide.facts]
    return min(timed, key=lambda game: int(game.guide.facts["minutes-high"])).name if timed else ""


def listed_games(dialogue: Dialogue, far: bool = False) -> tuple[tuple[Game, ...], list[Item]]:
    """Return the usable games with their menu entries; say which cannot be used.

    An entry is the game's name alone; with braille, where Space reads on, the row has the rest.

    Args:
        far: whether the table is for remote players, so that games for one alone are left out.
    """
    games, broken = offered_games()
    games = tuple(one for one in games if one.together or not far)
    for fault in broken:
        dialogue.tell("fault", why=fault)
    braille = dialogue.outputs.screen.reads_on
    items = []
    for game in games:
        about = partial(_about, dialogue, game)
        text = dialogue.narrator.say("menu-game", title=title(dialogue, game))
        items.append(Item(game.name, text, about(), rest=about if braille else str))
    return games, items


def _about(dialogue: Dialogue, game: Game) -> str:
    """Return what a game is, how many play it, and how long it takes."""
    narrator = game_narrator(dialogue, game)
    name = f"{narrator.game}-length"
    return dialogue.narrator.say(
        "menu-game-about",
        alone=not game.together,
        seats=game.seats_in_words,
        about=narrator.say(f"{narrator.game}-about"),
        length=narrator.say(name) if narrator.texts.has(name) else None,
    )


async def lobby(app: App, game: Game) -> bool:
    """Open the setup of a table, and play at it; return whether a game was played."""
    try:
        check_game_whole(game)
    except BrokenGame as fault:
        app.dialogue.tell("fault", why=fault)
        return False
    await app.data.unsaved.written()
    return await _Setup(app, game).run()


class _Setup:
    """A table at this keyboard while it is set up.

    Args:
        app: keys and outputs.
        game: to be played.
    """

    def __init__(self, app: App, game: Game) -> None:
        self._app = app
        self._game = game
        last = app.data.kept(lambda: last_table(app.data.folder, game), None)
        table = last or self._usual()
        self._options = TableOptions(
            app,
            game,
            table,
            self._rows,
            lambda: len(self._table.seats),
            self._choose,
            Mode.LOBBY,
            words=True,
            reset=self._usual,
        )

    @property
    def _table(self) -> LastTable:
        return self._options.table

    def _usual(self) -> LastTable:
        settings = self._app.data.settings
        return usual_table(self._game, settings.name, settings.bot_names)

    async def run(self) -> bool:
        """Run the menu until the player goes back; return whether a game was played."""
        return await self._options.set_up("start", self._start)

    def _rows(self) -> list[Item]:
        say = self._app.dialogue.narrator.say
        people, bots = (
            tuple(one.name for one in self._table.seats if bool(one.bot) is bot)
            for bot in (False, True)
        )
        players = Item(
            "players",
            say("lobby-players", people=people, bots=bots),
            say("lobby-players-about"),
            holds=lambda: tuple(self._seats(self._rows)),
            turns=self._turn_players,
        )
        start = Item("start", say("lobby-start"), say("lobby-start-about"))
        seats = [players] if self._game.together else []
        return [start, *seats, *self._options.rows(), *self._options.more()]

    def _seats(self, rows: Rows) -> list[Item]:
        """Return the entries of the menu of players; `rows` are those of the menu that has them."""
        say, items, game = self._app.dialogue.narrator.say, [], self._game
        for seat, player in enumerate(self._table.seats):
            text, about = seat_text(self._app.dialogue, game, seat, player), say("lobby-seat-about")
            stronger = partial(self._turn_strength, rows, seat)
            varied = player.bot is not None and len(game.bots) > 1
            items.append(Item(f"seat {seat}", text, about, turns=stronger if varied else None))
        if len(self._table.seats) < game.seats[-1]:
            for kind, name in (("add bot", "bot"), ("add you", "person")):
                message = f"lobby-add-{name}"
                items.append(Item(kind, say(message), say(f"{message}-about")))
        return items

    def _turn_players(self, by: int) -> list[Item]:
        """Add a bot, or remove the last one."""
        before = self._table.seats
        self._seat(self._with("bot") if by > 0 else without_bot(before))
        if self._table.seats == before:
            self._tell_seats(before)
        return self._rows()

    def _turn_strength(self, rows: Rows, seat: int, by: int) -> Sequence[Item]:
        seats, bots = self._table.seats, tuple(self._game.bots)
        now = bots.index(self._game.strength(seats[seat].bot or "bot"))
        stronger = replace(seats[seat], bot=bots[(now + by) % len(bots)])
        self._seat(put(seats, seat, stronger))
        return rows()

    def _with(self, kind: str) -> tuple[Player, ...]:
        return with_player(self._app.data, self._game, self._table.seats, kind)

    def _seat(self, seats: tuple[Player, ...]) -> None:
        self._options.table = replace(self._table, seats=seats)

    def _tell_seats(self, before: tuple[Player, ...], kind: str = "bot") -> None:
        """Say who has sat down or left since then, or why nobody has."""
        tell, after = self._app.dialogue.tell, self._table.seats
        if len(after) > len(before):
            tell("bot-added" if kind == "bot" else "person-added", name=after[-1].name)
        elif len(after) < len(before):
            (gone,) = set(before) - set(after)
            tell("bot-removed", name=gone.name)
        elif len(before) < self._game.seats[-1]:
            tell("no-bots")
        else:
            tell("no-more-seats", count=len(before))

    async def _choose(self, chosen: str) -> None:
        """Do what Enter does at a row or an entry of the players, or run a command."""
        kind, _, value = chosen.partition(" ")
        before = self._table.seats
        match kind:
            case "players":
                await self._options.open("title-players", self._seats)
            case "seat":
                self._seat(await change_seat(self._app, self._game, before, int(value)))
            case "add" | "add-bot":
                self._seat(self._with(value or "bot"))
                self._tell_seats(before, value or "bot")
            case "remove-bot":
                self._seat(without_bot(before))
                self._tell_seats(before)

    async def _start(self) -> bool:
        """Play at the table, if its seats are right; return whether a game was played."""
        app, game, table = self._app, self._game, self._table
        if len(table.seats) not in game.seats:
            app.dialogue.tell("wrong-seats", seats=game.seats_in_words, count=len(table.seats))
            return False
        conflict = table.options.conflict()
        if conflict is not None:
            app.dialogue.tell("fault", why=conflict)
            return False
        app.data.unsaved.put(
            app.data.folder / TABLES, lambda: save_table(app.data.folder, game, table)
        )
        return await play_again_and_again(
            app, game, table.seats, table.options, words=table.words, advice=table.advice
        )


def thinker_of(front: FrontEnd) -> Thinker | None:
    """Return the thinker for bots in the background; None for scripted keys, which never wait."""
    return None if front.keys.scripted else front.thinker


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
                game, players, options, app.data.folder, seed, advice, app.front.offload
            )
        except EndlessTable as fault:
            app.dialogue.tell("fault", why=fault)
            return False
        except RAISED as fault:
            if not comes_from_game(fault, game):
                raise
            tell_game_fault(app.dialogue, app.data.folder, game, saved=False)
            return False
        opened.let_think(thinker_of(app.front))
        if words:
            await add_words(app, opened)
        match await play_table(app, opened, lesson=offer):
            case Departure.LEFT:
                return True
            case Departure.ROTATED:
                players = (*players[1:], players[0])


async def play_resumed(app: App, opened: HomeTable) -> None:
    """Resume a game, and play again as long as the player wants."""
    opened.let_think(thinker_of(app.front))
    offer = LessonOffer(app, opened.game)
    ending = await play_table(app, opened, resumed=True, lesson=offer)
    if ending is not Departure.LEFT:
        players = opened.first
        if ending is Departure.ROTATED:
            players = (*players[1:], players[0])
        options, advice = opened.state.options, opened.advice
        await play_again_and_again(app, opened.game, players, options, advice=advice)
