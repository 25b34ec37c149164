//! The first event that ends the game decides: nothing later changes the result, and of two events the one
//! that came first counts.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::{Incident, Regime, Setting};
use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_adjudication::ruling::Outcome;
use acconcio_properties::cases;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use proptest::test_runner::TestRunner;
use shakmaty::Color;

use crate::incident_text::{act, incident};

/// A position, the events that end the game from it, each with its outcome.
struct Endings {
    fen: &'static str,
    /// A piece knocked over by White.
    knocked: &'static str,
    events: &'static [(&'static str, Outcome)],
}

const WHITE: Outcome = Outcome::Won(Color::White);
const BLACK: Outcome = Outcome::Won(Color::Black);

/// White has offered a draw in each of them, and each player can still mate.
const ALL: [Endings; 4] = [
    Endings {
        fen: "6k1/5ppp/8/8/8/8/1R3PKP/8 w - - 0 41",
        knocked: "w #h2",
        events: &[
            ("w b2, w b2-b8, w .b8", WHITE),
            ("w resigns", BLACK),
            ("b resigns", WHITE),
            ("b accepts", Outcome::Drawn),
            ("~w flag, b ?flag", BLACK),
        ],
    },
    Endings {
        fen: "7k/8/5K2/p5Q1/P7/8/8/8 w - - 0 60",
        knocked: "w #a5",
        events: &[
            ("w g5, w g5-g6, w .g6", Outcome::Drawn),
            ("w resigns", BLACK),
            ("b resigns", WHITE),
            ("~w flag, b ?flag", BLACK),
        ],
    },
    Endings {
        fen: "8/8/4k3/8/8/3K4/4p3/8 w - - 0 60",
        knocked: "w #e6",
        events: &[
            ("w d3, w d3-e2, w .e2", Outcome::Drawn),
            ("w resigns", BLACK),
            ("~w flag, b ?flag", BLACK),
        ],
    },
    Endings {
        fen: "6k1/5pp1/7p/8/8/8/1R3PKP/8 w - - 100 91",
        knocked: "w #h2",
        events: &[
            ("w ?fifty", Outcome::Drawn),
            ("w resigns", BLACK),
            ("b resigns", WHITE),
            ("b accepts", Outcome::Drawn),
            ("~w flag, b ?flag", BLACK),
        ],
    },
];

/// Every edition in force or before it, and the draft of the next one where there is one.
fn editions() -> impl Iterator<Item = EditionId> {
    EditionId::ALL.into_iter().filter(|edition| matches!(edition.code(), Code::Edition(_)))
}

/// Later events that end no game by themselves.
const LATER: [&str; 8] =
    ["w !", "b ?", "b ?t", "b ?displaced", "b ?fifty", "b ?misconduct", "b distracts", "a notices"];

fn of(edition: EditionId, regime: Regime, fen: &str, events: &[&str]) -> Incident {
    let mut incident = incident(fen, regime, "w offers");
    incident.edition = edition;
    let acts = events.iter().flat_map(|event| event.split(", "));
    incident.acts.extend(acts.map(act));
    incident
}

fn for_each(check: impl Fn(EditionId, Regime, &Endings)) {
    for edition in editions() {
        for regime in Regime::ALL {
            ALL.iter().for_each(|endings| check(edition, regime, endings));
        }
    }
}

#[track_caller]
fn check_outcome(incident: &Incident, expected: Outcome, events: &[&str]) {
    let ruling = adjudicate(incident).expect("ruled");
    let (code, regime) = (incident.edition, incident.regime);
    assert_eq!(ruling.facets.result.value, expected, "{code:?} {regime:?}: {events:?}");
}

#[test]
fn ok_of_two_events_that_end_the_game_the_first_counts() {
    for_each(|edition, regime, endings| {
        for (first, outcome) in endings.events {
            for (second, _) in endings.events.iter().filter(|(second, _)| second != first) {
                let events = [*first, *second];
                let incident = of(edition, regime, endings.fen, &events);
                check_outcome(&incident, *outcome, &events);
            }
        }
    });
}

#[test]
fn ok_nothing_that_comes_after_the_end_changes_the_result() {
    for_each(|edition, regime, endings| {
        for (first, outcome) in endings.events {
            let later: Vec<&str> = LATER.into_iter().chain([endings.knocked]).collect();
            let each = later.iter().map(std::slice::from_ref);
            for later in each.chain([later.as_slice()]) {
                let events: Vec<&str> = [*first].iter().chain(later).copied().collect();
                let incident = of(edition, regime, endings.fen, &events);
                check_outcome(&incident, *outcome, &events);
            }
        }
    });
}

