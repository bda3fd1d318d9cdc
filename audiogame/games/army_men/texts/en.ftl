### Army Men Dice War, in English.
### The new thing first, then its reason, the total, and what comes next.

army-men-title = Army Men Dice War
army-men-about = A duel: roll, set aside one or two dice each time, keep the sum low. Ones are soldiers and count 0.
army-men-length = 5 to 7 minutes.
army-men-credits =
    Designed by Phil Reed, after the dice game Tripps. Developed by Steve Jackson.
    Tested by Amy Zwick, Gina Fischer and Monica Stephens. Published by Steve Jackson Games.

## Options

army-men-option-first = Who starts
army-men-option-first-random = Luck says who starts.
army-men-option-first-0 = The first seat starts the first round.
army-men-option-first-1 = The second seat starts the first round.
army-men-option-first-about = Who begins the first round; after it the start changes. The original lets the youngest player begin.
army-men-option-campaign = How many games
army-men-option-campaign-1 = One game.
army-men-option-campaign-3 = A campaign of three games: the lowest sum of all three wins.
    .brief = Three games, lowest sum wins.
army-men-option-campaign-about = Whether a single game decides, or the sum of several.

## Parts of sentences

army-men-dice = { $soldiers ->
    [0] {""}
    [1] one soldier
    [2] two soldiers
    [3] three soldiers
    [4] four soldiers
   *[other] five soldiers
}{ $others ->
    [0] {""}
    [1] { $soldiers ->
        [0] a { $others }
       *[other] , { $others }
    }
   *[other] { $soldiers ->
        [0] { $others }
       *[other] , { $others }
    }
}
army-men-total = { $seat } { $points }
army-men-supply = { $seat } { $dice }
army-men-owner = { $seat }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $left ->
    [0] none left to roll
   *[other] { $left } left to { $rolling ->
        [yes] set aside
       *[no] roll
    }
}, total { $total }.
    .brief = { $seat } { $total }; dice { $rolling ->
        [yes] { $left } of { $dice }.
       *[no] { $dice }.
    }
army-men-winnable = { $need } or less wins, { $tie } { $again ->
    [yes] ties
   *[no] ties and loses both antes
}
    .brief = need { $need }
army-men-only-tie = { $tie } is only a tie and loses both antes
    .brief = { $tie } ties
army-men-beaten = the round is lost
    .brief = round lost

## Choices

army-men-set-aside = { $dice ->
    [one] Set aside die { $dice }.
   *[other] Set aside dice { $dice }.
}

army-men-set-aside-due =
    .you = { $rolled ->
        [1] Set aside the last die.
        [2] Set aside one or both.
       *[other] Set aside one or two.
    }{ $sum ->
        [none] { $target ->
            [none] {""}
           *[some] {" "}{ $target }.
        }
       *[other] {" "}You have { $sum }{ $target ->
            [none] .
           *[some] ; { $target }.
        }
    }
    .you-brief = { $rolled ->
        [1] The last.
        [2] One or both?
       *[other] One or two?
    }{ $sum ->
        [none] { $target ->
            [none] {""}
           *[some] {" "}You { $target }.
        }
       *[other] {" "}You have { $sum }{ $target ->
            [none] .
           *[some] , { $target }.
        }
    }
    .other = { $seat }, { $rolled ->
        [1] set aside the last die.
        [2] set aside one or both.
       *[other] set aside one or two.
    }{ $sum ->
        [none] { $target ->
            [none] {""}
           *[some] {" "}{ $target }.
        }
       *[other] {" "}{ $seat } has { $sum }{ $target ->
            [none] .
           *[some] ; { $target }.
        }
    }
    .other-brief = { $seat }, { $rolled ->
        [1] the last.
        [2] one or both?
       *[other] one or two?
    }{ $sum ->
        [none] { $target ->
            [none] {""}
           *[some] {" "}{ $seat }: { $target }.
        }
       *[other] {" "}{ $seat } has { $sum }{ $target ->
            [none] .
           *[some] , { $target }.
        }
    }

