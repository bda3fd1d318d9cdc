### Sika, in English.
### The new thing first, then its reason, the total, and what comes next.

sika-title = Sika
sika-about = Call a colour, throw three cubes, and score for every match. Pure luck.
sika-length = 2 to 6 minutes.
sika-credits =
    Designed by Michael, with graphics by Michael and Rick Scott.
    Inspired by a game seen in a television series.

sika-colour-red = red
    .plural = reds
sika-colour-blue = blue
    .plural = blues

## Options

sika-option-call = When you call
sika-option-call-game = Everyone calls once, before the game.
sika-option-call-turn = You call before every turn.
sika-option-call-about = You keep your colour for the whole game, or call one before each turn.
sika-option-overtime = Who plays in extra rounds
sika-option-overtime-leaders = Only the tied leaders play extra rounds.
sika-option-overtime-everyone = Everyone plays the extra rounds.
sika-option-overtime-about = Who plays on when there is a tie for first place.
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
    .you = Call a colour: red or blue?
    .you-brief = Red or blue?
    .other = { $seat }, call a colour: red or blue?
    .other-brief = { $seat }, red or blue?
sika-throw-due =
    .you = { $throw ->
        [1] { $extra ->
            [yes] Your turn, extra round. Throw.
           *[no] Your turn, round { $round }. Throw.
        }
        [2] Second throw.
       *[other] Last throw.
    }
    .you-brief = { $throw ->
        [1] Your turn.
       *[other] Throw.
    }
    .other = { $throw ->
        [1] { $extra ->
            [yes] { $seat }'s turn, extra round. Throw.
           *[no] { $seat }'s turn, round { $round }. Throw.
        }
        [2] { $seat }, second throw.
       *[other] { $seat }, last throw.
    }
    .other-brief = { $throw ->
        [1] { $seat }'s turn.
       *[other] { $seat }, throw.
    }

## What happens

sika-ante-paid = { $credits ->
    [one] Everyone antes { $credits } credit. Pot { $pot }.
   *[other] Everyone antes { $credits } credits. Pot { $pot }.
}
    .brief = Pot { $pot }.
sika-called =
    .you = You call { $colour }.
    .other = { $seat } calls { $colour }.
sika-rolled =
    .you = { $matches ->
        [0] No { $colour }: { $points }, now { $score }.
        [1] One { $colour }: plus { $points }, now { $score }.
        [2] Two { FORM($colour, "plural") }: plus { $points }, now { $score }.
       *[other] Three { FORM($colour, "plural") }: plus { $points }, now { $score }.
    }
    .other = { $seat } throws { $matches ->
        [0] no { $colour }: { $points }, now { $score }.
        [1] one { $colour }: plus { $points }, now { $score }.
        [2] two { FORM($colour, "plural") }: plus { $points }, now { $score }.
       *[other] three { FORM($colour, "plural") }: plus { $points }, now { $score }.
    }
    .you-brief = { $matches ->
        [0] No { $colour }, now { $score }.
        [1] One, now { $score }.
        [2] Two, now { $score }.
       *[other] Three, now { $score }.
    }
    .other-brief = { $seat }: { $matches ->
        [0] no { $colour }, now { $score }.
        [1] one, now { $score }.
        [2] two, now { $score }.
       *[other] three, now { $score }.
    }
    .you-braille = { $matches ->
        [0] { $points }, now { $score }. No { $colour }.
        [1] Plus { $points }, now { $score }. One { $colour }.
        [2] Plus { $points }, now { $score }. Two { FORM($colour, "plural") }.
       *[other] Plus { $points }, now { $score }. Three { FORM($colour, "plural") }.
    }
    .other-braille = { $seat }: { $matches ->
        [0] { $points }, now { $score }. No { $colour }.
        [1] plus { $points }, now { $score }. One { $colour }.
        [2] plus { $points }, now { $score }. Two { FORM($colour, "plural") }.
       *[other] plus { $points }, now { $score }. Three { FORM($colour, "plural") }.
    }
sika-score =
    .you = you have { $points }
    .you-brief = you { $points }
    .other = { $seat } has { $points }
    .other-brief = { $seat } { $points }
sika-purse =
    .you = you have { $credits }
    .you-brief = you { $credits }
    .other = { $seat } has { $credits }
    .other-brief = { $seat } { $credits }
