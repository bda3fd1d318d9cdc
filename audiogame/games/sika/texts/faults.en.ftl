# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

throws = The number of throws
points-to-reach = The points to reach
