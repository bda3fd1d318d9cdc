### 10-Die Poker, in English.
### The new thing first, then its reason, the total, and what comes next.

ten-die-poker-title = 10-Die Poker
ten-die-poker-about = Ten dice, locked two by two, make two poker hands: red and white. The lowest hand folds or pays to reroll.
ten-die-poker-length = 8 to 12 minutes.
ten-die-poker-strength-expert-about = It plays for money, but wins no more games than a skilled bot.
ten-die-poker-credits = Designed by James Ernest and Joshua Howard.

## Words

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
ten-die-poker-lead-hand = best hand
ten-die-poker-lead-tied = best hand, tied
ten-die-poker-colour-red = red
ten-die-poker-colour-white = white
ten-die-poker-edge-clear = clearly
ten-die-poker-edge-kickers = on kickers
ten-die-poker-edge-worse-set = on the other colour
ten-die-poker-edge-none = exactly
ten-die-poker-status-leads = leads
ten-die-poker-status-in = in
ten-die-poker-status-out = out
ten-die-poker-status-broke = sits out
ten-die-poker-status-empty = not at the table
ten-die-poker-status-over = game over
ten-die-poker-end-rounds = all rounds played
ten-die-poker-end-broke = too few players can pay the ante
ten-die-poker-end-left = fewer than two players are left

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
            [0] { $cents ->
                [one] { $cents } cent
               *[other] { $cents } cents
            }
            [one] { $dollars } dollar { $cents }
           *[other] { $dollars } dollars { $cents }
        }
    }
