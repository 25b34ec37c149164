//! The draws that a game record contains: those that could have been claimed, by whom and how, and those
//! that needed no claim. Articles 9.2, 9.3, 9.6 and 5.2 of each edition.

#[cfg(test)]
mod tests;

use serde::Serialize;
use shakmaty::{Color, Position};

use crate::game_record::{EnPassantReading, GameRecord, Reach, are_in_a_row};
use crate::laws::Code;
use crate::laws::edition::{Draws, Edition, Fivefold};
use crate::laws::{Citation, EditionId, Provision};
use acconcio_mate::Budget;

/// The number of occurrences of a position that are listed: later ones could be claimed likewise.
const LISTED: usize = 5;

/// A draw that could have been claimed, or that needed no claim, at a ply of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The ply of the position concerned: a claim on an intended move is made one ply earlier.
    pub ply: usize,
    /// The ground for the draw.
    pub ground: Ground,
    /// The ways in which the game could be, or was, drawn on this ground.
    pub draws: Vec<Draw>,
    /// Whether every reading of the Laws leads to the finding.
    pub accord: Accord,
}

impl Finding {
    /// Whether the game was over with it, though nobody claimed.
    pub fn ends_the_game(&self) -> bool {
        self.accord == Accord::Agreed
            && self.draws.iter().any(|draw| draw.how == Procedure::Unclaimed)
    }
}

/// The ground on which a game can be drawn.
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

/// A way in which the game could be drawn, and the article that provides for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The procedure.
    pub how: Procedure,
    /// The article that provides for it.
    pub under: Citation,
}

/// The procedure by which a draw comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// The player writes the move that leads to the position, does not play it, and declares it to the
    /// arbiter.
    WritingTheMove(Color),
    /// The player claims while he has the move, before he touches a piece.
    HavingTheMove(Color),
    /// No claim is needed: the game is drawn, and the arbiter declares it.
    Unclaimed,
}

/// Whether all readings of the Laws agree on a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Accord {
    /// All readings agree.
    Agreed,
    /// The finding holds only if a capture en passant that could not be played does not count: see
    /// [`EnPassantReading`].
    IfOnlyPlayableCapturesCount,
}

/// Returns the draws that a record contains under an edition of the FIDE Laws, in order, up to the end of
/// the game: moves recorded after a draw that needs no claim are ignored. Returns nothing for other codes.
///
/// Mate and stalemate come before every count. A dead position is searched for within the reach, with the
/// budget for each player and position; none is reported that is not proven. The third to the fifth
/// occurrence of a position are listed, though later ones could be claimed likewise where the game goes on;
/// fifty moves are listed where they are first complete.
pub fn findings(
    record: &GameRecord,
    edition: EditionId,
    reach: Reach,
    budget: Budget,
) -> Vec<Finding> {
    findings_with(record, edition, record.first_dead(reach, budget))
}

/// Returns the same findings where it is already known since which ply the position is dead (see
/// [`GameRecord::first_dead`]), so that the slow search is not repeated for another edition.
pub fn findings_with(record: &GameRecord, edition: EditionId, dead: Option<usize>) -> Vec<Finding> {
    let Some(edition) = fide(edition) else { return Vec::new() };
    let dead = dead.filter(|ply| !is_stalemate(record, *ply));
    let mut found: Vec<Finding> = Vec::new();
    for ply in 0..=dead.unwrap_or_else(|| record.last_ply()) {
        if dead == Some(ply) {
            found.push(Finding::unclaimed(ply, Ground::DeadPosition, &edition.dead_position));
            break;
        }
        let before = found.len();
        found.extend(repetition(&edition.draws, record, ply));
        found.extend(quiet_moves(&edition.draws, record, ply));
        if found[before..].iter().any(Finding::ends_the_game) {
            break;
        }
    }
    found
}

/// The number of occurrences of a position that a claim needs under an edition of the FIDE Laws; none for
/// other codes.
pub fn occurrences_needed(edition: EditionId) -> Option<usize> {
    fide(edition).map(|edition| edition.draws.repetition_now.value)
}

