"""Sicherman's War with two seats: natural and forced ties, reinforcements, unresolved ties."""

from __future__ import annotations

from sichermans import kinds, play

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.events import (
    BattleEnded,
    NaturalTie,
    NoReinforcements,
    Reinforced,
    Rolled,
    Tie,
    TieStands,
    Turned,
    Unresolved,
    Won,
)
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, Die
from audiogame.rules.chance import Draw
from audiogame.rules.state import CHANCE, replace


def war(reserves: int = 5) -> SichermansWar:
    state = GAME.new(2)
    assert isinstance(state, SichermansWar)
    return replace(state, reserves=(reserves, reserves))


def test_natural_tie_takes_reinforcements_at_once() -> None:
    """Ruling 5: the tied seats turn one reinforcement each at once, before any dice."""
    state, told = play(war(), "* eight eight")
    assert kinds(told) == [NaturalTie]
    assert state.skirmish.tie is Tie.NATURAL
    assert state.chance == Draw(state.unseen, 2)
    assert state.actors == (CHANCE,)


def test_reinforcements_are_added_to_the_totals() -> None:
    """Ruling 5: reinforcements are added to the totals, one less is left to each seat."""
    state, told = play(war(), "* eight eight", "* ten four")
    assert kinds(told) == [NaturalTie, Reinforced]
    assert state.skirmish.totals == (18, 12)
    assert state.reserves == (4, 4)
    assert state.skirmish.tie is None


def test_natural_tie_repeats_while_it_ties() -> None:
    """Ruling 5: repeat while it ties."""
    state, told = play(war(), "* eight eight", "* king king", "* two two", "* four ten")
    assert kinds(told) == [NaturalTie, NaturalTie, NaturalTie, Reinforced]
    assert state.skirmish.totals == (27, 33)
    assert state.reserves == (2, 2)
    assert state.actors == (0,)
    state, told = play(state, "0 pass")
    assert told[-1] == Won(seat=1, cards=8, points=65, score=65, following=2)


def test_dice_may_be_used_after_reinforcements() -> None:
    """Ruling 8: dice may be used again after reinforcements, natural tie."""
    state, _ = play(war(), "* eight eight", "* ten four", "1 roll high", "* 8")
    assert state.skirmish.totals == (18, 20)
    state, told = play(state, "0 roll standard", "* 3", "1 pass")
    assert told[-1] == Won(seat=0, cards=4, points=25, score=25, following=2)


def test_natural_tie_without_reinforcements_goes_to_the_dice() -> None:
    """Ruling 5: if they have none, go to the dice; then one roll breaks the tie."""
    state, told = play(war(0), "* eight eight")
    assert kinds(told) == [NaturalTie, NoReinforcements]
    assert state.actors == (0,)
    state, told = play(state, "0 pass", "1 roll low", "* 1", "0 pass")
    assert told[-1] == Won(seat=1, cards=2, points=10, score=10, following=2)


def test_reinforcements_run_out_within_a_natural_tie() -> None:
    """Ruling 5: the last reinforcements tie again, there are no more: the dice decide."""
    state, told = play(war(1), "* eight eight", "* nine nine")
    assert kinds(told) == [NaturalTie, NaturalTie, NoReinforcements]
    assert state.reserves == (0, 0)
    state, told = play(state, "0 roll low", "* 2", "1 pass")
    assert told[-1] == Won(seat=0, cards=4, points=20, score=20, following=2)


def test_forced_tie_waits_for_dice() -> None:
    """Ruling 8, the source: in a forced tie both may add more dice before any reinforcement."""
    state, told = play(war(), "* ten eight", "1 roll low", "* 2")
    assert isinstance(told[-1], Rolled)
    assert state.skirmish.tie is Tie.FORCED
    assert state.chance is None
    state, _ = play(state, "0 pass")
    assert state.chance is None
    assert state.actors == (1,)


def test_forced_tie_broken_by_dice() -> None:
    """Ruling 6: in a forced tie the other is asked first, and its roll takes the lead."""
    state, told = play(war(), "* ten eight", "1 roll low", "* 2", "0 roll low", "* 1", "1 pass")
    assert told[-1] == Won(seat=0, cards=2, points=15, score=15, following=2)
    assert state.reserves == (5, 5)


def test_forced_tie_that_nobody_breaks_takes_reinforcements() -> None:
    """Ruling 8: a forced tie left unbroken: the tied seats turn a reinforcement each."""
    state, told = play(war(), "* ten eight", "1 roll low", "* 2", "0 pass", "1 pass")
    assert told[-1] == TieStands(10, (0, 1), ())
    assert state.chance == Draw(state.unseen, 2)
    state, told = play(state, "* nine jack")
    assert kinds(told) == [Reinforced]
    assert state.skirmish.totals == (19, 21)
    assert state.reserves == (4, 4)


