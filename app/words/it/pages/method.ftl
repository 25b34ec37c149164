steps = Dai fatti alla decisione
step-facts = Fatti
step-facts-line =
    Il caso elenca soltanto azioni: chi ha toccato, posto, rilasciato, premuto o detto che cosa, in quale
    ordine, e se l’arbitro l’ha visto. Non dice mai come va giudicata un’azione.
step-standing = Posizione sulla scacchiera
step-standing-line =
    Le azioni si eseguono su una scacchiera su cui sono possibili posizioni illegali, come lo furono su quella
    vera, insieme alle mani dei giocatori e ai due orologi.
step-account = Ricostruzione
step-account-line =
    Le azioni si ordinano per tratti: quale mossa è stata tentata, fin dove è giunta, se l’orologio è stato
    premuto, chi ha reclamato che cosa e quando.
step-provisions = Articoli
step-provisions-line =
    Gli articoli dell’edizione scelta si esaminano nell’ordine in cui lo farebbe un arbitro. Ciascuno si
    applica, non si applica o cede a un altro, sempre per un fatto indicato. È l’elenco sotto «Perché».
step-facets = Punti
step-facets-line =
    Solo un articolo che si applica può disporre qualcosa: la posizione, la mossa da giocare, i tempi, il
    conteggio, il risultato. Ogni riga della decisione cita il suo articolo.
step-readings = Altre letture
step-readings-line =
    Dove un punto è controverso, tutto si ricava di nuovo con l’altra lettura, mostrata accanto alla prima con
    chi la sostiene. La tua risposta è valutata secondo la lettura a cui corrisponde di più.
sure-heading = Quanto è affidabile
sure-read =
    I testi del 2009, del 2018 e del 2023 sono stati letti per intero; quello del luglio 2017 in parte: il resto
    si ricava dall’elenco FIDE di ciò che cambiò nel 2018.
sure-laws-2014 =
    Il testo del 2014 è il meno certo. Ampie parti sono state lette solo in citazioni e traduzioni, e alcuni
    numeri, come pure il minuto del lampo con supervisione adeguata, sono dedotti dalle edizioni precedente e
    successiva.
sure-july-2017 =
    Alla lettera, l’edizione del luglio 2017 conta separatamente le mosse illegali, l’orologio premuto senza
    muovere e le mosse a due mani. Qui si contano insieme, secondo l’interpretazione FIDE del giugno 2017.
sure-us-chess =
    Le regole della US Chess sono applicate dove differiscono da quelle FIDE, e citate per capitolo dove non si
    disponeva di un numero più preciso.
sure-order =
    Quale delle due letture venga prima è una scelta. Ogni decisione la indica, e sotto la decisione, in «E
    se…», puoi invertirla.
proven-heading = Che cosa vuol dire «provata»
proven-documents =
    Due documenti, il seminario di Pagano del 2012 e un articolo sulla regola del pezzo toccato, sono stati
    scomposti in singole affermazioni. Un’affermazione è provata quando ogni caso che la illustra riceve la
    decisione che essa richiede, e un caso che ne resta appena fuori non la riceve.
proven-checked =
    Lo si verifica a ogni modifica dell’app. Dimostra che l’app decide come dice l’affermazione. Non dimostra
    che l’affermazione sia giusta.
not-ruled-heading = Su che cosa non si decide
not-ruled-draw-claims =
    Secondo le regole della US Chess, le richieste nel finale rapido (quickplay finish) e la condotta dei
    giocatori al di fuori delle mosse.
not-ruled-announced = Le mosse soltanto annunciate o trascritte, salvo in una richiesta di patta.
not-ruled-material =
    Se un giocatore possa ancora dare matto si cerca entro un limite (per la US Chess si guarda il materiale).
    Dove l’impossibilità non è dimostrata, la perdita della partita resta, e le ragioni lo dicono.
not-ruled-presence = Se l’avversario fosse alla scacchiera quando un pezzo è stato toccato.
not-ruled-chess960 =
    Negli Scacchi960, Re e Torre mossi in modo errato sono citati secondo la definizione di mossa illegale
    anziché secondo la regola violata.
not-ruled-measures =
    Le sanzioni possibili a carico di un giocatore sono elencate, con quella consigliata; la scelta è dell’arbitro.
positions-heading = Da dove vengono i casi
positions-where = Sotto ogni filmato è indicato di quale di questi tipi è il caso, con la fonte.
last-heading = Che cosa non è
last-no-text =
    Non è il testo del Regolamento, che è della FIDE, né un parere ufficiale. In sala decide l’arbitro, in base
    a ciò che ha visto e sentito.
figures = In cifre
figures-caption = Articoli e varianti per edizione
edition = Edizione
articles = Articoli elencati
turned-on = Articoli da cui dipende una decisione
replays = Varianti
replays-counted =
    I casi sono { $scenarios }, in { $variants } varianti. I punti controversi sono { $disputed-points }, e ne
    dipendono le decisioni su { $disputed } varianti.
statements-counted =
    I due documenti contengono { $all } affermazioni. Su { $gradable } si può decidere: { $proven } sono
    provate; { $shown } sono mostrate in un filmato, ma nessuna decisione le enuncia.
unruled-counted =
    In { $unruled } varianti su { $variants } il filmato contiene un’azione di questo tipo; la decisione lo
    indica.
positions-counted =
    { $recorded } casi mostrano la posizione documentata, { $reconstructed } sono reali con una posizione
    ricostruita dal racconto, { $constructed } sono costruiti per illustrare una regola.