/// The plies at which the same men have stood on the same squares as often as a claim needs, though the
/// position itself has not arisen so often: apparent repetitions. Returns nothing for other codes.
pub fn only_apparent(record: &GameRecord, edition: EditionId) -> Vec<usize> {
    let Some(needed) = occurrences_needed(edition) else { return Vec::new() };
    let is_apparent =
        |ply: &usize| record.only_looks_repeated(*ply, needed, EnPassantReading::Playable);
    (0..=record.last_ply()).filter(is_apparent).collect()
}

fn fide(id: EditionId) -> Option<&'static Edition> {
    match id.code() {
        Code::Edition(edition) => Some(edition).filter(|_| id.is_fide()),
        Code::Historic(_) => None,
    }
}

fn repetition(draws: &Draws, record: &GameRecord, ply: usize) -> Option<Finding> {
    let reading = EnPassantReading::Playable;
    let needed = draws.repetition_now.value;
    // To look for all of them, again at each, would take the square of the length of the game.
    let latest: Vec<usize> = record.latest_occurrences(ply, reading).take(LISTED + 1).collect();
    let times = latest.len();
    let by_itself = match &draws.fivefold {
        Fivefold::Never => None,
        Fivefold::InARow(rule) => {
            Some(rule).filter(|rule| latest.get(..rule.value).is_some_and(are_in_a_row))
        }
        Fivefold::AtAnyDistance(rule) => Some(rule).filter(|rule| times >= rule.value),
    };
    if times < needed || (times > LISTED && by_itself.is_none()) {
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
    match by_itself {
        Some(rule) => Some(Finding {
            accord: accord_of(rule.value),
            ..Finding::unclaimed(ply, Ground::Fivefold(plies), rule)
        }),
        None => Some(Finding {
            ply,
            ground: Ground::Repetition(plies),
            draws: claims(&draws.repetition_ahead, &draws.repetition_now, record, ply),
            accord: accord_of(needed),
        }),
    }
}

fn quiet_moves(draws: &Draws, record: &GameRecord, ply: usize) -> Option<Finding> {
    let (quiet, needed) = (record.quiet_half_moves(ply), draws.fifty_now.value);
    let is_first = quiet == needed || ply == 0;
    if quiet < needed || record.position(ply)?.legal_moves().is_empty() {
        return None;
    }
    match draws.seventy_five.as_ref().filter(|rule| quiet >= rule.value) {
        Some(rule) => Some(Finding::unclaimed(ply, Ground::SeventyFiveMoves, rule)),
        None if is_first => Some(Finding {
            ply,
            ground: Ground::FiftyMoves,
            draws: claims(&draws.fifty_ahead, &draws.fifty_now, record, ply),
            accord: Accord::Agreed,
        }),
        None => None,
    }
}

/// The claims on a position: the player whose move led to it could have written that move; his opponent can
/// claim while he has the move.
fn claims<T>(
    ahead: &Provision<T>,
    now: &Provision<T>,
    record: &GameRecord,
    ply: usize,
) -> Vec<Draw> {
    let Some(position) = record.position(ply) else { return Vec::new() };
    let to_move = position.turn();
    let ahead = Draw { how: Procedure::WritingTheMove(!to_move), under: ahead.by() };
    let now = Draw { how: Procedure::HavingTheMove(to_move), under: now.by() };
    if ply == 0 { vec![now] } else { vec![ahead, now] }
}

impl Finding {
    fn unclaimed<T>(ply: usize, ground: Ground, rule: &Provision<T>) -> Finding {
        let draws = vec![Draw { how: Procedure::Unclaimed, under: rule.by() }];
        Finding { ply, ground, draws, accord: Accord::Agreed }
    }
}

fn is_stalemate(record: &GameRecord, ply: usize) -> bool {
    record.position(ply).is_some_and(Position::is_stalemate)
}
