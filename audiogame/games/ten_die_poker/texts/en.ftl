### 10-Die Poker, in English.
### The new thing first, then its reason, the total, and what comes next.

ten-die-poker-title = 10-Die Poker
ten-die-poker-about = Two poker hands in five locked pairs of dice. The low hand folds, or pays to roll again.
ten-die-poker-length = 8 to 12 minutes.
ten-die-poker-credits = Designed by James Ernest and Joshua Howard.

## Words

ten-die-poker-colour-red = red
ten-die-poker-colour-white = white
ten-die-poker-faces-ones = ones
ten-die-poker-faces-twos = twos
ten-die-poker-faces-threes = threes
ten-die-poker-faces-fours = fours
ten-die-poker-faces-fives = fives
ten-die-poker-faces-sixes = sixes
ten-die-poker-category-high-die = high die
ten-die-poker-category-pair = pair
ten-die-poker-category-two-pair = two pair
ten-die-poker-category-three-of-a-kind = three of a kind
ten-die-poker-category-straight = straight
ten-die-poker-category-full-house = full house
ten-die-poker-category-four-of-a-kind = four of a kind
ten-die-poker-category-five-of-a-kind = five of a kind
ten-die-poker-edge-clear = clearly
ten-die-poker-edge-kickers = by the kickers
ten-die-poker-edge-worse-set = by the worse set
ten-die-poker-edge-none = equal
ten-die-poker-status-leads = leads
ten-die-poker-status-in = in
ten-die-poker-status-out = out
ten-die-poker-status-broke = sits out
ten-die-poker-status-empty = not at the table
ten-die-poker-status-over = the game is over
ten-die-poker-end-rounds = the rounds are played
ten-die-poker-end-broke = fewer than two can pay the ante
ten-die-poker-end-left = fewer than two are left

## Parts of sentences

