"""A Windows without a voice, a screen reader or a sound device."""

from __future__ import annotations

from pathlib import Path

import pytest
from windows_game import QUICK
from windows_rig import PATIENCE, answer, the_rig

from audiogame.rules.value import replace

SILENT = "No voice can speak here"
SOUNDLESS = "Sound is off"


@pytest.mark.parametrize(
    "mode",
    [pytest.param("voice", marks=pytest.mark.real), pytest.param("direct", marks=pytest.mark.soak)],
)
def test_what_is_missing_is_said_in_a_sentence_each_and_the_game_goes_on(
    tmp_path: Path, mode: str
) -> None:
    """Neither SAPI 5 nor eSpeak NG can be heard under Wine on a machine without sound."""
    settings = replace(QUICK, sound=True)
    env = {"AUDIOGAME_SPEECH": mode, "AUDIOGAME_SOUND": "on"}
    play = ("play", "sika", "--seed", "7")
    with the_rig().terminal(tmp_path / "data", *play, env=env, settings=settings) as terminal:
        for sentence in (SILENT, SOUNDLESS):
            terminal.wait_for(sentence, PATIENCE)
        answer(terminal, "1", "You call red")
        terminal.wait_for("Throw.", PATIENCE)
        for throw in ("Second throw", "Last throw", "End of round 1"):
            answer(terminal, "1", throw)
        assert terminal.process.poll() is None
        assert [terminal.text.count(sentence) for sentence in (SILENT, SOUNDLESS)] == [1, 1]
