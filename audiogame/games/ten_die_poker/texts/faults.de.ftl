### reviewed: nobody
# Was bei der Frage nach Chancen falsch sein kann, siehe audiogame/narration/faults.de.ftl.

pot = Der Topf
hand-leads-already = Deine Hand schlägt die beste schon.
no-hand = { QUOTED($text) } ist { $whose ->
    [own] keine Hand für dich
   *[leader] keine Hand, die führt
}: Schreib fünf Duos, jedes mit einem roten und dann einem weißen Würfel, etwa 31-64-15-42-26.
bank-below-ante = { $bank ->
    [one] Ein Dollar am Anfang reicht
   *[other] { $bank } Dollar am Anfang reichen
} nicht für einen Einsatz von { $ante }. Gib mehr Geld, mach den Einsatz kleiner oder erlaub Kredit.

odds = sagen, welche Duos du am besten neu würfelst, und wie wahrscheinlich die neue Hand die beste schlägt
odds-hand = deine Duos, zuerst der rote Würfel, etwa 31-64-15-42-26
odds-leader = die Duos der besten Hand, ebenso geschrieben
odds-pot = der Topf in ganzen Dollar
