//! The statistics of many results of one paper.

use super::{Assessment, Reliability};
use crate::grading::Question;
use crate::scenario::IncidentName;

/// One candidate's assessed result. Variants of one paper go together: items are matched by their names.
#[derive(Clone, Copy, Debug)]
pub struct MarkedResult<'a> {
    /// The names of the items, in the order of his paper.
    pub names: &'a [IncidentName],
    /// The assessment.
    pub assessment: &'a Assessment,
    /// The seconds spent on each item.
    pub seconds: &'a [u32],
}

/// The statistics of many results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The number of candidates.
    pub candidates: usize,
    /// The number of candidates who passed.
    pub passed: usize,
    /// The items, in the order of the first paper.
    pub items: Vec<ItemStatistics>,
    /// The reliability of the marks; none where the candidates are too few to carry it.
    pub reliability: Option<Reliability>,
    /// The number of candidates whose marks are within one standard error of the pass mark: with another paper of
    /// the same kind they might as well have passed or failed.
    pub near: usize,
}

/// The statistics of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemStatistics {
    /// Its names.
    pub name: IncidentName,
    /// The number of candidates who had it on their paper.
    pub candidates: usize,
    /// The number of candidates with full points.
    pub wholly: usize,
    /// The share of its points that was reached, in thousandths.
    pub share: u16,
    /// The discrimination between strong and weak candidates, in hundredths from -100 to 100: Pearson's
    /// correlation of its points with the points on all other items. None for fewer than three candidates,
    /// and where all have the same points.
    ///
    /// With x the points on the item and y the sum of the others, over n candidates:
    /// (nΣxy − ΣxΣy) / √((nΣx² − (Σx)²)(nΣy² − (Σy)²)).
    pub discrimination: Option<i8>,
    /// Whether the best candidates did worse on it than the weakest: those of the upper and the lower 27 per cent
    /// on all other items (Kelley 1939). Something may be wrong with the incident or its ruling. Never for fewer
    /// candidates than [`ItemStatistics::FEWEST`].
    pub is_inverted: bool,
    /// The median of the seconds spent on it; of two in the middle, their mean.
    pub median_seconds: u32,
    /// The statistics of each question, in the order in which an arbiter works.
    pub questions: Vec<QuestionStatistics>,
}

/// The statistics of a question of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionStatistics {
    /// The question.
    pub question: Question,
    /// The number of fully correct answers.
    pub wholly: usize,
    /// The share of its points that was reached, in thousandths.
    pub share: u16,
}

impl Class {
    /// Computes the statistics of some results.
    pub fn of(handed: &[MarkedResult<'_>]) -> Class {
        let names = handed.first().map_or(&[][..], |first| first.names);
        let points = |it: &MarkedResult<'_>, name: &IncidentName| {
            let place = it.names.iter().position(|other| other == name)?;
            Some(it.assessment.items.get(place)?.tally.points)
        };
        let row = |it: &MarkedResult<'_>| names.iter().map(|name| points(it, name)).collect();
        let rows: Option<Vec<Vec<u32>>> = handed.iter().map(row).collect();
        let reliability = rows.and_then(|rows| Reliability::of(&rows));
        let is_near = |it: &&MarkedResult<'_>| {
            let Assessment { total, needed, .. } = it.assessment;
            reliability.is_some_and(|it| total.points.abs_diff(*needed) <= it.error)
        };
        Class {
            reliability,
            near: handed.iter().filter(is_near).count(),
            candidates: handed.len(),
            passed: handed.iter().filter(|it| it.assessment.is_passed()).count(),
            items: names.iter().map(|name| ItemStatistics::of(name, handed)).collect(),
        }
    }
}

impl ItemStatistics {
    /// The number of candidates below which a correlation tells nothing: for ten, one of 0.63 may be chance.
    pub const FEWEST: usize = 10;

