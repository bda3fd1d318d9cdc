"""Opponents' remarks as one listener hears them: after the news, in its wording and voices."""

from __future__ import annotations

from audiogame.console.profile import level
from audiogame.narration.narrator import Line, Urgency, Verbosity
from audiogame.narration.topics import Topic
from audiogame.opponents.characters import character_narrator
from audiogame.opponents.chatter import Remark, chatter_of
from audiogame.play.audience import Audience


class Remarks:
    """Says the remarks of the characters at a table to the players here.

    Args:
        audience: the players here; remarks wait for their news.
    """

    def __init__(self, audience: Audience) -> None:
        self._app, self._audience = audience.app, audience
        self._chatter = chatter_of(audience.table)
        self._chatter.tellers.append(self._take)
        self._untold: list[Remark] = []

    def speak(self) -> None:
        """Generate the characters' remarks, and say them once all news has been said."""
        if self._audience.waiting:
            return
        self._chatter.speak()
        untold, self._untold = self._untold, []
        for remark in untold:
            self._say(remark)

    def _take(self, remark: Remark) -> None:
        if self._app.data.settings.remarks:
            self._untold.append(remark)

    def _say(self, remark: Remark) -> None:
        settings = self._app.profile.wanted
        brief = settings.braille or level(settings, Topic.CHATTER) == "brief"
        narrator = character_narrator(
            self._app.dialogue.language, Verbosity.BRIEF if brief else Verbosity.FULL
        )
        text = narrator.say("remark", name=remark.name, said=narrator.say(remark.message))
        speaker = remark.seat if settings.opponent_voices else None
        self._audience.say_line(
            Line(
                text,
                urgency=Urgency.CHATTER,
                seats=self._audience.seats,
                speaker=speaker,
                language=narrator.texts.language,
            )
        )
