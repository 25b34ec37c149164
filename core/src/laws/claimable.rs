//! What ends a game in a draw on its record alone: who could have claimed it and how, and what needed
//! no claim. Articles 9.2, 9.3, 9.6 and 5.2, each edition's own.

#[cfg(test)]
mod tests;

use serde::Serialize;
use shakmaty::{Color, Position};

use super::index::{Subject, counterpart};
use super::{Citation, EditionId};
use crate::mate::Budget;
use crate::record::{
    EnPassantReading, FIFTY_MOVES, FIVEFOLD, Reach, Record, SEVENTY_FIVE_MOVES, THREEFOLD,
};

/// A draw that was there to be had, or was there, at a ply of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The position concerned: a claim ahead of it is made a half-move earlier.
    pub ply: usize,
    /// What the position or the moves before it amount to.
    pub ground: Ground,
    /// How the game could be, or was, drawn by it.
    pub draws: Vec<Draw>,
    /// Whether everybody who reads the Laws finds it.
    pub accord: Accord,
}

impl Finding {
    /// Whether the game was over with it, though nobody claimed.
    pub fn ends_the_game(&self) -> bool {
        self.accord == Accord::Agreed && self.draws.iter().any(|draw| draw.how == How::Unclaimed)
    }
}

/// On what a draw rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The same position, at least three times: the plies at which it arose, this one last.
    Repetition(Vec<usize>),
    /// The same position five times, so that no claim is needed.
    Fivefold(Vec<usize>),
    /// Fifty moves by each player without a capture or a pawn move.
    FiftyMoves,
    /// Seventy-five such moves by each player.
    SeventyFiveMoves,
    /// Neither player can mate by any series of legal moves.
    DeadPosition,
}

/// A way in which the game could be drawn, and the article that gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Who has to do what.
    pub how: How,
    /// Under which article.
    pub under: Citation,
}

/// Who has to do what for the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// This player writes the move that leads to it, does not play it, and declares it to the arbiter.
    WritingTheMove(Color),
    /// This player claims while he has the move, before he touches a piece.
    HavingTheMove(Color),
    /// Nobody has to claim: the game is drawn, and the arbiter says so.
    Unclaimed,
}

/// Whether all readings of the Laws agree on a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Accord {
    /// They do.
    Agreed,
    /// Only where a capture en passant that could not be played is none: see [`EnPassantReading`].
    IfOnlyPlayableCapturesCount,
}

/// What a record holds under an edition of the FIDE Laws, in order, up to the end of the game: what
/// was recorded after a draw that needs no claim is not looked at. Nothing for other codes.
///
/// Mate and stalemate come before every count. A dead position is looked for within the reach, with the
/// budget for each player and position; none is reported that is not proven. The third to the fifth
/// occurrence of a position are listed, though later ones could be claimed likewise where the game goes
/// on, and the fifty moves where they are first complete.
pub fn findings(record: &Record, edition: EditionId, reach: Reach, budget: Budget) -> Vec<Finding> {
    findings_with(record, edition, record.first_dead(reach, budget))
}

/// The same where it is known since which ply the position is dead, as [`Record::first_dead`] says: what
/// is slow is then not done again for another edition.
pub fn findings_with(record: &Record, edition: EditionId, dead: Option<usize>) -> Vec<Finding> {
    let Some(articles) = Articles::of(edition) else { return Vec::new() };
    let dead = dead.filter(|ply| !is_stalemate(record, *ply));
    let mut found: Vec<Finding> = Vec::new();
    for ply in 0..=dead.unwrap_or_else(|| record.last_ply()) {
        if dead == Some(ply) {
            found.push(Finding::unclaimed(ply, Ground::DeadPosition, articles.dead));
            break;
        }
        let before = found.len();
        found.extend(articles.repetition(record, ply));
        found.extend(articles.quiet_moves(record, ply));
        if found[before..].iter().any(Finding::ends_the_game) {
            break;
        }
    }
    found
}

