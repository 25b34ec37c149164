heading = Crear un caso
lead =
    Coloca una posición, registra lo que pasó en el tablero y mira la decisión después de cada acción. Todo queda en
    este dispositivo.
drafts = Tus borradores
begin-new = Empezar con un tablero nuevo
begin-with-incident = Partir de un caso
untitled = Caso sin título
unlabelled = Variante { $id }
extent = { $acts ->
        [one] { $acts } acción
       *[other] { $acts } acciones
    }, { $variants ->
        [one] { $variants } variante
       *[other] { $variants } variantes
    }
remove = Eliminar «{ $title }»
removed = Se ha eliminado «{ $title }».
undo = Deshacer
redo = Rehacer
overtaken = Este borrador se ha cambiado en otra ventana. Hasta que elijas una versión, aquí no se guarda nada más.
take-theirs = Abrir la otra versión
keep-mine = Conservar esta como borrador nuevo
stages = Pasos
set-up = Posición
record = Acciones
texts = Textos
send = Enviar
how-it-goes = Cómo funciona
set-up-line = Coloca las piezas, o pega una posición o una partida. Indica los relojes, la modalidad y las Leyes.
record-line =
    Mueve las piezas como lo hicieron los jugadores, legalmente o no, pulsa los relojes y haz hablar a las personas.
    La decisión aparece después de cada acción.
texts-line = Da al caso un título y una introducción. También ves qué revisar antes de compartirlo.
send-line = Envía un enlace, guarda un archivo o una imagen, o ten el caso entre los tuyos para ejercicios, exámenes y clases.
next-stage = Sigue: { $stage }
only-label = Tal como sucedió
framing-instead = Mira lo que sucede en el tablero y después decide.
source-instead = Introducido por su autor.
cannot-be-sent = Otros no pueden abrirlo todavía:
rule-on-it = Decide tú
no-title-yet = Todavía no tiene título.
send-link = Enviar el enlace
copy-link = Copiar el enlace
link = Enlace al caso
# $letters
link-length = El enlace contiene el caso entero en { $letters } caracteres. No se sube nada a la red.
keep = Guardar entre tus casos
kept = Guardado: ya está en la lista de casos, marcado «propio».
pack = Creados con Acconcio
save-file = Guardar como archivo
files = Archivos del caso (TOML)
# $file: a path
save-named = Guardar { $file }
disagree = ¿Decidirías de otro modo?
disagree-lead =
    El informe reúne el caso, la decisión, los motivos y tu opinión en un solo archivo, que puedes adjuntar a una
    incidencia del proyecto.
view = Tu opinión
save-report = Guardar el informe
copy-report = Copiar el informe
report-copied = Informe copiado
only-in-memory =
    No queda espacio en este dispositivo: lo que cambies ahora se pierde al cerrar la página. Guárdalo como archivo.
variant = Variante
branch = Añadir variante
delete-variant = Eliminar esta variante
board = Tablero en el que registrar las acciones
press = { PLAYER($player, case: "person") } pulsa el reloj
tools = Manos
tool = La mano
tool-move = Mueve
tool-step = Paso a paso
tool-take-off = Retira
tool-displace = Derriba
tool-put = Coloca
hint-move =
    Toca una pieza y la mano la toca; arrástrala y la mueve; toca un reloj y lo pulsa. Un movimiento legal se
    realiza entero, reloj incluido.
hint-step =
    Toca una pieza y la mano la toca; toca una casilla, o arrástrala, y la posa; tócala de nuevo y la suelta.
hint-take-off = Toca la pieza que se retira del tablero.
hint-displace = Toca la pieza que se derriba, o arrástrala adonde va a parar.
hint-put = Toca la casilla en la que se coloca la pieza nueva.
piece = Pieza
upside-down = invertida
upright = derecha
of-own = de su propio color
of-opponent = del adversario
whose = Mano de quién
hand = Mano
hand-one = una mano
hand-other = la otra mano
hand-both = las dos manos
seen = El árbitro lo ve
not-seen = El árbitro no lo ve
next-action = Las próximas acciones:
next-seen = vistas por el árbitro
next-unseen = no vistas
seconds = { $seconds ->
        [0] en seguida
        [one] tras { $seconds } segundo
       *[other] tras { $seconds } segundos
    }
