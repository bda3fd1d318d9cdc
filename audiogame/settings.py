"""The player's settings: checked when read, and saved in TOML, each change by itself.

What else is in the file stays there, such as the settings of a newer version of the program, or
what another one has changed meanwhile.
"""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Mapping
from math import nan
from pathlib import Path
from typing import Any

from audiogame.rules.cards import HandOrder
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.notation import is_guess, nearest
from audiogame.rules.value import Value, as_dict, defaults, made_by
from audiogame.table.own_file import (
    UNREAD,
    change_whole,
    decoded,
    free_path,
    move_own,
    read_text,
)

SPEECH_MODES = ("auto", "lines", "direct", "voice", "none")
VERBOSITIES = ("full", "normal", "brief")
THEMES = ("own", "white-on-black", "yellow-on-black", "black-on-white", "black-on-yellow")
VIEWS = ("lines", "together")
PROFILE = "profile"
"""The value of a topic's wording that follows the profile."""
TOPICS = ("dice", "cards", "scores", "turns", "chatter")
GROUPS = ("wording", "sounds", "more")
"""The menus of settings; a setting without a group is in another menu, or in none."""
OWN_VOICE = (
    *("voice", "voice_rate", "voice_pitch", "voice_volume", "voice_name", "voice_language"),
    "opponent_voices",
)
"""The settings that count only while the program's own voice speaks."""
LONGEST_TEXT = 200
"""Characters of a setting that is a text."""
SHORTEST = 20
"""Characters of a row at least, where there is a limit."""


class Setting(Value):
    """The default and the valid values of a setting.

    Args:
        default: its value until the player chooses one.
        group: the menu that shows it, see GROUPS; empty for none of them.
        values: all valid values; empty where it is a boolean, a number or any text.
        low: the least number; likewise `high`, and `step` from one to the next.
        least: the least number other than `low`, such as a length where 0 stands for none.
    """

    default: Any
    group: str = ""
    values: tuple[str, ...] = ()
    low: float = 0
    high: float = 0
    step: float = 1
    least: float = 0

    @property
    def ranges(self) -> bool:
        """Whether the setting is a number."""
        return self.low < self.high

    @property
    def steps(self) -> bool:
        """Whether it has a next and a previous value, as all but texts have."""
        return isinstance(self.default, bool) or self.ranges or bool(self.values)

    def stepped(self, value: Any, by: int) -> Any:
        """Return the value one step from another; at an end of the range or list, that itself.

        Args:
            value: a valid one; the setting has steps.
            by: -1 or 1; a boolean changes by either.
        """
        if isinstance(self.default, bool):
            return not value
        if not self.ranges:
            at = self.values.index(value) + by
            return self.values[min(max(at, 0), len(self.values) - 1)]
        moved = min(max(round(value + by * self.step, 6), self.low), self.high)
        if self.low < moved < self.least:
            moved = self.least if by > 0 else self.low
        return type(self.default)(moved)

    def __call__(self) -> Any:
        """Return the default: a setting is the default factory of its field of `Settings`."""
        return self.default


def _one_of(*values: str, group: str = "") -> Any:
    return made_by(Setting(values[0], group, values))


def _yes(group: str) -> Any:
    return made_by(Setting(True, group))


def _no(group: str) -> Any:
    return made_by(Setting(False, group))


def _text(group: str) -> Any:
    return made_by(Setting("", group))


def _between(
    default: float, low: float, high: float, step: float = 1.0, group: str = "", least: float = 0
) -> Any:
    return made_by(Setting(default, group, low=low, high=high, step=step, least=least))


