### Scientific War, in English.

scientific-war-title = Scientific War
scientific-war-about = Everybody has the same cards and chooses one in secret. Special cards spy, swap and turn the order over.
scientific-war-length = 15 to 120 minutes.
scientific-war-credits = After the game of that name in the Playroom of Quentin C.

## Options

scientific-war-option-jokers = Jokers
scientific-war-option-jokers-0 = No jokers.
scientific-war-option-jokers-1 = One joker each.
scientific-war-option-jokers-2 = Two jokers each.
scientific-war-option-jokers-about = How many jokers each player has beside the other cards.
scientific-war-option-revolution = When a jack counts
scientific-war-option-revolution-now = A jack reverses the order of its own trick already.
scientific-war-option-revolution-next = A jack reverses the order from the next trick on.
scientific-war-option-revolution-about = A jack turns the order of the cards around; this says from when.
scientific-war-option-jacks = Several jacks
scientific-war-option-jacks-parity = Two jacks cancel each other, three reverse.
scientific-war-option-jacks-cancel = Two or more jacks cancel each other.
scientific-war-option-jacks-about = What happens when more than one jack is in the same trick.
scientific-war-option-limit = { $value ->
    [one] The game ends after { $value } trick at the latest.
   *[other] The game ends after { $value } tricks at the latest.
}
scientific-war-option-limit-auto = The limit of tricks follows the number of seats.
scientific-war-option-limit-off = There is no limit of tricks.
scientific-war-option-limit-about = After how many tricks the game ends at the latest; whoever owns most cards wins then.

## Choices

scientific-war-play = { $rank }.
scientific-war-swap = Swap hand and pile.
scientific-war-keep = Keep both as they are.
scientific-war-missing =
    .you = You hold no { $rank }.
    .you-brief = No { $rank }.
    .other = { $seat } holds no { $rank }.
scientific-war-play-due =
    .you = { $spying ->
        [yes] Trick { $trick }, you are the spy: C tells what they chose. Choose a card{ $low-wins ->
            [yes] , low wins.
           *[no] .
        }
       *[no] Trick { $trick }{ $low-wins ->
            [yes] , low wins.
           *[no] .
        } Choose a card{ $waiting ->
            [0] .
           *[other] ; { $waiting } wait on the table.
        }
    }
    .you-brief = { $spying ->
        [yes] Trick { $trick }, you spy{ $low-wins ->
            [yes] , low wins.
           *[no] .
        }
       *[no] Trick { $trick }{ $low-wins ->
            [yes] , low wins.
           *[no] .
        }{ $waiting ->
            [0] {""}
           *[other] {" "}War, { $waiting } wait.
        }
    }
    .other = { $seat }, trick { $trick }{ $low-wins ->
        [yes] , low wins
       *[no] {""}
    }{ $spying ->
        [yes] , you are the spy: C tells what they chose. Choose a card.
       *[no] . Choose a card{ $waiting ->
            [0] .
           *[other] ; { $waiting } wait on the table.
        }
    }
    .other-brief = { $seat }, trick { $trick }{ $spying ->
        [yes] , you spy
       *[no] {""}
    }{ $low-wins ->
        [yes] , low wins.
       *[no] .
    }
scientific-war-marked-play = Marked: your { $places } card.
scientific-war-swap-due =
    .you = Your 8: keep, or swap hand and pile.
    .you-brief = 8: keep or swap?
    .other = { $seat }, for your 8: keep, or swap hand and pile.
    .other-brief = { $seat }, keep or swap?

## What happens

scientific-war-dealt = Everyone has { $cards } cards: 2 to ace{ $jokers ->
    [0] .
    [one] {" "}and a joker.
   *[other] {" "}and { $jokers } jokers.
}
    .brief = { $cards } cards each.
scientific-war-committed =
    .you = { $rank ->
        [none] You have chosen.
       *[other] You choose { $rank }.
    }
    .you-brief = { $rank ->
        [none] Chosen.
       *[other] { $rank }.
    }
    .other = { $seat } has chosen.
    .other-brief = {""}
scientific-war-alike = { $rank ->
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
    [ace] aces
   *[joker] jokers
}
scientific-war-group = { $rank } by { $seats }.
    .brief = { $rank } by { $seats }
scientific-war-revealed = { $groups }
    .brief = { $best }{ $rest ->
        [0] .
       *[other] ; { $rest }.
    }
