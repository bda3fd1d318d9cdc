"""A table for remote players, while it is set up: game, chairs, options, and who may come in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from audiogame.archive.last_tables import LastTable, usual_table
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.rule_reader import read_rules, rules_at_hand
from audiogame.keys.commands import Mode
from audiogame.lobby.door import LASTS
from audiogame.lobby.new_game import listed_games
from audiogame.lobby.table_options import TableOptions, option_text
from audiogame.online.table_packets import (
    ENTRIES,
    OPEN,
    PERSON,
    Chair,
    OpenTable,
    Room,
)
from audiogame.opponents.seat_list import NAMES
from audiogame.play.seats_menu import strength_about, strength_in_words
from audiogame.rules.game import Game, numbers_in_words
from audiogame.rules.options import changed, option_kinds, read_options
from audiogame.rules.value import Value, put, replace
from audiogame.table.record import options_as_typed

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
        opened: whether the table is open already, so that the door and the link stay.
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
    opened: bool = False

    @property
    def seats(self) -> int:
        """Number of seats at the table."""
        return len(self.names) + self.free + len(self.bots)


async def plan_table(
    app: App, names: tuple[str, ...], opens: Opens, room: Room | None = None
) -> Plan | None:
    """Open the setup of a table, until it is open; return None for going back.

    Args:
        names: the players at this keyboard; at an open table all people there.
        opens: opens the table, or changes it; a refused setup can be changed.
        room: the open table; None for a new one.
    """
    games, items = listed_games(app.dialogue, far=True)
    place = MenuPlace(room.game if room is not None else "")

    async def open_rules() -> None:
        game = next(game for game in games if game.name == place.id)
        await read_rules(app, game, game.options())

    while True:
        with rules_at_hand(app.scene, open_rules):
            name = await menu(app, app.dialogue.narrator.say("title-new"), items, place, Mode.NEW)
        if name is None:
            return None
        game = next(game for game in games if game.name == name)
        free = 1 if room is None else 0
        bots = (USUAL,) * max(0, game.together[0] - len(names) - free)
        plan = Plan(names, free, bots, usual_table(game, ""), opened=room is not None)
        if room is not None and room.game == game.name:
            plan = _as_it_is(plan, game, room)
        opened = await _Planning(app, game, plan, opens).run()
        if opened is not None:
            return opened


def _as_it_is(plan: Plan, game: Game, room: Room) -> Plan:
    """Return the setup of an open table, with the options and the other chairs that it has."""
    typed = [f"{name}={value}" for name, value in room.options]
    table = replace(plan.table, options=read_options(game.options, typed), advice=room.advice)
    kinds = [one.kind for one in room.chairs]
    bots = tuple(game.strength(kind) for kind in kinds if kind not in (OPEN, PERSON))
    return replace(plan, free=kinds.count(OPEN), bots=bots, table=table)


class _Planning:
    """A table for remote players while it is set up.

    Args:
        app: keys and outputs.
        game: to be played.
        plan: the setup to begin with.
        opens: opens the table.
    """

    def __init__(self, app: App, game: Game, plan: Plan, opens: Opens) -> None:
        self._app = app
        self._game = game
        self._planned = plan
        self._opens = opens
        self._options = TableOptions(
            app, game, plan.table, self._rows, lambda: self._plan.seats, self._choose
        )

    @property
    def _plan(self) -> Plan:
        return replace(self._planned, table=self._options.table)

    async def run(self) -> Plan | None:
        """Run the menu until the table is open; return None for going back."""
        return self._plan if await self._options.set_up("open", self._open) else None

    async def _open(self) -> bool:
        """Open the table, if its seats are right; return whether it is open."""
        app, game, plan = self._app, self._game, self._plan
        conflict = plan.table.options.conflict()
        if plan.seats not in game.together:
            seats = numbers_in_words(game.together)
            app.dialogue.tell("wrong-seats", seats=seats, count=plan.seats)
        elif conflict is not None:
            app.dialogue.tell("fault", why=conflict)
        else:
            names = await self._opens(_wanted(game, plan))
            if names is None:
                return True
            self._planned = replace(plan, names=names)
        return False

    async def _choose(self, chosen: str) -> None:
        self._turn(chosen, 1)

    def _turn(self, chosen: str, by: int) -> list[Item]:
        """Go to the next or the previous value of a row, and return all of them."""
        self._planned = _turned(self._game, self._planned, chosen, by)
        return self._rows()

    def _rows(self) -> list[Item]:
        say, game, plan = self._app.dialogue.narrator.say, self._game, self._plan

        def row(name: str, text: str, about: str = "") -> Item:
            return Item(name, text, about, turns=partial(self._turn, name))

        door = (
            row("entry", say("online-entry", entry=plan.entry)),
            row("lasts", say("online-lasts", seconds=plan.lasts)),
            row("grace", say("online-grace", seconds=plan.grace)),
            *(row(*one) for one in _stand_in(self._app.dialogue, game, plan)),
            row("spectators", say("online-spectators", on=plan.spectators)),
        )
        return [
            Item("open", say("online-change-now" if plan.opened else "online-open-now")),
            row("free", say("online-free", count=plan.free)),
            row("bots", say("online-bots", count=len(plan.bots))),
            *(row(*one) for one in _strengths(self._app.dialogue, game, plan)),
            *(() if plan.opened else door),
            *self._options.rows(),
            *self._options.more(),
        ]


def _turned(game: Game, plan: Plan, row: str, by: int) -> Plan:
    """Return a setup with the next or the previous value of a row."""
    kind, _, value = row.partition(" ")
    match kind:
        case "free":
            least = 0 if plan.opened else 1
            most = max(least, game.seats[-1] - len(plan.names) - len(plan.bots))
            free = (plan.free - least + by) % (most - least + 1) + least
            return replace(plan, free=free)
        case "bots":
            most = max(0, game.seats[-1] - len(plan.names) - plan.free)
            count = (len(plan.bots) + by) % (most + 1)
            more = plan.bots + (plan.bots or (USUAL,))[-1:] * count  # as strong as the last one
            return replace(plan, bots=more[:count])
        case "bot":
            at = int(value)
            return replace(plan, bots=put(plan.bots, at, _other_strength(game, plan.bots[at], by)))
        case "stand-in":
            return replace(plan, stand_in=_other_strength(game, plan.stand_in, by))
        case "entry":
            entry = _next(ENTRIES, plan.entry, by)  # with a link, the host may want to be alone
            return replace(plan, entry=entry, spectators=entry != ENTRIES[0])
        case "lasts":
            return replace(plan, lasts=_next(LASTS, plan.lasts, by))
        case "grace":
            return replace(plan, grace=_next(GRACES, plan.grace, by))
        case _:
            return replace(plan, spectators=not plan.spectators)


def _strengths(dialogue: Dialogue, game: Game, plan: Plan) -> list[tuple[str, str, str]]:
    """Return id, text and description of the rows of the bots, where they can differ."""
    if len(game.bots) < 2:
        return []
    items = []
    for at, (name, kind) in enumerate(zip(_bot_names(plan), plan.bots, strict=False)):
        strength = strength_in_words(dialogue, game.strength(kind))
        text = dialogue.narrator.say("online-bot", name=name, strength=strength)
        items.append((f"bot {at}", text, strength_about(dialogue, game, game.strength(kind))))
    return items


def _stand_in(dialogue: Dialogue, game: Game, plan: Plan) -> list[tuple[str, str, str]]:
    """Return the row for the strength of the bot that stands in, where there may be one."""
    if len(game.bots) < 2 or not plan.grace:
        return []
    strength = game.strength(plan.stand_in)
    text = dialogue.narrator.say("online-stand-in", strength=strength_in_words(dialogue, strength))
    return [("stand-in", text, strength_about(dialogue, game, strength))]


def _other_strength(game: Game, strength: str, by: int) -> str:
    return _next(tuple(game.bots), game.strength(strength), by)


def unusual_options(
    dialogue: Dialogue, game: Game, typed: tuple[tuple[str, str], ...]
) -> tuple[str, ...]:
    """Return the options of a table that are not the default ones, in words."""
    options = read_options(game.options, [f"{name}={value}" for name, value in typed])
    chosen = dict(changed(options))
    return tuple(
        option_text(dialogue, game, kind, chosen[kind.name])
        for kind in option_kinds(game.options)
        if kind.name in chosen
    )


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
    bots = (USUAL,) * max(0, game.together[0] - len(names) - 1)
    return _wanted(game, Plan(names, 1, bots, usual_table(game, "")))


def _next(values: tuple[T, ...], value: T, by: int) -> T:
    return values[(values.index(value) + by) % len(values)]
