//! Acts in Italian.

use acconcio_adjudication::incident::{
    ArbiterAct, Claim, Clock, Deed, Hand, Manner, Misconduct, Order, Remedy, Reply, Stance,
    Testimony,
};
use shakmaty::Square;

use super::{Placing, Telling, hand_words, is_arbiter, is_of_the_committee};
use crate::language::Language;

const IT: Language = Language::Italian;

pub(super) fn sentence(telling: &Telling<'_>) -> String {
    let who = telling.who(IT);
    match &telling.act.deed {
        Deed::AnnouncesAdjusting | Deed::Declares(_) => {
            let said = IT.speech(telling.act).unwrap_or_default();
            format!("{who} dice: {}.", IT.quoted(&said))
        }
        Deed::Touches { square, manner, hand, together_with, order } => {
            let pieces = touched(telling, *square, *together_with);
            touch(&who, *manner, &pieces, *hand, *order)
        }
        Deed::Places { from, to, hand } => place(telling, &who, (*from, *to), *hand),
        Deed::Releases { square } => format!("{who} rilascia {}.", telling.piece(IT, *square)),
        Deed::Removes { square, hand } => {
            let hand = hand_words(IT, *hand);
            format!("{who} toglie{hand} dalla scacchiera {}.", telling.piece(IT, *square))
        }
        Deed::Puts { role, square, stance, hand } => {
            let hand = hand_words(IT, *hand);
            let stance = match (stance, is_feminine(*role)) {
                (Stance::Upright, _) => "",
                (Stance::UpsideDown, true) => " capovolta",
                (Stance::UpsideDown, false) => " capovolto",
            };
            format!("{who} mette{hand} {}{stance} in {square} e lascia la presa.", IT.a_role(*role))
        }
        Deed::Knocks { square, to } => {
            let piece = telling.piece(IT, *square);
            match to {
                None => format!("{who} urta {piece}, che finisce fuori dalla scacchiera."),
                Some(to) => format!("{who} urta {piece}, che finisce in {to}."),
            }
        }
        Deed::SetsRight => format!("{who} rimette a posto i pezzi spostati."),
        Deed::PressesClock { hand } => format!("{who} preme l’orologio{}.", hand_words(IT, *hand)),
        Deed::StopsClocks { which: Clock::Both } => format!("{who} ferma gli orologi."),
        Deed::StopsClocks { which: Clock::Own } => format!("{who} ferma il proprio orologio."),
        Deed::Claims(claim) => format!("{who} reclama: {}.", claimed(*claim)),
        Deed::WithdrawsClaim => format!("{who} vuole ritirare la richiesta."),
        Deed::Writes { san } => format!("{who} scrive {} sul formulario.", IT.san_text(san)),
        Deed::StopsRecording => format!("{who} smette di trascrivere le mosse."),
        Deed::Chooses(remedy) => format!("{who} sceglie: {}.", IT.remedy(*remedy)),
        Deed::OffersDraw => format!("{who} propone patta."),
        Deed::AnswersDraw(Reply::Accepts) => format!("{who} accetta la patta."),
        Deed::AnswersDraw(Reply::Declines) => format!("{who} rifiuta la patta."),
        Deed::Resigns => format!("{who} abbandona."),
        Deed::FlagFalls => match telling.act.player() {
            Some(color) => {
                format!("Cade la bandierina {}.", IT.of_player(color, telling.players))
            }
            None => "Cade una bandierina.".to_owned(),
        },
        Deed::Notices if is_arbiter(telling.act.by) => format!("{who} ne viene a conoscenza."),
        Deed::Notices => format!("{who} si accorge dell’accaduto."),
        Deed::Testifies(Testimony::Confirms) => format!("{who} conferma che è andata così."),
        Deed::Testifies(Testimony::Denies) => format!("{who} nega che sia andata così."),
        Deed::Testifies(Testimony::DoesNotKnow) => format!("{who} non sa dire come sia andata."),
        Deed::Consents => format!("{who} non ha nulla da obiettare."),
        Deed::Misbehaves(misconduct) => format!("{who} {}.", misconduct_words(*misconduct)),
        Deed::Decides(decision) if is_of_the_committee(*decision) => {
            format!("La commissione d’appello {}.", decision_words(*decision))
        }
        Deed::Decides(decision) => format!("{who} {}.", decision_words(*decision)),
        Deed::Appeals => format!("{who} ricorre contro la decisione."),
    }
}

