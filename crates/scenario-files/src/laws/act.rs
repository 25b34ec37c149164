//! One written act, turned into an act of the core.

use acconcio_adjudication::incident::{
    Act, ArbiterAct, Claim, Clock, Deed, Hand, Misconduct, Order, Person, Promise, Remedy, Reply,
    Stance, Testimony,
};
use toml::Spanned;

use super::file;
use crate::acts::WrittenAct;
use crate::diagnostic::Diagnostic;
use crate::fields::Field;
use crate::reader::{Reader, Written};

impl WrittenAct for file::Act {
    type Act = Act;

    /// One act, or four for `plays`.
    fn acts(path: &str, written: &Spanned<file::Act>, errors: &mut Vec<Diagnostic>) -> Vec<Act> {
        let mut reader = Reader::new(path, written, errors);
        let known = "white, black, arbiter, bystander";
        let Some(by) = reader.word::<Person>("by", &written.get_ref().by, known) else {
            return Vec::new();
        };
        let deeds = reader.deeds();
        reader.complain_of_unused();
        let sight = reader.sight();
        let mut after = written.get_ref().after.unwrap_or(0);
        let act = |deed| Act { by, deed, sight, after: std::mem::take(&mut after) };
        deeds.into_iter().map(act).collect()
    }
}

impl Reader<'_, file::Act> {
    fn deeds(&mut self) -> Vec<Deed> {
        match self.raw().does.get_ref().as_str() {
            "plays" => self.plays().unwrap_or_default(),
            does => self.deed(does).into_iter().collect(),
        }
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

    fn deed(&mut self, does: &str) -> Option<Deed> {
        Some(match does {
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
            "declares" if self.raw().piece.is_some() => {
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
            _ => {
                self.complain_of_deed(
                    "plays, touches, places, releases, removes, puts, presses-clock, \
                    stops-clocks, announces-adjusting, claims, consents, notices, testifies, decides, \
                    declares, writes, withdraws-claim, stops-recording, knocks, sets-right, chooses, offers-draw, answers-draw, \
                    resigns, flag-falls, misbehaves, appeals",
                );
                return None;
            }
        })
    }

    fn hand(&mut self) -> Option<Hand> {
        self.choice::<Hand>("hand", "one, other, both")
    }
}

impl Written for file::Act {
    fn does(&self) -> &Field {
        &self.does
    }

    fn fields(&self) -> Vec<(&'static str, Option<&Field>)> {
        vec![
            ("square", self.square.as_ref()),
            ("from", self.from.as_ref()),
            ("to", self.to.as_ref()),
            ("with", self.with.as_ref()),
            ("manner", self.manner.as_ref()),
            ("hand", self.hand.as_ref()),
            ("order", self.order.as_ref()),
            ("piece", self.piece.as_ref()),
            ("what", self.what.as_ref()),
            ("san", self.san.as_ref()),
            ("stance", self.stance.as_ref()),
        ]
    }

    fn seen(&self) -> Option<bool> {
        self.seen
    }
}
