//! The acts that are possible beside the board at a moment.

use acconcio_adjudication::incident::{
    ActKind, ArbiterAct, Claim, Clock, Declaration, Finding, Incident, Misconduct, OfferTerms,
    Person, Reply, Testimony,
};
use acconcio_adjudication::reconstruction::Reconstruction;
use shakmaty::{Bitboard, Color, Rank, Role};

use crate::walk::Walk;

/// The kinds of conduct at one board beside the moves.
pub const CONDUCT: [Misconduct; 44] = [
    Misconduct::PreventsPress,
    Misconduct::Distracts,
    Misconduct::Advice,
    Misconduct::RefusesToPlay,
    Misconduct::DeviceSounds,
    Misconduct::DeviceOn,
    Misconduct::DeviceOff,
    Misconduct::DeviceInBag,
    Misconduct::DeviceSoundsInBag,
    Misconduct::UsesBag,
    Misconduct::UsesDevice,
    Misconduct::RefusesInspection,
    Misconduct::LeavesVenue,
    Misconduct::LeavesArea,
    Misconduct::EntersArea,
    Misconduct::UsesNotes,
    Misconduct::AnalysesElsewhere,
    Misconduct::Smokes,
    Misconduct::Vapes,
    Misconduct::ProposesAFix,
    Misconduct::WritesAhead,
    Misconduct::DoesNotRecord,
    Misconduct::MovesUnrecorded,
    Misconduct::WritesRemarks,
    Misconduct::OmitsDrawOffer,
    Misconduct::AsksASixthTime,
    Misconduct::HidesScoresheet,
    Misconduct::MovesBeforeUpdating,
    Misconduct::RefusesToAssist,
    Misconduct::HitsClock,
    Misconduct::HoversOverClock,
    Misconduct::StopsClockWithoutReason,
    Misconduct::ClaimsByADisplay,
    Misconduct::AsksAboutTheLaws,
    Misconduct::StopsClocksForHelp,
    Misconduct::FinishedPlayerTalks,
    Misconduct::HelperForPieces,
    Misconduct::HelperForClock,
    Misconduct::HelperForScore,
    Misconduct::StopsClocksToUpdate,
    Misconduct::RecordsElectronically,
    Misconduct::OutsideDisturbance,
    Misconduct::DisputesTheClock,
    Misconduct::PointsOutDefect,
];

/// Something that a person may say or do beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// The act.
    pub kind: ActKind,
    /// Whether the moment calls for it.
    pub fit: Fit,
}

/// Whether a moment calls for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// There is reason for it now.
    Now,
    /// It can be said, though nothing calls for it.
    Anytime,
}

/// The acts of a person that are possible beside the board after a number of acts, in the order of a menu.
pub fn sayings(walk: &Walk, at: usize, by: Person) -> Vec<Saying> {
    let incident = walk.incident_after(at);
    let Ok(reconstruction) = Reconstruction::of(&incident) else { return Vec::new() };
    let scene = Scene { incident, reconstruction };
    match by {
        Person::White => scene.of_player(Color::White),
        Person::Black => scene.of_player(Color::Black),
        Person::Arbiter => scene.of_arbiter(),
        Person::Bystander => scene.of_bystander(),
    }
}

struct Scene {
    incident: Incident,
    reconstruction: Reconstruction,
}

impl Scene {
    fn of_player(&self, by: Color) -> Vec<Saying> {
        let mut said = self.claims(by);
        said.extend(self.offers(by));
        let state = self.reconstruction.board_state();
        let has_pawn_far = {
            let far = by.fold_wb(
                Bitboard::from(Rank::Seventh) | Rank::Eighth,
                Bitboard::from(Rank::Second) | Rank::First,
            );
            (state.board.pawns() & state.board.by_color(by) & far).any()
        };
        let promotions = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .map(|role| saying(ActKind::Declares(Declaration::Promotion(role)), has_pawn_far));
        said.push(saying(ActKind::AnnouncesAdjusting, true));
        said.push(saying(ActKind::Resigns, true));
        said.push(saying(ActKind::FlagFalls, !state.flags.of(by) && state.remaining.of(by) < 60));
        said.push(saying(ActKind::SetsRight, !state.displaced.is_empty()));
        said.push(saying(ActKind::StopsClocks { which: Clock::Both }, state.running.is_some()));
        said.push(saying(ActKind::StopsClocks { which: Clock::Own }, false));
        said.push(saying(ActKind::Declares(Declaration::Mate), false));
        said.extend(promotions);
        said.extend(self.replies(by));
        said.push(saying(ActKind::Notices, false));
        said.push(saying(ActKind::StopsRecording, false));
        said.push(saying(ActKind::Arrives, !self.incident.absent.is_nobody()));
        said.push(saying(ActKind::Appeals, self.did(|kind| kind.settles_claims())));
        in_order(said)
    }

