### reviewed: nobody
### Scientific War, en español.

scientific-war-title = Scientific War
scientific-war-about = Todas las manos son iguales, y cada carta se juega en secreto. Las cartas especiales espían, cambian la mano o invierten el orden.
scientific-war-length = De 15 a 25 minutos.
scientific-war-credits = Basado en Scientific War, de QuentinC's Playroom.
scientific-war-keys = 2 a 9: esa carta. 0: el 10. J: la jota. D o Q: la dama. K: el rey. A: el as. O: el comodín.

## Opciones

scientific-war-option-jokers = Comodines
scientific-war-option-jokers-0 = Sin comodines.
scientific-war-option-jokers-1 = Un comodín por mano.
scientific-war-option-jokers-2 = Dos comodines por mano.
scientific-war-option-jokers-about = Cuántos comodines hay en cada mano.
scientific-war-option-revolution = Cuándo actúa la jota
scientific-war-option-revolution-now = La jota invierte el orden al momento.
scientific-war-option-revolution-next = La jota invierte el orden desde la próxima baza.
scientific-war-option-revolution-about = La jota invierte el orden en la baza en que se juega, o desde la siguiente.
scientific-war-option-jacks = Varias jotas
scientific-war-option-jacks-parity = Dos jotas se anulan; tres invierten el orden.
scientific-war-option-jacks-cancel = Dos o más jotas se anulan.
scientific-war-option-jacks-about = Qué pasa si en una baza hay dos o más jotas.
scientific-war-option-limit = { $value ->
    [one] Como máximo, una baza.
   *[other] Como máximo, { $value } bazas.
}
scientific-war-option-limit-quick = 15 minutos.
scientific-war-option-limit-long = Partida larga.
scientific-war-option-limit-off = Hasta la última carta.
scientific-war-option-limit-about = Cuántas bazas se juegan. Al final gana quien tenga más cartas. 15 minutos es lo que se tarda en oírlo todo.

## Elecciones

scientific-war-play = { $rank }.
scientific-war-swap = Cambiar tu mano por tu montón.
scientific-war-keep = Conservar tu mano.
scientific-war-missing =
    .you = No tienes { $rank }.
    .other = { $seat } no tiene { $rank }.
scientific-war-play-due =
    .you = { $only ->
        [none] Baza { $trick }{ $low-wins ->
            [yes] , gana la baja.
           *[no] .
        }{ $waiting ->
            [0] {""}
           *[other] {" "}{ $waiting } cartas en juego.
        }{ $spying ->
            [yes] {" "}Eres espía: con C oyes las otras cartas.
           *[no] {""}
        } Juega una carta.
       *[other] Juega { FORM($only, "el") }.
    }
    .you-brief = { $only ->
        [none] Baza { $trick }{ $low-wins ->
            [yes] , gana la baja.
           *[no] .
        }{ $waiting ->
            [0] {""}
           *[other] {" "}{ $waiting } en juego.
        }{ $spying ->
            [yes] {" "}Eres espía.
           *[no] {""}
        } Juega.
       *[other] Juega { FORM($only, "el") }.
    }
    .other = Turno de { $seat }. Baza { $trick }{ $low-wins ->
        [yes] , gana la baja.
       *[no] .
    }{ $waiting ->
        [0] {""}
       *[other] {" "}{ $waiting } cartas en juego.
    }{ $spying ->
        [yes] {" "}{ $seat } es espía: con C oye las otras cartas.
       *[no] {""}
    } Juega una carta.
    .other-brief = Turno de { $seat }{ $low-wins ->
        [yes] , gana la baja.
       *[no] .
    }{ $spying ->
        [yes] {" "}Espía.
       *[no] {""}
    }
scientific-war-swap-due =
    .you = { $possible ->
        [yes] Tu 8: ¿conservas tu mano o la cambias por tu montón?
       *[no] Conservas tu mano.
    }
    .you-brief = { $possible ->
        [yes] Tu 8: ¿conservas o cambias la mano?
       *[no] Conservas.
    }
    .other = El 8 de { $seat }: ¿conservas tu mano o la cambias por tu montón?
    .other-brief = El 8 de { $seat }: ¿cambias la mano?
