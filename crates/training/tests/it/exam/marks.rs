//! The assessment of attempts, and the statistics of a class.

use acconcio_adjudication::ruling::{Outcome, Reinstatement, Trigger};
use acconcio_training::exam::{
    Assessment, Attempt, Class, ClockJump, Given, ItemFacts, ItemMarks, KnockOut, MarkedResult,
    Marking, Paper, PaperVariant, PassMark, Tally, Weights,
};
use acconcio_training::grading::{Answer, Graded, Mark, Question, model_answer};
use acconcio_training::scenario::IncidentName;

use super::{blueprint, paper};

#[test]
fn ok_the_pass_mark_is_rounded_up_to_a_whole_mark() {
    let check = |pass: PassMark, marks: u32, needed: u32| {
        assert_eq!(pass.needed(100 * marks), 100 * needed, "{pass:?} of {marks}");
    };
    check(PassMark::Percent(80), 28, 23);
    check(PassMark::Percent(85), 20, 17);
    check(PassMark::Percent(80), 30, 24);
    check(PassMark::Percent(80), 25, 20);
    check(PassMark::Percent(80), 26, 21);
    check(PassMark::Percent(55), 100, 55);
    check(PassMark::Percent(0), 28, 0);
    check(PassMark::Percent(100), 28, 28);
    check(PassMark::Marks(24), 30, 24);
    assert_eq!(PassMark::Percent(100).needed(4_000_000_000), 4_000_000_000);
}

/// An attempt in which every answer is correct.
fn perfect(paper: &Paper) -> Attempt {
    let mut attempt = Attempt::begun(paper.items.len(), 1000, 0);
    for (given, item) in attempt.given.iter_mut().zip(&paper.items) {
        given.answer = model_answer(&item.reconstruction, &item.ruling, &item.ruling.facets);
    }
    attempt
}

#[test]
fn ok_who_knows_everything_has_every_mark_on_every_variant() {
    let worth = PaperVariant::ALL.map(|paper_variant| {
        let paper = paper(6, 2026, paper_variant);
        let assessment = Assessment::of(&paper, &perfect(&paper));
        assert!(assessment.total.is_full() && assessment.is_passed());
        assert!(perfect(&paper).unanswered(&paper).is_empty());
        let topics: u32 = assessment.by_topic(&paper).iter().map(|(_, it)| it.out_of).sum();
        assert!(topics >= assessment.total.out_of);
        assert!(assessment.by_article(&paper).iter().all(|(_, it)| it.is_full()));
        let mut worth: Vec<(IncidentName, u32)> = paper
            .items
            .iter()
            .zip(&assessment.items)
            .map(|(item, marks)| (item.name.clone(), marks.tally.out_of))
            .collect();
        worth.sort();
        worth
    });
    assert_eq!(worth[0], worth[1]);
    assert_eq!(worth[0], worth[2]);
}

#[test]
fn ok_who_follows_another_reading_is_marked_by_it_beside_the_ruling() {
    let paper = paper(16, 2026, PaperVariant::A);
    let ruled = Assessment::of(&paper, &perfect(&paper));
    let mut attempt = perfect(&paper);
    for (given, item) in attempt.given.iter_mut().zip(&paper.items) {
        if let Some(reading) = item.ruling.readings.first() {
            given.answer = model_answer(&item.reconstruction, &item.ruling, &reading.facets);
        }
    }
    let assessment = Assessment::of(&paper, &attempt);
    assert!(assessment.total.is_full());
    let mut followed = 0;
    for ((item, given), marks) in paper.items.iter().zip(&attempt.given).zip(&assessment.items) {
        let is_other = marks.reading.is_some();
        followed += usize::from(is_other);
        assert_eq!(marks.taken(item).is_empty(), !is_other, "{:?}", item.name);
        assert_eq!(marks.marked_otherwise(item, given).is_empty(), !is_other, "{:?}", item.name);
    }
    assert!(followed > 0, "the paper has disputed points");
    assert_eq!(
        assessment.by_article(&paper),
        ruled.by_article(&paper),
        "the articles of the ruling"
    );
}

