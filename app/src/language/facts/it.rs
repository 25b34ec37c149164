//! Facts in Italian.

use acconcio_core::laws::Fact;
use acconcio_core::movement::Breach;
use shakmaty::{Role, Square};

use super::FactContext;
use crate::language::Language;

const IT: Language = Language::Italian;

pub(super) fn fact(fact: Fact, context: &FactContext) -> String {
    let player = IT.color(context.player);
    let opponent = IT.color(!context.player);
    let opponent_within = IT.color_within(!context.player);
    let the = |role: Role, square: Square| format!("{} in {square}", IT.the_role(role));
    match fact {
        Fact::BoardShowsLegalMove(played) => {
            format!("La scacchiera mostra la mossa legale {}.", context.notated(IT, played))
        }
        Fact::BoardShows(of) => breach(of),
        Fact::NotTold => {
            "La posizione precedente non era legale; nulla in questo tratto viola apertamente il \
             Regolamento."
                .to_owned()
        }
        Fact::RookMovedFirst(_) => "La Torre è stata mossa prima del Re.".to_owned(),
        Fact::BoardUnchanged => "Nessun pezzo ha cambiato casa.".to_owned(),
        Fact::PawnLeftOnLastRank(square) => {
            format!("Il pedone in {square} non è stato sostituito.")
        }
        Fact::NothingInPlaceYet => {
            "Un pezzo è stato tolto e al suo posto non c’è ancora nulla.".to_owned()
        }
        Fact::StillInHand => "Il pezzo è ancora in mano.".to_owned(),
        Fact::NothingReleased => {
            "Nessun pezzo è stato ancora rilasciato in una nuova casa.".to_owned()
        }
        Fact::ClockPressed(_) => format!("{player} ha premuto l’orologio."),
        Fact::ClockNotPressed => "L’orologio non è stato premuto.".to_owned(),
        Fact::OpponentReplied => format!("{opponent} aveva già risposto."),
        Fact::Mate => "Sulla scacchiera c’è scacco matto.".to_owned(),
        Fact::Stalemate => "Sulla scacchiera c’è stallo.".to_owned(),
        Fact::DeadPosition => "Nessuno dei due può più dare matto.".to_owned(),
        Fact::Resigned(color) => format!("{} ha abbandonato.", IT.color(color)),
        Fact::Agreed => "I giocatori si sono accordati per la patta.".to_owned(),
        Fact::TouchedFirst(role, square) => format!(
            "Fra i pezzi che possono essere giocati, il primo toccato è {}.",
            the(role, square)
        ),
        Fact::TouchedBoth { own, opponent } => {
            format!(
                "{player} ha toccato il proprio pezzo in {own} e quello avversario in {opponent}."
            )
        }
        Fact::KingThenRook(side) => {
            format!("Re e Torre sono stati toccati per {}.", IT.castling_words(side))
        }
        Fact::RookThenKing(_) => "È stata toccata prima la Torre, poi il Re.".to_owned(),
        Fact::CastlingIllegal(side) => {
            format!("{} qui non è legale.", IT.castling_as_subject(side))
        }
        Fact::KingCannotMove => "Il Re non ha mosse legali.".to_owned(),
        Fact::TouchedByAccident(role, square) => {
            format!("{player} ha toccato per caso {}.", the(role, square))
        }
        Fact::TouchDisputed(role, square) => {
            format!("Non è accertato che il tocco fosse deliberato: {}.", the(role, square))
        }
        Fact::TouchAnnounced(role, square) => {
            format!("{player} aveva premesso «acconcio» prima di toccare {}.", the(role, square))
        }
        Fact::CannotBePlayed(role, square) => {
            format!("Nessuna mossa legale gioca {}.", the(role, square))
        }
        Fact::OrderUnknown => {
            "Non si può stabilire quale pezzo sia stato toccato per primo.".to_owned()
        }
        Fact::NothingTouched => "Nessun pezzo è stato toccato deliberatamente.".to_owned(),
        Fact::Released(role, square) => format!("{player} ha rilasciato {}.", the(role, square)),
        Fact::NewPieceOnSquare(role, square) => {
            format!("Il nuovo pezzo ({}) ha toccato la casa {square}.", IT.role(role))
        }
        Fact::TwoHandsUsed => format!("{player} ha usato due mani per una sola mossa."),
        Fact::ClaimedInTime(_) => format!("{opponent} ha reclamato in tempo."),
        Fact::ClaimedAfterTouch(_) => {
            format!("Quando ha reclamato, {opponent_within} aveva già toccato un pezzo.")
        }
        Fact::ClaimedAfterOwnMove(_) => {
            format!("Quando ha reclamato, {opponent_within} aveva già eseguito la propria mossa.")
        }
        Fact::ClaimedByOffender(_) => {
            format!("A reclamare è {}, che ha commesso il fatto.", IT.color_within(context.player))
        }
        Fact::NobodyClaimed => "Nessuno degli aventi diritto ha reclamato.".to_owned(),
        Fact::OpponentLetItPass(_) => format!("{opponent} ha lasciato correre."),
        Fact::BothAgreed => "I due giocatori si sono accordati per rimediare.".to_owned(),
        Fact::BothKingsInCheck => "Entrambi i Re sono sotto scacco.".to_owned(),
        Fact::PromotionUnfinished => "Una promozione è rimasta incompleta.".to_owned(),
        Fact::NotPlain => {
            "Non ci sono due Re sotto scacco, né una promozione incompleta.".to_owned()
        }
        Fact::ArbiterKnows => "L’arbitro ha visto o è stato informato.".to_owned(),
        Fact::ArbiterDoesNotKnow => "L’arbitro non ha visto, e nessuno lo ha informato.".to_owned(),
        Fact::LawsAreSilent => "Il Regolamento non prevede questo caso.".to_owned(),
        Fact::OffenceNumber(color, number) => {
            format!("È la mossa illegale completata n. {number} {}.", IT.color_genitive(color))
        }
        Fact::MateImpossible => {
            format!("{opponent} non potrebbe dare matto con alcuna serie di mosse legali.")
        }
        Fact::MateNotExcluded => {
            format!("Il materiale non esclude che {opponent_within} possa dare matto.")
        }
        Fact::SupervisionAdequate => "La supervisione è adeguata.".to_owned(),
        Fact::SupervisionInadequate => "La supervisione non è adeguata.".to_owned(),
        Fact::PositionPutBack => {
            "Si ripristina una posizione, quindi si regolano i tempi.".to_owned()
        }
        Fact::IrregularityOccurred => {
            "Qualcosa è andato contro le regole, quindi si regolano i tempi.".to_owned()
        }
        Fact::NothingToCorrect => "Non c’è nulla da correggere.".to_owned(),
        Fact::NotCompletedYet => format!("{player} può ancora rimediare da sé."),
    }
}

