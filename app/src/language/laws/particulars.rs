//! Rules on which one edition or code differs from the others.

use acconcio_adjudication::laws::{EditionId, Rule};

use crate::language::Language;

/// The paraphrase of the rule in this edition; none where it agrees with the others.
pub(super) fn rule_under(
    language: Language,
    rule: Rule,
    edition: EditionId,
) -> Option<&'static str> {
    let particular = match (rule, edition) {
        (Rule::ClockTimesByJudgement, EditionId::UsChess) => Particular::ClocksStayAsTheyAre,
        (Rule::UpsideDownRook, EditionId::UsChess) => Particular::UpsideDownRookIsQueen,
        (Rule::AgreedDraw, EditionId::E2017 | EditionId::E2018 | EditionId::E2023) => {
            Particular::DrawAfterAMoveEach
        }
        (
            Rule::ColoursReversed,
            EditionId::E2017 | EditionId::E2018 | EditionId::E2023 | EditionId::UsChess,
        ) => Particular::ColoursReversedEarly,
        (Rule::TwoHands, EditionId::E2018 | EditionId::E2023) => Particular::TwoHandsOncePressed,
        (Rule::LossOnTime, EditionId::UsChess) => Particular::LossByMaterial,
        (Rule::ClaimStopsClocks, EditionId::E2009 | EditionId::UsChess) => {
            Particular::ClocksMayBeStopped
        }
        (Rule::Fivefold, EditionId::E2014) => Particular::FivefoldInARow,
        (Rule::Fivefold | Rule::SeventyFive, EditionId::UsChess) => Particular::DirectorMayDeclare,
        (Rule::Penalties, EditionId::UsChess) => Particular::PenaltiesOfTheDirector,
        _ => return None,
    };
    Some(match language {
        Language::English => english(particular),
        Language::Italian => italian(particular),
    })
}

/// The particulars of editions and codes.
#[derive(Clone, Copy)]
enum Particular {
    ClocksStayAsTheyAre,
    UpsideDownRookIsQueen,
    DrawAfterAMoveEach,
    ColoursReversedEarly,
    TwoHandsOncePressed,
    LossByMaterial,
    PenaltiesOfTheDirector,
    ClocksMayBeStopped,
    FivefoldInARow,
    DirectorMayDeclare,
}

fn english(particular: Particular) -> &'static str {
    match particular {
        Particular::ClocksMayBeStopped => "Who claims a draw may stop the clocks.",
        Particular::FivefoldInARow => {
            "When the same position comes back every second move, five times running, the game is \
             drawn without a claim."
        }
        Particular::DirectorMayDeclare => {
            "The director may declare the game drawn after five repetitions running, or after \
             seventy-five moves by each player without a capture or a pawn move."
        }
        Particular::ClocksStayAsTheyAre => {
            "When something is put right, the times on the clocks stay as they are."
        }
        Particular::UpsideDownRookIsQueen => {
            "A rook put upside down on the promotion square is a queen, unless the player announced \
             another piece."
        }
        Particular::DrawAfterAMoveEach => {
            "The players may agree a draw once both have made a move."
        }
        Particular::ColoursReversedEarly => {
            "A game begun with the colours reversed begins anew if that is found within the first \
             ten moves; later it goes on."
        }
        Particular::TwoHandsOncePressed => {
            "Two hands used for one move count as an illegal move once the clock is pressed."
        }
        Particular::LossByMaterial => {
            "Who has not made his moves in time has lost; if his opponent has too little material, \
             the game is drawn."
        }
        Particular::PenaltiesOfTheDirector => {
            "Where no penalty is fixed, the director may warn or give the opponent time."
        }
    }
}

fn italian(particular: Particular) -> &'static str {
    match particular {
        Particular::ClocksMayBeStopped => "Chi richiede la patta può fermare gli orologi.",
        Particular::FivefoldInARow => {
            "Quando la stessa posizione ritorna ogni due mosse, cinque volte di seguito, la partita \
             è patta senza richiesta."
        }
        Particular::DirectorMayDeclare => {
            "Il direttore può dichiarare patta la partita dopo cinque ripetizioni di seguito, o dopo \
             settantacinque mosse per parte senza catture e senza mosse di pedone."
        }
        Particular::ClocksStayAsTheyAre => {
            "Quando si rimette a posto qualcosa, i tempi sugli orologi restano quelli che sono."
        }
        Particular::UpsideDownRookIsQueen => {
            "Una Torre messa capovolta nella casa di promozione è una Donna, se il giocatore non ha \
             annunciato un altro pezzo."
        }
        Particular::DrawAfterAMoveEach => {
            "I giocatori possono accordarsi per la patta dopo che entrambi hanno eseguito una mossa."
        }
        Particular::ColoursReversedEarly => {
            "La partita iniziata a colori invertiti ricomincia se ci se ne accorge entro le prime \
             dieci mosse; poi prosegue."
        }
        Particular::TwoHandsOncePressed => {
            "Usare due mani per una sola mossa vale come mossa illegale, una volta premuto \
             l’orologio."
        }
        Particular::LossByMaterial => {
            "Chi non ha eseguito le mosse in tempo perde; se l’avversario ha troppo poco materiale, \
             la partita è patta."
        }
        Particular::PenaltiesOfTheDirector => {
            "Dove nessuna sanzione è fissata, il direttore può richiamare o dare tempo \
             all’avversario."
        }
    }
}
