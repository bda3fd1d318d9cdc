"""Sound quiz: a sound is played, the player answers which it was, and is told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.key_help import KeysHere
from audiogame.keys.commands import PICKS, Mode
from audiogame.narration.line import Line, Subject, Urgency, Validity
from audiogame.sound_server.cue import Cue, CueKind
from audiogame.sound_server.pack import Packs
from audiogame.sound_server.waves import BrokenSound, read_wave

QUESTIONS = 10
CHOICES = 4
ALIKE = 2
"""Number of wrong choices from the right one's family of sounds, where it has others."""
DEVICE = 6.0
"""Seconds that a sound device may take to open."""
LOOK = 0.05
"""Seconds between two checks whether the device is open, or words have been heard."""
REST = 0.2
"""Seconds between a sound and the question."""


def choices_of(packs: Packs, game: str) -> tuple[Cue, ...]:
    """Return the cues of a quiz: those of a game, or those that all games share."""
    cues = packs.of((game,) if game else ())
    found: dict[tuple[object, ...], Cue] = {}
    for cue in cues:
        if cue.files and cue.kind is not CueKind.AMBIENCE:
            found.setdefault(cue.files, cue)  # a pack may have one sound for several things
    return tuple({meaning(cue): cue for cue in found.values()}.values())


def meaning(cue: Cue) -> str:
    """Return the meaning of a cue: the name of a thing, or what a note stands for."""
    told = cue.description.partition(": ")[2].rstrip(".")
    return told if told and cue.kind is not CueKind.FOLEY else cue.text


def four_of(cues: Sequence[Cue], right: Cue, luck: random.Random) -> list[Cue]:
    """Return the right cue among others, some of its family, in any order."""
    others = [cue for cue in cues if cue is not right]
    luck.shuffle(others)
    family = right.name.rpartition(".")[0]
    alike = [cue for cue in others if cue.name.rpartition(".")[0] == family][:ALIKE]
    rest = [cue for cue in others if cue not in alike]
    four = [right, *[*alike, *rest][: CHOICES - 1]]
    luck.shuffle(four)
    return four


async def quiz_sounds(
    app: App, game: str = "", luck: random.Random | None = None, wait: float = 0.0
) -> None:
    """Run the quiz until its end, or until the player goes back; say the result.

    Args:
        game: the name of the game whose sounds are played; empty for the common ones.
        luck: chooses the sounds.
        wait: seconds that a sound device may still take to open.
    """
    end = app.front.clock() + wait
    while not app.soundscape.heard and app.front.clock() < end:
        await asyncio.sleep(LOOK)
    if not app.soundscape.heard:
        app.dialogue.tell("quiz-no-sounds")
        return
    await _Quiz(app, game, luck or random.Random()).run()


