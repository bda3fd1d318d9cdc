### Army Men Dice War, in English.
### The new thing first, then its reason, the total, and what comes next.

army-men-title = Army Men Dice War
army-men-about = A duel: roll, keep one or two dice each time, and stay low. Ones are soldiers and count 0.
army-men-kind-army = army
army-men-length = 5 to 7 minutes.
army-men-credits =
    Designed by Phil Reed, after the dice game Tripps. Developed by Steve Jackson.
    Tested by Amy Zwick, Gina Fischer and Monica Stephens. Published by Steve Jackson Games.

## Options

army-men-option-first = Who goes first
army-men-option-first-random = Chosen at random.
army-men-option-first-0 = Player one goes first.
army-men-option-first-1 = Player two goes first.
army-men-option-first-about = Who goes first in round one. After that you take turns. In the original the youngest player goes first.
army-men-option-campaign = How many games
army-men-option-campaign-1 = One game.
army-men-option-campaign-3 = A campaign: three games, and the lowest total of all three wins.
    .brief = A campaign: three games, the lowest total wins.
army-men-option-campaign-about = One game decides, or the lowest total of three.

## Parts of sentences

army-men-dice = { $soldiers ->
    [0] {""}
    [1] a soldier
    [2] two soldiers
    [3] three soldiers
    [4] four soldiers
   *[other] five soldiers
}{ $others ->
    [0] {""}
    [1] { $soldiers ->
        [0] a { $others }
       *[other] {" "}and a { $others }
    }
   *[other] { $soldiers ->
        [0] { $twins ->
            [0] { AND($others) }
            [2] two twos
            [3] two threes
            [4] two fours
            [5] two fives
           *[6] two sixes
        }
       *[other] , { AND($others) }
    }
}
    .kept = { $soldiers ->
        [0] { $others ->
            [1] a { $others }
           *[other] { $twins ->
                [0] a { JOINED($others, " and a ") }
                [2] two twos
                [3] two threes
                [4] two fours
                [5] two fives
               *[6] two sixes
            }
        }
        [1] { $others ->
            [0] a soldier
           *[other] a soldier and a { $others }
        }
       *[other] two soldiers
    }
army-men-total =
    .you = you have { $points }
    .you-brief = you { $points }
    .other = { $seat } has { $points }
    .other-brief = { $seat } { $points }
army-men-supply =
    .you = you have { $dice }
    .you-brief = you { $dice }
    .other = { $seat } has { $dice }
    .other-brief = { $seat } { $dice }
army-men-owner =
    .you = You have { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $left ->
        [0] none left to roll
       *[other] { $left } left to { $rolling ->
            [yes] keep
           *[no] roll
        }
    }, total { $total }.
    .you-brief = You have { $dice }, { $left ->
        [0] none
       *[other] { $left }
    } left, total { $total }.
    .other = { $seat } has { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $left ->
        [0] none left to roll
       *[other] { $left } left to { $rolling ->
            [yes] keep
           *[no] roll
        }
    }, total { $total }.
    .other-brief = { $seat } has { $dice }, { $left ->
        [0] none
       *[other] { $left }
    } left, total { $total }.
    .braille = { $seat }: { $dice }, { $left } left, total { $total }.
army-men-winnable = { $need } or less wins{ $again ->
    [yes] , { $tie } ties
   *[no] ; { $tie } ties, and you both lose a die
}
    .brief = { $need } or less wins
army-men-only-tie = { $tie } only ties, and you both lose a die
    .brief = { $tie } only ties
army-men-beaten = the round is lost

## Choices

army-men-set-aside = { $dice ->
    [one] Keep die { $dice }.
   *[other] Keep dice { AND($dice) }.
}

army-men-set-aside-due-button = Keep
army-men-set-aside-due =
    .you = { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] You're on { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Keep the last die.
        [2] Keep one or both.
       *[other] Keep one or two.
    }
    .you-brief = { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] On { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] The last.
        [2] One or both.
       *[other] One or two.
    }
    .other = { $seat }'s turn. { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] On { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] Keep the last die.
        [2] Keep one or both.
       *[other] Keep one or two.
    }
    .other-brief = { $seat }'s turn. { $rolled ->
        [1] {""}
       *[other] { $sum ->
            [none] { $target ->
                [none] {""}
               *[some] { $target }.{" "}
            }
           *[other] On { $sum }{ $target ->
                [none] .{" "}
               *[some] ; { $target }.{" "}
            }
        }
    }{ $rolled ->
        [1] The last.
        [2] One or both.
       *[other] One or two.
    }

