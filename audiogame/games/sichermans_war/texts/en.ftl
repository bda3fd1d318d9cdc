### Sicherman's War, in English.
### The new thing first, then its reason, the total, and what comes next.
### The best total is said first, and a number belongs to whoever is named before it.

sichermans-war-title = Sicherman's War
sichermans-war-about = The card game War, with three dice a battle to overtake with. Bold rolls, four battles.
sichermans-war-length = 6 to 10 minutes.
sichermans-war-credits =
    Designed by M. Austin Rice and Samuel J. Rice.
    Published by Ravenhall, 2020.

## Options

sichermans-war-option-jokers = Jokers
sichermans-war-option-jokers-off = No jokers.
sichermans-war-option-jokers-on = Two jokers a deck: they fight as 1 and score 20.
    .brief = Jokers: 1, score 20.
sichermans-war-option-jokers-about = Whether there are jokers in the piles.
sichermans-war-option-dealing = How piles are dealt
sichermans-war-option-dealing-automatic = Piles are dealt without asking.
sichermans-war-option-dealing-by-hand = Everyone picks piles by hand, unseen, and one for each battle.
    .brief = Piles by hand.
sichermans-war-option-dealing-about = Whether the program deals the piles, or players pick them without seeing the cards.

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
sichermans-war-task-set-aside = to put a pile aside
sichermans-war-task-choose = to choose a pile
sichermans-war-task-roll = to roll or pass

## Parts of sentences

sichermans-war-laid = { $rank ->
    [joker] { $seat } { $rank } { $value }
    [jack] { $seat } { $rank } { $value }
    [queen] { $seat } { $rank } { $value }
    [king] { $seat } { $rank } { $value }
    [ace] { $seat } { $rank } { $value }
   *[other] { $seat } { $rank }
}
sichermans-war-added = { $seat } { $rank } makes { $total }
    .brief = { $seat } { $total }
sichermans-war-total = { $seat } { $total }
sichermans-war-score = { $seat } { $points }
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
       *[other] Pick a pile, { $which }.
    }
    .you-brief = { $piles ->
        [one] The last pile.
       *[other] Pile { $which }?
    }
    .other = { $piles ->
        [one] { $seat }, take the last pile.
       *[other] { $seat }, pick a pile, { $which }.
    }
    .other-brief = { $piles ->
        [one] { $seat }, the last pile.
       *[other] { $seat }, pile { $which }?
    }
sichermans-war-set-aside-due =
    .you = Which of your piles is put aside as reinforcements: pile { $which }?
    .you-brief = Reinforcements, pile { $which }?
    .other = { $seat }, which of your piles is put aside as reinforcements: pile { $which }?
    .other-brief = { $seat }, reinforcements, pile { $which }?
sichermans-war-choose-due =
    .you = { $piles ->
        [one] Send your last pile into battle { $battle }.
       *[other] Which of your piles fights battle { $battle }: pile { $which }?
    }
    .you-brief = { $piles ->
        [one] Battle { $battle }, your last pile.
       *[other] Battle { $battle }, pile { $which }?
    }
    .other = { $piles ->
        [one] { $seat }, send your last pile into battle { $battle }.
       *[other] { $seat }, which of your piles fights battle { $battle }: pile { $which }?
    }
    .other-brief = { $piles ->
        [one] { $seat }, battle { $battle }, last pile.
       *[other] { $seat }, battle { $battle }, pile { $which }?
    }
sichermans-war-roll-due =
    .you = Roll, or pass? { $gap ->
        [0] It is a tie.
       *[other] You are { $gap } behind.
    } Dice left: { $dice }.
    .you-brief = Roll, or pass? { $gap ->
        [0] Tied.
       *[other] { $gap } behind.
    }
    .other = { $seat }, roll, or pass? { $gap ->
        [0] It is a tie.
       *[other] You are { $gap } behind.
    } Dice left: { $dice }.
    .other-brief = { $seat }, roll, or pass? { $gap ->
        [0] Tied.
       *[other] { $gap } behind.
    }
