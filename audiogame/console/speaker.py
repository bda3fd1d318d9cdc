"""Who speaks: the mode is chosen at the start, and can be changed with one key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.audio_news import CHANGES, AudioNews
from audiogame.console.spelling import spelled
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.readers import Reader, as_answered, doubted
from audiogame.outputs.speech.voice import Manner
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiogame.console.audio import Speech, VoiceReport
    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.user_data import UserData
    from audiogame.narration.line import Validity
    from audiogame.rules.fault import Detail
    from audiogame.settings import Settings

NEAR = 6
"""So many languages are named in the place of one that the voice lacks."""


def manner_of(settings: Settings) -> Manner:
    """Return how the program's own voice speaks."""
    from audiogame.outputs.speech.voice import Manner

    return Manner(
        rate=settings.voice_rate,
        pitch=settings.voice_pitch,
        volume=settings.voice_volume,
        voice=settings.voice_name,
        language=settings.voice_language,
    )


class Speaker:
    """The speech of one run: its mode, and the output that speaks.

    Args:
        front: makes whoever speaks, and knows the screen reader.
        data: the settings.
        dialogue: has the outputs.
    """

    def __init__(self, front: FrontEnd, data: UserData, dialogue: Dialogue) -> None:
        self.mode = "none"
        self.speech: Speech | None = None
        self.begun = False
        """Whether it is settled who speaks."""
        self.silent = False
        """Whether it is known that nothing can speak."""
        self.news = AudioNews(dialogue, lambda: self.shares_device)
        """What is told of sounds and voice that are gone, or back."""
        self.changed: Callable[[], None] = lambda: None
        """Is called when somebody else speaks, or nobody."""
        self._front = front
        self._data = data
        self._dialogue = dialogue

    @property
    def reader(self) -> Reader:
        """The screen reader that reads what is printed, as far as it is known what it misses."""
        return self.reader_that(self._data.settings.missed_lines)

    def reader_that(self, misses: str) -> Reader:
        """Return the screen reader with the care that an answer gives it.

        Args:
            misses: whether it misses lines: "yes", which counts more than what was measured, "no"
                or "unknown".
        """
        reader = doubted(self._front.reader) if misses == "yes" else self._front.reader
        return as_answered(reader, misses)

    @property
    def reads_lines(self) -> bool:
        """Whether a screen reader reads what is printed; a braille display waits by itself."""
        return self.mode == "lines" and not self._data.settings.braille

    @property
    def busy(self) -> bool | None:
        """Whether a voice still speaks; None if that cannot be known."""
        return self.speech.busy if self.speech is not None else None

    @property
    def shares_device(self) -> bool:
        """Whether the voice is heard through the process that plays sounds."""
        return self.speech is not None and self.speech.shares_device

    @property
    def who(self) -> str:
        """What speaks, such as "eSpeak NG"; empty if nothing does."""
        return self.speech.voice_name if self.speech is not None else ""

    def begin(self, mode: str, wait: float = 0.0, silent: bool = False) -> bool:
        """Begin to speak in a mode; tells whether it could begin.

        Args:
            mode: "lines", "direct", "voice" or "none".
            wait: seconds to wait for a voice; without, it is there when it is there.
            silent: whether nothing is told of voices that come and go.
        """
        self._drop()
        self.mode, self.silent, self.begun = mode, False, True
        if mode not in ("direct", "voice"):
            return True
        settings = self._data.settings
        report = (lambda message, name, why: None) if silent else self._reporter()
        rate = settings.rate if mode == "direct" else settings.voice_rate / 12
        from audiogame.outputs.speech.backends import UnknownBackend

        only, manner = settings.voice if mode == "voice" else "", manner_of(settings)
        try:
            speech = self._front.audio.speech(mode, only, report, rate, manner)
        except UnknownBackend as fault:
            self._dialogue.tell("fault", why=fault)
            speech = self._front.audio.speech(mode, "", report, rate, manner)
        self.speech = speech
        self._dialogue.outputs.all.append(speech)
        self.changed()
        return not wait or speech.wait_ready(wait)

    def next_mode(self) -> None:
        """Go on to the next mode, say and keep it."""
        modes = self._front.audio.modes
        place = modes.index(self.mode) + 1 if self.mode in modes else 0
        self.change(modes[place % len(modes)])

    def change(self, mode: str) -> None:
        """Change to a mode, keep it for the next start, and say it in the new voice."""
        self.begin(mode)
        self._data.keep(replace(self._data.settings, speech=mode))
        self._dialogue.tell(f"speech-now-{mode}", validity=self.news.speaks.change())

    def echo(self, typed: str) -> None:
        """Say what was typed, taken away or come to in a text, where no screen reader does.

        Args:
            typed: a letter, which is spelled, or a word; empty for the end of the text.
        """
        if self.mode != "voice" or self.speech is None:
            return
        text = typed if len(typed) > 1 else spelled(self._dialogue.narrator, typed)
        text = text or self._dialogue.narrator.say("typed-end")
        self.speech.take(Line(text, urgency=Urgency.ANSWER))

    def take_settings(self) -> None:
        """Let the voice speak as the settings say from now on."""
        if self.speech is not None:
            self.speech.set_manner(manner_of(self._data.settings))

    def keeps_own(self, setting: str) -> str:
        """Return a sentence if the voice speaks in its own way, whatever a setting says."""
        ignored = self.speech.ignores if self.speech is not None else ()
        what = setting.removeprefix("voice_").replace("name", "voice")
        return self._dialogue.narrator.say("voice-keeps-own", what=what) if what in ignored else ""

    async def without_language(self, language: str) -> str:
        """Return a sentence if the voice does not have a language; empty if that is not known."""
        speech = self.speech
        codes = await self._front.aside(speech.languages) if speech is not None else ()
        from audiogame.outputs.speech.languages import alike, speaks

        if not codes or speaks(language, codes):
            return ""
        near, kept = alike(language, codes), self._data.settings.voice_language
        return self._dialogue.narrator.say(
            "voice-without-language",
            name=self.who, language=language, kept=kept,
            near=", ".join(near[:NEAR]), count=len(near[:NEAR]),
        )  # fmt: skip

    def _drop(self) -> None:
        speech, self.speech = self.speech, None
        if speech is not None:
            if speech in self._dialogue.outputs.all:
                self._dialogue.outputs.all.remove(speech)
            speech.silence()
            self._front.audio.leave(speech)
            self.changed()

    def _reporter(self) -> VoiceReport:
        """Return what takes news of the voice from its thread to the loop."""
        import asyncio  # late: the first line needs no loop

        loop = asyncio.get_running_loop()

        def tell(message: str, name: str, why: Detail, validity: Validity) -> None:
            if self.speech is not None:
                self.silent = message == "voice-none"
                if self.news.voice(message, name, why):
                    return
                self._dialogue.tell(message, Urgency.ALERT, validity, name=name, why=why)

        def report(message: str, name: str, why: Detail) -> None:
            # At once: the next line that is begun may be of the voice before.
            speaks = self.news.speaks
            validity = speaks.change() if message in CHANGES else speaks.validity
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, message, name, why, validity)

        return report
