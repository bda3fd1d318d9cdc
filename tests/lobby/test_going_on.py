"""Continue, records, undo and words for the luck, as a player hears them from the menu."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from one_language import in_two_languages
from recorded import sika

from audiogame.archive.folder import records_folder
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.lobby.unfinished_games import choose_unfinished
from audiogame.narration.spoken_words import spoken
from audiogame.narration.titles import game_title
from audiogame.opponents.seat_list import read_seats
from audiogame.table.library import find_game, own_games
from audiogame.table.record import Seal
from audiogame.table.record_file import PRIVATE, load

Run = Callable[..., tuple[int, str, str]]

WELCOME = "Up and Down move, Enter opens, question mark lists the keys."
"""Said once, at the first start."""


def record(tmp_path: Path) -> Path:
    (path,) = records_folder(tmp_path / "data").glob("*.record")
    return path


def test_continue_says_game_players_how_far_and_when(run: Run) -> None:
    """Then where the game stands: its name, the standing, and the question, nothing twice."""
    run("play", "sika", "--seats", "you=Ann,bot", "--option", "call=turn", keys="1 1 1 1 wait")
    _, told, _ = run(keys="2 1 enter")
    lines = [line for line in told.splitlines() if not line.startswith(WELCOME)]
    assert re.match(
        r"Continue: Sika, Ann and Bella, today at \d\d:\d\d\. Your turn\. 1 of 1\.", lines[1]
    )
    assert lines[2] == "This saved game: Continue. 1 of 4."
    assert lines[3] == "The game continues."
    assert re.match(r"Sika\. You have -?(minus )?\d+, Bella has (minus )?\d+\.", lines[4])
    assert lines[5] == "Call a colour: red or blue?"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", own_games())
def test_where_a_game_of_few_seats_continues_is_heard_in_200_characters(
    run: Run, game: str, language: str
) -> None:
    """The game, the standing and the question; no sentence of them twice."""
    seats = ",".join(["you", *["bot"] * (max(one for one in find_game(game).seats if one < 5) - 1)])
    keys = "wait down enter " * 12
    run("play", game, "--seats", seats, "--seed", "7", keys=keys)
    _, told, _ = run("resume", "--language", language, keys="x")
    lines = told.splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith(game_title(game, language)))
    heard = " ".join(lines[begin : begin + 2])
    assert heard.endswith((".", "?"))
    assert len(heard) <= 200, heard
    sentences = re.findall(r"[^.?]+[.?]", heard)
    assert len({*sentences}) == len(sentences), heard


def test_a_game_that_is_not_translated_stands_in_english_as_a_whole(tmp_path: Path) -> None:
    """Whose turn it is would else be English behind a German description."""

    async def choose(app: App) -> None:
        game = find_game("sika")
        players = read_seats("you=Ann,bot", game)
        opened = new_table(game, players, game.options(), app.data.folder, "7")
        opened.table.open()
        opened.journal.close()
        await choose_unfinished(app)

    english, (titled,) = in_two_languages(tmp_path, choose, ["down", "escape"], "sika")
    assert titled.startswith("Fortsetzen. Sika, Ann and Bella")
    assert re.match(r"Sika, Ann and Bella, today .* 1 of 1, end of list\.", english[-1])


def test_seats_are_changed_to_bots_and_back_when_a_game_goes_on(run: Run, tmp_path: Path) -> None:
    run("play", "sika", "--seats", "you=Ann,bot", "--seed", "7", keys="1 1")
    _, told, _ = run(keys="2 1 3 1 t 2 1 2 2 enter escape")
    assert "This saved game: Seat 2: Bella, at this keyboard. 3 of 4." in told
    assert "The game continues." in told
    notes = load(record(tmp_path)).notes
    assert notes == ("chair 1 person Bella",)
    _, told, _ = run(keys="2 1 2 home enter wait")
    assert "This saved game: Seat 1: Ann, a bot. 2 of 4." in told
    assert load(record(tmp_path)).notes[1] == "chair 0 bot Ann"


def test_bots_alone_are_not_let_go_on_for_ever(run: Run, tmp_path: Path) -> None:
    rounds = ("--option", "rounds=0")
    run("play", "ten-die-poker", "--seats", "you,bot,bot,bot", *rounds, keys="r")
    before = record(tmp_path).read_bytes()
    _, told, _ = run(keys="2 1 2 home enter")
    assert "Bots alone would play 10-Die Poker for ever" in told
    assert record(tmp_path).read_bytes() == before


def test_an_unfinished_game_is_deleted_after_asking(run: Run, tmp_path: Path) -> None:
    run("play", "sika", keys="1")
    _, told, _ = run(keys="2 1 end enter n")
    assert "Delete this game for good? Y or N." in told
    assert record(tmp_path).exists()
    _, told, _ = run(keys="2 1 end enter y")
    assert (
        told.splitlines()[-2:]
        == ["You have no unfinished games.", "Main menu: Continue a game. 2 of 8."][:2]
        or "Game deleted." in told
    )
    assert [*records_folder(tmp_path / "data").iterdir()] == []


def test_a_damaged_game_is_offered_up_to_the_damage(run: Run, tmp_path: Path) -> None:
    """In Continue and by the command; the damaged file is unchanged."""
    run("play", "sika", "--seed", "7", keys="1 1 1")
    path = record(tmp_path)
    damaged = path.read_bytes().replace(b"1 call", b"1 coll", 1)
    path.write_bytes(damaged)
    _, told, _ = run(keys="2 1 1 home enter enter")
    assert "A record that can't be read, today" in told
    assert told.count("Line 13 of the record, '1 coll") == 1, "it says its reason once"
    assert "Saved as " in told
    assert path.read_bytes() == damaged
    status, told, _ = run("resume", str(path), "--before-damage", keys="t")
    assert status == 0
    assert told.startswith("The game continues.")
    assert path.read_bytes() == damaged


def test_a_damaged_seed_is_said_as_a_lost_one(run: Run, tmp_path: Path) -> None:
    """Its fingerprint is in the record: the luck never continues from another seed."""
    run("play", "sika", keys="1 1 1")
    path = record(tmp_path)
    seed = path.with_suffix(PRIVATE)
    text = seed.read_text(encoding="utf-8")
    damaged = text.translate(str.maketrans("0123456789", "1234567890"))
    assert damaged != text
    seed.write_text(damaged, encoding="utf-8")
    before = path.read_bytes()
    _, told, _ = run(keys="2 1 enter enter")
    assert "has lost its seed, so its luck can't continue." in told
    assert "The game continues." not in told
    assert path.read_bytes() == before
    seed.write_text(text, encoding="utf-8")
    _, told, _ = run(keys="2 1 enter")
    assert "The game continues." in told


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b"record 2", b"record 1", "it's a record of format 1, and this program reads format 2; "),
        (b"record 2", b"record 3", "it's a record of format 3, and this program reads format 2; "),
        (
            b"sika 1",
            b"sika 2",
            "it uses version 2 of the rules, and this program plays version 1; ",
        ),
    ],
)
def test_a_game_of_another_version_says_so_and_stays(
    run: Run, tmp_path: Path, old: bytes, new: bytes, said: str
) -> None:
    """In Continue and by each reading command, with a remedy; the file is unchanged."""
    run("play", "sika", "--seed", "7", keys="1 1 1")
    path = record(tmp_path)
    lines = [line.rpartition(b" ~")[0] for line in path.read_bytes().splitlines()]
    seal = Seal()
    other = [seal.line(line.replace(old, new).decode()) for line in lines]
    path.write_text("".join(f"{line}\n" for line in other), encoding="utf-8")
    before = path.read_bytes()
    said += "open it with the version of audiogame that wrote it."
    assert said in run(keys="2 1 escape")[1]
    for command in ("resume", "verify", "replay"):
        status, _, fault = run(command, str(path))
        assert status == 2
        assert fault.endswith(f"{said}\n")
    assert path.read_bytes() == before


def test_a_choice_is_taken_back_and_luck_is_told_once(run: Run, tmp_path: Path) -> None:
    _, told, _ = run("play", "sika", "--seed", "7", keys="U 1 1 1 U 1 U U U")
    lines = [line for line in told.splitlines() if not line.startswith(WELCOME)]
    assert lines[2] == "You haven't chosen anything yet."
    throws = [line for line in lines if ": plus " in line or ": minus " in line]
    assert throws[:2] == throws[2:4], "the last throw is told again, and the next one is the same"
    back = f"Taken back: {throws[1].partition(':')[0]}."
    assert told.count("The same dice and cards come again.") == 1
    assert lines.index(back) + 1 == next(
        at
        for at, line in enumerate(lines)
        if line.startswith("The same dice and cards come again.")
    )
    assert [note for note in load(record(tmp_path)).notes if note.startswith("undo")]


def test_what_lies_there_again_is_told_with_what_was_taken_back(run: Run) -> None:
    """The dice of the reopened choice; Shift+L begins there, not with what is undone."""
    game = ["play", "army-men", "--seed", "3", "--option", "first=0"]
    told = run(*game, keys="wait 1 enter wait U L")[1].splitlines()
    back = told.index("Taken back: You keep a soldier.")
    assert told[back + 1].startswith("The same dice and cards come again.")
    assert told[back + 2 : back + 4] == ["Two soldiers, 3, 6 and 6.", "Keep one or two."]
    assert "Two soldiers, 3, 6 and 6." in told[:back]
    assert told[back + 4] == "You rolled two soldiers, 3, 6 and 6."


def test_no_choice_of_a_finished_game_is_taken_back(run: Run) -> None:
    _, told, _ = run("play", "sika", "--seats", "you,bot", "--seed", "7", keys="1 " * 10 + "wait U")
    assert told.splitlines()[-1].startswith("The game is over. To go back to a move")


def test_everybody_at_the_keyboard_has_to_agree_to_an_undo(run: Run, tmp_path: Path) -> None:
    _, told, _ = run("play", "sika", "--seats", "you=Ann,you=Bea", keys="1 U n U y")
    assert told.count("Take back a choice? Y only if everybody here agrees, otherwise N.") == 2
    assert "Staying." in told
    assert "Taken back: Ann calls red." in told
    assert load(record(tmp_path)).notes == ("undo 1",)


def test_only_what_was_chosen_is_told_of_a_choice_that_is_taken_back(run: Run) -> None:
    """Up to the first stop or colon, whatever the player's name: what follows is no longer true."""
    game = [
        "play",
        "sichermans-war",
        "--seats",
        "you=Dr. No,you=Bea",
        "--option",
        "dealing=by-hand",
    ]
    _, told, _ = run(*game, keys="3 U y")
    assert "Dr. No takes pile 3. 9 piles are left." in told
    assert "Taken back: Dr. No takes pile 3.\n" in told


