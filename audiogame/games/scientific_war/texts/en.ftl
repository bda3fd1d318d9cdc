### Scientific War, in English.

scientific-war-title = Scientific War
scientific-war-about = Everyone has the same cards and plays one in secret. Special cards spy, swap and reverse the order.
scientific-war-length = 15 to 25 minutes.
scientific-war-credits = Based on Scientific War in QuentinC's Playroom.
scientific-war-keys = A card's letter or digit: that card.

## Options

scientific-war-option-jokers = Jokers
scientific-war-option-jokers-0 = No jokers.
scientific-war-option-jokers-1 = One joker each.
scientific-war-option-jokers-2 = Two jokers each.
scientific-war-option-jokers-about = How many jokers each player gets.
scientific-war-option-revolution = When a jack works
scientific-war-option-revolution-now = A jack reverses the order at once.
scientific-war-option-revolution-next = A jack reverses the order from the next trick.
scientific-war-option-revolution-about = A jack reverses the order in the trick where you play it, or from the next one.
scientific-war-option-jacks = Several jacks
scientific-war-option-jacks-parity = Two jacks cancel each other out; three reverse the order.
scientific-war-option-jacks-cancel = Two or more jacks cancel each other out.
scientific-war-option-jacks-about = What happens when a trick has two or more jacks.
scientific-war-option-limit = { $value ->
    [one] At most { $value } trick.
   *[other] At most { $value } tricks.
}
scientific-war-option-limit-quick = 15 minutes.
scientific-war-option-limit-long = A long game.
scientific-war-option-limit-off = To the last card.
scientific-war-option-limit-about = How many tricks you play. Then whoever has the most cards wins. 15 minutes is how long it takes to hear every line.

## Choices

scientific-war-play = { $rank }.
scientific-war-swap = Swap your hand and your pile.
scientific-war-keep = Keep your hand.
scientific-war-missing =
    .you = You have no { $rank }.
    .other = { $seat } has no { $rank }.
scientific-war-play-due =
    .you = { $only ->
        [none] Trick { $trick }{ $low-wins ->
            [yes] , low wins.
           *[no] .
        }{ $waiting ->
            [0] {""}
           *[other] {" "}{ $waiting } cards at stake.
        }{ $spying ->
            [yes] {" "}You're the spy: C tells their cards.
           *[no] {""}
        } Play a card.
       *[other] Play your { $only }.
    }
    .you-brief = { $only ->
        [none] Trick { $trick }{ $low-wins ->
            [yes] , low wins.
           *[no] .
        }{ $waiting ->
            [0] {""}
           *[other] {" "}{ $waiting } at stake.
        }{ $spying ->
            [yes] {" "}You're the spy.
           *[no] {""}
        }
       *[other] Your { $only }.
    }
    .other = { $seat }'s turn. Trick { $trick }{ $low-wins ->
        [yes] , low wins.
       *[no] .
    }{ $waiting ->
        [0] {""}
       *[other] {" "}{ $waiting } cards at stake.
    }{ $spying ->
        [yes] {" "}{ $seat } is the spy: C tells their cards.
       *[no] {""}
    } Play a card.
    .other-brief = { $seat }'s turn{ $low-wins ->
        [yes] , low wins.
       *[no] .
    }{ $spying ->
        [yes] {" "}Spy.
       *[no] {""}
    }
scientific-war-swap-due =
    .you = { $possible ->
        [yes] Your 8: keep your hand, or swap it with your pile?
       *[no] Keep your hand.
    }
    .you-brief = { $possible ->
        [yes] Your 8: keep, or swap?
       *[no] Keep.
    }
    .other = { $seat }'s 8: keep your hand, or swap it with your pile?
    .other-brief = { $seat }'s 8: keep, or swap?
scientific-war-swap-due-keys = Press 1 to keep or 2 to swap, then Enter.

## What happens

scientific-war-dealt = Everyone has { $cards } cards: 2 to ace{ $jokers ->
    [0] .
    [one] {" "}and a joker.
   *[other] {" "}and { $jokers } jokers.
}
    .brief = Everyone has { $cards } cards.
scientific-war-committed =
    .you = { $rank ->
        [none] You've played.
       *[other] You play the { $rank }.
    }
    .you-brief = { $rank ->
        [none] You've played.
       *[other] You play { $rank }.
    }
    .other = { $seat } has played.
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
scientific-war-group = { AND($seats) }: { $rank }.
    .brief = { AND($seats) }: { $rank }