sika-round-ended = End of round { $round }. { $scores }.
    .brief = {""}
sika-since =
    .you = { $place ->
        [0] You share the lead with { $score }
        [1] You lead with { $score }
        [2] You're second with { $score }
        [3] You're third with { $score }
        [4] You're fourth with { $score }
        [5] You're fifth with { $score }
        [6] You're sixth with { $score }
        [7] You're seventh with { $score }
       *[other] You're last with { $score }
    }; { $rivals ->
        [one] { AND($rivals) } has
        [2] { AND($rivals) } have
       *[other] several have
    } { $points }.
    .other = { $place ->
        [0] { $seat } shares the lead with { $score }
        [1] { $seat } leads with { $score }
        [2] { $seat } is second with { $score }
        [3] { $seat } is third with { $score }
        [4] { $seat } is fourth with { $score }
        [5] { $seat } is fifth with { $score }
        [6] { $seat } is sixth with { $score }
        [7] { $seat } is seventh with { $score }
       *[other] { $seat } is last with { $score }
    }; { $rivals ->
        [one] { AND($rivals) } has
        [2] { AND($rivals) } have
       *[other] several have
    } { $points }.
sika-tied = { AND($seats) } tie at { $score }{ $everyone ->
    [yes] . Everyone plays an extra round.
   *[no] {" "}and play an extra round.
}
    .brief = { AND($seats) } tie at { $score }{ $everyone ->
        [yes] . Everyone plays an extra round.
       *[no] . Extra round.
    }
sika-won =
    .you = You win with { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}You take the pot of { $pot } credit.
       *[other] {" "}You take the pot of { $pot } credits.
    }
    .you-brief = You win with { $score }. { $others }.
    .other = { $seat } wins with { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}{ $seat } takes the pot of { $pot } credit.
       *[other] {" "}{ $seat } takes the pot of { $pot } credits.
    }
    .other-brief = { $seat } wins with { $score }. { $others }.

sika-settled =
    .you = { $won ->
        [one] You win { $won } credit; everyone else loses { $lost }.
       *[other] You win { $won } credits; everyone else loses { $lost }.
    }
    .you-brief = You win { $won }; everyone else loses { $lost }.
    .other = { $won ->
        [one] { $seat } wins { $won } credit; everyone else loses { $lost }.
       *[other] { $seat } wins { $won } credits; everyone else loses { $lost }.
    }
    .other-brief = { $seat } wins { $won }; everyone else loses { $lost }.

## Answers

sika-rules =
    .you = { $extra ->
        [yes] Extra round, throw { $throw } of 3.
       *[no] Round { $round } of 3, throw { $throw } of 3.
    } { $colour ->
        [none] { $last-called ->
            [none] You haven't called a colour.
           *[other] Last called: { $last-called }.
        }
       *[other] Your colour is { $colour }.
    } Three matches score { $three }, two score { $two }, one scores { $one }, none scores { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}Pot { $pot }.
    }
    .you-brief = { $extra ->
        [yes] Extra round,
       *[no] Round { $round },
    } throw { $throw }. { $colour ->
        [none] { $last-called ->
            [none] You haven't called a colour.
           *[other] Last called: { $last-called }.
        }
       *[other] Your colour is { $colour }.
    }{ $pot ->
        [0] {""}
       *[other] {" "}Pot { $pot }.
    }
    .other = { $extra ->
        [yes] Extra round, throw { $throw } of 3.
       *[no] Round { $round } of 3, throw { $throw } of 3.
    } { $colour ->
        [none] { $last-called ->
            [none] { $seat } hasn't called a colour.
           *[other] Last called: { $last-called }.
        }
       *[other] { $seat }'s colour is { $colour }.
    } Three matches score { $three }, two score { $two }, one scores { $one }, none scores { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}Pot { $pot }.
    }
    .other-brief = { $extra ->
        [yes] Extra round,
       *[no] Round { $round },
    } throw { $throw }. { $colour ->
        [none] { $last-called ->
            [none] { $seat } hasn't called a colour.
           *[other] Last called: { $last-called }.
        }
       *[other] { $seat }'s colour is { $colour }.
    }{ $pot ->
        [0] {""}
       *[other] {" "}Pot { $pot }.
    }
