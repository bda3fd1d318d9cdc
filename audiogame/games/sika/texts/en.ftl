### Sika, in English.
### The new thing first, then its reason, the total, and what comes next.

sika-title = Sika
sika-about = Call a colour, throw three cubes, and score for each that shows it. Luck alone.
sika-length = 2 to 6 minutes.
sika-credits =
    Designed by Michael, with graphics by Michael and Rick Scott.
    Inspired by a game seen in a television series.

sika-colour-red = red
sika-colour-blue = blue

## Options

sika-option-call = When colours are called
sika-option-call-game = Colours are called once, before the game.
sika-option-call-turn = A colour is called before every turn.
sika-option-call-about = Whether a colour is called once for the whole game, or anew before each turn.
sika-option-overtime = Who plays extra rounds
sika-option-overtime-leaders = Only the tied leaders play extra rounds.
sika-option-overtime-everyone = Everyone plays the extra rounds.
sika-option-overtime-about = Who plays on when several seats share the lead at the end.
sika-option-ante = { $value ->
    [0] No ante.
    [one] The ante is { $value } credit.
   *[other] The ante is { $value } credits.
}
sika-option-ante-about = What everyone pays into the pot before the game; the winner takes it.

## Choices

sika-call = { $colour }.
sika-throw = Throw.

sika-call-due =
    .you = Call a colour: red or blue.
    .you-brief = Red or blue?
    .other = { $seat }, call a colour: red or blue.
    .other-brief = { $seat }, red or blue?
sika-throw-due =
    .you = { $throw ->
        [1] { $extra ->
            [yes] Extra round, your first throw.
           *[no] Round { $round }, your first throw.
        }
        [2] Your second throw.
       *[other] Your last throw this turn.
    }
    .you-brief = Throw { $throw }.
    .other = { $throw ->
        [1] { $extra ->
            [yes] { $seat }, extra round, first throw.
           *[no] { $seat }, round { $round }, first throw.
        }
        [2] { $seat }, second throw.
       *[other] { $seat }, last throw this turn.
    }
    .other-brief = { $seat }, throw { $throw }.

## What happens

sika-ante-paid = { $credits ->
    [one] Everyone pays { $credits } credit. The pot is { $pot }.
   *[other] Everyone pays { $credits } credits. The pot is { $pot }.
}
    .brief = Pot { $pot }.
sika-called =
    .you = You call { $colour }.
    .you-brief = You { $colour }.
    .other = { $seat } calls { $colour }.
    .other-brief = { $seat } { $colour }.
sika-rolled =
    .you = { $cubes }: { $matches ->
        [0] no match, { $points }. You have { $score }.
        [1] one matches, plus { $points }. You have { $score }.
        [2] two match, plus { $points }. You have { $score }.
       *[other] all match, plus { $points }. You have { $score }.
    }
    .other = { $seat }, { $cubes }: { $matches ->
        [0] no match, { $points }. { $seat } has { $score }.
        [1] one matches, plus { $points }. { $seat } has { $score }.
        [2] two match, plus { $points }. { $seat } has { $score }.
       *[other] all match, plus { $points }. { $seat } has { $score }.
    }
    .you-brief = { $matches ->
        [0] None, { $points }: { $score }.
        [1] One, plus { $points }: { $score }.
        [2] Two, plus { $points }: { $score }.
       *[other] Three, plus { $points }: { $score }.
    }
    .other-brief = { $seat } { $matches ->
        [0] none, { $points }: { $score }.
        [1] one, plus { $points }: { $score }.
        [2] two, plus { $points }: { $score }.
       *[other] three, plus { $points }: { $score }.
    }
    .you-braille = { $matches ->
        [0] { $points }: { $score }. None matches.
        [1] Plus { $points }: { $score }. One matches.
        [2] Plus { $points }: { $score }. Two match.
       *[other] Plus { $points }: { $score }. All match.
    }
    .other-braille = { $seat } { $matches ->
        [0] { $points }: { $score }. None matches.
        [1] plus { $points }: { $score }. One matches.
        [2] plus { $points }: { $score }. Two match.
       *[other] plus { $points }: { $score }. All match.
    }
sika-score = { $seat } { $points }
sika-purse = { $seat } { $credits }
sika-round-ended = Round { $round } is over. { $scores }.
    .brief = { $scores }.
sika-tied = { $everyone ->
    [yes] A tie at { $score }: { $seats }. Everyone plays an extra round.
   *[no] A tie at { $score }: { $seats }. They play an extra round.
}
    .brief = Tie at { $score }: { $seats }. Extra round.
sika-won =
    .you = You win with { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}You take the pot, { $pot } credit.
       *[other] {" "}You take the pot, { $pot } credits.
    }
    .you-brief = You win, { $score }. { $others }.
    .other = { $seat } wins with { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}{ $seat } takes the pot, { $pot } credit.
       *[other] {" "}{ $seat } takes the pot, { $pot } credits.
    }
    .other-brief = { $seat } wins, { $score }. { $others }.

sika-settled =
    .you = { $won ->
        [one] You win { $won } credit; all others lose { $lost } each.
       *[other] You win { $won } credits; all others lose { $lost } each.
    }
    .you-brief = You win { $won }, others lose { $lost }.
    .other = { $won ->
        [one] { $seat } wins { $won } credit; all others lose { $lost } each.
       *[other] { $seat } wins { $won } credits; all others lose { $lost } each.
    }
    .other-brief = { $seat } wins { $won }, others lose { $lost }.

