//! Article 10 (2009), Appendix G (2014), Guidelines III (2017): the quickplay finish.

use super::a06_clock::fill_completion;
use super::a09_draws::{minutes_for_a_claim_not_heard, refuse};
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{Claim, Quickplay, Regime};
use crate::laws::edition::{IncrementRequest, QuickplayFinish, QuickplayGames};
use crate::laws::{Fact, Holding, Provision};
use crate::reconstruction::{DrawClaimMade, HavingTheMove};
use crate::ruling::{
    Admissibility, Classification, Completion, Outcome, Point, Reinstatement, RulingBuilder,
    TimeChange, Trigger,
};

/// The decision on a claim beside Article 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// The claim is decided.
    Taken,
    /// The claim does not draw the game, and the flag that has fallen since decides.
    ByTheFlag,
}

/// A flag that has fallen since a claim, where it counts as fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FlagSince {
    Fallen,
    Up,
}

/// Rules on a claim, or on a request for an increment, in a quickplay finish: whether it is heard, and what the
/// arbiter decides or may decide.
pub(crate) fn claim_in_quickplay_finish(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    (claim, since): (&DrawClaimMade, FlagSince),
    rules: &QuickplayFinish,
) -> Decision {
    if let Err(NotHeard { basis, admissibility }) = heard(case, builder, claim, rules) {
        if since == FlagSince::Fallen {
            builder.note_holding(basis);
            return Decision::ByTheFlag;
        }
        match admissibility {
            Some(admissibility) => minutes_for_a_claim_not_heard(
                case,
                builder,
                claim,
                basis,
                admissibility,
                &rules.rejected,
            ),
            None => refuse(case, builder, basis),
        }
        return Decision::Taken;
    }
    match (rules.increment, claim.claim) {
        (Some(rule), Claim::QuickplayIncrement) if since == FlagSince::Up => {
            increment_asked_for(case, builder, claim, &rule);
            Decision::Taken
        }
        (Some(rule), Claim::QuickplayIncrement) => {
            let IncrementRequest { each: seconds, .. } = rule.value;
            builder.note_holding(rule.holds(Fact::IncrementAskedFor { act: claim.act, seconds }));
            Decision::ByTheFlag
        }
        (Some(_) | None, _) => decide(case, builder, (claim, since), rules),
    }
}

/// The reason why a claim is not heard: with the admissibility where the game is a quickplay finish.
struct NotHeard {
    basis: Holding,
    admissibility: Option<Admissibility>,
}

/// Article 10.2 (2009): the player has the move, less than two minutes, and his flag is up.
fn heard(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    rules: &QuickplayFinish,
) -> Result<(), NotHeard> {
    let act = claim.act;
    let not_such_a_game = |basis| Err(NotHeard { basis, admissibility: None });
    match not_played(case, builder, &rules.games) {
        Ok(holding) => builder.note_holding(holding),
        Err(basis) => return not_such_a_game(basis),
    }
    let rule: Provision = match (claim.claim, rules.increment) {
        (Claim::QuickplayIncrement, None) => {
            return not_such_a_game(rules.claim.fails(Fact::NoSuchRequest(act)));
        }
        (Claim::QuickplayIncrement, Some(increment)) => increment.plain(),
        (_, _) => rules.claim.plain(),
    };
    let fails = |fact, admissibility| {
        Err(NotHeard { basis: rule.fails(fact), admissibility: Some(admissibility) })
    };
    match claim.having {
        HavingTheMove::Yes | HavingTheMove::ByAMoveNotPressed | HavingTheMove::Touched(_) => {}
        HavingTheMove::Made(_) | HavingTheMove::JustPressed(_) | HavingTheMove::No => {
            return fails(Fact::ClaimedWithoutTheMove(act), Admissibility::NoStanding);
        }
    }
    let mut flags = case.reconstruction.flags.iter();
    if flags.any(|(fell, whose)| *whose == claim.by && *fell < act) {
        return fails(Fact::ClaimedAfterFlag(act), Admissibility::TooLate);
    }
    let left = case.reconstruction.board_states()[act + 1].remaining.of(claim.by);
    let needed = rules.claim.value;
    let time_left = Fact::TimeLeft { player: claim.by, left, needed };
    if left >= needed {
        return fails(time_left, Admissibility::NoStanding);
    }
    builder.note_holding(rule.holds(time_left));
    if let (Claim::QuickplayFinish, Some(increment)) = (claim.claim, &rules.increment) {
        let mut asked = case.reconstruction.other_draw_claims.iter();
        let has_asked = asked.any(|one| {
            one.claim == Claim::QuickplayIncrement && one.by == claim.by && one.act < act
        });
        if !has_asked
            && builder.side(Point::Law(DisputedPoint::IncrementBeforeClaim)) == Side::Second
        {
            let basis = increment.fails(Fact::IncrementNotAskedFor(act));
            return not_such_a_game(basis);
        }
    }
    Ok(())
}

