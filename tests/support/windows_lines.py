"""Lines for NVDA by the real accessible-output2, in the Python for Windows.

Its argument is the characters a second that the player hears. It reads commands from its standard
input, and prints "done" after each, and what was missed at the end:

- "say TEXT" gives a line to speech, "ask TEXT" a question, "answer TEXT" an answer to a key;
- "burst COUNT" gives so many lines in two seconds;
- "key" presses a key, and "braille" turns braille on, where no line is handed ahead.
"""

from __future__ import annotations

import sys
import time

from audiogame.narration.line import Line, Subject, Urgency
from audiogame.outputs.speech import conductor, succession
from audiogame.outputs.speech.accessible import AccessibleOutput
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.voice import Backend


def main(rate: str) -> None:
    """Speak the lines of the standard input through NVDA."""
    out = sys.stdout  # a voice that is being made redirects it

    def tell(*words: object) -> None:
        out.write(" ".join(map(str, words)) + "\n")  # at once, as two threads tell
        out.flush()

    succession.RETRY_SILENT = 0.1
    if float(rate) > 200:
        conductor.BREATH = 0.0
    speech = Conductor(
        (Backend("screen-reader", AccessibleOutput),),
        lambda message, name, why: tell("report", message, name),
        float(rate),
    )
    missed: list[str] = []
    speech.hand_ahead(lambda line: missed.append(line.text))
    speech.wait_ready(60.0)
    tell("ready", speech.voice_name)
    question = Subject()
    for row in sys.stdin:
        what, _, text = row.rstrip("\n").partition(" ")
        match what:
            case "say":
                speech.take(Line(text))
            case "ask":
                speech.take(
                    Line(text, urgency=Urgency.ALERT, asks=True, validity=question.change())
                )
            case "answer":
                speech.pressed()
                speech.take(Line(text, urgency=Urgency.ANSWER))
            case "braille":
                speech.hand_ahead(None)
            case "key":
                speech.pressed()
            case "burst":
                for number in range(int(text)):
                    speech.take(Line(f"Line {number}."))
                    time.sleep(2.0 / int(text))
        tell("done", what)
    speech.close()
    tell("missed", missed)


if __name__ == "__main__":
    main(*sys.argv[1:])
