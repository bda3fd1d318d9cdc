# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

behind = How far you're behind
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

odds = Tell which choice is best in a skirmish of two seats, and how likely you're to win it
odds-dice = your dice left, such as low,high
odds-behind = how many points you're behind; 0 for a tie if you're asked first
odds-theirs = the other player's dice left; the default is none
odds-reinforcements = how many reinforcements each of you has left; the default is none
