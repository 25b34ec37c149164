//! Commands in words: "white lifts e1", "nero preme l'orologio".
//!
//! The words of a language come from outside; here is only the order in which they may stand: whose hand, what it
//! does, and where, in any order that is understood.

use acconcio_adjudication::incident::{
    ActKind, Claim, Clock, Declaration, Hand, OfferTerms, Owner, Person, Reply, Sight, Stance,
};
use shakmaty::{Role, Square};

/// The action of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Touches or lifts a piece.
    Touches,
    /// Puts a piece from one square on another, and holds it.
    Places,
    /// Lets go of a piece.
    Releases,
    /// Makes a whole move.
    Plays,
    /// Takes a piece off the board.
    Removes,
    /// Knocks a piece over.
    Displaces,
    /// Puts a new piece on the board.
    Puts,
    /// Presses the clock.
    Presses,
    /// Stops the clocks.
    Stops,
    /// Says that he adjusts.
    Adjusts,
    /// Offers a draw.
    Offers,
    /// Accepts the draw.
    Accepts,
    /// Declines the draw.
    Declines,
    /// Resigns.
    Resigns,
    /// Claims an illegal move.
    Claims,
    /// Declares mate.
    Mates,
    /// Notices what happened.
    Notices,
    /// Oversteps the time.
    FlagFalls,
}

/// A word that changes how something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adverb {
    /// With the other hand.
    OtherHand,
    /// With both hands.
    BothHands,
    /// The arbiter does not see it.
    Unseen,
    /// The piece stands upside down.
    UpsideDown,
}

/// A meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A person.
    Person(Person),
    /// The verb.
    Verb(Verb),
    /// The manner.
    Adverb(Adverb),
    /// A piece.
    Role(Role),
    /// Nothing: an article, a preposition.
    Filler,
}

/// The words of a language with their meanings; several words may stand together.
pub type Vocabulary = Vec<(String, Meaning)>;

/// A command that was understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Command {
    /// The person, if one is named.
    pub by: Option<Person>,
    /// The verb.
    pub order: Order,
    /// The hand.
    pub hand: Hand,
    /// Whether the arbiter sees it.
    pub sight: Sight,
}

/// The act that a command asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// One act.
    Act(ActKind),
    /// A whole move, from square to square.
    Plays(Square, Square),
}

/// The reason why a command is not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// A word that has no meaning here.
    #[error("`{0}` is not understood; use one of the words listed")]
    Unknown(String),
    /// Nothing is done.
    #[error("nothing is said to be done; add what is done: lifts, releases, presses")]
    NoVerb,
    /// A square is missing.
    #[error("a square is missing; add one from a1 to h8")]
    NoSquare,
    /// The piece is missing.
    #[error("the piece is missing; add queen, rook, bishop or knight")]
    NoPiece,
}

/// Reads a command; `chosen` is the hand where the line names none.
///
/// # Errors
/// The first thing that is not understood, or what is missing.
pub fn read(line: &str, words: &Vocabulary, chosen: Hand) -> Result<Command, CommandError> {
    let mut rest = plain(line);
    let mut found = Found::default();
    while !rest.is_empty() {
        let word = rest.split(' ').next().unwrap_or_default().to_owned();
        if let Ok(square) = word.parse::<Square>() {
            found.squares.push(square);
            rest = rest[word.len()..].trim_start().to_owned();
            continue;
        }
        // The longest expression counts: "other hand" before "other".
        let matching = words.iter().filter(|(words, _)| begins_with(&rest, words));
        let longest = matching.max_by_key(|(words, _)| words.len());
        let Some((words, meaning)) = longest else { return Err(CommandError::Unknown(word)) };
        found.note(*meaning);
        rest = rest[words.len()..].trim_start().to_owned();
    }
    found.command(chosen)
}

