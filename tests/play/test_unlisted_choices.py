"""Choices too many to list: read by the types of their class, typed as a number, checked alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from auction import GAME
from auction.rules import Auction, Bid, Pass
from distribution import find_by_name
from flawed import Change, Slip, loaded_copy, slips
from hypothesis import given
from hypothesis import strategies as st
from pressed import play

from audiogame.archive.assessment import Assessor
from audiogame.archive.folder import kept_records
from audiogame.console.key_script import WAIT
from audiogame.keys.commands import COMMANDS, PICKS
from audiogame.online.packets import SeatChoice
from audiogame.play.chooser import Chooser, Chosen
from audiogame.rules.cards import DECK, Card, Suit
from audiogame.rules.notation import NoWords, UnreadableWords, parsed, words
from audiogame.rules.state import Action, NotLegal
from audiogame.rules.value import replace
from audiogame.server.offered_choices import chosen_action
from audiogame.settings import Settings
from audiogame.table.library import find_game, own_games
from audiogame.table.record import RecordError
from audiogame.table.record_file import kept_private
from audiogame.table.replay import Replay
from audiogame.testing import find_flaws
from audiogame.testing.random_play import play_random

EXAMPLE = Path(__file__).parents[1] / "example_games" / "auction"


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the game by its name."""
    find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), GAME)


@pytest.fixture
def asked() -> Any:
    """The first seat is asked, and may bid 1 to 100."""
    state: Any = GAME.new(2)
    return replace(state, worth=6)


def test_the_game_keeps_its_contract() -> None:
    assert find_flaws(GAME, games=6, states=400).flaws == ()


WRONG = slips(
    r"""
rules.py: Bid(random.randint(*bounds)) ==> Pass()
    _sample returns Pass().
rules.py: Bid(random.randint(*bounds)) ==> Bid(0)
    _sample returns bid 0, which _allows refuses.
rules.py: action.chips <= self.chips[seat] ==> action.chips <= 99 or None
    _allows
rules.py:     chips: int\n\n\nclass Pass ==>     chips: str\n\n\nclass Pass
    Bid has a field of
""",
    EXAMPLE,
)


@pytest.mark.parametrize("slip", WRONG, ids=str)
def test_what_is_wrong_with_them_is_told(tmp_path: Path, slip: Slip) -> None:
    with loaded_copy(EXAMPLE, tmp_path, slip.changes) as game:
        flaws = [str(one) for one in find_flaws(game, games=2, states=60).flaws]
        assert any(slip.told in one for one in flaws), flaws


IMPURE = slips(
    r"""
rules.py: Self:\n    return self ==> Self:\n    return replace(self, lot=0)
rules.py: return self.high < action.chips <== if not self.lot: return False
    _allows says something else in the view of the seat.
rules.py: return self.high < action.chips <== ASKED.append(seat)
rules.py: return self.high < action.chips <== if not len(ASKED) % 2: return False
rules.py: LOTS = 3 ==> LOTS, ASKED = 3, []
    _allows says something else when it is asked again.
rules.py: return self.high < action.chips <== vars(self)["_once"] = not vars(self).get("_once")
rules.py: return self.high < action.chips <== if not vars(self)["_once"]: return False
    _allows says something else
rules.py: return self.high < action.chips <== from msgspec.structs import force_setattr
rules.py: return self.high < action.chips <== force_setattr(self, "points", (*self.points[1:], 1))
    An action changes the state
rules.py: return self.high < action.chips <== all(len((bid,)) for bid in range(9_999))
    _allows makes more than
""",
    EXAMPLE,
)


@pytest.mark.parametrize("slip", IMPURE, ids=str)
def test_an_impure_or_slow_answer_is_told(tmp_path: Path, slip: Slip) -> None:
    """Slow is what makes many calls, on however quick a machine."""
    with loaded_copy(EXAMPLE, tmp_path, slip.changes) as game:
        flaws = [str(one) for one in find_flaws(game, games=1, states=20).flaws]
        assert any(slip.told in one and "rules.py, line" in one for one in flaws), flaws


