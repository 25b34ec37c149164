//! The answers offered to each question: those of the ruling and its other readings, among others that
//! a beginner may think of.

use acconcio_adjudication::ruling::{Admissibility, Completion, Measure, Trigger};
use acconcio_quadrigliona::act::{Act, ActKind, RunnerFault};
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, Facets, GameOutcome, Outcome, PieceEffect, Reinstatement,
    Ruling, TieBreak,
};
use acconcio_quadrigliona::{Seat, Team};
use shakmaty::Role;

use super::part_of_answer::PartOfMatchAnswer;

/// The greatest number of illegal moves that may count against a player.
const MOST_COUNTED: u8 = 3;

/// The answers offered to a question, in the order in which they are numbered.
pub(crate) fn offered(ruling: &Ruling, acts: &[Act], question: Question) -> Vec<PartOfMatchAnswer> {
    match question {
        Question::Trigger => {
            [Trigger::ExOfficio, Trigger::OnClaim, Trigger::OnAgreement, Trigger::None]
                .map(PartOfMatchAnswer::Trigger)
                .to_vec()
        }
        Question::Admissibility => {
            let said = said(ruling, |it| it.admissibility.map(|slot| slot.value));
            let usual = admissions(acts);
            options(usual, said).into_iter().map(PartOfMatchAnswer::Admissibility).collect()
        }
        Question::Classification => classified(ruling, acts),
        Question::Completion => {
            let said = said(ruling, |it| it.completion.map(|slot| slot.value));
            let usual = vec![
                Completion::NotMade,
                Completion::Made,
                Completion::Completed,
                Completion::EndsGame,
            ];
            options(usual, said).into_iter().map(PartOfMatchAnswer::Completion).collect()
        }
        Question::Board => {
            let said = said(ruling, |it| Some(it.board.value));
            let usual =
                vec![Reinstatement::Keep, Reinstatement::BeforeTheTurn, Reinstatement::BothAnew];
            options(usual, said).into_iter().flatten().map(PartOfMatchAnswer::Board).collect()
        }
        Question::Obligation => {
            let said = said(ruling, |it| it.obligation.map(|slot| slot.value));
            let usual = vec![Duty::Free, Duty::MayWait, Duty::FinishOneMove];
            options(usual, said).into_iter().map(PartOfMatchAnswer::Obligation).collect()
        }
        Question::Pieces => pieces(ruling).into_iter().map(PartOfMatchAnswer::Piece).collect(),
        Question::Clocks => Vec::new(),
        Question::Count => (0..=MOST_COUNTED).map(PartOfMatchAnswer::Count).collect(),
        Question::Discipline => {
            measures(ruling).into_iter().map(PartOfMatchAnswer::Measure).collect()
        }
        Question::Game => {
            let said = said(ruling, |it| it.game.map(|slot| slot.value));
            let [red, blue] = Team::ALL.map(GameOutcome::Won);
            let usual = vec![GameOutcome::Continues, red, blue, GameOutcome::Drawn];
            options(usual, said).into_iter().map(PartOfMatchAnswer::Game).collect()
        }
        Question::Result => {
            let [red, blue] = Team::ALL.map(Outcome::Won);
            [Outcome::Continues, red, blue, Outcome::Drawn, Outcome::BeginsAnew]
                .map(PartOfMatchAnswer::Result)
                .to_vec()
        }
        Question::TieBreak => {
            let said = said(ruling, |it| it.tie_break.map(|slot| slot.value));
            let [red, blue] = Team::ALL.map(TieBreak::RaceOrAward);
            options(vec![TieBreak::Race, red, blue], said)
                .into_iter()
                .map(PartOfMatchAnswer::TieBreak)
                .collect()
        }
    }
}

fn classified(ruling: &Ruling, acts: &[Act]) -> Vec<PartOfMatchAnswer> {
    let said = said(ruling, |it| Some(it.classification.value));
    let offered = classifications(acts).into_iter().chain(said.into_iter().flatten());
    let mut offered: Vec<Classification> = offered.collect();
    offered.sort_by_key(|one| ORDER.iter().position(|other| other == one));
    offered.dedup();
    offered.into_iter().map(PartOfMatchAnswer::Classification).collect()
}

/// The values in the ruling and its other readings; `None` for one that orders nothing.
fn said<T>(ruling: &Ruling, of: impl Fn(&Facets) -> Option<T>) -> Vec<Option<T>> {
    ruling.facets_under_each_reading().map(of).collect()
}

/// The usual answers, the further ones of the readings, and "nothing ordered" where a reading has it
/// so.
fn options<T: PartialEq>(usual: Vec<T>, said: Vec<Option<T>>) -> Vec<Option<T>> {
    let mut options: Vec<Option<T>> = usual.into_iter().map(Some).collect();
    for one in said {
        if !options.contains(&one) {
            options.push(one);
        }
    }
    options
}

fn admissions(acts: &[Act]) -> Vec<Admission> {
    let is_arrangement = acts.last().is_some_and(|act| matches!(act.kind, ActKind::Arranges(_)));
    if is_arrangement {
        return vec![Admission::Admitted, Admission::Refused];
    }
    vec![
        Admission::Heard(Admissibility::Admissible),
        Admission::Heard(Admissibility::TooLate),
        Admission::Heard(Admissibility::NoStanding),
        Admission::NeedsBothMembers,
        Admission::NotInThisGame,
    ]
}