class Settings(Value):
    """The choices that a player keeps across games.

    Args:
        name: of the player in records; empty until it is chosen.
        speech: how lines are spoken, see SPEECH_MODES.
        verbosity: amount of detail in speech.
        pace: multiplies every wait; 0 removes them.
        rate: characters a second that the player's voice reads.
        wait_for_me: whether each move of others is held until a key is pressed.
        language: code of the language in which everything is told; empty for the
            system's.
        voice: backend of the mode "voice"; empty for the best available.
        voice_name: the voice of that backend; empty for its own.
        voice_language: code of the language it speaks; by default that of the texts.
        voice_rate: words a minute of the program's own voice.
        voice_pitch: its pitch, from 0 to 100.
        voice_volume: its volume, in percent.
        opponent_voices: whether each opponent speaks with a voice of its own.
        sound: whether there are sounds beside words.
        sound_master: volume of all sounds of the program, in percent.
        sound_game: volume of events at the table; likewise of the interface.
        sound_ambience: volume of the room in games; 0 for none.
        sound_places: how sounds reach the ears.
        sound_lead: percent of the usual time between a sound and its words.
        sound_pack: name of a folder of the player's own sounds, next to the settings; empty for
            the usual one.
        captions: whether the sounds are also printed in words.
        unspoken_dice: whether dice are heard as sounds only, not spoken; likewise other topics.
        missed_lines: whether the screen reader misses lines, by the player's answer or by a trial.
        braille: whether lines are for a braille display: short, and one at a time.
        verbosity_dice: amount of detail about dice; likewise of the other topics.
        numbers: whether thousands are separated by commas.
        orientation: whether menus say "3 of 7".
        columns: characters of a row that is printed, SHORTEST at the least; 0 for the terminal's
            width.
        theme: colours of printed lines, see THEMES.
        spacing: whether there is an empty row between lines.
        view: whether the question stays on screen together with the last line.
        copy_to: destination of a copied line.
        confirm_leaving: whether leaving a game or the program has to be confirmed.
        confirm_risks: whether choices that cost much and can't be taken back have to be.
        digits: whether a digit marks the dice at that place, or those that show that face.
        hand_order: the order in which a hand of cards is held and read.
        bot_names: names of bots, separated by commas; empty for the usual names.
        calls: whether the player is called to their turn when elsewhere.
        call_bell: whether the terminal's bell may do that under a screen reader that was not
            measured.
        remarks: whether opponents with a character make remarks.
        new_versions: whether the program looks for newer versions of itself, once a week.
        welcomed: whether the newcomers' hint has been shown.
        brief_offered: whether brief wording has been offered, which happens once.
        missed_lines_offered: whether the player was asked if the reader misses lines; likewise.
    """

    name: str = _text("")
    speech: str = _one_of(*SPEECH_MODES)
    verbosity: str = _one_of(*VERBOSITIES, group="wording")
    pace: float = _between(1.0, 0.0, 10.0, step=0.1, group="more")
    rate: float = _between(18.0, 2.0, 200.0, group="more")
    wait_for_me: bool = _no("more")
    language: str = ""
    voice: str = ""
    voice_name: str = ""
    voice_language: str = "en"
    voice_rate: int = _between(200, 80, 450, 10)
    voice_pitch: int = _between(50, 0, 100, 5)
    opponent_voices: bool = False
    sound: bool = _yes("sounds")
    sound_master: int = _between(100, 0, 100, 5, group="sounds")
    sound_game: int = _between(100, 0, 100, 5, group="sounds")
    sound_interface: int = _between(100, 0, 100, 5, group="sounds")
    sound_ambience: int = _between(0, 0, 100, 10, group="sounds")
    voice_volume: int = _between(100, 0, 100, 5, group="sounds")
    sound_places: str = _one_of("stereo", "mono", "left", "right", group="sounds")
    sound_lead: int = _between(100, 0, 100, 50, group="sounds")
    sound_pack: str = _text("sounds")
    captions: bool = _no("sounds")
    unspoken_dice: bool = _no("sounds")
    unspoken_cards: bool = _no("sounds")
    unspoken_scores: bool = _no("sounds")
    unspoken_turns: bool = _no("sounds")
    unspoken_chatter: bool = _no("sounds")
    missed_lines: str = _one_of("unknown", "yes", "no")
    braille: bool = False
    verbosity_dice: str = _one_of(PROFILE, *VERBOSITIES, group="wording")
    verbosity_cards: str = _one_of(PROFILE, *VERBOSITIES, group="wording")
    verbosity_scores: str = _one_of(PROFILE, *VERBOSITIES, group="wording")
    verbosity_turns: str = _one_of(PROFILE, *VERBOSITIES, group="wording")
    verbosity_chatter: str = _one_of(PROFILE, *VERBOSITIES, group="wording")
    numbers: str = _one_of("plain", "grouped", group="wording")
    orientation: bool = _yes("more")
    columns: int = _between(0, 0, 200, 20, group="more", least=SHORTEST)
    theme: str = _one_of(*THEMES, group="more")
    spacing: str = _one_of("normal", "wide", group="more")
    view: str = _one_of(*VIEWS, group="more")
    copy_to: str = _one_of("clipboard", "file", group="more")
    confirm_leaving: bool = _yes("more")
    confirm_risks: bool = _yes("more")
    digits: str = _one_of("place", "face", group="more")
    hand_order: str = _one_of(*(order.value for order in HandOrder), group="more")
    bot_names: str = _text("more")
    calls: bool = _yes("more")
    call_bell: str = _one_of("unknown", "yes", "no")
    remarks: bool = _yes("more")
    new_versions: bool = _no("more")
    welcomed: bool = False
    brief_offered: bool = False
    missed_lines_offered: bool = False


