//! The scenarios due on a day: those about to be forgotten, up to the daily limit, and before an exam
//! every one once more.

use super::memory::Remembered;
use crate::platform::calendar::Day;
use crate::profile::review_plan::Plan;

/// The goal of the reviews.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The day of the exam.
    pub exam: Option<Day>,
    /// The greatest number of scenarios in a day, at least one.
    pub cap: usize,
}

/// The outlook for reviewing every scenario once more before the exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// The plan has no exam.
    NoExam,
    /// The day of the exam is today, or past.
    Past,
    /// The time is enough for every scenario.
    Enough {
        /// The day from which every scenario is reviewed once more.
        from: Day,
    },
    /// The time is not enough for every scenario.
    Short {
        /// The number of scenarios left out.
        left_out: usize,
        /// The number a day with which none would be left out.
        needed: usize,
    },
}

impl Goal {
    /// The goal of a plan.
    pub fn of(plan: &Plan) -> Goal {
        let exam = plan.exam.as_deref().and_then(Day::parse);
        Goal { exam, cap: usize::from(plan.daily_cap).max(1) }
    }
}

/// The scenarios due on a day, the most likely forgotten first, among those ruled on before it.
///
/// A scenario about to be forgotten is due on its day. The daily limit holds even after days without
/// reviews, and the most likely forgotten come first. In the last days before an exam every scenario is
/// due once more, in even parts of the days left; these parts go before the rest.
pub fn due_on(items: &[Remembered], goal: Goal, day: Day) -> Vec<&Remembered> {
    let mut endangered: Vec<&Remembered> = items.iter().filter(|item| item.last < day).collect();
    let chance = |item: &Remembered| item.chance(day);
    endangered.sort_by(|one, other| {
        chance(one).total_cmp(&chance(other)).then_with(|| one.scenario.cmp(&other.scenario))
    });
    let round = goal.exam.and_then(|exam| Round::on(day, exam, items.len(), goal.cap));
    let part = round.map_or(0, |round| round.part(&endangered)).min(goal.cap);
    let is_open = |item: &Remembered| round.is_some_and(|round| round.is_open(item));
    let of_round = endangered.iter().filter(|item| is_open(item)).take(part);
    let mut chosen: Vec<&Remembered> = of_round.copied().collect();
    for item in endangered.iter().filter(|item| item.fades <= day) {
        if chosen.len() < goal.cap && !chosen.contains(item) {
            chosen.push(item);
        }
    }
    endangered.retain(|item| chosen.contains(item));
    endangered
}

/// Whether every scenario ruled on before a day can be reviewed once more before the exam.
pub fn outlook(items: &[Remembered], goal: Goal, day: Day) -> Outlook {
    let Some(exam) = goal.exam else { return Outlook::NoExam };
    if exam <= day {
        return Outlook::Past;
    }
    let from = Round::begin(exam, items.len(), goal.cap);
    let Some(round) = Round::on(day, exam, items.len(), goal.cap) else {
        return Outlook::Enough { from };
    };
    let open = items.iter().filter(|item| round.is_open(item)).count();
    match open.saturating_sub(round.days * goal.cap) {
        0 => Outlook::Enough { from: from.max(day) },
        left_out => Outlook::Short { left_out, needed: open.div_ceil(round.days) },
    }
}

/// The days before an exam in which every scenario is reviewed once more.
#[derive(Clone, Copy)]
struct Round {
    begin: Day,
    /// The number of days left, the day itself included; at least one.
    days: usize,
}

/// The shortest length of a round, in days.
const SHORTEST: usize = 7;

impl Round {
    /// The round, if it has begun by that day and is not over.
    fn on(day: Day, exam: Day, count: usize, cap: usize) -> Option<Round> {
        let begin = Round::begin(exam, count, cap);
        let days = usize::try_from(day.days_until(exam)).unwrap_or(usize::MAX);
        (begin <= day && days > 0).then_some(Round { begin, days })
    }

    /// The first day of a round. It takes half of each day's limit; the other half is for what is about
    /// to be forgotten.
    fn begin(exam: Day, count: usize, cap: usize) -> Day {
        let days = (2 * count).div_ceil(cap).max(SHORTEST);
        exam.plus(-i32::try_from(days).unwrap_or(i32::MAX))
    }

    /// Whether an item is still to be reviewed in the round: it was not ruled on since the round began,
    /// or on one day only.
    fn is_open(self, item: &Remembered) -> bool {
        item.last < self.begin || item.days == 1
    }

    /// The number of items for one day, an even part of those left.
    fn part(self, items: &[&Remembered]) -> usize {
        items.iter().filter(|item| self.is_open(item)).count().div_ceil(self.days)
    }
}
