//! Article 5: the completion of the game, as far as it ends an incident.

use shakmaty::Color;

use super::TouchFinding;
use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{ActKind, AgreedDraws, ArbiterAct};
use crate::laws::edition::{GameEndingMove, OneHand, Resignation};
use crate::laws::{Fact, Holding, Provision, Rule, Rulebook};
use crate::mating::Mating;
use crate::reconstruction::{End, Ending};
use crate::ruling::{Outcome, Point, RulingBuilder};

/// Articles 5.1 and 5.2: mate, stalemate and dead position, resignation and agreement end the game
/// at once. An agreement that comes before both players have moved does not (5.2.3 of 2017).
pub(crate) fn end_of_game(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    ending: &Ending,
) -> (Holding, Outcome) {
    let edition = &case.book.edition;
    if let Some(barred) = void_agreement(case, builder, ending) {
        return (barred, Outcome::Continues);
    }
    match (ending.how, &edition.resignation) {
        (End::Resignation(player), Resignation::DrawnIfNoMate(rule)) => {
            resigned(case, builder, (player, ending.acts), rule)
        }
        (End::Agreement, _) if case.moves_made_by(ending.acts) < edition.agreed_draw.value => {
            (edition.agreed_draw.holds(Fact::TooEarlyToAgree), Outcome::Continues)
        }
        (End::DeclaredMate(loser), resignation) => {
            let accepted = Fact::DeclaredMateAccepted(ending.acts - 1);
            match builder.side(Point::Law(DisputedPoint::DeclaredMateAccepted)) {
                Side::First => (edition.checkmate.fails(accepted), Outcome::Continues),
                Side::Second => (resignation.rule().holds(accepted), Outcome::Won(!loser)),
            }
        }
        (how, _) => ends_with(case.book, how),
    }
}

/// Articles 9.1.a (2009), 9.1.1 (2017): the event forbids the players to agree this draw, and the arbiter has not consented.
pub(crate) fn agreement_barred(case: &Case<'_>, ending: &Ending) -> Option<Holding> {
    let rule = &case.book.edition.conduct.as_ref()?.draws_restricted;
    let restricted = draw_restriction(case, ending.acts)?.err()?;
    let is_barred = consent_to_a_draw(case, ending.acts).is_none();
    (ending.how == End::Agreement && is_barred).then(|| rule.holds(restricted))
}

/// An agreement that the event forbids, where it is read as void: the game goes on, as after one that the Laws themselves do
/// not allow yet.
pub(crate) fn void_agreement(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    ending: &Ending,
) -> Option<Holding> {
    let barred = agreement_barred(case, ending)?;
    let side = builder.side(Point::Law(DisputedPoint::AgreementAgainstTheEvent));
    (side == Side::First).then_some(barred)
}

/// The restriction of draws by agreement, if the event has one, after a number of acts: the fact that meets it, or the
/// one that breaks it.
pub(crate) fn draw_restriction(case: &Case<'_>, acts: usize) -> Option<Result<Fact, Fact>> {
    match case.incident.event.agreed_draws {
        AgreedDraws::Free => None,
        AgreedDraws::Never => Some(Err(Fact::NoDrawByAgreement)),
        AgreedDraws::After(needed) => {
            let made = case.moves_made_by(acts);
            let counted = Fact::MovesBeforeADraw { made, needed };
            Some(if made < needed { Err(counted) } else { Ok(counted) })
        }
    }
}

/// Notes a draw agreed before both players had moved, where the game went on.
pub(crate) fn note_agreed_too_early(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let rule = &case.book.edition.agreed_draw;
    let is_too_early = |ending: &Ending| {
        ending.how == End::Agreement && case.moves_made_by(ending.acts) < rule.value
    };
    if case.ending.is_none() && case.reconstruction.endings.iter().any(is_too_early) {
        builder.note(rule.not_met(Fact::TooEarlyToAgree));
    }
}

/// The act by which the arbiter had consented.
pub(crate) fn consent_to_a_draw(case: &Case<'_>, acts: usize) -> Option<usize> {
    let permits = ActKind::Decides(ArbiterAct::Permits);
    case.incident.acts[..acts].iter().rposition(|act| act.kind == permits)
}

/// The provision by which an end of the game has that effect, and its outcome.
pub(crate) fn ends_with(book: &Rulebook, end: End) -> (Holding, Outcome) {
    let (fact, outcome) = fact_and_outcome(end);
    (rule_of_end(book, end).holds(fact), outcome)
}

/// The provision on a way in which a game ends.
pub(crate) fn rule_of_end(book: &Rulebook, end: End) -> Provision {
    let edition = &book.edition;
    match end {
        End::Mate(_) => edition.checkmate,
        End::Stalemate => edition.stalemate,
        End::DeadPosition => edition.dead_position,
        End::Resignation(_) | End::DeclaredMate(_) => *edition.resignation.rule(),
        End::Agreement => edition.agreed_draw.plain(),
        End::StillIllegal(_) => *book.late_illegal_position().unwrap_or(&edition.no_intervention),
    }
}

/// Whether the Laws in force know a way in which a game ends.
pub(crate) fn is_known_end(book: &Rulebook, end: End) -> bool {
    match end {
        End::StillIllegal(_) => book.late_illegal_position().is_some(),
        End::Mate(_)
        | End::Stalemate
        | End::DeadPosition
        | End::Resignation(_)
        | End::Agreement
        | End::DeclaredMate(_) => true,
    }
}

