"""Every command is answered wherever it is pressed, and does what its help says."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from machine import needs_machine
from offenders import none_of
from pressed import EVERY_KEY, new_app, play, press
from sound_link import NotedLink
from twins import TICK

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_text
from audiogame.games.sika import GAME
from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.keymap import default_keymap
from audiogame.keys.names import NAMED, PLAIN
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.new_game import lobby
from audiogame.outputs import sound_process
from audiogame.outputs.speech import backends
from audiogame.outputs.speech.backends import RecordingVoice
from audiogame.outputs.speech.voice import Backend
from audiogame.preferences.settings_menu import settings_menu
from audiogame.settings import Settings

DEFAULT = default_keymap()
ITEMS = [
    Item("red", "Red."),
    Item("blue", "Blue.", "The colour of the sky."),
    Item("black", "Black."),
]


async def colours(app: App) -> None:
    await menu(app, "Colours", ITEMS)


async def lobby_of_sika(app: App) -> None:
    await lobby(app, GAME)


OPENED = {Mode.MENU: colours, Mode.LOBBY: lobby_of_sika}
TRIED = (Mode.GAME, Mode.LOBBY, Mode.MENU)
HERE = [one for one in COMMANDS.values() if one.modes & {*TRIED}]


def pressed(mode: Mode, data: Path, *keys: str) -> list[str]:
    """Press keys in a menu, at a lobby or in a game."""
    return press(OPENED[mode], data, *keys) if mode in OPENED else play(data, *keys)


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> dict[Mode, list[str]]:
    """Return what is said in each mode before a key is pressed."""
    found = {mode: pressed(mode, tmp_path_factory.mktemp(mode.value)) for mode in TRIED}
    return {
        mode: [line for line in lines if not line.startswith("Game saved")]
        for mode, lines in found.items()
    }


@pytest.mark.over_the_line
@pytest.mark.parametrize(
    "mode", [Mode.GAME, *(pytest.param(one, marks=pytest.mark.at_home) for one in OPENED)]
)
def test_every_key_is_answered(
    tmp_path: Path, untouched: dict[Mode, list[str]], mode: Mode
) -> None:
    """Each key of each command, in a menu, in a game and at a lobby: never silence."""
    before, wrong = untouched[mode], []
    for one in COMMANDS.values():
        chooses = one.name in ("choose", "mark", "back") or 0 < one.pick < 4
        leaves = (mode is Mode.MENU and chooses) or (mode is Mode.LOBBY and one.name == "back")
        for key in DEFAULT.keys(one.name, mode):
            # Settings of one key stay its own, also where "v" and "V" are one name of a file.
            own = tmp_path / f"{key}-{'capital' if key.isupper() else 'small'}"
            after = pressed(mode, own, key)
            answers = [line for line in after[len(before) :] if not line.startswith("Game saved")]
            if after[: len(before)] != before or not (answers or leaves):
                wrong.append(f"{one.name}, {key}: {after}")
    none_of(wrong)


def test_key_help_says_what_each_key_would_do(tmp_path: Path) -> None:
    """In key help a key is only explained, and has no other effect."""
    app, _ = new_app(tmp_path)
    explained, wrong = dict[str, str](), []
    for mode in TRIED:
        new = {
            one.name: DEFAULT.keys(one.name, mode)[0]
            for one in HERE
            if mode in one.modes and one.name not in {"key-help", *explained}
        }
        lines = pressed(mode, tmp_path / mode.value, "K", *new.values(), "K")
        first = next(
            n for n, line in enumerate(lines) if line.startswith("Key help is on. Press any key")
        )
        told = lines[first + 1 :]
        if "Key help is off." not in told[len(new)]:
            wrong.append(f"{mode}: more than one line for a key in {told}")
        explained |= dict(zip(new, told, strict=False))
    for one in HERE:
        name = "command-pick" if one.pick else f"command-{one.name}"
        what = app.dialogue.narrator.say(name, number=one.pick)
        if one.name != "key-help" and what.lower() not in explained[one.name].lower():
            wrong.append(f"{one.name}: {explained[one.name]}")
    none_of(wrong)
    lines = pressed(Mode.GAME, tmp_path / "off", "K", "K")
    last = next(n for n, line in enumerate(lines) if line.startswith("Key help is on."))
    assert lines[last + 1] == "Key help is off."


@pytest.mark.over_the_line
def test_key_help_explains_keys_of_the_game_and_unknown_ones(tmp_path: Path) -> None:
    """Rank keys while a card is chosen; keys without a meaning; how to leave key help."""
    lines = play(tmp_path, "K", "q", "f10", "escape", "K", game="scientific-war")
    start = lines.index("Key help is on. Press any key to hear what it does. Shift K ends it.")
    assert lines[start + 1 : start + 5] == [
        "Q: Queen.",
        "F10 does nothing here.",
        "Escape: Go back, or leave. Key help is still on. Shift K ends it.",
        "Key help is off.",
    ]
    assert "Play a card" in lines[start + 5]


@pytest.mark.over_the_line
def test_the_list_of_keys_does_what_is_chosen(tmp_path: Path) -> None:
    """A key among all of them is found by its first letters; the question returns after Escape."""
    lines = play(tmp_path, "question", "c", "o", "enter", "question", "escape")
    assert lines[2] == "Keys that work now: Enter: Choose. 1 of 11."
    assert lines[4].startswith("Comma, Page Up: Older line. In All keys: ")
    assert lines[-2:] == [
        "Call a colour: red or blue?",
        "Game saved. To continue it, choose Continue in the main menu.",
    ]


@pytest.mark.over_the_line
def test_repeating_spells(tmp_path: Path) -> None:
    """Once as it was, twice by words, three times by letters, then from the beginning."""
    lines = play(tmp_path, "l", "l", "l", "l", "r", "l")
    assert lines[2:6] == [
        "Call a colour: red or blue?",
        "Call. a. colour. red. or. blue.",
        "Capital C, a, l, l, space, a, space, c, o, l, o, u, r, colon, space, r, e, d, space, "
        "o, r, space, b, l, u, e, question mark.",
        "Call a colour: red or blue?",
    ]
    assert lines[6].startswith("Round 1 of 3, throw 1 of 3. You haven't called a colour.")
    assert lines[7] == lines[2], "the question, not the answer"


@pytest.mark.over_the_line
def test_a_key_says_everything_since_the_last_choice(tmp_path: Path) -> None:
    """Lines of the game only, without answers, and none repeated later."""
    lines = play(tmp_path, "1", "wait", "e", "L", "L", "L", "space")
    news = ["You call red.", "Bella calls blue.", "Your turn, round 1. Throw."]
    assert lines[2:5] == news
    assert lines[6] == "Bella calls blue.", "first in short"
    assert lines[7:10] == news
    assert lines[10:13] == news


@pytest.mark.over_the_line
def test_what_came_before_a_game_is_not_told_again_in_it(tmp_path: Path) -> None:
    """Everything since the last choice starts at the game's beginning."""
    lines = press(lobby_of_sika, tmp_path, "enter", "1", "wait", "escape", "4", "y", "L")
    begun = ["New game. Playing order: you and Bella.", "Call a colour: red or blue?"]
    assert lines[-5:-1] == begun * 2