def test_a_state_knows_what_it_does_not_list(asked: Auction) -> None:
    assert asked.legal_actions(0) == (Bid(1), Pass())
    assert asked.allows(0, Bid(77))
    assert not asked.allows(0, Bid(101))
    assert not asked.allows(1, Bid(77)), "it is another's turn"
    assert asked.read(0, "bid 77") == Bid(77)
    assert asked.apply(0, Bid(77))[0].turn == 1
    with pytest.raises(NotLegal):
        asked.apply(0, Bid(101))


@pytest.mark.parametrize(
    "text",
    ["bid 0", "bid 101", "bid 007", "bid 1234567890", "bid -3", "bid", "bid 7 7", "bid ٣", "bit 7"],
)
def test_words_of_no_choice_are_refused(asked: Auction, text: str) -> None:
    with pytest.raises(UnreadableWords):
        asked.read(0, text)
    with pytest.raises(UnreadableWords):
        chosen_action(asked, SeatChoice(0, 0, text))


def test_a_number_is_typed_after_its_letter(tmp_path: Path) -> None:
    """Its bounds are said, each digit counts, 0 is nought, and Escape goes back."""
    keys = [WAIT, "k", "0", "backspace", "9", "9", "9", "1", "5", "escape", "c", "k", "4", "enter"]
    heard = play(tmp_path, *keys, WAIT, game="auction", seats="you=Ann,bot")
    at = next(place for place, line in enumerate(heard) if line.startswith("A number"))
    assert heard[at:][:13] == [
        "A number from 1 to 100, then Enter.",
        "0 so far.",
        "Nothing typed.",
        "Bid 9.",
        "Bid 99.",
        "999 can't be chosen: 1 to 100.",
        "Bid 1.",
        "Bid 15.",
        "Nothing typed.",
        heard[at + 9],
        "A number from 1 to 100, then Enter.",
        "Bid 4.",
        "You bid 4.",
    ]
    assert heard[at + 9].endswith("points. No bid."), "C is asked again, and typed no number"


def test_the_key_that_goes_back_leaves_a_number(tmp_path: Path) -> None:
    """Whichever key that is for the player; Z is one, too."""
    keys = [WAIT, "k", "4", "z", "k", "5", "enter", WAIT]
    heard = play(tmp_path, *keys, game="auction", seats="you=Ann,bot")
    at = heard.index("Bid 4.")
    assert heard[at + 1 :][:4] == [
        "Nothing typed.",
        "A number from 1 to 100, then Enter.",
        "Bid 5.",
        "You bid 5.",
    ]


def test_a_choice_that_costs_much_is_asked_about_once(tmp_path: Path) -> None:
    """With its cost; N goes back to the question, and one setting leaves it out."""
    all_in = ("k", "1", "0", "0", "enter")
    keys = [WAIT, *all_in, "n", *all_in, "y", WAIT]
    heard = play(tmp_path / "asked", *keys, game="auction", seats="you=Ann,bot")
    asked = "All in, 100 chips? Y or N."
    first, second = (at for at, line in enumerate(heard) if line == asked)
    assert "bids, O passes" in heard[first + 1]
    assert heard[second + 1] == "You bid 100."
    heard = play(
        tmp_path / "not",
        *(WAIT, *all_in, WAIT),
        game="auction",
        seats="you=Ann,bot",
        settings=Settings(confirm_risks=False),
    )
    assert asked not in heard
    assert "You bid 100." in heard


def test_a_choice_that_costs_little_is_not_asked_about(tmp_path: Path) -> None:
    keys = [WAIT, "k", "9", "9", "enter", WAIT]
    heard = play(tmp_path, *keys, game="auction", seats="you=Ann,bot")
    assert "You bid 99." in heard
    assert not any("All in" in line for line in heard)


