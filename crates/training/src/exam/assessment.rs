//! The assessment of an attempt.

use super::{Attempt, Given, Item, KnockOut, Marking, Paper};
use crate::grading::{Grade, Mark, Question, basis, grades_on, marked_otherwise};
use crate::scenario::Topic;
use acconcio_adjudication::laws::Citation;
use acconcio_adjudication::ruling::{Facets, Outcome, Reinstatement, SideTaken, Trigger};

/// The assessment of an attempt. All points are hundredths of a mark, and exact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The marks for each item, in the order of the paper.
    pub items: Vec<ItemMarks>,
    /// The sum of all items.
    pub total: Tally,
    /// The points needed to pass.
    pub needed: u32,
    /// The errors that fail the paper, each with the index of its item.
    pub knock_outs: Vec<(usize, KnockOut)>,
}

/// The marks for an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemMarks {
    /// The reading of the ruling that agrees best: none for the principal one.
    pub reading: Option<usize>,
    /// The points for each question asked, from 0 to 100, before its weight.
    pub marks: Vec<Mark>,
    /// The points of the item.
    pub tally: Tally,
}

/// The points reached and the maximum, in hundredths of a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The points reached.
    pub points: u32,
    /// The maximum.
    pub out_of: u32,
}

impl Tally {
    /// The sum of two tallies.
    #[must_use]
    pub const fn and(self, other: Tally) -> Tally {
        Tally { points: self.points + other.points, out_of: self.out_of + other.out_of }
    }

    /// Whether all points were reached.
    pub const fn is_full(self) -> bool {
        self.points == self.out_of
    }
}

impl FromIterator<Tally> for Tally {
    fn from_iter<I: IntoIterator<Item = Tally>>(all: I) -> Tally {
        all.into_iter().fold(Tally::default(), Tally::and)
    }
}

impl Assessment {
    /// Assesses an attempt of a paper. Unanswered questions score nothing.
    pub fn of(paper: &Paper, attempt: &Attempt) -> Assessment {
        let nothing = Given::default();
        let mut items = Vec::new();
        let mut knock_outs = Vec::new();
        for (place, item) in paper.items.iter().enumerate() {
            let given = attempt.given.get(place).unwrap_or(&nothing);
            let marks = ItemMarks::of(paper, item, given);
            let hits = paper.blueprint().knock_outs.iter().copied();
            let hits = hits.filter(|error| marks.hits(*error, item, given));
            knock_outs.extend(hits.map(|error| (place, error)));
            items.push(marks);
        }
        let total: Tally = items.iter().map(|marks| marks.tally).collect();
        let needed = paper.blueprint().pass.needed(total.out_of);
        Assessment { items, total, needed, knock_outs }
    }

    /// Whether the exam is passed.
    pub fn is_passed(&self) -> bool {
        self.total.points >= self.needed && self.knock_outs.is_empty()
    }

    /// The marks by topic, in the order of [`Topic::ALL`]; an item of two topics counts under both.
    pub fn by_topic(&self, paper: &Paper) -> Vec<(Topic, Tally)> {
        let of = |topic: Topic| -> Tally {
            let items = paper.items.iter().zip(&self.items);
            items.filter(|(item, _)| item.topics.contains(&topic)).map(|(_, it)| it.tally).collect()
        };
        let all = Topic::ALL.into_iter().map(|topic| (topic, of(topic)));
        all.filter(|(_, tally)| tally.out_of > 0).collect()
    }

    /// The points by the article on which the ruling's answer to each question rests, before weights: 100
    /// for a question.
    pub fn by_article(&self, paper: &Paper) -> Vec<(Citation, Tally)> {
        let mut all: Vec<(Citation, Tally)> = Vec::new();
        for (item, marks) in paper.items.iter().zip(&self.items) {
            for mark in &marks.marks {
                let Some(basis) = basis(&item.ruling.facets, mark.question) else { continue };
                let tally = Tally { points: u32::from(mark.points), out_of: 100 };
                match all.iter_mut().find(|(by, _)| *by == basis.by) {
                    Some((_, known)) => *known = known.and(tally),
                    None => all.push((basis.by, tally)),
                }
            }
        }
        all.sort_by_key(|(by, _)| *by);
        all
    }
}

