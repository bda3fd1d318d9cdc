### reviewed: nobody
### Lo que dice el programa fuera de las partidas, en español.

## Durante una partida

game-ended = Intro: otra partida. { $alone ->
    [yes] {""}
   *[no] N: otra, rotando los puestos.{" "}
}{ $review ->
    [yes] Mayús H: repasar con el experto.{" "}
   *[no] {""}
}{ $back }: salir.
    .brief = Intro: otra. { $alone ->
        [yes] {""}
       *[no] N: rotando los puestos.{" "}
    }{ $review ->
        [yes] Mayús H: repasar con el experto.{" "}
       *[no] {""}
    }{ $back }: salir.
game-ended-far = Intro: otra partida, rotando los puestos. N: volver a la mesa. { $review ->
    [yes] Mayús H: repasar con el experto.{" "}
   *[no] {""}
}{ $back }: salir.
    .brief = Intro: otra. N: a la mesa. { $review ->
        [yes] Mayús H: repasar con el experto.{" "}
       *[no] {""}
    }{ $back }: salir.
game-over = La partida ya terminó.
game-heard = Intro: seguir en la mesa. { $back }: salir.
    .brief = Intro: seguir. { $back }: salir.
game-saved = Partida guardada. { $shell ->
    [yes] Para continuarla, escribe audiogame y elige Continuar.
   *[no] Para continuarla, elige Continuar en el menú principal.
}
    .brief = Partida guardada.
other-game-saved = La otra partida está guardada.
game-heard-far = Ya no escuchas esta partida.
game-kept-far = Tu puesto se guarda: el mismo enlace te trae de vuelta.
rotate-far = Con gente a distancia no se puede empezar de nuevo. La próxima partida empieza rotando los puestos.
language-incomplete = Los textos en { $name } no están completos en esta versión, así que lo que falta se dice en inglés.
language-unreviewed = Todavía no ha leído estos textos nadie que hable { $name }: puede haber errores. { $key } marca una línea rara; el manual dice cómo enviarla.
    .touch = Todavía no ha leído estos textos nadie que hable { $name }: puede haber errores.
not-translated = { $kind ->
    [rules] El reglamento de { $game } aún no está traducido.
    [lesson] La lección de { $game } aún no está traducida.
    [program] Esta lección aún no está traducida.
    [glossary] Estas palabras aún no están traducidas.
    [handbook] El manual aún no está traducido.
   *[game] { $game } aún no tiene traducción.
}
game-not-saved = No se pudo guardar la partida.
not-kept = Esta partida no se está guardando: { $why }. Puedes seguir jugando.
not-now = { $told }{ $skips ->
    [yes] {" "}Espacio lo salta.
   *[no] {""}
}
game-missed = { $whole ->
    [yes] { $count ->
        [one] Una jugada hasta ahora.
       *[other] { $count } jugadas hasta ahora.
    }
   *[no] { $count ->
        [one] Una jugada en tu ausencia.
       *[other] { $count } jugadas en tu ausencia.
    }
} Mayús L lo cuenta todo.
choice-sent = Enviado. El servidor aún no responde.
line-lost = Conexión perdida. No se ha enviado nada.
choice-waits = Conexión perdida. Tu puesto se guarda, y tu elección espera.
thinking = Pensando.
advice-not-now = El consejo llega en tu turno. { $told }
    .brief = Consejo, en tu turno. { $told }
advice-no-skill = Sin consejo: este juego es pura suerte, y ninguna elección es mejor que otra.
    .brief = Pura suerte: ninguna elección es mejor.
advice-none = Este juego no tiene consejero.
advice-off = En esta mesa no hay consejos.
    .brief = No hay consejos.
advice-over = Sin consejo: la partida ya terminó.
advice-valued = { $told } { $below ->
    [yes] Menos { $amount }.
   *[no] { $amount }.
}
amount-about = { $amount }, más o menos
amount-win = un { $amount } por ciento de probabilidad de ganar
amount-points = { $amount ->
    [one] un punto
   *[other] { $amount } puntos
}
amount-dollars = { $cents ->
    [0] { $dollars ->
        [one] un dólar
       *[other] { $dollars } dólares
    }
   *[other] { $dollars ->
        [0] {""}
        [one] un dólar con{" "}
       *[other] { $dollars } dólares con{" "}
    }{ $cents ->
        [one] un centavo
       *[other] { $cents } centavos
    }
}
advice-lesson = En una lección, los consejos los da quien enseña.
    .brief = Los consejos los da quien enseña.
advice-nobody = Sin consejo: no estás jugando.
advice-soon = Aún llegan jugadas anteriores: pregunta otra vez en un momento.
advice-one-choice = Solo hay una elección posible. { $told }
    .brief = Una elección posible. { $told }
title-game-menu = Menú de la partida
game-menu-stay = Volver a la partida.
game-menu-code-set = Poner la clave de { $name } para tomar el teclado.
game-menu-code-remove = Quitar la clave de { $name } para tomar el teclado.
code-enter = Escribe tu clave y pulsa Intro.
code-new = Escribe una clave que solo tú sepas y pulsa Intro. Vale solo para esta partida.
    .brief = Una clave que solo tú sepas, e Intro.
code-wrong = Clave equivocada.
code-set = Clave puesta.
code-removed = Clave quitada.
game-menu-bot-one = Dejar que un bot juegue por ti.
game-menu-bot-other = Dejar que un bot juegue por { $name }.
game-menu-back-one = Recuperar tu puesto, que ocupa el bot.
game-menu-back-other = Recuperar el puesto de { $name }, que ocupa el bot.
game-menu-sure = ¿{ $entry }? S o N.
game-menu-again = Empezar de nuevo. { $saved ->
    [yes] Esta partida está guardada.
   *[no] No se pudo guardar esta partida.
}
game-menu-rotated = Empezar de nuevo, rotando los puestos. { $saved ->
    [yes] Esta partida está guardada.
   *[no] No se pudo guardar esta partida.
}
game-menu-lesson = La lección de este juego. La partida espera.
game-menu-settings = Ajustes.
game-menu-sounds = Sonidos de este juego.
game-menu-keys = Teclas.
game-menu-give-up = Rendirse.
game-menu-leave = Salir. La partida queda guardada.
game-menu-leave-far = Salir. Un bot sigue por ti, y Continuar te trae de vuelta.
game-menu-leave-listening = Salir. La partida sigue sin ti.
game-menu-leave-unsaved = Salir. No se pudo guardar la partida.
give-up = ¿Rendirte? La partida termina para siempre. S o N.
give-up-far = ¿Rendirte? Un bot sigue en tu puesto. S o N.
given-up = Te rindes. { $told }
title-strength = Nivel del bot
strength = { $strength }. { $about }
    .brief = { $strength }.
strength-casual = principiante
strength-skilled = hábil
strength-expert = experto
strength-casual-about = Comete errores, como cualquier persona.
strength-skilled-about = Juega bien, pero no mira muy lejos.
strength-expert-about = Juega casi a la perfección.
strength-loyal = fiel
strength-loyal-about = Pide siempre el mismo color.
strength-contrary = rebelde
strength-contrary-about = Pide el color menos pedido.
bot-plays = { $several ->
    [yes] Un bot juega por { $name }.
   *[no] Un bot juega por ti. { $back } te devuelve tu puesto.
}
person-plays = { $several ->
    [yes] { $name } vuelve a jugar.
   *[no] Vuelves a jugar.
}
chair-bot = { $name }, un bot, ocupa el puesto { $number }.
chair-person = Alguien de este teclado ocupa el puesto { $number }.
table-left = Ya no estás en la mesa. Intro empieza otra partida, { $back } sale.
pass-keyboard = Pasa el teclado a { $name }: Intro.
    .brief = Teclado a { $name }: Intro.
taken-over = Turno de { $name }.
taken-over-news = { $name }: pulsa H para oír las novedades.
taken-over-marked = { $name }: marcado. Intro lo elige.
    .brief = { $name }: marcado.
headphones = { $first ->
    [yes] ¿Con auriculares? Solo lo oyes tú. S o N.
   *[no] ¿Con auriculares? S o N.
}
no-headphones = { $how ->
    [none] Tus cartas no se leen en voz alta. Pulsa la tecla de una carta, por ejemplo { $key }, y luego Intro.
   *[other] Tu elección no se lee en voz alta. { $how }
}
nothing-marked = { $how ->
    [none] { $key ->
        [none] Marca algo primero.
       *[other] Pulsa primero la tecla de una carta, por ejemplo { $key }.
    }
   *[other] { $how }
}
not-possible = Eso no se puede elegir. { $how ->
    [none] Marca otra cosa y pulsa Intro.
   *[other] { $how }
}
    .brief = Eso no se puede elegir. { $how ->
        [none] Marca otra cosa.
       *[other] { $how }
    }
too-soon = Aún no: { $count ->
    [1] esa tecla llegó antes que la pregunta.
   *[other] { $count } teclas llegaron antes que la pregunta.
} { $told }
    .brief = { too-soon-for-item }
too-soon-for-item = Aún no{ $count ->
    [1] .
   *[other] : { $count } teclas.
} { $told }
row-more = Más: Espacio.
row-goes-on = { $told }, más: Espacio.
row-digit = { $number ->
    [0] Cero.
    [1] Uno.
    [2] Dos.
    [3] Tres.
    [4] Cuatro.
    [5] Cinco.
    [6] Seis.
    [7] Siete.
    [8] Ocho.
   *[9] Nueve.
}
row-letter = Letra { $key }.
digits-type = escribir los números de una opción, separados por Espacio
who-you = Tú.
who-person = { $name }.
who-bot = { $name }, un bot.
evening = Partidas ganadas en esta sesión: { $won }.
evening-none = Aún nadie tiene partidas ganadas en esta sesión.
evening-you = tú tienes { $count }
evening-first = { $name } tiene { $count }
evening-more = { $name } { $count }
who-listens = { $count ->
    [one] Escucha { AND($names) }.
   *[other] Escuchan { AND($names) }.
}
undo-over = La partida ya terminó. Para volver a una jugada, abre Registros.
undo-nothing = Aún no has elegido nada.
undo-own = ¿Deshacer tu jugada? S o N.
undo-agree = { $name } pide deshacer una jugada. También se deshacen todas las posteriores. S o N.
    .brief = { $name } pide deshacer una jugada. S o N.
undo-consent = ¿Deshacer una jugada? Pulsa S solo si aquí todo el mundo está de acuerdo; si no, N.
undo-asked = Pides deshacer tu jugada.
undo-luck = Salen otra vez los mismos dados y cartas. Esta partida cuenta aparte en las estadísticas.
    .brief = Salen otra vez los mismos dados y cartas.
words-hash = El azar de esta partida ya está fijado. Su huella es { $hash }.
words-spoken = El azar de esta partida ya está fijado. Las palabras de la partida son { SPOKEN($spoken) }.
words-enter = Escribe las palabras que quieras mezclar con el azar, o pulsa Intro para empezar.
    .brief = Palabras, o Intro para empezar.
