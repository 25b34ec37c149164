heading = Come nasce una decisione
lead =
    Nessuna decisione è scritta a mano. Ciascuna si ricava dai fatti del filmato, con gli stessi sei passi,
    nel momento in cui la chiedi.
steps = Dai fatti alla decisione
step-facts = Fatti
step-facts-line =
    Il filmato elenca soltanto atti: chi ha toccato, posto, lasciato, premuto o detto che cosa, in quale
    ordine, e se l’arbitro l’ha visto. Non dice mai che cosa valga un atto.
step-standing = Situazione
step-standing-line =
    Gli atti si compiono su una scacchiera che può diventare illegale quanto lo diventò in sala, con ogni mano
    che vi si posa e i due orologi accanto.
step-account = Resoconto
step-account-line =
    Si ordinano per tratti: quale mossa è stata tentata, fin dove è giunta, se l’orologio è stato premuto, chi
    ha reclamato che cosa e quando.
step-provisions = Norme
step-provisions-line =
    Gli articoli dell’edizione in vigore si esaminano nell’ordine di un arbitro. Ciascuno si applica, non si
    applica o cede a un altro, sempre per un fatto indicato. È l’elenco sotto «Perché».
step-facets = Aspetti
step-facets-line =
    Solo un articolo che si applica può disporre qualcosa: la posizione, la mossa da giocare, i tempi, il
    conteggio, il risultato. Ogni riga della decisione indica il suo.
step-readings = Altre letture
step-readings-line =
    Dove un punto è controverso, tutto si ricava di nuovo con l’altra lettura, mostrata accanto alla prima con
    chi la sostiene. La tua risposta è valutata secondo la lettura con cui concorda di più.
sure-heading = Quanto è sicura
sure-read =
    I testi del 2009, del 2018 e del 2023 sono stati letti per intero. Quello del luglio 2017 in parte; il
    resto discende dall’elenco FIDE di ciò che cambiò nel 2018.
sure-laws-2014 =
    Il testo del 2014 è il meno sicuro. Ampie parti sono state lette solo in citazioni e traduzioni, e alcuni
    numeri, come pure il minuto del lampo con supervisione adeguata, sono dedotti dalle edizioni precedente e
    seguente.
sure-july-2017 =
    Alla lettera, l’edizione del luglio 2017 conta separatamente mosse illegali, orologio premuto senza
    muovere e mosse a due mani. Qui si contano insieme, come vuole l’interpretazione FIDE del giugno 2017.
sure-us-chess =
    La US Chess è considerata dove le sue regole differiscono da quelle FIDE, ed è citata per capitolo dove
    non si disponeva di un numero più preciso.
sure-order =
    Quale delle due letture venga prima è una scelta. Ogni decisione la indica, e sotto la decisione, in «E
    se…», si può rovesciare.
proven-heading = Che cosa vuol dire «provata»
proven-documents =
    Due documenti, il seminario di Pagano del 2012 e un articolo sulla regola del pezzo toccato, sono stati
    scomposti in singole affermazioni. Un’affermazione è provata quando ogni filmato che la mostra riceve la
    decisione che essa chiede, e un filmato appena fuori non la riceve.
proven-checked =
    Lo si verifica a ogni modifica dell’app. Prova che l’app decide come dice l’affermazione. Non prova che
    l’affermazione sia giusta.
not-ruled-heading = Su che cosa non si decide
not-ruled-draw-claims =
    Se una richiesta di patta per ripetizione o per le cinquanta mosse è fondata, e le richieste nella fase
    finale rapida.
not-ruled-announced = Le mosse soltanto annunciate o trascritte.
not-ruled-material =
    Se un giocatore possa ancora ricevere matto si giudica dal materiale. Dove questo non lo esclude, la
    sconfitta resta, e le ragioni lo dicono.
not-ruled-presence = Se l’avversario fosse alla scacchiera quando un pezzo è stato toccato.
not-ruled-chess960 =
    Negli Scacchi960, Re e Torre mossi in modo errato sono citati secondo la definizione di mossa illegale
    anziché secondo la regola violata.
not-ruled-measures =
    Le misure verso un giocatore sono indicate, con quella consigliata; la scelta è dell’arbitro.
positions-heading = Da dove vengono i casi
positions-where = Quale sia il caso è scritto sotto ogni filmato, con la fonte.
last-heading = Che cosa non è
last-no-text =
    Non è il testo del Regolamento, che è della FIDE, né un parere ufficiale. In sala decide l’arbitro, su ciò
    che ha visto e sentito.
figures = In cifre
figures-caption = Articoli e filmati per edizione
edition = Edizione
articles = Articoli elencati
turned-on = Da cui dipende un filmato
replays = Varianti
replays-counted =
    I casi filmati sono { $scenarios }, in { $variants } varianti. I punti controversi sono
    { $disputed-points }, e ne dipendono le decisioni su { $disputed } varianti.
statements-counted =
    I due documenti contengono { $all } affermazioni. Su { $gradable } si può emettere una decisione:
    { $proven } sono provate; { $shown } sono mostrate in un filmato, ma nulla nella decisione le enuncia.
unruled-counted =
    In { $unruled } varianti su { $variants } il filmato contiene un atto simile; la decisione lo indica.
positions-counted =
    { $recorded } casi mostrano la posizione come è tramandata, { $reconstructed } sono reali con una
    posizione ricostruita dal racconto, { $constructed } sono costruiti per mostrare una regola.
