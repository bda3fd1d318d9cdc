"""Forced moves: the table makes them, without a key, a number of luck, or a word to anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distribution import find_by_name
from little_whist import GAME
from little_whist.events import Led
from little_whist.rules import LOWEST, Lead, LittleWhist, Play

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal
from audiogame.archive.opened_table import new_table
from audiogame.archive.story import Review
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.cli.arena import play_games
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.state import FORCED, Action, NotAllowed, State
from audiogame.rules.value import replace
from audiogame.server.hosted_table import HostedTable
from audiogame.table.luck import Luck
from audiogame.table.move_list import CannotTakeBack
from audiogame.table.record import Record, RecordError
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Private, Replay
from audiogame.table.table import Player, Step, Table
from audiogame.testing import find_flaws

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture(autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the game by its name."""
    find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), GAME)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[HomeTable]:
    """A game of Ann's against bots."""
    players = tuple(Player(name, "casual" if seat else None) for seat, name in enumerate(NAMES))
    opened = new_table(GAME, players, GAME.options(), tmp_path, seed="7")
    opened.table.open()
    yield opened
    opened.close()


def go_on(table: Table) -> None:
    """Play until Ann is awaited, or the game is over."""
    while table.step() is Step.MOVED:
        pass


def finish(home: HomeTable) -> Record:
    """Play to the end, and return the record."""
    table = home.table
    while table.state.result is None:
        go_on(table)
        if table.awaited:
            table.submit(0, table.state.legal_actions(0)[0])
    result = table.state.result
    home.journal.finish(result.places, home.seed, home.secret, result.sides)
    assert home.journal.path is not None
    return load(home.journal.path)


def test_the_game_keeps_its_contract() -> None:
    assert find_flaws(GAME, games=6, states=400).flaws == ()


def test_nobody_is_asked_and_no_luck_is_taken(home: HomeTable) -> None:
    """The deal takes four numbers of luck; the lead none, and no number of a decision."""
    table = home.table
    while table.state.chance is not None:
        table.step()
    assert table.state.actors == (FORCED,)
    assert table.awaited == ()
    assert not any(table.state.may_act(seat) for seat in range(4))
    with pytest.raises(NotAllowed):
        table.submit(0, Play(LOWEST.rank, LOWEST.suit))  # type: ignore[arg-type]  # it has one
    assert table.step() is Step.MOVED
    assert table.outcomes == 4
    assert not table.decisions
    assert table.state.legal_actions(FORCED) == ()


def test_a_view_knows_that_a_move_is_due_and_only_its_holder_which(home: HomeTable) -> None:
    table = home.table
    while table.state.chance is not None:
        table.step()
    (due,) = table.state.legal_actions(FORCED)
    assert isinstance(due, Lead)
    for seat in range(4):
        view = table.state.seen_by(seat)
        assert view.actors == (FORCED,)
        assert view.legal_actions(FORCED) == ((due,) if seat == due.seat else ())


def test_the_record_has_it_and_verifies_it_from_the_opened_hands(home: HomeTable) -> None:
    """Any other seat in its place is refused, also by whoever has the file alone."""
    record = finish(home)
    (at,) = (at for at, line in record.moves if line.startswith("! "))
    line = dict(record.moves)[at]
    private = Private(opened=opened_by(record))
    findings = [*verify(record, private)]
    assert overall(findings) is not Verdict.WRONG
    assert [one for one in findings if one.verdict is Verdict.WRONG] == []
    for seat in {"0", "1", "2", "3"} - {line[-1]}:
        forged = replace(record, moves=with_line(record, at, f"{line[:-1]}{seat}"))
        with pytest.raises(RecordError, match="move-not-possible"):
            [*verify(forged, private)]
    earlier = replace(record, moves=with_line(record, at, "0 play queen clubs"))
    with pytest.raises(RecordError, match="seat-cannot-act"):
        [*verify(earlier, private)]
    later = at + 1
    twice = replace(record, moves=with_line(record, later, line))
    with pytest.raises(RecordError, match="move-not-forced"):
        [*verify(twice, private)]


def opened_by(record: Record) -> dict[int, str]:
    """Return the secret moves that the record's own notes open."""
    notes = (note.split(" ", 2) for note in record.notes if note.startswith("open "))
    return {int(move): line for _, move, line in notes}


def with_line(record: Record, at: int, line: str) -> tuple[tuple[int, str], ...]:
    return tuple((number, line if number == at else old) for number, old in record.moves)


