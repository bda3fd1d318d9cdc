### Pig, in English.

pig-title = Pig
pig-about = Roll one die as often as you dare, and hold before a 1 takes the points.
pig-credits = An old game that nobody owns. John Scarne wrote it down in 1945.

## Options

pig-option-target = { $value } points win.
pig-option-target-about = Whoever holds with so many points wins.
pig-option-ones = What a 1 takes
pig-option-ones-about = Whether a 1 takes the points of the turn, or every point you have.
pig-option-ones-turn = A 1 takes the points of the turn.
pig-option-ones-everything = A 1 takes all your points.

## Choices

pig-roll-die = Roll.
pig-hold = Hold.
pig-choice-due =
    .you = { $at-stake ->
        [0] Your turn, from { $score }. Roll.
       *[other] { $at-stake } at stake. Roll or hold?
    }
    .you-brief = { $at-stake ->
        [0] Roll.
       *[other] { $at-stake } at stake. Roll or hold?
    }
    .other = { $at-stake ->
        [0] { $seat }'s turn, from { $score }. Roll.
       *[other] { $seat }'s turn, { $at-stake } at stake. Roll or hold?
    }
    .other-brief = { $at-stake ->
        [0] { $seat }'s turn. Roll.
       *[other] { $seat }'s turn, { $at-stake } at stake. Roll or hold?
    }

## What happens

pig-score = { $seat } { $points }
pig-rolled =
    .you = You roll { $die } and now have { $at-stake } at stake.
    .other = { $seat } rolls { $die } and now has { $at-stake } at stake.
    .you-brief = You roll { $die }, now { $at-stake }.
    .other-brief = { $seat } rolls { $die }, now { $at-stake }.
pig-lost =
    .you = A 1: you lose { $at-stake } and now have { $score }.
    .other = { $seat } rolls a 1, loses { $at-stake } and now has { $score }.
    .you-brief = A 1: you lose { $at-stake }, now { $score }.
    .other-brief = { $seat } rolls a 1, now { $score }.
pig-held =
    .you = You hold { $points } and now have { $score }.
    .other = { $seat } holds { $points } and now has { $score }.
    .you-brief = You hold { $points }, now { $score }.
    .other-brief = { $seat } holds { $points }, now { $score }.
pig-won =
    .you = You win with { $score }. { $others }.
    .other = { $seat } wins with { $score }. { $others }.
    .you-brief = You win with { $score }.
    .other-brief = { $seat } wins with { $score }.

## Answers

pig-rules = { $target } points win. { $all ->
    [yes] A 1 takes all points of its seat.
   *[no] A 1 takes the points of the turn.
}
    .brief = { $target } points win.
pig-turn =
    .you = Your turn, { $at-stake } at stake. Then { $after }.
    .other = { $seat }'s turn, { $at-stake } at stake. Then { $after }.
    .you-brief = Your turn, { $at-stake } at stake.
    .other-brief = { $seat }'s turn, { $at-stake } at stake.
pig-standing = { $scores }.
pig-shown = { $last ->
    [none] Nobody has rolled yet.
   *[some] { $last }
}
pig-own =
    .you = You have { $score }, and { $at-stake } at stake. You need { $needed } more.
    .you-brief = You have { $score }, and { $at-stake } at stake.
    .other = { $seat } has { $score }, and { $at-stake } at stake. { $needed } more are needed.
    .other-brief = { $seat } has { $score }, and { $at-stake } at stake.

## What choices do

pig-roll-explained = { $at-stake ->
    [0] A 1 ends your turn. Anything else is put at stake.
   *[other] A 1 costs you the { $at-stake } at stake. Anything else is added to them.
}
    .brief = { $at-stake ->
        [0] A 1 ends your turn.
       *[other] A 1 costs you the { $at-stake } at stake.
    }
pig-hold-explained = You have { $score } then, and your turn is over.
    .brief = You have { $score } then.
pig-cannot-hold = You can't hold yet: nothing is at stake.
    .brief = Nothing is at stake.

## Advice

pig-roll-advised = { $at-stake ->
    [0] Roll: nothing is at stake.
   *[other] Roll: { $at-stake } points are not too many to risk.
}
    .brief = Roll.
pig-hold-advised = Hold { $at-stake }, which makes { $score }.
    .brief = Hold.
pig-instead = { $rolling ->
    [yes] Another roll would risk { $points }.
   *[no] Holding would make { $points }.
}
