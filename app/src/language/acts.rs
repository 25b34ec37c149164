//! The acts of a replay, in a sentence each.

mod en;
mod it;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, ActKind, ArbiterAct, Declaration, Hand, Person, Sight};
use acconcio_training::scenario::PlayersNamed;
use shakmaty::Square;

use super::{Language, capitalised};

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
        let sentence = match self {
            Language::English => en::sentence(&context),
            Language::Italian => it::sentence(&context),
        };
        let sentence = match act.about {
            Some(about) => format!("{sentence} {}", self.meaning_act(about + 1)),
            None => sentence,
        };
        match act.sight {
            Sight::Seen => sentence,
            Sight::Unseen => format!("{sentence} {}", self.unnoticed(&act.kind)),
        }
    }

    /// The label of an act in a word or two, as on the replay strip.
    pub fn act_label(self, act: &Act) -> String {
        match self {
            Language::English => en::label(&act.kind),
            Language::Italian => it::label(&act.kind),
        }
    }

    /// The words said aloud in an act, without quotation marks; none for a silent act.
    pub fn speech(self, act: &Act) -> Option<String> {
        if let ActKind::Declares(promise) = &act.kind {
            return Some(self.promise(promise));
        }
        let said = match self {
            Language::English => en::speech(&act.kind),
            Language::Italian => it::speech(&act.kind),
        };
        said.map(str::to_owned)
    }

    /// A text in the quotation marks of the language.
    pub fn quoted(self, said: &str) -> String {
        match self {
            Language::English => format!("“{said}”"),
            Language::Italian => format!("«{said}»"),
        }
    }

    fn promise(self, promise: &Declaration) -> String {
        match (self, promise) {
            (Language::English, Declaration::Promotion(role)) => capitalised(&self.role(*role)),
            (Language::Italian, Declaration::Promotion(role)) => capitalised(&self.role(*role)),
            (Language::English, Declaration::Move(san)) => format!("I intend {san}"),
            (Language::Italian, Declaration::Move(san)) => {
                format!("Intendo giocare {}", self.san_text(san))
            }
            (Language::English, Declaration::Mate) => "Checkmate".to_owned(),
            (Language::Italian, Declaration::Mate) => "Scacco matto".to_owned(),
        }
    }

    fn meaning_act(self, number: usize) -> String {
        match self {
            Language::English => format!("The claim is about action {number}."),
            Language::Italian => format!("Il reclamo riguarda l’azione {number}."),
        }
    }

    fn unnoticed(self, kind: &ActKind) -> &'static str {
        let is_heard = matches!(
            kind,
            ActKind::AnnouncesAdjusting
                | ActKind::Declares(_)
                | ActKind::Claims(_)
                | ActKind::WithdrawsClaim
                | ActKind::Chooses(_)
                | ActKind::OffersDraw(_)
                | ActKind::WithdrawsOffer
                | ActKind::AnswersDraw(_)
                | ActKind::Resigns
                | ActKind::Testifies(_)
                | ActKind::Consents
        );
        match (self, is_heard) {
            (Language::English, true) => "The arbiter does not hear it.",
            (Language::English, false) => "The arbiter does not see it.",
            (Language::Italian, true) => "L’arbitro non lo sente.",
            (Language::Italian, false) => "L’arbitro non lo vede.",
        }
    }
}

impl ActContext<'_> {
    fn who(&self, language: Language) -> String {
        language.person(self.act.by, self.players)
    }

    /// A piece from the point of view of the person who acts; an empty square by its name only.
    fn piece(&self, language: Language, square: Square) -> String {
        match self.before.board.piece_at(square) {
            Some(piece) => language.piece_on(piece, square, self.act.player()),
            None => square.to_string(),
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

/// The effects of putting a piece on a square.
enum Placing {
    /// Back on the square it came from.
    Back,
    /// On an empty square.
    Plain,
    /// On a piece, which is taken off.
    Taking,
}

/// Whether the appeals committee decides, not the arbiter.
fn is_of_the_committee(decision: ArbiterAct) -> bool {
    matches!(decision, ArbiterAct::AppealRejected | ArbiterAct::AppealUpheld)
}

/// The words for a hand after the verb; none for the hand that makes the moves.
fn hand_words(language: Language, hand: Hand) -> &'static str {
    match (language, hand) {
        (_, Hand::One) => "",
        (Language::English, Hand::Other) => " with the other hand",
        (Language::English, Hand::Both) => " with both hands",
        (Language::Italian, Hand::Other) => " con l’altra mano",
        (Language::Italian, Hand::Both) => " con entrambe le mani",
    }
}

fn is_arbiter(person: Person) -> bool {
    matches!(person, Person::Arbiter)
}
