# What can be wrong with odds that are asked for.

points-at-stake = The points at stake

odds = Say what another roll brings on average
odds-at-stake = points of this turn so far