army-men-selection = { $dice ->
    [none] { $rolled ->
        [1] Mark the last die first.
        [2] First mark one die or both.
       *[other] Mark one or two dice first.
    }
   *[some] { $allowed ->
        [no] { $dice }: too many. Mark one or two.
       *[yes] { FORM($dice, "kept") }: on { $sum }, { $left ->
            [0] and your turn ends.
            [one] { $left } die left.
           *[other] { $left } dice left.
        }
    }
}
    .brief = { $dice ->
        [none] { $rolled ->
            [1] Mark the last die.
            [2] Mark one die or both.
           *[other] Mark one or two dice.
        }
       *[some] { $allowed ->
            [no] { $dice }
           *[yes] { FORM($dice, "kept") }
        }: { $allowed ->
            [no] too many.
           *[yes] on { $sum }, { $left ->
                [0] turn ends.
               *[other] { $left } left.
            }
        }
    }

## What happens

army-men-round-began =
    .you = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Game { $game } of { $games }.{" "}
        }You go first{ $drawn ->
            [yes] , chosen at random.
           *[no] .
        } You each have six dice and ante one.
       *[other] Round { $round }. You go first.
    }
    .you-brief = { $round ->
        [1] { $games ->
            [1] You go first.
           *[other] Game { $game }. You go first.
        }
       *[other] Round { $round }. You go first.
    }
    .other = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Game { $game } of { $games }.{" "}
        }{ $seat } goes first{ $drawn ->
            [yes] , chosen at random.
           *[no] .
        } You each have six dice and ante one.
       *[other] Round { $round }. { $seat } goes first.
    }
    .other-brief = { $round ->
        [1] { $games ->
            [1] { $seat } goes first.
           *[other] Game { $game }. { $seat } goes first.
        }
       *[other] Round { $round }. { $seat } goes first.
    }
army-men-rolled =
    .you = { $dice }.
    .other = { $seat } rolls { $dice }.
army-men-put-aside =
    .you = You keep { FORM($dice, "kept") }.
    .other = { $seat } keeps { FORM($dice, "kept") } and is on { $sum }.
    .other-brief = { $seat } is on { $sum }.
army-men-turn-ended =
    .you = You keep { FORM($dice, "kept") } and end on { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } can only tie.
           *[other] { $other } needs { $need } or less.
        }
    }
    .you-brief = You end on { $score }.
    .to-you = { $seat } keeps { FORM($dice, "kept") } and ends on { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] You can only tie.
           *[other] You need { $need } or less.
        }
    }
    .to-you-brief = { $seat } ends on { $score }.
    .other = { $seat } keeps { FORM($dice, "kept") } and ends on { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } can only tie.
           *[other] { $other } needs { $need } or less.
        }
    }
    .other-brief = { $seat } ends on { $score }.
army-men-round-won =
    .you = You win the round, { $score } to { $against }. { $other } loses a die and has { $dice ->
        [one] { $dice } left.
       *[other] { $dice } left.
    } Totals: { $totals }.
    .you-brief = You win the round. { $other } loses a die. { $totals }.
    .to-you = { $seat } wins the round, { $score } to { $against }. You lose a die and have { $dice ->
        [one] { $dice } left.
       *[other] { $dice } left.
    } Totals: { $totals }.
    .to-you-brief = { $seat } wins the round. You lose a die. { $totals }.
    .other = { $seat } wins the round, { $score } to { $against }. { $other } loses a die and has { $dice ->
        [one] { $dice } left.
       *[other] { $dice } left.
    } Totals: { $totals }.
    .other-brief = { $seat } wins the round. { $other } loses a die. { $totals }.
army-men-round-tied = Tie at { $score }: you both lose a die. Dice: { $supplies }. Totals: { $totals }.
    .brief = Tie at { $score }: you both lose a die. { $totals }.
    .braille = Tie, both lose a die. { $totals }.
army-men-since =
    .you = { $active ->
        [you] { $rolled ->
            [none] You're on { $sum ->
                [none] 0
               *[other] { $sum }
            }
           *[some] You rolled { $rolled }{ $sum ->
                [none] {""}
               *[other] ; you're on { $sum }
            }
        }
       *[other] { $sum ->
            [none] It's { $active }'s turn
           *[other] { $active } is on { $sum }
        }
    }{ $against ->
        [none] {""}
       *[other] ; { $other ->
            [you] you
           *[other] { $other }
        } ended on { $against }
    }{ $totals ->
        [0] {""}
       *[other] ; { $winner ->
            [none] the round was a tie
            [you] you won the round
           *[other] { $winner } won the round
        }: { $totals }
    }.
    .other = { $rolled ->
        [none] { $active } is on { $sum ->
            [none] 0
           *[other] { $sum }
        }
       *[some] { $active } rolled { $rolled }{ $sum ->
            [none] {""}
           *[other] ; now on { $sum }
        }
    }{ $against ->
        [none] {""}
       *[other] ; { $other } ended on { $against }
    }{ $totals ->
        [0] {""}
       *[other] ; { $winner ->
            [none] the round was a tie
            [you] you won the round
           *[other] { $winner } won the round
        }: { $totals }
    }.
