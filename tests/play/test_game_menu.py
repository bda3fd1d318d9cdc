"""The game menu: bots as stand-ins, giving up, restarting; and new tables."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from pressed import play, press
from recorded import unfinished
from refusals import refuses

from audiogame.archive.last_tables import (
    LastTable,
    last_names,
    save_table,
    usual_table,
)
from audiogame.archive.opened_table import CannotResume, resume_table
from audiogame.console.app import App
from audiogame.games.sika import GAME
from audiogame.games.sika.rules import SikaOptions
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.menu_entries import about
from audiogame.lobby.new_game import lobby, new_game, play_resumed
from audiogame.rules.game import Game
from audiogame.rules.options import read_options
from audiogame.settings import Settings
from audiogame.table.library import all_games, all_names, find_game
from audiogame.table.record import RecordError, read_record
from audiogame.table.replay import Private, Replay
from audiogame.table.table import Player

Run = Callable[..., tuple[int, str, str]]


async def sika(app: App) -> None:
    await lobby(app, GAME)


def record(data: Path) -> str:
    (path,) = (data / "records").glob("*.record")
    return path.read_text(encoding="utf-8")


@pytest.mark.over_the_line
def test_a_bot_plays_for_somebody_who_takes_the_seat_back(tmp_path: Path) -> None:
    """It chooses and throws, heard as "you"; then the question is repeated."""
    lines = play(tmp_path, "escape", "2", "y", "step", "step", "step", "escape", "2", "y", "enter")
    assert lines[4] == "A bot is playing for you. Escape takes your seat back."
    assert lines[6].startswith("You call ")
    assert lines[7].startswith("Bella calls ")
    assert "Game menu: Back to the game. 1 of 9." in lines
    back = lines.index("You play again.")
    assert lines[back + 1] == "Second throw."
    assert "chair 0 bot you" not in record(tmp_path)
    assert "# chair 0 casual Player 1" in record(tmp_path)
    assert "# chair 0 person Player 1" in record(tmp_path)


@pytest.mark.over_the_line
def test_a_seat_changes_hands_only_after_a_yes(tmp_path: Path) -> None:
    """To a bot, and back from it."""
    bot, back = "Let a bot play for you? Y or N.", "Take your seat back from the bot? Y or N."
    lines = play(tmp_path, "escape", "2", "n", "2", "y", "step", "escape", "2", "n", "escape")
    assert (lines.count(bot), lines.count(back)) == (2, 1)
    assert "A bot is playing for you. Escape takes your seat back." in lines
    assert "You play again." not in lines
    chairs = re.findall("^# chair 0 (.*) ~", record(tmp_path), re.MULTILINE)
    assert chairs == ["casual Player 1"]


@pytest.mark.over_the_line
def test_a_game_is_continued_in_which_a_bot_plays_for_somebody(tmp_path: Path) -> None:
    """The seat can still be taken back."""
    play(tmp_path, "escape", "2", "y", "step")
    (path,) = unfinished(tmp_path)

    async def resumed(app: App) -> None:
        await play_resumed(app, resume_table(path))

    lines = press(resumed, tmp_path, "escape", "2", "y", "1")
    assert lines[0] == "The game continues."
    assert "You play again." in lines


@pytest.mark.over_the_line
def test_bots_that_would_play_for_ever_are_left_by_any_key(tmp_path: Path) -> None:
    """10-Die Poker has no end of its own; the script continues after the key."""
    endless = read_options(find_game("ten-die-poker").options, ["rounds=0"])
    lines = play(
        tmp_path, "escape", "l", "l", "enter", "enter", "y", "wait", "wait", "escape",
        game="ten-die-poker", seats="you,bot,bot,bot", options=endless,
    )  # fmt: skip
    assert "A bot is playing for you. Escape takes your seat back." in lines
    assert lines[-2].startswith("Game menu: Back to the game.")


def test_after_giving_up_it_is_nobodys_turn(tmp_path: Path) -> None:
    lines = play(tmp_path, "escape", "g", "enter", "y", "t", "e", "escape")
    told = lines[lines.index("You give up. You have 0, Bella has 0.") :]
    assert "The game is over." in told
    assert not [line for line in told if "turn" in line]


def test_giving_up_is_the_last_choice(tmp_path: Path) -> None:
    """Everything since then is how the game stands, and no question that was open before."""
    lines = play(tmp_path, "escape", "g", "enter", "y", "L", "escape")
    given_up = "You give up. You have 0, Bella has 0."
    assert lines.count(given_up) == 2
    assert lines[-1] == given_up
    assert "Call a colour" not in " ".join(lines[lines.index(given_up) :])


def test_giving_up_asks_and_ends_the_game(tmp_path: Path) -> None:
    """It cannot be resumed; Enter plays again."""
    lines = play(tmp_path, "escape", "g", "enter", "n", "g", "enter", "y", "enter", "escape")
    assert lines.count("Give up? That ends the game for good. Y or N.") == 2
    assert "You give up. You have 0, Bella has 0." in lines
    end = "Enter: play again. N: again, with the next player in the first seat. "
    assert f"{end}Shift H: review with the expert. Escape: leave." in lines
    assert record(tmp_path).splitlines()[-1].startswith("# gave-up 0 ")
    assert unfinished(tmp_path) == []
    (path,) = (tmp_path / "records").glob("*.record")
    with refuses(CannotResume, match="is a finished game"):
        resume_table(path)


def test_who_gives_up_has_lost_and_everything_can_be_checked(tmp_path: Path, run: Run) -> None:
    """Seed and secret choice are revealed; lists, statistics, CSV, replay and JSON know of it."""
    data = tmp_path / "data"
    for _ in range(2):  # a choice is made, and still secret when the game is given up
        run("play", "scientific-war", "--seats", "you=Ann,you=Cy",
            keys="enter enter 1 enter escape g enter y escape")  # fmt: skip
    for path in sorted((data / "records").glob("*.record")):
        rows = [row.rpartition(" ~")[0] for row in path.read_text(encoding="utf-8").splitlines()]
        assert rows[-2:] == ["# gave-up 0", "# gave-up 1"]
        assert sum(row.startswith("# open ") for row in rows) == 1
        assert any(row.startswith("# key ") for row in rows)
        assert [one.name for one in path.parent.glob(f"{path.stem}*")] == [path.name]
        status, told, _ = run("verify", str(path))
        assert "1 secret matches what was sealed beforehand." in told
        assert status == 0
        _, told, _ = run("replay", str(path))
        assert told.endswith("Ann gives up. The game ends.\nCy gives up. The game ends.\n")
        _, told, _ = run("replay", str(path), "--json")
        assert json.loads(told.splitlines()[0])["gave_up"] == [0, 1]
    assert "Given up by Ann and Cy, 1 move." in run("records")[1]
    told = run("statistics", "--player", "Ann")[1]
    assert told.startswith("Ann, Scientific War: 2 games, 0 won.\nGiven up: 2, counted as lost.\n")
    assert "The last 2 games were not won." in told
    written = csv.DictReader(io.StringIO(run("statistics", "--csv", "-")[1]))
    assert [row["gave_up"] for row in written] == ["1"] * 4


def test_a_seat_that_nobody_has_cannot_give_up() -> None:
    """Written by hand or damaged: refused with its line."""
    head = "audiogame record 2\nsealed: no\ngame: sika 1\nseat 0: person Ann\nseat 1: casual Bo\n"
    for seat in ("2", "x", "", "-1"):
        record = read_record(f"{head}# gave-up {seat}\n".encode())
        with refuses(RecordError, match="Line 6"):
            Replay(record, Private()).to_end()


@pytest.mark.over_the_line
def test_leaving_by_the_menu_keeps_the_game(tmp_path: Path) -> None:
    """The last entry; no second question."""
    lines = play(tmp_path, "escape", "end", "enter")
    assert lines[-2:] == [
        "Leave. The game is saved. 9 of 9.",
        "Game saved. To continue it, choose Continue in the main menu.",
    ]
    assert len(unfinished(tmp_path)) == 1


@pytest.mark.over_the_line
def test_the_menu_goes_back_to_the_question(tmp_path: Path) -> None:
    """By Escape and by its first entry, also from settings and keys."""
    lines = play(
        tmp_path, "escape", "escape", "escape", "1", "escape", "s", "s", "s", "enter", "escape", "k"
    )
    question = "Call a colour: red or blue?"
    assert lines[1:6] == [question, "Game menu: Back to the game. 1 of 9.", question,
                          "Game menu: Back to the game. 1 of 9.", question]  # fmt: skip
    assert lines[6:] == [
        "Game menu: Back to the game. 1 of 9.",
        "Start over. This game is saved. 3 of 9.",
        "Start over, with the next player in the first seat. This game is saved. 4 of 9.",
        "Settings. 5 of 9.",
        "Settings: Your name: Not set. 1 of 9.",
        "Game menu: Settings. 5 of 9.",
        "Keys. 6 of 9.",
        "Game saved. To continue it, choose Continue in the main menu.",
    ]


@pytest.mark.over_the_line
def test_leaving_a_table_of_poker_puts_the_question_once(tmp_path: Path) -> None:
    """With its news; no player is left behind at an abandoned table."""
    keys = ["wait", "escape", "2", "y", "1", "enter", *["wait"] * 3, "t", "down"]
    lines = play(tmp_path, *keys, game="ten-die-poker", seats="you,casual,casual,casual")
    at = lines.index("You'll leave after this round. Play it out.")
    assert lines[at + 1].startswith("To beat: ")
    assert not lines[at + 2].startswith("To beat: ")
    left = "You've left the table. Enter begins a new game, Escape leaves."
    assert lines[-3:] == [left] * 3


@pytest.mark.over_the_line
def test_again_with_the_seats_moved_on(tmp_path: Path) -> None:
    """By N at the end, after a question before it; each player may begin once."""
    lines = press(sika, tmp_path, "enter", "n", "n", "n", "y", "escape", "r", "y")
    assert (
        "Start over, with the next player in the first seat? This game is saved. Y or N." in lines
    )
    assert "New game. Playing order: Bella and you." in lines


@pytest.mark.over_the_line
@pytest.mark.parametrize(
    ("moves", "question", "order"),
    [
        (4, "Start over, with the next player in the first seat?", "Bella and you"),
        (3, "Start over?", "you and Bella"),
    ],
)
def test_the_menu_starts_over_only_after_a_yes(
    tmp_path: Path, moves: int, question: str, order: str
) -> None:
    """As N does; then the other game is named, and not how to come back to it."""
    entry = ["escape", *["down"] * moves, "enter"]
    lines = press(sika, tmp_path, "enter", *entry, "n", "enter", "y", "1")
    assert lines.count(f"{question} This game is saved. Y or N.") == 2
    at = lines.index("The other game is saved.")
    assert lines[at + 1].startswith(f"New game. Playing order: {order}.")
    assert len(unfinished(tmp_path)) == 2


@pytest.mark.over_the_line
def test_last_used_values_are_the_default(tmp_path: Path) -> None:
    """Each game's table, and the last game as the first entry."""
    lines = press(sika, tmp_path, "b", "b", "B", "down", "down", "r", "enter", "1", *"Rex", "enter")
    assert "Carlos, a bot, sits down." in lines
    assert "Dora leaves." in lines
    save_table(
        tmp_path, GAME, LastTable((Player("Ann"), Player("Rex", "casual")), SikaOptions("turn"))
    )
    lines = press(new_game, tmp_path, "enter", "r")
    assert lines[0] == (
        f"Choose a game: Same as last time: Sika with Ann, Rex. 1 of {len(all_names()) + 1}."
    )
    assert lines[1] == "New game. Playing order: you and Rex."
    lines = press(sika, tmp_path, "2", "down", "escape", "down", "end", "enter", "end")
    assert lines[1:5] == [
        "Players: Seat 1: Ann, at this keyboard. 1 of 4.",
        "Seat 2: Rex, a casual bot. 2 of 4.",
        "Sika: Players: Ann, with Rex, a bot. 2 of 4.",
        "Rules of this table: 1 changed. 3 of 4.",
    ]
    assert lines[-1] == "Reset seats and options. 2 of 2."
    assert last_names(tmp_path) == ("Ann",)


