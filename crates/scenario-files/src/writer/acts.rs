//! Acts as the lines of a file, each an inline table.

use acconcio_adjudication::incident::{
    Act, ActKind, Clock, Declaration, Hand, Manner, Misconduct, OfferTerms, Order, Owner, Purpose,
    Stance,
};
use acconcio_notation::role_word;
use shakmaty::Square;

use super::layout::quoted;
use crate::words::serialised;

/// Returns acts as lines: four acts of one move made without incident are one line. The error is the index of an
/// act that names none before it.
pub(super) fn lines(acts: &[Act]) -> Result<Vec<String>, usize> {
    let mut lines = Vec::new();
    // The last act of each line.
    let mut ends: Vec<usize> = Vec::new();
    let mut next = 0;
    while let Some(act) = acts.get(next) {
        let about = match act.about {
            Some(named) => Some(1 + ends.iter().position(|end| *end == named).ok_or(next)?),
            None => None,
        };
        if let Some((from, to)) = whole_move(acts, next) {
            lines.push(line(
                act,
                &ActFields::new("plays").square("from", from).square("to", to),
                about,
            ));
            next += 4;
        } else {
            lines.push(line(act, &fields(&act.kind), about));
            next += 1;
        }
        ends.push(next - 1);
    }
    Ok(lines)
}

/// The squares of a move of which the four acts from this one on are all there is, if they are.
fn whole_move(acts: &[Act], first: usize) -> Option<(Square, Square)> {
    let four: &[Act; 4] = acts.get(first..first + 4)?.try_into().ok()?;
    let ActKind::Places { from, to, hand: Hand::One } = four[1].kind else { return None };
    let kinds = [
        ActKind::touches(from),
        ActKind::places(from, to),
        ActKind::Releases { square: to },
        ActKind::presses_clock(),
    ];
    let is_alike =
        |act: &Act| act.by == four[0].by && act.sight == four[0].sight && act.about.is_none();
    let is_whole = four.iter().zip(&kinds).all(|(act, kind)| act.kind == *kind && is_alike(act))
        && four[1..].iter().all(|act| act.after == 0);
    let is_named =
        acts.iter().any(|act| act.about.is_some_and(|named| (first..first + 3).contains(&named)));
    (is_whole && !is_named).then_some((from, to))
}

/// Returns an act as an inline table.
fn line(act: &Act, act_fields: &ActFields, about: Option<usize>) -> String {
    let mut line =
        format!("{{ by = {}, does = {}", quoted(&serialised(act.by)), quoted(act_fields.does));
    for (name, value) in &act_fields.fields {
        line.push_str(&format!(", {name} = {value}"));
    }
    if let Some(about) = about {
        line.push_str(&format!(", about = {about}"));
    }
    if act.after > 0 {
        line.push_str(&format!(", after = {}", act.after));
    }
    if !act.sight.is_seen() {
        line.push_str(", seen = false");
    }
    line.push_str(" }");
    line
}

/// A kind of act, with the fields that tell more.
struct ActFields {
    does: &'static str,
    fields: Vec<(&'static str, String)>,
}

impl ActFields {
    fn new(does: &'static str) -> ActFields {
        ActFields { does, fields: Vec::new() }
    }

    fn word(mut self, name: &'static str, word: &str) -> ActFields {
        self.fields.push((name, quoted(word)));
        self
    }

    fn square(self, name: &'static str, square: Square) -> ActFields {
        self.word(name, &square.to_string())
    }

    /// Adds a field whose value is one of several words; nothing where it is the one that goes without saying.
    fn unless<T: serde::Serialize + PartialEq>(
        self,
        name: &'static str,
        value: T,
        usual: T,
    ) -> ActFields {
        if value == usual { self } else { self.word(name, &serialised(value)) }
    }

