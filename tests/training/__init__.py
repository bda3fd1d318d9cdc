"""Scripts that compute the tables of bots; each needs NumPy, or minutes.

Run one from the top folder with the name of its table, which `SCRIPTS` lists:

    python tests/training shares
    python tests/training strengths 2 --rounds 160
"""

from __future__ import annotations

from pathlib import Path

SCRIPTS = {
    "shares": "army_men.shares_table",
    "strengths": "scientific_war.learn",
    "futures": "sichermans_war.futures_table",
    "worth": "sichermans_war.worth_table",
    "habits": "ten_die_poker.habits_table",
}
"""The module of each table; its `main` takes the arguments after the name."""
GAMES = Path(__file__).parents[2] / "audiogame" / "games"


def search_folder(game: str) -> Path:
    """Return the folder of a game's tables."""
    return GAMES / game / "search"
