"""Fakes of NSSpeechSynthesizer and the run loop, as pyttsx3 uses them through PyObjC.

Rules and their sources, each below developer.apple.com/documentation:

- A delegate is told of the end of speech by speechSynthesizer:didFinishSpeaking:, which, like all
  that comes from another thread, is delivered when the run loop of the thread turns: NSRunLoop
  (foundation/nsrunloop) and "Run Loops" in the Threading Programming Guide.
- Where speech is begun while it speaks, what is spoken is stopped first; stopSpeaking ends it and
  the delegate is told: appkit/nsspeechsynthesizer.
- Setting the voice sets rate and volume back to those of that voice (the same).
- Volumes are from 0.0 to 1.0; rates are words a minute (the same).
- A run loop without anything to wait for comes back at once: runUntilDate:.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

ALEX = "com.apple.speech.synthesis.voice.Alex"
ANNA = "com.apple.speech.synthesis.voice.anna"


@dataclass
class Mac:
    """A fake Mac that reports its speech.

    Args:
        report: called with each event, as a line.
        minute: seconds of a minute of speech here.
        delay: seconds until a stopped synthesizer calls its delegate.
    """

    report: Callable[[str], None]
    minute: float = 6.0
    delay: float = 0.05
    waiting: list[tuple[float, Callable[[], None]]] = field(default_factory=list)
    """Queue of the run loop: times and callbacks."""

    def turn(self) -> bool:
        """Run the callbacks that are due; returns whether there were any."""
        due = [one for one in self.waiting if one[0] <= time.monotonic()]
        for one in due:
            self.waiting.remove(one)
            one[1]()
        return bool(due)

    def turn_until(self, end: float) -> None:
        """Stand in for runUntilDate."""
        while self.waiting:
            self.turn()
            if time.monotonic() >= end:
                return
            time.sleep(0.001)


class NSObject:
    """The root class of Objective-C."""

    @classmethod
    def alloc(cls) -> Any:
        return object.__new__(cls)

    def init(self) -> Any:
        return self


def synthesizers(mac: Mac) -> type[NSObject]:
    """Return the fake class NSSpeechSynthesizer."""

    class NSSpeechSynthesizer(NSObject):
        _usual = (175.0, 1.0)

        def initWithVoice_(self, voice: str | None) -> Any:  # noqa: N802  # its name in AppKit
            self._speech = 0
            self._text = ""
            self._delegate: Any = None
            self.setVoice_(voice)
            return self

        def setDelegate_(self, delegate: Any) -> None:  # noqa: N802
            self._delegate = delegate

        def setVoice_(self, voice: str | None) -> bool:  # noqa: N802
            self._voice = voice or ALEX
            self._rate, self._volume = self._usual
            return True

        def voice(self) -> str:
            return self._voice

        def setRate_(self, rate: float) -> None:  # noqa: N802
            self._rate = float(rate)

        def rate(self) -> float:
            return self._rate

        def setVolume_(self, volume: float) -> None:  # noqa: N802
            assert 0.0 <= volume <= 1.0
            self._volume = volume

        def volume(self) -> float:
            return self._volume

        def startSpeakingString_(self, text: str) -> bool:  # noqa: N802
            self.stopSpeaking()
            self._speech += 1
            self._text = text
            name = self._voice.rpartition(".")[2]
            mac.report(f"say {self._rate:g} {self._volume:g} {name}: {text}")
            number, seconds = self._speech, len(text.split()) * mac.minute / self._rate

            def end() -> None:
                if self._text and number == self._speech:
                    mac.report(f"end: {text}")
                    self._text = ""
                    self._delegate.speechSynthesizer_didFinishSpeaking_(self, True)

            mac.waiting.append((time.monotonic() + seconds, end))
            return True

        def stopSpeaking(self) -> None:  # noqa: N802
            if self._text:
                mac.report(f"cut: {self._text}")
                self._text = ""
                mac.waiting.append(
                    (
                        time.monotonic() + mac.delay,
                        lambda: self._delegate.speechSynthesizer_didFinishSpeaking_(self, False),
                    )
                )

        @staticmethod
        def availableVoices() -> list[str]:  # noqa: N802
            return [ALEX, ANNA]

        @staticmethod
        def attributesForVoice_(voice: str) -> dict[str, str]:  # noqa: N802
            return {
                "VoiceIdentifier": voice,
                "VoiceName": "Anna" if voice == ANNA else "Alex",
                "VoiceLocaleIdentifier": "de_DE" if voice == ANNA else "en_US",
            }

    return NSSpeechSynthesizer


def fills(mac: Mac) -> dict[str, Callable[[ModuleType], None]]:
    """Return by module of PyObjC the function that fills its fake."""

    def objc(module: Any) -> None:
        module.super = super
        module.python_method = lambda method: method

    def appkit(module: Any) -> None:
        module.NSSpeechSynthesizer = synthesizers(mac)

    def foundation(module: Any) -> None:
        class NSDate(NSObject):
            when = 0.0

            @classmethod
            def dateWithTimeIntervalSinceNow_(cls, seconds: float) -> Any:  # noqa: N802
                date = cls.alloc()
                date.when = time.monotonic() + seconds
                return date

        class NSRunLoop(NSObject):
            @classmethod
            def currentRunLoop(cls) -> Any:  # noqa: N802
                return cls.alloc()

            def runUntilDate_(self, date: NSDate) -> None:  # noqa: N802
                mac.turn_until(date.when)

        module.NSObject, module.NSDate, module.NSRunLoop = NSObject, NSDate, NSRunLoop
        module.NSURL = module.NSTimer = NSObject
        module.NSDefaultRunLoopMode = "kCFRunLoopDefaultMode"

    def app_helper(module: Any) -> None:
        module.PyObjCAppHelperRunLoopStopper = NSObject

    return {
        "objc": objc,
        "AppKit": appkit,
        "Foundation": foundation,
        "PyObjCTools": lambda module: None,
        "PyObjCTools.AppHelper": app_helper,
    }
