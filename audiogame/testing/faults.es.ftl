### reviewed: nobody

# Lo que check-game dice a quienes escriben juegos: qué está mal y luego qué escribir, tal como lo
# cuenta audiogame/narration/faults.py. Lo que se cuenta dentro de otro mensaje pierde su punto final.


## La comprobación

met-in = { $what }. Aparece en { $example }.
too-long = { $hook } tarda más de { $seconds } segundos. Haz que acabe antes.
raises = { $what } lanza { $error }. Un hook debe responder en cualquier estado posible.
prints = Un juego no escribe nada con print: cuenta lo que pasa con un evento y su mensaje.
random-game = Una partida al azar
game-at-a-table = Una partida en una mesa
game-of-bots = Una partida de bots
books-of-game = El juego, para sus libros,
hook = { $name }
no-truth = { $hook } no es ni True ni False.
no-events = { $hook } no es una tupla de eventos.


## Frases

no-sentences = El juego no tiene frases. Escribe este archivo.
no-fluent = Esto no es un mensaje de Fluent: { QUOTED($text) }. Escribe un id, un signo igual y el texto; sangra las líneas que siguen. Cada variante, como [one], empieza una línea.
written-twice = { $name } aparece dos veces. Quita una de las dos.
not-written = { $what }. Escribe { $message } en texts/{ $file }.
not-written-near = { $what }. Escribe { $message } en texts/{ $file }. Nada usa { $near }: ¿querías decir eso?
no-title = Falta el mensaje { $message }: { $part ->
    [title] el nombre del juego, sin punto final
    [about] una o dos frases para el menú
   *[credits] quién creó el juego
}.
title-with-variable = { $message } no lleva variables. Quita ${ $name }.
option-without-name = La opción { $option } no tiene nombre.
option-without-about = La opción { $option } no tiene descripción.
option-without-value = El valor { $value } de { $option } no tiene frase.
number-with-others = { $error }. Usa solo $value.
number-without-sentence = Una opción que es un número necesita una frase completa, no { QUOTED($told) }. Escribe una con { "{ $value }" }.
enum-without-word = { $kind }.{ $member } no tiene palabra.
no-message = { $kind } no tiene mensaje. No tiene variables.
no-message-yet = { $kind } no tiene mensaje. Tiene las variables { $fields }.
not-made = No se puede crear { $kind }: { $error }. Deja que acepte cualquier valor.
not-told = No se puede contar { $kind }: { $error }.
says-nothing = { $message } no dice nada. Escribe una frase.
no-whole-sentence = { $message } no es una frase completa. Termínala con un punto o un signo de interrogación.
two-stops = { $message } tiene dos puntos finales seguidos. Quita el de la lista, o los de sus partes.
says-marks = { $message } dice { $marks }. Quita esos caracteres.
two-blanks = { $message } tiene dos espacios seguidos. Quita uno de los dos.
too-long-in-braille = En braille, una parte de una frase de { $message } tiene más de { $cells } celdas. Escribe una forma más corta en .braille, o termina partes de la frase con dos puntos o con un punto.
unused = Nada usa { $name }. Quítalo.
unused-near = Nada usa { $name }. ¿Querías decir { $near }? Si no, quítalo.
not-formatted = { $error }.
no-words-for-some = { $message } no tiene palabras para una parte de quienes escuchan. Escribe la forma .{ $form }.
no-field = ${ $name } no es un campo de { $kind }. No tiene campos.
no-such-field = ${ $name } no es un campo de { $kind }. Los campos son { $fields }.
no-field-near = ${ $name } no es un campo de { $kind }. Escribe ${ $near }.


## Libros

no-rule-book = El juego no tiene reglamento. Escribe uno, con las anclas author y source, y una para cada opción.
fact-unfit = El dato { $name } es { $fact }. Escribe un número entero o un texto.
no-credits = El juego no tiene créditos. Escribe este archivo con las claves { $names }.
no-anchor = El reglamento no tiene el ancla { $anchor }: { $near }.
no-term = El glosario no explica ninguna palabra. Escribe algunas.
no-command = No hay ninguna orden { $name }: { $near }.
few-decisions = La lección tiene { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}. Escribe al menos { $least }.
never-asked = La lección nunca pide { $query }. Escribe la línea: ? { $query }.
no-mistake = La lección no deja que ocurra ningún error. Escribe uno debajo de una decisión, en una línea que empiece por !.
mistake-untold = Nadie dice lo que hace este error. Escribe una línea que lo diga.


