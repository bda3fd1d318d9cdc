"""Sounds in the program: menus and keys, learning them, muting them, captions, own packs."""

from __future__ import annotations

import asyncio
import shutil
from itertools import groupby
from pathlib import Path

import pytest
from pressed import new_app
from sound_link import NotedLink, press_with_sounds
from twins import MemoryScreen, exchange

from audiogame.archive.opened_table import new_table
from audiogame.console import soundscape as soundscape
from audiogame.console.app import App
from audiogame.console.soundscape import Soundscape
from audiogame.lobby.main_menu import main_menu
from audiogame.narration.faults import told
from audiogame.narration.narrator import Line
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop
from audiogame.preferences.setting_group import check_sounds, open_group
from audiogame.preferences.sounds_menu import learn_sounds, sounds_menu, sounds_of
from audiogame.rules.fault import Reason
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace
from audiogame.settings import Settings, read_settings
from audiogame.sound_server.cue import AMBIENCE
from audiogame.sound_server.pack import default_pack
from audiogame.sound_server.places import SeatPositions
from audiogame.sound_server.sound_message import write_reasons
from audiogame.sound_server.waves import BrokenSound
from audiogame.table.library import all_names, find_game

PACK = default_pack()[0]


async def play(app: App, name: str = "sika", seats: str = "you,bot") -> None:
    game = find_game(name)
    opened = new_table(game, read_seats(seats, game), game.options(), app.data.folder, "7")
    await GameLoop(app, opened).run()


def test_walking_through_a_menu_is_heard(tmp_path: Path, noted_link: NotedLink) -> None:
    """A tick for each step, another at the edge, one to choose and one to go back."""
    press_with_sounds(
        main_menu, tmp_path, "down", "up", "up", "end", "home", "s", "enter", "escape"
    )
    assert noted_link.names == [
        *("ui.move", "ui.move", "ui.edge", "ui.move", "ui.move", "ui.move"),
        *("ui.select", "ui.back"),
    ]


