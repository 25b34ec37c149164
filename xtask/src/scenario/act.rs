//! One written act, turned into an act of the core.

use acconcio_core::incident::{
    Act, ArbiterAct, Claim, Clock, Deed, Hand, Misconduct, Order, Person, Promise, Remedy, Reply,
    Sight, Stance, Testimony,
};
use acconcio_core::notation;
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;
use shakmaty::{Role, Square};
use toml::Spanned;

use super::diagnostic::Diagnostic;
use super::file::{self, Field};

/// Turns a written act into acts of the core: one, or four for `plays`.
pub fn acts(path: &str, written: &Spanned<file::Act>, errors: &mut Vec<Diagnostic>) -> Vec<Act> {
    let mut reading = Reading { path, written, errors, used: vec!["by", "does", "seen", "after"] };
    let Some(by) = reading.person() else { return Vec::new() };
    let deeds = reading.deeds();
    reading.complain_of_unused();
    let raw = written.get_ref();
    let sight = if raw.seen.unwrap_or(true) { Sight::Seen } else { Sight::Unseen };
    let mut after = raw.after.unwrap_or(0);
    let act = |deed| Act { by, deed, sight, after: std::mem::take(&mut after) };
    deeds.into_iter().map(act).collect()
}

struct Reading<'a> {
    path: &'a str,
    written: &'a Spanned<file::Act>,
    errors: &'a mut Vec<Diagnostic>,
    used: Vec<&'static str>,
}