## Los bots y el consejero

bot = El bot { $name }
bot-being-made = Crear el bot { $name }
bot-hearing = El bot { $name }, al oír un evento,
memory = La memoria del bot { $name }
memory-unfit = memory no devuelve un valor de su memory_type.
memory-changed = Un bot que recupera una memoria tiene después otra distinta.
chooses-nothing = El bot { $name } no elige nada. Toma una acción de view.legal_actions(seat).
chooses-otherwise = El bot { $name } elige otra cosa cuando se le pregunta de nuevo con el mismo azar. Toma todo el azar del `random` que recibe.
chooses-illegal = El bot { $name } elige algo que no está permitido. Toma una acción de view.legal_actions(seat).
adviser = El consejero
adviser-being-made = Crear el consejero
no-advice = El consejero no devuelve ningún Advice.
advises-illegal = El consejero aconseja algo que no está permitido. Toma una acción de view.legal_actions(seat).
advises-nothing = El consejero no dice nada. Escribe su `best`, o prescinde de `advise`.
advises-less = El consejero no aconseja lo que más valora `weigh`. Aconseja una de las mejores elecciones, dentro del error.
values = Los valores de las elecciones
no-valuation = weigh no devuelve ningún Valuation.
values-incomplete = weigh no valora una vez cada una de view.legal_actions(seat). Valora cada una, o ninguna si dan lo mismo.
values-no-numbers = weigh devuelve valores que no son números, o un error por debajo de 0.
values-no-chances = weigh devuelve probabilidades de ganar que no van de 0 a 1. Devuelve probabilidades así, o elige otra unidad.
weighs-otherwise = weigh devuelve otros valores cuando se le pregunta de nuevo con el mismo azar. Toma todo el azar del `random` que recibe.


## Temas y teclas

no-toml = Esto no es TOML. { $error }.
no-topic = No hay ningún tema { $name }: { $near }.
topic-no-list = El tema { $name } es { $listed }. Escribe una lista de nombres de eventos.
no-event = El juego no tiene ningún evento { $event }: { $near }.
event-listed-twice = { $event } está dos veces en las listas. Quita una de las dos.
no-such-table = Aquí no hay ninguna tabla [{ $name }]. Escribe las teclas debajo de [{ $table }].
no-table = { $table } es { $found }. Escribe la tabla [{ $table }].
key-hides = La tecla { $key } tapa { $kind ->
    [question] la pregunta
   *[command] la orden
} { $name }. Usa una de estas letras libres: { $letters }.
key-hides-in-preset = La tecla { $key } tapa { $kind ->
    [question] la pregunta
   *[command] la orden
} { $name } con las teclas de { $preset }. Usa una de estas letras libres: { $letters }.
key-without-action = La tecla { $key } lleva a { QUOTED($wanted) }, y el juego no tiene ninguna acción { QUOTED($name) }: { $near }.
key-without-value = La tecla { $key } lleva a { QUOTED($wanted) }: { $near }.
key-with-more = La tecla { $key } lleva a { QUOTED($wanted) }. Escribe solo { QUOTED($name) }.
key-of-no-choice = La tecla { $key } lleva a { QUOTED($wanted) }, y ninguna opción tiene esas palabras. Escríbelas todas, como en { QUOTED($usual) }.


## Jugadas

never-over = Una partida no termina después de { $moves } jugadas. Haz que acabe, o di cuándo no tiene fin.
game-never-over = { $name } no termina después de { $moves } jugadas.
nobody-can-act = Nadie puede actuar, aunque la partida sigue.
no-choice = La partida espera al puesto { $seat }, que no tiene nada que elegir.


## Campos de GAME, guide, figures, cues y odds

