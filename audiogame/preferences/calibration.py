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
    with app.display.answers(app.narrator.say("calibrate"), Answer("enter", "now")):
        await _calibrate(app)


async def _calibrate(app: App) -> None:
    task = Subject()
    app.tell("calibrate", validity=task.change())
    while True:
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        if key.name == "enter":
            task.change()
            break
        if key.name in ("escape", "z"):
            task.change()
            app.tell("staying")
            return
        app.tell("calibrate", validity=task.change())
    text = app.narrator.say("calibration-sentence")
    app.say(Line(text, urgency=Urgency.ANSWER))
    begun = app.clock()
    while True:
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        if key.name == "enter":
            break
        app.tick()
    rate = round(len(text) / max(app.clock() - begun, 0.01), 1)
    if check_setting("rate", rate):
        app.tell("calibration-failed")
        return
    app.keep(replace(app.settings, rate=rate))
    app.tell("calibrated", rate=str(rate))
