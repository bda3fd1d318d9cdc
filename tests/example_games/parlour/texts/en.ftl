# Sentences that parlour games share.

parlour-score = { $seat } { $points }
parlour-standing = { $scores }.
