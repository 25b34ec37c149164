//! Codes of the 19th century: touched men, false moves, and the remedies that the opponent may choose from.
//!
//! MISSING: the options after moving an enemy man (X of London) and after a move out of turn (XIV), whose texts were not
//! read in full, and the rule of 1862 by which men placed wrongly at the start annul the game, whose number was not read.
//!
//! They have no clock to press, no count of offences and no arbiter who acts of his own accord: the
//! opponent objects before he touches a man, or lets the false move pass.

use serde::Serialize;

use super::{Provision, Rule};
use crate::edition_id::EditionId;
use crate::incident::Remedy;

/// The provisions of an old code.
#[derive(Clone, Debug, Serialize)]
pub struct HistoricCode {
    /// The code that this is.
    pub id: EditionId,
    /// A false move, and the remedies among which the opponent chooses.
    pub(crate) false_move: Provision<&'static [Remedy]>,
    /// A touched man of one's own must be played, where the code says so.
    pub(crate) touched_man: Option<Provision>,
    /// An enemy man touched must be taken, or else the king moved.
    pub(crate) enemy_man_touched: Option<Provision>,
    /// The time limit for an objection.
    pub(crate) objection: Provision,
    /// No draw can be claimed: the players may only agree on one.
    pub(crate) draw_claim: Provision,
    /// The ways in which a game ends.
    pub(crate) game_end: Provision,
}

const fn shall(edition: EditionId, article: &'static str, rule: Rule) -> Provision {
    Provision::shall(edition, article, rule)
}

/// A provision that a code takes for granted, or states in a rule that was not read.
///
/// DOUBT: none of the rules of London Chess Club that were read speaks of mate, resignation or agreement,
/// and of the laws of 1862 only Law VII was read.
const fn taken_for_granted(edition: EditionId) -> Provision {
    shall(edition, "custom", Rule::OldGameEnd)
}

/// The absence of a rule on claims of a draw.
///
/// DOUBT: the rules that were read have none; those that count moves in some endings were not read.
const fn no_draw_to_claim(edition: EditionId, article: &'static str) -> Provision {
    shall(edition, article, Rule::OldDrawClaim)
}

/// DOUBT: place and time of the custom vary (England gave it up in 1862, it was applied at Kiel in
/// 1893, and Tarrasch wrote in 1931 that it had ended a few years before). No numbered code is meant.
pub(crate) static KING_PENALTY: HistoricCode = HistoricCode {
    id: EditionId::KingPenalty,
    false_move: Provision::fixing(
        EditionId::KingPenalty,
        "Kiel 1893",
        Rule::OldFalseMove,
        &[Remedy::MoveKing],
    ),
    touched_man: None,
    enemy_man_touched: None,
    objection: shall(EditionId::KingPenalty, "Kiel 1893", Rule::OldObjection),
    draw_claim: no_draw_to_claim(EditionId::KingPenalty, "Kiel 1893"),
    game_end: shall(EditionId::KingPenalty, "Kiel 1893", Rule::OldGameEnd),
};

pub(crate) static LONDON_XIII: HistoricCode = HistoricCode {
    id: EditionId::LondonXiii,
    false_move: Provision::fixing(
        EditionId::LondonXiii,
        "XIII",
        Rule::OldFalseMove,
        &[Remedy::LetStand, Remedy::MoveCorrectly, Remedy::MoveKing],
    ),
    touched_man: Some(shall(EditionId::LondonXiii, "VII", Rule::OldTouchedMan)),
    enemy_man_touched: Some(shall(EditionId::LondonXiii, "IX", Rule::OldEnemyManTouched)),
    objection: shall(EditionId::LondonXiii, "XXV", Rule::OldObjection),
    draw_claim: no_draw_to_claim(EditionId::LondonXiii, "custom"),
    game_end: taken_for_granted(EditionId::LondonXiii),
};

/// DOUBT: the laws of 1862 other than Law VII were not read.
pub(crate) static BCA_1862: HistoricCode = HistoricCode {
    id: EditionId::Bca1862,
    false_move: Provision::fixing(
        EditionId::Bca1862,
        "VII",
        Rule::OldFalseMove,
        &[Remedy::MoveCorrectly, Remedy::CaptureLegally, Remedy::MoveAnother],
    ),
    touched_man: None,
    enemy_man_touched: None,
    objection: shall(EditionId::Bca1862, "VII", Rule::OldObjection),
    draw_claim: no_draw_to_claim(EditionId::Bca1862, "custom"),
    game_end: taken_for_granted(EditionId::Bca1862),
};
