//! The acts of a match in English.

use acconcio_adjudication::incident::{Manner, Reply};
use acconcio_quadrigliona::act::{Accord, ActKind, ArbiterAct, Claim, Clocks, Origin, Saying};
use shakmaty::Role;

use super::facts::{arranged, misbehaved, runner_fault, said};
use crate::language::Language;
use crate::language::quadrigliona::MatchActContext;

const EN: Language = Language::English;

pub(in crate::language) fn sentence(context: &MatchActContext<'_>) -> String {
    let who = EN.somebody(context.act.by);
    match &context.act.kind {
        ActKind::Touches { square, manner, table } => {
            let piece = context.piece(EN, *square, *table);
            match manner {
                Manner::Deliberate => format!("{who} touches {piece}."),
                Manner::Accidental => format!("{who} brushes {piece} by accident."),
                Manner::Disputed => {
                    format!("{who} touches {piece}; whether on purpose is in dispute.")
                }
            }
        }
        ActKind::Places { from, to, table } => {
            let moved = context.piece(EN, *from, *table);
            match context.taken(*from, *to, *table) {
                Some(taken) => format!(
                    "{who} takes {} with {moved}.",
                    EN.piece_on(taken, *to, context.color())
                ),
                None => format!("{who} moves {moved} to {to}."),
            }
        }
        ActKind::Removes { square } => {
            format!("{who} takes {} off the board.", context.piece(EN, *square, None))
        }
        ActKind::Puts { role, square, from } => {
            let role = EN.a_role(*role);
            match from {
                Origin::Reserve => format!("{who} puts {role} from the reserve on {square}."),
                Origin::OnItsWay => {
                    format!("{who} puts {role} on {square} that has not been delivered yet.")
                }
                Origin::Nowhere => {
                    format!("{who} puts {role} on {square} that is not of the reserve.")
                }
            }
        }
        ActKind::TakesBack => {
            format!("{who} puts everything back as it stood when the turn began.")
        }
        ActKind::NamesPromotion(role) => format!("{who} says: “{}”.", capital_role(*role)),
        ActKind::CountsAloud(number) => format!("{who} counts aloud: “{}”.", number_word(*number)),
        ActKind::PressesClock { of: None } => format!("{who} presses the clock."),
        ActKind::PressesClock { of: Some(clock) } => {
            format!("{who} presses the clock of {}.", EN.seat_of_clock(*clock))
        }
        ActKind::StopsClocks { which, accord } => match (which, accord) {
            (Clocks::OwnBoard, Accord::Alone) => format!("{who} stops the clock of this board."),
            (Clocks::OwnBoard, Accord::WithPartner) => {
                format!("{who}, in agreement with the partner, stops the clock of this board.")
            }
            (Clocks::BothBoards, Accord::Alone) => format!("{who} alone stops both clocks."),
            (Clocks::BothBoards, Accord::WithPartner) => {
                format!("{who} and his partner stop both clocks at the same moment.")
            }
        },
        ActKind::StartsGame { table } => {
            format!("{who} starts the clock on {}.", EN.table_within(*table))
        }
        ActKind::Claims { what, accord } => {
            format!("{who}{} claims: {}.", with_partner(*accord), claimed(*what))
        }
        ActKind::OffersDraw { accord } => format!("{who}{} offers a draw.", with_partner(*accord)),
        ActKind::AnswersDraw { reply: Reply::Accepts, accord } => {
            format!("{who}{} accepts the draw.", with_partner(*accord))
        }
        ActKind::AnswersDraw { reply: Reply::Declines, accord } => {
            format!("{who}{} declines the draw.", with_partner(*accord))
        }
        ActKind::AnswersDraw { reply: Reply::AsksForTheMove, accord } => {
            format!("{who}{} asks to see the move first.", with_partner(*accord))
        }
        ActKind::Resigns => format!("{who} resigns."),
        ActKind::FlagFalls => match context.act.seat() {
            Some(seat) => format!("The flag of {} falls.", EN.player_on_within(seat)),
            None => "A flag falls.".into(),
        },
        ActKind::Notices => format!("{who} becomes aware of it."),
        ActKind::Consents => format!("{who} has no objection."),
        ActKind::Waits => format!("{who} waits and does not move."),
        ActKind::Says(saying) => format!("{who} {}.", said(*saying)),
        ActKind::Misbehaves(misconduct) => format!("{who} {}.", misbehaved(*misconduct)),
        ActKind::HandsOver { role } => {
            format!("{who} hands over the captured {}.", EN.role(*role))
        }
        ActKind::Carries { pieces } => match pieces.0.as_slice() {
            [] => format!("{who} sets off with empty hands."),
            roles => format!("{who} sets off with {}.", EN.roles(roles)),
        },
        ActKind::Delivers { role } => match context.for_whom() {
            Some(seat) => {
                format!(
                    "{who} lays {} in the reserve of {}.",
                    EN.a_role(*role),
                    EN.player_on_within(seat)
                )
            }
            None => format!("{who} lays {} in the reserve.", EN.a_role(*role)),
        },
        ActKind::Errs(fault) => format!("{who} {}.", runner_fault(*fault)),
        ActKind::Arranges(arrangement) => format!("{who}: {}", arranged(*arrangement)),
        ActKind::Decides(decision) => format!("{who} {}.", decided(*decision)),
    }
}

