"""A table for people far away, as it is set up: the game, chairs, options, and who may come in."""

from __future__ import annotations

from typing import TypeVar

from audiogame.archive.last_tables import Agreement, usual_table
from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.keys.commands import Mode
from audiogame.lobby.door import LASTS
from audiogame.lobby.new_game import CHANGES, game_narrator, listed_games, title
from audiogame.online.table_packets import (
    ENTRIES,
    OPEN,
    PERSON,
    Chair,
    OpenTable,
)
from audiogame.opponents.seat_list import NAMES
from audiogame.rules.game import Game
from audiogame.rules.options import Options, option_kinds, read_options
from audiogame.rules.value import Value, replace
from audiogame.table.header import options_as_typed

T = TypeVar("T")
GRACES = (60, 15, 300, 0)
"""Seconds until a bot stands in, 0 for never; the first is usual."""


class Plan(Value):
    """What is agreed before a table is opened.

    Args:
        names: of the people at this keyboard.
        free: chairs for people far away.
        bots: how many.
        table: options and advice, as at a table at home.
    """

    names: tuple[str, ...]
    free: int
    bots: int
    table: Agreement
    entry: str = ENTRIES[0]
    lasts: int = LASTS[0]
    grace: int = GRACES[0]
    spectators: bool = False

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names) + self.free + self.bots


async def plan_table(app: App, names: tuple[str, ...]) -> OpenTable | None:
    """Let the people here set a table up; None if they went back."""
    games, items = listed_games(app)
    place = MenuPlace()
    while (name := await menu(app, app.narrator.say("title-new"), items, place)) is not None:
        game = next(game for game in games if game.name == name)
        free = 1
        bots = max(0, game.seats[0] - len(names) - free)
        plan = Plan(names, free, bots, usual_table(game, ""))
        opened = await _change(app, game, plan)
        if opened is not None:
            return opened
    return None


async def _change(app: App, game: Game, plan: Plan) -> OpenTable | None:
    place = MenuPlace()
    while True:
        choice = await menu(app, title(game), _items(app, game, plan), place, Mode.MENU)
        if choice is None:
            return None
        kind, _, value = choice.partition(" ")
        match kind:
            case "open":
                if plan.seats in game.seats:
                    return _wanted(game, plan)
                app.tell("wrong-seats", seats=game.seats_in_words, count=plan.seats)
            case "free":
                most = game.seats[-1] - len(plan.names) - plan.bots
                plan = replace(plan, free=plan.free % max(1, most) + 1)
            case "bots":
                most = game.seats[-1] - len(plan.names) - plan.free
                plan = replace(plan, bots=(plan.bots + 1) % (most + 1))
            case "entry":
                entry = _next(ENTRIES, plan.entry)  # who has a link may want to be alone there
                plan = replace(plan, entry=entry, spectators=entry != ENTRIES[0])
            case "lasts":
                plan = replace(plan, lasts=_next(LASTS, plan.lasts))
            case "grace":
                plan = replace(plan, grace=_next(GRACES, plan.grace))
            case "spectators":
                plan = replace(plan, spectators=not plan.spectators)
            case _:
                plan = replace(plan, table=await CHANGES[kind](app, game, plan.table, value))


def _items(app: App, game: Game, plan: Plan) -> list[Item]:
    say, narrator = app.narrator.say, game_narrator(game)
    items = [
        Item("open", say("online-open-now")),
        Item("free", say("online-free", count=plan.free)),
        Item("bots", say("online-bots", count=plan.bots)),
        Item("entry", say("online-entry", entry=plan.entry)),
        Item("lasts", say("online-lasts", seconds=plan.lasts)),
        Item("grace", say("online-grace", seconds=plan.grace)),
        Item("spectators", say("online-spectators", on=plan.spectators)),
    ]
    for name, text, _ in _told_options(app, game, plan.table.options):
        items.append(Item(f"option {name}", text, narrator.option_about(name)))
    if game.adviser is not None:
        items.append(Item("advice", say("lobby-advice", on=plan.table.advice)))
    return items


def _told_options(app: App, game: Game, options: Options) -> list[tuple[str, str, bool]]:
    """List options by name, each in words, and whether it is the usual one."""
    say, narrator = app.narrator.say, game_narrator(game)
    found = []
    for option in option_kinds(game.options):
        chosen = getattr(options, option.name)
        named, value = narrator.option_name(option.name), narrator.option(option.name, chosen)
        text = say("lobby-option", option=named, value=value) if named else value
        found.append((option.name, text, chosen == option.default))
    return found


def unusual_options(app: App, game: Game, typed: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Return the options of a table that are not the usual ones, in words."""
    options = read_options(game.options, [f"{name}={value}" for name, value in typed], new=True)
    return tuple(text for _, text, usual in _told_options(app, game, options) if not usual)


def _wanted(game: Game, plan: Plan) -> OpenTable:
    taken = {name.casefold() for name in plan.names}
    names = [name for name in NAMES if name.casefold() not in taken]
    return OpenTable(
        game=game.name,
        version=game.version,
        options=options_as_typed(plan.table.options),
        chairs=(
            *(Chair(PERSON, name) for name in plan.names),
            *[Chair(OPEN)] * plan.free,
            *(Chair("bot", name) for name in names[: plan.bots]),
        ),
        entry=plan.entry,
        lasts=plan.lasts,
        grace=plan.grace,
        advice=plan.table.advice,
        spectators=plan.spectators,
    )


def _next(values: tuple[T, ...], value: T) -> T:
    return values[(values.index(value) + 1) % len(values)]
