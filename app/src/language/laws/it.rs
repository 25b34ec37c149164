//! The rules in our own Italian words.

use acconcio_core::laws::Rule;

pub(super) const fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::KingIsNotCaptured => {
            "Il Re non si cattura mai, e nessuno può lasciare il proprio Re alla cattura."
        }
        Rule::BishopMoves => "L’Alfiere si muove lungo le sue diagonali.",
        Rule::RookMoves => "La Torre si muove lungo la sua colonna o la sua traversa.",
        Rule::QueenMoves => "La Donna si muove lungo colonna, traversa o diagonale.",
        Rule::NoPassingOver => "Alfiere, Torre e Donna non scavalcano altri pezzi.",
        Rule::KnightMoves => "Il Cavallo va di due case in linea retta e di una di lato.",
        Rule::PawnMoves => {
            "Il pedone avanza diritto e cattura di una casa in diagonale, in avanti."
        }
        Rule::Promotion => {
            "Il pedone giunto sull’ultima traversa si cambia con un pezzo nell’ambito della \
             stessa mossa."
        }
        Rule::KingMoves => "Il Re va in una casa adiacente che non sia attaccata.",
        Rule::Castling => {
            "Nell’arrocco si muove prima il Re, di due case verso la Torre; poi la Torre lo passa."
        }
        Rule::OwnKingSafe => "Nessuna mossa può mettere o lasciare il proprio Re sotto scacco.",
        Rule::OneHand => "La mossa si esegue con una mano sola.",
        Rule::Adjusting => {
            "Chi ha il tratto può acconciare i pezzi, purché lo dichiari prima di toccarli."
        }
        Rule::TouchedOwnPiece => {
            "Fra i propri pezzi toccati deliberatamente si muove il primo che può essere mosso."
        }
        Rule::TouchedOpponentPiece => {
            "Fra i pezzi avversari toccati deliberatamente si cattura il primo che può essere \
             catturato."
        }
        Rule::TouchedBothColours => {
            "Toccato un pezzo di ciascun colore, si esegue quella cattura, se è legale; altrimenti \
             si gioca il primo pezzo toccato che può essere giocato."
        }
        Rule::KingAndRookTouched => {
            "Chi tocca deliberatamente Re e Torre arrocca da quel lato, se l’arrocco è legale."
        }
        Rule::RookTouchedFirst => {
            "Chi tocca la Torre prima del Re non può, con questa mossa, arroccare da quel lato."
        }
        Rule::CastlingMeantButIllegal => {
            "Se si voleva arroccare e l’arrocco è illegale, il Re fa un’altra mossa legale; se non \
             ne ha, si gioca una qualsiasi mossa legale."
        }
        Rule::PromotionChoice => {
            "La scelta del pezzo di promozione è definitiva quando il pezzo tocca la casa."
        }
        Rule::NothingTouchedPlayable => {
            "Se nessuno dei pezzi toccati può essere mosso o catturato, si gioca una qualsiasi \
             mossa legale."
        }
        Rule::ReleasedPieceStands => {
            "Il pezzo rilasciato in una casa con una mossa legale vi resta: la mossa è eseguita."
        }
        Rule::ReleasedCastlingKing => {
            "Rilasciato il Re a due case dalla sua, l’arrocco da quel lato va portato a termine, \
             se è legale."
        }
        Rule::ReleasedPromotionPawn => {
            "Rilasciato il pedone sull’ultima traversa, non si può più giocarlo in un’altra casa."
        }
        Rule::LegalMove => {
            "Una mossa è legale quando rispetta tutto ciò che l’articolo 3 richiede per essa."
        }
        Rule::TouchClaim => "L’avversario può reclamare una violazione dell’articolo 4.",
        Rule::TouchClaimForfeited => {
            "Il diritto di reclamare una violazione dell’articolo 4 decade quando l’avversario \
             tocca deliberatamente un pezzo."
        }
        Rule::Checkmate => "Lo scacco matto dato con mossa legale termina subito la partita.",
        Rule::Resignation => "La partita termina quando un giocatore abbandona.",
        Rule::Stalemate => "Lo stallo prodotto da una mossa legale termina subito la partita.",
        Rule::DeadPosition => {
            "La partita è subito patta se, dopo una mossa legale, nessuno può più dare matto."
        }
        Rule::AgreedDraw => "La partita termina quando i giocatori si accordano per la patta.",
        Rule::CompletedByClock => {
            "La mossa è completata quando il giocatore ha fermato il proprio orologio, a meno che \
             termini la partita."
        }
        Rule::ClockTimesByJudgement => {
            "Quando c’è qualcosa da rimettere a posto, l’arbitro regola gli orologi secondo il suo \
             miglior giudizio."
        }
        Rule::IllegalMoveUndone => {
            "La mossa illegale completata e constatata durante la partita si annulla; per la mossa \
             che la sostituisce valgono le norme sul pezzo toccato."
        }
        Rule::IllegalMovePenalty => {
            "La sanzione per la mossa illegale completata è fissa: tempo all’avversario e, \
             all’ultima, partita persa; nel lampo, partita persa subito."
        }
        Rule::NoMateNoLoss => {
            "Se l’avversario non potrebbe dare matto con alcuna serie di mosse legali, la partita \
             è patta anziché persa."
        }
        Rule::LawsAreObserved => "L’arbitro vigila sulla stretta osservanza del Regolamento.",
        Rule::Penalties => {
            "Dove nessuna sanzione è fissata, l’arbitro ne sceglie una dal suo elenco."
        }
        Rule::NoIntervention => {
            "L’arbitro non interviene nella partita se non nei casi previsti dal Regolamento."
        }
        Rule::SupervisedPlay => {
            "Con supervisione adeguata, anche a gioco veloce valgono le regole del tempo lungo."
        }
        Rule::UnsupervisedRapid => {
            "Senza supervisione adeguata prevalgono le norme speciali dell’appendice."
        }
        Rule::TouchRulingOnRequest => {
            "Nel gioco veloce senza supervisione adeguata, sulle violazioni dell’articolo 4 si \
             decide solo su richiesta di un giocatore."
        }
        Rule::IllegalMoveOnClaim => {
            "Nel rapid senza supervisione adeguata l’avversario reclama la mossa illegale prima di \
             eseguire la propria."
        }
        Rule::PlainIllegality => {
            "Se entrambi i Re sono sotto scacco o una promozione è incompleta, l’arbitro \
             interviene, se può."
        }
        Rule::RapidRuleSwitchedOff => {
            "Nel lampo senza supervisione adeguata non si applica la norma del rapid sulle mosse \
             illegali."
        }
        Rule::IllegalMoveLosesOnClaim => {
            "Nel lampo senza supervisione adeguata l’avversario può reclamare la vittoria prima di \
             eseguire la propria mossa."
        }
        Rule::CorrectionByAgreement => {
            "Dopo la mossa dell’avversario solo i due giocatori, d’accordo, possono rimediare, \
             senza l’arbitro."
        }
    }
}
