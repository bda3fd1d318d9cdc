### reviewed: nobody
### Sicherman's War, en español.
### Primero lo nuevo; luego su motivo, el total y lo que viene después.
### El mejor total se dice primero, y un número es de quien se nombra delante.

sichermans-war-title = Sicherman's War
sichermans-war-about = La guerra de cartas, con tres dados en cada batalla para darle la vuelta. Cuatro batallas.
sichermans-war-length = De 6 a 10 minutos.
sichermans-war-credits =
    Creado por M. Austin Rice y Samuel J. Rice.
    Publicado por Ravenhall en 2020.

## Opciones

sichermans-war-option-jokers = Comodines
sichermans-war-option-jokers-off = Sin comodines.
sichermans-war-option-jokers-on = Dos comodines por baraja: cada uno cuenta 1 en la escaramuza y da 20 puntos.
sichermans-war-option-jokers-about = Los comodines pierden casi siempre, pero dan muchos puntos.
sichermans-war-option-dealing = Reparto de los montones
sichermans-war-option-dealing-automatic = El programa reparte los montones.
sichermans-war-option-dealing-by-hand = Eliges tus montones sin ver las cartas, y después cuál lucha en cada batalla.
sichermans-war-option-dealing-about = Quién elige los montones. Nadie sabe qué cartas tienen.

## Palabras

sichermans-war-die-standard = normal
    .el = el normal
sichermans-war-die-low = bajo
    .el = el bajo
sichermans-war-die-high = alto
    .el = el alto
sichermans-war-tie-natural = natural
sichermans-war-tie-forced = forzado
sichermans-war-place-leads = por delante
sichermans-war-place-ties = empate
sichermans-war-place-trails = por detrás
sichermans-war-task-pick = tomar un montón
sichermans-war-task-set-aside = elegir refuerzos
sichermans-war-task-choose = enviar un montón
sichermans-war-lead-skirmish = gana la escaramuza
sichermans-war-lead-tied = empate en la escaramuza
sichermans-war-task-roll = tirar o pasar

## Partes de frases

sichermans-war-laid =
    .you = tu { $rank }
    .other = { FORM($rank, "el") } de { $seat }
sichermans-war-added =
    .you = tu { $rank } da { $total }
    .you-brief = tu { $rank }, { $total }
    .other = { FORM($rank, "el") } de { $seat } da { $total }
    .other-brief = { FORM($rank, "el") } de { $seat }, { $total }
sichermans-war-total =
    .you = tú tienes { $total }
    .you-brief = tú { $total }
    .other = { $seat } tiene { $total }
    .other-brief = { $seat } { $total }
sichermans-war-score =
    .you = tú tienes { $points }
    .you-brief = tú { $points }
    .other = { $seat } tiene { $points }
    .other-brief = { $seat } { $points }
sichermans-war-run = { $high ->
    [none] { $low }
   *[other] del { $low } al { $high }
}
sichermans-war-thrown = más { $face } con el dado { $die }
sichermans-war-alike = { $rank ->
    [joker] comodines
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
   *[ace] ases
}

## Elecciones

sichermans-war-pick = Montón { $pile }.
sichermans-war-set-aside = Montón { $pile }.
sichermans-war-choose = Montón { $pile }.
sichermans-war-roll = Dado { $die }.
sichermans-war-pass = Pasar.

sichermans-war-pick-due =
    .you = { $piles ->
        [one] Toma el último montón.
       *[other] Toma un montón: { OR($which) }.
    }
    .you-brief = { $piles ->
        [one] Toma el último montón.
       *[other] ¿Montón { OR($which) }?
    }
    .other = { $piles ->
        [one] { $seat }: toma el último montón.
       *[other] { $seat }: toma un montón, { OR($which) }.
    }
    .other-brief = { $piles ->
        [one] { $seat }: toma el último montón.
       *[other] { $seat }: ¿montón { OR($which) }?
    }
sichermans-war-set-aside-due =
    .you = ¿Qué montón guardas como refuerzos: { OR($which) }?
    .you-brief = ¿Refuerzos: { OR($which) }?
    .other = { $seat }: ¿qué montón guardas como refuerzos, { OR($which) }?
    .other-brief = { $seat }: ¿refuerzos, { OR($which) }?
