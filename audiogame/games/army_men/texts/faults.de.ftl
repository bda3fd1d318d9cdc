### reviewed: nobody
# Was bei der Frage nach Chancen falsch sein kann, siehe audiogame/narration/faults.de.ftl.

dice = Die Zahl der Würfel
score-to-beat = Das andere Ergebnis
set-aside = Die Punktzahl der behaltenen Würfel
set-aside-too-much = Sind noch { $left } von { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} übrig, kannst du höchstens bei { $most } stehen, nicht bei { $points }.

odds = sagen, wie viele Punkte ein Zug im Schnitt bringt, wenn du ihn so gut wie möglich spielst
odds-dice = wie viele Würfel du noch zu würfeln hast, 1 bis { $most }
odds-below = das Ergebnis, das zu schlagen ist; Gleichstand zählt halb
odds-so-far = die Punkte der Würfel, die du schon behalten hast; ohne Angabe 0
