"""The key that marks the line just heard as odd, for those who correct the texts."""

from __future__ import annotations

from audiogame import __version__
from audiogame.archive.odd_lines import (
    FILE,
    OddLine,
    OddLinesError,
    read_odd_lines,
    save_odd_lines,
    toggled,
)
from audiogame.console.dialogue import Dialogue
from audiogame.console.user_data import UserData
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.text_sources import source_of
from audiogame.rules.fault import system_reason
from audiogame.settings import keep_aside


async def mark_odd(dialogue: Dialogue, data: UserData) -> None:
    """Mark the current line as odd, or take its mark away.

    The answer is not kept: the line stays the current one, so that the key can be repeated.
    """
    line = dialogue.outputs.history.current()
    if line is None:
        dialogue.tell("nothing-said")
        return
    source = None if line.chat or line.secret else source_of(line.text)
    if source is None:
        why = "chat" if line.chat else "secret" if line.secret else "unknown"
        _answer(dialogue, "odd-refused", why=why)
        return
    await data.unsaved.written()  # the marks of earlier keys
    try:
        before = _marked(dialogue, data)
    except OSError as fault:
        _answer(dialogue, "not-written", why=system_reason(fault))
        return
    odd = OddLine(source.text, source.messages, source.language, __version__)
    lines = toggled(before, odd)
    _answer(dialogue, "odd-unmarked" if odd in before else "odd-marked", count=len(lines))
    path = data.folder / FILE
    data.unsaved.put(
        path,
        lambda: save_odd_lines(path, lines),
        lambda fault: dialogue.tell("not-written", why=system_reason(fault)),
    )


def _marked(dialogue: Dialogue, data: UserData) -> tuple[OddLine, ...]:
    """Return the marked lines; a damaged file is kept aside, which is said.

    Raises:
        OSError: the file cannot be read.
    """
    try:
        return read_odd_lines(data.folder)
    except OddLinesError as fault:
        kept = keep_aside(data.folder / FILE)
        _answer(dialogue, "odd-set-aside", why=fault, kept=kept or None)
        return ()


def _answer(dialogue: Dialogue, message: str, **args: object) -> None:
    text = dialogue.narrator.say(message, **args)
    dialogue.say(Line(text, urgency=Urgency.ANSWER), again=True)