sichermans-war-choose-due =
    .you = { $piles ->
        [one] Envía tu último montón a la batalla { $battle }.
       *[other] ¿Qué montón lucha en la batalla { $battle }: montón { OR($which) }?
    }
    .you-brief = { $piles ->
        [one] Envía tu último montón, batalla { $battle }.
       *[other] Batalla { $battle }: ¿montón { OR($which) }?
    }
    .other = { $piles ->
        [one] { $seat }: envía tu último montón a la batalla { $battle }.
       *[other] { $seat }: ¿qué montón lucha en la batalla { $battle }, montón { OR($which) }?
    }
    .other-brief = { $piles ->
        [one] { $seat }: envía tu último montón, batalla { $battle }.
       *[other] { $seat }, batalla { $battle }: ¿montón { OR($which) }?
    }
sichermans-war-roll-due =
    .you = { $gap ->
        [0] Hay empate.
       *[other] Vas { $gap } por detrás.
    } ¿Tiras { $dice ->
        [3] un dado,
       *[other] { OR(FORM($dice, "el")) },
    } o pasas?
    .you-brief = { $gap ->
        [0] Empate.
       *[other] Vas { $gap } por detrás.
    } ¿Tiras o pasas?
    .other = Turno de { $seat }. { $gap ->
        [0] Hay empate.
       *[other] Vas { $gap } por detrás.
    } ¿Tiras { $dice ->
        [3] un dado,
       *[other] { OR(FORM($dice, "el")) },
    } o pasas?
    .other-brief = Turno de { $seat }. { $gap ->
        [0] Empate.
       *[other] Vas { $gap } por detrás.
    } ¿Tiras o pasas?
sichermans-war-die-offered = Dado { $die }: { $faces }. { $gap ->
    [0] Con cualquiera, por delante.
   *[other] { $need ->
        [none] { $ties ->
            [none] No alcanza.
           *[other] Como mucho, con { $ties }, empate.
        }
       *[other] { $only ->
            [yes] Con { $need }, por delante
           *[no] Con { $need } o más, por delante
        }{ $ties ->
            [none] .
           *[other] ; con { $ties }, empate.
        }
    }
}
    .brief = { $die }: { $faces }. { $gap ->
        [0] Con cualquiera, por delante.
       *[other] { $need ->
            [none] { $ties ->
                [none] No alcanza.
               *[other] Con { $ties }, empate.
            }
           *[other] { $only ->
                [yes] Con { $need }, por delante.
               *[no] Con { $need } o más, por delante.
            }
        }
    }
    .braille = { $die }: { $gap ->
        [0] con cualquiera, por delante.
       *[other] { $need ->
            [none] { $ties ->
                [none] no alcanza.
               *[other] con { $ties }, empate.
            }
           *[other] { $only ->
                [yes] con { $need }, por delante.
               *[no] con { $need } o más, por delante.
            }
        }
    }

## Lo que pasa

sichermans-war-dealt = { $piles ->
    [0] Cada cual tiene cuatro montones, 5 refuerzos y tres dados: normal, bajo y alto.
   *[other] Hay { $piles } montones de 5 cartas boca abajo. Cada cual elige cinco, y tiene tres dados: normal, bajo y alto.
}
    .brief = { $piles ->
        [0] Tres dados.
       *[other] { $piles } montones. Cada cual elige cinco.
    }
sichermans-war-picked =
    .you = Tomas el montón { $pile }. { $left ->
        [0] No quedan montones.
        [one] Queda un montón.
       *[other] Quedan { $left } montones.
    }
    .you-brief = Tomas el montón { $pile }. { $left ->
        [0] No quedan.
        [one] Queda uno.
       *[other] Quedan { $left }.
    }
    .other = { $seat } toma el montón { $pile }. { $left ->
        [0] No quedan montones.
        [one] Queda un montón.
       *[other] Quedan { $left } montones.
    }
    .other-brief = { $seat } toma el montón { $pile }. { $left ->
        [0] No quedan.
        [one] Queda uno.
       *[other] Quedan { $left }.
    }
sichermans-war-put-aside =
    .you = Guardas el montón { $pile } como refuerzos.
    .you-brief = Refuerzos: el montón { $pile }.
    .other = { $seat } guarda el montón { $pile } como refuerzos.
    .other-brief = { $seat }: refuerzos, montón { $pile }.
sichermans-war-chose =
    .you = Envías el montón { $pile }.
    .other = { $seat } envía el montón { $pile }.
