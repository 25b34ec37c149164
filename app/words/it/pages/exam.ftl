heading = Esami
lead =
    Componi una prova con i filmati e dai il suo collegamento ai candidati: tutti ricevono la stessa prova, su
    ogni macchina. Nulla viene inviato; ogni candidato salva un file con il risultato e te lo consegna.
compose = Componi una prova
preset = Sul modello dell’esame
own = un modello tuo
add-section = Aggiungi una sezione
remove-section = Togli la sezione
count = Casi
admitted = Quali casi
admitted-hint = Ciò che resta vuoto ammette tutto.
topics = Argomenti
levels = Livelli
editions = Regole in vigore
regimes = Tempo e supervisione
articles = Articoli su cui poggia la decisione, per esempio 4.3, 7.5
minutes = Minuti
to-pass = Per superarla
to-pass-in = Per superarla, in
in-percent = per cento
in-marks = punti
marking = Punteggio
per-item = Un punto per ogni caso interamente giusto
weights-hint = I punti per ogni aspetto della decisione. Un aspetto da 0 punti non viene chiesto.
knock-outs = Errori che fanno fallire la prova
drawn = La prova
seed = Numero del sorteggio
another-seed = Sorteggia di nuovo
variant = Variante
link = Collegamento all’esame
link-hint =
    Le varianti A, B e C valgono lo stesso: scacchiere speculari, altri nomi e tempi, un altro ordine,
    dovunque la decisione resta la stessa.
copy = Copia il collegamento
copied = Il collegamento è stato copiato.
open = Apri l’esame
incidents = I suoi casi
question-paper = Prova da stampare
key = Soluzioni con punti e articoli
sat = Esami su questo dispositivo
goes-on = L’esame è in corso
go-on = Riprendi l’esame
rules = Le regole
rule-any-order = Puoi rispondere nell’ordine che vuoi, tornare su una risposta e cambiarla fino alla consegna.
rule-flag = Segna ciò che vuoi rivedere. Ciò che resta senza risposta non vale nulla.
rule-kept =
    Ogni risposta viene conservata subito su questo dispositivo. Se la pagina si chiude, riapri il
    collegamento e riprendi; l’orologio non si ferma.
rule-end =
    Allo scadere del tempo la prova si consegna da sola, con le risposte date fino a quel momento. Prima di
    allora nulla dice se una risposta è giusta.
assumptions = Salvo diversa indicazione
assumption-seen = Sei l’arbitro di questa partita. Ciò che è segnato da un occhio barrato non l’hai visto.
assumption-told =
    Non è accaduto altro che ciò che si racconta. Dopo ogni atto gli orologi segnano ciò che segnano.
assumption-laws = Valgono le regole indicate per il caso, senza altre disposizioni.
candidate = Candidato
date = Data
signature = Firma
extra-time = Tempo aggiuntivo, per cento
handed-in = Questa prova è già stata consegnata su questo dispositivo: il risultato
extra-hint = Tempo aggiuntivo solo se concordato con l’esaminatore; il file del risultato lo riporta.
begin = Comincia: il tempo parte
items = I casi della prova
time-left = Tempo rimasto
previous = Precedente
next = Successivo
flag = Da rivedere
hand-in = Consegna
confirm = Consegnare la prova?
confirm-hint = Dopo, nessuna risposta si può più cambiare.
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
save = Salva il file del risultato
save-hint =
    Il file contiene le tue risposte, non i punti: chi lo apre li fa calcolare di nuovo. Il risultato resta
    anche su questo dispositivo.
by-topic = Per argomento
by-article = Per articolo
topic = Argomento
marks = Punti
no-answer = nessuna risposta
to-replay = Il filmato di questo caso, nella forma originale
to-exams = Esami
cannot-open = Questo esame non si può aprire
damaged = Il collegamento non è intero: ne manca una parte, o è stato alterato.
damaged-remedy = Copialo tutto, dall’inizio alla fine, oppure chiedilo di nuovo.
other-version = Il collegamento viene da un’altra versione dell’app.
other-version-remedy =
    Ricarica la pagina per avere la versione più recente; altrimenti chiedi all’esaminatore un nuovo
    collegamento.
