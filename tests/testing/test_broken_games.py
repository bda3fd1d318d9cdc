"""Games that fail while they are played: the game or the faulty part is left out, with a sentence.

Failures to load a game are in `test_faulty_games.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from flawed import Change, Slip, installed_pig, slips
from pressed import play, press
from recorded import finished
from tiers import every_second

from audiogame.__main__ import FAILED, main
from audiogame.archive.database import all_results
from audiogame.archive.folder import records_folder
from audiogame.cli.game_check import checked
from audiogame.console.key_script import WAIT
from audiogame.lobby.lesson_menu import learn
from audiogame.lobby.menu_entries import records_menu, statistics_menu
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.testing import contract
from audiogame.testing.sentences import Sentences

RULES, FIGURES = "rules.py", "figures.py"
LEGAL = "return (RollDie(), Hold()) if self.at_stake else (RollDie(),)"
LANDED = "return replace(landed, at_stake=rolled.at_stake, last=rolled), (rolled,)"
STANDING = "return (Standing(self.ranked(seat)),)"
SEEN = "    def seen_by(self, seat: Seat) -> Self:\n        return self"
CHANCE = "return A_DIE if self.in_the_air else None"
MORE = "def _answer("

ENDED = {
    "chance raises": Change(RULES, CHANCE, "return 1 // 0 if self.in_the_air else None"),
    "chance is a number": Change(RULES, CHANCE, "return 6 if self.in_the_air else None"),
    "legal actions raise": Change(RULES, LEGAL, "return 1 // 0"),
    "legal actions are none": Change(RULES, LEGAL, "return None"),
    "legal actions are words": Change(RULES, LEGAL, 'return ("roll", "hold")'),
    "nobody has a choice": Change(RULES, LEGAL, "return ()"),
    "no such seat": Change(RULES, "return (self.turn,)", "return (9,)"),
    "no events": Change(RULES, LANDED, "return replace(landed, at_stake=3)"),
    "events are words": Change(RULES, LANDED, "return replace(landed, at_stake=3), ('rolled',)"),
    "it calls itself for ever": Change(RULES, CHANCE, "return self.chance"),
    "an answer raises": Change(RULES, STANDING, "return 1 // 0"),
    "an answer is none": Change(RULES, STANDING, "return None"),
    "a decision raises": Change(RULES, "return ChoiceDue(", "return ChoiceDue(self.scores[9], "),
    "a view is none": Change(RULES, SEEN, SEEN[:-4] + "None"),
    "a view raises": Change(RULES, SEEN, SEEN[:-4] + "1 // 0"),
    "a preview raises": Change(RULES, MORE, f"def preview(self, seat, action): 1 // 0\n    {MORE}"),
    "an opening raises": Change(RULES, MORE, f"def opening(self): return 1 // 0\n\n    {MORE}"),
    "it would exit": Change(RULES, "seat, (die,) = self.turn, outcome", "raise SystemExit(3)"),
}
"""Faults that make a game unplayable: it ends or is left out, and the program continues."""


@pytest.mark.over_the_line
@pytest.mark.parametrize("slip", every_second(ENDED))
def test_a_game_that_breaks_ends_alone(slip: str, tmp_path: Path) -> None:
    """One sentence with its name; its record stays readable, and another game is played."""
    data = tmp_path / "data"
    with installed_pig(tmp_path, [ENDED[slip]]):
        heard = play(data, WAIT, "e", "i", "1", WAIT, "1", WAIT, "e", game="pig")
        sentences = [line for line in heard if "went wrong in Pig" in line]
        assert len(sentences) == 1, heard
        assert sentences[0].startswith("Something went wrong in Pig, and it can't continue. ")
        assert "Traceback" in (data / "faults.log").read_text(encoding="utf-8")
        for path in records_folder(data).glob("*.record"):
            assert load(path).header.game == "pig"
        assert "You call red." in play(data, WAIT, "1", game="sika")
    mended = tmp_path / "mended"
    mended.mkdir()
    with installed_pig(mended):  # and once it is repaired, it resumes
        for path in records_folder(data).glob("*-pig-*.record"):
            Replay(load(path), kept_private(path, load(path))).to_end()


@pytest.mark.parametrize("slip", every_second(ENDED))
def test_a_game_that_breaks_is_found_by_its_check(
    slip: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One checked game is enough."""
    # The check of its sentences takes longer than all the rest, and finds none of these faults;
    # and a game whose choices are words does not end.
    monkeypatch.setattr(Sentences, "find", lambda self: None)
    monkeypatch.setattr(contract, "LONGEST", 60)
    with installed_pig(tmp_path, [ENDED[slip]]):
        assert checked("en", "pig", games=1)[1] == 1


