### reviewed: nobody
# Was bei Optionen falsch sein kann, siehe audiogame/narration/faults.de.ftl.

bank-below-ante = { $bank ->
    [one] Ein Dollar am Anfang reicht
   *[other] { $bank } Dollar am Anfang reichen
} nicht für einen Einsatz von { $ante }. Gib mehr Geld, mach den Einsatz kleiner oder erlaub Kredit.
