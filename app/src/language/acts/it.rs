//! Acts in Italian.

use acconcio_adjudication::incident::{
    ActKind, ArbiterAct, Claim, Clock, Finding, Hand, Manner, Misconduct, OfferTerms, Order, Owner,
    Purpose, Remedy, Reply, Stance, Testimony,
};
use shakmaty::Square;

use super::{ActContext, Placing, hand_words, is_arbiter, is_of_the_committee};
use crate::language::Language;

const IT: Language = Language::Italian;

pub(super) fn sentence(context: &ActContext<'_>) -> String {
    let who = context.who(IT);
    match &context.act.kind {
        ActKind::AnnouncesAdjusting | ActKind::Declares(_) => {
            let said = IT.speech(context.act).unwrap_or_default();
            format!("{who} dice: {}.", IT.quoted(&said))
        }
        ActKind::Touches { square, manner, hand, together_with, order, purpose } => {
            let pieces = touched(context, *square, *together_with);
            let sentence = touch(&who, *manner, &pieces, *hand, *order);
            format!("{sentence}{}", purpose_words(*purpose))
        }
        ActKind::Places { from, to, hand } => place(context, &who, (*from, *to), *hand),
        ActKind::Releases { square } => format!("{who} rilascia {}.", context.piece(IT, *square)),
        ActKind::Removes { square, hand } => {
            let hand = hand_words(IT, *hand);
            format!("{who} toglie{hand} dalla scacchiera {}.", context.piece(IT, *square))
        }
        ActKind::Puts { role, square, hand, of: Owner::Opponent, .. } => {
            let hand = hand_words(IT, *hand);
            let piece = IT.the_role(*role);
            let captured = if is_feminine(*role) { "catturata" } else { "catturato" };
            format!("{who} rimette{hand} in {square} {piece} dell’avversario, già {captured}.")
        }
        ActKind::Puts { role, square, stance, hand, of: Owner::Own } => {
            let hand = hand_words(IT, *hand);
            let stance = match (stance, is_feminine(*role)) {
                (Stance::Upright, _) => "",
                (Stance::UpsideDown, true) => " capovolta",
                (Stance::UpsideDown, false) => " capovolto",
            };
            format!("{who} mette{hand} {}{stance} in {square} e lascia la presa.", IT.a_role(*role))
        }
        ActKind::Displaces { square, to } => {
            let piece = context.piece(IT, *square);
            match to {
                None => format!("{who} urta {piece}, che finisce fuori dalla scacchiera."),
                Some(to) => format!("{who} urta {piece}, che finisce in {to}."),
            }
        }
        ActKind::SetsRight => format!("{who} rimette a posto i pezzi spostati."),
        ActKind::PressesClock { hand } => {
            format!("{who} preme l’orologio{}.", hand_words(IT, *hand))
        }
        ActKind::StopsClocks { which: Clock::Both } => format!("{who} ferma gli orologi."),
        ActKind::StopsClocks { which: Clock::Own } => format!("{who} ferma il proprio orologio."),
        ActKind::Claims(claim) => format!("{who} reclama: {}.", claimed(*claim)),
        ActKind::WithdrawsClaim => format!("{who} vuole ritirare la richiesta."),
        ActKind::Writes { san } => format!("{who} scrive {} sul formulario.", IT.san_text(san)),
        ActKind::StopsRecording => format!("{who} smette di trascrivere le mosse."),
        ActKind::Chooses(remedy) => format!("{who} sceglie: {}.", IT.remedy(*remedy)),
        ActKind::OffersDraw(OfferTerms::Plain) => format!("{who} propone patta."),
        ActKind::OffersDraw(OfferTerms::Conditional) => {
            format!("{who} propone patta a una condizione.")
        }
        ActKind::WithdrawsOffer => format!("{who} vuole ritirare l’offerta di patta."),
        ActKind::AnswersDraw(Reply::AsksForTheMove) => {
            format!("{who} chiede di vedere prima la mossa.")
        }
        ActKind::AnswersDraw(Reply::Accepts) => format!("{who} accetta la patta."),
        ActKind::AnswersDraw(Reply::Declines) => format!("{who} rifiuta la patta."),
        ActKind::Finds(finding) => {
            format!("{who} accerta che l’avversario {}.", finding_words(*finding))
        }
        ActKind::Resigns => format!("{who} abbandona."),
        ActKind::FlagFalls => match context.act.player() {
            Some(color) => {
                format!("Cade la bandierina {}.", IT.of_player(color, context.players))
            }
            None => "Cade una bandierina.".to_owned(),
        },
        ActKind::Notices if is_arbiter(context.act.by) => format!("{who} ne viene a conoscenza."),
        ActKind::Notices => format!("{who} si accorge dell’accaduto."),
        ActKind::Testifies(Testimony::Confirms) => format!("{who} conferma che è andata così."),
        ActKind::Testifies(Testimony::Denies) => format!("{who} nega che sia andata così."),
        ActKind::Testifies(Testimony::DoesNotKnow) => format!("{who} non sa dire come sia andata."),
        ActKind::Consents => format!("{who} non ha nulla da obiettare."),
        ActKind::Misbehaves(misconduct) => format!("{who} {}.", misconduct_words(*misconduct)),
        ActKind::Decides(decision) if is_of_the_committee(*decision) => {
            format!("La commissione d’appello {}.", decision_words(*decision))
        }
        ActKind::Decides(decision) => format!("{who} {}.", decision_words(*decision)),
        ActKind::Appeals => format!("{who} ricorre contro la decisione."),
    }
}