def test_an_answer_without_words_is_heard_instead_of_the_bell(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """An error cue is played; without sounds the terminal's bell rings."""
    app, _ = press_with_sounds(main_menu, tmp_path, "down", "x")
    assert noted_link.names == ["ui.move", "ui.error"]
    assert not app.dialogue.outputs.screen.bell()
    app.soundscape.mute()
    assert app.dialogue.outputs.screen.bell()


def test_one_key_mutes_all_cues(tmp_path: Path, noted_link: NotedLink) -> None:
    """The same key turns them on again; the words say which."""
    _, lines = press_with_sounds(main_menu, tmp_path, "down", "m", "down", "m", "down")
    assert lines[2::2] == ["Sounds off.", "Sounds on."]
    assert noted_link.names == ["ui.move", "ui.move"]


def test_sounds_that_are_off_can_be_turned_on_by_the_same_key(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """Off in the settings, no process is started; the first M starts it."""
    press_with_sounds(main_menu, tmp_path, "down", settings=Settings(sound=False))
    assert noted_link.told == []
    app, lines = press_with_sounds(main_menu, tmp_path, "m", settings=Settings(sound=False))
    assert lines[-1] == "Sounds on."
    assert app.data.settings.sound
    assert app.soundscape.heard


def test_each_sound_is_described_in_the_list_of_sounds(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """The description comes first, then the sound; Enter plays only the sound again."""
    app, lines = press_with_sounds(
        lambda app: learn_sounds(app, "sika"), tmp_path, "down", "enter", "space", "escape"
    )
    cues = sounds_of(app.soundscape, "sika")
    assert all(cue.name.startswith("sika.") for cue in cues)
    assert cues[0].description in lines[0]
    assert cues[1].description in lines[1]
    assert len(lines) == 2
    assert noted_link.names == ["ui.move", cues[1].name, cues[1].name, "ui.back"]


def test_a_digit_goes_to_a_sound(tmp_path: Path, noted_link: NotedLink) -> None:
    """It is described and can be played: the list stays open."""
    app, lines = press_with_sounds(
        lambda app: learn_sounds(app, "sika"), tmp_path, "3", "enter", "down"
    )
    cues = sounds_of(app.soundscape, "sika")
    assert cues[2].description in lines[1]
    assert cues[3].description in lines[2]
    assert noted_link.names == ["ui.move", cues[2].name, "ui.move"]


def test_sounds_are_learned_in_words_where_none_is_heard(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """Enter and Space repeat the words."""
    keys = ["down", "enter", "space", "3", "enter"]
    _, lines = press_with_sounds(
        lambda app: learn_sounds(app, "sika"), tmp_path, *keys, settings=Settings(sound=False)
    )
    assert lines[0] == "No sounds: they're turned off, or there is no sound device."
    assert lines[2] == lines[3] == lines[4]
    assert lines[5] == lines[6] != lines[2]


def test_all_sounds_can_be_learned(tmp_path: Path, noted_link: NotedLink) -> None:
    """The common ones and those of each game, from the main menu; only the room has no words."""
    games = ["", *all_names()]
    app, _ = press_with_sounds(main_menu, tmp_path)
    learned = [cue.name for game in games for cue in sounds_of(app.soundscape, game)]
    assert sorted([*learned, AMBIENCE]) == sorted(PACK.cues)
    _, lines = press_with_sounds(
        sounds_menu, tmp_path, "enter", "enter", "end", "escape", "escape", "escape"
    )
    assert "Learn the sounds." in lines[0]
    assert "Sounds used everywhere." in lines[1]
    assert sounds_of(app.soundscape, "")[-1].description in lines[3]


def test_inside_a_game_only_its_sounds_are_learned(tmp_path: Path, noted_link: NotedLink) -> None:
    """From the game menu; afterwards the player is back in place."""
    keys = ["wait", "escape", "s", "s", "s", "s", "enter", "enter", "escape", "escape", "enter"]
    app, lines = press_with_sounds(play, tmp_path, *keys)
    first = sounds_of(app.soundscape, "sika")[0]
    assert any(first.description in line for line in lines)
    assert "game.start" in noted_link.names
    assert "turn.yours" in noted_link.names


def test_a_volume_is_heard_at_its_new_value(tmp_path: Path, noted_link: NotedLink) -> None:
    """Each step of each volume plays its own sample; Escape restores the old value."""
    keys = ["2", "down", "down", "enter", "down", "enter", "down", "escape", "escape"]
    app, lines = press_with_sounds(lambda app: open_group(app, "sounds"), tmp_path, *keys)
    assert [name for name in noted_link.names if not name.startswith("ui.")] == [
        *("turn.yours", "turn.yours", "dice.roll.3"),
    ]
    first, second = (cue for cue in noted_link.played if "turn.yours" in cue["file"])
    assert second["left"] < first["left"]
    assert app.data.settings.sound_master == 90
    assert app.data.settings.sound_game == 100
    assert any("Overall volume: 95 percent" in line for line in lines)


def test_a_volume_changed_in_its_row_is_heard(tmp_path: Path, noted_link: NotedLink) -> None:
    keys = ["down", "left", "right"]
    _, lines = press_with_sounds(lambda app: open_group(app, "sounds"), tmp_path, *keys)
    heard = [cue for cue in noted_link.played if "turn.yours" in cue["file"]]
    assert [one["left"] for one in heard] == sorted(one["left"] for one in heard)
    assert len(heard) == 2
    assert lines[-2:] == ["Overall volume: 95 percent.", "Overall volume: 100 percent."]


def test_places_are_heard_when_they_are_chosen(tmp_path: Path, noted_link: NotedLink) -> None:
    """A note left, in the middle and right; in mono all three are alike."""
    press_with_sounds(lambda app: open_group(app, "sounds"), tmp_path, "6", "2", "6", "1", "escape")
    notes = [cue for cue in noted_link.played if "turn.other" in cue["file"]]
    assert len(notes) == 6
    assert len({(cue["left"], cue["right"]) for cue in notes[:3]}) == 1
    balance = [cue["right"] - cue["left"] for cue in notes[3:]]
    assert balance == sorted(balance)
    assert balance[0] < 0 < balance[2]


def test_the_room_is_heard_only_if_it_is_chosen(
    tmp_path: Path, noted_link: NotedLink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Off at first; then from the beginning of a game to its end, and never in menus."""

    def rooms() -> list[str]:
        return [Path(told["file"]).name for told in noted_link.told if told["is"] == "ambience"]

    press_with_sounds(play, tmp_path, "wait", "escape", "end", "enter")
    assert rooms() == []
    settings = Settings(sound_ambience=50)
    press_with_sounds(play, tmp_path, "wait", "m", "m", "escape", "end", "enter", settings=settings)
    assert rooms() == ["ambience.wav", "", "ambience.wav", ""]
    quiet = next(told["left"] for told in noted_link.told if told["is"] == "ambience")
    noted_link.told.clear()
    monkeypatch.setattr(soundscape, "ROOM", 0.0)
    keys = ["5", "up", "up", "enter", "escape"]
    press_with_sounds(lambda app: open_group(app, "sounds"), tmp_path, *keys)
    assert rooms()[0] == "ambience.wav", "a sample of the volume"
    assert [told["left"] for told in noted_link.told if told["is"] == "ambience"][-1] == 0.0
    assert quiet > 0.0


@pytest.mark.parametrize(
    ("keys", "seatings"),
    [
        ("wait", [SeatPositions(4, (0,))]),
        ("wait escape 3 y wait", [SeatPositions(4, (0,)), SeatPositions(5, (0,))]),
        ("wait escape 4 y enter wait", [SeatPositions(4, (0,)), SeatPositions(5, (0, 4))]),
        ("wait escape 2 enter wait", [SeatPositions(4, (0,))]),
    ],
    ids=["four", "a bot sits down", "a person sits down", "somebody leaves"],
)
def test_free_chairs_take_no_place(
    tmp_path: Path,
    noted_link: NotedLink,
    monkeypatch: pytest.MonkeyPatch,
    keys: str,
    seatings: list[SeatPositions],
) -> None:
    """Players are spread from the left end to the right; they move only when one sits down."""
    noted: list[SeatPositions] = []
    seat = Soundscape.seat

    def note(soundscape: Soundscape, seats: int, here: tuple[int, ...]) -> None:
        seat(soundscape, seats, here)
        assert soundscape.sound is not None
        noted.append(soundscape.sound.seating)

    async def run(app: App) -> None:
        await play(app, "ten-die-poker", "you,casual,casual,casual")

    monkeypatch.setattr(Soundscape, "seat", note)
    _, lines = press_with_sounds(run, tmp_path, *keys.split())
    assert [one for one, _ in groupby(noted)] == [*seatings, SeatPositions()], lines
    assert any(one.startswith("To beat: ") for one in lines)


def test_captions(tmp_path: Path, noted_link: NotedLink) -> None:
    """The words of sounds are printed and brailled, and neither spoken nor kept."""
    app, lines = new_app(tmp_path, settings=Settings(captions=True))
    app.dialogue.say(Line("Bo rolls.", (Sounded("dice.roll.3"), Sounded("turn.other", 1, 0.5))))
    text = ", ".join(PACK.cues[name].text for name in ("dice.roll.3", "turn.other"))
    screen = app.dialogue.outputs.screen
    assert isinstance(screen, MemoryScreen)
    assert screen.shown == [f"[{text}] Bo rolls."]
    assert lines == ["Bo rolls."]
    assert app.recall.history.newest() == "Bo rolls."
    app.dialogue.say(Line("Menu.", (Sounded("ui.move"),)))
    assert screen.shown[-1] == "Menu."
    app.data.settings = replace(app.data.settings, captions=False)
    app.dialogue.say(Line("Bo rolls.", (Sounded("dice.roll.3"),)))
    assert screen.shown[-1] == "Bo rolls."


def test_own_sounds(tmp_path: Path, noted_link: NotedLink) -> None:
    """A folder beside the settings applies by itself; another can be chosen, which is checked."""
    own = tmp_path / "sounds"
    own.mkdir()
    shutil.copy(PACK.cues["chip.win"].files[0], own / "ui.move.wav")
    press_with_sounds(main_menu, tmp_path, "down")
    assert noted_link.played[-1]["file"] == str(own / "ui.move.wav")
    other = tmp_path / "other"
    other.mkdir()
    missing, empty = check_sounds(tmp_path, "nowhere"), check_sounds(tmp_path, "other")
    assert missing is not None
    assert str(tmp_path / "nowhere") in told(missing, "en")
    assert empty is not None
    assert "no sounds" in told(empty, "en")
    shutil.copy(PACK.cues["chip.win"].files[0], other / "ui.move.wav")
    assert check_sounds(tmp_path, "other") is None
    press_with_sounds(main_menu, tmp_path, "down", settings=Settings(sound_pack="other"))
    assert noted_link.played[-1]["file"] == str(other / "ui.move.wav")


def test_what_is_wrong_with_the_device_or_a_file_is_said_once(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """In words, and not in a transcript."""

    async def wait(app: App) -> None:
        assert noted_link.ready is not None
        for _ in range(2):
            noted_link.hear(
                {
                    **noted_link.ready,
                    "device": False,
                    "why": write_reasons((Reason("sound-process-died"),)),
                }
            )
        broken = BrokenSound(Path("moo.wav"), Reason("wave-empty"))
        noted_link.hear({"is": "broken", "why": write_reasons(broken.reasons)})
        await asyncio.sleep(0.05)

    app, lines = press_with_sounds(wait, tmp_path)
    assert lines == [
        "Sounds have stopped: the sound process has stopped.",
        "Couldn't play moo.wav: it's empty. Save it again as WAV, 16 bits.",
    ]
    assert all(line.local for line in app.recall.history.lines)


def test_sounds_in_the_place_of_words(tmp_path: Path, noted_link: NotedLink) -> None:
    """By category of message; the history keeps the words, and without sounds all is spoken."""
    seen: list[Line] = []

    def run_with(settings: Settings) -> list[Line]:
        async def run(app: App) -> None:
            exchange(app.recall.history, take=seen.append)  # to see whole lines
            await play(app)

        seen.clear()
        press_with_sounds(
            run, tmp_path, "wait", "1", "enter", "wait", "enter", "wait", settings=settings
        )
        return [line for line in seen if line.unspoken]

    assert run_with(Settings()) == []
    unspoken = run_with(Settings(unspoken_dice=True))
    assert unspoken
    assert all(line.text for line in unspoken)
    assert run_with(Settings(unspoken_dice=True, sound=False)) == []


def test_the_braille_profile_has_captions(tmp_path: Path) -> None:
    """Turned on in the speech menu."""
    from audiogame.preferences.speech_menu import speech_menu

    app, _ = new_app(tmp_path, "end", "up", "enter", "escape")
    asyncio.run(speech_menu(app))
    settings, _ = read_settings(tmp_path / "settings.toml")
    assert (settings.braille, settings.captions) == (True, True)