ten-die-poker-total = { $below ->
    [yes] minus{" "}
   *[no] {""}
}{ $cents ->
    [0] { $dollars }
   *[other] { $dollars ->
        [0] { $cents ->
            [one] { $cents } cent
           *[other] { $cents } cents
        }
        [one] { $dollars } dollar { $cents }
       *[other] { $dollars } dollars { $cents }
    }
}
ten-die-poker-price = { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
ten-die-poker-gain = { $ahead ->
    [yes] plus{" "}
   *[no] {""}
}{ $money }
ten-die-poker-set-name = { $category ->
    [high-die] { $high } high
    [pair] pair of { $first }
    [two-pair] two pair, { $first } and { $second }
    [three-of-a-kind] three { $first }
    [straight] straight to { $high }
    [full-house] full house, { $first } over { $second }
    [four-of-a-kind] four { $first }
   *[five-of-a-kind] five { $first }
}{ $kickers ->
    [0] {""}
    [1] , kicker { $kickers }
   *[other] , kickers { $kickers }
}
    .brief = { $category ->
        [high-die] { $high } high
        [pair] pair of { $first }
        [two-pair] two pair, { $first }
        [three-of-a-kind] three { $first }
        [straight] straight to { $high }
        [full-house] full house, { $first }
        [four-of-a-kind] four { $first }
       *[five-of-a-kind] five { $first }
    }
ten-die-poker-hand-name = { $better }
    .both = { $better }; other colour, { $worse }
ten-die-poker-glance = { $category ->
    [high-die] { $high } high
    [pair] pair of { $first }
    [two-pair] two pair, { $first }
    [three-of-a-kind] three { $first }
    [straight] straight to { $high }
    [full-house] full house, { $first }
    [four-of-a-kind] four { $first }
   *[five-of-a-kind] five { $first }
}
    .brief = { $category ->
        [high-die] { $high } high
        [pair] pair of { $first }
        [two-pair] two pair
        [three-of-a-kind] three { $first }
        [straight] straight to { $high }
        [full-house] full house
        [four-of-a-kind] four { $first }
       *[five-of-a-kind] five { $first }
    }
ten-die-poker-numbered-pair = Dice pair { $number }: red { $red }, white { $white }.
    .brief = { $number }: red { $red }, white { $white }.
    .braille = { $number }: { $red } { $white }.
ten-die-poker-shown = { $single ->
    [yes] a { $name }
   *[no] { $name }
}
ten-die-poker-kept = { $whole ->
    [some] { $whole }
   *[none] { $left ->
        [0] nothing
        [1] a { $left }
        [2] a { JOINED($left, " and a ") }
       *[other] { $left }
    }
}
    .braille = { $left ->
        [0] none
       *[other] { JOINED($left, " ") }
    }

## Options

ten-die-poker-option-bank = Everyone starts with { $value ->
    [one] { $value } dollar.
   *[other] { $value } dollars.
}
ten-die-poker-option-bank-about = How much money each player starts with.
ten-die-poker-option-ante = The ante is { $value ->
    [one] { $value } dollar.
   *[other] { $value } dollars.
}
ten-die-poker-option-ante-about = What everyone pays into the pot before each round.
ten-die-poker-option-rounds = { $value ->
    [0] No end: the game goes on until people leave.
    [one] { $value } round.
   *[other] { $value } rounds.
}
ten-die-poker-option-rounds-about = How many rounds you play. 0 means no limit.
ten-die-poker-option-equal = When a challenge only ties
ten-die-poker-option-equal-fails = A tie loses the challenge.
ten-die-poker-option-equal-joins = A tie shares the lead.
ten-die-poker-option-equal-about = What happens when a challenger only ties with the leader.
ten-die-poker-option-credit = Credit
ten-die-poker-option-credit-off = No credit: you can't pay more than you have.
ten-die-poker-option-credit-on = Credit: you may go below zero.
ten-die-poker-option-credit-about = With credit you may pay more than you have and owe the rest.

## Choices

ten-die-poker-fold = Fold.
ten-die-poker-challenge = Challenge: reroll { $pairs ->
    [1] dice pair { AND($pairs) }.
   *[other] { AND($pairs) }.
}
    .brief = Reroll { $pairs ->
        [1] dice pair { AND($pairs) }.
       *[other] { AND($pairs) }.
    }
ten-die-poker-leave = Leave the table after this round.
    .brief = Leave after this round.
ten-die-poker-join = Join the table at the next round.
    .brief = Join at the next round.

ten-die-poker-challenge-due =
    .you = { $affordable ->
        [yes] To beat: { $best }. Pot { $pot }. Fold, or challenge for { $price }?
       *[no] A challenge costs { $price }, more than you have. You can only fold.
    }
    .you-brief = { $affordable ->
        [yes] Pot { $pot }. Fold, or { $price }?
       *[no] You can only fold.
    }
    .other = { $affordable ->
        [yes] { $seat }'s turn. To beat: { $best }. Pot { $pot }. Fold, or challenge for { $price }?
       *[no] { $seat }'s turn. A challenge costs { $price }, more than { $seat } has. { $seat } can only fold.
    }
    .other-brief = { $affordable ->
        [yes] { $seat }'s turn. Pot { $pot }. Fold, or { $price }?
       *[no] { $seat }'s turn. Only fold.
    }
ten-die-poker-challenge-due-button = Challenge, { $price }
ten-die-poker-challenge-due-marks = Mark the dice to reroll.
ten-die-poker-picked-up = { $numbers ->
    [0] Mark at least one dice pair, or fold.
    [one] Dice pair { $numbers }, red { $red }, white { $white }. Red keeps { $reds }; white { $whites }.
   *[other] { AND($numbers) }. Red keeps { $reds }; white { $whites }.
}
    .brief = { $numbers ->
        [0] Mark at least one dice pair, or fold.
       *[other] { AND($numbers) }. Red keeps { $reds }; white { $whites }.
    }
    .braille = { $numbers ->
        [0] Mark a dice pair, or fold.
       *[other] { JOINED($numbers, " ") }: red { $reds }, white { $whites }.
    }

## What happens

ten-die-poker-rounds-agreed = { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
ten-die-poker-antes-paid = Round { $round }. { $broke ->
    [0] Everyone
   *[other] Everyone else
} antes { $ante }. Pot { $pot }.{ $broke ->
    [0] {""}
   *[other] {" "}Sitting out: { AND($broke) }.
}
    .brief = Round { $round }. Pot { $pot }.{ $broke ->
        [0] {""}
       *[other] {" "}Sitting out: { AND($broke) }.
    }
ten-die-poker-opening =
    .you = { $place ->
        [1] { $leaders ->
            [one] You lead
           *[other] { AND($leaders) } share the lead, you
        }
        [2] You're second
        [3] You're third
        [4] You're fourth
        [5] You're fifth
        [6] You're sixth
       *[other] You're seventh
    } with { $colour }: { $hand }. { $colour ->
        [red] White
       *[white] Red
    }: { $other }.
    .you-brief = { $place ->
        [1] { $leaders ->
            [one] You lead
           *[other] { AND($leaders) } share the lead
        }
        [2] You're second
        [3] You're third
        [4] You're fourth
        [5] You're fifth
        [6] You're sixth
       *[other] You're seventh
    }: { $hand }.
    .other = { $leaders ->
        [0] { $seat }
        [one] { $seat } leads
       *[other] { AND($leaders) } share the lead
    }: { $hand }.
    .other-brief = { $leaders ->
        [0] {""}
        [one] { $seat } leads: { $hand }.
       *[other] { AND($leaders) } share the lead: { $hand }.
    }
ten-die-poker-hands-rolled = { $told }
ten-die-poker-low-drawn =
    .you = You tie for lowest with { AND($others) }. You go first, chosen at random.
    .you-brief = You tie for lowest. You go first.
    .other = { $seat } ties for lowest with { AND($others) } and goes first, chosen at random.
    .other-brief = { $seat } ties for lowest and goes first.
ten-die-poker-folded =
    .you = You fold.
    .other = { $seat } folds.
ten-die-poker-challenged =
    .you = You pay { $price } and reroll { $pairs ->
        [1] one dice pair.
       *[other] { AND($pairs) }.
    } Pot { $pot }.
    .you-brief = You reroll { $pairs ->
        [1] one dice pair.
       *[other] { AND($pairs) }.
    } Pot { $pot }.
    .other = { $seat } pays { $price } and rerolls { $pairs ->
        [1] one dice pair.
        [2] two dice pairs.
        [3] three dice pairs.
        [4] four dice pairs.
       *[other] all five dice pairs.
    } Pot { $pot }.
    .other-brief = { $seat } rerolls { $pairs ->
        [1] one.
        [2] two.
        [3] three.
        [4] four.
       *[other] all five.
    } Pot { $pot }.
ten-die-poker-took-lead =
    .you = You take the lead{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { FORM($hand, "both") }.
    .you-brief = You take the lead: { $hand }.
    .other = { $seat } takes the lead{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { $hand }.
    .other-brief = { $seat } takes the lead: { $hand }.
ten-die-poker-shared-lead =
    .you = You tie and share the lead: { $hand }.
    .you-brief = You share the lead: { $hand }.
    .other = { $seat } ties and shares the lead: { $hand }.
    .other-brief = { $seat } shares the lead: { $hand }.
ten-die-poker-fell-short =
    .you = { $edge ->
        [clear] You fall short: { FORM($hand, "both") }. You're out.
        [none] You only tie with the leader. You're out.
       *[other] You lose { $edge }: { FORM($hand, "both") }. You're out.
    }
    .you-brief = { $edge ->
        [clear] You fall short: { $hand }.
        [none] You only tie. You're out.
       *[other] You lose { $edge }: { $hand }.
    }
    .other = { $edge ->
        [clear] { $seat } falls short with { $shown } and is out.
        [none] { $seat } only ties with the leader and is out.
       *[other] { $seat } loses { $edge } with { $shown } and is out.
    }
    .other-brief = { $edge ->
        [clear] { $seat } falls short: { $hand }.
        [none] { $seat } only ties and is out.
       *[other] { $seat } loses { $edge }: { $hand }.
    }
ten-die-poker-since = { $seat ->
    [you] { $place ->
        [0] You're out
        [1] { $leaders ->
            [one] You lead
           *[other] You share the lead
        }
        [2] You're second
        [3] You're third
        [4] You're fourth
        [5] You're fifth
        [6] You're sixth
       *[other] You're seventh
    }
   *[other] { $seat } { $place ->
        [0] is out
        [1] { $leaders ->
            [one] leads
           *[other] shares the lead
        }
        [2] is second
        [3] is third
        [4] is fourth
        [5] is fifth
        [6] is sixth
       *[other] is seventh
    }
}{ $place ->
    [1] {""}
   *[other] ; { $leaders ->
        [one] { AND($leaders) } leads
       *[other] several lead
    }
} with { $hand }{ $out ->
    [0] {""}
    [one] ; { AND($out) } is out
    [2] ; two are out
    [3] ; three are out
    [4] ; four are out
    [5] ; five are out
   *[other] ; six are out
}{ $takers ->
    [0] {""}
    [one] ; { AND($takers) } took { $pot }
   *[other] ; several split { $pot }
}.
ten-die-poker-pot-taken =
    .you = You take the pot of { $pot } and now have { $total }.
    .you-brief = You take { $pot }, now { $total }.
    .you-braille = You take { $pot }; now { $total }.
    .other = { $seat } takes the pot of { $pot } and now has { $total }.
    .other-brief = { $seat } takes { $pot }, now { $total }.
    .other-braille = { $seat } takes { $pot }; now { $total }.
ten-die-poker-share =
    .you = You get { $money } and now have { $total }.
    .you-brief = You get { $money }, now { $total }.
    .other = { $seat } gets { $money } and now has { $total }.
    .other-brief = { $seat } gets { $money }, now { $total }.
ten-die-poker-pot-split = The leaders tie and split the pot of { $pot }. { $shares }
    .brief = The leaders split the pot. { $shares }
ten-die-poker-leave-asked =
    .you = { $playing ->
        [yes] You'll leave after this round. Play it out.
       *[no] You'll leave after this round.
    }
    .you-brief = You leave after this round.
    .other = { $seat } leaves after this round.
ten-die-poker-join-asked =
    .you = You join at the next round.
    .other = { $seat } joins at the next round.
ten-die-poker-left =
    .you = You leave with { $money }, { $gain } overall.
    .you-brief = You leave, { $gain }.
    .other = { $seat } leaves with { $money }, { $gain } overall.
    .other-brief = { $seat } leaves, { $gain }.
ten-die-poker-joined =
    .you = You join with { $money }.
    .other = { $seat } joins with { $money }.
ten-die-poker-game-ended = Game over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}{ $end ->
    [rounds] .
   *[other] : { $end }.
}
    .brief = Game over{ $end ->
        [rounds] .
       *[other] : { $end }.
    }
ten-die-poker-net = { $seat } { $ahead ->
    [yes] plus{" "}
   *[no] {""}
}{ $total }
ten-die-poker-departed =
    .you = The earlier player in your seat: { $gain }.
    .other = The earlier player in { $seat }'s seat: { $gain }.
    .other-brief = Earlier in { $seat }'s seat: { $gain }.
ten-die-poker-won =
    .you = You win, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
    .other = { $seat } wins, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
ten-die-poker-win-shared = { AND($seats) } share first place, each { $gain }.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}
    .braille = { AND($seats) } share first place; each { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ JOINED($others, "; ") }.
    }
ten-die-poker-won-before = { $before ->
    [one] The winner left, and { AND($before) } took that seat
   *[other] The winners left, and { AND($before) } took their seats
}: { $gain }{ $seats ->
    [0] .
   *[other] , shared with { AND($seats) }.
}{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}
    .braille = The winner sat before { AND($before) }: { $gain }.{ $seats ->
        [0] {""}
       *[other] {" "}With { AND($seats) }.
    }{ $others ->
        [0] {""}
       *[other] {" "}{ JOINED($others, "; ") }.
    }

## Answers

ten-die-poker-rules = Pot { $pot }. { $leaders ->
    [0] A challenge will cost { $price }, half the pot rounded up. Nobody leads yet.
   *[other] A challenge costs { $price }, half the pot rounded up. To beat: { $best }, from { AND($leaders) }.
}
    .brief = Pot { $pot }. { $leaders ->
        [0] A challenge will cost { $price }. Nobody leads yet.
       *[other] A challenge costs { $price }. To beat: { $best }, from { AND($leaders) }.
    }
ten-die-poker-turn =
    .you = Your turn, round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Then, lowest first, { AND($waiting) }.
    } In the lead: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Out: { AND($out) }.
    }
    .you-brief = Your turn, round { $round }.{ $waiting ->
        [0] {""}
       *[other] {" "}Then { AND($waiting) }.
    } In the lead: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Out: { AND($out) }.
    }
    .other = Waiting for { $seat }, round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Then, lowest first, { AND($waiting) }.
    } In the lead: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Out: { AND($out) }.
    }
    .other-brief = Waiting for { $seat }, round { $round }.{ $waiting ->
        [0] {""}
       *[other] {" "}Then { AND($waiting) }.
    } In the lead: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Out: { AND($out) }.
    }