sika-turn =
    .you = { $calling ->
        [yes] Your turn to call.
       *[no] Your turn{ $round ->
            [0] .
           *[other] , throw { $throw } of 3, { $extra ->
                [yes] in an extra round.
               *[no] round { $round }.
            }
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Then { AND($waiting) }.
    }{ $played ->
        [0] {""}
       *[other] {" "}{ $calling ->
            [yes] Already called: { AND($played) }.
           *[no] Already played: { AND($played) }.
        }
    }
    .you-brief = { $calling ->
        [yes] Your turn to call.
       *[no] Your turn{ $round ->
            [0] .
           *[other] , throw { $throw }, { $extra ->
                [yes] extra round.
               *[no] round { $round }.
            }
        }
    }
    .other = { $calling ->
        [yes] Waiting for { $seat } to call.
       *[no] { $seat }'s turn{ $round ->
            [0] .
           *[other] , throw { $throw } of 3, { $extra ->
                [yes] in an extra round.
               *[no] round { $round }.
            }
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Then { AND($waiting) }.
    }{ $played ->
        [0] {""}
       *[other] {" "}{ $calling ->
            [yes] Already called: { AND($played) }.
           *[no] Already played: { AND($played) }.
        }
    }
    .other-brief = { $calling ->
        [yes] Waiting for { $seat } to call.
       *[no] { $seat }'s turn{ $round ->
            [0] .
           *[other] , throw { $throw }, { $extra ->
                [yes] extra round.
               *[no] round { $round }.
            }
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
        [one] { $credits } credit won overall.
       *[other] { $credits } credits won overall.
    }
   *[no] { $credits ->
        [one] { $credits } credit lost overall.
       *[other] { $credits } credits lost overall.
    }
}
sika-shown = { $calls ->
    [0] { $last-called ->
        [none] No colour has been called.
       *[other] Last called: { $last-called }.
    }
   *[other] { $calls }
}{ $last ->
    [none] {""}
   *[some] {" "}Last throw: { $cubes }. { $last }
}
    .brief = { $calls ->
        [0] { $last-called ->
            [none] No colour has been called.
           *[other] Last called: { $last-called }.
        }
       *[other] { $calls }
    }{ $cubes ->
        [0] {""}
       *[other] {" "}Last throw: { $cubes }.
    }
sika-own =
    .you = { $colour ->
        [none] You have { $points }{ $last-called ->
            [none] {" "}and no colour yet.
           *[other] . Last called: { $last-called }.
        }
       *[other] You have { $points }. Your colour is { $colour }.
    }
    .you-brief = { $colour ->
        [none] You have { $points }{ $last-called ->
            [none] {" "}and no colour.
           *[other] . Last called: { $last-called }.
        }
       *[other] You have { $points }. Colour: { $colour }.
    }
    .other = { $colour ->
        [none] { $seat } has { $points }{ $last-called ->
            [none] {" "}and no colour yet.
           *[other] . Last called: { $last-called }.
        }
       *[other] { $seat } has { $points }. { $seat }'s colour is { $colour }.
    }

## What choices do

sika-call-explained = { $whole ->
    [yes] { $colour } will be your colour for the whole game.
   *[no] { $colour } will be your colour for this turn.
} Red and blue are equally likely.
    .brief = { $whole ->
        [yes] { $colour } for the whole game.
       *[no] { $colour } for this turn.
    }
sika-throw-explained = Three matches score { $three }, two score { $two }, one scores { $one }, none scores { $none }. { $left ->
    [0] This is your last throw this turn.
    [one] You have one more throw this turn.
   *[other] You have { $left } more throws this turn.
}
    .brief = Three matches score { $three }, two { $two }, one { $one }, none { $none }.
    .braille = Three matches score { $three }; two { $two }; one { $one }; none { $none }.
sika-cannot-throw =
    .you = Call a colour before you throw.
    .other = { $seat } must call a colour before throwing.
    .brief = Call before you throw.
    .other-brief = { $seat } must call before throwing.
sika-cannot-call =
    .you = You can't change your colour: it stays { $colour } { $whole ->
        [yes] for the whole game.
       *[no] for this turn.
    }
    .other = { $seat } can't change the colour: it stays { $colour } { $whole ->
        [yes] for the whole game.
       *[no] for this turn.
    }
    .brief = It stays { $colour }.