sichermans-war-die-offered =
    .you = { $die } die: { $faces }. { $gap ->
        [0] Any roll takes the lead.
       *[other] { $need ->
            [none] { $ties ->
                [none] It cannot catch up.
               *[other] At best { $ties } makes a tie.
            }
           *[other] { $only ->
                [yes] You need { $need }
               *[no] You need { $need } or more
            }{ $ties ->
                [none] .
               *[other] ; { $ties } makes a tie.
            }
        }
    }
    .other = { $die } die: { $faces }. { $gap ->
        [0] Any roll takes the lead.
       *[other] { $need ->
            [none] { $ties ->
                [none] It cannot catch up.
               *[other] At best { $ties } makes a tie.
            }
           *[other] { $only ->
                [yes] { $seat } needs { $need }
               *[no] { $seat } needs { $need } or more
            }{ $ties ->
                [none] .
               *[other] ; { $ties } makes a tie.
            }
        }
    }
    .brief = { $die }: { $faces }; { $gap ->
        [0] any leads.
       *[other] { $need ->
            [none] { $ties ->
                [none] too low.
               *[other] { $ties } ties.
            }
           *[other] { $only ->
                [yes] need { $need }.
               *[no] need { $need } or more.
            }
        }
    }
    .braille = { $die }: { $faces }; { $gap ->
        [0] any leads.
       *[other] { $need ->
            [none] { $ties ->
                [none] too low.
               *[other] { $ties } ties.
            }
           *[other] { $only ->
                [yes] need { $need }.
               *[no] need { $need } up.
            }
        }
    }

## What happens

sichermans-war-dealt = { $piles ->
    [0] Everyone has four piles of 5 cards, 5 reinforcements, and a standard, a low and a high die.
   *[other] { $piles } piles of 5 cards lie face down. Everyone picks five, and has a standard, a low and a high die.
}
    .brief = { $piles ->
        [0] Four battles, three dice each.
       *[other] { $piles } piles, five each.
    }
sichermans-war-picked =
    .you = You take pile { $pile } and leave { $left ->
        [0] none.
        [one] { $left } pile.
       *[other] { $left } piles.
    }
    .you-brief = You pile { $pile }, leaving { $left ->
        [0] none.
       *[other] { $left }.
    }
    .other = { $seat } takes pile { $pile } and leaves { $left ->
        [0] none.
        [one] { $left } pile.
       *[other] { $left } piles.
    }
    .other-brief = { $seat } pile { $pile }, leaving { $left ->
        [0] none.
       *[other] { $left }.
    }
sichermans-war-put-aside =
    .you = You put pile { $pile } aside as reinforcements.
    .you-brief = You, pile { $pile } aside.
    .other = { $seat } puts pile { $pile } aside as reinforcements.
    .other-brief = { $seat }, pile { $pile } aside.
sichermans-war-chose =
    .you = You send pile { $pile }.
    .you-brief = You pile { $pile }.
    .other = { $seat } sends pile { $pile }.
    .other-brief = { $seat } pile { $pile }.
sichermans-war-turned =
    .you = { $cards }. You lead.
    .other = { $cards }. { $seat } leads.
    .brief = { $cards }.
sichermans-war-natural-tie =
    { $again ->
        [yes] Reinforcements: natural tie again, { $cards }
       *[no] Natural tie, { $cards }
    }{ $total ->
        [none] {""}
       *[other] , { $total } each
    }{ $seats ->
        [2] { $out ->
            [0] .
           *[other] : { $seats }. Out: { $out }.
        }
       *[other] : { $seats }.{ $out ->
            [0] {""}
           *[other] {" "}Out: { $out }.
        }
    }
    .brief = { $again ->
        [yes] { $cards } tie again
       *[no] { $cards } tie
    }{ $total ->
        [none] {""}
       *[other] {" "}at { $total }
    }{ $seats ->
        [2] { $out ->
            [0] .
           *[other] : { $seats }.
        }
       *[other] : { $seats }.
    }
sichermans-war-no-reinforcements = No reinforcements are left for it.
    .brief = No reinforcements.
sichermans-war-tie-stands = { $out ->
    [0] Nobody breaks the tie at { $total }.
   *[other] Nobody breaks the tie at { $total }: { $seats }. Out: { $out }.
}
    .brief = { $out ->
        [0] Still tied.
       *[other] Still tied: { $seats }.
    }
sichermans-war-outlasted = Out without reinforcements: { $beaten }.
    .brief = No reinforcements: { $beaten }.
sichermans-war-alone-reinforced =
    .you = Only you have reinforcements: you beat { $beaten }.
    .you-brief = Only you have reinforcements.
    .other = Only { $seat } has reinforcements and beats { $beaten }.
    .other-brief = Only { $seat } has reinforcements.
