"""The output of sounds: which cue is played, where, how loud, and when."""

from __future__ import annotations

import math
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sound_link import noted

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.mix import Mix
from audiogame.outputs.sound import LEADS
from audiogame.rules.sounded import APART, Sounded, in_turn
from audiogame.sound_server.cue import Timing
from audiogame.sound_server.pack import default_pack
from audiogame.sound_server.places import MIDDLE, Hearing, SeatPositions, StereoPlace, sides

PLACES = {
    2: (0.0, 0.5),
    3: (0.0, -0.6, 0.6),
    4: (0.0, -0.7, 0.0, 0.7),
    5: (0.0, -0.9, -0.3, 0.3, 0.9),
    8: (0.0, -0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9),
}


@pytest.mark.parametrize("seats", PLACES)
def test_seats_sit_from_left_to_right_of_the_player(seats: int) -> None:
    """The player is in the middle whichever the own seat is, and the next one at the left end."""
    for own in range(seats):
        seating = SeatPositions(seats, (own,))
        pans = tuple(seating.place((own + turn) % seats).pan for turn in range(seats))
        assert pans == pytest.approx(PLACES[seats])
    across = [SeatPositions(4, (1,)).place(seat).gain for seat in range(4)]
    assert across == [0.0, 0.0, 0.0, -3.0]


@pytest.mark.parametrize("here", [(), (0, 1), (0, 2, 3)])
def test_at_a_shared_keyboard_each_seat_keeps_its_place(here: tuple[int, ...]) -> None:
    """With several people, or spectators: one row that does not rotate."""
    pans = [SeatPositions(4, here).place(seat).pan for seat in range(4)]
    assert pans == sorted(pans) == [-pan for pan in reversed(pans)]
    assert len(set(pans)) == 4
    assert SeatPositions(4, here).place(None) == SeatPositions(4, here).place(9) == MIDDLE


@given(st.floats(-1.0, 1.0))
def test_a_cue_has_the_same_power_at_every_place(pan: float) -> None:
    """Sine and cosine; mono and one-ear output have no places."""
    left, right = sides(StereoPlace(pan), 0.0, Hearing.STEREO)
    assert left**2 + right**2 == pytest.approx(1.0)
    assert (right > left) == (pan > 1e-9) or abs(pan) < 1e-6
    half = math.sqrt(0.5)
    assert sides(StereoPlace(pan), 0.0, Hearing.MONO) == pytest.approx((half, half))
    assert sides(StereoPlace(pan), 0.0, Hearing.LEFT) == pytest.approx((half, 0.0))
    assert sides(StereoPlace(pan), 0.0, Hearing.RIGHT) == pytest.approx((0.0, half))


def test_a_cue_is_played_at_its_seat() -> None:
    """With its bus and its time; a cue in no pack is silent."""
    sound, link = noted()
    sound.seating = SeatPositions(3, (0,))
    lead = sound.play((Sounded("card.flip", 1), Sounded("card.flip", 2, 0.2), Sounded("no.such")))
    left, right = link.played
    assert left["left"] > left["right"]
    assert right["left"] < right["right"]
    assert (left["bus"], left["after"], right["after"]) == ("game", 0.0, 0.2)
    assert lead == LEADS[Timing.OVERLAP]
    assert sound.play((Sounded("no.such"),)) == 0.0
    assert len(link.played) == 2


def test_the_same_variant_is_never_heard_twice_running() -> None:
    """Though the choice among the others is random."""
    sound, link = noted()
    for _ in range(60):
        sound.play((Sounded("ui.move"),))
    files = [cue["file"] for cue in link.played]
    assert all(one != two for one, two in pairwise(files))
    assert len(set(files)) == len(default_pack()[0].cues["ui.move"].files) == 4


def test_speech_waits_by_the_class_of_the_cue() -> None:
    """Overlap not at all, dice a little, a war longer; the wait can be shortened."""
    sound, _ = noted()
    leads = [sound.play((Sounded(name),)) for name in ("ui.move", "dice.roll.3")]
    assert leads == [0.0, LEADS[Timing.LEAD]]
    assert sound.play((Sounded("scientific-war.war"),)) == LEADS[Timing.WAIT] <= 0.7
    sound.drop()
    sound.set_mix(Mix(lead=50))
    assert sound.play((Sounded("scientific-war.war"),)) == LEADS[Timing.WAIT] / 2
    sound.set_mix(Mix(lead=0))
    assert sound.play((Sounded("scientific-war.war"),)) == 0.0