/// The piece touched, or the two touched in one instant.
fn touched(context: &ActContext<'_>, square: Square, together_with: Option<Square>) -> String {
    let piece = context.piece(IT, square);
    match together_with {
        None => piece,
        Some(second) => format!("nello stesso istante {piece} e {}", context.piece(IT, second)),
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

fn place(context: &ActContext<'_>, who: &str, (from, to): (Square, Square), hand: Hand) -> String {
    let piece =
        context.before.board.role_at(from).map_or("il pezzo".to_owned(), |r| IT.the_role(r));
    let hand = hand_words(IT, hand);
    match context.placing(from, to) {
        Placing::Back => format!("{who} rimette{hand} {piece} in {to}."),
        Placing::Plain => {
            format!("{who} porta{hand} {piece} da {from} a {to}, senza lasciare la presa.")
        }
        Placing::Taking => {
            let taken = context.piece(IT, to);
            let with = with_piece(context.before.board.role_at(from));
            format!("{who} cattura{hand} {taken} {with} da {from}, senza lasciare la presa.")
        }
    }
}

pub(super) fn label(kind: &ActKind) -> String {
    match kind {
        ActKind::AnnouncesAdjusting => "Dice «acconcio»".to_owned(),
        ActKind::Touches { square, together_with: None, .. } => format!("Tocca {square}"),
        ActKind::Touches { square, together_with: Some(second), .. } => {
            format!("Tocca {square} e {second}")
        }
        ActKind::Places { from, to, .. } if from == to => format!("Rimette in {to}"),
        ActKind::Places { from, to, .. } => format!("Da {from} a {to}"),
        ActKind::Releases { square } => format!("Rilascia {square}"),
        ActKind::Removes { square, .. } => format!("Toglie {square}"),
        ActKind::Puts { square, of: Owner::Opponent, .. } => format!("Rimette in {square}"),
        ActKind::Puts { role, square, of: Owner::Own, .. } => {
            format!("{} in {square}", IT.role(*role))
        }
        ActKind::Displaces { square, .. } => format!("Urta {square}"),
        ActKind::SetsRight => "Rimette a posto".to_owned(),
        ActKind::Declares(_) => "Dichiara".to_owned(),
        ActKind::PressesClock { .. } => "Orologio".to_owned(),
        ActKind::StopsClocks { .. } => "Orologi fermi".to_owned(),
        ActKind::Claims(_) => "Reclamo".to_owned(),
        ActKind::WithdrawsClaim => "La ritira".to_owned(),
        ActKind::Writes { .. } => "Scrive".to_owned(),
        ActKind::StopsRecording => "Non trascrive più".to_owned(),
        ActKind::Chooses(_) => "Scelta".to_owned(),
        ActKind::OffersDraw(_) => "Propone patta".to_owned(),
        ActKind::WithdrawsOffer => "Ritira l’offerta".to_owned(),
        ActKind::AnswersDraw(Reply::AsksForTheMove) => "Chiede la mossa".to_owned(),
        ActKind::Finds(_) => "Accertamento".to_owned(),
        ActKind::AnswersDraw(Reply::Accepts) => "Accetta patta".to_owned(),
        ActKind::AnswersDraw(Reply::Declines) => "Rifiuta patta".to_owned(),
        ActKind::Resigns => "Abbandona".to_owned(),
        ActKind::FlagFalls => "Bandierina".to_owned(),
        ActKind::Notices => "Se ne accorge".to_owned(),
        ActKind::Testifies(_) => "Dichiarazione".to_owned(),
        ActKind::Consents => "Non obietta".to_owned(),
        ActKind::Misbehaves(_) => "Scorrettezza".to_owned(),
        ActKind::Decides(_) => "Arbitro".to_owned(),
        ActKind::Appeals => "Ricorso".to_owned(),
    }
}

pub(super) fn speech(kind: &ActKind) -> Option<&'static str> {
    match kind {
        ActKind::AnnouncesAdjusting => Some("Acconcio"),
        ActKind::Claims(claim) => Some(match claim {
            Claim::IllegalMove => "Mossa illegale",
            Claim::TouchMove => "Pezzo toccato, pezzo mosso",
            Claim::NoMove => "Non ha mosso",
            Claim::FlagFall => "Bandierina",
            Claim::RepetitionAppeared => "Terza volta, stessa posizione",
            Claim::RepetitionAboutToAppear => "Con la mia mossa è la terza volta",
            Claim::FiftyMoves => "Cinquanta mosse",
            Claim::QuickplayFinish => "Non fa nulla per vincere",
            Claim::QuickplayIncrement => "Chiedo l’incremento",
            Claim::DeadPosition => "Posizione morta",
            Claim::WrongSetUp => "I pezzi erano disposti male",
            Claim::DisplacedPieces => "Questi pezzi stavano altrove",
            Claim::OutOfTurn => "Non aveva il tratto",
            Claim::Misconduct => "Arbitro, per favore",
        }),
        ActKind::Chooses(remedy) => Some(match remedy {
            Remedy::LetStand => "Resti così",
            Remedy::MoveCorrectly => "Muova quel pezzo come si deve",
            Remedy::CaptureLegally => "Lo catturi in modo legale",
            Remedy::MoveKing => "Muova il Re",
            Remedy::MoveAnother => "Muova un altro pezzo",
        }),
        ActKind::WithdrawsClaim => Some("Ritiro la richiesta"),
        ActKind::OffersDraw(OfferTerms::Plain) => Some("Patta?"),
        ActKind::OffersDraw(OfferTerms::Conditional) => Some("Patta, a una condizione?"),
        ActKind::WithdrawsOffer => Some("Ritiro l’offerta"),
        ActKind::AnswersDraw(Reply::AsksForTheMove) => Some("Prima mi mostri la mossa"),
        ActKind::AnswersDraw(Reply::Accepts) => Some("D’accordo"),
        ActKind::AnswersDraw(Reply::Declines) => Some("No, giochiamo"),
        ActKind::Resigns => Some("Abbandono"),
        ActKind::Testifies(Testimony::Confirms) => Some("Sì, è andata così"),
        ActKind::Testifies(Testimony::Denies) => Some("No, non è andata così"),
        ActKind::Testifies(Testimony::DoesNotKnow) => Some("Non lo so"),
        ActKind::Consents => Some("Nulla da obiettare"),
        ActKind::Appeals => Some("Faccio ricorso"),
        ActKind::Touches { .. }
        | ActKind::Places { .. }
        | ActKind::Releases { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::Displaces { .. }
        | ActKind::SetsRight
        | ActKind::StopsRecording
        | ActKind::Declares(_)
        | ActKind::PressesClock { .. }
        | ActKind::StopsClocks { .. }
        | ActKind::Writes { .. }
        | ActKind::FlagFalls
        | ActKind::Notices
        | ActKind::Misbehaves(_)
        | ActKind::Finds(_)
        | ActKind::Decides(_) => None,
    }
}

fn is_feminine(role: shakmaty::Role) -> bool {
    use shakmaty::Role;
    matches!(role, Role::Queen | Role::Rook)
}

fn with_piece(role: Option<shakmaty::Role>) -> &'static str {
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

fn claimed(claim: Claim) -> &'static str {
    match claim {
        Claim::IllegalMove => "l’avversario ha completato una mossa illegale",
        Claim::TouchMove => "il pezzo toccato va giocato",
        Claim::NoMove => "l’orologio è stato premuto senza muovere",
        Claim::FlagFall => "la bandierina dell’avversario è caduta",
        Claim::RepetitionAppeared => "patta, la posizione è apparsa per la terza volta",
        Claim::RepetitionAboutToAppear => "patta, la posizione sta per apparire la terza volta",
        Claim::FiftyMoves => "patta, cinquanta mosse senza catture e senza mosse di pedone",
        Claim::QuickplayFinish => {
            "patta, l’avversario non fa alcuno sforzo per vincere o non può vincere con mezzi normali"
        }
        Claim::QuickplayIncrement => "un incremento per entrambi, perché resta poco tempo",
        Claim::DeadPosition => "patta, nessuno dei due può più dare matto",
        Claim::WrongSetUp => "i pezzi erano disposti in modo errato",
        Claim::DisplacedPieces => "dei pezzi sono stati spostati",
        Claim::OutOfTurn => "l’avversario non aveva il tratto",
        Claim::Misconduct => "l’avversario si è comportato scorrettamente",
    }
}

/// The purpose of a touch, as a sentence after the touch; nothing where it is to play the piece.
fn purpose_words(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::ToPlay => "",
        Purpose::ToShow => " Vuole solo indicarlo.",
        Purpose::ToClearUp => " Crede che la partita sia finita e riordina i pezzi.",
    }
}

