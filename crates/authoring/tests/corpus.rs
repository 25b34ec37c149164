//! The shipped incidents as drafts: the same data, every act possible, every move recorded in one gesture.

use std::path::Path;

use acconcio_adjudication::Adjudication;
use acconcio_adjudication::incident::{Act, ActKind, Hand, Incident, Misconduct, Person, Sight};
use acconcio_adjudication::ruling::{Classification, Trigger};
use acconcio_authoring::gesture::{Gesture, Manual, Moment, Promotion, Recorded, Tool};
use acconcio_authoring::lint::{Remark, RulingWords, lint};
use acconcio_authoring::speech::CONDUCT;
use acconcio_authoring::{Draft, Rulings, Slot, Walk, open_facts};
use acconcio_training::scenario::{LanguageCode, Scenario, Variant};
use acconcio_training::whatif::differences;
use shakmaty::{Chess, FromSetup, Move, Position, Role};

fn scenarios() -> Vec<Scenario> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = acconcio_scenario_files::all::<Scenario>(&root).expect("the folder can be read");
    files
        .into_iter()
        .map(|file| file.scenario.unwrap_or_else(|_| panic!("{} has errors", file.path.display())))
        .collect()
}

#[test]
fn ok_a_shipped_incident_is_a_draft_and_comes_out_equal() {
    for scenario in scenarios() {
        let draft = Draft::of(&scenario).expect("it has a variant");
        assert_eq!(draft.scenario(), scenario);
        for variant in draft.variants() {
            let walk = Walk::of(variant);
            assert!(walk.impossible.iter().all(Option::is_none), "{}", scenario.id);
            assert_eq!(walk.possible, **variant);
        }
    }
}

#[test]
fn ok_the_ruling_at_the_decision_is_that_of_the_core_and_is_taken_over_act_by_act() {
    for scenario in scenarios().iter().step_by(7) {
        let draft = Draft::of(scenario).expect("it has a variant");
        let variant = draft.variant(0);
        let walk = Walk::of(variant);
        let decision = variant.incident.acts.len();
        let at_once = Rulings::of(&walk, decision, None);
        let mut grown: Option<Rulings> = None;
        for at in 0..=decision {
            grown = Some(Rulings::of(&walk, at, grown.as_ref()));
        }
        let grown = grown.expect("there is a moment before the first act");
        let core = Adjudication::of(&variant.incident).expect("it is ruled on").ruling;
        for rulings in [&at_once, &grown] {
            let last = rulings.after(decision).expect("it is ruled on");
            assert_eq!(last.facets, core.facets, "{}", scenario.id);
        }
        assert_eq!(at_once.turned_by(), grown.turned_by());
    }
}

/// A label tells a variant from others: where it is the only one, none is missed.
#[test]
fn ok_a_label_is_missed_where_there_are_several_variants() {
    let misses_a_label = |scenario: &Scenario| {
        let found = lint(scenario, &[]).into_iter();
        { found }.any(|it| matches!(it, Remark::Unwritten { slot: Slot::Label(_) }))
    };
    let mut scenario = Draft::begun("own", "a").scenario();
    assert!(!misses_a_label(&scenario));
    let other = Variant { id: "b".to_owned(), ..scenario.variants[0].clone() };
    scenario.variants.push(other);
    assert!(misses_a_label(&scenario));
}

/// A fact is asked for where another value gives another ruling; the value told as recorded gives the same one.
#[test]
fn ok_a_fact_is_told_as_it_is_recorded() {
    let mut told = 0;
    for scenario in scenarios() {
        let incident = &scenario.variants[0].incident;
        let now = Adjudication::of(incident).expect("it is ruled on").ruling;
        for fact in open_facts(incident) {
            let name = format!("{}: {:?}", scenario.id, fact.about);
            for (change, then) in &fact.otherwise {
                assert_eq!(change.about(), fact.about, "{name}");
                assert_ne!(Some(*change), fact.recorded, "{name}");
                assert!(!differences(&now, then).is_empty(), "{name}: {change:?}");
            }
            let Some(recorded) = fact.recorded else { continue };
            assert_eq!(recorded.about(), fact.about, "{name}");
            if let Some(same) = recorded.apply(incident) {
                let ruling = Adjudication::of(&same).expect("it is ruled on").ruling;
                assert_eq!(differences(&now, &ruling), [], "{name}: {recorded:?}");
            }
            told += 1;
        }
    }
    assert!(told > 200, "{told} facts");
}

/// Every legal move from the starts of the incidents, made in one gesture, is no irregularity.
#[test]
fn ok_a_legal_move_is_one_gesture() {
    let mut tried = 0;
    for scenario in scenarios().iter().step_by(3) {
        let incident = &scenario.variants[0].incident;
        let is_plain = incident.set_up.is_none() && incident.absent.is_nobody();
        let position =
            Chess::from_setup(incident.start.clone(), incident.game.castling_mode()).ok();
        let Some(position) = position.filter(|_| is_plain) else { continue };
        let incident = Incident { acts: Vec::new(), ..incident.clone() };
        for legal in position.legal_moves() {
            // In Chess960 the rook may stand where the king goes.
            if matches!(legal, Move::Castle { .. }) && !incident.game.is_standard() {
                continue;
            }
            tried += usize::from(check(&incident, &legal));
        }
    }
    assert!(tried > 500, "{tried} moves were tried");
}