ten-die-poker-money = { $below ->
    [yes] minus{" "}
   *[no] {""}
}{ $cents ->
    [0] { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
   *[other] { $dollars ->
        [0] {""}
        [one] { $dollars } dollar{" "}
       *[other] { $dollars } dollars{" "}
    }{ $cents ->
        [one] { $cents } cent
       *[other] { $cents } cents
    }
}
    .brief = { $below ->
        [yes] minus{" "}
       *[no] {""}
    }{ $cents ->
        [0] { $dollars }
       *[other] { $dollars ->
            [0] {""}
           *[other] { $dollars } and{" "}
        }{ $cents ->
            [one] { $cents } cent
           *[other] { $cents } cents
        }
    }
ten-die-poker-gain = { $ahead ->
    [yes] plus{" "}
   *[no] {""}
}{ $money }
ten-die-poker-set-name = { $category ->
    [high-die] high die, { $high }
    [pair] pair of { $first }
    [two-pair] two pair, { $first } and { $second }
    [three-of-a-kind] three { $first }
    [straight] straight to { $high }
    [full-house] full house, { $first } over { $second }
    [four-of-a-kind] four { $first }
   *[five-of-a-kind] five { $first }
}{ $kickers ->
    [0] {""}
   *[other] {" "}with { $kickers }
}
    .brief = { $category ->
        [high-die] high die, { $high }
        [pair] pair of { $first }
        [two-pair] two pair, { $first }
        [three-of-a-kind] three { $first }
        [straight] straight to { $high }
        [full-house] full house, { $first }
        [four-of-a-kind] four { $first }
       *[five-of-a-kind] five { $first }
    }
ten-die-poker-hand-name = { $better }, on { $colour }; { $colour ->
    [red] white
   *[white] red
}, { $worse }
    .brief = { $better }
ten-die-poker-numbered-pair = Pair { $number }: { $red } and { $white }.
    .brief = { $red } and { $white }.
    .braille = { $number }: { $red } { $white }.
ten-die-poker-kept = { $colour } { $whole ->
    [some] keeps { $whole }
   *[none] { $lost ->
        [none] {""}
       *[other] loses { $lost },{" "}
    }keeps { $left ->
        [0] nothing
       *[other] { $left }
    }
}
    .brief = { $colour } { $whole ->
        [some] keeps { $whole }
       *[none] { $left ->
            [0] keeps nothing
            [4] { $lost ->
                [none] keeps { $left }
               *[other] loses { $lost }
            }
           *[other] keeps { $left }
        }
    }
    .braille = { $colour } { $left ->
        [0] none
       *[other] { $left }
    }

## Options

ten-die-poker-option-bank = Everyone brings { $value ->
    [one] { $value } dollar.
   *[other] { $value } dollars.
}
ten-die-poker-option-bank-about = How much money everyone has at the beginning.
ten-die-poker-option-ante = The ante is { $value ->
    [one] { $value } dollar.
   *[other] { $value } dollars.
}
ten-die-poker-option-ante-about = What everyone pays into the pot before each round.
ten-die-poker-option-rounds = { $value ->
    [0] The game goes on until people stop.
    [one] The game ends after { $value } round.
   *[other] The game ends after { $value } rounds.
}
ten-die-poker-option-rounds-about = How many rounds are played; with 0 there is no last one.
ten-die-poker-option-equal = A challenge that equals the leader
ten-die-poker-option-equal-fails = A challenge that only equals the leader fails.
ten-die-poker-option-equal-joins = A challenge that equals the leader shares the lead.
ten-die-poker-option-equal-about = What becomes of a challenger whose hand is exactly as good as the best.
ten-die-poker-option-credit = Whether money may go below zero
ten-die-poker-option-credit-off = Nobody may pay what they do not have.
ten-die-poker-option-credit-on = There is credit: money may go below zero.
ten-die-poker-option-credit-about = Whether a player may pay more than is there, and owe it.

## Choices

ten-die-poker-fold = Fold.
ten-die-poker-challenge = { $pairs ->
    [one] Challenge: roll pair { $pairs }.
   *[other] Challenge: roll pairs { $pairs }.
}
    .brief = Roll { $pairs }.
ten-die-poker-leave = Leave the table after this round.
    .brief = Leave after this round.
ten-die-poker-join = Join the table at the next round.
    .brief = Join at the next round.

ten-die-poker-challenge-due =
    .you = { $affordable ->
        [yes] Your choice: fold, or challenge for { $price }. Pot { $pot }. To beat: { $best }.
       *[no] You can only fold: a challenge costs { $price }, more than you have. Pot { $pot }.
    }
    .you-brief = { $affordable ->
        [yes] You: fold or { $price }. Pot { $pot }.
       *[no] You can only fold: { $price } to pay.
    }
    .other = { $affordable ->
        [yes] { $seat }, your choice: fold, or challenge for { $price }. Pot { $pot }. To beat: { $best }.
       *[no] { $seat }, you can only fold: a challenge costs { $price }, more than you have. Pot { $pot }.
    }
    .other-brief = { $affordable ->
        [yes] { $seat }: fold or { $price }. Pot { $pot }.
       *[no] { $seat } can only fold: { $price } to pay.
    }
ten-die-poker-picked-up = { $numbers ->
    [0] No pair picked up.
    [one] Pair { $numbers }, red { $red }, white { $white }: { $better }; { $worse }.
   *[other] Pairs { $numbers }: { $better }; { $worse }.
}
    .brief = { $numbers ->
        [0] No pair.
        [one] { $red } and { $white }: { $better }; { $worse }.
       *[other] { $numbers }: { $better }; { $worse }.
    }
    .braille = { $numbers ->
        [0] No pair.
        [one] { $red } { $white }: { $better }; { $worse }.
       *[other] { $numbers }: { $better }; { $worse }.
    }

## What happens

ten-die-poker-antes-paid = Round { $round }. { $broke ->
    [0] Everyone
   *[other] Everyone else
} pays { $ante }: pot { $pot }.{ $broke ->
    [0] {""}
   *[other] {" "}Out of money: { $broke }.
}
    .brief = Round { $round }. Pot { $pot }.{ $broke ->
        [0] {""}
       *[other] {" "}Without: { $broke }.
    }
ten-die-poker-opening =
    .you = { $hand }. You { $place ->
        [1] { $joint ->
            [yes] share the lead.
           *[no] lead.
        }
        [2] are second.
        [3] are third.
        [4] are fourth.
        [5] are fifth.
        [6] are sixth.
       *[other] are seventh.
    }
    .you-brief = { $hand }. { $place ->
        [1] { $joint ->
            [yes] Shared lead.
           *[no] First.
        }
        [2] Second.
        [3] Third.
        [4] Fourth.
        [5] Fifth.
        [6] Sixth.
       *[other] Seventh.
    }
    .other = { $place ->
        [1] { $joint ->
            [yes] { $seat } shares the lead
           *[no] { $seat } leads
        }
       *[other] { $seat }
    }: { $hand }.
    .other-brief = { $joint ->
        [yes] { $place ->
            [1] { $seat } shares the lead: { $hand }.
           *[other] { $seat } { $hand }.
        }
       *[no] { $seat } { $hand }.
    }
ten-die-poker-hands-rolled = { $told }
ten-die-poker-low-drawn =
    .you = You go first, by lot: tied for low with { $others }.
    .you-brief = Tied low: you first.
    .other = { $seat } goes first, by lot: tied for low with { $others }.
    .other-brief = Tied low: { $seat } first.
ten-die-poker-folded =
    .you = You fold.
    .other = { $seat } folds.
ten-die-poker-challenged =
    .you = You pay { $price } and roll { $pairs ->
        [one] pair { $pairs }.
       *[other] pairs { $pairs }.
    } Pot { $pot }.
    .you-brief = You roll { $pairs }. Pot { $pot }.
    .other = { $seat } pays { $price } and rolls { $pairs ->
        [1] one pair.
        [2] two pairs.
        [3] three pairs.
        [4] four pairs.
       *[other] all five pairs.
    } Pot { $pot }.
    .other-brief = { $seat } rolls { $pairs ->
        [1] one.
        [2] two.
        [3] three.
        [4] four.
       *[other] five.
    } Pot { $pot }.
ten-die-poker-took-lead =
    .you = You take the lead{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { $hand }.
    .you-brief = You lead: { $hand }.
    .other = { $seat } takes the lead{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { $hand }.
    .other-brief = { $seat } leads: { $hand }.
ten-die-poker-shared-lead =
    .you = You share the lead, equal: { $hand }.
    .you-brief = You share the lead: { $hand }.
    .other = { $seat } shares the lead, equal: { $hand }.
    .other-brief = { $seat } shares the lead: { $hand }.
ten-die-poker-fell-short =
    .you = { $edge ->
        [clear] You fall short and are out: { $hand }.
        [none] You only equal the leader and are out: { $hand }.
       *[other] You fall short { $edge } and are out: { $hand }.
    }
    .you-brief = You are out: { $hand }.
    .other = { $edge ->
        [clear] { $seat } falls short and is out: { $hand }.
        [none] { $seat } only equals the leader and is out: { $hand }.
       *[other] { $seat } falls short { $edge } and is out: { $hand }.
    }
    .other-brief = { $seat } out: { $hand }.
ten-die-poker-pot-taken =
    .you = You take the pot, { $pot }. You have { $total }.
    .you-brief = You take { $pot }: { $total }.
    .other = { $seat } takes the pot, { $pot }, and has { $total }.
    .other-brief = { $seat } takes { $pot }: { $total }.
ten-die-poker-share =
    .you = You get { $money } and have { $total }.
    .you-brief = You { $money }: { $total }.
    .other = { $seat } gets { $money } and has { $total }.
    .other-brief = { $seat } { $money }: { $total }.
ten-die-poker-pot-split = The leaders are tied and split the pot, { $pot }. { $shares }
    .brief = Tied, pot { $pot }. { $shares }
ten-die-poker-leave-asked =
    .you = { $playing ->
        [yes] You leave after this round. Until it ends you play on.
       *[no] You leave after this round.
    }
    .you-brief = { $playing ->
        [yes] You leave after this round, play on.
       *[no] You leave after this round.
    }
    .other = { $seat } leaves after this round.
ten-die-poker-join-asked =
    .you = You join at the next round.
    .other = { $seat } joins at the next round.
ten-die-poker-left =
    .you = You leave with { $money }. Against the start: { $gain }.
    .you-brief = You leave: { $gain }.
    .other = { $seat } leaves with { $money }. Against the start: { $gain }.
    .other-brief = { $seat } leaves: { $gain }.
ten-die-poker-joined =
    .you = You join with { $money }.
    .other = { $seat } joins with { $money }.
ten-die-poker-game-ended = The game is over { $end ->
    [rounds] after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
    [left] after { $rounds ->
        [one] { $rounds } round: fewer than two are left.
       *[other] { $rounds } rounds: fewer than two are left.
    }
   *[broke] after { $rounds ->
        [one] { $rounds } round: fewer than two can pay the ante.
       *[other] { $rounds } rounds: fewer than two can pay the ante.
    }
}
    .brief = { $end ->
        [rounds] Over, { $rounds ->
            [one] { $rounds } round.
           *[other] { $rounds } rounds.
        }
        [left] Over: fewer than two are left.
       *[broke] Over: too few can pay the ante.
    }
ten-die-poker-net = { $seat } { $gain }
ten-die-poker-departed =
    .you = In your chair before: { $gain }.
    .other = In the chair of { $seat } before: { $gain }.
    .other-brief = Before { $seat }: { $gain }.
ten-die-poker-won =
    .you = You win, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
    .other = { $seat } wins, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
ten-die-poker-win-shared = First place is shared: { $seats }, each { $gain }.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}

ten-die-poker-won-before = First is who sat before in the chair of { $before }, { $gain }{ $seats ->
    [0] {"."}
   *[other] {", together with "}{ $seats }.
}{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}
    .braille = First, before { $before }: { $gain }.{ $seats ->
        [0] {""}
       *[other] {" "}With { $seats }.
    }{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }

## Answers

ten-die-poker-rules = Pot { $pot }. { $leaders ->
    [0] A challenge will cost { $price }, half the pot rounded up. Nobody leads yet.
   *[other] A challenge costs { $price }, half the pot rounded up. In the lead: { $leaders }, { $best }.
}
    .brief = Pot { $pot }, challenge { $price }. { $leaders ->
        [0] No leader yet.
       *[other] Lead: { $leaders }, { $best }.
    }
ten-die-poker-turn =
    .you = Your choice, round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Still to come, lowest first: { $waiting }.
    } In the lead: { $leaders }.{ $out ->
        [0] {""}
       *[other] {" "}Out: { $out }.
    }
    .you-brief = You, against { $leaders }.{ $waiting ->
        [0] {""}
       *[other] {" "}Then { $waiting }.
    }
    .other = { $seat } chooses, round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Still to come, lowest first: { $waiting }.
    } In the lead: { $leaders }.{ $out ->
        [0] {""}
       *[other] {" "}Out: { $out }.
    }
    .other-brief = { $seat }, against { $leaders }.{ $waiting ->
        [0] {""}
       *[other] {" "}Then { $waiting }.
    }
