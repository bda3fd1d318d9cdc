"""First run: ask whether a screen reader, a braille display or our own voice reads to the player.

Two voices never speak at once: first lines are printed, which a screen reader reads or a braille
display shows; some seconds later the program's own voice speaks; then again, for as long as that
takes.  No step relies on hearing alone.
"""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.display import Answer
from audiogame.narration.line import Line, Subject, Urgency
from audiogame.preferences.setting_group import SettingGroups
from audiogame.rules.value import replace

LISTEN = 6.0
"""Seconds between the printed lines and the program's own voice."""
COLOURS = "c"
"""The key for choosing colours first; each is shown while the player walks to it."""
LINES = ("first-run-lines", "first-run-others", "first-run-colours")
TOUCHED = ("first-run-touched",)
"""Said in place of these where nobody has keys: each answer is a button."""
ANSWERS = {"1": "lines", "2": "voice", "3": "braille"}
SHOWN = (*(Answer(key, name) for key, name in ANSWERS.items()), Answer(COLOURS, "colours"))


async def ask_who_reads(app: App) -> None:
    """Ask who reads to the player, and save the answer."""
    question = Subject()
    with app.front.display.answers(app.dialogue.narrator.say("first-run-question"), *SHOWN):
        answer = await _ask_until_answered(app, question)
    question.change()
    if answer == "braille":
        app.data.keep(replace(app.data.settings, braille=True, captions=True, speech="lines"))
        app.data.take_settings()
        app.speaker.begin("lines")
    else:
        app.data.keep(replace(app.data.settings, speech=answer))
        app.speaker.begin(answer)
    app.dialogue.tell(f"first-run-{answer}-kept")


async def _ask_until_answered(app: App, question: Subject) -> str:
    while True:
        _ask(app.dialogue, question)
        answer = await _answer(app, LISTEN, question) or await _ask_by_voice(app, question)
        if answer:
            return answer


def _ask(dialogue: Dialogue, question: Subject) -> None:
    validity, touched = question.change(), dialogue.narrator.touched
    for message in TOUCHED if touched else LINES:
        dialogue.tell(message, validity=validity)


async def _ask_by_voice(app: App, question: Subject) -> str:
    """Ask the question by the program's own voice alone."""
    app.speaker.begin("voice", silent=True)
    speech = app.speaker.speech
    assert speech is not None, "the mode voice speaks"
    # Not printed: a screen reader would speak at the same time; the lines before say the same.
    text, validity = app.dialogue.narrator.say("first-run-voice"), question.validity
    speech.take(Line(text, urgency=Urgency.ANSWER, validity=validity))
    answer = await _answer(app, LISTEN, question)
    if not answer:
        app.speaker.begin("lines")
    return answer


async def _answer(app: App, seconds: float, question: Subject) -> str:
    end = app.front.clock() + seconds
    while True:
        key = await app.keyboard.key(max(end - app.front.clock(), 0.0))
        if key is None:
            return ""
        if key.name in ANSWERS:
            return ANSWERS[key.name]
        if key.name in ("escape", "q"):
            return "lines"
        if key.name.lower() == COLOURS:
            await SettingGroups(app).change("theme")
        _ask(app.dialogue, question)
