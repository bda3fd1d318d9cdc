"""The settings menu: generated from the fields, each with messages, and saved at once."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from offenders import none_of
from pressed import new_app, press, typed
from twins import exchange

from audiogame import narration
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.form import ControlKind
from audiogame.keys.names import NAMED, PLAIN
from audiogame.narration.texts import Texts
from audiogame.preferences import setting_group
from audiogame.preferences.setting_group import (
    SettingGroups,
    in_group,
    message,
    open_group,
    value_in_words,
)
from audiogame.preferences.settings_menu import settings_menu
from audiogame.preferences.speech_menu import SPOKEN, speech_menu
from audiogame.rules.value import replace
from audiogame.settings import (
    GROUPS,
    PROFILE,
    SETTINGS,
    Settings,
    check_setting,
    read_settings,
    save_settings,
)

SHOWN = [name for group in GROUPS for name in in_group(group)]
TEXTS = Texts("en")
ENGLISH = Path(narration.__file__).with_name("program.en.ftl").read_text(encoding="utf-8")
Result = TypeVar("Result")


def saved(data: Path) -> Settings:
    found, faults = read_settings(data / "settings.toml")
    assert faults == ()
    return found


def change(data: Path, name: str, *keys: str) -> list[str]:
    """Open one setting, press keys, and return what was said."""

    async def opened(app: App) -> None:
        await SettingGroups(app).change(name)

    return press(opened, data, *keys)


def test_each_setting_is_in_a_group_or_has_a_menu_of_its_own() -> None:
    """A new field appears in the group that it names, and nowhere else."""
    elsewhere = {
        *SPOKEN,
        "name",
        "language",
        "welcomed",
        "brief_offered",
        "missed_lines_offered",
        "call_bell",
    }
    for name, part in SETTINGS.items():
        group = part.group
        assert (group in GROUPS) == (name in SHOWN)
        assert group or name in elsewhere, f"{name} is nowhere"


def test_each_setting_has_its_messages() -> None:
    """Its name, its description, and the name of each value."""
    needed = [one for name in SHOWN for one in messages_of(name)]
    none_of(one for one in needed if not TEXTS.has(one))


def messages_of(name: str) -> list[str]:
    """List the message ids that a setting needs."""
    needed = [message(name), f"{message(name)}-about"]
    part = SETTINGS[name]
    values = part.values
    if values or isinstance(part.default, bool):
        needed.append(f"{message(name)}-title")
    if isinstance(part.default, bool):
        needed += [f"{message(name)}-{word}" for word in ("yes", "no")]
    else:
        first = "wording" if name.startswith("verbosity") else message(name)
        needed += [f"{first}-{value}" for value in values]
    return needed


def test_each_setting_is_told_and_described(tmp_path: Path) -> None:
    """In its group: a sentence with its value, and a description on Space."""
    wrong = []
    for group in GROUPS:
        app, _ = new_app(tmp_path)
        rows = in_group(group)
        lines = press(own_voice(group), tmp_path, *["space", "down"] * len(rows))
        # The last key moves to the item below the settings, or says that there is none.
        heard = lines[-2 * len(rows) - 1 : -1]
        for name, row, about in zip(rows, heard[::2], heard[1::2], strict=True):
            sentence = SettingGroups(app).told(name)
            if not (
                sentence in row and sentence.endswith(".") and about.endswith("Enter changes it.")
            ):
                wrong.append((name, sentence, row, about))
    none_of(wrong)


def own_voice(group: str) -> Callable[[App], Awaitable[None]]:
    """Return what opens a group while the program's own voice speaks."""

    async def opened(app: App) -> None:
        app.speaker.mode = "voice"
        await open_group(app, group)

    return opened


def values_of(name: str) -> tuple[Any, ...]:
    """Return sample values of a setting: a whole list, or both ends, one and a step."""
    part = SETTINGS[name]
    if isinstance(part.default, bool):
        return (True, False)
    if part.values:
        return part.values
    if part.ranges:
        given = (part.low, max(part.least, 1), part.step, part.high)
        return tuple(int(one) if isinstance(part.default, int) else float(one) for one in given)
    return (part.default, "Ann")