scientific-war-revealed = { $groups }
    .brief = { $best }{ $rest ->
        [0] .
       *[other] ; { $rest }.
    }
scientific-war-revolution = { $seats ->
    [one] A jack from { $seats }
    [3] Three jacks, from { AND($seats) }
   *[other] Jacks from { AND($seats) }
}: { $next-trick ->
    [yes] from the next trick, { $low-wins ->
        [yes] low wins.
       *[no] high wins.
    }
   *[no] { $low-wins ->
        [yes] low wins now.
       *[no] high wins again.
    }
}
    .brief = { $seats ->
        [one] Jack
       *[other] Jacks
    }: { $next-trick ->
        [yes] next trick,{" "}
       *[no] {""}
    }{ $low-wins ->
        [yes] low wins.
       *[no] high wins.
    }
    .braille = { $low-wins ->
        [yes] Low wins
       *[no] High wins
    }{ $next-trick ->
        [yes] {" "}next trick
       *[no] {""}
    }: { $seats ->
        [one] jack.
       *[other] jacks.
    }
scientific-war-length-agreed = { $quick ->
    [yes] 15 minutes: the game ends after trick { $last }.
   *[no] The game ends after trick { $last }.
}
    .brief = { $quick ->
        [yes] 15 minutes: ends after trick { $last }.
       *[no] Ends after trick { $last }.
    }
scientific-war-tricks-left = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} left.
scientific-war-jacks-cancelled = The jacks from { AND($seats) } cancel out.
    .brief = Jacks cancel out.
scientific-war-jokers-cancelled = The jokers from { AND($seats) } cancel out.
    .brief = Jokers cancel out.
scientific-war-trick-won =
    .you = You take { $cards } cards and now have { $owned }.
    .you-brief = You take { $cards }, now { $owned }.
    .other = { $seat } takes { $cards } cards and now has { $owned }.
    .other-brief = { $seat } takes { $cards }, now { $owned }.
scientific-war-war-cancelled =
    .you = The { scientific-war-alike } tie, but your joker stops the war. You take { $cards } cards and now have { $owned }.
    .you-brief = Your joker stops the war. You take { $cards }, now { $owned }.
    .you-braille = You take { $cards }, now { $owned }, by joker.
    .other = The { scientific-war-alike } tie, but { $seat }'s joker stops the war. { $seat } takes { $cards } cards and now has { $owned }.
    .other-brief = { $seat }'s joker stops the war. { $seat } takes { $cards }, now { $owned }.
    .other-braille = { $seat } takes { $cards }, now { $owned }, by joker.
scientific-war-war = { AND($seats) } tie on { scientific-war-alike }: war!
    .brief = Tie on { scientific-war-alike }: war!
scientific-war-forced-war =
    .you = No tie, so your joker forces a war.
    .you-brief = Your joker forces a war.
    .other = No tie, so { $seat }'s joker forces a war.
    .other-brief = { $seat }'s joker forces a war.
scientific-war-spy-named =
    .you = Your queen makes you the spy for the next trick.
    .you-brief = Your queen makes you the spy.
    .other = { $seat } is the spy for the next trick.
    .other-brief = { $seat } is the spy.
scientific-war-queens-cancelled = The queens from { AND($seats) } cancel out: no spy.
    .brief = Queens cancel out: no spy.
scientific-war-peeked =
    .you = Your 3 lets you press E for everyone's hand size, until the next trick ends.
    .you-brief = Your 3 lets you press E.
    .other = { $seat } sees hand sizes.
    .other-brief = { $seat } sees hand sizes.
scientific-war-swap-decided =
    .you = { $swapped ->
        [yes] You swap and have { $hand ->
            [one] { $hand } card
           *[other] { $hand } cards
        } in hand.
        [no] You keep your hand: { $hand ->
            [one] 1 card.
           *[other] { $hand } cards.
        }
       *[none] You've decided whether to swap.
    }
    .other = { $seat } has decided whether to swap.
    .you-brief = { $swapped ->
        [yes] You swap and have { $hand } in hand.
        [no] You keep your hand.
       *[none] You've decided.
    }
    .other-brief = { $seat } has decided.
scientific-war-played-for =
    .you = A bot played the { $rank } for you.
    .other = A bot played the { $rank } for { $seat }.
scientific-war-swap-decided-for =
    .you = { $swapped ->
        [yes] A bot swapped your hand and your pile.
       *[no] A bot kept your hand.
    }
    .other = { $swapped ->
        [yes] A bot swapped { $seat }'s hand and pile.
       *[no] A bot kept { $seat }'s hand.
    }
