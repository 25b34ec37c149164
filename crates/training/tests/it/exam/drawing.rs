//! The drawing of papers.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use acconcio_adjudication::laws::EditionId;
use acconcio_training::exam::{
    Blueprint, BlueprintError, Candidate, Chosen, DrawError, PassMark, Preset, Section, draw,
    draw_chosen, rank,
};
use acconcio_training::scenario::{IncidentName, Topic};
use proptest::prelude::*;

use super::{blueprint, recorded_pool};

fn names(drawn: &[&Candidate]) -> Vec<String> {
    drawn.iter().map(|it| format!("{}/{}", it.name.scenario, it.name.variant)).collect()
}

#[test]
fn ok_the_order_of_a_seed_never_changes() {
    assert_eq!(rank(0, "karpov-chernin", "standard"), RANKS[0]);
    assert_eq!(rank(1, "karpov-chernin", "standard"), RANKS[1]);
    assert_eq!(rank(u32::MAX, "karpov-chernin", "rapid-supervised"), RANKS[2]);
}

const RANKS: [u64; 3] =
    [7_551_338_838_637_604_760, 5_082_569_241_627_258_901, 7_472_037_546_073_047_324];

#[test]
fn ok_a_recorded_paper_is_drawn_again() {
    let mut pool = recorded_pool();
    let mut blueprint = blueprint(4);
    blueprint.sections.push(Section {
        count: 3,
        topics: [Topic::Castling, Topic::Promotion].into(),
        levels: [1, 2].into(),
        ..Section::default()
    });
    blueprint.sections.push(Section {
        count: 2,
        articles: ["7.5".to_owned()].into(),
        ..Section::default()
    });
    assert_eq!(names(&draw(&pool, &blueprint, 8).expect("it can be drawn")), RECORDED);
    pool.reverse();
    let again = draw(&pool, &blueprint, 8).expect("it can be drawn");
    assert_eq!(names(&again), RECORDED, "whatever the order of the pool");
}

const RECORDED: [&str; 9] = [
    "king-touched-queen-mates/laws-2023-silent",
    "stalemate-after-another-touch/laws-2023",
    "pressed-back-to-object/piece-knocked-2023",
    "two-kings-in-check-late/legal-again",
    "rook-touched-in-check/rook-then-king-2023",
    "nobody-left-to-mate/second-2023",
    "rook-set-beside-the-king/rook-let-go-us",
    "clock-before-the-piece-rapid-and-blitz/rapid-supervised-2023",
    "pawn-left-on-a8/before-the-reply-2018",
];

#[test]
fn ok_every_preset_can_be_drawn() {
    let pool = recorded_pool();
    for preset in Preset::ALL {
        for seed in 0..8 {
            let drawn = draw(&pool, &preset.blueprint(), seed);
            let drawn = drawn.unwrap_or_else(|error| panic!("{preset:?}: {error}"));
            assert_eq!(drawn.len(), preset.blueprint().items());
        }
    }
}

/// A candidate of a made-up pool in which the sections compete for incidents.
fn made_up(scenario: &str, mechanism: &str, level: u8) -> Candidate {
    let mut candidate = recorded_pool().swap_remove(0);
    candidate.name.scenario = scenario.to_owned();
    candidate.mechanism = mechanism.to_owned();
    candidate.level = level;
    candidate
}

fn levels(counts: &[(u8, &[u8])]) -> Blueprint {
    let section = |(count, levels): &(u8, &[u8])| Section {
        count: *count,
        levels: levels.iter().copied().collect(),
        ..Section::default()
    };
    Blueprint { sections: counts.iter().map(section).collect(), ..blueprint(1) }
}

#[test]
fn ok_sections_give_way_to_each_other() {
    let pool = [
        made_up("one", "x", 1),
        made_up("two", "y", 1),
        made_up("two", "x", 2),
        made_up("three", "z", 3),
    ];
    for seed in 0..50 {
        // At level 1 only the first can be chosen where the third one is chosen for level 2, and not even
        // that: both are ruled by x. So the second section has to take the incident of level 3.
        let blueprint = levels(&[(1, &[1]), (1, &[2, 3])]);
        assert!(draw(&pool, &blueprint, seed).is_ok(), "seed {seed}");
        let blueprint = levels(&[(2, &[1]), (1, &[2, 3])]);
        let drawn = draw(&pool, &blueprint, seed).expect("one, two, three");
        assert_eq!(drawn.last().map(|it| it.name.scenario.as_str()), Some("three"), "seed {seed}");
    }
}

