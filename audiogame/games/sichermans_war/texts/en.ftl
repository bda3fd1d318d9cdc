### Sicherman's War, in English.
### The new thing first, then its reason, the total, and what comes next.
### The best total is said first, and a number belongs to whoever is named before it.

sichermans-war-title = Sicherman's War
sichermans-war-about = The card game War, with three dice in every battle to turn the tables. Four battles.
sichermans-war-length = 6 to 10 minutes.
sichermans-war-credits =
    Designed by M. Austin Rice and Samuel J. Rice.
    Published by Ravenhall, 2020.

## Options

sichermans-war-option-jokers = Jokers
sichermans-war-option-jokers-off = No jokers.
sichermans-war-option-jokers-on = Two jokers in each deck: each counts 1 in a skirmish and scores 20.
sichermans-war-option-jokers-about = Jokers lose most skirmishes, but score many points.
sichermans-war-option-dealing = Dealing the piles
sichermans-war-option-dealing-automatic = The program deals the piles.
sichermans-war-option-dealing-by-hand = You pick your piles face down, and choose one for each battle.
sichermans-war-option-dealing-about = Who picks the piles. Nobody sees the cards in them.

## Words

sichermans-war-die-standard = standard
sichermans-war-die-low = low
sichermans-war-die-high = high
sichermans-war-tie-natural = natural
sichermans-war-tie-forced = forced
sichermans-war-place-leads = leads
sichermans-war-place-ties = ties
sichermans-war-place-trails = trails
sichermans-war-task-pick = to pick a pile
sichermans-war-task-set-aside = to choose reinforcements
sichermans-war-task-choose = to choose a pile
sichermans-war-lead-skirmish = leads the skirmish
sichermans-war-lead-tied = tied in the skirmish
sichermans-war-task-roll = to roll or pass

## Parts of sentences

sichermans-war-laid =
    .you = your { $rank }
    .other = { $seat }'s { $rank }
sichermans-war-added =
    .you = your { $rank } makes { $total }
    .you-brief = your { $rank }, { $total }
    .other = { $seat }'s { $rank } makes { $total }
    .other-brief = { $seat }'s { $rank }, { $total }
sichermans-war-total =
    .you = you have { $total }
    .you-brief = you { $total }
    .other = { $seat } has { $total }
    .other-brief = { $seat } { $total }
sichermans-war-score =
    .you = you have { $points }
    .you-brief = you { $points }
    .other = { $seat } has { $points }
    .other-brief = { $seat } { $points }
sichermans-war-run = { $high ->
    [none] { $low }
   *[other] { $low } to { $high }
}
sichermans-war-thrown = { $die } { $face }
sichermans-war-alike = { $rank ->
    [joker] jokers
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}

## Choices

sichermans-war-pick = Pile { $pile }.
sichermans-war-set-aside = Pile { $pile }.
sichermans-war-choose = Pile { $pile }.
sichermans-war-roll = { $die } die.
sichermans-war-pass = Pass.

sichermans-war-pick-due =
    .you = { $piles ->
        [one] Take the last pile.
       *[other] Pick a pile, { OR($which) }.
    }
    .you-brief = { $piles ->
        [one] The last pile.
       *[other] Pile { OR($which) }?
    }
    .other = { $piles ->
        [one] { $seat }, take the last pile.
       *[other] { $seat }, pick a pile, { OR($which) }.
    }
    .other-brief = { $piles ->
        [one] { $seat }, the last pile.
       *[other] { $seat }, pile { OR($which) }?
    }
sichermans-war-set-aside-due =
    .you = Which pile do you keep as reinforcements, { OR($which) }?
    .you-brief = Reinforcements, { OR($which) }?
    .other = { $seat }, which pile do you keep as reinforcements, { OR($which) }?
    .other-brief = { $seat }, reinforcements, { OR($which) }?
sichermans-war-choose-due =
    .you = { $piles ->
        [one] Send your last pile into battle { $battle }.
       *[other] Which pile fights battle { $battle }: pile { OR($which) }?
    }
    .you-brief = { $piles ->
        [one] Your last pile, battle { $battle }.
       *[other] Battle { $battle }: pile { OR($which) }?
    }
    .other = { $piles ->
        [one] { $seat }, send your last pile into battle { $battle }.
       *[other] { $seat }, which pile fights battle { $battle }: pile { OR($which) }?
    }
    .other-brief = { $piles ->
        [one] { $seat }, your last pile, battle { $battle }.
       *[other] { $seat }, battle { $battle }: pile { OR($which) }?
    }