ten-die-poker-rolling =
    .you = Your dice are being rolled, round { $round }.
    .you-brief = Your dice roll.
    .other = The dice of { $seat } are being rolled, round { $round }.
    .other-brief = { $seat } rolls.
ten-die-poker-lot-due = A tie for low is being drawn, round { $round }: { $seats }.
    .brief = Drawing: { $seats }.
ten-die-poker-purse =
    .you = You { $status ->
        [leads] have { $money } and lead.
        [in] have { $money } and are in.
        [out] have { $money } and are out.
        [broke] have { $money } and sit out.
       *[other] have { $money }.
    }
    .you-brief = You { $money }{ $status ->
        [leads] , leading.
        [broke] , sitting out.
        [over] .
       *[other] , { $status }.
    }
    .other = { $seat } has { $money }{ $status ->
        [leads] {" "}and leads.
        [broke] {" "}and sits out.
        [over] .
       *[other] , { $status }.
    }
    .other-brief = { $seat } { $money }{ $status ->
        [over] .
       *[other] , { $status }.
    }
ten-die-poker-standing = { $purses ->
    [0] Nobody sits at the table.
   *[other] { $purses }
}{ $leaving ->
    [0] {""}
   *[other] {" "}Leaving after this round: { $leaving }.
}{ $joining ->
    [0] {""}
   *[other] {" "}Joining at the next round: { $joining }.
}
    .brief = { $purses ->
        [0] Nobody.
       *[other] { $purses }
    }