fn finding_words(finding: Finding) -> &'static str {
    match finding {
        Finding::NoEffortToWin => "non fa alcuno sforzo per vincere con mezzi normali",
        Finding::CannotWinNormally => "non può vincere con mezzi normali",
        Finding::TriesToWin => "cerca di vincere con mezzi normali",
    }
}

fn misconduct_words(misconduct: Misconduct) -> &'static str {
    match misconduct {
        Misconduct::PreventsPress => "impedisce all’avversario di premere l’orologio",
        Misconduct::Distracts => "disturba l’avversario",
        Misconduct::Advice => "dà o riceve suggerimenti",
        Misconduct::RefusesToPlay => "si rifiuta di proseguire",
    }
}

fn decision_words(decision: ArbiterAct) -> &'static str {
    match decision {
        ArbiterAct::StepsIn => "ferma gli orologi e interviene",
        ArbiterAct::Reinstates => "ripristina la posizione",
        ArbiterAct::OrdersTouchedPiece => "ordina di giocare il pezzo toccato",
        ArbiterAct::LetsPlayGoOn => "lascia proseguire la partita",
        ArbiterAct::AppealRejected => "conferma la decisione dell’arbitro",
        ArbiterAct::AppealUpheld => "annulla la decisione: la partita si rigioca",
    }
}