/// The order in which classifications are offered.
const ORDER: [Classification; 18] = [
    Classification::Legal,
    Classification::Permitted,
    Classification::Illegal,
    Classification::NotCompleted,
    Classification::FinalMate,
    Classification::NotFinal,
    Classification::Stalemate,
    Classification::NotStalemate,
    Classification::FlagFallen,
    Classification::RunnerFault,
    Classification::Fault,
    Classification::CorrectClaim,
    Classification::RefusedClaim,
    Classification::Agreed,
    Classification::Void,
    Classification::Resigned,
    Classification::MatchOver,
    Classification::Arrangement,
];

/// The possible classifications of the last act.
fn classifications(acts: &[Act]) -> Vec<Classification> {
    use Classification as Was;
    let mut offered = vec![Was::Legal, Was::Permitted, Was::Fault];
    let Some(last) = acts.last() else { return offered };
    offered.extend(match &last.kind {
        ActKind::Errs(RunnerFault::DropsPiece | RunnerFault::TouchesHoop)
        | ActKind::Errs(RunnerFault::StepsOnBoard | RunnerFault::TouchesClock)
        | ActKind::Carries { .. }
        | ActKind::HandsOver { .. }
        | ActKind::Delivers { .. } => vec![Was::RunnerFault, Was::Void],
        ActKind::Claims { .. } | ActKind::StopsClocks { .. } | ActKind::CountsAloud(_) => {
            vec![Was::Illegal, Was::CorrectClaim, Was::RefusedClaim, Was::MatchOver]
        }
        ActKind::OffersDraw { .. } | ActKind::AnswersDraw { .. } | ActKind::Resigns => {
            vec![Was::Agreed, Was::Void, Was::MatchOver]
        }
        ActKind::FlagFalls => vec![Was::FlagFallen, Was::MatchOver, Was::Void],
        ActKind::Arranges(_) => vec![Was::Arrangement, Was::Void],
        ActKind::Touches { .. }
        | ActKind::Places { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::TakesBack
        | ActKind::NamesPromotion(_)
        | ActKind::PressesClock { .. }
        | ActKind::StartsGame { .. }
        | ActKind::Notices
        | ActKind::Consents
        | ActKind::Waits
        | ActKind::Says(_)
        | ActKind::Misbehaves(_)
        | ActKind::Decides(_) => {
            vec![Was::Illegal, Was::NotCompleted, Was::FinalMate, Was::NotFinal, Was::MatchOver]
        }
    });
    offered
}

/// The possible effects on pieces: those of the ruling, each with those it could be mistaken for.
fn pieces(ruling: &Ruling) -> Vec<PieceEffect> {
    let ruled = ruling.facets_under_each_reading().flat_map(|facets| &facets.pieces);
    let mut offered = Vec::new();
    for effect in
        ruled.flat_map(|effect| std::iter::once(effect.value).chain(mistaken(effect.value)))
    {
        if !offered.contains(&effect) {
            offered.push(effect);
        }
    }
    offered.sort_by_key(|effect| format!("{effect:?}"));
    offered
}

fn mistaken(effect: PieceEffect) -> Vec<PieceEffect> {
    let reserve = |role: Role, of: Seat| PieceEffect::ToReserve { role, of };
    match effect {
        PieceEffect::ToReserve { role, of } => {
            let other = if role == Role::Pawn { Role::Queen } else { Role::Pawn };
            vec![reserve(other, of), reserve(role, of.partner())]
        }
        PieceEffect::BackToCapturer { role, of } => vec![reserve(role, of.partner())],
        PieceEffect::BackToStart { pieces, team } => {
            vec![PieceEffect::BackToStart { pieces, team: team.other() }]
        }
        PieceEffect::CountsAs { table, square, role } => {
            let other = if role == Role::Queen { Role::Knight } else { Role::Queen };
            vec![PieceEffect::CountsAs { table, square, role: other }]
        }
        PieceEffect::NoCastlingWith { table, square } => {
            vec![PieceEffect::CountsAs { table, square, role: Role::Rook }]
        }
        PieceEffect::DoubleStepFrom { table, square } => {
            vec![PieceEffect::DoubleStepFrom { table: table.other(), square }]
        }
        PieceEffect::Occurred { table, times } => vec![
            PieceEffect::Occurred { table, times: times.saturating_sub(1) },
            PieceEffect::Occurred { table, times: times.saturating_add(1) },
        ],
    }
}

/// Every measure against a player or a team, and none.
fn measures(ruling: &Ruling) -> Vec<Option<Measure>> {
    let said = said(ruling, |it| it.discipline.map(|slot| slot.value.recommended));
    let usual = vec![
        Measure::Warning,
        Measure::MoreTimeForOpponent,
        Measure::LessTimeForOffender,
        Measure::LossOfGame,
        Measure::Expulsion,
    ];
    let mut measures = options(usual, said);
    if !measures.contains(&None) {
        measures.push(None);
    }
    measures
}
