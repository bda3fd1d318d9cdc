### reviewed: nobody

# Todo lo que puede estar mal, y lo que dicen las órdenes, tal como lo cuenta audiogame/narration/faults.py.
# QUOTED escribe un texto entre comillas y hace visible lo que no se ve; JOINED hace una lista con
# otra palabra en lugar de la coma. Lo que se cuenta dentro de otro mensaje pierde su punto final.


## Partes de frases

# Los errores más frecuentes del sistema operativo.
system-missing = no existe ese archivo ni esa carpeta
system-forbidden = falta el permiso
system-not-permitted = no está permitido
system-folder = es una carpeta
system-no-folder = no es una carpeta
system-exists = el archivo ya existe
system-full = no queda espacio en el disco
system-busy = otro programa lo tiene abierto
# The commonest errors of files.
file-no-text = no es texto en UTF-8
file-line = algo va mal en la línea { $line }, en el carácter { $column }: cada línea es un nombre, un signo igual y un valor, y las palabras van entre comillas
file-no-end = le falta el final: queda abierta una comilla o un paréntesis
file-cut-off = no está entero
file-other-form = su contenido no es como lo escribe este programa
file-nested = tiene demasiados paréntesis unos dentro de otros
meant = quizá querías decir { $name }
meant-either = quizá querías decir { JOINED($names, " o ") }
none-like-it = ninguno de los { $count } nombres se le parece
possible = se puede elegir { OR($names) }
nothing-possible = aquí no se permite nada
either = { JOINED($values, " o ") }
from-to = { $low } a { $high }
number-from-to = un número de { $low } a { $high }
either-or-number = { JOINED($values, " o ") } o un número de { $low } a { $high }
other-choices = hay otras { $count } posibilidades
without-words = Aquí no hay palabras para { QUOTED($message) }.
words-needed = { $count ->
    [one] hace falta { $count } palabra
   *[other] hacen falta { $count } palabras
}, no { $given }
game-has-none = este juego no tiene


## Juegos, opciones y palabras

words-unreadable = No se puede leer { QUOTED($words) }: { $why }.
no-option = No hay ninguna opción { QUOTED($name) }: { $near }.
option-without-value = La opción { QUOTED($name) } necesita un valor: { $name }={ $default }.
written-as-dataclass = Quita @dataclass de delante de class { $name } en { $module }: su base de audiogame.rules ya la convierte en un valor inmutable.
option-not-declared = Escribe el valor predeterminado de { $options }.{ $name } como option(...), con lo que puede valer.
option-cannot-be = { QUOTED($value) } no vale para la opción { $name }: usa { $allowed }.
name-unknown = No hay { $kind ->
    [strength] ningún nivel de bot
    [lesson] ninguna lección
   *[game] ningún juego
} { QUOTED($name) }: { $near }.
wrong-seats = { $game } es de { $possible } puestos, no de { $seats }.
wrong-seats-alone = { $game } es para una sola persona, no para { $seats }.
table-unreadable = No se puede leer la tabla { $name } de { $of }: { $why }. Vuelve a instalar el programa.
table-of-other-length = La tabla { $name } de { $of } tiene { $held } números, no { $length }. Vuelve a instalar el programa.


## Registros

cannot-take-back = { $moves ->
    [one] No se puede deshacer { $moves } jugada
   *[other] No se pueden deshacer { $moves } jugadas
}: retrocede hasta una elección.
cannot-take-back-dealt = { $moves ->
    [one] No se puede deshacer { $moves } jugada
   *[other] No se pueden deshacer { $moves } jugadas
}: desde entonces la suerte trajo algo que no todo el mundo vio.
in-use = Otro audiogame tiene abierto { $name }. Cierra antes la partida allí.
game-in-use = Otro audiogame tiene abierta esta partida. Ciérrala antes allí.
words-for-luck = { QUOTED($words) } no vale para mezclar con el azar: usa como mucho { $longest } caracteres en una línea, sin espacios en los extremos.
game-cannot-load = Se deja fuera el juego { QUOTED($name) }: { $why }.
game-name-taken = Se deja fuera el juego { QUOTED($name) } de { $source }: otro juego ya se llama así.
call-too-long = { $hook } de { $file } tarda más de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
import-too-long = cargar su { $file } lleva más de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
game-printed-text = Se deja fuera un texto que escribe { $game }; audiogame check-game dice dónde.
game-other-name = su GAME se llama { $found }
game-field-wrong = { $field } de su GAME no puede ser { $found }
folder-no-game = el GAME de su carpeta es { $found }, no un Game
messages-missing = en texts/en.ftl { $messages ->
    [one] falta
   *[other] faltan
} { JOINED($messages, " y ") }
no-lesson-of-game = { $game } no tiene lección.
entry-point-no-game = su punto de entrada es { $found }, no un Game
record-line = Línea { $line } del registro, { QUOTED($text) }: { $why }.
record-too-long = el archivo pasa de { $longest } bytes
line-too-long = tiene más de { $longest } caracteres
line-check-missing = falta su código de control, pero la línea siguiente tiene uno
line-check-wrong = su código de control está mal: esta línea o una anterior está cambiada
line-endless = pasa de { $longest } bytes
line-no-text = el byte { $byte } no es texto UTF-8
line-end-changed = su final de línea está cambiado
record-title = un registro empieza por { QUOTED($title) }
record-format = es un registro de formato { $format }, y este programa lee el formato { $known }; ábrelo con la versión de audiogame que lo escribió
record-sealed = sealed: falta yes o no
header-form = un encabezado es un nombre, dos puntos y un valor
header-game = necesita un juego y la versión de sus reglas
header-unknown = este encabezado no se conoce, o no va aquí
header-twice = este encabezado está dos veces
header-late = el encabezado acaba antes de la primera jugada
header-lacking = al encabezado le falta el juego o le faltan los puestos
luck-not-asked = aquí no va ninguna tirada ni sorteo
move-not-forced = aquí no va ninguna jugada forzada
seats-are = los puestos van de 0 a { $last }
seat-cannot-act = no es el turno del puesto { $seat }
move-not-possible = { QUOTED($words) } no está permitido: { $why }
game-failed = { $game } falla aquí: { $why }
rules-version = usa la versión { $version } de las reglas, y este programa juega con la versión { $played }; ábrelo con la versión de audiogame que lo escribió
note-chair = un cambio de puesto necesita su número, un tipo y un nombre
note-advice = un consejo necesita el número de un puesto, de 0 a { $last }
note-seat = necesita el número de un puesto ocupado
note-words = las palabras se mezclan con el azar una sola vez, antes de la primera jugada
note-words-from = las palabras que valen desde un resultado van después de la primera jugada, con el número del resultado siguiente, { $first }, y las palabras
secret-of-another = se abre como jugada de otro puesto
secret-unknown = no se sabe qué hay sellado aquí
secret-not-possible = lo que se guardó para esto no se puede hacer aquí
secret-other = lo que se guardó para esto no es lo que se selló aquí


## El archivo de partidas

no-such-seat = Este registro no tiene el puesto { $seat }: los puestos van de 0 a { $last }.
statistics-cannot-keep = No se pueden guardar las estadísticas: { $why }.
database-cannot-make = no se puede crear la base de datos
record-unreadable = No se puede leer { $name }: { $why }.
game-unreadable = Esta partida no se puede leer: { $why }.
record-cannot-delete = Esta partida no se puede borrar: { $why }.
cannot-write = No se puede escribir { QUOTED($path) }: { $why }.
file-name = Windows no admite ningún archivo llamado { QUOTED($name) }. Elige otro nombre.
archive-of-others = { $name } no es una copia de datos hecha por este programa: contiene { QUOTED($has) }. No se importa nada.
archive-has-twice = { $name } no es una copia de datos hecha por este programa: contiene { QUOTED($has) } dos veces. No se importa nada.
archive-file-too-large = { $name } no es una copia de datos hecha por este programa: { QUOTED($has) } pasa de { $largest } bytes. No se importa nada.
archive-too-large = { $name } no es una copia de datos hecha por este programa: al abrirla llegaría a { $size } bytes. No se importa nada.
file-for-folder = { QUOTED($path) } es un archivo, y ahí va una carpeta. Llévalo antes a otro sitio.
folder-for-file = { QUOTED($path) } es una carpeta, y ahí va un archivo. Llévala antes a otro sitio.
archive-cannot-open = No se puede importar { QUOTED($path) }: { $why }.
archive-damaged = { $name } no es un archivo zip, o está dañado: { $why }.
cannot-remove-all = No se puede borrar todo: { $why }.


## Archivos

in-file-line = { $file }, línea { $line }: { $why }.
in-line = Línea { $line }: { $why }.
file-of-game = { $file } de { $game }
in-file = { $file }: { $why }.
no-utf-8 = no es texto UTF-8


## Teclas

