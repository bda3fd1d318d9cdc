"""Calls to a player who is elsewhere when a game waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.narration.line import Urgency
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from asyncio import TimerHandle
    from collections.abc import Awaitable, Callable

    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.soundscape import Soundscape
    from audiogame.console.speaker import Speaker
    from audiogame.console.user_data import UserData

AGAIN = 30.0
"""Seconds after which a player who has not come, or answered others, is called again, once."""
IDLE = 30.0
"""Seconds without a key after which a player counts as elsewhere."""
CUE = "turn.yours"


class PlayerCalls:
    """Calls a player who is elsewhere: at once and, where they do not come, once more.

    A player is elsewhere while another window has the focus, where the front end knows that, and
    after some time without a key.  One for whom others wait is called once more also where they
    were here and have pressed no key since.

    Args:
        front: has the clock, and the keys, which may know whether the window has the focus.
        data: the settings.
        dialogue: says answers, and has the screen that notifies.
        soundscape: plays the cue.
        speaker: knows the screen reader.
    """

    def __init__(
        self,
        front: FrontEnd,
        data: UserData,
        dialogue: Dialogue,
        soundscape: Soundscape,
        speaker: Speaker,
    ) -> None:
        self._front = front
        self._data = data
        self._dialogue = dialogue
        self._soundscape = soundscape
        self._speaker = speaker
        self._pressed_at = front.clock()
        self._left = False
        """Whether another window had the focus at the first call."""
        self._unrung = False
        """Whether a call rang no bell because the player has not been asked."""
        self._later: TimerHandle | None = None
        """Timer of the second call."""
        self._text = ""
        """The text of the last call."""
        self._others_wait = False
        """Whether others wait for the player, who may go away again."""

    @property
    def _elsewhere(self) -> bool:
        away = self._front.keys.away is True
        return away or self._front.clock() - self._pressed_at >= IDLE

    def pressed(self) -> None:
        """Record a key: the player is here, and need not be called for now."""
        self._pressed_at = self._front.clock()
        if self._later is not None:
            self.end()
            if self._others_wait:
                self._left = False
                self._call_later()

    def call(self, message: str, game: Callable[[], str], others_wait: bool = False) -> None:
        """Call the player, if they are elsewhere, to something that has just been said.

        Args:
            message: id of the notification's text.
            game: returns the title of the game.
            others_wait: whether people elsewhere wait for the player.
        """
        self.end()
        wanted = self._data.settings.calls and not self._front.keys.scripted
        if not wanted or not (self._elsewhere or others_wait):
            return
        import asyncio  # late: the first line needs no event loop

        try:
            asyncio.get_running_loop()
        except RuntimeError:  # the program has just begun: the player is here
            return
        self._text = self._dialogue.narrator.say(message, game=game())
        self._others_wait = others_wait
        self._left = self._front.keys.away is True
        if self._elsewhere:
            self._notify(self._text)
        self._call_later()

    def _call_later(self) -> None:
        import asyncio  # late, as above

        self._later = asyncio.get_running_loop().call_later(AGAIN, self._call_again)

    def _call_again(self) -> None:
        self._later = None
        if self._left and not self._front.keys.away:
            return  # the player came back, and reads
        self._soundscape.play(CUE)
        if self._others_wait:
            self._dialogue.tell("call-again", Urgency.NEWS)
        self._notify(self._text)

    def _notify(self, text: str) -> None:
        self._unrung = self._unrung or not self._rings
        self._dialogue.outputs.screen.notify(text, rings=self._rings)

    @property
    def _rings(self) -> bool:
        """Whether the bell may ring: under an unmeasured reader only after a yes."""
        if not self._speaker.reads_lines or self._front.reader.measured:
            return True
        return self._data.settings.call_bell == "yes"

    def end(self) -> None:
        """Call no more: the player is here, or need not come."""
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def toggle(self) -> None:
        """Turn calls on or off; turned on, the player may be asked about the bell again."""
        settings = self._data.settings
        bell = settings.call_bell if settings.call_bell == "yes" else "unknown"
        self._data.keep(replace(settings, calls=not settings.calls, call_bell=bell))
        self.end()
        self._dialogue.tell("calls-off" if settings.calls else "calls-on")

    async def ask(self, confirm: Callable[[str], Awaitable[bool]]) -> None:
        """Ask once whether the bell may ring, after a call that it could have made louder.

        A screen reader that was not measured may stumble over the bell, so the player decides.

        Args:
            confirm: asks a yes-or-no question.
        """
        settings, screen = self._data.settings, self._dialogue.outputs.screen
        sure = self._rings or settings.call_bell != "unknown" or not settings.calls
        if sure or not self._unrung or self._front.keys.scripted or not screen.can_ring:
            return
        answer = "yes" if await confirm("ask-call-bell") else "no"
        self._data.keep(replace(self._data.settings, call_bell=answer))
