"""Sicherman's War with four seats: ties at the top, who stays in contest (ruling 10)."""

from __future__ import annotations

from sichermans import kinds, play

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.events import (
    AloneReinforced,
    Laid,
    NaturalTie,
    NoReinforcements,
    Outlasted,
    Reinforced,
    Tie,
    TieStands,
    Total,
    Turned,
    Unresolved,
    Won,
)
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE
from audiogame.rules.cards import Rank
from audiogame.rules.chance import Draw
from audiogame.rules.state import replace


def war(*reserves: int) -> SichermansWar:
    """Return a war of four; `reserves` are the reinforcements of each seat, five if not given."""
    state = GAME.new(4)
    assert isinstance(state, SichermansWar)
    return replace(state, reserves=reserves or (5, 5, 5, 5))


def test_four_cards_are_one_draw_and_one_event() -> None:
    """All four turn cards at once: one request to luck, one event, the best card first."""
    state, told = play(war(), "* four king ten queen")
    assert told == [
        Turned(
            1,
            (
                Laid(1, Rank.KING, 13),
                Laid(3, Rank.QUEEN, 12),
                Laid(2, Rank.TEN, 10),
                Laid(0, Rank.FOUR, 4),
            ),
            13,
            12,
        )
    ]
    assert state.skirmish.totals == (4, 13, 10, 12)


def test_only_a_tie_for_the_highest_total_is_a_tie() -> None:
    """Ruling 10: ties below a higher card are irrelevant."""
    state, told = play(war(), "* king eight eight eight")
    assert kinds(told) == [Turned]
    assert state.skirmish.tie is None
    assert state.skirmish.contest == (0, 1, 2, 3)
    assert state.actors == (1,)


def test_forced_tie_below_the_top_is_no_tie() -> None:
    """Ruling 10: dice that level two seats under the leader make no tie."""
    state, _ = play(war(), "* king nine eight two", "1 pass", "2 roll high", "* 1")
    assert state.skirmish.totals == (13, 9, 9, 2)
    assert state.skirmish.tie is None
    _, told = play(state, "3 pass", "1 pass", "2 pass")
    assert told[-1] == Won(seat=0, cards=4, points=30, score=30, following=2)


def test_only_the_tied_seats_go_on_after_a_natural_tie() -> None:
    """Ruling 10: in a natural tie at the top only the tied seats stay and turn reinforcements."""
    state, told = play(war(), "* king nine king two")
    assert isinstance(told[-1], NaturalTie)
    assert told[-1].out == (Laid(1, Rank.NINE, 9), Laid(3, Rank.TWO, 2))
    assert state.skirmish.contest == (0, 2)
    assert state.chance == Draw(state.unseen, 2)
    state, _ = play(state, "* three five")
    assert state.skirmish.totals == (16, 9, 18, 2)
    assert state.reserves == (4, 5, 4, 5)


def test_a_seat_that_left_the_contest_is_not_asked_again() -> None:
    """Ruling 10: a seat that left the contest so is not asked again in that skirmish."""
    state, _ = play(war(), "* king nine king two", "* three five")
    assert state.actors == (0,)
    state, _ = play(state, "0 roll high", "* 1")
    assert state.actors == (0,)
    state, told = play(state, "0 pass")
    assert told[-1] == Won(seat=2, cards=6, points=50, score=50, following=2)
    assert state.skirmish.contest == (0, 1, 2, 3)


def test_three_tied_and_then_two() -> None:
    """Ruling 10: of three tied seats two tie again at the top; the third leaves the contest."""
    state, _ = play(war(), "* king king king two")
    assert state.chance == Draw(state.unseen, 3)
    state, told = play(state, "* six three six")
    assert isinstance(told[-1], NaturalTie)
    assert told[-1].out == (Laid(1, Rank.THREE, 3),)
    assert state.skirmish.contest == (0, 2)
    state, told = play(state, "* two ace")
    assert isinstance(told[-1], Reinforced)
    assert state.reserves == (3, 4, 3, 5)
    assert state.actors == (0,)


def test_tie_below_the_top_after_reinforcements_is_no_tie() -> None:
    """Ruling 10: reinforcements that level two of three tied seats below the third do not tie."""
    state, _ = play(war(), "* king king king two", "* six six nine")
    assert state.skirmish.tie is None
    assert state.skirmish.contest == (0, 1, 2)
    assert state.actors == (0,)


def test_all_four_tied() -> None:
    """Ruling 10: two, three or all four may tie."""
    state, _ = play(war(), "* king king king king")
    assert state.chance == Draw(state.unseen, 4)
    state, _ = play(state, "* two three four five")
    assert state.skirmish.totals == (15, 16, 17, 18)
    assert state.skirmish.contest == (0, 1, 2, 3)


def test_everyone_is_offered_dice_before_a_forced_tie_turns_reinforcements() -> None:
    """Ruling 10: before it turns, every seat still in contest, tied or not, was offered dice."""
    state, _ = play(war(), "* king nine eight two", "1 roll high", "* 4")
    assert state.skirmish.tie is Tie.FORCED
    asked = []
    while state.chance is None:
        asked.append(state.actors[0])
        state, told = play(state, f"{asked[-1]} pass")
    assert asked == [2, 3, 0, 1]
    assert told[-1] == TieStands(13, (0, 1), (Total(2, 8), Total(3, 2)))


