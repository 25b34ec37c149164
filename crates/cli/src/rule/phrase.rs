//! A word with its details: the form in which `rule` prints facts and the facets of a match.

use acconcio_adjudication::movement::Breach;
use acconcio_notation::{castling_side_word, color_word, role_word};
use acconcio_scenario_files::words::serialised;
use serde::Serialize;
use shakmaty::{CastlingSide, Color, Role, Square};

/// A word, and the details that apply to it.
#[derive(Clone, Debug, Default, Serialize)]
#[rustfmt::skip]
pub struct Phrase {
    #[serde(flatten)] name: Name,
    #[serde(skip_serializing_if = "Option::is_none")] player: Option<&'static str>,
    /// A player, a runner, a team, the arbiter, by the name in files.
    #[serde(skip_serializing_if = "Option::is_none")] person: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")] team: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")] table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")] piece: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")] squares: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")] castling: Option<&'static str>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")] played: Option<Move>,
    /// The number of an act, from 1.
    #[serde(skip_serializing_if = "Option::is_none")] act: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")] number: Option<u64>,
    /// A change of time, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")] seconds: Option<i32>,
    /// A word that files use too: a setting, a fault of the set-up, a remedy; or the kind of breach.
    #[serde(skip_serializing_if = "Option::is_none")] word: Option<String>,
    /// The position to examine.
    #[serde(skip_serializing_if = "Option::is_none")] fen: Option<String>,
    /// The half-moves from the beginning of the record to each position.
    #[serde(skip_serializing_if = "Vec::is_empty")] plies: Vec<usize>,
    /// The number needed.
    #[serde(skip_serializing_if = "Option::is_none")] needed: Option<u32>,
    /// The moves to mate, as `e7e8q`.
    #[serde(skip_serializing_if = "Vec::is_empty")] line: Vec<String>,
    /// The measures at the arbiter's disposal, mildest first.
    #[serde(skip_serializing_if = "Vec::is_empty")] permitted: Vec<String>,
}

/// The word, by the name of its field.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Name {
    Fact(String),
    Value(String),
}

impl Default for Name {
    fn default() -> Name {
        Name::Value(String::new())
    }
}

/// A move as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Move {
    /// In both notations.
    Named { san: String, uci: String },
    /// As `e7e8q`, or `N@f3`.
    Plain(String),
}

impl Move {
    /// The move as text for people.
    pub fn text(&self) -> &str {
        match self {
            Move::Named { san, .. } => san,
            Move::Plain(text) => text,
        }
    }
}

/// Returns the phrase of a fact of the Laws.
pub fn fact(word: impl Into<String>) -> Phrase {
    Phrase { name: Name::Fact(word.into()), ..Phrase::default() }
}

/// Returns the phrase of a value of a facet of a match, or of a fact of its rules.
pub fn value(word: impl Into<String>) -> Phrase {
    Phrase { name: Name::Value(word.into()), ..Phrase::default() }
}

/// The details of a phrase, one after the other.
impl Phrase {
    pub fn player(self, player: Color) -> Phrase {
        Phrase { player: Some(color_word(player)), ..self }
    }

    pub fn person(self, person: &'static str) -> Phrase {
        Phrase { person: Some(person), ..self }
    }

    pub fn team(self, team: impl Serialize) -> Phrase {
        Phrase { team: Some(serialised(team)), ..self }
    }

    pub fn table(self, table: impl Serialize) -> Phrase {
        Phrase { table: Some(serialised(table)), ..self }
    }

    pub fn piece(self, role: Role) -> Phrase {
        Phrase { piece: Some(role_word(role)), ..self }
    }

    pub fn on(self, squares: &[Square]) -> Phrase {
        Phrase { squares: squares.iter().map(Square::to_string).collect(), ..self }
    }

    pub fn castling(self, side: CastlingSide) -> Phrase {
        Phrase { castling: Some(castling_side_word(side)), ..self }
    }

    pub fn played(self, played: Move) -> Phrase {
        Phrase { played: Some(played), ..self }
    }

    /// Adds the act with this index.
    pub fn act(self, act: usize) -> Phrase {
        Phrase { act: Some(act + 1), ..self }
    }

    pub fn number(self, number: impl TryInto<u64>) -> Phrase {
        Phrase { number: number.try_into().ok(), ..self }
    }

    pub fn seconds(self, seconds: i32) -> Phrase {
        Phrase { seconds: Some(seconds), ..self }
    }

    pub fn word(self, word: impl Into<String>) -> Phrase {
        Phrase { word: Some(word.into()), ..self }
    }

    pub fn fen(self, fen: String) -> Phrase {
        Phrase { fen: Some(fen), ..self }
    }

    pub fn plies(self, plies: Vec<usize>) -> Phrase {
        Phrase { plies, ..self }
    }

    pub fn needed(self, needed: impl TryInto<u32>) -> Phrase {
        Phrase { needed: needed.try_into().ok(), ..self }
    }

    pub fn line(self, line: Vec<String>) -> Phrase {
        Phrase { line, ..self }
    }

    pub fn permitted(self, permitted: Vec<String>) -> Phrase {
        Phrase { permitted, ..self }
    }

    /// Adds the kind of breach.
    pub fn breach(self, breach: Breach) -> Phrase {
        match breach {
            Breach::KingLeftAttacked { king, by } => {
                self.word("king-left-attacked").on(&[king, by])
            }
            Breach::KingTaken { king } => self.word("king-taken").on(&[king]),
            Breach::NotHowItMoves { role, from, to } => {
                self.word("not-how-it-moves").piece(role).on(&[from, to])
            }
            Breach::WayBlocked { role, from, to } => {
                self.word("way-blocked").piece(role).on(&[from, to])
            }
            Breach::CastlingNotAllowed { side } => self.word("castling-not-allowed").castling(side),
            Breach::RookLeftBehind { side } => self.word("rook-left-behind").castling(side),
            Breach::MoreThanOneMove => self.word("more-than-one-move"),
        }
    }

    /// The phrase as text for people.
    pub fn text(&self) -> String {
        let (Name::Fact(name) | Name::Value(name)) = &self.name;
        let squares = Some(self.squares.join(" ")).filter(|squares| !squares.is_empty());
        phrase([
            Some(spaced(name)),
            self.player.map(str::to_owned),
            self.word.as_deref().map(spaced),
            self.person.map(str::to_owned),
            self.team.clone(),
            self.table.as_ref().map(|table| format!("on board {table}")),
            self.piece.map(str::to_owned),
            self.castling.map(spaced),
            squares,
            self.played.as_ref().map(|played| played.text().to_owned()),
            self.number.map(|number| number.to_string()),
            self.seconds.map(|seconds| format!("{seconds:+} s")),
            self.act.map(|act| format!("(act {act})")),
        ])
    }
}

/// Joins words with spaces.
pub fn phrase(words: impl IntoIterator<Item = Option<String>>) -> String {
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns a word with spaces instead of hyphens.
pub fn spaced(word: &str) -> String {
    word.replace('-', " ")
}