/// The piece touched, or the two touched in one instant.
fn touched(telling: &Telling<'_>, square: Square, together_with: Option<Square>) -> String {
    let piece = telling.piece(IT, square);
    match together_with {
        None => piece,
        Some(second) => format!("nello stesso istante {piece} e {}", telling.piece(IT, second)),
    }
}

fn touch(who: &str, manner: Manner, pieces: &str, hand: Hand, order: Order) -> String {
    let hand = hand_words(IT, hand);
    let order = match order {
        Order::Known => "",
        Order::Unknown => " In quale ordine, non si può stabilire.",
    };
    match manner {
        Manner::Deliberate => format!("{who} tocca{hand} {pieces}.{order}"),
        Manner::Accidental => format!("{who} sfiora per caso{hand} {pieces}.{order}"),
        Manner::Disputed => {
            format!("{who} tocca{hand} {pieces}; se deliberatamente, è controverso.{order}")
        }
    }
}

fn place(telling: &Telling<'_>, who: &str, (from, to): (Square, Square), hand: Hand) -> String {
    let piece = telling.before.board.role_at(from).map_or("il pezzo", |r| IT.the_role(r));
    let hand = hand_words(IT, hand);
    match telling.placing(from, to) {
        Placing::Back => format!("{who} rimette{hand} {piece} in {to}."),
        Placing::Plain => {
            format!("{who} porta{hand} {piece} da {from} a {to}, senza lasciare la presa.")
        }
        Placing::Taking => {
            let taken = telling.piece(IT, to);
            let with = with_piece(telling.before.board.role_at(from));
            format!("{who} cattura{hand} {taken} {with} da {from}, senza lasciare la presa.")
        }
    }
}

pub(super) fn label(deed: &Deed) -> String {
    match deed {
        Deed::AnnouncesAdjusting => "Dice «acconcio»".to_owned(),
        Deed::Touches { square, together_with: None, .. } => format!("Tocca {square}"),
        Deed::Touches { square, together_with: Some(second), .. } => {
            format!("Tocca {square} e {second}")
        }
        Deed::Places { from, to, .. } if from == to => format!("Rimette in {to}"),
        Deed::Places { from, to, .. } => format!("Da {from} a {to}"),
        Deed::Releases { square } => format!("Rilascia {square}"),
        Deed::Removes { square, .. } => format!("Toglie {square}"),
        Deed::Puts { role, square, .. } => format!("{} in {square}", IT.role(*role)),
        Deed::Knocks { square, .. } => format!("Urta {square}"),
        Deed::SetsRight => "Rimette a posto".to_owned(),
        Deed::Declares(_) => "Dichiara".to_owned(),
        Deed::PressesClock { .. } => "Orologio".to_owned(),
        Deed::StopsClocks { .. } => "Orologi fermi".to_owned(),
        Deed::Claims(_) => "Reclamo".to_owned(),
        Deed::WithdrawsClaim => "La ritira".to_owned(),
        Deed::Writes { .. } => "Scrive".to_owned(),
        Deed::StopsRecording => "Non trascrive più".to_owned(),
        Deed::Chooses(_) => "Scelta".to_owned(),
        Deed::OffersDraw => "Propone patta".to_owned(),
        Deed::AnswersDraw(Reply::Accepts) => "Accetta patta".to_owned(),
        Deed::AnswersDraw(Reply::Declines) => "Rifiuta patta".to_owned(),
        Deed::Resigns => "Abbandona".to_owned(),
        Deed::FlagFalls => "Bandierina".to_owned(),
        Deed::Notices => "Se ne accorge".to_owned(),
        Deed::Testifies(_) => "Dichiarazione".to_owned(),
        Deed::Consents => "Non obietta".to_owned(),
        Deed::Misbehaves(_) => "Scorrettezza".to_owned(),
        Deed::Decides(_) => "Arbitro".to_owned(),
        Deed::Appeals => "Ricorso".to_owned(),
    }
}