army-men-selection = { $dice ->
    [none] { $rolled ->
        [1] Nothing chosen: the last die is due.
        [2] Nothing chosen: set aside one or both.
       *[other] Nothing chosen: set aside one or two.
    }
   *[some] { $allowed ->
        [no] { $dice }: too many, one or two only.
       *[yes] { $dice }: sum { $sum } this turn, { $left ->
            [0] and it ends.
           *[other] { $left } left to roll.
        }
    }
}
    .brief = { $dice ->
        [none] Nothing: { $rolled ->
            [1] the last die is due.
            [2] one or both.
           *[other] one or two.
        }
       *[some] { $dice }: { $allowed ->
            [no] too many.
           *[yes] sum { $sum }, { $left ->
                [0] end.
               *[other] left { $left }.
            }
        }
    }

## What happens

army-men-round-began =
    .you = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Game { $game } of { $games }.{" "}
        }You start{ $drawn ->
            [yes] , by luck. Six dice each, one of them as ante.
           *[no] . Six dice each, one of them as ante.
        }
       *[other] Round { $round }, you start.
    }
    .you-brief = { $round ->
        [1] { $games ->
            [1] You start.
           *[other] Game { $game }, you start.
        }
       *[other] Round { $round }, you start.
    }
    .other = { $round ->
        [1] { $games ->
            [1] {""}
           *[other] Game { $game } of { $games }.{" "}
        }{ $seat } starts{ $drawn ->
            [yes] , by luck. Six dice each, one of them as ante.
           *[no] . Six dice each, one of them as ante.
        }
       *[other] Round { $round }, { $seat } starts.
    }
    .other-brief = { $round ->
        [1] { $games ->
            [1] { $seat } starts.
           *[other] Game { $game }, { $seat } starts.
        }
       *[other] Round { $round }, { $seat } starts.
    }
army-men-rolled =
    .you = { $dice }.
    .other = { $seat } rolls { $dice }.
army-men-put-aside =
    .you = You set aside { $dice }.
    .you-brief = Aside: { $dice }.
    .other = { $seat } sets aside { $dice }: sum { $sum }.
    .other-brief = { $seat } keeps { $dice }: sum { $sum }.
army-men-turn-ended =
    .you = You set aside { $dice } and end on { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } can only tie.
           *[other] { $other } needs { $need } or less.
        }
    }
    .you-brief = You end on { $score }.
    .to-you = { $seat } sets aside { $dice } and ends on { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] You can only tie.
           *[other] { $need } or less wins.
        }
    }
    .to-you-brief = { $seat } { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] 0 ties.
           *[other] Need { $need }.
        }
    }
    .other = { $seat } sets aside { $dice } and ends on { $score }.{ $need ->
        [none] {""}
       *[other] {" "}{ $score ->
            [0] { $other } can only tie.
           *[other] { $other } needs { $need } or less.
        }
    }
    .other-brief = { $seat } ends on { $score }.
army-men-round-won =
    .you = You win the round, { $score } to { $against }. { $other } loses the ante and owns { $dice ->
        [one] { $dice } die.
       *[other] { $dice } dice.
    } Totals: { $totals }.
    .you-brief = You win the round. { $totals }.
    .to-you = { $seat } wins the round, { $score } to { $against }. You lose your ante and own { $dice ->
        [one] { $dice } die.
       *[other] { $dice } dice.
    } Totals: { $totals }.
    .to-you-brief = You lose a die. { $totals }.
    .other = { $seat } wins the round, { $score } to { $against }. { $other } loses the ante and owns { $dice ->
        [one] { $dice } die.
       *[other] { $dice } dice.
    } Totals: { $totals }.
    .other-brief = { $seat } wins the round. { $totals }.
army-men-round-tied = A tie at { $score }: both antes are lost. Dice: { $supplies }. Totals: { $totals }.
    .brief = Tie at { $score }, both lose a die. { $totals }.
    .braille = Tie, both lose a die. { $totals }.
army-men-cannot-roll = { $seats ->
    [one] The game ends: { $seats } cannot ante a die and still roll.
   *[other] The game ends: neither side can ante a die and still roll.
}
    .brief = The game ends.
