//! Appendix E (2009), D (2014): a sighted against a visually disabled player, on two boards.

use shakmaty::Color;

use super::{Consequence, Did, Judged, also, measures, permission_before, plain, silent};
use crate::case::Case;
use crate::incident::TwoBoards;
use crate::laws::Fact;
use crate::laws::edition::Conduct;
use crate::ruling::{Completion, Reinstatement, RulingBuilder};

/// Applies Appendix D to what a player does; it does not apply where both are sighted.
pub(super) fn on_two_boards(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    rules: &Conduct,
    (did, player, what): (Did, Color, TwoBoards),
) -> Judged {
    let Some(disabled) = case.incident.visually_disabled else { return silent(case) };
    let (act, _, kind) = did;
    let board = &rules.special_board;
    let happened = Fact::Misbehaved(kind, act);
    let is_disabled = player == disabled;
    let who = if is_disabled { Fact::VisuallyDisabled(player) } else { Fact::Sighted(player) };
    match what {
        TwoBoards::Refuses => match permission_before(case, act) {
            Some(permitted) => Judged::Allowed(board.two_boards.fails(Fact::Permitted(permitted))),
            None => plain(&board.two_boards, did),
        },
        TwoBoards::OmitsAnnouncement => plain(&board.announced, did),
        TwoBoards::ChangesBeforeAnnouncing if is_disabled => {
            let not_made = board.made.fails(happened);
            builder.completion.fill(not_made.orders(Completion::NotMade));
            Judged::Allowed(not_made)
        }
        TwoBoards::ChangesAfterAnnouncing if is_disabled => {
            let made = board.made.holds(happened.clone()).into_step();
            also(measures(case.book.edition.released_piece_stands.holds(happened)), made)
        }
        TwoBoards::ChangesBeforeAnnouncing | TwoBoards::ChangesAfterAnnouncing => {
            let stands = &case.book.edition.released_piece_stands;
            also(measures(stands.holds(happened)), board.sighted.holds(who).into_step())
        }
        TwoBoards::PressesBeforeAnnouncing if is_disabled => {
            also(plain(&board.clock_started, did), board.made.not_met(happened))
        }
        TwoBoards::PressesBeforeAnnouncing => {
            also(plain(&board.announced, did), board.sighted.holds(who).into_step())
        }
        TwoBoards::RecordsOtherwise if is_disabled => Judged::Allowed(board.score.holds(who)),
        TwoBoards::RecordsOtherwise => {
            also(plain(&rules.recording.duty, did), board.score.not_met(who))
        }
        TwoBoards::CorrectsASlip => match case.turn.press.filter(|press| *press < act) {
            // The boards differ then, and are put right as such.
            Some(press) => {
                let late = board.slip.not_met(Fact::ClockPressed(press));
                let corrected = board.scores_agree.holds(happened).because([late]);
                Judged::Breach(corrected, Consequence::PutRight(Reinstatement::PiecesPutRight))
            }
            None => Judged::Allowed(board.slip.holds(happened)),
        },
        TwoBoards::PlaysOtherThanRecorded => {
            let corrected = board.scores_agree.holds(happened);
            Judged::Breach(corrected, Consequence::PutRight(Reinstatement::PiecesPutRight))
        }
        TwoBoards::ScoresDisagree => {
            let retraced = board.scores_differ.holds(happened);
            let agreed = Reinstatement::LastIdentifiable(case.turn.first_act);
            Judged::Breach(retraced, Consequence::PutRight(agreed))
        }
        TwoBoards::AssistantMoves if is_disabled => {
            Judged::Allowed(board.assistant_moves.holds(who))
        }
        TwoBoards::AssistantAnnounces if is_disabled => {
            Judged::Allowed(board.assistant_announces.holds(who))
        }
        TwoBoards::AssistantMoves | TwoBoards::AssistantAnnounces => {
            Judged::Allowed(board.assistant_of_sighted.holds(who))
        }
        TwoBoards::AssistantTellsUnasked if is_disabled => plain(&board.assistant_informs, did),
        TwoBoards::AssistantAnswers if is_disabled => {
            Judged::Allowed(board.assistant_informs.fails(happened))
        }
        TwoBoards::AssistantKeepsScore if is_disabled => {
            Judged::Allowed(board.assistant_keeps_score.holds(who))
        }
        TwoBoards::AssistantClaims if is_disabled => {
            Judged::Allowed(board.assistant_claims.holds(who))
        }
        TwoBoards::AssistantAdjourns if is_disabled => {
            Judged::Allowed(board.assistant_adjourns.holds(who))
        }
        TwoBoards::AssistantKeepsScore
        | TwoBoards::AssistantTellsUnasked
        | TwoBoards::AssistantAnswers
        | TwoBoards::AssistantClaims
        | TwoBoards::AssistantAdjourns => measures(board.assistant_of_sighted.fails(happened)),
    }
}
