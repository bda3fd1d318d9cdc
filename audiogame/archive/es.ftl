### reviewed: nobody

### Lo que se cuenta de los registros, en español.

## Registros

month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
when-today = hoy, { $time }
when-yesterday = ayer, { $time }
when = { $day } de { $month } de { $year }, { $time }
    .brief = { $day } de { $month }
record = { $title }, { AND($players) }, { $when }. { $ending }
record-numbered = { $number }: { $record } { $name }
names = { AND($names) }
record-won = { $shared ->
    [yes] Victoria compartida: { AND($winners) }; { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }.
   *[no] Victoria: { AND($winners) }; { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }.
}
record-alone = Terminada, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
record-over = Terminada, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}. Quien ganó se fue antes o llegó después.
record-running = { $moves ->
    [0] Sin empezar.
    [one] Sin terminar, una jugada hasta ahora.
   *[other] Sin terminar, { $moves } jugadas hasta ahora.
}
record-your-turn = Te toca.
record-given-up = { $moves ->
    [one] Rendición: { AND($losers) }; una jugada.
   *[other] Rendición: { AND($losers) }; { $moves } jugadas.
}
record-left = Abandonada sin terminar, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
record-damaged = Un registro que no se puede leer, { $when }. { $why }
no-records = No tienes registros.
records-delete = ¿Borrar { $record } { $name }? S o N.
records-deleted = Registro { $name } borrado.
records-kept = No se borra nada.
records-exported = Registro { $name } copiado en { $to }.
records-rebuilt = { $games ->
    [one] Estadísticas rehechas con una partida terminada.
   *[other] Estadísticas rehechas con { $games } partidas terminadas.
}

## Reproducción

copied-so-far = { $moves ->
    [one] La primera jugada viene de otra partida.
   *[other] Las primeras { $moves } jugadas vienen de otra partida.
}
words-added = Palabras mezcladas con el azar: { $words }.
chair-taken = { $name } ocupa el puesto { $seat }.
chair-taken-bot = { $name }, un bot, ocupa el puesto { $seat }.
advice-asked = { $name } pide consejo.
gave-up = { $name } se rinde. La partida termina.
luck-commit = Queda fijada la aportación de { $names } al azar compartido.
luck-reveal = Queda revelada la aportación de { $names } al azar compartido.
left-table = La última persona deja la mesa.

## Comprobación