army-men-game-won = Game { $game } goes to { $seat }, { $score } to { $against }.{ $sums ->
    [0] {""}
   *[other] {" "}All games: { $sums }.
}
    .you = Game { $game } is yours, { $score } to { $against }.{ $sums ->
        [0] {""}
       *[other] {" "}All games: { $sums }.
    }
    .you-brief = Game { $game } yours.{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
    .brief = Game { $game } to { $seat }.{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
army-men-game-drawn = Game { $game } is a draw at { $score }.{ $sums ->
    [0] {""}
   *[other] {" "}All games: { $sums }.
}
    .brief = Game { $game } drawn.{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
army-men-won =
    .you = You win{ $games ->
        [1] {""}
       *[other] {" "}the campaign
    }, { $score } to { $against }.
    .you-brief = You win, { $score } to { $against }.
    .to-you = { $seat } wins{ $games ->
        [1] {""}
       *[other] {" "}the campaign
    } with { $score }; you have { $against }.
    .to-you-brief = { $seat } wins, { $score } to { $against }.
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

army-men-lot-due = Luck says who starts.
army-men-rules = { $chaser ->
    [none] There is no score to beat yet.
    [you] { $target }.
   *[other] For { $chaser }, { $target }.
} The ante is one die each; the lower round score keeps it. Round { $round }.{ $games ->
    [1] {""}
   *[other] {" "}Game { $game } of { $games }{ $sums ->
        [0] .
       *[other] ; before it { $sums }.
    }
}
    .brief = { $chaser ->
        [none] No score to beat.
        [you] { $target }.
       *[other] { $chaser }: { $target }.
    } Ante 1. Round { $round }{ $games ->
        [1] .
       *[other] , game { $game }.
    }
army-men-turn = { $seat } has the turn, throw { $throw } with { $dice ->
    [one] one die.
   *[other] { $dice } dice.
} Round { $round }. { $score ->
    [none] Then { $other }.
   *[other] { $other } ended on { $score }.
}
    .you = Your turn, throw { $throw } with { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    } Round { $round }. { $score ->
        [none] Then { $other }.
       *[other] { $other } ended on { $score }.
    }
    .you-brief = You, throw { $throw }, round { $round }.
    .brief = { $seat }, throw { $throw }, round { $round }.
army-men-standing = { $owners }{ $sums ->
    [0] {""}
   *[other] {" "}All games: { $sums }.
}
    .brief = { $owners }{ $sums ->
        [0] {""}
       *[other] {" "}All: { $sums }.
    }
army-men-shown = { $aside ->
    [none] { $seat } has set nothing aside yet.
   *[some] { $seat } has set aside { $aside }: sum { $sum }.
}{ $rolled ->
    [none] {""}
   *[some] {" "}Rolled: { $rolled }.
} { $score ->
    [none] { $other } { $other ->
        [you] have
       *[other] has
    } not rolled this round.
   *[other] { $other } ended on { $score }.
}
    .you = { $aside ->
        [none] You have set nothing aside yet.
       *[some] You have set aside { $aside }: sum { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Rolled: { $rolled }.
    } { $score ->
        [none] { $other } has not rolled this round.
       *[other] { $other } ended on { $score }.
    }
    .brief = { $aside ->
        [none] Nothing aside.
       *[some] { $seat } { $aside }: sum { $sum }.
    }{ $rolled ->
        [none] {""}
       *[some] {" "}Rolled { $rolled }.
    }{ $score ->
        [none] {""}
       *[other] {" "}{ $other } { $score }.
    }
army-men-own =
    .you = { $rolled ->
        [none] {""}
       *[some] { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Set aside: { $aside }; sum { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] You ended on { $score } this round.{" "}
    }You own { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, total { $total }.
    .you-brief = { $rolled ->
        [none] {""}
       *[some] { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Sum { $sum }.{" "}
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
       *[some] Set aside: { $aside }; sum { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] { $seat } ended on { $score } this round.{" "}
    }{ $seat } owns { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, total { $total }.
    .other-brief = { $rolled ->
        [none] {""}
       *[some] { $rolled }.{" "}
    }{ $aside ->
        [none] {""}
       *[some] Sum { $sum }.{" "}
    }{ $score ->
        [none] {""}
       *[other] Ended on { $score }.{" "}
    }{ $seat } { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, total { $total }.

## What choices do

army-men-aside-explained = What you set aside keeps its face. Then { $left ->
    [one] one die is rolled again.
   *[other] { $left } dice are rolled again.
}
    .brief = { $left ->
        [one] 1 die rolls again.
       *[other] { $left } dice roll again.
    }
army-men-end-explained = { $against ->
    [none] { $score ->
        [0] { $other } then can only tie.
       *[other] { $other } then has to end below { $score }.
    }
   *[other] { $gap ->
        [0] That ties with { $other }, and both antes are lost.
       *[other] It is { $score } against { $against }: the lower one wins the round.
    }
}
    .you = { $against ->
        [none] { $score ->
            [0] { $other } then can only tie.
           *[other] { $other } then has to end below { $score } to win the round.
        }
       *[other] { $gap ->
            [0] That ties with { $other }, and both antes are lost.
           *[other] You end on { $score } against { $against }: the lower one wins the round.
        }
    }
    .brief = { $against ->
        [none] { $score } to beat.
       *[other] { $score } against { $against }.
    }
army-men-cannot-stop = Nobody may stop early, because all dice are set aside in the end, and not more than { $most } at a time.
    .brief = No stopping, at most { $most } at a time.

## Advice

army-men-kept = { $soldiers ->
    [0] { $others ->
        [1] a { $others }
       *[other] { LIST($others) }
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
    }{ $reason ->
        [near] {""}
       *[other] , against { $instead-chance } with { $instead }
    }. { $reason ->
        [points] { $fewer ->
            [0] Slightly fewer points, about { $points }.
           *[other] About { $points } points, not { $instead-points }.
        }
        [die] It loses the round more often: fewer dice later.
        [others-die] A lost round leaves them a die to count.
        [round] It wins the round more often, which pays here.
        [end] The round decides whether the game ends now.
        [risk] It risks more, which pays at this score.
        [caution] It risks less, which pays at this score.
       *[near] Nearly as good: { $instead }.
    }
    .other = { $seat }, keep { $dice }: { $chance } percent to win the { $games ->
        [1] game
       *[other] campaign
    }{ $reason ->
        [near] {""}
       *[other] , against { $instead-chance } with { $instead }
    }. { $reason ->
        [points] { $fewer ->
            [0] Slightly fewer points, about { $points }.
           *[other] About { $points } points, not { $instead-points }.
        }
        [die] It loses the round more often: fewer dice later.
        [others-die] A lost round leaves them a die to count.
        [round] It wins the round more often, which pays here.
        [end] The round decides whether the game ends now.
        [risk] It risks more, which pays at this score.
        [caution] It risks less, which pays at this score.
       *[near] Nearly as good: { $instead }.
    }
    .brief = Keep { $dice }: { $chance } percent{ $reason ->
        [near] ; { $instead }, nearly.
       *[other] ; { $instead }, { $instead-chance }.
    }
    .braille = { $dice } { $chance }; { $instead } { $instead-chance }%.
army-men-weighed = { $dice }: { $chance } percent to win, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, round won in { $wins } percent.
    .brief = { $dice }: { $chance } percent.
army-men-rest-weighed = { $count ->
    [one] One more choice: at most { $chance } percent.
   *[other] { $count } more choices: at most { $chance } percent.
}
    .brief = { $count } more: at most { $chance } percent.
army-men-advantage-points = fewer points
army-men-advantage-die = fewer dice later
army-men-advantage-others-die = more dice for the other later
army-men-advantage-round = the round
army-men-advantage-end = the end of the game
army-men-advantage-risk = more risk
army-men-advantage-caution = less risk
army-men-advantage-near = next to no difference

## Odds

army-men-fewest-odds = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $so-far ->
    [0] {""}
   *[other] {" "}and { $so-far } so far
}: { $decimal } points on average, played for the fewest.
    .brief = { $decimal } points on average.
army-men-below-odds = Played to beat { $score }: { $below } percent to end below, { $equal } equal, { $above } above.
    .brief = Below { $score }: { $below } percent, equal { $equal }, above { $above }.
army-men-exactly = Exactly { $sum }/{ $of }.
