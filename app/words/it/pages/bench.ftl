heading = Crea un caso
lead =
    Prepara una posizione, registra ciò che è accaduto alla scacchiera e vedi la decisione dopo ogni azione. Tutto
    resta su questo dispositivo.
drafts = Le tue bozze
begin-new = Parti da una scacchiera nuova
begin-with-incident = Parti da un caso esistente
untitled = Caso senza titolo
unlabelled = Variante { $id }
extent = { $acts ->
        [one] { $acts } azione
       *[other] { $acts } azioni
    }, { $variants ->
        [one] { $variants } variante
       *[other] { $variants } varianti
    }
remove = Elimina «{ $title }»
removed = «{ $title }» è stato eliminato.
undo = Annulla
redo = Ripristina
overtaken =
    Questa bozza è stata modificata in un’altra finestra. Finché non scegli una versione, qui non si salva più
    nulla.
take-theirs = Apri l’altra versione
keep-mine = Conserva questa come nuova bozza
stages = Fasi
set-up = Posizione
record = Azioni
texts = Testi
send = Invia
how-it-goes = Come funziona
set-up-line = Disponi i pezzi, o incolla una posizione o una partita. Indica gli orologi, la cadenza e il Regolamento.
record-line =
    Muovi i pezzi come hanno fatto i giocatori, legalmente o no, premi gli orologi e fa’ parlare le persone. La
    decisione compare dopo ogni azione.
texts-line = Dai al caso un titolo e un’introduzione. Vedi anche che cosa controllare prima di condividerlo.
send-line = Invia un link, salva un file o un’immagine, o tieni il caso tra i tuoi per esercizi, esami e lezioni.
next-stage = Avanti: { $stage }
only-label = Come è accaduto
framing-instead = Osserva che cosa accade alla scacchiera, poi decidi.
source-instead = Inserito dall’autore.
cannot-be-sent = Non può ancora essere aperto da altri:
rule-on-it = Decidi tu
no-title-yet = Non ha ancora un titolo.
send-link = Invia il link
copy-link = Copia il link
link = Link al caso
# $letters
link-length = Il link contiene l’intero caso in { $letters } caratteri. Nulla viene caricato in rete.
keep = Salva tra i tuoi casi
kept = Salvato: ora è nell’elenco dei casi, contrassegnato «tuo».
pack = Creati con Acconcio
save-file = Salva come file
files = File del caso (TOML)
# $file: a path
save-named = Salva { $file }
disagree = Decideresti diversamente?
disagree-lead =
    Il rapporto riunisce il caso, la decisione, i motivi e il tuo parere in un solo file, che puoi allegare a una
    segnalazione al progetto.
view = Il tuo parere
save-report = Salva il rapporto
copy-report = Copia il rapporto
report-copied = Rapporto copiato
only-in-memory =
    Su questo dispositivo non c’è più spazio: ciò che cambi ora va perso quando chiudi la pagina. Salvalo come file.
variant = Variante
branch = Aggiungi variante
delete-variant = Elimina questa variante
board = Scacchiera su cui registrare le azioni
press = { PLAYER($player) } preme l’orologio
tools = Mani
tool = La mano
tool-move = Muove
tool-step = Passo per passo
tool-take-off = Toglie
tool-displace = Urta
tool-put = Mette
hint-move =
    Tocca un pezzo e la mano lo tocca; trascinalo e lo muove; tocca un orologio e lo preme. Una mossa legale viene
    giocata per intero, orologio compreso.
hint-step =
    Tocca un pezzo e la mano lo tocca; tocca una casa, o trascinalo, e lo posa; toccalo di nuovo e lo rilascia.
hint-take-off = Tocca il pezzo che viene tolto dalla scacchiera.
hint-displace = Tocca il pezzo che viene urtato, o trascinalo dove va a finire.
hint-put = Tocca la casa in cui viene messo il nuovo pezzo.
piece = Pezzo
upside-down = capovolto
upright = diritto
of-own = del proprio colore
of-opponent = dell’avversario
whose = Mano di chi
hand = Mano
hand-one = una mano
hand-other = l’altra mano
hand-both = due mani
seen = L’arbitro lo vede
not-seen = L’arbitro non lo vede
next-action = Le prossime azioni:
next-seen = viste dall’arbitro
next-unseen = non viste
seconds = { $seconds ->
        [0] subito
        [one] dopo { $seconds } secondo
       *[other] dopo { $seconds } secondi
    }
