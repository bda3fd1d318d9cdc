"""The speech thread: it hands one line at a time to a voice, and replaces voices that fail."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.plain_text import printable, speakable
from audiogame.outputs.readers import READERS
from audiogame.outputs.speech.calls import Caller, leave_behind
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.languages import code_by_which, lacking
from audiogame.outputs.speech.succession import Succession
from audiogame.outputs.speech.utterances import Utterance, Utterances
from audiogame.outputs.speech.voice import (
    Backend,
    Kind,
    Manner,
    NotListed,
    PlayCues,
    Voice,
    VoiceGone,
    VoiceHangs,
)
from audiogame.rules.fault import Detail, Reason, system_reason
from audiogame.rules.value import replace

LAST_WORDS = 3.0
"""Seconds that the end of the program waits for the present utterance."""
CLOSING = 1.0
"""Seconds that a voice may take to close at the end."""
FAILURES = 2
"""Failing calls in a row after which the voice is given up."""
LOOK = 0.02
"""Seconds between two checks whether an utterance has ended."""
IDLE = 0.25
"""Seconds between two checks for lines, a voice, and its survival, while nothing is spoken."""
SLOWEST = 8.0
"""Multiple of its estimate after which an utterance shows that the voice hangs."""
SHORTEST = 4.0
"""Seconds granted to any utterance at least."""
HOLD = 0.15
"""Seconds after a key that cut off the screen reader in which only answers are spoken."""
LISTING = 5.0
"""Seconds that a menu waits for a list of voices."""
BREATH = 0.3
"""Seconds that an utterance takes in addition to its characters."""
ALONE = 0.4
"""Seconds between a line that is only a sound and the next one."""

Report = Callable[[str, str, Detail], None]
"""Callback in the conductor's thread: a message id, the voice's name, and a detail.

The voice is the one that speaks from now on; the detail is the reason, or what the voice lacks.