def test_passes_before_reinforcements_do_not_count_after_them() -> None:
    """Ruling 8: dice may be used again after reinforcements, by who has passed before too."""
    state, _ = play(war(), "* ten eight", "1 roll low", "* 2", "0 pass", "1 pass", "* two jack")
    assert state.actors == (0,)
    state, told = play(state, "0 roll standard", "* 5", "0 roll high", "* 6")
    assert isinstance(told[-1], Rolled)
    assert state.skirmish.totals == (23, 21)
    assert state.actors == (1,)


def test_forced_tie_then_natural_tie() -> None:
    """Ruling 8: after reinforcements back to ruling 5, so equal ones are a natural tie."""
    begun, _ = play(war(), "* ten eight", "1 roll low", "* 2", "0 pass", "1 pass")
    state, told = play(begun, "* six six")
    assert kinds(told) == [NaturalTie]
    assert state.skirmish.tie is Tie.NATURAL
    assert state.chance == Draw(state.unseen, 2)
    state, _ = play(state, "* king three")
    assert state.skirmish.totals == (29, 19)


def test_two_forced_ties_in_one_skirmish() -> None:
    """Rulings 6 and 8: dice after reinforcements may force a tie again, with more to follow."""
    state, _ = play(war(), "* ten eight", "1 roll low", "* 2", "0 pass", "1 pass", "* two five")
    state, _ = play(state, "0 roll low", "* 3")
    assert state.skirmish.tie is Tie.FORCED
    state, told = play(state, "1 pass", "0 pass")
    assert told[-1] == TieStands(15, (0, 1), ())
    state, told = play(state, "* ace two", "1 pass")
    assert told[-1] == Won(seat=0, cards=6, points=45, score=45, following=2)
    assert state.reserves == (3, 3)


def test_forced_tie_without_any_dice_takes_reinforcements_at_once() -> None:
    """Ruling 8: no seat can break it, so the tied seats turn at once after the last roll."""
    begun = replace(war(), dice=((), (Die.LOW,)))
    state, told = play(begun, "* ten eight", "1 roll low", "* 2")
    assert kinds(told) == [Turned, Rolled, TieStands]
    assert state.chance == Draw(state.unseen, 2)
    _, told = play(state, "* three four")
    assert kinds(told) == [Reinforced, Won]


def test_unresolved_natural_tie() -> None:
    """Ruling 9: tied, all passed, no reinforcements: all cards are out of the game."""
    state, told = play(war(0), "* king king", "0 pass", "1 pass")
    assert told[-1] == Unresolved(cards=2, points=30, following=2)
    assert state.points == (0, 0)
    assert state.skirmish.cards == ((), ())
    assert len(state.unseen) == 50


def test_unresolved_without_dice() -> None:
    """Ruling 9: tied, without dice, no reinforcements: unresolved at once."""
    state, told = play(replace(war(0), dice=((), ())), "* ten ten")
    assert kinds(told) == [NaturalTie, NoReinforcements, Unresolved]
    assert state.number == 2


def test_unresolved_forced_tie() -> None:
    """Ruling 9: a forced tie with all passed and no reinforcements is unresolved too."""
    _, told = play(war(0), "* ten eight", "1 roll low", "* 2", "0 pass", "1 pass")
    assert told[-1] == Unresolved(cards=2, points=15, following=2)
    assert TieStands not in kinds(told)


def test_unresolved_loses_reinforcements_too() -> None:
    """Ruling 9: all cards of the skirmish are out of the game, reinforcements included."""
    begun = replace(war(1), dice=((), ()), points=(40, 50))
    state, told = play(begun, "* eight eight", "* nine nine")
    assert told[-1] == Unresolved(cards=4, points=20, following=2)
    assert state.points == (40, 50)


def test_unresolved_last_skirmish_ends_the_battle() -> None:
    """Rulings 4 and 9: an unresolved skirmish is one of the five."""
    begun = replace(war(0), dice=((), ()), number=5)
    state, told = play(begun, "* eight eight")
    assert told[-2] == Unresolved(cards=2, points=10, following=0)
    assert isinstance(told[-1], BattleEnded)
    assert state.dice == (ALL_DICE, ALL_DICE)
    assert state.battle == 2


def test_starter_moves_on_after_an_unresolved_skirmish() -> None:
    """Ruling 6: the starter moves on by one seat every skirmish, also an unresolved one."""
    state, _ = play(war(0), "* eight eight", "0 pass", "1 pass", "* nine nine")
    assert state.actors == (1,)


def test_reinforcements_are_not_ready_again_in_the_next_battle() -> None:
    """Ruling 4: only the dice are ready again; reinforcements are five for the whole war."""
    begun = replace(war(), dice=((), ()), number=5)
    state, _ = play(begun, "* eight eight", "* nine two")
    assert state.battle == 2
    assert state.reserves == (4, 4)
