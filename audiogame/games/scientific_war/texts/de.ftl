### reviewed: nobody
### Scientific War, auf Deutsch.

scientific-war-title = Scientific War
scientific-war-about = Alle haben die gleichen Karten und spielen verdeckt. Sonderkarten spionieren, tauschen und drehen die Rangfolge um.
scientific-war-length = 15 bis 25 Minuten.
scientific-war-credits = Nach Scientific War aus QuentinC's Playroom.
scientific-war-keys = Ziffer, 0 für die 10, A Ass, K König, D oder Q Dame, B oder J Bube, O Joker: diese Karte.

## Regeln eines Tisches

scientific-war-option-jokers = Joker
scientific-war-option-jokers-0 = Keine Joker.
scientific-war-option-jokers-1 = Ein Joker pro Hand.
scientific-war-option-jokers-2 = Zwei Joker pro Hand.
scientific-war-option-jokers-about = Wie viele Joker jede Hand bekommt.
scientific-war-option-revolution = Wann ein Bube wirkt
scientific-war-option-revolution-now = Ein Bube dreht die Rangfolge sofort um.
scientific-war-option-revolution-next = Ein Bube dreht die Rangfolge ab dem nächsten Stich um.
scientific-war-option-revolution-about = Ein Bube dreht die Rangfolge schon in seinem Stich um, oder erst ab dem nächsten.
scientific-war-option-jacks = Mehrere Buben
scientific-war-option-jacks-parity = Zwei Buben heben sich auf; drei drehen die Rangfolge um.
scientific-war-option-jacks-cancel = Zwei oder mehr Buben heben sich auf.
scientific-war-option-jacks-about = Was zwei oder mehr Buben in einem Stich bewirken.
scientific-war-option-limit = { $value ->
    [one] Höchstens { $value } Stich.
   *[other] Höchstens { $value } Stiche.
}
scientific-war-option-limit-quick = 15 Minuten.
scientific-war-option-limit-long = Eine lange Partie.
scientific-war-option-limit-off = Bis zur letzten Karte.
scientific-war-option-limit-about = Nach wie vielen Stichen Schluss ist. Dann gewinnt, wer die meisten Karten hat. 15 Minuten dauert es, wenn du alles anhörst.

## Was du wählen kannst

scientific-war-play = { $rank }.
scientific-war-swap = Hand und Stapel tauschen.
scientific-war-keep = Hand behalten.
scientific-war-missing =
    .you = { FORM($rank, "einen") } hast du nicht.
    .other = { FORM($rank, "einen") } hat { $seat } nicht.
scientific-war-play-due =
    .you = { $only ->
        [none] Stich { $trick }{ $low-wins ->
            [yes] , niedrig gewinnt.
           *[no] .
        }{ $waiting ->
            [0] {""}
           *[other] {" "}{ $waiting } Karten auf dem Spiel.
        }{ $spying ->
            [yes] {" "}Du spionierst: C sagt die Karten der anderen.
           *[no] {""}
        } Spiel eine Karte.
       *[other] Spiel { FORM($only, "den") }.
    }
    .you-brief = { $only ->
        [none] Stich { $trick }{ $low-wins ->
            [yes] , niedrig gewinnt.
           *[no] .
        }{ $waiting ->
            [0] {""}
           *[other] {" "}{ $waiting } auf dem Spiel.
        }{ $spying ->
            [yes] {" "}Du spionierst.
           *[no] {""}
        }
       *[other] Spiel { FORM($only, "den") }.
    }
    .other = { $seat } ist dran. Stich { $trick }{ $low-wins ->
        [yes] , niedrig gewinnt.
       *[no] .
    }{ $waiting ->
        [0] {""}
       *[other] {" "}{ $waiting } Karten auf dem Spiel.
    }{ $spying ->
        [yes] {" "}{ $seat } spioniert: C sagt die Karten der anderen.
       *[no] {""}
    } Spiel eine Karte.
    .other-brief = { $seat } ist dran{ $low-wins ->
        [yes] , niedrig gewinnt.
       *[no] .
    }{ $spying ->
        [yes] {" "}Spioniert.
       *[no] {""}
    }
