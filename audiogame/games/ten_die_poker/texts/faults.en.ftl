# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

pot = The pot
hand-leads-already = Your hand already beats the leader's.
no-hand = { QUOTED($text) } isn't { $whose ->
    [own] your
   *[leader] the leader's
} hand: write five dice pairs, each a red die and then a white one, such as 31-64-15-42-26.
bank-below-ante = A bank of { $bank ->
    [one] { $bank } dollar
   *[other] { $bank } dollars
} doesn't cover an ante of { $ante }. Make the bank larger or the ante smaller, or allow credit.

odds = Tell which dice pairs to reroll, and how likely the new hand is to beat the leader
odds-hand = your dice pairs, red die first, such as 31-64-15-42-26
odds-leader = the leader's dice pairs, in the same form
odds-pot = the pot in whole dollars