scientific-war-swap-due-keys = Pulsa 1 para conservar o 2 para cambiar, y luego Intro.

## Lo que pasa

scientific-war-dealt = Cada mano tiene { $cards } cartas: del 2 al as{ $jokers ->
    [0] .
    [one] {" "}y un comodín.
   *[other] {" "}y { $jokers } comodines.
}
    .brief = Cada mano tiene { $cards } cartas.
scientific-war-committed =
    .you = { $rank ->
        [none] Juegas tu carta.
       *[other] Juegas { FORM($rank, "el") }.
    }
    .you-brief = { $rank ->
        [none] Juegas tu carta.
       *[other] Juegas { FORM($rank, "el") }.
    }
    .other = { $seat } juega su carta.
    .other-brief = {""}
scientific-war-alike = { $rank ->
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] damas
    [king] reyes
    [ace] ases
   *[joker] comodines
}
scientific-war-group = { AND($seats) }: { $rank }.
    .brief = { AND($seats) }: { $rank }
scientific-war-revealed = { $groups }
    .brief = { $best }{ $rest ->
        [0] .
       *[other] ; { $rest }.
    }
scientific-war-revolution = { $seats ->
    [one] Jota: { $seats }.
    [3] Tres jotas: { AND($seats) }.
   *[other] Jotas: { AND($seats) }.
} { $next-trick ->
    [yes] Desde la próxima baza { $low-wins ->
        [yes] gana la baja.
       *[no] gana la alta.
    }
   *[no] { $low-wins ->
        [yes] Ahora gana la baja.
       *[no] Vuelve a ganar la alta.
    }
}
    .brief = { $seats ->
        [one] Jota
       *[other] Jotas
    }: { $next-trick ->
        [yes] próxima baza,{" "}
       *[no] {""}
    }{ $low-wins ->
        [yes] gana la baja.
       *[no] gana la alta.
    }
    .braille = { $low-wins ->
        [yes] Gana la baja
       *[no] Gana la alta
    }{ $next-trick ->
        [yes] , próxima baza
       *[no] {""}
    }: { $seats ->
        [one] jota.
       *[other] jotas.
    }
scientific-war-length-agreed = { $quick ->
    [yes] 15 minutos: la partida acaba tras la baza { $last }.
   *[no] La partida acaba tras la baza { $last }.
}
    .brief = { $quick ->
        [yes] 15 minutos: la última baza es la { $last }.
       *[no] La última baza es la { $last }.
    }
scientific-war-tricks-left = { $tricks ->
    [one] Queda una baza.
   *[other] Quedan { $tricks } bazas.
}
scientific-war-jacks-cancelled = Se anulan las jotas: { AND($seats) }.
    .brief = Se anulan las jotas.
scientific-war-jokers-cancelled = Se anulan los comodines: { AND($seats) }.
    .brief = Se anulan los comodines.
scientific-war-trick-won =
    .you = Te llevas { $cards } cartas y ahora tienes { $owned }.
    .you-brief = Te llevas { $cards }, ahora { $owned }.
    .other = { $seat } se lleva { $cards } cartas y ahora tiene { $owned }.
    .other-brief = { $seat } se lleva { $cards }, ahora { $owned }.
scientific-war-war-cancelled =
    .you = Empate de { scientific-war-alike }, pero tu comodín frena la guerra. Te llevas { $cards } cartas y ahora tienes { $owned }.
    .you-brief = Tu comodín frena la guerra. Te llevas { $cards }, ahora { $owned }.
    .you-braille = Te llevas { $cards }, ahora { $owned }; por tu comodín.
    .other = Empate de { scientific-war-alike }, pero el comodín de { $seat } frena la guerra. { $seat } se lleva { $cards } cartas y ahora tiene { $owned }.
    .other-brief = El comodín de { $seat } frena la guerra. { $seat } se lleva { $cards }, ahora { $owned }.
    .other-braille = { $seat } se lleva { $cards }, ahora { $owned }; por su comodín.
