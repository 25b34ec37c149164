//! A repetition as the source documents explain it: occurrences of the position, side by side.

use acconcio_adjudication::game_record::{
    Difference, EnPassantReading, GameRecord, Holder, Lookalike, Repetition, differences,
};
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::{Arisen, Fact, Step};
use shakmaty::{CastlingSide, Chess, Color, EnPassantMode, Move, Position, Square};
use strum::VariantArray;

use crate::features::incident::adjudicated::AdjudicatedIncident;

/// The game as far as it is known, and the position in it that a ruling asks about.
#[derive(Clone, Debug)]
pub struct OccurrenceList {
    record: GameRecord,
    repetition: Repetition,
    reading: EnPassantReading,
    /// The number of occurrences required; `None` where the ruling does not turn on it.
    needed: Option<usize>,
    /// Whether the position asked about stood on the board.
    pub last: Last,
}

/// Whether the position asked about stood on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// The position stood on the board.
    Stood,
    /// The position would have arisen by a move that was announced and not made.
    Announced,
}

/// An occurrence of a position that looks like the one asked about.
#[derive(Clone, Debug, PartialEq)]
pub struct Occurrence {
    /// The ply at which it arose.
    pub ply: usize,
    /// The position at that ply.
    pub position: Chess,
    /// The index of its position among the different positions, from 0 in the order in which they
    /// arose.
    pub class: usize,
    /// The number of occurrences of that position so far, this one included.
    pub number: usize,
    /// The differences from the position asked about.
    pub differences: Vec<Difference>,
    /// The rights drawn on it, because they are not the same on all occurrences.
    pub signs: Signs,
}

/// The rights drawn on an occurrence besides the pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Rights to castle: king, rook, and whether the right existed then.
    pub castling: Vec<(Square, Square, RightExisted)>,
    /// Squares that a pawn passed over, and whether it could be captured then.
    pub en_passant: Vec<(Square, RightExisted)>,
}

/// Whether a right existed at an occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RightExisted {
    /// The right existed.
    Yes,
    /// The right did not exist.
    No,
}

/// A point on which occurrences are compared, in the order of the source documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Point {
    /// The player to move.
    SideToMove,
    /// Pieces of the same kind and colour on the same squares.
    Men,
    /// The moves that can be made at once.
    Moves,
    /// The rights to castle.
    Castling,
    /// A capture en passant.
    EnPassant,
}

/// The result of comparing a position of the game with the one asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The same position, for this many times now.
    Counts(usize),
    /// A position with the same pieces, and the differences that keep it from being the same.
    LooksAlike(Vec<Difference>),
    /// A position with another placement of pieces.
    Another,
}

impl OccurrenceList {
    /// The moves made before the replay, if they are recorded.
    pub fn before_the_replay(incident: &Incident) -> Option<OccurrenceList> {
        let (start, moves) = incident.score.as_ref()?.played(incident.game)?;
        OccurrenceList::to_the_end(&GameRecord::of(start, moves).ok()?)
    }

    /// The game up to the moment of decision, where moves before the replay are recorded.
    pub fn up_to_the_decision(
        incident: &Incident,
        adjudicated: &AdjudicatedIncident,
    ) -> Option<OccurrenceList> {
        incident.score.as_ref()?;
        OccurrenceList::to_the_end(adjudicated.reconstruction.known.record.as_ref()?)
    }

    fn to_the_end(record: &GameRecord) -> Option<OccurrenceList> {
        OccurrenceList::of_position(record, record.last_ply(), None)
    }

    /// The list for a position of any game, which has to arise `needed` times; `None` where nothing
    /// turns on that.
    pub fn of_position(
        record: &GameRecord,
        ply: usize,
        needed: Option<usize>,
    ) -> Option<OccurrenceList> {
        let repetition = record.repetition(ply)?;
        let reading = EnPassantReading::Playable;
        Some(OccurrenceList {
            record: record.clone(),
            repetition,
            reading,
            needed,
            last: Last::Stood,
        })
    }

