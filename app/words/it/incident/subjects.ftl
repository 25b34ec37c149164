# Words by which people search for a subject; they are not shown.
repetition = triplice ripetizione, tre volte la stessa posizione, patta per ripetizione
fivefold = quintupla ripetizione, cinque volte la stessa posizione
fifty-moves = regola delle cinquanta mosse, 50 mosse
seventy-five = regola delle settantacinque mosse, 75 mosse
dead-position = posizione morta, materiale insufficiente, matto impossibile
loss-on-time = perdita per il tempo, tempo scaduto, bandierina, materiale insufficiente, materiale per dare matto
quickplay-finish = finale rapido, quickplay finish, dieci minuti, ultimi due minuti
phone = telefono cellulare, telefonino, dispositivo elettronico
late = ritardo, tempo di tolleranza, forfait, assente
adjusting = acconcio, j’adoube, acconciare, aggiustare
touched = pezzo toccato, pezzo toccato pezzo giocato
draw-offer = offerta di patta, proposta di patta, patta d’accordo