sichermans-war-turned =
    .you = { $cards }. Vas por delante, { $total } a { $next-total }.
    .you-brief = Vas por delante, { $total } a { $next-total }.
    .other = { $cards }. { $seat } va por delante, { $total } a { $next-total }.
    .other-brief = { $seat } va por delante, { $total } a { $next-total }.
sichermans-war-natural-tie =
    { $again ->
    [yes] Refuerzos: otro empate de { $cards }
   *[no] Empate natural de { $cards }
}{ $total ->
    [none] {""}
   *[other] , total { $total }
}{ $seats ->
    [2] { $out ->
        [0] .
       *[other] : { AND($seats) }. Fuera: { AND($out) }.
    }
   *[other] : { AND($seats) }.{ $out ->
        [0] {""}
       *[other] {" "}Fuera: { AND($out) }.
    }
}
    .brief = { $again ->
        [yes] Otro empate de { $cards }
       *[no] Empate de { $cards }
    }{ $total ->
        [none] {""}
       *[other] , total { $total }
    }{ $seats ->
        [2] { $out ->
            [0] .
           *[other] : { AND($seats) }.
        }
       *[other] : { AND($seats) }.
    }
sichermans-war-no-reinforcements = A quienes empatan no les quedan refuerzos.
    .brief = No quedan refuerzos.
sichermans-war-tie-stands = El empate a { $total } sigue{ $out ->
    [0] .
   *[other] : { AND($seats) }. Fuera: { AND($out) }.
}
    .brief = El empate sigue{ $out ->
        [0] .
       *[other] : { AND($seats) }.
    }
sichermans-war-outlasted = Fuera, sin refuerzos: { AND($beaten) }.
    .brief = Fuera: { AND($beaten) }.
sichermans-war-alone-reinforced =
    .you = Solo tú tienes refuerzos, y ganas. Fuera: { AND($beaten) }.
    .you-brief = Solo tú tienes refuerzos: ganas.
    .other = Solo { $seat } tiene refuerzos, y gana. Fuera: { AND($beaten) }.
    .other-brief = Solo { $seat } tiene refuerzos: gana.
sichermans-war-reinforced =
    .you = Refuerzos: { $cards ->
        [2] tu { $rank }, { FORM($next-rank, "el") } de { $next-seat }. Vas por delante, { $total } a { $next-total }.
       *[other] { $cards }. Vas por delante.
    }
    .you-brief = { $cards ->
        [2] Refuerzos. Vas por delante, { $total } a { $next-total }.
       *[other] Refuerzos: { $cards }. Vas por delante.
    }
    .other = Refuerzos: { $cards ->
        [2] { FORM($rank, "el") } de { $seat }, { $next-seat ->
            [you] tu { $next-rank }
           *[other] { FORM($next-rank, "el") } de { $next-seat }
        }. { $seat } va por delante, { $total } a { $next-total }.
       *[other] { $cards }. { $seat } va por delante.
    }
    .other-brief = { $cards ->
        [2] Refuerzos. { $seat } va por delante, { $total } a { $next-total }.
       *[other] Refuerzos: { $cards }. { $seat } va por delante.
    }
    .you-braille = { $cards ->
        [2] Vas { $total } a { $next-total }, con refuerzos.
       *[other] Vas por delante, refuerzos: { $cards }.
    }
    .other-braille = { $cards ->
        [2] { $seat } va { $total } a { $next-total }, con refuerzos.
       *[other] { $seat } por delante, refuerzos: { $cards }.
    }