really-wait = Conta il tempo reale
pause = Tempo prima della prossima azione:
promotion = Il pedone arriva in { $square }. Che cosa accade?
flipped-rook = Torre capovolta
pawn-left = Il pedone resta sulla casa
withdraw = Annulla la mossa
no-pawn = Nessun pedone attende la promozione.
saying = Dire o fare altro
who = Chi
more = Scegli…
anything-else = Altro
acts = Che cosa accade
steps = Azioni
to-the-end = Ultima azione
next-comes = Le prossime azioni vengono
before-decision = prima
after-decision = dopo
after = +{ $seconds } s
# $ruling
changes = Decisione: { $ruling }
change-act = Modifica l’azione { $number }
earlier = Sposta prima
later = Sposta dopo
duplicate = Duplica
delete = Elimina
decide-here = Decisione dopo questa azione
what = Che cosa
sight = Arbitro
seconds-before = Secondi prima
no-square = nessuna
square = Casa
square-to = Casa d’arrivo
together-with = Insieme al pezzo in
stance = Orientamento
owner = Pezzo di chi
san = Mossa
manner = Tocco
deliberate = deliberato
accidental = accidentale
disputed = controverso
order = Ordine
order-known = noto
order-unknown = non si può stabilire
purpose = Scopo
to-play = per giocare
to-show = per indicarlo
to-clear-up = per riordinare i pezzi
about = Sull’azione
about-none = non indicata
ruling = Decisione finora
ruling-after = Dopo la decisione
ruled-at-decision = Qui conta anche ciò che è seguito. Sul caso si decide com’è al momento della decisione.
show-decision = Mostra quella decisione
in-full = La decisione per intero
open-facts = Conferma questi fatti
nothing-yet = Non è ancora accaduto nulla. Trascina un pezzo, premi un orologio o fa’ dire qualcosa a qualcuno: la decisione si aggiorna dopo ogni azione.
since-act = Così dall’azione { $number }: { $sentence }.
since-fact = La decisione è cambiata con i fatti: { $facets }
otherwise = No: { $otherwise } (decisione: { $ruling })
# $more
next-question = Prossima domanda (altre { $more })
all-confirmed = Tutti confermati.
open-question = La decisione ne dipende. È esatto?
as-recorded = Sì, è esatto
only-here = Solo per questa variante
move-number = Numero di mossa
players = Giocatori
increment = Incremento in secondi
# $regime
usual-clocks = Ciò che non hai impostato segue la cadenza ({ $regime }).
counted = Mosse illegali già completate
rare = Altri fatti
nothing-wrong = nulla
wrong-from-the-start = Errato fin dall’inizio
setting = Contesto
setting-competition = competizione
setting-informal = partita amichevole
setting-online = partita online
absent = Assente all’inizio
absent-nobody = nessuno
absent-both = entrambi i giocatori
default-time = Tempo di tolleranza
event-rules = Regolamento della manifestazione
prescribed-moves = Mosse da completare in questo periodo (0: nessuna)
agreed-draws = Patta d’accordo
agreed-draws-free = Sempre
agreed-draws-after = Dopo un certo numero di mosse
agreed-draws-never = Mai
agreed-draws-moves = Dopo quante mosse di ciascuno si può concordare la patta
scoresheets = Formulari
scoresheets-paper = cartacei
scoresheets-electronic = elettronici
leaving = Allontanarsi quando il tratto è dell’avversario
leaving-free = libero
leaving-reported = va comunicato
devices = Dispositivi elettronici
devices-of-the-laws = come dice il Regolamento
devices-in-a-bag = ammessi in una borsa, spenti
quickplay = Finale rapido
quickplay-not-announced = non annunciato
quickplay-announced = annunciato
quickplay-without-arbiter = senza arbitro
visually-disabled = Giocatore con disabilità visiva
moves-before = { $moves ->
        [one] Prima di questa posizione è nota { $moves } semimossa della partita.
       *[other] Prima di questa posizione sono note { $moves } semimosse della partita.
    }