DONE_WITHOUT = slips(r"""
bots/skilled.py: return best(view, seat) ==> raise SystemExit(4)
    [1] The bot Bo has failed. It now chooses at random.
bots/skilled.py: return best(view, seat) ==> return self.choose(view, seat, random)
    [1] The bot Bo has failed. It now chooses at random.
bots/advice.py: action, at_stake = best <== return None
    [H] No advice: the adviser of this game failed.
bots/advice.py: action, at_stake = best <== return Advice(Hold(), ('hold',), 7)
    [H] No advice: the adviser of this game failed.
__init__.py: adviser=Advisor ==> adviser=lambda: 1 // 0
    [H] No advice: the adviser of this game failed.
guide.py: return () if state.at_stake else (CannotHold(),) ==> return ('no',)
    [i] No explanation: the guide of this game failed.
guide.py: return () if state.at_stake else (CannotHold(),) ==> return None
    [i] No explanation: the guide of this game failed.
guide.py: if state.result is not None: <== if 7 == 7:\n    return 7
    [R] The guide of this game failed, so its rule book opens at the beginning.
guide.py: if state.result is not None: ==> if 1 // 0:
    [R] The guide of this game failed, so its rule book opens at the beginning.
cues.py: case Rolled(seat): ==> case Rolled(seat):\n    return None
    [1] The sounds of this game failed. The game continues without them.
cues.py: case Rolled(seat): ==> case Rolled(seat):\n    return ("dice",)
    [1] The sounds of this game failed. The game continues without them.
figures.py: return state.scores ==> return 1 // 0
    [1]
""")
"""Parts that fail, the key that needs them, and what is heard of it, if anything."""


@pytest.mark.over_the_line
@pytest.mark.parametrize("slip", every_second(DONE_WITHOUT), ids=str)
def test_a_part_that_fails_is_done_without(slip: Slip, tmp_path: Path) -> None:
    """The game continues to its next choice and can be resumed."""
    with installed_pig(tmp_path, slip.changes):
        asked = ["R", "escape"] if slip.at == "R" else [slip.at]
        keys = [*asked, "1", WAIT, *asked, "2", WAIT, "1", WAIT, "2", WAIT, "e"]
        heard = play(tmp_path / "data", *keys, game="pig", seats="you,skilled=Bo")
    assert not any("went wrong" in line for line in heard), heard
    assert sum(line == slip.told for line in heard) >= bool(slip.told), heard
    assert heard[-2].startswith("You "), heard  # the answer to the last question
    assert "Bo " in heard[-2], heard


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a game of Pig, finished before Pig was broken."""
    with installed_pig(tmp_path):
        return finished("pig", tmp_path / "data")


BROKEN_FIGURES = {
    "points": Change(FIGURES, "return state.scores", "return 1 // 0"),
    "points of words": Change(FIGURES, "return state.scores", 'return ("many", "few")'),
    "key": Change(FIGURES, "return isinstance(event, Lost) and", "return 1 // 0 and"),
    "fortune": Change(FIGURES, "return Fortune(seat, die, EXPECTED)", "return 7"),
    "rounds": Change(FIGURES, "Figures(key=_key", "Figures(rounds=(7,), key=_key"),
}


@pytest.mark.parametrize("slip", BROKEN_FIGURES)
def test_figures_that_fail_are_told_in_reviews_and_statistics(
    slip: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once each; the review works, the win is counted, and figures are right once repaired."""
    data, other, mended = tmp_path / "data", tmp_path / "other", tmp_path / "mended"
    other.mkdir()
    mended.mkdir()
    with installed_pig(other, [BROKEN_FIGURES[slip]]):
        heard = press(records_menu, data, "enter", "enter", "n", "g", "down", "down", "e")
        review = (
            "The figures of this game failed: rounds, turning points and leaders may be missing"
        )
        assert heard.count(f"{review}.") == (slip in ("points", "key", "rounds"))
        assert any(line.startswith("Ann") and "; " not in line for line in heard)
        told = "The figures of Pig failed: points, money and luck may be missing."
        counts = slip in ("points", "points of words", "fortune")
        assert press(statistics_menu, data).count(told) == counts
        assert main(["statistics", "--data", str(data)]) == 0
        assert (told in capsys.readouterr().out) is counts
        (result,), damaged = all_results(data)
        assert damaged == 0
        assert sorted(seat.place or 0 for seat in result.seats) == [1, 2]
        assert result.failed is counts
    with installed_pig(mended):
        (result,), _ = all_results(data)
        assert not result.failed
        assert all(seat.points is not None and seat.throws for seat in result.seats)