scientific-war-swap-due =
    .you = { $possible ->
        [yes] Deine 8: Hand behalten oder gegen den Stapel tauschen?
       *[no] Behalt deine Hand.
    }
    .you-brief = { $possible ->
        [yes] Deine 8: behalten oder tauschen?
       *[no] Behalt deine Hand.
    }
    .other = Die 8 von { $seat }: Hand behalten oder gegen den Stapel tauschen?
    .other-brief = 8 von { $seat }: behalten oder tauschen?
scientific-war-swap-due-keys = Drück 1 für behalten oder 2 für tauschen, dann Eingabe.

## Was geschieht

scientific-war-dealt = Alle haben { $cards } Karten: 2 bis Ass{ $jokers ->
    [0] .
    [one] {" "}und ein Joker.
   *[other] {" "}und { $jokers } Joker.
}
    .brief = Alle haben { $cards } Karten.
scientific-war-committed =
    .you = { $rank ->
        [none] Du hast gespielt.
       *[other] Du spielst { FORM($rank, "den") }.
    }
    .you-brief = { $rank ->
        [none] Du hast gespielt.
       *[other] Du spielst { FORM($rank, "den") }.
    }
    .other = { $seat } hat gespielt.
    .other-brief = {""}
scientific-war-alike = { FORM($rank, "dative-plural") }
scientific-war-group = { AND($seats) }: { $rank }.
    .brief = { AND($seats) }: { $rank }
scientific-war-revealed = { $groups }
    .brief = { $best }{ $rest ->
        [0] .
       *[other] ; { $rest }.
    }
scientific-war-revolution = { $seats ->
    [one] Bube: { $seats }.
    [3] Drei Buben: { AND($seats) }.
   *[other] Buben: { AND($seats) }.
} { $low-wins ->
    [yes] Niedrig gewinnt
   *[no] Hoch gewinnt
} { $next-trick ->
    [yes] ab dem nächsten Stich.
   *[no] { $low-wins ->
        [yes] jetzt.
       *[no] wieder.
    }
}
    .brief = { $seats ->
        [one] Bube
       *[other] Buben
    }: { $low-wins ->
        [yes] niedrig gewinnt
       *[no] hoch gewinnt
    }{ $next-trick ->
        [yes] {" "}ab dem nächsten Stich.
       *[no] .
    }
    .braille = { $low-wins ->
        [yes] Niedrig gewinnt
       *[no] Hoch gewinnt
    }{ $next-trick ->
        [yes] {" "}ab dem nächsten Stich
       *[no] {""}
    }: { $seats ->
        [one] Bube.
       *[other] Buben.
    }
scientific-war-length-agreed = { $quick ->
    [yes] 15 Minuten: Die Partie endet nach Stich { $last }.
   *[no] Die Partie endet nach Stich { $last }.
}
    .brief = { $quick ->
        [yes] 15 Minuten: endet nach Stich { $last }.
       *[no] Endet nach Stich { $last }.
    }
scientific-war-tricks-left = Noch { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}.
scientific-war-jacks-cancelled = Die Buben heben sich auf: { AND($seats) }.
    .brief = Buben heben sich auf.
scientific-war-jokers-cancelled = Die Joker heben sich auf: { AND($seats) }.
    .brief = Joker heben sich auf.
scientific-war-trick-won =
    .you = Du nimmst { $cards } Karten und hast jetzt { $owned }.
    .you-brief = Du nimmst { $cards }, jetzt { $owned }.
    .other = { $seat } nimmt { $cards } Karten und hat jetzt { $owned }.
    .other-brief = { $seat } nimmt { $cards }, jetzt { $owned }.
scientific-war-war-cancelled =
    .you = Gleichstand bei { scientific-war-alike }, aber dein Joker stoppt den Krieg. Du nimmst { $cards } Karten und hast jetzt { $owned }.
    .you-brief = Dein Joker stoppt den Krieg. Du nimmst { $cards }, jetzt { $owned }.
    .you-braille = Du nimmst { $cards }, jetzt { $owned }; durch Joker.
    .other = Gleichstand bei { scientific-war-alike }, aber der Joker von { $seat } stoppt den Krieg. { $seat } nimmt { $cards } Karten und hat jetzt { $owned }.
    .other-brief = Der Joker von { $seat } stoppt den Krieg. { $seat } nimmt { $cards }, jetzt { $owned }.
    .other-braille = { $seat } nimmt { $cards }, jetzt { $owned }; durch Joker.