#[test]
fn ok_weights_count_and_what_weighs_nothing_is_not_asked() {
    let mut paper = paper(6, 2026, PaperVariant::A);
    let mut attempt = perfect(&paper);
    for given in &mut attempt.given {
        given.answer.trigger = None;
        given.answer.classification = None;
    }
    let items = 6;
    let plain = Assessment::of(&paper, &attempt).total;
    assert_eq!(plain.out_of - plain.points, 2 * 100 * items);
    let weights = [(Question::Trigger, 0), (Question::Classification, 3)];
    paper.link.blueprint.marking = Marking::PerQuestion(Weights(weights.into()));
    let weighted = Assessment::of(&paper, &attempt).total;
    assert_eq!(weighted.out_of, plain.out_of + 100 * items);
    assert_eq!(weighted.points, plain.points);
    assert!(paper.items.iter().all(|item| !paper.asked(item).contains(&Question::Trigger)));
    assert_eq!(attempt.unanswered(&paper).len(), 6);
    paper.link.blueprint.marking = Marking::PerItem;
    assert_eq!(Assessment::of(&paper, &attempt).total, Tally { points: 0, out_of: 600 });
    attempt.given[2] = perfect(&paper).given[2].clone();
    assert_eq!(Assessment::of(&paper, &attempt).total, Tally { points: 100, out_of: 600 });
}

/// The number of questions, the answers offered and the worth of an item tell nothing of its ruling.
#[test]
fn ok_every_item_asks_the_same_and_some_questions_may_not_apply() {
    let paper = paper(16, 2026, PaperVariant::A);
    let (mut void, mut raised) = (0, 0);
    for (place, item) in paper.items.iter().enumerate() {
        assert_eq!(paper.asked(item), Question::ALL, "{:?}", item.name);
        for question in Question::ALL.into_iter().filter(|it| it.may_be_inapplicable()) {
            let mut attempt = perfect(&paper);
            attempt.given[place].answer.inapplicable.insert(question);
            let marks = Assessment::of(&paper, &attempt).items.swap_remove(place);
            let all = std::iter::once(&item.ruling.facets)
                .chain(item.ruling.readings.iter().map(|reading| &reading.facets));
            let is_raised = all.clone().all(|it| it.raises(&item.ruling.subject, question));
            let is_void = !item.ruling.facets.raises(&item.ruling.subject, question);
            if is_void {
                void += 1;
                assert!(marks.tally.is_full(), "{:?} {question:?}", item.name);
            } else if is_raised {
                raised += 1;
                assert_eq!(marks.points(question), Some(0), "{:?} {question:?}", item.name);
            }
        }
    }
    assert!(void > 10 && raised > 10, "{void} {raised}");
}