pub(super) const fn speech(deed: &Deed) -> Option<&'static str> {
    match deed {
        Deed::AnnouncesAdjusting => Some("Acconcio"),
        Deed::Claims(claim) => Some(match claim {
            Claim::IllegalMove => "Mossa illegale",
            Claim::TouchMove => "Pezzo toccato, pezzo mosso",
            Claim::NoMove => "Non ha mosso",
            Claim::FlagFall => "Bandierina",
            Claim::RepetitionAppeared => "Terza volta, stessa posizione",
            Claim::RepetitionAboutToAppear => "Con la mia mossa è la terza volta",
            Claim::FiftyMoves => "Cinquanta mosse",
            Claim::QuickplayFinish => "Non fa nulla per vincere",
            Claim::WrongSetUp => "I pezzi erano disposti male",
            Claim::DisplacedPieces => "Questi pezzi stavano altrove",
            Claim::OutOfTurn => "Non aveva il tratto",
            Claim::Misconduct => "Arbitro, per favore",
        }),
        Deed::Chooses(remedy) => Some(match remedy {
            Remedy::LetStand => "Resti così",
            Remedy::MoveCorrectly => "Muova quel pezzo come si deve",
            Remedy::CaptureLegally => "Lo catturi in modo legale",
            Remedy::MoveKing => "Muova il Re",
            Remedy::MoveAnother => "Muova un altro pezzo",
        }),
        Deed::WithdrawsClaim => Some("Ritiro la richiesta"),
        Deed::OffersDraw => Some("Patta?"),
        Deed::AnswersDraw(Reply::Accepts) => Some("D’accordo"),
        Deed::AnswersDraw(Reply::Declines) => Some("No, giochiamo"),
        Deed::Resigns => Some("Abbandono"),
        Deed::Testifies(Testimony::Confirms) => Some("Sì, è andata così"),
        Deed::Testifies(Testimony::Denies) => Some("No, non è andata così"),
        Deed::Testifies(Testimony::DoesNotKnow) => Some("Non lo so"),
        Deed::Consents => Some("Nulla da obiettare"),
        Deed::Appeals => Some("Faccio ricorso"),
        Deed::Touches { .. }
        | Deed::Places { .. }
        | Deed::Releases { .. }
        | Deed::Removes { .. }
        | Deed::Puts { .. }
        | Deed::Knocks { .. }
        | Deed::SetsRight
        | Deed::StopsRecording
        | Deed::Declares(_)
        | Deed::PressesClock { .. }
        | Deed::StopsClocks { .. }
        | Deed::Writes { .. }
        | Deed::FlagFalls
        | Deed::Notices
        | Deed::Misbehaves(_)
        | Deed::Decides(_) => None,
    }
}

const fn is_feminine(role: shakmaty::Role) -> bool {
    use shakmaty::Role;
    matches!(role, Role::Queen | Role::Rook)
}

const fn with_piece(role: Option<shakmaty::Role>) -> &'static str {
    use shakmaty::Role;
    match role {
        None => "con il pezzo",
        Some(Role::King) => "con il Re",
        Some(Role::Queen) => "con la Donna",
        Some(Role::Rook) => "con la Torre",
        Some(Role::Bishop) => "con l’Alfiere",
        Some(Role::Knight) => "con il Cavallo",
        Some(Role::Pawn) => "con il pedone",
    }
}

const fn claimed(claim: Claim) -> &'static str {
    match claim {
        Claim::IllegalMove => "l’avversario ha completato una mossa illegale",
        Claim::TouchMove => "il pezzo toccato va giocato",
        Claim::NoMove => "l’orologio è stato premuto senza muovere",
        Claim::FlagFall => "la bandierina dell’avversario è caduta",
        Claim::RepetitionAppeared => "patta, la posizione è apparsa per la terza volta",
        Claim::RepetitionAboutToAppear => "patta, la posizione sta per apparire la terza volta",
        Claim::FiftyMoves => "patta, cinquanta mosse senza catture e senza mosse di pedone",
        Claim::QuickplayFinish => "patta, l’avversario non fa alcuno sforzo per vincere",
        Claim::WrongSetUp => "i pezzi erano disposti in modo errato",
        Claim::DisplacedPieces => "dei pezzi sono stati spostati",
        Claim::OutOfTurn => "l’avversario non aveva il tratto",
        Claim::Misconduct => "l’avversario si è comportato scorrettamente",
    }
}

const fn misconduct_words(misconduct: Misconduct) -> &'static str {
    match misconduct {
        Misconduct::PreventsPress => "impedisce all’avversario di premere l’orologio",
        Misconduct::Distracts => "disturba l’avversario",
        Misconduct::Advice => "dà o riceve suggerimenti",
        Misconduct::RefusesToPlay => "si rifiuta di proseguire",
    }
}

const fn decision_words(decision: ArbiterAct) -> &'static str {
    match decision {
        ArbiterAct::StepsIn => "ferma gli orologi e interviene",
        ArbiterAct::Reinstates => "ripristina la posizione",
        ArbiterAct::OrdersTouchedPiece => "ordina di giocare il pezzo toccato",
        ArbiterAct::LetsPlayGoOn => "lascia proseguire la partita",
        ArbiterAct::AppealRejected => "conferma la decisione dell’arbitro",
        ArbiterAct::AppealUpheld => "annulla la decisione: la partita si rigioca",
    }
}
