# What can be wrong with odds that are asked for.

points-at-stake = The points at stake