sichermans-war-roll-due =
    .you = { $gap ->
        [0] It's a tie.
       *[other] You're { $gap } behind.
    } Roll { $dice ->
        [3] a die,
       *[other] { OR($dice) },
    } or pass?
    .you-brief = { $gap ->
        [0] A tie.
       *[other] { $gap } behind.
    } Roll or pass?
    .other = { $seat }'s turn. { $gap ->
        [0] It's a tie.
       *[other] { $gap } behind.
    } Roll { $dice ->
        [3] a die,
       *[other] { OR($dice) },
    } or pass?
    .other-brief = { $seat }'s turn. { $gap ->
        [0] A tie.
       *[other] { $gap } behind.
    } Roll or pass?
sichermans-war-die-offered = { $die } die: { $faces }. { $gap ->
    [0] Any roll takes the lead.
   *[other] { $need ->
        [none] { $ties ->
            [none] It can't catch up.
           *[other] At best, { $ties } ties.
        }
       *[other] { $only ->
            [yes] { $need } leads
           *[no] { $need } or more leads
        }{ $ties ->
            [none] .
           *[other] ; { $ties } ties.
        }
    }
}
    .brief = { $die }: { $faces }. { $gap ->
        [0] Any leads.
       *[other] { $need ->
            [none] { $ties ->
                [none] Too low.
               *[other] { $ties } ties.
            }
           *[other] { $only ->
                [yes] { $need } leads.
               *[no] { $need } or more leads.
            }
        }
    }
    .braille = { $die }: { $gap ->
        [0] any leads.
       *[other] { $need ->
            [none] { $ties ->
                [none] too low.
               *[other] { $ties } ties.
            }
           *[other] { $only ->
                [yes] { $need } leads.
               *[no] { $need } or more leads.
            }
        }
    }

## What happens

sichermans-war-dealt = { $piles ->
    [0] Each of you has four piles, 5 reinforcements and three dice: standard, low and high.
   *[other] { $piles } piles of 5 cards are face down. Each of you picks five, and has three dice: standard, low and high.
}
    .brief = { $piles ->
        [0] Three dice.
       *[other] { $piles } piles. Each of you picks five.
    }
sichermans-war-picked =
    .you = You take pile { $pile }. { $left ->
        [0] No piles are left.
        [one] { $left } pile is left.
       *[other] { $left } piles are left.
    }
    .you-brief = You take pile { $pile }. { $left ->
        [0] No piles left.
       *[other] { $left } left.
    }
    .other = { $seat } takes pile { $pile }. { $left ->
        [0] No piles are left.
        [one] { $left } pile is left.
       *[other] { $left } piles are left.
    }
    .other-brief = { $seat } takes pile { $pile }. { $left ->
        [0] No piles left.
       *[other] { $left } left.
    }
sichermans-war-put-aside =
    .you = You keep pile { $pile } as reinforcements.
    .you-brief = You keep pile { $pile }.
    .other = { $seat } keeps pile { $pile } as reinforcements.
    .other-brief = { $seat } keeps pile { $pile }.
sichermans-war-chose =
    .you = You send pile { $pile }.
    .other = { $seat } sends pile { $pile }.
sichermans-war-turned =
    .you = { $cards }. You lead, { $total } to { $next-total }.
    .you-brief = You lead, { $total } to { $next-total }.
    .other = { $cards }. { $seat } leads, { $total } to { $next-total }.
    .other-brief = { $seat } leads, { $total } to { $next-total }.
sichermans-war-natural-tie =
    { $again ->
    [yes] Reinforcements: { $cards } tie again
   *[no] Natural tie, { $cards }
}{ $total ->
    [none] {""}
   *[other] {" "}at { $total }
}{ $seats ->
    [2] { $out ->
        [0] .
       *[other] : { AND($seats) }. Out: { AND($out) }.
    }
   *[other] : { AND($seats) }.{ $out ->
        [0] {""}
       *[other] {" "}Out: { AND($out) }.
    }
}
    .brief = { $again ->
        [yes] { $cards } tie again
       *[no] Tie, { $cards }
    }{ $total ->
        [none] {""}
       *[other] {" "}at { $total }
    }{ $seats ->
        [2] { $out ->
            [0] .
           *[other] : { AND($seats) }.
        }
       *[other] : { AND($seats) }.
    }
sichermans-war-no-reinforcements = Nobody in the tie has reinforcements left.
    .brief = Nobody has reinforcements.
