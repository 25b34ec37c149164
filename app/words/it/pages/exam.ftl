heading = Esami
lead =
    Componi una prova scegliendo fra i casi e dai il suo link ai candidati: tutti ricevono la stessa prova, su
    ogni dispositivo. Nulla viene inviato; ogni candidato salva il file del risultato e te lo consegna.
compose = Componi una prova
preset = Modello
own = Prova personalizzata
add-section = Aggiungi sezione
remove-section = Togli la sezione
count = Casi
one-decision = Una sola domanda per caso (circa 30 secondi)
admitted = Quali casi
admitted-hint = Un filtro lasciato vuoto ammette tutto.
topics = Argomenti
levels = Livelli
laws = Decidere secondo
editions = Regolamento in vigore
regimes = Cadenza e supervisione
articles = Articoli su cui poggia la decisione, per esempio 4.3, 7.5
minutes = Minuti
to-pass = Punteggio minimo
to-pass-in = Punteggio minimo in
in-percent = per cento
in-marks = punti
marking = Punteggio
per-item = Un punto per ogni caso interamente corretto
weights-hint = Il punteggio di ciascun punto della decisione. Un punto con punteggio 0 non viene chiesto.
knock-outs = Errori eliminatori
drawn = La prova
seed = Prova numero
another-seed = Genera un’altra
link-hint =
    Le varianti A, B e C sono equivalenti: le scacchiere possono essere speculari, e nomi, tempi e ordine sono
    diversi, ma le decisioni sono le stesse.
copy = Copia link
copied = Link copiato.
open = Apri l’esame
incidents = I casi di questa prova
question-paper = Prova da stampare
key = Soluzioni con punti e articoli
sat = Esami su questo dispositivo
goes-on = Esame in corso
go-on = Riprendi l’esame
rules = Regole
rule-any-order = Puoi rispondere nell’ordine che vuoi, e tornare su una risposta e cambiarla fino alla consegna.
rule-flag = Contrassegna i casi che vuoi rivedere. Le domande senza risposta non danno punti.
rule-kept =
    Ogni risposta viene salvata subito su questo dispositivo. Se la pagina si chiude, riapri il link e riprendi;
    il tempo non si ferma.
rule-end =
    Allo scadere del tempo la prova viene consegnata automaticamente, con le risposte date fino a quel momento.
    Prima di allora nulla indica se una risposta è corretta.
assumptions = Salvo diversa indicazione
assumption-seen = Sei l’arbitro di questa partita. Non hai visto ciò che è contrassegnato da un occhio barrato.
assumption-told =
    Non è accaduto nulla oltre a ciò che è descritto. Gli orologi indicano i tempi dopo ogni azione.
assumption-laws = Vale il Regolamento indicato nel caso, senza altre disposizioni.
candidate = Candidato
date = Data
signature = Firma
extra-time = Tempo aggiuntivo, per cento
handed-in = Questa prova è già stata consegnata su questo dispositivo: vai al risultato
extra-hint = Tempo aggiuntivo solo se concordato con il docente; il file del risultato lo riporta.
begin = Inizia: il tempo comincia a scorrere
items = I casi della prova
time-left = Tempo residuo
previous = Precedente
next = Successivo
flag = Contrassegna
hand-in = Consegna
confirm = Consegnare la prova?
confirm-hint = Dopo, le risposte non si possono più cambiare.
confirm-yes = Consegna
confirm-no = Continua a rispondere
time-up = Secondo l’orologio di questo dispositivo il tempo è scaduto. Consegnare la prova?
time-up-hint =
    Se nel frattempo l’ora del dispositivo è stata cambiata, continua con il tempo che restava: il file del
    risultato lo riporta.
time-up-no = L’ora era sbagliata: continua
rule-closed = Finché non consegni, ogni altra pagina di Acconcio è chiusa su questo dispositivo.
over = L’esame è terminato
result = Risultato
passed = Superata
not-passed = Non superata
save = Salva il risultato
save-hint =
    Il file è sigillato per il docente. Contiene le tue risposte, non i punti: la prova viene corretta quando il
    docente lo apre.
is-handed-in = Prova consegnata
handed-in-hint =
    Le tue risposte sono sigillate: solo il docente può aprirle. Salva il file e consegnalo al docente.
by-topic = Per argomento
by-article = Per articolo
by-article-line =
    Qui ogni punto che si fonda su un articolo vale uno, quale che sia il suo peso nell’esame; è escluso un punto su cui
    nessun articolo dispone qualcosa.
topic = Argomento
marks = Punti
no-answer = nessuna risposta
to-replay = Il filmato di questo caso, nella forma originale
to-exams = Esami
cannot-open = Questo esame non si può aprire
damaged = Il link è incompleto: ne manca una parte, o è stato alterato.
damaged-remedy = Copialo per intero, dall’inizio alla fine, oppure chiedilo di nuovo.
other-version = Il link è stato creato con un’altra versione dell’app.
other-version-remedy =
    Ricarica la pagina per avere la versione più recente; se non basta, chiedi al docente un nuovo link.
misfits = Alcuni casi di questa prova qui mancano, o sono cambiati da quando è stata composta.
misfits-remedy =
    Ricarica la pagina per avere la versione più recente; se non basta, chiedi al docente un nuovo link. L’esame
    non è stato iniziato.
