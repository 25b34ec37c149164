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

/// One act: who did what, whether the arbiter saw it, how long after the act before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Who acted; for a fallen flag, whose flag it is.
    pub by: Person,
    /// What was done.
    pub kind: ActKind,
    /// Whether the arbiter saw or heard it.
    #[serde(default, skip_serializing_if = "Sight::is_seen")]
    pub sight: Sight,
    /// Seconds since the act before, on either board; they run off every clock that is running.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: u32,
}

impl Act {
    /// An act that the arbiter sees, without delay.
    pub fn by(who: impl Into<Person>, kind: ActKind) -> Act {
        Act { by: who.into(), kind, sight: Sight::Seen, after: 0 }
    }

    /// The player who acted, if it was one.
    pub const fn seat(&self) -> Option<Seat> {
        self.by.seat()
    }
}

/// Somebody at or near the boards.
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
    /// Somebody of neither team.
    Bystander,
}

impl Person {
    /// Everybody, in the order in which they are listed.
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

    /// The team to which somebody belongs, if any.
    pub const fn team(self) -> Option<Team> {
        match self {
            Person::Player(seat) => Some(seat.team()),
            Person::Runner(team) | Person::Team(team) => Some(team),
            Person::Arbiter | Person::Bystander => None,
        }
    }

    /// How files name somebody: `white-a`, `runner-red`.
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

    /// Who has this name in files, if anybody.
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

/// What somebody does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum ActKind {
    /// Touches a piece on a board; a player's own board unless another is named.
    Touches {
        /// Where the piece stands.
        #[serde(with = "notation::square")]
        square: Square,
        /// On purpose or by accident.
        #[serde(default)]
        manner: Manner,
        /// The board, where it is not the player's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<Table>,
    },
    /// Sets a piece on a square; an opponent's piece there is taken off and lies beside the
    /// player until he hands it over.
    Places {
        /// Where the piece stood.
        #[serde(with = "notation::square")]
        from: Square,
        /// Where it stands now.
        #[serde(with = "notation::square")]
        to: Square,
        /// The board, where it is not the player's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<Table>,
    },
    /// Takes a piece off his own board: an opponent's piece then lies beside the player, his own
    /// goes back where it came from (a piece put on the board in this turn: to the reserve).
    Removes {
        /// Where the piece stood.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// Puts a piece on his own board: from his reserve, or one that lies elsewhere.
    Puts {
        /// Which piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// Where.
        #[serde(with = "notation::square")]
        square: Square,
        /// Where the piece was.
        #[serde(default, skip_serializing_if = "Origin::is_reserve")]
        from: Origin,
    },
    /// Puts everything on his board back as it stood when his turn began.
    TakesBack,
    /// Says aloud which piece his pawn on the last rank is from now on.
    NamesPromotion(#[serde(with = "notation::role")] Role),
    /// Counts the repetitions of the position on his board aloud.
    CountsAloud(u8),
    /// Presses the clock on the side of a player; his own unless another is named.
    PressesClock {
        /// Whose side of which clock, where it is not his own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Clock>,
    },
    /// Stops clocks, usually to call the arbiter.
    StopsClocks {
        /// Which.
        #[serde(default)]
        which: Clocks,
        /// Alone, or with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Starts the clock of the player to move on this board, at the beginning of the game.
    StartsGame {
        /// The board.
        table: Table,
    },
    /// Makes a claim to the arbiter, alone or with his partner.
    Claims {
        /// What.
        what: Claim,
        /// Alone, or with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Offers a draw of the match.
    OffersDraw {
        /// Alone, or with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Answers a draw offer.
    AnswersDraw {
        /// How.
        reply: Reply,
        /// Alone, or with his partner.
        #[serde(default)]
        accord: Accord,
    },
    /// Resigns the game on his board.
    Resigns,
    /// The flag of this player falls.
    FlagFalls,
    /// Becomes aware of what has just happened.
    Notices,
    /// Lets it pass, or agrees to put it right.
    Consents,
    /// Waits without moving.
    Waits,
    /// Says something to his partner, or to a player as a bystander.
    Says(Saying),
    /// Behaves badly.
    Misbehaves(Misconduct),
    /// Gives a captured piece to his runner, who comes to his table for it.
    HandsOver {
        /// Which piece.
        #[serde(with = "notation::role")]
        role: Role,
    },
    /// A runner sets off with the pieces handed to him.
    Carries {
        /// The pieces he takes with him, in words.
        pieces: Roles,
    },
    /// A runner puts a piece on the table of the player for whom it is; a player who does it fetches
    /// himself what his partner captured and lays it in his reserve.
    Delivers {
        /// Which piece.
        #[serde(with = "notation::role")]
        role: Role,
    },
    /// A runner commits a fault; of a player, only that a piece falls: he knocks it over on a board.
    Errs(RunnerFault),
    /// Something that a team does before or beside the match.
    Arranges(Arrangement),
    /// An act of the arbiter, shown on film.
    Decides(ArbiterAct),
}

/// Where a piece was before it was put on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// In the player's reserve, delivered.
    #[default]
    Reserve,
    /// Still with the runner, or beside the partner.
    OnItsWay,
    /// Nowhere: from the box, or from beside the board.
    Nowhere,
}

impl Origin {
    /// Whether it was in the reserve.
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
    /// Whose side.
    #[serde(with = "notation::color")]
    pub color: Color,
}

/// Which clocks are stopped.
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
    /// He alone.
    #[default]
    Alone,
    /// He and his partner, in agreement.
    WithPartner,
}

/// What is claimed.
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
    /// That the opponent cannot mate with what he has.
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
    /// Something in dispute between the teams.
    Dispute,
}

/// What is said, and to whom.
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

/// How somebody misbehaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misconduct {
    /// Keeps his reserve out of the opponents' sight.
    HidesReserve,
    /// Obstructs the opponent's view of the board.
    BlocksView,
    /// Irritates with improper behaviour or offensive words.
    Offends,
    /// Is louder than need be.
    Noise,
}

/// A fault of a runner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunnerFault {
    /// A piece falls.
    DropsPiece,
    /// A hoop is touched.
    TouchesHoop,
    /// He steps onto a board.
    StepsOnBoard,
    /// He touches a clock without pressing it.
    TouchesClock,
}

/// What the arbiter does on film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterAct {
    /// Stops all clocks and steps in.
    StepsIn,
    /// Warns the person who acted last.
    Warns,
    /// Puts back the turn in progress on a board or, if nothing was done in it yet, the turn before,
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