def test_each_row_reads_as_a_name_and_its_value(tmp_path: Path) -> None:
    """ "Pace: normal.", never "Waits times 1", "Menu volume: 0 percent" or "nothing"."""
    wrong: list[object] = []
    for name in SHOWN:
        rows = []
        for value in values_of(name):
            for how in ("normal", "brief"):
                chosen = {"verbosity": how, name: value}
                app, _ = new_app(tmp_path, settings=replace(Settings(), **chosen))
                rows.append(SettingGroups(app).told(name))
        wrong += [row for row in rows if not reads_well(row)]
        wrong += unheard(name, rows)
    none_of(wrong)


def test_each_row_of_the_speech_menu_reads_as_a_name_and_its_value(tmp_path: Path) -> None:
    """In the speech menu, with any settings."""
    wrong: list[object] = []
    for number, name in enumerate(SPOKEN):
        rows = []
        for value in values_of(name):
            data = tmp_path / name / str(value or "none")
            save_settings(data / "settings.toml", replace(Settings(), **{name: value}))
            lines = press(own_voice_menu, data, *["down"] * number)
            row = re.sub(r" \d+ of \d+\.$", "", lines[-1].removeprefix("Speech: "))
            wrong += [(name, value, row)] if not reads_well(row) else []
            rows.append(row)
        wrong += unheard(name, rows)
    none_of(wrong)


async def own_voice_menu(app: App) -> None:
    """Open the speech menu while the program's own voice speaks."""
    app.speaker.mode = "voice"
    await speech_menu(app)


def unheard(name: str, rows: list[str]) -> list[tuple[str, str]]:
    """List the variants of a setting's message that no row ends in."""
    entry = entry_of(message(name))
    if "{ wording-now }" in entry:
        entry += entry_of("wording-now")
    variants = re.findall(r"^ +\*?\[\w+\] (.+)$", entry, re.MULTILINE)
    assert len(variants) >= 2 * entry.count("->")
    heard = [re.escape(one).replace(re.escape("{ $value }"), r"[\d.]+") for one in variants]
    heard = [re.sub(r"\\{.*\\}", ".+", one) for one in heard]
    return [
        (name, variant)
        for variant, pattern in zip(variants, heard, strict=True)
        if not any(re.search(f"{pattern}\\.?$", row) for row in rows)
    ]


def entry_of(name: str) -> str:
    """Return a message's source, with its continuation lines."""
    found = re.search(rf"^{name} = .*(?:\n[ }}].*)*", ENGLISH, re.MULTILINE)
    assert found is not None, name
    return found[0]


def reads_well(row: str) -> bool:
    """Return whether a row is a name, a colon and a value in words."""
    row = f"{row.removesuffix('.')}."
    named = re.fullmatch(r"[A-Z][^:]*: [^\s:].*\.", row)
    return bool(named) and not re.search(
        r"\bnothing\b|\btimes 1\b|\b0 percent\b|\bTrue\b|\bFalse\b|\bauto\b|_", row
    )


def test_each_choice_can_be_taken(tmp_path: Path) -> None:
    """Each value by its number; the default is marked; it is saved at once."""
    wrong = []
    for name in (name for name in SHOWN if SETTINGS[name].values):
        data = tmp_path / name
        for number, value in enumerate(SETTINGS[name].values, start=1):
            lines = change(data, name, str(number))
            if getattr(saved(data), name) != value or not lines:
                wrong.append((name, value, lines))
        last = change(data, name, "home")[-1]
        if "Default." not in last:
            wrong.append((name, "home", [last]))
    none_of(wrong)


@pytest.mark.parametrize("name", ["orientation", "confirm_leaving"])
def test_yes_and_no_are_chosen_like_other_values(tmp_path: Path, name: str) -> None:
    """By arrows and Enter, or by the number of the choice."""
    change(tmp_path, name, "down", "enter")
    assert getattr(saved(tmp_path), name) is False
    change(tmp_path, name, "1")
    assert getattr(saved(tmp_path), name) is True
    assert change(tmp_path, name, "escape")[-1] == "Nothing has changed."