scientific-war-revolution = { $next-trick ->
    [yes] Revolution by { $seats }: from the next trick on { $low-wins ->
        [yes] 2 beats ace.
       *[no] ace beats 2 again.
    }
   *[no] Revolution by { $seats }: now { $low-wins ->
        [yes] 2 beats ace.
       *[no] ace beats 2 again.
    }
}
    .brief = Revolution: { $low-wins ->
        [yes] low
       *[no] high
    } wins{ $next-trick ->
        [yes] {" "}next.
       *[no] .
    }
    .braille = { $low-wins ->
        [yes] Low
       *[no] High
    } wins{ $next-trick ->
        [yes] {" "}next
       *[no] {""}
    }, revolution.
scientific-war-jacks-cancelled = The jacks cancel each other: { $seats }.
    .brief = Jacks cancel.
scientific-war-jokers-cancelled = The jokers cancel each other: { $seats }.
    .brief = Jokers cancel.
scientific-war-trick-won =
    .you = You take { $cards } cards and own { $owned }.
    .you-brief = You take { $cards }: { $owned }.
    .other = { $seat } takes { $cards } cards and owns { $owned }.
    .other-brief = { $seat } takes { $cards }: { $owned }.
scientific-war-war-cancelled =
    .you = Your joker stops the war on { scientific-war-alike }: you take { $cards } cards and own { $owned }.
    .you-brief = Your joker takes { $cards }: { $owned }.
    .you-braille = You take { $cards }: { $owned }, by joker.
    .other = The joker of { $seat } stops the war on { scientific-war-alike }: { $seat } takes { $cards } cards and owns { $owned }.
    .other-brief = { $seat }, joker, takes { $cards }: { $owned }.
    .other-braille = { $seat } takes { $cards }: { $owned }, by joker.
scientific-war-war = A tie on { scientific-war-alike } is war: { $seats }. { $waiting } cards wait.
    .brief = War, { scientific-war-alike }. { $waiting } wait.
scientific-war-forced-war =
    .you = Your joker forces a war. { $waiting } cards wait.
    .you-brief = You force war. { $waiting } wait.
    .other = The joker of { $seat } forces a war. { $waiting } cards wait.
    .other-brief = { $seat } forces war. { $waiting } wait.
scientific-war-spy-named =
    .you = You are the spy of the next trick.
    .you-brief = You spy next.
    .other = { $seat } is the spy of the next trick.
    .other-brief = { $seat } spies next.
scientific-war-queens-cancelled = The queens cancel each other: { $seats }.
    .brief = Queens cancel.
scientific-war-peeked =
    .you = Your 3: until the next trick ends, E tells how many cards are in each hand.
    .you-brief = E tells hands now.
    .other = { $seat } may hear how many cards are in each hand.
    .other-brief = { $seat } peeks.
scientific-war-swap-decided =
    .you = { $swapped ->
        [yes] You swap: { $hand } in hand.
        [no] You keep: { $hand } in hand.
       *[none] You have decided about the swap.
    }
    .other = { $seat } has decided about the swap.
    .you-brief = { $swapped ->
        [yes] Swapped: { $hand } in hand.
        [no] Kept: { $hand } in hand.
       *[none] You, 8 done.
    }
    .other-brief = { $seat }, 8 done.
scientific-war-refilled =
    .you = You take up your pile: { $cards } in hand.
    .you-brief = New hand: { $cards }.
    .other = { $seat } takes up the pile: { $cards } in hand.
    .other-brief = { $seat }, new hand: { $cards }.
scientific-war-went-out =
    .you = You are out of the game. { $left } still play.
    .you-brief = You are out.
    .other = { $seat } is out of the game. { $left ->
        [one] { $left } still plays.
       *[other] { $left } still play.
    }
    .other-brief = { $seat } is out.
scientific-war-owns =
    .you = You { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } in hand.
    }
    .other = { $seat } { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } in hand.
    }
scientific-war-won =
    .you = You win after { $tricks } tricks: all others are out.
    .you-brief = You win, { $tricks } tricks.
    .other = { $seat } wins after { $tricks } tricks: all others are out.
    .other-brief = { $seat } wins, { $tricks } tricks.
scientific-war-drawn = Everybody is out at once. A draw: { $seats }.
    .brief = Draw: { $seats }.
scientific-war-limit-reached = The limit of { $tricks } tricks is reached. { $winners ->
    [one] Most cards, and the win: { $winners }.
   *[other] A draw with most cards: { $winners }.
} { $owned }
    .brief = Limit. { $winners ->
        [one] First: { $winners }.
       *[other] Draw: { $winners }.
    } { $owned }

## Answers

scientific-war-rules = { $low-wins ->
    [yes] The order is reversed: 2 beats ace.
   *[no] The usual order: ace beats 2.
} { $waiting ->
    [0] No war is pending.
   *[other] A war is pending: { $waiting } cards wait.
} { $spy ->
    [0] Nobody is the spy.
   *[other] The spy: { $spy }.
} Trick { $trick }{ $limit ->
    [0] .
   *[other] {" "}of at most { $limit }.
}
    .brief = { $low-wins ->
        [yes] Low wins.
       *[no] High wins.
    }{ $waiting ->
        [0] {""}
       *[other] {" "}War, { $waiting } wait.
    }{ $spy ->
        [0] {""}
       *[other] {" "}Spy: { $spy }.
    } Trick { $trick }.