really-wait = Usar el tiempo real
pause = Tiempo antes de la próxima acción:
promotion = El peón llega a { $square }. ¿Qué sucede?
flipped-rook = Torre invertida
pawn-left = El peón se queda allí
withdraw = Cancelar
no-pawn = Ningún peón está pendiente de promoción.
saying = Decir o hacer algo
who = Quién
more = Elegir…
anything-else = Otra cosa
acts = Qué sucede
steps = Acciones
to-the-end = Última acción
next-comes = Las próximas acciones van
before-decision = antes
after-decision = después
after = +{ $seconds } s
# $ruling
changes = Decisión: { $ruling }
change-act = Cambiar la acción { $number }
earlier = Mover antes
later = Mover después
duplicate = Duplicar
delete = Eliminar
decide-here = Decisión tras esta acción
what = Qué
sight = Árbitro
seconds-before = Segundos antes
no-square = ninguna
square = Casilla
square-to = A
together-with = Junto con la pieza en
stance = Orientación
owner = Pieza de quién
san = Movimiento
manner = Toque
deliberate = deliberado
accidental = accidental
disputed = controvertido
order = Orden
order-known = conocido
order-unknown = no puede establecerse
purpose = Propósito
to-play = para jugar
to-show = para señalarla
to-clear-up = para ordenar las piezas
about = Sobre la acción
about-none = sin indicar
ruling = Decisión hasta aquí
ruling-after = Después de la decisión
ruled-at-decision = Aquí cuenta también lo que siguió. Sobre el caso se decide tal como está en el momento de la decisión.
show-decision = Mostrar esa decisión
in-full = La decisión completa
open-facts = Confirma estos hechos
nothing-yet = Aún no ha sucedido nada. Arrastra una pieza, pulsa un reloj o haz que alguien diga algo: la decisión se actualiza después de cada acción.
since-act = Así desde la acción { $number }: { $sentence }.
since-fact = La decisión ha cambiado con los hechos: { $facets }
otherwise = No: { $otherwise } (decisión: { $ruling })
# $more
next-question = Pregunta siguiente (quedan { $more })
all-confirmed = Todos confirmados.
open-question = La decisión depende de ello. ¿Es correcto?
as-recorded = Sí, es correcto
only-here = Solo para esta variante
move-number = Número de movimiento
players = Jugadores
increment = Incremento en segundos
# $regime
usual-clocks = Lo que no has fijado sigue a la modalidad ({ $regime }).
counted = Movimientos ilegales ya completados
rare = Otros hechos
nothing-wrong = nada
wrong-from-the-start = Incorrecto desde el principio
setting = Contexto
setting-competition = competición
setting-informal = partida amistosa
setting-online = partida en línea
absent = Ausente al comienzo
absent-nobody = nadie
absent-both = ambos jugadores
default-time = Tiempo de incomparecencia
event-rules = Normas del torneo
prescribed-moves = Movimientos por completar en este período (0: ninguno)
agreed-draws = Tablas de común acuerdo
agreed-draws-free = Siempre
agreed-draws-after = Tras un número de movimientos
agreed-draws-never = Nunca
agreed-draws-moves = Tras cuántos movimientos de cada uno se pueden acordar tablas
scoresheets = Planillas
scoresheets-paper = de papel
scoresheets-electronic = electrónicas
leaving = Ausentarse cuando mueve el adversario
leaving-free = libre
leaving-reported = hay que comunicarlo
devices = Dispositivos electrónicos
devices-of-the-laws = según las Leyes
devices-in-a-bag = permitidos en una bolsa, apagados
quickplay = Final a caída de bandera
quickplay-not-announced = no anunciado
quickplay-announced = anunciado
quickplay-without-arbiter = sin árbitro
visually-disabled = Jugador con discapacidad visual
moves-before = { $moves ->
        [one] Antes de esta posición se conoce { $moves } medio movimiento.
       *[other] Antes de esta posición se conocen { $moves } medios movimientos.
    }
