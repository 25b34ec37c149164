empty = Non hai ancora deciso nulla.
empty-line =
    Dopo la prima decisione questa pagina mostra quanto sei sicuro su ogni argomento, articolo e cadenza, e
    quale principio applichi nel posto sbagliato. Se vuoi, ti ripropone gli episodi prima che tu li
    dimentichi, fino al giorno di un esame.
begin = Guarda il primo episodio
elsewhere = Hai già deciso su un altro dispositivo? Leggi la sua copia nelle
to-settings = impostazioni
overview = In breve
rulings = Decisioni
incidents = Episodi decisi
last-twenty = Giuste, ultime 20 decisioni
in-all = Giuste, tutte le decisioni
share-line = La quota di tutte le domande a cui hai risposto bene, tolti gli aiuti.
strength = Preparazione
strength-line = Ogni episodio conta secondo la tua ultima decisione. Scegli una riga per vederne gli episodi.
topics = Per argomento
regimes = Per cadenza
questions = Per domanda del modulo di decisione
articles = Per articolo
articles-line =
    Gli articoli su cui poggiano le tue decisioni, con il numero che hanno nel Regolamento più recente che li
    contiene.
as-table = In tabella
name = Voce
no-articles = L’indice degli articoli non è arrivato. Ricarica la pagina per vederli.
in-list = Nell’elenco degli episodi
in-handbook = Nel manuale
principles = Principi applicati nel posto sbagliato
principles-line =
    Una decisione sbagliata è spesso quella giusta altrove: con un altro Regolamento, un’altra cadenza, un
    altro fatto. Ecco da dove venivano le tue.
no-principle = Finora nessuno.
certainty = Quanto bene ti giudichi
certainty-line = Le decisioni di cui hai detto prima quanto eri sicuro.
history = Storico
weeks = Decisioni nelle ultime 12 settimane
week = Settimana del
latest = Ultime decisioni
more = Mostra le precedenti
save-table = Salva tutte le decisioni in una tabella (CSV)
kept = Per salvare una copia, leggerne una o cancellare tutto, vai alle
label-right = Giusti
label-wrong = Con errori
label-not-ruled = Non decisi
out-of = { $count } su { $all }
right-of = { $ruled ->
        [0] non ancora decisi
       *[other] { $right ->
                [one] { $right } giusto su { $ruled }
               *[other] { $right } giusti su { $ruled }
            }
    }
articles-not-ruled = { $count ->
        [one] { $count } articolo non ancora deciso
       *[other] { $count } articoli non ancora decisi
    }
rulings-right = { $right ->
        [one] { $right } giusta su { $given }
       *[other] { $right } giuste su { $given }
    }
rulings-of-week =
    Settimana del { $week }: { $given ->
        [0] nessuna decisione
        [one] { $given } decisione, { $right ->
                [one] { $right } del tutto giusta
               *[other] { $right } del tutto giuste
            }
       *[other] { $given } decisioni, { $right ->
                [one] { $right } del tutto giusta
               *[other] { $right } del tutto giuste
            }
    }
applied = { $times ->
        [one] una volta, il { $last }
       *[other] { $times } volte, l’ultima il { $last }
    }
and-more = { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
not-ruled-yet = { $count ->
        [one] { $count } episodio non ancora deciso
       *[other] { $count } episodi non ancora decisi
    }
