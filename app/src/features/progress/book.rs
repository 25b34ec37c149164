//! The incidents with the last ruling on each, and the statistics of the rulings, group by group.

use std::collections::{BTreeMap, BTreeSet};

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::index::Subject;
use acconcio_training::digest::{Digest, Index};
use acconcio_training::grading::Question;
use acconcio_training::scenario::{Catalogue, LawsChoice, ScenarioEntry, Topic, VariantEntry};

use super::articles::{ArticleName, ArticleRank, Articles};
use super::group::Group;
use crate::platform::calendar::{Day, Zone};
use crate::platform::storage::progress::{Progress, State};
use crate::platform::storage::ruling_record::{Certainty, Mode, RulingRecord, Score};

/// Every variant with the last ruling on it, and every ruling, the oldest first.
pub(crate) struct Book<'a> {
    records: Vec<VariantRecord<'a>>,
    /// The rulings on incidents that still exist, without interventions, which are not rulings.
    rulings: Vec<(VariantRecord<'a>, &'a RulingRecord)>,
    /// The laws under which the last ruling on each is told.
    laws: LawsChoice,
    zone: Zone,
}

/// A variant, and the last ruling on it.
#[derive(Clone, Copy)]
struct VariantRecord<'a> {
    scenario: &'a ScenarioEntry,
    entry: &'a VariantEntry,
    last: Option<&'a RulingRecord>,
}

/// An incident or a ruling that is counted in a group, with its result.
#[derive(Clone, Copy)]
pub(crate) struct GroupMember<'a> {
    pub(crate) scenario: &'a ScenarioEntry,
    /// The variant to open.
    pub(crate) entry: &'a VariantEntry,
    pub(crate) state: State,
    /// The points of the last ruling, if there is one.
    pub(crate) score: Option<Score>,
    /// The day of that ruling.
    pub(crate) day: Option<Day>,
}

/// The members of a group; those with a mistake first, then the latest.
pub(crate) struct Members<'a> {
    pub(crate) group: Group,
    pub(crate) members: Vec<GroupMember<'a>>,
}

impl Members<'_> {
    /// The number of members with a result.
    pub(crate) fn count(&self, state: State) -> usize {
        self.members.iter().filter(|member| member.state == state).count()
    }

    /// The number of members that were ruled on.
    pub(crate) fn ruled(&self) -> usize {
        self.members.len() - self.count(State::NotRuled)
    }
}

/// The incidents whose ruling is ordered by an article.
pub(crate) struct OfArticle<'a> {
    pub(crate) name: ArticleName,
    /// The subjects of the article that concern these incidents.
    pub(crate) subjects: BTreeSet<Subject>,
    pub(crate) members: Members<'a>,
}

/// The summary of all rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Overview {
    pub(crate) rulings: usize,
    pub(crate) ruled: usize,
    pub(crate) incidents: usize,
    /// The percentage of points in the last [`LATELY`] rulings.
    pub(crate) lately: u32,
    /// The percentage of points in all rulings.
    pub(crate) in_all: u32,
}