scientific-war-refilled =
    .you = Your hand is empty. You pick up your pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you-brief = You pick up your pile: { $cards }.
    .other = { $seat } picks up the pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .other-brief = { $seat } picks up the pile: { $cards }.
scientific-war-went-out =
    .you = You're out.{ $left ->
        [0] {""}
        [one] {""}
       *[other] {" "}{ $left } players are left.
    }
    .you-brief = You're out.
    .other = { $seat } is out.{ $left ->
        [0] {""}
        [one] {""}
       *[other] {" "}{ $left } players are left.
    }
    .other-brief = { $seat } is out.
scientific-war-owns =
    .you = You have { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } in hand.
    }
    .you-brief = You { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } in hand.
    }
    .other = { $seat } has { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } in hand.
    }
    .other-brief = { $seat } { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } in hand.
    }
scientific-war-won =
    .you = You win after { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
    .other = { $seat } wins after { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
scientific-war-drawn = Everyone is out at once: { AND($seats) } draw.
    .brief = { AND($seats) } draw.
scientific-war-limit-reached = That was the last of { $tricks } tricks. { $winners ->
    [one] The winner, with the most cards: { $winners }.
   *[other] { AND($winners) } have the most cards and draw.
} { $owned }
    .brief = That was the last. { $winners ->
        [one] The winner: { $winners }.
       *[other] { AND($winners) } draw.
    } { $owned }

## Answers

scientific-war-since =
    .you = Trick { $trick }{ $low-wins ->
        [yes] , low wins
       *[no] {""}
    }{ $waiting ->
        [0] {""}
       *[other] , { $waiting } at stake
    }; { $rank ->
        [none] {""}
        [joker] { $taken ->
            [0] { $winner ->
                [you] your
               *[other] { $winner }'s
            } joker forced a war;{" "}
           *[other] { $winner ->
                [you] your
               *[other] { $winner }'s
            } joker took { $taken };{" "}
        }
       *[other] { $taken ->
            [0] { AND($tied) } tied on { scientific-war-alike };{" "}
           *[other] { $winner ->
                [you] your
               *[other] { $winner }'s
            } { $rank } took { $taken };{" "}
        }
    }you have { $owned }.
    .other = Trick { $trick }{ $low-wins ->
        [yes] , low wins
       *[no] {""}
    }{ $waiting ->
        [0] {""}
       *[other] , { $waiting } at stake
    }; { $rank ->
        [none] {""}
        [joker] { $taken ->
            [0] { $winner }'s joker forced a war;{" "}
           *[other] { $winner }'s joker took { $taken };{" "}
        }
       *[other] { $taken ->
            [0] { AND($tied) } tied on { scientific-war-alike };{" "}
           *[other] { $winner }'s { $rank } took { $taken };{" "}
        }
    }{ $seat } has { $owned }.
scientific-war-rules = { $low-wins ->
    [yes] Low wins: 2 beats ace.
   *[no] High wins: ace beats 2.
}{ $waiting ->
    [0] {""}
   *[other] {" "}War: { $waiting } cards at stake.
}{ $spy ->
    [0] {""}
   *[other] {" "}The spy: { $spy }.
} Trick { $trick }{ $limit ->
    [0] .
   *[other] {" "}of at most { $limit }.
}
    .brief = { $low-wins ->
        [yes] Low wins.
       *[no] High wins.
    }{ $waiting ->
        [0] {""}
       *[other] {" "}War: { $waiting } at stake.
    }{ $spy ->
        [0] {""}
       *[other] {" "}The spy: { $spy }.
    } Trick { $trick }{ $limit ->
        [0] .
       *[other] {" "}of { $limit }.
    }
scientific-war-turn = { $swapping ->
    [yes] Waiting for { AND($awaited) } to keep or swap.
   *[no] { $two ->
        [yes] {""}
       *[no] Trick { $trick }.{" "}
    }{ $awaited ->
        [0] Waiting for nobody.
       *[other] Waiting for { AND($awaited) }.
    }{ $spies ->
        [0] {""}
       *[other] {" "}Then { AND($spies) }, the spy.
    }{ $two ->
        [yes] {""}
       *[no] { $played ->
            [0] {" "}Nobody has played.
           *[other] {" "}Already played: { AND($played) }.
        }
    }
}
    .brief = { $awaited ->
        [0] Waiting for nobody.
       *[other] Waiting for { AND($awaited) }.
    }{ $spies ->
        [0] {""}
       *[other] {" "}Then { AND($spies) }.
    }
scientific-war-standing = { $owned }
scientific-war-chose =
    .you = you have the { $rank }
    .other = { $seat } has the { $rank }
scientific-war-shown = { AND($cards) }.
    .braille = { JOINED($cards, "; ") }.
scientific-war-spy-waits = You're the spy: wait for { AND($awaited) }.
    .brief = Wait for { AND($awaited) }.
scientific-war-not-shown = { $spy ->
    [0] The cards are secret, and there's no spy this trick.
   *[other] The cards are secret. Only the spy may hear them: { $spy }.
}
    .brief = { $spy ->
        [0] The cards are secret, no spy.
       *[other] The cards are secret. The spy: { $spy }.
    }
scientific-war-own =
    .you = { $out ->
        [yes] You're out.
       *[no] { $hand ->
            [0] Your hand is empty
           *[other] Your hand: { $whole ->
                [0] { HAND($hand) }
               *[other] all { $whole } cards
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] No pile.
               *[other] Pile: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}You've played the { $chosen }.
        }
    }
    .you-brief = { $out ->
        [yes] You're out.
       *[no] { $hand ->
            [0] Your hand is empty
           *[other] { $whole ->
                [0] { HAND($hand) }
               *[other] All { $whole } cards
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] No pile.
               *[other] Pile: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}Played the { $chosen }.
        }
    }
    .other = { $out ->
        [yes] { $seat } is out.
       *[no] { $hand ->
            [0] { $seat }'s hand is empty
           *[other] { $seat }'s hand: { $whole ->
                [0] { HAND($hand) }
               *[other] all { $whole } cards
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] No pile.
               *[other] Pile: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}{ $seat } has played the { $chosen }.
        }
    }
