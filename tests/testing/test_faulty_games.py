"""A faulty game is left out, or a part of it, and all others work."""

from __future__ import annotations

import sys
from functools import partial
from importlib import invalidate_caches
from pathlib import Path

import pytest
from flawed import Change, Slip, copied_pig, installed_pig, slips
from pressed import play, press
from tiers import every_second

from audiogame import games
from audiogame.__main__ import main
from audiogame.archive.folder import records_folder
from audiogame.archive.opened_table import resume_table
from audiogame.cli import game_check
from audiogame.cli.game_check import checked
from audiogame.cli.game_list import listed
from audiogame.console.key_script import WAIT
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.menu_entries import about
from audiogame.lobby.new_game import play_resumed
from audiogame.narration.faults import told
from audiogame.play.decision import Decision
from audiogame.rules.fault import Fault
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.terminal import session
from audiogame.testing import find_flaws

FTL, RULES = "texts/en.ftl", "rules.py"
LEFT_OUT = slips(r"""
texts/en.ftl: pig-title = Pig\n ==>
    it lacks pig-title in texts/en.ftl.
texts/en.ftl: pig-about = Roll ==> pig-about Roll
    is no Fluent text
texts/en.ftl: pig-option-target = { $value } points win.\n ==>
    no message 'pig-option-target'
rules.py: class Hold(Action): ==> class Hold(Action:
    rules.py, line
__init__.py: GAME = Game( ==> SOW = Game(
    no attribute 'GAME'
texts/en.ftl: pig-title = Pig ==> pig-title = { $pig }
    cannot be told
__init__.py: GAME = Game( ==> GAME = dict(
    not a Game
rules.py: from typing import Self ==> from typing import Self\n\nimport pigsty
    No module named 'pigsty'.
rules.py: SIDES = 6 ==> SIDES = 6 // 0
    ZeroDivisionError
rules.py: SIDES = 6 ==> raise SystemExit(3)
    SystemExit: 3.
texts/topics.toml: dice = [ ==> dise = [
    perhaps you meant dice
texts/keys.toml: k = "hold" ==> k = hold
    Invalid value
rules.py: return Pig(options=options ==> return Pig(option=options
    TypeError
""")
"""Faults for which a game is left out, and part of the sentence that says why."""
NO_PYTHON, NO_GAME = LEFT_OUT[3:5]


