"""The menu of a game: bots that play for people, giving up, beginning again; and new tables."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pressed import play, press
from recorded import unfinished
from refusals import refuses

from audiogame.archive.last_tables import (
    Agreement,
    last_game,
    last_names,
    last_table,
    save_table,
    usual_table,
)
from audiogame.archive.opened_table import CannotResume, resume_table
from audiogame.console.app import App
from audiogame.console.people import PersonalSettings, keys_file_of, read_people, save_people
from audiogame.games.sika import GAME
from audiogame.games.sika.rules import SikaOptions
from audiogame.lobby.about import about
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.new_game import lobby, new_game, play_resumed
from audiogame.preferences.people_menu import people_menu
from audiogame.rules.game import Game
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


def test_a_bot_plays_for_somebody_who_takes_the_seat_back(tmp_path: Path) -> None:
    """It chooses and throws, heard as "you"; then the question is put again."""
    lines = play(tmp_path, "escape", "2", "step", "step", "step", "escape", "2", "enter")
    assert lines[3] == "A bot is playing for you. Escape takes your seat back."
    assert lines[5].startswith("You call ")
    assert lines[6].startswith("Bella calls ")
    assert "Game menu: Back to the game. 1 of 9." in lines
    back = lines.index("You play again.")
    assert lines[back + 1] == "Second throw."
    assert "chair 0 bot you" not in record(tmp_path)
    assert "# chair 0 casual Player 1" in record(tmp_path)
    assert "# chair 0 person Player 1" in record(tmp_path)


def test_a_game_is_continued_in_which_a_bot_plays_for_somebody(tmp_path: Path) -> None:
    """The seat can still be taken back."""
    play(tmp_path, "escape", "2", "step")
    (path,) = unfinished(tmp_path)

    async def resumed(app: App) -> None:
        await play_resumed(app, resume_table(path))

    lines = press(resumed, tmp_path, "escape", "2", "1")
    assert lines[0] == "The game continues. At the table: you and Bella."
    assert "You play again." in lines


def test_bots_that_would_play_for_ever_are_left_by_any_key(tmp_path: Path) -> None:
    """10-Die Poker has no end of its own; the script goes on all the same."""
    lines = play(
        tmp_path, "escape", "l", "l", "enter", "enter", "wait", "wait", "escape",
        game="ten-die-poker", seats="you,bot,bot,bot",
    )  # fmt: skip
    assert "A bot is playing for you. Escape takes your seat back." in lines
    assert lines[-2].startswith("Game menu: Back to the game.")


@pytest.mark.at_home
def test_giving_up_asks_and_ends_the_game(tmp_path: Path) -> None:
    """It cannot be continued; Enter plays again."""
    lines = play(tmp_path, "escape", "g", "enter", "n", "g", "enter", "y", "enter", "escape")
    assert lines.count("Give up? That ends the game for good. Y or N.") == 2
    assert "You give up. You have 0, Bella has 0." in lines
    assert "Enter: play again. N: play again, one seat further round. Escape: leave." in lines
    assert record(tmp_path).splitlines()[-1].startswith("# gave-up 0 ")
    assert unfinished(tmp_path) == []
    (path,) = (tmp_path / "records").glob("*.record")
    with refuses(CannotResume, match="is a finished game"):
        resume_table(path)


@pytest.mark.at_home
def test_who_gives_up_has_lost_and_everything_can_be_checked(tmp_path: Path, run: Run) -> None:
    """The seed is told, a secret choice too; lists, statistics, CSV, replay and JSON know of it."""
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
        assert "1 secret choice matches what was sealed beforehand." in told
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
    """Written by hand or damaged: refused with the line."""
    head = "audiogame record 1\nsealed: no\ngame: sika 1\nseat 0: person Ann\nseat 1: casual Bo\n"
    for seat in ("2", "x", "", "-1"):
        record = read_record(f"{head}# gave-up {seat}\n".encode())
        with refuses(RecordError, match="Line 6"):
            Replay(record, Private()).to_end()


def test_leaving_by_the_menu_keeps_the_game(tmp_path: Path) -> None:
    """The last entry; no second question."""
    lines = play(tmp_path, "escape", "end", "enter")
    assert lines[-2:] == [
        "Leave. The game is saved. 9 of 9.",
        "Game saved. To continue it, choose Continue in the main menu.",
    ]
    assert len(unfinished(tmp_path)) == 1


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
        "Start over, one seat further round. This game is saved. 4 of 9.",
        "Settings. 5 of 9.",
        "Settings: How much is said. 1 of 7.",
        "Game menu: Settings. 5 of 9.",
        "Keys. 6 of 9.",
        "Game saved. To continue it, choose Continue in the main menu.",
    ]


def test_leaving_a_table_of_poker_puts_the_question_once(tmp_path: Path) -> None:
    """And the news of it; nobody is left behind at a table that has been left."""
    keys = ["wait", "escape", "2", "1", "enter", *["wait"] * 3, "t", "down"]
    lines = play(tmp_path, *keys, game="ten-die-poker", seats="you,casual,casual,casual")
    at = lines.index("You will leave after this round. Play it out.")
    assert lines[at + 1].startswith("To beat: ")
    assert not lines[at + 2].startswith("To beat: ")
    left = "You have left the table. Enter begins a new game, Escape leaves."
    assert lines[-3:] == [left] * 3


def test_again_with_the_seats_moved_on(tmp_path: Path) -> None:
    """By N when the game is over, after a question before; each may begin once."""
    lines = press(sika, tmp_path, "enter", "n", "n", "n", "y", "escape", "r", "y")
    assert "Start over, one seat further round? This game is saved. Y or N." in lines
    assert "New game. Playing order: Bella and you." in lines


def test_last_used_values_are_the_default(tmp_path: Path) -> None:
    """The table of each game, and the last game as the first entry."""
    lines = press(sika, tmp_path, "b", "b", "B", "down", "down", "r", "enter", "1", *"Rex", "enter")
    assert "Carlos, a bot, sits down." in lines
    assert "Dora leaves." in lines
    save_table(
        tmp_path, GAME, Agreement((Player("Ann"), Player("Rex", "casual")), SikaOptions("turn"))
    )
    lines = press(new_game, tmp_path, "enter", "r")
    assert lines[0] == (
        f"Choose a game: Same as last time: Sika with Ann, Rex. 1 of {len(all_names()) + 1}."
    )
    assert lines[1] == "New game. Playing order: you and Rex."
    lines = press(sika, tmp_path, "down", "down", "down", "down", "end", "up")
    assert lines[1:3] == [
        "Seat 1: Ann, at this keyboard. 2 of 11.",
        "Seat 2: Rex, a casual bot. 3 of 11.",
    ]
    assert lines[-1] == "Reset seats and options. 10 of 11."
    assert last_names(tmp_path) == ("Ann",)


def test_a_lobby_has_its_own_keys_and_describes_options(tmp_path: Path) -> None:
    """B up to the last seat; Space says what an option is about, and what it can be."""
    lines = press(sika, tmp_path, *["b"] * 8, *["B"] * 9)
    assert "The table is full: 8 seats." in lines
    assert lines[-2] == "No bots to remove."
    lines = press(sika, tmp_path, "end", "up", "up", "up", "space")
    assert lines[-1].startswith("Who plays on when there is a tie for first place. 2 choices: ")
    assert lines[-1].endswith("Enter goes to the next.")


@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
def test_space_describes_everything_in_a_lobby(tmp_path: Path, game: Game) -> None:
    """It changes nothing, and values are told in words."""

    async def opened(app: App) -> None:
        await lobby(app, game)

    walked = press(opened, tmp_path, *["down"] * 20)
    count = int(walked[-1].removesuffix(", end of list.").rpartition(" ")[2])
    described = press(opened, tmp_path, *["space", "down"] * count)
    assert described[::2] == walked[: count + 1]
    told = described[1::2]
    assert all(line.endswith(".") and not re.search(r"\b(auto|off or)\b", line) for line in told)
    assert len({*told}) == count - len(usual_table(game, "").seats) + 1


def test_an_option_that_is_a_number_is_told_in_words(tmp_path: Path) -> None:
    """What it is about, the listed values, and the numbers."""

    async def opened(app: App) -> None:
        await lobby(app, find_game("scientific-war"))

    lines = press(opened, tmp_path, "end", "up", "up", "space")
    assert lines[-1] == (
        "When the limit is reached, whoever has the most cards wins. The limit depends on the "
        "number of players. No limit. Or a number from 1 to 100000. Press Enter to type it."
    )


def seat_menu(data: Path, name: str) -> list[str]:
    """Return what is said of the second seat of a new table, and of what may be done with it."""

    async def table(app: App) -> None:
        await lobby(app, find_game(name))

    said = press(table, data, "down", "down", "enter", *["down"] * 4, "enter", "enter")
    return [line.partition(". ")[0] for line in said[2:]]


def test_the_strength_of_a_bot_is_chosen(tmp_path: Path) -> None:
    """Each with its article."""
    lines = seat_menu(tmp_path, "army-men")
    assert lines[3:6] == [
        "A casual bot plays this seat",
        "A skilled bot plays this seat",
        "An expert bot plays this seat",
    ]
    assert lines[6].endswith("Seat 2: Bella, an expert bot")


def test_bots_of_a_game_of_luck_differ_in_manner_only(tmp_path: Path) -> None:
    """It is said where the manner is chosen."""
    lines = seat_menu(tmp_path, "sika")
    same = "bot plays this seat"
    assert lines[3:6] == [f"A casual {same}", f"A loyal {same}", f"A contrary {same}"]
    assert lines[6].endswith("Seat 2: Bella, a contrary bot")


def test_names_of_bots_can_be_chosen(tmp_path: Path) -> None:
    """The usual ones follow when they are used up."""
    table = usual_table(GAME, "Ann", "Rex")
    assert [player.name for player in table.seats] == ["Ann", "Rex"]
    chosen = Settings(name="Ann", bot_names="Rex")
    lines = press(sika, tmp_path, "b", "2", "escape", settings=chosen)
    assert "Bella, a bot, sits down." in lines


@given(
    names=st.lists(
        st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters=",="), min_size=1,
                max_size=20), min_size=2, max_size=8, unique=True),
    bots=st.lists(st.sampled_from([None, *GAME.bots]), min_size=8, max_size=8),
    call=st.sampled_from(["game", "turn"]),
    ante=st.integers(0, 1000),
)  # fmt: skip
def test_a_table_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory,
    names: list[str],
    bots: list[str | None],
    call: str,
    ante: int,
) -> None:
    """Names, strengths and options."""
    data = tmp_path_factory.getbasetemp() / "tables"
    seats = tuple(Player(name, bot) for name, bot in zip(names, bots, strict=False))
    table = Agreement(seats, SikaOptions(call, ante=ante))
    save_table(data, GAME, table)
    assert last_table(data, GAME) == table
    assert last_game(data) is GAME


@given(st.one_of(st.binary(), st.text().map(lambda text: text.encode("utf-8", "replace"))))
def test_any_bytes_are_tables_and_people_or_nothing(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    """A broken file is as if there were none."""
    folder = tmp_path_factory.getbasetemp() / "broken"
    folder.mkdir(exist_ok=True)
    for name in ("tables.toml", "people.toml"):
        (folder / name).write_bytes(data)
    assert last_table(folder, GAME) is None
    assert last_game(folder) is None
    assert last_names(folder) == () or isinstance(last_names(folder)[0], str)
    people, fault = read_people(folder)
    kept = folder / (fault.kept if fault is not None else "people.toml")
    assert kept.read_bytes() == data, "nothing of a broken file is lost"
    assert all(isinstance(habits, PersonalSettings) for habits in people.values())
    (folder / "people.toml").unlink(missing_ok=True)


@given(
    st.dictionaries(
        st.text(st.characters(codec="utf-8"), min_size=1, max_size=20),
        st.builds(PersonalSettings, st.sampled_from(["", "full", "brief"]), st.booleans()),
    )
)
def test_people_are_read_as_they_were_saved(
    tmp_path_factory: pytest.TempPathFactory, people: dict[str, PersonalSettings]
) -> None:
    """Whatever they are called."""
    folder = tmp_path_factory.getbasetemp() / "saved"
    save_people(folder, people)
    assert read_people(folder) == (people, None)


@pytest.mark.parametrize(
    ("text", "right", "said"),
    [
        (
            "[Ann\nverbosity",
            {},
            "The personal settings couldn't be read: Expected ']'",
        ),
        (
            '[Ann]\nverbosity = "brief"\n[Bea]\nkeys = 3\n',
            {"Ann": PersonalSettings("brief")},
            "Part of the personal settings of Bea has an error, so the general settings are used.",
        ),
        (
            'Ann = "brief"\n[Bea]\nverbosity = "chatty"\n[Cy]\nkeys = "l"\n',
            {},
            "Part of the personal settings of Ann, Bea, Cy has an error, "
            "so the general settings are used.",
        ),
    ],
)
def test_a_broken_file_of_people_is_kept_aside_and_told_once(
    run: Run, tmp_path: Path, text: str, right: dict[str, PersonalSettings], said: str
) -> None:
    """At the start, with what to do; what was right counts on, also after the next change."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "people.toml").write_text(text, encoding="utf-8")
    lines = run(keys="")[1].splitlines()
    faults = [line for line in lines if line.startswith(said)]
    assert len(faults) == 1, lines
    assert lines[lines.index(faults[0]) + 1] == (
        "The old file is kept as people.broken.toml. "
        "Set them again under Settings, People at this keyboard."
    )
    assert (data / "people.broken.toml").read_text(encoding="utf-8") == text
    assert not any(line.startswith("What ") for line in run(keys="")[1].splitlines())
    assert read_people(data) == (right, None)