scientific-war-war = Empate de { scientific-war-alike } entre { AND($seats) }: ¡guerra!
    .brief = Empate de { scientific-war-alike }: ¡guerra!
scientific-war-forced-war =
    .you = No hay empate: tu comodín fuerza una guerra.
    .you-brief = Tu comodín fuerza una guerra.
    .other = No hay empate: el comodín de { $seat } fuerza una guerra.
    .other-brief = El comodín de { $seat } fuerza una guerra.
scientific-war-spy-named =
    .you = Tu dama te hace espía en la próxima baza.
    .you-brief = Tu dama te hace espía.
    .other = { $seat } es espía en la próxima baza.
    .other-brief = { $seat } es espía.
scientific-war-queens-cancelled = Se anulan las damas: { AND($seats) }. No hay espía.
    .brief = Se anulan las damas. No hay espía.
scientific-war-peeked =
    .you = Con tu 3, la tecla E dice cuántas cartas hay en cada mano, hasta el final de la próxima baza.
    .you-brief = Tu 3: con E oyes cuántas cartas hay.
    .other = { $seat } cuenta las cartas de cada mano.
    .other-brief = { $seat } cuenta las cartas.
scientific-war-swap-decided =
    .you = { $swapped ->
        [yes] Cambias y tienes { $hand ->
            [one] una carta
           *[other] { $hand } cartas
        } en la mano.
        [no] Conservas tu mano, de { $hand ->
            [one] una carta
           *[other] { $hand } cartas
        }.
       *[none] Ya has decidido si cambias.
    }
    .other = { $seat } ya ha decidido si cambia.
    .you-brief = { $swapped ->
        [yes] Cambias y tienes { $hand ->
            [one] una carta.
           *[other] { $hand } cartas.
        }
        [no] Conservas tu mano.
       *[none] Ya has decidido.
    }
    .other-brief = { $seat } ya ha decidido.
scientific-war-played-for =
    .you = Un bot juega { FORM($rank, "el") } por ti.
    .other = Un bot juega { FORM($rank, "el") } por { $seat }.
scientific-war-swap-decided-for =
    .you = { $swapped ->
        [yes] Un bot cambia tu mano por tu montón.
       *[no] Un bot conserva tu mano.
    }
    .other = { $swapped ->
        [yes] Un bot cambia la mano de { $seat } por su montón.
       *[no] Un bot conserva la mano de { $seat }.
    }
scientific-war-refilled =
    .you = Tu mano está vacía. Recoges tu montón: { $cards ->
        [one] una carta.
       *[other] { $cards } cartas.
    }
    .you-brief = Recoges tu montón: { $cards }.
    .other = { $seat } recoge su montón: { $cards ->
        [one] una carta.
       *[other] { $cards } cartas.
    }
    .other-brief = { $seat } recoge su montón: { $cards }.
scientific-war-went-out =
    .you = Quedas fuera.{ $left ->
        [0] {""}
        [one] {""}
       *[other] {" "}Siguen { $left } en la partida.
    }
    .you-brief = Quedas fuera.
    .other = { $seat } queda fuera.{ $left ->
        [0] {""}
        [one] {""}
       *[other] {" "}Siguen { $left } en la partida.
    }
    .other-brief = { $seat } queda fuera.
scientific-war-owns =
    .you = Tienes { $cards }{ $hand ->
        [none] .
       *[other] , con { $hand } en la mano.
    }
    .you-brief = Tú { $cards }{ $hand ->
        [none] .
       *[other] , con { $hand } en la mano.
    }
    .other = { $seat } tiene { $cards }{ $hand ->
        [none] .
       *[other] , con { $hand } en la mano.
    }
    .other-brief = { $seat } { $cards }{ $hand ->
        [none] .
       *[other] , con { $hand } en la mano.
    }
scientific-war-won =
    .you = Ganas tras { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }.
    .other = { $seat } gana tras { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }.
scientific-war-drawn = A nadie le quedan cartas. Empate: { AND($seats) }.
    .brief = Empate: { AND($seats) }.