def test_nobody_goes_back_behind_a_secret_of_somebody_else(run: Run) -> None:
    """Ann may undo her secret choice herself, but Bea, who has the keyboard now, may not."""
    game = ["play", "scientific-war", "--seats", "you=Ann,you=Bea"]
    _, told, _ = run(*game, keys="enter q enter U enter y")
    assert "Pass the keyboard to Ann: Enter.\nTake your choice back? Y or N." in told
    assert "Ann takes back a choice." in told
    _, told, _ = run(*game, keys="enter q enter enter U y")
    assert "You can't: somebody has made a secret choice since then." in told
    assert "takes back" not in told


def test_words_are_added_after_the_hash_was_heard(run: Run, tmp_path: Path) -> None:
    """The hash is on disk by then; too long words and none at all are answered."""
    typed = "space b l u e space m o o n enter F"
    _, told, _ = run("play", "sika", "--words", keys=typed)
    lines = [line for line in told.splitlines() if not line.startswith(WELCOME)]
    found = load(record(tmp_path))
    words = ", ".join(spoken(found.hash))
    assert lines[0] == f"The luck of this game is already fixed. The words of the game are {words}."
    assert lines[2] == "Mixed into the luck: blue moon."
    assert found.notes == ("words blue moon",)
    assert lines[-4] == "Fair luck. Words added: blue moon. You hear the seed when the game ends."
    assert lines[-3].startswith(f"The words of this game are {words}. ")
    copied = (tmp_path / "data" / "copied.txt").read_text(encoding="utf-8")
    assert lines[-2].endswith("copied.txt.")
    assert copied == f"{' '.join(spoken(found.hash))}\n"
    _, told, _ = run("play", "sika", "--words", keys="enter 1")
    assert "No words added." in told
    assert "You call red." in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["scientific-war"], "This game has no luck."),
        (
            ["sika", "--seed", "7"],
            "This game repeats the luck of seed 7, so somebody could know it beforehand.",
        ),
    ],
)
def test_where_luck_comes_from_is_said(run: Run, arguments: list[str], said: str) -> None:
    """Also where no words can be added."""
    _, told, _ = run("play", *arguments, "--words", keys="F")
    assert told.count(said) == 2


