# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

dice = The number of dice
score-to-beat = The score to beat
set-aside = The total of the dice you keep
set-aside-too-much = With { $left } of { $dice } dice left you can be on { $most } at most, not { $points }.
