"""A choice that others in the room could hear: no answer to a key tells what it has marked."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.keys.commands import COMMANDS, PICKS
from audiogame.play.audience import Audience
from audiogame.play.chooser import Chooser
from audiogame.play.jumps import is_live
from audiogame.rules.value import Value


class Mark(Value):
    """What a key names.

    Args:
        wanted: the words of a choice; empty if it names none.
        number: of a choice or position, where there is no choice of that name; 0 for none.
    """

    wanted: str
    number: int


class QuietChoice:
    """Takes the keys that mark a choice in secret, and looks at the choices on Enter only.

    Everybody can count cards, so a place tells a card, and so does what is refused: each mark gets
    the same answer, after the same work.

    Args:
        app: where it is said.
        audience: the people here.
    """

    def __init__(self, app: App, audience: Audience) -> None:
        self._app = app
        self._audience = audience
        self._marks: list[Mark] = []

    def begin(self, chooser: Chooser | None = None) -> None:
        """Forget all marks; the words of what can be chosen are looked up once, and that is now."""
        self._marks = []
        for _, thing in chooser.offers() if chooser is not None else ():
            self._audience.words(thing)

    def mark(self, mark: Mark) -> None:
        """Take the mark of a key, whatever it names."""
        self._marks.append(mark)

    def tell(self) -> bool:
        """Say whether a key has marked something, and no more; tells it, too."""
        self._answer("marked" if self._marks else "nothing-marked")
        return bool(self._marks)

    def select(self, chooser: Chooser) -> bool:
        """Select in a new chooser what was marked; tells whether all of that is there.

        The last mark counts.  Where several positions make a choice, each digit marks one, or takes
        its mark away; one that there is not spoils them all.
        """
        there = parts = False
        for mark in self._marks if chooser.positions else self._marks[-1:]:
            if is_live(mark.wanted, chooser.legal):
                there, parts = chooser.jump(mark.wanted) is not None, False
            elif not mark.number:
                there = parts = False
            elif not chooser.positions:
                there = chooser.put(mark.number)
            else:
                found = bool(chooser.meant(mark.number))
                there, parts = found and (there or not parts), True
                if found:
                    chooser.press(COMMANDS[PICKS[mark.number - 1]])
        return there

    def refuse(self) -> None:
        """Say that what is marked cannot be chosen; then nothing is marked any more."""
        self._answer("not-possible" if self._marks else "nothing-marked")
        self.begin()

    def _answer(self, message: str) -> None:
        self._audience.answer(self._app.dialogue.narrator.say(message), secret=True, unnamed=True)