/// The line in small letters, with a space between words; apostrophes and signs are spaces.
fn plain(line: &str) -> String {
    let letters = line.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' });
    let line: String = letters.collect::<String>().to_lowercase();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn begins_with(line: &str, words: &str) -> bool {
    line.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The part of a command that has been read so far.
#[derive(Default)]
struct Found {
    by: Option<Person>,
    verb: Option<Verb>,
    squares: Vec<Square>,
    role: Option<Role>,
    adverbs: Vec<Adverb>,
}

impl Found {
    fn note(&mut self, meaning: Meaning) {
        match meaning {
            Meaning::Person(by) => self.by = self.by.or(Some(by)),
            Meaning::Verb(verb) => self.verb = self.verb.or(Some(verb)),
            Meaning::Adverb(adverb) => self.adverbs.push(adverb),
            Meaning::Role(role) => self.role = self.role.or(Some(role)),
            Meaning::Filler => {}
        }
    }

    fn command(self, chosen: Hand) -> Result<Command, CommandError> {
        let has = |adverb| self.adverbs.contains(&adverb);
        let hand = if has(Adverb::BothHands) {
            Hand::Both
        } else if has(Adverb::OtherHand) {
            Hand::Other
        } else {
            chosen
        };
        let sight = if has(Adverb::Unseen) { Sight::Unseen } else { Sight::Seen };
        let order = self.order(hand)?;
        Ok(Command { by: self.by, order, hand, sight })
    }

    fn order(&self, hand: Hand) -> Result<Order, CommandError> {
        let square = |index: usize| self.squares.get(index).copied().ok_or(CommandError::NoSquare);
        let verb = match (self.verb, self.squares.len()) {
            (Some(verb), _) => verb,
            // "white e2 e4" is a move.
            (None, 2) => Verb::Plays,
            (None, _) => return Err(CommandError::NoVerb),
        };
        Ok(Order::Act(match verb {
            Verb::Plays => return Ok(Order::Plays(square(0)?, square(1)?)),
            Verb::Touches => {
                let mut kind = ActKind::touches(square(0)?);
                if let ActKind::Touches { hand: with, together_with, .. } = &mut kind {
                    *with = hand;
                    *together_with = self.squares.get(1).copied();
                }
                kind
            }
            Verb::Places => ActKind::Places { from: square(0)?, to: square(1)?, hand },
            Verb::Releases => ActKind::Releases { square: square(0)? },
            Verb::Removes => ActKind::Removes { square: square(0)?, hand },
            Verb::Displaces => {
                ActKind::Displaces { square: square(0)?, to: self.squares.get(1).copied() }
            }
            // "puts e1 on g1" is a placing, "puts a queen on e8" a new piece.
            Verb::Puts if self.squares.len() > 1 => {
                ActKind::Places { from: square(0)?, to: square(1)?, hand }
            }
            Verb::Puts => ActKind::Puts {
                role: self.role.ok_or(CommandError::NoPiece)?,
                square: square(0)?,
                hand,
                stance: match self.adverbs.contains(&Adverb::UpsideDown) {
                    true => Stance::UpsideDown,
                    false => Stance::Upright,
                },
                of: Owner::Own,
            },
            Verb::Presses => ActKind::PressesClock { hand },
            Verb::Stops => ActKind::StopsClocks { which: Clock::Both },
            Verb::Adjusts => ActKind::AnnouncesAdjusting,
            Verb::Offers => ActKind::OffersDraw(OfferTerms::Plain),
            Verb::Accepts => ActKind::AnswersDraw(Reply::Accepts),
            Verb::Declines => ActKind::AnswersDraw(Reply::Declines),
            Verb::Resigns => ActKind::Resigns,
            Verb::Claims => ActKind::Claims(Claim::IllegalMove),
            Verb::Mates => ActKind::Declares(Declaration::Mate),
            Verb::Notices => ActKind::Notices,
            Verb::FlagFalls => ActKind::FlagFalls,
        }))
    }
}