@pytest.mark.over_the_line
def test_a_review_position_stays_while_lines_come(tmp_path: Path) -> None:
    """The review continues from its place, though luck and a bot have spoken meanwhile."""
    lines = play(tmp_path, "1", "comma", "comma", "wait", "comma")
    assert lines[3:5] == ["You call red.", "Call a colour: red or blue?"]
    assert lines[-2] == "New game. Playing order: you and Bella."


@pytest.mark.over_the_line
def test_categories_are_walked_apart(tmp_path: Path) -> None:
    """Answers alone, then lines of the game, then those of the program."""
    lines = play(tmp_path, "t", "bracketright", "comma", "comma", "tab", "comma", "greater", "less")
    told = lines[3:]
    assert told[0] == "Game lines, 2."
    assert told[1] == "Call a colour: red or blue?"
    assert told[2] == "New game. Playing order: you and Bella."
    assert told[3] == "Answers, 1."
    assert told[4] == "Your turn to call. Oldest line."
    assert told[5] == told[6] == "Your turn to call."


@pytest.mark.over_the_line
def test_a_line_is_copied_to_a_file_where_there_is_no_clipboard(tmp_path: Path) -> None:
    """The newest line, or the reviewed one; all lines can be saved too."""
    lines = play(tmp_path, "comma", "comma", "y", "Y")
    assert lines[4] == f"Saved to {tmp_path / 'copied.txt'}."
    copied = (tmp_path / "copied.txt").read_text(encoding="utf-8")
    assert copied == "New game. Playing order: you and Bella.\n"
    (saved,) = tmp_path.glob("history-*.txt")
    assert saved.read_text(encoding="utf-8").splitlines()[:2] == lines[:2]


@pytest.mark.over_the_line
def test_secret_lines_are_neither_copied_nor_saved(tmp_path: Path) -> None:
    """A line that one of two people heard alone stays with that person."""
    lines = play(tmp_path, "enter", "h", "y", "y", "Y", game="scientific-war", seats="you,you")
    assert "That line is secret, so it isn't copied." in lines
    (saved,) = tmp_path.glob("history-*.txt")
    assert "Your hand" not in saved.read_text(encoding="utf-8")
    assert any(line.startswith("Your hand") for line in lines)


