//! The scenarios that are due: example by example, then for any log, plan and day.

use crate::features::review::memory::Remembered;
use crate::features::review::memory::remembered;
use std::collections::BTreeMap;

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{
    LawsChoice, Provenance, ScenarioEntry, Scope, Text, VariantEntry,
};
use proptest::prelude::*;

use super::forecast::*;
use super::memory::Scheduler;
use super::queue::*;
use super::rating::*;
use super::schedule::*;
use crate::platform::calendar::*;
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::{Certainty, Mode, RulingRecord, Score};
use crate::profile::review_plan::{Plan, PlanChange, Repetition};

const TODAY: Day = Day(20_000);
const NOON: u64 = 43_200_000;

fn ruling(scenario: &str, variant: &str, day: Day, points: u32) -> RulingRecord {
    let day = u64::try_from(day.0).unwrap();
    let score = Score { points, out_of: 400 };
    RulingRecord::of(scenario, variant, day * 86_400_000 + NOON, score)
}

fn log(attempts: impl IntoIterator<Item = RulingRecord>) -> Progress {
    let named = attempts.into_iter().enumerate().map(|(index, it)| (format!("{index:05}"), it));
    Progress::of_log(named.collect::<BTreeMap<_, _>>())
}

fn now() -> Now {
    Now { at: 20_000 * 86_400_000 + NOON, zone: Zone::default() }
}

fn plan(cap: u16, exam: Option<Day>) -> Plan {
    Plan { repetition: Repetition::On, exam: exam.map(|day| day.to_string()), daily_cap: cap }
}

fn card(id: &str, variants: &[(&str, EditionId)]) -> ScenarioEntry {
    let text = || Text::default();
    let entry = |(id, edition): &(&str, EditionId)| VariantEntry {
        id: (*id).to_owned(),
        label: text(),
        played_under: *edition,
        regime: Regime::Standard,
        scope: Default::default(),
        cannot_arise_under: Default::default(),
        complexity: Complexity::Plain,
    };
    ScenarioEntry {
        id: id.to_owned(),
        title: text(),
        summary: text(),
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        provenance: Provenance::Constructed,
        variants: variants.iter().map(entry).collect(),
    }
}

// ---- ratings ---------------------------------------------------------------------------------

#[test]
fn ok_a_ruling_tells_of_memory() {
    let check = |points: u32, hints: u32, certainty: Option<Certainty>, expected: Rating| {
        let attempt = RulingRecord { hints, certainty, ..ruling("a", "a", TODAY, points) };
        assert_eq!(rating(&attempt), Some(expected), "{points} {hints} {certainty:?}");
    };
    check(400, 0, None, Rating::Good);
    check(400, 0, Some(Certainty::Guess), Rating::Hard);
    check(400, 0, Some(Certainty::Fair), Rating::Good);
    check(400, 0, Some(Certainty::Certain), Rating::Easy);
    check(400, 25, Some(Certainty::Certain), Rating::Hard);
    check(375, 25, Some(Certainty::Certain), Rating::Hard);
    check(300, 0, Some(Certainty::Certain), Rating::Hard);
    check(297, 0, None, Rating::Again);
    check(0, 0, Some(Certainty::Guess), Rating::Again);
}

#[test]
fn ok_what_is_no_ruling_tells_nothing() {
    let watched = RulingRecord { mode: Mode::Intervene, ..ruling("a", "a", TODAY, 400) };
    assert_eq!(rating(&watched), None);
    let unasked = Score { points: 0, out_of: 0 };
    assert_eq!(rating(&RulingRecord { score: unasked, ..ruling("a", "a", TODAY, 0) }), None);
    assert_eq!(remembered(&log([watched]), |_| true, Zone::default(), TODAY.plus(9)), []);
}

// ---- memory ----------------------------------------------------------------------------------

fn fades(days_and_points: &[(i32, u32)]) -> i32 {
    let rulings =
        days_and_points.iter().map(|(day, points)| ruling("a", "a", TODAY.plus(*day), *points));
    let items = remembered(&log(rulings), |_| true, Zone::default(), TODAY.plus(10_000));
    let [only] = items.as_slice() else { panic!("one incident") };
    only.fades.0 - TODAY.0
}

