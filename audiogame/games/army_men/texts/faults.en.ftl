# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

dice = The number of dice
score-to-beat = The score to beat
set-aside = What is set aside
set-aside-too-much = With { $left } of { $dice } dice left, { $points } cannot be set aside: it is { $most } at the most.