@pytest.mark.parametrize(
    "text",
    ["sika = 3", "[sika]\nseats = 3", '[sika]\nseats = ["you=A"]\noptions = []', "last = 3",
     '[sika]\nseats = ["you=A", "wizard=B"]\noptions = []', 'last = "chess"',
     '[sika]\nseats = ["you=A", "bot=B"]\noptions = ["colour=red"]'],
)  # fmt: skip
def test_tables_that_cannot_be_are_forgotten(tmp_path: Path, text: str) -> None:
    """The game has changed meanwhile, or somebody wrote into the file."""
    (tmp_path / "tables.toml").write_text(text, encoding="utf-8")
    assert last_table(tmp_path, GAME) is None
    assert last_game(tmp_path) is None


def test_what_is_not_known_of_a_person_or_a_table_is_kept(tmp_path: Path) -> None:
    """Another version of the program has it: no fault, and not lost when it is saved anew."""
    (tmp_path / "people.toml").write_text(
        '[Ann]\nverbosity = "brief"\nvoice = "deep"\n[Bea.more]\nx = [1]\n', encoding="utf-8"
    )
    people = {"Ann": PersonalSettings("brief"), "Bea": PersonalSettings()}
    assert read_people(tmp_path) == (people, None)
    save_people(tmp_path, {**people, "Ann": PersonalSettings("full")})
    found = tomllib.loads((tmp_path / "people.toml").read_text(encoding="utf-8"))
    assert found["Ann"] == {"verbosity": "full", "voice": "deep", "keys": False}
    assert found["Bea"]["more"] == {"x": [1]}
    (tmp_path / "tables.toml").write_text('[sika]\ntempo = "slow"\n[go]\nx = 1\n', encoding="utf-8")
    seats = (Player("Ann"), Player("Bo", "casual"))
    save_table(tmp_path, GAME, Agreement(seats, GAME.options()))
    tables = tomllib.loads((tmp_path / "tables.toml").read_text(encoding="utf-8"))
    assert tables["sika"]["tempo"] == "slow"
    assert tables["go"] == {"x": 1}
    table = last_table(tmp_path, GAME)
    assert table is not None
    assert table.seats == seats