#[test]
fn ok_what_is_right_again_lasts_longer() {
    assert_eq!(fades(&[(0, 0)]), 1);
    assert_eq!(fades(&[(0, 300)]), 1);
    assert_eq!(fades(&[(0, 400)]), 2);
    let second = fades(&[(0, 400), (2, 400)]) - 2;
    let third = fades(&[(0, 400), (2, 400), (2 + second, 400)]) - 2 - second;
    assert!(second > 5 && third > 2 * second, "{second} {third}");
    let forgotten = fades(&[(0, 400), (2, 400), (2 + second, 0)]) - 2 - second;
    assert!(forgotten < second, "{forgotten} {second}");
}

#[test]
fn ok_a_correction_on_the_same_day_does_not_count_as_learnt() {
    assert_eq!(fades(&[(0, 0), (0, 400), (0, 400)]), 1);
}

#[test]
fn ok_a_clock_put_back_breaks_nothing() {
    let rulings = [ruling("a", "a", TODAY.plus(40), 400), ruling("a", "a", TODAY, 400)];
    let items = remembered(&log(rulings), |_| true, Zone::default(), TODAY.plus(50));
    assert_eq!((items[0].last, items[0].days), (TODAY.plus(40), 2));
}

#[test]
fn ok_the_chance_to_know_it_falls() {
    let items =
        remembered(&log([ruling("a", "a", TODAY, 400)]), |_| true, Zone::default(), TODAY.plus(1));
    let chance = |day: i32| items[0].chance(TODAY.plus(day));
    assert!((chance(0) - 1.0).abs() < 1e-6 && chance(2) > 0.9 && chance(3) < 0.9);
    assert!(chance(30) > chance(300));
}

// ---- the queue -------------------------------------------------------------------------------

fn summary(progress: &Progress, plan: &Plan, scenarios: &[ScenarioEntry]) -> String {
    let due = today(progress, plan, (scenarios, LawsChoice::AsPlayed), now()).left;
    let due: Vec<String> =
        due.iter().map(|due| format!("{}/{}", due.scenario, due.variant)).collect();
    due.join(" ")
}

#[test]
fn ok_the_queue_of_a_day() {
    let laws = EditionId::E2023;
    let scenarios = ["one", "two", "three"].map(|id| card(id, &[("a", laws)]));
    let ago = |days: i32| TODAY.plus(-days);
    let learnt = [
        ruling("one", "a", ago(3), 400),
        ruling("two", "a", ago(1), 400),
        ruling("three", "a", ago(9), 400),
        ruling("gone", "a", ago(9), 400),
    ];
    let progress = log(learnt.clone());
    assert_eq!(summary(&progress, &plan(20, None), &scenarios), "three/a one/a");
    assert_eq!(summary(&progress, &plan(1, None), &scenarios), "three/a");
    assert_eq!(summary(&progress, &Plan::default(), &scenarios), "", "it is off");
    assert_eq!(summary(&log([]), &plan(20, None), &scenarios), "");
    // A scenario done today is not replaced by another.
    let done = ruling("three", "a", TODAY, 0);
    let progress = log(learnt.into_iter().chain([done]));
    assert_eq!(summary(&progress, &plan(20, None), &scenarios), "one/a");
    assert_eq!(summary(&progress, &plan(1, None), &scenarios), "");
    let done = today(&progress, &plan(20, None), (&scenarios, LawsChoice::AsPlayed), now()).done;
    assert_eq!(done, [Due { scenario: "three".to_owned(), variant: "a".to_owned() }]);
}

#[test]
fn ok_the_variant_that_was_wrong_comes_first_then_a_new_one() {
    let laws = EditionId::E2023;
    let scenarios = [card("one", &[("a", laws), ("b", laws), ("c", laws)])];
    let ago = |days: i32| TODAY.plus(-days);
    let mut rulings = vec![ruling("one", "a", ago(60), 400)];
    let mut check = |variant: &str, day: Day, points: u32, expected: &str| {
        rulings.push(ruling("one", variant, day, points));
        assert_eq!(summary(&log(rulings.clone()), &plan(20, None), &scenarios), expected);
    };
    check("a", ago(59), 400, "one/b");
    check("b", ago(50), 300, "one/b");
    check("b", ago(49), 400, "one/c");
    check("c", ago(48), 400, "one/a");
    check("a", ago(47), 400, "one/b");
}