words-none = Sin palabras añadidas.
words-added = Palabras mezcladas con el azar: { $words }.
luck-none = En este juego no hay azar.
luck-seeded = Esta partida repite el azar de la semilla { $seed }, así que alguien podría conocerlo de antemano.
luck-computable = Esta partida repite el azar de la semilla { $seed }, así que cualquiera puede calcular lo que tiene cada cual.
luck-fair = Azar limpio. { $shared ->
    [yes] Con aportación de los dispositivos de quienes juegan.
   *[no] { $words ->
        [none] Sin palabras añadidas.
       *[other] Palabras añadidas: { $words }.
    }
} Oyes la semilla al final de la partida.
luck-words = Las palabras de esta partida son { SPOKEN($spoken) }. Compártelas ahora en la mesa. Al final, audiogame verify las compara.
    .brief = Las palabras de esta partida son { SPOKEN($spoken) }.
luck-fair-unkept = Azar limpio, pero no se guarda registro. La huella de su semilla es { $hash }. { $words ->
    [none] Sin palabras añadidas.
   *[other] Palabras añadidas: { $words }.
} Oyes la semilla al final de la partida.
luck-told = Azar limpio. Su semilla era { $seed }. { $shared ->
    [yes] Con aportación de los dispositivos de quienes juegan.
   *[no] { $words ->
        [none] Sin palabras añadidas.
       *[other] Palabras añadidas: { $words }.
    }
} Para comprobarla, ejecuta audiogame verify.
luck-everybody = Azar compartido. { $added ->
    [added] Este dispositivo hizo su aportación.
    [late] La aportación de este dispositivo llegó demasiado tarde.
    [dropped] Este dispositivo envió su aportación a tiempo, pero el servidor la descartó.
   *[unknown] Que este dispositivo sepa, no aportó nada.
}{ $lack ->
    [0] { "" }
    [one] { " " }{ AND($without) } no aportó nada.
   *[other] { " " }{ AND($without) } no aportaron nada.
}{ $again ->
    [yes] { $count ->
        [0] { " " }El azar se preparó de nuevo, así que alguien pudo elegirlo.
       *[other] { " " }El azar se preparó de nuevo a causa de { AND($names) }, así que alguien pudo elegirlo.
    }
   *[no] { "" }
} { $seed ->
    [none] El servidor conoce de antemano lo que saldrá. Oyes la semilla al final de la partida.
   *[other] La semilla era { $seed }.
}{ $part ->
    [none] { "" }
    [all] { " " }El registro tiene todo lo que este dispositivo sabe de ella.
    [without] { " " }Este dispositivo no vio todo lo que se aportó.
    [dropped] { " " }En el registro falta la aportación que este dispositivo envió a tiempo.
   *[other] { " " }En el registro falta lo que este dispositivo sabe de ella.
}

## En todas partes

fault = { $why }
update-page = La página se vuelve a cargar, y tus partidas se conservan. ¿Actualizar a la versión { $version }? S o N.
call-server = Este enlace lleva a { $link }. ¿Conectarte? S o N.
follow-link = Este enlace lleva a { $link }. { $kept ->
    [saved] { "Tu partida está guardada. " }
    [unsaved] { "Tu partida no se ha podido guardar. " }
    [seat] { "Aquí se te guarda el puesto. " }
    [heard] { "La partida de aquí sigue sin ti. " }
   *[nothing] { "" }
}{ $table ->
    [yes] ¿Ir a esa mesa? S o N.
   *[no] ¿Ir a ese servidor? S o N.
}
paste-no-link = Ahí no hay ningún enlace a una mesa.
leave-program = ¿Salir de audiogame? S o N.
takes-a-while =
    { $count ->
        [0] Esto tarda un poco.
       *[other] Esto tarda un poco: { $done } de { $count }. Pulsa cualquier tecla para oír por dónde va.
    }
    .brief =
        { $count ->
            [0] Esto tarda un poco.
           *[other] { $done } de { $count }.
        }
leave-program-game = ¿Salir de audiogame? { $kept ->
    [saved] La partida está guardada.
    [unsaved] No se pudo guardar la partida.
    [seat] Tu puesto se guarda.
   *[heard] La partida sigue sin ti.
} S o N.
staying = Te quedas.
yes-or-no = S o N.
# Lo que se puede escribir como respuesta: la letra de su tecla y después palabras.
answers-yes = s, sí, si
answers-no = n, no
neither = Intro no es ni sí ni no. { $told }
    .brief = Ni sí ni no. { $told }
no-answer = Sin respuesta en { $seconds } segundos: eso es un no.
    .brief = Sin respuesta: no.
choice-again = { $stays ->
    [yes] Seguir en la mesa
   *[no] Otra partida
}
missed = { $count ->
    [one] Una línea: Espacio.
   *[other] { $count } líneas: Espacio.
}
    .touch = { $count ->
        [one] Una línea: Espacio, en Más.
       *[other] { $count } líneas: Espacio, en Más.
    }
went-wrong = Hay un fallo. { $saved ->
    [yes] Tu partida está guardada, y los detalles
   *[no] Los detalles
} están en { $file }.
part-went-wrong = Hay un fallo fuera de la partida, que sigue. Los detalles están en { $file }.
game-went-wrong = Hay un fallo en { $title }, y no se puede continuar. { $saved ->
    [yes] Tu partida está guardada, y los detalles
   *[no] Los detalles
} están en { $file }.
sounds-failed = Los sonidos de este juego fallan. La partida sigue sin ellos.
advice-failed = Sin consejo: el consejero de este juego falla.
    .brief = El consejero falla.
rule-now-failed = La guía de este juego falla, así que su reglamento se abre por el principio.
explain-failed = Sin explicación: la guía de este juego falla.
output-lost = { $name } ya no funciona: { $why }
settings-not-saved = No se pudieron guardar tus ajustes: { $why }.
nothing-said = Todavía no se ha dicho nada.
nothing-since = No ha pasado nada desde tu última jugada.
category-all = Todas las líneas, { $count }.
category-game = Líneas de la partida, { $count }.
category-answers = Respuestas, { $count }.
category-chat = Mensajes del chat, { $count }.
category-other = Otras líneas, { $count }.
copied = { $answered ->
    [yes] Copiado en el portapapeles.
   *[no] Copia pedida a tu terminal.
}
    .brief = { $answered ->
        [yes] Copiado.
       *[no] Pedida a tu terminal.
    }
copy-secret = Esa línea es secreta, así que no se copia.
odd-marked = Marcada como rara. { $count ->
    [one] 1 línea marcada.
   *[other] { $count } líneas marcadas.
}
    .brief = Marcada. { $count ->
        [one] 1 línea.
       *[other] { $count } líneas.
    }
odd-unmarked = Ya no está marcada. { $count ->
    [0] Ninguna línea marcada.
    [one] 1 línea marcada.
   *[other] { $count } líneas marcadas.
}
    .brief = Ya no está marcada. { $count ->
        [0] Ninguna línea.
        [one] 1 línea.
       *[other] { $count } líneas.
    }
odd-refused = { $why ->
    [chat] Esa línea no se puede marcar: son palabras de alguien.
    [secret] Esa línea es secreta, así que no se puede marcar.
   *[unknown] Esa línea no se puede marcar: son palabras de alguien, o se dijo hace demasiado tiempo.
}
odd-set-aside = { $why }{ $kept ->
    [none] {""}
   *[other] { " " }El archivo se guarda como { $kept }.
}
written = Guardado en { $file }.
not-written = No se pudo guardar el archivo: { $why }.
history-older = { $text } La línea más antigua.
history-newer = { $text } La línea más reciente.
unknown-key = La tecla { $key } no hace nada aquí. El signo de interrogación dice las teclas.
    .brief = La tecla { $key } no hace nada aquí.
command-not-here = Solo mientras juegas: { $what }.
command-behind = Pulsa antes { $back } para volver a la partida: { $what }.
    .brief = Antes, { $back }: { $what }.
verbosity-full = Completo.
verbosity-normal = Normal: completo en lo decisivo, breve en lo demás.
verbosity-brief = Breve.
out-listening = Puedes seguir escuchando, o pulsar Fin para saltar al final de la partida.
offer-brief = ¿Líneas más cortas a partir de ahora? V lo cambia cuando quieras. S o N.
suspended = En pausa. Escribe fg para volver.
cannot-suspend = Aquí no se puede poner el programa en pausa.
goodbye = Hasta la próxima.

## Menús

menu-find = Escribe una palabra para buscarla y pulsa Intro. { $leave-text } vuelve.
    .brief = Escribe una palabra.
menu-find-none = Ninguna entrada menciona { $wanted }.
title-menu-found = Encontrado
no-such-item = Esta lista tiene { $count ->
    [one] una entrada
   *[other] { $count } entradas
}.
menu-main = Menú principal
title-new = Elige un juego
title-results = Registros y resultados
title-help = Ayuda
title-glossary = Palabras que usan todos los juegos
title-rules = Reglas: elige un juego
title-learn = Aprender a jugar
title-continue = Continuar
title-records = Registros
title-statistics = Estadísticas
title-record = Este registro
title-speech = Voz
menu-new = Partida nueva.
menu-continue = Continuar una partida.
menu-continue-waiting = Espera una partida de { $game }: continuarla.
menu-online = Jugar con más gente.
menu-learn = Aprender a jugar.
menu-results = Registros y resultados.
menu-help = Ayuda.
menu-rules = Reglas de los juegos.
menu-handbook = Manual de este programa.
menu-glossary = Palabras que usan todos los juegos.
menu-records = Registros.
menu-statistics = Estadísticas.
menu-sounds = Sonidos.
menu-keys = Teclas.
menu-settings = Ajustes.
menu-update = Actualizar esta página.
menu-page = Esta página: tus datos.
menu-trial = Prueba de escucha: diez minutos.
menu-about = Acerca del programa y créditos.
title-about = Acerca del programa
about-program = audiogame { $version }: juegos de dados y cartas para jugar de oído.
new-version = Hay una versión nueva de audiogame, la { $version }; tienes la { $here }. { $news }
about-licence = Software libre, con la licencia MIT.
about-folder = Los ajustes, las teclas y las partidas guardadas están en { $folder }.
about-chosen = Eso es todo. { $back } vuelve.

## Créditos de un juego