ended-played = La partida llegó a su final.
ended-given-up = La partida acabó con la rendición de { AND($names) }.
ended-left = La última persona se fue antes del final de la partida.
verified-lines = Líneas leídas: { $lines }. Todas las jugadas son legales.
verified-sealed = Todas las líneas tienen el código de control correcto: nada se cambió por accidente.
verified-unsealed = Las líneas no tienen códigos de control, así que cualquiera pudo escribir o cambiar este registro.
last-line-cut = La última línea se cortó mientras se escribía, y no se tiene en cuenta.
told-too-early = Se da la semilla o la clave, pero la partida sigue en marcha.
still-running = El registro no tiene final: la partida sigue en marcha, o alguien quitó el final.
notes-unknown = La línea { $line } es una nota que este programa no conoce, así que no sabe qué cambia esa nota.
words-alone = La línea { $line } cambia las palabras mezcladas con el azar durante la partida, pero nadie las había fijado antes.
order-other-writing = La línea { $line } no está escrita como debe: un carácter falta, sobra o está fuera de su sitio.
order-commit-bot = La línea { $line } hace una aportación al azar compartido en nombre de un puesto que ninguna persona ocupaba.
order-words-late = La línea { $line } trae palabras que llegan tarde: salió algo entre ellas y una aportación revelada, así que alguien pudo elegir el momento.
order-round-over = La línea { $line } hace una aportación al azar compartido después de la última jugada de la partida.
order-open-late = La línea { $line } llega demasiado pronto: todo el mundo puede saber ya una elección secreta, y aún no se ha revelado.
order-gave-up-bot = La línea { $line } se rinde en nombre de un bot, pero un bot nunca se rinde.
order-left = La línea { $line } dice que se fue la última persona, pero aún juega alguien.
order-after-end = La línea { $line } viene después del final de la partida.
order-told-early = La línea { $line } es una jugada, y antes ya se dio la semilla o la clave.
order-too-late = La línea { $line } llega demasiado tarde para lo que dice.
order-twice = La línea { $line } dice algo que solo se puede decir una vez.
order-note-form = A la línea { $line } le falta lo que necesita una nota de su tipo.
order-open-unknown = La línea { $line } revela una elección que ninguna línea anterior da por secreta.
order-open-early = La línea { $line } revela una elección que aún no debe saberse.
order-secret-needless = La línea { $line } esconde una elección que todo el mundo puede saber.
order-copied = La línea { $line } no viene justo después de las jugadas que da por copiadas.
order-undo-over = La línea { $line } deshace algo después de la última jugada de la partida.
order-advice = La línea { $line } pide consejo cuando ese puesto no tiene nada que decidir.
order-gave-up = La línea { $line } se rinde en una partida que ya había acabado para ese puesto.
order-reveal = La línea { $line } revela algo que nadie había fijado.
order-unrevealed = La línea { $line } viene antes de que se revele todo lo fijado.
order-shares = La línea { $line } no tiene las palabras que salen de todo lo revelado.
order-round-dropped = La línea { $line } empieza de nuevo el azar compartido, cuando ya se había revelado todo lo fijado.
seat-joined = Línea { $line }: { $bot ->
    [yes] el bot { $name }
   *[no] { $name }
} se sienta en un puesto libre.
seat-taken-over = Línea { $line }: { $bot ->
    [yes] el bot { $name }
   *[no] { $name }
} ocupa el puesto de { $other }.
seat-became-person = Línea { $line }: el bot { $name } pasa a ser una persona.
seats-stood-in = Parte del tiempo jugaron bots por { AND($names) }.
chair-late = La línea { $line } da un puesto a { $name } después de la última jugada.
verified-secrets = { $count ->
    [one] Un secreto coincide con lo que se selló de antemano.
   *[other] { $count } secretos coinciden con lo que se selló de antemano.
}
secrets-unproved = { $count ->
    [one] Un secreto no se puede comprobar: su clave no está en el registro.
   *[other] { $count } secretos no se pueden comprobar: su clave no está en el registro.
}
secrets-later = { $count ->
    [one] Un secreto no se puede comprobar todavía: su clave viene al final.
   *[other] { $count } secretos no se pueden comprobar todavía: su clave viene al final.
}
secrets-uncommitted = { $count ->
    [one] Un secreto coincide con su sello, pero el encabezado no fija la clave.
   *[other] { $count } secretos coinciden con sus sellos, pero el encabezado no fija la clave.
}
secrets-unknown-kind = El encabezado fija la clave de los secretos con { $kind }, que este programa no conoce.
secrets-plain = { $count ->
    [one] Una jugada está escrita a la vista, y debía estar oculta, en la línea { $line }.
   *[other] { $count } jugadas están escritas a la vista, y debían estar ocultas, la primera en la línea { $line }.
}
secrets-pending = { $count ->
    [one] Una jugada sigue en secreto, y se comprobará cuando se revele.
   *[other] { $count } jugadas siguen en secreto, y se comprobarán cuando se revelen.
}
secrets-unopened = { $count ->
    [one] Un secreto no se reveló nunca.
   *[other] { $count } secretos no se revelaron nunca.
}
key-wrong-hash = Los secretos están mal: el encabezado tiene la huella { $hash }, que no coincide con la clave { $key }.
verified-undone = { $count ->
    [one] Se deshizo una jugada
   *[other] Se deshicieron jugadas { $count } veces
}{ $lucky ->
    [yes] ; volvió a salir lo mismo.
   *[no] .
}
verified-copied = { $count ->
    [one] La primera jugada viene
   *[other] Las primeras { $count } jugadas vienen
} de otra partida{ $lucky ->
    [yes] : comprueba allí el azar.
   *[no] .
}
verified-advice = { $count ->
    [one] { $name } pidió consejo una vez.
   *[other] { $name } pidió consejo { $count } veces.
}
advice-was-off = Alguien pidió consejo en una mesa sin consejos.
verified-result = El resultado final es correcto.
wrong-result = El resultado final está mal: dice { $written }, y debería ser { $right }.
result-too-early = Hay un resultado escrito, { $written }, pero la partida sigue en marcha.
no-luck = En este juego no hay azar que comprobar: en él no se tira, sortea ni baraja nada.
no-luck-yet = Aún no se ha tirado ni sorteado nada.
luck-unnamed = Este registro no tiene semilla, así que { $count ->
    [one] su tirada o sorteo no se puede
   *[other] sus { $count } tiradas y sorteos no se pueden
} comprobar. Quizá sean dados de verdad.
luck-secret = La semilla es secreta hasta que acabe la partida, así que { $count ->
    [one] la tirada o sorteo que hubo hasta ahora no se puede
   *[other] las { $count } tiradas y sorteos hasta ahora no se pueden
} comprobar todavía. Su huella es { $hash }.
luck-lost = La semilla no se dio nunca, así que { $count ->
    [one] la tirada o sorteo no se puede
   *[other] las { $count } tiradas y sorteos no se pueden
} comprobar. Su huella es { $hash }.
luck-unknown-kind = El encabezado fija el azar con { $kind }, que este programa no conoce.
luck-two-seeds = El azar no cuadra: el encabezado da la semilla { $seed }, y una nota da otra, { $other }.
luck-wrong-hash = El azar no cuadra: el encabezado tiene la huella { $hash }, que no coincide con la semilla { $seed }.
luck-wrong-throw = El azar no cuadra: la línea { $line } tiene { $written }, pero el resultado { $k } de esta semilla es { $right }.
luck-follows = { $count ->
    [one] La única tirada o sorteo sale de la semilla{ $words ->
        [yes] {" "}y de las palabras añadidas
       *[no] {""}
    }.
   *[other] Las { $count } tiradas y sorteos salen de la semilla{ $words ->
        [yes] {" "}y de las palabras añadidas
       *[no] {""}
    }.
}
luck-guessable = El azar no es limpio: su semilla es { $seed }, no 64 cifras al azar, así que se podía adivinar.
key-guessable = Los secretos no son seguros: su clave es { $key }, no 64 cifras al azar, así que se podía adivinar.
luck-fair = El azar es limpio si alguien conocía la huella de su semilla antes de la primera jugada.
luck-not-fair = El azar no es limpio: alguien dio la semilla de antemano, y podía saber cada tirada.
luck-shared = { $first ->
    [1] { AND($names) } { $names ->
        [one] hizo
       *[other] hicieron
    } su aportación al azar compartido, fijada de antemano.
   *[other] Desde la tirada o sorteo { $first }, { AND($names) } { $names ->
        [one] hizo
       *[other] hicieron
    } su aportación al azar compartido, fijada de antemano.
}
luck-stale = Desde la tirada o sorteo { $first }, { AND($names) } { $names ->
    [one] no aportó
   *[other] no aportaron
} nada nuevo.
luck-needless = La línea { $line } cambia el azar durante la partida, aunque nadie más había aportado nada, así que alguien pudo esperar algo mejor.
luck-unused = Ninguna tirada ni ningún sorteo usó lo que { AND($names) } { $names ->
    [one] aportó
   *[other] aportaron
} al azar compartido.
luck-alone = Antes de que alguien aportara algo al azar compartido, el servidor pudo elegir por su cuenta { $count ->
    [one] la primera tirada o sorteo
   *[other] las primeras { $count } tiradas y sorteos
}.
luck-without = { AND($names) } { $names ->
    [one] no aportó
   *[other] no aportaron
} nada.
luck-nobodys = Nadie aportó nada al azar compartido, así que el servidor pudo elegirlo por su cuenta.
luck-unended = Alguien empezó una aportación al azar compartido durante la partida, y no la acabó.
luck-begun-again = El azar compartido se preparó de nuevo { $count ->
    [one] una vez
   *[other] { $count } veces
}, a causa de { AND($names) }, así que alguien pudo esperar algo mejor.
time-unknown = Nada en el archivo muestra cuándo se escribió. Sus palabras son: { SPOKEN($words) }. Compáralas con las que se conocían antes de la partida.
commitment-fits = Estas son las palabras de este registro. Quien las tenía antes de la primera jugada sabe que después no se cambió nada.
commitment-other = Estas no son las palabras de este registro. Sus palabras son: { SPOKEN($words) }.
verdict-good = Comprobado.
verdict-open = Sin comprobar.
verdict-wrong = Incorrecto.