scientific-war-limit-reached = Era la última de { $tricks } bazas. { $winners ->
    [one] Gana quien tiene más cartas: { $winners }.
   *[other] Empate en cabeza, con más cartas: { AND($winners) }.
} { $owned }
    .brief = Era la última. { $winners ->
        [one] Victoria: { $winners }.
       *[other] Empate: { AND($winners) }.
    } { $owned }

## Respuestas

scientific-war-since =
    .you = Baza { $trick }{ $low-wins ->
        [yes] , gana la baja
       *[no] {""}
    }{ $waiting ->
        [0] {""}
       *[other] , { $waiting } en juego
    }; { $rank ->
        [none] {""}
        [joker] { $taken ->
            [0] { $winner ->
                [you] tu comodín
               *[other] el comodín de { $winner }
            } forzó una guerra;{" "}
           *[other] { $winner ->
                [you] tu comodín
               *[other] el comodín de { $winner }
            } se llevó { $taken };{" "}
        }
       *[other] { $taken ->
            [0] empate de { scientific-war-alike }: { AND($tied) };{" "}
           *[other] { $winner ->
                [you] con { FORM($rank, "el") } te llevaste
               *[other] con { FORM($rank, "el") }, { $winner } se llevó
            } { $taken };{" "}
        }
    }tienes { $owned }.
    .other = Baza { $trick }{ $low-wins ->
        [yes] , gana la baja
       *[no] {""}
    }{ $waiting ->
        [0] {""}
       *[other] , { $waiting } en juego
    }; { $rank ->
        [none] {""}
        [joker] { $taken ->
            [0] el comodín de { $winner } forzó una guerra;{" "}
           *[other] el comodín de { $winner } se llevó { $taken };{" "}
        }
       *[other] { $taken ->
            [0] empate de { scientific-war-alike }: { AND($tied) };{" "}
           *[other] con { FORM($rank, "el") }, { $winner } se llevó { $taken };{" "}
        }
    }{ $seat } tiene { $owned }.
scientific-war-rules = { $low-wins ->
    [yes] Gana la baja: el 2 vence al as.
   *[no] Gana la alta: el as vence al 2.
}{ $waiting ->
    [0] {""}
   *[other] {" "}Guerra: { $waiting } cartas en juego.
}{ $spy ->
    [0] {""}
   *[other] {" "}Espía: { $spy }.
} Baza { $trick }{ $limit ->
    [0] .
   *[other] {" "}de { $limit } como máximo.
}
    .brief = { $low-wins ->
        [yes] Gana la baja.
       *[no] Gana la alta.
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Guerra: { $waiting } en juego.
    }{ $spy ->
        [0] {""}
       *[other] {" "}Espía: { $spy }.
    } Baza { $trick }{ $limit ->
        [0] .
       *[other] {" "}de { $limit }.
    }
scientific-war-turn = { $swapping ->
    [yes] Conservar o cambiar, sin decidir: { AND($awaited) }.
   *[no] { $two ->
        [yes] {""}
       *[no] Baza { $trick }.{" "}
    }{ $awaited ->
        [0] No falta nadie.
       *[other] Sin decidir: { AND($awaited) }.
    }{ $spies ->
        [0] {""}
       *[other] {" "}Después, espía: { AND($spies) }.
    }{ $two ->
        [yes] {""}
       *[no] { $played ->
            [0] {" "}Ninguna carta jugada.
           *[other] {" "}Con carta jugada: { AND($played) }.
        }
    }
}
    .brief = { $awaited ->
        [0] No falta nadie.
       *[other] Sin decidir: { AND($awaited) }.
    }{ $spies ->
        [0] {""}
       *[other] {" "}Después: { AND($spies) }.
    }
scientific-war-standing = { $owned }
scientific-war-chose =
    .you = tú tienes { FORM($rank, "el") }
    .other = { $seat } tiene { FORM($rank, "el") }
scientific-war-shown = { AND($cards) }.
    .braille = { JOINED($cards, "; ") }.
scientific-war-spy-waits = Eres espía: espera. Sin decidir: { AND($awaited) }.
    .brief = Sin decidir: { AND($awaited) }.