    fn claims(&self, by: Color) -> Vec<Saying> {
        let state = self.reconstruction.board_state();
        let opponent = Person::from(!by);
        let has_acted = |is_such: fn(&ActKind) -> bool| {
            self.incident.acts.iter().any(|act| act.by == opponent && is_such(&act.kind))
        };
        let has_handled = has_acted(|kind| {
            matches!(kind, ActKind::Touches { .. } | ActKind::Places { .. } | ActKind::Puts { .. })
        });
        let has_pressed = has_acted(|kind| matches!(kind, ActKind::PressesClock { .. }));
        let is_recorded = self.incident.score.is_some();
        let is_off_turn = !self.reconstruction.off_turn.is_empty()
            || !self.reconstruction.displacements.is_empty();
        let claims = [
            (Claim::IllegalMove, has_handled),
            (Claim::TouchMove, has_handled),
            (Claim::NoMove, has_pressed),
            (Claim::FlagFall, state.flags.of(!by) || state.remaining.of(!by) == 0),
            (Claim::RepetitionAppeared, is_recorded),
            (Claim::RepetitionAboutToAppear, is_recorded),
            (Claim::FiftyMoves, self.incident.start.halfmoves >= 90),
            (Claim::DeadPosition, false),
            (Claim::WrongSetUp, self.incident.set_up.is_some()),
            (Claim::DisplacedPieces, !self.reconstruction.displaced_pieces.is_empty()),
            (Claim::OutOfTurn, is_off_turn),
            (Claim::Misconduct, !self.reconstruction.misconduct.is_empty()),
            (Claim::QuickplayFinish, !self.incident.quickplay_finish.is_not_announced()),
            (Claim::QuickplayIncrement, false),
        ];
        claims.map(|(claim, is_called_for)| saying(ActKind::Claims(claim), is_called_for)).into()
    }

    fn offers(&self, by: Color) -> Vec<Saying> {
        let stands = self.offer_stands(!by);
        let own = self.offer_stands(by);
        vec![
            saying(ActKind::AnswersDraw(Reply::Accepts), stands),
            saying(ActKind::AnswersDraw(Reply::Declines), stands),
            saying(ActKind::AnswersDraw(Reply::AsksForTheMove), stands),
            saying(ActKind::OffersDraw(OfferTerms::Plain), !own && !stands),
            saying(ActKind::OffersDraw(OfferTerms::Conditional), false),
            saying(ActKind::WithdrawsOffer, own),
        ]
    }

    fn replies(&self, by: Color) -> Vec<Saying> {
        let is_claimed = self.did(|kind| matches!(kind, ActKind::Claims(_)));
        let is_displaced = !self.reconstruction.displaced_pieces.is_empty();
        let is_mate_declared = !self.reconstruction.mates_declared.is_empty();
        let own_claim = self.reconstruction.draw_claims.iter().any(|claim| claim.by == by);
        vec![
            saying(ActKind::Consents, is_claimed || is_displaced || is_mate_declared),
            saying(ActKind::Testifies(Testimony::Confirms), is_claimed),
            saying(ActKind::Testifies(Testimony::Denies), is_claimed),
            saying(ActKind::Testifies(Testimony::DoesNotKnow), is_claimed),
            saying(ActKind::WithdrawsClaim, own_claim),
        ]
    }

    fn of_arbiter(&self) -> Vec<Saying> {
        let running = self.reconstruction.board_state().running;
        let is_quickplay =
            self.did(|kind| matches!(kind, ActKind::Claims(claim) if claim.is_of_quickplay()));
        let has_stopped = running.is_none();
        let is_flag_down = !self.reconstruction.flags.is_empty();
        let decided = [
            (ArbiterAct::StepsIn, !has_stopped),
            (ArbiterAct::Reinstates, has_stopped),
            (ArbiterAct::OrdersTouchedPiece, has_stopped),
            (ArbiterAct::LetsPlayGoOn, has_stopped),
            (ArbiterAct::Permits, false),
            (ArbiterAct::ExcusesDelay, !self.incident.absent.is_nobody()),
            (ArbiterAct::KeepsScore, false),
            (ArbiterAct::Reconstructs, is_flag_down),
            (ArbiterAct::CannotReconstruct, is_flag_down),
            (ArbiterAct::OrdersSealing, false),
            (ArbiterAct::Resumes, self.did(|kind| matches!(kind, ActKind::Seals { .. }))),
            (ArbiterAct::OpensEnvelope, self.did(|kind| matches!(kind, ActKind::Seals { .. }))),
        ];
        let findings = [Finding::NoEffortToWin, Finding::CannotWinNormally, Finding::TriesToWin];
        let mut said = vec![
            saying(ActKind::Notices, true),
            saying(ActKind::StopsClocks { which: Clock::Both }, !has_stopped),
        ];
        said.extend(decided.map(|(what, now)| saying(ActKind::Decides(what), now)));
        said.extend(findings.map(|found| saying(ActKind::Finds(found), is_quickplay)));
        in_order(said)
    }

    fn of_bystander(&self) -> Vec<Saying> {
        let told = [Claim::IllegalMove, Claim::FlagFall, Claim::NoMove, Claim::TouchMove];
        told.map(|claim| saying(ActKind::Claims(claim), true)).into()
    }

    /// Whether a draw offer of this player stands: nobody has answered it, and the opponent has touched nothing.
    fn offer_stands(&self, by: Color) -> bool {
        let acts = &self.incident.acts;
        let offered = |kind: &ActKind| matches!(kind, ActKind::OffersDraw(_));
        let Some(at) = acts.iter().rposition(|act| act.by == by.into() && offered(&act.kind))
        else {
            return false;
        };
        !acts[at + 1..].iter().any(|act| {
            let is_reply = matches!(
                act.kind,
                ActKind::AnswersDraw(Reply::Accepts | Reply::Declines) | ActKind::Touches { .. }
            );
            act.by == Person::from(!by) && is_reply
        })
    }

    fn did(&self, is_such: impl Fn(&ActKind) -> bool) -> bool {
        self.incident.acts.iter().any(|act| is_such(&act.kind))
    }
}

fn saying(kind: ActKind, is_called_for: bool) -> Saying {
    Saying { kind, fit: if is_called_for { Fit::Now } else { Fit::Anytime } }
}

/// Acts that the moment calls for come first.
fn in_order(mut said: Vec<Saying>) -> Vec<Saying> {
    said.sort_by_key(|saying| saying.fit == Fit::Anytime);
    said
}