ten-die-poker-open-hand =
    .you = { $leads ->
        [yes] You lead: { $hand }.
       *[no] You: { $hand }.
    }
    .other = { $leads ->
        [yes] { $seat } leads: { $hand }.
       *[no] { $seat }: { $hand }.
    }
    .you-brief = You { $hand }.
    .other-brief = { $seat } { $hand }.
ten-die-poker-leaders-dice = Dice of { $seat }, red then white. { $pairs }
    .brief = { $seat }, red, white. { $pairs }
ten-die-poker-own =
    .you = { $hand ->
        [some] { $hand }. Red, then white. { $pairs }
       *[none] You have no dice: { $status ->
            [out] you are out of this round.
            [broke] you cannot pay the ante.
            [empty] you are not at the table.
            [over] the game is over.
           *[other] they are still to be rolled.
        }
    }
    .you-brief = { $hand ->
        [some] { $pairs }
       *[none] No dice: { $status ->
            [out] out.
            [broke] cannot pay the ante.
            [empty] not at the table.
            [over] the game is over.
           *[other] not rolled yet.
        }
    }
    .other = { $hand ->
        [some] { $seat }: { $hand }. Red, then white. { $pairs }
       *[none] { $seat } has no dice: { $status ->
            [out] out of this round.
            [broke] cannot pay the ante.
            [empty] not at the table.
            [over] the game is over.
           *[other] still to be rolled.
        }
    }
    .other-brief = { $hand ->
        [some] { $seat }. { $pairs }
       *[none] { $seat } has no dice: { $status ->
            [out] out.
            [broke] cannot pay the ante.
            [empty] not at the table.
            [over] the game is over.
           *[other] not rolled yet.
        }
    }

