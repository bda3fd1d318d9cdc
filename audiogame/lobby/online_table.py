"""A table for remote players, while it is set up: game, chairs, options, and who may come in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from audiogame.archive.last_tables import LastTable, usual_table
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.rule_reader import read_rules, rules_at_hand
from audiogame.keys.commands import Mode
from audiogame.lobby.door import LASTS
from audiogame.lobby.new_game import (
    CHANGES,
    game_narrator,
    listed_games,
    option_about,
    title,
)
from audiogame.online.table_packets import (
    ENTRIES,
    OPEN,
    PERSON,
    Chair,
    OpenTable,
)
from audiogame.opponents.seat_list import NAMES
from audiogame.play.seats_menu import strength_about, strength_in_words
from audiogame.rules.game import Game
from audiogame.rules.options import Options, option_kinds, read_options
from audiogame.rules.value import Value, put, replace
from audiogame.table.header import options_as_typed

T = TypeVar("T")
GRACES = (60, 15, 300, 0)
"""Seconds until a bot stands in for an absent player, 0 for never; the first is the default."""
USUAL = "bot"
"""The default strength of bots."""
Opens = Callable[[OpenTable], Awaitable[tuple[str, ...] | None]]
"""Opens a table; returns None once it is open, else the names of the players here from now on."""


class Plan(Value):
    """The setup of a table before it is opened.

    Args:
        names: the players at this keyboard.
        free: number of chairs for remote players.
        bots: the strength of each bot.
        table: options and advice, as at a local table.
    """

    names: tuple[str, ...]
    free: int
    bots: tuple[str, ...]
    table: LastTable
    entry: str = ENTRIES[0]
    lasts: int = LASTS[0]
    grace: int = GRACES[0]
    stand_in: str = USUAL
    spectators: bool = False

    @property
    def seats(self) -> int:
        """Number of seats at the table."""
        return len(self.names) + self.free + len(self.bots)


async def plan_table(app: App, names: tuple[str, ...], opens: Opens) -> Plan | None:
    """Open the setup of a table, until it is open; return None for going back.

    Args:
        names: the players at this keyboard.
        opens: opens the table; a refused setup can be changed.
    """
    games, items = listed_games(app.dialogue)
    place = MenuPlace()

    async def open_rules() -> None:
        game = next(game for game in games if game.name == place.id)
        await read_rules(app, game, game.options())

    while True:
        with rules_at_hand(app, open_rules):
            name = await menu(app, app.dialogue.narrator.say("title-new"), items, place, Mode.NEW)
        if name is None:
            return None
        game = next(game for game in games if game.name == name)
        free = 1
        bots = (USUAL,) * max(0, game.seats[0] - len(names) - free)
        plan = await _change(app, game, Plan(names, free, bots, usual_table(game, "")), opens)
        if plan is not None:
            return plan


async def _change(app: App, game: Game, plan: Plan, opens: Opens) -> Plan | None:
    place = MenuPlace()

    async def open_rules() -> None:
        await read_rules(app, game, plan.table.options, plan.seats)

    while True:
        with rules_at_hand(app, open_rules):
            choice = await menu(app, title(game), _items(app.dialogue, game, plan), place, Mode.NEW)
        if choice is None:
            return None
        kind, _, value = choice.partition(" ")
        match kind:
            case "open":
                conflict = plan.table.options.conflict()
                if plan.seats not in game.seats:
                    app.dialogue.tell("wrong-seats", seats=game.seats_in_words, count=plan.seats)
                elif conflict is not None:
                    app.dialogue.tell("fault", why=conflict)
                else:
                    names = await opens(_wanted(game, plan))
                    if names is None:
                        return plan
                    plan = replace(plan, names=names)
            case "free":
                most = game.seats[-1] - len(plan.names) - len(plan.bots)
                plan = replace(plan, free=plan.free % max(1, most) + 1)
            case "bots":
                most = game.seats[-1] - len(plan.names) - plan.free
                more = (*plan.bots, (plan.bots or (USUAL,))[-1])  # as strong as the last one
                plan = replace(plan, bots=more if len(more) <= most else ())
            case "bot":
                at = int(value)
                stronger = _other_strength(game, plan.bots[at])
                plan = replace(plan, bots=put(plan.bots, at, stronger))
            case "stand-in":
                plan = replace(plan, stand_in=_other_strength(game, plan.stand_in))
            case "entry":
                entry = _next(ENTRIES, plan.entry)  # with a link, the host may want to be alone
                plan = replace(plan, entry=entry, spectators=entry != ENTRIES[0])
            case "lasts":
                plan = replace(plan, lasts=_next(LASTS, plan.lasts))
            case "grace":
                plan = replace(plan, grace=_next(GRACES, plan.grace))
            case "spectators":
                plan = replace(plan, spectators=not plan.spectators)
            case _:
                plan = replace(plan, table=await CHANGES[kind](app, game, plan.table, value))


def _items(dialogue: Dialogue, game: Game, plan: Plan) -> list[Item]:
    say, narrator = dialogue.narrator.say, game_narrator(game)
    items = [
        Item("open", say("online-open-now")),
        Item("free", say("online-free", count=plan.free)),
        Item("bots", say("online-bots", count=len(plan.bots))),
        *_strengths(dialogue, game, plan),
        Item("entry", say("online-entry", entry=plan.entry)),
        Item("lasts", say("online-lasts", seconds=plan.lasts)),
        Item("grace", say("online-grace", seconds=plan.grace)),
        *_stand_in(dialogue, game, plan),
        Item("spectators", say("online-spectators", on=plan.spectators)),
    ]
    for option, (name, text, _) in zip(
        option_kinds(game.options), _told_options(dialogue, game, plan.table.options), strict=True
    ):
        items.append(Item(f"option {name}", text, option_about(dialogue, narrator, option)))
    if game.adviser is not None:
        about = say("lobby-advice-about")
        items.append(Item("advice", say("lobby-advice", on=plan.table.advice), about))
    return items


def _strengths(dialogue: Dialogue, game: Game, plan: Plan) -> list[Item]:
    """Return entries for the bots, where they can differ."""
    if len(game.bots) < 2:
        return []
    items = []
    for at, (name, kind) in enumerate(zip(_bot_names(plan), plan.bots, strict=False)):
        strength = strength_in_words(dialogue, game.strength(kind))
        text = dialogue.narrator.say("online-bot", name=name, strength=strength)
        items.append(Item(f"bot {at}", text, strength_about(dialogue, game, game.strength(kind))))
    return items


def _stand_in(dialogue: Dialogue, game: Game, plan: Plan) -> list[Item]:
    """Return the entry for the strength of the bot that stands in, where there may be one."""
    if len(game.bots) < 2 or not plan.grace:
        return []
    strength = game.strength(plan.stand_in)
    text = dialogue.narrator.say("online-stand-in", strength=strength_in_words(dialogue, strength))
    return [Item("stand-in", text, strength_about(dialogue, game, strength))]


def _other_strength(game: Game, strength: str) -> str:
    return _next(tuple(game.bots), game.strength(strength))


def _told_options(dialogue: Dialogue, game: Game, options: Options) -> list[tuple[str, str, bool]]:
    """Return the options by name, each in words, and whether it has its default value."""
    say, narrator = dialogue.narrator.say, game_narrator(game)
    found = []
    for option in option_kinds(game.options):
        chosen = getattr(options, option.name)
        named, value = narrator.option_name(option.name), narrator.option(option.name, chosen)
        text = say("lobby-option", option=named, value=value) if named else value
        found.append((option.name, text, chosen == option.default))
    return found


def unusual_options(
    dialogue: Dialogue, game: Game, typed: tuple[tuple[str, str], ...]
) -> tuple[str, ...]:
    """Return the options of a table that are not the default ones, in words."""
    options = read_options(game.options, [f"{name}={value}" for name, value in typed])
    return tuple(text for _, text, usual in _told_options(dialogue, game, options) if not usual)


def _bot_names(plan: Plan) -> list[str]:
    taken = {name.casefold() for name in plan.names}
    return [name for name in NAMES if name.casefold() not in taken]


def _wanted(game: Game, plan: Plan) -> OpenTable:
    bots = zip(_bot_names(plan), plan.bots, strict=False)
    return OpenTable(
        game=game.name,
        version=game.version,
        options=options_as_typed(plan.table.options),
        chairs=(
            *(Chair(PERSON, name) for name in plan.names),
            *[Chair(OPEN)] * plan.free,
            *(Chair(kind, name) for name, kind in bots),
        ),
        entry=plan.entry,
        lasts=plan.lasts,
        grace=plan.grace,
        stand_in="" if plan.stand_in == USUAL else plan.stand_in,
        advice=plan.table.advice,
        spectators=plan.spectators,
    )


def usual_table_of(game: Game, names: tuple[str, ...]) -> OpenTable:
    """Return the usual setup of a table, with one chair for a remote player."""
    bots = (USUAL,) * max(0, game.seats[0] - len(names) - 1)
    return _wanted(game, Plan(names, 1, bots, usual_table(game, "")))


def _next(values: tuple[T, ...], value: T) -> T:
    return values[(values.index(value) + 1) % len(values)]
