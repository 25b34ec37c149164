//! The result of the match when a game is lost or drawn, and the breaking of a tie.

use shakmaty::Position;

use super::case::Case;
use crate::book::{Fact, Holding, Rule};
use crate::disputed_point::DisputedPoint;
use crate::incident::History;
use crate::moves;
use crate::ruling::{GameOutcome, Outcome, RulingBuilder, TieBreak};
use crate::seat::{PerTable, Seat, Team};

/// Rules that a player loses his game, by this holding, and with it the match (rule 19): also where his
/// opponent could not mate, unless that is read as in the FIDE Laws.
pub(super) fn lose(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    loser: Seat,
    holding: &Holding,
) {
    let winner = loser.opponent();
    if cannot_mate(case, winner) {
        if builder.reads_otherwise(DisputedPoint::NoMatingMaterial) {
            let drawn = builder.hold(Rule::LossOnTime, Fact::CouldNotMate(winner));
            return draw(case, builder, &drawn);
        }
        builder.hold(Rule::NoLackOfMaterial, Fact::CouldNotMate(winner));
    }
    win(builder, loser, holding);
}

/// Fills in that a player has lost his game, by this holding, in a match of two games of which the first
/// to end decides (rules 2 and 19).
pub(super) fn win(builder: &mut RulingBuilder<'_>, loser: Seat, holding: &Holding) {
    let winner = loser.opponent().team();
    builder.game.fill(holding.orders(GameOutcome::Won(winner)));
    let other = Fact::OtherUnfinished(loser.table.other());
    builder.hold(Rule::TwoGamesAtOnce, other.clone());
    let first = builder.hold(Rule::FirstEndDecides, other);
    builder.result.fill(first.orders(Outcome::Won(winner)));
}

/// Fills in that a game is drawn, by this holding, and with it the match (rule 19), unless that is read
/// otherwise.
pub(super) fn draw(case: &Case<'_>, builder: &mut RulingBuilder<'_>, holding: &Holding) {
    builder.game.fill(holding.orders(GameOutcome::Drawn));
    if builder.reads_otherwise(DisputedPoint::DrawOnOneBoard) {
        let two = builder.hold(Rule::TwoGamesAtOnce, Fact::RulesAreSilent);
        builder.result.fill(two.orders(Outcome::Continues));
        return;
    }
    let ended = builder.hold(Rule::FirstEndDecides, Fact::RulesAreSilent);
    draw_match(case, builder, &ended);
}

/// Fills in that the match is drawn, by this holding; it may be decided by a race, or awarded to the one
/// team that has played and is unbeaten.
pub(super) fn draw_match(case: &Case<'_>, builder: &mut RulingBuilder<'_>, holding: &Holding) {
    builder.result.fill(holding.orders(Outcome::Drawn));
    let (rule, fact, tie_break) = tie_break(case);
    let broken = builder.hold(rule, fact);
    builder.tie_break.fill(broken.orders(tie_break));
}

/// The way in which a drawn match may be decided, by a rule on a fact.
pub(super) fn tie_break(case: &Case<'_>) -> (Rule, Fact, TieBreak) {
    let history = case.incident.history;
    let is_unbeaten = |team: &Team| *history.of(*team) == History::Unbeaten;
    let unbeaten = PerTable { a: is_unbeaten(&Team::Red), b: is_unbeaten(&Team::Blue) };
    let alone = match (unbeaten.a, unbeaten.b) {
        (true, false) => Some(Team::Red),
        (false, true) => Some(Team::Blue),
        (true, true) | (false, false) => None,
    };
    match alone {
        Some(team) => {
            (Rule::AwardBreaksTie, Fact::AloneUnbeaten(team), TieBreak::RaceOrAward(team))
        }
        None => (Rule::RaceBreaksTie, Fact::NoTeamAloneUnbeaten, TieBreak::Race),
    }
}

/// Whether a player has too little material on his board to mate, and nothing in reserve.
///
/// SHORTCUT: by the material alone, as the board shows it; a player who has a piece in reserve, or
/// pawns that are blocked for good, is taken to be able to mate.
fn cannot_mate(case: &Case<'_>, seat: Seat) -> bool {
    let match_state = case.at_the_end();
    let has_reserve = match_state.reserve.at(seat) != shakmaty::ByRole::default();
    let position = case.turns.of.of(seat.table).last().map(|turn| &turn.after);
    !has_reserve
        && position
            .and_then(moves::position)
            .is_some_and(|position| position.has_insufficient_material(seat.color))
}