title-credits = Créditos de { $title }
credits-chosen = Eso es todo. Espacio deletrea una dirección. { $back } vuelve.
menu-leave = Salir.
menu-game = { $title }.
menu-game-about = { $alone ->
    [yes] Para una sola persona.
   *[no] De { $seats } puestos.
} { $about }{ $length ->
    [none] {""}
   *[other] {" "}{ $length }
}
lobby-start = Empezar.
lobby-start-about = Empieza la partida con estos puestos y opciones.
lobby-players = Juegan: { $people ->
    [0] {""}
   *[other] { AND($people) }{ $bots ->
        [0] {""}
       *[other] , con{" "}
    }
}{ $bots ->
    [0] .
    [one] { AND($bots) }, un bot.
   *[other] los bots { AND($bots) }.
}
lobby-players-about = Flecha derecha añade un bot, y Flecha izquierda quita uno. Intro abre la lista de quienes juegan.
title-players = Quién juega
lobby-length-number = Otra duración.
lobby-length-number-about = Intro te deja escribir un número.
lobby-table-rules = Reglas de esta mesa: { $count ->
    [0] las predeterminadas.
    [one] una cambiada.
   *[other] { $count } cambiadas.
}
lobby-table-rules-about = Intro abre las opciones de este juego y su reglamento.
title-table-rules = Reglas de esta mesa
lobby-more = Más.
lobby-more-about = Intro abre el resto: qué más puedes elegir para esta mesa.
title-table-more = Más
lobby-seat-about = Quién se sienta aquí. Intro cambia la persona o el bot, el nombre o el orden de juego.
lobby-person = Puesto { $number }: { $name }, en este teclado.
lobby-bot = Puesto { $number }: { $name }, un bot.
lobby-add-bot = Añadir un bot.
lobby-add-bot-about = Añade un bot a la mesa.
lobby-add-person = Añadir una persona en este teclado.
lobby-add-person-about = Añade a alguien que comparta este teclado.
lobby-words = { $added ->
    [yes] Mezclar tus palabras con el azar: sí.
   *[no] Mezclar tus palabras con el azar: no.
}
lobby-words-about = Escribes unas palabras antes de cada partida. Se mezclan con el azar, así que nadie puede elegirlo. Intro lo cambia.
lobby-advice = { $on ->
    [yes] Consejos: sí.
   *[no] Consejos: no.
}
lobby-advice-about = Con los consejos permitidos, Mayús H dice qué haría un experto. Intro lo cambia.
lobby-rules = El reglamento.
lobby-rules-about = Intro abre el reglamento con estos puestos y opciones.
seat-rename = Cambiar el nombre.
seat-person = Juega una persona.
seat-bot = Juega un bot.
seat-remove = Quitar el puesto.
no-more-seats = { $count ->
    [1] Este juego es para una sola persona.
   *[other] La mesa está completa: { $count } puestos.
}
no-bots = No hay bots que quitar.
bot-added = { $name }, un bot, se sienta a la mesa.
person-added = { $name } se sienta, en este teclado.
bot-removed = { $name } se va.
new-same = Como la última vez: { $title }{ $names ->
    [1] {""}
   *[other] {" "}con { AND($names) }
}.
lobby-strength = Puesto { $number }: { $name }, bot { $strength }.
lobby-usual = Restablecer puestos y opciones.
lobby-usual-about = Intro deshace todos los cambios hechos aquí.
seat-strength = Juega un bot { $strength }. { $about }
    .brief = Bot { $strength }.
seat-manner = Juega un bot { $strength }. { $about } Ningún bot juega mejor: este juego es pura suerte.
    .brief = Bot { $strength }. Pura suerte.
seat-earlier = Adelantar un puesto.
risky-choice = { $told } S o N.
start-over = ¿Empezar de nuevo{ $rotates ->
    [yes] , rotando los puestos
   *[no] {""}
}? { $saved ->
    [yes] Esta partida está guardada.
   *[no] No se pudo guardar esta partida.
} S o N.
wrong-seats = Este juego es de { $seats } puestos, no de { $count }.
enter-name = Nombre: { $name }. Escribe otro y pulsa Intro. { $leave-text } deja el de antes.
enter-new-name = Escribe un nombre y pulsa Intro. { $leave-text } vuelve.
name-taken = { $name } ya está en la mesa.
enter-option = Escribe { $allowed } y pulsa Intro. { $leave-text } deja el valor de antes.
not-an-option = { $typed } no vale. Escribe { $allowed }.
typed-full = Aquí caben como mucho { $longest } caracteres.
typed-too-long = Esto tiene { $count } caracteres. Usa como mucho { $longest }.
typed-end = Fin.
typed-so-far = { $count ->
    [0] Nada escrito.
   *[other] { $text }.
}
title-continue-game = Esta partida guardada
record-review = Reproducirlo paso a paso.
assess-not-kept = Lo que dijo el experto no se pudo guardar para las estadísticas y la práctica: { $why }.
practice-item = Practicar: jugadas que te costaron algo.
record-expert = Repasarlo con el experto.
record-check = Comprobar las jugadas y el azar.
record-share = Compartirlo.
record-delete = Borrarlo.
title-share = Compartir este registro
share-copy = Copiar su texto, con nombres.
share-file = Guardarlo en un archivo, con nombres.
share-copy-bare = Copiar su texto, sin los nombres de las personas.
share-file-bare = Guardarlo en un archivo, sin los nombres de las personas.
share-bare-about = La copia llama a las personas por sus puestos, así que sus doce palabras son otras.
share-there = { $file } ya existe, así que no se escribe nada. Elige de nuevo y escribe otro nombre.
delete-record = ¿Borrar este registro para siempre? S o N.
continue-go-on = Continuar.
continue-delete = Borrar esta partida.
continue-save = Guardar la parte intacta como partida nueva.
cannot-save = No se puede guardar nada de esa partida: { $why }
saved-before-damage = Guardado como { $name }. El registro dañado no cambia.
title-play-on = Jugar desde aquí
play-on-new = Jugar con otro azar.
play-on-same = Jugar con el mismo azar.
delete-game = ¿Borrar esta partida para siempre? S o N.
game-deleted = Partida borrada.
nothing-unfinished = No tienes partidas sin terminar.
calibrate = Vas a oír una frase. Pulsa Intro para que empiece, e Intro otra vez cuando la voz termine.
calibration-sentence = Los dados ruedan despacio por la mesa de madera, pasan junto a cartas y fichas, y se detienen uno tras otro donde todo el mundo los puede oír.
calibration-failed = Demasiado rápido o demasiado lento: no cuenta. Nada cambia.
calibrated = La voz lee { $rate } caracteres por segundo.
title-speech-mode = Quién habla
speech-auto = Automático.
speech-lines = Tu lector de pantalla lee las líneas.
speech-direct = Hablan directamente NVDA, JAWS y otros.
speech-voice = La voz propia del programa.
speech-none = Sin voz, solo texto.
speech-auto-about = El programa elige cada vez que empieza.
speech-lines-about = Las líneas se muestran en pantalla para que las lea un lector de pantalla o una línea braille; el programa no habla.
speech-direct-about = Las líneas van directamente a NVDA, JAWS y otros, que las dicen y las muestran en braille.
speech-voice-about = El programa habla con una voz de este equipo, sin lector de pantalla.
speech-none-about = Para quien lee la pantalla con la vista.
speech-kept = Esto vale a partir de la próxima vez que abras el programa.
setting-speech = Quién habla: { $value }
setting-speech-about = Quién lee las líneas en voz alta: tu lector de pantalla, la voz propia del programa, o nadie. Mayús V lo cambia en cualquier sitio.
setting-voice = Sintetizador: { $value }.
setting-voice-about = Qué sintetizador usa el programa para su voz propia.
title-voice = Sintetizador
voice-program-best = el mejor que se encuentre
voice-program-sapi = SAPI 5, de Windows
voice-program-speech-dispatcher = speech-dispatcher, de Linux
voice-program-espeak = eSpeak NG, incluido en el programa
voice-program-say = say, de macOS
voice-program-accessible-output2 = accessible-output2, otra vía a speech-dispatcher
voice-program-pyttsx3 = pyttsx3
voice-cannot-speak = Ese sintetizador no puede hablar aquí, así que nada cambia. { $why }
speech-now-lines = Ahora tu lector de pantalla lee las líneas.
    .brief = Líneas.
speech-now-direct = Ahora las líneas van directamente a tu lector de pantalla.
    .brief = Directamente a tu lector de pantalla.
speech-now-voice = Ahora el programa habla con su voz propia.
    .brief = Voz propia.
speech-now-none = Voz desactivada. Las líneas se siguen mostrando en pantalla.
    .brief = Voz desactivada.
setting-voice-rate = Velocidad: { $value } palabras por minuto.
setting-voice-rate-about = A qué velocidad habla la voz propia del programa.
setting-voice-pitch = Tono: { $value ->
    [0] el más grave.
    [100] el más agudo.
   *[other] { $value } de 100.
}
setting-voice-pitch-about = Lo aguda que es la voz propia del programa, de 0 a 100.
setting-voice-volume = Volumen de la voz: { $value ->
    [0] silencio.
   *[other] { $value } por ciento.
}
setting-voice-volume-about = Lo fuerte que suena la voz propia del programa. Tu lector de pantalla tiene su propio volumen.
setting-voice-name = Voz: { $value }.
setting-voice-name-about = Qué voz del sintetizador habla. Cada una dice su nombre.
setting-voice-language = Idioma: { $value }.
setting-voice-language-about = El idioma de la voz propia del programa, con un código como es, es-mx o en.
setting-opponent-voices = Voces de los rivales: { $value ->
    [yes] cada cual tiene la suya.
   *[no] una sola voz.
}
setting-opponent-voices-about = Con la voz propia del programa, cada rival tiene una voz distinta.
setting-missed-lines = Tu lector de pantalla se salta líneas: { $value ->
    [yes] sí.
    [no] no.
   *[unknown] no se sabe.
}
setting-missed-lines-about = Algunos lectores de pantalla se saltan líneas después de una flecha. Si el tuyo lo hace, Intro pregunta otra vez cuando quizá no hayas oído lo que elige.
ask-missed-lines = ¿Tu lector de pantalla se salta líneas? Pulsa S, N, o F para averiguarlo.
ask-whether-missed = Quizá no se oyó: { $missed } ¿Tu lector de pantalla se salta líneas? Pulsa S, N, o F para averiguarlo.
find-out = Averiguarlo
try-row = { $number } de { $count }. Pulsa { $key }. Si después oyes una fruta, pulsa S; si no, N.
    .brief = { $number } de { $count }. Pulsa { $key }. Una fruta: S; si no, N.
tried-row = { $number ->
    [1] Manzana.
    [2] Pera.
    [3] Cereza.
    [4] Limón.
   *[other] Ciruela.
}
setting-braille = Braille: { $value ->
    [yes] líneas cortas, de una en una. Espacio sigue leyendo.
   *[no] no.
}
setting-braille-about = Para líneas braille: líneas cortas que se quedan hasta que pulsas Espacio, con los sonidos escritos en palabras.
voice-of-backend = la predeterminada
change-voice = { $count ->
    [one] Una voz. Pruébala
   *[other] { $count } voces. Pruébalas
} con Flecha arriba y abajo, elige una con Intro. { $back } vuelve.
    .brief = { $count ->
        [one] Una voz.
       *[other] { $count } voces.
    }
no-voices = No hay voces para elegir. Cambia primero a la voz propia del programa, con Mayús V.
enter-language = Idioma: { $value }. Escribe un código como pt, pt-br o fr, y pulsa Intro.
not-a-language = { $typed } no es un código de idioma.
voice-without-language = { $name } no habla { $language }, así que el idioma sigue siendo { $kept }.{ $count ->
    [0] {""}
   *[other] {" "}Lo más parecido: { $near }.
}
voice-keeps-own = { $what ->
    [rate] No se puede cambiar la velocidad de esta voz.
    [pitch] No se puede cambiar el tono de esta voz.
    [volume] No se puede cambiar el volumen de esta voz.
    [voice] Este sintetizador solo tiene esta voz.
   *[language] No se puede cambiar el idioma de esta voz.
}
as-before = Todo como antes.
voice-lost = Ahora habla: { $name }. { $why }
    .brief = Ahora: { $name }.
voice-again = { $name } vuelve a hablar. { $why }
    .brief = { $name } vuelve a hablar.