SETTINGS: dict[str, Setting] = {
    name: found if isinstance(found, Setting) else Setting(found)
    for name, found in defaults(Settings).items()
}
"""The settings by name, in order."""


def _is_plain(name: str) -> bool:
    """Return whether a folder of this name is next to the settings: a file from elsewhere may lead
    to no other place."""
    return not name.startswith((".", "~")) and not {*name} & {*"\\/:"}


def read_setting(name: str, text: str) -> tuple[Any, Reason | None]:
    """Return a form's value of a setting, and what is wrong with it."""
    usual: Any = SETTINGS[name].default
    value: Any = text
    with contextlib.suppress(ValueError):
        value = text == "yes" if isinstance(usual, bool) else type(usual)(text)
    return value, check_setting(name, value)


def check_setting(name: str, value: object) -> Reason | None:
    """Return the fault of a setting's value; None if it is valid."""
    known = SETTINGS
    if name not in known:
        near = nearest(name, known)
        if is_guess(near):
            return Reason("setting-unknown", name=name, near=near)
        return Reason("setting-not-listed", name=name, near=near)
    limits, shown = known[name], repr(value)
    if isinstance(limits.default, bool):
        yes_or_no = isinstance(value, bool)
        return None if yes_or_no else Reason("setting-yes-or-no", name=name, value=shown)
    if limits.ranges:
        low, high, least = limits.low, limits.high, limits.least
        kinds = (int,) if isinstance(limits.default, int) else (int, float)
        number = value if isinstance(value, kinds) and not isinstance(value, bool) else nan
        if not (number == low or max(low, least) <= number <= high):
            if kinds == (int,):
                return Reason(
                    "setting-whole", name=name, value=shown, low=low, high=high, least=least
                )
            return Reason("setting-number", name=name, value=shown, low=low, high=high)
    elif not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_TEXT:
        return Reason("setting-text", name=name, value=shown)
    elif name == "sound_pack" and not _is_plain(value):
        return Reason("setting-folder", name=name, value=shown)
    elif limits.values and value not in limits.values:
        return Reason("setting-one-of", name=name, value=shown, allowed=limits.values)
    return None


def read_settings(path: Path) -> tuple[Settings, tuple[Reason, ...]]:
    """Read the settings; a file that is no TOML is renamed and kept.

    A setting that is not known, such as one of another version of the program, is a fault, and
    stays in the file.  A file that cannot be read stays as it is as long as the program runs.

    Returns:
        The settings, with the default for each faulty one, and the faults.
    """
    try:
        values = tomllib.loads(read_text(path))
    except FileNotFoundError:
        return Settings(), ()
    except OSError as fault:
        # These are not the settings of a newcomer, who would be asked how to play.
        return Settings(welcomed=True), (Reason("settings-unread", why=system_reason(fault)),)
    except (ValueError, RecursionError) as fault:
        name = keep_aside(path)
        kept = (Reason("file-kept-as", name=name),) if name else ()
        return Settings(), (Reason("settings-unreadable", why=system_reason(fault)), *kept)
    checked = {name: check_setting(name, value) for name, value in values.items()}
    good = {name: value for name, value in values.items() if checked[name] is None}
    return Settings(**good), tuple(wrong for wrong in checked.values() if wrong is not None)


def keep_aside(path: Path) -> str:
    """Rename a file with faults; return the new name, empty if it could not be renamed."""
    aside = free_path(path.with_suffix(".broken.toml"))
    try:
        move_own(path, aside)
    except OSError as fault:
        UNREAD[path] = fault
        return ""
    return aside.name


def change_settings(path: Path, changed: Mapping[str, Any], settings: Settings) -> None:
    """Save changed settings atomically: the old file stays until the new one is complete.

    Args:
        path: the file.
        changed: the new values by name.
        settings: all of them, for a file that is no TOML any more; that one is kept aside.

    Raises:
        OSError: the folder is not writable, or the file could not be read when the program began.
    """
    import tomlkit  # late: only needed for saving

    def change(data: bytes) -> str:
        try:
            document: Any = tomlkit.parse(decoded(data))
        except (ValueError, RecursionError):
            keep_aside(path)
            return tomlkit.dumps(as_dict(settings))
        document.update(changed)
        return tomlkit.dumps(document)

    change_whole(path, change)


def save_settings(path: Path, settings: Settings) -> None:
    """Save all settings, atomically.

    Raises:
        OSError: the folder is not writable.
    """
    change_settings(path, as_dict(settings), settings)
