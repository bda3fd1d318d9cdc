# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

throws = The number of throws
points-to-reach = The points to reach

odds = Tell how likely each score of a throw is, and how much throws score on average
odds-throws = how many throws; a game has 9
odds-at-least = the points to reach