#[test]
fn ok_what_was_learnt_under_other_laws_is_not_reviewed_under_these() {
    let mut scenarios = ["one", "two"].map(|id| card(id, &[("a", EditionId::E2009)]));
    scenarios[1].variants[0].scope = Scope::OwnLaws;
    let under = |edition: EditionId| RulingRecord {
        edition: Some(edition),
        ..ruling("one", "a", TODAY.plus(-30), 400)
    };
    let of_own_laws = RulingRecord {
        edition: Some(EditionId::E2009),
        ..ruling("two", "a", TODAY.plus(-30), 400)
    };
    let due = |record: RulingRecord, laws: LawsChoice| {
        today(&log([record]), &plan(20, None), (&scenarios, laws), now()).left.len()
    };
    let (in_force, played) = (LawsChoice::InForce, LawsChoice::AsPlayed);
    assert_eq!([in_force, played].map(|it| due(under(EditionId::E2009), it)), [0, 1]);
    assert_eq!([in_force, played].map(|it| due(under(EditionId::E2023), it)), [1, 0]);
    assert_eq!([in_force, played].map(|it| due(of_own_laws.clone(), it)), [0, 1]);
}

// ---- the plan --------------------------------------------------------------------------------

#[test]
fn ok_a_plan_changes_within_its_bounds() {
    let plan = Plan::default();
    assert!(!plan.is_on());
    assert!(plan.with(PlanChange::Repetition(Repetition::On)).is_on());
    for (wanted, cap) in [(0, 1), (1, 1), (100, 100), (101, 100)] {
        assert_eq!(plan.with(PlanChange::DailyCap(wanted)).daily_cap, cap);
    }
    let plan = plan.with(PlanChange::Exam(Some("2027-03-14".to_owned())));
    assert_eq!(Goal::of(&plan), Goal { exam: Day::parse("2027-03-14"), cap: 20 });
    let damaged = Plan { exam: Some("soon".to_owned()), daily_cap: 0, ..plan };
    assert_eq!(Goal::of(&damaged), Goal { exam: None, cap: 1 });
}

fn learnt(count: usize, days_ago: i32) -> Vec<Remembered> {
    let rulings = (0..count).flat_map(|index| {
        let scenario = format!("incident-{index:03}");
        let day = |ago: i32| TODAY.plus(-days_ago - ago);
        [ruling(&scenario, "a", day(100), 400), ruling(&scenario, "a", day(0), 400)]
    });
    remembered(&log(rulings), |_| true, Zone::default(), TODAY)
}

#[test]
fn ok_before_an_exam_the_load_is_even() {
    let items = learnt(95, 5);
    let goal = Goal { exam: Some(TODAY.plus(10)), cap: 20 };
    assert_eq!(due_on(&items, Goal { exam: None, cap: 20 }, TODAY), [] as [&Remembered; 0]);
    let days = forecast(items.clone(), &[], goal, TODAY.plus(-1), 12);
    let counts: Vec<usize> = days.iter().skip(1).map(|day| day.count).collect();
    assert_eq!(counts, [10, 10, 10, 10, 10, 9, 9, 9, 9, 9, 0]);
    assert_eq!(outlook(&items, goal, TODAY), Outlook::Enough { from: TODAY });
}

#[test]
fn ok_too_much_for_the_days_left_is_told() {
    let items = learnt(100, 30);
    let check = |days: i32, cap: usize, expected: Outlook| {
        let goal = Goal { exam: Some(TODAY.plus(days)), cap };
        assert_eq!(outlook(&items, goal, TODAY), expected, "{days} days, {cap} a day");
    };
    check(-1, 10, Outlook::Past);
    check(0, 10, Outlook::Past);
    check(1, 10, Outlook::Short { left_out: 90, needed: 100 });
    check(9, 10, Outlook::Short { left_out: 10, needed: 12 });
    check(10, 10, Outlook::Enough { from: TODAY });
    check(60, 10, Outlook::Enough { from: TODAY.plus(40) });
    let goal = Goal { exam: None, cap: 10 };
    assert_eq!(outlook(&items, goal, TODAY), Outlook::NoExam);
}

#[test]
fn ok_the_forecast_begins_with_what_is_left_today() {
    let left = [Due { scenario: "incident-000".to_owned(), variant: "a".to_owned() }];
    let goal = Goal { exam: None, cap: 5 };
    let days = forecast(learnt(9, 900), &left, goal, TODAY, 4);
    let counts: Vec<usize> = days.iter().map(|day| day.count).collect();
    assert_eq!(counts, [1, 5, 3, 0]);
    assert_eq!(days[3].day, TODAY.plus(3));
}

// ---- for any log, plan and day ---------------------------------------------------------------

