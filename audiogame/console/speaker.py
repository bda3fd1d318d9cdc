"""Speech: its mode, changed with one key, and news of voices and sounds lost or regained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.spelling import spelled
from audiogame.narration.line import Line, Subject, Urgency, Validity
from audiogame.narration.titles import language_name
from audiogame.outputs.readers import SCROLLING, VOICEOVER, Reader, as_answered, doubted
from audiogame.outputs.speech.languages import USUAL, alike, speaks
from audiogame.outputs.speech.voice import Manner, UnknownBackend
from audiogame.own_task import begin_task
from audiogame.rules.fault import Detail, Reason
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from asyncio import Task, TimerHandle

    from audiogame.console.audio import Speech, VoiceReport
    from audiogame.console.dialogue import Dialogue, Ears
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.user_data import UserData
    from audiogame.settings import Settings

OF_THE_DEVICE = frozenset(
    {
        "no-device",
        "no-device-but-dummy",
        "sound-server-stopped",
        "sound-server-hangs",
        "sound-device-gone",
        "sound-device-hangs",
        "sound-process-died",
    }
)
"""Reasons for which voice and sounds are lost together."""
LOST = ("voice-lost", "voice-again", "voice-none")
"""Message ids from the conductor, the thread that speaks, for a lost voice."""
CHANGES = (*LOST, "voice-back")
"""Message ids from the conductor for a change to another voice, or to none."""
WAIT_LOST, WAIT_BACK, WAIT_BETTER = 0.8, 2.5, 6.5
"""Seconds to wait for news of the voice after news of the sounds: until it is lost,
back after silence, or back after another that spoke meanwhile.
"""
BEGINS, LOOK = 10.0, 0.05
"""Seconds in which a voice that begins is announced, and between checks whether it has."""
WAIT_SOUNDS = 0.1
"""Seconds to wait for news of the sounds after news of the voice: both follow one report."""


class AudioNews:
    """The last announced state of sounds and voice, and changes since.

    Not thread-safe: call from the event loop that reads keys.

    Args:
        dialogue: says the changes.
    """

    def __init__(self, dialogue: Dialogue) -> None:
        self._dialogue = dialogue
        self._sounds = self._sounds_told = self._heard = True
        self._voice: str | None = None
        self._voice_told: str | None = None
        """The announced substitute for a voice lost with the device; None while there is none."""
        self._back = ""
        """The voice that is back since the last announcement."""
        self._why: Detail = ""
        self._due: TimerHandle | None = None
        self.speaks = Subject()
        """Validity of lines about which voice speaks."""
        self._sounds_there = Subject()

    def sounds_gone(self, why: tuple[Reason, ...], together: bool) -> None:
        """Handle the loss of all sounds.

        Args:
            together: whether the present voice uses the sound device.
        """
        self._sounds, self._why = False, why
        self._sounds_there.change()
        self._settle(WAIT_LOST if self._voice is None and together else 0.0)

    def sounds_back(self) -> None:
        """Handle the return of sounds."""
        self._sounds = True
        self._sounds_there.change()
        waits = 0.0 if self._voice is None else WAIT_BETTER if self._voice else WAIT_BACK
        self._settle(waits)

    def missing(self) -> None:
        """Record that the lack of sounds has been announced."""
        self._sounds = self._sounds_told = self._heard = False

    def voice(self, message: str, name: str, why: Detail) -> bool:
        """Handle a change of voice; return whether it is announced here.

        Args:
            message: the conductor's message id.
            name: the present voice; empty for none.
            why: why the former voice is lost.
        """
        if message in LOST and _of_the_device(why):
            self._why = why
            self._voice = None if message == "voice-again" else name
            self._settle(WAIT_SOUNDS)
        elif message == "voice-back" and self._voice is not None:
            self._voice, self._back = None, name
            self._settle(WAIT_SOUNDS)
        else:
            if message in CHANGES:  # for another reason, which is announced separately
                self._voice = self._voice_told = None
            return False
        return True

    def _settle(self, seconds: float) -> None:
        if self._due is not None:
            self._due.cancel()
        if not seconds:
            return self._tell()
        from asyncio import get_running_loop  # late: the first line needs no event loop

        self._due = get_running_loop().call_later(seconds, self._tell)
        return None

    def _tell(self) -> None:
        """Announce what differs from the last announcement."""
        self._due = None
        back, self._back = self._back, ""
        self._tell_lost(
            sounds=self._sounds_told and not self._sounds,
            voice=self._voice is not None and self._voice_told is None,
        )
        self._tell_back(
            sounds=self._sounds and not self._sounds_told,
            voice=self._voice is None and self._voice_told is not None,
            name=back,
        )
        self._sounds_told, self._voice_told = self._sounds, self._voice

    def _tell_lost(self, sounds: bool, voice: bool) -> None:
        if sounds or voice:
            speaks = "same" if not voice else "other" if self._voice else "none"
            self._say(
                "audio-lost",
                sounds, voice,
                what=_which(sounds, voice), why=self._why, speaks=speaks, name=self._voice or "",
            )  # fmt: skip

    def _tell_back(self, sounds: bool, voice: bool, name: str) -> None:
        if sounds or voice:
            what = _which(sounds, voice) if self._heard else "first"
            self._say("audio-back", sounds, voice, what=what, name=name)
            self._heard = True

    def _say(self, message: str, sounds: bool, voice: bool, **values: object) -> None:
        """Say a line that is valid until the state of the sounds, or of the voice, changes."""
        text, validity = self._dialogue.narrator.say(message, **values), Validity()
        if sounds:
            self._sounds_there.change(validity)
        if voice:
            self.speaks.change(validity)
        self._dialogue.say(Line(text, urgency=Urgency.ALERT, local=True, validity=validity))


def _which(sounds: bool, voice: bool) -> str:
    return "both" if sounds and voice else "voice" if voice else "sounds"


def _of_the_device(why: Detail) -> bool:
    """Return whether a voice was lost because the sound device has gone."""
    match why:
        case (Reason(message="voice-missing", values={"why": (Reason(message=message),)}),):
            return message in OF_THE_DEVICE
    return False


NEAR = 6
"""Most languages named as substitutes for one that the voice lacks."""


def voice_language(settings: Settings, told_in: str) -> str:
    """Return the code of the language of the voice: the chosen one, else that of the texts.

    Args:
        settings: the player's choices.
        told_in: the code of the language of the texts.
    """
    own = settings.voice_language
    return own if own != USUAL else told_in


def manner_of(settings: Settings, told_in: str) -> Manner:
    """Return the rate, pitch, volume and voice from the settings, for texts in a language."""
    return Manner(
        rate=settings.voice_rate,
        pitch=settings.voice_pitch,
        volume=settings.voice_volume,
        voice=settings.voice_name,
        language=voice_language(settings, told_in),
    )


class Speaker:
    """The speech of one run: its mode and its output.

    Args:
        front: creates speech outputs, and knows the screen reader.
        data: the settings.
        dialogue: has the outputs.
        ears: has the sounds, and the unheard lines.
    """

    def __init__(self, front: FrontEnd, data: UserData, dialogue: Dialogue, ears: Ears) -> None:
        self.mode = "none"
        self.speech: Speech | None = None
        self.begun = False
        """Whether the mode of speech is settled."""
        self.silent = False
        """Whether it is known that nothing can speak."""
        self.news = AudioNews(dialogue)
        """Announces sounds and voices that are lost, or back."""
        self._front = front
        self._data = data
        self._dialogue = dialogue
        self._ears = ears
        self._begins: Task[None] | None = None
        """The task that says a mode whose voice is not there yet."""

    @property
    def reader(self) -> Reader:
        """The screen reader that reads what is printed, with what it is known to miss."""
        return self.reader_that(self._data.settings.missed_lines)

    def reader_that(self, misses: str) -> Reader:
        """Return the screen reader as an answer about missed lines qualifies it.

        Args:
            misses: whether it misses lines: "yes", which overrides what was measured, "no"
                or "unknown".
        """
        reader = doubted(self._front.reader) if misses == "yes" else self._front.reader
        return as_answered(reader, misses)

    @property
    def reads_lines(self) -> bool:
        """Whether a screen reader reads what is printed; with a braille display the game waits."""
        return self.mode == "lines" and not self._data.settings.braille

    def tell_kept_keys(self) -> None:
        """Say which keys VoiceOver and the Terminal of a Mac keep for themselves, and what to
        press; nothing elsewhere."""
        reader = self._front.reader
        if reader.name == VOICEOVER.name:
            self._dialogue.tell("keys-of-voiceover", Urgency.NEWS)
        if reader.keeps >= SCROLLING:
            self._dialogue.tell("keys-of-terminal", Urgency.NEWS)

    def reading_time(self, text: str) -> float:
        """Estimate the seconds of a text in which further ones would cut off the screen reader that
        reads lines; 0 where none would, and where the player wants no waits."""
        if not self.reader.cuts_off or not self._data.settings.pace:
            return 0.0
        return replace(self._data.pace, scale=1.0).seconds(text)

    @property
    def busy(self) -> bool | None:
        """Whether a voice, or a screen reader, still speaks; None if that cannot be known."""
        if self.speech is not None:
            return self.speech.busy
        return self._dialogue.outputs.screen.busy if self.mode == "lines" else None

    @property
    def own_voice(self) -> bool:
        """Whether the program's own voice speaks, not a screen reader as its user has set it."""
        if self.mode == "direct" and self.speech is not None:
            return bool(self.who) and "rate" not in self.speech.ignores
        return self.mode == "voice"

    @property
    def shares_device(self) -> bool:
        """Whether the voice is heard through the process that plays sounds."""
        return self.speech is not None and self.speech.shares_device

    @property
    def who(self) -> str:
        """The name of the voice, such as "eSpeak NG"; empty if there is none."""
        return self.speech.voice_name if self.speech is not None else ""

    def begin(self, mode: str, wait: float = 0.0, silent: bool = False) -> bool:
        """Start a mode of speech; return whether it could start.

        Args:
            mode: "lines", "direct", "voice" or "none".
            wait: seconds to wait for a voice; 0 not to wait.
            silent: whether changes of voice are not announced.
        """
        self._drop()
        self.mode, self.silent, self.begun = mode, False, True
        if mode not in ("direct", "voice"):
            return True
        settings = self._data.settings
        report = (lambda message, name, why: None) if silent else self._reporter()
        rate = settings.rate if mode == "direct" else settings.voice_rate / 12
        only = settings.voice if mode == "voice" else ""
        manner = manner_of(settings, self._dialogue.language)
        try:
            speech = self._front.audio.speech(mode, only, report, rate, manner)
        except UnknownBackend as fault:
            self._dialogue.tell("fault", why=fault)
            speech = self._front.audio.speech(mode, "", report, rate, manner)
        self.speech = speech
        self._hand_ahead(speech)
        self._dialogue.outputs.all.append(speech)
        self._ears.pair()
        return not wait or speech.wait_ready(wait)

    def next_mode(self) -> None:
        """Switch to the next mode, say it and save it."""
        modes = self._front.audio.modes
        place = modes.index(self.mode) + 1 if self.mode in modes else 0
        self.change(modes[place % len(modes)])

    def change(self, mode: str) -> None:
        """Switch to a mode, save it, and say it in the new voice, once there is one."""
        self.begin(mode)
        self._data.keep(replace(self._data.settings, speech=mode))
        speech = self.speech
        if speech is None or speech.wait_ready(0.0):
            self._tell_mode()
            return
        self._begins = begin_task(self._tell_begun(speech))

    async def _tell_begun(self, speech: Speech) -> None:
        """Say the mode once its voice is there; that there is none is news of the voice."""
        from asyncio import sleep

        end = self._front.clock() + BEGINS
        while self.speech is speech and self._front.clock() < end:
            if speech.wait_ready(0.0):
                self._tell_mode()
                return
            await sleep(LOOK)

    def _tell_mode(self) -> None:
        self._dialogue.tell(f"speech-now-{self.mode}", validity=self.news.speaks.change())

    def echo(self, typed: str) -> None:
        """Say what was typed, deleted or reached in a text, where no screen reader does.

        Args:
            typed: a letter, which is spelled, or a word; empty for the end of the text.
        """
        if self.mode != "voice" or self.speech is None:
            return
        text = typed if len(typed) > 1 else spelled(self._dialogue.narrator, typed)
        text = text or self._dialogue.narrator.say("typed-end")
        self.speech.take(Line(text, urgency=Urgency.ANSWER))

    def take_settings(self) -> None:
        """Apply the settings of the voice from now on."""
        if self.speech is not None:
            self.speech.set_manner(manner_of(self._data.settings, self._dialogue.language))
            self._hand_ahead(self.speech)

    def _hand_ahead(self, speech: Speech) -> None:
        """Let a reader have a line before its turn, unless braille shows one line at a time."""
        braille = self._data.settings.braille
        speech.hand_ahead(None if braille else self._ears.unheard.overtake)

    def keeps_own(self, setting: str) -> str:
        """Return a sentence if the voice ignores a setting; empty if not."""
        ignored = self.speech.ignores if self.speech is not None else ()
        what = setting.removeprefix("voice_").replace("name", "voice")
        return self._dialogue.narrator.say("voice-keeps-own", what=what) if what in ignored else ""

    async def without_language(self, language: str) -> str:
        """Return a sentence if the voice lacks a language; empty if not, or if not known."""
        speech = self.speech
        codes = await self._front.offload(speech.languages) if speech is not None else ()
        if not codes or speaks(language, codes):
            return ""
        near, told_in = alike(language, codes), self._dialogue.language
        kept = language_name(voice_language(self._data.settings, told_in), told_in)
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
            self._ears.pair()

    def _reporter(self) -> VoiceReport:
        """Return the callback that passes news of the voice from its thread to the event loop."""
        import asyncio  # late: the first line needs no event loop

        loop = asyncio.get_running_loop()

        def tell(message: str, name: str, why: Detail, validity: Validity) -> None:
            if self.speech is not None:
                self.silent = message == "voice-none"
                if self.news.voice(message, name, why):
                    return
                if message == "voice-lacks-language":
                    why = language_name(str(why), self._dialogue.language)
                self._dialogue.tell(message, Urgency.ALERT, validity, name=name, why=why)

        def report(message: str, name: str, why: Detail) -> None:
            # At once: the next line may still be spoken by the voice before.
            speaks = self.news.speaks
            validity = speaks.change() if message in CHANGES else speaks.validity
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, message, name, why, validity)

        return report
