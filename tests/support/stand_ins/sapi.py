"""A fake of SAPI 5's SpVoice.

Rules and their sources, each below learn.microsoft.com/previous-versions/windows/desktop:

- Rate is from -10 to 10, and a stream keeps the rate that it began with: SpVoice Rate, ms723606.
  What is outside "may be truncated", or is E_INVALIDARG: ISpVoice::SetRate, ee125019.  The
  stricter of the two is faked.
- Volume is from 0 to 100: SpVoice Volume, ms723615.
- RunningState is 0 while a voice waits to speak, 2 while it has the audio, and 1 when all is
  done: SpeechRunState, ee125212.
- Flag 1 returns at once, 2 drops what is spoken and queued, 8 takes the text for XML; without
  it, a text whose first character is "<" is XML: SpeechVoiceSpeakFlags, ms720892.
- StartStream and EndStream come for every stream, through the message loop of the thread:
  ISpeechVoiceEvents, ms722528.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from xml.etree import ElementTree

from stand_ins.com import INVALID_ARGUMENT, SERVER_UNAVAILABLE, Com, ComError, ComObject

SAM = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\MSSam"
ZIRA = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\TTS_MS_EN-US_ZIRA_11.0"
HEDDA = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\TTS_MS_DE-DE_HEDDA_11.0"
ASYNCHRONOUS, PURGE, XML, NOT_XML = 1, 2, 8, 16


@dataclass
class Stream:
    """The speech of one call of Speak."""

    text: str
    rate: int
    volume: int
    voice: str
    seconds: float
    number: int
    began: float | None = None
    ended: bool = False
    cut: bool = False
    sink: Any = None


@dataclass
class Sapi:
    """The speech system: the speech of its voices, and its simulated faults.

    Args:
        com: registry of its class.
        character: seconds that a character is spoken for, at rate 0.
        delay: seconds from Speak until the voice begins.
        report: called with each event, as a line.
    """

    com: Com
    character: float = 0.004
    delay: float = 0.03
    report: Callable[[str], None] = lambda line: None
    spoken: list[Stream] = field(default_factory=list)
    dead: bool = False
    hanging: bool = False
    goes_on: threading.Event = field(default_factory=threading.Event)
    """Set to release hanging calls."""
    events: list[tuple[Any, str, Stream]] = field(default_factory=list)
    voices: list[SpVoice] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.com.classes["sapi.spvoice"] = self._voice
        self.com.classes["sapi.spfilestream"] = object

    def _voice(self) -> SpVoice:
        self.look()
        voice = SpVoice(self)
        self.voices.append(voice)
        return voice

    def look(self) -> None:
        """Raise or hang, if such a fault is simulated now."""
        if self.hanging:
            self.goes_on.wait(30)
        if self.dead:
            raise ComError(SERVER_UNAVAILABLE, "The RPC server is unavailable.", None, None)

    @property
    def texts(self) -> list[str]:
        return [stream.text for stream in self.spoken if stream.text]

    def pump(self) -> None:
        """Deliver the pending events of this thread's voices."""
        for voice in self.voices:
            if voice._home is self.com.own():
                voice._advance()
        while self.events:
            sink, name, stream = self.events.pop(0)
            getattr(sink, f"_ISpeechVoiceEvents_{name}")(stream.number, 0)


class Token(ComObject):
    """An installed voice."""

    def __init__(self, com: Com, number: str, name: str, language: str) -> None:
        super().__init__(com)
        self._name, self._language = name, language
        self.Id = number

    def GetDescription(self) -> str:  # noqa: N802  # its name in SAPI
        return self._name

    def GetAttribute(self, name: str) -> str:  # noqa: N802
        return {"Language": self._language, "Gender": "Female", "Age": "Adult"}[name]


class Status(ComObject):
    """ISpeechVoiceStatus."""

    def __init__(self, com: Com, state: int) -> None:
        super().__init__(com)
        self.RunningState = state


