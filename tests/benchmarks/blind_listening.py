"""Write a blind listening test of the sounds as one web page, and count the answers sent back.

`python tests/benchmarks blind_listening test.html` writes the page for every sound, with `--game
sika` for those of one game.  A listener needs nothing but a browser: each sound has a button that
plays it and four meanings to choose from, and a line at the end is to be sent back.  With
`--answers` the files are texts with such lines, of one listener or several.
"""

from __future__ import annotations

import argparse
import random
import re
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from zlib import crc32

from audiogame.narration.titles import game_title
from audiogame.preferences.sound_quiz import choices_of, four_of, meaning
from audiogame.sound_server.cue import Cue
from audiogame.sound_server.pack import Packs, default_pack
from audiogame.table.library import all_names

EVERY = "all"
"""The name of a test with the sounds of all games."""
LINE = re.compile(r"Listening test (\w+) ([\w-]+): ([0-4 ]*[0-4])")
"""A line that a listener sends: the questions' fingerprint, the game, and the numbers chosen."""


class NotTheseQuestions(ValueError):
    """Answers to no test, or to one of other sounds than those of this checkout."""


@dataclass(frozen=True)
class Question:
    """One sound of a test.

    Args:
        right: the cue that is played.
        take: its file.
        choices: four cues, the right one among them, in the order of their numbers.
    """

    right: Cue
    take: Path
    choices: tuple[Cue, ...]


def questions(game: str = EVERY) -> tuple[Question, ...]:
    """Return the questions of a test, which are the same at each call, each cue once.

    Args:
        game: the game whose sounds are played, with the common ones; `EVERY` for all games.
    """
    packs, luck = Packs((default_pack()[0],)), random.Random(game)
    asked: dict[str, Question] = {}
    for part in ("", *all_names()) if game == EVERY else (game,):
        cues = choices_of(packs, part)
        for cue in cues:
            if cue.name not in asked:
                four = tuple(four_of(cues, cue, luck))
                asked[cue.name] = Question(cue, luck.choice(cue.files), four)
    found = list(asked.values())
    luck.shuffle(found)
    return tuple(found)


def fingerprint(asked: Sequence[Question]) -> str:
    """Return eight hexadecimal digits that change with the sounds, their order and choices."""
    check = 0
    for one in asked:
        names = " ".join(cue.name for cue in (one.right, *one.choices))
        check = crc32(one.take.read_bytes(), crc32(names.encode(), check))
    return f"{check:08x}"


def page(game: str = EVERY) -> str:
    """Return the page of a test; nothing on it tells which choice is right."""
    asked = questions(game)
    title = "audiogame" if game == EVERY else game_title(game, "en")
    sounds = "\n".join(_question(number, one) for number, one in enumerate(asked, start=1))
    begins = f"Listening test {fingerprint(asked)} {game}: "
    return _PAGE.format(title=escape(title), count=len(asked), sounds=sounds, begins=begins)


def _question(number: int, one: Question) -> str:
    sound = b64encode(one.take.read_bytes()).decode()
    choices = "\n".join(
        f'<p><label><input type="radio" name="{number}" value="{place}">'
        f" {escape(meaning(cue))}</label></p>"
        for place, cue in enumerate(one.choices, start=1)
    )
    return (
        f"<fieldset><legend><h2>Sound {number}</h2></legend>\n"
        f'<button type="button" data-sound="{sound}">Play sound {number}</button>\n'
        f"{choices}\n</fieldset>"
    )


_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Listening test: {title}</title>
<main>
<h1>Listening test: {title}</h1>
<p>{count} sounds. Play each as often as you like and choose what it means. Guess where you are not
sure; what you leave open is not counted. Your answers are in the last field: please send them to
whoever gave you this page.</p>
<form>
{sounds}
<h2>Your answers</h2>
<p><label>Send this line<br><textarea readonly rows="4" cols="60"></textarea></label></p>
</form>
</main>
<script>
const form = document.querySelector("form");
const sent = form.querySelector("textarea");
const answered = () => {{
  const chosen = new FormData(form);
  const numbers = Array.from({{length: {count}}}, (_, n) => chosen.get(String(n + 1)) ?? "0");
  sent.value = "{begins}" + numbers.join(" ");
}};
let playing = new Audio();
form.addEventListener("click", ({{target}}) => {{
  if (target.dataset.sound) {{
    playing.pause();
    playing = new Audio("data:audio/wav;base64," + target.dataset.sound);
    playing.play();
  }}
}});
form.addEventListener("change", answered);
answered();
</script>
</html>
"""


@dataclass(frozen=True)
class Heard:
    """What listeners chose.

    Args:
        asked: answers, without sounds that were left open.
        mixed: how often each wrong answer was given: the cue played and the one chosen.
    """

    asked: Counter[str]
    mixed: Counter[tuple[str, str]]


def heard(text: str) -> Heard:
    """Count the answers in a text.

    Raises:
        NotTheseQuestions: no line with answers is in it, or one to other questions.
    """
    asked, mixed = Counter[str](), Counter[tuple[str, str]]()
    lines = LINE.findall(text)
    if not lines:
        raise NotTheseQuestions(f"No line with answers is in {text[:60]!r}.")
    for known, game, numbers in lines:
        if game != EVERY and game not in all_names():
            raise NotTheseQuestions(f"No game is called {game!r}.")
        wanted, chosen = questions(game), [int(number) for number in numbers.split()]
        if known != fingerprint(wanted) or len(chosen) != len(wanted):
            raise NotTheseQuestions(
                f"Test {known} of {game!r} with {len(chosen)} answers is not the one that this"
                f" checkout writes: {fingerprint(wanted)} with {len(wanted)}."
            )
        for one, number in zip(wanted, chosen, strict=True):
            if number:
                asked[one.right.name] += 1
                if (cue := one.choices[number - 1]) is not one.right:
                    mixed[one.right.name, cue.name] += 1
    return Heard(asked, mixed)


def _told(found: Heard) -> Iterator[str]:
    asked = found.asked.total()
    yield f"{asked - found.mixed.total()} of {asked} right; guesses would be {asked / 4:.0f}."
    for (played, chosen), times in found.mixed.most_common():
        yield f"  {played} taken for {chosen}: {times} of {found.asked[played]}"


def main(typed: list[str]) -> int:
    """Write a test, or count answers; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python tests/benchmarks blind_listening", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("files", nargs="+", type=Path, help="the page to write")
    parser.add_argument("--game", default=EVERY, choices=[EVERY, *all_names()], help="its sounds")
    parser.add_argument("--answers", action="store_true", help="count the answers in these files")
    asked = parser.parse_args(typed)
    if asked.answers:
        texts = "\n".join(path.read_text(encoding="utf-8") for path in asked.files)
        print("\n".join(_told(heard(texts))))
        return 0
    for path in asked.files:
        path.write_text(page(asked.game), encoding="utf-8")
        print(f"{path}: {path.stat().st_size / 1e6:.1f} megabytes.")
    return 0