scientific-war-war = Gleichstand bei { scientific-war-alike }: { AND($seats) }. Krieg!
    .brief = Krieg bei { scientific-war-alike }!
scientific-war-forced-war =
    .you = Kein Gleichstand: Dein Joker erzwingt einen Krieg.
    .you-brief = Dein Joker erzwingt einen Krieg.
    .other = Kein Gleichstand: Der Joker von { $seat } erzwingt einen Krieg.
    .other-brief = Der Joker von { $seat } erzwingt einen Krieg.
scientific-war-spy-named =
    .you = Mit deiner Dame spionierst du im nächsten Stich.
    .you-brief = Mit deiner Dame spionierst du.
    .other = { $seat } spioniert im nächsten Stich.
    .other-brief = { $seat } spioniert.
scientific-war-queens-cancelled = Die Damen heben sich auf: { AND($seats) }. Niemand spioniert.
    .brief = Damen heben sich auf. Niemand spioniert.
scientific-war-peeked =
    .you = Deine 3: E sagt, wie viele Karten alle auf der Hand haben, bis der nächste Stich endet.
    .you-brief = Deine 3: E sagt alle Handkarten.
    .other = { $seat } erfährt, wie viele Karten alle auf der Hand haben.
    .other-brief = { $seat } zählt alle Hände.
scientific-war-swap-decided =
    .you = { $swapped ->
        [yes] Du tauschst und hast { $hand ->
            [one] { $hand } Karte
           *[other] { $hand } Karten
        } auf der Hand.
        [no] Du behältst deine Hand mit { $hand ->
            [one] { $hand } Karte.
           *[other] { $hand } Karten.
        }
       *[none] Du hast über den Tausch entschieden.
    }
    .other = { $seat } hat über den Tausch entschieden.
    .you-brief = { $swapped ->
        [yes] Du tauschst und hast { $hand } auf der Hand.
        [no] Du behältst deine Hand.
       *[none] Du hast entschieden.
    }
    .other-brief = { $seat } hat entschieden.
scientific-war-played-for =
    .you = Ein Bot hat für dich { FORM($rank, "den") } gespielt.
    .other = Ein Bot hat für { $seat } { FORM($rank, "den") } gespielt.
scientific-war-swap-decided-for =
    .you = { $swapped ->
        [yes] Ein Bot hat für dich Hand und Stapel getauscht.
       *[no] Ein Bot hat für dich die Hand behalten.
    }
    .other = { $swapped ->
        [yes] Ein Bot hat für { $seat } Hand und Stapel getauscht.
       *[no] Ein Bot hat für { $seat } die Hand behalten.
    }
