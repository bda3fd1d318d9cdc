"""Army Men Dice War, a duel in which low dice win."""

from audiogame.games.army_men.advice import Counsel
from audiogame.games.army_men.bot import Sergeant
from audiogame.games.army_men.choices import ArmyMenOptions
from audiogame.games.army_men.cues import cues
from audiogame.games.army_men.expert import General
from audiogame.games.army_men.figures import FIGURES
from audiogame.games.army_men.guide import GUIDE
from audiogame.games.army_men.rules import start
from audiogame.games.army_men.skilled import Quartermaster
from audiogame.rules.game import Game

GAME = Game(
    name="army-men",
    package=__name__,
    seats=(2,),
    options=ArmyMenOptions,
    start=start,
    bots={"casual": Sergeant, "skilled": Quartermaster, "expert": General},
    quick=("casual", "skilled"),
    adviser=Counsel,
    guide=GUIDE,
    figures=FIGURES,
    cues=cues,
)