scientific-war-own-hidden =
    .you = You can't hear your hand here.
    .other = Only { $seat } may hear that hand, and only at the keyboard.
    .other-brief = Only { $seat } may hear that hand.

## What choices do

scientific-war-card-explained = { $stronger ->
    [0] No rank beats it.
    [one] One rank beats it.
    [13] Every rank beats it.
   *[other] { $stronger } ranks beat it.
}{ $rank ->
    [jack] {" "}A jack on its own reverses the order, { $next-trick ->
        [yes] from the next trick.
       *[no] at once.
    }
    [queen] {" "}A queen on its own makes you the spy for the next trick.
    [three] {" "}After it, E tells you everyone's hand size.
    [eight] {" "}After it, you may swap your hand and your pile.
    [joker] {" "}{ $duel ->
        [yes] A joker on its own forces a war.
       *[no] A joker on its own wins if the others tie for best. If not, it forces a war.
    }
   *[other] {""}
}
    .brief = { $stronger ->
        [0] No rank beats it.
        [one] One rank beats it.
        [13] Every rank beats it.
       *[other] { $stronger } ranks beat it.
    }
scientific-war-swap-explained = You would have { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand and { $pile } in your pile. The others don't hear which you chose.
    .brief = { $hand } in hand and { $pile } in your pile.
scientific-war-keep-explained = You keep { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand and { $pile } in your pile. The others don't hear which you chose.
    .brief = { $hand } in hand and { $pile } in your pile.
scientific-war-not-held = Not in your hand: { $ranks }.
scientific-war-cannot-swap = You can't swap: { $hand ->
    [0] your hand is empty.
   *[other] your pile is empty.
}

## Advice

scientific-war-mixed = { $times ->
    [one] once
   *[other] { $times } times
} the { $rank }
    .brief = { $times } the { $rank }
scientific-war-play-advised =
    .you = Play the { $rank }: { $wins } percent to win{ $takes ->
        [0] ; it loses least
        [100] ; it nearly always takes the trick
       *[other] , { $takes } to take the trick
    }.{ $near ->
        [yes] {" "}The { $instead } is nearly as good.
       *[no] {""}
    }{ $reason ->
        [mixed] {" "}Mix in the { AND($mixed) }, so nobody can predict you.
        [order] {" "}Low wins now.
        [stake] {" "}The cards at stake favour it.
        [spied] {" "}The spy will answer it.
        [counted] {" "}The cards left in their hands favour it.
        [spares] {" "}It saves other cards for later.
        [takes] {" "}No other card takes the trick as often.
       *[none] {""}
    }
    .other = { $seat }, play the { $rank }: { $wins } percent to win{ $takes ->
        [0] ; it loses least
        [100] ; it nearly always takes the trick
       *[other] , { $takes } to take the trick
    }.{ $near ->
        [yes] {" "}The { $instead } is nearly as good.
       *[no] {""}
    }{ $reason ->
        [mixed] {" "}Mix in the { AND($mixed) }, so nobody can predict you.
        [order] {" "}Low wins now.
        [stake] {" "}The cards at stake favour it.
        [spied] {" "}The spy will answer it.
        [counted] {" "}The cards left in their hands favour it.
        [spares] {" "}It saves other cards for later.
        [takes] {" "}No other card takes the trick as often.
       *[none] {""}
    }
    .brief = { $rank }: { $wins } percent; { $reason ->
        [mixed] { AND($mixed) } too.
       *[other] { $near ->
            [yes] { $instead } nearly as good.
           *[no] { $takes } to take the trick.
        }
    }
scientific-war-lesson = { $point ->
    [follows] Low wins now, so the { $rank } is stronger than the { $instead }.
    [drops] Low wins now, so the { $rank } is weaker. Lose it first, and save the { $instead }.
    [restores] Low wins now, and the jack lets high win again.
    [ends] Low wins now, and the jack ends that.
    [order] Low wins now.
    [fights] With { $stake ->
        [one] a card
       *[other] { $stake } cards
    } at stake, taking the trick counts more. The { $rank } takes it more often.
    [stake] The cards at stake favour it.
    [shown] The spy sees your card before playing. Don't show a strong one.
    [spied] The spy sees your card before playing.
    [equal] No card in their hands lies between the two. So the { $rank } does as much, and you save the { $instead }.
    [fewer] Count their cards: in their hands, { $instead-beaten ->
        [one] 1 beats
       *[other] { $instead-beaten } beat
    } the { $instead }, but { $beaten ->
        [0] none beats
        [one] only 1 beats
       *[other] only { $beaten } beat
    } the { $rank }.
    [counted] Count their cards: those left in their hands favour the { $rank }.
    [jack] Save the jack until turning the order helps you.
    [joker] Save the joker for a trick with more at stake.
    [swaps] The 8 lets you swap your hand for your pile, which has more cards.
    [eight] Save the 8 until your pile has more cards than your hand.
    [denies] A joker on its own makes a war, or stops one. So the others don't take the trick.
    [turns] The jack lets { $low-wins ->
        [yes] high
       *[no] low
    } win. Then the { $instead } is strong.
    [cheap] { $beaten ->
        [0] None
       *[other] { $beaten }
    } of their { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } { $beaten ->
        [0] beats
        [one] beats
       *[other] beat
    } the { $rank }, and { $instead-beaten ->
        [0] none beats
        [one] 1 beats
       *[other] { $instead-beaten } beat
    } the { $instead }. So the { $rank } does nearly as much, and you save the { $instead }.
    [stronger] Save the stronger { $instead } for later. The { $rank } costs you less.
    [turned] Save the { $instead }: it's weak now, but strong when { $low-wins ->
        [yes] high
       *[no] low
    } wins.
    [spares] The { $instead } is worth more later.
    [beaten] { $instead-beaten } of their { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } { $instead-beaten ->
        [one] beats
       *[other] beat
    } the { $instead }, but { $beaten ->
        [0] none beats
        [one] only 1 beats
       *[other] only { $beaten } beat
    } the { $rank }.
   *[takes] It takes the trick more often.
}
scientific-war-play-compared =
    .you = Play the { $rank }: { $wins } percent to win, against { $instead-wins } with the { $instead }.{ $lesson ->
        [none] {""}
       *[some] {" "}{ $lesson }
    }
    .other = { $seat }, play the { $rank }: { $wins } percent to win, against { $instead-wins } with the { $instead }.{ $lesson ->
        [none] {""}
       *[some] {" "}{ $lesson }
    }
    .brief = { $rank }: { $wins } percent, against { $instead-wins } with the { $instead }.
    .braille = { $rank } { $wins }%; { $instead } { $instead-wins }%.