paper = Prova d’esame { $letter }
extent =
    { $items ->
        [one] { $items } caso
       *[other] { $items } casi
    } in { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
section = Sezione { $number }
incidents-to-choose-from = { $count ->
        [one] { $count } variante fra cui scegliere
       *[other] { $count } varianti fra cui scegliere
    }
item = Caso { $number } di { $of }
entry-answered =
    Caso { $number }: con risposta{ $flagged ->
        [yes] , contrassegnato
       *[no] {""}
    }
entry-answered-in-part =
    Caso { $number }: con risposta parziale{ $flagged ->
        [yes] , contrassegnato
       *[no] {""}
    }
entry-not-answered =
    Caso { $number }: senza risposta{ $flagged ->
        [yes] , contrassegnato
       *[no] {""}
    }
unanswered = { $count ->
        [0] Tutte le risposte sono date
        [one] { $count } caso non ha tutte le risposte
       *[other] { $count } casi non hanno tutte le risposte
    }
pass-percent = Per superare la prova serve il { $percent } per cento dei punti, arrotondato per eccesso.
pass-marks = Per superare la prova servono { $marks } punti.
marking-per-item = Un caso vale un punto se tutte le risposte sono corrette, altrimenti nessuno.
marking-per-question =
    Ciascun punto della decisione ha il suo punteggio; una risposta parzialmente corretta riceve un punteggio
    parziale.
knock-out-end-missed = Chi non si accorge che la partita è finita, o dà un altro risultato, non supera la prova.
knock-out-end-invented = Chi dichiara finita una partita che prosegue non supera la prova.
knock-out-position-kept = Chi mantiene una posizione che deve essere corretta non supera la prova.
knock-out-looked-away = Chi non fa nulla quando l’arbitro deve intervenire non supera la prova.
knock-out-stepped-in = Chi interviene quando l’arbitro non ha nulla da fare non supera la prova.
knock-out-hit = Caso { $number }: { $rule }
reached = Punti: { $reached }; necessari: { $needed }
marks-for = { $marks ->
        [one] { $marks } punto
       *[other] { $marks } punti
    }
nothing-asked = La prova non contiene casi. Indica il numero dei casi in almeno una sezione.
too-many-asked =
    Le sezioni richiedono in tutto { $asked } casi; una prova ne ha al massimo 100. Riducine il numero.
minutes-out-of-range = Imposta un tempo da 1 a 600 minuti.
percent-out-of-range = Il punteggio minimo non può superare il 100 per cento.
nothing-counts = Nessun punto della decisione ha un punteggio. Assegnalo almeno a uno.
drawn-short =
    La sezione { $section } richiede { $asked } casi; se ne trovano solo { $found } diversi per ciò che accade e
    per come si decide. Riduci il numero, o allarga i filtri.
incident-unknown = Questa versione dell’app non contiene il caso { $number }.
incident-changed = Il caso { $number } è cambiato da quando la prova è stata composta.
incident-not-ruled = Sul caso { $number } non si può decidere.
warning-five-minutes = Mancano meno di cinque minuti.
warning-one-minute = Manca meno di un minuto. La prova verrà consegnata automaticamente.
fide-arbiter = FIDE: Arbitro FIDE, 80 %
fide-arbiter-limits =
    Solo la parte sul Regolamento: il 55 % dei punti, quindi il 55 % delle quattro ore. Regolamenti dei
    tornei, titoli ed Elo, abbinamenti e spareggi tecnici non si chiedono. Fonte: Manuale degli arbitri della
    FIDE, 2025, capitolo 12. Il numero dei casi e il peso di ogni argomento del Regolamento sono una nostra
    scelta.
french-uvr = Francia: unità sul regolamento (UVR), 24 su 30
french-uvr-limits =
    Invece di rispondere per iscritto citando gli articoli si compila il modulo della decisione; un punto per
    ogni caso interamente corretto. Fonte: le prove pubblicate dalla federazione, fino a giugno 2025. Il peso di ogni argomento è
    una nostra scelta.
polish-third-class = Polonia: III classe, 80 %
polish-second-class = Polonia: II classe, 85 %
polish-limits =
    Invece di rispondere a domande aperte e chiuse si compila il modulo della decisione. Fonte del numero e della percentuale: una
    raccolta pubblica di domande per i candidati polacchi. Il tempo e il peso di ogni argomento sono una
    nostra scelta.
us-chess-local = US Chess: direttore di torneo locale, 80 %
us-chess-local-limits =
    Solo la parte coperta dai casi secondo le regole della US Chess; abbinamenti e altri capitoli non si
    chiedono. Fonte della percentuale: il forum della US Chess. Numero, tempo e peso di ogni argomento sono
    una nostra scelta.
australian-national = Australia: arbitro nazionale, 80 %
australian-national-limits =
    Solo la parte sul Regolamento. Fonte del tempo e della percentuale: il resoconto di un circolo sull’esame
    nazionale. Il numero dei casi e il peso di ogni argomento sono una nostra scelta.
# $paper: such as Exam paper A; $number: the number of the draw
running = { $paper } · n. { $number }
paper-moves = Questo pezzo, o queste mosse:
# $letter: A, B or C
link-of = Link dell’esame { $letter }