text-language = Idioma de los textos
title = Título
framing = Introducción
event = Torneo
source = Fuente
label = Etiqueta de esta variante
label-of = Etiqueta de «{ $variant }»
topics = Temas
level = Nivel
provenance = Origen de la posición
remarks = Revisar antes de compartirlo
no-remark = Nada que corregir.
remark-no-act = { $variant }: aún no sucede nada.
remark-impossible = { $variant }: la acción { $act } no es posible. Cámbiala o elimínala.
remark-nothing-to-rule = En ninguna variante hay nada que decidir.
remark-gives-away = { $slot } ({ $language }) desvela la decisión: { $said }.
remark-after-the-end = { $variant }: la acción { $act } es posterior al final de la partida.
remark-improbable = Es improbable que la posición surja en una partida: { $why }.
remark-no-text = { $slot }: falta el texto en { $language }, mientras que otros idiomas lo tienen.
remark-unwritten = { $slot }: todavía no se ha escrito nada.
remark-same-ruling = «{ $one }» y «{ $other }» tienen la misma decisión.
remark-no-topic = No se ha elegido ningún tema.
# Palabras, separadas por comas, que desvelarían la decisión.
says-the-ruling =
    es ilegal, era ilegal, es un movimiento ilegal, fue un movimiento ilegal, es una jugada ilegal, pierde la partida, gana la partida, debe mover,
    debe capturar, dos minutos más, se acepta, se rechaza
empty-square = No hay ninguna pieza en { $square }; elige una casilla en la que haya una en ese momento.
not-held = La mano de este jugador no está en { $square }; antes hay que tocar o posar la pieza.
occupied = En { $square } hay una pieza del mismo color; antes muévela o retírala.
taken = En { $square } ya hay una pieza; una pieza derribada va a parar a una casilla vacía.
not-a-player = Solo las blancas o las negras pueden hacerlo.
since-action = Es así desde la acción { $number }.
no-such-act = Esa acción no existe.
no-such-variant = Esa variante no existe.
last-variant = Un caso tiene al menos una variante.
name-taken = Otra variante tiene este nombre.
too-many = No se pueden añadir más acciones; elimina antes alguna.
command = En palabras
do-it = Ejecutar
command-hint =
    Por ejemplo: «Las blancas tocan e1», «Las blancas ponen e1 en g1», «Las blancas sueltan g1», «Las negras juegan
    e7 e5», «Las blancas pulsan el reloj».
command-unknown = «{ $word }» no se entiende.
command-no-verb = Añade lo que se hace: tocan, ponen, sueltan, juegan, pulsan.
command-no-square = Añade una casilla, de a1 a h8.
command-no-piece = Añade la pieza: dama, torre, alfil o caballo.
# Palabras de las órdenes, separadas por comas; cada una tiene un solo significado.
say-white = blancas, blanco
say-black = negras, negro
say-arbiter = árbitro
say-touches = tocan, toca, levantan, levanta
say-places = llevan, lleva, posan, posa
say-releases = sueltan, suelta
say-plays = juegan, juega, mueven, mueve
say-removes = retiran, retira, quitan, quita
say-displaces = derriban, derriba, desplazan, desplaza
say-puts = ponen, pone, colocan, coloca
say-presses = pulsan, pulsa
say-stops = paran, para
say-adjusts = compongo, componen, compone, ajusto, ajustan, ajusta
say-offers = ofrecen, ofrece, proponen, propone
say-accepts = aceptan, acepta
say-declines = rechazan, rechaza
say-resigns = abandonan, abandona
say-claims = reclaman, reclama
say-mates = declaran mate, declara mate, mate
say-notices = se da cuenta, se dan cuenta
say-flag-falls = cae la bandera, bandera
say-other-hand = con la otra mano, la otra mano
say-both-hands = con las dos manos, las dos manos
say-unseen = sin ser visto, no visto
say-upside-down = invertida, boca abajo
say-fillers =
    el, la, las, los, un, una, en, de, a, al, del, con, reloj, relojes, tablas, movimiento, jugada, partida, ilegal,
    y, pieza