commands-listed = la lista completa está en keys/default.toml del programa
command-unknown = No hay ninguna orden { QUOTED($name) }: { $near }.
keys-written = escribe un carácter, o un nombre como enter, pageup, f1, comma o ctrl-f1
key-unknown = No hay ninguna tecla { QUOTED($name) }: { $near }.
key-arrives-as = { AND(QUOTED($key), QUOTED($instead)) } envían lo mismo: escribe { QUOTED($instead) }.
key-kept = La tecla { QUOTED($key) } no está libre: { $kept ->
    [reader] los lectores de pantalla se reservan Insertar
    [screen] las terminales usan F11 para la pantalla completa
    [stop] las terminales detienen su salida con Control+S
    [go-on] las terminales reanudan su salida con Control+Q
   *[end] las terminales cierran programas con Control+barra invertida
}. Usa otra tecla.
key-always = La tecla { QUOTED($key) } no se puede cambiar: significa { QUOTED($command) }. Usa otra tecla.
key-of-windows = La tecla { QUOTED($key) } no está libre: es de los lectores de pantalla y de las ventanas. Con Alt solo llegan letras y cifras. Usa otra tecla.
key-is-two = { QUOTED($keys) } son dos teclas, y la primera es { QUOTED($first) }. Una orden lleva una sola tecla: escribe { QUOTED($first) } u otra tecla.
keymap-no-toml = No se puede leer el archivo de teclas: { $why }.
no-mode = No se conoce la tabla [{ $name }]: { $near }.
no-preset = No hay ninguna disposición de teclas { QUOTED($name) }: { $near }.
keys-of-game-form = Las teclas del juego { QUOTED($name) } deben ser una tabla, no { $found }.
keys-choose-form = Lo que eligen las teclas debe ser una tabla, no { $found }.
key-chooses-form = La tecla { QUOTED($key) } debe elegir palabras, como "play queen", no { $found }.
no-key = { $found } no es una tecla.
keys-form = Las teclas de { QUOTED($command) } deben ser una lista como ["r", "f2"], no { $found }.
no-table = No hay ninguna tabla { QUOTED($name) } en [{ $table }]: { $near }.
key-means-both = En [{ $table }], la tecla { QUOTED($key) } significaría dos cosas, { AND(QUOTED($other), QUOTED($command)) }. Quítala de uno de los dos sitios.
key-doubtful = La tecla { QUOTED($key) } no le funcionará a todo el mundo: { $doubt ->
    [tdsr] el lector de pantalla TDSR se la reserva
    [yasr] el lector de pantalla yasr se la reserva
    [macos] macOS se la reserva
   *[keyboards] pocos teclados la tienen
}.
command-unbound = { $command } no tiene tecla en el modo { $mode }.
command-key-taken = { $command } se queda sin tecla en el modo { $mode }: { QUOTED($key) } significa ahora { $other }.
command-needs-key = Te hace falta una tecla para { QUOTED($command) } en { JOINED($modes, " y ") }. Ponle una.
key-hides-command = En { $game }, { QUOTED($key) } es para { QUOTED($words) } mientras se puede elegir, así que { QUOTED($command) } quedaría sin tecla. Usa otra tecla.
key-is-for-command = En { $game }, { QUOTED($key) } es para { QUOTED($command) }, que quedaría sin tecla mientras se puede elegir { QUOTED($words) }. Usa otra tecla.
keys-unreadable = No se pueden leer las teclas: { $why }.
keys-template-there = { QUOTED($path) } ya existe, así que no se escribe nada. Indica otro archivo: audiogame keys --template ARCHIVO.
keys-template-unwritten = No se puede escribir { QUOTED($path) }: { $why }. Indica otro archivo: audiogame keys --template ARCHIVO.
keys-file-unreadable = No se pueden leer las teclas de { QUOTED($path) }: { $why }.


## Ajustes

setting-unknown = No hay ningún ajuste { QUOTED($name) }: { $near }.
setting-not-listed = No hay ningún ajuste { QUOTED($name) }: { $near }. El menú Ajustes los tiene todos.
setting-yes-or-no = El ajuste { $name } debe ser true o false, no { $value }.
setting-whole = El ajuste { $name } debe ser { $least ->
    [0] un número entero de { $low }
   *[other] { $low } o un número entero de { $least }
} a { $high }, no { $value }.
setting-number = El ajuste { $name } debe ser un número de { $low } a { $high }, no { $value }.
setting-text = El ajuste { $name } debe ser una línea de texto, no { $value }.
setting-folder = El ajuste { $name } debe ser el nombre de una carpeta junto a tus ajustes, no { $value }. Pon primero ahí tus sonidos.
setting-one-of = El ajuste { $name } debe ser { JOINED($allowed, " o ") }, no { $value }.
settings-unreadable = No se pueden leer los ajustes: { $why }.
settings-unread = No se pueden leer los ajustes: { $why }. Hasta que vuelvas a empezar valen los predeterminados, y los cambios no se guardan.
file-kept-as = El archivo anterior se guarda como { $name }.


## Quién juega

name-needed = Escribe un nombre.
name-too-long = El nombre { QUOTED($name) } es demasiado largo: usa como mucho { $longest } letras.
name-unusable = El nombre { QUOTED($name) } no vale: quita comas, signos igual y caracteres de control.
no-seat = { QUOTED($typed) } no es un puesto: { $near }.
seats-called-alike = Dos puestos llevan el nombre { QUOTED($name) }.


## Sonidos

sound-broken = No se puede reproducir { $name }: { $why }. { $cure ->
    [channel] Guárdalo con un solo canal
    [rate] Guárdalo a 44100 hercios
    [shorter] Acórtalo
   *[wav] Guárdalo otra vez como WAV de 16 bits
}.
wave-cannot-open = el archivo no se abre
wave-too-short = está cortado
wave-empty = está vacío
wave-bits = tiene { $bits } bits por muestra
wave-channels = tiene { $channels } canales
wave-rate = tiene { $rate } muestras por segundo
wave-too-long = dura { $seconds } segundos, y el límite es { $longest }
path-outside = { QUOTED($path) } está fuera del paquete: escribe una ruta dentro de su carpeta, con /.
path-no-wav = { QUOTED($path) } no es un archivo WAV: guarda el sonido como WAV.
path-missing = No hay ningún archivo { QUOTED($path) }: ponlo ahí, o quítalo de { $manifest }.
path-leads-out = { QUOTED($path) } es un enlace que sale del paquete: pon ahí el sonido mismo.
path-no-file = { QUOTED($path) } no es un archivo.
path-too-large = { QUOTED($path) } es demasiado grande ({ $size } megabytes; el límite es { $largest }): acórtalo.
path-other-sound = No se puede reproducir { QUOTED($path) }: guárdalo como WAV.
path-no-cue = { QUOTED($path) } no lleva el nombre de una señal, como dice.roll.3.wav: cámbiale el nombre.
folder-too-full = La carpeta { $folder } tiene más de { $most } archivos: ¿es una carpeta de sonidos?
no-folder = No hay ninguna carpeta { $folder }.
pack-leads-out = No se puede usar { $name }: dentro, { QUOTED($has) } lleva fuera de una carpeta. Vuelve a empaquetar la carpeta de sonidos.
pack-too-large = No se puede usar { $name }: sus { $files } archivos ocuparían { $size } bytes. Quita lo que no haga falta oír: el límite son { $largest } bytes.
pack-without-sounds = { $name } no tiene sonidos que suenen aquí: empaqueta archivos WAV con nombres de señales, como dice.roll.3.wav.
no-sounds = No hay sonidos en { $folder }.
sounds-unusable = No se pueden usar los sonidos de { $folder }: { $why }.
manifest-unreadable = No se puede leer { $manifest }: { $why }. Corrígelo o quítalo.
manifest-too-large = pasa de { $largest } bytes
of-cue = la señal { QUOTED($cue) }
cues-no-table = En { $manifest }, cues es { $found }: escribe una tabla para cada señal.
cue-misnamed = { QUOTED($cue) } no es el nombre de una señal: escríbelo como dice.roll.3.
cue-without-files = No hay lista de archivos para la señal { QUOTED($cue) }: escribe [cues."{ $cue }"] con files = [...].
entry-unknown = En { $where } no se conoce { QUOTED($key) }: { $near }.
entry-no-text = En { $where }, { $key } debe ser una línea de texto.
entry-one-of = En { $where }, { $key } debe ser { JOINED($allowed, " o ") }, no { $value }.
entry-gain = En { $where }, gain debe ser un número de decibelios de { $low } a { $high }, no { $gain }.
entry-files = En { $where }, files debe ser una lista de rutas, no { $found }.
entry-files-count = En { $where }, indica de 1 a { $most } archivos, no { $count }.
entry-path = En { $where }: { $why }.
cue-unreadable = { $file } ({ $cue }) no se puede leer: { $why }.
cue-too-long = { $file } ({ $cue }) es demasiado largo: dura { $seconds } segundos, y una señal { $kind } puede durar { $longest }. Acórtalo.
cue-silent = { $file } ({ $cue }) no suena: pon ahí un sonido.
cue-too-loud = { $file } ({ $cue }) suena demasiado fuerte: bájalo { $decibels } decibelios.
cue-late = { $file } ({ $cue }) llega tarde: corta los { $milliseconds } milisegundos de silencio del principio.
cue-of-nothing = No hay ningún suceso { $cue }: ¿querías decir { $near }?
cues-missing-all = Faltan todas las señales { $game ->
    [all] que comparten los juegos
   *[game] de { $game }
}, así que suenan las predeterminadas.
cues-missing = { $count ->
    [one] Falta { $count }
   *[other] Faltan { $count }
} de las { $all } señales { $game ->
    [all] que comparten los juegos
   *[game] de { $game }
}, así que suenan las predeterminadas: { $cues }.
no-device-but-dummy = El servidor de sonido no tiene ningún dispositivo, solo uno ficticio que nadie oye.
no-device = No se puede abrir ningún dispositivo de sonido: { $why }.
espeak-cannot-load = No se puede cargar eSpeak NG: { $why }.
espeak-does-not-start = eSpeak NG no arranca con sus datos de { QUOTED($folder) }.