class _Quiz:
    def __init__(self, app: App, game: str, luck: random.Random) -> None:
        self._app = app
        self._game = game
        self._luck = luck
        self._cues = choices_of(app.soundscape.packs(), game)
        self._four: list[Cue] = []
        self._right: Cue | None = None
        self._open = Subject()
        """Validity of lines about the present sound."""

    async def run(self) -> None:
        """Run the questions, and say the result."""
        app = self._app
        wanted = self._luck.sample(self._cues, min(QUESTIONS, len(self._cues)))
        app.dialogue.tell("quiz-begins", count=len(wanted))
        asked: list[tuple[str, str]] = []
        reminder, app.scene.reminder = app.scene.reminder, self._ask
        outside, app.scene.open_question = app.scene.open_question, self._open_question
        try:
            for cue in wanted:
                chosen = await self._question(cue)
                if chosen is None:
                    break
                asked.append((cue.name, chosen.name))
        finally:
            app.scene.reminder, app.scene.open_question = reminder, outside
        if asked:
            self._tell(asked)

    async def _question(self, cue: Cue) -> Cue | None:
        """Play a sound and wait for an answer; return None if the player goes back."""
        app = self._app
        self._right, self._four = cue, four_of(self._cues, cue, self._luck)
        await self._words_end()
        await self._play()
        self._ask()
        answers = (
            Answer(str(number), text=meaning(cue)) for number, cue in enumerate(self._four, 1)
        )
        with app.front.display.answers("", *answers):
            try:
                return await self._answered()
            finally:
                self._right = None
                self._open.change()

    async def _answered(self) -> Cue | None:
        app = self._app
        while True:
            app.front.display.show_mode(Mode.MENU)
            key = await app.keyboard.key()
            assert key is not None, "without a time limit there is a key"
            command = await app.keyboard.press_common(key, Mode.MENU, self._keys, asks=True)
            if command is None:
                continue
            if command.name == "back":
                app.soundscape.play("ui.back")
                return None
            if command.name in ("choose", "mark"):
                await self._play()
            elif command.name in PICKS and command.pick <= len(self._four):
                chosen = self._four[command.pick - 1]
                self._answer(chosen)
                return chosen
            else:
                self._ask()

    def _answer(self, chosen: Cue) -> None:
        right = self._right
        assert right is not None
        self._open.change()
        message = "quiz-right" if chosen is right else "quiz-wrong"
        self._app.dialogue.tell(message, description=right.description)

    def _ask(self) -> None:
        """Say the question with its choices."""
        self._app.dialogue.say(self._question_line(self._open.change()))

    def _question_line(self, validity: Validity | None = None) -> Line:
        say = self._app.dialogue.narrator.say
        choices = tuple(
            say("quiz-choice", number=str(number), text=meaning(cue))
            for number, cue in enumerate(self._four, 1)
        )
        text = say("quiz-asks", choices=choices)
        return Line(text, urgency=Urgency.ANSWER, validity=validity)

    def _open_question(self) -> Line | None:
        """Return the unanswered question; None between two."""
        return self._question_line() if self._right is not None else None

    async def _play(self) -> None:
        """Play the sound to its end; a key continues at once."""
        cue = self._right
        assert cue is not None
        self._app.soundscape.play_alone(cue.name)
        with contextlib.suppress(BrokenSound):
            await self._app.keyboard.pause(read_wave(cue.files[0]).seconds + REST)

    async def _words_end(self) -> None:
        """Wait until the last words have been heard, or a key is pressed."""
        app = self._app
        end = app.front.clock() + (
            0.0 if app.front.keys.scripted else app.data.pace.seconds(self._last)
        )
        while app.front.clock() < end and app.speaker.busy is not False:
            if await app.front.keys.pending(LOOK):
                return

    @property
    def _last(self) -> str:
        lines = self._app.recall.history.lines
        return lines[-1].text if lines else ""

    def _keys(self) -> KeysHere:
        """Return the numbers that answer, for key help."""
        say = self._app.dialogue.narrator.say
        told = {
            str(number): say("quiz-key", text=meaning(cue))
            for number, cue in enumerate(self._four, 1)
        }
        return KeysHere(told)

    def _tell(self, asked: list[tuple[str, str]]) -> None:
        """Say the score of the quiz, and the sounds that were mixed up.

        Args:
            asked: for each answer, the name of the cue played and of the one chosen.
        """
        mixed = [pair for pair in asked if pair[0] != pair[1]]
        app, named = self._app, {cue.name: meaning(cue) for cue in self._cues}
        pairs = tuple(
            _within(
                app.dialogue.narrator.say("quiz-pair", played=named[played], chosen=named[chosen])
            )
            for played, chosen in dict.fromkeys(mixed)
        )
        text = app.dialogue.narrator.say(
            "quiz-result",
            asked=len(asked), right=len(asked) - len(mixed),
            count=len(pairs), pairs=pairs,
        )  # fmt: skip
        app.dialogue.say(Line(text, urgency=Urgency.ANSWER))


def _within(text: str) -> str:
    """Return a text as used within a sentence."""
    return text[:1].lower() + text[1:]
