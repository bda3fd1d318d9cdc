"""Crazy Eights, a game of cards that a hand is emptied in."""

from audiogame.rules.game import Game

from .bots.advice import Advisor
from .bots.casual import Careless
from .bots.skilled import Thrifty
from .cues import cues
from .figures import FIGURES
from .guide import GUIDE
from .rules import CrazyEightsOptions, start

GAME = Game(
    name="crazy-eights",
    package=__name__,
    seats=tuple(range(2, 6)),
    options=CrazyEightsOptions,
    start=start,
    bots={"casual": Careless, "skilled": Thrifty},
    quick=("casual", "skilled"),
    adviser=Advisor,
    guide=GUIDE,
    figures=FIGURES,
    cues=cues,
)