## Voces

sound-process-not-started = El proceso de sonido no arranca.
sound-process-died = el proceso de sonido ya no funciona.
sound-server-stopped = el servidor de sonido ya no funciona.
sound-server-hangs = el servidor de sonido no responde.
sound-device-gone = el dispositivo de sonido ya no está.
sound-device-hangs = el dispositivo de sonido no responde.
voice-missing = { $why }.
no-synthesizer-runs = No hay en marcha ningún sintetizador de voz por el que hablar.
no-reader-runs = No hay en marcha ningún lector de pantalla por el que hablar.
reader-gone = El lector de pantalla ya no funciona.
no-voice = No hay ninguna voz { QUOTED($name) }: { $near }.
voice-no-answer = { $name } lleva { $seconds } segundos sin responder.
voice-slow-start = { $name } no arranca en { $seconds } segundos.
voice-not-there = { $name }: { $why }.
voice-raises = { $name }: { $error }
voice-endless = { $name } habla sin parar.
no-dispatcher-runs = speech-dispatcher no está en marcha: { $why }.
dispatcher-gone = speech-dispatcher ya no funciona: { $why }.
dispatcher-refuses = speech-dispatcher se niega: { $line }.
dispatcher-silent = speech-dispatcher no responde: { $why }.
dispatcher-unheard = speech-dispatcher no se oye: sus líneas acaban antes de sonar.
dispatcher-left = speech-dispatcher cierra la conexión.
no-address-here = { QUOTED($address) } no es una dirección de este sistema
pyttsx-cannot-speak = pyttsx3 no puede hablar aquí: { $error }.
pyttsx-makes-nothing = pyttsx3 no produce ningún sonido
pyttsx-no-player = pyttsx3 no se oye: necesita la orden pw-play, paplay o aplay
pyttsx-players-fail = pyttsx3 no se oye: con { JOINED($commands, " y ") } no suena nada
pyttsx-player-fails = pyttsx3 no se oye: { $command } acaba con el estado { $status }
pyttsx-player-hurries = pyttsx3 no se oye: { $command } acaba antes de poder reproducir una línea
pyttsx-not-started = pyttsx3 no arranca.
pyttsx-died = El proceso de pyttsx3 ya no funciona.
pyttsx-no-answer = El proceso de pyttsx3 no responde.
no-command-say = Falta la orden say: viene con macOS.
say-stopped = La orden say quedó detenida.
recording-cannot-write = No se puede escribir la grabación { QUOTED($path) }: { $why }.


## Lectores de pantalla y líneas braille, que están o no están

reader-can-be-spoken-to = { $name } está en marcha, y el programa puede hablar por él.
reader-of-windows = { $found ->
    [narrator] El Narrador está en marcha
   *[other] Windows dice que hay un lector de pantalla en marcha
}, y lee lo que aparece en pantalla.
reader-reads-lines = { $name } está en marcha, y lee lo que aparece en pantalla.
reader-outside-wsl = Esto es WSL: el lector de pantalla está en el lado de Windows.
reader-of-terminal = { $name } lee esta terminal.
reader-far-away = Esta sesión es remota: el lector de pantalla está al otro lado.
reader-of-console = Esto es una consola de texto: la leen los lectores de pantalla de consola.
voiceover-off = VoiceOver está desactivado.
brltty-serves-display = BRLTTY atiende una línea braille.
no-reader-found = No se encuentra ningún lector de pantalla.
braille-by-reader = { $name } está en marcha. Si hay una línea braille, la atiende { $name }, que no informa de ello.
braille-brltty-serves = BRLTTY atiende aquí a programas; no dice si tiene una línea braille.
braille-brltty-runs = BRLTTY está en marcha; no dice si tiene una línea braille.
braille-nothing = No se encuentra nada que atienda una línea braille.


## Reglamentos, glosarios, lecciones y temas

in-book-line = { $file } de { $game }, línea { $line }: { $why }.
no-rule-book = { $game } no tiene reglamento.
book-without-title = Un reglamento empieza por # y su título.
anchor-missing = Ningún párrafo tiene el ancla #{ $anchor }.
anchor-twice = El ancla #{ $anchor } está dos veces.
anchor-empty = No se dice nada en #{ $anchor }.
no-anchors = { QUOTED($text) } no es una línea de anclas delante de un párrafo.
no-chapter = { QUOTED($text) } no es un capítulo, como ## Puntuación { "{" }#scoring{ "}" }.
in-credits = { $file } de { $game }: { $why }.
credits-no-toml = No es TOML válido: { $why }.
no-credit = No hay ninguna clave { $name }: { $near }.
credit-missing = Falta la clave { $name }; escribe "unknown" si nadie lo sabe, y "none" o una lista vacía si no hay.
credit-no-list = La clave { $name } necesita una lista de textos, como ["Ann"].
credit-no-text = La clave { $name } necesita un solo texto entre comillas.
credit-no-sentence = { QUOTED($text) } de { $name } no es una frase entera.
credit-no-address = { QUOTED($text) } no es una dirección: escribe https y lo demás, o "unknown".
chapter-empty = El capítulo { QUOTED($title) } no tiene ningún párrafo.
not-one-sentence = { QUOTED($text) } no es una sola frase.
longer-than = { QUOTED($text) } pasa de { $longest } palabras.
other-marks = { QUOTED($text) } tiene signos que una frase no tiene.
no-fact = No hay ningún dato { QUOTED($name) }: { $near }.
brace-of-no-fact = Esta llave no es de ningún dato.
no-condition = { QUOTED($text) } no es una condición, como nombre=valor.
condition-no-number = { QUOTED($value) } no se puede comparar: no es un número.
condition-no-seats = { QUOTED($value) } no es un número de puestos.
glossary-without-title = Un glosario empieza por # y su título.
no-word = { QUOTED($text) } no es una palabra, como ## baza, bazas.
word-twice = { QUOTED($word) } está dos veces.
word-empty = No se dice nada de { QUOTED($word) }.
no-sentence-of-word = { QUOTED($text) } no es una frase debajo de una palabra.
not-the-line = Escribe la línea { $wanted }, no { QUOTED($text) }.
below-nothing = { QUOTED($text) } va con sangría, pero la línea de arriba no admite líneas con sangría.
no-line-of-lesson = { QUOTED($text) } no es una línea de una lección.
not-below-decision = { QUOTED($text) } no va debajo de una decisión.
no-sentence = { QUOTED($text) } no es una frase.
no-topic = No hay ningún tema { QUOTED($name) } en { $package-name }: { $near }.
topic-twice = { $event } de { $package-name } está dos veces en la lista.


## Mesas que se abren

table-endless = Solo con bots, una partida de { $game } no acabaría nunca: pon un número de rondas o un límite.
seed-unusable = La semilla { QUOTED($seed) } no vale: usa como mucho { $longest } caracteres en una línea.
record-file-unreadable = No se puede leer el registro { QUOTED($path) }: { $why }.
record-is-over = Esta partida está terminada.
seats-in-trick = Hay quien ya eligió en secreto y quien no. Continúa la partida, y después cambia de puestos en su menú, con la persona de cada puesto.
record-seed-lost = Esta partida ya no tiene su semilla, así que su azar no puede seguir. Abre su reproducción en Registros y juega desde cualquier momento, con azar nuevo.
record-of-later = Esta partida no se puede continuar aquí: la línea { $line } de su registro, { QUOTED($text) }, es una nota de una versión posterior.
commitment-word = { QUOTED($word) } no es una palabra de la lista: { $near }.
commitment-length = Escribe { $words } palabras de un registro, o los 64 signos de su huella, no { $given }.
record-written-just-now = Otro programa tiene abierta esta partida. Prueba otra vez.


## Jugar con más gente