scientific-war-not-shown = { $spy ->
    [0] Las cartas son secretas, y en esta baza no hay espía.
   *[other] Las cartas son secretas. Solo las oye quien es espía: { $spy }.
}
    .brief = { $spy ->
        [0] Las cartas son secretas, no hay espía.
       *[other] Las cartas son secretas. Espía: { $spy }.
    }
scientific-war-own =
    .you = { $out ->
        [yes] Estás fuera.
       *[no] { $hand ->
            [0] Tu mano está vacía
           *[other] Tu mano: { $whole ->
                [0] { HAND($hand) }
               *[other] las { $whole } cartas iniciales
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] Sin montón.
               *[other] Montón: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}Juegas { FORM($chosen, "el") }.
        }
    }
    .you-brief = { $out ->
        [yes] Estás fuera.
       *[no] { $hand ->
            [0] Tu mano está vacía
           *[other] { $whole ->
                [0] { HAND($hand) }
               *[other] Las { $whole } cartas
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] Sin montón.
               *[other] Montón: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}Juegas { FORM($chosen, "el") }.
        }
    }
    .other = { $out ->
        [yes] { $seat } está fuera.
       *[no] { $hand ->
            [0] La mano de { $seat } está vacía
           *[other] La mano de { $seat }: { $whole ->
                [0] { HAND($hand) }
               *[other] las { $whole } cartas iniciales
            }
        }.{ $whole ->
            [0] {" "}{ $pile ->
                [0] Sin montón.
               *[other] Montón: { $pile }.
            }
           *[other] {""}
        }{ $chosen ->
            [none] {""}
           *[other] {" "}{ $seat } juega { FORM($chosen, "el") }.
        }
    }
scientific-war-own-hidden =
    .you = Aquí no puedes oír tu mano.
    .other = Solo { $seat } puede oír esa mano, y solo desde el teclado.
    .other-brief = Solo { $seat } puede oír esa mano.

## Qué hace cada elección

scientific-war-card-explained = { $stronger ->
    [0] Ninguna carta la supera.
    [one] La supera una sola carta.
    [13] La supera cualquier carta.
   *[other] La superan { $stronger } cartas distintas.
}{ $rank ->
    [jack] {" "}Una sola jota invierte el orden, { $next-trick ->
        [yes] desde la próxima baza.
       *[no] al momento.
    }
    [queen] {" "}Una sola dama te hace espía en la próxima baza.
    [three] {" "}Después, la tecla E te dice cuántas cartas hay en cada mano.
    [eight] {" "}Después puedes cambiar tu mano por tu montón.
    [joker] {" "}{ $duel ->
        [yes] Un solo comodín fuerza una guerra.
       *[no] Un solo comodín gana si las mejores cartas empatan. Si no, fuerza una guerra.
    }
   *[other] {""}
}
    .brief = { $stronger ->
        [0] Ninguna carta la supera.
        [one] La supera una sola carta.
        [13] La supera cualquier carta.
       *[other] La superan { $stronger } cartas.
    }
scientific-war-swap-explained = Tendrías { $hand } en la mano y { $pile } en tu montón. Nadie más oye qué eliges.
    .brief = { $hand } en la mano y { $pile } en tu montón.
scientific-war-keep-explained = Conservas { $hand } en la mano y { $pile } en tu montón. Nadie más oye qué eliges.
    .brief = { $hand } en la mano y { $pile } en tu montón.
scientific-war-not-held = No tienes en la mano: { $ranks }.
scientific-war-cannot-swap = No puedes cambiar: { $hand ->
    [0] tu mano está vacía.
   *[other] tu montón está vacío.
}

## Consejos

scientific-war-mixed = { $times ->
    [one] una vez
   *[other] { $times } veces
} { FORM($rank, "el") }
    .brief = { $times } { FORM($rank, "el") }
