heading = Esami
lead =
    Componi una prova con i casi e dai il suo link ai candidati: tutti ricevono la stessa prova, su ogni
    dispositivo. Nulla viene inviato; ogni candidato salva un file con il risultato e te lo consegna.
compose = Componi una prova
preset = Sul modello di
own = un modello tuo
add-section = Aggiungi una sezione
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
to-pass = Per superarla
to-pass-in = Per superarla, in
in-percent = per cento
in-marks = punti
marking = Punteggio
per-item = Un punto per ogni caso interamente corretto
weights-hint = Il punteggio di ciascun punto della decisione. Un punto con punteggio 0 non viene chiesto.
knock-outs = Errori eliminatori
drawn = La prova
seed = Numero della prova
another-seed = Genera un’altra
variant = Variante
link = Link dell’esame
link-hint =
    Le varianti A, B e C sono equivalenti: scacchiere speculari, altri nomi e tempi, un altro ordine, purché la
    decisione resti la stessa.
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
rule-flag = Contrassegna ciò che vuoi rivedere. Le domande senza risposta non danno punti.
rule-kept =
    Ogni risposta viene salvata subito su questo dispositivo. Se la pagina si chiude, riapri il link e riprendi;
    il tempo non si ferma.
rule-end =
    Allo scadere del tempo la prova viene consegnata automaticamente, con le risposte date fino a quel momento.
    Prima di allora nulla indica se una risposta è corretta.
assumptions = Salvo diversa indicazione
assumption-seen = Sei l’arbitro di questa partita. Non hai visto ciò che è contrassegnato da un occhio barrato.
assumption-told = Non è accaduto altro che ciò che è descritto. Gli orologi indicano i tempi dopo ogni azione.
assumption-laws = Vale il Regolamento indicato nel caso, senza altre disposizioni.
candidate = Candidato
date = Data
signature = Firma
extra-time = Tempo aggiuntivo, per cento
handed-in = Questa prova è già stata consegnata su questo dispositivo: il risultato
extra-hint = Tempo aggiuntivo solo se concordato con l’esaminatore; il file del risultato lo riporta.
begin = Inizia: il tempo comincia a scorrere
items = I casi della prova
time-left = Tempo rimasto
previous = Precedente
next = Successivo
flag = Contrassegna per rivedere
hand-in = Consegna
confirm = Consegnare la prova?
confirm-hint = Dopo, le risposte non si possono più cambiare.
confirm-yes = Consegna
confirm-no = Continua a rispondere
time-up = Secondo l’orologio di questo dispositivo il tempo è finito. Consegnare la prova?
time-up-hint =
    Se nel frattempo l’orologio è stato cambiato, continua con il tempo che restava: il file del risultato lo
    riporta.
time-up-no = L’orologio era sbagliato: continua
over = L’esame è finito
result = Risultato
passed = Superata
not-passed = Non superata
save = Salva il file con il risultato
save-hint =
    Il file contiene le tue risposte, non i punti: chi lo apre le fa valutare di nuovo. Il risultato resta anche
    su questo dispositivo.
by-topic = Per argomento
by-article = Per articolo
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
    Ricarica la pagina per avere la versione più recente; se non basta, chiedi all’esaminatore un nuovo link.
misfits = Alcuni casi di questa prova qui mancano o sono cambiati da quando è stata composta.
misfits-remedy =
    Ricarica la pagina per avere la versione più recente; se non basta, chiedi all’esaminatore un nuovo link.
    L’esame non è stato iniziato.
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
        [one] { $count } caso fra cui scegliere
       *[other] { $count } casi fra cui scegliere
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
pass-percent = Per superarla serve il { $percent } per cento dei punti, arrotondato per eccesso.
pass-marks = Per superarla servono { $marks } punti.
marking-per-item = Un caso vale un punto se tutte le risposte sono corrette, altrimenti nessuno.
marking-per-question =
    Ciascun punto della decisione ha il suo punteggio; una risposta parzialmente corretta riceve un punteggio
    parziale.
knock-out-end-missed = Chi non vede che la partita è finita, o dà un altro risultato, non supera la prova.
knock-out-end-invented = Chi dichiara finita una partita che prosegue non supera la prova.
knock-out-position-kept = Chi mantiene una posizione che va corretta non supera la prova.
knock-out-looked-away = Chi non fa nulla quando l’arbitro deve intervenire non supera la prova.
knock-out-stepped-in = Chi interviene quando l’arbitro non ha nulla da fare non supera la prova.
knock-out-hit = Caso { $number }: { $rule }
reached = Punti: { $reached }; necessari: { $needed }
marks-for = { $marks ->
        [one] { $marks } punto
       *[other] { $marks } punti
    }
nothing-asked = Nessuna sezione chiede un caso. Chiedine almeno uno.
too-many-asked = Le sezioni chiedono { $asked } casi. Una prova ne ha al massimo 100.
minutes-out-of-range = Imposta un tempo da 1 a 600 minuti.
percent-out-of-range = La soglia non può superare il 100 per cento.
nothing-counts = Nessun punto della decisione ha un punteggio. Assegnane a uno almeno.
drawn-short =
    La sezione { $section } chiede { $asked } casi; se ne trovano solo { $found } diversi per ciò che accade e
    per come si decide. Chiedine meno, o ammettine di più.
incident-unknown = Questa versione dell’app non contiene il caso { $number }.
incident-changed = Il caso { $number } è cambiato da quando la prova è stata composta.
incident-not-ruled = Sul caso { $number } non si può decidere.
warning-five-minutes = Mancano meno di cinque minuti.
warning-one-minute = Manca meno di un minuto. La prova verrà consegnata automaticamente.
fide-arbiter = FIDE: Arbitro FIDE, 80 %
fide-arbiter-limits =
    Solo la parte sul Regolamento. Norme dei tornei, titoli e punteggi Elo, abbinamenti e spareggi qui non si
    chiedono; il numero dei casi è una nostra scelta.
french-uvr = Francia: unità sul regolamento (UVR), 24 su 30
french-uvr-limits =
    Le risposte scritte con i loro articoli diventano decisioni nel modulo; un punto per ogni caso interamente
    corretto.
polish-third-class = Polonia: III classe, 80 %
polish-second-class = Polonia: II classe, 85 %
polish-limits = Le domande aperte e chiuse diventano decisioni nel modulo; il tempo è una nostra scelta.
us-chess-local = US Chess: direttore di torneo locale, 80 %
us-chess-local-limits =
    Solo ciò che mostrano i casi secondo le regole della US Chess; abbinamenti e altri capitoli non si chiedono.
    Numero e tempo sono una nostra scelta.
australian-national = Australia: arbitro nazionale, 80 %
australian-national-limits = Solo la parte sul Regolamento; il numero dei casi è una nostra scelta.