in-its-sounds = En sus sonidos: { $why }.
no-name = { QUOTED($name) } no puede ser el nombre de un juego. Escribe minúsculas, cifras y guiones.
no-seats = Los puestos son { $seats }. Escribe números en orden creciente, el primero 1 o mayor.
no-bots = El juego no tiene bots. Escribe uno.
no-quick-bot = No hay ningún bot { QUOTED($name) } que pueda ser el rápido: { $near }.
no-length = La duración es { QUOTED($length) }, que no es una opción. Nombra una opción, o no la pongas.
no-version = La versión es { $version }. Escribe un número entero desde 1.
guide-or-figures = La guía o figures
rule-of-guide = La regla de la guía
explanation = La explicación
explains-secret = explain cuenta a un puesto lo que ese puesto no puede saber.
figure = { $name } de figures
figure-not-by-seat = { $name } de figures no tiene un valor para cada puesto. Devuelve uno para cada puesto, o ninguno.
lead-of-figures = lead de figures
no-fortune = fortune de figures no devuelve ningún Fortune. Devuelve uno, o None.
fortune-of-no-seat = Un Fortune es para un puesto que no existe.
mistake-without-word = mistake de figures no devuelve ningún Enum con mensaje. Devuelve uno, o None, y escribe qué hacer la próxima vez.
no-cue = Ningún paquete de sonidos tiene la señal { $name }: { $near }. Toma una señal de sounds/README.md, o añádela a sounds/pack.toml del juego.
cue-at-no-seat = La señal { $name } suena en un puesto que no existe.
cue-late = La señal { $name } empieza demasiado tarde o demasiado pronto. Haz que empiece de 0 a { $seconds } segundos después del evento.
odds-being-read = Leer --{ $name }
odds-worked-out = work_out de odds
fault-without-message = El Reason { $message } no tiene mensaje. Escribe { $message } en texts/{ $file }, y package= donde se lanza.


## Formas de los hooks

final-hook = { $name } pertenece a State, y un juego no debe escribirlo. Usa otro nombre.
hook-behind = { $name } pertenece a State, y un juego no debe escribirlo. Escribe { $hook } en su lugar.
no-property = { $name } es aquí un método. Escribe @property encima.
no-method = { $name } es aquí una propiedad. Escribe un método, { $written }.
hook-as-field = { $name } es aquí un campo, pero es un hook del contrato: { $written }. Ponle otro nombre al campo.
other-arguments = { $name } recibe aquí otros argumentos. Escribe { $written }.
not-callable = { $name } es { $found }, que no se puede llamar.
called-otherwise = { $name } recibe otros argumentos. Se llama así: ({ $arguments }).


## Lo que devuelven los hooks

start-returns = start devuelve { $found }. Devuelve el primer estado de la partida.
hook-returns = { $hook } devuelve { $found }. Devuelve { $kind }.
a-move = el estado siguiente y una tupla de eventos
a-number-of-seats = el número de puestos, que GAME permita
a-chance = un Roll, un Draw o None
a-result = un Result o None
some-seats = una tupla de puestos de esta mesa
a-view = el estado tal como lo ve un puesto
some-events = una tupla de eventos
some-actions = una tupla de al menos una acción
an-event = un evento
an-event-or-none = un evento o None


## El código fuente

no-python = Esto no es Python: { $error }.
other-values = Escribe las clases con Value, once y replace de audiogame.rules.value, sin { $name }.
imports-world = Un juego no importa { $name }: { $instead }.
calls-world = Un juego no llama a { $name }: { $instead }.
own-luck = Un juego no tiene azar propio, { $name }: importa solo Random, para los generadores que recibe.
leave-clock = deja el reloj al programa
leave-system = deja el sistema al programa
ask-luck = pide el azar con `chance`, o usa el `random` que recibes
tell-event = cuenta lo que pasa con un evento
tell-message = cuenta lo que pasa con un evento y su mensaje
write-texts = escribe lo que se dice en texts/en.ftl
think-in-bot = piensa en un bot, que tiene su propio proceso
list-choices = enumera en `_legal` lo que se puede elegir
look-up-table = lee una tabla con `audiogame.rules.lookup_table`
take-out = quítalo


## Estados

