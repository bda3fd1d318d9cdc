"""Which key means which command: key names, keymaps and their faults, the default keys."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from offenders import none_of
from refusals import refuses

from audiogame.keys.commands import COMMANDS, Mode, UnknownCommand, command
from audiogame.keys.keymap import Keymap, KeymapError, default_keymap, layered
from audiogame.keys.layer_file import read_layer
from audiogame.keys.names import NAMED, PLAIN, UnknownKey, key_name
from audiogame.narration.faults import each_told, told
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.state import Query


def read_keymap(text: str) -> Keymap:
    """Parse a keymap of one file alone."""
    return layered([read_layer(text)])


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("r", "r"),
        ("R", "R"),
        ("shift-r", "R"),
        ("Shift-R", "R"),
        ("ctrl-c", "ctrl-c"),
        ("Ctrl_C", "ctrl-c"),
        ("ENTER", "enter"),
        ("return", "enter"),
        ("esc", "escape"),
        ("Page Up", "pageup"),
        ("page-down", "pagedown"),
        ("shift tab", "shift-tab"),
        ("ctrl-shift-left", "ctrl-shift-left"),
        (",", "comma"),
        ("comma", "comma"),
        (".", "period"),
        ("?", "question"),
        ("#", "hash"),
        ("=", "equals"),
        (" ", "space"),
        ("é", "é"),
        ("f12", "f12"),
    ],
)
def test_a_key_has_one_name_however_it_is_written(written: str, name: str) -> None:
    """Capitals, blanks and signs all lead to the same name."""
    assert key_name(written) == name


@pytest.mark.parametrize(
    "written", ["", "\t", "\x1b", "entr", "f25", "ctrl-", "alt-f1", "alt-", "ctrl-hash"]
)
def test_a_name_of_no_key_is_refused(written: str) -> None:
    """The error names the key most likely meant."""
    with pytest.raises(UnknownKey):
        key_name(written)


def test_the_nearest_key_is_named() -> None:
    """A typing slip is answered with the key most likely meant."""
    with refuses(UnknownKey, match="There is no key 'entr': perhaps you meant enter"):
        key_name("entr")


@given(
    st.one_of(
        st.text(max_size=12),
        st.builds("{}{}{}".format, st.sampled_from(["", "ctrl-"]), st.just("shift-"), st.text()),
        st.builds("shift-{}".format, st.sampled_from([*NAMED, *NAMED.values(), *PLAIN, "ß", "1"])),
    )
)
def test_the_name_of_a_key_is_a_name_of_the_same_key(text: str) -> None:
    """Normalising is idempotent, so that each key has one name."""
    with suppress(UnknownKey):
        name = key_name(text)
        assert key_name(name) == name


def test_a_keymap_says_what_a_key_means_in_a_mode() -> None:
    """A mode's own binding takes precedence over the global one."""
    keymap = read_keymap('[all]\nrules = ["r"]\nkeys = ["F1", "?"]\n[menu]\nleave = ["r"]\n')
    assert keymap.command("r", Mode.GAME) is COMMANDS["rules"]
    assert keymap.command("r", Mode.MENU) is COMMANDS["leave"]
    assert keymap.command("question", Mode.MENU) is COMMANDS["keys"]
    assert keymap.command("q", Mode.GAME) is None
    assert keymap.keys("keys", Mode.GAME) == ("f1", "question")


def test_a_capital_that_means_nothing_is_read_as_small() -> None:
    """Caps lock goes unnoticed by players who cannot see the keyboard's light."""
    keymap = read_keymap('[all]\nrules = ["r"]\nturn = ["t"]\nrepeat = ["T"]\n')
    assert keymap.command("R", Mode.GAME) is COMMANDS["rules"]
    assert keymap.command("T", Mode.GAME) is COMMANDS["repeat"]
    assert keymap.command("t", Mode.GAME) is COMMANDS["turn"]


def test_every_fault_is_told_at_once() -> None:
    """Modes, commands, keys, types of values and conflicts, each as a sentence."""
    with pytest.raises(KeymapError) as refused:
        read_keymap(
            '[gam]\nrules = ["r"]\n'
            '[all]\nrule = ["r"]\nturn = "t"\nown = ["nokey"]\nshown = ["c"]\nleave = ["C", "c"]\n'
        )
    faults = each_told(refused.value.reasons, "en")
    assert len(faults) == 5
    assert "Unknown table [gam]: perhaps you meant game" in faults[0]
    assert "There is no command 'rule': perhaps you meant rules" in faults[1]
    assert "The keys of 'turn' must be a list" in faults[2]
    assert "There is no key 'nokey'" in faults[3]
    assert faults[4] == (
        "Line 8: In [all] key 'c' would mean both 'shown' and 'leave'. Remove it from one of them."
    )
    assert told(refused.value, "en") == " ".join(faults)