sichermans-war-rolled =
    .you = Sacas { $face } con el dado { $die }{ $others ->
        [one] { $place ->
            [leads] {" "}y vas por delante, { $total } a { $best }.
            [ties] . Empate forzado a { $total }.
           *[trails] . { $ahead ->
                [you] Sigues
               *[other] { $ahead } sigue
            } por delante, { $best } a { $total }.
        }
       *[other] { $place ->
            [leads] {" "}y vas por delante con { $total }. { $others }.
            [ties] . Empate forzado a { $total }. { $others }.
           *[trails] , ahora { $total }. { $others }.
        }
    }
    .you-brief = Sacas { $face }{ $others ->
        [one] { $place ->
            [leads] {" "}y vas por delante, { $total } a { $best }.
            [ties] . Empate forzado a { $total }.
           *[trails] . { $ahead ->
                [you] Sigues
               *[other] { $ahead } sigue
            } por delante, { $best } a { $total }.
        }
       *[other] { $place ->
            [leads] {" "}y vas por delante con { $total }.
            [ties] . Empate forzado a { $total }.
           *[trails] , ahora { $total }.
        }
    }
    .other = { $seat } saca { $face } con el dado { $die }{ $others ->
        [one] { $place ->
            [leads] {" "}y va por delante, { $total } a { $best }.
            [ties] . Empate forzado a { $total }.
           *[trails] . { $ahead ->
                [you] Sigues
               *[other] { $ahead } sigue
            } por delante, { $best } a { $total }.
        }
       *[other] { $place ->
            [leads] {" "}y va por delante con { $total }. { $others }.
            [ties] . Empate forzado a { $total }. { $others }.
           *[trails] , ahora { $total }. { $others }.
        }
    }
    .other-brief = { $seat } saca { $face }{ $others ->
        [one] { $place ->
            [leads] {" "}y va por delante, { $total } a { $best }.
            [ties] . Empate forzado a { $total }.
           *[trails] . { $ahead ->
                [you] Sigues
               *[other] { $ahead } sigue
            } por delante, { $best } a { $total }.
        }
       *[other] { $place ->
            [leads] {" "}y va por delante con { $total }.
            [ties] . Empate forzado a { $total }.
           *[trails] , ahora { $total }.
        }
    }
sichermans-war-passed =
    .you = Pasas.
    .other = { $seat } pasa.
sichermans-war-won =
    .you = Ganas { $points } puntos y ahora tienes { $score }.
    .you-brief = Ganas { $points }, ahora { $score }.
    .other = { $seat } gana { $points } puntos y ahora tiene { $score }.
    .other-brief = { $seat } gana { $points }, ahora { $score }.
sichermans-war-unresolved = Sin resolver: nadie gana las { $cards } cartas, que daban { $points } puntos.
    .brief = Sin resolver: nadie gana los { $points } puntos.
sichermans-war-unasked =
    .you = No te quedaban dados, así que no se te preguntó.
    .you-brief = No te quedaban dados.
    .other = A { $seat } no le quedaban dados, así que no se le preguntó.
    .other-brief = A { $seat } no le quedaban dados.
sichermans-war-battle-ended = Fin de la batalla { $battle }. { $scores }.
    .brief = Fin de la batalla { $battle }.
sichermans-war-war-won =
    .you = Ganas la guerra con { $points }. { $others }.
    .you-brief = Ganas con { $points }. { $others }.
    .other = { $seat } gana la guerra con { $points }. { $others }.
    .other-brief = { $seat } gana con { $points }. { $others }.
sichermans-war-stalemate = Tablas a { $points }: { AND($seats) }.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}

## Respuestas

sichermans-war-position = Batalla { $battle }, escaramuza { $skirmish }: { AND($scores) }{ $stake ->
    [0] .
   *[other] , { $stake } puntos en juego.
}
    .brief = Batalla { $battle }, escaramuza { $skirmish }: { AND($scores) }{ $stake ->
        [0] .
       *[other] ; { $stake } en juego.
    }
sichermans-war-since =
    .you = Escaramuza { $skirmish }: { $leader ->
        [none] empate a { $best }: { AND($tied) }
        [you] vas por delante con { $best }
       *[other] { $leader } va por delante, { $best } a { $total }
    }{ $winner ->
        [none] {""}
       *[other] ; { $winner ->
            [you] ganaste
           *[other] { $winner } ganó
        } { $won }: { AND($scores) }
    }.
    .other = Escaramuza { $skirmish }: { $leader ->
        [none] empate a { $best }: { AND($tied) }
       *[other] { $leader } va por delante con { $best }
    }{ $winner ->
        [none] {""}
       *[other] ; { $winner } ganó { $won }: { AND($scores) }
    }.
