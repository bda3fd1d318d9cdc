"""Who speaks: the mode is chosen at the start, and can be changed with one key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from audiogame.console.audio_news import CHANGES, AudioNews
from audiogame.console.needs import Keeper, Teller
from audiogame.console.spelling import spelled
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech.voice import Manner
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from audiogame.console.audio import Audio, Speech, VoiceReport
    from audiogame.console.front_end import Aside
    from audiogame.narration.line import Validity
    from audiogame.outputs import Output
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


class SpeakerNeeds(Teller, Keeper, Protocol):
    """Where lines end, and who can speak."""

    @property
    def outputs(self) -> list[Output]:
        """Where lines end; speech is one of them."""

    @property
    def audio(self) -> Audio:
        """Makes whoever speaks."""

    @property
    def aside(self) -> Aside:
        """Does what would keep the loop."""

    @property
    def audio_news(self) -> AudioNews:
        """Tells what is gone of sounds and voice, and what is back."""

    def pair_sounds(self) -> None:
        """Let sounds and speech follow one another."""


class Speaker:
    """The speech of one run: its mode, and the output that speaks.

    Args:
        console: where lines are said and outputs kept.
    """

    def __init__(self, console: SpeakerNeeds) -> None:
        self.mode = "none"
        self.speech: Speech | None = None
        self.begun = False
        """Whether it is settled who speaks."""
        self.silent = False
        """Whether it is known that nothing can speak."""
        self._console = console

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
        settings = self._console.settings
        report = (lambda message, name, why: None) if silent else self._reporter()
        rate = settings.rate if mode == "direct" else settings.voice_rate / 12
        from audiogame.outputs.speech.backends import UnknownBackend

        only, manner = settings.voice if mode == "voice" else "", manner_of(settings)
        try:
            speech = self._console.audio.speech(mode, only, report, rate, manner)
        except UnknownBackend as fault:
            self._console.tell("fault", why=fault)
            speech = self._console.audio.speech(mode, "", report, rate, manner)
        self.speech = speech
        self._console.outputs.append(speech)
        self._console.pair_sounds()
        return not wait or speech.wait_ready(wait)

    def next_mode(self) -> None:
        """Go on to the next mode, say and keep it."""
        modes = self._console.audio.modes
        place = modes.index(self.mode) + 1 if self.mode in modes else 0
        self.change(modes[place % len(modes)])

    def change(self, mode: str) -> None:
        """Change to a mode, keep it for the next start, and say it in the new voice."""
        console = self._console
        self.begin(mode)
        console.keep(replace(console.settings, speech=mode))
        console.tell(f"speech-now-{mode}", validity=console.audio_news.speaks.change())

    def echo(self, typed: str) -> None:
        """Say what was typed, taken away or come to in a text, where no screen reader does.

        Args:
            typed: a letter, which is spelled, or a word; empty for the end of the text.
        """
        if self.mode != "voice" or self.speech is None:
            return
        text = typed if len(typed) > 1 else spelled(self._console.narrator, typed)
        text = text or self._console.narrator.say("typed-end")
        self.speech.take(Line(text, urgency=Urgency.ANSWER))

    def take_settings(self) -> None:
        """Let the voice speak as the settings say from now on."""
        if self.speech is not None:
            self.speech.set_manner(manner_of(self._console.settings))

    def keeps_own(self, setting: str) -> str:
        """Return a sentence if the voice speaks in its own way, whatever a setting says."""
        ignored = self.speech.ignores if self.speech is not None else ()
        what = setting.removeprefix("voice_").replace("name", "voice")
        return self._console.narrator.say("voice-keeps-own", what=what) if what in ignored else ""

    async def without_language(self, language: str) -> str:
        """Return a sentence if the voice does not have a language; empty if that is not known."""
        speech = self.speech
        codes = await self._console.aside(speech.languages) if speech is not None else ()
        from audiogame.outputs.speech.languages import alike, speaks

        if not codes or speaks(language, codes):
            return ""
        near, kept = alike(language, codes), self._console.settings.voice_language
        return self._console.narrator.say(
            "voice-without-language",
            name=self.who, language=language, kept=kept,
            near=", ".join(near[:NEAR]), count=len(near[:NEAR]),
        )  # fmt: skip

    def _drop(self) -> None:
        speech, self.speech = self.speech, None
        if speech is not None:
            if speech in self._console.outputs:
                self._console.outputs.remove(speech)
            speech.silence()
            self._console.audio.leave(speech)
            self._console.pair_sounds()

    def _reporter(self) -> VoiceReport:
        """Return what takes news of the voice from its thread to the loop."""
        import asyncio  # late: the first line needs no loop

        loop = asyncio.get_running_loop()
        console = self._console

        def tell(message: str, name: str, why: Detail, validity: Validity) -> None:
            if self.speech is not None:
                self.silent = message == "voice-none"
                if console.audio_news.voice(message, name, why):
                    return
                console.tell(message, Urgency.ALERT, validity, name=name, why=why)

        def report(message: str, name: str, why: Detail) -> None:
            # At once: the next line that is begun may be of the voice before.
            speaks = console.audio_news.speaks
            validity = speaks.change() if message in CHANGES else speaks.validity
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, message, name, why, validity)

        return report
