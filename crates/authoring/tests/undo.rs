//! Undo and redo over random edits: every state is found again as it was, and no act is lost on the way.

use std::cmp::Ordering;

use acconcio_adjudication::incident::{
    Act, ActKind, Claim, Hand, Incident, PerPlayer, Person, Regime, SetUpFault, Sight,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_authoring::{Draft, Edit, Fact, History, Part, Reach, Slot, Start, Walk};
use acconcio_properties::cases;
use acconcio_training::scenario::{LanguageCode, PlayersNamed, Topic};
use proptest::prelude::*;
use proptest::test_runner::Config;
use shakmaty::{Color, Setup, Square};

fn square() -> impl Strategy<Value = Square> {
    (0..64u32).prop_map(Square::new)
}

fn act() -> impl Strategy<Value = Act> {
    let kind = prop_oneof![
        square().prop_map(ActKind::touches),
        (square(), square()).prop_map(|(from, to)| ActKind::places(from, to)),
        square().prop_map(|square| ActKind::Releases { square }),
        square().prop_map(|square| ActKind::Removes { square, hand: Hand::Other }),
        Just(ActKind::presses_clock()),
        Just(ActKind::Claims(Claim::IllegalMove)),
        Just(ActKind::SetsRight),
    ];
    let by = prop_oneof![Just(Person::White), Just(Person::Black), Just(Person::Arbiter)];
    let about = proptest::option::of(0..6usize);
    (by, kind, any::<bool>(), 0..20u32, about).prop_map(|(by, kind, is_seen, after, about)| Act {
        by,
        kind,
        sight: if is_seen { Sight::Seen } else { Sight::Unseen },
        after,
        about,
    })
}

fn fact() -> impl Strategy<Value = Fact> {
    prop_oneof![
        proptest::sample::select(EditionId::ALL.to_vec()).prop_map(Fact::Edition),
        proptest::sample::select(Regime::ALL.to_vec()).prop_map(Fact::Regime),
        (0..4u8).prop_map(|white| Fact::Offences(PerPlayer { white, black: 0 })),
        (0..600u32).prop_map(|seconds| Fact::Time(Color::White, seconds)),
        (0..60u32).prop_map(Fact::Increment),
        Just(Fact::SetUp(Some(SetUpFault::BoardTurned))),
        square().prop_map(|square| {
            let mut setup = Setup::initial();
            setup.board.discard_piece_at(square);
            Fact::Start(Start { setup, score: None, game: Default::default() })
        }),
    ]
}

fn edit() -> impl Strategy<Value = Edit> {
    let (variant, at) = (0..3usize, 0..8usize);
    let acted = (variant, at, 0..8usize, proptest::collection::vec(act(), 1..4), 0..7u8);
    let acted = acted.prop_map(|(variant, at, to, acts, which)| match which {
        0 => Edit::Insert { variant, at, acts, part: Part::Epilogue },
        1 | 2 => Edit::Insert { variant, at, acts, part: Part::Incident },
        3 => Edit::Change { variant, at, act: acts[0].clone() },
        4 => Edit::Move { variant, from: at, to },
        5 => Edit::Delete { variant, at, count: 1 },
        _ => Edit::Duplicate { variant, at },
    });
    let stated = (0..3usize, fact(), any::<bool>()).prop_map(|(variant, fact, is_own)| {
        let reach = if is_own { Reach::Own } else { Reach::Shared };
        Edit::State { variant, fact: Box::new(fact), reach }
    });
    let written = (0..5usize, "[a-c]{0,2}", any::<bool>()).prop_map(|(slot, text, is_english)| {
        let slots = [Slot::Title, Slot::Framing, Slot::Event, Slot::Source, Slot::Label(0)];
        let language = LanguageCode::new(if is_english { "en" } else { "it" });
        Edit::Write { slot: slots[slot], language, text }
    });
    let named = PlayersNamed { white: "Karpov".to_owned(), black: "Chernin".to_owned() };
    prop_oneof![
        6 => acted,
        2 => stated,
        2 => written,
        1 => (0..3usize, 0..8usize).prop_map(|(variant, at)| Edit::Decide { variant, at }),
        1 => (0..3usize, "[a-d]").prop_map(|(of, id)| Edit::Branch { of, id }),
        1 => (0..3usize).prop_map(Edit::DeleteVariant),
        1 => Just(Edit::Players(Some(named))),
        1 => Just(Edit::Topics(vec![Topic::Clock])),
        1 => (0..3usize).prop_map(|variant| {
            Edit::Replace { variant, incident: Box::new(Incident::initial(Regime::Standard)) }
        }),
    ]
}

/// Something that is done to a history.
#[derive(Clone, Debug)]
enum Step {
    Make(Box<Edit>),
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        5 => edit().prop_map(|edit| Step::Make(Box::new(edit))),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ]
}