state-asked = Un estado al que se le pide { $hook }
in-a-picture = En una imagen, { $why }.
picture-differs = La imagen de un puesto no es la misma en la vista del propio puesto.
not-hashable = Un estado no puede ser clave de un diccionario. Escribe sus campos con tuplas.
seats-not-allowed = seats es un número que GAME no permite.
seen-twice = La vista de un puesto cambia cuando el mismo puesto la ve de nuevo.
view-too-large = La vista de un puesto tiene más de { $most } valores, y quien juega en un servidor no la recibe. Guarda menos en el estado.
legal-differs = Las acciones permitidas de un puesto no son las mismas en su propia vista.
awaited-differs = En la vista de un puesto, la partida espera a otros puestos.
question = La pregunta { $name }
answer-tells-secret = Una respuesta cuenta a un puesto lo que ese puesto no puede saber.
not-seen-by-all = Hay un estado que no pueden ver a la vez todos los puestos.
sample-unfit = _sample devuelve { $found }. Devuelve una acción de una clase de unlisted, o None.
unlisted-unreadable = { $name } tiene un campo del tipo { $found }. Una clase de unlisted tiene enums, números enteros, sí o no, cartas, cualquiera de ellos o None, y una tupla de ellos.
words-not-read = Las palabras { $words } no se leen como la misma acción.
allows-differs = _allows dice otra cosa en la vista del puesto. Tiene que depender de lo que ese puesto sabe.
allows-otherwise = _allows dice otra cosa cuando se le pregunta de nuevo. Tiene que depender solo del estado, el puesto y la acción.
allows-slow = _allows hace más de { $most } llamadas para una respuesta, y un servidor la espera. Mira solo esta acción, y no hagas una lista de todas las demás.
sample-not-allowed = _sample devuelve { $words }, pero _allows lo rechaza.
requests-differ = Lo que un puesto puede pedir cambia en su propia vista.
no-event-or-none = { $hook } no devuelve ni un evento ni None.
parts-unfit = _parts no devuelve ni Parts ni None.
parts-lead-nowhere = Después de estas partes no puede seguir nada, y no forman una elección completa.
parts-not-allowed = _parts forma { $words } con sus partes, pero _allows lo rechaza.
parts-without-end = Una elección de tantas partes nunca queda completa.
deal-unfit = deal_again devuelve { $found }. Devuelve un estado entero, o None donde el juego no puede volver a repartir.
deal-differs = deal_again cambia lo que ve el puesto. Reparte solo lo que está boca abajo en su vista.
deal-of-more = deal_again depende de algo más que la vista del puesto. Empieza con self.seen_by(seat), y toma todo el azar del `random` que recibe.
deal-loose = deal_again no ha encontrado ningún reparto que respete todo lo que se sabe, y ha devuelto el menos restringido. Reparte primero lo que cabe en menos sitios.
deal-miscounted = deal_again reparte en { $field } otra cantidad que la que cuenta { $counts }.
deal-unseen = deal_again deja algo de { $field } boca abajo. Repártelo también, y donde un puesto ha elegido en secreto, una opción permitida.
deal-stuck = Después de deal_again el juego espera a un puesto sin ninguna acción permitida.
forced-unfit = _forced no devuelve la jugada que toca, aunque forced_due dice que hay una.
forced-differs = _forced devuelve otra jugada en la vista de un puesto. Si una vista no puede saberla, devuelve None.
seated-unfit = seated no es una tupla de puestos de esta mesa en orden creciente.
side-unfit = side no devuelve un número entre 0 y el último puesto.
hidden-from-unfit = hidden_from no es un frozenset de puestos de esta mesa.
requests-unfit = _requests no es una tupla de acciones.
opening = El comienzo
luck-at-end = chance no es None cuando la partida ya terminó.
result-incomplete = El resultado no tiene un lugar para cada puesto. Hazlo con `places`.
nobody-first = Nadie está en primer lugar en el resultado. Los lugares se cuentan desde 1.
sides-differ = El resultado tiene bandos distintos de los de side: { $sides }. Escríbelos en Result.
partners-apart = En el resultado, los compañeros no comparten un lugar propio. Ordena los bandos con `places` y da a cada puesto el lugar de su bando.
action-at-end = Una acción después del final no se rechaza.
wrong-actors = La partida sigue, pero no espera a nadie, o espera dos veces a un puesto.
move = Una jugada
draw-not-allowed = Una pregunta al azar, un `chance`, no permite el resultado que ella misma saca.
outcome-not-read = Un resultado del azar no se puede volver a leer a partir de sus palabras.
answer-of-luck = La respuesta del azar
only-no-seat = El `only` de un chance nombra un puesto que no existe.
hidden-luck-opened = El azar que solo ven algunos puestos se descubre en cuanto llega. Lo que un puesto enseña enseguida, lo enseña con una acción propia, y no en _land.
hidden-luck-seen = El azar que solo ven algunos puestos no se ve igual desde el resto. Ponlo boca abajo en seen_by. Lo que un puesto enseña enseguida, lo enseña con una acción propia, y no en _land.
hidden-luck-heard = El azar que solo ven algunos puestos no suena igual para el resto. Da un seen_by a su evento. Lo que un puesto enseña enseguida, lo enseña con una acción propia, y no en _land.
luck-hidden-from-all = El azar que ven todos los puestos queda oculto por seen_by, pero no en el registro. Di con `only` en el chance quién lo ve.
event-seen-twice = Un evento cambia cuando el mismo puesto lo ve de nuevo.
event-too-large = Un evento tiene más de { $most } valores, y quien juega en un servidor no lo recibe. Cuenta menos en un solo evento.
awaited-or-legal = La partida espera a un puesto sin acciones permitidas, o no espera a uno que las tiene.
listed-twice = Una acción permitida está dos veces en la lista.
same-words = Dos acciones permitidas tienen las mismas palabras, y un registro no las puede distinguir.
decision = La decisión
decision-elsewhere = La decisión en la vista de otro puesto
decision-tells-secret = Los demás puestos oyen lo que se pregunta a uno, y eso depende de un azar que no ven. Pregunta con lo que seen_by enseña a todos.
illegal-taken = Una acción que no está permitida no se rechaza.
faces-unfit = faces_shown no es una tupla con una tupla de números para cada posición.
preview = La vista previa
state-changed = Una acción cambia el estado al que se aplica. Usa `replace`.
secrets-look-different = Dos elecciones secretas no se ven iguales desde los demás puestos.
secrets-sound-different = Dos elecciones secretas no suenan iguales para los demás puestos.


