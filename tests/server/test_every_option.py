"""Remote players play every game with every value of every option, in all numbers and mixtures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes
from tiers import every_second

from audiogame.archive.folder import records_folder
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.online.link import TableLink
from audiogame.online.table_packets import Enter
from audiogame.rules.game import Game
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.value import replace
from audiogame.table.library import find_game, own_games
from audiogame.table.record import options_as_typed
from audiogame.table.record_file import kept_private, load

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Ivy")
GAMES = [find_game(name) for name in own_games()]
MOVES = 12
"""Choices of each player, who then gives up; the record comes when all have stopped."""
EVENTS = 200
"""Events after which all give up, whether they were asked or not."""


def every_option(game: Game) -> Iterator[Options]:
    """Yield tables that differ from the default in one option; every value comes once."""
    usual = {kind.name: kind.default for kind in option_kinds(game.options)}
    yield game.options(**usual)
    for kind in option_kinds(game.options):
        values = {*kind.values, *kind.numbers[:1], *kind.numbers[1:2], *kind.numbers[-1:]}
        for value in sorted(values - {kind.default}, key=str):
            options = game.options(**{**usual, kind.name: value})
            if options.conflict() is None:
                yield options


def tables(game: Game) -> list[tuple[Options, int]]:
    """Return tables for every option and every number of seats; the shorter list cycles."""
    options, seats = [*every_option(game)], game.seats
    count = max(len(options), len(seats))
    return [(options[at % len(options)], seats[at % len(seats)]) for at in range(count)]


async def some_moves(one: Guest, chance: Random) -> None:
    """Choose a number of times, or until the game is over."""
    for _ in range(MOVES):
        while not one.far.awaited:
            if await one.take_all() or one.far.told > EVENTS:  # a broke player is never asked
                return
            if not one.far.awaited:
                async with asyncio.timeout(PATIENCE):
                    await one.line.changed()
        seat = one.far.awaited[0]
        await one.far.submit(seat, chance.choice(one.far.view(seat).legal_actions(seat)))
        if await one.take_all():
            return


async def plays(one: Guest, chance: Random) -> None:
    """Play some moves, give up, and wait for the whole record."""
    await some_moves(one, chance)
    if not await one.take_all():
        await one.far.give_up(one.far.here)
    async with asyncio.timeout(PATIENCE):
        while one.line.record is None:
            await one.take_all()
            if one.line.record is None:
                await one.line.changed()


async def play(
    people: list[Guest],
    invitation: TableLink,
    game: Game,
    options: Options,
    seats: int,
    number: int,
) -> str:
    """Play some moves at a table of one or two remote players and bots; return its record.

    Args:
        people: connected players to seat.
        number: of the table, which decides who sits there.
    """
    bots = number % 2 if seats > 2 else 0
    pair = seats - bots > 2 and number % 3 == 2
    host = people[0]
    host.names = (NAMES[0], "Abe") if pair else (NAMES[0],)
    there = people[: seats - bots - pair]
    wanted = open_table(game, ",".join(host.names), len(there) - 1, bots)
    await host.line.open_table(replace(wanted, options=options_as_typed(options)))
    link = table_link(invitation, host)
    for one in there[1:]:
        await one.line.enter(Enter(link.table, link.key, one.names))
    for one in there:
        one.line.record = None
    await host.line.start()
    await asyncio.gather(*(one.sit() for one in there))
    assert host.far.state.seats >= seats
    await asyncio.gather(
        *(plays(one, Random(f"{number} {place}")) for place, one in enumerate(there))
    )
    records = {one.line.record for one in there}
    assert len(records) == 1, "the same record for all"
    for one in there:
        await one.line.leave()
    (kept,) = records
    assert kept is not None
    return kept[1]


def check(folder: Path, text: str, options: Options) -> None:
    """Verify a record, on the server and at home."""
    (path,) = [
        path
        for path in records_folder(folder / "server").glob("*.record")
        if path.read_text(encoding="utf-8") == text
    ]
    home = folder / path.name
    home.write_text(text, encoding="utf-8")
    for kept in (path, home):
        record = load(kept)
        assert overall([*verify(record, kept_private(kept, record))]) is Verdict.GOOD, text
        assert record.header.options == options_as_typed(options)


@pytest.mark.parametrize("game", every_second(GAMES), ids=lambda game: game.name)
async def test_every_option_is_played_far_away(tmp_path: Path, game: Game) -> None:
    """With 2 to 8 seats: all clients hold the same record, and it verifies."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), AsyncExitStack() as out:
        people = await out.enter_async_context(guests(*NAMES[: max(game.seats)]))
        for one in people:
            await one.come(invitation)
        for number, (options, seats) in enumerate(tables(game)):
            text = await play(people, invitation, game, options, seats, number)
            check(tmp_path, text, options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_played_games_cover_every_value_of_an_option_and_number_of_seats(game: Game) -> None:
    chosen = tables(game)
    assert {seats for _, seats in chosen} == {*game.seats}
    for kind in option_kinds(game.options):
        assert {*kind.values} <= {getattr(options, kind.name) for options, _ in chosen}
