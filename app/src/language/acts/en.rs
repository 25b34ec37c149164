//! Acts in English.

use acconcio_adjudication::incident::{
    ActKind, ArbiterAct, Claim, Clock, Finding, Hand, Manner, Misconduct, OfferTerms, Order, Owner,
    Purpose, Remedy, Reply, Stance, Testimony,
};
use shakmaty::Square;

use super::{ActContext, Placing, hand_words, is_arbiter, is_of_the_committee};
use crate::language::Language;

const EN: Language = Language::English;

pub(super) fn sentence(context: &ActContext<'_>) -> String {
    let who = context.who(EN);
    match &context.act.kind {
        ActKind::AnnouncesAdjusting | ActKind::Declares(_) => {
            let said = EN.speech(context.act).unwrap_or_default();
            format!("{who} says: {}", EN.quoted(&format!("{said}.")))
        }
        ActKind::Touches { square, manner, hand, together_with, order, purpose } => {
            let pieces = touched(context, *square, *together_with);
            let sentence = touch(&who, *manner, &pieces, *hand, *order);
            format!("{sentence}{}", purpose_words(*purpose))
        }
        ActKind::Places { from, to, hand } => place(context, &who, (*from, *to), *hand),
        ActKind::Releases { square } => format!("{who} lets go of {}.", context.piece(EN, *square)),
        ActKind::Removes { square, hand } => {
            let hand = hand_words(EN, *hand);
            format!("{who} takes {} off the board{hand}.", context.piece(EN, *square))
        }
        ActKind::Puts { role, square, hand, of: Owner::Opponent, .. } => {
            let hand = hand_words(EN, *hand);
            let piece = EN.role(*role);
            format!("{who} puts the opponent’s captured {piece} back on {square}{hand}.")
        }
        ActKind::Puts { role, square, stance, hand, of: Owner::Own } => {
            let hand = hand_words(EN, *hand);
            let stance = match stance {
                Stance::Upright => "",
                Stance::UpsideDown => " upside down",
            };
            let piece = EN.a_role(*role);
            format!("{who} puts {piece} on {square}{stance}{hand} and lets go of it.")
        }
        ActKind::Displaces { square, to } => {
            let piece = context.piece(EN, *square);
            match to {
                None => format!("{who} knocks {piece} off the board by accident."),
                Some(to) => format!("{who} knocks against {piece}; it comes to stand on {to}."),
            }
        }
        ActKind::SetsRight => format!("{who} puts the displaced pieces back."),
        ActKind::PressesClock { hand } => {
            format!("{who} presses the clock{}.", hand_words(EN, *hand))
        }
        ActKind::StopsClocks { which: Clock::Both } => format!("{who} stops both clocks."),
        ActKind::StopsClocks { which: Clock::Own } => format!("{who} stops his own clock."),
        ActKind::Claims(claim) => format!("{who} claims {}.", claimed(*claim)),
        ActKind::WithdrawsClaim => format!("{who} wants to take the claim back."),
        ActKind::Writes { san } => format!("{who} writes {san} on the scoresheet."),
        ActKind::StopsRecording => format!("{who} stops recording the moves."),
        ActKind::Chooses(remedy) => format!("{who} chooses: {}.", EN.remedy(*remedy)),
        ActKind::OffersDraw(OfferTerms::Plain) => format!("{who} offers a draw."),
        ActKind::OffersDraw(OfferTerms::Conditional) => {
            format!("{who} offers a draw on a condition.")
        }
        ActKind::WithdrawsOffer => format!("{who} wants to withdraw the draw offer."),
        ActKind::AnswersDraw(Reply::AsksForTheMove) => {
            format!("{who} asks to see the move first.")
        }
        ActKind::AnswersDraw(Reply::Accepts) => format!("{who} accepts the draw."),
        ActKind::AnswersDraw(Reply::Declines) => format!("{who} declines the draw."),
        ActKind::Finds(finding) => {
            format!("{who} finds that the opponent {}.", finding_words(*finding))
        }
        ActKind::Resigns => format!("{who} resigns."),
        ActKind::FlagFalls => match context.act.player() {
            Some(color) => format!("{} flag falls.", EN.of_player(color, context.players)),
            None => "A flag falls.".to_owned(),
        },
        ActKind::Notices if is_arbiter(context.act.by) => format!("{who} becomes aware of it."),
        ActKind::Notices => format!("{who} notices what has happened."),
        ActKind::Testifies(Testimony::Confirms) => format!("{who} confirms that it was so."),
        ActKind::Testifies(Testimony::Denies) => format!("{who} denies that it was so."),
        ActKind::Testifies(Testimony::DoesNotKnow) => format!("{who} cannot say how it was."),
        ActKind::Consents => format!("{who} has no objection."),
        ActKind::Misbehaves(misconduct) => format!("{who} {}.", misconduct_words(*misconduct)),
        ActKind::Decides(decision) if is_of_the_committee(*decision) => {
            format!("The appeals committee {}.", decision_words(*decision))
        }
        ActKind::Decides(decision) => format!("{who} {}.", decision_words(*decision)),
        ActKind::Appeals => format!("{who} appeals against the decision."),
    }
}