ten-die-poker-rolling =
    .you = Your dice are rolling, round { $round }.
    .you-brief = Your dice are rolling.
    .other = { $seat }'s dice are rolling, round { $round }.
    .other-brief = { $seat }'s dice are rolling.
ten-die-poker-lot-due = Tied for lowest: { AND($seats) }. Choosing who goes first.
    .brief = Tied for lowest: { AND($seats) }.
ten-die-poker-purse =
    .you = You have { $money }{ $status ->
        [leads] {" "}and lead.
        [out] {" "}and are out.
        [broke] {" "}and can't pay the ante.
       *[other] .
    }
    .you-brief = You have { $total }{ $status ->
        [leads] {" "}and lead.
        [out] , out.
        [broke] {" "}and can't pay the ante.
       *[other] .
    }
    .other = { $seat } has { $total }{ $status ->
        [leads] {" "}and leads.
        [out] , out.
        [broke] {" "}and can't pay the ante.
       *[other] .
    }
    .other-brief = { $seat } has { $total }{ $status ->
        [leads] {" "}and leads.
        [out] , out.
        [broke] {" "}and can't pay.
       *[other] .
    }
ten-die-poker-standing = { $purses ->
    [0] The table is empty.
   *[other] { $purses }
}{ $leaving ->
    [0] {""}
   *[other] {" "}Leaving after this round: { AND($leaving) }.
}{ $joining ->
    [0] {""}
   *[other] {" "}Joining at the next round: { AND($joining) }.
}
    .brief = { $purses ->
        [0] The table is empty.
       *[other] { $purses }
    }
