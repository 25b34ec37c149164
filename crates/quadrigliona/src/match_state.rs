//! The physical state of both boards, the clocks, the reserves and the runners at one moment.
//!
//! A hall applies no rule. A pawn may stand on the last rank, a knight may be put on the board from the
//! box, anybody may press a clock; a hall refuses only what is physically impossible. No piece is lost:
//! off the boards it lies beside its capturer, with a runner, in a reserve, or aside on its own player's
//! table.

mod boards;
mod pieces;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use shakmaty::{Board, ByRole, Color, Piece, Role, Square};

use super::act::{Act, ActKind, ArbiterAct, Clocks, Origin, Person};
use super::incident::{Incident, Stage, Start};
use super::seat::{PerSeat, PerTable, PerTeam, Seat, Table};
use acconcio_adjudication::incident::PerPlayer;

/// The places of all pieces, the loads of the runners, and the clocks that are running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchState {
    /// The boards with their clocks.
    pub tables: PerTable<OneBoard>,
    /// The pieces that each player may put on his board: those delivered to his table.
    pub reserve: PerSeat<ByRole<u8>>,
    /// The pieces that each player has captured and not handed over; they are for his partner.
    pub beside: PerSeat<ByRole<u8>>,
    /// Each player's own pieces that he has taken off his board in this turn.
    pub aside: PerSeat<ByRole<u8>>,
    /// The runners.
    pub runners: PerTeam<Runner>,
}

/// One board with its clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneBoard {
    /// The pieces as they physically are: a promoted pawn is a pawn here.
    pub board: Board,
    /// The pieces as which promoted pawns count.
    pub named: BTreeMap<Square, Role>,
    /// The player whose clock is running; none when stopped.
    pub running: Option<Color>,
    /// Remaining seconds of each player.
    pub remaining: PerPlayer<u32>,
    /// The players whose flag has fallen.
    pub flags: PerPlayer<bool>,
    /// The player whose turn it is, according to the clocks.
    pub to_move: Color,
    /// The pieces put on the board in the turn in progress, and where they came from.
    pub put: Vec<Put>,
    /// The piece that the player whose turn it is has announced for his pawn.
    said: Option<Role>,
    /// The pawn for which a piece was announced in this turn.
    fresh: Option<Square>,
    /// The turns begun so far, the one in progress last.
    turns: Vec<TurnBeginning>,
}

/// A piece put on the board in the turn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Put {
    /// The piece.
    pub piece: Piece,
    /// The square on which it stands.
    pub square: Square,
    /// The place from which it came.
    pub origin: Origin,
}

/// The board at the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TurnBeginning {
    player: Color,
    board: Board,
    named: BTreeMap<Square, Role>,
    put: Vec<Put>,
}

/// A runner: his place, and the pieces he has, by the table for which they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Runner {
    /// The place of the runner.
    pub track: Track,
    /// The pieces that have been handed to him and are still to be carried.
    pub handed: PerTable<ByRole<u8>>,
    /// The pieces that he carries.
    pub carried: PerTable<ByRole<u8>>,
}

/// The place of a runner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// At this table.
    At(Table),
    /// On his way to this table.
    OnTheWayTo(Table),
}

/// The reasons for which an act is physically impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// The square is empty.
    #[error("there is no piece on {0}; name a square where a piece stands at that moment")]
    EmptySquare(Square),
    /// A piece of the same colour stands there.
    #[error("{0} is occupied by a piece of the same colour; move or remove that piece first")]
    Occupied(Square),
    /// Only a player can do this.
    #[error("only a player can do this: white-a, black-a, white-b or black-b")]
    NotAPlayer,
    /// Only a player or a runner can do this.
    #[error("only a player or a runner can do this")]
    NotARunner,
    /// The board is not named, and the person has none of his own.
    #[error("this person has no board of his own; name the table")]
    NoTable,
    /// The clock is not named, and the person has none of his own.
    #[error("this person has no clock of his own; name whose it is with `of`")]
    NoClock,
    /// The piece does not lie in the reserve.
    #[error(
        "no {0:?} lies in the reserve of this player; deliver it first, or say where it comes from"
    )]
    NotInReserve(Role),
    /// The piece is not on its way to the player.
    #[error("no {0:?} is on its way to this player: none beside his partner, none with the runner")]
    NotOnItsWay(Role),
    /// The piece does not lie beside the player.
    #[error("no captured {0:?} lies beside this player")]
    NotBeside(Role),
    /// The runner does not have it.
    #[error("the runner does not have this {0:?}")]
    NotWithRunner(Role),
    /// The piece that was captured cannot be put back: the partner has put it on his board.
    #[error(
        "the captured {0:?} has been put on the other board and cannot be put back here; let it be \
         removed there first"
    )]
    OnTheOtherBoard(Role),
}

impl MatchState {
    /// The hall before the first act.
    pub fn opening(incident: &Incident) -> MatchState {
        let mut match_state = MatchState {
            tables: PerTable {
                a: OneBoard::opening(&incident.tables.a),
                b: OneBoard::opening(&incident.tables.b),
            },
            reserve: PerSeat::default(),
            beside: PerSeat::default(),
            aside: PerSeat::default(),
            runners: PerTeam { red: Runner::waiting(), blue: Runner::waiting() },
        };
        for seat in Seat::ALL {
            let start = incident.tables.of(seat.table);
            let pockets = start.position.pockets.unwrap_or_default();
            *match_state.reserve.at_mut(seat) = *pockets.get(seat.color);
            let beside = match seat.color {
                Color::White => &start.beside.white,
                Color::Black => &start.beside.black,
            };
            beside.0.iter().for_each(|role| pieces::give(match_state.beside.at_mut(seat), *role));
        }
        match_state
    }

