//! Appendix G (2009), E (2014), Guidelines I (2017): what a player does when an adjourned game is resumed.

use shakmaty::Color;

use super::{Consequence, Did, Judged, also, plain, silent};
use crate::case::Case;
use crate::incident::Resumption;
use crate::laws::Fact;
use crate::laws::edition::Conduct;
use crate::ruling::Reinstatement;

/// Applies the rules on the resumption to what a player does.
pub(super) fn at_resumption(
    case: &Case<'_>,
    rules: &Conduct,
    (did, player, what): (Did, Color, Resumption),
) -> Judged {
    let (act, _, kind) = did;
    let rules = &rules.adjourned;
    let Some(sealer) = case.sealing_player() else { return silent(case) };
    let happened = Fact::Misbehaved(kind, act);
    let presence = |player: Color| match case.is_there_to_resume(player, act) {
        true => Ok(Fact::ThereToResume(player)),
        false => Err(Fact::NotThereToResume(player)),
    };
    let was_late = case.incident.absent.players().contains(&player);
    match (what, presence(sealer), presence(!sealer)) {
        (Resumption::SealsReply, Err(absent), _) if player != sealer => {
            Judged::Allowed(rules.reply_sealed.holds(absent))
        }
        // He who is to reply does so on the board.
        (Resumption::SealsReply, Ok(there) | Err(there), _) => {
            also(plain(&rules.replier_present, did), rules.reply_sealed.not_met(there))
        }
        (Resumption::AsksForTheEnvelope, _, _) if player != sealer && was_late => {
            Judged::Allowed(rules.replier_arrives.holds(happened))
        }
        (Resumption::AsksForTheEnvelope, _, Ok(there)) => {
            let opened = rules.opened.holds(there.clone()).into_step();
            Judged::Allowed(rules.replier_present.holds(there).because([opened]))
        }
        (Resumption::AsksForTheEnvelope, _, Err(absent)) => {
            Judged::Allowed(rules.opened.fails(absent))
        }
        (Resumption::QuestionsTheTimes, _, _) => {
            let since = case.resumed_by().unwrap_or_default();
            let turns = case.reconstruction.turns.iter();
            let mut own = turns.filter(|turn| turn.player == player);
            if own.any(|turn| turn.made_by().is_some_and(|made| (since..act).contains(&made))) {
                Judged::Allowed(rules.times.fails(Fact::MovedSince(player)))
            } else {
                let corrected = rules.times.holds(Fact::NotMovedSince(player));
                Judged::Breach(corrected, Consequence::PutRight(Reinstatement::Keep))
            }
        }
    }
}