sichermans-war-tie-stands = The tie at { $total } stands{ $out ->
    [0] .
   *[other] : { AND($seats) }. Out: { AND($out) }.
}
    .brief = The tie stands{ $out ->
        [0] .
       *[other] : { AND($seats) }.
    }
sichermans-war-outlasted = Out, with no reinforcements left: { AND($beaten) }.
    .brief = Out: { AND($beaten) }.
sichermans-war-alone-reinforced =
    .you = Only you have reinforcements, so you beat { AND($beaten) }.
    .you-brief = Only you have reinforcements.
    .other = Only { $seat } has reinforcements, so { $seat } beats { AND($beaten) }.
    .other-brief = Only { $seat } has reinforcements.
sichermans-war-reinforced =
    .you = Reinforcements: { $cards ->
        [2] your { $rank }, { $next-seat }'s { $next-rank }. You lead, { $total } to { $next-total }.
       *[other] { $cards }. You lead.
    }
    .you-brief = { $cards ->
        [2] Reinforcements. You lead, { $total } to { $next-total }.
       *[other] Reinforcements: { $cards }. You lead.
    }
    .other = Reinforcements: { $cards ->
        [2] { $seat }'s { $rank }, { $next-seat ->
            [you] your
           *[other] { $next-seat }'s
        } { $next-rank }. { $seat } leads, { $total } to { $next-total }.
       *[other] { $cards }. { $seat } leads.
    }
    .other-brief = { $cards ->
        [2] Reinforcements. { $seat } leads, { $total } to { $next-total }.
       *[other] Reinforcements: { $cards }. { $seat } leads.
    }
    .you-braille = { $cards ->
        [2] You { $total } to { $next-total }, reinforced.
       *[other] You lead, reinforced: { $cards }.
    }
    .other-braille = { $cards ->
        [2] { $seat } { $total } to { $next-total }, reinforced.
       *[other] { $seat } leads, reinforced: { $cards }.
    }
sichermans-war-rolled =
    .you = You roll { $face } on the { $die } die{ $others ->
        [one] { $place ->
            [leads] {" "}and lead, { $total } to { $best }.
            [ties] . Forced tie at { $total }.
           *[trails] . { $ahead } still { $ahead ->
                [you] lead
               *[other] leads
            }, { $best } to { $total }.
        }
       *[other] { $place ->
            [leads] {" "}and lead with { $total }. { $others }.
            [ties] . Forced tie at { $total }. { $others }.
           *[trails] , now { $total }. { $others }.
        }
    }
    .you-brief = You roll { $face }{ $others ->
        [one] { $place ->
            [leads] {" "}and lead, { $total } to { $best }.
            [ties] . Forced tie at { $total }.
           *[trails] . { $ahead } { $ahead ->
                [you] lead
               *[other] leads
            }, { $best } to { $total }.
        }
       *[other] { $place ->
            [leads] {" "}and lead with { $total }.
            [ties] . Forced tie at { $total }.
           *[trails] , now { $total }.
        }
    }
    .other = { $seat } rolls { $face } on the { $die } die{ $others ->
        [one] { $place ->
            [leads] {" "}and leads, { $total } to { $best }.
            [ties] . Forced tie at { $total }.
           *[trails] . { $ahead } still { $ahead ->
                [you] lead
               *[other] leads
            }, { $best } to { $total }.
        }
       *[other] { $place ->
            [leads] {" "}and leads with { $total }. { $others }.
            [ties] . Forced tie at { $total }. { $others }.
           *[trails] , now { $total }. { $others }.
        }
    }
    .other-brief = { $seat } rolls { $face }{ $others ->
        [one] { $place ->
            [leads] {" "}and leads, { $total } to { $best }.
            [ties] . Forced tie at { $total }.
           *[trails] . { $ahead } { $ahead ->
                [you] lead
               *[other] leads
            }, { $best } to { $total }.
        }
       *[other] { $place ->
            [leads] {" "}and leads with { $total }.
            [ties] . Forced tie at { $total }.
           *[trails] , now { $total }.
        }
    }
sichermans-war-passed =
    .you = You pass.
    .other = { $seat } passes.
sichermans-war-won =
    .you = You win { $points } points and now have { $score }.
    .you-brief = You win { $points }, now { $score }.
    .other = { $seat } wins { $points } points and now has { $score }.
    .other-brief = { $seat } wins { $points }, now { $score }.
sichermans-war-unresolved = Unresolved: nobody wins the { $cards } cards. { $points } points are gone.
    .brief = Unresolved: { $points } points are gone.
