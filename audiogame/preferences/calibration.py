"""Find out how fast the player's voice reads: press Enter when a sentence ends."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.narration.line import Line, Subject, Urgency
from audiogame.rules.value import replace
from audiogame.settings import check_setting


async def calibrate(app: App) -> None:
    """Measure the rate of the player's voice and keep it.

    What other programs speak cannot be heard from here, so the player says when it ends.
    """
    with app.front.display.answers(app.dialogue.narrator.say("calibrate"), Answer("enter", "now")):
        await _calibrate(app)


async def _calibrate(app: App) -> None:
    task = Subject()
    app.dialogue.tell("calibrate", validity=task.change())
    while True:
        key = await app.keyboard.key()
        assert key is not None, "without a time limit there is a key"
        if key.name == "enter":
            task.change()
            break
        if key.name in ("escape", "z"):
            task.change()
            app.dialogue.tell("staying")
            return
        app.dialogue.tell("calibrate", validity=task.change())
    text = app.dialogue.narrator.say("calibration-sentence")
    app.dialogue.say(Line(text, urgency=Urgency.ANSWER))
    begun = app.front.clock()
    while True:
        key = await app.keyboard.key()
        assert key is not None, "without a time limit there is a key"
        if key.name == "enter":
            break
        app.dialogue.tick()
    rate = round(len(text) / max(app.front.clock() - begun, 0.01), 1)
    if check_setting("rate", rate):
        app.dialogue.tell("calibration-failed")
        return
    app.data.keep(replace(app.data.settings, rate=rate))
    app.dialogue.tell("calibrated", rate=str(rate))
