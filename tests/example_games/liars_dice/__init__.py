"""Liar's Dice, a game of dice under cups."""

from audiogame.rules.game import Game

from .bots.advice import Advisor
from .bots.casual import Bold
from .bots.skilled import Careful
from .cues import cues
from .figures import FIGURES
from .guide import GUIDE
from .rules import LiarsDiceOptions, start

GAME = Game(
    name="liars-dice",
    package=__name__,
    seats=tuple(range(2, 7)),
    options=LiarsDiceOptions,
    start=start,
    bots={"casual": Bold, "skilled": Careful},
    quick=("casual", "skilled"),
    adviser=Advisor,
    guide=GUIDE,
    figures=FIGURES,
    cues=cues,
)