/// The articles of an edition.
struct Articles {
    repetition: Claim,
    fifty_moves: Claim,
    fivefold: Option<(Citation, Subject)>,
    seventy_five_moves: Option<Citation>,
    dead: Citation,
}

/// The articles of a claim: ahead of the position, and with the position on the board.
struct Claim {
    ahead: Citation,
    now: Citation,
}

impl Articles {
    fn of(edition: EditionId) -> Option<Articles> {
        let cited = |subject| {
            let found = counterpart(subject, edition)?;
            Some((Citation { edition, article: found.article }, found.subject))
        };
        let article = |subject| cited(subject).map(|(citation, _)| citation);
        let claim = |ahead, now| Some(Claim { ahead: article(ahead)?, now: article(now)? });
        Some(Articles {
            repetition: claim(Subject::RepetitionAhead, Subject::RepetitionNow)?,
            fifty_moves: claim(Subject::FiftyAhead, Subject::FiftyNow)?,
            fivefold: cited(Subject::Fivefold),
            seventy_five_moves: article(Subject::SeventyFive),
            dead: article(Subject::DeadPosition)?,
        })
    }

    fn repetition(&self, record: &Record, ply: usize) -> Option<Finding> {
        let reading = EnPassantReading::Playable;
        let times = record.occurrences(ply, reading);
        if times < THREEFOLD {
            return None;
        }
        let repetition = record.repetition(ply)?;
        let plies: Vec<usize> = repetition.same(reading).collect();
        let letter = EnPassantReading::ByTheLetter;
        let accord_of = |needed: usize| {
            if repetition.count(letter) >= needed {
                Accord::Agreed
            } else {
                Accord::IfOnlyPlayableCapturesCount
            }
        };
        let fivefold = self.fivefold.filter(|(_, wording)| {
            if *wording == Subject::FivefoldInARow {
                repetition.is_fivefold_in_a_row(reading)
            } else {
                times >= FIVEFOLD
            }
        });
        match fivefold {
            Some((under, _)) => Some(Finding {
                accord: accord_of(FIVEFOLD),
                ..Finding::unclaimed(ply, Ground::Fivefold(plies), under)
            }),
            None if times > FIVEFOLD => None,
            None => Some(Finding {
                ply,
                ground: Ground::Repetition(plies),
                draws: self.repetition.draws(record, ply),
                accord: accord_of(THREEFOLD),
            }),
        }
    }

    fn quiet_moves(&self, record: &Record, ply: usize) -> Option<Finding> {
        let quiet = record.quiet_half_moves(ply);
        let is_first = quiet == FIFTY_MOVES || ply == 0;
        if quiet < FIFTY_MOVES || record.position(ply)?.legal_moves().is_empty() {
            return None;
        }
        let seventy_five = self.seventy_five_moves.filter(|_| quiet >= SEVENTY_FIVE_MOVES);
        match seventy_five {
            Some(under) => Some(Finding::unclaimed(ply, Ground::SeventyFiveMoves, under)),
            None if is_first => Some(Finding {
                ply,
                ground: Ground::FiftyMoves,
                draws: self.fifty_moves.draws(record, ply),
                accord: Accord::Agreed,
            }),
            None => None,
        }
    }
}

impl Claim {
    /// The player whose move led here could have written it; his opponent now has the move.
    fn draws(&self, record: &Record, ply: usize) -> Vec<Draw> {
        let Some(position) = record.position(ply) else { return Vec::new() };
        let to_move = position.turn();
        let ahead = Draw { how: How::WritingTheMove(!to_move), under: self.ahead };
        let now = Draw { how: How::HavingTheMove(to_move), under: self.now };
        if ply == 0 { vec![now] } else { vec![ahead, now] }
    }
}

impl Finding {
    fn unclaimed(ply: usize, ground: Ground, under: Citation) -> Finding {
        let draws = vec![Draw { how: How::Unclaimed, under }];
        Finding { ply, ground, draws, accord: Accord::Agreed }
    }
}

fn is_stalemate(record: &Record, ply: usize) -> bool {
    record.position(ply).is_some_and(Position::is_stalemate)
}
