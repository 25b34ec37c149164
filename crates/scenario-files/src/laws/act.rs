//! The conversion of one written act into an act of the core.

use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Claim, Clock, Declaration, Hand, Misconduct, Order, Person, Remedy,
    Reply, Stance, Testimony,
};
use toml::Spanned;

use super::file;
use crate::acts::WrittenAct;
use crate::diagnostic::Diagnostic;
use crate::fields::Field;
use crate::reader::{Reader, Written};

/// Every act by its name in files.
const ACTS: &str = "plays, touches, places, releases, removes, puts, displaces, sets-right, presses-clock, \
    stops-clocks, announces-adjusting, claims, withdraws-claim, consents, notices, testifies, declares, writes, \
    stops-recording, chooses, offers-draw, answers-draw, resigns, flag-falls, misbehaves, appeals, decides";

impl WrittenAct for file::Act {
    type Act = Act;

    /// Returns one act, or four for `plays`.
    fn acts(path: &str, written: &Spanned<file::Act>, errors: &mut Vec<Diagnostic>) -> Vec<Act> {
        let mut reader = Reader::new(path, written, errors);
        let known = "white, black, arbiter, bystander";
        let Some(by) = reader.word::<Person>("by", &written.get_ref().by, known) else {
            return Vec::new();
        };
        let kinds = reader.kinds();
        reader.complain_of_unused();
        let sight = reader.sight();
        let mut after = written.get_ref().after.unwrap_or(0);
        let act = |kind| Act { by, kind, sight, after: std::mem::take(&mut after) };
        kinds.into_iter().map(act).collect()
    }
}

impl Reader<'_, file::Act> {
    fn kinds(&mut self) -> Vec<ActKind> {
        match self.raw().does.get_ref().as_str() {
            "plays" => self.plays().unwrap_or_default(),
            does => self.kind(does).into_iter().collect(),
        }
    }

    /// Returns the acts of `plays`: a move made without incident, from the touch to the clock.
    fn plays(&mut self) -> Option<Vec<ActKind>> {
        let (from, to) = (self.square("from")?, self.square("to")?);
        Some(vec![
            ActKind::touches(from),
            ActKind::places(from, to),
            ActKind::Releases { square: to },
            ActKind::presses_clock(),
        ])
    }

    fn kind(&mut self, does: &str) -> Option<ActKind> {
        Some(match does {
            "announces-adjusting" => ActKind::AnnouncesAdjusting,
            "touches" => ActKind::Touches {
                square: self.square("square")?,
                manner: self.choice("manner", "deliberate, accidental, disputed")?,
                hand: self.hand()?,
                together_with: self.optional_square("with")?,
                order: self.choice::<Order>("order", "known, unknown")?,
            },
            "places" => ActKind::Places {
                from: self.square("from")?,
                to: self.square("to")?,
                hand: self.hand()?,
            },
            "releases" => ActKind::Releases { square: self.square("square")? },
            "removes" => ActKind::Removes { square: self.square("square")?, hand: self.hand()? },
            "puts" => ActKind::Puts {
                role: self.piece()?,
                square: self.square("square")?,
                hand: self.hand()?,
                stance: self.choice::<Stance>("stance", "upright, upside-down")?,
            },
            "displaces" => ActKind::Displaces {
                square: self.square("square")?,
                to: self.optional_square("to")?,
            },
            "sets-right" => ActKind::SetsRight,
            "stops-recording" => ActKind::StopsRecording,
            "chooses" => {
                let words = "let-stand, move-correctly, capture-legally, move-king, move-another";
                ActKind::Chooses(self.needed::<Remedy>("what", words)?)
            }
            "declares" if self.raw().piece.is_some() => {
                ActKind::Declares(Declaration::Promotion(self.piece()?))
            }
            "declares" => ActKind::Declares(Declaration::Move(self.text("san")?)),
            "writes" => ActKind::Writes { san: self.text("san")? },
            "presses-clock" => ActKind::PressesClock { hand: self.hand()? },
            "stops-clocks" => {
                ActKind::StopsClocks { which: self.choice::<Clock>("what", "both, own")? }
            }
            "claims" => ActKind::Claims(self.needed::<Claim>(
                "what",
                "illegal-move, touch-move, no-move, flag-fall, repetition-appeared, \
                 repetition-about-to-appear, fifty-moves, quickplay-finish, wrong-set-up, \
                 displaced-pieces, out-of-turn, misconduct",
            )?),
            "withdraws-claim" => ActKind::WithdrawsClaim,
            "offers-draw" => ActKind::OffersDraw,
            "answers-draw" => {
                ActKind::AnswersDraw(self.needed::<Reply>("what", "accepts, declines")?)
            }
            "resigns" => ActKind::Resigns,
            "flag-falls" => ActKind::FlagFalls,
            "notices" => ActKind::Notices,
            "testifies" => {
                let words = "confirms, denies, does-not-know";
                ActKind::Testifies(self.needed::<Testimony>("what", words)?)
            }
            "consents" => ActKind::Consents,
            "misbehaves" => {
                let words = "prevents-press, distracts, advice, refuses-to-play";
                ActKind::Misbehaves(self.needed::<Misconduct>("what", words)?)
            }
            "decides" => {
                let words = "steps-in, reinstates, orders-touched-piece, lets-play-go-on, \
                    appeal-rejected, appeal-upheld";
                ActKind::Decides(self.needed::<ArbiterAct>("what", words)?)
            }
            "appeals" => ActKind::Appeals,
            _ => {
                self.complain_of_act_kind(ACTS);
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

#[cfg(test)]
mod tests {
    use super::ACTS;

    #[test]
    fn ok_every_act_is_offered_where_one_is_unknown() {
        crate::tests::check_names(include_str!("act.rs"), ACTS);
    }
}