COMMANDS = slips(r"""
rules.py: return A_DIE if ==> return 1 // 0 if
    [verify RECORD] Pig failed here: ZeroDivisionError:
rules.py: return replace(landed, at_stake=rolled.at_stake, last=rolled), (rolled,) ==> return None
    [replay RECORD] Pig failed here: TypeError:
rules.py: Self:\n    return self ==> Self:\n    return 1 // 0
    [replay RECORD] Something went wrong in Pig. The details are in
bots/casual.py: return random.choice ==> return 1 // 0 or random.choice
    [arena pig --seats casual,casual --games 1 --processes 1]
    Something went wrong in Pig. The details are in
""")


@pytest.mark.parametrize("slip", COMMANDS, ids=str)
def test_a_command_says_what_failed_in_one_sentence(
    slip: Slip,
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Never a traceback; the exit status is not 0."""
    other = tmp_path / "other"
    other.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    with installed_pig(other, slip.changes):
        typed = [str(record) if part == "RECORD" else part for part in slip.at.split()]
        assert main(typed) == (2 if slip.told.startswith("Pig failed here") else FAILED)
    told = capsys.readouterr().err
    assert f"{slip.told} " in told
    assert told.count("\n") == 1


LESSONS = slips(r"""
guide.py: if state.result is not None: ==> if 1 // 0:
    The guide of this game failed, so its rule book opens at the beginning.
guide.py: if action is None: ==> if 1 // 0:
    No explanation: the guide of this game failed.
rules.py: return (Standing(self.ranked(seat)),) ==> return 1 // 0
    Something went wrong in the game Pig, and this lesson can't continue. The details
rules.py: return A_DIE if ==> return 1 // 0 if
    Pig failed here: ZeroDivisionError:
""")


@pytest.mark.parametrize("slip", LESSONS, ids=str)
def test_a_lesson_of_a_faulty_game_ends_alone(slip: Slip, tmp_path: Path) -> None:
    """The faulty part or the lesson is left out; the menu of lessons is open again."""
    begun = ["end", "up", "enter", *["enter"] * 4]
    with installed_pig(tmp_path, slip.changes):
        keys = [*begun, "i", "R", "escape", "e", "escape", "y"]
        heard = press(learn, tmp_path / "data", *keys, "home", "end")
    assert sum(slip.told in line for line in heard) == 1, heard
    assert any("Learn to play" in line or "1 of " in line for line in heard[-4:]), heard
    ends = "this lesson can't continue"
    assert any(ends in line for line in heard) is (ends in slip.told)
