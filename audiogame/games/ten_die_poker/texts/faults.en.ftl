# What can be wrong with odds that are asked for, see audiogame/narration/faults.en.ftl.

pot = The pot
hand-leads-already = Your hand is better than the leader's already: the leader is another one.
no-hand = { $whose ->
    [own] Your
   *[leader] The leader's
} hand cannot be { QUOTED($text) }: it is five pairs, each a red die and then a white one, such as 31-64-15-42-26.
bank-below-ante = A bank of { $bank } dollars cannot pay an ante of { $ante }. Make the bank larger, the ante smaller, or allow credit.