sichermans-war-rules = Batalla { $battle } de 4, escaramuza { $skirmish } de 5.{ $tie ->
    [natural] {" "}Empate natural.
    [forced] {" "}Empate forzado.
   *[none] {""}
} { $cards ->
    [0] Aún no hay nada en juego.
   *[other] En juego: { $cards } cartas, { $points } puntos.
}{ $contest ->
    [0] {""}
   *[other] {" "}Aún en la escaramuza: { AND($contest) }.
} { $tie ->
    [natural] Quien empata descubre refuerzos; después, dados.
    [forced] Los dados pueden desempatar.
   *[none] El total mayor se lo lleva todo.
}
    .brief = Batalla { $battle }, escaramuza { $skirmish }.{ $tie ->
        [natural] {" "}Empate natural.
        [forced] {" "}Empate forzado.
       *[none] {""}
    } { $cards ->
        [0] No hay nada en juego.
       *[other] En juego: { $points } puntos.
    }{ $contest ->
        [0] {""}
       *[other] {" "}Aún en la escaramuza: { AND($contest) }.
    } { $tie ->
        [natural] Quien empata descubre refuerzos.
        [forced] Los dados pueden desempatar.
       *[none] El total mayor se lo lleva todo.
    }
    .braille = Batalla { $battle }, escaramuza { $skirmish }.{ $tie ->
        [natural] {" "}Empate natural.
        [forced] {" "}Empate forzado.
       *[none] {""}
    } { $cards } cartas, { $points } puntos.{ $contest ->
        [0] {""}
       *[other] {" "}En la escaramuza: { AND($contest) }.
    } { $tie ->
        [natural] Quien empata descubre refuerzos.
        [forced] Los dados pueden desempatar.
       *[none] El total mayor se lo lleva todo.
    }
sichermans-war-turn =
    .you = Te toca { $task }{ $battle ->
        [0] .
       *[other] , batalla { $battle }, escaramuza { $skirmish }.
    }{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Pase
           *[other] Hecho
        }: { AND($done) }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Después: { AND($then) }.
    }
    .you-brief = Te toca { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Después: { AND($then) }.
    }
    .other = A { $seat } le toca { $task }{ $battle ->
        [0] .
       *[other] , batalla { $battle }, escaramuza { $skirmish }.
    }{ $done ->
        [0] {""}
       *[other] {" "}{ $task ->
            [roll] Pase
           *[other] Hecho
        }: { AND($done) }.
    }{ $then ->
        [0] {""}
       *[other] {" "}Después: { AND($then) }.
    }
    .other-brief = A { $seat } le toca { $task }.{ $then ->
        [0] {""}
       *[other] {" "}Después: { AND($then) }.
    }
sichermans-war-cards-awaited = Se descubren cartas. Batalla { $battle }, escaramuza { $skirmish }.
    .brief = Se descubren cartas.
sichermans-war-die-awaited =
    .you = Tu dado { $die } está rodando.
    .other = El dado { $die } de { $seat } está rodando.
sichermans-war-holding = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $dice ->
    [0] sin dados
    [one] un dado: { $dice }
    [3] todos los dados
   *[other] dados { AND($dice) }
}{ $reinforcements ->
    [0] , sin refuerzos.
    [one] , un refuerzo.
    [5] .
   *[other] , { $reinforcements } refuerzos.
}
    .brief = { $seat }: { $points }, { $dice ->
        [0] sin dados
        [one] un dado
        [3] todos los dados
       *[other] dados { AND($dice) }
    }{ $reinforcements ->
        [0] , sin refuerzos.
        [one] , un refuerzo.
        [5] .
       *[other] , { $reinforcements } refuerzos.
    }
sichermans-war-standing = { $holdings }
sichermans-war-front = { $seat }: { $cards }{ $throws ->
    [0] {""}
   *[other] , { $throws }
}, total { $total }{ $out ->
    [yes] , fuera.
   *[no] .
}
    .brief = { $seat }: { $cards }{ $throws ->
        [0] {""}
       *[other] , { $throws }
    }, { $total }{ $out ->
        [yes] , fuera.
       *[no] .
    }