scientific-war-turn = { $swapping ->
    [yes] Awaited, to keep or swap: { $awaited }.
   *[no] Trick { $trick }. { $awaited ->
        [0] Nobody is awaited.
       *[other] Awaited: { $awaited }.
    }{ $played ->
        [0] {" "}Nobody has played.
       *[other] {" "}Played: { $played }.
    }
}
    .brief = { $awaited ->
        [0] Nobody awaited.
       *[other] Awaited: { $awaited }.
    }
scientific-war-standing = { $owned }
scientific-war-chose = { $rank } by { $seat }
scientific-war-shown = { $cards }.
scientific-war-spy-waits = You are the spy, and wait until all have chosen: { $awaited }.
    .brief = Wait for { $awaited }.
scientific-war-not-shown = { $spy ->
    [0] The cards are secret: nobody is the spy in this trick.
   *[other] The cards are secret: only the spy may hear them, { $spy }.
}
    .brief = { $spy ->
        [0] Secret; no spy.
       *[other] Secret; spy: { $spy }.
    }
scientific-war-own =
    .you = { $out ->
        [yes] You are out of the game.
       *[no] { $hand ->
            [0] Your hand is empty
           *[other] Your hand: { $hand }
        }. { $pile ->
            [0] No pile.
           *[other] { $pile } in the pile.
        }{ $chosen ->
            [none] {""}
           *[other] {" "}Chosen: { $chosen }.
        }
    }
    .you-brief = { $out ->
        [yes] Out.
       *[no] { $hand ->
            [0] Empty
           *[other] { $hand }
        }. Pile { $pile }.{ $chosen ->
            [none] {""}
           *[other] {" "}Chosen: { $chosen }.
        }
    }
    .other = { $out ->
        [yes] { $seat } is out of the game.
       *[no] { $hand ->
            [0] The hand of { $seat } is empty
           *[other] The hand of { $seat }: { $hand }
        }. { $pile ->
            [0] No pile.
           *[other] { $pile } in the pile.
        }{ $chosen ->
            [none] {""}
           *[other] {" "}Chosen: { $chosen }.
        }
    }
scientific-war-own-hidden =
    .you = Your hand cannot be told here.
    .other = The hand of { $seat } is told only to { $seat }, with the keyboard in hand.
    .other-brief = The hand of { $seat } is secret.

## What choices do

scientific-war-card-explained = { $stronger ->
    [0] No rank beats it.
    [one] One rank beats it.
    [13] Every rank beats it.
   *[other] { $stronger } ranks beat it.
}{ $rank ->
    [jack] {" "}A single jack reverses the order, { $next-trick ->
        [yes] from the next trick on.
       *[no] in this trick already.
    }
    [queen] {" "}A single queen makes the spy of the next trick.
    [three] {" "}After it E tells how many cards are in each hand.
    [eight] {" "}After it hand and pile may be swapped.
    [joker] {" "}{ $duel ->
        [yes] A single joker forces a war.
       *[no] A single joker wins a tie of the strongest others, and forces a war where there is none.
    }
   *[other] {""}
}
    .brief = { $rank ->
        [jack] Reverses the order.
        [queen] Spies next.
        [three] Tells hands.
        [eight] May swap.
        [joker] { $duel ->
            [yes] Forces war.
           *[no] Wins ties, else forces war.
        }
       *[other] { $stronger ->
            [0] Nothing beats it.
            [one] 1 rank beats it.
           *[other] { $stronger } ranks beat it.
        }
    }
scientific-war-swap-explained = After it: { $hand } in hand, { $pile } in the pile. The others are not told.
    .brief = { $hand } in hand, { $pile } in the pile.
scientific-war-keep-explained = Nothing changes: { $hand } in hand, { $pile } in the pile. The others are not told.
    .brief = { $hand } in hand, { $pile } in the pile.
scientific-war-not-held = Not in hand, so not to choose: { $ranks }.
    .brief = Not in hand: { $ranks }.
scientific-war-cannot-swap = A swap is not possible: { $hand ->
    [0] the hand is empty.
   *[other] the pile is empty.
}
    .brief = No swap: { $hand ->
        [0] hand empty.
       *[other] pile empty.
    }
## Advice

scientific-war-mixed = { $times ->
    [one] once
   *[other] { $times } times
} the { $rank }
    .brief = { $times } the { $rank }