voice-back = Ahora habla { $name }.
audio-lost = { $what ->
    [both] Ya no hay sonido ni voz
    [voice] Ya no hay voz
   *[sounds] Ya no hay sonidos
}: { $why }{ $speaks ->
    [none] {" "}Las líneas se muestran en pantalla.
    [other] {" "}Ahora habla { $name }.
   *[same] {""}
}
audio-back = { $what ->
    [both] Vuelven el sonido y la voz.
    [voice] Vuelve la voz.
    [first] Ya hay sonido.
   *[sounds] Vuelven los sonidos.
}
voice-lacks-voice = { $name } no tiene ninguna voz llamada { $why }, así que usa la predeterminada. El menú Voz tiene la lista.
    .brief = Ninguna voz llamada { $why }.
voice-lacks-language = { $name } no habla { $why }. Puedes elegir otro idioma en el menú Voz.
    .brief = { $name } no habla { $why }.
call-turn = { $game }: es tu turno.
call-again = La partida te espera.
calls-on = Avisos activados: si haces otra cosa, se te avisa cuando llegue tu turno.
calls-off = Avisos desactivados: no se te avisa si haces otra cosa.
ask-call-bell = Tu turno llegó mientras hacías otra cosa. ¿Avisarte la próxima vez con el pitido de la terminal? S o N.
sounds-off = Sonidos desactivados.
sounds-on = Sonidos activados.
sounds-looking = Aún no hay sonido. Se busca otra vez.
sounds-no-device = Sin sonido: no se encuentra ningún dispositivo de sonido. Se puede jugar sin él.
    .brief = Sin sonido: no se encuentra ningún dispositivo.
sounds-no-process = Sin sonido: el proceso de sonido no arranca. Se puede jugar sin él.
    .brief = Sin sonido: el proceso de sonido no arranca.
sound-broken = { $why }
title-learn-sounds = Conoce los sonidos. Intro repite uno
sounds-learn = Conocer los sonidos.
sounds-quiz = Prueba de sonidos.
quiz-no-sounds = No hay prueba: los sonidos están apagados, o no hay dispositivo de sonido.
quiz-begins = { $count } sonidos. Después de cada uno, pulsa el número de lo que oyes. Intro lo repite. Escape termina la prueba.
    .brief = { $count } sonidos.
quiz-choice = { $number }: { $text }.
quiz-asks = { $choices } ¿Cuál era?
quiz-key = { $text }.
quiz-right = Bien. { $description }
quiz-wrong = No. { $description }
quiz-pair = { $played } con { $chosen }
quiz-result = Aciertos: { $right } de { $asked }.{ $count ->
    [0] {""}
   *[other] {" "}Confusiones: { AND($pairs) }.
}
sounds-settings = Volumen, estéreo y subtítulos.
sounds-common = Sonidos que se usan en todas partes.
title-learn-which = Qué sonidos
learn-sound = { $description }
sounds-none = No hay sonidos: están desactivados, o no hay dispositivo de sonido.
voice-none = Aquí no puede hablar ninguna voz: las líneas solo se muestran en pantalla. audiogame doctor dice por qué.

## Ajustes

title-settings = Ajustes
settings-wording = Nivel de detalle: { $chosen ->
    [full] completo
    [brief] breve
   *[normal] normal
}.
settings-wording-about = Cuánto se dice, también de los dados, las cartas, los puntos y los turnos por separado. Flecha izquierda y derecha lo cambian para todo; Intro abre el resto. V lo cambia en cualquier sitio.
settings-language = Idioma: { $name }.
settings-language-about = El idioma en que se dice todo. Cambia al instante. Cada persona de este teclado puede tener otro, en Personas de este teclado.
title-language = Elige un idioma
language-of-system = El de este equipo: { $name }.
language-of-settings = El de Ajustes.
settings-sounds = Sonidos: volumen, estéreo, subtítulos, conocerlos y prueba.
    .brief = Sonidos.
settings-more = Más.
settings-more-about = Ritmo, listas, líneas y colores, nombres de los bots y más. La barra inclinada busca cualquier ajuste por una palabra.
settings-people = Personas de este teclado: su nivel de detalle y sus teclas.
    .brief = Personas de este teclado.
settings-speech = Voz.
title-people = Personas
people-add = Añadir una persona.
people-broken = No se pudieron leer los ajustes personales: { $why }.
people-partly-broken = Una parte de los ajustes personales de { AND($names) } tiene un fallo, así que se usan los generales.
people-unread = No se pudieron leer los ajustes personales: { $why }. Hasta que vuelvas a empezar valen los generales, y los cambios no se guardan.
people-mend = { $file ->
    [none] {""}
   *[other] El archivo de antes se guarda como { $file }.{" "}
}Vuelve a poner esos ajustes en Ajustes, Personas de este teclado.
person = { $name }: detalle { $wording ->
    [settings] como en Ajustes
    [full] completo
    [brief] breve
   *[normal] normal
}, { $keys ->
    [yes] teclas propias.
   *[no] teclas comunes.
}
person-wording = Nivel de detalle: { $wording ->
    [settings] como en Ajustes.
    [full] completo.
    [brief] breve.
   *[normal] normal.
}
person-keys = Teclas: { $own ->
    [yes] propias.
   *[no] las comunes.
}
person-language = Idioma: { $name ->
    [none] el de Ajustes.
   *[other] { $name }.
}
person-change-keys = Cambiar sus teclas.
settings-pace = Medir tu velocidad de lectura.
settings-keys = Teclas.
settings-usual = Restablecer estos ajustes.
settings-usual-about = Devuelve a su valor predeterminado todos los ajustes de este menú. Pregunta antes.
title-wording = Cuánto se dice
title-sounds = Volumen, estéreo y subtítulos
title-more = Más ajustes
title-changed = { $told } { $title }
title-sounds-menu = Sonidos
take-settings-back = ¿Restablecer estos ajustes? S o N.
settings-taken-back = Estos ajustes tienen de nuevo sus valores predeterminados.
about-setting = { $about } { $steps ->
    [yes] Flecha izquierda, derecha o Intro lo cambia.
   *[no] Intro lo cambia.
}
value = { $usual ->
    [yes] { $value } Predeterminado.
   *[no] { $value }
}
value-sample = { $value } { $sample }
setting-nothing = sin elegir
enter-setting = { $told } Escribe otro y pulsa Intro. { $leave-text } deja el de antes.
change-setting = Flecha arriba y abajo lo cambian, o escribe un número. Intro lo guarda, { $back } cancela, Suprimir restablece.
    .brief = Flecha arriba, abajo o un número; Intro, { $back }.
number-wrong = { $typed } no vale. Escribe { $least ->
    [0] un { $whole ->
        [yes] número entero
       *[no] número
    } de { $low }
   *[other] { $low }, o un número de { $least }
} a { $high }. { $told }
text-wrong = Demasiado largo: como mucho { $longest } caracteres. { $told }
wording-now = { $chosen ->
    [profile] como el resto
    [full] completo
    [brief] breve
   *[normal] normal
}
wording-profile = Como el resto:
wording-full = Completo:
wording-normal = Normal, breve salvo en lo decisivo:
wording-brief = Breve:
setting-name = Tu nombre: { $value }.
setting-name-about = Tu nombre en la mesa y en los registros.
setting-bot-names = Nombres de los bots: { $value }.
setting-bot-names-about = Nombres para los bots, separados por comas. Déjalo vacío para usar los predeterminados.
setting-verbosity = En general: { $chosen ->
    [full] completo
    [brief] breve
   *[normal] normal
}.
setting-verbosity-about = Cuánto se dice: completo, normal o breve. V lo cambia en cualquier sitio.
setting-verbosity-title = En general
setting-verbosity-dice = Dados: { wording-now }.
setting-verbosity-dice-about = Cuánto se dice de los dados, si lo quieres distinto del resto.
setting-verbosity-dice-title = Dados
setting-verbosity-cards = Cartas: { wording-now }.
setting-verbosity-cards-about = Cuánto se dice de las cartas, si lo quieres distinto del resto.
setting-verbosity-cards-title = Cartas
setting-verbosity-scores = Puntos: { wording-now }.
setting-verbosity-scores-about = Cuánto se dice de los puntos, las ganancias y los finales.
setting-verbosity-scores-title = Puntos
setting-verbosity-turns = Turnos: { wording-now }.
setting-verbosity-turns-about = Cuánto se dice de a quién le toca, y de lo que se te pregunta.
setting-verbosity-turns-title = Turnos
setting-verbosity-chatter = Todo lo demás: { wording-now }.
setting-verbosity-chatter-about = Cuánto se dice de las cosas pequeñas, como quién ya jugó.
setting-verbosity-chatter-title = Todo lo demás
setting-numbers = Números largos: { $value }
setting-numbers-plain = sin separar, 1000000.
setting-numbers-grouped = separados por miles, 1.000.000.
setting-numbers-title = Números largos
setting-numbers-about = Los números largos se escriben con los miles separados o sin separar.
setting-sound = Sonidos: { $value }
setting-sound-yes = sí.
setting-sound-no = no.
setting-sound-title = Sonidos
setting-sound-about = Sonidos junto con las palabras. M los apaga y los enciende en cualquier sitio.
setting-sound-master = Volumen general: { $value ->
    [0] silencio.
   *[other] { $value } por ciento.
}
setting-sound-master-about = Lo fuerte que suenan todos los sonidos, y con ellos la voz propia del programa.
setting-sound-game = Volumen del juego: { $value ->
    [0] silencio.
   *[other] { $value } por ciento.
}
setting-sound-game-about = Lo fuerte que suenan los sonidos de la mesa: dados, cartas, turnos, victorias.
setting-sound-interface = Volumen de los menús: { $value ->
    [0] silencio.
   *[other] { $value } por ciento.
}
setting-sound-interface-about = Lo fuerte que suenan los pequeños sonidos de menús y teclas.
setting-sound-ambience = Fuego de fondo: { $value ->
    [0] no.
   *[other] { $value } por ciento.
}
setting-sound-ambience-about = Una sala tranquila con un fuego, detrás del juego. Con 0 se apaga.
setting-sound-places = Estéreo: { $value }
setting-sound-places-stereo = cada cual desde su lado.
setting-sound-places-mono = igual en los dos oídos.
setting-sound-places-left = solo el oído izquierdo.
setting-sound-places-right = solo el oído derecho.
setting-sound-places-title = Estéreo
setting-sound-places-about = En estéreo, cada sonido llega del lado donde se sienta quien lo causa.
setting-sound-lead = Pausa entre un sonido y sus palabras: { $value ->
    [0] ninguna.
    [100] la normal.
   *[other] { $value } por ciento de la normal.
}
    .brief = Pausa entre sonido y palabras: { $value ->
        [0] ninguna.
        [100] la normal.
       *[other] { $value } por ciento.
    }
