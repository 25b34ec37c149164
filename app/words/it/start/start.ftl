loading = Caricamento…
late = Qualcosa non è stato caricato:
reload = Ricarica
no-javascript = Acconcio richiede JavaScript: abilitalo per questa pagina e ricaricala.
not-started =
    Acconcio non è riuscito ad avviarsi. Controlla la connessione e ricarica la pagina; se non basta, usa un
    browser aggiornato.
slow = Ci vuole più tempo del solito. Un file non è ancora stato caricato:
download-again = Scarica di nuovo (i risultati restano)
