//! The texts of answers and rulings of a match.

use acconcio_quadrigliona::act::ActKind;
use acconcio_quadrigliona::grading::{Answer, Question, model_answer};
use acconcio_quadrigliona::ruling::Facets;
use acconcio_quadrigliona::{PerSeat, Seat};

use super::part_of_answer::PartOfMatchAnswer;
use super::ruling_form::AdjudicatedMatch;
use crate::language::{Language, OptionText};

/// The text of an option.
pub(crate) fn option(language: Language, part: PartOfMatchAnswer) -> OptionText {
    let plain = |label: String| OptionText { label: label.into(), meaning: "" };
    let nothing = || plain(language.quadrigliona().nothing_ruled().to_owned());
    match part {
        PartOfMatchAnswer::Trigger(it) => language.trigger(it),
        PartOfMatchAnswer::Admissibility(it) => {
            it.map_or_else(nothing, |it| language.match_admission(it))
        }
        PartOfMatchAnswer::Classification(it) => language.match_classification(it),
        PartOfMatchAnswer::Completion(it) => it.map_or_else(nothing, |it| language.completion(it)),
        PartOfMatchAnswer::Board(it) => language.match_board(it),
        PartOfMatchAnswer::Obligation(it) => it.map_or_else(nothing, |it| language.match_duty(it)),
        PartOfMatchAnswer::Piece(it) => plain(language.match_effect(it)),
        PartOfMatchAnswer::Clock(seat, seconds) => {
            plain(format!("{}: {}", language.player_on_label(seat), language.clock(seconds)))
        }
        PartOfMatchAnswer::Count(it) => plain(it.to_string()),
        PartOfMatchAnswer::Measure(it) => plain(language.match_measure(it)),
        PartOfMatchAnswer::Game(it) => it.map_or_else(nothing, |it| plain(language.match_game(it))),
        PartOfMatchAnswer::Result(it) => plain(language.match_outcome(it)),
        PartOfMatchAnswer::TieBreak(it) => {
            it.map_or_else(nothing, |it| plain(language.match_tie_break(it)))
        }
    }
}

/// The text of the answer to a question; empty where it was left open.
pub(crate) fn answered(
    language: Language,
    adjudicated: &AdjudicatedMatch,
    answer: &Answer,
    question: Question,
) -> String {
    let label = |part: PartOfMatchAnswer| option(language, part).label.into_owned();
    match question {
        Question::Trigger => {
            answer.trigger.map(PartOfMatchAnswer::Trigger).map(label).unwrap_or_default()
        }
        Question::Admissibility => label(PartOfMatchAnswer::Admissibility(answer.admissibility)),
        Question::Classification => answer
            .classification
            .map(PartOfMatchAnswer::Classification)
            .map(label)
            .unwrap_or_default(),
        Question::Completion => label(PartOfMatchAnswer::Completion(answer.completion)),
        Question::Board => {
            answer.board.map(PartOfMatchAnswer::Board).map(label).unwrap_or_default()
        }
        Question::Obligation => label(PartOfMatchAnswer::Obligation(answer.obligation)),
        Question::Pieces => {
            let chosen = answer.pieces.as_deref().unwrap_or_default();
            let items: Vec<String> =
                chosen.iter().map(|effect| language.match_effect(*effect)).collect();
            if items.is_empty() {
                language.quadrigliona().no_pieces().to_owned()
            } else {
                items.join("; ")
            }
        }
        Question::Clocks => clocks(
            language,
            adjudicated.clocks(),
            answer.clocks.unwrap_or_else(|| adjudicated.clocks()),
        ),
        Question::Count => {
            answer.count.map(PartOfMatchAnswer::Count).map(label).unwrap_or_default()
        }
        Question::Discipline => label(PartOfMatchAnswer::Measure(answer.measure)),
        Question::Game => label(PartOfMatchAnswer::Game(answer.game)),
        Question::Result => {
            answer.result.map(PartOfMatchAnswer::Result).map(label).unwrap_or_default()
        }
        Question::TieBreak => label(PartOfMatchAnswer::TieBreak(answer.tie_break)),
    }
}

/// The text of a ruling on a question.
pub(crate) fn ruled(
    language: Language,
    adjudicated: &AdjudicatedMatch,
    facets: &Facets,
    question: Question,
) -> String {
    let model = model_answer(&adjudicated.match_state, &adjudicated.ruling, facets);
    answered(language, adjudicated, &model, question)
}

/// The clocks that are changed, each with its new time and the change.
fn clocks(language: Language, now: PerSeat<u32>, set: PerSeat<u32>) -> String {
    let changed = Seat::ALL.into_iter().filter_map(|seat| {
        let change = i64::from(set.at(seat)) - i64::from(now.at(seat));
        let change = i32::try_from(change).ok().filter(|change| *change != 0)?;
        let (label, time) = (language.player_on_label(seat), language.clock(set.at(seat)));
        Some(format!("{label} {time} ({})", language.time_step(change)))
    });
    let items: Vec<String> = changed.collect();
    if items.is_empty() { language.quadrigliona().no_change().to_owned() } else { items.join(", ") }
}

/// The icon of an act on the strip.
pub(crate) const fn symbol(kind: &ActKind) -> &'static str {
    match kind {
        ActKind::Touches { .. } => "mark-hand-touch",
        ActKind::Places { .. } => "mark-hand-lift",
        ActKind::HandsOver { .. } => "mark-hand-release",
        ActKind::Removes { .. } => "mark-piece-off",
        ActKind::Puts { .. } | ActKind::Delivers { .. } => "mark-piece-on",
        ActKind::TakesBack => "icon-reset",
        ActKind::Carries { .. } => "icon-next",
        ActKind::Errs(_) => "icon-cross",
        ActKind::PressesClock { .. } | ActKind::StartsGame { .. } => "mark-clock",
        ActKind::StopsClocks { .. } => "mark-clock-stop",
        ActKind::Claims { .. } => "mark-claim",
        ActKind::OffersDraw { .. } | ActKind::AnswersDraw { .. } => "mark-handshake",
        ActKind::FlagFalls => "mark-flag",
        ActKind::Notices => "mark-eye",
        ActKind::Decides(_) => "mark-arbiter",
        ActKind::Arranges(_) => "mark-write",
        ActKind::NamesPromotion(_)
        | ActKind::CountsAloud(_)
        | ActKind::Resigns
        | ActKind::Consents
        | ActKind::Waits
        | ActKind::Says(_)
        | ActKind::Misbehaves(_) => "mark-speech",
    }
}
