//! The acts of a replay, in a sentence each.

mod sentence;
mod speech;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, ActKind, Person, Sight};
use acconcio_training::scenario::PlayersNamed;
use acconcio_words::Argument;
use shakmaty::{Color, Role, Square};

use super::Language;
use super::people::name_of;
use super::say::Say;

/// An act with the board state before it, so that pieces can be named.
struct ActContext<'a> {
    act: &'a Act,
    before: &'a BoardState,
    players: Option<&'a PlayersNamed>,
}

impl Language {
    /// An act as one sentence: `White touches the king on e1.`
    ///
    /// `before` is the board state before the act.
    pub fn act_sentence(
        self,
        act: &Act,
        before: &BoardState,
        players: Option<&PlayersNamed>,
    ) -> String {
        let context = ActContext { act, before, players };
        let about = act.about.map(|about| self.acts().about_act(about + 1));
        let unnoticed = match act.sight {
            Sight::Seen => None,
            Sight::Unseen => Some(self.unnoticed(&act.kind).to_owned()),
        };
        let said = [self.doing(&context)].into_iter().chain(about).chain(unnoticed);
        said.collect::<Vec<_>>().join(" ")
    }

    fn unnoticed(self, kind: &ActKind) -> &'static str {
        let is_said = matches!(kind, ActKind::Declares(_)) || self.set_phrase(kind).is_some();
        if is_said { self.acts().not_heard() } else { self.acts().not_seen() }
    }
}

impl ActContext<'_> {
    /// The person who acts.
    fn who(&self) -> Who<'_> {
        match (self.act.player(), self.players) {
            (Some(color), Some(named)) => Who::Named(name_of(named, color)),
            (Some(_), None) | (None, _) => Who::Unnamed(self.act.by),
        }
    }

    /// Returns the piece on a square, as the person who acts sees it.
    fn seen(&self, square: Square) -> Seen {
        let piece = self.before.board.piece_at(square);
        Seen {
            role: piece.map(|piece| piece.role),
            color: piece.map(|piece| piece.color),
            is_own: piece.is_some_and(|piece| Some(piece.color) == self.act.player()),
        }
    }

    /// The effect of `Places`.
    fn placing(&self, from: Square, to: Square) -> Placing {
        let carried = self.before.hands.iter().find(|grip| grip.square == from);
        let origin = carried.and_then(|grip| grip.carried_from);
        if from == to || origin == Some(to) {
            return Placing::Back;
        }
        match self.before.board.piece_at(to) {
            Some(_) => Placing::Taking,
            None => Placing::Plain,
        }
    }
}

/// A person, by name where it is known.
#[derive(Clone, Copy)]
enum Who<'a> {
    Named(&'a str),
    Unnamed(Person),
}

impl Say for Who<'_> {
    fn say(&self) -> Argument<'_> {
        match self {
            Who::Named(name) => name.say(),
            Who::Unnamed(person) => person.say(),
        }
    }
}

/// The piece on a square, as somebody sees it; none on an empty one.
#[derive(Clone, Copy)]
struct Seen {
    role: Option<Role>,
    color: Option<Color>,
    is_own: bool,
}

/// The effects of putting a piece on a square.
enum Placing {
    /// Back on the square it came from.
    Back,
    /// On an empty square.
    Plain,
    /// On a piece, which is taken off.
    Taking,
}