/// The provision by which the game has a quickplay finish; the one by which it has none otherwise.
fn not_played(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    games: &QuickplayGames,
) -> Result<Holding, Holding> {
    let incident = case.incident;
    let increment = incident.clocks.increment;
    let with_increment = Fact::PlayedWithIncrement(increment);
    if incident.event.prescribed_moves.is_some() {
        let (QuickplayGames::Always { limited: rule, .. }
        | QuickplayGames::IfAnnounced { announced: rule, .. }) = games;
        return Err(rule.fails(Fact::NotTheLastPeriod));
    }
    match games {
        QuickplayGames::Always { limited, switched_off } => {
            if incident.regime == Regime::BlitzUnsupervised {
                return Err(switched_off.holds(Fact::PlayedAsBlitz));
            }
            let is_played = increment == 0
                || builder.side(Point::Law(DisputedPoint::QuickplayWithIncrement)) == Side::Second;
            let fact = Fact::PlayedWithIncrement(increment);
            if is_played { Ok(limited.holds(fact)) } else { Err(limited.fails(with_increment)) }
        }
        QuickplayGames::IfAnnounced { announced, without_increment } => {
            let is_blitz =
                matches!(incident.regime, Regime::BlitzSupervised | Regime::BlitzUnsupervised);
            let fact = Fact::QuickplayAnnounced(incident.quickplay_finish);
            if incident.quickplay_finish == Quickplay::NotAnnounced {
                Err(announced.fails(fact))
            } else if is_blitz {
                Err(without_increment.holds(Fact::PlayedAsBlitz))
            } else if increment > 0 {
                Err(without_increment.holds(with_increment))
            } else {
                Ok(announced.holds(fact))
            }
        }
    }
}

/// G.4 (2014), Guidelines III.4: both players may be given an increment; the request is an offer of a draw.
fn increment_asked_for(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    rule: &Provision<IncrementRequest>,
) {
    let IncrementRequest { each: seconds, bonus } = rule.value;
    let asked = rule.holds(Fact::IncrementAskedFor { act: claim.act, seconds });
    builder.classification.fill(asked.orders(Classification::Legal));
    hear(case, builder, &asked);
    builder.time.push(asked.orders(TimeChange { player: !claim.by, seconds: bonus }));
    builder.result.fill(asked.orders(Outcome::Continues));
    builder.note_holding(asked);
}

fn hear(case: &Case<'_>, builder: &mut RulingBuilder<'_>, basis: &Holding) {
    builder.trigger.fill(basis.orders(Trigger::OnClaim));
    builder.admissibility.fill(basis.orders(Admissibility::Admissible));
    builder.board.fill(basis.orders(Reinstatement::Keep));
    fill_completion(case, builder);
}