scientific-war-refilled =
    .you = Deine Hand ist leer. Du nimmst deinen Stapel auf: { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
    .you-brief = Du nimmst deinen Stapel auf: { $cards }.
    .other = { $seat } nimmt den Stapel auf: { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
    .other-brief = { $seat } nimmt den Stapel auf: { $cards }.
scientific-war-went-out =
    .you = Du bist raus.{ $left ->
        [0] {""}
        [1] {""}
       *[other] {" "}Noch { $left } dabei.
    }
    .you-brief = Du bist raus.
    .other = { $seat } ist raus.{ $left ->
        [0] {""}
        [1] {""}
       *[other] {" "}Noch { $left } dabei.
    }
    .other-brief = { $seat } ist raus.
scientific-war-owns =
    .you = Du hast { $cards }{ $hand ->
        [none] .
       *[other] , davon { $hand } auf der Hand.
    }
    .you-brief = Du { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } auf der Hand.
    }
    .other = { $seat } hat { $cards }{ $hand ->
        [none] .
       *[other] , davon { $hand } auf der Hand.
    }
    .other-brief = { $seat } { $cards }{ $hand ->
        [none] .
       *[other] , { $hand } auf der Hand.
    }
scientific-war-won =
    .you = Du gewinnst nach { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }.
    .other = { $seat } gewinnt nach { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }.
scientific-war-drawn = Alle sind auf einmal raus. Unentschieden: { AND($seats) }.
    .brief = Unentschieden: { AND($seats) }.
scientific-war-limit-reached = { $tricks ->
    [one] Das war der einzige Stich.
   *[other] Das war der letzte von { $tricks } Stichen.
} { $winners ->
    [one] Sieg mit den meisten Karten: { $winners }.
   *[other] Unentschieden mit den meisten Karten: { AND($winners) }.
} { $owned }
    .brief = Das war der letzte. { $winners ->
        [one] Sieg: { $winners }.
       *[other] Unentschieden: { AND($winners) }.
    } { $owned }

## Antworten

scientific-war-since =
    .you = Stich { $trick }{ $low-wins ->
        [yes] , niedrig gewinnt
       *[no] {""}
    }{ $waiting ->
        [0] {""}
       *[other] , { $waiting } auf dem Spiel
    }; { $rank ->
        [none] {""}
        [joker] { $taken ->
            [0] Krieg durch { $winner ->
                [you] deinen Joker
               *[other] den Joker von { $winner }
            };{" "}
           *[other] { $winner ->
                [you] du nahmst
               *[other] { $winner } nahm
            } { $taken } mit Joker;{" "}
        }
       *[other] { $taken ->
            [0] Gleichstand bei { scientific-war-alike }: { AND($tied) };{" "}
           *[other] { $winner ->
                [you] du nahmst
               *[other] { $winner } nahm
            } { $taken } mit { $rank };{" "}
        }
    }du hast { $owned }.
    .other = Stich { $trick }{ $low-wins ->
        [yes] , niedrig gewinnt
       *[no] {""}
    }{ $waiting ->
        [0] {""}
       *[other] , { $waiting } auf dem Spiel
    }; { $rank ->
        [none] {""}
        [joker] { $taken ->
            [0] Krieg durch den Joker von { $winner };{" "}
           *[other] { $winner } nahm { $taken } mit Joker;{" "}
        }
       *[other] { $taken ->
            [0] Gleichstand bei { scientific-war-alike }: { AND($tied) };{" "}
           *[other] { $winner } nahm { $taken } mit { $rank };{" "}
        }
    }{ $seat } hat { $owned }.
scientific-war-rules = { $low-wins ->
    [yes] Niedrig gewinnt: 2 schlägt Ass.
   *[no] Hoch gewinnt: Ass schlägt 2.
}{ $waiting ->
    [0] {""}
   *[other] {" "}Krieg: { $waiting } Karten auf dem Spiel.
}{ $spy ->
    [0] {""}
   *[other] {" "}Wer spioniert: { $spy }.
} Stich { $trick }{ $limit ->
    [0] .
   *[other] {" "}von höchstens { $limit }.
}
    .brief = { $low-wins ->
        [yes] Niedrig gewinnt.
       *[no] Hoch gewinnt.
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Krieg: { $waiting } auf dem Spiel.
    }{ $spy ->
        [0] {""}
       *[other] {" "}Wer spioniert: { $spy }.
    } Stich { $trick }{ $limit ->
        [0] .
       *[other] {" "}von { $limit }.
    }
scientific-war-turn = { $swapping ->
    [yes] Noch dran, behalten oder tauschen: { AND($awaited) }.
   *[no] { $two ->
        [yes] {""}
       *[no] Stich { $trick }.{" "}
    }{ $awaited ->
        [0] Noch dran: niemand.
       *[other] Noch dran: { AND($awaited) }.
    }{ $spies ->
        [0] {""}
       *[other] {" "}Danach, wer spioniert: { AND($spies) }.
    }{ $two ->
        [yes] {""}
       *[no] { $played ->
            [0] {" "}Niemand hat gespielt.
           *[other] {" "}Schon gespielt: { AND($played) }.
        }
    }
}
    .brief = { $awaited ->
        [0] Noch dran: niemand.
       *[other] Noch dran: { AND($awaited) }.
    }{ $spies ->
        [0] {""}
       *[other] {" "}Danach: { AND($spies) }.
    }
scientific-war-standing = { $owned }
scientific-war-chose =
    .you = du hast { FORM($rank, "den") }
    .other = { $seat } hat { FORM($rank, "den") }
scientific-war-shown = { AND($cards) }.
    .braille = { JOINED($cards, "; ") }.
scientific-war-spy-waits = Du spionierst, also warte. Noch dran: { AND($awaited) }.
    .brief = Noch dran: { AND($awaited) }.
scientific-war-not-shown = { $spy ->
    [0] Die Karten sind geheim: Niemand spioniert in diesem Stich.
   *[other] Die Karten sind geheim. Hören darf sie nur, wer spioniert: { $spy }.
}
    .brief = { $spy ->
        [0] Karten geheim: Niemand spioniert.
       *[other] Die Karten sind geheim. Wer spioniert: { $spy }.
    }
scientific-war-own =
    .you = { $out ->
        [yes] Du bist raus.
       *[no] { $hand ->
            [0] Deine Hand ist leer
           *[other] Deine Hand: { $whole ->
                [0] { HAND($hand) }
               *[other] alle { $whole } Karten
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] Kein Stapel.
               *[other] Stapel: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}Du hast { FORM($chosen, "den") } gespielt.
        }
    }
    .you-brief = { $out ->
        [yes] Du bist raus.
       *[no] { $hand ->
            [0] Deine Hand ist leer
           *[other] { $whole ->
                [0] { HAND($hand) }
               *[other] Alle { $whole } Karten
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] Kein Stapel.
               *[other] Stapel: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}Du hast { FORM($chosen, "den") } gespielt.
        }
    }
    .other = { $out ->
        [yes] { $seat } ist raus.
       *[no] { $hand ->
            [0] Die Hand von { $seat } ist leer
           *[other] Die Hand von { $seat }: { $whole ->
                [0] { HAND($hand) }
               *[other] alle { $whole } Karten
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] Kein Stapel.
               *[other] Stapel: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}{ $seat } hat { FORM($chosen, "den") } gespielt.
        }
    }