proptest! {
    #![proptest_config(Config { cases: cases(2000), failure_persistence: None, ..Config::default() })]

    #[test]
    fn ok_every_state_is_found_again(steps in proptest::collection::vec(step(), 50)) {
        let first = Draft::begun("draft", "a");
        let mut history = History::of(first.clone());
        // The states that undo should lead through, and those that redo should.
        let (mut past, mut future): (Vec<Draft>, Vec<Draft>) = (Vec::new(), Vec::new());
        for step in steps {
            let before = history.draft().clone();
            match step {
                Step::Make(edit) => {
                    let made = history.make(&edit);
                    if made.is_err() {
                        prop_assert_eq!(history.draft(), &before);
                    } else if *history.draft() != before {
                        future.clear();
                        // Letters typed one after the other are one step, and none when they are taken away.
                        match history.before().count().cmp(&past.len()) {
                            Ordering::Greater => past.push(before),
                            Ordering::Equal => {}
                            Ordering::Less => {
                                let again = past.pop();
                                prop_assert_eq!(again.as_ref(), Some(history.draft()));
                            }
                        }
                        prop_assert!(history.before().next() != Some(history.draft()));
                    }
                }
                Step::Undo => {
                    let expected = past.pop();
                    prop_assert_eq!(history.undo(), expected.is_some());
                    if let Some(expected) = expected {
                        prop_assert_eq!(history.draft(), &expected);
                        future.push(before);
                    }
                }
                Step::Redo => {
                    let expected = future.pop();
                    prop_assert_eq!(history.redo(), expected.is_some());
                    if let Some(expected) = expected {
                        prop_assert_eq!(history.draft(), &expected);
                        past.push(before);
                    }
                }
            }
        }
        let last = history.draft().clone();
        while history.undo() {}
        prop_assert_eq!(history.draft(), &first);
        while history.redo() {}
        // Redo brings back what was undone above, too; the last state lies on the way.
        while *history.draft() != last && history.undo() {}
        prop_assert_eq!(history.draft(), &last);
    }

    #[test]
    fn ok_acts_stay_in_their_places_whether_they_can_be_done_or_not(
        edits in proptest::collection::vec(edit(), 20),
    ) {
        let mut draft = Draft::begun("draft", "a");
        for edit in edits {
            draft = draft.after(&edit).unwrap_or(draft);
            for variant in draft.variants() {
                let acts = variant.incident.acts.len() + variant.epilogue.len();
                let walk = Walk::of(variant);
                prop_assert_eq!(walk.impossible.len(), acts);
                prop_assert_eq!(walk.states.len(), acts + 1);
                let (incident, epilogue) = (&walk.possible.incident, &walk.possible.epilogue);
                let done = incident.acts.len() + epilogue.len();
                prop_assert_eq!(done, walk.possible_before(acts));
                let mut about = incident.acts.iter().chain(epilogue).filter_map(|act| act.about);
                prop_assert!(about.all(|about| about < done));
                // What can be done is done by the core's own reconstruction.
                let core = acconcio_adjudication::reconstruction::Reconstruction::of(incident);
                let core = core.expect("every act that is left can be done");
                prop_assert_eq!(core.board_state(), &walk.states[variant.incident.acts.len()]);
            }
        }
    }
}

#[test]
fn ok_a_letter_that_is_typed_and_taken_away_leaves_no_step() {
    let mut history = History::of(Draft::begun("own", "a"));
    let mut typed = |text: &str| {
        let (slot, language) = (Slot::Title, LanguageCode::new("it"));
        history
            .make(&Edit::Write { slot, language, text: text.to_owned() })
            .expect("there is a title");
        history.can_undo()
    };
    assert_eq!(["a", "", "b", "bc"].map(&mut typed), [true, false, true, true]);
    assert!(history.undo() && !history.can_undo());
    assert_eq!(*history.draft(), Draft::begun("own", "a"));
}

#[test]
fn ok_clocks_that_nobody_set_are_the_usual_ones() {
    let mut history = History::of(Draft::begun("own", "a"));
    let mut after = |fact: Fact| {
        let fact = Box::new(fact);
        let edit = Edit::State { variant: 0, fact, reach: Reach::Shared };
        history.make(&edit).expect("there is a variant");
        let clocks = history.draft().variant(0).incident.clocks;
        (clocks.white, clocks.black, clocks.increment)
    };
    assert_eq!(after(Fact::Regime(Regime::Standard)), (5400, 5400, 30));
    assert_eq!(after(Fact::Regime(Regime::RapidSupervised)), (900, 900, 10));
    assert_eq!(after(Fact::Regime(Regime::BlitzUnsupervised)), (180, 180, 2));
    assert_eq!(after(Fact::Increment(3)), (180, 180, 3));
    assert_eq!(after(Fact::Time(Color::White, 19)), (19, 180, 3));
    assert_eq!(after(Fact::Regime(Regime::Standard)), (19, 5400, 3));
}