setting-sound-lead-about = Cuánto espera la voz a un sonido. Con 0 empiezan a la vez.
setting-sound-pack = Tus propios sonidos: { $value }.
setting-sound-pack-about = El nombre de una carpeta con tus propios sonidos, junto a tus ajustes. Sin ella, el programa usa la que se llama sounds.
setting-captions = Subtítulos: { $value }
setting-captions-yes = sí. Los sonidos también se escriben en palabras.
setting-captions-no = no.
setting-captions-title = Subtítulos
setting-captions-about = Escribe cada sonido en palabras, entre corchetes, para quien oye mal o lee braille.
setting-unspoken-dice = Dados en voz alta: { $value }
setting-unspoken-dice-yes = solo sonidos.
setting-unspoken-dice-no = sonidos y palabras.
setting-unspoken-dice-title = Dados
setting-unspoken-dice-about = Si conoces los sonidos, la voz puede callar lo que un sonido ya dice. Las líneas se siguen escribiendo.
setting-unspoken-cards = Cartas en voz alta: { $value }
setting-unspoken-cards-yes = solo sonidos.
setting-unspoken-cards-no = sonidos y palabras.
setting-unspoken-cards-title = Cartas
setting-unspoken-cards-about = Si conoces los sonidos, la voz puede callar lo que un sonido ya dice. Las líneas se siguen escribiendo.
setting-unspoken-scores = Puntos en voz alta: { $value }
setting-unspoken-scores-yes = solo sonidos.
setting-unspoken-scores-no = sonidos y palabras.
setting-unspoken-scores-title = Puntos
setting-unspoken-scores-about = Si conoces los sonidos, la voz puede callar lo que un sonido ya dice. Las líneas se siguen escribiendo.
setting-unspoken-turns = Turnos en voz alta: { $value }
setting-unspoken-turns-yes = solo sonidos.
setting-unspoken-turns-no = sonidos y palabras.
setting-unspoken-turns-title = Turnos
setting-unspoken-turns-about = Si conoces los sonidos, la voz puede callar lo que un sonido ya dice. Las líneas se siguen escribiendo.
setting-unspoken-chatter = Todo lo demás en voz alta: { $value }
setting-unspoken-chatter-yes = solo sonidos.
setting-unspoken-chatter-no = sonidos y palabras.
setting-unspoken-chatter-title = Todo lo demás
setting-unspoken-chatter-about = Si conoces los sonidos, la voz puede callar lo que un sonido ya dice. Las líneas se siguen escribiendo.
setting-orientation = Posición en las listas: { $value }
setting-orientation-yes = se dice, por ejemplo 3 de 7.
setting-orientation-no = no se dice.
setting-orientation-title = Posición en las listas
setting-orientation-about = Las listas pueden decir por dónde vas.
setting-columns = { $value ->
    [0] Longitud de línea: el ancho de la pantalla.
   *[other] Longitud de línea: { $value } caracteres.
}
setting-columns-about = Lo larga que puede ser una línea escrita. Con 40 va bien para muchas líneas braille; con 0 usa toda la pantalla.
setting-theme = Colores: { $value }
setting-theme-own = los de la terminal.
setting-theme-white-on-black = blanco sobre negro.
setting-theme-yellow-on-black = amarillo sobre negro.
setting-theme-black-on-white = negro sobre blanco.
setting-theme-black-on-yellow = negro sobre amarillo.
setting-theme-title = Colores
setting-theme-about = Los colores de las líneas escritas, para quien ve poco. Cada uno se muestra al pasar por él. Con un lector de pantalla todos suenan igual.
setting-spacing = Espacio entre líneas: { $value }
setting-spacing-normal = ninguno.
setting-spacing-wide = una línea vacía.
setting-spacing-title = Espacio entre líneas
setting-spacing-about = Una línea vacía entre líneas ayuda a encontrarlas. A un lector de pantalla nunca le llega.
setting-view = Posición de la pregunta: { $value }
setting-view-lines = entre las demás líneas.
setting-view-together = abajo, con la última línea.
setting-view-title = Posición de la pregunta
setting-view-about = La pregunta puede quedarse abajo, con la última línea. Con un lector de pantalla está siempre entre las demás líneas.
setting-copy-to = Copiar líneas en: { $value }
setting-copy-to-clipboard = el portapapeles.
setting-copy-to-file = el archivo copied.txt.
setting-copy-to-title = Copiar líneas en
setting-copy-to-about = Adónde copia la tecla Y una línea: al portapapeles, si la terminal lo tiene, o al archivo copied.txt.
setting-digits = Los números marcan dados: { $value }
setting-digits-place = por posición.
setting-digits-face = por cara.
setting-digits-title = Los números marcan dados
setting-digits-about = Por posición, 2 marca el segundo dado o dúo. Por cara, 2 marca el primero que muestra un 2, y otra vez 2 marca el siguiente. Después del último, quita esas marcas.
setting-hand-order = Mano de cartas: { $value }
setting-hand-order-game = como la ordena el juego.
setting-hand-order-high = primero las altas.
setting-hand-order-low = primero las bajas.
setting-hand-order-title = Mano de cartas
setting-hand-order-about = El orden en que la H y las teclas recorren tu mano, palo por palo, en todos los juegos. Los triunfos van al final.
setting-remarks = Comentarios de los rivales: { $value }
setting-remarks-yes = de vez en cuando.
setting-remarks-no = ninguno.
setting-remarks-title = Comentarios de los rivales
setting-remarks-about = Los rivales con personalidad pueden hacer un comentario corto de vez en cuando.
setting-new-versions = Versiones nuevas: { $value }
setting-new-versions-yes = se buscan una vez por semana.
setting-new-versions-no = no se buscan.
setting-new-versions-title = Versiones nuevas
setting-new-versions-about = Al empezar, y como mucho una vez por semana, el programa puede mirar en internet si hay una versión nueva. No envía nada sobre ti.
setting-confirm-leaving = Preguntar antes de salir: { $value }
setting-confirm-leaving-yes = sí.
setting-confirm-leaving-no = no.
setting-confirm-leaving-title = Preguntar antes de salir
setting-confirm-leaving-about = El programa puede preguntar antes de que salgas. De todos modos guarda las partidas.
setting-confirm-risks = Riesgos, preguntar antes: { $value }
setting-confirm-risks-yes = sí.
setting-confirm-risks-no = no.
setting-confirm-risks-title = Riesgos, preguntar antes
setting-confirm-risks-about = Antes de una decisión que no se puede deshacer y cuesta mucho, como apostarlo todo, el programa puede decir el precio y preguntar.
setting-calls = Avisarme de mi turno si hago otra cosa: { $value }
setting-calls-yes = sí.
setting-calls-no = no.
setting-calls-title = Avisarme de mi turno si hago otra cosa
setting-calls-about = Si llega tu turno mientras haces otra cosa, te avisan un sonido y una notificación, y otra vez a los 30 segundos.
setting-wait-for-me = Esperarme: { $value }
setting-wait-for-me-yes = sí.
setting-wait-for-me-no = no.
setting-wait-for-me-title = Esperarme
setting-wait-for-me-about = Cada jugada ajena espera hasta que pulsas Espacio o Intro. La gente a distancia puede seguir jugando; tú oyes igualmente cada jugada, de una en una.
waits-for-you = Pulsa Espacio o Intro para continuar.
setting-pace = Ritmo: { $value ->
    [0] sin espera.
    [1] normal.
   *[other] { $value } veces el normal.
}
setting-pace-about = Cuánto espera el juego después de cada línea cuando no te toca. Con 1 te da tiempo a oírla; con 0 no espera nunca.
setting-rate = Tu velocidad de lectura: { $value } caracteres por segundo.
setting-rate-about = Lo rápido que lee tu lector de pantalla o la voz del programa. Se puede medir en Ajustes.

## La primera vez

welcome = Flecha arriba y abajo te mueven, Intro abre, y el signo de interrogación dice las teclas.
    .touch = Toca una entrada para abrirla. Atrás la cierra.
keys-of-voiceover = Si las flechas o las letras no llegan al juego, desactiva la navegación rápida: pulsa Izquierda y Derecha a la vez. Control, Opción y las flechas leen las líneas anteriores.
keys-of-terminal = Terminal se queda con Inicio, Fin, Retroceder página y Avanzar página. Control A, Control E, coma y punto hacen lo mismo; en las reglas, Izquierda y Derecha.
first-run-question = ¿Quién te lee?
first-run-lines = Pulsa 1 si oyes o lees esto.
first-run-others = Pulsa 2 para una voz, 3 para braille.
first-run-colours = Pulsa C para elegir colores.
first-run-touched = Elige un botón: oigo o leo esto, una voz, braille o colores.
first-run-voice = Esta es la voz propia del programa. Para usarla, pulsa 2.
    .touch = Esta es la voz propia del programa. Para usarla, elige Una voz.
first-run-lines-kept = Tu lector de pantalla lee las líneas. Mayús V lo cambia.
    .touch = Tu lector de pantalla lee las líneas. Lo cambia Voz, en Ajustes.
first-run-voice-kept = El programa habla. Mayús V lo cambia.
    .touch = El programa habla. Lo cambia Voz, en Ajustes.
first-run-braille-kept = Braille encendido. Espacio sigue leyendo, Intro elige.

## Reglamentos

book-opened = Reglas de { $title }. { $chapter ->
    [none] {""}
   *[other] { $chapter }:{" "}
}{ $told }
    .brief = { $chapter ->
        [none] { $title }
       *[other] { $chapter }
    }: { $told }
handbook-opened = { $title }. { $chapter ->
    [none] {""}
   *[other] { $chapter }:{" "}
}{ $told }
book-closed = Libro cerrado.
    .brief = Cerrado.
book-paragraph = { $told }
book-titled = { $chapter }: { $told }
book-edge = { $told } Fin del libro.
    .brief = { $told } Fin.
book-no-chapter = { $count ->
    [one] Este libro tiene un solo capítulo.
   *[other] Este libro tiene { $count } capítulos.
}
book-beginning = Este es el principio; { $count ->
    [one] sigue { $count } capítulo
   *[other] siguen { $count } capítulos
}.
    .brief = Principio; { $count ->
        [one] { $count } capítulo
       *[other] { $count } capítulos
    }.
book-nowhere-else = { $told } No aparece más.
book-find = Escribe una palabra para buscarla y pulsa Intro.{ $last ->
    [none] {""}
   *[other] {" "}Intro sin texto busca otra vez { $last }.
}
    .brief = Escribe una palabra.
book-not-found = Estas reglas no mencionan { $wanted }.
book-nothing-sought = Pulsa la barra inclinada para buscar una palabra.
read-on-end = Eso es todo.

## Lecciones

lesson-on = Continuar donde la dejaste.
lesson-anew = Empezar desde el principio.
lesson-goes-on = La lección continúa. { $said }
lesson-undo = En una lección no hace falta deshacer: los errores se deshacen solos.
    .brief = Los errores se deshacen solos.
lesson-slower = { $slower ->
    [yes] Una línea cada vez. { $key } vuelve a varias.
   *[no] Varias líneas cortas cada vez.
}
    .brief = { $slower ->
        [yes] Una línea cada vez.
       *[no] Varias líneas.
    }
only-in-a-lesson = Esa tecla es para las lecciones.
lesson-hint = ¿Es tu primera vez con { $title }? { $back } lleva a una lección.
    .touch = ¿Es tu primera vez con { $title }? El menú tiene una lección.
lesson-back-to-game = De vuelta en tu partida.
lesson-given = Acabas de hacer eso.
lesson-changed = Cambiado en esta lección: { $told }
lesson-other = { $told ->
    [none] Por ahora, haz lo que dice la lección.
   *[other] { $told }
}
lesson-leave = ¿Salir de la lección? La próxima vez continúa desde aquí. S o N.
lesson-kept = Guardado. Aprender a jugar continúa desde aquí.
    .brief = Guardado.
