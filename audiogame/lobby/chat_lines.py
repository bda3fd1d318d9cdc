"""What people far away say, told to the people here: sender first, and never before the game."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.narration.narrator import Line, Urgency
from audiogame.online.company_packets import ChatHeard
from audiogame.rules.sounded import Sounded

CUE = "chat.line"


class ChatLines:
    """Lines of chat, heard or left to the history.

    Args:
        app: where they are told.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.quiet = False
        """Whether they are left to the history."""
        self.unsaid = ""
        """What somebody here wanted to say, until it was heard."""
        self._unheard = 0
        self._missed = 0

    def take(self, said: ChatHeard, own: bool) -> None:
        """Tell a line, or leave it to the history.

        Args:
            own: whether somebody here has said it.
        """
        if own and said.text == " ".join(self.unsaid.split()):
            self.unsaid = ""
        words = self._app.dialogue.narrator.say(
            "online-said", name=said.name, text=said.text, own=own
        )
        line = Line(words, (Sounded(CUE),), Urgency.CHATTER, chat=True)
        if said.missed:  # the device was away for as long as the program was closed
            self._missed += 1
            self._app.recall.history.take(line)
        elif self.quiet and not own:
            self._unheard += 1
            self._app.recall.history.take(line)
        else:
            self._app.dialogue.say(line)

    def tell_missed(self) -> None:
        """Say how many lines were said while nobody was here."""
        if self._missed:
            self._app.dialogue.tell("online-chat-missed", Urgency.NEWS, count=self._missed)
        self._missed = 0

    def hush(self) -> None:
        """Leave lines to the history from now on, or let them be heard again."""
        self.quiet = not self.quiet
        count, self._unheard = self._unheard, 0
        self._app.dialogue.tell(
            "online-chat-quiet" if self.quiet else "online-chat-aloud", count=count
        )