    /// The halls before the first act and after each act.
    ///
    /// # Errors
    /// The index of the first act that is impossible, and the reason.
    pub fn all(incident: &Incident, acts: &[Act]) -> Result<Vec<MatchState>, (usize, ActError)> {
        let mut halls = vec![MatchState::opening(incident)];
        for (index, act) in acts.iter().enumerate() {
            let next = halls[index].after(act).map_err(|error| (index, error))?;
            halls.push(next);
        }
        Ok(halls)
    }

    /// The hall after an act.
    ///
    /// # Errors
    /// An act that is physically impossible: see [`ActError`].
    pub fn after(&self, act: &Act) -> Result<MatchState, ActError> {
        let mut next = self.clone();
        Table::ALL.into_iter().for_each(|table| next.tables.of_mut(table).let_time_pass(act.after));
        let player = || act.seat().ok_or(ActError::NotAPlayer);
        let table = |named: Option<Table>| {
            named.or(act.seat().map(|seat| seat.table)).ok_or(ActError::NoTable)
        };
        match &act.kind {
            ActKind::Touches { square, table: named, .. } => {
                self.tables.of(table(*named)?).piece_on(*square)?;
            }
            ActKind::Places { from, to, table: named } => next.place(table(*named)?, *from, *to)?,
            ActKind::Removes { square } => next.remove(player()?, *square)?,
            ActKind::Puts { role, square, from } => next.put(player()?, *role, *square, *from)?,
            ActKind::TakesBack => next.take_back(player()?.table)?,
            ActKind::NamesPromotion(role) => {
                let seat = player()?;
                next.tables.of_mut(seat.table).name(seat.color, *role);
            }
            ActKind::PressesClock { of } => {
                let seat = of.map(|clock| Seat { table: clock.table, color: clock.color });
                let seat = seat.or(act.seat()).ok_or(ActError::NoClock)?;
                next.tables.of_mut(seat.table).press(seat.color);
            }
            ActKind::StopsClocks { which, .. } => next.stop(*which, act.by),
            ActKind::StartsGame { table } => next.tables.of_mut(*table).start(),
            ActKind::FlagFalls => {
                let seat = player()?;
                next.tables.of_mut(seat.table).drop_flag(seat.color);
            }
            ActKind::HandsOver { role } => next.hand_over(player()?, *role)?,
            ActKind::Carries { pieces } => next.carry(act.by, &pieces.0)?,
            ActKind::Delivers { role } => next.deliver(act.by, *role)?,
            ActKind::Decides(decision) => next.decide(*decision)?,
            ActKind::CountsAloud(_)
            | ActKind::Claims { .. }
            | ActKind::OffersDraw { .. }
            | ActKind::AnswersDraw { .. }
            | ActKind::Resigns
            | ActKind::Notices
            | ActKind::Consents
            | ActKind::Waits
            | ActKind::Says(_)
            | ActKind::Misbehaves(_)
            | ActKind::Errs(_)
            | ActKind::Arranges(_) => {}
        }
        Ok(next)
    }

    fn stop(&mut self, which: Clocks, by: Person) {
        match (which, by.seat()) {
            (Clocks::OwnBoard, Some(seat)) => self.tables.of_mut(seat.table).running = None,
            (Clocks::OwnBoard, None) | (Clocks::BothBoards, _) => {
                Table::ALL.into_iter().for_each(|table| self.tables.of_mut(table).running = None);
            }
        }
    }

    fn decide(&mut self, decision: ArbiterAct) -> Result<(), ActError> {
        match decision {
            ArbiterAct::StepsIn => self.stop(Clocks::BothBoards, Person::Arbiter),
            ArbiterAct::Reinstates { table } => self.reinstate(table)?,
            ArbiterAct::LetsPlayGoOn => {
                Table::ALL.into_iter().for_each(|table| self.tables.of_mut(table).start());
            }
            ArbiterAct::Warns | ArbiterAct::BreaksTie => {}
        }
        Ok(())
    }
}

impl Runner {
    const fn waiting() -> Runner {
        let nothing = PerTable { a: pieces::NOTHING, b: pieces::NOTHING };
        Runner { track: Track::At(Table::A), handed: nothing, carried: nothing }
    }
}

impl OneBoard {
    fn opening(start: &Start) -> OneBoard {
        let setup = &start.position;
        let mut board = setup.board.clone();
        let mut named = BTreeMap::new();
        for square in setup.promoted {
            if let Some(piece) = board.piece_at(square) {
                named.insert(square, piece.role);
                board.set_piece_at(square, Piece { role: Role::Pawn, ..piece });
            }
        }
        let begun = TurnBeginning {
            player: setup.turn,
            board: board.clone(),
            named: named.clone(),
            put: Vec::new(),
        };
        OneBoard {
            board,
            named,
            running: match start.stage {
                Stage::Running => Some(setup.turn),
                Stage::NotStarted => None,
            },
            remaining: start.clocks,
            flags: PerPlayer::default(),
            to_move: setup.turn,
            put: Vec::new(),
            said: None,
            fresh: None,
            turns: vec![begun],
        }
    }
}