def test_each_person_has_wording_and_keys_of_their_own(tmp_path: Path) -> None:
    """They count while that person is asked, and V changes the own wording."""
    save_people(tmp_path, {"Ann": PersonalSettings("brief", True), "Bea": PersonalSettings()})
    assert read_people(tmp_path) == (
        {"Ann": PersonalSettings("brief", True), "Bea": PersonalSettings()},
        None,
    )
    keys_file_of(tmp_path, "Ann").write_text('[game]\nrules = ["f9"]\n', encoding="utf-8")
    lines = play(tmp_path, "f9", "r", "1", "r", "f9", "v", "2", seats="you=Ann,you=Bea")
    assert lines[2].startswith("Throw 1 of 3") or "throw 1" in lines[2].lower()
    assert lines[3] == "R does nothing here."
    assert lines[5] == "Bea, call a colour: red or blue?"
    assert lines[6].startswith("Round 1 of 3, throw 1 of 3.")
    assert lines[7] == "F9 does nothing here. Question mark lists the keys."
    assert lines[8].startswith("Normal: full for what decides")
    assert read_people(tmp_path)[0]["Ann"] == PersonalSettings("brief", True)


def test_people_are_set_up_in_their_menu(tmp_path: Path) -> None:
    """A new name, wording by Enter, keys of one's own and their menu."""
    keys = ["1", *"Ann", "enter", "1", "enter", "enter", "2", "3", "1", "escape", "escape"]
    lines = press(people_menu, tmp_path, *keys)
    assert "Type a name and press Enter. Escape or Tab goes back." in lines
    assert read_people(tmp_path)[0]["Ann"] == PersonalSettings("normal", True)
    assert any(line.startswith("Which command?: ") for line in lines)
    assert "Ann: Wording: normal. 1 of 2." in lines