## What choices do

ten-die-poker-fold-explained =
    .you = You leave this round, pay nothing more, and keep { $money }. The pot of { $pot } stays for the others.
    .other = { $seat } is out of this round, pays nothing more, and keeps { $money }. The pot of { $pot } stays for the others.
    .brief = Out of the round, { $money } kept.
    .braille = Out, { $money } kept.
ten-die-poker-challenge-explained =
    .you = It costs { $price }, you keep { $left }, and the pot grows to { $pot }. To lead, beat { $best }. { $joins ->
        [yes] An equal hand shares the lead; a worse one is out.
       *[no] An equal or worse hand is out.
    }
    .other = It costs { $price }, { $seat } keeps { $left }, and the pot grows to { $pot }. To lead, beat { $best }. { $joins ->
        [yes] An equal hand shares the lead; a worse one is out.
       *[no] An equal or worse hand is out.
    }
    .brief = Costs { $price }, pot { $pot }. Beat { $best }.
ten-die-poker-cannot-challenge =
    .you = You cannot challenge: it costs { $price } and you have { $money }.
    .other = { $seat } cannot challenge: it costs { $price }, to pay from { $money }.
    .brief = No challenge: { $price } to pay, { $money } there.
    .braille = No challenge. It costs { $price }. There: { $money }.