class SpVoice(ComObject):
    """Stands in for SAPI.SpVoice."""

    def __init__(self, sapi: Sapi) -> None:
        super().__init__(sapi.com)
        self._sapi = sapi
        self._sink: Any = None
        self._queue: list[Stream] = []
        self._count = 0
        self._free = 0.0
        tokens = ((ZIRA, "Zira", "409"), (HEDDA, "Hedda", "407"), (SAM, "Microsoft Sam", "409"))
        self._tokens = [Token(sapi.com, *token) for token in tokens]
        self._numbers = {"Rate": 0, "Volume": 100}
        self.EventInterests = 0
        self.Voice = self._tokens[0]
        self.AudioOutput = "the usual device"

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ("Rate", "Volume"):
            low, high = (-10, 10) if name == "Rate" else (0, 100)
            self._look()
            self._sapi.look()
            if type(value) is not int or not low <= value <= high:
                raise ComError(INVALID_ARGUMENT, f"{name} cannot be {value!r}", None, None)
            self._numbers[name] = value
            return
        super().__setattr__(name, value)

    @property
    def Rate(self) -> int:  # noqa: N802
        return self._numbers["Rate"]

    @property
    def Volume(self) -> int:  # noqa: N802
        return self._numbers["Volume"]

    def GetVoices(self) -> list[Token]:  # noqa: N802
        self._sapi.look()
        return list(self._tokens)

    def Speak(self, text: str, flags: int = 0) -> int:  # noqa: N802
        sapi = self._sapi
        sapi.look()
        self._advance()
        if flags & XML or (text.startswith("<") and not flags & NOT_XML):
            try:
                text = "".join(ElementTree.fromstring(f"<sapi>{text}</sapi>").itertext())
            except ElementTree.ParseError as fault:
                raise ComError(INVALID_ARGUMENT, str(fault), None, None) from fault
        assert flags & ASYNCHRONOUS, "nothing here may wait until a text is spoken"
        now = time.monotonic()
        if flags & PURGE:
            for stream in self._queue:
                stream.cut, stream.ended = True, True
                sapi.report(f"cut: {stream.text}")
                self._tell("EndStream", stream)
            self._queue.clear()
            self._free = now
        self._count += 1
        seconds = len(text) * sapi.character / 1.1 ** self._numbers["Rate"]
        rate, volume = self._numbers["Rate"], self._numbers["Volume"]
        stream = Stream(text, rate, volume, self.Voice.GetDescription(), seconds, self._count)
        stream.began = max(now + sapi.delay * bool(text), self._free)
        self._free = stream.began + seconds
        self._queue.append(stream)
        sapi.spoken.append(stream)
        if text:
            sapi.report(f"say {rate} {volume} {stream.voice}: {text}")
        self._tell("StartStream", stream)
        return self._count

    @property
    def Status(self) -> Status:  # noqa: N802
        self._sapi.look()
        self._advance()
        if not self._queue:
            return Status(self._com, 1 if self._count else 0)
        began = self._queue[0].began
        return Status(self._com, 2 if began is not None and time.monotonic() >= began else 0)

    def _advance(self) -> None:
        now = time.monotonic()
        while self._queue and (self._queue[0].began or 0.0) + self._queue[0].seconds <= now:
            stream = self._queue.pop(0)
            stream.ended = True
            if stream.text:
                self._sapi.report(f"end: {stream.text}")
            self._tell("EndStream", stream)

    def _connect(self, sink: Any) -> object:
        self._sink = sink
        return sink

    def _tell(self, name: str, stream: Stream) -> None:
        if self._sink is not None:
            self._sapi.events.append((self._sink, name, stream))


def pitch_of(text: str) -> int:
    """Return the pitch in the XML of a text."""
    found = re.search(r'absmiddle="(-?\d+)"', text)
    assert found is not None
    return int(found[1])