not-awaited = Ya no esperas al servidor.
server-says = El servidor dice: { $why }.
server-over = El servidor pasa de un límite: { $why }. La conexión ha terminado.
over-number = envía un número que no hay en ninguna partida
over-seat = nombra un puesto que la mesa no tiene
over-record = envía un registro demasiado largo o desordenado
over-unheard = envía más de una partida de lo que nadie puede oír
over-news = envía más novedades de las que nadie puede oír
over-unreadable = no deja de enviar cosas ilegibles
over-rounds = pide sin fin aportaciones al azar compartido
over-pings = envía sin parar mensajes vacíos, o más de los que se pueden leer
over-frame = envía demasiado de una vez
over-values = envía una mesa con más cosas que en cualquier partida
over-rate = envía sin parar
server-odd = Este programa ha fallado con algo que envió el servidor. Los detalles están en su registro de fallos.
server-odd-ended = Este programa ha fallado con algo que envió el servidor, y ha terminado la conexión. Los detalles están en su registro de fallos.
packet-unreadable = No se puede leer lo que llega por la conexión.
packet-too-long = Lo enviado tiene { $given } bytes; como mucho pueden ser { $longest }.
list-too-long = La lista { QUOTED($field) } de lo enviado es demasiado larga: como mucho { $longest } entradas.
text-too-long = { QUOTED($text) } es demasiado largo para { QUOTED($field) }: usa como mucho { $longest } caracteres.
game-cannot-travel = { $game } no se puede jugar a distancia: { $why }.
as-is = { $text }
device-file = No se puede leer ni escribir lo que este dispositivo guarda para jugar con más gente, { QUOTED($path) }: { $why }.
device-damaged = Lo que este dispositivo guarda para jugar con más gente está dañado: { QUOTED($path) }. Sin eso ningún servidor te reconoce; lleva el archivo a otro sitio para empezar de nuevo.
luck-file = No se puede guardar en { QUOTED($path) } lo que este dispositivo sabe del azar: { $why }. La partida sigue, pero si cierras el programa antes del final, este dispositivo no podrá comprobar su aportación.
luck-damaged = Lo que este dispositivo sabía del azar de partidas sin terminar está dañado, así que no puede comprobar su aportación en ellas. El archivo anterior se guarda como { $name }.
link-cut-off = El resto de este enlace se perdió al copiarlo: sigue después de un signo #. Cópialo entero, o pide que te lo manden otra vez.
link-cut-short = Falta el final de este enlace. Cópialo entero, o pide que te lo manden otra vez.
link-other-kind = Un enlace empieza por audiogame o audiogames, no por { QUOTED($scheme) }.
link-brackets = Una dirección IPv6 va entre corchetes: escribe [{ $address }], y detrás dos puntos y el puerto.
link-no-address = { QUOTED($address) } no es la dirección de un servidor. Un enlace es la dirección y después las palabras de la mesa.
# Cómo se lee en voz alta una dirección, y las palabras de sus signos.
heard-address = { $host }, puerto { $port }
link-port = puerto
link-colon = dos puntos
link-dot = punto
link-word = { QUOTED($word) } no es una palabra de enlace: { $near }.
link-length = Un enlace tiene { $words } palabras después de la dirección; aquí hay { $given }.
link-wrong = Ninguna mesa tiene este enlace. Comprueba sus palabras, o pide uno nuevo a quien te invitó.
link-lasts-out = Un enlace dura como mucho { $longest } segundos; con 0, para siempre.
link-ended = Este enlace ya no vale. Pide uno nuevo a quien te invitó.
line-down = No hay conexión con el servidor.
server-not-there = Ningún servidor responde en { $address }: { $why }.
server-gone = Ya no hay ninguna mesa en { $address }.
server-resting = Ahora no hay ninguna mesa en { $address }.
server-web-page = En { $address } responde una página web, y no una mesa.
server-no-answer = Nadie responde en { $address }.
server-no-way = Este equipo no tiene camino hasta { $address }.
server-name-unknown = Este equipo no encuentra { $host }.
server-by-proxy = El proxy { $proxy } no deja llegar a { $address }: prueba con otra red, o pregunta a quien lleva esta.
proxy-silent = El proxy { $proxy } de los ajustes de este equipo no responde, así que no se llega a { $address }. Quítalo de los ajustes, o prueba con otra red.
proxy-unusable = Este programa no puede usar el proxy { $proxy } de los ajustes de este equipo, así que no se llega a { $address }. Pon allí uno de HTTP, o prueba con otra red.
server-not-by-tls = El servidor de { $address } no acepta conexiones por TLS: empieza el enlace por audiogame://, sin s.
ask-for-link = Pide el enlace nuevo a quien te invitó.
ask-later = Prueba otra vez en un minuto. Si no sirve, pide el enlace nuevo a quien te invitó.
check-online = Comprueba tu conexión a internet. Si funciona, pide el enlace nuevo a quien te invitó.
local-network = Si está en tu propia red, permite tu terminal en Ajustes del Sistema, Privacidad y seguridad, Red local. Después abre la terminal otra vez.
sign-in-first = Si tu red pide que te identifiques antes, hazlo en un navegador. Si no, pide el enlace nuevo a quien te invitó.
server-by-tls = El servidor de { $address } solo acepta conexiones por TLS: empieza el enlace por audiogames://, con s.
server-silent = El servidor de { $address } responde, pero no como un servidor de audiogame.
server-secret = su secreto no tiene 64 cifras hexadecimales
server-other = En { $address } responde ahora otro servidor, no el que conoces. No se le ha enviado nada.
server-not-of-link = En { $address } responde otro servidor, no el de este enlace. No se le ha enviado nada. Pide el enlace nuevo.
server-unproved = El servidor de { $address } no ha podido demostrar quién es.
line-changed = Lo que llega de { $address } se cambia por el camino, así que esta conexión se ha cortado.
server-led-inside = El servidor quería enviarte a { $address }, dentro de tu propia red. El programa no ha ido allí.
server-cannot-listen = El servidor no puede escuchar en { $address }, puerto { $port }: { $why }.
server-name = Un servidor no puede llamarse { QUOTED($name) }: como mucho { $longest } caracteres, y nada que no se vea.
server-port = Un puerto es un número de 0 a 65535, no { $port }.
server-tables = Un servidor tiene al menos una mesa, no { $tables }.
server-through-alone = --through necesita un servidor al que este mismo equipo llegue sin cifrado. Quita --certificate, y también --address si es de una sola red.
server-few-tables = Este sistema deja que un programa tenga { $files } archivos abiertos: bastan para { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} de { $most }. Sube ese límite para tener más.
server-files = Este sistema deja que un programa tenga { $files } archivos abiertos, y son pocos para { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}. Sube ese límite, o escribe --tables { $most }.
server-folder = El servidor no puede usar { QUOTED($path) }: { $why }.
folder-link-gone = { QUOTED($path) } es un enlace a una carpeta que no existe. Crea esa carpeta, o indica otra con --data.
server-nowhere = Ningún servidor ha guardado nada en { QUOTED($path) }. Indica su carpeta con --data, o su base de datos con --store.
folder-of-user = { QUOTED($path) } es del usuario { $user }, que no podría usar lo que root escriba ahí. Empieza la orden con: runuser -u { $user } --
server-reached = { QUOTED($reached) } no sirve para --reached: indica un nombre, con un puerto si es otro, o https:// y el nombre si un proxy se encarga del TLS.
server-plain = Todo pasa sin cifrar, también la invitación y el chat. Pon delante un proxy con TLS, o dale un certificado al servidor.
server-behind-open = Con --behind el servidor cree a cualquiera de su propia red sobre desde dónde llama la gente. Con --address 127.0.0.1 solo llega a él un proxy de esta máquina.
certificate-taken = El certificado renovado { QUOTED($file) } ya se usa.
certificate-not-taken = El certificado renovado no se acepta: { $why } Se sigue usando el anterior.
server-link = Con este enlace se abren mesas: { $link }
server-no-link = Ningún servidor ha dejado su enlace en { QUOTED($path) }: arranca uno con esta carpeta, o indica otra con --data.
drain-undone = { $address } vuelve a tomar mesas.
server-folder-taken = Otro servidor guarda sus mesas en { QUOTED($path) }. Detenlo, o usa --data con otra carpeta.
store-unknown = Un servidor guarda sus mesas en una carpeta, o en una base de datos como postgresql://user@host/name, no en { QUOTED($store) }.
store-not-database = { QUOTED($store) } no es la dirección de una base de datos. Escribe una como postgresql://user@host/name.
carry-no-server = No hay ningún servidor en { QUOTED($path) }. Escribe --data con la carpeta del programa que lo llevaba.
carry-no-server-yet = En la base de datos { $place } aún no hay ningún servidor. Escribe --store con otra, o crea uno en ella con audiogame serve.
carry-there-already = En { QUOTED($path) } ya hay un servidor. Escribe --data con otra carpeta.
carry-not-empty = La base de datos { $place } ya tiene mesas o registros. Crea una nueva.
carry-runs = El servidor está en marcha: se está escribiendo { $name }. Detenlo antes.
carry-wrong = { $count ->
    [one] Este archivo está dañado
   *[other] { $count } archivos están dañados
}: { $files }. No se traslada nada. Lleva lo dañado a otro sitio y prueba otra vez.
carry-changed = El registro { $name } cambió mientras tanto. No se traslada nada. Prueba otra vez.
person-playing = Se está jugando en la mesa { $table }. Borra a esta persona cuando la mesa lleve un minuto vacía.
drain-alone = El proceso de { $address } es el único, así que nadie puede quedarse con sus mesas.
drain-unknown = Ningún proceso de este servidor está en { $address }. Están estos: { $known }.
postgres-missing = No está instalada la biblioteca asyncpg, con la que se llega a PostgreSQL. { $cure }
metrics-missing = No está instalada la biblioteca prometheus-client, que publica los recuentos. { $cure }
library-by-pip = { $system ->
    [windows] En PowerShell, escribe
   *[other] Escribe
}: { $pip } install "{ $library }".
library-not-in-folder = A esta carpeta no se le puede añadir nada. Si la biblioteca ya estaba en ella, descomprime la carpeta otra vez; si no, instala audiogame con Python.
postgres-unusable = No se puede usar la base de datos { $place }: { $why }.
postgres-awaited = La base de datos { $place } aún no está: { $why }. El servidor la espera.
postgres-newer = La base de datos { $place } es de una versión más nueva de audiogame: va por el paso { $done }, y esta llega al { $known }. Instala esa versión también aquí.
table-record-damaged = El registro de la partida de esta mesa está dañado, y la partida no puede seguir. Quien lleva la mesa puede empezar la siguiente.
server-disk = El servidor no puede guardar un registro: { $why }.
server-waits = El servidor no puede guardar la partida por ahora. No se pierde nada: la partida espera, y sigue por sí sola.
service-unknown = Ningún servicio se llama { QUOTED($name) }: { $near }. También puedes escribir entre comillas una orden entera que contenga {"{port}"}.
service-command = { QUOTED($command) } no es una orden: tiene unas comillas sin cerrar.
service-host-refused = { $host } no es de confianza, así que no se abre nada a través de él. Elige otro servicio después de --through, o compara la huella y responde S.
services-unreadable = No se puede leer { QUOTED($path) }: { $why }.
services-sections = { QUOTED($path) } tiene algo más que secciones que empiezan por [[service]].
services-sections-only = no es una sección que empiece por [[service]]
services-entry = { QUOTED($path) }, servicio { $number }: { $why }.
services-twice = { QUOTED($path) } tiene dos servicios con el nombre { QUOTED($name) }.
services-key-unknown = en un servicio no hay { QUOTED($key) }: { $near }
services-key-missing = falta { QUOTED($key) }
services-key-kind = { QUOTED($value) } no vale para { QUOTED($key) }
services-no-port = ningún argumento de la orden { QUOTED($command) } contiene {"{port}"}
home-server-not-run = En este equipo no se puede alojar ninguna mesa: { $why }.
home-server-not-begun = El servidor de la mesa no arranca. Su archivo de sucesos, { QUOTED($path) }, dice por qué; cierra cualquier otro programa que aloje mesas ahí.
home-server-unreached = El servidor de la mesa arrancó, pero este programa no llega a él en { $address }. Deja pasar audiogame por tu cortafuegos o tu antivirus.
tunnel-no-ssh = El programa ssh no está en este equipo. { $system ->
    [windows] Añade "Cliente OpenSSH" en Configuración, Sistema, Características opcionales.
   *[other] Instala el paquete openssh-client.
}
tunnel-no-program = El programa { QUOTED($program) } no está en este equipo. Instálalo, o elige otro servicio.
tunnel-not-run = { QUOTED($program) } no arranca: { $why }.
tunnel-no-host = La orden { QUOTED($command) } no nombra ningún equipo. Escríbelo después de las opciones de ssh.
tunnel-no-way = No se puede llegar a { $host }: { $why }. Mira si este equipo tiene conexión, o elige otro servicio.
tunnel-no-key = { $host } no responde. Mira si este equipo tiene conexión, o elige otro servicio.
tunnel-host-new = La clave de { $name } aún no está aceptada. Empieza otra vez con --through para oír su huella.
tunnel-host-changed = { $name } muestra una clave distinta de la que aceptaste, así que no se le envía nada. Si el servicio anuncia una clave nueva, borra { QUOTED($file) } y empieza otra vez; si no, elige otro servicio.
tunnel-offline = No se encuentra { $name }. Mira si este equipo tiene conexión.
tunnel-refused = { $name } cierra el túnel{ $said ->
    [none] . Prueba más tarde, o elige otro servicio.
   *[other] : { $said }. Prueba más tarde, o elige otro servicio.
}
tunnel-no-address = El servicio no da ninguna dirección{ $said ->
    [none] { "" }
   *[other] {" "}y dice { QUOTED($said) }
}. Prueba más tarde, o elige otro servicio.
tunnel-no-answer = Desde fuera, { $address } no lleva hasta aquí: { $why }. Prueba más tarde, o elige otro servicio.
tunnel-silent = ninguna respuesta en { $seconds } segundos
tunnel-cut = la conexión se corta al momento
tunnel-other-server = { $address } lleva a otro servidor, no a este. No se envía a nadie allí. Elige otro servicio.
tunnel-taken-back = El servicio da ahora { $address } a otra persona, así que ya no se envía a nadie allí. Una dirección nueva llega sola; si no llega, elige otro servicio.
tunnel-withdrawn = El servicio ha retirado { $address }, así que nadie puede llegar ya por ahí. Una dirección nueva llega sola; si no llega, elige otro servicio.
person-name-unknown = Nadie en las mesas de este servidor se llama { QUOTED($name) }.
person-unknown = Este servidor no guarda nada de { $person }. Escribe audiogame server person find NOMBRE para saber qué claves conoce.
person-file = No se puede escribir { QUOTED($path) }: { $why }.
own-network = No se puede anunciar ni encontrar nada en tu red: { $why }.
certificate-not-trusted = El servidor de { $address } muestra un certificado en el que este equipo no confía: { $why }.
certificate-expired = ha caducado, o el reloj de este equipo va mal
certificate-of-other = es de otra dirección
certificate-unknown = no lo avala nadie que este equipo conozca
certificates-missing = Este Python no tiene certificados, así que no puede comprobar ningún servidor. { $system ->
    [macos] En el Finder, abre Aplicaciones, la carpeta de tu Python, e Install Certificates.command.
   *[other] Instala el paquete ca-certificates.
}
server-full = Este servidor tiene { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, y no puede tener más.
server-crowded = Este servidor tiene todas las conexiones que puede tener. Prueba más tarde.
game-takes-too-long = { $game } tarda demasiado para este servidor, así que esta partida no puede seguir. El servidor guarda su registro, y quien lleva la mesa puede elegir otro juego.
address-crowded = Desde tu dirección hay { $most } conexiones abiertas, y no puede haber más. Cierra una, o prueba más tarde.
person-crowded = Tienes { $most } conexiones abiertas aquí, y no puede haber más. Cierra una.
game-halted = La partida ha fallado en el servidor. No se pierde nada: sigue por sí sola, desde la última jugada.
game-given-up = La partida falla en el servidor una y otra vez, así que no puede seguir. El servidor guarda su registro, y quien lleva la mesa puede empezar la siguiente.
server-failed = El servidor falla con esto. Quien lo lleva puede leer por qué en el archivo de sucesos.
certificate-unusable = { QUOTED($file) } no sirve para conexiones por TLS: { $why }.
certificate-key = { AND(QUOTED($file), QUOTED($key)) } no son un certificado y su clave.
certificate-alone = { QUOTED($file) } no es un certificado, o no contiene su clave: indica el archivo de la clave con --key.
protocol-other = { $older ->
    [server] El servidor es más antiguo que este programa. Pide a quien lo lleva que lo actualice.
   *[program] El servidor es más nuevo que este programa. Actualiza el programa.
}
rules-other = { $older ->
    [server] El servidor juega con la versión { $server } de las reglas de { $game }, y este programa con la versión { $program }. Pide a quien lleva el servidor que lo actualice.
   *[program] El servidor juega con la versión { $server } de las reglas de { $game }, y este programa con la versión { $program }. Actualiza el programa.
}
hello-first = Una conexión empieza por hello.
hello-late = Falta hello en esta conexión.
hello-twice = Esta conexión ya dijo hello.
hello-wrong = Lo que ha enviado este programa no ha llegado igual al servidor.
invitation-needed = En este servidor solo puede abrir mesas quien tiene una invitación. Pídela a quien lo lleva.
invitation-wrong = Esta invitación no es correcta. Pide una nueva a quien lleva el servidor.
guessed-too-often = Desde aquí llegan muchos enlaces equivocados. Vuelve a pedir el enlace a quien te invitó.
too-much = Demasiado a la vez para el servidor. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y prueba otra vez.
table-elsewhere = La mesa está ahora en otro proceso del servidor. Vuelve a entrar.
table-unknown = Esa mesa ya no existe. Abre una nueva, o pide otro enlace a quien te invitó.
table-banned = No puedes volver a esta mesa.
table-begun = La partida está en marcha, así que ya no puede sentarse nadie más.
table-full = { $free ->
    [0] En esta mesa no queda ningún puesto libre.{ $enters ->
        [yes] {" "}{ $listens ->
            [yes] Escucha, prueba más tarde o elige otra mesa.
           *[no] Prueba más tarde o elige otra mesa.
        }
       *[no] { "" }
    }
    [one] En esta mesa solo queda 1 puesto libre.
   *[other] En esta mesa solo quedan { $free } puestos libres.
}
table-guests-full = En esta mesa ya escuchan { $most } personas, y no puede haber más.
table-no-guests = En esta mesa no se permite escuchar.
at-no-table = No estás en ninguna mesa.
server-file-unreadable = No se puede leer el archivo { $file }: { $why }.
now-no-game = En este servidor, ninguno de los juegos que elegiste es para tanta gente.
now-full = En este servidor ya esperan { $most } personas. Prueba otra vez dentro de un minuto.
at-a-table = Ya estás en una mesa. Antes, sal de ella.
choice-stale = Demasiado tarde: nada cambia.
choice-not-possible = Eso no está permitido. Nada cambia.
seat-forfeited = Un bot juega en tu puesto hasta que acabe esta partida. En la próxima vuelves a jugar.
seat-of-another = Ese puesto es de otra persona. Nada cambia.
undo-secret = No puedes: desde entonces alguien eligió en secreto.
undo-dealt = No puedes: desde entonces salieron dados o cartas ocultas, o alguien habló de eso.
undo-refused = No todo el mundo está de acuerdo. No se deshace nada.
no-game-yet = La partida aún no ha empezado.
game-without-you = La partida sigue sin este dispositivo.
game-next = Empieza la próxima partida.
game-followed = Esa partida terminó en tu ausencia, y la próxima ya está en marcha.
game-set-back = El servidor ha vuelto a un momento anterior de la partida, que sigue desde ahí.
game-on = Aquí se está jugando una partida. Acábala antes.
host-only = Eso solo lo puede hacer quien lleva la mesa.
host-away = Quien lleva la mesa no está. Prueba más tarde.
knock-gone = Ya no espera nadie a la puerta.
knock-refused = Te dicen que no.
knock-late = Alguien se adelantó.
remove-nobody = No hay nadie a quien sacar de la mesa.
table-entry-unknown = En una mesa se entra por link, open o knock, no por { QUOTED($entry) }.
grace-out = La espera hasta que entra un bot es de { $least } a { $most } segundos; con 0, nunca.
options-too-many = { $game } tiene { $most ->
    [one] una sola opción
   *[other] { $most } opciones
}, y no se pueden dar más.
option-twice = Cada opción se da una sola vez.
chairs-for-nobody = Al menos un puesto es para una persona de este dispositivo.
bots-called-alike = Cada bot necesita un nombre propio: { QUOTED($name) } ya está en uso.
luck-not-wanted = Ahora no se puede aportar nada al azar compartido.
name-of-nobody = En una mesa con más gente, nadie puede llamarse { QUOTED($name) }.
name-number = Un nombre no puede ser un número: { QUOTED($name) }.
name-of-bot = { QUOTED($name) } es el nombre de un bot.
name-mixed = El nombre { QUOTED($name) } no vale: escribe cada palabra con letras de un solo alfabeto.
name-taken = En la mesa ya hay alguien que se llama { QUOTED($name) }.
chat-empty = Escribe algo primero.
chat-unreadable = Este mensaje tiene signos que no se pueden leer en voz alta.
chat-too-long = Un mensaje tiene como mucho { $longest } caracteres.
chat-muted = Te han silenciado en esta mesa: nadie oye lo que dices.
mute-nobody = No hay nadie a quien silenciar.
owner-stays = { $name } abrió esta mesa, así que nadie puede silenciar ni sacar de la mesa a { $name }.
host-nobody = Elige a otra persona que juegue y esté aquí.
vote-unknown = Sobre eso no puede votar nadie.
vote-open = Hay otra votación abierta. Espera a que acabe.
wish-rests = Eso se acaba de rechazar. Vuelve a pedirlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
vote-over = Esa votación ya acabó.
vote-for-ever = Esta mesa espera a quien no está: ningún bot juega en su lugar.
vote-not-idle = Le toca desde hace poco: pide un bot cuando pase un minuto.
grace-longer = La espera hasta que entra un bot solo se puede alargar.
table-paused = La mesa ya está en pausa.
phrase-word = { QUOTED($word) } no es una palabra de la lista: { $near }.
phrase-length = Una frase de recuperación tiene { $words } palabras, no { $given }.
phrase-wrong = Estas no son las palabras de una frase de recuperación: hay una que no es, o están en otro orden.
key-yielded = Este dispositivo ya no vale: otro ocupa su lugar. Escribe la frase de recuperación del nuevo para volver a jugar aquí.
keys-too-many = Ya has cambiado de dispositivo { $most } veces en este servidor, y no admite más.
chat-too-fast = Demasiados mensajes seguidos. Espera unos segundos.


## La línea de órdenes

output-lost = No se puede escribir la salida: { $why }.
output-lost-after = No se puede escribir la salida: { $why }. { $after }
script-line = Línea { $line } de las teclas: { $why }.
transcript-cannot-write = No se puede escribir la transcripción en { QUOTED($path) }: { $why }.
variable-wrong = { $why }. Viene de la variable { $variable }.
variable-sound = AUDIOGAME_SOUND debe ser on u off, no { QUOTED($value) }.
arguments-wrong = { $why }. Mira { $program } -h.
arguments-required = Faltan estos argumentos: { $value ->
    [game] juego
    [record] registro
    [link] enlace
    [lesson] lección
    [what] acción
    [command] orden
   *[other] { $value }
}
arguments-unrecognized = Argumentos desconocidos: { $value }
argument-without-value = le falta un valor
argument-with-value = no admite el valor { QUOTED($value) }
argument-with-values = admite un solo valor
argument-with-other-count = { $value ->
    [one] necesita un valor
   *[other] necesita { $value } valores
}
argument-not-with = no se puede usar junto con { $value }
argument-unfit = { $type ->
    [int] { QUOTED($value) } no es un número entero
   *[other] { QUOTED($value) } no vale
}
argument-ambiguous = La opción { $option } puede ser cualquiera de estas: { $matches }
arguments-one-required = Hace falta uno de estos argumentos: { $value }
argument-refused = Argumento { $name }: { $why }.
finding-topic = { $topic ->
    [program] Programa
    [screen-reader] Lector de pantalla
    [speech-mode] Modo de voz
    [voices] Voces
    [voice] Voz { $name }
    [speech] Voz
    [sound] Sonido
    [braille] Braille
    [terminal] Terminal
    [locale] Idioma del sistema
    [folder] Carpeta
   *[settings] Ajustes
}
argument-pace = { QUOTED($value) } no es un ritmo: usa un número de 0 a 10.
argument-count = { QUOTED($value) } no es un número entero: usa 0 o más.
argument-games = 0 partidas son pocas: juega al menos 1.
argument-width = { $width } es demasiado estrecho: usa 0, o bien { $least } caracteres o más.
argument-seat = { QUOTED($value) } no es un puesto: los puestos se numeran desde 0.
argument-unknown = { $option ->
    [yes] { QUOTED($value) } no vale para { $what }: { $near }.
   *[no] { QUOTED($value) } no vale como { $what ->
        [command] orden
        [check] orden
        [what] acción
        [sound] sonido
        [view] vista
       *[other] { $what }
    }: { $near }.
}
trial-needs-keys = Empieza la prueba en una terminal: te pregunta qué oyes, y respondes con teclas.
report-cannot-write = No se puede escribir en { QUOTED($path) }: { $why }.
game-command-failed = Hay un fallo en { $game }. Los detalles están en { $file }.
program-failed = Hay un fallo. Los detalles están en { $file }.
window-closes = Pulsa Intro para cerrar esta ventana.
none-unfinished = No tienes partidas sin terminar.
no-such-record = No hay ningún registro { QUOTED($wanted) }: { $count ->
    [0] la lista está vacía
   *[other] se numeran de 1 a { $count }
}. Mira audiogame records.
assess-no-expert = { $game } no tiene experto, así que sus elecciones no se pueden juzgar.
assess-not-over = Esta partida sigue en marcha. Hasta que acabe, solo quien juega a solas contra bots puede pedir que se juzguen sus elecciones.
seat-still-secret = Esta partida sigue en marcha. Hasta que acabe, pide la reproducción sin --seat, o con el puesto de la única persona que juega contra bots.
arena-endless = Solo con bots y con estas opciones, una partida de { $game } no acabaría nunca: pon una opción que la termine, mira audiogame list.
page-message-unreadable = No se entiende lo que dice la página: { $why }. Vuelve a cargarla.
page-cannot-write = No se puede escribir la página en { QUOTED($path) }: { $why }.
page-folder-taken = { QUOTED($path) } contiene otros archivos, que se perderían. Indica una carpeta nueva o vacía.
page-not-in-folder = Con esta carpeta no se puede construir la página: hacen falta Python y pip.
page-download-failed = No se puede descargar Pyodide de { $address }: { $why }. Prueba otra vez, o indica su carpeta con --pyodide.
page-pip-failed = pip no puede descargar los paquetes de la página: { $why }
page-node-failed = No se puede preparar el programa para el navegador: { $why }
page-part-missing = A Pyodide le falta un archivo: { QUOTED($path) }. Indica la carpeta del paquete pyodide de npm, o quita --pyodide y se trae.
page-part-differs = Esta no es la versión de Pyodide de este programa: { QUOTED($path) }. Quita --pyodide y se trae.
origin-none = { QUOTED($origin) } no es el origen de una página: indica uno como https://page.example, sin ruta.
origin-refused = El servidor no deja entrar a ninguna página de { QUOTED($origin) }: abre la página del propio servidor, o usa audiogame en una terminal.
server-page-missing = No hay ninguna página en { QUOTED($path) }. Hazla con: audiogame page build, y el nombre de una carpeta.
server-page-unfetched = Aquí no hay ninguna página que le vaya bien a este programa. Descarga una con: audiogame page fetch, y su archivo o dirección; o indica su carpeta después de --page.
page-unreadable = No se puede leer { QUOTED($file) }: { $why }.
page-hash-missing = Nada dice si { QUOTED($file) } está entero: pon { QUOTED($beside) } a su lado, o da su huella con --sha256.
page-hash-form = { QUOTED($hash) } no es una huella: son 64 signos, cifras del 0 al 9 y letras de la a a la f.
page-hash-differs = { QUOTED($file) } no es el archivo de esta huella. Tiene { $found } en lugar de { $wanted }. Vuelve a descargar el archivo.
page-no-page = { QUOTED($file) } no es el archivo de una página. Indica uno hecho con audiogame page build --file.
page-other = La página es de audiogame { $page }, y esto es { $here }: no se entienden. { $older ->
    [page] Descarga una página más nueva.
   *[program] Actualiza este programa, o descarga una página más antigua.
}
download-failed = No se puede descargar { QUOTED($address) }: { $why }.
download-status = el servidor responde { $status }
download-by-proxy = el proxy { $proxy } de los ajustes de este equipo no deja pasar nada
download-too-long = { QUOTED($address) } pasa de { $most } bytes, así que no se trae.
download-unencrypted = { QUOTED($address) } no va cifrada: usa una dirección que empiece por https.
page-no-line = Una página por https no puede conectarse a { $address }, que no tiene TLS: los navegadores lo prohíben. Pide a quien abre la mesa un enlace que empiece por audiogames, con s, o abre este mismo enlace en el navegador, o en el programa en una terminal.


## Lo que encuentra doctor

program-found = audiogame { $version }, Python { $python }, { $system } en { $machine ->
    [unknown] un equipo desconocido
   *[other] { $machine }
}.
reader-uncertain = No es seguro, así que el programa lo pregunta la primera vez que arranca.
lines-heard-twice = Si oyes cada línea dos veces, tu lector de pantalla lee también la ventana. { $reader ->
    [nvda] Pulsa NVDA+5 para que deje de leer los cambios de contenido dinámico.
    [jaws] Pulsa Insertar+S hasta que diga ninguno.
   *[other] En NVDA, pulsa NVDA+5 para que deje de leer los cambios de contenido dinámico. En JAWS, pulsa Insertar+S hasta que diga ninguno.
} O pulsa Mayús V en el programa hasta que solo hable tu lector de pantalla.
mode-chosen = elegido en los ajustes, el entorno o la orden.
mode-fits = va bien con tu lector de pantalla. Mayús V lo cambia en el programa.
mode-without-reader = no se encuentra ningún lector de pantalla, así que es una suposición. Mayús V lo cambia en el programa.
voice-sample = Esta es la voz de audiogame.
voices-not-needed = No hace falta ninguna: tu lector de pantalla lee las líneas escritas.
voice-can-speak = Puede hablar.
voice-could-not-speak = Está, pero no puede hablar: { $why }.
own-voice-has-spoken = En uso: { $name }, la voz propia del programa, acaba de decir: { $sample }.
reader-has-spoken = En uso: { $name }, tu lector de pantalla, acaba de decir: { $sample }.
voice-tried-late = Se prueba tarde, porque no sabe si alguien la oye.
voice-through-dispatcher = Esta voz habla a través de speech-dispatcher, y no sabe si se oye.
voice-tried-last = Se prueba al final, y da una línea por dicha cuando una orden acaba de reproducir su sonido.
nothing-can-speak = Aquí no puede hablar nada, así que las líneas solo se muestran en pantalla.
see-voices-above = Mira las voces de más arriba.
dispatcher-unneeded = No te hace falta: Orca lo arranca.
dispatcher-uninstalled = No te hace falta. Está en el paquete speech-dispatcher.
espeak-needs-device = Necesita un dispositivo de sonido: mira la línea del sonido.
accessible-output-unneeded = No te hace falta. Es otro camino hacia speech-dispatcher, y necesita el paquete python3-speechd.
pyttsx-unneeded = No te hace falta. Es otro camino hacia eSpeak NG.
reader-needs-dispatcher = En Linux habla a través de speech-dispatcher, y necesita el paquete python3-speechd. Los lectores de pantalla leen sin él lo que aparece en pantalla.
reader-first = Arranca NVDA o JAWS antes que el programa.
sound-unneeded = Puedes jugar sin sonido.
sound-device-of-windows = En Windows, elige un dispositivo de salida en Configuración, Sistema, Sonido.
sounds-off = Los sonidos están desactivados en los ajustes.
device-open = Hay un dispositivo de sonido abierto.
device-silent = Hay un dispositivo de sonido abierto, pero { $file } no suena.
device-has-played = Hay un dispositivo de sonido abierto, y acaba de sonar en él: { $sound }.
sound-driver-set = La variable SDL_AUDIODRIVER es { $driver }: quítala.
sound-library-missing = Hay un servidor de sonido en marcha, pero falta su biblioteca: { $cure }.
sound-server-without-device = Hay un servidor de sonido en marcha: elígele un dispositivo en los ajustes de tu sistema.
sound-server-named = La variable PULSE_SERVER nombra un servidor de sonido que no está en marcha. Arráncalo, o quita la variable.
sound-card-missing = Linux no encuentra aquí ninguna tarjeta de sonido.
sound-unconfigured = Hay una tarjeta de sonido, pero ALSA no tiene configuración: { $cure }.
sound-unshared = { $found ->
    [pipewire] PipeWire está en marcha
   *[card] Hay una tarjeta de sonido
}, pero no puede servir a varios programas a la vez: { $cure }.
start-sound-server = arranca pipewire-pulse o pulseaudio
install-packages = instala { $count ->
    [one] el paquete
   *[other] los paquetes
} { JOINED($packages, " y ") }
package-of-debian = { $name } (en Debian)
braille-lines-short = Las líneas son cortas y se quedan hasta que pulsas Espacio.
braille-lines-long = Las líneas son tan largas como las habladas.
braille-turn-on = Para tener líneas cortas que se quedan hasta que pulsas Espacio, activa Braille en Ajustes, Voz.
braille-messages-of-nvda = NVDA muestra los mensajes solo unos segundos: en sus opciones, apartado Braille, pon Mostrar mensajes en Mostrar indefinidamente.
terminal-none = No es una terminal: las líneas se muestran y no se pregunta nada.
terminal-found = { $kind ->
    [console] Una consola
   *[other] { $kind }
}, { $columns } columnas, codificación { $encoding }.
locale-found = Está en { $language }, con codificación { $encoding }.
folder-in-use = Los ajustes y los registros se guardan en { $path }.
folder-not-writable = No se puede guardar nada en { $path }: no deja escribir.
folder-other = Empieza con --data y otra carpeta.
defaults-used = En su lugar se usan los valores predeterminados.
settings-file-flawed = El archivo tiene errores.
texts-written = Los textos están en { $path }.
report-written = El informe está en { $path }. No contiene nombres.
odd-lines-none = No hay ninguna línea marcada como rara.
odd-lines-unreadable = No se pueden leer las líneas marcadas como raras de { $file }: { $why }.


## La lista de juegos

game-listed = { $title }: audiogame play { $name }. { $alone ->
    [yes] Para una sola persona.
   *[no] De { $seats } puestos.
}
bots-listed = Bots: { $names }.
bots-without-skill = No hay habilidad en este juego, así que solo cambia su manera de jugar.
option-listed = Opción { $name }: { $allowed }; valor predeterminado: { $default }.
characters-listed = Rivales con personalidad, en todos los juegos: { $names }.


## Trabajo que lleva tiempo

work-takes-long = Esto tarda un rato: { $progress }.
work-counted = { $done } de { $count } { $what }
work-begun = { $done } { $what }
work-what = { $what ->
    [reading] leyendo el registro
    [checking] comprobando el juego
    [building] construyendo la página
    [downloading] descargando la página
    [fetching] construyendo la página, paso 1 de 3, descargando Pyodide
    [compiling] construyendo la página, paso 2 de 3, compilando el programa
    [packing] construyendo la página, paso 3 de 3, empaquetando
    [looks] comprobaciones de registros
    [lines] líneas
    [records] registros
    [files] archivos
    [games] partidas
    [sounds] sonidos
    [erasing] borrando
    [thinking] pensando
   *[other] { $what }
}


## Lo que dicen otras órdenes


pack-usable = Este paquete de sonidos se puede usar tal como está.
page-of-sources = Sin Node, la página no lleva bytecode: cada arranque tarda de 7 a 30 segundos más. Instala Node (https://nodejs.org) y constrúyela otra vez, o usa la página de una versión publicada.
page-built = La página está en { $path }. Haz que un servidor web sirva esa carpeta.
page-packed = También está en { $file }. Su huella es { $hash }.
page-fetched = La página de audiogame { $program } está en { $path }. La ofrecen Invitar a alguien y audiogame serve --page.
server-listens = El servidor { $name } escucha en { $host }, puerto { $port }.
server-open = Cualquiera puede abrir mesas aquí: { $link }
server-invitation = Quien tiene esta invitación puede abrir mesas aquí: { $link }
server-invitation-in-words = En palabras: { $address }, { SPOKEN($words) }.
server-page-at = En un navegador: { $link }
server-page-unencrypted = Sin --certificate, solo guarda la página un navegador de este mismo equipo.
server-tables-unread = No se incluye lo que no se puede leer: { $count ->
    [one] el archivo de una mesa
   *[other] { $count } archivos de mesas
}.
server-keeps-games = Cada partida se guarda en { $place }.
server-for-this-machine = Solo pueden llegar a él los programas de este mismo equipo.
server-behind-router = Desde fuera de tu red solo se llega a este equipo si tu router lo permite; usa --through para que se entre por un servicio.
server-firewall = { $system ->
    [macos] Si macOS pregunta por conexiones entrantes, permítelas; si no, nadie de tu red puede entrar. VoiceOver encuentra esa ventana con Control, Opción y F1 dos veces.
   *[windows] Si Windows abre una ventana sobre su cortafuegos, deja pasar ahí a audiogame; si no, nadie de tu red puede entrar.
}
server-behind-carrier = Tu proveedor te da una dirección a la que no se llega desde fuera. Usa --through para que se pueda entrar desde internet.
server-ipv6 = Quien también tiene IPv6 entra desde internet con este enlace, si tu router lo permite: { $link }
server-address-known = Quien entra conoce la dirección de este equipo. Quienes juegan nunca conocen las direcciones ajenas.
server-announced = En tu red, este servidor se encuentra por su nombre.
server-way-opening = Abriendo una vía desde internet por { $name }. Tarda unos segundos.
server-way-open = { $changed ->
    [yes] La dirección es otra. Las mesas ya lo saben; el enlace es ahora
   *[no] Con este enlace puede venir cualquiera, también desde internet:
} { $link }
server-way-lost = { $why }. Se sigue intentando hasta que funcione; mientras tanto solo puede venir gente de tu red.
service-about = { $operator ->
    [none] Desde fuera se entra por esta orden: { $command }.
   *[other] Desde fuera se entra por { $name }, que lleva { $operator }.
} { $reads ->
    [yes] Quien lleva el servicio no puede leer las partidas entre programas, pero sí las de quien juega en un navegador.
   *[no] Quien lleva el servicio no puede leer lo que pasa por él.
} { $minutes ->
    [0] Una dirección dura tanto como el túnel.
   *[other] Una dirección dura unos { $minutes } minutos; después cambia el enlace.
} { $tried ->
    [none] { $documents ->
        [none] Aquí no se sabe nada más.
       *[other] Esto viene de su documentación de { $documents }; aquí no está probado.
    }
   *[other] Se probó el { $tried }.
}
service-ask-host = El equipo { $host } de este servicio tiene la huella { $fingerprint }. En caso de duda, compárala con la que publica el servicio. ¿Confiar en ella desde ahora? S o N:
server-metrics-at = Las métricas, solo para este equipo, están en { $address }.
people-from-one-address = Todo el mundo llega desde una sola dirección, por ejemplo desde detrás de un proxy, y los límites de esa dirección cuentan para el conjunto. Haz que el proxy nombre a quien llama en X-Forwarded-For, y usa --behind.
people-through-this-machine = Todo el mundo llega por este equipo, por ejemplo por un túnel o un proxy, así que los límites cuentan personas, no direcciones. Si un proxy nombra a quien llama en X-Forwarded-For, usa --behind.
server-to-stop = Pulsa Control+C para detenerlo; cada partida queda guardada.
server-out-of-files = No se pueden abrir más archivos: ahora no puede entrar nadie más.
server-stopped = Detenido. Cada partida queda guardada, y sigue cuando vuelva el servidor.
drain-left = { $count ->
    [one] Queda 1 mesa
   *[other] Quedan { $count } mesas
} en { $address }.
drain-done = Todas las mesas de { $address } siguen en otro lugar. Ese proceso ya se puede detener.
carry-done = { $place ->
    [database] La base de datos
   *[other] { $place }
} tiene ahora { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, con { $records ->
    [one] { $records } registro
   *[other] { $records } registros
} de { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
} en total. Cada registro está comprobado.
person-exported = Partidas en { $path }: { $count }.
person-erased = Borrado. Partidas que se quedan, sin el nombre: { $count }. En las que siguen en marcha juega un bot.


## La arena, y juegos que se comprueban

arena-going = { $game }: { $done } de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}.
arena-played = { $game }, { $strengths }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}, semilla { $seed }, en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
arena-wins = { $strength }: { $seats ->
    [one] { $mean }
   *[other] cada bot de { $seats }, { $mean }
} por ciento de victorias, con los empates repartidos; intervalo del 95 por ciento, de { $low } a { $high }; con fuerzas iguales sería { $even }.
arena-measure = { $strength }: { $seats ->
    [one] { $mean }
   *[other] cada bot de { $seats }, { $mean }
} { $unit ->
    [points-a-game] puntos por partida
    [antes-a-round] apuestas por ronda
   *[other] { $named }
}; { $games ->
    [one] una sola partida no tiene intervalo
   *[other] intervalo del 95 por ciento, de { $low } a { $high }
}.
arena-times = { $strength }: { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}, { $median } milisegundos de mediana, { $worst } en el peor caso.
game-sound = { $game } cumple el contrato; estados comprobados: { $count }.
game-flawed = { $count ->
    [one] Hay una cosa mal
   *[other] Hay { $count } cosas mal
} en { $game }.
game-whole = No le falta nada de un juego entero.
game-lacks = { $count ->
    [one] Todavía le falta una cosa
   *[other] Todavía le faltan { $count } cosas
} de un juego entero.
game-import-endless = { $file }, línea { $line }: importarlo lleva demasiado tiempo. Deja lo que tarda para un hook, y que acabe.
game-no-python = { $file }, línea { $line }: esto no es Python: { $why }.
game-import-raises = { $file }, línea { $line }: al importarlo salta aquí el error { QUOTED($error) }.


## Imágenes de mesas, de las que check-game avisa a quien escribe juegos

picture-unfit = una imagen debe ser un Picture, no { $found }
picture-group-twice = un dueño solo puede tener un grupo en cada zona: hay dos de { $group }
picture-area = un grupo debe estar en un Area, no en { $found }
picture-owner = el dueño de un grupo debe ser un puesto o None, no { $found }
picture-group-empty = un grupo debe contener algo: { $group } está vacío
picture-mark = una marca debe ser un enum o None, no { $found }
picture-about = una imagen debe tratar de uno de sus grupos, no de { $found }
picture-order = un orden debe ser un enum o None, no { $found }
picture-die = la cara de un dado debe ser un número o un enum, y su tipo un enum, en { $found }
picture-card = la cara de una carta debe ser un número o un enum, y su palo un enum, en { $found }
picture-no-card = debe haber al menos una carta en { $found }
picture-unit = una unidad debe tener al menos una parte en { $found }
picture-score = una puntuación debe ser un número entero en { $found }
picture-man = tiene que haber al menos una ficha, y su tipo tiene que ser un enum o None, en { $found }
board-unfit = un tablero tiene que ser un Board con una casilla en cada fila, no { $found }
board-square = cada casilla tiene que ser un Square cuyo nombre es un número, un enum o un valor, no { $found }
board-name-twice = dos casillas se llaman { $name }
picture-thing = un grupo puede contener Die, PictureCard, Chip, Score y Man, no { $found }