ten-die-poker-open-hand =
    .you = { $leads ->
        [yes] You lead: { $hand }
       *[no] You: { $hand }
    }{ $other ->
        [none] .
       *[some] ; other colour, { $other }.
    }
    .other = { $leads ->
        [yes] { $seat } leads: { $hand }
       *[no] { $seat }: { $hand }
    }{ $other ->
        [none] .
       *[some] ; other colour, { $other }.
    }
ten-die-poker-open-dice =
    .you = Your dice: red { $reds }; white { $whites }.
    .other = { $seat }'s dice: red { $reds }; white { $whites }.
    .braille = { $seat }: red { JOINED($reds, " ") }; white { JOINED($whites, " ") }.
ten-die-poker-own =
    .you = { $red ->
        [some] Red { $red }; white { $white }. In order, red { $reds }; white { $whites }.
       *[none] You have no dice: { $status ->
            [out] you're out of this round.
            [broke] you can't pay the ante.
            [empty] you aren't at the table.
            [over] the game is over.
           *[other] they haven't been rolled yet.
        }
    }
    .you-brief = { $red ->
        [some] Red { $reds }; white { $whites }.
       *[none] No dice: { $status ->
            [out] you're out.
            [broke] you can't pay the ante.
            [empty] you aren't at the table.
            [over] the game is over.
           *[other] they haven't been rolled yet.
        }
    }
    .other = { $red ->
        [some] { $seat } has red { $red }; white { $white }. In order, red { $reds }; white { $whites }.
       *[none] { $seat } has no dice: { $status ->
            [out] out of this round.
            [broke] can't pay the ante.
            [empty] not at the table.
            [over] the game is over.
           *[other] not rolled yet.
        }
    }
    .other-brief = { $red ->
        [some] { $seat } has red { $reds }; white { $whites }.
       *[none] { $seat } has no dice: { $status ->
            [out] out.
            [broke] can't pay the ante.
            [empty] not at the table.
            [over] the game is over.
           *[other] not rolled yet.
        }
    }
    .braille = { $red ->
        [some] Red { JOINED($reds, " ") }; white { JOINED($whites, " ") }.
       *[none] No dice: { $status ->
            [out] out.
            [broke] can't pay the ante.
            [empty] not at the table.
            [over] the game is over.
           *[other] not rolled yet.
        }
    }