/// The piece touched, or the two touched in one instant.
fn touched(context: &ActContext<'_>, square: Square, together_with: Option<Square>) -> String {
    let piece = context.piece(EN, square);
    match together_with {
        None => piece,
        Some(second) => format!("{piece} and {} in the same instant", context.piece(EN, second)),
    }
}

fn touch(who: &str, manner: Manner, pieces: &str, hand: Hand, order: Order) -> String {
    let hand = hand_words(EN, hand);
    let order = match order {
        Order::Known => "",
        Order::Unknown => " In which order, nobody can say.",
    };
    match manner {
        Manner::Deliberate => format!("{who} touches {pieces}{hand}.{order}"),
        Manner::Accidental => format!("{who} brushes {pieces}{hand} by accident.{order}"),
        Manner::Disputed => {
            format!("{who} touches {pieces}{hand}; whether on purpose is in dispute.{order}")
        }
    }
}

fn place(context: &ActContext<'_>, who: &str, (from, to): (Square, Square), hand: Hand) -> String {
    let piece =
        context.before.board.role_at(from).map_or("the piece".to_owned(), |r| EN.the_role(r));
    let hand = hand_words(EN, hand);
    match context.placing(from, to) {
        Placing::Back => format!("{who} puts {piece} back on {to}{hand}."),
        Placing::Plain => {
            format!("{who} carries {piece} from {from} to {to}{hand}, still holding it.")
        }
        Placing::Taking => {
            let taken = context.piece(EN, to);
            format!("{who} takes {taken} with {piece} from {from}{hand}, still holding it.")
        }
    }
}

pub(super) fn label(kind: &ActKind) -> String {
    match kind {
        ActKind::AnnouncesAdjusting => "Announces adjusting".to_owned(),
        ActKind::Touches { square, together_with: None, .. } => format!("Touch {square}"),
        ActKind::Touches { square, together_with: Some(second), .. } => {
            format!("Touch {square} and {second}")
        }
        ActKind::Places { from, to, .. } if from == to => format!("Back on {to}"),
        ActKind::Places { from, to, .. } => format!("{from} to {to}"),
        ActKind::Releases { square } => format!("Release {square}"),
        ActKind::Removes { square, .. } => format!("Off {square}"),
        ActKind::Puts { square, of: Owner::Opponent, .. } => format!("Back on {square}"),
        ActKind::Puts { role, square, of: Owner::Own, .. } => {
            format!("New {} on {square}", EN.role(*role))
        }
        ActKind::Displaces { square, .. } => format!("Knocks {square}"),
        ActKind::SetsRight => "Puts right".to_owned(),
        ActKind::Declares(_) => "Declares".to_owned(),
        ActKind::PressesClock { .. } => "Clock".to_owned(),
        ActKind::StopsClocks { .. } => "Clocks stopped".to_owned(),
        ActKind::Claims(_) => "Claim".to_owned(),
        ActKind::WithdrawsClaim => "Takes it back".to_owned(),
        ActKind::Writes { .. } => "Writes".to_owned(),
        ActKind::StopsRecording => "Stops recording".to_owned(),
        ActKind::Chooses(_) => "Choice".to_owned(),
        ActKind::OffersDraw(_) => "Draw offer".to_owned(),
        ActKind::WithdrawsOffer => "Withdraws the offer".to_owned(),
        ActKind::AnswersDraw(Reply::AsksForTheMove) => "Asks for the move".to_owned(),
        ActKind::Finds(_) => "Finding".to_owned(),
        ActKind::AnswersDraw(Reply::Accepts) => "Draw accepted".to_owned(),
        ActKind::AnswersDraw(Reply::Declines) => "Draw declined".to_owned(),
        ActKind::Resigns => "Resigns".to_owned(),
        ActKind::FlagFalls => "Flag".to_owned(),
        ActKind::Notices => "Notices".to_owned(),
        ActKind::Testifies(_) => "Statement".to_owned(),
        ActKind::Consents => "No objection".to_owned(),
        ActKind::Misbehaves(_) => "Misconduct".to_owned(),
        ActKind::Decides(_) => "Arbiter".to_owned(),
        ActKind::Appeals => "Appeal".to_owned(),
    }
}