scientific-war-play-advised =
    .you = Juega { FORM($rank, "el") }: { $wins } por ciento de probabilidad de ganar{ $takes ->
        [0] ; es lo que menos pierde
        [100] ; casi siempre se lleva la baza
       *[other] , { $takes } de llevarte la baza
    }.{ $near ->
        [yes] {" "}Vale casi lo mismo { FORM($instead, "el") }.
       *[no] {""}
    }{ $reason ->
        [mixed] {" "}Alterna con { AND(FORM($mixed, "el")) }, para que nadie te adivine.
        [order] {" "}Ahora gana la baja.
        [stake] {" "}Lo piden las cartas en juego.
        [spied] {" "}Hay espía, y te responderá.
        [counted] {" "}Lo piden las cartas que quedan en otras manos.
        [spares] {" "}Así guardas otras cartas para después.
        [takes] {" "}Ninguna otra carta se lleva la baza tantas veces.
       *[none] {""}
    }
    .other = Consejo para { $seat }: { FORM($rank, "el") }, { $wins } por ciento de probabilidad de ganar{ $takes ->
        [0] ; es lo que menos pierde
        [100] ; casi siempre se lleva la baza
       *[other] , { $takes } de llevarte la baza
    }.{ $near ->
        [yes] {" "}Vale casi lo mismo { FORM($instead, "el") }.
       *[no] {""}
    }{ $reason ->
        [mixed] {" "}Alterna con { AND(FORM($mixed, "el")) }, para que nadie te adivine.
        [order] {" "}Ahora gana la baja.
        [stake] {" "}Lo piden las cartas en juego.
        [spied] {" "}Hay espía, y te responderá.
        [counted] {" "}Lo piden las cartas que quedan en otras manos.
        [spares] {" "}Así guardas otras cartas para después.
        [takes] {" "}Ninguna otra carta se lleva la baza tantas veces.
       *[none] {""}
    }
    .brief = { $rank }: { $wins } por ciento; { $reason ->
        [mixed] también { AND($mixed) }.
       *[other] { $near ->
            [yes] casi lo mismo { $instead }.
           *[no] { $takes } de llevarte la baza.
        }
    }
scientific-war-lesson = { $point ->
    [follows] Ahora gana la baja, así que { FORM($rank, "el") } es más fuerte que { FORM($instead, "el") }.
    [drops] Ahora gana la baja: pierde antes { FORM($rank, "el") }, que es más débil, y guarda { FORM($instead, "el") }.
    [restores] Ahora gana la baja, y con la jota vuelve a ganar la alta.
    [ends] Ahora gana la baja, y la jota acaba con eso.
    [order] Ahora gana la baja.
    [fights] Con { $stake ->
        [one] una carta
       *[other] { $stake } cartas
    } en juego, llevarse la baza vale más, y { FORM($rank, "el") } se la lleva más veces.
    [stake] Lo piden las cartas en juego.
    [shown] Quien espía ve tu carta antes de jugar. No le muestres una fuerte.
    [spied] Quien espía ve tu carta antes de jugar.
    [equal] En las otras manos no hay ninguna carta entre las dos: { FORM($rank, "el") } rinde lo mismo, y guardas { FORM($instead, "el") }.
    [fewer] Cuenta las cartas que se juegan: en las otras manos, { $instead-beaten ->
        [one] una carta supera
       *[other] { $instead-beaten } cartas superan
    } { FORM($instead, "al") }, pero { $beaten ->
        [0] ninguna supera
        [one] solo una supera
       *[other] solo { $beaten } superan
    } { FORM($rank, "al") }.
    [counted] Cuenta las cartas que se juegan: las que quedan en las otras manos favorecen { FORM($rank, "al") }.
    [jack] Guarda la jota hasta que te convenga invertir el orden.
    [joker] Guarda el comodín para una baza con más cartas en juego.
    [swaps] El 8 te deja cambiar la mano por el montón, que tiene más cartas.
    [eight] Guarda el 8 hasta que tu montón tenga más cartas que tu mano.
    [denies] Un solo comodín fuerza una guerra, o la frena. Así nadie más se lleva la baza.
    [turns] Con la jota gana la { $low-wins ->
        [yes] alta
       *[no] baja
    }. Entonces { FORM($instead, "el") } es fuerte.
    [cheap] { $beaten ->
        [0] Ninguna
       *[other] { $beaten }
    } de las { $cards ->
        [one] cartas
       *[other] { $cards } cartas
    } de otras manos { $beaten ->
        [0] supera
        [one] supera
       *[other] superan
    } { FORM($rank, "al") }, y { $instead-beaten ->
        [0] ninguna supera
        [one] una supera
       *[other] { $instead-beaten } superan
    } { FORM($instead, "al") }. Así que { FORM($rank, "el") } rinde casi lo mismo, y guardas { FORM($instead, "el") }.
    [stronger] Guarda para después { FORM($instead, "el") }, que es más fuerte: { FORM($rank, "el") } te cuesta menos.
    [turned] Guarda { FORM($instead, "el") }: ahora es débil, pero fuerte cuando gana la { $low-wins ->
        [yes] alta
       *[no] baja
    }.
    [spares] Más adelante vale más { FORM($instead, "el") }.
    [beaten] { $instead-beaten } de las { $cards ->
        [one] cartas
       *[other] { $cards } cartas
    } de otras manos { $instead-beaten ->
        [one] supera
       *[other] superan
    } { FORM($instead, "al") }, pero { $beaten ->
        [0] ninguna supera
        [one] solo una supera
       *[other] solo { $beaten } superan
    } { FORM($rank, "al") }.
   *[takes] Se lleva la baza más veces.
}
scientific-war-play-compared =
    .you = Juega { FORM($rank, "el") }: { $wins } por ciento de probabilidad de ganar, contra { $instead-wins } con { FORM($instead, "el") }.{ $lesson ->
        [none] {""}
       *[some] {" "}{ $lesson }
    }
    .other = Consejo para { $seat }: { FORM($rank, "el") }, { $wins } por ciento de probabilidad de ganar, contra { $instead-wins } con { FORM($instead, "el") }.{ $lesson ->
        [none] {""}
       *[some] {" "}{ $lesson }
    }
    .brief = { $rank }: { $wins } por ciento, contra { $instead-wins } con { FORM($instead, "el") }.
    .braille = { $rank } { $wins }%; { $instead } { $instead-wins }%.