sichermans-war-shown = { $fronts }
sichermans-war-own =
    .you = { $dice ->
        [0] No te quedan dados
        [one] Tu dado: { AND($dice) }
       *[other] Tus dados: { AND($dice) }
    }. { $reinforcements ->
        [0] Sin refuerzos
        [one] Un refuerzo
       *[other] { $reinforcements } refuerzos
    }, { $piles ->
        [0] ningún montón más.
        [one] un montón más.
       *[other] { $piles } montones más.
    }{ $total ->
        [none] {""}
       *[other] {" "}Tu total es { $total }.
    }
    .other = { $dice ->
        [0] A { $seat } no le quedan dados
        [one] Dado de { $seat }: { AND($dice) }
       *[other] Dados de { $seat }: { AND($dice) }
    }. { $reinforcements ->
        [0] Sin refuerzos
        [one] Un refuerzo
       *[other] { $reinforcements } refuerzos
    }, { $piles ->
        [0] ningún montón más.
        [one] un montón más.
       *[other] { $piles } montones más.
    }{ $total ->
        [none] {""}
       *[other] {" "}El total de { $seat } es { $total }.
    }
    .brief = { $dice ->
        [0] Sin dados
       *[other] { AND($dice) }
    }. { $reinforcements ->
        [0] Sin refuerzos.
        [one] Un refuerzo.
       *[other] { $reinforcements } refuerzos.
    }{ $total ->
        [none] {""}
       *[other] {" "}El total es { $total }.
    }
    .braille = { $dice ->
        [0] Sin dados
       *[other] { $dice }
    }. { $reinforcements ->
        [one] Una carta
       *[other] { $reinforcements } cartas
    }.{ $total ->
        [none] {""}
       *[other] {" "}Total { $total }.
    }

## Qué hace cada elección

sichermans-war-fate-won = victoria
sichermans-war-fate-reinforced = refuerzos
sichermans-war-fate-lost = sin resolver
sichermans-war-roll-explained = Se suma a tu total y queda gastado en esta batalla. { $kept ->
    [0] Es tu último dado.
   *[other] Te quedan: { AND($kept) }.
}
    .brief = Queda gastado en esta batalla. { $kept ->
        [0] Tu último dado.
       *[other] Quedan: { AND($kept) }.
    }
sichermans-war-pass-explained = Conservas tus dados. Si nadie tira, { $fate ->
    [won] victoria y { $points } puntos: { AND($leaders) }.
    [reinforced] descubre refuerzos, si tiene, quien empata: { AND($leaders) }.
   *[lost] nadie gana los { $points } puntos.
}
    .brief = Si nadie tira, { $fate ->
        [won] victoria y { $points } puntos: { AND($leaders) }.
        [reinforced] descubre refuerzos quien empata.
       *[lost] nadie gana los { $points } puntos.
    }
    .braille = Si nadie tira: { $fate ->
        [won] { $points } puntos, { AND($leaders) }.
        [reinforced] refuerzos quien empata.
       *[lost] nadie gana los { $points } puntos.
    }
sichermans-war-pile-explained = Todos los montones son iguales: nadie sabe qué tienen.
    .brief = Nadie sabe qué tienen.
sichermans-war-dice-spent = { $dice ->
    [one] Gastado hasta la próxima batalla: el dado { $dice }.
   *[other] Gastados hasta la próxima batalla: { AND($dice) }.
}
    .brief = { $dice ->
        [one] Gastado: { $dice }.
       *[other] Gastados: { AND($dice) }.
    }

## Consejos

sichermans-war-piles-alike = Cualquier montón: nadie sabe qué tienen.
    .brief = Cualquier montón: da igual.
sichermans-war-roll-advised =
    .you = Tira el dado { $die }: { $war } por ciento de probabilidad de ganar la guerra{ $near ->
        [yes] . Vale casi lo mismo { $instead ->
            [none] pasar
           *[other] el dado { $instead }
        }.
       *[no] , contra { $instead-war } { $instead ->
            [none] si pasas
           *[other] con el dado { $instead }
        }.
    }{ $reason ->
        [skirmish] {" "}Así ganas esta escaramuza { $more ->
            [0] un poco más a menudo.
           *[other] el { $skirmish } por ciento de las veces, no el { $instead-skirmish }.
        }
        [spares] {" "}Así guardas un dado mejor para después.
        [score] {" "}Lo piden los puntos de la guerra.
       *[none] {""}
    }
    .other = Consejo para { $seat }: el dado { $die }, { $war } por ciento de probabilidad de ganar la guerra{ $near ->
        [yes] . Vale casi lo mismo { $instead ->
            [none] pasar
           *[other] el dado { $instead }
        }.
       *[no] , contra { $instead-war } { $instead ->
            [none] si pasas
           *[other] con el dado { $instead }
        }.
    }{ $reason ->
        [skirmish] {" "}Así ganas esta escaramuza { $more ->
            [0] un poco más a menudo.
           *[other] el { $skirmish } por ciento de las veces, no el { $instead-skirmish }.
        }
        [spares] {" "}Así guardas un dado mejor para después.
        [score] {" "}Lo piden los puntos de la guerra.
       *[none] {""}
    }
    .brief = Tira { FORM($die, "el") }: { $war } por ciento{ $near ->
        [yes] . Vale casi lo mismo { $instead ->
            [none] pasar
           *[other] { FORM($instead, "el") }
        }.
       *[no] , contra { $instead-war } { $instead ->
            [none] si pasas
           *[other] con { FORM($instead, "el") }
        }.
    }
    .braille = Tira { $die }: { $war }%, { $instead ->
        [none] pasar
       *[other] { $instead }
    } { $instead-war }%.
