heading = Risultati
lead =
    Apri insieme tutti i file dei risultati dei tuoi candidati. Vengono letti e corretti su questo dispositivo;
    nulla viene inviato. Nomi, punti e correzioni restano qui; le risposte restano sigillate.
open = Apri i risultati
drop = Oppure trascinali qui.
reading = Lettura dei file
empty = Svuota
print = Stampa
refused = File esclusi dalla tabella
candidates = Candidati
candidate = Candidato
variant = Variante
marks = Punti
outcome = Esito
time = Tempo
remarks = Note
none = Nessuna
pass-list = Promossi
nobody = Nessuno ha superato la prova.
items = Casi
item = Caso
wholly = Tutto corretto
share = Punti ottenuti
discrimination = Discriminazione
discrimination-hint =
    La discriminazione è la correlazione fra i punti su un caso e quelli su tutti gli altri, da −1 a 1. Vicino a 0,
    o sotto, il caso non distingue i candidati preparati dagli altri. Un trattino indica che i candidati sono meno
    di dieci, troppo pochi per un valore significativo, o che hanno tutti lo stesso punteggio. Per i singoli punti
    della decisione è indicata la quota di punteggio ottenuta.
median = Tempo mediano
principles = Principi male applicati
principles-hint =
    Quale altra norma o quale altro fatto avrebbe reso giusta una risposta errata? Lo mostrano solo le decisioni
    con tutte le risposte.
look = Cerca i principi male applicati
principle = Il candidato
no-principle = Nessuna risposta errata segue un principio noto all’app.
on-items = Casi
save-candidates = Candidati (CSV)
save-items = Casi (CSV)
files-read = { $done } di { $of } file
files-opened =
    { $results ->
        [one] { $results } risultato nella tabella
       *[other] { $results } risultati nella tabella
    }{ $refused ->
        [0] {"."}
        [one] ; { $refused } file ne è escluso, vedi sotto.
       *[other] ; { $refused } file ne sono esclusi, vedi sotto.
    }
how-many-passed =
    Prova superata: { $passed } su { $of ->
        [one] { $of } candidato.
       *[other] { $of } candidati.
    }
extra-time = { $percent } % in più
share-of-marks = { $share } %
wrong-answers =
    Risposte errate diverse esaminate: { $looked-into }{ $more ->
        [0] {"."}
       *[other] , le più frequenti; altre { $more } no.
    }
too-large = è troppo grande per essere il file di un risultato. Scegli il file salvato dal candidato.
unreadable = non si è potuto leggere. Aprilo di nuovo; le cartelle non si possono aprire.
cut-off = non è il file di un risultato, o è incompleto: dalla riga { $line } non si legge. Chiedilo di nuovo.
other-content = non è il risultato di un esame.
other-version = è stato scritto da un’altra versione dell’app. Ricarica la pagina e riprova.
paper-unknown =
    il link dell’esame che contiene è stato modificato: non si può risalire alla prova. Chiedilo di nuovo.
other-length = la prova ha { $items } casi ma il file risponde a { $given }: è stato modificato. Chiedilo di nuovo.
other-paper =
    è di una prova diversa da quella dei risultati già aperti. Per vedere quella prova, premi prima «Svuota».
duplicate = è identico a { $file }: conta soltanto quello.
misfits =
    alcuni casi della prova sono cambiati nel frattempo, perciò qui non si può valutare. Aprilo con la versione
    dell’app con cui l’esame è stato sostenuto.
no-scenarios = non è stato possibile caricare i casi della prova. Collegati alla rete e riaprilo.
remark-times = I suoi tempi non corrispondono alla durata dell’esame.
remark-clock-jumped =
    L’orologio del dispositivo ha fatto un salto, fino a { $minutes } min: è stato cambiato, oppure il
    dispositivo era in sospensione. La durata dell’esame non è cambiata.
remark-same-name = Un altro file ha lo stesso nome.
confirmed = codice personale corretto
no-code = manca il codice del docente. Inseriscilo sopra e il file sarà letto.
other-exam =
    è sigillato per un altro esame, o il codice inserito è di un altro esame. Inserisci il codice del docente del
    suo esame.
was-changed = è stato modificato dopo la consegna e non si può aprire. Chiedilo di nuovo.
remark-other-code = Il codice personale inserito non è quello di questo nome.
remark-no-code = Non è stato inserito alcun codice personale.
remark-earlier = { $attempts ->
        [one] La prova era già stata iniziata una volta sul dispositivo del candidato.
       *[other] La prova era già stata iniziata { $attempts } volte sul dispositivo del candidato.
    }
# $time: ore, minuti e secondi
remark-away = { $times ->
        [one] Ha lasciato la finestra una volta, per { $time }.
       *[other] Ha lasciato la finestra { $times } volte, per { $time } in tutto.
    }
remark-alike = Su { $wrong } risposte errate, { $same } sono uguali a quelle di { $candidate }.
seal = Che cosa mostra il sigillo
seal-shows =
    Il dispositivo del candidato sigilla ogni file per te: nessun altro può leggerlo, e ogni modifica viene
    scoperta. I punti non si prendono mai da un file: si calcolano dalle risposte. Un codice personale corretto
    mostra che chi ha consegnato la prova conosceva il codice che hai dato a quel candidato.
seal-limits =
    Le note riportano fatti e non accusano nessuno. Nessun file mostra chi ha sostenuto l’esame e con quale aiuto:
    un candidato che sa programmare può usare la parte di Acconcio che calcola le decisioni, che è pubblica,
    ricominciare in un altro browser, o lasciare la finestra senza che si noti. Solo chi sorveglia può vederlo.
computed-marks = Punti calcolati
maximum = Massimo
needed = Necessari
file = File
answer = Risposta
save-answers = Risposte (CSV)
reliability =
    Affidabilità (alfa): { $alpha }; intervallo di confidenza al 95 %: da { $from } a { $to }. Errore standard:
    { $error } punti;
    { $near ->
        [one] { $near } candidato è
       *[other] { $near } candidati sono
    } a meno di un errore standard dal punteggio minimo.
reliability-few =
    Con meno di { $fewest } candidati l’affidabilità non viene indicata, perché il valore non sarebbe significativo.
reliability-hint =
    Alfa indica con quanta coerenza i casi misurano la stessa cosa: da 0,8 in su i punti possono decidere di un
    titolo. Chi dista dal punteggio minimo meno dell’errore standard avrebbe potuto, con un’altra prova dello stesso
    genere, avere l’esito opposto: esamina le sue risposte.
inverted = Qui i candidati migliori fanno peggio dei più deboli: controlla il caso.
code-taken = Codice accettato. Ora apri i file dei risultati.
classroom-read = Questi risultati vengono dalla tua aula.
classroom-waits = I risultati della tua aula sono arrivati. Scrivi il codice del docente per aprirli.
classroom-away = I risultati non arrivano dalla tua aula: il server è fermo, oppure questo esame non è finito. Riapri la pagina del docente e torna da lì.
classroom-empty = In questo esame nessuno ha risposto.