def test_who_keeps_broken_keys_is_told_once(tmp_path: Path) -> None:
    """When that person takes the keyboard, not at every turn."""
    save_people(tmp_path, {"Ann": PersonalSettings("", True)})
    keys_file_of(tmp_path, "Ann").write_text("[game]\nback = []\n", encoding="utf-8")
    lines = play(tmp_path, "1", "1", "1", "1", "1", "1", seats="you=Ann,you=Bea")
    assert sum("so the default keys are used" in line for line in lines) == 1


def test_about_says_where_things_are_and_who_made_the_games(tmp_path: Path) -> None:
    """The version, the licence, the folder, and the credits of each game."""
    lines = press(about, tmp_path, *["down"] * 8)
    assert lines[0].startswith("About: Audiogame ")
    assert any("MIT licence" in line for line in lines)
    assert any(str(tmp_path) in line for line in lines)
    assert any(line.startswith("Sika. ") for line in lines)


def test_the_program_is_left_with_or_without_a_question(tmp_path: Path) -> None:
    """As the setting says."""
    lines = press(main_menu, tmp_path, "escape", "n", "escape", "y")
    assert lines[1:4] == ["Leave audiogame? Y or N.", "Staying.", "Main menu: Leave. 12 of 12."]
    assert press(main_menu, tmp_path, "escape", settings=Settings(confirm_leaving=False)) == [
        lines[0]
    ]
    lines = play(tmp_path, "ctrl-c", settings=Settings(confirm_leaving=False))
    assert lines[-1] == "Game saved. To continue it, choose Continue in the main menu."
