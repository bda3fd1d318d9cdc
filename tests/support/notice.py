"""Write the credits of the games here into NOTICE: `python tests/support/notice.py`."""

from __future__ import annotations

from pathlib import Path

from audiogame.narration.credits import credit_lines, credits_of
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.table.library import all_games

NOTICE = Path(__file__).parents[2] / "NOTICE"
BEGIN = "The rules of the games are told in words of our own; who made them, and whose they are:\n"
END = "The file audiogame/narration/cldr.json is made of data"
OURS = "audiogame.games."
"""Prefix of the packages of this repository's games."""


def credited(game: Game) -> tuple[str, ...]:
    """List the lines of NOTICE on a game: its title, then its credits."""
    made = credits_of(game, "en")
    assert made is not None, f"{game.name} has no credits"
    title = Narrator(Texts("en", packages=(game.package,)), game.name).say(f"{game.name}-title")
    return (f"{title}:", *(line.text for line in credit_lines(made, "en")))


def section() -> str:
    """Return the section of NOTICE with the credits of every game here."""
    games = [game for game in all_games()[0] if game.package.startswith(OURS)]
    told = ["\n- ".join(credited(game)) for game in games]
    return "\n\n".join([BEGIN.rstrip(), *told]) + "\n"


def main() -> None:
    """Replace the section in NOTICE."""
    text = NOTICE.read_text(encoding="utf-8")
    before, _, after = text.partition(END)
    before = before.partition(BEGIN)[0].rstrip()
    NOTICE.write_text(f"{before}\n\n{section()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
