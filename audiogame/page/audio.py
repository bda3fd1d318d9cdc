"""Speech and sounds of the page, by the browser's own voice and Web Audio."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import audiogame
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.mix import Mix
from audiogame.outputs.plain_text import speakable
from audiogame.outputs.sound import SoundOutput
from audiogame.outputs.speech.languages import alike, code_of
from audiogame.outputs.speech.utterances import Utterance, Utterances
from audiogame.outputs.speech.voice import Manner, PlayCues
from audiogame.page.from_shell import Spoken, VoiceName, Voices
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell
from audiogame.page.to_shell import Hush, OwnSound, SoundStop, Speak
from audiogame.page.to_shell import PlaySounds as PlaySound
from audiogame.sound_server.device_report import DeviceReport

if TYPE_CHECKING:
    from audiogame.console.audio import SoundReport, Speech, VoiceReport
    from audiogame.rules.fault import Reason
    from audiogame.sound_server.pack import Packs
    from audiogame.sound_server.sound_message import Message

OWN = "own"
"""The prefix of the names of the player's own sounds."""
VOICE = "browser"
"""The name of the browser's own voice in settings."""
LETTERS = 6
"""Letters of a word, with its blank."""
AT_MOST, BEGINS = 2.0, 3.0
"""The limit of an utterance: times the estimate, and seconds in which it begins.

A browser may drop an utterance without a word; one that is still spoken then is not cut off: the
browser speaks the next one after it.
"""


class BrowserVoice:
    """Speech output through the browser's own voice, one line at a time.

    Args:
        line: connection to the shell.
        voices: of the browser, as far as known.
        words: the rate, in words a minute.
    """

    name = "speech"

    def __init__(
        self, line: ShellLine, voices: Callable[[], tuple[VoiceName, ...]], words: int
    ) -> None:
        self._line = line
        self._voices = voices
        self._words = words
        self._limit: asyncio.TimerHandle | None = None
        self._utterances = Utterances()
        self._number = 0
        """The number of the utterance being spoken; 0 while there is none."""
        self._play: PlayCues | None = None
        line.on(Spoken, self._spoken)

    @property
    def voice_name(self) -> str:
        """The name of the present voice."""
        return VOICE

    @property
    def shares_device(self) -> bool:
        """Whether the voice is lost together with the sound device: a browser cannot tell."""
        return False

    @property
    def busy(self) -> bool | None:
        """Whether a line is being spoken or waits."""
        return bool(self._number or len(self._utterances))

    @property
    def ignores(self) -> tuple[str, ...]:
        """The fields of `Manner` that have no effect: the voice has its language."""
        return ()

    def take(self, line: Line) -> None:
        """Queue a line for its turn, or cut off the present one."""
        cues = () if line.urgency is Urgency.ANSWER or self._play is None else line.cues
        if not line.text and not cues:
            if line.urgency is Urgency.CHOICE:  # though nothing is spoken for it
                self.silence()
            return
        text = "" if line.unspoken and cues else speakable(line.text)
        self._utterances.add(
            Utterance(
                text,
                line.urgency,
                line.speaker,
                cues,
                line.shown,
                line.secret,
                line.validity,
                language=line.language,
            )
        )
        self._go_on()

    def _go_on(self) -> None:
        if self._utterances.cut:
            self._utterances.cut = False
            self._end()
            self._line.send(Hush())
        while not self._number:
            utterance = self._utterances.next()
            if utterance is None:
                return
            if utterance.cues and self._play is not None:
                self._play(utterance.cues)
            if utterance.text:
                self._number = self._line.number()
                self._utterances.begun()
                voice = (
                    voice_for("", utterance.language, self._voices()) if utterance.language else ""
                )
                self._line.send(Speak(self._number, utterance.text, voice=voice))
                estimate = 60 * len(utterance.text) / (LETTERS * max(self._words, 1))
                self._limit = asyncio.get_running_loop().call_later(
                    BEGINS + AT_MOST * estimate, self._spoken, Spoken(self._number)
                )
            else:
                self._utterances.said()

    def _spoken(self, message: FromShell) -> None:
        if isinstance(message, Spoken) and message.id == self._number:
            self._end()
            self._utterances.said()
            self._go_on()

    def _end(self) -> None:
        self._number = 0
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def pressed(self) -> None:
        """Handle a key press: the next answer belongs to it."""
        self._utterances.pressed(silenced=False)

    def silence(self) -> None:
        """Stop speaking, and drop the queue."""
        self._utterances.clear()
        self._go_on()

    def hush(self) -> None:
        """Drop secret lines only; all others continue."""
        self._utterances.hush()
        self._go_on()

    def wait_ready(self, seconds: float) -> bool:
        """Return True: the browser's voice is always there."""
        return True

    def set_manner(self, manner: Manner) -> None:
        """Take the rate for the estimate: the shell receives all settings."""
        self._words = manner.rate

    def lead_with(self, play: PlayCues | None) -> None:
        """Play the sounds of each line when its turn comes; None if another output does."""
        self._play = play

    def hand_ahead(self, missed: Callable[[Line], None] | None) -> None:
        """Do nothing: the browser reports when a line begins and ends."""

    def voices(self) -> tuple[str, ...]:
        """List the voices."""
        return tuple(voice.name for voice in self._voices())

    def languages(self) -> tuple[str, ...]:
        """List the codes of their languages."""
        return tuple(dict.fromkeys(voice.language for voice in self._voices() if voice.language))

    def close(self) -> None:
        """Wait for no end any more: the browser finishes the last words."""
        self._end()


