"""A game for partners: they win and lose together, and count as one side everywhere."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from sys import modules
from typing import Any

import pytest
from flawed import Change, installed_pig, loaded_pig

from audiogame.archive.assessment import Assessment, Judged, luck_of
from audiogame.archive.description import game_narrator
from audiogame.archive.folder import kept_records
from audiogame.archive.opened_table import new_table
from audiogame.archive.results import Against, result_of, statistics
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.cli.arena import play_games, share_of_wins
from audiogame.console.evening import Evening
from audiogame.rules.game import Game
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Query, Result, SideFinished
from audiogame.rules.valuation import ChoiceValue, Valuation
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.record_file import kept_private
from audiogame.table.table import Player, Step
from audiogame.testing import find_flaws

SIDE = '''        return len(self.scores)

    def side(self, seat: Seat) -> int:
        return seat % 2

    def together(self, seat: Seat, score: int) -> tuple[int, ...]:
        """Return the scores with that of a side."""
        side = self.side(seat)
        return tuple(
            score if self.side(one) == side else own for one, own in enumerate(self.scores)
        )
'''
PARTNERS = (
    Change("__init__.py", "seats=tuple(range(2, 7))", "seats=(4,)"),
    Change("rules.py", "        return len(self.scores)\n", SIDE),
    Change("rules.py", "put(self.scores, seat, score)", "self.together(seat, score)"),
    Change("rules.py", "put(self.scores, seat, kept)", "self.together(seat, kept)"),
    Change(
        "rules.py",
        "        return Result(places(self.scores)) if max(self.scores) "
        ">= self.options.target else None\n",
        "        if max(self.scores) < self.options.target:\n"
        "            return None\n"
        "        first, second = places(self.scores[:2])\n"
        "        return Result((first, second) * 2, sides=(0, 1) * 2)\n",
    ),
    Change("rules.py", "from audiogame.rules.value import put\n", ""),
    Change(
        "cues.py", "ending((seat,), seats)", "ending((seat, (seat + 2) % 4), seats, together=True)"
    ),
)
"""What makes Pig a game of two sides, whose partners sit opposite each other and add up."""


@pytest.fixture
def partners(tmp_path: Path) -> Iterator[Game]:
    with installed_pig(tmp_path, PARTNERS):
        yield find_game("pig")


NAMES = ("Ann", "Bo", "Cy", "Di")


def test_a_game_for_partners_is_clean(partners: Game) -> None:
    told = [str(one) for one in find_flaws(partners, games=3, states=200).flaws]
    assert [one for one in told if "lesson.en.txt" not in one] == []


@pytest.mark.parametrize(
    ("told", "changes"),
    [
        ("The result has other sides than side: (0, 1, 0, 1).", (", sides=(0, 1) * 2", "")),
        ("Partners don't share a place", ("(first, second) * 2", "(first, first, second, second)")),
        ("side doesn't return a number from 0", ("seat % 2", "4 + seat % 2")),
    ],
)
def test_what_partners_do_not_share_is_told(
    tmp_path: Path, told: str, changes: tuple[str, str]
) -> None:
    slipped = [replace_in(change, *changes) for change in PARTNERS]
    with loaded_pig(tmp_path, slipped) as game:
        assert told in " ".join(map(str, find_flaws(game, games=3, states=200).flaws))


def replace_in(change: Change, old: str, new: str) -> Change:
    return Change(change.file, change.old, change.new.replace(old, new))


def test_a_side_wins_as_one(partners: Game, tmp_path: Path) -> None:
    """In answers, cues, records, their verification, lists, statistics, and the evening's score."""
    players = tuple(Player(name, None if name == "Ann" else "skilled") for name in NAMES)
    opened = new_table(partners, players, partners.options(), tmp_path, seed="7")
    table = opened.table
    table.open()
    while (step := table.step()) is not Step.OVER:
        if step is Step.AWAITED:
            table.submit(0, table.state.legal_actions(0)[-1])
    result = table.state.result
    assert result is not None
    assert not result.draw
    won, lost = result.winners, tuple(seat for seat in range(4) if seat not in result.winners)
    assert [seat % 2 for seat in won] == [won[0]] * 2
    assert [result.share(seat) for seat in (*won, *lost)] == [1, 1, 0, 0]
    assert table.ask((), Query.TURN, 0) == (SideFinished(won),)
    narrator = game_narrator("en", partners)
    narrator.names = NAMES
    first, second = (NAMES[seat] for seat in won)
    assert narrator.tell(SideFinished(won)) == f"Game over. {first} and {second} win together."

    opened.journal.finish(result.places, opened.seed, opened.secret, result.sides)
    (kept,) = kept_records(tmp_path)
    assert kept.record is not None
    written = "1a 2b 1a 2b" if won == (0, 2) else "2a 1b 2a 1b"
    assert kept.record.notes[-1] == f"result {written}"
    private = kept_private(kept.path, kept.record)
    assert overall([*verify(kept.record, private)]) is not Verdict.WRONG
    notes = tuple((at, text.replace(written, "1 2 1 2")) for at, text in kept.record.moves)
    forged = replace(kept.record, moves=notes)
    assert overall([*verify(forged, private)]) is Verdict.WRONG

    counted = dataclasses.replace(result_of(kept), apart=False)  # its seed was given before
    (ann,) = statistics([counted])
    assert (ann.games, ann.won, ann.shared) == (1, int(0 in won), 0)
    assert ann.against == (Against("skilled", 1, int(0 in won)),)
    evening = Evening()
    evening.count(players, result.winners)
    assert {name for name, _ in evening.won(players)} == {first, second}


