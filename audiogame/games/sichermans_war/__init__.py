"""Sicherman's War: the card game War, with three odd dice to overtake with."""

from audiogame.games.sichermans_war.bots.advice import Counsel
from audiogame.games.sichermans_war.bots.casual import Skirmisher
from audiogame.games.sichermans_war.bots.expert import Strategist
from audiogame.games.sichermans_war.bots.skilled import Reckoner
from audiogame.games.sichermans_war.cues import cues
from audiogame.games.sichermans_war.figures import FIGURES
from audiogame.games.sichermans_war.guide import GUIDE
from audiogame.games.sichermans_war.rules import WarOptions, start
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules import picture
from audiogame.rules.cards import Rank
from audiogame.rules.game import Game
from audiogame.rules.picture import PictureCard

GAME = Game(
    name="sichermans-war",
    package=__name__,
    seats=(2, 4),
    options=WarOptions,
    start=start,
    emblem=(PictureCard(Rank.KING), picture.Die(3, Die.LOW), picture.Die(8, Die.HIGH)),
    bots={"casual": Skirmisher, "skilled": Reckoner, "expert": Strategist},
    quick=("casual", "skilled"),
    adviser=Counsel,
    guide=GUIDE,
    figures=FIGURES,
    cues=cues,
    version=2,
)
