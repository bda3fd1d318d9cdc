# What can be wrong with options, see audiogame/narration/faults.en.ftl.

bank-below-ante = A bank of { $bank ->
    [one] { $bank } dollar
   *[other] { $bank } dollars
} doesn't cover an ante of { $ante }. Make the bank larger or the ante smaller, or allow credit.