#[test]
fn err_what_cannot_be_filled_is_named() {
    let pool = [made_up("one", "x", 1), made_up("two", "x", 1), made_up("three", "y", 2)];
    let check = |counts: &[(u8, &[u8])], section, asked, found| {
        let drawn = draw(&pool, &levels(counts), 1);
        assert_eq!(drawn.err(), Some(DrawError::Short { section, asked, found }));
    };
    check(&[(1, &[2]), (2, &[1])], 1, 2, 1);
    check(&[(1, &[3])], 0, 1, 0);
    check(&[(1, &[1]), (1, &[1])], 1, 1, 0);
    let drawn = draw(&pool, &levels(&[(3, &[])]), 1).expect_err("two mechanisms").to_string();
    assert_eq!(
        drawn,
        "section 1 asks for 3 incidents that differ in scenario and mechanism; 2 were found"
    );
}

#[test]
fn err_blueprints_that_make_no_exam() {
    let check = |change: fn(&mut Blueprint), error: BlueprintError| {
        let mut blueprint = blueprint(3);
        change(&mut blueprint);
        assert_eq!(blueprint.check(), Err(error));
    };
    check(|it| it.sections.clear(), BlueprintError::Empty);
    check(|it| it.sections[0].count = 101, BlueprintError::TooMany { asked: 101 });
    check(|it| it.minutes = 0, BlueprintError::Minutes(0));
    check(|it| it.minutes = 601, BlueprintError::Minutes(601));
    check(|it| it.pass = PassMark::Percent(101), BlueprintError::Percent(101));
    let mut blueprint = blueprint(100);
    (blueprint.minutes, blueprint.pass) = (600, PassMark::Percent(100));
    assert_eq!(blueprint.check(), Ok(()));
}

static POOL: LazyLock<Vec<Candidate>> = LazyLock::new(recorded_pool);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(300)))]

    #[test]
    fn ok_no_scenario_and_no_mechanism_comes_twice(
        seed in any::<u32>(),
        counts in proptest::collection::vec((1u8..9, 0usize..11), 1..4),
    ) {
        let pool = &*POOL;
        let section = |(count, topic): &(u8, usize)| Section {
            count: *count,
            topics: Topic::ALL.get(*topic).copied().into_iter().collect(),
            editions: [EditionId::E2023, EditionId::E2018].into(),
            ..Section::default()
        };
        let sections: Vec<Section> = counts.iter().map(section).collect();
        let blueprint = Blueprint { sections, ..blueprint(1) };
        match draw(pool, &blueprint, seed) {
            Ok(drawn) => {
                let scenarios: BTreeSet<&str> = drawn.iter().map(|it| it.name.scenario.as_str()).collect();
                let kinds: BTreeSet<&str> = drawn.iter().map(|it| it.mechanism.as_str()).collect();
                prop_assert_eq!(drawn.len(), blueprint.items());
                prop_assert_eq!(scenarios.len(), drawn.len());
                prop_assert_eq!(kinds.len(), drawn.len());
                let mut drawn = drawn.iter();
                for section in &blueprint.sections {
                    let own = drawn.by_ref().take(usize::from(section.count));
                    prop_assert!(own.into_iter().all(|it| section.admits(it)));
                }
            }
            Err(error) => {
                let DrawError::Short { asked, found, .. } = error else { panic!("{error}") };
                prop_assert!(found < asked);
            }
        }
    }
}

#[test]
fn ok_what_is_pinned_stays_and_what_is_excluded_is_replaced() {
    let (pool, blueprint) = (recorded_pool(), blueprint(12));
    let plain = draw(&pool, &blueprint, 2026).expect("it can be drawn");
    let names = |drawn: &[&Candidate]| -> BTreeSet<IncidentName> {
        drawn.iter().map(|it| it.name.clone()).collect()
    };
    let swapped = plain[3].name.clone();
    let excluded = [swapped.clone()].into();
    let chosen = Chosen { excluded, ..Chosen::default() };
    let other = draw_chosen(&pool, &blueprint, 2026, &chosen).expect("there are others");
    assert!(!names(&other).contains(&swapped));
    assert!(names(&other).intersection(&names(&plain)).count() >= 10, "the others stay");
    // Whatever the number of the draw.
    let pinned: BTreeSet<IncidentName> = names(&plain[..4]);
    let chosen = Chosen { pinned: pinned.clone(), ..Chosen::default() };
    for seed in 1..20 {
        let drawn = draw_chosen(&pool, &blueprint, seed, &chosen).expect("it can be drawn");
        assert!(pinned.is_subset(&names(&drawn)), "{seed}");
    }
}