misfits = Alcuni casi di questa prova non sono qui com’erano quando fu composta.
misfits-remedy =
    Ricarica la pagina per avere la versione più recente; altrimenti chiedi all’esaminatore un nuovo
    collegamento. Nulla è stato cominciato.
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
        [one] { $count } filmato fra cui scegliere
       *[other] { $count } filmati fra cui scegliere
    }
item = Caso { $number } di { $of }
entry-answered =
    Caso { $number }: con risposta{ $flagged ->
        [yes] , da rivedere
       *[no] {""}
    }
entry-answered-in-part =
    Caso { $number }: con risposta parziale{ $flagged ->
        [yes] , da rivedere
       *[no] {""}
    }
entry-not-answered =
    Caso { $number }: senza risposta{ $flagged ->
        [yes] , da rivedere
       *[no] {""}
    }
unanswered = { $count ->
        [0] Tutte le risposte sono date
        [one] { $count } caso non ha tutte le risposte
       *[other] { $count } casi non hanno tutte le risposte
    }
pass-percent = Per superarla serve il { $percent } per cento dei punti, arrotondato per eccesso.
pass-marks = Per superarla servono { $marks } punti.
marking-per-item = Un caso vale un punto se tutte le risposte sono giuste, altrimenti nessuno.
marking-per-question = Ogni aspetto della decisione ha i suoi punti; una parte del vero ne vale una parte.
knock-out-end-missed = Chi non vede che la partita è finita, o dà un altro risultato, non supera la prova.
knock-out-end-invented = Chi fa finire una partita che prosegue non supera la prova.
knock-out-position-kept = Chi mantiene una posizione che va corretta non supera la prova.
knock-out-looked-away = Chi non fa nulla dove l’arbitro deve intervenire non supera la prova.
knock-out-stepped-in = Chi interviene dove l’arbitro non ha nulla da fare non supera la prova.
knock-out-hit = Caso { $number }: { $rule }
reached = Punti: { $reached }; necessari: { $needed }
marks-for = { $marks ->
        [one] { $marks } punto
       *[other] { $marks } punti
    }
nothing-asked = Nessuna sezione chiede un caso. Chiedine almeno uno.
too-many-asked = Le sezioni chiedono { $asked } casi. Una prova ne ha al massimo 100.
minutes-out-of-range = Assegna da 1 a 600 minuti.
percent-out-of-range = Più del 100 per cento non si può raggiungere.
nothing-counts = Nessun aspetto vale un punto. Assegnane almeno uno.
drawn-short =
    La sezione { $section } chiede { $asked } casi; se ne trovano solo { $found } diversi per storia e per
    modo di decidere. Chiedine meno, o ammetti di più.
incident-unknown = Il caso { $number } non è noto a questa versione dell’app.
incident-changed = Il caso { $number } è stato modificato dopo la stesura della prova.
incident-not-ruled = Sul caso { $number } non si può decidere.
warning-five-minutes = Mancano meno di cinque minuti.
warning-one-minute = Manca meno di un minuto. La prova si consegna da sola.
fide-arbiter = FIDE: Arbitro FIDE, 80 %
fide-arbiter-limits =
    Solo la parte sul Regolamento. Norme dei tornei, titoli e punteggi Elo, abbinamenti e spareggi qui non si
    chiedono; il numero dei casi è nostro.
french-uvr = Francia: unità sul regolamento (UVR), 24 su 30
french-uvr-limits =
    Le risposte scritte con i loro articoli diventano una decisione nel modulo; un punto per ogni caso
    interamente giusto.
polish-third-class = Polonia: III classe, 80 %
polish-second-class = Polonia: II classe, 85 %
polish-limits = Le domande aperte e chiuse diventano decisioni nel modulo; il tempo è nostro.
us-chess-local = US Chess: direttore locale, 80 %
us-chess-local-limits =
    Solo ciò che mostrano i filmati secondo le regole della US Chess; abbinamenti e altri capitoli non si
    chiedono. Numero e tempo sono nostri.
australian-national = Australia: arbitro nazionale, 80 %
australian-national-limits = Solo la parte sul Regolamento; il numero dei casi è nostro.