sichermans-war-pass-advised =
    .you = Pasa: { $reason ->
        [hopeless] tus dados no alcanzan. { $war } por ciento de probabilidad de ganar la guerra{ $near ->
            [yes] .
           *[no] , contra { $instead-war } con el dado { $instead }.
        }
       *[other] { $war } por ciento de probabilidad de ganar la guerra{ $near ->
            [yes] . Vale casi lo mismo el dado { $instead }.
           *[no] , contra { $instead-war } con el dado { $instead }.
        }{ $reason ->
            [skirmish] {" "}Así ganas esta escaramuza { $more ->
                [0] un poco más a menudo.
               *[other] el { $skirmish } por ciento de las veces, no el { $instead-skirmish }.
            }
            [spares] {" "}Así guardas dados para después.
            [score] {" "}Lo piden los puntos de la guerra.
           *[none] {""}
        }
    }
    .other = Consejo para { $seat }: pasar, { $reason ->
        [hopeless] los dados no alcanzan. { $war } por ciento de probabilidad de ganar la guerra{ $near ->
            [yes] .
           *[no] , contra { $instead-war } con el dado { $instead }.
        }
       *[other] { $war } por ciento de probabilidad de ganar la guerra{ $near ->
            [yes] . Vale casi lo mismo el dado { $instead }.
           *[no] , contra { $instead-war } con el dado { $instead }.
        }{ $reason ->
            [skirmish] {" "}Así ganas esta escaramuza { $more ->
                [0] un poco más a menudo.
               *[other] el { $skirmish } por ciento de las veces, no el { $instead-skirmish }.
            }
            [spares] {" "}Así guardas dados para después.
            [score] {" "}Lo piden los puntos de la guerra.
           *[none] {""}
        }
    }
    .brief = { $reason ->
        [hopeless] Pasa: tus dados no alcanzan. { $war } por ciento.
       *[other] Pasa: { $war } por ciento{ $near ->
            [yes] . Vale casi lo mismo { FORM($instead, "el") }.
           *[no] , contra { $instead-war } con { FORM($instead, "el") }.
        }
    }
    .braille = Pasa: { $war }%, { $instead } { $instead-war }%.
sichermans-war-reason-hopeless = los dados no alcanzan
sichermans-war-reason-skirmish = esta escaramuza
sichermans-war-reason-spares = dados guardados
sichermans-war-reason-score = los puntos
sichermans-war-roll-weighed = Dado { $die }: { $leads ->
        [6] seguro por delante
       *[other] { $leads } de 6 por delante{ $ties ->
            [0] {""}
           *[other] , { $ties } de 6 empate
        }
    }, { $skirmish } por ciento de probabilidad de ganar la escaramuza, { $war } de ganar la guerra.
    .brief = Dado { $die }: { $war } por ciento.
sichermans-war-pass-weighed = Pasar: { $skirmish ->
        [0] {""}
       *[other] { $skirmish } por ciento de probabilidad de ganar la escaramuza,{" "}
    }{ $war } por ciento de probabilidad de ganar la guerra.
    .brief = Pasar: { $war } por ciento.

## Reviews

sichermans-war-mistake-hopeless = La próxima vez, pasa cuando tus dados no alcanzan.
sichermans-war-mistake-rolled = La próxima vez, pasa más a menudo y guarda tus dados.
sichermans-war-mistake-passed = La próxima vez, tira más a menudo en vez de pasar.
sichermans-war-mistake-better = La próxima vez, guarda tus mejores dados y tira uno más débil.
sichermans-war-mistake-weaker = La próxima vez, tira un dado mejor.