scientific-war-mixture = Si jugaras esto { $of } veces: { AND($cards) }.
    .brief = { $of } veces: { $cards }.
scientific-war-play-instead = { FORM($rank, "el") }: { $wins } por ciento de probabilidad de ganar{ $takes ->
        [0] ; casi nunca se lleva la baza
        [100] ; casi siempre se lleva la baza
       *[other] , { $takes } de llevarte la baza
    }.
    .brief = { $rank }: { $wins } por ciento, { $takes } de llevarte la baza.
scientific-war-rest-instead = Las demás, con { $wins } por ciento de probabilidad de ganar la partida como máximo: { AND($ranks) }.
    .brief = { $wins } como máximo: { $ranks }.
scientific-war-losers-instead = Pierden la baza, con { $wins } por ciento de probabilidad de ganar la partida como máximo: { AND($ranks) }.
    .brief = Pierden la baza: { $ranks }.
scientific-war-reason-mixed = alternar con otras cartas
scientific-war-reason-order = gana la baja
scientific-war-order-low = gana la baja
scientific-war-reason-stake = cartas en juego
scientific-war-reason-spied = hay espía
scientific-war-reason-counted = cartas contadas
scientific-war-reason-spares = cartas guardadas
scientific-war-reason-beaten = las cartas que le ganan
scientific-war-reason-takes = la baza
scientific-war-point-follows = la carta más fuerte
scientific-war-point-drops = la carta más débil
scientific-war-point-restores = vuelve a ganar la alta
scientific-war-point-ends = deja de ganar la baja
scientific-war-point-fights = cartas en juego
scientific-war-point-shown = hay espía
scientific-war-point-equal = cartas iguales
scientific-war-point-fewer = las cartas de las otras manos
scientific-war-point-cheap = una carta casi igual de fuerte
scientific-war-point-stronger = la más fuerte, guardada
scientific-war-point-turned = una carta para el otro orden
scientific-war-point-denies = nadie más se lleva la baza
scientific-war-point-turns = el orden invertido
scientific-war-point-jack = la jota guardada
scientific-war-point-joker = el comodín guardado
scientific-war-point-swaps = un cambio
scientific-war-point-eight = el 8 guardado
scientific-war-point-order = gana la baja
scientific-war-point-stake = cartas en juego
scientific-war-point-spied = hay espía
scientific-war-point-counted = cartas contadas
scientific-war-point-spares = cartas guardadas
scientific-war-point-beaten = las cartas que le ganan
scientific-war-point-takes = la baza
scientific-war-fate-takes = se lleva la baza
scientific-war-fate-loses = pierde la baza
scientific-war-fate-war = abre una guerra
scientific-war-answer-advised =
    .you = Juega { FORM($rank, "el") }: { $fate }, { $cards } cartas. { $wins } por ciento de probabilidad de ganar la partida.{ $near ->
        [none] {""}
       *[other] {" "}Vale casi lo mismo { FORM($near, "el") }.
    }
    .you-brief = { FORM($rank, "el") } { $fate }. { $wins } por ciento de ganar.
    .you-braille = { $rank } { $fate }: { $wins }%.
    .other = Consejo para { $seat }: { FORM($rank, "el") } { $fate }, { $cards } cartas. { $wins } por ciento de probabilidad de ganar la partida.{ $near ->
        [none] {""}
       *[other] {" "}Vale casi lo mismo { FORM($near, "el") }.
    }
    .other-brief = { $seat }: { FORM($rank, "el") } { $fate }. { $wins } por ciento de ganar.
    .other-braille = { $seat }: { $rank } { $fate }: { $wins }%.
