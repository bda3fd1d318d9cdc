"""The quiz of sounds: by keys alone, with and without captions, and its result."""

from __future__ import annotations

import random
from collections.abc import Callable, MutableSequence, Sequence
from pathlib import Path
from typing import Any

import pytest
from sound_link import NotedLink, press_with_sounds

from audiogame.console.key_source import CONTINUED
from audiogame.preferences.sound_quiz import choices_of, four_of, meaning, quiz_sounds
from audiogame.preferences.sounds_menu import sounds_menu
from audiogame.rules.fault import Reason
from audiogame.settings import Settings
from audiogame.sound_server.device_report import DeviceReport
from audiogame.table.library import all_names


class InOrder(random.Random):
    """Fake luck that keeps every order: the first choice is the right one."""

    def sample(self, population: Sequence[Any], k: int, **_: Any) -> list[Any]:
        return list(population)[:k]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        pass


def quiz(tmp_path: Path, *keys: str, settings: Settings | None = None) -> list[str]:
    """Take the quiz of Sika's sounds; returns what was said."""
    _, lines = press_with_sounds(
        lambda app: quiz_sounds(app, "sika", InOrder()), tmp_path, *keys, settings=settings
    )
    return lines


def asked_of(tmp_path: Path) -> list[tuple[str, str, str]]:
    """Return the name, meaning and description of the first question's cue."""
    app, _ = press_with_sounds(lambda app: quiz_sounds(app, "sika"), tmp_path, "escape")
    return [
        (cue.name, meaning(cue), cue.description)
        for cue in choices_of(app.soundscape.packs(), "sika")
    ]


def test_the_quiz_plays_a_sound_asks_and_says_what_it_was(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """A number answers, Enter and Space play again, Escape ends; confused sounds are named."""
    cues = asked_of(tmp_path)
    noted_link.told.clear()
    lines = quiz(tmp_path, "1", "enter", "space", "2", "escape")
    (one, told, about), (two, other, more) = cues[:2]
    assert lines[0].startswith("10 sounds.")
    first = lines[1].removesuffix(" Which was it?")
    assert first.startswith(f"1: {told}. 2: ")
    assert " 4: " in first
    assert lines[2] == f"Right. {about}"
    assert lines[4] == f"No. {more}"
    wrong = lines[3].partition(" 2: ")[2].partition(". 3: ")[0]
    assert lines[-1] == f"1 of 2 right. Mixed up: {other} with {wrong}."
    assert noted_link.names[:4] == [one, two, two, two]


def test_captions_do_not_tell_the_answer(tmp_path: Path, noted_link: NotedLink) -> None:
    """Nothing is printed before the question, with captions on or off."""
    without = quiz(tmp_path, "1", "2", "escape", settings=Settings(captions=False))
    assert quiz(tmp_path, "1", "2", "escape", settings=Settings(captions=True)) == without


def test_a_whole_quiz_ends_by_itself(tmp_path: Path, noted_link: NotedLink) -> None:
    """All right: no sound is confused."""
    assert quiz(tmp_path, *["2"] * 10)[-1].startswith("0 of 10 right. Mixed up: ")
    assert quiz(tmp_path, *["1"] * 10)[-1] == "10 of 10 right."


def test_other_keys_ask_again_and_nothing_answered_is_nothing_told(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """An arrow or a number without a choice; a quiz without answers tells no result."""
    lines = quiz(tmp_path, "9", "down", "escape")
    assert lines[1] == lines[2] == lines[3]
    assert len(lines) == 4


def test_the_question_is_said_again_after_whatever_came_since(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """By the repeat key, and once after the program had been stopped."""
    asked = quiz(tmp_path, "escape")[1]
    refused = quiz(tmp_path, "%", "f5", "escape")
    assert refused[2].startswith("Percent sign does nothing here.")
    assert refused[1:] == [asked, refused[2], asked]
    assert quiz(tmp_path, CONTINUED, "f5", "escape")[1:] == [asked] * 3
    assert quiz(tmp_path, "%", CONTINUED, "f5", "escape")[2:] == [refused[2]] * 2 + [asked] * 2


def test_the_quiz_says_that_there_is_no_sound_device(tmp_path: Path, noted_link: NotedLink) -> None:
    """No inaudible question is asked, nor while sounds are off."""
    wanted = ["No quiz: sounds are turned off, or there is no sound device."]
    assert quiz(tmp_path, "1", settings=Settings(sound=False)) == wanted
    noted_link.device = DeviceReport(False, why=(Reason("no-device", why="none"),))
    assert wanted[0] in quiz(tmp_path, "1")


def test_the_menu_of_sounds_opens_the_quiz(tmp_path: Path, noted_link: NotedLink) -> None:
    """The common sounds or those of a game; then one is back where one was."""
    keys = ["end", "enter", "enter", "escape", "escape", "escape"]
    _, lines = press_with_sounds(sounds_menu, tmp_path, *keys)
    assert "Sound quiz." in lines[1]
    assert "Sounds used everywhere." in lines[2]
    assert lines[3].startswith("10 sounds.")
    assert lines[4].endswith("Which was it?")


@pytest.mark.parametrize("part", ["", *all_names()])
def test_every_part_can_be_asked_for(part: str, tmp_path: Path, noted_link: NotedLink) -> None:
    """Choices differ in meaning; they are of one family where possible, with the right one."""
    app, _ = press_with_sounds(lambda app: quiz_sounds(app, part), tmp_path, "escape")
    cues = choices_of(app.soundscape.packs(), part)
    assert len(cues) > 10
    assert len({meaning(cue) for cue in cues}) == len(cues)
    for cue in cues:
        four = four_of(cues, cue, random.Random(cue.name))
        assert cue in four
        assert len({meaning(one) for one in four}) == 4
    dice = next(cue for cue in cues if cue.name == "dice.roll.3")
    alike = [one for one in four_of(cues, dice, random.Random(0)) if "dice.roll." in one.name]
    assert len(alike) == 3


def test_a_command_opens_the_quiz(run: Callable[..., tuple[int, str, str]]) -> None:
    """Without audio it says so; an unknown game is refused."""
    status, told, errors = run("sounds", "quiz", "sika", keys="1 escape")
    assert (status, errors) == (0, "")
    assert "No quiz: sounds are turned off" in told
    status, _, errors = run("sounds", "quiz", "sikka")
    assert status == 2
    assert "sika" in errors
