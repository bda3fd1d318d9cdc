"""Who speaks: the mode is chosen at the start, and can be changed with one key."""

from __future__ import annotations

import asyncio
import sys
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from audiogame.console.spelling import spelled
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.backends import UnknownBackend, backends
from audiogame.outputs.speech.conductor import Report, Speech
from audiogame.outputs.speech.languages import alike, speaks
from audiogame.outputs.speech.voice import Manner
from audiogame.rules.fault import Detail
from audiogame.settings import Settings

if TYPE_CHECKING:
    from audiogame.console.app import App

CYCLE = ("lines", "voice", "direct", "none")
"""The modes in the order in which one key goes through them."""
NEAR = 6
"""So many languages are named in the place of one that the voice lacks."""


def manner_of(settings: Settings) -> Manner:
    """Return how the program's own voice speaks."""
    return Manner(
        rate=settings.voice_rate,
        pitch=settings.voice_pitch,
        volume=settings.voice_volume,
        voice=settings.voice_name,
        language=settings.voice_language,
    )


def modes_here() -> tuple[str, ...]:
    """List the modes that there are on this machine.

    Elsewhere than on Windows no screen reader can be spoken to.
    """
    return tuple(mode for mode in CYCLE if mode != "direct" or sys.platform == "win32")


class Speaker:
    """The speech of one run: its mode, and the output that speaks.

    Args:
        app: where lines are said and outputs kept.
    """

    def __init__(self, app: App) -> None:
        self.mode = "none"
        self.speech: Speech | None = None
        self._app = app
        self._link: SoundLink | None = None
        self._lock = threading.Lock()

    @property
    def busy(self) -> bool | None:
        """Whether a voice still speaks; None if that cannot be known."""
        return self.speech.busy if self.speech is not None else None

    @property
    def who(self) -> str:
        """What speaks, such as "eSpeak NG"; empty if nothing does."""
        return self.speech.voice_name if self.speech is not None else ""

    def link(self) -> SoundLink:
        """Return the sound process, which is started when it is first needed."""
        with self._lock:  # voices are made in threads
            if self._link is None:
                self._link = SoundLink()
            return self._link

    def begin(self, mode: str, wait: float = 0.0, silent: bool = False) -> bool:
        """Begin to speak in a mode; tells whether it could begin.

        Args:
            mode: "lines", "direct", "voice" or "none".
            wait: seconds to wait for a voice; without, it is there when it is there.
            silent: whether nothing is told of voices that come and go.
        """
        self._drop()
        self.mode = mode
        self._app.reoffer = mode == "lines"
        if mode not in ("direct", "voice"):
            return True
        only = self._app.settings.voice if mode == "voice" else ""
        try:
            found = backends(mode, only, self.link)
        except UnknownBackend as fault:
            self._app.tell("fault", why=fault)
            found = backends(mode, "", self.link)
        settings = self._app.settings
        rate = settings.rate if mode == "direct" else settings.voice_rate / 12
        report = (lambda message, name, why: None) if silent else self._reporter()
        self.speech = Speech(found, report, rate, manner_of(settings))
        self._app.outputs.append(self.speech)
        self.sounds_change()
        return not wait or self.speech.wait_ready(wait)

    def sounds_change(self) -> None:
        """Let the voice play the sounds of lines when it comes to them, where there are sounds."""
        sound = self._app.soundscape.sound
        if sound is not None:
            sound.paced = self.speech is not None
        if self.speech is not None:
            self.speech.leading.play = sound.play if sound is not None else None

    def next_mode(self) -> None:
        """Go on to the next mode, say and keep it."""
        modes = modes_here()
        place = modes.index(self.mode) + 1 if self.mode in modes else 0
        self.change(modes[place % len(modes)])

    def change(self, mode: str) -> None:
        """Change to a mode, keep it for the next start, and say it in the new voice."""
        app = self._app
        self.begin(mode)
        app.keep(replace(app.settings, speech=mode))
        app.tell(f"speech-now-{mode}")

    def echo(self, typed: str) -> None:
        """Say a character that was typed or taken away, where no screen reader does."""
        if self.mode == "voice" and self.speech is not None:
            text = spelled(self._app.narrator, typed)
            self.speech.take(Line(text, urgency=Urgency.ANSWER))

    def take_settings(self) -> None:
        """Let the voice speak as the settings say from now on."""
        if self.speech is not None:
            self.speech.set_manner(manner_of(self._app.settings))

    def keeps_own(self, setting: str) -> str:
        """Return a sentence if the voice speaks in its own way, whatever a setting says."""
        ignored = self.speech.ignores if self.speech is not None else ()
        what = setting.removeprefix("voice_").replace("name", "voice")
        return self._app.narrator.say("voice-keeps-own", what=what) if what in ignored else ""

    async def without_language(self, language: str) -> str:
        """Return a sentence if the voice does not have a language; empty if that is not known."""
        speech = self.speech
        codes = await asyncio.to_thread(speech.languages) if speech is not None else ()
        if not codes or speaks(language, codes):
            return ""
        near, kept = alike(language, codes), self._app.settings.voice_language
        return self._app.narrator.say(
            "voice-without-language",
            name=self.who, language=language, kept=kept,
            near=", ".join(near[:NEAR]), count=len(near[:NEAR]),
        )  # fmt: skip

    def close(self) -> None:
        """End the sound process; what it says has ended before."""
        if self._link is not None:
            self._link.close()

    def _drop(self) -> None:
        speech, self.speech = self.speech, None
        if speech is not None:
            if speech in self._app.outputs:
                self._app.outputs.remove(speech)
            speech.silence()
            threading.Thread(target=speech.close, daemon=True).start()
            self.sounds_change()

    def _reporter(self) -> Report:
        """Return what takes news of the voice from its thread to the loop."""
        loop = asyncio.get_running_loop()
        app = self._app

        def tell(message: str, name: str, why: Detail) -> None:
            if self.speech is not None:
                app.tell(message, Urgency.ALERT, name=name, why=why)

        def report(message: str, name: str, why: Detail) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, message, name, why)

        return report
