"""Which cues tell each event of each game; the rest are parts, questions and answers."""

from __future__ import annotations

SIKA = {
    "AntePaid": ("chip.ante",),
    "Called": ("sika.call.red", "sika.call.blue"),
    "Rolled": (
        *("dice.roll.3", "sika.cube.match.1", "sika.cube.match.2", "sika.cube.match.3"),
        *("sika.cube.other", "sika.minus"),
    ),
    "RoundEnded": ("round.start",),
    "Tied": ("sika.tie",),
    "Won": ("game.win", "game.lose", "chip.win"),
    "CallDue": ("turn.yours",),
    "ThrowDue": ("turn.yours", "turn.other", "sika.pass"),
}
ARMY_MEN = {
    "RoundBegan": ("round.start", "chip.ante"),
    "Rolled": (*(f"dice.roll.{number}" for number in range(1, 6)), "army-men.soldier"),
    "PutAside": ("dice.keep",),
    "TurnEnded": ("dice.keep", "turn.other"),
    "RoundWon": ("army-men.ante.back", "army-men.ante.lost"),
    "RoundTied": ("army-men.ante.both",),
    "CannotRoll": ("army-men.spent",),
    "GameWon": ("army-men.campaign",),
    "GameDrawn": ("army-men.campaign",),
    "Won": ("game.win", "game.lose"),
    "Drawn": ("game.draw",),
    "SetAsideDue": ("turn.yours",),
    "Beaten": ("army-men.beaten",),
}
TEN_DIE_POKER = {
    "AntesPaid": ("round.start", "chip.ante"),
    "HandsRolled": (
        "ten-die-poker.pair",
        *(f"ten-die-poker.hand.{rank}" for rank in range(1, 9)),
    ),
    "LowDrawn": ("ten-die-poker.lot",),
    "Folded": ("ten-die-poker.fold",),
    "Challenged": (
        "chip.bet",
        *(f"ten-die-poker.challenge.{pairs}" for pairs in range(1, 6)),
    ),
    "TookLead": ("ten-die-poker.lead",),
    "SharedLead": ("ten-die-poker.lead.shared",),
    "FellShort": ("ten-die-poker.short",),
    "PotTaken": ("ten-die-poker.pot",),
    "PotSplit": ("ten-die-poker.pot.split",),
    "LeaveAsked": ("ten-die-poker.asked",),
    "JoinAsked": ("ten-die-poker.asked",),
    "Left": ("seat.leave",),
    "Joined": ("seat.join",),
    "Won": ("game.win", "game.lose"),
    "WinShared": ("game.draw",),
    "ChallengeDue": ("turn.yours",),
}
SICHERMANS_WAR = {
    "Dealt": ("card.shuffle", "card.deal"),
    "Picked": ("card.take",),
    "PutAside": ("card.play",),
    "Chose": (
        "card.take",
        *(f"sichermans-war.battle.{number}" for number in range(1, 5)),
    ),
    "Turned": ("card.flip",),
    "NaturalTie": ("card.flip", "sichermans-war.tie.natural"),
    "NoReinforcements": ("sichermans-war.empty",),
    "TieStands": ("sichermans-war.tie.stands",),
    "Outlasted": ("sichermans-war.outlasted",),
    "AloneReinforced": ("sichermans-war.outlasted",),
    "Reinforced": ("sichermans-war.reinforcement",),
    "Rolled": (
        *("sichermans-war.die.standard", "sichermans-war.die.low", "sichermans-war.die.high"),
        *("sichermans-war.leads", "sichermans-war.tie.forced", "sichermans-war.trails"),
    ),
    "Passed": ("sichermans-war.pass",),
    "Won": ("card.take", "sichermans-war.spoils"),
    "Unresolved": ("sichermans-war.burned",),
    "BattleEnded": ("sichermans-war.battle.over",),
    "WarWon": ("game.win", "game.lose"),
    "Stalemate": ("game.draw",),
}
SCIENTIFIC_WAR = {
    "Dealt": ("card.shuffle", "card.deal"),
    "Committed": ("scientific-war.commit",),
    "Revealed": ("card.flip",),
    "Revolution": ("scientific-war.revolution.on", "scientific-war.revolution.off"),
    "JacksCancelled": ("scientific-war.jacks",),
    "JokersCancelled": ("scientific-war.joker.none",),
    "TrickWon": ("card.take",),
    "WarCancelled": ("scientific-war.joker.win",),
    "War": ("scientific-war.war",),
    "ForcedWar": ("scientific-war.joker.war",),
    "SpyNamed": ("scientific-war.spy",),
    "QueensCancelled": ("scientific-war.spy.none",),
    "Peeked": ("scientific-war.peek",),
    "SwapDecided": ("scientific-war.swap",),
    "Refilled": ("card.take",),
    "WentOut": ("scientific-war.out",),
    "Won": ("game.win", "game.lose"),
    "Drawn": ("game.draw",),
    "LimitReached": ("scientific-war.limit", "game.win", "game.draw"),
    "PlayDue": ("turn.yours", "scientific-war.war.pending"),
    "SwapDue": ("turn.yours",),
}

CUES: dict[str, dict[str, tuple[str, ...]]] = {
    "army-men": ARMY_MEN,
    "scientific-war": SCIENTIFIC_WAR,
    "sichermans-war": SICHERMANS_WAR,
    "sika": SIKA,
    "ten-die-poker": TEN_DIE_POKER,
}

ANSWERS = ("Rules", "Turn", "Standing", "Shown", "Own")
SILENT: dict[str, frozenset[str]] = {
    "army-men": frozenset(
        {"Dice", "Total", "Supply", "Owner", "Winnable", "OnlyTie", "Selection", "LotDue", *ANSWERS}
    ),
    "scientific-war": frozenset({"Group", "Owns", "Missing"}),
    "sichermans-war": frozenset({"Laid", "Added", "Total", "Alike", "Thrown", "Score"}),
    "sika": frozenset({"Score", *ANSWERS}),
    "ten-die-poker": frozenset(
        {"Opening", "Share", "Purse", "Departed", "GameEnded", "PickedUp", "Rules", "Turn"}
        | {"Rolling", "LotDue", "Standing", "OpenHand", "LeadersDice", "Own"}
    ),
}
"""Events without a cue: parts of others, what is heard while choosing, and answers."""