def test_the_lobby_offers_to_mix_words_into_the_luck(run: Run) -> None:
    _, told, _ = run(keys="1 enter m i right home enter a enter")
    assert "Mix in your own words for luck: yes." in told
    assert "Mixed into the luck: a." in told


def test_a_record_is_walked_checked_and_deleted_in_the_menu(run: Run, tmp_path: Path) -> None:
    path = sika(tmp_path)
    keys = "5 1 1 enter down e 2 e 0 e g b n p end down home up escape 3 5 n 5 y"
    _, told, _ = run(keys=keys)
    lines = [line for line in told.splitlines() if not line.startswith(WELCOME)]
    assert lines[4].startswith("Replay, 21 moments.")
    assert lines[5] == "New game. Playing order: you and Bo. 1 of 21."
    assert lines[6] == "You call red. 2 of 21."
    assert lines[7:12] == [
        "You have 0, Bo has 0.",
        "What Bo knew.",
        "You have 0, Ann has 0.",
        "What everybody knew.",
        "Bo has 0, Ann has 0.",
    ]
    assert "End of round 1." in lines[12]
    assert any(line.endswith("21 of 21, the end.") for line in lines)
    assert any(line.startswith("Proved. ") for line in lines)
    assert "You have no records." in lines
    assert not path.exists()