def test_a_seat_that_is_not_tied_may_break_a_forced_tie() -> None:
    """Ruling 10: in a forced tie the others in contest may still overtake with dice."""
    state, _ = play(war(), "* king nine eight two", "1 roll high", "* 4", "2 roll high", "* 6")
    state, told = play(state, "3 pass", "0 pass", "1 pass")
    assert told[-1] == Won(seat=2, cards=4, points=30, score=30, following=2)


def test_after_a_forced_tie_only_the_tied_seats_are_in_contest() -> None:
    """Ruling 10: after it has turned reinforcements only the tied seats are in contest."""
    state, _ = play(war(), "* king nine eight two", "1 roll high", "* 4")
    state, _ = play(state, "2 pass", "3 pass", "0 pass", "1 pass")
    assert state.chance == Draw(state.unseen, 2)
    state, _ = play(state, "* two four")
    assert state.skirmish.contest == (0, 1)
    assert state.skirmish.totals == (15, 17, 8, 2)
    assert state.reserves == (4, 4, 5, 5)
    state, told = play(state, "0 pass")
    assert told[-1] == Won(seat=1, cards=6, points=40, score=40, following=2)


def test_tied_seats_without_reinforcements_are_beaten_by_those_with() -> None:
    """Ruling 10: of three tied seats the one without reinforcements leaves, two turn."""
    state, told = play(war(5, 0, 5, 5), "* king king king two")
    assert told[-1] == Outlasted((1,))
    assert state.skirmish.contest == (0, 2)
    assert state.chance == Draw(state.unseen, 2)
    state, _ = play(state, "* two nine")
    assert state.actors == (0,)
    state, told = play(state, "0 pass")
    assert told[-1] == Won(seat=2, cards=6, points=60, score=60, following=2)


def test_single_tied_seat_with_reinforcements_wins_without_turning_one() -> None:
    """Ruling 10: a single tied seat that has some wins without turning one, dice or not."""
    state, told = play(war(0, 3, 5, 5), "* king king nine two")
    assert kinds(told) == [NaturalTie, AloneReinforced, Won]
    assert told[-2] == AloneReinforced(1, (0,))
    assert told[-1] == Won(seat=1, cards=4, points=40, score=40, following=2)
    assert state.reserves == (0, 3, 5, 5)


def test_single_tied_seat_with_reinforcements_wins_a_forced_tie() -> None:
    """Rulings 8 and 10: so in a forced tie, once everyone in contest was offered dice."""
    state, told = play(war(0, 3, 5, 5), "* king nine eight two", "1 roll high", "* 4")
    assert kinds(told)[-1] is not Won
    state, told = play(state, "2 pass", "3 pass", "0 pass", "1 pass")
    assert kinds(told)[-3:] == [TieStands, AloneReinforced, Won]
    assert state.points == (0, 30, 0, 0)
    assert state.reserves == (0, 3, 5, 5)


def test_forced_tie_of_three_with_one_sided_reinforcements() -> None:
    """Ruling 10: in a forced tie too the tied seats without reinforcements leave."""
    state, _ = play(war(5, 0, 5, 5), "* king nine ten two", "1 roll high", "* 4")
    state, _ = play(state, "2 roll low", "* 3", "3 pass", "0 pass", "1 pass")
    state, told = play(state, "2 pass")
    assert kinds(told)[-2:] == [TieStands, Outlasted]
    assert state.skirmish.contest == (0, 2)
    assert state.chance == Draw(state.unseen, 2)


def test_natural_tie_without_reinforcements_asks_only_the_tied() -> None:
    """Rulings 5, 9, 10: no tied seat has any, though others do: dice of the tied, or unresolved."""
    state, told = play(war(0, 0, 5, 5), "* king king nine two")
    assert kinds(told) == [NaturalTie, NoReinforcements]
    assert state.actors == (0,)
    state, _ = play(state, "0 pass")
    assert state.actors == (1,)
    state, told = play(state, "1 pass")
    assert told[-1] == Unresolved(cards=4, points=40, following=2)
    assert state.points == (0, 0, 0, 0)


def test_unresolved_forced_tie_leaves_nothing_to_the_others() -> None:
    """Rulings 9 and 10: a forced tie without reinforcements is unresolved; others win nothing."""
    state, _ = play(war(0, 0, 5, 5), "* king nine eight two", "1 roll high", "* 4")
    state, told = play(state, "2 pass", "3 pass", "0 pass", "1 pass")
    assert told[-1] == Unresolved(cards=4, points=30, following=2)
    assert state.points == (0, 0, 0, 0)


def test_spent_seats_are_still_in_contest() -> None:
    """Ruling 6: a leader without dice keeps its total in contest, and wins unless overtaken."""
    begun = replace(war(), dice=((), ALL_DICE, ALL_DICE, ALL_DICE))
    state, _ = play(begun, "* king nine eight two", "1 pass", "2 pass", "3 pass")
    assert state.points == (30, 0, 0, 0)