    fn of(name: &IncidentName, handed: &[MarkedResult<'_>]) -> ItemStatistics {
        let place = |it: &MarkedResult<'_>| it.names.iter().position(|other| other == name);
        let had: Vec<(&MarkedResult<'_>, usize)> =
            handed.iter().filter_map(|it| Some((it, place(it)?))).collect();
        let marks = || had.iter().filter_map(|(it, place)| it.assessment.items.get(*place));
        let pairs: Vec<(i64, i64)> = had
            .iter()
            .filter_map(|(it, place)| {
                let own = i64::from(it.assessment.items.get(*place)?.tally.points);
                Some((own, i64::from(it.assessment.total.points) - own))
            })
            .collect();
        let seconds = had.iter().filter_map(|(it, place)| it.seconds.get(*place).copied());
        let of_question = |question: Question| {
            let points: Vec<u8> = marks().filter_map(|it| it.points(question)).collect();
            let reached = points.iter().map(|points| u64::from(*points)).sum();
            (!points.is_empty()).then(|| QuestionStatistics {
                question,
                wholly: points.iter().filter(|points| **points == 100).count(),
                share: thousandths(reached, 100 * points.len() as u64),
            })
        };
        let sum = |of: fn(&super::Tally) -> u32| marks().map(|it| u64::from(of(&it.tally))).sum();
        ItemStatistics {
            name: name.clone(),
            candidates: had.len(),
            wholly: marks().filter(|it| it.tally.is_full()).count(),
            share: thousandths(sum(|tally| tally.points), sum(|tally| tally.out_of)),
            discrimination: correlation(&pairs),
            is_inverted: is_inverted(pairs.clone()),
            median_seconds: median(seconds.collect()),
            questions: Question::ALL.into_iter().filter_map(of_question).collect(),
        }
    }
}

/// Whether those with most on the other items have less on this one than those with least.
fn is_inverted(mut pairs: Vec<(i64, i64)>) -> bool {
    if pairs.len() < ItemStatistics::FEWEST {
        return false;
    }
    pairs.sort_by_key(|(_, others)| *others);
    let group = (pairs.len() * 27).div_ceil(100);
    let sum = |some: &[(i64, i64)]| some.iter().map(|(own, _)| own).sum::<i64>();
    sum(&pairs[pairs.len() - group..]) < sum(&pairs[..group])
}

/// A share in thousandths, rounded to the nearest.
fn thousandths(part: u64, whole: u64) -> u16 {
    let share = (part * 1000 + whole / 2).checked_div(whole).unwrap_or(0);
    u16::try_from(share).unwrap_or(u16::MAX)
}

fn median(mut all: Vec<u32>) -> u32 {
    all.sort_unstable();
    let middle = all.len() / 2;
    match (all.len() % 2, all.get(middle)) {
        (_, None) => 0,
        (0, Some(upper)) => all[middle - 1].midpoint(*upper),
        (_, Some(middle)) => *middle,
    }
}

/// Pearson's correlation in hundredths, rounded to the nearest. The sums are exact.
fn correlation(pairs: &[(i64, i64)]) -> Option<i8> {
    let number = i128::try_from(pairs.len()).ok().filter(|number| *number >= 3)?;
    let sum = |of: fn(i128, i128) -> i128| -> i128 {
        pairs.iter().map(|(x, y)| of(i128::from(*x), i128::from(*y))).sum()
    };
    let (x, y) = (sum(|x, _| x), sum(|_, y| y));
    let together = number * sum(|x, y| x * y) - x * y;
    let spread = [number * sum(|x, _| x * x) - x * x, number * sum(|_, y| y * y) - y * y];
    if spread.contains(&0) {
        return None;
    }
    let [of_x, of_y] = spread.map(|spread| (spread as f64).sqrt());
    let hundredths = (100.0 * together as f64 / (of_x * of_y)).round();
    Some(hundredths.clamp(-100.0, 100.0) as i8)
}