lesson-over = Fin de la lección: { $title }.
lesson-went-wrong = Hay un fallo en el juego { $title }, y esta lección no puede continuar. Los detalles están en { $file }.
lesson-not-kept = No se pudo guardar por dónde vas: { $why }.

## Glosario

glossary-line = Palabras de esta línea
    .brief = Palabras
glossary-all = Ninguna palabra de esta línea está en el glosario. Todas las palabras
    .brief = Todas
glossary-term = { $word }: { $told }
glossary-no-rule = Las reglas no dicen más sobre esta palabra.

## Teclas

keys-unread = No se pudieron leer tus teclas: { $why }. Hasta que vuelvas a empezar se usan las predeterminadas.
keys-broken = { $count ->
    [one] Tus teclas tienen un fallo, así que se usan las predeterminadas. Para oírlo, abre Teclas en Ajustes.
   *[other] Tus teclas tienen { $count } fallos, así que se usan las predeterminadas. Para oírlos, abre Teclas en Ajustes.
}
keys-own = Tus propias teclas, encima de: { $preset }
keys-right = Sin fallos en { $file }.
keys-wrong = { $count ->
    [one] Corrige esto antes de usar { $file }.
   *[other] Corrige estos { $count } fallos antes de usar { $file }.
}
title-own-keys = Teclas
own-keys-change = Cambiar una tecla.
own-keys-faults = { $count ->
    [one] Oír el fallo de tus teclas.
   *[other] Oír los { $count } fallos de tus teclas.
}
own-keys-scope = { $only ->
    [yes] Los cambios valen solo para este juego.
   *[no] Los cambios valen para todos los juegos.
}
own-keys-preset = Disposición de teclas: { $preset }
own-keys-reset = Restablecer las teclas predeterminadas.
own-keys-export = Guardar tus teclas en un archivo.
own-keys-import = Cargar teclas de un archivo.
title-change-keys = Elige una orden
keys-of-command = { $what }: { $count ->
    [0] sin tecla
   *[other] { $keys }
}.
change-keys-add = Añadir una tecla.
change-keys-replace = Cambiar la tecla.
change-keys-drop = Quitar { $key }.
change-keys-list = Elegir una de las teclas libres.
change-keys-reset = Deshacer tus cambios aquí.
title-free-keys = Teclas libres para: { $what }
free-key = { $key }.
no-free-key = Todas las letras y números tienen un uso. Quita primero una tecla de otra orden.
press-new-key = Pulsa la tecla nueva para: { $what }. { $back } cancela.
take-key = La tecla { $key } ya sirve para: { $what }. ¿Usarla aquí de todos modos? S o N.
key-always = La tecla { $key } no se puede cambiar. Sirve para: { $what }. Pulsa otra tecla.
key-already = La tecla { $key } ya hace eso: { $what }.
key-lost = { $what } se queda sin tecla. Aún se puede elegir en la lista de teclas.
keys-needed = { $modes }, hace falta una tecla para: { $command }. Ponle antes otra tecla.
keys-of-game = En { $game }, la tecla { $key } es para { $words } mientras se puede elegir, así que no llegarías a esto: { $command }. Pulsa otra tecla.
keys-both = La tecla { $key } serviría para dos cosas: { AND($other, $command) }. Quítala de una de las dos.
where-all = en todas partes
where-menu = en los menús
where-game = en una partida
where-book = en un reglamento
where-review = en una reproducción
where-new = al elegir un juego
where-lobby = al preparar una mesa
keys-changed = Guardado.
as-it-was = Nada cambia.
keys-kept-aside = El archivo de antes se guarda como { $file }.
title-preset = Disposición de teclas
preset-taken = Disposición de teclas ahora: { $preset }
reset-keys = ¿Quitar todas tus teclas propias? S o N.
keys-reset = Vuelven las teclas predeterminadas. Las tuyas se guardan como { $file }.
keys-imported = Estas son ahora tus teclas.
enter-export = Escribe un nombre de archivo y pulsa Intro, o solo Intro para { $file }. { $leave-text } cancela.
enter-import = Escribe el archivo que quieres cargar y pulsa Intro, o solo Intro para { $file }. { $leave-text } cancela.
not-read = No se pudo leer: { $why }.
preset-default = Las teclas predeterminadas.
preset-azerty = Teclados franceses, AZERTY.
preset-left-hand = Solo la mano izquierda.
preset-right-hand = Solo la mano derecha.
preset-playpalace = Como en PlayPalace.
preset-playroom = Como en Playroom de QuentinC.
mode-all = En todas partes:
mode-menu = En los menús:
mode-game = En una partida:
mode-book = En un reglamento:
mode-review = En una reproducción:
mode-new = Al elegir un juego, además de las teclas de menú:
mode-lobby = Al preparar una mesa, además de las teclas de menú:
mode-one-game = En { $game }, el resto del tiempo:
mode-choosing = En { $game }, mientras se puede elegir:
title-keys = Teclas que funcionan ahora
key = { $keys }: { $what }.
key-none = Sin tecla: { $what }.
key-elsewhere = { $what }; aquí no
key-unused = La tecla { $key } no hace nada aquí.
key-reads-on = seguir leyendo, o repetir la última fila
key-value = cambiar el valor
key-letter = ir a las entradas que empiezan por { $letter }
key-letters = Una letra: la siguiente entrada que empieza por ella.
keys-all = Todas las teclas: { $count } más.
title-keys-all = Todas las teclas
key-help-on = Ayuda de teclas. Pulsa cualquiera para oír qué hace. { $key } la termina.
    .brief = Ayuda de teclas. { $key } la termina.
key-help-still-on = { $told } Sigue la ayuda de teclas. { $key } la termina.
key-help-off = Fin de la ayuda de teclas.
key-leaves-text = { $escape ->
    [yes] Escape o Tabulador
   *[no] Tabulador
}
command-rules = las reglas en vigor
command-turn = a quién le toca
command-standing = los puntos, y quién tiene qué; otra vez para cada cual por separado
command-shown = lo que hay en la mesa, y lo que ya está elegido
command-own = lo que tienes
command-up = anterior
command-down = siguiente
command-first = ir al principio
command-last = ir al final; saltar los pasos de un turno ajeno
board-left = a la izquierda en el tablero
board-right = a la derecha en el tablero
command-choose = elegir
command-mark = marcar, describir o elegir; saltar una espera
command-pick-1 = opción 1; los demás números eligen las otras
command-pick = opción { $number }
command-back = volver o salir
command-repeat = repetir la pregunta o la última línea; otra vez para deletrearla
command-since = todo desde tu última jugada
command-who = quién se sienta dónde; otra vez para cada cual por separado
command-undo = deshacer una jugada
command-luck = de dónde viene el azar
command-talk = decir algo a la mesa, en una partida con gente a distancia
command-hush = el chat: en voz alta, o solo en el historial
command-next-key = siguiente momento decisivo o jugada que te costó
command-previous-key = momento decisivo o jugada que te costó, anterior
command-next-round = final de la ronda siguiente
command-previous-round = final de la ronda anterior
command-verbosity = nivel de detalle: completo, normal o breve
command-speech = cambiar quién habla
command-read-on = seguir leyendo desde aquí, hasta que pulses una tecla
command-older = línea más antigua
command-newer = línea más reciente
command-oldest = la línea más antigua de todas
command-newest = la línea más reciente de todas
command-next-category = siguiente tipo de líneas
command-previous-category = tipo de líneas anterior
command-copy = copiar esta línea
command-save-history = guardar todas las líneas en un archivo
command-mark-odd = marcar esta línea como rara; otra vez le quita la marca
command-silence = callar la voz
command-mute = sonidos, sí o no
command-calls = avisos de tu turno si haces otra cosa, sí o no
command-settings = los ajustes
command-menu = el menú de la partida
command-rulebook = el reglamento; en una partida, por la regla que importa ahora
command-explain = qué hace una elección, y por qué no se ofrecen otras
command-advice = qué haría un experto; otra vez para las alternativas
command-glossary = las palabras de esta línea, explicadas
command-previous-chapter = capítulo anterior
command-next-chapter = capítulo siguiente
command-find = buscar una entrada o un párrafo por una palabra
command-next-match = buscar el siguiente
command-keys = las teclas que funcionan ahora
command-key-help = ayuda de teclas: decir qué hace cada una, hasta que la pulses otra vez
command-rotate = empezar de nuevo, rotando los puestos
command-slower = en una lección, una línea cada vez o varias
command-add-bot = añadir un bot
command-remove-bot = quitar el último bot
command-leave = salir del programa
command-suspend = poner el programa en pausa

## Jugar con gente a distancia