## Paso a paso

review-begins = Reproducción, { $count } { $count ->
        [one] momento
       *[other] momentos
    }. Flecha arriba y abajo: paso a paso. N y P: momentos decisivos. G y B: rondas. Un número: lo que sabía ese puesto; 0: lo que sabía todo el mundo. Intro: jugar desde aquí.
    .brief = Reproducción, { $count } { $count ->
        [one] momento
       *[other] momentos
    }.
review-moment = { $told } { $number } de { $count }.
    .brief = { $told }
review-edge = { $told } { $number } de { $count }, final.
    .brief = { $told } Final.
review-figures-failed = Los cálculos de este juego fallan: pueden faltar rondas, momentos decisivos y quién va por delante.
review-silent = En este momento no hay nada que oír.
review-lead = { $name } se pone por delante.
review-no-first = Este es el principio.
review-no-last = Este es el final.
review-no-next-key = No hay momentos decisivos más adelante.
review-no-previous-key = No hay momentos decisivos más atrás.
review-no-next-round = No hay rondas más adelante.
review-no-previous-round = No hay rondas más atrás.
review-everybody = Lo que sabía todo el mundo.
review-open = Todo está boca arriba.
review-back = De vuelta en la reproducción.
review-seat = Lo que sabía { $name }.
review-no-seat = En el puesto { $number } no hay nadie.
review-not-yet = Eso se oye cuando acabe la partida.
review-over = Aquí la partida ya acabó. Para seguir jugando, vuelve antes a un momento anterior.
review-secrets = Aquí alguien tiene todavía un secreto. Desde este momento se puede jugar cuando acabe la partida.
review-play-on = Desde aquí empieza una partida nueva. Juegas por { $name }, y en los demás puestos juegan bots.
review-stays = Sigues en la reproducción.