    /// The game up to the position on whose repetition a ruling turns, if it does.
    pub fn of_ruling(adjudicated: &AdjudicatedIncident, trace: &[Step]) -> Option<OccurrenceList> {
        let (arisen, needed) = repeated(trace)?;
        let asked = arisen.last()?.ply;
        let known = adjudicated.reconstruction.known.record.as_ref()?;
        let intended = announced(trace)
            .zip(asked.checked_sub(1))
            .and_then(|(announced, before)| known.intending(before, announced).ok());
        let (record, last) = match intended {
            Some(record) => (record, Last::Announced),
            None => (known.clone(), Last::Stood),
        };
        let repetition = record.repetition(asked)?;
        let plies: Vec<usize> = arisen.iter().map(|one| one.ply).collect();
        let readings = [EnPassantReading::Playable, EnPassantReading::ByTheLetter];
        let reading = readings
            .into_iter()
            .find(|reading| repetition.same(*reading).collect::<Vec<_>>() == plies)?;
        Some(OccurrenceList { record, repetition, reading, needed: Some(needed), last })
    }

    /// The ply of the position asked about, the last that is shown.
    pub fn asked(&self) -> usize {
        self.repetition.ply
    }

    /// The number of occurrences required; `None` where the ruling does not turn on it.
    pub fn needed(&self) -> Option<usize> {
        self.needed
    }

    /// The number of times that the position has arisen.
    pub fn count(&self) -> usize {
        self.repetition.count(self.reading)
    }

    /// The position before the first move.
    pub fn start(&self) -> Option<&Chess> {
        self.record.position(0)
    }

    /// The moves up to the position asked about.
    pub fn moves(&self) -> &[Move] {
        let moves = self.record.moves();
        moves.get(..self.asked()).unwrap_or(moves)
    }

    /// The position of the game at a ply.
    pub fn position(&self, ply: usize) -> Option<&Chess> {
        self.record.position(ply)
    }

    /// The moment at which the position of a ply arose.
    pub fn arisen(&self, ply: usize) -> Arisen {
        let before = ply.checked_sub(1).and_then(|before| self.record.position(before));
        Arisen { ply, after: before.map(|it| (it.fullmoves().get(), it.turn())) }
    }

    /// Compares the position of a ply with the one asked about.
    pub fn finding(&self, ply: usize) -> Finding {
        let lookalikes = &self.repetition.lookalikes;
        match lookalikes.iter().find(|one| one.ply == ply) {
            None => Finding::Another,
            Some(one) if one.is_same(self.reading) => {
                let so_far = self.repetition.same(self.reading).filter(|at| *at <= ply);
                Finding::Counts(so_far.count())
            }
            Some(one) => Finding::LooksAlike(self.parting(one)),
        }
    }

    /// The occurrences of every position that looks like the one asked about, oldest first.
    pub fn occurrences(&self) -> Vec<Occurrence> {
        let mut taken: Vec<Occurrence> = Vec::new();
        for one in &self.repetition.lookalikes {
            let Some(position) = self.record.position(one.ply) else { continue };
            let is_same = |other: &&Occurrence| {
                let found = differences(&other.position, position);
                found.is_some_and(|all| !all.iter().any(|it| it.parts(self.reading)))
            };
            let equal: Vec<&Occurrence> = taken.iter().filter(is_same).collect();
            let new_class = taken.iter().map(|it| it.class + 1).max().unwrap_or(0);
            let occurrence = Occurrence {
                ply: one.ply,
                position: position.clone(),
                class: equal.first().map_or(new_class, |first| first.class),
                number: equal.len() + 1,
                differences: self.parting(one),
                signs: self.signs(one),
            };
            taken.push(occurrence);
        }
        taken
    }

    /// Whether a point is equal on all occurrences.
    pub fn is_equal(&self, point: Point) -> bool {
        let mut found = self.repetition.lookalikes.iter().flat_map(|one| &one.differences);
        match point {
            Point::SideToMove => !found.any(|it| matches!(it, Difference::SideToMove)),
            // Positions with other pieces are not in the list.
            Point::Men => true,
            Point::Moves => {
                let mut all = self.repetition.lookalikes.iter().filter_map(|one| {
                    let position = self.record.position(one.ply)?;
                    let mut moves: Vec<String> =
                        position.legal_moves().iter().map(ToString::to_string).collect();
                    moves.sort();
                    Some((position.turn(), moves))
                });
                let first = all.next();
                all.all(|other| first.as_ref() == Some(&other))
            }
            Point::Castling => !found.any(|it| matches!(it, Difference::Castling { .. })),
            Point::EnPassant => !found
                .any(|it| matches!(it, Difference::EnPassant { .. }) && it.parts(self.reading)),
        }
    }