def test_a_resumed_game_goes_on_behind_it(home: HomeTable) -> None:
    table = home.table
    go_on(table)
    assert home.journal.path is not None
    record = load(home.journal.path)
    replay = Replay(record, kept_private(home.journal.path, record))
    again = replay.to_end()
    assert (again.state, again.decisions) == (table.state, table.decisions)
    assert again.dealt == table.dealt


def test_what_told_of_a_hand_is_not_taken_back(home: HomeTable) -> None:
    """The lead tells who holds the lowest card; only what came after it can be taken back."""
    table = home.table
    go_on(table)
    lead = next(at for at, one in enumerate(table.moves) if one.seat == FORCED)
    since = len(table.moves) - lead
    with pytest.raises(CannotTakeBack):
        table.take_back(since)
    table.submit(0, table.state.legal_actions(0)[0])
    before = table.state
    table.take_back(1)
    assert table.state != before


class Known(LittleWhist):
    """The same with hands that lie open, so that everybody knows who leads."""

    def seen_by(self, seat: int) -> Any:
        return self


def test_a_move_that_everybody_could_foresee_is_taken_back_with_what_led_to_it() -> None:
    """Nothing is learnt by it: an undo goes through."""

    class Asked(Known):
        """Somebody has to cut before the lead."""

        def _actors(self) -> tuple[int, ...]:
            return (0,) if self.leader is None else super()._actors()

        @property
        def forced_due(self) -> bool:
            return super().forced_due and bool(self.seen)

        def _legal(self, seat: int) -> tuple[Action, ...]:
            return (Action(),) if self.leader is None else super()._legal(seat)

        def _apply(self, seat: int, action: Action) -> Any:
            if type(action) is Action:
                return replace(self, seen=(LOWEST,)), ()
            after, events = super()._apply(seat, action)
            return replace(after, seen=()), events

    open_game = replace(GAME, start=lambda seats, options: Asked(options))
    table = Table(open_game, tuple(map(Player, NAMES)), None, Luck("7"), lambda line: None)
    table.open()
    go_on(table)
    cards = table.dealt
    table.submit(0, Action())
    go_on(table)
    assert table.moves[-1].seat == FORCED
    assert table.dealt == cards, "the lead told nothing"
    table.take_back(2)
    assert table.awaited == (0,)


def test_bots_and_reviews_go_past_it(home: HomeTable) -> None:
    """A review has no place of its own for it, and the arena plays on."""
    finish(home)
    table = home.table
    review = Review(table, (0,))
    choices = [one for one in table.moves if one.seat >= 0]
    assert len(review.moments) == len(choices) + 1
    assert len([*play_games(GAME, (GAME.bots["casual"],) * 4, 3, seed=1)]) == 3


def frames_until_the_lead(holder: int) -> list[list[bytes]]:
    """Return what each of two guests gets before the lead, where another seat holds the card."""

    class Dealt(Luck):
        def outcome(self, k: int, chance: Chance) -> Outcome:
            order = [card for card in chance.unseen if card != LOWEST]  # type: ignore[attr-defined]
            return (LOWEST, *order[-3:]) if k == holder else tuple(order[:4])

    async def play() -> list[list[bytes]]:
        players = tuple(map(Player, NAMES))
        table = Table(GAME, players, None, Dealt("7"), lambda line: None, key="k")
        hosted = HostedTable(table, Journal(None))
        got: list[list[bytes]] = [[], []]
        for seat, frames in enumerate(got):
            hosted.enter((seat,), frames.append)
        await hosted.begin()
        while table.state.chance is not None:
            await hosted.act()
        before = [[*frames] for frames in got]
        assert hosted.due == FORCED
        await hosted.act()
        told = [*map(len, got)]
        assert told > [*map(len, before)], "the lead is told"
        assert table.state.actors == (holder + 1 & 3,)
        return before

    return asyncio.run(play())


def test_no_frame_tells_who_is_forced_before_the_move() -> None:
    """Two who do not hold the card cannot tell which of the others does."""
    assert frames_until_the_lead(2) == frames_until_the_lead(3)


def told(state: State) -> tuple[object, ...]:
    return state.apply(FORCED, *state.legal_actions(FORCED))[1]


def test_its_event_tells_the_cause(home: HomeTable) -> None:
    table = home.table
    while table.state.chance is not None:
        table.step()
    (led,) = told(table.state)
    assert led == Led(getattr(led, "seat"), LOWEST)  # noqa: B009  # an event of any game