sichermans-war-reinforced =
    .you = { $cards ->
        [2] Reinforcements, your { $rank } against { $next-rank }: you lead, { $total } to { $next-total }.
       *[other] Reinforcements: { $cards }. You lead.
    }
    .you-brief = { $cards ->
        [2] Reinforced: you { $total } to { $next-total }.
       *[other] Reinforced: { $cards }.
    }
    .other = { $cards ->
        [2] Reinforcements, { $seat }'s { $rank } against { $next-rank }: { $seat } leads, { $total } to { $next-total }.
       *[other] Reinforcements: { $cards }. { $seat } leads.
    }
    .other-brief = { $cards ->
        [2] Reinforced: { $seat } { $total } to { $next-total }.
       *[other] Reinforced: { $cards }.
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
    .you = { $die } die, { $face }: { $others ->
        [one] { $place ->
            [leads] { $total } to { $best }, you lead.
            [ties] forced tie at { $total }.
           *[trails] { $total } to { $best }, still behind.
        }
       *[other] { $place ->
            [leads] makes { $total }, you lead. { $others }.
            [ties] makes { $total }, forced tie. { $others }.
           *[trails] makes { $total }, still behind. { $others }.
        }
    }
    .you-brief = { $face }: { $place ->
        [ties] forced tie at { $total }.
       *[other] { $total } to { $best }.
    }
    .other = { $seat }, { $die } die, { $face }: { $others ->
        [one] { $place ->
            [leads] leads, { $total } to { $best }.
            [ties] forced tie at { $total }.
           *[trails] still behind, { $total } to { $best }.
        }
       *[other] { $place ->
            [leads] leads with { $total }. { $others }.
            [ties] makes { $total }, forced tie. { $others }.
           *[trails] makes { $total }, still behind. { $others }.
        }
    }
    .other-brief = { $seat } rolls { $face }: { $place ->
        [ties] forced tie at { $total }.
       *[other] { $total } to { $best }.
    }
sichermans-war-passed =
    .you = You pass.
    .other = { $seat } passes.
sichermans-war-won =
    .you = You win { $cards } cards for { $points } points, { $score } in all.{ $following ->
        [0] {""}
       *[other] {" "}Skirmish { $following }.
    }
    .you-brief = You win { $points }: { $score }.
    .other = { $seat } wins { $cards } cards for { $points } points, { $score } in all.{ $following ->
        [0] {""}
       *[other] {" "}Skirmish { $following }.
    }
    .other-brief = { $seat } wins { $points }: { $score }.
sichermans-war-unresolved = Unresolved: { $cards } cards for { $points } points are out of the game.{ $following ->
    [0] {""}
   *[other] {" "}Skirmish { $following }.
}
    .brief = Unresolved: { $points } lost.
sichermans-war-battle-ended = Battle { $battle } is over: { $scores }. All dice are ready again.
    .brief = Battle { $battle }: { $scores }.
    .braille = { $scores }, battle { $battle }.
sichermans-war-war-won =
    .you = You win the war with { $points }. { $others }.
    .you-brief = You win, { $points }. { $others }.
    .other = { $seat } wins the war with { $points }. { $others }.
    .other-brief = { $seat } wins, { $points }. { $others }.
sichermans-war-stalemate = Stalemate at { $points }: { $seats }.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}

## Answers

sichermans-war-rules = Battle { $battle } of 4, skirmish { $skirmish } of 5.{ $tie ->
    [natural] {" "}Natural tie.
    [forced] {" "}Forced tie.
   *[none] {""}
} { $cards ->
    [0] No cards at stake.
   *[other] At stake: { $cards } cards, { $points } points.
}{ $contest ->
    [0] {""}
   *[other] {" "}In contest: { $contest }.
} { $tie ->
    [natural] Tied seats turn reinforcements, and then roll dice.
    [forced] Dice may break it.
   *[none] The highest total takes all.
}
    .brief = Battle { $battle }, skirmish { $skirmish }.{ $tie ->
        [natural] {" "}Natural tie.
        [forced] {" "}Forced tie.
       *[none] {""}
    } { $cards ->
        [0] No cards.
       *[other] { $cards } cards, { $points } points.
    }{ $contest ->
        [0] {""}
       *[other] {" "}Left: { $contest }.
    } { $tie ->
        [natural] Reinforcements first.
        [forced] Dice or reinforcements.
       *[none] The highest takes all.
    }
    .braille = B{ $battle } S{ $skirmish }.{ $tie ->
        [natural] {" "}Natural tie.
        [forced] {" "}Forced tie.
       *[none] {""}
    } { $cards } cards, { $points } points.{ $contest ->
        [0] {""}
       *[other] {" "}Left: { $contest }.
    } { $tie ->
        [natural] Reinforcements first.
        [forced] Dice or reinforcements.
       *[none] The highest takes all.
    }