scientific-war-mixture = If you played this { $of } times: { AND($cards) }.
    .brief = { $of } times: { $cards }.
scientific-war-play-instead = The { $rank }: { $wins } percent to win{ $takes ->
        [0] ; it hardly ever takes the trick
        [100] ; it nearly always takes the trick
       *[other] , { $takes } to take the trick
    }.
    .brief = { $rank }: { $wins } percent, { $takes } to take the trick.
scientific-war-rest-instead = The rest, with at most { $wins } percent to win the game: { AND($ranks) }.
    .brief = At most { $wins }: { $ranks }.
scientific-war-losers-instead = These lose the trick, with at most { $wins } percent to win the game: { AND($ranks) }.
    .brief = Lose the trick: { $ranks }.
scientific-war-reason-mixed = other cards as well
scientific-war-reason-order = low wins
scientific-war-order-low = low wins
scientific-war-reason-stake = cards at stake
scientific-war-reason-spied = the spy
scientific-war-reason-counted = the cards counted
scientific-war-reason-spares = spared cards
scientific-war-reason-beaten = the cards that beat it
scientific-war-reason-takes = the trick
scientific-war-point-follows = the stronger card
scientific-war-point-drops = the weaker card
scientific-war-point-restores = high wins again
scientific-war-point-ends = the end of low wins
scientific-war-point-fights = cards at stake
scientific-war-point-shown = the spy
scientific-war-point-equal = equal cards
scientific-war-point-fewer = the cards in their hands
scientific-war-point-cheap = a card nearly as strong
scientific-war-point-stronger = the stronger card saved
scientific-war-point-turned = a card for the other order
scientific-war-point-denies = the trick kept from the others
scientific-war-point-turns = the order turned
scientific-war-point-jack = the jack saved
scientific-war-point-joker = the joker saved
scientific-war-point-swaps = a swap
scientific-war-point-eight = the 8 saved
scientific-war-point-order = low wins
scientific-war-point-stake = cards at stake
scientific-war-point-spied = the spy
scientific-war-point-counted = the cards counted
scientific-war-point-spares = spared cards
scientific-war-point-beaten = the cards that beat it
scientific-war-point-takes = the trick
scientific-war-fate-takes = takes the trick
scientific-war-fate-loses = loses the trick
scientific-war-fate-war = starts a war
scientific-war-answer-advised =
    .you = Play the { $rank }: it { $fate }, { $cards } cards. { $wins } percent to win the game.{ $near ->
        [none] {""}
       *[other] {" "}The { $near } is nearly as good.
    }
    .you-brief = { $rank } { $fate }, wins { $wins } percent.
    .you-braille = { $rank } { $fate }: { $wins }%.
    .other = Advice for { $seat }: play the { $rank }. It { $fate }, { $cards } cards. { $wins } percent to win the game.{ $near ->
        [none] {""}
       *[other] {" "}The { $near } is nearly as good.
    }
    .other-brief = { $seat }: { $rank } { $fate }, wins { $wins } percent.
    .other-braille = { $seat }: { $rank } { $fate }: { $wins }%.