scientific-war-own-hidden =
    .you = Deine Hand kannst du hier nicht hören.
    .other = Nur { $seat } darf diese Hand hören, und nur an der Tastatur.
    .other-brief = Nur { $seat } darf diese Hand hören.

## Was eine Wahl bewirkt

scientific-war-card-explained = { $stronger ->
    [0] Kein Wert ist besser.
    [one] Ein Wert ist besser.
    [13] Jeder andere Wert ist besser.
   *[other] { $stronger } Werte sind besser.
}{ $rank ->
    [jack] {" "}Ein einzelner Bube dreht die Rangfolge um, { $next-trick ->
        [yes] ab dem nächsten Stich.
       *[no] und zwar sofort.
    }
    [queen] {" "}Mit einer einzelnen Dame spionierst du im nächsten Stich.
    [three] {" "}Danach sagt dir E, wie viele Karten alle auf der Hand haben.
    [eight] {" "}Danach darfst du Hand und Stapel tauschen.
    [joker] {" "}{ $duel ->
        [yes] Ein einzelner Joker erzwingt einen Krieg.
       *[no] Ein einzelner Joker gewinnt, wenn die besten anderen Karten gleich sind. Sonst erzwingt er einen Krieg.
    }
   *[other] {""}
}
    .brief = { $stronger ->
        [0] Kein Wert ist besser.
        [one] Ein Wert ist besser.
        [13] Jeder andere Wert ist besser.
       *[other] { $stronger } Werte sind besser.
    }
scientific-war-swap-explained = Du hättest { $hand } auf der Hand und { $pile } im Stapel. Die anderen hören nicht, was du wählst.
    .brief = { $hand } auf der Hand und { $pile } im Stapel.
scientific-war-keep-explained = Du behältst { $hand } auf der Hand und { $pile } im Stapel. Die anderen hören nicht, was du wählst.
    .brief = { $hand } auf der Hand und { $pile } im Stapel.
scientific-war-not-held = Nicht auf deiner Hand: { $ranks }.
scientific-war-cannot-swap = Tauschen geht nicht: { $hand ->
    [0] Deine Hand ist leer.
   *[other] Dein Stapel ist leer.
}

## Rat

scientific-war-mixed = { $times ->
    [one] einmal
   *[other] { $times } Mal
} { FORM($rank, "den") }
    .brief = { $times ->
        [one] einmal
       *[other] { $times } Mal
    } { FORM($rank, "den") }
