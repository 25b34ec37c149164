//! Draws that could have been claimed in the games of a file: the reports of the worker, and the
//! entries that are shown.

use acconcio_adjudication::claimable::{Finding, Procedure, findings_with, only_apparent};
use acconcio_adjudication::game_record::{GameRecord, Reach};
use acconcio_adjudication::laws::EditionId;
use acconcio_game_files::start;
use acconcio_game_files::{Fault, Found, Game, Rest, Stream, Tags};
use acconcio_mate::{Budget, Step};
use serde::{Deserialize, Serialize};
use shakmaty::Position;

/// The greatest number of games, and of faults, that are listed; any beyond it are only counted.
pub const LISTED: usize = 500;

/// The effort spent on looking for a dead position: enough for every one that arises in play, without
/// shortening a line that is never shown.
const BUDGET: Budget = Budget { shortening: 0, ..Budget::QUICK };

/// A game with at least one entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedGame {
    /// The number of the game in its file, from 1.
    pub number: u64,
    /// The line on which the game begins, from 1.
    pub line: u64,
    /// The PGN tags of the game, with its result.
    pub tags: Tags,
    moves: Vec<Step>,
    /// The first ply at which the position is dead, if there is one.
    dead: Option<usize>,
    /// The number of entries under each edition of [`EditionId::FIDE`], in that order.
    amounts: [Amount; EditionId::FIDE.len()],
}

/// The number of entries in a game, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amount {
    /// The positions in which a draw could be claimed.
    pub claims: usize,
    /// The positions that drew the game without a claim.
    pub unclaimed: usize,
    /// The positions that only look like a repetition.
    pub apparent: usize,
}

/// An entry in the list of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A draw that could be claimed, or that needed no claim.
    Draw(Finding),
    /// The ply at which the same placement of pieces appears for the third time without being a
    /// repetition.
    Apparent(usize),
}

impl Entry {
    /// The ply of the position concerned.
    pub const fn ply(&self) -> usize {
        match self {
            Entry::Draw(finding) => finding.ply,
            Entry::Apparent(ply) => *ply,
        }
    }
}

/// A game that was skipped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skipped {
    /// The line of the fault, from 1.
    pub line: u64,
    /// The reason for skipping the game.
    pub fault: Fault,
}

/// A report of the worker: its progress, and the findings since the previous report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamesReport {
    /// The number of bytes read so far.
    pub bytes: u64,
    /// The number of games so far.
    pub games: u64,
    /// The number of games with at least one entry.
    pub with_entries: u64,
    /// The number of games skipped.
    pub skipped: u64,
    /// The new games with an entry, up to [`LISTED`] in all reports together.
    pub kept: Vec<ListedGame>,
    /// The new games that were skipped, up to [`LISTED`] in all reports together.
    pub faults: Vec<Skipped>,
    /// Whether the file was read to its end.
    pub is_over: bool,
}

impl ListedGame {
    /// Returns the game if it has an entry under any edition.
    fn of(number: u64, line: u64, game: Game) -> Option<ListedGame> {
        let Game { tags, record } = game;
        let dead = record.first_dead(Reach::WhereLikely, BUDGET);
        let amounts = EditionId::FIDE.map(|edition| Amount::of(&entries(&record, edition, dead)));
        if amounts.iter().all(|amount| *amount == Amount::default()) {
            return None;
        }
        let mode = record.position(0)?.castles().mode();
        let moves = record.moves().iter().map(|played| Step(played.to_uci(mode))).collect();
        Some(ListedGame { number, line, tags, moves, dead, amounts })
    }

    /// The number of entries under an edition.
    pub fn amount(&self, edition: EditionId) -> Amount {
        let mut listed = EditionId::FIDE.into_iter().zip(self.amounts);
        listed.find(|(of, _)| *of == edition).map(|(_, amount)| amount).unwrap_or_default()
    }

    /// Replays the game; `None` where the starting position or a move is invalid.
    pub fn record(&self) -> Option<GameRecord> {
        let mut record =
            GameRecord::from(start(self.tags.fen.as_deref(), &self.tags.variant).ok()?);
        for step in &self.moves {
            let played = step.0.to_move(record.position(record.last_ply())?).ok()?;
            record.play(played).ok()?;
        }
        Some(record)
    }

    /// The entries under an edition, in the order of their plies.
    pub fn entries(&self, record: &GameRecord, edition: EditionId) -> Vec<Entry> {
        entries(record, edition, self.dead)
    }
}

impl Amount {
    fn of(entries: &[Entry]) -> Amount {
        let mut amount = Amount::default();
        for entry in entries {
            match entry {
                Entry::Apparent(_) => amount.apparent += 1,
                Entry::Draw(finding)
                    if finding.draws.iter().any(|it| it.how == Procedure::Unclaimed) =>
                {
                    amount.unclaimed += 1;
                }
                Entry::Draw(_) => amount.claims += 1,
            }
        }
        amount
    }
}

/// The entries up to the end of the game.
fn entries(record: &GameRecord, edition: EditionId, dead: Option<usize>) -> Vec<Entry> {
    let draws = findings_with(record, edition, dead);
    let end = draws.iter().find(|draw| draw.ends_the_game()).map(|draw| draw.ply);
    let apparent = only_apparent(record, edition).into_iter();
    let is_played = |ply: &usize| end.is_none_or(|end| *ply <= end);
    let mut entries: Vec<Entry> = draws.into_iter().map(Entry::Draw).collect();
    entries.extend(apparent.filter(is_played).map(Entry::Apparent));
    entries.sort_by_key(Entry::ply);
    entries
}

/// Reads a file piece by piece, and collects the findings since the last report.
#[derive(Debug, Default)]
pub(crate) struct GamesScan {
    stream: Stream,
    pub(crate) report: GamesReport,
    listed: usize,
    listed_faults: usize,
}

impl GamesScan {
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        self.stream.push(bytes);
        self.report.bytes += bytes.len() as u64;
    }

    /// Examines the next game; false where the bytes read so far contain no further game.
    pub(crate) fn advance(&mut self, rest: Rest) -> bool {
        let next = self.stream.next(rest);
        next.map(|found| self.found(found)).is_some()
    }

    fn found(&mut self, Found { line, game }: Found) {
        self.report.games += 1;
        match game.map(|game| ListedGame::of(self.report.games, line, game)) {
            Ok(None) => {}
            Ok(Some(kept)) => {
                self.report.with_entries += 1;
                if self.listed < LISTED {
                    self.listed += 1;
                    self.report.kept.push(kept);
                }
            }
            Err(fault) => {
                self.report.skipped += 1;
                if self.listed_faults < LISTED {
                    self.listed_faults += 1;
                    self.report.faults.push(Skipped { line, fault });
                }
            }
        }
    }

    /// Takes the report since the last one; the lists begin anew, and the counts go on.
    pub(crate) fn take_report(&mut self) -> GamesReport {
        let report = self.report.clone();
        self.report.kept.clear();
        self.report.faults.clear();
        report
    }
}