scientific-war-answer-instead = The { $rank } { $fate }: { $wins } percent to win the game.
    .brief = { $rank } { $fate }: { $wins }.
scientific-war-swap-advised =
    .you = { $swap ->
        [yes] Swap
       *[no] Keep
    }: { $wins } percent to win the game, with { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand.{ $near ->
        [yes] {" "}Both choices are about equally good.
       *[no] {""}
    }
    .you-brief = { $swap ->
        [yes] Swap
       *[no] Keep
    }: wins { $wins } percent, { $hand } in hand.
    .other = Advice for { $seat }: { $swap ->
        [yes] swap your hand and your pile
       *[no] keep your hand
    }, { $wins } percent to win the game, with { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand.{ $near ->
        [yes] {" "}Both choices are about equally good.
       *[no] {""}
    }
    .other-brief = { $seat }, { $swap ->
        [yes] swap
       *[no] keep
    }: wins { $wins } percent, { $hand } in hand.
scientific-war-swap-instead = { $swap ->
    [yes] Swap
   *[no] Keep
}: { $wins } percent to win the game, with { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
    .brief = { $swap ->
        [yes] Swap
       *[no] Keep
    }: wins { $wins }, { $hand } in hand.

## Reviews

scientific-war-mistake-strong = Next time, save your strong cards: a weaker one often does.
scientific-war-mistake-weak = Next time, play a stronger card more often.
scientific-war-mistake-stake = Next time, play stronger when cards are at stake.
scientific-war-mistake-order = Next time, play lower cards when low wins.
scientific-war-mistake-jack = Next time, save your jacks for later.
scientific-war-mistake-joker = Next time, save your jokers for later.
scientific-war-mistake-no-jack = Next time, play your jacks sooner.
scientific-war-mistake-no-joker = Next time, play your jokers sooner.
scientific-war-mistake-swapped = Next time, keep your hand more often after an 8.
scientific-war-mistake-kept = Next time, swap your hand more often after an 8.
