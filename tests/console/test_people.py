"""People and tables are loaded as they were saved, whatever is wrong with their files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pressed import new_app, play, press

from audiogame.archive.last_tables import (
    LastTable,
    last_game,
    last_names,
    last_table,
    save_table,
)
from audiogame.console.people import PersonalSettings, keys_file_of, read_people, save_people
from audiogame.games.sika import GAME
from audiogame.games.sika.rules import SikaOptions
from audiogame.opponents.seat_list import check_name
from audiogame.preferences.settings_menu import people_menu
from audiogame.rules.value import as_dict
from audiogame.table.table import Player

Run = Callable[..., tuple[int, str, str]]


@given(
    names=st.lists(
        st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters=",="), min_size=1,
                max_size=20).filter(lambda name: check_name(name) is None),
        min_size=2, max_size=8, unique=True),
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
    table = LastTable(seats, SikaOptions(call, ante=ante))
    save_table(data, GAME, table)
    assert last_table(data, GAME) == table
    assert last_game(data) is GAME


@given(st.one_of(st.binary(), st.text().map(lambda text: text.encode("utf-8", "replace"))))
def test_any_bytes_are_tables_and_people_or_nothing(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    """A broken file counts as an empty one."""
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
    """With any names and settings."""
    folder = tmp_path_factory.getbasetemp() / "saved"
    save_people(folder, {name: as_dict(one) for name, one in people.items()})
    assert read_people(folder) == (people, None)
    (folder / "people.toml").unlink()


@pytest.mark.parametrize(
    ("text", "right", "said"),
    [
        (
            "[Ann\nverbosity",
            {},
            "The personal settings couldn't be read: something is wrong in line 1, at character 5",
        ),
        (
            '[Ann]\nverbosity = "brief"\n[Bea]\nkeys = 3\n',
            {"Ann": PersonalSettings("brief")},
            "Part of the personal settings of Bea has an error, so the general settings are used.",
        ),
        (
            'Ann = "brief"\n[Bea]\nverbosity = "chatty"\n[Cy]\nkeys = "l"\n',
            {},
            "Part of the personal settings of Ann, Bea and Cy has an error, "
            "so the general settings are used.",
        ),
    ],
)
def test_a_broken_file_of_people_is_told(
    run: Run, tmp_path: Path, text: str, right: dict[str, PersonalSettings], said: str
) -> None:
    """At the start, with the remedy; what is no TOML is kept aside, and valid entries count."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "people.toml").write_bytes(text.encode())
    lines = run(keys="")[1].splitlines()
    kept = "" if right or "]" in text else "The old file is kept as people.broken.toml. "
    faults = [line for line in lines if line.startswith(said)]
    assert len(faults) == 1, lines
    assert lines[lines.index(faults[0]) + 1] == (
        f"{kept}Choose the settings again under Settings, People at this keyboard."
    )
    file = "people.broken.toml" if kept else "people.toml"
    assert (data / file).read_bytes() == text.encode()
    found, fault = read_people(data)
    assert found == right
    assert (fault is None) == bool(kept)
    everybody = ("Ann", "Bea", "Cy")
    save_people(data, {name: as_dict(PersonalSettings()) for name in everybody})
    assert read_people(data) == (dict.fromkeys(everybody, PersonalSettings()), None)


def test_what_is_not_known_of_a_person_stays(tmp_path: Path) -> None:
    """It is of a newer version; changes of what is known leave it alone."""
    text = '[Bea]\nverbosity = "full"\nvoice = "deep"\n[Cy]\nkeys = true\n'
    (tmp_path / "people.toml").write_bytes(text.encode())
    assert read_people(tmp_path)[1] is None
    app, _ = new_app(tmp_path)
    app.profile.take("Bea")
    app.profile.take_verbosity("brief")
    save_people(tmp_path, {"Cy": {"keys": False}})  # another program
    app.data.unsaved.finish()
    assert tomllib.loads((tmp_path / "people.toml").read_text("utf-8")) == {
        "Bea": {"verbosity": "brief", "voice": "deep"},
        "Cy": {"keys": False},
    }


