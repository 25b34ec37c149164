//! The vocabulary of acts: what players, runners and teams do.

mod arrangement;

pub use arrangement::{
    Agreement, Arrangement, Caps, Captaincy, Colours, Elimination, Moment, Need, Registration,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use shakmaty::{Color, Role, Square};

use super::seat::{Seat, Table, Team};
use acconcio_adjudication::incident::{Manner, Reply, Sight};
use acconcio_notation as notation;

/// One act: the person, what he does, whether the arbiter saw it, and the seconds since the act before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The person who acts; for a flag-fall, the player whose flag it is.
    pub by: Person,
    /// The kind of act, with its details.
    pub kind: ActKind,
    /// Whether the arbiter saw or heard it.
    #[serde(default, skip_serializing_if = "Sight::is_seen")]
    pub sight: Sight,
    /// Seconds since the act before, on either board; they run off every clock that is running.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: u32,
}

impl Act {
    /// Returns an act that the arbiter sees, without delay.
    pub fn by(who: impl Into<Person>, kind: ActKind) -> Act {
        Act { by: who.into(), kind, sight: Sight::Seen, after: 0 }
    }

    /// The player who acts; none where somebody else does.
    pub const fn seat(&self) -> Option<Seat> {
        self.by.seat()
    }
}

/// A person at or near the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    /// A player.
    Player(Seat),
    /// The runner of a team.
    Runner(Team),
    /// The captain, or the team as a whole, towards the organisers.
    Team(Team),
    /// The arbiter.
    Arbiter,
    /// A person of neither team.
    Bystander,
}

impl Person {
    /// All persons, in the order in which they are listed.
    pub const ALL: [Person; 10] = [
        Person::Player(Seat::ALL[0]),
        Person::Player(Seat::ALL[1]),
        Person::Player(Seat::ALL[2]),
        Person::Player(Seat::ALL[3]),
        Person::Runner(Team::Red),
        Person::Runner(Team::Blue),
        Person::Team(Team::Red),
        Person::Team(Team::Blue),
        Person::Arbiter,
        Person::Bystander,
    ];

    /// The seat of a player; none for the others.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Person::Player(seat) => Some(seat),
            Person::Runner(_) | Person::Team(_) | Person::Arbiter | Person::Bystander => None,
        }
    }

    /// The team to which a person belongs, if any.
    pub const fn team(self) -> Option<Team> {
        match self {
            Person::Player(seat) => Some(seat.team()),
            Person::Runner(team) | Person::Team(team) => Some(team),
            Person::Arbiter | Person::Bystander => None,
        }
    }

    /// The name in files: `white-a`, `runner-red`.
    pub const fn name(self) -> &'static str {
        match self {
            Person::Player(seat) => seat.name(),
            Person::Runner(Team::Red) => "runner-red",
            Person::Runner(Team::Blue) => "runner-blue",
            Person::Team(Team::Red) => "team-red",
            Person::Team(Team::Blue) => "team-blue",
            Person::Arbiter => "arbiter",
            Person::Bystander => "bystander",
        }
    }

    /// Returns the person with this name in files.
    pub fn named(name: &str) -> Option<Person> {
        Person::ALL.into_iter().find(|person| person.name() == name)
    }
}

impl From<Seat> for Person {
    fn from(seat: Seat) -> Person {
        Person::Player(seat)
    }
}