pub(in crate::language) fn label(kind: &ActKind) -> String {
    match kind {
        ActKind::Touches { square, .. } => format!("Touches {square}"),
        ActKind::Places { from, to, .. } => format!("{from} to {to}"),
        ActKind::Removes { square } => format!("Takes off {square}"),
        ActKind::Puts { role, square, .. } => format!("Puts {} on {square}", EN.a_role(*role)),
        ActKind::TakesBack => "Takes the move back".into(),
        ActKind::NamesPromotion(_) => "Names the piece".into(),
        ActKind::CountsAloud(number) => format!("Counts {number}"),
        ActKind::PressesClock { .. } => "Clock".into(),
        ActKind::StopsClocks { .. } => "Clocks stopped".into(),
        ActKind::StartsGame { .. } => "Begins".into(),
        ActKind::Claims { .. } => "Claim".into(),
        ActKind::OffersDraw { .. } => "Offers a draw".into(),
        ActKind::AnswersDraw { .. } => "Answers the offer".into(),
        ActKind::Resigns => "Resigns".into(),
        ActKind::FlagFalls => "Flag".into(),
        ActKind::Notices => "Becomes aware".into(),
        ActKind::Consents => "No objection".into(),
        ActKind::Waits => "Waits".into(),
        ActKind::Says(_) => "Speaks".into(),
        ActKind::Misbehaves(_) => "Conduct".into(),
        ActKind::HandsOver { role } => format!("Hands over {}", EN.a_role(*role)),
        ActKind::Carries { .. } => "Runs".into(),
        ActKind::Delivers { role } => format!("Delivers {}", EN.a_role(*role)),
        ActKind::Errs(_) => "Fault".into(),
        ActKind::Arranges(_) => "Team".into(),
        ActKind::Decides(_) => "Arbiter".into(),
    }
}

pub(in crate::language) fn speech(kind: &ActKind) -> Option<String> {
    Some(match kind {
        ActKind::NamesPromotion(role) => capital_role(*role),
        ActKind::CountsAloud(number) => number_word(*number),
        ActKind::Claims { .. } => "Arbiter, please".into(),
        ActKind::OffersDraw { .. } => "Draw?".into(),
        ActKind::AnswersDraw { reply: Reply::Accepts, .. } => "Agreed".into(),
        ActKind::AnswersDraw { reply: Reply::Declines, .. } => "No, thank you".into(),
        ActKind::AnswersDraw { reply: Reply::AsksForTheMove, .. } => {
            "Show me your move first".into()
        }
        ActKind::Says(Saying::SuggestsMove) => "Play this".into(),
        ActKind::Says(Saying::AsksToWait) => "Wait, do not move".into(),
        ActKind::Says(Saying::AsksForAdvice) => "What should I play?".into(),
        ActKind::Touches { .. }
        | ActKind::Places { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::TakesBack
        | ActKind::PressesClock { .. }
        | ActKind::StopsClocks { .. }
        | ActKind::StartsGame { .. }
        | ActKind::Resigns
        | ActKind::FlagFalls
        | ActKind::Notices
        | ActKind::Consents
        | ActKind::Waits
        | ActKind::Misbehaves(_)
        | ActKind::HandsOver { .. }
        | ActKind::Carries { .. }
        | ActKind::Delivers { .. }
        | ActKind::Errs(_)
        | ActKind::Arranges(_)
        | ActKind::Decides(_) => return None,
    })
}

fn capital_role(role: Role) -> String {
    crate::language::capitalised(&EN.role(role))
}

fn number_word(number: u8) -> String {
    match number {
        1 => "One".into(),
        2 => "Two".into(),
        3 => "Three".into(),
        _ => number.to_string(),
    }
}

fn with_partner(accord: Accord) -> &'static str {
    match accord {
        Accord::Alone => "",
        Accord::WithPartner => ", together with the partner,",
    }
}

fn claimed(claim: Claim) -> &'static str {
    match claim {
        Claim::IllegalMove => "an illegal move",
        Claim::TouchMove => "the touched piece must move",
        Claim::FlagFall => "the flag is down",
        Claim::Checkmate => "checkmate",
        Claim::Stalemate => "stalemate",
        Claim::NoMatingMaterial => "the opponent cannot mate",
        Claim::Repetition => "a draw by repetition",
        Claim::QuickplayFinish => "a draw in the last two minutes",
        Claim::WrongSetUp => "the pieces were set up wrongly",
        Claim::Misconduct => "the opponents’ conduct",
        Claim::RunnerFault => "a fault of the opponents’ runner",
        Claim::SimultaneousEnd => "both games ended at the same moment",
        Claim::Dispute => "a dispute between the teams",
    }
}

fn decided(decision: ArbiterAct) -> String {
    match decision {
        ArbiterAct::StepsIn => "stops all clocks and steps in".into(),
        ArbiterAct::Warns => "gives a warning".into(),
        ArbiterAct::Reinstates { table } => {
            format!("puts back the last turn on {}", EN.table_within(table))
        }
        ArbiterAct::LetsPlayGoOn => "lets both games go on".into(),
        ArbiterAct::BreaksTie => "has to break the tie of a drawn match".into(),
    }
}