## Answers

sika-rules =
    .you = { $extra ->
        [yes] Extra round, throw { $throw } of 3.
       *[no] Round { $round } of 3, throw { $throw } of 3.
    } { $colour ->
        [none] You have not called a colour.
       *[other] Your colour is { $colour }.
    } Three cubes of the called colour score { $three }, two { $two }, one { $one }, none { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}The pot is { $pot }.
    }
    .you-brief = { $colour ->
        [none] No colour yet.
       *[other] Your colour { $colour }.
    } { $extra ->
        [yes] Extra round
       *[no] Round { $round }
    }, throw { $throw }.
    .other = { $extra ->
        [yes] Extra round, throw { $throw } of 3.
       *[no] Round { $round } of 3, throw { $throw } of 3.
    } { $colour ->
        [none] { $seat } has not called a colour.
       *[other] The colour of { $seat } is { $colour }.
    } Three cubes of the called colour score { $three }, two { $two }, one { $one }, none { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}The pot is { $pot }.
    }
    .other-brief = { $seat } { $colour ->
        [none] has no colour yet.
       *[other] has { $colour }.
    } { $extra ->
        [yes] Extra round
       *[no] Round { $round }
    }, throw { $throw }.
sika-turn =
    .you = { $calling ->
        [yes] You are to call a colour.
       *[no] Your turn, throw { $throw } of 3, { $extra ->
            [yes] in an extra round.
           *[no] round { $round }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Then { $waiting }.
    }{ $played ->
        [0] {""}
       *[other] {" "}Done: { $played }.
    }
    .you-brief = { $calling ->
        [yes] You, calling.
       *[no] You, throw { $throw }, { $extra ->
            [yes] extra round.
           *[no] round { $round }.
        }
    }
    .other = { $calling ->
        [yes] { $seat } is to call a colour.
       *[no] { $seat } has the turn, throw { $throw } of 3, { $extra ->
            [yes] in an extra round.
           *[no] round { $round }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Then { $waiting }.
    }{ $played ->
        [0] {""}
       *[other] {" "}Done: { $played }.
    }
    .other-brief = { $calling ->
        [yes] { $seat }, calling.
       *[no] { $seat }, throw { $throw }, { $extra ->
            [yes] extra round.
           *[no] round { $round }.
        }
    }
sika-standing = { $scores }.
sika-stakes = Credits: { $purses }.{ $pot ->
    [0] {""}
   *[other] {" "}The pot is { $pot }.
}
    .brief = Credits: { $purses }.
sika-earned = { $won ->
    [yes] { $credits ->
        [one] { $credits } credit won in all.
       *[other] { $credits } credits won in all.
    }
   *[no] { $credits ->
        [one] { $credits } credit lost in all.
       *[other] { $credits } credits lost in all.
    }
}
sika-shown = { $calls ->
    [0] No colour is called now.
   *[other] { $calls }
}{ $last ->
    [none] {""}
   *[some] {" "}The last throw: { $last }
}
    .brief = { $calls ->
        [0] No colours.
       *[other] { $calls }
    }{ $last ->
        [none] {""}
       *[some] {" "}Last: { $last }
    }
sika-own =
    .you = { $colour ->
        [none] You have no colour yet, and { $points }.
       *[other] Your colour is { $colour }. You have { $points }.
    }
    .you-brief = { $colour ->
        [none] No colour, { $points }.
       *[other] { $colour }, { $points }.
    }
    .other = { $colour ->
        [none] { $seat } has no colour yet, and { $points }.
       *[other] { $seat } has { $colour } and { $points }.
    }

## What choices do

sika-call-explained = { $whole ->
    [yes] { $colour } is your colour then for the whole game.
   *[no] { $colour } is your colour then for this turn.
} Red and blue are equally likely.
    .brief = { $whole ->
        [yes] For the whole game.
       *[no] For this turn.
    }
sika-throw-explained = All three cubes in your colour score { $three }, two { $two }, one { $one }, none { $none }. { $left ->
    [0] It is the last throw of the turn.
    [one] One throw follows in this turn.
   *[other] { $left } throws follow in this turn.
}
    .brief = { $three }, { $two }, { $one } or { $none } points.
sika-cannot-throw =
    .you = You cannot throw yet: call a colour first.
    .other = { $seat } cannot throw yet: a colour has to be called first.
    .brief = No throw before the call.
sika-cannot-call =
    .you = You cannot call another colour: { $colour } is yours { $whole ->
        [yes] for the whole game.
       *[no] for this turn.
    }
    .other = { $seat } cannot call another colour: { $colour } counts { $whole ->
        [yes] for the whole game.
       *[no] for this turn.
    }
    .brief = { $colour } stays.

## Odds

sika-matches-odds = { $matches ->
    [0] No cube of your colour
    [one] { $matches } cube of your colour
   *[other] { $matches } cubes of your colour
}: { $points } points, { $times ->
    [one] { $times } time
   *[other] { $times } times
} in { $of }.
    .brief = { $matches }: { $points }, { $times } in { $of }.
sika-average-odds = { $throws ->
    [one] A throw brings
   *[other] { $throws } throws bring
} { $decimal } points on average.
    .brief = { $throws }: { $decimal }.
sika-reach-odds = After { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
}: { $above } percent for more than { $points } points, { $equal } for just { $points }, { $below } for less.
    .brief = More than { $points }: { $above } percent, just { $equal }, less { $below }.
sika-exactly = Exactly { $times }/{ $of }.