/// Article 10.2.a to d (2009): the arbiter accepts the claim, postpones his decision, or rejects it. How the
/// opponent plays is a finding of the arbiter; without it the decision is postponed, or still to be taken where
/// the game is over.
fn decide(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    (claim, since): (&DrawClaimMade, FlagSince),
    rules: &QuickplayFinish,
) -> Decision {
    let act = claim.act;
    let found = case.finding_on(claim);
    let is_over =
        since == FlagSince::Fallen || case.incident.quickplay_finish == Quickplay::WithoutArbiter;
    let upheld = match found {
        Some((finding, by)) => Some((finding.upholds(), Fact::Found(finding, by))),
        None if is_over => {
            let side = builder.side(Point::QuickplayFinding { act });
            Some((side == Side::Second, Fact::NotFoundYet(act)))
        }
        None => None,
    };
    // What the arbiter has found cannot be appealed against.
    let is_final = |fact: &Fact| {
        let rule = rules.is_final.filter(|_| found.is_some());
        rule.map(|rule| rule.holds(fact.clone()).into_step())
    };
    match upheld {
        Some((true, fact)) => {
            let after_the_flag = (since == FlagSince::Fallen)
                .then(|| rules.postponed.holds(fact.clone()).into_step());
            let is_final = is_final(&fact);
            let drawn = rules.accepted.holds(fact).because(after_the_flag).because(is_final);
            accept(case, builder, (claim, rules), drawn);
            Decision::Taken
        }
        Some((false, fact)) => {
            let is_final = is_final(&fact);
            let rejected = rules.rejected.holds(fact).because(is_final);
            if since == FlagSince::Fallen {
                builder.note_holding(rejected);
                return Decision::ByTheFlag;
            }
            reject(case, builder, (claim, rules), rejected);
            Decision::Taken
        }
        None => {
            postpone(case, builder, claim, rules);
            Decision::Taken
        }
    }
}

/// Article 10.3 (2009): without an arbiter the claim ends the game.
fn ended_without_arbiter(
    case: &Case<'_>,
    (claim, rules): (&DrawClaimMade, &QuickplayFinish),
) -> Option<Holding> {
    (case.incident.quickplay_finish == Quickplay::WithoutArbiter)
        .then(|| rules.without_arbiter.holds(Fact::DrawClaimed(claim.act)))
}

/// Article 10.2.a (2009): the game is drawn.
fn accept(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claimed: (&DrawClaimMade, &QuickplayFinish),
    drawn: Holding,
) {
    hear_at_the_end(builder, &drawn);
    builder.classification.fill(drawn.orders(Classification::CorrectClaim));
    builder.result.fill(drawn.orders(Outcome::Drawn));
    builder.note_all(ended_without_arbiter(case, claimed).map(Holding::into_step));
    builder.note_holding(drawn);
}

/// Article 10.2.b (2009): the claim is rejected, and the opponent gets time.
fn reject(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claimed: (&DrawClaimMade, &QuickplayFinish),
    rejected: Holding,
) {
    let (claim, rules) = claimed;
    builder.classification.fill(rejected.orders(Classification::RefusedClaim));
    if let Some(ended) = ended_without_arbiter(case, claimed) {
        // DOUBT: the Laws say that the claim ends the game, and not how it ends where the claim fails.
        hear_at_the_end(builder, &ended);
        builder.result.fill(ended.orders(Outcome::Won(!claim.by)));
        builder.note_holding(ended);
    } else {
        hear(case, builder, &rejected);
        let change = TimeChange { player: !claim.by, seconds: rules.rejected.value };
        builder.time.push(rejected.orders(change));
        builder.result.fill(rejected.orders(Outcome::Continues));
    }
    builder.note_holding(rejected);
}

/// Article 10.2.b (2009): the decision is taken later.
fn postpone(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: &DrawClaimMade,
    rules: &QuickplayFinish,
) {
    let fact = Fact::NotFoundYet(claim.act);
    let postponed = rules.postponed.holds(fact.clone());
    builder.classification.fill(postponed.orders(Classification::PostponedClaim));
    hear(case, builder, &postponed);
    let change = TimeChange { player: !claim.by, seconds: rules.postponed.value };
    builder.time.push(postponed.orders(change));
    builder.result.fill(postponed.orders(Outcome::Continues));
    builder.note(rules.accepted.not_met(fact.clone()));
    builder.note(rules.rejected.not_met(fact));
    builder.note_holding(postponed);
}

fn hear_at_the_end(builder: &mut RulingBuilder<'_>, basis: &Holding) {
    builder.trigger.fill(basis.orders(Trigger::OnClaim));
    builder.admissibility.fill(basis.orders(Admissibility::Admissible));
    builder.board.fill(basis.orders(Reinstatement::Keep));
    builder.completion.fill(basis.orders(Completion::EndsGame));
}
