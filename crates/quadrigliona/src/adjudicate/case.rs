//! An incident with everything reconstructed, and the questions that several modules ask of it.

use shakmaty::ByRole;

use super::error::AdjudicationError;
use crate::act::{Accord, Act, ActKind, Clocks, Person};
use crate::disputed_point::DisputedPoint;
use crate::ends::{PlayerState, player_state};
use crate::incident::Incident;
use crate::match_state::MatchState;
use crate::ruling::RulingBuilder;
use crate::seat::{PerSeat, Seat, Table};
use crate::turns::{Turn, Turns};

/// An incident with its halls and turns.
pub(super) struct Case<'a> {
    pub(super) incident: &'a Incident,
    /// The halls before the first act and after each act.
    pub(super) halls: Vec<MatchState>,
    pub(super) turns: Turns,
}

impl<'a> Case<'a> {
    pub(super) fn of(incident: &'a Incident) -> Result<Case<'a>, AdjudicationError> {
        let halls = MatchState::all(incident, &incident.acts)
            .map_err(|(act, error)| AdjudicationError::Act { act, error })?;
        let turns = Turns::of(incident, &halls);
        Ok(Case { incident, halls, turns })
    }

    pub(super) fn acts(&self) -> &'a [Act] {
        &self.incident.acts
    }

    /// The hall before an act.
    pub(super) fn before(&self, act: usize) -> &MatchState {
        &self.halls[act.min(self.halls.len() - 1)]
    }

    /// The hall after an act.
    pub(super) fn after(&self, act: usize) -> &MatchState {
        self.before(act + 1)
    }

    /// The hall after the last act.
    pub(super) fn at_the_end(&self) -> &MatchState {
        self.before(self.acts().len())
    }

    /// The number of illegal moves of each player so far, including those that the arbiter put back in
    /// the course of the incident.
    pub(super) fn counted(&self) -> PerSeat<u8> {
        let mut counted = PerSeat::default();
        for seat in Seat::ALL {
            let before = self.incident.tables.of(seat.table).illegal_moves.of(seat.color);
            let undone = self.turns.undone.iter().filter(|turn| turn.seat == seat).count();
            *counted.at_mut(seat) = before.saturating_add(u8::try_from(undone).unwrap_or(u8::MAX));
        }
        counted
    }

    /// The state of the player to move after a turn, by the reading of which reserve counts.
    pub(super) fn plight_after(&self, builder: &mut RulingBuilder<'_>, turn: &Turn) -> PlayerState {
        let match_state = turn.press.map_or(self.at_the_end(), |(press, _)| self.after(press));
        self.player_state(builder, match_state, turn.seat.opponent(), &turn.after)
    }

    /// The state of a player to move; the disputed point is consulted only where it matters.
    pub(super) fn player_state(
        &self,
        builder: &mut RulingBuilder<'_>,
        match_state: &MatchState,
        seat: Seat,
        position: &shakmaty::Setup,
    ) -> PlayerState {
        let with = |pieces: &ByRole<u8>| player_state(position, pieces);
        let sooner_or_later = with(&match_state.could_arrive(seat));
        let at_hand = with(&match_state.reserve.at(seat));
        let is_same = std::mem::discriminant(&sooner_or_later) == std::mem::discriminant(&at_hand);
        if !is_same && builder.reads_otherwise(DisputedPoint::ReserveThatCounts) {
            at_hand
        } else {
            sooner_or_later
        }
    }

    /// Whether an act was done by both members of a team, with both clocks stopped.
    pub(super) fn is_by_both(&self, act: usize, accord: Accord) -> bool {
        let both_stop = self.acts()[..=act].iter().rev().find_map(|act| {
            let ActKind::StopsClocks { which, accord } = act.kind else { return None };
            Some((which, accord))
        });
        accord == Accord::WithPartner
            && both_stop == Some((Clocks::BothBoards, Accord::WithPartner))
    }

    /// Whether the arbiter saw an act, or became aware of it since.
    pub(super) fn is_known(&self, act: usize) -> bool {
        self.acts()[act].sight.is_seen()
            || self.acts()[act..].iter().any(|later| later.kind == ActKind::Notices)
    }

    /// The number of acts up to the arbiter's last decision, with which everything before it is settled.
    pub(super) fn decided_until(&self) -> usize {
        let decides = |act: &Act| matches!(act.kind, ActKind::Decides(_));
        self.acts().iter().rposition(decides).map_or(0, |act| act + 1)
    }

    /// The seconds from an act to the last one.
    pub(super) fn seconds_since(&self, act: usize) -> u32 {
        self.acts().iter().skip(act + 1).fold(0, |all, act| all.saturating_add(act.after))
    }

    /// The turn to which an act on a board belongs.
    pub(super) fn turn_at(&self, table: Table, act: usize) -> Option<&Turn> {
        self.turns.at(table, act)
    }

    /// The act by which a player of a board ended a turn of his own, after another act.
    pub(super) fn passes_on(&self, seat: Seat, after: usize) -> Option<usize> {
        let turns = self.turns.of.of(seat.table).iter();
        turns.filter(|turn| turn.seat == seat).filter_map(Turn::own_press).find(|act| *act > after)
    }

    /// Whether a player consented after an act.
    pub(super) fn consents(&self, seat: Seat, after: usize) -> bool {
        self.acts()[after..]
            .iter()
            .any(|act| act.by == Person::Player(seat) && act.kind == ActKind::Consents)
    }
}