text-language = Lingua dei testi
title = Titolo
framing = Introduzione
event = Manifestazione
source = Fonte
label = Etichetta della variante
label-of = Etichetta di «{ $variant }»
topics = Argomenti
level = Livello
provenance = Origine della posizione
remarks = Da controllare prima di condividerlo
no-remark = Nulla da correggere.
remark-no-act = { $variant }: non accade ancora nulla.
remark-impossible = { $variant }: l’azione { $act } non è possibile. Modificala o eliminala.
remark-nothing-to-rule = In nessuna variante c’è qualcosa su cui decidere.
remark-gives-away = { $slot } ({ $language }) rivela la decisione: { $said }.
remark-after-the-end = { $variant }: l’azione { $act } viene dopo la fine della partita.
remark-improbable = È improbabile che la posizione si presenti in partita: { $why }.
remark-no-text = { $slot }: manca il testo in { $language }, mentre c’è in altre lingue.
remark-unwritten = { $slot }: non è ancora stato scritto nulla.
remark-same-ruling = «{ $one }» e «{ $other }» hanno la stessa decisione.
remark-no-topic = Non è stato scelto alcun argomento.
# Parole, separate da virgole, che svelerebbero la decisione.
says-the-ruling =
    è illegale, era illegale, è una mossa illegale, era una mossa illegale, è irregolare, perde la partita, vince la
    partita, deve muovere, deve essere mosso, deve essere mossa, deve catturare, due minuti in più, due minuti aggiuntivi, è accolto,
    è accolta, è respinto, è respinta
empty-square = In { $square } non c’è alcun pezzo: scegli una casa che in quel momento è occupata.
not-held = La mano di questo giocatore non è sul pezzo in { $square }; prima il pezzo va toccato o posato.
occupied = In { $square } c’è un pezzo dello stesso colore; prima muovilo o toglilo.
taken = In { $square } c’è già un pezzo; un pezzo urtato finisce su una casa vuota.
not-a-player = Solo il Bianco o il Nero possono farlo.
since-action = È così dall’azione { $number }.
no-such-act = Questa azione non esiste.
no-such-variant = Questa variante non esiste.
last-variant = Un caso ha almeno una variante.
name-taken = Un’altra variante ha già questo nome.
too-many = Non si possono aggiungere altre azioni; prima eliminane qualcuna.
command = A parole
do-it = Esegui
command-hint =
    Per esempio: «Il Bianco tocca e1», «Il Bianco mette e1 in g1», «Il Bianco rilascia g1», «Il Nero gioca e7 e5»,
    «Il Bianco preme l’orologio».
command-unknown = «{ $word }» non è riconosciuto.
command-no-verb = Aggiungi che cosa si fa: tocca, mette, rilascia, gioca, preme.
command-no-square = Aggiungi una casa, da a1 a h8.
command-no-piece = Aggiungi il pezzo: Donna, Torre, Alfiere o Cavallo.
# Parole dei comandi, separate da virgole; ciascuna ha un solo significato.
say-white = bianco
say-black = nero
say-arbiter = arbitro
say-touches = tocca, solleva, alza
say-places = porta, posa
say-releases = rilascia, lascia
say-plays = gioca, muove
say-removes = toglie, rimuove
say-displaces = urta, rovescia, sposta
say-puts = mette
say-presses = preme
say-stops = ferma, arresta
say-adjusts = acconcio, dice acconcio
say-offers = offre, propone
say-accepts = accetta
say-declines = rifiuta
say-resigns = abbandona
say-claims = reclama
say-mates = dichiara matto, matto
say-notices = si accorge, se ne accorge
say-flag-falls = cade la bandierina, bandierina
say-other-hand = con l altra mano, l altra mano
say-both-hands = con due mani, due mani
say-unseen = non visto
say-upside-down = capovolto, capovolta
say-fillers =
    il, lo, la, l, i, gli, le, un, una, in, da, dal, dalla, a, al, di, del, della, con, orologio, orologi, patta,
    mossa, partita, illegale, su, sul, sulla, e, pezzo