sichermans-war-turn =
    .you = Your turn { $task }, battle { $battle }, skirmish { $skirmish }.{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Passed
           *[other] Done
        }: { $done }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Then { $then }.
    }
    .you-brief = You { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Then { $then }.
    }
    .other = { $seat } is { $task }, battle { $battle }, skirmish { $skirmish }.{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Passed
           *[other] Done
        }: { $done }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Then { $then }.
    }
    .other-brief = { $seat } { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Then { $then }.
    }
sichermans-war-cards-awaited = Cards are being turned: { $seats }. Battle { $battle }, skirmish { $skirmish }.
    .brief = Cards are being turned.
sichermans-war-die-awaited =
    .you = Your { $die } die is rolling.
    .other = { $seat } is rolling the { $die } die.
    .brief = The { $die } die is rolling.
sichermans-war-holding = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $reinforcements ->
    [0] no reinforcements
    [one] { $reinforcements } reinforcement
   *[other] { $reinforcements } reinforcements
}, { $dice ->
    [0] no dice.
    [one] one die: { $dice }.
    [3] all dice.
   *[other] dice: { $dice }.
}
    .brief = { $seat } { $points }, { $dice ->
        [0] no dice
        [one] 1 die
        [2] 2 dice
       *[other] 3 dice
    }, { $reinforcements ->
        [one] { $reinforcements } card.
       *[other] { $reinforcements } cards.
    }
sichermans-war-standing = { $holdings }
sichermans-war-front = { $seat }: { $cards }{ $throws ->
    [0] {""}
   *[other] , { $throws }
}, total { $total }{ $out ->
    [yes] , out.
   *[no] .
}
    .brief = { $seat } { $total }{ $throws ->
        [0] { $cards ->
            [one] {""}
           *[other] : { $cards }
        }
       *[other] : { $cards }, { $throws }
    }{ $out ->
        [yes] , out.
       *[no] .
    }