def test_numbers_by_arrows_and_by_typing(tmp_path: Path) -> None:
    """Each value applies at once; Escape restores the old one; wrong numbers are refused."""
    assert change(tmp_path, "columns", "up", "up", "down", "enter")[1:] == [
        "Line length: 20 characters.",
        "Line length: 40 characters.",
        "Line length: 20 characters.",
    ]
    assert saved(tmp_path).columns == 20
    assert change(tmp_path, "columns", "4", "5", "backspace", "0", "enter")[1:] == [
        "4 so far.",
        "45 so far.",
        "4 so far.",
        "40 so far.",
    ]
    assert saved(tmp_path).columns == 40
    assert change(tmp_path, "columns", "4", "backspace", "backspace", "enter")[1:] == [
        "4 so far.",
        "Nothing typed.",
        "Nothing typed.",
    ]
    assert saved(tmp_path).columns == 40
    (tmp_path / "keys.toml").write_text('preset = "right-hand"\n', encoding="utf-8")
    lines = change(tmp_path, "columns", "4", "backspace", "backspace", "up")
    assert lines[2:] == ["Nothing typed.", "Back to what it was."], "there it goes back"
    (tmp_path / "keys.toml").unlink()
    lines = change(tmp_path, "columns", "9", "9", "9", "enter", "escape")
    range_of = "Type 0, or a number from 20 to 200. Line length: 40 characters."
    assert lines[-2] == f"999 won't do. {range_of}"
    assert lines[-1] == "Back to what it was."
    lines = change(tmp_path, "columns", "1", "9", "enter", "escape")
    assert lines[-2] == f"19 won't do. {range_of}", "no row is so short"
    change(tmp_path, "columns", "3", "0", "enter")
    lines = change(tmp_path, "columns", "down", "up", "enter")
    assert lines[-2:] == ["Line length: the width of the screen.", "Line length: 20 characters."]
    change(tmp_path, "columns", "up", "delete", "enter")
    assert saved(tmp_path).columns == 0
    lines = change(tmp_path, "voice_volume", "9", "9", "9", "enter", "escape")
    assert lines[-2] == (
        "999 won't do. Type a whole number from 0 to 100. Voice volume: 100 percent."
    )
    change(tmp_path, "pace", "0", "period", "5", "enter")
    assert saved(tmp_path).pace == 0.5
    assert (
        change(tmp_path, "pace", "home", "up", "enter")[1:] == ["Pace: waits 10 times as long."] * 2
    )


def test_numbers_are_typed_without_shift_on_a_french_keyboard(tmp_path: Path) -> None:
    (tmp_path / "keys.toml").write_text('preset = "azerty"\n', encoding="utf-8")
    assert change(tmp_path, "columns", "'", "(", "enter")[1:] == ["4 so far.", "45 so far."]
    assert saved(tmp_path).columns == 45


def test_a_text_is_typed_and_checked(tmp_path: Path) -> None:
    """Names without commas; bots may have several, separated by them."""
    lines = change(tmp_path, "name", *typed("Ann,"), *typed("Ann"))
    assert "won't do" in lines[1]
    assert saved(tmp_path).name == "Ann"
    change(tmp_path, "bot_names", *typed("Rex, Kim"))
    assert saved(tmp_path).bot_names == "Rex, Kim"
    assert change(tmp_path, "name", "escape")[-1] == "Nothing has changed."


def test_wordings_are_labelled_by_samples(tmp_path: Path) -> None:
    """The same event in each form."""
    lines = change(tmp_path, "verbosity_cards", "down", "down", "down")
    full, brief = lines[1], lines[3]
    assert full.startswith("Full: ")
    assert brief.startswith("Brief: ")
    assert len(brief) < len(full)
    assert lines[0].split(": ", 2)[1] == "Like the rest"