The ids are "voice-lost" where another voice speaks now, "voice-again" where the same does,
"voice-back", "voice-none", "voice-lacks-voice" and "voice-lacks-language".
"""


def _why(fault: Exception) -> Detail:
    """Return the reason in an exception of a voice, its own words if it is no Fault."""
    return system_reason(fault) or repr(fault)


class Conductor:
    """An output that hands lines to a voice, one at a time.

    Args:
        backends: ways to speak, the best first.
        report: called when the voice changes; see Report.
        rate: characters a second, the estimate for voices that do not report their end.
        manner: how the program's own voice speaks.
    """

    name = "speech"

    def __init__(
        self,
        backends: tuple[Backend, ...],
        report: Report = lambda message, name, why: None,
        rate: float = 15.0,
        manner: Manner | None = None,
    ) -> None:
        self.rate = rate
        self._report = report
        self._manner = Manner() if manner is None else manner
        self._manner_due = True
        self._language = ""
        """The language asked for a line that is not in that of the player; empty for none."""
        self._lacking_due: Manner | None = None
        """The manner to check for a voice or language that the present voice lacks."""
        self._wanted: tuple[str, str] = ("", "")
        """The voice and the language last checked and reported."""
        self._utterances = Utterances()
        self._play: PlayCues | None = None
        """Plays the sounds of a line; None where the sound output does, or there is none."""
        self._missed: Callable[[Line], None] | None = None
        """Takes a line that a screen reader had before its turn, and that a key overtook."""
        self._leads = False
        """Whether the sounds of the present line play, and its words wait for them."""
        self._words_at = 0.0
        """When these words may be spoken; a key sets it, from another thread."""
        self._changed = threading.Condition()
        self._succession = Succession(backends, self._changed)
        self._ready = threading.Event()
        self._closing = False
        self._done = threading.Event()
        self._spoken_at = self._ahead_at = 0.0
        self._held_until = 0.0
        self._failures = 0
        self._shared = False
        """Whether the last voice was heard through the sound process."""
        threading.Thread(target=self._run, name="speech", daemon=True).start()

    # Called from the event loop that reads keys; nothing here waits.

    def wait_ready(self, seconds: float) -> bool:
        """Wait until a voice has been looked for; return whether there is one."""
        self._ready.wait(seconds)
        return self._caller is not None

    @property
    def _caller(self) -> Caller | None:
        return self._succession.caller

    @property
    def _voice(self) -> Voice | None:
        return self._caller.voice if self._caller is not None else None

    @property
    def why_not(self) -> list[Reason]:
        """Return the reasons why better backends than the present one cannot speak."""
        return self._succession.why_not

    @property
    def voice_name(self) -> str:
        """The name of the present voice; empty without one."""
        voice = self._voice
        return voice.name if voice is not None else ""

    @property
    def shares_device(self) -> bool:
        """Whether the voice is heard through the sound process.

        A voice lost a moment ago still counts: it may have died with that process.
        """
        caller = self._caller
        return self._shared if caller is None else isinstance(caller.voice, EspeakVoice)

    @property
    def busy(self) -> bool | None:
        """Whether a line is being spoken or waits; None if the voice does not report its end."""
        voice = self._voice
        if voice is None or voice.kind is Kind.READER:
            return None
        with self._changed:
            return self._utterances.current is not None or len(self._utterances) > 0

    def take(self, line: Line) -> None:
        # The sound output plays the sounds of answers at once.
        play = self._play
        cues = () if line.urgency is Urgency.ANSWER or play is None else line.cues
        if play is not None and cues and self._caller is None:  # no voice would reach them
            play(cues)
            cues = ()
        if not line.text and not cues:
            if line.urgency is Urgency.CHOICE:  # though nothing is spoken for it
                self.silence()
            return
        with self._changed:
            text = "" if line.unspoken and cues else speakable(line.text)
            shown = printable(line.shown)
            kept = line.secret, line.validity, line.language, line
            self._utterances.add(Utterance(text, line.urgency, line.speaker, cues, shown, *kept))
            self._changed.notify()

    def pressed(self) -> None:
        with self._changed:
            voice = self._voice
            silenced = voice is not None and voice.kind is Kind.READER
            if silenced:
                self._held_until = time.monotonic() + HOLD
            overtaken = self._utterances.pressed(silenced)
            if overtaken is not None and self._missed is not None:
                self._missed(overtaken)
            self._words_at = 0.0  # of a line whose sounds play: they come at once
            self._changed.notify()

    def silence(self) -> None:
        with self._changed:
            self._utterances.clear()
            self._changed.notify()

    def hush(self) -> None:
        """Stop secret speech, and drop secret lines from the queue."""
        with self._changed:
            self._utterances.hush()
            self._changed.notify()

    def set_manner(self, manner: Manner) -> None:
        """Apply a manner to the program's own voice from the next line on."""
        with self._changed:
            self._manner, self._manner_due = manner, True
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._done.wait(LAST_WORDS + CLOSING + 0.2)

    def lead_with(self, play: PlayCues | None) -> None:
        """Play the sounds of each line when its turn comes; None if another output does."""
        self._play = play

    def hand_ahead(self, missed: Callable[[Line], None] | None) -> None:
        """Give a screen reader that queues one line before its turn, so that no silence is between.

        Args:
            missed: called for such a line if a key is pressed before it is estimated to begin; None
                to hand no line ahead.
        """
        with self._changed:
            self._missed = missed
            self._changed.notify()

    def voices(self) -> tuple[str, ...]:
        """List the voices of the present backend; blocks, so not for the event loop."""
        return self._listed(lambda voice: voice.voices())

    def languages(self) -> tuple[str, ...]:
        """List the voice's language codes, empty if unknown; blocks, so not for the event loop."""
        return self._listed(lambda voice: voice.languages())

    @property
    def ignores(self) -> tuple[str, ...]:
        """The fields of `Manner` that have no effect with the present voice."""
        voice = self._voice
        return voice.ignores if voice is not None else ()

    def _listed(self, ask: Callable[[Voice], tuple[str, ...]]) -> tuple[str, ...]:
        caller = self._caller
        if caller is None:
            return ()
        end = time.monotonic() + LISTING
        while time.monotonic() < end:
            try:
                return tuple(caller.call(ask))
            except NotListed:
                time.sleep(LOOK)
            except Exception:
                break
        return ()

    # Called in the thread.

    def _run(self) -> None:
        self._succession.first()
        self._ready.set()
        if self._caller is None:
            self._report("voice-none", "", tuple(self.why_not))
        end = float("inf")
        while True:
            with self._changed:
                if self._closing:
                    end = min(end, time.monotonic() + LAST_WORDS)
                    nothing = self._utterances.current is None and not len(self._utterances)
                    if nothing or self._caller is None or time.monotonic() > end:
                        break
                cut, self._utterances.cut = self._utterances.cut, False
                due = ahead = None
                held = time.monotonic() < self._held_until
                if self._caller is not None and self._utterances.current is None:
                    due = self._utterances.next(held)
                elif not cut and not held and self._hands_ahead():
                    ahead = self._utterances.next_ahead()
                if not cut and due is None and ahead is None and not self._has_to_change():
                    self._changed.wait(self._patience())
            if self._caller is not None:
                self._shared = isinstance(self._caller.voice, EspeakVoice)
                self._speak(self._caller, due, cut, ahead)
            self._take_found()
            self._succession.retry()
        caller = self._caller
        if caller is not None:
            leave_behind(caller, CLOSING)
        self._done.set()

    def _has_to_change(self) -> bool:
        """Return whether the voice, or its manner, is to change now."""
        if self._manner_due and self._caller is not None:
            return True
        return self._succession.found is not None and self._utterances.current is None

    def _hands_ahead(self) -> bool:
        """Return whether the voice queues, and may have a line before its turn."""
        if self._missed is None or self._manner_due or self._leads:
            return False
        reader = READERS.get(self.voice_name.casefold())
        return reader is not None and reader.queues

    def _patience(self) -> float:
        """Return the seconds until the next check."""
        waits = self._utterances.current is not None or len(self._utterances) > 0
        return LOOK if waits and self._caller is not None else IDLE

    def _speak(
        self, caller: Caller, due: Utterance | None, cut: bool, ahead: Utterance | None
    ) -> None:
        """Begin to speak a line, or check whether the present one has ended.

        Args:
            due: the line whose turn it is; None as long as another is spoken, or none waits.
            cut: whether what is spoken has to be stopped first.
            ahead: the line that the voice is to speak after the present one.
        """
        try:
            if self._manner_due:
                self._manner_due, self._language = False, ""
                manner = self._manner
                with contextlib.suppress(TypeError, ValueError):
                    caller.call(lambda voice: voice.set_manner(manner))
                self._lacking_due = manner
            if self._lacking_due is not None:
                self._tell_lacking(caller, self._lacking_due)
            if due is not None:
                if not self._play_first(due):
                    self._begin(caller, due, cut)
                elif cut:
                    caller.call(lambda voice: voice.silence())
            elif cut:
                self._leads = False
                caller.call(lambda voice: voice.silence())
            elif self._leads:
                self._follow(caller)
            elif ahead is not None:
                caller.call(lambda voice: voice.speak(ahead.text, False, ahead.speaker))
                self._ahead_at = time.monotonic()
            elif self._utterances.current is not None:
                self._see_end(caller)
            else:
                caller.call(lambda voice: voice.speaking())  # it raises if it is gone
            self._failures = 0
        except Exception as fault:
            self._failures += 1
            with self._changed:
                self._utterances.again()
            if isinstance(fault, VoiceGone) or self._failures >= FAILURES:
                self._lose(_why(fault))

    def _tell_lacking(self, caller: Caller, manner: Manner) -> None:
        """Report once what the chosen voice lacks of a manner; not for a fallback voice."""
        wanted = manner.voice, manner.language
        if self._wanted != wanted:
            try:
                what, which = caller.call(lambda voice: lacking(manner, voice))
            except NotListed:
                return
            except Exception:  # a list that fails does not stop the voice
                what = which = ""
            if what:
                self._report(f"voice-lacks-{what}", self.voice_name, which)
        self._wanted, self._lacking_due = wanted, None

    def _take_language(self, caller: Caller, language: str) -> None:
        """Ask for a voice of the language of the next line, if there is one; else all stays."""
        manner, code = self._manner, ""
        if language:
            try:
                code = caller.call(lambda voice: code_by_which(voice, language))
            except NotListed:
                return
            except Exception:  # a list that fails does not stop the voice
                code = ""
        self._language = language
        if code:
            manner = replace(manner, voice="", language=code)
        with contextlib.suppress(TypeError, ValueError):
            caller.call(lambda voice: voice.set_manner(manner))

    def _play_first(self, due: Utterance) -> bool:
        """Play the sounds of a line, once; return whether its words have to wait for them.

        A line that was cut off is repeated without its sounds.
        """
        self._leads = False
        wait = 0.0
        if due.cues and self._play is not None and not due.sounded:
            due.sounded = True
            wait = self._play(due.cues)
        if due.text and not wait:
            return False
        self._words_at = time.monotonic() + max(wait, 0.0 if due.text else ALONE)
        self._leads = True
        return True

    def _follow(self, caller: Caller) -> None:
        """Speak the line whose sounds are playing, as soon as it is time."""
        due = self._utterances.current
        if due is not None and time.monotonic() < self._words_at:
            return
        self._leads = False
        if due is not None and due.text and not due.stale:
            self._begin(caller, due, False)
        elif due is not None:
            with self._changed:
                self._utterances.said()

    def _begin(self, caller: Caller, due: Utterance, cut: bool) -> None:
        if due.language != self._language:
            self._take_language(caller, due.language)
        caller.call(lambda voice: voice.speak(due.text, cut, due.speaker))
        self._spoken_at = time.monotonic()  # now, as a busy machine may take a while
        self._begun(caller, due)

    def _begun(self, caller: Caller, due: Utterance) -> None:
        """Count a line whose words begin, and braille it."""
        with self._changed:
            if self._utterances.current is due:
                self._utterances.begun()
        with contextlib.suppress(NotImplementedError):
            caller.call(lambda voice: voice.braille(due.shown or due.text))

    def _see_end(self, caller: Caller) -> None:
        current = self._utterances.current
        if current is None:
            return
        took = time.monotonic() - self._spoken_at
        estimate = BREATH + len(current.text) / self.rate
        speaking = caller.call(lambda voice: voice.speaking())
        if speaking is None:
            speaking = took < estimate
        elif speaking and took > SHORTEST + SLOWEST * estimate:
            raise VoiceHangs("voice-endless", name=caller.backend.name)
        if not speaking:
            with self._changed:
                if self._utterances.current is not current:
                    return
                self._utterances.said()
                follows = self._utterances.current
            if follows is not None:  # the voice has it since the last line
                self._spoken_at = max(self._spoken_at + estimate, self._ahead_at)
                self._begun(caller, follows)

    # Voices lost and found.

    def _lose(self, why: Detail) -> None:
        self._failures, self._manner_due = 0, True
        before = self.voice_name
        self._succession.lose()
        name = self.voice_name
        message = "voice-none" if not name else "voice-again" if name == before else "voice-lost"
        self._report(message, name, why)

    def _take_found(self) -> None:
        """Switch to a better voice that has been found, between two lines."""
        if self._utterances.current is None and self._succession.take_found():
            self._manner_due = True
            self._report("voice-back", self.voice_name, "")
