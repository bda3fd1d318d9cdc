"""Army Men Dice War, a duel in which low dice win."""

from audiogame.games.army_men.bots.advice import Counsel
from audiogame.games.army_men.bots.casual import Sergeant
from audiogame.games.army_men.bots.expert import General
from audiogame.games.army_men.bots.skilled import Quartermaster
from audiogame.games.army_men.cues import cues
from audiogame.games.army_men.figures import FIGURES
from audiogame.games.army_men.guide import GUIDE
from audiogame.games.army_men.picture import Kind
from audiogame.games.army_men.rules import ArmyMenOptions, start
from audiogame.rules.game import Game
from audiogame.rules.picture import Die

GAME = Game(
    name="army-men",
    package=__name__,
    seats=(2,),
    options=ArmyMenOptions,
    start=start,
    emblem=(Die(1, Kind.ARMY), Die(1, Kind.ARMY), Die(3, Kind.ARMY)),
    bots={"casual": Sergeant, "skilled": Quartermaster, "expert": General},
    quick=("casual", "skilled"),
    adviser=Counsel,
    guide=GUIDE,
    figures=FIGURES,
    cues=cues,
)
