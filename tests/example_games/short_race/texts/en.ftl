### Short Race, in English.

short-race-title = Short Race
short-race-about = Two men each run home by the throws of two dice.
short-race-credits = Made up for the tests.

## Choices

short-race-step = { $start } to { $end }.
short-race-move = Move: { $steps }
short-race-steps-due =
    .you = Your dice: { $dice }. From where to where?
    .other = { $seat } moves.
    .you-brief = { $dice }. From where to where?

## What happens

short-race-thrown =
    .you = You throw { $dice }.
    .other = { $seat } throws { $dice }.
short-race-went = { $start } to { $end }
short-race-moved =
    .you = You move { $steps }. Your men: { $men }.
    .other = { $seat } moves { $steps }. The men: { $men }.
    .you-brief = You: { $men }.
    .other-brief = { $seat }: { $men }.
short-race-stepped = { $steps }: your men at { $left }.
    .brief = Your men: { $left }.
short-race-won =
    .you = You win.
    .other = { $seat } wins.

## Answers

short-race-rules = All men start at { $points } and run to 0.
short-race-turn =
    .you = Your turn, with { $dice ->
        [0] no dice yet
       *[other] { $dice }
    }.
    .other = { $seat } has the turn, with { $dice ->
        [0] no dice yet
       *[other] { $dice }
    }.
    .you-brief = Your turn.
    .other-brief = { $seat }'s turn.
short-race-men =
    .you = Your men: { $men }.
    .other = { $seat }: { $men }.
short-race-on =
    .you = your { $count }
    .other = { $seat }'s { $count }
short-race-point = { $point ->
    [0] Home
   *[other] Point { $point }
}: { $rows ->
    [0] empty
   *[other] { $rows }
}.
short-race-standing = { $rows }