ten-die-poker-own-pairs = { $pairs }

## What choices do

ten-die-poker-fold-explained =
    .you = You're out of this round and keep your { $money }. The others play for the pot of { $pot }.
    .other = { $seat } is out of this round and keeps { $money }. The others play for the pot of { $pot }.
    .you-brief = You're out of this round and keep { $money }.
    .you-braille = You're out of this round; you keep { $money }.
    .other-brief = { $seat } is out of this round and keeps { $money }.
    .other-braille = { $seat } is out of this round; { $seat } keeps { $money }.
ten-die-poker-challenge-explained =
    .you = You pay { $price } and have { $left } left. The pot grows to { $pot }. To lead, beat { $best }. { $joins ->
        [yes] A tie shares the lead; a worse hand is out.
       *[no] A tie or a worse hand is out.
    }
    .other = { $seat } pays { $price } and has { $left } left. The pot grows to { $pot }. To lead, beat { $best }. { $joins ->
        [yes] A tie shares the lead; a worse hand is out.
       *[no] A tie or a worse hand is out.
    }
    .you-brief = You pay { $price }. The pot grows to { $pot }. Beat { $best }.
    .other-brief = { $seat } pays { $price }. The pot grows to { $pot }. Beat { $best }.
ten-die-poker-cannot-challenge =
    .you = You can't challenge: it costs { $price }, and you have { $money }.
    .other = { $seat } can't challenge: it costs { $price }, and { $seat } has { $money }.
    .you-braille = You can't challenge: it costs { $price }; you have { $money }.
    .other-braille = { $seat } can't challenge: it costs { $price }; { $seat } has { $money }.