class WebAudio:
    """Sound player in the page, in place of the sound process.

    Args:
        line: connection to the shell.
    """

    device = DeviceReport(True)

    def __init__(self, line: ShellLine) -> None:
        self._line = line
        self._handed: set[str] = set()
        """The player's own sounds that the shell has received."""
        self.listeners: list[Callable[[Message], None]] = []

    def send(self, message: Message) -> None:
        """Play a message's cues, or drop those that wait."""
        match message["is"]:
            case "play":
                for cue in message["cues"]:
                    self._play(cue, loop=False)
            case "ambience":
                self._line.send(SoundStop(loop=True))
                if message["file"]:
                    self._play(message, loop=True)
            case "drop":
                self._line.send(SoundStop())

    def look_again(self) -> None:
        """Do nothing: the browser plays wherever it can."""

    def _play(self, cue: Message, loop: bool) -> None:
        left, right = cue["left"], cue["right"]
        pan = 4 * math.atan2(right, left) / math.pi - 1
        gain = round(math.hypot(left, right), 4)
        after = cue.get("after", 0.0)
        name = self._name(Path(cue["file"]))
        if name:
            self._line.send(PlaySound((name,), gain, round(pan, 4), after, loop))

    def _name(self, file: Path) -> str:
        """Return the shell's name of a file; a file missing from the site is sent first."""
        name = site_name(file)
        if name:
            return name
        try:
            sound = file.read_bytes()
        except OSError:
            return ""  # it was removed in the meantime
        name = f"{OWN}/{hashlib.sha256(sound).hexdigest()}.wav"
        if name not in self._handed:
            self._handed.add(name)
            self._line.send(OwnSound(name, sound))
        return name


def voice_for(wanted: str, language: str, voices: tuple[VoiceName, ...]) -> str:
    """Return the name of a voice: the requested one, else one of a language; empty for none."""
    names = {voice.name: voice.language for voice in voices}
    if wanted in names or not names:
        return wanted
    near = alike(language, tuple(filter(None, names.values())))
    return next((name for name, code in names.items() if code_of(code) in near), "")


def site_name(file: Path) -> str:
    """Return the name of a sound file below `sounds/` of the site; empty if it is not there."""
    home = Path(next(iter(audiogame.__path__)))
    for base in (home / "sounds", home.parent / "sounds", home):
        if file.is_relative_to(base):
            return file.relative_to(base).as_posix().replace("/sounds/", "/")
    return ""


class PageSound(SoundOutput):
    """An output that plays the cues of lines in the page."""

    def _begin(self, packs: Callable[[], Packs]) -> None:
        asyncio.get_running_loop().call_soon(self._read, packs)


class PageAudio:
    """Factory of the browser's own voice, and its sounds.

    Args:
        line: connection to the shell.
    """

    def __init__(self, line: ShellLine) -> None:
        self._line = line
        self._web_audio = WebAudio(line)
        self._voices: tuple[VoiceName, ...] = ()
        line.on(Voices, self._take_voices)

    def _take_voices(self, message: FromShell) -> None:
        if isinstance(message, Voices):
            self._voices = message.voices

    @property
    def modes(self) -> tuple[str, ...]:
        """The speech modes available in a browser."""
        return ("lines", "voice", "none")

    @property
    def programs(self) -> tuple[str, ...]:
        """The speech programs available here."""
        return (VOICE,)

    def speech(
        self, mode: str, program: str, report: VoiceReport, rate: float, manner: Manner
    ) -> BrowserVoice:
        """Return the browser's voice; a voice chosen on another machine is ignored."""
        return BrowserVoice(self._line, lambda: self._voices, manner.rate)

    def voice_for(self, wanted: str, language: str) -> str:
        """Return the name of a voice: the requested one, else one of that language."""
        return voice_for(wanted, language, self._voices)

    def sound(self, packs: Callable[[], Packs], mix: Mix, report: SoundReport) -> PageSound:
        """Return the sound output of the page."""
        return PageSound(self._web_audio, packs, mix, report=report)

    def leave(self, speech: Speech) -> None:
        """Close a voice."""
        speech.close()

    def why_not(self, program: str) -> Reason | None:
        """Return None: the browser's voice can always be tried."""
        return None

    def close(self) -> None:
        """Do nothing: the page finishes the last sounds."""