pub(super) fn speech(kind: &ActKind) -> Option<&'static str> {
    match kind {
        ActKind::AnnouncesAdjusting => Some("I adjust"),
        ActKind::Claims(claim) => Some(match claim {
            Claim::IllegalMove => "Illegal move",
            Claim::TouchMove => "Touched, so it must be played",
            Claim::NoMove => "No move was made",
            Claim::FlagFall => "The flag is down",
            Claim::RepetitionAppeared => "Third time, this position",
            Claim::RepetitionAboutToAppear => "With my move, the third time",
            Claim::FiftyMoves => "Fifty moves",
            Claim::QuickplayFinish => "No effort to win",
            Claim::QuickplayIncrement => "An increment, please",
            Claim::DeadPosition => "Dead position",
            Claim::WrongSetUp => "The pieces were set up wrongly",
            Claim::DisplacedPieces => "These pieces stood elsewhere",
            Claim::OutOfTurn => "It was not your move",
            Claim::Misconduct => "Arbiter, please",
        }),
        ActKind::Chooses(remedy) => Some(match remedy {
            Remedy::LetStand => "Let it stand",
            Remedy::MoveCorrectly => "Move it as it moves",
            Remedy::CaptureLegally => "Take it legally",
            Remedy::MoveKing => "Move your king",
            Remedy::MoveAnother => "Move another man",
        }),
        ActKind::WithdrawsClaim => Some("I take it back"),
        ActKind::OffersDraw(OfferTerms::Plain) => Some("Draw?"),
        ActKind::OffersDraw(OfferTerms::Conditional) => Some("Draw, on one condition?"),
        ActKind::WithdrawsOffer => Some("I withdraw the offer"),
        ActKind::AnswersDraw(Reply::AsksForTheMove) => Some("Show me your move first"),
        ActKind::AnswersDraw(Reply::Accepts) => Some("Agreed"),
        ActKind::AnswersDraw(Reply::Declines) => Some("No, let us play on"),
        ActKind::Resigns => Some("I resign"),
        ActKind::Testifies(Testimony::Confirms) => Some("Yes, so it was"),
        ActKind::Testifies(Testimony::Denies) => Some("No, it was not so"),
        ActKind::Testifies(Testimony::DoesNotKnow) => Some("I do not know"),
        ActKind::Consents => Some("I have no objection"),
        ActKind::Appeals => Some("I appeal"),
        ActKind::Touches { .. }
        | ActKind::Places { .. }
        | ActKind::Releases { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::Displaces { .. }
        | ActKind::SetsRight
        | ActKind::StopsRecording
        | ActKind::Declares(_)
        | ActKind::PressesClock { .. }
        | ActKind::StopsClocks { .. }
        | ActKind::Writes { .. }
        | ActKind::FlagFalls
        | ActKind::Notices
        | ActKind::Misbehaves(_)
        | ActKind::Finds(_)
        | ActKind::Decides(_) => None,
    }
}

fn claimed(claim: Claim) -> &'static str {
    match claim {
        Claim::IllegalMove => "that the opponent completed an illegal move",
        Claim::TouchMove => "that the touched piece must be played",
        Claim::NoMove => "that the clock was pressed without a move",
        Claim::FlagFall => "that the opponent’s flag has fallen",
        Claim::RepetitionAppeared => "a draw: the position has appeared for the third time",
        Claim::RepetitionAboutToAppear => "a draw: the position is about to appear a third time",
        Claim::FiftyMoves => "a draw: fifty moves without a capture and without a pawn move",
        Claim::QuickplayFinish => {
            "a draw: the opponent makes no effort to win, or cannot win by normal means"
        }
        Claim::QuickplayIncrement => "an increment for both players, since little time is left",
        Claim::DeadPosition => "a draw: neither player can mate any more",
        Claim::WrongSetUp => "that the pieces were set up wrongly",
        Claim::DisplacedPieces => "that pieces were displaced",
        Claim::OutOfTurn => "that the opponent did not have the move",
        Claim::Misconduct => "that the opponent misbehaved",
    }
}

/// The purpose of a touch, as a sentence after the touch; nothing where it is to play the piece.
fn purpose_words(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::ToPlay => "",
        Purpose::ToShow => " He only points at it.",
        Purpose::ToClearUp => " He takes the game to be over and puts the pieces in order.",
    }
}

fn finding_words(finding: Finding) -> &'static str {
    match finding {
        Finding::NoEffortToWin => "makes no effort to win by normal means",
        Finding::CannotWinNormally => "cannot win by normal means",
        Finding::TriesToWin => "is trying to win by normal means",
    }
}

fn misconduct_words(misconduct: Misconduct) -> &'static str {
    match misconduct {
        Misconduct::PreventsPress => "keeps the opponent from pressing the clock",
        Misconduct::Distracts => "distracts the opponent",
        Misconduct::Advice => "gives or takes advice",
        Misconduct::RefusesToPlay => "refuses to go on",
    }
}

fn decision_words(decision: ArbiterAct) -> &'static str {
    match decision {
        ArbiterAct::StepsIn => "stops the clocks and steps in",
        ArbiterAct::Reinstates => "puts the position back",
        ArbiterAct::OrdersTouchedPiece => "orders that the touched piece be played",
        ArbiterAct::LetsPlayGoOn => "lets the game go on",
        ArbiterAct::AppealRejected => "upholds the arbiter’s decision",
        ArbiterAct::AppealUpheld => "reverses the decision: the game is played again",
    }
}