impl Serialize for Person {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Person {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Person, D::Error> {
        let name = String::deserialize(deserializer)?;
        Person::named(&name)
            .ok_or_else(|| de::Error::invalid_value(de::Unexpected::Str(&name), &"a person"))
    }
}

/// The kinds of act, each with its details.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum ActKind {
    /// Touches a piece on a board; a player's own board unless another is named.
    Touches {
        /// The square of the piece.
        #[serde(with = "notation::square")]
        square: Square,
        /// Intentionally or by accident.
        #[serde(default)]
        manner: Manner,
        /// The board, where it is not the player's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<Table>,
    },
    /// Sets a piece on a square; an opponent's piece there is taken off and lies beside the
    /// player until he hands it over.
    Places {
        /// The square from which the piece comes.
        #[serde(with = "notation::square")]
        from: Square,
        /// The square on which it is set.
        #[serde(with = "notation::square")]
        to: Square,
        /// The board, where it is not the player's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<Table>,
    },
    /// Takes a piece off his own board: an opponent's piece then lies beside the player, his own
    /// goes back where it came from (a piece put on the board in this turn: to the reserve).
    Removes {
        /// The square of the piece.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// Puts a piece on his own board: from his reserve, or one that lies elsewhere.
    Puts {
        /// The kind of piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// The square on which it is put.
        #[serde(with = "notation::square")]
        square: Square,
        /// The place from which the piece comes.
        #[serde(default, skip_serializing_if = "Origin::is_reserve")]
        from: Origin,
    },
    /// Puts everything on his board back as it was when his turn began.
    TakesBack,
    /// Announces aloud the piece that his pawn on the last rank has become.
    NamesPromotion(#[serde(with = "notation::role")] Role),
    /// Counts the repetitions of the position on his board aloud.
    CountsAloud(u8),
    /// Presses the clock on the side of a player; his own unless another is named.
    PressesClock {
        /// The side of the clock that is pressed, where it is not his own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Clock>,
    },
    /// Stops clocks, usually to call the arbiter.
    StopsClocks {
        /// The clocks that are stopped.
        #[serde(default)]
        which: Clocks,
        /// Alone or together with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Starts the clock of the player to move on this board, at the start of the game.
    StartsGame {
        /// The board.
        table: Table,
    },
    /// Makes a claim to the arbiter, alone or with his partner.
    Claims {
        /// The subject of the claim.
        what: Claim,
        /// Alone or together with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Offers a draw of the match.
    OffersDraw {
        /// Alone or together with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Answers a draw offer.
    AnswersDraw {
        /// Acceptance or refusal.
        reply: Reply,
        /// Alone or together with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Resigns the game on his board.
    Resigns,
    /// The flag of this player falls.
    FlagFalls,
    /// Becomes aware of what has just happened.
    Notices,
    /// Agrees to what has happened, or to having it put right.
    Consents,
    /// Waits without moving.
    Waits,
    /// Says something to his partner, or to a player as a bystander.
    Says(Saying),
    /// Commits misconduct.
    Misbehaves(Misconduct),
    /// Gives a captured piece to his runner, who comes to his table for it.
    HandsOver {
        /// The kind of piece.
        #[serde(with = "notation::role")]
        role: Role,
    },
    /// A runner leaves with the pieces handed to him.
    Carries {
        /// The pieces that he carries; written in files as words.
        pieces: Roles,
    },
    /// A runner puts a piece on the table of the player for whom it is. A player who does this fetches
    /// what his partner captured and puts it into his reserve.
    Delivers {
        /// The kind of piece.
        #[serde(with = "notation::role")]
        role: Role,
    },
    /// A runner commits a fault; of a player, only that he knocks a piece over on a board.
    Errs(RunnerFault),
    /// An act of a team before or beside the match.
    Arranges(Arrangement),
    /// An act of the arbiter in the course of the incident.
    Decides(ArbiterAct),
}

impl ActKind {
    /// Whether it changes what stands on a board.
    pub const fn changes_a_board(&self) -> bool {
        matches!(
            self,
            ActKind::Places { .. }
                | ActKind::Removes { .. }
                | ActKind::Puts { .. }
                | ActKind::TakesBack
        )
    }

    /// Whether it is part of a turn at a board.
    pub const fn is_of_a_turn(&self) -> bool {
        let is_other = matches!(
            self,
            ActKind::Touches { .. } | ActKind::NamesPromotion(_) | ActKind::PressesClock { .. }
        );
        is_other || self.changes_a_board()
    }

    /// The squares to which a hand goes; none where no hand goes to a square.
    pub fn squares(&self) -> Vec<Square> {
        if let ActKind::Touches { square, .. }
        | ActKind::Removes { square }
        | ActKind::Puts { square, .. } = self
        {
            vec![*square]
        } else if let ActKind::Places { from, to, .. } = self {
            vec![*from, *to]
        } else {
            Vec::new()
        }
    }

    /// The board that is named, where it is not the player's own.
    pub const fn table(&self) -> Option<Table> {
        if let ActKind::Touches { table, .. } | ActKind::Places { table, .. } = self {
            *table
        } else if let ActKind::StartsGame { table }
        | ActKind::Decides(ArbiterAct::Reinstates { table })
        | ActKind::PressesClock { of: Some(Clock { table, .. }) } = self
        {
            Some(*table)
        } else {
            None
        }
    }
}

/// The place of a piece before it is put on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// In the player's reserve, delivered.
    #[default]
    Reserve,
    /// Still with the runner, or beside the partner who captured it.
    OnItsWay,
    /// Out of play: in the box, or beside the board.
    Nowhere,
}

impl Origin {
    /// Whether the piece comes from the reserve.
    pub const fn is_reserve(&self) -> bool {
        matches!(self, Origin::Reserve)
    }
}

/// One side of one clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The board.
    pub table: Table,
    /// The player whose side it is.
    #[serde(with = "notation::color")]
    pub color: Color,
}

/// The clocks that are stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clocks {
    /// Both sides of the clock of his own board.
    #[default]
    OwnBoard,
    /// The clocks of both boards, at the same time.
    BothBoards,
}

/// Whether both members of a team act together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Accord {
    /// The person alone.
    #[default]
    Alone,
    /// The person and his partner, in agreement.
    WithPartner,
}

/// The subject of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// That the opponent completed an illegal move.
    IllegalMove,
    /// That the opponent did not move the piece he touched.
    TouchMove,
    /// That the opponent's flag has fallen.
    FlagFall,
    /// That the opponent is checkmated.
    Checkmate,
    /// That the game is drawn by stalemate.
    Stalemate,
    /// That the opponent does not have the material to mate.
    NoMatingMaterial,
    /// That the position has been repeated three times.
    Repetition,
    /// That the opponent makes no effort to win, in the last two minutes.
    QuickplayFinish,
    /// That the pieces were set up wrongly.
    WrongSetUp,
    /// That the opponents misbehaved.
    Misconduct,
    /// That the opponents' runner committed a fault.
    RunnerFault,
    /// That both games ended at the same time.
    SimultaneousEnd,
    /// A dispute between the teams.
    Dispute,
}

/// Something that is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Saying {
    /// Suggests a move.
    SuggestsMove,
    /// Asks not to move yet.
    AsksToWait,
    /// Asks for a suggestion.
    AsksForAdvice,
}

