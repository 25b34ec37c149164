//! What could have been claimed in the games of a file: what the worker tells, and what is shown of it.

use acconcio_adjudication::claimable::{Finding, How, findings_with, only_apparent};
use acconcio_adjudication::game_record::pgn::{Fault, Found, Game, Rest, Stream, Tags};
use acconcio_adjudication::game_record::{GameRecord, Reach, start};
use acconcio_adjudication::laws::EditionId;
use acconcio_mate::{Budget, Step};
use serde::{Deserialize, Serialize};
use shakmaty::Position;

/// The most games, and the most faults, that are listed: what is beyond them is only counted.
pub const LISTED: usize = 500;

/// How far to look for a dead position: far enough for every one that arises in play, and without
/// making a line short that nobody reads.
const BUDGET: Budget = Budget { shortening: 0, ..Budget::QUICK };

/// A game in which there is something to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedGame {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// What is written above it, and how it ended.
    pub tags: Tags,
    moves: Vec<Step>,
    /// Since which ply the position is dead, if it is.
    dead: Option<usize>,
    /// How much there is to see, for each edition of [`EditionId::FIDE`].
    amounts: [Amount; EditionId::FIDE.len()],
}

/// How much there is to see in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amount {
    /// Positions in which a draw could be claimed.
    pub claims: usize,
    /// Positions that drew the game without a claim.
    pub unclaimed: usize,
    /// Positions that only look like a repetition.
    pub apparent: usize,
}

/// Something to see in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A draw that could be claimed, or needed no claim.
    Draw(Finding),
    /// At this ply the men stand so for the third time, and it is no repetition.
    Apparent(usize),
}

impl Entry {
    /// The position concerned.
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
    /// The line on which it goes wrong.
    pub line: u64,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What the worker tells from time to time: how far it is, and what it has found since it told last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamesReport {
    /// The bytes of the file that were read.
    pub bytes: u64,
    /// The games so far.
    pub games: u64,
    /// Those with something to see.
    pub with_entries: u64,
    /// Those that were skipped.
    pub skipped: u64,
    /// The new ones with something to see, up to [`LISTED`] in all.
    pub kept: Vec<ListedGame>,
    /// The new ones that were skipped, up to [`LISTED`] in all.
    pub faults: Vec<Skipped>,
    /// Whether the file was read to its end.
    pub is_over: bool,
}

impl ListedGame {
    /// A game, if there is something to see in it under any edition.
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

    /// How much there is to see under an edition.
    pub fn amount(&self, edition: EditionId) -> Amount {
        let mut listed = EditionId::FIDE.into_iter().zip(self.amounts);
        listed.find(|(of, _)| *of == edition).map(|(_, amount)| amount).unwrap_or_default()
    }

    /// The game, replayed; none where it was never one.
    pub fn record(&self) -> Option<GameRecord> {
        let mut record =
            GameRecord::from(start(self.tags.fen.as_deref(), &self.tags.variant).ok()?);
        for step in &self.moves {
            let played = step.0.to_move(record.position(record.last_ply())?).ok()?;
            record.play(played).ok()?;
        }
        Some(record)
    }

    /// What there is to see under an edition, in order.
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
                Entry::Draw(finding) if finding.draws.iter().any(|it| it.how == How::Unclaimed) => {
                    amount.unclaimed += 1;
                }
                Entry::Draw(_) => amount.claims += 1,
            }
        }
        amount
    }
}

/// What there is to see up to the end of the game.
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

/// Reads a file piece by piece, and holds what was found since it was last told.
#[derive(Debug, Default)]
pub(crate) struct Digging {
    stream: Stream,
    pub(crate) told: GamesReport,
    listed: usize,
    listed_faults: usize,
}

impl Digging {
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        self.stream.push(bytes);
        self.told.bytes += bytes.len() as u64;
    }

    /// Looks at the next game; false where there is none, as far as can be told.
    pub(crate) fn advance(&mut self, rest: Rest) -> bool {
        let next = self.stream.next(rest);
        next.map(|found| self.found(found)).is_some()
    }

    fn found(&mut self, Found { line, game }: Found) {
        self.told.games += 1;
        match game.map(|game| ListedGame::of(self.told.games, line, game)) {
            Ok(None) => {}
            Ok(Some(kept)) => {
                self.told.with_entries += 1;
                if self.listed < LISTED {
                    self.listed += 1;
                    self.told.kept.push(kept);
                }
            }
            Err(fault) => {
                self.told.skipped += 1;
                if self.listed_faults < LISTED {
                    self.listed_faults += 1;
                    self.told.faults.push(Skipped { line, fault });
                }
            }
        }
    }

    /// What is told now; the same is not told twice.
    pub(crate) fn tell(&mut self) -> GamesReport {
        let told = self.told.clone();
        self.told.kept.clear();
        self.told.faults.clear();
        told
    }
}