def test_the_sound_of_the_room() -> None:
    """Its volume and the ears apply; an unchanged sound is sent to a new process only."""
    sound, link = noted(mix=Mix(ambience=50))

    def told() -> list[dict[str, object]]:
        return [one for one in link.told if one["is"] == "ambience"]

    sound.set_mix(Mix(ambience=50))
    assert told() == [], "there is no game"
    sound.surround(True)
    sound.set_mix(Mix(ambience=50, game=20))
    (first,) = told()
    assert str(first["file"]).endswith("ambience.wav")
    assert first["left"] == first["right"] == pytest.approx(0.25 * math.sqrt(0.5), abs=1e-4)
    sound.set_mix(Mix(ambience=100, hearing=Hearing.LEFT))
    assert (told()[-1]["left"], told()[-1]["right"]) == (pytest.approx(0.7071), 0.0)
    link.hear({"is": "ready", "device": True})
    assert len(told()) == 3
    assert told()[-1] == told()[-2]
    for silent in (Mix(ambience=100, muted=True), Mix()):
        sound.set_mix(silent)
        assert told()[-1]["file"] == ""
    assert len(told()) == 4
    sound.set_mix(Mix(ambience=100))
    sound.close()
    assert [one["file"] != "" for one in told()[-2:]] == [True, False]


def test_volumes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of a volume is 12 decibels less; each bus has its own, and master applies to all."""
    sound, link = noted()

    def loud(name: str, mix: Mix) -> float:
        sound.set_mix(mix)
        sound.play((Sounded(name),))
        return float(link.played[-1]["left"])

    full = loud("dice.keep", Mix())
    assert loud("dice.keep", Mix(game=50)) == pytest.approx(full / 4, abs=1e-3)
    assert loud("dice.keep", Mix(interface=50)) == pytest.approx(full, abs=1e-3)
    assert loud("dice.keep", Mix(master=50, game=50)) == pytest.approx(full / 16, abs=1e-3)
    assert loud("ui.edge", Mix(interface=50)) == pytest.approx(full / 4, abs=1e-3)
    assert loud("dice.keep", Mix(game=0)) == 0.0
    ears = [told for told in link.told if told["is"] == "ears"]
    assert ears[-1] == {"is": "ears", "hearing": "stereo", "gain": 0.7}


def test_meanings_are_kept_apart_and_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three tenths of a second from one to the next; cues that would be too late are dropped."""
    sound, link = noted()
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    waits = [sound.play((Sounded("turn.other"),)) for _ in range(10)]
    times = [cue["after"] for cue in link.played]
    assert times == pytest.approx([APART * place for place in range(5)])
    lead = LEADS[default_pack()[0].cues["turn.other"].timing]
    assert waits[:5] == pytest.approx([time + lead for time in times]), "words come with their cue"
    assert waits[5:] == [0.0] * 5, "and do not wait for what is left out"
    sound.play((Sounded("card.flip"),))
    assert link.played[-1]["after"] == 0.0, "things of the table may overlap"
    sound.take(Line("You play.", (Sounded("turn.other"),), Urgency.CHOICE))
    assert {"is": "drop"} in link.told
    assert link.played[-1]["after"] == 0.0, "the newest is heard at once"


def test_notes_of_one_event_follow_one_another() -> None:
    """Several notes of one event follow one another."""
    notes = in_turn(("a", "b", "c"), 2, 0.5)
    assert notes == (Sounded("a", 2, 0.5), Sounded("b", 2, 0.8), Sounded("c", 2, 1.1))


def test_nothing_is_played_without_a_device_or_muted() -> None:
    """And no line has to wait; with a device, sounds resume."""
    sound, link = noted(device=False)
    assert sound.play((Sounded("scientific-war.war"),)) == 0.0
    assert link.played == []
    assert not sound.heard
    link.hear({"is": "device", "there": True, "why": ""})
    assert sound.play((Sounded("scientific-war.war"),)) > 0.0
    link.hear({"is": "gone"})
    assert not sound.heard
    link.hear(dict(link.ready or {}, device=True))
    assert sound.heard
    sound.set_mix(Mix(muted=True))
    assert sound.play((Sounded("scientific-war.war"),)) == 0.0
    assert len(link.played) == 1


def test_the_sounds_of_a_line_are_played_once() -> None:
    """At once, or before the line, or, but for answers, when a voice reaches the line."""
    sound, link = noted()
    line = Line("Three dice.", (Sounded("dice.roll.3"),))
    sound.take(line)
    assert link.names == ["dice.roll.3"]
    assert sound.play_before(line) == LEADS[Timing.LEAD]
    sound.take(line)
    assert link.names == ["dice.roll.3"] * 2
    sound.paced = True
    sound.take(line)
    assert len(link.names) == 2
    sound.take(Line("", (Sounded("ui.error"),), Urgency.ANSWER))
    assert link.names[-1] == "ui.error"
    sound.silence()
    assert link.told[-1] == {"is": "drop"}
    sound.close()
    assert link.listeners == []


def test_the_cue_of_the_game_goes_before_the_common_one() -> None:
    """A game's name is looked up first, then the common name, then the parent's."""
    sound, link = noted()
    sound.game = "sika"
    sound.play((Sounded("call.red"), Sounded("sika.call.blue"), Sounded("dice.roll.9")))
    assert link.names == ["sika.call.red", "sika.call.blue", "dice.roll"]