## Lo que tiene además un juego entero

lacks-lesson = Nadie puede aprender el juego jugando: escribe una lección, { $file }.
lacks-glossary = No se explica ninguna palabra del juego: escribe un glosario, { $file }.
lacks-explain = No se puede oír qué haría una opción: escribe explain y dáselo al Guide de GAME.
lacks-rule = El reglamento no se abre por la regla que importa ahora: escribe rule y dáselo al Guide de GAME.
lacks-length = El menú no puede decir cuánto dura una partida: escribe { $message } en { $file }.
lacks-end = Con las opciones de siempre la partida no acaba nunca, y ninguna opción dice cuánto dura: escribe una y ponla como length de GAME.
lacks-keys = No hay un número para cada opción de { $names }: escribe { $file } con teclas que lleven a ellas.
lacks-adviser = Quien pide un consejo no recibe ninguno: escribe un adviser, o skill=False si ninguna opción es mejor que otra.
lacks-picture = La mesa no se ve: escribe el hook _picture.
lacks-cues = El juego no tiene sonidos: escribe cues y dáselos a GAME.
lacks-topics = No se puede elegir cuánto se dice de cada cosa: pon los eventos en { $file }.
lacks-answer = El juego no ha respondido nunca a { $query }: devuelve un evento para ella en _answer.
lacks-language = Quien elige { $language } oye inglés: escribe lo que falta en { $files }.


## La comprobación de un idioma