def test_a_lobby_has_its_own_keys_and_describes_options(tmp_path: Path) -> None:
    """B up to the last seat; Space describes an option and its values."""
    lines = press(sika, tmp_path, *["b"] * 8, *["B"] * 9)
    assert "The table is full: 8 seats." in lines
    assert lines[-2] == "No bots to remove."
    lines = press(sika, tmp_path, "3", "down", "space")
    assert lines[-1].startswith("Who plays on when there is a tie for first place. 2 choices: ")
    assert lines[-1].endswith("Enter goes to the next.")


@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
def test_space_describes_everything_in_a_lobby(tmp_path: Path, game: Game) -> None:
    """Nothing changes, and values are in words, also in the menus of rules and of more."""

    async def opened(app: App) -> None:
        await lobby(app, game)

    rules = 3 + bool(game.length)
    for menus in ((), (str(rules),), (str(rules + 1),)):
        walked = press(opened, tmp_path, *menus, *["down"] * 20)[len(menus) :]
        count = int(walked[-1].removesuffix(", end of list.").rpartition(" ")[2])
        described = press(opened, tmp_path, *menus, *["space", "down"] * count)[len(menus) :]
        assert described[::2] == walked[: count + 1]
        told = described[1::2]
        assert not [line for line in told if re.search(r"\b(quick|auto|off or)\b", line)]
        assert all(line.endswith(".") for line in told)
        assert len({*told}) == count


