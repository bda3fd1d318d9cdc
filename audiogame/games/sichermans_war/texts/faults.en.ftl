# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

behind = What you are behind
reinforcements = The number of reinforcements
no-die = There is no die { QUOTED($name) }: { $near }.
die-twice = { $whose ->
    [own] Your
   *[other] The other's
} dice { QUOTED($text) } name one die twice: a seat has one of each.
dice-missing = { $whose ->
    [own] Your
   *[other] The other's
} dice are missing: name some of { $known }.