@pytest.mark.parametrize(
    "text",
    ["sika = 3", "[sika]\nseats = 3", '[sika]\nseats = ["you=A"]\noptions = []', "last = 3",
     '[sika]\nseats = ["you=A", "wizard=B"]\noptions = []', 'last = "chess"',
     '[sika]\nseats = ["you=A", "bot=B"]\noptions = ["colour=red"]'],
)  # fmt: skip
def test_tables_that_cannot_be_are_forgotten(tmp_path: Path, text: str) -> None:
    """The game has changed meanwhile, or the file was edited."""
    (tmp_path / "tables.toml").write_text(text, encoding="utf-8")
    assert last_table(tmp_path, GAME) is None
    assert last_game(tmp_path) is None


def test_a_table_of_another_version_is_taken_as_far_as_it_is_known(tmp_path: Path) -> None:
    """No game is lost, so no message is given; tables of other games stay."""
    (tmp_path / "tables.toml").write_text(
        '[sika]\ntempo = "slow"\nseats = ["you=Ann", "casual=Bo"]\n[go]\nx = 1\n', encoding="utf-8"
    )
    seats = (Player("Ann"), Player("Bo", "casual"))
    expected = LastTable(seats, GAME.options())
    assert last_table(tmp_path, GAME) == expected
    save_table(tmp_path, GAME, expected)
    tables = tomllib.loads((tmp_path / "tables.toml").read_text(encoding="utf-8"))
    assert tables["sika"].keys() == {"seats", "options", "advice"}
    assert tables["go"] == {"x": 1}


@pytest.mark.over_the_line
def test_each_person_has_wording_and_keys_of_their_own(tmp_path: Path) -> None:
    """They apply while that person is asked, and V changes that person's wording."""
    save_people(tmp_path, {"Ann": {"verbosity": "brief", "keys": True}, "Bea": {}})
    assert read_people(tmp_path) == (
        {"Ann": PersonalSettings("brief", True), "Bea": PersonalSettings()},
        None,
    )
    keys_file_of(tmp_path, "Ann").write_text('[game]\nrules = ["f10"]\n', encoding="utf-8")
    lines = play(tmp_path, "f10", "r", "1", "r", "f10", "v", "2", seats="you=Ann,you=Bea")
    assert lines[2].startswith("Throw 1 of 3") or "throw 1" in lines[2].lower()
    assert lines[3] == "R does nothing here."
    assert lines[5] == "Bea, call a colour: red or blue?"
    assert lines[6].startswith("Round 1 of 3, throw 1 of 3.")
    assert lines[7] == "F10 does nothing here. Question mark lists the keys."
    assert lines[8].startswith("Normal: full for what decides")
    assert read_people(tmp_path)[0]["Ann"] == PersonalSettings("brief", True)


def test_people_are_set_up_in_their_menu(tmp_path: Path) -> None:
    """A new name, wording by Enter, keys of one's own and their menu."""
    keys = ["1", *"Ann", "enter", "1", "enter", "enter", "2", "3", "1", "escape", "escape"]
    lines = press(people_menu, tmp_path, *keys)
    assert "Type a name and press Enter. Escape or Tab goes back." in lines
    assert read_people(tmp_path)[0]["Ann"] == PersonalSettings("normal", True)
    assert any(line.startswith("Choose a command: ") for line in lines)
    assert "Ann: Wording: normal. 1 of 3." in lines


@pytest.mark.over_the_line
def test_a_player_with_a_broken_keys_file_is_told_once(tmp_path: Path) -> None:
    """When that person takes the keyboard, not at every turn."""
    save_people(tmp_path, {"Ann": {"keys": True}})
    keys_file_of(tmp_path, "Ann").write_text("[game]\nback = []\n", encoding="utf-8")
    lines = play(tmp_path, "1", "1", "1", "1", "1", "1", seats="you=Ann,you=Bea")
    assert sum("so the default keys are used" in line for line in lines) == 1