def test_an_option_that_is_a_number_is_told_in_words(tmp_path: Path) -> None:
    """What it means, the listed values, and the range."""

    async def opened(app: App) -> None:
        await lobby(app, find_game("scientific-war"))

    lines = press(opened, tmp_path, "down", "down", "space", "5", "2", *"12", "enter")
    assert lines[3] == (
        "How many tricks you play. Then whoever has the most cards wins. 15 minutes is how long it "
        "takes to hear every line. 15 minutes. A long game. To the last card. Or a number from 1 "
        "to 100000: choose another length in More."
    )
    assert "Length: At most 12 tricks." in lines


def test_left_and_right_change_a_table_in_its_rows(tmp_path: Path) -> None:
    """Players, length and strengths; a length goes around, and a full table says so."""

    async def opened(app: App) -> None:
        await lobby(app, find_game("scientific-war"))

    keys = ("down", "right", "left", "left", "left", "down", "left", "right", "right", "enter")
    lines = press(opened, tmp_path, *keys)
    assert lines[1:] == [
        "Players: Player 1, with Bella, a bot. 2 of 5.",
        "Players: Player 1, with the bots Bella and Carlos.",
        "Players: Player 1, with Bella, a bot.",
        "Players: Player 1.",
        "No bots to remove.",
        "Players: Player 1.",
        "Length: 15 minutes. 3 of 5.",
        "Length: To the last card.",
        "Length: 15 minutes.",
        "Length: A long game.",
        "Length: To the last card.",
    ]
    lines = press(opened, tmp_path, "2", "down", "right", "left", "left")
    assert lines[-3:] == [
        "Seat 2: Bella, a skilled bot.",
        "Seat 2: Bella, a casual bot.",
        "Seat 2: Bella, an expert bot.",
    ]
    full = press(opened, tmp_path, "down", *["right"] * 7)
    assert full[-2] == "The table is full: 8 seats."
    assert full[-1].startswith("Players: Player 1, with the bots Bella, Carlos, ")