ten-die-poker-cannot-wait =
    .you = You can't wait: the lowest hand must fold or challenge.
    .other = { $seat } can't wait: the lowest hand must fold or challenge.
    .brief = The lowest hand must fold or challenge.

## Advice

ten-die-poker-answered =
    .you = Then you have { $chance } percent to lead
    .other = Then { $seat } has { $chance } percent to lead
    .brief = Then { $seat }: { $chance } percent
ten-die-poker-challenge-advised =
    .you = Challenge: reroll { AND($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $near ->
        [yes] it just pays.
       *[no] it pays above { $needed }.
    } On average, { $gain }.{ $answer ->
        [none] {""}
       *[some] {" "}{ $answer }.
    }
    .other = { $seat }, challenge: reroll { AND($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $near ->
        [yes] it just pays.
       *[no] it pays above { $needed }.
    } On average, { $gain }.{ $answer ->
        [none] {""}
       *[some] {" "}{ $answer }.
    }
    .brief = Challenge: reroll { AND($pairs) }. { $chance } percent; it { $near ->
        [yes] just pays
       *[no] pays above { $needed }
    }; { $gain }.
    .braille = Roll { $pairs }: { $chance }%, need { $needed }%.
ten-die-poker-fold-advised =
    .you = Fold: { $chosen ->
        [yes] this challenge
       *[no] a challenge
    } loses { $loss } on average. { $chance ->
        [0] No chance
       *[other] { $chosen ->
            [yes] { $chance }
           *[no] At best { $chance }
        } percent
    } to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $needed ->
        [none] the lead wouldn't last.
       *[some] it pays above { $needed }.
    }
    .other = { $seat }, fold: { $chosen ->
        [yes] this challenge
       *[no] a challenge
    } loses { $loss } on average. { $chance ->
        [0] No chance
       *[other] { $chosen ->
            [yes] { $chance }
           *[no] At best { $chance }
        } percent
    } to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $needed ->
        [none] the lead wouldn't last.
       *[some] it pays above { $needed }.
    }
    .brief = Fold: { $chosen ->
        [yes] this challenge
       *[no] a challenge
    } loses { $loss }. { $chance } percent; { $needed ->
        [none] the lead wouldn't last.
       *[some] it pays above { $needed }.
    }
    .braille = Fold: { $pairs }: { $chance }%, { $needed ->
        [none] no gain.
       *[some] need { $needed }%.
    }