def test_two_ways_to_write_one_key_clash() -> None:
    """The comma has several spellings, all of one key."""
    with refuses(KeymapError, match="key 'comma' would mean both"):
        read_keymap('[game]\nolder = [","]\nnewer = ["comma"]\n')


@pytest.mark.parametrize(
    "text",
    [
        "no toml",
        "all = 3",
        "[all]\nrules = [1]",
        "[all]\nrules = { r = 1 }",
        "[[all]]\nrules = ['r']",
        "x = " + "[" * 5000,
        "x = " + "9" * 5000,
    ],
    ids=lambda text: text[:20],
)
def test_a_file_that_is_no_keymap_is_refused(text: str) -> None:
    """Other TOML, invalid TOML, and TOML nested too deep for its parser."""
    with pytest.raises(KeymapError):
        read_keymap(text)


toml = st.builds(
    "[{}]\n{} = {}".format,
    st.sampled_from(["all", "menu", "game", "x"]),
    st.sampled_from([*COMMANDS, "x", "'x y'"]),
    st.lists(st.text(max_size=9)),
)


@given(st.one_of(st.text(), toml))
def test_any_text_is_a_keymap_or_told_as_a_fault(text: str) -> None:
    """Invalid text raises KeymapError and no other exception."""
    with suppress(KeymapError):
        keymap = read_keymap(text)
        assert set(keymap.commands) == set(Mode)


DEFAULT = default_keymap()


def test_every_command_has_a_key_in_each_of_its_modes() -> None:
    """Every feature can be reached by a key."""
    without = [
        (one.name, mode)
        for one in COMMANDS.values()
        for mode in one.modes
        if not DEFAULT.keys(one.name, mode)
    ]
    none_of(without)


def test_every_command_has_a_plain_key() -> None:
    """No chord is needed, except to leave or suspend the program, which have other keys too."""
    keys = {
        name: [key for mode in one.modes for key in DEFAULT.keys(name, mode)]
        for name, one in COMMANDS.items()
        if name not in ("leave", "suspend")
    }
    chords = {
        name: found
        for name, found in keys.items()
        if all("ctrl-" in key or key.startswith("shift-") for key in found)
    }
    none_of(chords.items())


def test_no_key_of_other_programs_is_taken() -> None:
    """Screen readers and terminals reserve Insert, F11 and some Control chords.

    Alt chords are only alternatives; the game menu has Escape.
    """
    used = {key for mode in Mode for key in DEFAULT.commands[mode]}
    assert not used & {"insert", "f11", "ctrl-s", "ctrl-q", "ctrl-i", "ctrl-m", "ctrl-h", "ctrl-j"}
    alone = {
        command.name
        for mode in Mode
        for command in DEFAULT.commands[mode].values()
        if all(key.startswith("alt-") for key in DEFAULT.keys(command.name, mode))
    }
    assert alone == {"menu"}


def test_every_command_has_a_help_message() -> None:
    """Key help describes each command; the picks after the first share one message."""
    texts = Texts("en")
    needed = [f"command-{one.name}" for one in COMMANDS.values() if one.pick < 2]
    none_of(name for name in needed if not texts.has(name))
    none_of(name for name in needed if not Narrator(texts).say(name).strip())


def test_every_key_can_be_spoken() -> None:
    """A message speaks each named key."""
    texts = Texts("en")
    named = [*NAMED.values(), *(key for key in PLAIN if not key[1:].isdigit()), "ctrl", "shift"]
    assert [key for key in named if not texts.has(f"key-{key}")] == []


def test_commands_and_questions() -> None:
    """Each of the five questions is one command; ten choices can be picked."""
    asked = [one.query for one in COMMANDS.values() if one.query is not None]
    assert sorted(query.value for query in asked) == sorted(query.value for query in Query)
    assert sorted(one.pick for one in COMMANDS.values() if one.pick) == [*range(1, 11)]
    assert all(one.chooses for one in COMMANDS.values() if one.pick)
    with refuses(UnknownCommand, match="perhaps you meant repeat"):
        command("repat")


@pytest.mark.parametrize(
    ("key", "name"),
    [("r", "rules"), ("t", "turn"), ("e", "standing"), ("c", "shown"), ("h", "own")],
)
def test_the_keys_that_players_know(key: str, name: str) -> None:
    """R, T, E, C and H ask, as in other audio games."""
    found = DEFAULT.command(key, Mode.GAME)
    assert found is not None
    assert found.name == name
