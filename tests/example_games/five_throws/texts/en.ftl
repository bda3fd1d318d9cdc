### Five Throws, in English.

five-throws-title = Five Throws
five-throws-about = Throw two dice, keep them or throw once more, and add up five turns.
five-throws-credits = Made up for the tests.
five-throws-length = 2 minutes.

## Options

five-throws-option-turns = { $value } turns each.
five-throws-option-turns-about = How many turns each player has.

## Choices

five-throws-throw = Throw.
five-throws-keep = Keep.
five-throws-choice-due =
    .you = { $points ->
        [0] Turn { $turn }: throw.
       *[other] { $points }: keep, or throw again?
    }
    .other = { $points ->
        [0] Turn { $turn } of { $seat }.
       *[other] { $seat } has { $points }. Keep or throw?
    }

## What happens

five-throws-thrown =
    .you = You throw { AND($dice) }: { $points }.
    .other = { $seat } throws { AND($dice) }: { $points }.
    .you-brief = { AND($dice) }.
    .other-brief = { $seat } { AND($dice) }.
five-throws-kept =
    .you = { $points } more: you have { $score }.
    .other = { $points } more: { $seat } has { $score }.
    .you-brief = Now { $score }.
    .other-brief = { $seat } now { $score }.
five-throws-won = { AND($winners) } { $winners ->
    [one] wins
   *[other] win
} with { $points }.
five-throws-done =
    .you = The game is over. You have { $points } points.
    .other = The game is over. { $seat } has { $points } points.
    .you-brief = { $points } points.
    .other-brief = { $seat }: { $points } points.

## Answers

five-throws-rules = { $turns } turns each.
five-throws-turn =
    .you = Your turn { $turn } of { $turns }.
    .other = Turn { $turn } of { $turns } of { $seat }.
five-throws-score =
    .you = You have { $points } points.
    .other = { $seat } has { $points } points.
    .you-brief = { $points } points.
    .other-brief = { $seat }: { $points } points.
five-throws-standing = { $scores }
five-throws-shown = { $dice ->
    [0] Nothing is thrown yet.
   *[other] { AND($dice) }.
}

## Advice

five-throws-keep-advised = Keep { $points }: another throw brings 7 on average.
five-throws-throw-advised = Throw: that brings 7 on average.
