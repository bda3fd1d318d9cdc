"""Keys changed inside the program: heard, confirmed, saved at once, and undone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pressed import new_app, press, typed

from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.own_keys import load_own_keys
from audiogame.preferences.keys_menu import keys_menu

COMMAND = [*COMMANDS]


def change(data: Path, command: str, *keys: str) -> list[str]:
    """Open a command in the menu of keys, press keys, and return what was said after that."""
    there = ["1", *["down"] * COMMAND.index(command), "enter"]
    lines = press(keys_menu, data, *there, *keys)
    return lines[len(there) :]


def keys_of(data: Path, command: str, mode: Mode = Mode.GAME, game: str = "") -> tuple[str, ...]:
    return load_own_keys(data / "keys.toml").keymap(game).keys(command, mode)


def test_every_command_is_in_the_list(tmp_path: Path) -> None:
    """With its keys, or the words that it has none."""
    lines = press(keys_menu, tmp_path, "1", *["down"] * len(COMMAND))
    assert len(lines) == len(COMMAND) + 2
    assert any("The rules right now: R. " in line for line in lines)
    assert not any("command-" in line for line in lines)


def test_a_key_is_added_and_saved_at_once(tmp_path: Path) -> None:
    """It is in effect from then on, here and at the next start."""
    lines = change(tmp_path, "repeat", "1", "f10", "escape", "escape", "f10")
    assert lines[0].startswith(
        "Repeat the question or the last line; press again to spell it: Add a key. 1 of "
    )
    assert lines[1].startswith("Press the new key for: Repeat the question")
    assert lines[2] == "Saved."
    assert "L, F5, F10. " in lines[3]
    assert keys_of(tmp_path, "repeat") == ("l", "f5", "f10")
    app, _ = new_app(tmp_path)
    found = app.profile.keymap.command("f10", Mode.MENU)
    assert found is not None
    assert found.name == "repeat"


def test_what_a_key_means_now_is_heard_before_it_is_taken(tmp_path: Path) -> None:
    """No keeps everything; yes announces that the other command has no key."""
    lines = change(tmp_path, "repeat", "1", "t", "n")
    assert lines[2:4] == [
        "T already means: Whose turn it is. Use it here instead? Y or N.",
        "Nothing has changed.",
    ]
    assert not (tmp_path / "keys.toml").exists()
    lines = change(tmp_path, "repeat", "1", "t", "y")
    assert lines[3].startswith("Whose turn it is now has no key.")
    assert lines[4] == "Saved."
    assert keys_of(tmp_path, "turn") == ()
    assert keys_of(tmp_path, "repeat") == ("l", "f5", "t")


def test_a_key_that_cannot_be_is_refused_with_the_reason(tmp_path: Path) -> None:
    """Reserved by other programs, a twin, a game's own key, or a required command's last key."""
    lines = change(tmp_path, "repeat", "1", "insert", "ctrl-i", "k", "l")
    assert "screen readers keep Insert" in lines[2]
    assert "and 'tab' arrive as the same key" in lines[3]
    assert lines[4] == (
        "In Scientific War, K is for play king while that's a choice, so you couldn't reach "
        "this: Repeat the question or the last line; press again to spell it. Press another key."
    )
    assert lines[5] == "Nothing has changed."
    lines = change(tmp_path, "repeat", "1", "l")
    assert (
        lines[2]
        == "L already does that: Repeat the question or the last line; press again to spell it."
    )
    lines = change(tmp_path, "repeat", "1", "enter", "y")
    assert lines[3] == "Everywhere, you need a key for: Choose. Give it another one first."
    lines = change(tmp_path, "add-bot", "1", "enter", "y")
    assert lines[3].startswith("While you set up a table, you need a key for: Choose.")
    assert not (tmp_path / "keys.toml").exists()


def test_faults_of_a_change_are_told_without_names_of_commands(tmp_path: Path) -> None:
    """A key bound twice in a mode, or one that is always another key."""
    lines = change(tmp_path, "repeat", "1", "ctrl-z")
    assert lines[2] == "Control Z can't be changed. It means: Pause the program. Press another key."
    change(tmp_path, "who", "1", "f10")
    lines = change(tmp_path, "repeat", "1", "f10", "y")
    assert lines[3] == (
        "F10 would mean two things: Who sits where; press again for one player at a time, and "
        "Repeat the question or the last line; press again to spell it. Remove it from one of them."
    )


def test_a_file_that_is_brought_in_is_told_of_by_its_own_names(tmp_path: Path) -> None:
    """The file's author looks for them there."""
    file = tmp_path / "other.toml"
    file.write_text("[all]\nback = []\nxyzzy = []\n", encoding="utf-8")
    lines = press(keys_menu, tmp_path, "5", *typed(str(file)))
    assert any(line.startswith("You need a key for 'back' in menu and game") for line in lines)
    unknown = next(line for line in lines if "'xyzzy'" in line)
    assert unknown.startswith("There is no command 'xyzzy': keys/default.toml ")
    assert "standing" not in unknown, "nobody wants to hear them all"