/// Records a move; whether it left the game going on.
fn check(incident: &Incident, legal: &Move) -> bool {
    let variant = Variant {
        id: "a".to_owned(),
        label: Default::default(),
        scope: Default::default(),
        incident: incident.clone(),
        epilogue: Vec::new(),
    };
    let moment = Moment::of(&Walk::of(&variant), 0);
    let by = incident.start.turn;
    let (hand, tool, sight) = (Hand::One, Tool::Move, Sight::Seen);
    let manual = Manual { by, hand, tool, sight, after: 3 };
    let from = legal.from().expect("no move of this game puts a piece");
    let recorded = moment.record(&manual, Gesture::Carry(from, legal.to()));
    let acts = match recorded.expect("a legal move can be made") {
        Recorded::Acts(acts) => acts,
        Recorded::AsksForPromotion { from, to } => {
            let role = legal.promotion().unwrap_or(Role::Queen);
            moment.promote(&manual, (from, to), Promotion::Piece(role)).expect("it can be promoted")
        }
    };
    assert_eq!(acts[0].after, 3);
    assert!(acts[1..].iter().all(|act| act.after == 0));
    let done = Incident { acts, ..incident.clone() };
    let ruling = Adjudication::of(&done).expect("it can be done").ruling;
    if ruling.facets.completion.value == acconcio_adjudication::ruling::Completion::EndsGame {
        return false;
    }
    let ruled = (ruling.facets.classification.value, ruling.facets.trigger.value);
    let told = format!("{legal:?} from {:?}: {ruled:?}", incident.start);
    let is_drawn = ruled.0 == Classification::DrawnByItself;
    assert!(is_drawn || ruled == (Classification::Legal, Trigger::None), "{told}");
    true
}

#[test]
fn ok_shipped_incidents_have_something_to_rule_on() {
    let (mut of_nothing, mut after_the_end) = (0, 0);
    let all = scenarios();
    for scenario in &all {
        for remark in lint(scenario, &[]) {
            match remark {
                Remark::NoAct { .. } | Remark::Impossible { .. } | Remark::NoTopic => {
                    panic!("{}: {remark:?}", scenario.id)
                }
                // That nothing is to be done, or no longer, is now and then what an incident is about.
                Remark::NothingToRule => of_nothing += 1,
                Remark::AfterTheEnd { .. } => after_the_end += 1,
                Remark::GivesAway { .. }
                | Remark::Improbable { .. }
                | Remark::Unwritten { .. }
                | Remark::NoText { .. }
                | Remark::SameRuling { .. } => {}
            }
        }
    }
    let few = all.len() / 20;
    assert!(of_nothing <= few && after_the_end <= few, "{of_nothing}, {after_the_end}");
}

#[test]
fn err_what_an_incident_lacks_is_named() {
    let begun = Draft::begun("own", "a").scenario();
    let words = RulingWords { language: "en".to_owned(), words: vec!["illegal".to_owned()] };
    let remarks = lint(&begun, std::slice::from_ref(&words));
    let unwritten = |slot| Remark::Unwritten { slot };
    assert!(remarks.contains(&Remark::NoAct { variant: 0 }));
    assert!(remarks.contains(&Remark::NothingToRule));
    assert!(
        remarks.contains(&unwritten(Slot::Title)) && !remarks.contains(&unwritten(Slot::Event))
    );
    let mut told = begun.clone();
    told.title.insert(LanguageCode::new("en"), "An illegal move".to_owned());
    told.framing.insert(LanguageCode::new("en"), "Illegally parked cars".to_owned());
    let mut twin = told.variants[0].clone();
    twin.id = "b".to_owned();
    told.variants.push(twin);
    let given_away =
        |remarks: &[Remark]| remarks.iter().any(|it| matches!(it, Remark::GivesAway { .. }));
    assert!(!given_away(&lint(&told, std::slice::from_ref(&words))), "nothing is decided");
    for variant in &mut told.variants {
        let (presses, notices) = (ActKind::presses_clock(), ActKind::Notices);
        variant.incident.acts =
            vec![Act::by(Person::White, presses), Act::by(Person::Arbiter, notices)];
    }
    told.title.insert(LanguageCode::new("it"), "Una mossa illegale".to_owned());
    let remarks = lint(&told, &[words]);
    assert!(remarks.contains(&unwritten(Slot::Source)));
    let given_away = remarks.iter().filter(|it| matches!(it, Remark::GivesAway { .. }));
    let slots: Vec<&Remark> = given_away.collect();
    assert!(matches!(slots[..], [Remark::GivesAway { slot: Slot::Title, .. }]), "{slots:?}");
    assert!(remarks.contains(&Remark::SameRuling { variants: (0, 1) }));
}

#[test]
fn ok_every_conduct_of_the_shipped_incidents_can_be_recorded() {
    let mut seen = 0;
    for scenario in scenarios() {
        for act in scenario.variants.iter().flat_map(|variant| &variant.incident.acts) {
            let ActKind::Misbehaves(what) = act.kind else { continue };
            if !matches!(what, Misconduct::OnTwoBoards(_) | Misconduct::AtResumption(_)) {
                assert!(CONDUCT.contains(&what), "{}: {what:?}", scenario.id);
                seen += 1;
            }
        }
    }
    assert!(seen > CONDUCT.len(), "{seen}");
}