sichermans-war-unasked =
    .you = You had no dice left, so you weren't asked.
    .you-brief = You had no dice left.
    .other = { $seat } had no dice left, so wasn't asked.
    .other-brief = { $seat } had no dice left.
sichermans-war-battle-ended = End of battle { $battle }. { $scores }.
    .brief = End of battle { $battle }.
sichermans-war-war-won =
    .you = You win the war with { $points }. { $others }.
    .you-brief = You win: { $points }. { $others }.
    .other = { $seat } wins the war with { $points }. { $others }.
    .other-brief = { $seat } wins: { $points }. { $others }.
sichermans-war-stalemate = Stalemate at { $points }: { AND($seats) }.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}

## Answers

sichermans-war-position = Battle { $battle }, skirmish { $skirmish }: { AND($scores) }{ $stake ->
    [0] .
   *[other] , { $stake } points at stake.
}
    .brief = Battle { $battle }, skirmish { $skirmish }: { AND($scores) }{ $stake ->
        [0] .
       *[other] ; { $stake } at stake.
    }
sichermans-war-since =
    .you = Skirmish { $skirmish }: { $leader ->
        [none] { AND($tied) } tie at { $best }
        [you] you lead with { $best }
       *[other] { $leader } leads, { $best } to your { $total }
    }{ $winner ->
        [none] {""}
       *[other] ; { $winner } won { $won }: { AND($scores) }
    }.
    .other = Skirmish { $skirmish }: { $leader ->
        [none] { AND($tied) } tie at { $best }
       *[other] { $leader } leads with { $best }
    }{ $winner ->
        [none] {""}
       *[other] ; { $winner } won { $won }: { AND($scores) }
    }.
sichermans-war-rules = Battle { $battle } of 4, skirmish { $skirmish } of 5.{ $tie ->
    [natural] {" "}Natural tie.
    [forced] {" "}Forced tie.
   *[none] {""}
} { $cards ->
    [0] Nothing is at stake yet.
   *[other] At stake: { $cards } cards, { $points } points.
}{ $contest ->
    [0] {""}
   *[other] {" "}Still in the skirmish: { AND($contest) }.
} { $tie ->
    [natural] Tied players turn reinforcements, then roll dice.
    [forced] Dice may break the tie.
   *[none] The highest total takes all.
}
    .brief = Battle { $battle }, skirmish { $skirmish }.{ $tie ->
        [natural] {" "}Natural tie.
        [forced] {" "}Forced tie.
       *[none] {""}
    } { $cards ->
        [0] Nothing is at stake.
       *[other] At stake: { $points } points.
    }{ $contest ->
        [0] {""}
       *[other] {" "}Still in the skirmish: { AND($contest) }.
    } { $tie ->
        [natural] Tied players turn reinforcements.
        [forced] Dice may break the tie.
       *[none] The highest takes all.
    }
    .braille = Battle { $battle }, skirmish { $skirmish }.{ $tie ->
        [natural] {" "}Natural tie.
        [forced] {" "}Forced tie.
       *[none] {""}
    } { $cards } cards, { $points } points.{ $contest ->
        [0] {""}
       *[other] {" "}In the skirmish: { AND($contest) }.
    } { $tie ->
        [natural] Tied players turn reinforcements.
        [forced] Dice may break the tie.
       *[none] The highest takes all.
    }
sichermans-war-turn =
    .you = Your turn { $task }{ $battle ->
        [0] .
       *[other] , battle { $battle }, skirmish { $skirmish }.
    }{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Passed
           *[other] Done
        }: { AND($done) }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Then { AND($then) }.
    }
    .you-brief = Your turn { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Then { AND($then) }.
    }
    .other = Waiting for { $seat } { $task }{ $battle ->
        [0] .
       *[other] , battle { $battle }, skirmish { $skirmish }.
    }{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Passed
           *[other] Done
        }: { AND($done) }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Then { AND($then) }.
    }
    .other-brief = Waiting for { $seat } { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Then { AND($then) }.
    }
sichermans-war-cards-awaited = Turning cards. Battle { $battle }, skirmish { $skirmish }.
    .brief = Turning cards.
sichermans-war-die-awaited =
    .you = Your { $die } die is rolling.
    .other = { $seat }'s { $die } die is rolling.
