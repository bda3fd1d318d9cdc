"""The parts of one run that say, show and keep things; `keyboard.py` adds the keys."""

from __future__ import annotations

import contextlib
from pathlib import PurePath
from typing import TYPE_CHECKING

from audiogame.console.dialogue import Dialogue, Outputs
from audiogame.console.player_calls import PlayerCalls
from audiogame.console.profile import Profile
from audiogame.console.recall import Recall, Recital
from audiogame.console.scene import Scene, Views
from audiogame.console.soundscape import Soundscape
from audiogame.console.speaker import Speaker
from audiogame.console.spelling import speakable
from audiogame.console.unheard_lines import UnheardLines
from audiogame.console.user_data import UserData
from audiogame.keys.commands import Mode
from audiogame.narration.languages import chosen_language
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.outputs.history import History, Holder
from audiogame.rules.fault import Reason, system_reason

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from audiogame.console.front_end import FrontEnd
    from audiogame.keys.keymap import Keymap
    from audiogame.outputs import Output
    from audiogame.rules.sounded import Sounded
    from audiogame.settings import Settings


class Console:
    """Everything of one run but the keyboard: outputs, settings, files and history.

    Args:
        front: input keys, the screen, speech, sounds and bots.
        settings: the player's choices.
        folder: where all files are kept.
        stored: the settings as saved; `settings` may have overrides for this run only.
    """

    def __init__(
        self, front: FrontEnd, settings: Settings, folder: Path, stored: Settings | None = None
    ) -> None:
        self.front = front
        self.scene = Scene()
        self.data = UserData(
            front,
            settings,
            folder,
            stored,
            self._tell_not_saved,
            self._tell_not_read,
            self._take_settings,
        )
        holder = Holder()
        history, screen = History(holder=holder), front.make_screen(settings.braille)
        outputs = Outputs(screen, history, front.outputs, self.scene, holder, self.data, self)
        self._told_unread: set[str] = set()
        self._ways_for: tuple[Keymap, str] | None = None
        self._ways: Mapping[str, object] = {}
        self.dialogue = Dialogue(
            outputs,
            Narrator(Texts(chosen_language(settings.language, front.languages))),
            self,
        )
        self.speaker = Speaker(front, self.data, self.dialogue, self)
        self.soundscape = Soundscape(front, self.data, self.dialogue, self.speaker)
        self.profile = Profile(front, self.data, self.dialogue, self.speaker, self.soundscape)
        self.calls = PlayerCalls(front, self.data, self.dialogue, self.soundscape, self.speaker)
        self.unheard = UnheardLines(self.dialogue, self.speaker, front.clock)
        self.recall = Recall(
            self.dialogue,
            Recital(front, self.data, self.dialogue, self.speaker),
            self.data,
            self.scene,
            front.now,
        )
        self.views = Views()
        self.profile.take_wording()
        front.display.begin(
            lambda: self.profile.keymap, lambda: self.scene.company, lambda: self.dialogue.language
        )

    @property
    def ways_back(self) -> Mapping[str, object]:
        """The keys that go back, for use in messages: none that the screen reader intercepts."""
        keymap, language = self.profile.keymap, self.dialogue.language
        if self._ways_for != (keymap, language):
            self._ways_for, keeps = (keymap, language), self.speaker.reader.keeps
            narrator = self.dialogue.narrator
            keys = [key for key in keymap.keys("back", Mode.MENU) if key not in keeps]
            self._ways = {
                "back": speakable(narrator, next(iter(keys), "escape")),
                "shell": self.scene.from_shell,
                "leave_text": narrator.say("key-leaves-text", escape="escape" not in keeps),
            }
        return self._ways

    @property
    def mute(self) -> tuple[Output | None, ...]:
        """The outputs that convey no words: sounds, and speech that is silent."""
        return self.soundscape.sound, self.speaker.speech if self.speaker.silent else None

    def caption(self, cues: tuple[Sounded, ...]) -> str:
        """Return the caption of a line's cues."""
        return self.soundscape.caption(cues)

    def pair(self) -> None:
        """Pair speech and sounds, after either was begun or ended."""
        self.soundscape.pair()

    def _take_settings(self) -> None:
        """Apply the settings to all that follows them."""
        self.profile.take_wording()
        self.speaker.take_settings()
        self.soundscape.take_settings()

    def _tell_not_saved(self, fault: OSError) -> None:
        self.dialogue.tell("settings-not-saved", why=system_reason(fault))

    def _tell_not_read(self, fault: OSError) -> None:
        file, why = PurePath(fault.filename or "").name, system_reason(fault)
        if file in self._told_unread:
            return
        self._told_unread.add(file)
        self.dialogue.tell("fault", why=Reason("record-unreadable", name=file, why=why))

    def close(self) -> None:
        """Write the unsaved files, then close the outputs once their last words have ended."""
        self.data.unsaved.finish()
        self.front.thinker.close()
        if self.front.home_server is not None:
            self.front.home_server.close()
        for output in reversed(self.dialogue.outputs.all):
            with contextlib.suppress(OSError):
                output.close()
        self.front.audio.close()
