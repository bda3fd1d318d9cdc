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
       *[other] { $at-stake }. Roll or hold?
    }
    .other = { $at-stake ->
        [0] { $seat }, your turn, from { $score }. Roll.
       *[other] { $seat }, { $at-stake } at stake. Roll or hold?
    }
    .other-brief = { $at-stake ->
        [0] { $seat }, roll.
       *[other] { $seat }, { $at-stake }. Roll or hold?
    }

## What happens

pig-score = { $seat } { $points }
pig-rolled =
    .you = { $die }. You have { $at-stake } at stake.
    .other = { $seat } rolls { $die }: { $at-stake } at stake.
    .you-brief = { $die }: { $at-stake }.
    .other-brief = { $seat } { $die }: { $at-stake }.
pig-lost =
    .you = A 1: you lose { $at-stake }. You have { $score }.
    .other = { $seat } rolls a 1 and loses { $at-stake }. { $seat } has { $score }.
    .you-brief = 1, minus { $at-stake }: { $score }.
    .other-brief = { $seat } 1: { $score }.
pig-held =
    .you = You hold { $points }. You have { $score }.
    .other = { $seat } holds { $points } and has { $score }.
    .you-brief = Plus { $points }: { $score }.
    .other-brief = { $seat } plus { $points }: { $score }.
pig-won =
    .you = You win with { $score }. { $others }.
    .other = { $seat } wins with { $score }. { $others }.
    .you-brief = You win, { $score }.
    .other-brief = { $seat } wins, { $score }.

## Answers

pig-rules = { $target } points win. { $all ->
    [yes] A 1 takes all points of its seat.
   *[no] A 1 takes the points of the turn.
}
    .brief = { $target } wins.
pig-turn =
    .you = Your turn, { $at-stake } at stake. Then { $after }.
    .other = { $seat } has the turn, { $at-stake } at stake. Then { $after }.
    .you-brief = You, { $at-stake }.
    .other-brief = { $seat }, { $at-stake }.
pig-standing = { $scores }.
pig-shown = { $last ->
    [none] Nobody has rolled yet.
   *[some] { $last }
}
pig-own =
    .you = You have { $score }, and { $at-stake } at stake. You need { $needed } more.
    .you-brief = { $score } and { $at-stake }.
    .other = { $seat } has { $score }, and { $at-stake } at stake. { $needed } more are needed.
    .other-brief = { $seat }, { $score } and { $at-stake }.

## What choices do

pig-roll-explained = { $at-stake ->
    [0] A 1 ends your turn. Anything else is put at stake.
   *[other] A 1 costs you the { $at-stake } at stake. Anything else is added to them.
}
    .brief = A 1 ends the turn.
pig-hold-explained = You have { $score } then, and your turn is over.
    .brief = { $score } then.
pig-cannot-hold = You cannot hold yet: nothing is at stake.
    .brief = Nothing to hold.

## Advice and odds

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
pig-roll-odds = A roll brings { $gain } points on average with { $at-stake } at stake. { $percent } percent to roll a 1.
    .brief = { $gain } points, { $percent } percent for a 1.