scientific-war-play-advised =
    .you = Play the { $rank }: { $wins } percent to win{ $takes ->
        [0] ; it hardly ever takes the trick
        [100] ; it nearly always takes the trick
       *[other] , { $takes } to take the trick
    }. { $reason ->
        [mixed] Mix in the { LIST($mixed) }, so nobody foresees you.
        [order] Low wins now.
        [stake] It fits the cards at stake.
        [spied] The spy will answer it.
        [counted] It fits the cards left in their hands.
        [spares] It spares other cards for later.
        [takes] No other card takes it as often.
        [near] The { $instead } is nearly as good.
       *[value] It leaves you the best cards.
    }
    .other = { $seat }, play the { $rank }: { $wins } percent to win{ $takes ->
        [0] ; it hardly ever takes the trick
        [100] ; it nearly always takes the trick
       *[other] , { $takes } to take the trick
    }. { $reason ->
        [mixed] Mix in the { LIST($mixed) }, so nobody foresees you.
        [order] Low wins now.
        [stake] It fits the cards at stake.
        [spied] The spy will answer it.
        [counted] It fits the cards left in their hands.
        [spares] It spares other cards for later.
        [takes] No other card takes it as often.
        [near] The { $instead } is nearly as good.
       *[value] It leaves you the best cards.
    }
    .brief = { $rank }: { $wins } percent; { $reason ->
        [mixed] { LIST($mixed) } too.
        [near] { $instead }, nearly.
       *[other] takes { $takes }.
    }
scientific-war-mixture = Of { $of } times: { LIST($cards) }.
    .brief = Of { $of }: { $cards }.
scientific-war-play-instead = The { $rank }: { $wins } percent to win, { $takes ->
        [0] hardly ever the trick
        [100] nearly always the trick
       *[other] { $takes } to take the trick
    }.
    .brief = { $rank }: { $wins }, takes { $takes }.
scientific-war-rest-instead = The rest, at most { $wins } percent to win: { LIST($ranks) }.
    .brief = At most { $wins }: { $ranks }.
scientific-war-losers-instead = These lose the trick, at most { $wins } percent to win: { LIST($ranks) }.
    .brief = Lose the trick: { $ranks }.
scientific-war-reason-mixed = other cards as well
scientific-war-reason-order = low wins
scientific-war-reason-stake = cards at stake
scientific-war-reason-spied = the spy
scientific-war-reason-counted = the cards counted
scientific-war-reason-spares = spared cards
scientific-war-reason-takes = the trick
scientific-war-reason-value = the cards left
scientific-war-reason-near = next to no difference
scientific-war-fate-takes = takes the trick
scientific-war-fate-loses = loses the trick
scientific-war-fate-war = makes a war
scientific-war-answer-advised =
    .you = Play the { $rank }: it { $fate } with { $cards } cards, { $wins } percent to win the game.{ $near ->
        [none] {""}
       *[other] {" "}The { $near } is nearly as good.
    }
    .you-brief = { $rank } { $fate }, wins { $wins } percent.
    .you-braille = { $rank } { $fate }: { $wins }%.
    .other = Advice for { $seat }: play the { $rank }. It { $fate } with { $cards } cards, { $wins } percent to win the game.{ $near ->
        [none] {""}
       *[other] {" "}The { $near } is nearly as good.
    }
    .other-brief = { $seat }: { $rank } { $fate }, wins { $wins } percent.
    .other-braille = { $seat }: { $rank } { $fate }: { $wins }%.
scientific-war-answer-instead = The { $rank } { $fate }: { $wins } percent to win the game.
    .brief = { $rank } { $fate }: { $wins }.
scientific-war-swap-advised =
    .you = { $swap ->
        [yes] Swap hand and pile
       *[no] Keep hand and pile
    }: { $wins } percent to win the game, with { $hand } in hand.{ $near ->
        [yes] {" "}Both are nearly the same.
       *[no] {""}
    }
    .you-brief = { $swap ->
        [yes] Swap
       *[no] Keep
    }: wins { $wins } percent, { $hand } in hand.
    .other = Advice for { $seat }: { $swap ->
        [yes] swap hand and pile
       *[no] keep hand and pile
    }, { $wins } percent to win the game, with { $hand } in hand.{ $near ->
        [yes] {" "}Both are nearly the same.
       *[no] {""}
    }
    .other-brief = { $seat }, { $swap ->
        [yes] swap
       *[no] keep
    }: wins { $wins } percent, { $hand } in hand.
scientific-war-swap-instead = { $swap ->
    [yes] To swap
   *[no] To keep
}: { $wins } percent to win the game, with { $hand } in hand.
    .brief = { $swap ->
        [yes] Swap
       *[no] Keep
    }: wins { $wins }, { $hand } in hand.