def test_a_review_plays_on_against_bots(run: Run, tmp_path: Path) -> None:
    sika(tmp_path)
    _, told, _ = run(
        keys="5 1 1 enter end enter home down down down enter escape enter enter U 1 wait"
    )
    assert "The game is over here. To play on, go back to an earlier moment first." in told
    assert "Still in the replay." in told
    assert "The game continues." in told
    assert "You haven't chosen anything yet." in told
    (_, new) = sorted(
        records_folder(tmp_path / "data").glob("*.record"), key=lambda p: p.stat().st_mtime
    )
    assert "copied 4" in load(new).notes


def test_a_game_that_was_given_up_is_over_in_a_review(run: Run) -> None:
    """Its last moment says so, all cards lie open, and play can branch from there."""
    keys = "1 enter wait escape g enter y escape"
    run("play", "scientific-war", "--seats", "you=Ann,casual=Bo", keys=keys)
    told = run(keys="5 1 1 enter end 2 enter escape")[1].splitlines()
    assert any(re.search(r"Ann gives up. The game ends\. (\d+) of \1\.$", t) for t in told)
    assert "What Bo knew." in told
    assert any(line.startswith("A new game starts from here") for line in told)


def test_the_only_person_is_you_wherever_games_are_listed(run: Run) -> None:
    """In Continue, Records and Statistics, with no name in the settings."""
    game = ["play", "sika", "--seats", "you,bot"]
    run(*game, keys="1 wait")
    assert "Continue: Sika, you and Bella, " in run(keys="2 1 escape")[1]
    run(*game, keys="1 " + "wait enter " * 9 + "wait")
    told = run(keys="5 1 1 escape escape 2 1 down down")[1]
    assert "Records: Sika, you and Bella, " in told
    assert "Won by you" in told or "Won by Bella" in told
    assert "Statistics: You, Sika: 1 game, " in told
    assert "Player 1" not in told


def test_escape_after_the_last_line_of_a_game_says_goodbye(run: Run) -> None:
    game = ["play", "sika", "--seats", "you,bot", "--seed", "7"]
    told = run(*game, keys="1 " + "wait enter " * 9 + "wait escape")[1]
    assert told.splitlines()[-1] == "Goodbye."


def test_statistics_are_heard_in_a_menu(run: Run, tmp_path: Path) -> None:
    assert "No finished games yet." in run(keys="5 2")[1]
    sika(tmp_path)
    _, told, _ = run(keys="5 2 1 down")
    assert "Statistics: Ann, Sika: 1 game, " in told
    assert "Ann: Ann, Sika: 1 game, " in told
    assert "Best " in told