ten-die-poker-cannot-wait =
    .you = You cannot wait: the lowest hand folds or challenges.
    .other = { $seat } cannot wait: the lowest hand folds or challenges.
    .brief = Fold or challenge.

## Advice

ten-die-poker-answered =
    .you = Then you may take it, { $chance } percent
    .other = Then { $seat } may take it, { $chance } percent
    .brief = Then { $seat } { $chance }
ten-die-poker-challenge-advised =
    .you = Challenge: reroll { LIST($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $near ->
        [yes] it just pays.
       *[no] it pays from { $needed }.
    } { $answer ->
        [none] On average, { $gain }.
       *[some] { $answer }.
    }
    .other = { $seat }, challenge: reroll { LIST($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $near ->
        [yes] it just pays.
       *[no] it pays from { $needed }.
    } { $answer ->
        [none] On average, { $gain }.
       *[some] { $answer }.
    }
    .brief = Challenge, { $pairs }: { $chance } percent, { $needed } needed.
    .braille = Roll { $pairs }: { $chance }%, need { $needed }%.
ten-die-poker-fold-advised =
    .you = Fold: at best { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $needed ->
        [none] the lead would not last.
       *[some] it pays from { $needed }.
    } On average, { $gain }.
    .other = { $seat }, fold: at best { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $needed ->
        [none] the lead would not last.
       *[some] it pays from { $needed }.
    } On average, { $gain }.
    .brief = Fold: { $pairs } at best, { $chance } percent, { $needed ->
        [none] no chance pays.
       *[some] { $needed } needed.
    }
    .braille = Fold: { $pairs }: { $chance }%, { $needed ->
        [none] no gain.
       *[some] need { $needed }%.
    }
ten-die-poker-out-of-reach =
    .you = Fold: whatever you roll, it does not beat the leader.
    .other = { $seat }, fold: whatever you roll, it does not beat the leader.
    .brief = Fold: out of reach.
ten-die-poker-straight-weighed =
    .you = Your straight will rarely win the pot, and it is hard to improve.
    .other = { $seat }'s straight will rarely win the pot, and it is hard to improve.
    .brief = A straight rarely wins, and is hard to improve.
    .braille = A straight rarely wins or improves.
ten-die-poker-challenge-weighed = Challenge with { $pairs ->
        [one] pair { $pairs }
       *[other] pairs { LIST($pairs) }
    }: { $chance } percent, { $needed ->
        [none] no chance pays
       *[some] { $needed } needed
    }, on average { $gain }.
    .brief = { $pairs }: { $chance } percent, { $needed ->
        [none] no chance pays.
       *[some] { $needed } needed.
    }
    .braille = { $pairs }: { $chance }%, { $needed ->
        [none] no gain.
       *[some] need { $needed }%.
    }
ten-die-poker-losers-weighed = { $count ->
    [one] One more challenge loses
   *[other] { $count } more challenges lose
}, at best { $gain } on average.
    .brief = { $count } more lose.
ten-die-poker-fold-weighed = Fold: nothing more to win or to lose.
    .brief = Fold: no more to lose.

## Odds

ten-die-poker-reroll-odds = Reroll dice { $pairs ->
    [one] pair { $pairs }
   *[other] pairs { LIST($pairs) }
}: { $above } percent to beat the leader, { $equal } to equal it, { $below } to fall short.
    .brief = { LIST($pairs) }: { $above } percent, { $equal } to equal.
ten-die-poker-exactly = Exactly { $above }, { $equal } and { $below } of { $of } throws.
ten-die-poker-price-odds = With { $pot } { $pot ->
    [one] dollar
   *[other] dollars
} in the pot a challenge costs { $price }: it pays by itself from { $percent } percent on.
    .brief = { $price } of { $pot }: from { $percent } percent.
