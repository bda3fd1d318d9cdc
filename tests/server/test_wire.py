"""A device gets equal bytes in games that differ only in secrets from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest
from loopback_transport import take_frame
from offenders import every_offender
from online_server import guests, metrics_of, open_table, serving, table_link, wishes
from virtual_time import Virtual

from audiogame.archive.journal import Journal
from audiogame.online.packets import (
    AskChoices,
    Consulted,
    GiveUp,
    SeatChoice,
    Sit,
    TakeBack,
    Up,
    frame,
)
from audiogame.opponents.mind import Mind
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.rules.options import read_options
from audiogame.rules.seat import Seat
from audiogame.rules.state import Action, State
from audiogame.rules.value import replace
from audiogame.server.bots import BotPace, Bots
from audiogame.server.hosted_table import HostedTable
from audiogame.server.offered_choices import offered_together
from audiogame.server.place import ServedPlace
from audiogame.table.library import all_games, find_game
from audiogame.table.luck import Luck, Streams
from audiogame.table.table import Player, Step, Table

GAMES = pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
OPTIONS = {
    "scientific-war": ("jokers=2", "limit=30"),
    "sichermans-war": ("dealing=by hand", "jokers=on"),
    "sika": ("call=turn", "ante=5"),
    "ten-die-poker": ("rounds=0",),
}
"""Options of the games with most to hide."""
Begins = Callable[[], None]


class AtATable:
    """A game whose people send frames, and all frames each place gets.

    Args:
        game: which.
        luck: of the game.
    """

    def __init__(self, game: Game, luck: Luck) -> None:
        self.frames: list[list[bytes]] = []
        self.places: list[ServedPlace] = []
        seats = min(4, max(game.seats))
        bot = max(game.seats) > 2
        people = (*(Player(f"Person {seat}") for seat in range(seats - bot)),)
        players = (*people, Player("Max", next(iter(game.bots)))) if bot else people
        options = read_options(game.options, OPTIONS.get(game.name, ()))
        self.table = Table(game, players, options, luck, lambda line: None, key=luck.seed)
        self.table.streams = Streams("public")
        self.hosted = HostedTable(self.table, Journal(None))
        for own in (*((seat,) for seat in range(len(people))), ()):
            got: list[bytes] = []
            self.frames.append(got)
            self.places.append(self.hosted.enter(own, got.append))

    async def begin(self) -> None:
        await self.hosted.begin()
        await self.go_on()

    async def go_on(self) -> None:
        while await self.hosted.act() is Step.MOVED:
            pass

    async def send(self, seat: Seat, packet: Up) -> None:
        await take_frame(self.hosted, self.places[seat], frame(packet))
        await self.go_on()

    async def choose(self, seat: Seat, pick: int) -> None:
        legal = self.table.state.legal_actions(seat)
        number = self.places[seat].questions[seat]
        named = words(legal[pick % len(legal)])
        choice = SeatChoice(seat, number, named, request=self.table.decisions[seat] + 1)
        if pick % 2:
            offered = offered_together(self.table.state, seat)
            ids = {one.words: one.id for one in offered}
            choice = replace(choice, words="", id=ids[named])
        await self.send(seat, choice)

    async def choose_by_chance(self, chance: Random, count: int) -> None:
        for _ in range(count):
            if self.table.awaited:
                await self.choose(chance.choice(self.table.awaited), chance.randrange(1000))


def run_on(game: Game, count: int, seat: Seat, picks: tuple[int, ...]) -> AtATable:
    """Play for a while, then make a seat choose, undo, ask for advice, and be replaced."""

    async def play() -> AtATable:
        one = AtATable(game, Luck("7"))
        await one.begin()
        await one.choose_by_chance(Random(count), count)
        for at, pick in enumerate(picks):
            await one.choose(seat, pick)
            await one.send(seat, Consulted(seat))
            for other in range(len(one.places)):
                await one.send(other, AskChoices(other, request=100 + at))
            await one.send(seat, SeatChoice(seat, 10_000, "nonsense"))
            await one.send(seat, SeatChoice((seat + 1) % 2, 3, "nonsense"))
            await one.send(seat, TakeBack(seat, one.table.decisions[seat]))
        await one.choose(seat, picks[0])
        for frames, place in zip(one.frames, one.places, strict=True):
            for number in (-1, place.told - 1, place.told):  # another device takes it over
                frames += one.hosted.missed(place, number).frames
            assert frames[-1].startswith(b"{")
        person = one.table.players[seat]
        await one.send(seat, Sit(seat, Player(person.name, next(iter(game.bots)))))
        await one.send(seat, Sit(seat, person))
        await one.send(seat, GiveUp())
        return one

    return asyncio.run(play())


@pytest.mark.parametrize("count", [0, 3, 7, 12, 20, 31, 44])
def test_nobody_learns_a_secret_choice(count: int) -> None:
    """Undo, advice, errors, takeovers of the seat, and guests' frames do not reveal it."""
    game = find_game("scientific-war")

    async def asked() -> tuple[Table, tuple[Seat, ...]]:
        one = AtATable(game, Luck("7"))
        await one.begin()
        await one.choose_by_chance(Random(count), count)
        return one.table, one.table.awaited

    table, awaited = asyncio.run(asked())
    compared = 0
    for seat in awaited:
        hidden = table.state.hidden_from(seat) - {seat}
        others = [other for other in awaited if other != seat and other in hidden]
        legal = len(table.state.legal_actions(seat))
        if not others or legal < 2:
            continue
        ways = ((0, 1), (1, 0), (legal - 1, 0), (0, legal - 1))
        games = [run_on(game, count, seat, way) for way in ways]
        for one, twin in combinations(games, 2):
            for place in range(len(one.places)):
                if place in hidden or not one.places[place].seats:
                    assert one.frames[place] == twin.frames[place]
                    compared += 1
    assert compared or (count and len(awaited) < 2), "nothing was compared"