scientific-war-play-advised =
    .you = Spiel { FORM($rank, "den") }: { $wins } Prozent Siegchance{ $takes ->
        [0] ; damit verlierst du am wenigsten
        [100] ; damit machst du den Stich fast immer
       *[other] , { $takes } für den Stich
    }.{ $near ->
        [yes] {" "}Fast so gut ist { FORM($instead, "der") }.
       *[no] {""}
    }{ $reason ->
        [mixed] {" "}Spiel manchmal auch { OR(FORM($mixed, "den")) }, damit dich niemand durchschaut.
        [order] {" "}Niedrig gewinnt jetzt.
        [stake] {" "}Dafür spricht, was auf dem Spiel steht.
        [spied] {" "}Jemand spioniert und antwortet darauf.
        [counted] {" "}Dafür sprechen die Karten, die die anderen noch haben.
        [spares] {" "}Das spart andere Karten für später.
        [takes] {" "}Keine andere Karte macht den Stich so oft.
       *[none] {""}
    }
    .other = { $seat }, spiel { FORM($rank, "den") }: { $wins } Prozent Siegchance{ $takes ->
        [0] ; damit verlierst du am wenigsten
        [100] ; damit machst du den Stich fast immer
       *[other] , { $takes } für den Stich
    }.{ $near ->
        [yes] {" "}Fast so gut ist { FORM($instead, "der") }.
       *[no] {""}
    }{ $reason ->
        [mixed] {" "}Spiel manchmal auch { OR(FORM($mixed, "den")) }, damit dich niemand durchschaut.
        [order] {" "}Niedrig gewinnt jetzt.
        [stake] {" "}Dafür spricht, was auf dem Spiel steht.
        [spied] {" "}Jemand spioniert und antwortet darauf.
        [counted] {" "}Dafür sprechen die Karten, die die anderen noch haben.
        [spares] {" "}Das spart andere Karten für später.
        [takes] {" "}Keine andere Karte macht den Stich so oft.
       *[none] {""}
    }
    .brief = { FORM($rank, "den") }: { $wins } Prozent; { $reason ->
        [mixed] auch { OR(FORM($mixed, "den")) }.
       *[other] { $near ->
            [yes] fast so gut { FORM($instead, "der") }.
           *[no] { $takes } für den Stich.
        }
    }
