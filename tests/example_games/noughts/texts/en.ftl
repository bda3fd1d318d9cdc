### Noughts and Crosses, in English.

noughts-title = Noughts and Crosses
noughts-about = Two write their signs into nine cells; three in a row win.
noughts-credits = An old game that nobody owns.
noughts-keys = Digits as on a number pad: that cell.

noughts-cell-a3 = a3
noughts-cell-b3 = b3
noughts-cell-c3 = c3
noughts-cell-a2 = a2
noughts-cell-b2 = b2
noughts-cell-c2 = c2
noughts-cell-a1 = a1
noughts-cell-b1 = b1
noughts-cell-c1 = c1
noughts-sign-cross = cross
noughts-sign-nought = nought

## Choices

noughts-write = Write into { $cell }.
    .brief = Write.
noughts-cell-due =
    .you = Your turn. Which cell?
    .other = { $seat } chooses a cell.
    .you-brief = Which cell?

## What happens

noughts-marked =
    .you = { $cell }: your { $sign }.
    .other = { $seat }: { $sign } on { $cell }.
noughts-won =
    .you = Three in a row: you win.
    .other = Three in a row: { $seat } wins.
noughts-drawn = Nobody has three in a row.

## Answers

noughts-rules = Three of your signs in a row win.
noughts-turn =
    .you = Your turn.
    .other = { $seat } has the turn.
noughts-taken = { $cell }: { $seat ->
    [none] empty
    [you] your { $sign }
   *[other] { $sign }
}.
noughts-count =
    .you = You: { $cells }.
    .other = { $seat }: { $cells }.
noughts-standing = { $rows }
noughts-shown = { $cells ->
    [0] All cells are empty.
   *[other] { $cells }
}
noughts-own =
    .you = Your { $sign }: { $cells ->
        [0] nowhere yet
       *[other] { $cells }
    }.
    .other = { $seat } has { $sign }: { $cells ->
        [0] nowhere yet
       *[other] { $cells }
    }.