impl<'a> Book<'a> {
    /// Collects the rulings on the incidents of the catalogue.
    pub(crate) fn of(
        catalogue: &'a Catalogue,
        laws: LawsChoice,
        progress: &'a Progress,
        zone: Zone,
    ) -> Book<'a> {
        let mut records = Vec::new();
        let mut places = BTreeMap::new();
        for scenario in &catalogue.scenarios {
            for entry in &scenario.variants {
                places.insert((&*scenario.id, &*entry.id), records.len());
                records.push(VariantRecord { scenario, entry, last: None });
            }
        }
        let mut rulings = Vec::new();
        for attempt in progress.attempts() {
            let place = places.get(&(&*attempt.scenario, &*attempt.variant));
            let record = place.and_then(|place| records.get_mut(*place));
            if let Some(record) = record.filter(|_| attempt.mode != Mode::Intervene) {
                let edition = record.entry.edition(laws);
                rulings.push((VariantRecord { last: Some(attempt), ..*record }, attempt));
                if attempt.edition.is_none_or(|it| it == edition) {
                    record.last = Some(attempt);
                }
            }
        }
        Book { records, rulings, laws, zone }
    }

    /// The summary of all rulings.
    pub(crate) fn overview(&self) -> Overview {
        let mut scenarios: Vec<(&str, bool)> =
            self.records.iter().map(|it| (&*it.scenario.id, it.last.is_some())).collect();
        scenarios.sort_unstable();
        // Keeps the last entry of each scenario, which is ruled on if any of its variants is.
        scenarios.reverse();
        scenarios.dedup_by_key(|(scenario, _)| *scenario);
        let scores: Vec<Score> = self.rulings.iter().map(|(_, attempt)| attempt.score).collect();
        let lately = &scores[scores.len().saturating_sub(LATELY)..];
        Overview {
            rulings: self.rulings.len(),
            ruled: scenarios.iter().filter(|(_, is_ruled)| *is_ruled).count(),
            incidents: scenarios.len(),
            lately: together(lately).percent(),
            in_all: together(&scores).percent(),
        }
    }

    /// The incidents of every topic.
    pub(crate) fn topics(&self) -> Vec<Members<'a>> {
        let members = |topic: Topic| {
            self.incidents(Group::Topic(topic), |record| record.scenario.topics.contains(&topic))
        };
        Topic::ALL.into_iter().map(members).filter(|it| !it.members.is_empty()).collect()
    }

    /// The incidents of every time control.
    pub(crate) fn regimes(&self) -> Vec<Members<'a>> {
        let members = |regime: Regime| {
            self.incidents(Group::Regime(regime), |record| record.entry.regime == regime)
        };
        Regime::ALL.into_iter().map(members).filter(|it| !it.members.is_empty()).collect()
    }

    /// The incidents whose ruling is ordered by each article, with the subjects concerned.
    pub(crate) fn articles(&self, articles: &Articles, index: &Index) -> Vec<OfArticle<'a>> {
        let mut found: BTreeMap<ArticleRank, (BTreeSet<Subject>, Vec<GroupMember<'a>>)> =
            BTreeMap::new();
        let digests = index.scenarios.iter().flat_map(|scenario| {
            scenario.variants.iter().map(|digest| ((&*scenario.id, &*digest.id), digest))
        });
        let digests: BTreeMap<(&str, &str), &Digest> = digests.collect();
        for record in &self.records {
            let Some(digest) = digests.get(&(&*record.scenario.id, &*record.entry.id)) else {
                continue;
            };
            let mut places = BTreeSet::new();
            for (place, subject) in articles.of_digest(digest, record.entry.edition(self.laws)) {
                let (subjects, members) = found.entry(place).or_default();
                subjects.insert(subject);
                if places.insert(place) {
                    members.push(member_of(record, self.zone));
                }
            }
        }
        let of_article = |(place, (subjects, members)): (
            ArticleRank,
            (BTreeSet<Subject>, Vec<GroupMember<'a>>),
        )| {
            let name = articles.name(place)?.clone();
            let members = gathered(Group::Article(name.clone()), members.into_iter());
            Some(OfArticle { name, subjects, members })
        };
        found.into_iter().filter_map(of_article).collect()
    }

    /// The incidents in whose last ruling each question was asked, with the result of the answer to it.
    pub(crate) fn questions(&self) -> Vec<Members<'a>> {
        let members = |question: Question| {
            let answered =
                self.records.iter().filter_map(|record| answer(record, question, self.zone));
            gathered(Group::Question(question), answered)
        };
        Question::ALL.into_iter().map(members).filter(|it| !it.members.is_empty()).collect()
    }

    /// The rulings that follow each wrong principle, the most frequent first.
    pub(crate) fn principles(&self) -> Vec<(String, Members<'a>)> {
        let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
        for code in self.rulings.iter().filter_map(|(_, it)| it.principle.as_deref()) {
            *codes.entry(code).or_default() += 1;
        }
        let mut codes: Vec<(&str, usize)> = codes.into_iter().collect();
        codes.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
        let members = |(code, _): (&str, usize)| {
            let group = Group::Principle(code.to_owned());
            let follows = |attempt: &RulingRecord| attempt.principle.as_deref() == Some(code);
            (code.to_owned(), self.given(group, follows))
        };
        codes.into_iter().map(members).collect()
    }

    /// The rulings of every degree of certainty.
    pub(crate) fn certainties(&self) -> Vec<Members<'a>> {
        let members = |degree: Certainty| {
            self.given(Group::Certainty(degree), |attempt| attempt.certainty == Some(degree))
        };
        Certainty::ALL.into_iter().map(members).filter(|it| !it.members.is_empty()).collect()
    }

    /// The rulings of every week up to a day, the oldest first.
    pub(crate) fn weeks(&self, today: Day, count: i32) -> Vec<(Day, Members<'a>)> {
        let monday = |ago: i32| today.monday().plus(-7 * ago);
        let week = |monday: Day| {
            let is_in = |attempt: &RulingRecord| self.zone.day_of(attempt.at).monday() == monday;
            (monday, self.given(Group::Week(monday), is_in))
        };
        (0..count).rev().map(monday).map(week).collect()
    }

    /// Every ruling, the latest first.
    pub(crate) fn latest(&self) -> impl Iterator<Item = (GroupMember<'a>, &'a RulingRecord)> {
        self.rulings
            .iter()
            .rev()
            .map(|(record, attempt)| (ruling(record, attempt, self.zone), *attempt))
    }

    /// The incidents of a group: each once, however many of its variants are in it.
    fn incidents(&self, group: Group, is_in: impl Fn(&VariantRecord<'a>) -> bool) -> Members<'a> {
        let records = self.records.iter().filter(|record| is_in(record));
        gathered(group, records.map(|record| member_of(record, self.zone)))
    }

    /// The rulings of a group, the latest first.
    fn given(&self, group: Group, is_in: impl Fn(&RulingRecord) -> bool) -> Members<'a> {
        let of_group = self.rulings.iter().rev().filter(|(_, attempt)| is_in(attempt));
        let members =
            of_group.map(|(record, attempt)| ruling(record, attempt, self.zone)).collect();
        Members { group, members }
    }
}

