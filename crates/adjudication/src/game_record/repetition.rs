//! The occurrences of a position, and of positions that only look like it.

use shakmaty::Position;

use super::GameRecord;
use super::sameness::{Difference, EnPassantReading, differences, is_same};

/// An occurrence of the same men on the same squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookalike {
    /// The ply at which it arose.
    pub ply: usize,
    /// The differences from the position asked about; none for that one itself.
    pub differences: Vec<Difference>,
}

impl Lookalike {
    /// Whether it is the same position.
    pub fn is_same(&self, reading: EnPassantReading) -> bool {
        !self.differences.iter().any(|difference| difference.parts(reading))
    }
}

/// The occurrences of the men of a position on the same squares, up to and including its ply, oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The ply asked about.
    pub ply: usize,
    /// The occurrences, the one asked about last.
    pub lookalikes: Vec<Lookalike>,
}

impl Repetition {
    /// The plies at which the same position arose, the one asked about included.
    pub fn same(&self, reading: EnPassantReading) -> impl Iterator<Item = usize> {
        let same = self.lookalikes.iter().filter(move |one| one.is_same(reading));
        same.map(|one| one.ply)
    }

    /// The number of occurrences of the position.
    pub fn count(&self, reading: EnPassantReading) -> usize {
        self.same(reading).count()
    }

    /// Whether the position asked about is the last of so many occurrences in a row, as Article 9.6.a of
    /// 2014 requires for five.
    ///
    /// DOUBT: "five consecutive alternate moves by each player" is read as a position that came back every
    /// second move of each player, five times running, as programs did while it was in force. Cycles of
    /// more moves are then not in a row.
    pub fn is_in_a_row(&self, times: usize, reading: EnPassantReading) -> bool {
        let same: Vec<usize> = self.same(reading).collect();
        let last = same.len().checked_sub(times).and_then(|from| same.get(from..));
        last.is_some_and(are_in_a_row)
    }
}

/// Whether each of these plies, in order or backwards, is the second move of both players after the other.
pub(crate) fn are_in_a_row(plies: &[usize]) -> bool {
    plies.windows(2).all(|two| two[0].abs_diff(two[1]) == EVERY_SECOND)
}

/// Two moves of each player, in plies.
const EVERY_SECOND: usize = 4;

impl GameRecord {
    /// Returns the occurrences of the men at a ply; none beyond the record.
    pub fn repetition(&self, ply: usize) -> Option<Repetition> {
        let asked = self.positions.get(ply)?;
        let lookalikes = (self.since_irreversible(ply)..=ply).filter_map(|earlier| {
            let differences = differences(&self.positions[earlier], asked)?;
            Some(Lookalike { ply: earlier, differences })
        });
        Some(Repetition { ply, lookalikes: lookalikes.collect() })
    }

    /// The number of occurrences of the position at a ply up to it, itself included; 0 beyond the record.
    ///
    /// The same count as in [`GameRecord::repetition`], without the list.
    pub fn occurrences(&self, ply: usize, reading: EnPassantReading) -> usize {
        self.latest_occurrences(ply, reading).count()
    }

    /// The plies at which the position at a ply arose, backwards from that ply; each is looked for only when
    /// it is asked for.
    pub fn latest_occurrences(
        &self,
        ply: usize,
        reading: EnPassantReading,
    ) -> impl Iterator<Item = usize> {
        let asked = self.positions.get(ply);
        let with_the_same_turn = (self.since_irreversible(ply)..=ply).rev().step_by(2);
        with_the_same_turn.filter(move |earlier| {
            asked.is_some_and(|asked| is_same(&self.positions[*earlier], asked, reading))
        })
    }

    /// Whether the men at a ply stood on the same squares at this many plies up to it, but the position arose
    /// at fewer.
    pub fn only_looks_repeated(&self, ply: usize, times: usize, reading: EnPassantReading) -> bool {
        let Some(asked) = self.positions.get(ply) else { return false };
        let (mut alike, mut same) = (0, 0);
        for earlier in (self.since_irreversible(ply)..=ply).rev() {
            let Some(differences) = differences(&self.positions[earlier], asked) else { continue };
            alike += 1;
            same += usize::from(Lookalike { ply: earlier, differences }.is_same(reading));
            if same >= times {
                return false;
            }
        }
        alike >= times
    }

    /// The first ply that can have the same men: no ply does before a capture or a pawn move, since
    /// captured men do not return and pawns do not move backwards.
    fn since_irreversible(&self, ply: usize) -> usize {
        let quiet = self.positions.get(ply).map_or(0, Position::halfmoves);
        ply.saturating_sub(usize::try_from(quiet).unwrap_or(usize::MAX))
    }
}