@pytest.mark.parametrize("slip", every_second(LEFT_OUT), ids=str)
def test_a_game_that_cannot_be_used_is_left_out_with_one_sentence(
    slip: Slip, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the list, the menus, About and the rules; the other games are all there."""
    with installed_pig(tmp_path, slip.changes):
        lines = [*listed("en")]
        (sentence,) = [line for line in lines if "'pig'" in line]
        assert sentence.startswith("The game 'pig' is left out: ")
        assert slip.told in sentence
        assert sum(": audiogame play " in line for line in lines) == 5
        for entry, first in ((("1",), "Sika"), (("7", "1"), "Army Men")):  # a new game, the rules
            heard = press(main_menu, tmp_path / "data", *entry, "escape")
            assert heard.count(sentence) == 1
            assert any(first in line for line in heard)
        assert any(sentence in line for line in press(about, tmp_path / "data", "end"))
        keys = tmp_path / "keys"
        keys.touch()
        for command in (["play", "pig", "--keys", str(keys)], ["rules", "pig"]):
            assert main(command) == 2
            assert capsys.readouterr().err == f"{sentence}\n"
        heard = play(tmp_path / "data", WAIT, "1", game="sika")
        assert "You call red." in heard
        found, status = checked("en", "pig", games=1)
        assert status == 1
        assert found


@pytest.mark.parametrize("slip", [NO_GAME, NO_PYTHON], ids=str)
def test_a_faulty_folder_among_the_own_games_is_left_out_as_well(
    slip: Slip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied_pig(tmp_path, slip.changes, "pig")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    invalidate_caches()
    try:
        lines = [*listed("en")]
        assert sum("The game 'pig' is left out: " in line for line in lines) == 1
        assert sum(": audiogame play " in line for line in lines) == 5
        sentences, status = checked("en", "pig")
        assert status == 1
        assert "pig" in sentences[-1]
    finally:
        for module in [one for one in sys.modules if one.startswith("audiogame.games.pig")]:
            del sys.modules[module]


def test_what_is_wrong_with_a_module_is_told_with_its_line(tmp_path: Path) -> None:
    with installed_pig(tmp_path, NO_PYTHON.changes) as folder:
        (place, _), status = checked("en", "pig")
        line = (folder / RULES).read_text(encoding="utf-8").splitlines().index("class Hold(Action:")
    assert (place.partition(": ")[0], status) == (f"{folder / RULES}, line {line + 1}", 1)
    other = tmp_path / "other"
    other.mkdir()
    change = Change(RULES, "SIDES = 6", "SIDES = 6 // 0")
    with installed_pig(other, [change]) as folder:
        (place, _), _ = checked("en", "pig")
        line = (folder / RULES).read_text(encoding="utf-8").splitlines().index("SIDES = 6 // 0")
    assert place.startswith(f"{folder / RULES}, line {line + 1}: ZeroDivisionError was raised")


def test_a_whole_game_from_outside_is_checked_and_a_slip_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command reports the contract's findings, and exits with 1 if there are any."""
    monkeypatch.setattr(game_check, "find_flaws", partial(find_flaws, states=60))
    with installed_pig(tmp_path):
        assert main(["check-game", "pig"]) == 0
    assert capsys.readouterr().out.startswith("Pig keeps the contract; ")
    other = tmp_path / "other"
    other.mkdir()
    with installed_pig(other, [Change(FTL, "pig-hold = Hold.", "pig-hold = Hold")]) as folder:
        assert main(["check-game", "pig"]) == 1
        out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{folder / FTL}, line 19: pig-hold is not a whole sentence.")
    assert out[-1] == "One thing is wrong with Pig."
    assert main(["check-game", "pigg"]) == 2
    assert "There is no game 'pigg'" in capsys.readouterr().err


BOTS = slips(r"""
bots/skilled.py: return best(view, seat) ==> return Hold()
    chooses illegally
bots/skilled.py: return best(view, seat) ==> return None  # type: ignore
    chooses nothing
bots/skilled.py: return best(view, seat) ==> return 1 // 0
    raises
bots/skilled.py: def choose( <== def hear(self, event):\n    raise KeyError(event)\n
    cannot hear
bots/skilled.py: def choose( <== def __init__(self):\n    raise KeyError('sow')\n
    cannot be made
""")


@pytest.mark.parametrize("slip", BOTS, ids=str)
def test_a_bot_that_fails_hands_over_aloud_and_the_game_goes_on(slip: Slip, tmp_path: Path) -> None:
    """A random bot takes over; the record can be read, and the game resumed."""
    data = tmp_path / "data"
    with installed_pig(tmp_path, slip.changes):
        keys = [WAIT, "1", WAIT, "2"] * 4
        heard = play(data, *keys, game="pig", seats="you,skilled=Bo")
        said = "The bot Bo has failed. It now chooses at random."
        assert heard.count(said) == 1
        assert any(line.startswith("Bo rolls") for line in heard[heard.index(said) :])
        (path,) = records_folder(data).glob("*.record")
        moves = len(load(path).moves)
        assert moves > 4
        assert Replay(load(path), kept_private(path, load(path))).to_end().written == moves
        heard = press(lambda app: play_resumed(app, resume_table(path)), data, *keys)
        assert "The game continues." in heard
        assert len(load(path).moves) > moves


def test_an_adviser_that_raises_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    change = Change(
        "bots/advice.py", "action, at_stake = best(view, seat), view.at_stake", "1 // 0"
    )
    with installed_pig(tmp_path, [change]):
        heard = play(tmp_path / "data", WAIT, "1", WAIT, "H", "H", "1", "e", game="pig")
    assert heard.count("No advice: the adviser of this game failed.") == 2
    assert any(line.startswith("You 0") for line in heard)


PARTS = slips(r"""
guide.py: if action is None: ==> if 1 // 0:
    [i] No explanation: the guide of this game failed.
guide.py: if state.result is not None: ==> if 1 // 0:
    [R] Pig rules. Nobody knows who thought of Pig first.
texts/rules.en.md: A {bad} ends your turn. ==> A {bat} ends your turn.
    [R] There is no fact 'bat'
texts/glossary.en.md: # Words of Pig ==> Words of Pig
    [g] glossary.en.md
cues.py: match event: ==> match 1 // 0:
    [t] The sounds of this game failed. The game continues without them.
texts/en.ftl: pig-turn =\n ==> pig-torn =\n
    [t] turn 0 0 1.
""")
"""Parts of a game that fail, the key that needs them, and what is heard of it."""


@pytest.mark.parametrize("part", PARTS, ids=str)
def test_a_part_that_fails_is_left_out_and_the_game_goes_on(part: Slip, tmp_path: Path) -> None:
    keys = [WAIT, part.at, "escape", "escape", WAIT, "1", "e"]
    with installed_pig(tmp_path, part.changes):
        heard = play(tmp_path / "data", *keys, game="pig")
    assert any(part.told in line for line in heard), heard
    assert any(line.startswith("You 0") for line in heard), heard


@pytest.mark.parametrize("slip", LEFT_OUT[:4], ids=str)
def test_records_of_a_faulty_game_are_in_nobodys_way(slip: Slip, tmp_path: Path) -> None:
    """They are listed, and resuming them says why it is not possible."""
    data, other = tmp_path / "data", tmp_path / "other"
    other.mkdir()
    with installed_pig(tmp_path):
        play(data, WAIT, "1", WAIT, "2", game="pig")
    play(data, WAIT, "1", game="sika")
    with installed_pig(other, slip.changes):
        for keys in (("2", "down"), ("2", "down", "enter"), ("6", "down"), ("7", "down")):
            heard = press(main_menu, data, *keys, "escape", "escape")
            assert len(heard) > 3
            assert not any("Traceback" in line for line in heard)


@pytest.mark.parametrize("open_", [True, False], ids=["in a game", "in a menu"])
def test_a_game_is_called_saved_only_where_one_was_open(
    open_: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """For any error in the program itself."""

    async def fault(*args: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(session, "main_menu", fault)
    monkeypatch.setattr(Decision, "choose", fault)
    keys = tmp_path / "keys"
    keys.write_text("wait\n1\n", encoding="utf-8")
    command = ["play", "sika"] if open_ else []
    assert main([*command, "--data", str(tmp_path / "data"), "--keys", str(keys)]) == 1
    heard = " ".join(capsys.readouterr().out.split())
    saved = "Your game is saved, and the details" if open_ else "The details"
    assert f"Something went wrong. {saved} are in " in heard


@pytest.mark.parametrize("there", [True, False], ids=["kept", "not kept"])
def test_rules_that_raise_end_their_game_alone(there: bool, tmp_path: Path) -> None:
    """The game is called saved only where it is, and the menus are back."""
    change = Change(RULES, "        if die != BAD:", "        if die != BAD / 0:")
    data = tmp_path / "data"
    if not there:
        data.mkdir()
        records_folder(data).touch()  # no folder can be made there
    with installed_pig(tmp_path, [change]):
        heard = play(data, WAIT, "1", game="pig")
    saved = "Your game is saved, and the details" if there else "The details"
    assert heard[-1] == (
        f"Something went wrong in Pig, and it can't continue. {saved} are in {data / 'faults.log'}."
    )
    assert "ZeroDivisionError" in (data / "faults.log").read_text(encoding="utf-8")
    assert "You call red." in play(tmp_path / "other", WAIT, "1", game="sika")


def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    with installed_pig(tmp_path) as folder:
        (folder / "texts" / "lesson.en.txt").unlink()
        from audiogame.lobby.lesson_menu import find_lesson

        with pytest.raises(Fault) as fault:
            find_lesson("pig", "en")
        assert told(fault.value, "en") == "Pig has no lesson."
