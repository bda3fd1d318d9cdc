# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

dice = The number of dice
score-to-beat = The score to beat
set-aside = The total of the dice you keep
set-aside-too-much = With { $left } of { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} left you can be on { $most } at most, not { $points }.

odds = Tell how many points a turn scores on average if you play it as well as possible
odds-dice = how many dice you have left to roll, 1 to { $most }
odds-below = the score to beat; a tie counts half
odds-so-far = the points of dice kept already; the default is 0