army-men-cannot-roll = { $seats ->
    [one] Game over: too few dice left for { $seats } to ante and roll.
   *[other] Game over: neither of you has enough dice to ante and roll.
}
    .brief = Game over.
army-men-game-won =
    .you = You win game { $game }, { $score } to { $against }.{ $sums ->
        [0] {""}
       *[other] {" "}All games: { $sums }.
    }
    .you-brief = You win game { $game }.{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
    .other = { $seat } wins game { $game }, { $score } to { $against }.{ $sums ->
        [0] {""}
       *[other] {" "}All games: { $sums }.
    }
    .other-brief = { $seat } wins game { $game }.{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
army-men-game-drawn = Game { $game } is a draw at { $score }.{ $sums ->
    [0] {""}
   *[other] {" "}All games: { $sums }.
}
    .brief = Game { $game } is a draw.{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
army-men-won =
    .you = You win{ $games ->
        [1] {""}
       *[other] {" "}the campaign
    }, { $score } to { $against }.
    .you-brief = You win, { $score } to { $against }.
    .other = { $seat } wins{ $games ->
        [1] {""}
       *[other] {" "}the campaign
    }, { $score } to { $against }.
    .other-brief = { $seat } wins, { $score } to { $against }.
army-men-drawn = { $games ->
    [1] The game is a draw at { $score }.
   *[other] The campaign is a draw at { $score }.
}
    .brief = A draw at { $score }.

## Answers

army-men-lot-due = Choosing who goes first.
army-men-rules = { $chaser ->
    [none] There is no score to beat yet.
    [you] { $target }.
   *[other] For { $chaser }, { $target }.
} You each ante one die; whoever scores lower gets it back. Round { $round }.{ $games ->
    [1] {""}
   *[other] {" "}Game { $game } of { $games }{ $sums ->
        [0] .
       *[other] ; from earlier games { $sums }.
    }
}
    .brief = { $chaser ->
        [none] There is no score to beat.
        [you] { $target }.
       *[other] For { $chaser }, { $target }.
    } Round { $round }.{ $games ->
        [1] {""}
       *[other] {" "}Game { $game }.
    }
army-men-turn =
    .you = Your turn.
    .other = { $seat }'s turn.
army-men-standing = { $owners }{ $sums ->
    [0] {""}
   *[other] {" "}All games: { $sums }.
}
    .brief = { $owners }{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
army-men-shown = { $aside ->
    [none] { $seat } has kept nothing yet.
   *[some] { $seat } has kept { $aside } and is on { $sum }.
}{ $rolled ->
    [none] {""}
   *[some] {" "}Rolled: { $rolled }.
} { $score ->
    [none] { $other } { $other ->
        [you] haven't
       *[other] hasn't
    } rolled this round.
   *[other] { $other } ended on { $score }.
}
    .you = { $aside ->
        [none] You've kept nothing yet.
       *[some] You've kept { $aside } and are on { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Rolled: { $rolled }.
    } { $score ->
        [none] { $other } hasn't rolled this round.
       *[other] { $other } ended on { $score }.
    }
    .you-brief = { $aside ->
        [none] You've kept nothing.
       *[some] You've kept { $aside }, on { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Rolled: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other } ended on { $score }.
    }
    .brief = { $aside ->
        [none] { $seat } has kept nothing.
       *[some] { $seat } has kept { $aside }, on { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Rolled: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other } ended on { $score }.
    }
    .you-braille = { $aside ->
        [none] You've kept nothing.
       *[some] You're on { $sum }. Kept: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Rolled: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other } ended on { $score }.
    }
    .braille = { $aside ->
        [none] { $seat } has kept nothing.
       *[some] { $seat } is on { $sum }. Kept: { $aside }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Rolled: { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other } ended on { $score }.
    }
army-men-own =
    .you = { $rolled ->
        [none] {""}
       *[some] { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Kept: { $aside }; you're on { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] You ended on { $score } this round.{" "}
    }You have { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, total { $total }.
    .you-brief = { $rolled ->
        [none] {""}
       *[some] { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] On { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] Ended on { $score }.{" "}
    }{ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, total { $total }.
    .other = { $rolled ->
        [none] {""}
       *[some] { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Kept: { $aside }; { $seat } is on { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] { $seat } ended on { $score } this round.{" "}
    }{ $seat } has { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, total { $total }.

## What choices do

army-men-aside-explained = What you keep stays as it is. Then { $left ->
    [one] you reroll one die.
   *[other] you reroll { $left } dice.
}
    .brief = Then { $left ->
        [one] you reroll one die.
       *[other] you reroll { $left } dice.
    }
army-men-end-explained = { $against ->
    [none] { $score ->
        [0] Then { $other } can only tie.
       *[other] { $other } must then end below { $score } to win the round.
    }
   *[other] { $gap ->
        [0] That ties with { $other }, and you both lose a die.
       *[other] You end on { $score } against { $against }: the lower score wins the round.
    }
}
    .brief = { $against ->
        [none] { $score ->
            [0] { $other } can only tie.
           *[other] { $other } must end below { $score }.
        }
       *[other] { $gap ->
            [0] That ties with { $other }.
           *[other] You end on { $score } against { $against }.
        }
    }
army-men-cannot-stop = You can't stop early: you keep all your dice, at most { $most } at a time.
    .brief = You can't stop early: at most { $most } at a time.

## Advice

army-men-kept = { $soldiers ->
    [0] { $others ->
        [1] a { $others }
       *[other] { $twins ->
            [0] { AND($others) }
            [2] two twos
            [3] two threes
            [4] two fours
            [5] two fives
           *[6] two sixes
        }
    }
    [1] one soldier{ $others ->
        [0] {""}
       *[other] {" "}and { $others }
    }
   *[other] two soldiers
}
    .braille = { $soldiers ->
        [0] { $others ->
            [1] a { $others }
           *[other] { $others }
        }
        [1] one soldier{ $others ->
            [0] {""}
           *[other] , { $others }
        }
       *[other] two soldiers
    }
army-men-advised =
    .you = Keep { $dice }: { $chance } percent to win the { $games ->
        [1] game
       *[other] campaign
    }{ $near ->
        [yes] . Nearly as good: { $instead }.
       *[no] , against { $instead-chance } with { $instead }.
    }{ $reason ->
        [points] {" "}{ $fewer ->
            [0] It scores slightly fewer points, about { $points }.
           *[other] It scores about { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, not { $instead-points }.
        }
        [die] {" "}Losing rounds helps: fewer dice, fewer points later.
        [others-die] {" "}Losing rounds helps: the other player scores more later.
        [round] {" "}It wins the round more often, which pays here.
        [end] {" "}This round decides whether the game ends now.
        [risk] {" "}It risks more, which pays at this score.
        [caution] {" "}It risks less, which pays at this score.
       *[none] {""}
    }
    .other = { $seat }, keep { $dice }: { $chance } percent to win the { $games ->
        [1] game
       *[other] campaign
    }{ $near ->
        [yes] . Nearly as good: { $instead }.
       *[no] , against { $instead-chance } with { $instead }.
    }{ $reason ->
        [points] {" "}{ $fewer ->
            [0] It scores slightly fewer points, about { $points }.
           *[other] It scores about { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, not { $instead-points }.
        }
        [die] {" "}Losing rounds helps: fewer dice, fewer points later.
        [others-die] {" "}Losing rounds helps: the other player scores more later.
        [round] {" "}It wins the round more often, which pays here.
        [end] {" "}This round decides whether the game ends now.
        [risk] {" "}It risks more, which pays at this score.
        [caution] {" "}It risks less, which pays at this score.
       *[none] {""}
    }
    .brief = Keep { $dice }: { $chance } percent{ $near ->
        [yes] ; nearly as good: { $instead }.
       *[no] , against { $instead-chance } with { $instead }.
    }
    .braille = { $dice } { $chance }; { $instead } { $instead-chance }%.
army-men-weighed = { $dice }: { $chance } percent to win overall, { $wins } percent to win the round, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .brief = { $dice }: { $chance } percent.
army-men-rest-weighed = { $count ->
    [one] One more choice: at most { $chance } percent to win.
   *[other] { $count } more choices: at most { $chance } percent to win.
}
    .brief = { $count } more: at most { $chance } percent.
army-men-advantage-points = fewer points
army-men-advantage-die = fewer dice later
army-men-advantage-others-die = more dice for the other player later
army-men-advantage-round = the round
army-men-advantage-end = the end of the game
army-men-advantage-risk = more risk
army-men-advantage-caution = less risk

## Reviews

army-men-mistake-two = Next time, keep just one die more often.
army-men-mistake-one = Next time, keep two dice more often.
army-men-mistake-high = Next time, keep the lowest dice.
army-men-mistake-low = Next time, listen for rounds that are worth losing: low dice aren't best there.