language-without-texts = No hay ningún archivo de textos en { QUOTED($code) }. Un idioma empieza con el archivo { $code }.ftl junto a un en.ftl.
terms-unfit = No se puede leer { $file }: { $error }.
terms-otherwise = En { $file }, same es una lista de palabras, y forbidden, una tabla de palabras.
translation-missing = { $message } no está traducido.
translation-unknown = El inglés no tiene el mensaje { $message }: { $near }.
value-missing = { $message } no tiene texto propio, y en inglés sí.
attribute-missing = { $message } no tiene .{ $attribute }, y en inglés sí.
attribute-unknown = { $message } tiene .{ $attribute }: en inglés no está, y ningún mensaje lo pide como forma.
variable-unknown = { $message } usa ${ $variable }, que en inglés no está.
variable-missing = { $message } no usa ${ $variable }, y en inglés sí.
translation-equal = { $message } es igual que en inglés. Tradúcelo, o añade sus palabras a same en el archivo de términos.
sentence-equal = Esto es igual que en inglés: { QUOTED($text) }. Tradúcelo.
translation-silent = { $message } no dice nada, y en inglés sí.
typed-missing = { $message } no tiene { $typed }, y en inglés sí.
function-unknown = { $message } llama a { $function }, y esa función no existe.
function-unfit = { $message } llama a { $function } con valores que no acepta.
number-of-text = { $message } escribe ${ $variable } como número, y no lo es.
reference-unknown = { $message } remite a { $named }, que no está escrito.
variant-unknown = { $message } tiene la variante { $key }, y nada la elige: { $near }.
blank-unfit = { $message } tiene dos espacios seguidos, o uno antes de un punto o una coma.
sign-missing = { $message } no tiene { $before } por cada { $after }.
sound-unfit = { $message } tiene { QUOTED($word) } ante un sonido que pide { QUOTED($changed) }.
sound-unsure = { $message } tiene { QUOTED($word) } ante { $variable ->
    [none] un valor
   *[other] ${ $variable }
}, y puede hacer falta { QUOTED($changed) }: escribe AND, OR o JOINED, o cambia el orden.
brief-long = { $message } tiene { $count } caracteres, y en inglés { $english }. Quita palabras.
braille-long = { $message } tiene una parte de { $count } celdas, y en una línea braille caben { $cells }. Acórtala, o córtala con dos puntos o un punto.
translation-without-stop = { $message } no acaba como una frase, y en inglés sí.
translation-with-stop = { $message } acaba como una frase, y en inglés no.
word-forbidden = { QUOTED($word) } no se usa en este idioma: escribe { $better }.
form-missing = { $message } no tiene .{ $form }, que pide { $asking }.
form-nowhere = { $message } pide la forma { $form }, que ninguna palabra tiene.
review-unsaid = La primera línea no dice quién ha leído esto. Escribe "### reviewed: nobody" hasta que lo lea alguien que hable el idioma.
paragraph-unlike = Este párrafo no es el mismo que en inglés, donde el siguiente tiene las anclas { $wanted }.
conditions-unlike = Este párrafo no tiene las condiciones que tiene en inglés: { $wanted }.
facts-unlike = Estos datos solo están aquí o solo en inglés: { $names }.
step-unlike = Este paso es { QUOTED($text) }, y en inglés { QUOTED($wanted) }.
step-missing = La lección acaba antes de { QUOTED($wanted) }.
credit-left-out = Falta { $name }.
credit-unlike = { $name } es { QUOTED($value) } en todos los idiomas.
credit-count = { $name } tiene { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
} en inglés.
sound-missing = El sonido { $name } no tiene texto ni descripción.
sound-unknown = No hay ningún sonido { $name }: { $near }.
word-count = Hay { $count ->
    [one] { $count } palabra
   *[other] { $count } palabras
}, y en inglés { $wanted }.
word-again = { QUOTED($word) } está dos veces.
translation-state = { $file }: { $done ->
    [0] sin escribir
   *[other] { $done } de { $count }{ $reviewed ->
        [unsaid] {""}
        [nobody] , sin revisar
       *[said] , revisión: { $reviewed }
    }
}.
translation-kind = { $kind }: { $done } de { $count }.
translation-whole = { $language }: { $done } de { $count ->
    [one] { $count } texto
   *[other] { $count } textos
}, { $flaws ->
    [0] ningún fallo
    [one] un fallo
   *[other] { $flaws } fallos
}.
translation-untold = { $kind ->
    [messages] Aún no se dice nada en él
   *[other] En él aún solo se dicen juegos
}: en { $file } { $count ->
    [one] falta un texto
   *[other] faltan { $count } textos
}.
language-none = No hay más idioma que el inglés.