scientific-war-lesson = { $point ->
    [follows] Niedrig gewinnt jetzt, also ist { FORM($rank, "der") } stärker als { FORM($instead, "der") }.
    [drops] Niedrig gewinnt jetzt, also ist { FORM($rank, "der") } schwächer. Gib erst { FORM($rank, "den") } ab und behalt { FORM($instead, "den") }.
    [restores] Niedrig gewinnt jetzt, und mit dem Buben gewinnt wieder hoch.
    [ends] Niedrig gewinnt jetzt, und der Bube beendet das.
    [order] Niedrig gewinnt jetzt.
    [fights] { $stake ->
        [one] Eine Karte steht
       *[other] { $stake } Karten stehen
    } auf dem Spiel, also zählt der Stich mehr, und { FORM($rank, "der") } macht ihn öfter.
    [stake] Dafür spricht, was auf dem Spiel steht.
    [shown] Wer spioniert, sieht deine Karte zuerst. Zeig keine starke.
    [spied] Wer spioniert, sieht deine Karte zuerst.
    [equal] Auf den anderen Händen liegt keine Karte zwischen den beiden. Also reicht { FORM($rank, "der") }, und du behältst { FORM($instead, "den") }.
    [fewer] Zähl mit, was sie spielen: Auf ihren Händen { $instead-beaten ->
        [one] ist eine Karte
       *[other] sind { $instead-beaten } Karten
    } stärker als { FORM($instead, "der") }, aber { $beaten ->
        [0] keine ist
        [one] nur eine ist
       *[other] nur { $beaten } sind
    } stärker als { FORM($rank, "der") }.
    [counted] Zähl mit, was sie spielen: Was sie noch auf der Hand haben, spricht für { FORM($rank, "den") }.
    [jack] Heb dir den Buben auf, bis dir die andere Rangfolge hilft.
    [joker] Heb dir den Joker für einen Stich auf, in dem mehr auf dem Spiel steht.
    [swaps] Mit der 8 kannst du deine Hand gegen deinen Stapel tauschen, der mehr Karten hat.
    [eight] Heb dir die 8 auf, bis dein Stapel mehr Karten hat als deine Hand.
    [denies] Ein einzelner Joker beginnt einen Krieg oder beendet einen. So machen die anderen den Stich nicht.
    [turns] Mit dem Buben gewinnt { $low-wins ->
        [yes] hoch
       *[no] niedrig
    }. Dann ist { FORM($instead, "der") } stark.
    [cheap] Von { $cards } fremden Karten { $beaten ->
        [0] ist keine
        [one] ist eine
       *[other] sind { $beaten }
    } stärker als { FORM($rank, "der") }, und { $instead-beaten ->
        [0] keine ist
        [one] eine ist
       *[other] { $instead-beaten } sind
    } stärker als { FORM($instead, "der") }. Also reicht { FORM($rank, "der") } fast immer, und du behältst { FORM($instead, "den") }.
    [stronger] Heb dir { FORM($instead, "den") } für später auf, die stärkere Karte: { FORM($rank, "der") } kostet dich weniger.
    [turned] Heb dir { FORM($instead, "den") } auf: jetzt schwach, aber stark, wenn { $low-wins ->
        [yes] hoch
       *[no] niedrig
    } gewinnt.
    [spares] { FORM($instead, "der") } ist später mehr wert.
    [beaten] Von { $cards } fremden Karten { $instead-beaten ->
        [one] ist eine
       *[other] sind { $instead-beaten }
    } stärker als { FORM($instead, "der") }, aber { $beaten ->
        [0] keine ist
        [one] nur eine ist
       *[other] nur { $beaten } sind
    } stärker als { FORM($rank, "der") }.
   *[takes] Damit machst du den Stich öfter.
}
scientific-war-play-compared =
    .you = Spiel { FORM($rank, "den") }: { $wins } Prozent Siegchance, gegen { $instead-wins } für { FORM($instead, "den") }.{ $lesson ->
        [none] {""}
       *[some] {" "}{ $lesson }
    }
    .other = { $seat }, spiel { FORM($rank, "den") }: { $wins } Prozent Siegchance, gegen { $instead-wins } für { FORM($instead, "den") }.{ $lesson ->
        [none] {""}
       *[some] {" "}{ $lesson }
    }
    .brief = { FORM($rank, "den") }: { $wins } Prozent, gegen { $instead-wins } für { FORM($instead, "den") }.
    .braille = { $rank } { $wins }%; { $instead } { $instead-wins }%.
scientific-war-mixture = Von { $of } Mal spielst du: { AND($cards) }.
    .brief = { $of } Mal: { $cards }.
scientific-war-play-instead = { FORM($rank, "der") }: { $wins } Prozent Siegchance{ $takes ->
        [0] ; damit machst du den Stich fast nie
        [100] ; damit machst du den Stich fast immer
       *[other] , { $takes } für den Stich
    }.
    .brief = { FORM($rank, "der") }: { $wins } Prozent, { $takes } für den Stich.
scientific-war-rest-instead = Der Rest, mit höchstens { $wins } Prozent Siegchance: { AND($ranks) }.
    .brief = Höchstens { $wins } Prozent: { $ranks }.
scientific-war-losers-instead = Diese verlieren den Stich, mit höchstens { $wins } Prozent Siegchance: { AND($ranks) }.
    .brief = Verlieren den Stich: { $ranks }.