fn breach(breach: Breach) -> String {
    match breach {
        Breach::KingLeftAttacked { king, by } => {
            format!("Il Re in {king} resta sotto scacco da {by}.")
        }
        Breach::KingTaken { king } => format!("È stato catturato il Re in {king}."),
        Breach::NotHowItMoves { role, from, to } => {
            format!("{} non va da {from} a {to}.", capital_a(role))
        }
        Breach::WayBlocked { role, from, to } => format!(
            "{} non può andare da {from} a {to}: un altro pezzo sbarra la via.",
            capital_the(role)
        ),
        Breach::CastlingNotAllowed { side } => {
            format!("{} qui non è ammesso.", IT.castling_as_subject(side))
        }
        Breach::RookLeftBehind { side } => {
            let side = IT.castling_words(side);
            format!("Il Re è andato di due case per {side} e la Torre non è stata mossa.")
        }
        Breach::MoreThanOneMove => {
            "Sulla scacchiera è cambiato più di quanto cambi con una mossa.".to_owned()
        }
    }
}

const fn capital_a(role: Role) -> &'static str {
    match role {
        Role::King => "Un Re",
        Role::Queen => "Una Donna",
        Role::Rook => "Una Torre",
        Role::Bishop => "Un Alfiere",
        Role::Knight => "Un Cavallo",
        Role::Pawn => "Un pedone",
    }
}

const fn capital_the(role: Role) -> &'static str {
    match role {
        Role::King => "Il Re",
        Role::Queen => "La Donna",
        Role::Rook => "La Torre",
        Role::Bishop => "L’Alfiere",
        Role::Knight => "Il Cavallo",
        Role::Pawn => "Il pedone",
    }
}