def test_letters_jump_also_by_several(tmp_path: Path) -> None:
    """B goes from match to match, B L to the one that begins so; Space says more of an item."""
    lines = press(colours, tmp_path, "b", "b", "b", "up", "b", "l", "a", "space")
    assert lines[1:4] == ["Blue. 2 of 3.", "Black. 3 of 3.", "Blue. 2 of 3."]
    assert lines[4:] == ["Red. 1 of 3.", "Blue. 2 of 3.", "Blue. 2 of 3.", "Black. 3 of 3."]
    assert press(colours, tmp_path, "2") == ["Colours: Red. 1 of 3."]
    assert press(colours, tmp_path, "down", "space")[-1] == "The colour of the sky."


def test_what_a_letter_does_elsewhere_is_reached_in_menus(tmp_path: Path) -> None:
    """By a key that is no letter, or by Shift; the list of keys names what works."""
    assert press(main_menu, tmp_path, "down", "f5")[-1] == "Continue a game. 2 of 8."
    assert press(main_menu, tmp_path, "l")[-1] == "Learn to play. 4 of 8."
    assert press(settings_menu, tmp_path, "M")[-1] == press(settings_menu, tmp_path, "f8")[-1]
    assert press(settings_menu, tmp_path, "M")[-1].startswith("Sounds o")
    assert press(settings_menu, tmp_path, "m")[-1].startswith("Measure your reading speed. 5 of 9.")
    for what, taken, left in ((main_menu, "L,", "F5:"), (settings_menu, "M,", "Shift M, F8:")):
        listed = press(what, tmp_path, *EVERY_KEY)
        assert not [line for line in listed if line.startswith(taken)]
        assert [line for line in listed if line.startswith(left)]
    listed = press(colours, tmp_path, *EVERY_KEY)
    assert [
        line for line in listed if line.startswith("L, F5: Repeat the question or the last line")
    ], "no entry has L"


@pytest.mark.parametrize("key", ["escape", "tab"])
def test_a_text_is_left_by_two_keys(tmp_path: Path, key: str) -> None:
    """Fenrir reserves Escape, so that a second key is needed."""
    left: list[str | None] = []

    async def text(app: App) -> None:
        left.append(await enter_text(app, "Type."))

    press(text, tmp_path, "a", "b", key, "enter")
    press(text, tmp_path, "a", "b", "enter")
    assert left == [None, "ab"]


def test_a_text_stops_at_its_length_and_says_so(tmp_path: Path) -> None:
    """Once, until there is room again; no typed character is lost."""
    typed: list[str | None] = []

    async def text(app: App) -> None:
        typed.append(await enter_text(app, "Type.", 3))

    lines = press(text, tmp_path, *"abcde", "backspace", *"fgh", "enter")
    assert typed == ["abf"]
    assert lines == ["Type.", *["You can type at most 3 characters here.", "(tick)"] * 2]


def test_a_place_in_a_menu_is_kept_by_its_item(tmp_path: Path) -> None:
    """Also when the list has grown meanwhile; "3 of 7" can be turned off."""
    place = MenuPlace("black")

    async def twice(app: App) -> None:
        await menu(app, "Colours", ITEMS, place)
        await menu(app, "Colours", [Item("white", "White."), *ITEMS], place)

    lines = press(twice, tmp_path, "escape", settings=Settings(orientation=False))
    assert lines == ["Colours: Black.", "Colours: Black."]
    lines = press(colours, tmp_path, "up", "down", settings=Settings(orientation=False))
    assert lines == ["Colours: Red.", "Red. End of list.", "Blue."]


KEYS = [*"abcdefghijklmnopqrstuvwxyzABKLRVYé1234567890", *NAMED.values(), *PLAIN[:16], "f1", "f7"]


@pytest.fixture
def unheard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Make sound and voices silent on this machine, whatever the keys choose."""
    voice = Backend("recording", lambda: RecordingVoice(tmp_path / "said"))
    monkeypatch.setattr(backends, "voices_of", lambda mode, only, link: (voice,))
    monkeypatch.setattr(sound_process, "SoundLink", lambda: NotedLink(device=False))


@needs_machine("a thread for a voice, which some of the keys choose")
@pytest.mark.usefixtures("unheard")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(keys=st.lists(st.sampled_from([key for key in KEYS if key != "z"]), max_size=25))
def test_any_keys_leave_the_program_answering(tmp_path: Path, keys: list[str]) -> None:
    """From the main menu into whatever the keys open: no fault, and no key without an answer."""
    with tempfile.TemporaryDirectory(dir=tmp_path) as data:  # settings of one run are not stored
        app, lines = new_app(Path(data), *keys)

        async def run() -> None:
            with contextlib.suppress(ProgramLeft):
                await main_menu(app)

        try:
            asyncio.run(run())
        finally:
            app.close()  # some keys choose a voice
    assert lines[0].startswith("Main menu: New game. 1 of ")
    assert all(line == TICK or line.strip() for line in lines)
