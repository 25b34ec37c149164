//! The answers to choose from: those that the form offers and those of every reading; for clocks and
//! moves, also answers close to these.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Facets, Trigger};
use acconcio_training::grading::{Answer, Play, Question, grade, model_answer};
use acconcio_training::scenario::Variant;
use shakmaty::{Color, Square};

use crate::features::incident::adjudicated::AdjudicatedIncident;

/// The numbers of illegal moves that may count against a player, as the form offers them.
const COUNTS: std::ops::RangeInclusive<u8> = 0..=3;

/// The answers to a question; at least one is fully right.
pub(crate) fn candidates(
    variant: &Variant,
    adjudicated: &AdjudicatedIncident,
    question: Question,
) -> Vec<Answer> {
    let offers = &adjudicated.offers;
    let empty = Answer::default;
    match question {
        Question::Trigger => {
            let all = [Trigger::ExOfficio, Trigger::OnClaim, Trigger::OnAgreement, Trigger::None];
            all.into_iter().map(|it| Answer { trigger: Some(it), ..empty() }).collect()
        }
        Question::Classification => {
            let offered = offers.classifications.iter();
            offered.map(|it| Answer { classification: Some(*it), ..empty() }).collect()
        }
        Question::Board => {
            offers.boards.iter().map(|it| Answer { board: Some(*it), ..empty() }).collect()
        }
        Question::Result => {
            offers.outcomes.iter().map(|it| Answer { result: Some(*it), ..empty() }).collect()
        }
        Question::Count => COUNTS.map(|count| Answer { count: Some(count), ..empty() }).collect(),
        Question::Obligation => plays(adjudicated),
        Question::Clocks => clocks(variant, adjudicated),
    }
}

/// Every reading of the ruling, the principal one first.
fn readings(adjudicated: &AdjudicatedIncident) -> impl Iterator<Item = &Facets> {
    let others = adjudicated.other_readings();
    std::iter::once(None).chain(others).map(|reading| adjudicated.facets(reading))
}

/// No obligation, any legal move, each piece that was touched; then the obligations of readings that
/// are not among these.
fn plays(adjudicated: &AdjudicatedIncident) -> Vec<Answer> {
    let touched = adjudicated.turn().into_iter().flat_map(|turn| turn.contacts.iter());
    let mut squares: Vec<Square> = touched.map(|contact| contact.square).collect();
    squares.sort_unstable();
    squares.dedup();
    let answer = |play: Play| Answer { obligation: Some(play), ..Answer::default() };
    let blankets = [Play::NoDuty, Play::AnyLegalMove].into_iter();
    let mut plays: Vec<Answer> =
        blankets.chain(squares.into_iter().map(Play::Piece)).map(answer).collect();
    for facets in readings(adjudicated) {
        let model = model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets)
            .obligation
            .map(answer);
        let is_full = |it: &Answer| points(adjudicated, Question::Obligation, it) == 100;
        let is_said = plays.iter().any(is_full);
        plays.extend(model.filter(|model| !is_said && !plays.contains(model)));
    }
    plays
}

/// The clocks as they show and as every reading sets them; then as other Laws would set them, and the
/// change given to the other player.
fn clocks(variant: &Variant, adjudicated: &AdjudicatedIncident) -> Vec<Answer> {
    let now = adjudicated.reconstruction.board_state().remaining;
    let model = |facets: &Facets| {
        let answer = model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets);
        answer.clocks.unwrap_or(now)
    };
    let mut times: Vec<PerPlayer<u32>> = vec![now];
    times.extend(readings(adjudicated).map(model));
    for edition in EditionId::ALL.into_iter().filter(|edition| edition.is_fide()) {
        let mut incident = variant.incident.clone();
        incident.edition = edition;
        times.extend(adjudicate(&incident).ok().map(|ruling| model(&ruling.facets)));
    }
    let changed = |time: &PerPlayer<u32>, player: Color| time.of(player).abs_diff(now.of(player));
    let swapped = times.clone().into_iter().map(|time| PerPlayer {
        white: now.white.saturating_add(changed(&time, Color::Black)),
        black: now.black.saturating_add(changed(&time, Color::White)),
    });
    times.extend(swapped.collect::<Vec<_>>());
    let mut distinct: Vec<PerPlayer<u32>> = Vec::new();
    for time in times {
        if !distinct.contains(&time) && distinct.len() < MOST {
            distinct.push(time);
        }
    }
    distinct.into_iter().map(|it| Answer { clocks: Some(it), ..Answer::default() }).collect()
}

/// The greatest number of times to choose from.
const MOST: usize = 6;

/// Returns the points of an answer to one question, by the reading that agrees best.
pub(crate) fn points(adjudicated: &AdjudicatedIncident, question: Question, answer: &Answer) -> u8 {
    let grade = grade(&adjudicated.reconstruction, &adjudicated.ruling, answer);
    let mark = grade.marks.iter().find(|mark| mark.question == question);
    mark.map_or(0, |mark| mark.points)
}
