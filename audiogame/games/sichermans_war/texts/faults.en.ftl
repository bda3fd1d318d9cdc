# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

behind = How far you are behind
reinforcements = The number of reinforcements
no-die = There is no die { QUOTED($name) }: { $near }.
die-twice = { QUOTED($text) } names a die twice: { $whose ->
    [own] you have
   *[other] the other player has
} one of each.
dice-missing = Name { $whose ->
    [own] your
   *[other] the other player's
} dice: one or more of { $known }.