def test_a_sample_is_looked_for_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the front end, so that keys are answered meanwhile."""
    noted: list[str] = []
    monkeypatch.setattr(setting_group, "sample", lambda topic, language: noted.append("sample"))

    class Aside:
        async def __call__(self, work: Callable[[], Result], /) -> Result:
            noted.append("aside")
            found = work()
            noted.append("back")
            return found

    async def opened(app: App) -> None:
        exchange(app.front, offload=Aside())
        await SettingGroups(app).change("verbosity_dice")

    assert "Full" in press(opened, tmp_path, "down", "enter")[1]
    assert noted == ["aside", "sample", "back"]


def test_a_sample_loads_no_game_more_than_it_needs() -> None:
    """Opening a wording for the first time is quick."""
    code = (
        "import sys; from audiogame.preferences.setting_group import sample; "
        "from audiogame.narration.topics import Topic; assert sample(Topic.DICE, 'en'); "
        "print([name for name in sys.modules if name.startswith('audiogame.games.')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "army_men" in run.stdout
    assert "poker" not in run.stdout


def test_a_group_is_taken_back_after_a_question(tmp_path: Path) -> None:
    """Only after yes, and only that group."""
    change(tmp_path, "numbers", "2")
    change(tmp_path, "orientation", "2")
    press(settings_menu, tmp_path, "2", "end", "enter", "n")
    assert saved(tmp_path).numbers == "grouped"
    lines = press(settings_menu, tmp_path, "2", "end", "enter", "y")
    assert "These settings are back to their defaults." in lines
    assert saved(tmp_path) == Settings(orientation=False)


def test_settings_count_at_once(tmp_path: Path) -> None:
    """Without a restart: places in lists, thousands, the length of rows."""
    lines = press(settings_menu, tmp_path, "9", "4", "2", "escape")
    assert lines[-2].endswith("Position in lists: Left out.")
    app, _ = new_app(tmp_path, settings=Settings(numbers="grouped", columns=40))
    assert app.dialogue.narrator.say("category-all", count=1234567) == "All lines, 1,234,567."
    assert app.dialogue.outputs.screen.widest == 40
    plain, _ = new_app(tmp_path, settings=Settings())
    assert plain.dialogue.narrator.say("category-all", count=1234567) == "All lines, 1234567."


def test_values_in_words(tmp_path: Path) -> None:
    """No raw value where there is a word for it."""
    app, _ = new_app(tmp_path)
    assert value_in_words(app.dialogue, "pace", 0.5) == "0.5"
    assert value_in_words(app.dialogue, "name", "") == "Not set"
    assert value_in_words(app.dialogue, "verbosity_dice", PROFILE) == "Like the rest:"


KEYS = [*"adehlnprsvxy0123456789", *NAMED.values(), *PLAIN[:16], "f1"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(keys=st.lists(st.sampled_from(KEYS), max_size=30))
def test_any_keys_leave_settings_that_are_right(tmp_path: Path, keys: list[str]) -> None:
    """After any keys, the saved settings are allowed ones."""
    app, lines = new_app(tmp_path, *keys)

    async def run() -> None:
        try:
            await settings_menu(app)
        except ProgramLeft:
            return

    asyncio.run(run())
    assert not any(check_setting(name, getattr(app.data.settings, name)) for name in SETTINGS)
    assert all(line.strip() for line in lines)


FIRST = ("Your name", "Wording", "Speech", "Sounds", "Measure", "Keys", "Language", "People",
         "More")  # fmt: skip


def test_the_first_menu_has_what_is_changed_most(tmp_path: Path) -> None:
    """Nine entries, so that a digit opens each; the last one opens the rest."""
    lines = press(settings_menu, tmp_path, *["down"] * 9)
    rows = [line.removeprefix("Settings: ") for line in lines[:9]]
    assert [row for row, word in zip(rows, FIRST, strict=True) if not row.startswith(word)] == []
    assert rows[-1] == "More. 9 of 9."


def test_the_wording_is_changed_in_its_row(tmp_path: Path) -> None:
    """For all at once; that of each kind is behind the same entry."""
    lines = press(settings_menu, tmp_path, "down", "right", "right", "right", "left", "enter")
    assert lines[2:6] == ["Wording: normal.", "Wording: brief.", "Wording: brief.",
                          "Wording: normal."]  # fmt: skip
    assert lines[6] == "How much is said: Overall: normal. 1 of 8."
    assert saved(tmp_path).verbosity == "normal"


@pytest.mark.parametrize("name", [name for name in SETTINGS if SETTINGS[name].steps])
def test_steps_lead_through_all_values(name: str) -> None:
    """From one end to the other, and back; a number stops at the ends, too."""
    part = SETTINGS[name]
    if isinstance(part.default, bool):
        assert (part.stepped(True, 1), part.stepped(False, -1)) == (False, True)
        return
    first, last = (part.values[0], part.values[-1]) if part.values else (part.low, part.high)
    for by, start, end in ((1, first, last), (-1, last, first)):
        passed = [start]
        while (value := part.stepped(passed[-1], by)) != passed[-1]:
            assert check_setting(name, value) is None
            passed.append(value)
        assert passed[-1] == end
        assert len(passed) > 1


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("d enter 2", "Settings: Digits mark dice: By face. In More. 9 of 9."),
        ("d right", "Digits mark dice: By face."),
        ("t enter 2", "Settings: Table talk: None. In More. 9 of 9."),
        ("n enter R e x enter", "Names for bots: Rex. Settings: More. 9 of 9."),
        ("9 2 2 0 enter", "More settings: Your reading speed: 20 characters a second. 2 of 18."),
    ],
)
def test_letters_find_the_rest(tmp_path: Path, keys: str, told: str) -> None:
    """Each is changed at once, and its new value is said."""
    assert press(settings_menu, tmp_path, *keys.split())[-1] == told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("colours", "Colours: The terminal's own. 1 of "),
        ("VOLUME menu", "Menu volume: 100 percent. 1 of "),
        ("yellow low vision", None),
        ("low vision", "Colours: The terminal's own. 1 of 1."),
        ("reader lines", "Your screen reader misses lines: not known. 1 of "),
        ("quiz", "Sounds: volumes, stereo, captions, learning and quiz. 1 of 1."),
    ],
)
def test_a_slash_finds_any_setting(tmp_path: Path, words: str, told: str | None) -> None:
    """By its name first, then by its description."""
    lines = press(settings_menu, tmp_path, "/", *typed(words))
    if told is None:
        assert lines[-1] == f"No entry mentions {words}."
    else:
        assert lines[-1].startswith(f"Found: {told}")


def test_what_was_found_is_changed_at_once(tmp_path: Path) -> None:
    """Its new value is said, then the menu in which the search began."""
    lines = press(
        settings_menu, tmp_path, "down", "/", *typed("menu volume"), "enter", "5", "enter"
    )
    assert lines[-1] == "Menu volume: 5 percent. Settings: Wording: full. 2 of 9."
    assert saved(tmp_path).sound_interface == 5
    press(settings_menu, tmp_path, "/", *typed("braille"), "enter")
    assert saved(tmp_path).captions


@pytest.mark.parametrize("name", in_group("more"))
def test_a_rare_setting_is_two_keys_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """More and its digit, or its first letter and Enter, as in the menus of groups before."""
    opened: list[str] = []

    async def noted(groups: SettingGroups, name: str) -> None:
        opened.append(name)

    monkeypatch.setattr(SettingGroups, "change", noted)
    place = in_group("more").index(name) + 1
    letter = TEXTS.format(message(name), {"value": "", "chosen": ""})[0].lower()
    press(settings_menu, tmp_path, *("9", str(place % 10)) if place <= 10 else (letter, "enter"))
    assert opened == [name]


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_setting_has_the_same_widget_in_every_language(language: str, tmp_path: Path) -> None:
    """A checkbox stands for no more than yes and no."""
    app, _ = new_app(tmp_path)
    app.dialogue.narrator.use_language(language)
    names = [name for name in SETTINGS if SETTINGS[name].group]
    checked = [name for name in names if SettingGroups(app).control(name).kind is ControlKind.YES]
    assert {*checked} == {"sound", "confirm_leaving", "calls", "wait_for_me"}


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_no_title_asks_as_a_colon_follows_it(language: str) -> None:
    (home,) = narration.__path__
    text = (Path(home) / f"program.{language}.ftl").read_text(encoding="utf-8")
    titles = re.findall(r"^(title-\S+ = .*)$", text, re.MULTILINE)
    assert len(titles) > 30
    none_of([title for title in titles if title.endswith("?")])
