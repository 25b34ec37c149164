//! An incident with its reconstruction and its ruling, to which changes of fact are applied.

use acconcio_adjudication::Adjudication;
use acconcio_adjudication::incident::{Act, Incident, Person};
use acconcio_adjudication::reconstruction::{Reconstruction, Turn};
use acconcio_adjudication::ruling::Ruling;

/// An incident with its reconstruction and its ruling.
pub(super) struct RuledIncident<'a> {
    pub(super) incident: &'a Incident,
    pub(super) reconstruction: Reconstruction,
    pub(super) ruling: Ruling,
}

impl<'a> RuledIncident<'a> {
    /// The scene of an incident that can be played.
    pub(super) fn of(incident: &'a Incident) -> Option<RuledIncident<'a>> {
        let Adjudication { reconstruction, ruling } = Adjudication::of(incident).ok()?;
        Some(RuledIncident { incident, reconstruction, ruling })
    }

    /// The turn that is ruled on.
    pub(super) fn turn(&self) -> Option<&Turn> {
        let subject = &self.ruling.subject;
        self.reconstruction.turns.iter().find(|turn| {
            turn.player == subject.player
                && (turn.first_act, turn.last_act) == (subject.first_act, subject.last_act)
        })
    }

    /// The acts of the turn's player in the turn, with their indices.
    pub(super) fn acts_of_turn(&self) -> impl DoubleEndedIterator<Item = (usize, &'a Act)> {
        let subject = &self.ruling.subject;
        let player = Person::from(subject.player);
        let (first, last) = (subject.first_act, subject.last_act);
        let acts = self.incident.acts.iter().enumerate();
        acts.filter(move |(index, act)| (first..last).contains(index) && act.by == player)
    }

    /// The last act of the turn by which its player handled a piece.
    pub(super) fn last_handling(&self) -> Option<usize> {
        let mut acts = self.acts_of_turn();
        acts.rfind(|(_, act)| act.kind.handles_piece()).map(|(index, _)| index)
    }
}