title-online = Jugar con más gente
online-now = { $waits ->
    [yes] Jugar ya: esperas a más gente.
   *[no] Jugar ya{ $tables ->
        [0] { "" }
        [one] :{ $several ->
            [yes] { " " }al menos
           *[no] { "" }
        } una mesa
       *[other] :{ $several ->
            [yes] { " " }al menos
           *[no] { "" }
        } { $tables } mesas
    }{ $people ->
        [0] { "" }
        [one] { $tables ->
            [0] : una persona espera
           *[other] , una persona espera
        }
       *[other] { $tables ->
            [0] : { $people } personas esperan
           *[other] , { $people } personas esperan
        }
    }.
}
online-now-about = Juegas con quien espera partida en uno de tus juegos, o a los 20 segundos con bots.
online-now-found = Ir a tu partida de { $game }.
online-now-games = Elegir los juegos.
title-now-games = Elige los juegos
now-game = { $game }: { $on ->
    [yes] sí.
   *[no] no.
}
now-waiting = { $others ->
    [0] Nadie más espera.
    [one] Espera una persona más.
   *[other] Esperan { $others } personas más.
} { $bots ->
    [yes] Esperas a más gente; a los 20 segundos juegas con bots.
   *[no] Esperas a más gente.
} Escape: hacer otra cosa.
now-still = Esperas a más gente. Escape: hacer otra cosa.
now-aside = ¿Seguir esperando mientras haces otra cosa? Se te avisa cuando llegue alguien. S o N.
now-waits-aside = Esperas a más gente, y se te avisa cuando llegue alguien.
now-stopped = Ya no esperas.
now-found = { $count ->
    [0] Juegas a { $game } con bots.
    [one] Llega { AND($names) }. Juegas a { $game }.
   *[other] Llegan { AND($names) }. Juegas a { $game }.
}
now-found-aside = { $count ->
    [one] Llega
   *[other] Llegan
} { AND($names) } para jugar a { $game }. La partida está en Jugar con más gente.
call-found = { $game }: llega alguien para jugar.
online-enter-link = Escribir un enlace.
online-seat = Volver a { $game }{ $count ->
    [0] { "" }
   *[other] {" "}con { AND($names) }
}, en { $server }.
online-server = { $name }.
online-device = Este dispositivo, y cómo pasar a otro.
title-device = Este dispositivo
device-phrase = Oír la frase de recuperación.
device-type = Escribir la frase de recuperación de otro dispositivo.
device-lost = Pedir otra frase de recuperación, por un dispositivo perdido.
device-phrase-sure = Quien conoce la frase de recuperación puede jugar con tu identidad, así que óyela a solas. El historial no la guarda. ¿Decirla ahora? S o N.
device-words = Desde la palabra { $first }: { SPOKEN($words) }. Intro sigue, Flecha arriba vuelve.
device-phrase-end = Esa era la frase de recuperación. Escríbela en otro dispositivo para jugar allí con la misma identidad.
device-type-now = Escribe las { $words } palabras. { $leave-text } vuelve.
device-type-sure = ¿Jugar desde ahora con la identidad de esa frase, y ya no con la de este dispositivo? S o N.
device-typed = Ahora juegas con la identidad de esa frase.
device-lost-sure = El dispositivo perdido, con la frase de recuperación de antes, deja de valer. Conservas tus puestos. ¿Pedir otra frase para este dispositivo? S o N.
device-renewed = Este dispositivo tiene otra frase de recuperación.
device-server-told = { $name } ya lo sabe.
device-server-later = Ahora no se puede contactar con { $name }. Lo sabrá la próxima vez que entres.
device-server-untold = Ahora no se puede contactar con { $name }, así que el dispositivo perdido sigue valiendo allí.
online-nearby = Buscar servidores en tu propia red.
online-looking-nearby = Buscando servidores en tu propia red.
online-none-nearby = Ningún servidor responde en tu propia red.
online-title-nearby = En tu propia red
online-nearby-server = { $name }, en { $address }.
online-namesake = Este no es el { $name } que conoces, sino otro servidor con ese nombre.
online-stranger-sure = En { $address } responde ahora otro servidor, no el que conoces. No se le ha enviado nada. ¿Seguir allí sin que te conozca? S o N.
online-type-link = Escribe o pega el enlace: la dirección, y después las palabras de la mesa. { $leave-text } vuelve.
online-names = Escribe tu nombre, o varios separados por comas si en este teclado juega más gente. { $leave-text } vuelve.
online-names-again = Pulsa Intro para { AND($names) }, o escribe otros nombres. { $leave-text } vuelve.
online-connecting = Llamando a { $address }{ $home ->
    [yes] , el equipo de quien lleva la mesa, que así conoce tu dirección.
   *[no] .
}
online-at = En { $name }
online-open = Abrir una mesa.
online-look-again = Mirar otra vez.
online-offered = { $game }, mesa de { $name }, { $free ->
    [0] para escuchar
    [one] un puesto libre
   *[other] { $free } puestos libres
}{ $entry ->
    [knock] ; llamas a la puerta, y responde quien lleva la mesa.
   *[open] .
}
online-open-now = Abrir la mesa.
online-change-now = Jugar a esto en la mesa.
online-game-on = Se puede cambiar de juego cuando termine esta partida.
online-free = Puestos para más gente: { $count }.
online-bots = Bots: { $count }.
online-bot = { $name }: bot { $strength }.
online-stand-in = Bot que juega por quien falta: { $strength }.
online-entry = Quién puede entrar: { $entry ->
    [link] cualquiera con el enlace.
    [knock] quien tú dejes entrar.
   *[open] todo el mundo.
}
online-lasts = El enlace vale { $seconds ->
    [0] hasta que hagas otro.
    [3600] una hora.
    [604800] una semana.
   *[other] un día.
}
online-grace = Si alguien pierde la conexión, { $seconds ->
    [0] la partida espera.
   *[other] un bot juega en su lugar a los { $seconds } segundos.
}
online-spectators = { $on ->
    [yes] Oyentes: sí.
   *[no] Oyentes: no.
}
online-knocking = Llamas a la puerta. Quien lleva la mesa oye ahora tu nombre.
online-room = { $listening ->
    [yes] Escuchas en una mesa de { $game }.
    [late] Juegas desde la próxima partida, en una mesa de { $game }.
   *[no] Te sientas a una mesa de { $game }.
} { AND($people) }{ $bots ->
    [0] .
    [one] , y un bot.
   *[other] , y { $bots } bots.
}{ $listeners ->
    [0] { "" }
    [one] {" "}Escucha { AND($guests) }.
   *[other] {" "}Escuchan { AND($guests) }.
} { $free ->
    [0] Todos los puestos están ocupados.
    [one] Queda un puesto libre.
   *[other] Quedan { $free } puestos libres.
} { $begins }
online-room-changed = La mesa ha cambiado.
online-room-late = { $count ->
    [one] { AND($people) } juega
   *[other] { AND($people) } juegan
} a { $game }. Tú juegas desde la próxima partida. Escape sale.
online-room-waits = { AND($waiting) } { $waiters ->
    [one] juega
   *[other] juegan
} desde la próxima partida.
online-room-begins = { $missing ->
    [0] { $host ->
        [yes] { $free ->
            [0] Intro empieza.
           *[other] Intro empieza, L dice el enlace.
        }
       *[no] La partida la empieza quien lleva la mesa.
    }
   *[other] Para { $game } { $missing ->
        [one] falta una persona
       *[other] faltan { $missing } personas
    }{ $host ->
        [yes] : L dice el enlace{ $key ->
            [none] .
           *[other] , { $key } añade un bot.
        }
       *[no] .
    }
}
online-room-next = { $begins }
online-room-bots = { AND($names) }, { $come ->
    [yes] { $count ->
        [one] un bot, se sienta a la mesa.
       *[other] bots, se sientan a la mesa.
    }
   *[no] { $count ->
        [one] un bot, se va de la mesa.
       *[other] bots, se van de la mesa.
    }
}
online-room-full = Todos los puestos están ocupados.
online-no-bots = No hay ningún bot en esta mesa.
online-no-word = El servidor aún no responde.
online-room-options = Elegido para esta mesa: { $options }
online-room-listens = { $listeners ->
    [one] Escucha { AND($guests) }.
   *[other] Escuchan { AND($guests) }.
}
online-room-now = { $free ->
    [0] Todos los puestos están ocupados.
    [one] Queda un puesto libre.
   *[other] Quedan { $free } puestos libres.
}{ $host ->
    [yes] {" "}{ $begins }
   *[no] { $missing ->
        [0] { "" }
       *[other] {" "}{ $begins }
    }
}
online-room-keys = { $host ->
    [yes] { $missing ->
        [0] Intro empieza la partida, G cambia de juego, L dice el enlace, N hace otro{ $key ->
            [none] { "" }
           *[other] , { $key } pone un bot en un puesto libre
        }
       *[other] { $begins } N hace otro enlace, G cambia de juego
    }, T dice quién está, W dice las partidas ganadas en esta sesión, P es para las personas, C para hablar, Escape sale.
   *[no] T dice quién está, W dice las partidas ganadas en esta sesión, P es para las personas, C para hablar{ $key ->
        [none] { "" }
       *[other] , { $key } pide un bot a quien lleva la mesa
    }, Escape sale. { $begins }
}
online-knock = { $names ->
    [one] { AND($names) } pide
   *[other] { AND($names) } piden
} { $listen ->
    [yes] escuchar.
   *[no] entrar.
} ¿S o N?
online-knock-back = { $count ->
    [one] ¿Es { AND($names) }, que antes jugaba aquí? La tecla S le devuelve el puesto. ¿S o N?
   *[other] ¿Son { AND($names) }, que antes jugaban aquí? La tecla S les devuelve los puestos. ¿S o N?
}
online-knock-refused = { $names ->
    [one] { AND($names) } no puede entrar.
   *[other] { AND($names) } no pueden entrar.
}
online-wait = Hay una partida en marcha, y puedes jugar desde la próxima. ¿Esperar? S o N.
online-sit = ¿Sentarte a jugar? S o N.
online-listen = { $free ->
    [0] No hay ningún puesto libre. ¿Escuchar la partida?
   *[other] ¿Escuchar la partida?
} S o N.
online-leave = ¿Salir de la mesa? S o N.
online-renewed = Tienes otro enlace. El de antes ya no funciona.
title-renew = Elige cuánto tiempo vale el enlace nuevo
online-renew-lasts = { $seconds ->
    [0] Hasta que hagas otro.
    [3600] Una hora.
    [604800] Una semana.
   *[other] Un día.
}
online-no-advice = { $host ->
    [yes] No quieres consejos en esta mesa.
   *[no] En esta mesa no se quieren consejos.
} Nadie puede asegurar que otros programas no los den.
online-starting = La partida empieza.
online-no-link = El enlace lo tiene solo quien lleva la mesa.
online-link = { $copied ->
    [yes] { $page ->
        [yes] El enlace está copiado, y también se abre en un navegador.
       *[no] El enlace está copiado.
    }
   *[no] El enlace:
} { $address }, { SPOKEN($words) }.{ $copied ->
    [asked] {" "}Copia pedida a tu terminal{ $page ->
        [yes] ; el enlace también se abre en un navegador
       *[no] {""}
    }.
   *[other] { "" }
}
online-link-ipv6 = Un segundo enlace, para quien está fuera y tiene IPv6, sirve si tu router lo permite: { $address }, { SPOKEN($words) }.
online-invite = Invitar a alguien.
invite-begins = Se está abriendo una mesa para quien invites.
invite-again = Se está abriendo otra vez tu mesa en este equipo.
invite-waits = La mesa aún no está abierta: { $seconds ->
    [one] va 1 segundo
   *[other] van { $seconds } segundos
}. Escape sale.
invite-left = No se abre nada.
invite-service = Desde fuera se entra por { $operator ->
    [none] esta orden: { $command }.{ $reads ->
        [yes] {" "}El servicio que hay detrás podría leer lo que ve quien juega en un navegador.
       *[no] {""}
    }
   *[other] { $name }{ $reads ->
        [yes] , que podría leer lo que ve quien juega en un navegador.
       *[no] .
    }
}{ $minutes ->
    [0] {""}
   *[other] {" "}El enlace cambia después de { $hours ->
        [0] unos { $minutes } minutos
        [one] más o menos una hora
       *[other] unas { $hours } horas
    }.
} ¿Usar esa vía? S o N.
invite-service-again = ¿Dejar que lleguen por ahí? S, N, o I para saber más.
invite-service-more = { $about } ¿Dejar que lleguen por ahí? S o N.
invite-host = { $host } muestra la huella { $fingerprint }. En caso de duda, compárala con la que publica el servicio. ¿Confiar en ella desde ahora? S o N.
invite-home = Solo puede llegar la gente de tu red.
invite-firewall = { $system ->
    [macos] Si macOS pregunta por conexiones entrantes, permítelas. VoiceOver encuentra esa ventana con Control, Opción y F1 dos veces.
   *[windows] Si Windows abre una ventana de su cortafuegos, permite allí audiogame.
}
invite-home-only = Solo puede llegar la gente de tu red. { $why }
invite-home-yet = Por ahora solo puede llegar la gente de tu red. La vía desde internet tarda mucho; oirás cuándo se abre.
invite-stays = ¿Dejar la mesa abierta cuando salgas del programa, mientras haya alguien? S o N.
invite-by-command = Un navegador no puede alojar mesas para más gente. En un equipo con audiogame, escribe esta orden{ $copied ->
    [yes] , que está copiada
   *[other] { "" }
}: { $command }.
online-way-open = Quien tenga el enlace de esta mesa puede llegar, también desde internet.
online-way-changed = La mesa tiene otra dirección. { $hosts ->
    [yes] El enlace nuevo: { $address }, { SPOKEN($words) }. { $count ->
        [0] Envíalo a quien se quede sin conexión o llegue más tarde.
        [one] { AND($names) } solo tiene el antiguo: envíaselo ahora.
       *[other] { AND($names) } solo tienen el antiguo: envíaselo ahora.
    }
   *[no] Sigues en la mesa.
}
online-way-lost = Ahora nadie puede llegar desde internet: { $why } Se vuelve a intentar sin que hagas nada.
online-line-lost = Conexión perdida. { $seat ->
    [yes] Tu puesto se guarda.
   *[no] El programa sigue intentándolo.
}
online-line-lost-long = Sigue sin haber conexión. Si quien te invitó tiene un enlace nuevo, sal de esta mesa y escribe el enlace en Jugar con más gente.{ $seat ->
    [yes] { " " }Tu puesto se guarda.
   *[no] { "" }
}
online-line-back = Vuelve la conexión.
online-came = { $count ->
    [one] Llega { AND($names) }.
   *[other] Llegan { AND($names) }.
}
online-waits = { $count ->
    [one] Llega { AND($names) }, y juega
   *[other] Llegan { AND($names) }, y juegan
} desde la próxima partida.
online-their-line-lost = { AND($names) } { $other ->
    [away] { $count ->
        [one] hace
       *[other] hacen
    } otra cosa.
   *[other] { $count ->
        [one] pierde
       *[other] pierden
    } la conexión.
}
online-absence = { AND($names) } { $count ->
    [one] está
   *[other] están
} sin conexión{ $seconds ->
    [0] .
   *[other] ; a los { $seconds } segundos juega un bot.
}
online-elsewhere = { AND($names) } { $count ->
    [one] hace
   *[other] hacen
} otra cosa{ $seconds ->
    [0] .
   *[other] ; a los { $seconds } segundos juega un bot.
}
online-their-line-back = { $count ->
    [one] Vuelve { AND($names) }.
   *[other] Vuelven { AND($names) }.
}
online-stands-in = { $own ->
    [yes] { $other }, un bot, juega por ti hasta que pulses una tecla.
   *[no] { $other }, un bot, juega por { $name }.
}
online-back = { $own ->
    [yes] Vuelves a jugar.
   *[no] { $name } vuelve a jugar.
}
online-bot-plays = { $name } deja jugar a un bot.
online-gave-up = { $name } se rinde, y { $other ->
    [over] la partida termina.
   *[other] un bot sigue en su lugar.
}
online-left = { $count ->
    [one] Se va { AND($names) }.
   *[other] Se van { AND($names) }.
}
online-removed = { $own ->
    [yes] Te sacan de la mesa: { $other }
   *[no] { AND($names) } ya no { $count ->
        [one] está
       *[other] están
    } en la mesa: { $other }
}
online-luck-waits = Falta la aportación de { AND($names) } al azar compartido.
online-luck-lost = { $own ->
    [yes] Tu dispositivo prometió una aportación al azar compartido y no la hizo a tiempo. Un bot juega por ti hasta el final de esta partida. En la próxima juegas tú.
   *[no] { $count ->
        [one] El dispositivo de { AND($names) } prometió una aportación al azar compartido y no la hizo. Un bot juega
       *[other] Los dispositivos de { AND($names) } prometieron una aportación al azar compartido y no la hicieron. Unos bots juegan
    } por { AND($names) } hasta el final de esta partida.
}
online-knock-gone = { AND($names) } { $count ->
    [one] ya no espera
   *[other] ya no esperan
} a la puerta.
online-host = { $own ->
    [yes] { $other ->
        [again] Vuelves a llevar tú la mesa.
       *[other] Ahora llevas tú la mesa.
    }
   *[no] { $other ->
        [again] { $count ->
            [one] Vuelve a llevar la mesa { AND($names) }.
           *[other] Vuelven a llevar la mesa { AND($names) }.
        }
       *[other] { $count ->
            [one] Ahora lleva la mesa { AND($names) }.
           *[other] Ahora llevan la mesa { AND($names) }.
        }
    }
}
online-closed = { $own ->
    [yes] La mesa está cerrada.
   *[no] { $count ->
        [0] La mesa está cerrada.
        [one] { AND($names) } cierra la mesa.
       *[other] { AND($names) } cierran la mesa.
    }
}{ $other ->
    [saved] {" "}La partida queda guardada.
   *[other] { "" }
}
online-taken-over = Ahora juegas en esta mesa desde otro dispositivo.
online-bot-late = { $name } tardaba demasiado, así que eligió deprisa.
online-waits-long = { $name } lleva un rato sin responder.{ $first ->
    [yes] {" "}Para pedir un bot, pulsa Escape y elige La mesa.
   *[no] { "" }
}
online-muted = { $own ->
    [yes] Te han silenciado en esta mesa: nadie oye lo que dices.
   *[no] { $count ->
        [one] Se silencia a { AND($names) }: nadie oye lo que dice.
       *[other] Se silencia a { AND($names) }: nadie oye lo que dicen.
    }
}
online-unmuted = { $own ->
    [yes] Se te oye otra vez.
   *[no] { AND($names) } { $count ->
        [one] vuelve a oírse.
       *[other] vuelven a oírse.
    }
}
online-paused = { $own ->
    [yes] Pones la partida en pausa.
   *[no] { $name } pone la partida en pausa.
}
online-pausing = La partida está en pausa. Intro la continúa.
online-goes-on = { $own ->
    [yes] Continúas la partida.
   *[no] { $name } continúa la partida.
}
online-proposed = { $other ->
    [pause] Pides una pausa.
    [bot] Pides un bot a la mesa.
    [chair] Pides un bot a quien lleva la mesa.
   *[grace] Pides a la mesa una espera más larga.
}
online-not-agreed = { $other ->
    [bot] Faltan votos para un bot.
    [chair] No te ponen un bot.
    [pause] Faltan votos para una pausa.
   *[grace] Faltan votos para una espera más larga.
}
online-grace-now = { $other ->
    [0] Si se pierde una conexión, no juega ningún bot.
   *[other] Si se pierde una conexión, un bot juega a los { $other } segundos.
}
online-vote = { $name } pregunta: { $what ->
    [bot] ¿puede seguir un bot por { $about }?
    [chair] ¿puede un bot ocupar un puesto libre?
    [pause] ¿puede haber una pausa?
   *[grace] { $seconds ->
        [0] si se pierde una conexión, ¿puede la partida esperar sin bot?
       *[other] si se pierde una conexión, ¿puede la partida esperarla { $seconds } segundos?
    }
} S o N.
online-said = { $own ->
    [yes] Dices: { $text }
   *[no] { $name } dice: { $text }
}
online-talk = Escribe un mensaje para toda la mesa y pulsa Intro. Escape o Tabulador vuelve.{ $again ->
    [yes] {" "}Intro sin texto envía otra vez esto: { $unsaid }
   *[no] { "" }
}
online-chat-missed = { $count ->
    [one] En tu ausencia hubo un mensaje. Está en el historial.
   *[other] En tu ausencia hubo { $count } mensajes. Están en el historial.
}
online-chat-quiet = Chat en silencio: los mensajes van al historial.
online-chat-aloud = Chat en voz alta. { $count ->
    [0] { "" }
    [one] Hay un mensaje nuevo en el historial.
   *[other] Hay { $count } mensajes nuevos en el historial.
}
online-blocked-here = Esto solo lo oyes tú: { $name }, de tu lista de bloqueo, está en esta mesa.
online-blocked-enter = { AND($names) }, de tu lista de bloqueo, { $count ->
    [one] está
   *[other] están
} en esta mesa. ¿Entrar de todos modos? S o N.
talk-alone = No hay nadie a distancia: todo el mundo juega en este teclado.
title-company = La mesa
game-menu-company = La mesa: chat, personas, pausas, el enlace.
company-talk = Decir algo a toda la mesa.
company-hush = Chat en voz alta: { $quiet ->
    [yes] no.
   *[no] sí.
}
company-names = { AND($names) }
company-person = { $name }{ $here ->
    [yes] .
   *[no] , a la escucha.
}
company-pause = { $host ->
    [yes] Poner la partida en pausa.
   *[no] Pedir una pausa.
}
company-link = Leer y copiar el enlace.
company-renew = Hacer otro enlace.
company-renew-about = El enlace de antes deja de funcionar. Eliges cuánto tiempo vale el nuevo.
company-move = Llevar tu puesto a otro dispositivo.
company-move-about = Copia un enlace que lo hace una vez. No lo mandes a nadie.
company-grace = Si se pierde una conexión, un bot juega a los { $seconds } segundos. Pedir { $longer ->
    [0] que no juegue ningún bot.
   *[other] que sean { $longer } segundos.
}
company-patience = Más tiempo para ti: { $times ->
    [1] no.
   *[other] { $times } veces el normal.
}
company-patience-about = Donde el tiempo está limitado, tienes más. Nadie más se entera.
company-bot = Pedir que un bot siga por { $name }.
company-block = { $on ->
    [yes] Oír otra vez a { $name }.
   *[no] Bloquear a { $name }.
}
company-block-about = No oyes nada de las personas que bloqueas, en ninguna mesa de este servidor, hasta que quieras oírlas otra vez. Nadie más se entera.
company-host = Dejar que { $name } lleve la mesa.
company-host-sure = ¿Que { $name } lleve la mesa en tu lugar{ $owner ->
    [yes] , para siempre
   *[no] { "" }
}? S o N.
company-mute = { $on ->
    [yes] Dejar que se oiga otra vez a { $name }.
   *[no] Silenciar a { $name } para todo el mundo.
}
company-remove = Sacar de la mesa a { $name }.
company-why = Escribe el motivo. Lo oye toda la mesa, también { $name }. { $leave-text } vuelve.
company-blocked = Ya no oyes a { $name }.
company-unblocked = Oyes otra vez a { $name }.
online-luck-without = { $share ->
    [dropped] La partida empieza sin la aportación de tu dispositivo al azar compartido. Se envió a tiempo, y el servidor la descartó.
    [late] La partida empieza sin la aportación de tu dispositivo al azar compartido. Llegó demasiado tarde, así que no aportas nada.
   *[unknown] Que tu dispositivo sepa, no aporta nada al azar de esta partida.
}
online-luck-again = { $count ->
    [0] El azar compartido se prepara de nuevo.
   *[other] El azar compartido se prepara de nuevo a causa de { AND($names) }.
}
online-record-odd = No se puede guardar el registro de esta partida: el servidor le da un nombre que no sirve.
online-record = { $verdict ->
    [good] { $lucky ->
        [yes] El registro de esta partida está guardado y comprobado: nadie eligió el azar.
       *[no] El registro de esta partida está guardado y comprobado.
    }
    [kept] El registro de esta partida está guardado.
    [open] El registro de esta partida está guardado. Compruébalo en Registros para oír qué no está comprobado.
    [long] El registro de esta partida está guardado, pero comprobarlo tarda demasiado.
    [odd] El registro de esta partida está guardado, pero este programa no puede comprobarlo.
   *[wrong] El registro de esta partida está guardado, pero hay un fallo en él. Compruébalo en Registros para oír por qué.
}{ $own ->
    [all] { "" }
    [without] { " " }Este dispositivo no vio todo lo que se aportó al azar compartido.
    [dropped] { " " }El servidor descartó la aportación al azar compartido que este dispositivo envió a tiempo.
   *[other] { " " }En el registro falta lo que este dispositivo sabe del azar.
}{ $same ->
    [yes] { "" }
   *[no] { " " }El registro cuenta una partida distinta de la que oíste.
}