def test_another_key_instead_without_a_key_and_as_before(tmp_path: Path) -> None:
    """The other three actions on a command: replace, unbind, reset."""
    change(tmp_path, "silence", "2", "f10")
    assert keys_of(tmp_path, "silence") == ("f10",)
    lines = change(tmp_path, "silence", "3")
    assert lines[1].startswith("Stop speech now has no key.")
    assert keys_of(tmp_path, "silence") == ()
    change(tmp_path, "silence", "end", "enter")
    assert keys_of(tmp_path, "silence") == ("x", "backspace")


def test_escape_keeps_a_key_as_it_is(tmp_path: Path) -> None:
    """From every place in the menu."""
    assert change(tmp_path, "repeat", "1", "escape")[2] == "Nothing has changed."
    assert change(tmp_path, "repeat", "escape")[1].startswith(
        "Choose a command: Repeat the question or the last line"
    )
    assert not (tmp_path / "keys.toml").exists()


def test_a_preset_is_chosen(tmp_path: Path) -> None:
    """It stays beneath the player's own keys."""
    change(tmp_path, "repeat", "1", "f10")
    lines = press(keys_menu, tmp_path, "2", "a", "enter")
    assert lines[1].startswith("Key layout: ")
    assert "The default keys. 1 of 6." in lines[1]
    lines = press(keys_menu, tmp_path, "2", "f", "enter")
    assert "Key layout now: French keyboards, AZERTY: digits without Shift." in lines
    own = load_own_keys(tmp_path / "keys.toml")
    assert own.preset == "azerty"
    assert own.keymap().keys("repeat", Mode.MENU) == ("l", "f5", "f10")
    press(keys_menu, tmp_path, "2", "home", "enter")
    assert load_own_keys(tmp_path / "keys.toml").preset == ""


def test_faults_are_read_and_the_broken_file_is_kept(tmp_path: Path) -> None:
    """The default keys apply until a change; then the broken file is renamed."""
    (tmp_path / "keys.toml").write_text('[all]\nback = []\nrepaet = ["l"]\n', encoding="utf-8")
    lines = press(keys_menu, tmp_path, "1")
    assert lines[0].startswith("Your keys have 2 errors")
    assert lines[1] == "Keys: Hear the 2 errors in your keys. 1 of 6."
    assert "You need a key" in lines[2]
    assert "There is no command 'repaet'" in lines[3]
    lines = press(keys_menu, tmp_path, "3", "f", "enter")
    assert "The old file is kept as keys.broken.toml." in lines
    assert "repaet" in (tmp_path / "keys.broken.toml").read_text(encoding="utf-8")
    assert load_own_keys(tmp_path / "keys.toml").preset == "azerty"


def test_reset_asks_first_and_keeps_the_old_keys(tmp_path: Path) -> None:
    """Only Yes resets."""
    change(tmp_path, "repeat", "1", "f10")
    assert "Nothing has changed." in press(keys_menu, tmp_path, "3", "n")
    assert keys_of(tmp_path, "repeat") == ("l", "f5", "f10")
    lines = press(keys_menu, tmp_path, "3", "y", "f10")
    assert lines[2].startswith("The default keys are back.")
    assert keys_of(tmp_path, "repeat") == ("l", "f5")
    assert "f10" in (tmp_path / "keys.before.toml").read_text(encoding="utf-8")