/// The number of rulings that count as the last ones.
const LATELY: usize = 20;

fn together(scores: &[Score]) -> Score {
    let sum = |part: fn(&Score) -> u32| scores.iter().map(part).fold(0, u32::saturating_add);
    Score { points: sum(|it| it.points), out_of: sum(|it| it.out_of) }
}

/// The result of a variant.
fn member_of<'a>(record: &VariantRecord<'a>, zone: Zone) -> GroupMember<'a> {
    match record.last {
        Some(last) => ruling(record, last, zone),
        None => GroupMember {
            scenario: record.scenario,
            entry: record.entry,
            state: State::NotRuled,
            score: None,
            day: None,
        },
    }
}

fn ruling<'a>(record: &VariantRecord<'a>, attempt: &RulingRecord, zone: Zone) -> GroupMember<'a> {
    member(record, attempt.score, zone.day_of(attempt.at))
}

/// The result of a question in the last ruling on a variant, if it was asked.
fn answer<'a>(
    record: &VariantRecord<'a>,
    question: Question,
    zone: Zone,
) -> Option<GroupMember<'a>> {
    let last = record.last?;
    let mark = last.marks.iter().find(|mark| mark.question == question)?;
    let score = Score { points: u32::from(mark.points), out_of: 100 };
    Some(member(record, score, zone.day_of(last.at)))
}

fn member<'a>(record: &VariantRecord<'a>, score: Score, day: Day) -> GroupMember<'a> {
    let state = if score.is_full() { State::Right } else { State::Wrong };
    GroupMember {
        scenario: record.scenario,
        entry: record.entry,
        state,
        score: Some(score),
        day: Some(day),
    }
}

/// Each incident once: by the variant with a mistake, else by the one ruled on last.
fn gathered<'a>(group: Group, members: impl Iterator<Item = GroupMember<'a>>) -> Members<'a> {
    let urgency = |member: &GroupMember<'_>| match member.state {
        State::Wrong => 2,
        State::Right => 1,
        State::NotRuled => 0,
    };
    let mut scenarios: BTreeMap<&str, (usize, GroupMember<'a>)> = BTreeMap::new();
    for (place, member) in members.enumerate() {
        let known = scenarios.entry(&member.scenario.id).or_insert((place, member));
        if (urgency(&member), member.day) > (urgency(&known.1), known.1.day) {
            known.1 = member;
        }
    }
    let mut members: Vec<(usize, GroupMember<'a>)> = scenarios.into_values().collect();
    members
        .sort_by_key(|(place, member)| (std::cmp::Reverse((urgency(member), member.day)), *place));
    Members { group, members: members.into_iter().map(|(_, member)| member).collect() }
}