def test_letters_find_an_option_and_change_it_where_it_was_found(tmp_path: Path) -> None:
    """As many keys as when the options were rows of the table."""

    async def opened(app: App) -> None:
        await lobby(app, find_game("scientific-war"))

    lines = press(opened, tmp_path, "j", "enter", "right", "a", "d", "enter")
    assert lines[1:4] == [
        "Jokers: One joker each. In Rules of this table: default. 4 of 5.",
        "Jokers: No jokers.",
        "Jokers: Two jokers each.",
    ]
    assert "Advice: not allowed." in lines[-1]


def seat_menu(data: Path, name: str) -> list[str]:
    """Return what is said of a new table's second seat, and of its menu."""

    async def table(app: App) -> None:
        await lobby(app, find_game(name))

    said = press(table, data, "2", "down", "enter", *["down"] * 4, "enter", "enter")
    return [line.partition(". ")[0] for line in said[2:]]


def test_the_strength_of_a_bot_is_chosen(tmp_path: Path) -> None:
    """Each strength with its article."""
    lines = seat_menu(tmp_path, "army-men")
    assert lines[3:6] == [
        "A casual bot plays this seat",
        "A skilled bot plays this seat",
        "An expert bot plays this seat",
    ]
    assert lines[6].endswith("Seat 2: Bella, an expert bot")


def test_bots_of_a_game_of_luck_differ_in_manner_only(tmp_path: Path) -> None:
    """The menu of manners says so."""
    lines = seat_menu(tmp_path, "sika")
    same = "bot plays this seat"
    assert lines[3:6] == [f"A casual {same}", f"A loyal {same}", f"A contrary {same}"]
    assert lines[6].endswith("Seat 2: Bella, a contrary bot")


def test_names_of_bots_can_be_chosen(tmp_path: Path) -> None:
    """The default names follow when those are used up."""
    table = usual_table(GAME, "Ann", "Rex")
    assert [player.name for player in table.seats] == ["Ann", "Rex"]
    chosen = Settings(name="Ann", bot_names="Rex")
    lines = press(sika, tmp_path, "b", "2", "escape", settings=chosen)
    assert "Bella, a bot, sits down." in lines


def test_about_says_where_things_are_and_who_made_the_games(tmp_path: Path) -> None:
    """The version, the licence, the folder, and the credits of each game."""
    lines = press(about, tmp_path, *["down"] * 8)
    assert lines[0].startswith("About: Audiogame ")
    assert any("MIT licence" in line for line in lines)
    assert any(str(tmp_path) in line for line in lines)
    assert any(line.startswith("Sika. ") for line in lines)


@pytest.mark.over_the_line
def test_the_program_is_left_with_or_without_a_question(tmp_path: Path) -> None:
    """As the setting says."""
    lines = press(main_menu, tmp_path, "escape", "n", "escape", "y")
    assert lines[1:4] == ["Leave audiogame? Y or N.", "Staying.", lines[0]]
    assert press(main_menu, tmp_path, "escape", settings=Settings(confirm_leaving=False)) == [
        lines[0]
    ]
    lines = play(tmp_path, "ctrl-c", settings=Settings(confirm_leaving=False))
    assert lines[-1] == "Game saved. To continue it, choose Continue in the main menu."