## Repaso con el experto

assess-well = { $choices ->
    [0] No tenías nada que elegir.
    [one] Bien jugado: tu única jugada no te costó nada.
   *[other] Bien jugado: ninguna de tus { $choices } jugadas te costó nada.
}
assess-costs = { $choices ->
    [one] Una jugada
   *[other] { $choices } jugadas
}; { $costly ->
    [one] una te costó algo:
   *[other] { $costly } te costaron algo, { $each ->
        [yes] en promedio
       *[no] en total
    }
} { $cost }.
assess-costs-briefly = { $choices } jugadas; { $costly } te costaron { $cost }{ $each ->
    [yes] {" "}cada una.
   *[no] .
}
assess-dearest = De esas { $costly }, la que más te costó fue la número { $number }: { $cost }.
assess-luck = { $even ->
    [yes] { $others ->
        [yes] La suerte y el juego de tus rivales ni te dieron ni te quitaron.
       *[no] La suerte ni te dio ni te quitó.
    }
   *[no] { $others ->
        [yes] La suerte y el juego de tus rivales te { $much ->
            [yes] { $gave ->
                [yes] dieron mucho más de lo que te quitaron.
               *[no] quitaron mucho más de lo que te dieron.
            }
           *[no] { $gave ->
                [yes] dieron { $luck }.
               *[no] quitaron { $luck }.
            }
        }
       *[no] La suerte te { $much ->
            [yes] { $gave ->
                [yes] dio mucho más de lo que te quitó.
               *[no] quitó mucho más de lo que te dio.
            }
           *[no] { $gave ->
                [yes] dio { $luck }.
               *[no] quitó { $luck }.
            }
        }
    }
}
assess-bots = { $count ->
    [one] Un bot hizo además una jugada por ti.
   *[other] Un bot hizo además { $count } jugadas por ti.
}
assess-back = { $count ->
    [one] Deshiciste una jugada; no cuenta.
   *[other] Deshiciste { $count } jugadas; no cuentan.
}
assess-habit = Eso te habría ahorrado { $each ->
    [yes] en promedio{" "}
   *[no] {""}
}{ $cost }, en { $choices ->
    [one] { $choices } jugada
   *[other] { $choices } jugadas
}.
assess-all-luck = En este juego ninguna elección puede ser mejor que otra. { $throws ->
    [one] Tu tirada dio
   *[other] Tus { $throws } tiradas dieron
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; el promedio es { $expected }.
assess-choice = { $position } { $kind ->
    [bot] { $name }, un bot, eligió por ti:
    [back] Deshiciste esto:
    [named] { $name } eligió:
   *[you] Elegiste:
} { $chosen } { $costs ->
    [yes] Eso costó { $cost }.
   *[no] Eso no costó nada.
}
assess-choice-briefly = { $asked } { $kind ->
    [bot] { $name }, un bot:
    [back] Deshecho:
    [named] { $name }:
   *[you] Tú:
} { $chosen } { $costs ->
    [yes] Mejor: { $best } Costó { $cost }.
   *[no] No costó nada.
}
assess-better = Mejor: { $best }
assess-of = { $name }:
assess-keys = N y P van a tus errores caros.
assess-far-keys = N y P van a jugadas que costaron algo. Escape termina el repaso con el experto.
assess-far-stays = El registro de esta partida está en su servidor, así que no puedes jugar desde aquí. { assess-far-keys }
assess-begun = El experto todavía está repasando esta partida. El resumen llegará solo; Intro dice por dónde va.
assess-goes-on = El experto va por el { $percent } por ciento de esta partida. N y P funcionarán cuando acabe el repaso.
assess-no-next-key = Ninguna jugada posterior te costó nada.
assess-no-previous-key = Ninguna jugada anterior te costó nada.
assess-nobody = Aquí no hay jugadas que juzgar: solo jugaron bots.

## Práctica

practice-none = Aún no hay nada que practicar. Antes, repasa en Registros una partida con el experto.
practice-begins = { $count ->
    [one] Una jugada que te costó algo.
   *[other] { $count } jugadas que te costaron algo.
} Flecha arriba y abajo las recorren, Intro elige, Escape termina.
practice-choose = { $position } ¿Qué eliges?
practice-option = { $told } { $number } de { $count }.
    .brief = { $told }
practice-select = Busca antes una jugada, con Flecha arriba y abajo.
practice-right = { $same ->
    [yes] Correcto. { $best }
   *[no] Correcto, esto no cuesta nada: { $chosen } Lo mejor: { $best }
}
practice-wrong = Eso cuesta { $cost }. { $best }
practice-stays = Mientras practicas, no sales de esta jugada. Escape termina.
practice-ends = Esa era la última.

## Estadísticas

stat-games = { $player }, { $game }{ $advised ->
    [yes] , con consejos
   *[no] {""}
}{ $alone ->
    [yes] , a solas
   *[no] {""}
}: { $games ->
    [0] ninguna partida que cuente
    [one] una partida
   *[other] { $games } partidas
}{ $alone ->
    [yes] {""}
   *[no] , { $won ->
        [one] una ganada
       *[other] { $won } ganadas
    }{ $shared ->
        [0] {""}
        [one] , una compartida
       *[other] , { $shared } compartidas
    }
}.
stat-points = Mejor resultado, { $best ->
    [one] { $best } punto
   *[other] { $best } puntos
}; el peor, { $worst }; en promedio, { $average }.
stat-streak = { $streak ->
    [0] Ninguna victoria todavía.
    [one] Todavía no hay dos victorias seguidas.
   *[other] La racha más larga: { $streak } victorias.
}{ $wins ->
    [0] {""}
    [one] {" "}La última partida fue una victoria.
   *[other] {" "}Las últimas { $wins } partidas fueron victorias.
}{ $losses ->
    [0] {""}
    [one] {" "}La última partida no fue una victoria.
   *[other] {" "}Las últimas { $losses } partidas no fueron victorias.
}
stat-money = { $won ->
    [yes] Ganancia en total: { $amount }.
   *[no] Pérdida en total: { $amount }.
}
stat-luck = Suerte: { $throws ->
    [one] { $throws } tirada dio
   *[other] { $throws } tiradas dieron
} en promedio { $average ->
    [one] { $average } punto
   *[other] { $average } puntos
}; lo esperado era { $expected }. En total { $points ->
    [one] es { $points } punto
   *[other] son { $points } puntos
} { $more ->
    [yes] más
   *[no] menos
}.
stat-against-people = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} contra otras personas, { $won ->
    [one] una ganada
   *[other] { $won } ganadas
}.
stat-against-bots = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} contra bots { $kind ->
    [casual] principiantes
    [skilled] hábiles
    [expert] expertos
    [loyal] fieles
    [contrary] rebeldes
   *[other] { $kind }
}, { $won ->
    [one] una ganada
   *[other] { $won } ganadas
}.
stat-play = Repaso con el experto: { $games ->
    [one] una partida
   *[other] { $games } partidas
}. Tus jugadas { $each ->
    [yes] caras{" "}
   *[no] {""}
}cuestan { $cost } { $each ->
    [yes] cada una, en promedio.
   *[no] por partida.
}
stat-play-lately = En las últimas { $last } cuestan { $recent } { $each ->
    [yes] cada una
   *[no] por partida
}; antes, { $before }.
stat-play-luck = { $others ->
    [yes] La suerte y el juego de tus rivales te { $much ->
        [yes] { $gave ->
            [yes] dieron mucho más de lo que te quitaron.
           *[no] quitaron mucho más de lo que te dieron.
        }
       *[no] { $gave ->
            [yes] dieron
           *[no] quitaron
        } { $luck } por partida.
    }
   *[no] La suerte te { $much ->
        [yes] { $gave ->
            [yes] dio mucho más de lo que te quitó.
           *[no] quitó mucho más de lo que te dio.
        }
       *[no] { $gave ->
            [yes] dio
           *[no] quitó
        } { $luck } por partida.
    }
}
stat-play-habit = Eso te habría ahorrado últimamente { $each ->
    [yes] en promedio{" "}
   *[no] {""}
}{ $cost }, en { $choices ->
    [one] { $choices } jugada
   *[other] { $choices } jugadas
}.
stat-unreviewed = Aún sin repasar: { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
stat-review = Repasarlas con el experto.
stat-reviewed = { $games ->
    [one] Una partida repasada.
   *[other] { $games } partidas repasadas.
}
stat-given-up = Rendiciones: { $games }{ $alone ->
    [yes] {""}
   *[no] , que cuentan como derrotas
}.
stat-apart = { $games ->
    [one] Una partida más cuenta aparte: con jugadas deshechas, con una semilla dada, o con el registro escrito a mano.
   *[other] { $games } partidas más cuentan aparte: con jugadas deshechas, con una semilla dada, o con el registro escrito a mano.
}
stat-last-apart = La última partida cuenta aparte.
stat-none = Aún no hay partidas terminadas.
stat-damaged = { $count ->
    [one] Un registro no se puede leer, y no cuenta.
   *[other] { $count } registros no se pueden leer, y no cuentan.
}
stat-figures-failed = Los cálculos de { $games } fallan: pueden faltar puntos, dinero y suerte.
stat-exported = Resultados de { $games ->
    [one] una partida
   *[other] { $games } partidas
} guardados en { $to }.

## Todo lo que se guarda

data-exported = { $files ->
    [one] Un archivo guardado
   *[other] { $files } archivos guardados
} en { $to }.
data-secrets-stay = { $games ->
    [one] Una partida sin terminar va sin sus secretos: allí puedes oír su reproducción; continuarla, solo aquí.
   *[other] { $games } partidas sin terminar van sin sus secretos: allí puedes oír su reproducción; continuarlas, solo aquí.
}
data-imported = { $new ->
    [one] Un archivo es nuevo
   *[other] { $new } archivos son nuevos
}, { $same ->
    [one] uno ya estaba
   *[other] { $same } ya estaban
}.
data-differs = El archivo { $name } ya existe con otro contenido, así que no se toca.
data-brings = Trae { $count ->
    [one] este ajuste
   *[other] estos ajustes
}: { AND($settings) }.
data-becomes = Con esta copia jugarías con más gente como otra persona: la que hay en ella. ¿Importarla? S o N.
data-not-imported = No se importa nada.
data-person = Ahora juegas con más gente como la persona de esa copia.
data-nothing = La carpeta { $folder } está vacía.
data-erase = ¿Borrar todo lo que hay en { $folder }? Hay { $files ->
    [one] un archivo
   *[other] { $files } archivos
}, de ellos { $records } de registros. S o N.
data-erased = { $files ->
    [one] Un archivo borrado
   *[other] { $files } archivos borrados
}.{ $others ->
    [0] {""}
    [one] {" "}Queda un archivo más, que no es del programa.
   *[other] {" "}Quedan { $others } archivos más, que no son del programa.
}
