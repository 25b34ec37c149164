empty = Non hai ancora deciso alcun caso.
empty-line =
    Dopo la prima decisione questa pagina mostra quanto conosci ogni argomento, articolo e cadenza, e quali principi
    applichi male. Se vuoi, ti ripropone i casi prima che tu li dimentichi, fino al giorno di un esame.
begin = Guarda il primo caso
elsewhere = Hai già deciso dei casi su un altro dispositivo? Ripristina la sua copia nelle
to-settings = impostazioni
next-step = Prossimo passo
next-again = L’ultima volta qui è sfuggito qualcosa: decidi di nuovo.
next-new = Nuovo, su un argomento che hai iniziato.
all-right = Hai deciso correttamente tutti i casi.
rule-now = Guarda e decidi
strengths = I tuoi punti forti finora
no-strength = Un argomento compare qui appena i casi decisi correttamente sono più degli altri.
lately = Di recente
overview = In breve
rulings = Decisioni
incidents = Casi decisi
last-twenty = Corrette, ultime 20 decisioni
in-all = Corrette, tutte le decisioni
share-line = La percentuale di tutte le domande a cui hai risposto correttamente, detratti gli aiuti.
strength = Preparazione
strength-line = Ogni caso conta secondo la tua ultima decisione. Scegli una riga per vederne i casi.
topics = Per argomento
regimes = Per cadenza
questions = Per domanda del modulo di decisione
articles = Per articolo
articles-line =
    Gli articoli su cui poggiano le tue decisioni, con il numero che hanno nel Regolamento più recente che li
    contiene.
as-table = In tabella
name = Voce
no-articles = Impossibile caricare l’indice degli articoli. Ricarica la pagina per vederli.
in-list = Nell’elenco dei casi
in-handbook = Nel manuale
principles = Principi male applicati
principles-line =
    Una decisione errata è spesso giusta altrove: con un altro Regolamento, un’altra cadenza, un altro fatto.
    L’elenco mostra dove le tue sarebbero state giuste.
certainty = Quanto sai valutarti
certainty-line = Le decisioni per cui hai detto prima quanto eri sicuro.
history = Storico
weeks = Decisioni nelle ultime 12 settimane
week = Settimana del
latest = Ultime decisioni
more = Mostra le precedenti
save-table = Salva tutte le decisioni in una tabella (CSV)
kept = Per salvare o ripristinare una copia, o per cancellare tutto, vai alle
label-right = Corretti
label-wrong = Con errori
label-not-ruled = Non decisi
out-of = { $count } su { $all }
right-of = { $ruled ->
        [0] non ancora decisi
       *[other] { $right ->
                [one] { $right } corretto su { $ruled }
               *[other] { $right } corretti su { $ruled }
            }
    }
others-not-ruled = { $count ->
        [one] { $count } altro non ancora deciso
       *[other] { $count } altri non ancora decisi
    }
articles-not-ruled = { $count ->
        [one] { $count } articolo non ancora applicato
       *[other] { $count } articoli non ancora applicati
    }
rulings-right = { $right ->
        [one] { $right } corretta su { $given }
       *[other] { $right } corrette su { $given }
    }
rulings-of-week =
    Settimana da lunedì { $week }: { $given ->
        [0] nessuna decisione
        [one] { $given } decisione, { $right ->
                [one] { $right } interamente corretta
               *[other] { $right } interamente corrette
            }
       *[other] { $given } decisioni, { $right ->
                [one] { $right } interamente corretta
               *[other] { $right } interamente corrette
            }
    }
applied = { $times ->
        [one] una volta, il giorno { $last }
       *[other] { $times } volte, l’ultima il giorno { $last }
    }
and-more = { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
not-ruled-yet = { $count ->
        [one] { $count } caso non ancora deciso
       *[other] { $count } casi non ancora decisi
    }
