//! The conversion of one written act into an act of the core.

use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Claim, Clock, Declaration, Finding, Hand, Misconduct, OfferTerms,
    Order, Owner, Person, Purpose, Remedy, Reply, Resumption, Sight, SignedResult, Stance,
    Testimony, TwoBoards,
};

use super::file;
use crate::acts::WrittenAct;
use crate::reader::{Reader, Written};

/// Every act by its name in files.
const ACTS: &str = "plays, touches, feels, places, releases, removes, puts, displaces, sets-right, presses-clock, \
    stops-clocks, announces-adjusting, claims, withdraws-claim, consents, notices, testifies, declares, writes, \
    stops-recording, chooses, offers-draw, withdraws-offer, answers-draw, arrives, signs, seals, resigns, flag-falls, misbehaves, on-two-boards, \
    at-resumption, appeals, finds, decides";

impl WrittenAct for file::Act {
    type Act = Act;
    type Person = Person;
    type Kind = ActKind;
    const PEOPLE: &'static str = "white, black, arbiter, bystander";

    /// Returns one act, or four for `plays`.
    fn kinds(reader: &mut Reader<'_, file::Act>, by: Person) -> Option<Vec<(Person, ActKind)>> {
        let kinds = match reader.raw().does().get_ref().as_str() {
            "plays" => reader.plays()?,
            does => vec![reader.kind(does)?],
        };
        Some(kinds.into_iter().map(|kind| (by, kind)).collect())
    }

    fn act(by: Person, kind: ActKind, sight: Sight, after: u32) -> Act {
        Act { by, kind, sight, after, about: None }
    }

    fn names_act(act: &mut Act, reader: &mut Reader<'_, file::Act>, lines: &[usize]) {
        let Some(about) = reader.raw().about.as_ref() else { return };
        let line = usize::try_from(*about.get_ref()).unwrap_or(usize::MAX);
        act.about = line.checked_sub(1).and_then(|line| lines.get(line)).copied();
        if act.about.is_none() {
            let message = format!("there is no action {line} before this one");
            let help = "count the actions from 1, those in `then` after the others";
            reader.complain("about", about.span(), message, help);
        }
    }
}

impl Reader<'_, file::Act> {
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
                purpose: self.choice::<Purpose>("purpose", "to-play, to-show, to-clear-up")?,
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
                of: self.choice::<Owner>("of", "own, opponent")?,
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
            "declares" if self.raw().what.is_some() => {
                let Declared::Mate = self.needed::<Declared>("what", "mate")?;
                ActKind::Declares(Declaration::Mate)
            }
            "declares" => ActKind::Declares(Declaration::Move(self.text("san")?)),
            "writes" => ActKind::Writes { san: self.text("san")? },
            "presses-clock" => ActKind::PressesClock { hand: self.hand()? },
            "stops-clocks" => {
                ActKind::StopsClocks { which: self.choice::<Clock>("what", "both, own")? }
            }
            "claims" => {
                self.used("about");
                let words = "illegal-move, touch-move, no-move, flag-fall, repetition-appeared, \
                    repetition-about-to-appear, fifty-moves, quickplay-finish, quickplay-increment, \
                    dead-position, wrong-set-up, displaced-pieces, out-of-turn, misconduct";
                ActKind::Claims(self.needed::<Claim>("what", words)?)
            }
            "withdraws-claim" => ActKind::WithdrawsClaim,
            "offers-draw" => {
                ActKind::OffersDraw(self.choice::<OfferTerms>("terms", "plain, conditional")?)
            }
            "withdraws-offer" => ActKind::WithdrawsOffer,
            "answers-draw" => ActKind::AnswersDraw(
                self.needed::<Reply>("what", "accepts, declines, asks-for-the-move")?,
            ),
            "feels" => ActKind::Feels { square: self.square("square")? },
            "arrives" => ActKind::Arrives,
            "signs" => {
                let words = "white-wins, black-wins, draw";
                ActKind::Signs(self.needed::<SignedResult>("what", words)?)
            }
            "seals" => {
                let early = self.raw().early.as_ref().map_or(0, |early| *early.get_ref());
                self.used("early");
                ActKind::Seals { san: self.text("san")?, early }
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
                let words = "prevents-press, distracts, advice, refuses-to-play, device-sounds, \
                    device-on, device-off, device-in-bag, device-sounds-in-bag, uses-bag, \
                    uses-device, refuses-inspection, leaves-venue, leaves-area, enters-area, \
                    uses-notes, analyses-elsewhere, omits-draw-offer, asks-a-sixth-time, smokes, vapes, proposes-a-fix, \
                    writes-ahead, does-not-record, moves-unrecorded, writes-remarks, \
                    hides-scoresheet, moves-before-updating, refuses-to-assist, \
                    hits-clock, hovers-over-clock, stops-clock-without-reason, claims-by-a-display, \
                    asks-about-the-laws, stops-clocks-for-help, finished-player-talks, \
                    helper-for-pieces, helper-for-clock, helper-for-score, stops-clocks-to-update, \
                    records-electronically, outside-disturbance, disputes-the-clock, points-out-defect";
                ActKind::Misbehaves(self.needed::<Misconduct>("what", words)?)
            }
            "on-two-boards" => {
                let words = "refuses, omits-announcement, changes-before-announcing, changes-after-announcing, \
                    presses-before-announcing, records-otherwise, corrects-a-slip, \
                    plays-other-than-recorded, scores-disagree, assistant-moves, \
                    assistant-announces, assistant-keeps-score, assistant-answers, \
                    assistant-tells-unasked, assistant-claims, assistant-adjourns";
                let what = self.needed::<TwoBoards>("what", words)?;
                ActKind::Misbehaves(Misconduct::OnTwoBoards(what))
            }
            "at-resumption" => {
                let words = "seals-reply, asks-for-the-envelope, questions-the-times";
                let what = self.needed::<Resumption>("what", words)?;
                ActKind::Misbehaves(Misconduct::AtResumption(what))
            }
            "decides" => {
                let words = "steps-in, reinstates, orders-touched-piece, lets-play-go-on, permits, excuses-delay, \
                    keeps-score, reconstructs, cannot-reconstruct, orders-sealing, resumes, \
                    opens-envelope, misses-envelope, misses-position, appeal-rejected, appeal-upheld";
                ActKind::Decides(self.needed::<ArbiterAct>("what", words)?)
            }
            "appeals" => ActKind::Appeals,
            "finds" => {
                let words = "no-effort-to-win, cannot-win-normally, tries-to-win";
                ActKind::Finds(self.needed::<Finding>("what", words)?)
            }
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

/// The word that a player may declare.
#[derive(serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Declared {
    Mate,
}

#[cfg(test)]
mod tests {
    use super::ACTS;

    #[test]
    fn ok_every_act_is_offered_where_one_is_unknown() {
        crate::tests::check_names(include_str!("act.rs"), ACTS);
    }
}