ten-die-poker-challenge-compared =
    .you = Challenge: reroll { AND($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader, { $gain } on average. This challenge: { $instead-chance } percent, { $instead-gain }.
    .other = { $seat }, challenge: reroll { AND($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader, { $gain } on average. This challenge: { $instead-chance } percent, { $instead-gain }.
    .brief = Challenge: reroll { AND($pairs) }. { $chance } percent, { $gain }. This challenge: { $instead-gain }.
    .braille = Roll { $pairs }: { $gain }.
ten-die-poker-too-close =
    .you = Too close to call: fold, or reroll { AND($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $needed ->
        [none] the lead wouldn't last.
       *[some] it pays above { $needed }.
    }
    .other = Too close to call, { $seat }: fold, or reroll { AND($pairs) }. { $chance } percent to { $joins ->
        [yes] beat or equal
       *[no] beat
    } the leader; { $needed ->
        [none] the lead wouldn't last.
       *[some] it pays above { $needed }.
    }
    .brief = Too close to call: fold, or reroll { AND($pairs) }.
    .braille = Fold or roll { $pairs }: too close.
ten-die-poker-out-of-reach =
    .you = Fold: no chance to beat the leader.
    .other = { $seat }, fold: no chance to beat the leader.
    .brief = Fold: no chance to beat the leader.
ten-die-poker-straight-weighed =
    .you = Your straight will rarely win the pot, and it's hard to improve.
    .other = { $seat }'s straight will rarely win the pot, and it's hard to improve.
    .brief = A straight rarely wins, and is hard to improve.
    .braille = A straight rarely wins or improves.
ten-die-poker-challenge-weighed = Reroll dice { $pairs ->
        [one] pair { $pairs }
       *[other] pairs { AND($pairs) }
    }: { $chance } percent; { $needed ->
        [none] no chance pays
       *[some] it pays above { $needed }
    }; on average, { $gain }.
    .brief = { AND($pairs) }: { $chance } percent; { $needed ->
        [none] no chance pays.
       *[some] it pays above { $needed }.
    }
    .braille = { $pairs }: { $chance }%, { $needed ->
        [none] no gain.
       *[some] need { $needed }%.
    }
ten-die-poker-losers-weighed = { $count ->
    [one] One more challenge loses money
   *[other] { $count } more challenges lose money
}: at best, { $gain } on average.
    .brief = { $count } more lose.
ten-die-poker-fold-weighed = Fold: nothing more to lose.
    .brief = Fold: nothing more to lose.

## Reviews

ten-die-poker-mistake-folded = Next time, challenge more often instead of folding.
ten-die-poker-mistake-challenged = Next time, fold more often instead of challenging.
ten-die-poker-mistake-few = Next time, reroll more dice pairs in a challenge.
ten-die-poker-mistake-many = Next time, reroll fewer dice pairs in a challenge.
ten-die-poker-mistake-others = Next time, choose the dice pairs to reroll with more care.
