"""Scientific War, a game of equal hands, secret choices and special cards."""

from audiogame.games.scientific_war.bots.advice import Counsel
from audiogame.games.scientific_war.bots.casual import Whimsical
from audiogame.games.scientific_war.bots.expert import Expert
from audiogame.games.scientific_war.bots.skilled import Skilled
from audiogame.games.scientific_war.cues import cues
from audiogame.games.scientific_war.figures import FIGURES
from audiogame.games.scientific_war.guide import GUIDE
from audiogame.games.scientific_war.picture import drawn_card
from audiogame.games.scientific_war.rules import ScientificOptions, goes_on_for_ever, start
from audiogame.rules.cards import Rank
from audiogame.rules.game import Game

GAME = Game(
    name="scientific-war",
    package=__name__,
    seats=tuple(range(2, 9)),
    options=ScientificOptions,
    start=start,
    emblem=tuple(drawn_card(rank) for rank in (Rank.QUEEN, Rank.JACK, Rank.EIGHT)),
    bots={"casual": Whimsical, "skilled": Skilled, "expert": Expert},
    length="limit",
    endless=goes_on_for_ever,
    guide=GUIDE,
    lucky=False,
    figures=FIGURES,
    adviser=Counsel,
    cues=cues,
    version=2,
)