/// Two events that end the game, in one order and in the other, with events between and after them that end none.
#[test]
fn ok_in_generated_orders_the_first_event_counts() {
    let editions: Vec<EditionId> = editions().collect();
    let laws = (select(editions), select(Regime::ALL.to_vec()));
    // A piece is knocked over at most once.
    let fillers = subsequence((0..=LATER.len()).collect::<Vec<_>>(), 0..6).prop_shuffle();
    let drawn = (laws, 0..ALL.len(), any::<[Index; 3]>(), fillers);
    let config = ProptestConfig {
        cases: cases(4_000),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let outcome = TestRunner::new(config).run(&drawn, |((edition, regime), at, drawn, places)| {
        let endings = &ALL[at];
        let filler = |place: &usize| LATER.get(*place).copied().unwrap_or(endings.knocked);
        let fillers: Vec<&str> = places.iter().map(filler).collect();
        let (between, after) = fillers.split_at(drawn[2].index(fillers.len() + 1));
        let [one, other] = [drawn[0], drawn[1]].map(|it| it.get(endings.events));
        for ((first, outcome), (second, _)) in [(one, other), (other, one)] {
            let mut events = vec![*first];
            events.extend(between);
            events.extend((second != first).then_some(*second));
            events.extend(after);
            let ruling = adjudicate(&of(edition, regime, endings.fen, &events)).expect("ruled");
            prop_assert_eq!(
                ruling.facets.result.value,
                *outcome,
                "{} {:?} {:?}",
                edition,
                regime,
                events
            );
        }
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn ok_a_flag_that_nobody_called_ends_nothing() {
    for_each(|edition, regime, endings| {
        for (event, outcome) in endings.events.iter().filter(|(event, _)| !event.contains("flag")) {
            let events = ["~w flag", *event, "b ?flag"];
            check_outcome(&of(edition, regime, endings.fen, &events), *outcome, &events);
        }
    });
}

#[test]
fn ok_a_game_that_is_over_when_the_incident_begins_stays_so() {
    let stalemate = "k7/8/1Q6/2K5/8/8/8/8 b - - 0 50";
    let mate = "k7/1Q6/1K6/8/8/8/8/8 b - - 0 50";
    for (fen, outcome) in [(stalemate, Outcome::Drawn), (mate, WHITE)] {
        let events = ["b a8, b a8-b8, b .b8, b !, w ?"];
        check_outcome(&of(EditionId::E2023, Regime::Standard, fen, &events), outcome, &events);
    }
}

#[test]
fn ok_a_flag_that_falls_after_one_was_claimed_is_too_late() {
    for_each(|edition, regime, endings| {
        let events = ["~w flag", "b ?flag", "b flag"];
        check_outcome(&of(edition, regime, endings.fen, &events), BLACK, &events);
    });
    // Just outside: both were down when the first was claimed (A.4.d.3 of 2009).
    let events = ["~w flag", "~b flag", "b ?flag"];
    let both = of(EditionId::E2009, Regime::RapidUnsupervised, ALL[0].fen, &events);
    check_outcome(&both, Outcome::Drawn, &events);
}

/// Since 2014 mate ends the game only if the touch rules were followed: the player who resigns after an irregular one
/// has lost to an opponent who can still mate from the position before it.
#[test]
fn ok_a_mate_that_ends_nothing_does_not_keep_the_opponent_from_mating() {
    for edition in [EditionId::E2014, EditionId::E2017, EditionId::E2018, EditionId::E2023] {
        for acts in ["w b2, w b2-b8, w .b8, w resigns", "w b2, w b2-b8, w .b8, w !, w resigns"] {
            let touched = format!("w f2, {acts}");
            let incident = of(edition, Regime::Standard, ALL[0].fen, &[&touched]);
            check_outcome(&incident, BLACK, &[&touched]);
            let regular = of(edition, Regime::Standard, ALL[0].fen, &[acts]);
            check_outcome(&regular, WHITE, &[acts]);
        }
    }
}

/// Checks that a claim about the move and a claim of a flag that has not fallen are both heard.
#[test]
fn ok_two_claims_after_one_move() {
    const FEN: &str = "6k1/3Q4/6K1/8/5q2/5n2/8/8 w - - 0 1";
    for edition in EditionId::ALL {
        for regime in Regime::ALL {
            for claims in ["w ?, w ?flag", "w ?t, w ?flag", "w ?flag, w ?"] {
                let acts = format!("~w g6-h5, ~b h5-a1, {claims}").replace("w ?", "~w ?");
                let mut incident = incident(FEN, regime, &acts);
                incident.edition = edition;
                incident.setting = Setting::Informal;
                let ruling = adjudicate(&incident);
                assert!(ruling.is_ok(), "{edition}, {claims}: {:?}", ruling.err());
            }
        }
    }
}
