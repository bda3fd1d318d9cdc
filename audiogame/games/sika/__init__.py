"""Sika, a game of three chance cubes."""

from audiogame.games.sika.bots.casual import Contrary, Impulsive, Loyal
from audiogame.games.sika.cues import cues
from audiogame.games.sika.events import Colour
from audiogame.games.sika.figures import FIGURES
from audiogame.games.sika.guide import GUIDE
from audiogame.games.sika.rules import SikaOptions, start
from audiogame.rules.game import Game
from audiogame.rules.picture import Die

GAME = Game(
    name="sika",
    package=__name__,
    seats=tuple(range(2, 9)),
    options=SikaOptions,
    start=start,
    emblem=(Die(Colour.RED), Die(Colour.BLUE), Die(Colour.RED)),
    bots={"casual": Impulsive, "loyal": Loyal, "contrary": Contrary},
    quick=("casual", "loyal", "contrary"),
    guide=GUIDE,
    figures=FIGURES,
    skill=False,
    cues=cues,
)
