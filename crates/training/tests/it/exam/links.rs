//! Links: the same paper for ever, and an error for everything that is not a link.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_properties::cases;
use acconcio_training::exam::{
    Asked, Assessment, Attempt, ItemError, Link, LinkError, Paper, PaperVariant, Section, Why, draw,
};
use proptest::prelude::*;

use super::{blueprint, find, paper, recorded_scenarios, small_pool};

/// Links that have been published. They are never changed.
const GIVEN_OUT: &str = include_str!("../../data/exam_links.txt");

/// The papers that they open.
const PAPERS: &str = include_str!("../../data/exam_papers.txt");

#[test]
fn ok_links_given_out_open_the_same_papers() {
    let scenarios = recorded_scenarios();
    let mut found = String::new();
    for line in GIVEN_OUT.lines() {
        let link = Link::read(line).expect("a link");
        assert_eq!(link.text(), line);
        let opened = Paper::open(link, find(&scenarios)).expect("it fits");
        found +=
            &format!("paper {} of seed {}\n", opened.link.paper_variant.letter(), opened.link.seed);
        for item in &opened.items {
            let facts = serde_json::to_string(&item.incident).expect("facts");
            found += &format!("{}/{} {facts}\n", item.name.scenario, item.name.variant);
        }
    }
    assert!(found == PAPERS, "{found}");
}

#[test]
fn ok_a_link_is_made_as_it_was() {
    let links: Vec<String> = PaperVariant::ALL
        .into_iter()
        .map(|paper_variant| paper(6, 2026, paper_variant).link.text())
        .collect();
    let links = links.join("\n");
    assert!(links == GIVEN_OUT.trim_end(), "{links}");
}

#[test]
fn ok_variants_ask_the_same_in_another_order() {
    let [a, b, c] = PaperVariant::ALL.map(|paper_variant| paper(6, 2026, paper_variant));
    let names = |paper: &Paper| -> Vec<String> {
        paper.items.iter().map(|it| format!("{}/{}", it.name.scenario, it.name.variant)).collect()
    };
    let sorted = |paper: &Paper| {
        let mut names = names(paper);
        names.sort();
        names
    };
    assert!(names(&a) != names(&b) && names(&b) != names(&c) && names(&a) != names(&c));
    assert_eq!([sorted(&b), sorted(&c)], [sorted(&a), sorted(&a)]);
    assert!(a.link.is_twin_of(&b.link) && c.link.is_twin_of(&b.link));
    assert!(!paper(6, 2027, PaperVariant::A).link.is_twin_of(&a.link), "other incidents");
    for twin in b.items.iter().chain(&c.items) {
        let own = a.items.iter().find(|it| it.name == twin.name).expect("its twin");
        assert_eq!(a.asked(own), a.asked(twin));
    }
}

#[test]
fn ok_one_decision_is_asked_where_the_section_says_so() {
    let (pool, scenarios) = (small_pool(), recorded_scenarios());
    let mut blueprint = blueprint(3);
    blueprint.sections.push(Section { asked: Asked::OneDecision, ..blueprint.sections[0].clone() });
    let drawn = draw(&pool, &blueprint, 2026).expect("it can be drawn");
    let papers = PaperVariant::ALL.map(|paper_variant| {
        let link = Link::of(&blueprint, 2026, paper_variant, &drawn, find(&scenarios));
        let link = link.expect("every scenario is recorded");
        let read = Link::read(&link.text()).expect("a link");
        assert_eq!(read, link);
        Paper::open(read, find(&scenarios)).expect("it fits")
    });
    for paper in &papers {
        let short: Vec<_> = paper.items.iter().filter(|item| item.only.is_some()).collect();
        assert_eq!(short.len(), 3);
        for item in short {
            assert_eq!(paper.asked(item), item.only.into_iter().collect::<Vec<_>>());
            let twin = papers[0].items.iter().find(|it| it.name == item.name);
            assert_eq!(twin.expect("its twin").only, item.only);
        }
        assert!(paper.items.iter().any(|item| paper.asked(item).len() > 3));
        let nothing = Attempt::begun(paper.items.len(), 1000, 0);
        let assessment = Assessment::of(paper, &nothing);
        for (item, marks) in paper.items.iter().zip(&assessment.items) {
            assert_eq!(marks.marks.len(), paper.asked(item).len());
            if item.only.is_some() {
                assert_eq!(marks.tally.out_of, 100);
            }
        }
        let again = Paper::reopen(paper.link.clone(), &paper.facts()).expect("its own facts");
        let only = |paper: &Paper| paper.items.iter().map(|it| it.only).collect::<Vec<_>>();
        assert_eq!(only(&again), only(paper));
    }
}

#[test]
fn err_scenarios_that_are_not_as_they_were() {
    let mut scenarios = recorded_scenarios();
    let whole = paper(6, 2026, PaperVariant::B).link;
    let gone = whole.places[0].name.clone();
    let changed = whole.places[2].name.clone();
    scenarios.retain(|scenario| scenario.id != gone.scenario);
    for scenario in &mut scenarios {
        for variant in &mut scenario.variants {
            if scenario.id == changed.scenario {
                variant.incident.illegal_moves = PerPlayer { white: 7, black: 7 };
            }
        }
    }
    let found = Paper::open(whole, find(&scenarios)).expect_err("two misfits");
    let expected = [
        ItemError { place: 0, name: gone, why: Why::Unknown },
        ItemError { place: 2, name: changed, why: Why::Changed },
    ];
    assert_eq!(found, expected);
    assert!(found[0].to_string().starts_with("item 1, "));
}

#[test]
fn err_links_of_another_version_or_damaged() {
    let link = GIVEN_OUT.lines().next().expect("a link");
    let other = format!("2{}", &link[1..]);
    assert_eq!(Link::read(&other), Err(LinkError::OtherVersion { found: 2 }));
    for damaged in
        ["", "1", "1.", "exam", &link[..link.len() - 1], &link[..link.len() / 2], &link[2..]]
    {
        assert_eq!(Link::read(damaged), Err(LinkError::Damaged), "{damaged}");
    }
    assert_eq!(Link::read(&format!("  {link}\n")).map(|link| link.seed), Ok(2026));
}

#[test]
fn ok_a_link_of_thirty_incidents_fits_into_an_address() {
    let mut link = paper(6, 1, PaperVariant::C).link;
    link.blueprint.sections[0].count = 30;
    let places = link.places.clone();
    link.places = places.iter().cycle().take(30).cloned().collect();
    let text = link.text();
    assert!(text.len() < 2048, "{}", text.len());
    assert_eq!(Link::read(&text), Ok(link));
    assert!(text.chars().all(|it| it.is_ascii_alphanumeric() || "-._~".contains(it)), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(2_000)))]

    #[test]
    fn ok_any_text_is_read_without_a_panic(text in "\\PC{0,80}", rest in "[0-9a-fA-F._~-]{0,80}") {
        prop_assert!(Link::read(&text).is_err());
        let damaged = Link::read(&format!("1.{rest}"));
        prop_assert_eq!(damaged, Err(LinkError::Damaged));
    }

    #[test]
    fn ok_a_sign_changed_is_told(line in 0usize..3, at in any::<prop::sample::Index>(), sign in "[ -~]") {
        let link = GIVEN_OUT.lines().nth(line).expect("three links");
        let at = at.index(link.len());
        let changed = format!("{}{sign}{}", &link[..at], &link[at + 1..]);
        prop_assume!(changed.trim() != link);
        prop_assert!(Link::read(&changed).is_err(), "{}", changed);
    }
}