    /// The differences that keep an occurrence from being the position asked about.
    fn parting(&self, one: &Lookalike) -> Vec<Difference> {
        one.differences.iter().filter(|it| it.parts(self.reading)).copied().collect()
    }

    /// The rights that are not the same on all occurrences, as they were on this one.
    fn signs(&self, one: &Lookalike) -> Signs {
        let mut signs = Signs::default();
        for other in &self.repetition.lookalikes {
            for difference in &other.differences {
                match *difference {
                    Difference::SideToMove => {}
                    Difference::Castling { color, side, held } => {
                        let holder = match held {
                            Holder::Earlier => other.ply,
                            Holder::Later => self.asked(),
                        };
                        let sign = self.castling_sign(one.ply, holder, color, side);
                        push_new(&mut signs.castling, sign);
                    }
                    Difference::EnPassant { square, .. } => {
                        let open = self.record.position(one.ply).and_then(capture);
                        push_new(&mut signs.en_passant, Some((square, had(open == Some(square)))));
                    }
                }
            }
        }
        signs
    }

    fn castling_sign(
        &self,
        ply: usize,
        holder: usize,
        color: Color,
        side: CastlingSide,
    ) -> Option<(Square, Square, RightExisted)> {
        let position = self.record.position(holder)?;
        let king = position.board().king_of(color)?;
        let rook = position.castles().rook(color, side)?;
        let now = self.record.position(ply)?.castles().rook(color, side);
        Some((king, rook, had(now == Some(rook))))
    }
}

/// Compares by game, position and reading: lists of one game up to the same position, read in the same
/// way, are equal.
impl PartialEq for OccurrenceList {
    fn eq(&self, other: &OccurrenceList) -> bool {
        let facts = |occurrence_list: &OccurrenceList| {
            (
                occurrence_list.asked(),
                occurrence_list.reading,
                occurrence_list.needed,
                occurrence_list.last,
            )
        };
        facts(self) == facts(other)
            && self.start() == other.start()
            && self.record.moves() == other.record.moves()
    }
}

impl Point {
    /// Every point, in order.
    pub const ALL: [Point; Point::VARIANTS.len()] =
        *Point::VARIANTS.first_chunk().expect("of the same length");
}

/// The count of a position that a ruling rests on: of the latest position, where there are several.
fn repeated(trace: &[Step]) -> Option<(Vec<Arisen>, usize)> {
    let mut found: Option<(Vec<Arisen>, usize)> = None;
    for fact in facts(trace) {
        let Fact::Repeated { arisen, needed } = fact else { continue };
        let ply = |arisen: &[Arisen]| arisen.last().map(|one| one.ply);
        if found.as_ref().is_none_or(|(before, _)| ply(before) < ply(arisen)) {
            found = Some((arisen.clone(), *needed));
        }
    }
    found
}

/// The move that was announced with a claim.
fn announced(trace: &[Step]) -> Option<Move> {
    facts(trace).into_iter().find_map(|fact| {
        let Fact::MoveAnnounced(announced) = fact else { return None };
        Some(*announced)
    })
}

/// The facts of a trace, in order.
fn facts(trace: &[Step]) -> Vec<&Fact> {
    trace.iter().flat_map(|step| std::iter::once(&step.fact).chain(facts(&step.under))).collect()
}

fn capture(position: &Chess) -> Option<Square> {
    position.ep_square(EnPassantMode::PseudoLegal)
}

const fn had(was_had: bool) -> RightExisted {
    if was_had { RightExisted::Yes } else { RightExisted::No }
}

fn push_new<T: PartialEq>(list: &mut Vec<T>, found: Option<T>) {
    let new = found.filter(|it| !list.contains(it));
    list.extend(new);
}