sichermans-war-holding = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $dice ->
    [0] no dice
    [one] one die: { $dice }
    [3] all dice
   *[other] dice: { AND($dice) }
}{ $reinforcements ->
    [0] , no reinforcements.
    [one] , { $reinforcements } reinforcement.
    [5] .
   *[other] , { $reinforcements } reinforcements.
}
    .brief = { $seat }: { $points }, { $dice ->
        [0] no dice
        [one] one die
        [3] all dice
       *[other] dice: { AND($dice) }
    }{ $reinforcements ->
        [0] , no reinforcements.
        [one] , { $reinforcements } reinforcement.
        [5] .
       *[other] , { $reinforcements } reinforcements.
    }
sichermans-war-standing = { $holdings }
sichermans-war-front = { $seat }: { $cards }{ $throws ->
    [0] {""}
   *[other] , { $throws }
}, total { $total }{ $out ->
    [yes] , out.
   *[no] .
}
    .brief = { $seat }: { $cards }{ $throws ->
        [0] {""}
       *[other] , { $throws }
    }, { $total }{ $out ->
        [yes] , out.
       *[no] .
    }
sichermans-war-shown = { $fronts }
sichermans-war-own =
    .you = { $dice ->
        [0] You have no dice left
       *[other] Your dice: { AND($dice) }
    }. { $reinforcements ->
        [0] No reinforcements
        [one] { $reinforcements } reinforcement
       *[other] { $reinforcements } reinforcements
    }, { $piles ->
        [0] no piles left.
        [one] { $piles } more pile.
       *[other] { $piles } more piles.
    }{ $total ->
        [none] {""}
       *[other] {" "}Your total is { $total }.
    }
    .other = { $dice ->
        [0] { $seat } has no dice left
       *[other] { $seat }'s dice: { AND($dice) }
    }. { $reinforcements ->
        [0] No reinforcements
        [one] { $reinforcements } reinforcement
       *[other] { $reinforcements } reinforcements
    }, { $piles ->
        [0] no piles left.
        [one] { $piles } more pile.
       *[other] { $piles } more piles.
    }{ $total ->
        [none] {""}
       *[other] {" "}{ $seat }'s total is { $total }.
    }
    .brief = { $dice ->
        [0] No dice
       *[other] { AND($dice) }
    }. { $reinforcements ->
        [0] No reinforcements.
        [one] { $reinforcements } reinforcement.
       *[other] { $reinforcements } reinforcements.
    }{ $total ->
        [none] {""}
       *[other] {" "}Total is { $total }.
    }
    .braille = { $dice ->
        [0] No dice
       *[other] { $dice }
    }. { $reinforcements ->
        [one] { $reinforcements } card
       *[other] { $reinforcements } cards
    }.{ $total ->
        [none] {""}
       *[other] {" "}Total { $total }.
    }

## What choices do

sichermans-war-fate-won = won
sichermans-war-fate-reinforced = reinforcements
sichermans-war-fate-lost = lost
sichermans-war-roll-explained = It adds to your total and is used up for this battle. { $kept ->
    [0] It's your last die.
   *[other] Dice left: { AND($kept) }.
}
    .brief = It's used up for this battle. { $kept ->
        [0] Your last die.
       *[other] Left: { AND($kept) }.
    }
sichermans-war-pass-explained = You keep your dice. If nobody rolls, { $fate ->
    [won] the { $points } points go to { AND($leaders) }.
    [reinforced] the tied players turn reinforcements, if they have any: { AND($leaders) }.
   *[lost] nobody wins the { $points } points.
}
    .brief = If nobody rolls, { $fate ->
        [won] the { $points } points go to { AND($leaders) }.
        [reinforced] the tied players turn reinforcements.
       *[lost] nobody wins the { $points } points.
    }
    .braille = If nobody rolls: { $fate ->
        [won] the { $points } points go to { AND($leaders) }.
        [reinforced] the tied players turn reinforcements.
       *[lost] nobody wins the { $points } points.
    }
sichermans-war-pile-explained = All piles are alike: nobody knows what's in them.
    .brief = Nobody knows what's in them.
sichermans-war-dice-spent = { $dice ->
    [one] The { $dice } die is used up until the next battle.
   *[other] Used up until the next battle: { AND($dice) }.
}
    .brief = { $dice ->
        [one] { $dice } is used up.
       *[other] Used up: { AND($dice) }.
    }

## Advice

sichermans-war-piles-alike = Any pile: nobody knows what's in them.
    .brief = Any pile: no difference.