def test_the_whole_path_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name alone does not say where the file is."""
    monkeypatch.chdir(tmp_path)
    lines = press(keys_menu, tmp_path, "4", *typed("mine"))
    assert lines[2] == f"Saved to {tmp_path / 'mine'}."


def test_keys_go_out_and_come_back(tmp_path: Path) -> None:
    """Export and import by file name; a file with faults is refused with all of them."""
    other = tmp_path / "of a friend.toml"
    change(tmp_path, "repeat", "1", "f10")
    lines = press(keys_menu, tmp_path, "4", *typed(str(other)))
    assert lines[2] == f"Saved to {other}."
    press(keys_menu, tmp_path, "3", "y")
    lines = press(keys_menu, tmp_path, "5", *typed(str(other)))
    assert "These are your keys now." in lines
    assert keys_of(tmp_path, "repeat") == ("l", "f5", "f10")
    other.write_text('[all]\nrepaet = ["l"]\nwho = ["insert"]\n', encoding="utf-8")
    lines = press(keys_menu, tmp_path, "5", *typed(str(other)))
    assert "There is no command 'repaet'" in lines[2]
    assert "screen readers keep Insert" in lines[3]
    assert lines[4] == "Nothing has changed."
    assert keys_of(tmp_path, "repeat") == ("l", "f5", "f10")
    other.write_bytes(b"\xff")
    assert press(keys_menu, tmp_path, "5", *typed(str(other)))[2].startswith("Couldn't read it")
    assert press(keys_menu, tmp_path, "5", *typed("/no/such"))[2].startswith("Couldn't read it")


def test_without_keys_of_their_own_players_export_a_file_to_begin_with(tmp_path: Path) -> None:
    """To the default file name, when none is typed."""
    lines = press(keys_menu, tmp_path, "4", "enter")
    assert lines[2] == f"Saved to {tmp_path / 'keys-export.toml'}."
    assert '#repeat = ["l", "f5"]' in (tmp_path / "keys-export.toml").read_text(encoding="utf-8")


def test_a_disk_that_is_full_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key still applies to this run."""

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    lines = change(tmp_path, "repeat", "1", "f10", "f10")
    assert lines[2] == "Couldn't save the file: No space left on device."
    assert lines[4] == lines[3], "the key repeats the last line"
    assert "Saved." not in lines
    assert not (tmp_path / "keys.toml").exists()


def test_a_free_key_is_chosen_from_a_list(tmp_path: Path) -> None:
    """For a player who cannot press the key, or wants to know which are free."""
    lines = change(tmp_path, "repeat", "end", "up", "enter", "escape")
    assert lines[2].startswith("Choose one of the free keys. ")
    assert lines[3].startswith(
        "Free keys for: Repeat the question or the last line; press again to spell it: D. 1"
    )
    assert lines[4] == "Nothing has changed."
    lines = change(tmp_path, "repeat", "end", "up", "enter", "down", "enter")
    assert lines[4].startswith("U. 2 of ")
    assert lines[5] == "Saved."
    assert keys_of(tmp_path, "repeat") == ("l", "f5", "u")


@pytest.mark.parametrize("command", ["turn", "repeat", "choose"])
def test_every_key_of_the_list_can_be_taken(tmp_path: Path, command: str) -> None:
    """It is bound nowhere, and is no game's own key."""
    lines = change(tmp_path, command, "end", "up", "enter")
    count = int(lines[3].split()[-1].rstrip("."))
    assert count > 10
    for number in range(count):
        before = keys_of(tmp_path, command)
        lines = change(tmp_path, command, "end", "up", "enter", "enter")
        assert lines[4] == "Saved.", number
        assert len(keys_of(tmp_path, command)) == len(before) + 1
    lines = change(tmp_path, command, "end", "up", "enter")
    assert lines[3].startswith("Every letter and digit has a meaning.")
