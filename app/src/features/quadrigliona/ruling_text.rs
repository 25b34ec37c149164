//! The texts of answers and rulings of a match.

use acconcio_quadrigliona::act::ActKind;
use acconcio_quadrigliona::grading::{Answer, Question, model_answer};
use acconcio_quadrigliona::ruling::Facets;
use acconcio_quadrigliona::{PerSeat, Seat};

use super::part::Part;
use super::ruling_form::AdjudicatedMatch;
use crate::language::{Language, OptionText};

/// The text of an option.
pub(crate) fn option(language: Language, part: Part) -> OptionText {
    let plain = |label: String| OptionText { label: label.into(), meaning: "" };
    let nothing = || plain(language.quadrigliona().nothing_ruled.to_owned());
    match part {
        Part::Trigger(it) => language.trigger(it),
        Part::Admissibility(it) => it.map_or_else(nothing, |it| language.match_admission(it)),
        Part::Classification(it) => language.match_classification(it),
        Part::Completion(it) => it.map_or_else(nothing, |it| language.completion(it)),
        Part::Board(it) => language.match_board(it),
        Part::Obligation(it) => it.map_or_else(nothing, |it| language.match_duty(it)),
        Part::Piece(it) => plain(language.match_effect(it)),
        Part::Clock(seat, seconds) => {
            plain(format!("{}: {}", language.player_on_label(seat), language.clock(seconds)))
        }
        Part::Count(it) => plain(it.to_string()),
        Part::Measure(it) => plain(language.match_measure(it)),
        Part::Game(it) => it.map_or_else(nothing, |it| plain(language.match_game(it))),
        Part::Result(it) => plain(language.match_outcome(it)),
        Part::TieBreak(it) => it.map_or_else(nothing, |it| plain(language.match_tie_break(it))),
    }
}

/// The text of the answer to a question; empty where it was left open.
pub(crate) fn answered(
    language: Language,
    adjudicated: &AdjudicatedMatch,
    answer: &Answer,
    question: Question,
) -> String {
    let label = |part: Part| option(language, part).label.into_owned();
    match question {
        Question::Trigger => answer.trigger.map(Part::Trigger).map(label).unwrap_or_default(),
        Question::Admissibility => label(Part::Admissibility(answer.admissibility)),
        Question::Classification => {
            answer.classification.map(Part::Classification).map(label).unwrap_or_default()
        }
        Question::Completion => label(Part::Completion(answer.completion)),
        Question::Board => answer.board.map(Part::Board).map(label).unwrap_or_default(),
        Question::Obligation => label(Part::Obligation(answer.obligation)),
        Question::Pieces => {
            let chosen = answer.pieces.as_deref().unwrap_or_default();
            let told: Vec<String> =
                chosen.iter().map(|effect| language.match_effect(*effect)).collect();
            if told.is_empty() {
                language.quadrigliona().no_pieces.to_owned()
            } else {
                told.join("; ")
            }
        }
        Question::Clocks => clocks(
            language,
            adjudicated.clocks(),
            answer.clocks.unwrap_or_else(|| adjudicated.clocks()),
        ),
        Question::Count => answer.count.map(Part::Count).map(label).unwrap_or_default(),
        Question::Discipline => label(Part::Measure(answer.measure)),
        Question::Game => label(Part::Game(answer.game)),
        Question::Result => answer.result.map(Part::Result).map(label).unwrap_or_default(),
        Question::TieBreak => label(Part::TieBreak(answer.tie_break)),
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
    let told: Vec<String> = changed.collect();
    if told.is_empty() { language.quadrigliona().no_change.to_owned() } else { told.join(", ") }
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