#[test]
fn ok_a_knock_out_has_to_be_said() {
    let mut paper = paper(16, 2026, PaperVariant::A);
    paper.link.blueprint.knock_outs = KnockOut::ALL.into();
    paper.link.blueprint.pass = PassMark::Percent(0);
    let right = perfect(&paper);
    assert!(Assessment::of(&paper, &right).is_passed());
    let hit = |place: usize, change: &dyn Fn(&mut Answer)| -> Vec<KnockOut> {
        let mut attempt = right.clone();
        change(&mut attempt.given[place].answer);
        let assessment = Assessment::of(&paper, &attempt);
        assert_eq!(
            assessment.is_passed(),
            assessment.knock_outs.is_empty(),
            "five of six are right"
        );
        assessment.knock_outs.into_iter().map(|(_, error)| error).collect()
    };
    let mut seen = Vec::new();
    for (place, item) in paper.items.iter().enumerate() {
        assert!(hit(place, &|answer| *answer = Answer::default()).is_empty());
        if !item.ruling.readings.is_empty() {
            continue;
        }
        let asked = paper.asked(item);
        let facets = &item.ruling.facets;
        if asked.contains(&Question::Result) {
            let (wrong, error) = match facets.result.value {
                Outcome::Continues => (Outcome::Drawn, KnockOut::EndInvented),
                Outcome::Won(_)
                | Outcome::Drawn
                | Outcome::HalfPoint(_)
                | Outcome::LostByBoth
                | Outcome::PlayedAgain => (Outcome::Continues, KnockOut::EndMissed),
            };
            assert_eq!(hit(place, &|answer| answer.result = Some(wrong)), [error]);
            seen.push(error);
        }
        if facets.raises(&item.ruling.subject, Question::Board) {
            let kept = hit(place, &|answer| answer.board = Some(Reinstatement::Keep));
            assert_eq!(kept, [KnockOut::PositionKept]);
            seen.push(KnockOut::PositionKept);
        }
        let trigger = match facets.trigger.value {
            Trigger::ExOfficio => Some((Trigger::None, KnockOut::LookedAway)),
            Trigger::None => Some((Trigger::ExOfficio, KnockOut::SteppedIn)),
            Trigger::OnClaim | Trigger::OnAgreement => None,
        };
        if let Some((wrong, error)) = trigger {
            assert_eq!(hit(place, &|answer| answer.trigger = Some(wrong)), [error]);
            seen.push(error);
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen, KnockOut::ALL, "the paper has every kind");
}

#[test]
fn ok_time_runs_to_an_instant() {
    let blueprint = blueprint(1);
    let attempt = Attempt::begun(1, 5_000, 25);
    let end = 5_000 + 37 * 60_000 + 30_000;
    assert_eq!(attempt.deadline(&blueprint), end);
    assert_eq!(attempt.remaining(&blueprint, end - 1), 1);
    assert!(!attempt.is_over(&blueprint, end - 1) && attempt.is_over(&blueprint, end));
    let late = attempt.clone().handed_in(&blueprint, end + 99);
    assert_eq!(late.ended, Some(end));
    let early = attempt.handed_in(&blueprint, 9_000);
    assert_eq!(early.clone().handed_in(&blueprint, 10_000), early);
    assert!(early.is_over(&blueprint, 9_000));
    assert_eq!(Attempt::begun(1, u64::MAX, 900).deadline(&blueprint), u64::MAX);
}

#[test]
fn ok_a_paper_is_opened_again_from_its_facts() {
    let opened = paper(6, 2026, PaperVariant::B);
    let text = serde_json::to_string(&opened.facts()).expect("facts are data");
    let facts: Vec<ItemFacts> = serde_json::from_str(&text).expect("they are read back");
    let again = Paper::reopen(opened.link.clone(), &facts).expect("they are of this paper");
    let attempt = perfect(&opened);
    assert_eq!(Assessment::of(&again, &attempt), Assessment::of(&opened, &attempt));
    assert!(Paper::reopen(opened.link, &facts[1..]).is_none(), "one is missing");
}

#[test]
fn ok_the_time_of_the_exam_does_not_jump_with_the_clock() {
    let mut attempt = Attempt::begun(1, 5_000, 0);
    attempt.clock_jumps =
        vec![ClockJump { at: 6_000, ahead: 3_600_000 }, ClockJump { at: 7_000, ahead: -600_000 }];
    assert_eq!((attempt.ahead(), attempt.instant(3_008_000)), (3_000_000, 8_000));
    attempt.clock_jumps = vec![ClockJump { at: 0, ahead: i64::MIN }; 2];
    assert_eq!(attempt.instant(1), 1 + i64::MAX.unsigned_abs());
}

/// The statistics of a paper of three items, with the points of some candidates.
fn class(points: &[[u32; 3]], seconds: &[[u32; 3]]) -> Class {
    let names = ["one", "two", "three"]
        .map(|scenario| IncidentName { scenario: scenario.to_owned(), variant: "only".to_owned() });
    let backwards: Vec<IncidentName> = names.iter().rev().cloned().collect();
    let assessment = |points: &[u32]| {
        let items: Vec<ItemMarks> = points.iter().map(|points| item(*points)).collect();
        let total: Tally = items.iter().map(|item| item.tally).collect();
        Assessment { items, total, needed: 400, knock_outs: Vec::new() }
    };
    // The last candidate had the variant with the other order.
    let last = points.len() - 1;
    let order = |which: usize, mut all: Vec<u32>| {
        if which == last {
            all.reverse();
        }
        all
    };
    let of = |all: &[[u32; 3]]| -> Vec<Vec<u32>> {
        all.iter().enumerate().map(|(which, all)| order(which, all.to_vec())).collect()
    };
    let assessments: Vec<Assessment> = of(points).iter().map(|points| assessment(points)).collect();
    let seconds = of(seconds);
    let handed: Vec<MarkedResult<'_>> = (0..points.len())
        .map(|which| MarkedResult {
            names: if which == last { &backwards[..] } else { &names[..] },
            assessment: &assessments[which],
            seconds: &seconds[which],
        })
        .collect();
    Class::of(&handed)
}

/// An item of two questions; the first one takes the points up to its maximum.
fn item(points: u32) -> ItemMarks {
    let share = |points: u32| u8::try_from(points.min(100)).expect("at most 100");
    let marks = vec![
        Mark { question: Question::Trigger, points: share(points) },
        Mark { question: Question::Result, points: share(points.saturating_sub(100)) },
    ];
    ItemMarks { reading: None, marks, tally: Tally { points, out_of: 200 } }
}

/// Computed by hand: on item one the points are 200, 200, 100, 0, 0 and the others' sums 400, 200, 150,
/// 100, 0.
/// n = 5, Σx = 500, Σy = 850, Σxy = 135000, Σx² = 90000, Σy² = 232500:
/// (675000 − 425000) / √(200000 · 440000) = 0.8427.
#[test]
fn ok_statistics_as_by_hand() {
    let points = [[200, 200, 200], [200, 100, 100], [100, 50, 100], [0, 100, 0], [0, 0, 0]];
    let seconds = [[10, 0, 9], [90, 0, 8], [40, 0, 7], [30, 0, 6], [20, 0, 5]];
    let class = class(&points, &seconds);
    assert_eq!((class.candidates, class.passed), (5, 2));
    let one = &class.items[0];
    assert_eq!((one.name.scenario.as_str(), one.candidates, one.wholly), ("one", 5, 2));
    assert_eq!((one.share, one.discrimination, one.median_seconds), (500, Some(84), 30));
    assert_eq!((one.questions[0].wholly, one.questions[0].share), (3, 600));
    assert_eq!((one.questions[1].wholly, one.questions[1].share), (2, 400));
    assert_eq!((class.items[2].share, class.items[2].median_seconds), (400, 7));
}

#[test]
fn ok_statistics_of_few_and_of_equals() {
    let two = class(&[[200, 200, 0], [0, 0, 0]], &[[1, 2, 3], [4, 5, 7]]);
    assert_eq!((two.items[0].discrimination, two.items[2].median_seconds), (None, 5));
    let equals = class(&[[200, 100, 0], [200, 0, 0], [200, 50, 0]], &[[0; 3]; 3]);
    assert_eq!(equals.items[0].discrimination, None);
    assert_eq!(equals.items[1].discrimination, None, "the others have no spread");
    let against = class(&[[200, 0, 0], [100, 100, 0], [0, 200, 0]], &[[0; 3]; 3]);
    assert_eq!(against.items[0].discrimination, Some(-100));
    let none = Class { candidates: 0, passed: 0, items: Vec::new(), reliability: None, near: 0 };
    assert_eq!(Class::of(&[]), none);
}

/// Of twelve candidates the upper and the lower four are compared; of nine nobody.
#[test]
fn ok_an_item_on_which_the_best_fail_is_told() {
    let points = |all: u32| -> Vec<[u32; 3]> {
        (0..all).map(|rank| [if rank < 3 { 2 } else { 0 }, 10 * rank, 10 * rank]).collect()
    };
    let inverted = |all: u32| {
        let class = class(&points(all), &vec![[0; 3]; all as usize]);
        assert_eq!((class.reliability, class.near), (None, 0), "too few to carry it");
        [0, 1, 2].map(|item| class.items[item].is_inverted)
    };
    assert_eq!(inverted(12), [true, false, false]);
    assert_eq!(inverted(9), [false; 3]);
}

#[test]
fn ok_how_far_the_marks_can_be_trusted() {
    let points: Vec<[u32; 3]> = (0..24).map(|rank| [8 * rank, 8 * rank, 8 * rank]).collect();
    let class = class(&points, &[[0; 3]; 24]);
    let reliability = class.reliability.expect("24 candidates");
    // Each item tells the same: there is no error, and nobody is within it.
    assert_eq!((reliability.alpha, reliability.error, class.near), (100, 0, 0));
}

#[test]
fn ok_an_empty_attempt_is_worth_nothing() {
    let paper = paper(6, 2026, PaperVariant::C);
    let empty = Assessment::of(&paper, &Attempt::begun(0, 0, 0));
    let open = Assessment::of(&paper, &Attempt::begun(6, 0, 0));
    assert_eq!(empty, open);
    assert_eq!((empty.total.points, empty.is_passed()), (0, false));
    assert_eq!(Given::default().answer, Answer::default());
}