def test_each_side_has_half_of_the_wins(partners: Game) -> None:
    """In the arena, where one side is of one strength and the other of another."""
    makers = tuple(partners.bots[name] for name in ("skilled", "casual") * 2)
    played = [*play_games(partners, makers, 20, seed=1)]
    for one in played:
        assert one.shares in ((1, 0, 1, 0), (0, 1, 0, 1))
    assert share_of_wins(played, 0, 2).mean + share_of_wins(played, 1, 3).mean == 1


def test_the_lead_is_that_of_a_side(partners: Game) -> None:
    state: Any = partners.new(4)
    assert partners.figures.leader(state) is None
    ahead = replace(state, scores=(3, 9, 3, 9))
    assert partners.figures.leader(ahead) == 1
    assert partners.figures.places(ahead) == {0: 2, 1: 1, 2: 2, 3: 1}


def test_partners_hear_that_they_have_won(partners: Game) -> None:
    won = modules[f"{partners.package}.events"].Won(1, 50, ())
    assert partners.cues(won, (3,)) == (Sounded("game.win", 3),)
    assert partners.cues(won, (0, 2)) == (Sounded("game.lose", 1),)
    assert partners.cues(won, ()) == (Sounded("game.win", 1),)


def test_a_draw_is_one_of_sides() -> None:
    """Of four who all are first, as two sides, each has half."""
    both = Result((1, 1, 1, 1), sides=(0, 1, 0, 1))
    assert both.draw
    assert [both.share(seat) for seat in range(4)] == [0.5] * 4
    alone = Result((1, 2, 1, 2))
    assert alone.draw, "without sides, two have won"
    assert alone.share(0) == 0.5


def test_luck_counts_against_the_other_sides(partners: Game) -> None:
    """Half of the games are won on average, not a quarter."""
    state: Any = partners.new(4)
    over = replace(state, scores=(50, 9, 50, 9))
    (roll,) = state.legal_actions(0)
    valuation = Valuation((ChoiceValue(roll, 0.5),))
    judged = Judged(1, 0, 0, roll, over, Player("Ann"), valuation)
    assert luck_of(partners, over, Assessment(0, (judged,))) == 0.5