class OtherLuck(Luck):
    """Fake luck that has answered like another until now, and will differ from here on.

    Args:
        seed: of the outcomes to come.
        so_far: how the other has answered.
    """

    def __init__(self, seed: str, so_far: list[Outcome]) -> None:
        super().__init__(seed)
        self._so_far = so_far

    def outcome(self, k: int, chance: Chance) -> Outcome:
        return self._so_far[k] if k < len(self._so_far) else super().outcome(k, chance)


@GAMES
def test_nobody_learns_what_luck_is_to_come(game: Game) -> None:
    """With another seed, and the same outcomes until now, all devices get the same bytes.

    Only the hash of the seed differs, which is public, and has a fixed length.
    """

    async def play(luck: Luck) -> tuple[AtATable, list[Outcome]]:
        one = AtATable(game, luck)
        drawn: list[Outcome] = []
        draw = luck.outcome

        def noted(k: int, chance: Chance) -> Outcome:
            drawn[k:] = [draw(k, chance)]
            return drawn[k]

        luck.outcome = noted  # type: ignore[method-assign]  # to know it
        await one.begin()
        await one.choose_by_chance(Random(3), 25)
        return one, drawn

    one, drawn = asyncio.run(play(Luck("7")))
    other, again = asyncio.run(play(OtherLuck("8", drawn)))
    assert drawn == again
    seeds = [at.hosted.luck_facts.seed_hash.encode() for at in (one, other)]
    assert seeds[0] != seeds[1]
    for own, twin in zip(one.frames, other.frames, strict=True):
        assert len(own) > 2
        assert own == [data.replace(seeds[1], seeds[0]) for data in twin]


def test_a_bot_answers_on_its_own_clock() -> None:
    """However long it thought, its choice comes on the beat: timing reveals nothing.

    One that needs longer answers late, whether much longer or not; the beat counts from its turn.
    """
    beats = {0.0: 0.8, 0.1: 0.8, 0.35: 0.8, 0.79: 0.8, 0.81: 4.0, 1.7: 4.0, 3.9: 4.0, 100.0: 8.0}
    with every_offender() as offenders:
        for (seconds, answers), waits in product(beats.items(), (0.0, 0.5, 3.0, 9.0)):
            with offenders.at("thinks for", seconds, "and waits for", waits):
                expected = min(waits + answers, BotPace().limit)
                assert answers_after(seconds, waits) == pytest.approx(expected)


def answers_after(seconds: float, waits: float) -> float:
    """Return when a bot answers that waits to think for `waits` seconds and then thinks."""
    game = find_game("scientific-war")
    strength = next(name for name in game.bots if name not in game.quick)

    class Slow:
        async def choose(
            self, mind: Mind, view: State, seat: Seat, random: Random, limit: float, begins: Begins
        ) -> Action | None:
            await asyncio.sleep(min(waits, limit))
            if waits > limit:
                return None
            begins()
            await asyncio.sleep(min(seconds, limit - waits))
            late = waits + seconds > limit
            return None if late else random.choice(view.legal_actions(seat))

    async def answered() -> float:
        players = (Player("Ann"), Player("Max", strength))
        table = Table(game, players, None, Luck("7"), lambda line: None, key="k")
        hosted = HostedTable(table, Journal(None))
        bots = Bots(hosted, Slow(), BotPace(), lambda seat: None)  # type: ignore[arg-type]  # slow
        await hosted.begin()
        while hosted.due != 1:
            await hosted.act()
        begun = asyncio.get_running_loop().time()
        await bots.act(1)
        assert table.decisions[1] == 1
        return asyncio.get_running_loop().time() - begun

    with asyncio.Runner(loop_factory=Virtual) as runner:
        return runner.run(answered())


def test_metrics_tell_no_secret_and_no_name(tmp_path: Path) -> None:
    """They are the same whatever a player chooses in secret, and contain no names."""
    game = find_game("scientific-war")

    async def told(pick: int) -> str:
        folder = tmp_path / str(pick)
        async with serving(wishes(folder)) as (server, invitation), guests("Ann", "Cy") as (a, c):
            await a.come(invitation)
            await a.line.open_table(open_table(game, "Ann", 1))
            await c.enter(table_link(invitation, a))
            await a.line.start()
            await asyncio.gather(a.sit(), c.sit())
            while not a.far.awaited:
                await a.take_all()
                await a.line.changed()
            await a.far.submit(0, a.far.view(0).legal_actions(0)[pick])
            while a.far.sent:
                await a.line.changed()
                await a.take_all()
            text = metrics_of(server)
            assert a.line.room is not None
            for word in ("Ann", "Cy", a.line.room.table, a.line.room.key, a.line.person):
                assert word not in text
            return text

    texts = {asyncio.run(told(pick)) for pick in range(3)}
    assert len(texts) == 1
    (text,) = texts
    assert "audiogame_connections 2.0\n" in text
    assert "audiogame_tables_awake 1.0\n" in text