/// The kinds of misconduct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misconduct {
    /// Keeps his reserve where the opponents cannot see it.
    HidesReserve,
    /// Obstructs the opponent's view of the board.
    BlocksView,
    /// Annoys the opponents with improper behaviour or offensive words.
    Offends,
    /// Makes more noise than necessary.
    Noise,
}

/// The kinds of fault of a runner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunnerFault {
    /// A piece falls.
    DropsPiece,
    /// A hoop is touched.
    TouchesHoop,
    /// The runner steps onto a board.
    StepsOnBoard,
    /// The runner touches a clock without pressing it.
    TouchesClock,
}

/// The acts of the arbiter in the course of an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterAct {
    /// Stops all clocks and intervenes.
    StepsIn,
    /// Warns the person who acted last.
    Warns,
    /// Puts back the turn in progress on a board or, if nothing has been done in it yet, the turn before,
    /// and starts the clock of the player whose turn that was.
    Reinstates {
        /// The board.
        table: Table,
    },
    /// Lets both games go on.
    LetsPlayGoOn,
    /// Has to break the tie of a drawn match.
    BreaksTie,
}

/// The pieces that a runner carries, in the order in which they were handed to him.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Roles(pub Vec<Role>);

impl Serialize for Roles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|role| notation::role_word(*role)))
    }
}

impl<'de> Deserialize<'de> for Roles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Roles, D::Error> {
        let words = Vec::<String>::deserialize(deserializer)?;
        let role = |word: &String| {
            notation::role_from_word(word)
                .ok_or_else(|| de::Error::invalid_value(de::Unexpected::Str(word), &"a piece"))
        };
        words.iter().map(role).collect::<Result<_, _>>().map(Roles)
    }
}

const fn is_zero(seconds: &u32) -> bool {
    *seconds == 0
}