impl Reading<'_> {
    fn person(&mut self) -> Option<Person> {
        let by = self.written.get_ref().by.clone();
        self.word("by", &by, "white, black, arbiter, bystander")
    }

    fn deeds(&mut self) -> Vec<Deed> {
        let does = self.written.get_ref().does.clone();
        if does.get_ref() == "plays" {
            return self.plays().unwrap_or_default();
        }
        self.deed(&does).into_iter().collect()
    }

    /// `plays`: a move made without incident, from the touch to the clock.
    fn plays(&mut self) -> Option<Vec<Deed>> {
        let (from, to) = (self.square("from")?, self.square("to")?);
        Some(vec![
            Deed::touches(from),
            Deed::places(from, to),
            Deed::Releases { square: to },
            Deed::presses_clock(),
        ])
    }

    fn deed(&mut self, does: &Field) -> Option<Deed> {
        Some(match does.get_ref().as_str() {
            "announces-adjusting" => Deed::AnnouncesAdjusting,
            "touches" => Deed::Touches {
                square: self.square("square")?,
                manner: self.choice("manner", "deliberate, accidental, disputed")?,
                hand: self.hand()?,
                together_with: self.optional_square("with")?,
                order: self.choice::<Order>("order", "known, unknown")?,
            },
            "places" => Deed::Places {
                from: self.square("from")?,
                to: self.square("to")?,
                hand: self.hand()?,
            },
            "releases" => Deed::Releases { square: self.square("square")? },
            "removes" => Deed::Removes { square: self.square("square")?, hand: self.hand()? },
            "puts" => Deed::Puts {
                role: self.piece()?,
                square: self.square("square")?,
                hand: self.hand()?,
                stance: self.choice::<Stance>("stance", "upright, upside-down")?,
            },
            "knocks" => {
                Deed::Knocks { square: self.square("square")?, to: self.optional_square("to")? }
            }
            "sets-right" => Deed::SetsRight,
            "stops-recording" => Deed::StopsRecording,
            "chooses" => {
                let words = "let-stand, move-correctly, capture-legally, move-king, move-another";
                Deed::Chooses(self.needed::<Remedy>("what", words)?)
            }
            "declares" if self.written.get_ref().piece.is_some() => {
                Deed::Declares(Promise::Promotion(self.piece()?))
            }
            "declares" => Deed::Declares(Promise::Move(self.text("san")?)),
            "writes" => Deed::Writes { san: self.text("san")? },
            "presses-clock" => Deed::PressesClock { hand: self.hand()? },
            "stops-clocks" => {
                Deed::StopsClocks { which: self.choice::<Clock>("what", "both, own")? }
            }
            "claims" => Deed::Claims(self.needed::<Claim>(
                "what",
                "illegal-move, touch-move, no-move, flag-fall, repetition-appeared, \
                 repetition-about-to-appear, fifty-moves, quickplay-finish, wrong-set-up, \
                 displaced-pieces, out-of-turn, misconduct",
            )?),
            "withdraws-claim" => Deed::WithdrawsClaim,
            "offers-draw" => Deed::OffersDraw,
            "answers-draw" => Deed::AnswersDraw(self.needed::<Reply>("what", "accepts, declines")?),
            "resigns" => Deed::Resigns,
            "flag-falls" => Deed::FlagFalls,
            "notices" => Deed::Notices,
            "testifies" => {
                let words = "confirms, denies, does-not-know";
                Deed::Testifies(self.needed::<Testimony>("what", words)?)
            }
            "consents" => Deed::Consents,
            "misbehaves" => {
                let words = "prevents-press, distracts, advice, refuses-to-play";
                Deed::Misbehaves(self.needed::<Misconduct>("what", words)?)
            }
            "decides" => {
                let words = "steps-in, reinstates, orders-touched-piece, lets-play-go-on, \
                    appeal-rejected, appeal-upheld";
                Deed::Decides(self.needed::<ArbiterAct>("what", words)?)
            }
            "appeals" => Deed::Appeals,
            unknown => {
                let help = "one of: plays, touches, places, releases, removes, puts, presses-clock, \
                    stops-clocks, announces-adjusting, claims, consents, notices, testifies, decides, \
                    declares, writes, withdraws-claim, stops-recording, knocks, sets-right, chooses, offers-draw, answers-draw, \
                    resigns, flag-falls, misbehaves, appeals";
                let message = format!("there is no deed `{unknown}`");
                self.complain("does", does.span(), message, help);
                return None;
            }
        })
    }

    fn hand(&mut self) -> Option<Hand> {
        self.choice::<Hand>("hand", "one, other, both")
    }

    fn piece(&mut self) -> Option<Role> {
        let field = self.required("piece")?;
        let role = notation::role_from_word(field.get_ref());
        if role.is_none() {
            let message = format!("`{}` is not a piece", field.get_ref());
            self.complain(
                "piece",
                field.span(),
                message,
                "queen, rook, bishop, knight, king or pawn",
            );
        }
        role
    }

    fn text(&mut self, name: &'static str) -> Option<String> {
        Some(self.required(name)?.get_ref().clone())
    }

    fn square(&mut self, name: &'static str) -> Option<Square> {
        let field = self.required(name)?;
        self.as_square(name, &field)
    }

    /// The outer none is an error; the inner one means that the field is absent.
    fn optional_square(&mut self, name: &'static str) -> Option<Option<Square>> {
        match self.optional(name) {
            None => Some(None),
            Some(field) => self.as_square(name, &field).map(Some),
        }
    }

    fn as_square(&mut self, name: &'static str, field: &Field) -> Option<Square> {
        let square = field.get_ref().parse().ok();
        if square.is_none() {
            let message = format!("`{}` is not a square", field.get_ref());
            self.complain(name, field.span(), message, "write a square from a1 to h8");
        }
        square
    }

    fn choice<T: DeserializeOwned + Default>(
        &mut self,
        name: &'static str,
        words: &str,
    ) -> Option<T> {
        match self.optional(name) {
            None => Some(T::default()),
            Some(field) => self.word(name, &field, words),
        }
    }

    fn needed<T: DeserializeOwned>(&mut self, name: &'static str, words: &str) -> Option<T> {
        let field = self.required(name)?;
        self.word(name, &field, words)
    }

    fn word<T: DeserializeOwned>(
        &mut self,
        name: &'static str,
        field: &Field,
        words: &str,
    ) -> Option<T> {
        let word = field.get_ref().as_str();
        let value = T::deserialize(IntoDeserializer::<WordError>::into_deserializer(word));
        if value.is_err() {
            let message = format!("`{word}` is not known here");
            self.complain(name, field.span(), message, format!("one of: {words}"));
        }
        value.ok()
    }

    fn required(&mut self, name: &'static str) -> Option<Field> {
        let field = self.optional(name);
        if field.is_none() {
            let does = self.written.get_ref().does.get_ref();
            let message = format!("`{does}` needs the field `{name}`");
            self.complain(name, self.written.span(), message, format!("add {name} = \"…\""));
        }
        field
    }

    fn optional(&mut self, name: &'static str) -> Option<Field> {
        self.used.push(name);
        let raw = self.written.get_ref();
        let (_, field) = fields(raw).into_iter().find(|(field, _)| *field == name)?;
        field.cloned()
    }

    /// A field that the deed does not use is a mistake worth naming.
    fn complain_of_unused(&mut self) {
        let raw = self.written.get_ref();
        for (name, field) in fields(raw) {
            if let (Some(field), false) = (field, self.used.contains(&name)) {
                let message = format!("`{}` has no use for the field `{name}`", raw.does.get_ref());
                self.complain(name, field.span(), message, "remove it, or correct `does`");
            }
        }
    }

    fn complain(
        &mut self,
        name: &str,
        span: std::ops::Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let field = format!("{}.{name}", self.path);
        self.errors.push(Diagnostic::new(span, field, message, help));
    }
}

/// The optional fields of a written act.
fn fields(raw: &file::Act) -> [(&'static str, Option<&Field>); 11] {
    [
        ("square", raw.square.as_ref()),
        ("from", raw.from.as_ref()),
        ("to", raw.to.as_ref()),
        ("with", raw.with.as_ref()),
        ("manner", raw.manner.as_ref()),
        ("hand", raw.hand.as_ref()),
        ("order", raw.order.as_ref()),
        ("piece", raw.piece.as_ref()),
        ("what", raw.what.as_ref()),
        ("san", raw.san.as_ref()),
        ("stance", raw.stance.as_ref()),
    ]
}