    fn what(self, what: impl serde::Serialize) -> ActFields {
        self.word("what", &serialised(what))
    }
}

fn fields(kind: &ActKind) -> ActFields {
    match kind {
        ActKind::AnnouncesAdjusting => ActFields::new("announces-adjusting"),
        ActKind::Touches { square, manner, hand, together_with, order, purpose } => {
            let touches = ActFields::new("touches").square("square", *square);
            let with = match together_with {
                Some(other) => touches.square("with", *other),
                None => touches,
            };
            with.unless("manner", *manner, Manner::Deliberate)
                .unless("hand", *hand, Hand::One)
                .unless("order", *order, Order::Known)
                .unless("purpose", *purpose, Purpose::ToPlay)
        }
        ActKind::Feels { square } => ActFields::new("feels").square("square", *square),
        ActKind::Places { from, to, hand } => ActFields::new("places")
            .square("from", *from)
            .square("to", *to)
            .unless("hand", *hand, Hand::One),
        ActKind::Releases { square } => ActFields::new("releases").square("square", *square),
        ActKind::Removes { square, hand } => {
            ActFields::new("removes").square("square", *square).unless("hand", *hand, Hand::One)
        }
        ActKind::Puts { role, square, hand, stance, of } => ActFields::new("puts")
            .word("piece", role_word(*role))
            .square("square", *square)
            .unless("hand", *hand, Hand::One)
            .unless("stance", *stance, Stance::Upright)
            .unless("of", *of, Owner::Own),
        ActKind::Displaces { square, to } => {
            let displaces = ActFields::new("displaces").square("square", *square);
            match to {
                Some(to) => displaces.square("to", *to),
                None => displaces,
            }
        }
        ActKind::SetsRight => ActFields::new("sets-right"),
        ActKind::Declares(declaration) => declared(declaration),
        ActKind::PressesClock { hand } => {
            ActFields::new("presses-clock").unless("hand", *hand, Hand::One)
        }
        ActKind::StopsClocks { which } => {
            ActFields::new("stops-clocks").unless("what", *which, Clock::Both)
        }
        ActKind::Claims(claim) => ActFields::new("claims").what(claim),
        ActKind::WithdrawsClaim => ActFields::new("withdraws-claim"),
        ActKind::Writes { san } => ActFields::new("writes").word("san", san),
        ActKind::StopsRecording => ActFields::new("stops-recording"),
        ActKind::Chooses(remedy) => ActFields::new("chooses").what(remedy),
        ActKind::OffersDraw(terms) => {
            ActFields::new("offers-draw").unless("terms", *terms, OfferTerms::Plain)
        }
        ActKind::WithdrawsOffer => ActFields::new("withdraws-offer"),
        ActKind::AnswersDraw(reply) => ActFields::new("answers-draw").what(reply),
        ActKind::Arrives => ActFields::new("arrives"),
        ActKind::Signs(result) => ActFields::new("signs").what(result),
        ActKind::Seals { san, early } => {
            let mut seals = ActFields::new("seals").word("san", san);
            if *early > 0 {
                seals.fields.push(("early", early.to_string()));
            }
            seals
        }
        ActKind::Resigns => ActFields::new("resigns"),
        ActKind::FlagFalls => ActFields::new("flag-falls"),
        ActKind::Notices => ActFields::new("notices"),
        ActKind::Testifies(testimony) => ActFields::new("testifies").what(testimony),
        ActKind::Consents => ActFields::new("consents"),
        ActKind::Misbehaves(misconduct) => misbehaved(*misconduct),
        ActKind::Finds(finding) => ActFields::new("finds").what(finding),
        ActKind::Decides(decision) => ActFields::new("decides").what(decision),
        ActKind::Appeals => ActFields::new("appeals"),
    }
}

fn declared(declaration: &Declaration) -> ActFields {
    let declares = ActFields::new("declares");
    match declaration {
        Declaration::Promotion(role) => declares.word("piece", role_word(*role)),
        Declaration::Move(san) => declares.word("san", san),
        Declaration::Mate => declares.word("what", "mate"),
    }
}

fn misbehaved(misconduct: Misconduct) -> ActFields {
    if let Misconduct::OnTwoBoards(what) = misconduct {
        return ActFields::new("on-two-boards").what(what);
    }
    if let Misconduct::AtResumption(what) = misconduct {
        return ActFields::new("at-resumption").what(what);
    }
    ActFields::new("misbehaves").what(misconduct)
}