sichermans-war-shown = { $fronts }
sichermans-war-own =
    .you = { $dice ->
        [0] You have no dice left
       *[other] Your dice: { $dice }
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
       *[other] Dice of { $seat }: { $dice }
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
       *[other] {" "}The total is { $total }.
    }
    .brief = { $dice ->
        [0] No dice
       *[other] { $dice }
    }. { $reinforcements ->
        [one] { $reinforcements } reinforcement
       *[other] { $reinforcements } reinforcements
    }.{ $total ->
        [none] {""}
       *[other] {" "}Total { $total }.
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
sichermans-war-roll-explained = It rolls at once, stays in the total, and is used up for this battle. { $kept ->
    [0] It is the last die.
   *[other] Left after it: { $kept }.
}
    .brief = Used up for this battle. { $kept ->
        [0] The last die.
       *[other] Left: { $kept }.
    }
sichermans-war-pass-explained = All dice are kept. If nobody rolls after that, { $fate ->
    [won] the { $cards } cards for { $points } points go to: { $leaders }.
    [reinforced] reinforcements are turned by those who have any of { $leaders }.
   *[lost] the { $cards } cards for { $points } points are out of the game.
}
    .brief = Then { $fate ->
        [won] { $points } points to: { $leaders }.
        [reinforced] reinforcements.
       *[lost] { $points } points are lost.
    }
sichermans-war-pile-explained = All piles are alike: nobody knows which cards lie in them.
    .brief = Nobody knows its cards.
sichermans-war-dice-spent = { $dice ->
    [one] The { $dice } die cannot be rolled: it is used up until the next battle.
   *[other] These dice are used up until the next battle: { $dice }.
}
    .brief = Used up: { $dice }.

## Advice

sichermans-war-piles-alike = Any pile: nobody has seen what lies in them, so it makes no difference.
    .brief = Any pile: no difference.
sichermans-war-roll-advised =
    .you = Roll the { $die } die: { $war } percent to win the war{ $reason ->
        [near] {""}
       *[other] , against { $instead-war } by { $instead ->
            [none] passing
           *[other] the { $instead } die
        }
    }. { $reason ->
        [near] { $instead ->
            [none] Passing
           *[other] The { $instead } die
        } is nearly as good.
        [skirmish] It wins this skirmish { $more ->
            [0] slightly more often.
           *[other] in { $skirmish } percent, not { $instead-skirmish }.
        }
        [spares] It spares better dice for this battle.
        [score] The score of the war wants it.
       *[denies] It keeps others from winning this skirmish.
    }
    .other = { $seat }, roll the { $die } die: { $war } percent to win the war{ $reason ->
        [near] {""}
       *[other] , against { $instead-war } by { $instead ->
            [none] passing
           *[other] the { $instead } die
        }
    }. { $reason ->
        [near] { $instead ->
            [none] Passing
           *[other] The { $instead } die
        } is nearly as good.
        [skirmish] It wins this skirmish { $more ->
            [0] slightly more often.
           *[other] in { $skirmish } percent, not { $instead-skirmish }.
        }
        [spares] It spares better dice for this battle.
        [score] The score of the war wants it.
       *[denies] It keeps others from winning this skirmish.
    }
    .brief = Roll { $die }: war { $war } percent; { $instead ->
        [none] passing
       *[other] { $instead }
    }, { $instead-war }.
    .braille = Roll { $die }: { $war }%, { $instead ->
        [none] pass
       *[other] { $instead }
    } { $instead-war }%.
sichermans-war-pass-advised =
    .you = Pass: { $reason ->
        [hopeless] your dice cannot catch up. { $war } percent to win the war.
        [near] { $war } percent to win the war. The { $instead } die is nearly as good.
       *[other] { $war } percent to win the war, against { $instead-war } by the { $instead } die. { $reason ->
            [skirmish] It wins this skirmish { $more ->
            [0] slightly more often.
           *[other] in { $skirmish } percent, not { $instead-skirmish }.
        }
            [spares] It spares dice for this battle.
            [score] The score of the war wants it.
           *[denies] It keeps others from winning this skirmish.
        }
    }
    .other = { $seat }, pass: { $reason ->
        [hopeless] your dice cannot catch up. { $war } percent to win the war.
        [near] { $war } percent to win the war. The { $instead } die is nearly as good.
       *[other] { $war } percent to win the war, against { $instead-war } by the { $instead } die. { $reason ->
            [skirmish] It wins this skirmish { $more ->
            [0] slightly more often.
           *[other] in { $skirmish } percent, not { $instead-skirmish }.
        }
            [spares] It spares dice for this battle.
            [score] The score of the war wants it.
           *[denies] It keeps others from winning this skirmish.
        }
    }
    .brief = { $reason ->
        [hopeless] Pass, out of reach: war { $war } percent.
       *[other] Pass: war { $war } percent; { $instead }, { $instead-war }.
    }
    .braille = Pass: { $war }%, { $instead } { $instead-war }%.
sichermans-war-reason-hopeless = out of reach
sichermans-war-reason-skirmish = this skirmish
sichermans-war-reason-spares = spared dice
sichermans-war-reason-score = the score
sichermans-war-reason-denies = what others win
sichermans-war-reason-near = next to no difference
sichermans-war-roll-weighed = { $die } die: { $leads ->
        [6] sure to lead
       *[other] { $leads } in 6 to lead{ $ties ->
            [0] {""}
           *[other] , { $ties } in 6 to tie
        }
    }, { $skirmish } percent to win the skirmish, { $war } percent the war.
    .brief = { $die } die: { $war } percent.
sichermans-war-pass-weighed = Pass: { $skirmish ->
        [0] {""}
       *[other] { $skirmish } percent to win the skirmish,{" "}
    }{ $war } percent to win the war.
    .brief = Pass: { $war } percent.

## Odds

sichermans-war-skirmish-odds = { $die ->
    [none] Pass
   *[other] Roll the { $die } die
}: { $win } percent to win the skirmish, { $tie } unresolved, { $lose } to lose it.
    .brief = { $die ->
        [none] Pass
       *[other] { $die } die
    }: { $win } percent, { $tie } unresolved.
sichermans-war-die-odds = { $die } die: { $leads } in 6 to lead, { $ties } to tie, { $behind } to stay behind. { $win } percent to win the skirmish, { $tie } unresolved, { $lose } to lose it.
    .brief = { $die } die: { $leads } in 6 to lead, { $win } percent to win.
sichermans-war-exactly = Exactly { $win }/{ $win-of } to win; { $tie }/{ $tie-of } unresolved.
