//! Article 9.6 (since 2014): draws without a claim, by the fivefold repetition and by seventy-five moves.

use shakmaty::Position;

use super::counted::{arisen, reading};
use crate::case::Case;
use crate::game_record::{EnPassantReading, GameRecord};
use crate::laws::edition::Fivefold;
use crate::laws::{Fact, Holding, Step};
use crate::reconstruction::Known;
use crate::ruling::{
    Admissibility, Classification, Completion, Outcome, Reinstatement, RulingBuilder, Trigger,
};

/// A draw without a claim.
#[derive(Clone, Debug)]
pub(crate) struct DrawnByItself {
    /// The act by which the last move was made; none where it was made before the incident's acts.
    pub(crate) act: Option<usize>,
    holding: Holding,
}

impl DrawnByItself {
    /// The step noted where nobody knows of the draw whose knowledge counts.
    pub(crate) fn unnoticed(self) -> Step {
        self.holding.into_unmet_step(Fact::ArbiterDoesNotKnow)
    }
}

/// The first moment at which the game was drawn without a claim, if there was one.
pub(crate) fn by_itself(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Option<DrawnByItself> {
    let records = case.reconstruction.known.all();
    records.into_iter().find_map(|known| by_itself_on(case, builder, known))
}

fn by_itself_on(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    known: &Known,
) -> Option<DrawnByItself> {
    let record = known.record.as_ref()?;
    (0..=record.last_ply()).find_map(|ply| {
        let position = record.position(ply)?;
        // DIFFERENCE: only of the seventy-five moves do the Laws say that mate takes precedence; a position
        // that repeats has not ended the game before.
        if position.is_checkmate() {
            return None;
        }
        let holding = five_times(case, builder, record, ply)
            .or_else(|| seventy_five_moves(case, record, ply))?;
        let mut turns = (0..case.reconstruction.turns.len()).rev();
        let maker = turns.find(|turn| known.begins(*turn).is_some_and(|begins| begins + 1 == ply));
        let act = maker.and_then(|turn| case.reconstruction.turns[turn].made_by());
        Some(DrawnByItself { act, holding })
    })
}

fn five_times(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    record: &GameRecord,
    ply: usize,
) -> Option<Holding> {
    let (rule, is_in_a_row) = match &case.book.edition.draws.fivefold {
        Fivefold::Never => return None,
        Fivefold::InARow(rule) => (rule, true),
        Fivefold::AtAnyDistance(rule) => (rule, false),
    };
    // A position that has not arisen so often under any reading is not listed.
    if record.occurrences(ply, EnPassantReading::Playable) < rule.value {
        return None;
    }
    let repetition = record.repetition(ply)?;
    let reading = reading(builder, &repetition, rule.value);
    let same: Vec<usize> = repetition.same(reading).collect();
    let found = Fact::Repeated {
        arisen: same.iter().map(|ply| arisen(record, *ply)).collect(),
        needed: rule.value,
    };
    if same.len() < rule.value {
        return None;
    }
    if is_in_a_row && !repetition.is_in_a_row(rule.value, reading) {
        builder.note(rule.not_met(found));
        return None;
    }
    Some(rule.holds(found))
}

fn seventy_five_moves(case: &Case<'_>, record: &GameRecord, ply: usize) -> Option<Holding> {
    let rule = case.book.edition.draws.seventy_five.as_ref()?;
    let made = record.quiet_half_moves(ply);
    (made >= rule.value).then(|| rule.holds(Fact::QuietHalfMoves { made, needed: rule.value }))
}

/// The game is drawn, and the arbiter who knows of it steps in.
pub(crate) fn drawn_by_itself(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    drawn: DrawnByItself,
) {
    let DrawnByItself { holding, .. } = drawn;
    builder.classification.fill(holding.orders(Classification::DrawnByItself));
    builder.completion.fill(holding.orders(Completion::EndsGame));
    builder.trigger.fill(holding.orders(Trigger::ExOfficio));
    builder.board.fill(holding.orders(Reinstatement::Keep));
    builder.result.fill(holding.orders(Outcome::Drawn));
    if !case.reconstruction.draw_claims.is_empty() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    builder.note_holding(holding);
}
