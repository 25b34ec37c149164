//! A repetition as the source documents explain it: occurrences of the board, side by side.

use acconcio_adjudication::game_record::{
    Difference, EnPassantReading, GameRecord, Holder, Lookalike, Repetition, differences,
};
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::{Arisen, Fact, Step};
use shakmaty::{CastlingSide, Chess, Color, EnPassantMode, Move, Position, Square};

use crate::features::incident::adjudicated::AdjudicatedIncident;

/// The game as far as it is known, and the position of it that a ruling asks about.
#[derive(Clone, Debug)]
pub struct OccurrenceList {
    record: GameRecord,
    repetition: Repetition,
    reading: EnPassantReading,
    /// How often the position has to arise; none where the ruling does not turn on it.
    needed: Option<usize>,
    /// Whether the last position stood on the board.
    pub last: Last,
}

/// Whether the position asked about stood on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// It did.
    Stood,
    /// It would have arisen by a move that was announced and not made.
    Announced,
}

/// A occurrence of what looks like the position asked about.
#[derive(Clone, Debug, PartialEq)]
pub struct Occurrence {
    /// When it was taken.
    pub ply: usize,
    /// The position.
    pub position: Chess,
    /// Which of the different positions it shows, from 0 in the order in which they arose.
    pub class: usize,
    /// How many occurrences of that position there are now, this one included.
    pub number: usize,
    /// What parts it from the position asked about.
    pub differences: Vec<Difference>,
    /// What is drawn on it, because it is not the same on all occurrences.
    pub signs: Signs,
}

/// What is drawn on a occurrence besides the men.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Rights to castle: king, rook, and whether it was held then.
    pub castling: Vec<(Square, Square, Had)>,
    /// Squares that a pawn passed over, and whether it could be captured then.
    pub en_passant: Vec<(Square, Had)>,
}

/// Whether something was had when a occurrence was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Had {
    /// It was.
    Yes,
    /// It was not.
    No,
}

/// One of the points on which occurrences are compared, in the order of the source documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// Who is to move.
    SideToMove,
    /// Men of the same kind and colour on the same squares.
    Men,
    /// The moves that can be made at once.
    Moves,
    /// The rights to castle.
    Castling,
    /// A capture en passant.
    EnPassant,
}

/// What a position of the game is, beside the one asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The same, for this time.
    Counts(usize),
    /// It looks the same, and this parts it.
    LooksAlike(Vec<Difference>),
    /// Other men stand on other squares.
    Another,
}

impl OccurrenceList {
    /// The moves that were made before the replay, if they are told.
    pub fn before_the_replay(incident: &Incident) -> Option<OccurrenceList> {
        let (start, moves) = incident.score.as_ref()?.played(incident.game)?;
        OccurrenceList::to_the_end(&GameRecord::of(start, moves).ok()?)
    }

    /// The game up to the moment of decision, where moves before the replay are told.
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

    /// Any game, and a position of it that has to arise so often; none where nothing turns on that.
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

    /// How often the position has to arise; none where the ruling does not turn on it.
    pub fn needed(&self) -> Option<usize> {
        self.needed
    }

    /// How often it has arisen.
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

    /// A position of the game.
    pub fn position(&self, ply: usize) -> Option<&Chess> {
        self.record.position(ply)
    }

    /// When a position arose.
    pub fn arisen(&self, ply: usize) -> Arisen {
        let before = ply.checked_sub(1).and_then(|before| self.record.position(before));
        Arisen { ply, after: before.map(|it| (it.fullmoves().get(), it.turn())) }
    }

    /// What a position of the game is, beside the one asked about.
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

    /// The occurrences of everything that looks like the position asked about, oldest first.
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
            // What has other men is not recorded.
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

    /// What parts an occurrence from the position asked about.
    fn parting(&self, one: &Lookalike) -> Vec<Difference> {
        one.differences.iter().filter(|it| it.parts(self.reading)).copied().collect()
    }

    /// What is not the same on all occurrences, as it was on this one.
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
    ) -> Option<(Square, Square, Had)> {
        let position = self.record.position(holder)?;
        let king = position.board().king_of(color)?;
        let rook = position.castles().rook(color, side)?;
        let now = self.record.position(ply)?.castles().rook(color, side);
        Some((king, rook, had(now == Some(rook))))
    }
}

/// Albums of one game up to the same position, read in the same way, are equal.
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
    pub const ALL: [Point; 5] =
        [Point::SideToMove, Point::Men, Point::Moves, Point::Castling, Point::EnPassant];
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

const fn had(was_had: bool) -> Had {
    if was_had { Had::Yes } else { Had::No }
}

fn push_new<T: PartialEq>(list: &mut Vec<T>, found: Option<T>) {
    let new = found.filter(|it| !list.contains(it));
    list.extend(new);
}