/// Rulings on some days of the past, each on one of some scenarios; most of them right and given with
/// certainty, so that only the exam makes them due.
fn logs() -> impl Strategy<Value = Vec<RulingRecord>> {
    let points = prop::sample::select(vec![400, 400, 400, 400, 300, 0]);
    let ruling = (0..20_u32, 1..40_i32, points).prop_map(|(scenario, ago, points)| RulingRecord {
        certainty: Some(Certainty::Certain),
        ..ruling(&format!("incident-{scenario:02}"), "a", TODAY.plus(-ago), points)
    });
    prop::collection::vec(ruling, 0..90)
}

fn ratings() -> impl Strategy<Value = Rating> {
    prop::sample::select(vec![Rating::Again, Rating::Hard, Rating::Good, Rating::Easy])
}

/// Simulates the days up to the exam; returns the number of reviews on each.
fn live(items: &mut [Remembered], goal: Goal, days: i32, ratings: &[Rating]) -> Vec<usize> {
    let scheduler = Scheduler::default();
    let mut ratings = ratings.iter().cycle();
    let day = |ahead: i32| TODAY.plus(ahead);
    (0..days)
        .map(|ahead| {
            let due: Vec<String> =
                due_on(items, goal, day(ahead)).into_iter().map(|it| it.scenario.clone()).collect();
            for item in items.iter_mut().filter(|item| due.contains(&item.scenario)) {
                let rating = *ratings.next().unwrap();
                *item = scheduler.ruled(&item.scenario, Some(item), rating, day(ahead)).unwrap();
            }
            due.len()
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn ok_never_more_than_the_cap(
        log_ in logs(), cap in 1..30_usize, exam in prop::option::of(1..90_i32),
        ratings in prop::collection::vec(ratings(), 1..20), skipped in 0..40_i32,
    ) {
        let mut items = remembered(&log(log_), |_| true, Zone::default(), TODAY);
        let goal = Goal { exam: exam.map(|days| TODAY.plus(days)), cap };
        prop_assert!(due_on(&items, goal, TODAY.plus(skipped)).len() <= cap);
        for count in live(&mut items, goal, 60, &ratings) {
            prop_assert!(count <= cap);
        }
    }

    #[test]
    fn ok_everything_learnt_is_seen_once_more_before_the_exam(
        log_ in logs(), cap in 1..30_usize, days in 1..20_i32,
        ratings in prop::collection::vec(ratings(), 1..20),
    ) {
        let mut items = remembered(&log(log_), |_| true, Zone::default(), TODAY);
        let goal = Goal { exam: Some(TODAY.plus(days)), cap };
        let has_room = matches!(outlook(&items, goal, TODAY), Outlook::Enough { .. });
        let of_round = (2 * items.len()).div_ceil(cap).max(7);
        let begin = TODAY.plus(days - i32::try_from(of_round).unwrap());
        live(&mut items, goal, days, &ratings);
        let is_seen = |item: &Remembered| item.days > 1 && item.last >= begin;
        prop_assert!(!has_room || items.iter().all(is_seen), "{items:?}");
    }

    #[test]
    fn ok_the_most_endangered_come_first(log_ in logs(), cap in 1..30_usize) {
        let items = remembered(&log(log_), |_| true, Zone::default(), TODAY);
        let goal = Goal { exam: None, cap };
        let due = due_on(&items, goal, TODAY);
        let weakest = due.last().map_or(1.0, |item| item.chance(TODAY));
        for item in items.iter().filter(|item| item.fades <= TODAY && !due.contains(item)) {
            prop_assert!(item.chance(TODAY) >= weakest && due.len() == cap);
        }
        prop_assert!(due.is_sorted_by(|one, other| one.chance(TODAY) <= other.chance(TODAY)));
    }

    #[test]
    fn ok_the_same_rulings_give_the_same_list(log_ in logs(), cap in 1..30_usize) {
        let mut scenario_by_scenario = log_.clone();
        scenario_by_scenario.sort_by_key(|it| it.scenario.clone());
        let goal = Goal { exam: Some(TODAY.plus(9)), cap };
        let [one, other] = [log_, scenario_by_scenario].map(|rulings| {
            let items = remembered(&log(rulings), |_| true, Zone::default(), TODAY);
            due_on(&items, goal, TODAY).into_iter().cloned().collect::<Vec<_>>()
        });
        prop_assert_eq!(one, other);
    }
}