/// Whether mate, stalemate or a dead position made with two hands stands: the conditions under which a move
/// ends the game do not include the one-hand rule, but the text of 2017 calls such a move illegal.
pub(crate) fn does_two_handed_end_stand(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> bool {
    match case.book.edition.one_hand {
        OneHand::AsIllegalAtOnce { .. } if case.turn.two_hands.is_some() => {
            builder.side(Point::Law(DisputedPoint::TwoHandedMateIn2017)) == Side::First
        }
        OneHand::AsIllegalAtOnce { .. }
        | OneHand::TouchRule(_)
        | OneHand::AsIllegalOncePressed { .. } => true,
    }
}

/// Notes two hands on one move that are no illegal move: the move has ended the game, or the clock has not been
/// pressed for it.
pub(crate) fn note_two_hands_let_pass(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let is_governed = case.turn.two_hands.is_some() && case.book.setting.is_competition();
    let rule = match &case.book.edition.one_hand {
        OneHand::TouchRule(_) => return,
        OneHand::AsIllegalOncePressed { pressed: rule, .. }
        | OneHand::AsIllegalAtOnce { at_once: rule, .. } => rule,
    };
    let end = case.ending.filter(|_| case.ends_the_game());
    let fact = match (end, case.turn.press) {
        (Some(ending), _) => fact_and_outcome(ending.how).0,
        (None, None) => Fact::ClockNotPressed,
        (None, Some(_)) => return,
    };
    if is_governed {
        builder.note(rule.not_met(fact));
    }
}

/// Whether mate, stalemate or a dead position stands although the move was not regular. The one-hand rule never undoes
/// it; that the duty to play an announced move does not either, since the articles on the end of the game name neither,
/// is disputed.
pub(crate) fn does_irregular_end_stand(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    breach: &TouchFinding,
) -> bool {
    match case.book.edition.game_ending_move {
        _ if breach.holding.rule() == Rule::OneHand => true,
        // The sealed move is the one that was made.
        _ if breach.holding.rule() == Rule::ReplierPresent => false,
        _ if breach.holding.rule() == Rule::AnnouncedMovePlayed => {
            let point = Point::Law(DisputedPoint::EndByAnotherMoveThanAnnounced);
            builder.side(point) == Side::First
        }
        GameEndingMove::Legal => {
            builder.side(Point::Law(DisputedPoint::IrregularMate)) == Side::First
        }
        GameEndingMove::LegalAndRegular { .. } => {
            builder.note_all(regular_end(case).map(|rule| rule.not_met(Fact::NotRegular)));
            false
        }
    }
}

/// The provision that asks for a regular move where this turn ends the game, if the edition has one.
pub(crate) fn regular_end<'a>(case: &'a Case<'_>) -> Option<&'a Provision> {
    let GameEndingMove::LegalAndRegular { mate, stalemate, dead } =
        &case.book.edition.game_ending_move
    else {
        return None;
    };
    match case.ending?.how {
        End::Mate(_) => Some(mate),
        End::Stalemate => Some(stalemate),
        End::DeadPosition => Some(dead),
        End::Resignation(_) | End::Agreement | End::DeclaredMate(_) | End::StillIllegal(_) => None,
    }
}

/// Article 5.1 (all editions): mate ends the game by being on the board. A player who only declares it has done
/// nothing.
pub(crate) fn note_mates_declared(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let is_mate = |act: usize| {
        let mut endings = case.reconstruction.endings.iter();
        endings.any(|ending| matches!(ending.how, End::Mate(_)) && ending.acts <= act)
    };
    let declared = case.reconstruction.mates_declared.iter().filter(|(act, _)| !is_mate(*act));
    let rule = &case.book.edition.checkmate;
    builder.note_all(declared.map(|(act, _)| rule.not_met(Fact::MateOnlyDeclared(*act))));
}

/// The fact to cite for an end of the game, and its outcome.
pub(crate) const fn fact_and_outcome(end: End) -> (Fact, Outcome) {
    match end {
        End::Mate(winner) => (Fact::Mate, Outcome::Won(winner)),
        End::Stalemate => (Fact::Stalemate, Outcome::Drawn),
        End::DeadPosition => (Fact::DeadPosition, Outcome::Drawn),
        End::Resignation(player) | End::DeclaredMate(player) => {
            (Fact::Resigned(player), Outcome::Won(player.other()))
        }
        End::Agreement => (Fact::Agreed, Outcome::Drawn),
        End::StillIllegal(_) => (Fact::StillIllegal, Outcome::Drawn),
    }
}

/// Article 5.1.2 (2023): whoever resigns has not lost to an opponent who cannot mate.
fn resigned(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    (player, acts): (Color, usize),
    rule: &Provision,
) -> (Holding, Outcome) {
    let (fact, lost) = fact_and_outcome(End::Resignation(player));
    let resigned = rule.holds(fact);
    let setup = &case.position_after(acts);
    match case.reconstruction.mating.can_mate(setup, !player, case.book.move_limit()) {
        Mating::Excluded(fact) => {
            builder.note_holding(resigned);
            (rule.holds(fact), Outcome::Drawn)
        }
        Mating::NotExcluded(fact) => (resigned.because([rule.not_met(fact)]), lost),
    }
}