def test_the_record_has_it(tmp_path: Path) -> None:
    play(tmp_path, WAIT, "k", "7", "7", "enter", WAIT, game="auction", seats="you=Ann,bot")
    (kept,) = kept_records(tmp_path)
    record = kept.record
    assert record is not None
    at, line = next((at, line) for at, line in record.moves if line.startswith("0 bid"))
    assert line == "0 bid 77"
    private = kept_private(kept.path, record)
    assert Replay(record, private).to_end().state.seats == 2
    for other in ("0 bid 101", "0 bid 077", "0 bid 0"):
        moves = tuple((number, other if number == at else old) for number, old in record.moves)
        with pytest.raises(RecordError):
            Replay(replace(record, moves=moves), private).to_end()


def test_a_review_values_what_was_played(tmp_path: Path) -> None:
    """A bid that nobody listed, too; its cost is that of the best listed choice."""
    play(tmp_path, WAIT, "k", "7", "7", "enter", WAIT, game="auction", seats="you=Ann,bot")
    (kept,) = kept_records(tmp_path)
    assert kept.record is not None
    assessor = Assessor(kept.record, kept_private(kept.path, kept.record), 0)
    for decision in assessor.decisions():
        assessor.take(decision, decision.valuation())
    first = assessor.assessment().judged[0]
    assert first.action == Bid(77)
    assert first.cost == pytest.approx(7.6), "of the 7.7 points that one chip less would save"


def test_all_of_a_class_of_one_number_is_typed_without_a_letter(tmp_path: Path) -> None:
    """As there is nothing else to choose; and 0 is nought, not the tenth choice."""
    only = [
        Change(
            "rules.py",
            "return (Pass(),) if bounds is None else (Bid(bounds[0]), Pass())",
            "return (Pass(),) if bounds is None else tuple(Bid(n) for n in range(14))",
        ),
        Change("rules.py", "low, most = self.high + 1, self.chips[seat]", "low, most = 0, 13"),
        Change(
            "rules.py", "self.high < action.chips <= self.chips[seat]", "0 <= action.chips < 14"
        ),
    ]
    with loaded_copy(EXAMPLE, tmp_path, only) as game:
        state: Any = replace(game.new(2), worth=6)  # type: ignore[call-arg]  # its field
        chooser = Chooser(state, 0)
        for digit in (1, 0):
            chooser.press(COMMANDS[PICKS[digit - 1]])
        taken = chooser.press(COMMANDS["choose"])
        assert isinstance(taken, Chosen)
        assert words(taken.action) == "bid 10"


class Many(Action):
    """Everything that can be read back."""

    count: int
    suit: Suit | None
    sure: bool
    cards: tuple[Card, ...]
    last: Card


CARDS = st.sampled_from(DECK)


@given(
    st.integers(-(10**9) + 1, 10**9 - 1),
    st.sampled_from([None, *Suit]),
    st.booleans(),
    st.lists(CARDS, max_size=13).map(tuple),
    CARDS,
)
def test_words_are_read_back(
    count: int, suit: Suit | None, sure: bool, cards: tuple[Card, ...], last: Card
) -> None:
    action = Many(count, suit, sure, cards, last)
    assert parsed(words(action), Many) == action


@given(
    st.text()
    | st.lists(st.sampled_from(["many", "1", "none", "yes", "clubs", "ace-clubs"])).map(" ".join)
)
def test_no_other_words_mean_an_action(text: str) -> None:
    """Whatever is read is written just so."""
    found = parsed(text, Many)
    assert found is None or words(found) == text


def test_a_tuple_has_no_end_of_items_that_is_not_bounded() -> None:
    assert parsed("many 1 none yes " + "ace-clubs " * 64 + "ace-clubs", Many) is not None
    assert parsed("many 1 none yes " + "ace-clubs " * 65 + "ace-clubs", Many) is None


def read_back(name: str) -> Iterator[tuple[Action, Action | None]]:
    """Yield the choices of a random game, and what their words are read as."""
    for state in play_random(find_game(name), Random(3)):
        for seat in range(state.seats):
            for action in state.legal_actions(seat)[:4]:
                try:
                    yield action, parsed(words(action), type(action))
                except NoWords:
                    yield action, action


@pytest.mark.parametrize("name", own_games())
def test_the_choices_of_the_games_here_are_read_back_by_their_types(name: str) -> None:
    for action, found in read_back(name):
        assert found == action
