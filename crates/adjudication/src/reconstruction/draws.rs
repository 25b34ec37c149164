//! Claims of a draw, and the game as far as it is known: the moves played before the incident and in it.

use shakmaty::{Chess, Color};

use super::Turn;
use crate::game_record::GameRecord;
use crate::incident::{ActKind, Claim, Declaration, Incident};

/// A claim of a draw by repetition or by the number of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawClaimMade {
    /// The index of the act.
    pub act: usize,
    /// The claimant.
    pub by: Color,
    /// The subject of the claim.
    pub claim: Claim,
    /// The index of the turn in which it is made.
    pub turn: usize,
    /// Whether the claimant had the move.
    pub having: HavingTheMove,
    /// The move that he had written by then in this turn, in SAN.
    pub written: Option<String>,
    /// The move that he had declared by then in this turn, in SAN.
    pub declared: Option<String>,
    /// Whether the arbiter has decided on it within the incident.
    pub state: ClaimState,
}

impl DrawClaimMade {
    /// Reads the moves that the claimant had written and declared in his turn before the claim.
    pub(super) fn read_forms(&mut self, incident: &Incident, since: usize) {
        for act in incident.acts.get(since..self.act).unwrap_or_default() {
            if act.player() != Some(self.by) {
                continue;
            }
            if let ActKind::Writes { san } = &act.kind {
                self.written = Some(san.clone());
            }
            if let ActKind::Declares(Declaration::Move(san)) = &act.kind {
                self.declared = Some(san.clone());
            }
        }
    }
}

/// Whether a player had the move when he claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HavingTheMove {
    /// The claimant had the move, and had not touched a piece to play it.
    Yes,
    /// The claimant had the move, since the opponent had made his, though not pressed the clock.
    ByAMoveNotPressed,
    /// The claimant had the move, and by this act had touched a piece to play it; no move was made yet.
    Touched(usize),
    /// The claimant had made a move, begun by this act; his clock was still running.
    Made(usize),
    /// The claimant had made a move, begun by this act, and pressed; the opponent has done nothing since.
    JustPressed(usize),
    /// The claimant did not have the move.
    No,
}

/// Whether a claim is still to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimState {
    /// The claim is still to be decided.
    Open,
    /// The arbiter has let play go on since.
    Settled,
}

/// The game as far as it is known.
#[derive(Clone, Debug)]
pub struct Known {
    /// The positions and moves; none where the incident does not start from a legal position.
    pub record: Option<GameRecord>,
    /// The ply of the position from which the incident starts, or with which the record begins anew.
    pub first: usize,
    /// The ply of the position from which each turn starts; none where it is not on record.
    begins: Vec<Option<usize>>,
    /// The record up to where this one begins anew: for claims made, and draws come about, before.
    earlier: Option<Box<Known>>,
}

impl Known {
    /// Combines the score and the turns.
    ///
    /// After an illegal move that stands, the record begins anew: no position before it can be reached
    /// again in the same game by legal moves, so none of them is counted.
    pub(super) fn of(incident: &Incident, turns: &[Turn]) -> Known {
        let Some(start) = turns.first().and_then(|turn| turn.before.position.clone()) else {
            return Known { record: None, first: 0, begins: Vec::new(), earlier: None };
        };
        let before = incident.score.as_ref().and_then(|score| score.played(incident.game));
        let scored = before.and_then(|(from, moves)| GameRecord::of(from, moves).ok());
        let leads_there = |record: &GameRecord| record.position(record.last_ply()) == Some(&start);
        let record = scored.filter(leads_there).unwrap_or_else(|| GameRecord::from(start));
        let first = record.last_ply();
        let mut known =
            Known { begins: vec![Some(first)], record: Some(record), first, earlier: None };
        for (index, turn) in turns.iter().enumerate() {
            known.take(index, turn, turns.get(index + 1));
        }
        known
    }

    /// The ply from which a turn starts.
    pub fn begins(&self, turn: usize) -> Option<usize> {
        self.begins.get(turn).copied().flatten()
    }

    /// Records the change that a turn made, and the ply from which the next one starts.
    fn take(&mut self, index: usize, turn: &Turn, next: Option<&Turn>) {
        let begins = self.begins(index);
        let (Some(record), Some(ply)) = (&mut self.record, begins) else {
            return self.begin_anew(next);
        };
        let played = turn.board_change.legal_move().filter(|_| turn.is_made() || next.is_some());
        if let Some(legal) = played
            && ply == record.last_ply()
            && record.play(legal).is_ok()
            && next.is_none_or(|next| next.before.position.as_ref() == record.position(ply + 1))
        {
            self.begins.push(Some(ply + 1));
            return;
        }
        let Some(next) = next else { return };
        let kept = up_to(record, ply)
            .filter(|record| next.before.position.as_ref() == record.position(ply));
        match kept {
            Some(kept) => {
                *record = kept;
                self.begins.push(Some(ply));
            }
            None => self.begin_anew(Some(next)),
        }
    }

    fn begin_anew(&mut self, next: Option<&Turn>) {
        let Some(next) = next else { return };
        let position: Option<Chess> = next.before.position.clone();
        if self.record.is_some() {
            self.earlier = Some(Box::new(self.clone()));
        }
        self.begins.iter_mut().for_each(|begin| *begin = None);
        self.first = 0;
        self.begins.push(position.as_ref().map(|_| 0));
        self.record = position.map(GameRecord::from);
    }

    /// The record on which a turn is: this one, or one that ended before this one began anew.
    pub fn at(&self, turn: usize) -> &Known {
        match &self.earlier {
            Some(earlier) if self.begins(turn).is_none() => earlier.at(turn),
            Some(_) | None => self,
        }
    }

    /// Every record of the game, the first one first.
    pub fn all(&self) -> Vec<&Known> {
        let mut all = self.earlier.as_ref().map_or_else(Vec::new, |earlier| earlier.all());
        all.push(self);
        all
    }

    /// The ply of the position that was on the board when a claim was made.
    pub fn ply_of(&self, claim: &DrawClaimMade) -> Option<usize> {
        let begins = self.begins(claim.turn)?;
        let after = match claim.having {
            HavingTheMove::Yes | HavingTheMove::Touched(_) | HavingTheMove::No => 0,
            HavingTheMove::ByAMoveNotPressed
            | HavingTheMove::Made(_)
            | HavingTheMove::JustPressed(_) => 1,
        };
        let ply = begins + after;
        self.record.as_ref()?.position(ply).map(|_| ply)
    }
}

fn up_to(record: &GameRecord, ply: usize) -> Option<GameRecord> {
    let start = record.position(0)?.clone();
    GameRecord::of(start, record.moves().get(..ply)?.iter().copied()).ok()
}