sichermans-war-roll-advised =
    .you = Roll the { $die } die: { $war } percent to win the war{ $near ->
        [yes] . { $instead ->
            [none] Passing
           *[other] The { $instead } die
        } is nearly as good.
       *[no] , against { $instead-war } { $instead ->
            [none] by passing
           *[other] with the { $instead } die
        }.
    }{ $reason ->
        [skirmish] {" "}It wins this skirmish { $more ->
            [0] slightly more often.
           *[other] in { $skirmish } percent, not { $instead-skirmish }.
        }
        [spares] {" "}It saves a better die for later.
        [score] {" "}The score in the war calls for it.
       *[none] {""}
    }
    .other = { $seat }, roll the { $die } die: { $war } percent to win the war{ $near ->
        [yes] . { $instead ->
            [none] Passing
           *[other] The { $instead } die
        } is nearly as good.
       *[no] , against { $instead-war } { $instead ->
            [none] by passing
           *[other] with the { $instead } die
        }.
    }{ $reason ->
        [skirmish] {" "}It wins this skirmish { $more ->
            [0] slightly more often.
           *[other] in { $skirmish } percent, not { $instead-skirmish }.
        }
        [spares] {" "}It saves a better die for later.
        [score] {" "}The score in the war calls for it.
       *[none] {""}
    }
    .brief = Roll { $die }: { $war } percent{ $near ->
        [yes] . { $instead ->
            [none] Passing
           *[other] The { $instead } die
        } is nearly as good.
       *[no] , against { $instead-war } { $instead ->
            [none] by passing
           *[other] with { $instead }
        }.
    }
    .braille = Roll { $die }: { $war }%, { $instead ->
        [none] pass
       *[other] { $instead }
    } { $instead-war }%.
sichermans-war-pass-advised =
    .you = Pass: { $reason ->
        [hopeless] your dice can't catch up. { $war } percent to win the war{ $near ->
            [yes] .
           *[no] , against { $instead-war } with the { $instead } die.
        }
       *[other] { $war } percent to win the war{ $near ->
            [yes] . The { $instead } die is nearly as good.
           *[no] , against { $instead-war } with the { $instead } die.
        }{ $reason ->
            [skirmish] {" "}It wins this skirmish { $more ->
                [0] slightly more often.
               *[other] in { $skirmish } percent, not { $instead-skirmish }.
            }
            [spares] {" "}It saves dice for later.
            [score] {" "}The score in the war calls for it.
           *[none] {""}
        }
    }
    .other = { $seat }, pass: { $reason ->
        [hopeless] your dice can't catch up. { $war } percent to win the war{ $near ->
            [yes] .
           *[no] , against { $instead-war } with the { $instead } die.
        }
       *[other] { $war } percent to win the war{ $near ->
            [yes] . The { $instead } die is nearly as good.
           *[no] , against { $instead-war } with the { $instead } die.
        }{ $reason ->
            [skirmish] {" "}It wins this skirmish { $more ->
                [0] slightly more often.
               *[other] in { $skirmish } percent, not { $instead-skirmish }.
            }
            [spares] {" "}It saves dice for later.
            [score] {" "}The score in the war calls for it.
           *[none] {""}
        }
    }
    .brief = { $reason ->
        [hopeless] Pass: your dice can't catch up. { $war } percent.
       *[other] Pass: { $war } percent{ $near ->
            [yes] . The { $instead } die is nearly as good.
           *[no] , against { $instead-war } with { $instead }.
        }
    }
    .braille = Pass: { $war }%, { $instead } { $instead-war }%.
sichermans-war-reason-hopeless = out of reach
sichermans-war-reason-skirmish = this skirmish
sichermans-war-reason-spares = spared dice
sichermans-war-reason-score = the score
sichermans-war-roll-weighed = { $die } die: { $leads ->
        [6] sure to lead
       *[other] { $leads } in 6 to lead{ $ties ->
            [0] {""}
           *[other] , { $ties } in 6 to tie
        }
    }, { $skirmish } percent to win the skirmish, { $war } to win the war.
    .brief = { $die } die: { $war } percent.
sichermans-war-pass-weighed = Pass: { $skirmish ->
        [0] {""}
       *[other] { $skirmish } percent to win the skirmish,{" "}
    }{ $war } percent to win the war.
    .brief = Pass: { $war } percent.

## Reviews

sichermans-war-mistake-hopeless = Next time, pass when your dice can't catch up.
sichermans-war-mistake-rolled = Next time, pass more often and save your dice.
sichermans-war-mistake-passed = Next time, roll more often instead of passing.
sichermans-war-mistake-better = Next time, save your better dice and roll a weaker one.
sichermans-war-mistake-weaker = Next time, roll a better die.
