heading = Elenco: chi manca
names = Elenco
hint = Un candidato per riga, o una tabella (CSV) con cognome e nome nelle prime due colonne.
present = Candidati in elenco che hanno consegnato: { $present } su { $all }.
missing = Senza risultato
unknown = Non in elenco
open = Apri un elenco (CSV)