impl ItemMarks {
    fn of(paper: &Paper, item: &Item, given: &Given) -> ItemMarks {
        let weight = |question| u32::from(paper.weight(item, question));
        let weighted = |grade: &Grade| -> Tally {
            let tally = |mark: &Mark| Tally {
                points: u32::from(mark.points) * weight(mark.question),
                out_of: 100 * weight(mark.question),
            };
            grade.marks.iter().map(tally).collect()
        };
        let asked = paper.asked(item);
        let all = grades_on(&item.reconstruction, &item.ruling, &given.answer, &asked);
        let all = all.into_iter().map(|grade| (weighted(&grade), grade));
        // The first of equals: the principal ruling comes before other readings.
        let best = all.reduce(|best, next| if next.0.points > best.0.points { next } else { best });
        let (tally, Grade { reading, marks }) =
            best.unwrap_or((Tally::default(), Grade { reading: None, marks: Vec::new() }));
        let tally = match paper.blueprint().marking {
            Marking::PerQuestion(_) => tally,
            Marking::PerItem => {
                Tally { points: if tally.is_full() { 100 } else { 0 }, out_of: 100 }
            }
        };
        ItemMarks { reading, marks, tally }
    }

    /// The facets of the reading that agrees best, by which the item is marked.
    pub fn facets<'a>(&self, item: &'a Item) -> &'a Facets {
        let reading = self.reading.and_then(|place| item.ruling.readings.get(place));
        reading.map_or(&item.ruling.facets, |reading| &reading.facets)
    }

    /// The choices by which the reading that agrees best differs from the ruling; none where it is the
    /// ruling itself.
    pub fn taken<'a>(&self, item: &'a Item) -> &'a [SideTaken] {
        let reading = self.reading.and_then(|place| item.ruling.readings.get(place));
        reading.map_or(&[], |reading| &reading.taken)
    }

    /// The questions on which the ruling itself would give different marks.
    pub fn marked_otherwise(&self, item: &Item, given: &Given) -> Vec<Question> {
        let asked: Vec<Question> = self.marks.iter().map(|mark| mark.question).collect();
        let grades = grades_on(&item.reconstruction, &item.ruling, &given.answer, &asked);
        grades.first().map_or_else(Vec::new, |ruled| marked_otherwise(&self.marks, &ruled.marks))
    }

    /// The points for a question, from 0 to 100; none where it is not asked.
    pub fn points(&self, question: Question) -> Option<u8> {
        self.marks.iter().find(|mark| mark.question == question).map(|mark| mark.points)
    }

    fn hits(&self, error: KnockOut, item: &Item, given: &Given) -> bool {
        let facets = self.facets(item);
        let is_over = |outcome: Outcome| outcome != Outcome::Continues;
        let is_made = match error {
            KnockOut::EndMissed => is_over(facets.result.value) && given.answer.result.is_some(),
            KnockOut::EndInvented => {
                !is_over(facets.result.value) && given.answer.result.is_some_and(is_over)
            }
            KnockOut::PositionKept => {
                given.answer.board == Some(Reinstatement::Keep)
                    || given.answer.inapplicable.contains(&Question::Board)
            }
            KnockOut::LookedAway => {
                facets.trigger.value == Trigger::ExOfficio
                    && given.answer.trigger == Some(Trigger::None)
            }
            KnockOut::SteppedIn => {
                facets.trigger.value == Trigger::None && given.answer.trigger.is_some()
            }
        };
        is_made && self.points(error.question()) == Some(0)
    }
}
