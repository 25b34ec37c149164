//! Tests of the texts on draws that could have been claimed.

use acconcio_adjudication::claimable::{Ground, Procedure};
use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Regime};
use acconcio_adjudication::ruling::Trigger;
use shakmaty::Color;

use super::check;
use crate::features::claims::findings::Amount;
use crate::language::Language;

#[test]
fn ok_what_is_found_has_words() {
    for ground in [
        Ground::Repetition(vec![0, 4, 8]),
        Ground::Fivefold(vec![0, 4, 8, 12, 16]),
        Ground::FiftyMoves,
        Ground::SeventyFiveMoves,
        Ground::DeadPosition,
    ] {
        check(|language| language.ground(&ground));
    }
    for how in [
        Procedure::WritingTheMove(Color::Black),
        Procedure::HavingTheMove(Color::White),
        Procedure::Unclaimed,
    ] {
        check(|language| language.how_drawn(how, "Kf8"));
    }
    for amount in [
        Amount::default(),
        Amount { claims: 1, unclaimed: 1, apparent: 1 },
        Amount { claims: 2, unclaimed: 0, apparent: 3 },
    ] {
        check(|language| language.to_see(amount));
    }
    check(|language| language.claims().proof_of_no_mate(Color::Black));
    check(|language| language.claims().quiet_since("37. a4"));
}

fn claimed(claims: &[Claim]) -> Incident {
    let mut incident = Incident::initial(Regime::Standard);
    incident.acts =
        claims.iter().map(|&claim| Act::by(Color::White, ActKind::Claims(claim))).collect();
    incident
}

#[test]
fn ok_a_claim_of_a_draw_is_decided_and_one_of_a_fault_may_be_rejected() {
    let said = |claims: &[Claim], trigger| {
        Language::English.trigger_in(&claimed(claims), trigger).label.into_owned()
    };
    let draw =
        [Claim::FiftyMoves, Claim::RepetitionAppeared, Claim::QuickplayFinish, Claim::DeadPosition];
    for claim in draw {
        assert_eq!(
            said(&[claim], Trigger::OnClaim),
            "Yes, I decide on the draw claim",
            "{claim:?}"
        );
        assert_eq!(said(&[claim], Trigger::None), "No, I do not decide on the claim", "{claim:?}");
    }
    assert_eq!(said(&[Claim::IllegalMove], Trigger::OnClaim), "Yes, on a claim");
    assert_eq!(said(&[Claim::IllegalMove], Trigger::None), "No, the claim is rejected");
    for claims in [&[][..], &[Claim::QuickplayIncrement], &[Claim::IllegalMove, Claim::FiftyMoves]]
    {
        assert_eq!(said(claims, Trigger::OnClaim), "Yes, on a claim", "{claims:?}");
        assert_eq!(said(claims, Trigger::None), "No", "{claims:?}");
    }
    let draw = claimed(&[Claim::FiftyMoves]);
    for trigger in [Trigger::OnClaim, Trigger::None] {
        super::check_option(|language| language.trigger_in(&draw, trigger));
    }
}