scientific-war-answer-instead = { FORM($rank, "el") } { $fate }: { $wins } por ciento de probabilidad de ganar la partida.
    .brief = { $rank } { $fate }: { $wins }.
scientific-war-swap-advised =
    .you = { $swap ->
        [yes] Cambia
       *[no] Conserva
    }: { $wins } por ciento de probabilidad de ganar la partida, con { $hand } en la mano.{ $near ->
        [yes] {" "}Las dos opciones valen casi lo mismo.
       *[no] {""}
    }
    .you-brief = { $swap ->
        [yes] Cambia
       *[no] Conserva
    }: { $wins } por ciento de ganar, { $hand } en la mano.
    .other = Consejo para { $seat }: { $swap ->
        [yes] cambiar la mano por el montón
       *[no] conservar la mano
    }, { $wins } por ciento de probabilidad de ganar la partida, con { $hand } en la mano.{ $near ->
        [yes] {" "}Las dos opciones valen casi lo mismo.
       *[no] {""}
    }
    .other-brief = Para { $seat }, { $swap ->
        [yes] cambiar
       *[no] conservar
    }: { $wins } por ciento de ganar, { $hand } en la mano.
scientific-war-swap-instead = { $swap ->
    [yes] Cambiar
   *[no] Conservar
}: { $wins } por ciento de probabilidad de ganar la partida, con { $hand } en la mano.
    .brief = { $swap ->
        [yes] Cambiar
       *[no] Conservar
    }: { $wins } por ciento, { $hand } en la mano.

## Reviews

scientific-war-mistake-strong = La próxima vez, guarda tus cartas fuertes: a menudo basta una más débil.
scientific-war-mistake-weak = La próxima vez, juega más a menudo una carta más fuerte.
scientific-war-mistake-stake = La próxima vez, juega más fuerte cuando hay cartas en juego.
scientific-war-mistake-order = La próxima vez, juega cartas más bajas cuando gana la baja.
scientific-war-mistake-jack = La próxima vez, guarda las jotas para después.
scientific-war-mistake-joker = La próxima vez, guarda los comodines para después.
scientific-war-mistake-no-jack = La próxima vez, juega antes las jotas.
scientific-war-mistake-no-joker = La próxima vez, juega antes los comodines.
scientific-war-mistake-swapped = La próxima vez, quédate más a menudo con tu mano después de un 8.
scientific-war-mistake-kept = La próxima vez, cambia más a menudo tu mano después de un 8.