scientific-war-reason-mixed = auch andere Karten
scientific-war-reason-order = niedrig gewinnt
scientific-war-order-low = niedrig gewinnt
scientific-war-reason-stake = Karten auf dem Spiel
scientific-war-reason-spied = es wird spioniert
scientific-war-reason-counted = gezählte Karten
scientific-war-reason-spares = aufgehobene Karten
scientific-war-reason-beaten = die stärkeren Karten
scientific-war-reason-takes = der Stich
scientific-war-point-follows = die stärkere Karte
scientific-war-point-drops = die schwächere Karte
scientific-war-point-restores = hoch gewinnt wieder
scientific-war-point-ends = niedrig gewinnt nicht mehr
scientific-war-point-fights = Karten auf dem Spiel
scientific-war-point-shown = es wird spioniert
scientific-war-point-equal = gleich gute Karten
scientific-war-point-fewer = die Karten auf ihren Händen
scientific-war-point-cheap = eine fast so starke Karte
scientific-war-point-stronger = die stärkere Karte aufgehoben
scientific-war-point-turned = eine Karte für die andere Rangfolge
scientific-war-point-denies = der Stich nicht für die anderen
scientific-war-point-turns = die andere Rangfolge
scientific-war-point-jack = der Bube aufgehoben
scientific-war-point-joker = der Joker aufgehoben
scientific-war-point-swaps = ein Tausch
scientific-war-point-eight = die 8 aufgehoben
scientific-war-point-order = niedrig gewinnt
scientific-war-point-stake = Karten auf dem Spiel
scientific-war-point-spied = es wird spioniert
scientific-war-point-counted = gezählte Karten
scientific-war-point-spares = aufgehobene Karten
scientific-war-point-beaten = die stärkeren Karten
scientific-war-point-takes = der Stich
scientific-war-fate-takes = macht den Stich
scientific-war-fate-loses = verliert den Stich
scientific-war-fate-war = beginnt einen Krieg
scientific-war-answer-advised =
    .you = Spiel { FORM($rank, "den") }: Das { $fate }, { $cards } Karten. { $wins } Prozent Siegchance.{ $near ->
        [none] {""}
       *[other] {" "}Fast so gut ist { FORM($near, "der") }.
    }
    .you-brief = { FORM($rank, "den") }: { $fate }, { $wins } Prozent.
    .you-braille = { $rank }: { $fate }, { $wins } %.
    .other = Rat für { $seat }: Spiel { FORM($rank, "den") }. Das { $fate }, { $cards } Karten. { $wins } Prozent Siegchance.{ $near ->
        [none] {""}
       *[other] {" "}Fast so gut ist { FORM($near, "der") }.
    }
    .other-brief = { $seat }: { FORM($rank, "den") }. { $fate }, { $wins } Prozent.
    .other-braille = { $seat }: { $rank } { $fate }, { $wins } %.
scientific-war-answer-instead = { FORM($rank, "der") } { $fate }: { $wins } Prozent Siegchance.
    .brief = { FORM($rank, "der") } { $fate }: { $wins }.
scientific-war-swap-advised =
    .you = { $swap ->
        [yes] Tauschen
       *[no] Behalten
    }: { $wins } Prozent Siegchance, mit { $hand } auf der Hand.{ $near ->
        [yes] {" "}Beides ist etwa gleich gut.
       *[no] {""}
    }
    .you-brief = { $swap ->
        [yes] Tauschen
       *[no] Behalten
    }: { $wins } Prozent, { $hand } auf der Hand.
    .other = Rat für { $seat }: { $swap ->
        [yes] Hand und Stapel tauschen
       *[no] Hand behalten
    }, { $wins } Prozent Siegchance, mit { $hand } auf der Hand.{ $near ->
        [yes] {" "}Beides ist etwa gleich gut.
       *[no] {""}
    }
    .other-brief = { $seat }: { $swap ->
        [yes] tauschen
       *[no] behalten
    }, { $wins } Prozent, { $hand } auf der Hand.
scientific-war-swap-instead = { $swap ->
    [yes] Tauschen
   *[no] Behalten
}: { $wins } Prozent Siegchance, mit { $hand } auf der Hand.
    .brief = { $swap ->
        [yes] Tauschen
       *[no] Behalten
    }: { $wins } Prozent, { $hand } auf der Hand.

## Reviews

scientific-war-mistake-strong = Heb dir nächstes Mal die starken Karten auf: Oft reicht eine schwächere.
scientific-war-mistake-weak = Spiel nächstes Mal öfter eine stärkere Karte.
scientific-war-mistake-stake = Spiel nächstes Mal stärker, wenn Karten auf dem Spiel stehen.
scientific-war-mistake-order = Spiel nächstes Mal niedrigere Karten, wenn niedrig gewinnt.
scientific-war-mistake-jack = Heb dir nächstes Mal die Buben für später auf.
scientific-war-mistake-joker = Heb dir nächstes Mal die Joker für später auf.
scientific-war-mistake-no-jack = Spiel nächstes Mal die Buben früher.
scientific-war-mistake-no-joker = Spiel nächstes Mal die Joker früher.
scientific-war-mistake-swapped = Behalt nächstes Mal nach einer 8 öfter deine Hand.
scientific-war-mistake-kept = Tausch nächstes Mal nach einer 8 öfter deine Hand.
