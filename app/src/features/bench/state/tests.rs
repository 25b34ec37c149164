//! The actions of an author at the bench, and their effects.

use acconcio_adjudication::board_state::ActError;
use acconcio_adjudication::incident::{Claim, Game, PerPlayer, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::Classification;
use acconcio_authoring::{Fact, Reach, Start};
use shakmaty::fen::Fen;
use shakmaty::{Color, Role, Setup};

use super::*;
use crate::features::bench::trail::{Written, history};
use crate::language::Language;
use crate::platform::storage::drafts::SavedDraft;

fn after(state: &BenchState, actions: impl IntoIterator<Item = BenchAction>) -> BenchState {
    actions.into_iter().fold(state.clone(), |state, action| state.after(action))
}

fn states(facts: impl IntoIterator<Item = Fact>) -> Vec<BenchAction> {
    let state = |fact| Edit::State { variant: 0, fact: Box::new(fact), reach: Reach::Shared };
    facts.into_iter().map(|fact| BenchAction::Edit(state(fact))).collect()
}

fn position(fen: &str) -> Fact {
    let setup = Setup::from(fen.parse::<Fen>().expect("a FEN"));
    Fact::Start(Start { setup, score: None, game: Game::Standard })
}

fn carry(from: Square, to: Square) -> BenchAction {
    BenchAction::Gesture(Gesture::Carry(from, to))
}

fn karpov() -> BenchState {
    let state = BenchState::open(History::of(Draft::begun("own", "a")), BTreeSet::new());
    let facts = [
        Fact::Edition(EditionId::E2009),
        Fact::Regime(Regime::RapidUnsupervised),
        Fact::Time(Color::White, 19),
        Fact::Time(Color::Black, 106),
        Fact::Increment(0),
        position("4Q3/1rk2K2/8/6Rp/4P1p1/8/8/8 b - - 0 53"),
    ];
    after(&state, states(facts))
}

#[test]
fn ok_karpov_chernin_is_four_gestures() {
    let state = after(
        &karpov(),
        [
            BenchAction::After(4),
            carry(Square::C7, Square::D6),
            BenchAction::After(3),
            carry(Square::E8, Square::E6),
            BenchAction::Press(Color::White),
            BenchAction::Say(Person::Arbiter, ActKind::Notices),
        ],
    );
    assert_eq!(state.refused, None);
    let acts = &state.written().incident.acts;
    let said: Vec<(Person, u32)> = acts.iter().map(|act| (act.by, act.after)).collect();
    let (white, black) = (Person::White, Person::Black);
    let expected = [(black, 4), (black, 0), (black, 0), (black, 0)];
    assert_eq!(said[..4], expected);
    assert_eq!(said[4..], [(white, 3), (white, 0), (white, 0), (white, 0), (Person::Arbiter, 0)]);
    let ruling = state.rulings.last().expect("it is ruled on");
    assert_eq!(ruling.facets.classification.value, Classification::Illegal);
    let turned = state.rulings.turned_by().map(|(act, _)| act);
    assert!(turned.is_some_and(|act| act >= 7), "the press or the notice: {turned:?}");
}

#[test]
fn ok_what_becomes_impossible_is_marked_and_comes_back() {
    let played = after(&karpov(), [carry(Square::C7, Square::D6), carry(Square::E8, Square::E6)]);
    let delete = Edit::Delete { variant: 0, at: 5, count: 1 };
    let deleted = played.after(BenchAction::Edit(delete));
    let why = deleted.walk.impossible.iter().flatten().next().expect("the release");
    assert_eq!(why.error, ActError::NotHeld(Square::E6));
    assert_eq!(deleted.acts(), 6);
    let undone = deleted.after(BenchAction::Undo);
    assert_eq!(undone.draft(), played.draft());
    assert!(undone.walk.impossible.iter().all(Option::is_none));
    let redone = undone.after(BenchAction::Redo);
    assert_eq!(redone.draft(), deleted.draft());
}

#[test]
fn err_what_cannot_be_done_says_why() {
    let state = karpov().after(BenchAction::Gesture(Gesture::Press(Square::A1)));
    let Some(Refused::Act(why)) = &state.refused else { panic!("{:?}", state.refused) };
    assert_eq!(why.error, ActError::EmptySquare(Square::A1));
    assert_eq!(why.since, None, "it was empty from the start");
    let carried = after(&karpov(), [carry(Square::C7, Square::D6)]);
    let again = carried.after(BenchAction::Gesture(Gesture::Press(Square::C7)));
    let Some(Refused::Act(why)) = &again.refused else { panic!("{:?}", again.refused) };
    assert_eq!(why.since, Some(1), "the act that carried the king away");
    assert_eq!(again.draft(), carried.draft());
}

#[test]
fn ok_a_pawn_on_the_last_rank_asks_what_it_becomes() {
    let start = [position("7k/P7/8/8/8/8/8/K7 w - - 0 1")];
    let state = after(&karpov(), states(start));
    let asked = state.after(carry(Square::A7, Square::A8));
    assert_eq!(asked.asks, Some((Square::A7, Square::A8)));
    assert_eq!(asked.acts(), 0);
    let check = |promotion, number: usize| {
        let done = asked.after(BenchAction::Promote(promotion));
        assert_eq!(done.acts(), number, "{promotion:?}");
        done
    };
    let queen = check(Promotion::Piece(Role::Queen), 5);
    assert_eq!(queen.board_state().board.role_at(Square::A8), Some(Role::Queen));
    check(Promotion::FlippedRook, 4);
    let left = check(Promotion::PawnLeft, 3);
    assert_eq!(left.board_state().board.role_at(Square::A8), Some(Role::Pawn));
    assert_eq!(asked.after(BenchAction::Withdraw).asks, None);
}

#[test]
fn ok_a_fact_that_is_shared_stays_shared() {
    let branch = Edit::Branch { of: 0, id: "b".to_owned() };
    let two = karpov().after(BenchAction::Edit(branch));
    assert_eq!(two.variant, 1);
    let counted = |white| Fact::Offences(PerPlayer { white, black: 0 });
    let state = |fact, reach| Edit::State { variant: 1, fact: Box::new(fact), reach };
    let own = two.after(BenchAction::Edit(state(counted(2), Reach::Own)));
    let offences = |state: &BenchState| -> Vec<u8> {
        let variants = state.draft().variants().iter();
        variants.map(|variant| variant.incident.illegal_moves.white).collect()
    };
    assert_eq!(offences(&own), [0, 2]);
    let regime = Fact::Regime(Regime::Standard);
    let shared = own.after(BenchAction::Edit(state(regime, Reach::Shared)));
    let regimes = shared.draft().variants().iter().map(|variant| variant.incident.regime);
    assert!(regimes.into_iter().all(|regime| regime == Regime::Standard));
    assert_eq!(offences(&shared), [0, 2]);
}

#[test]
fn ok_what_follows_the_decision_is_the_epilogue() {
    let played =
        after(&karpov(), [carry(Square::C7, Square::D6), BenchAction::Part(Part::Epilogue)]);
    let claim = ActKind::Claims(Claim::IllegalMove);
    let then = played.after(BenchAction::Say(Person::White, claim));
    assert_eq!((then.written().incident.acts.len(), then.written().epilogue.len()), (4, 1));
    let earlier = then.after(BenchAction::Edit(Edit::Decide { variant: 0, at: 2 }));
    assert_eq!((earlier.written().incident.acts.len(), earlier.written().epilogue.len()), (2, 3));
}

#[test]
fn ok_everything_that_was_done_can_be_undone_after_a_reload() {
    let gestures = [
        carry(Square::C7, Square::D6),
        carry(Square::E8, Square::E6),
        BenchAction::Press(Color::White),
        BenchAction::Say(Person::Arbiter, ActKind::Notices),
        BenchAction::Undo,
    ];
    let state = after(&karpov(), gestures);
    let saved = SavedDraft {
        at: 1,
        stamp: 1,
        scenario: state.draft().scenario(),
        variant: "a".to_owned(),
        settled: BTreeSet::new(),
        trail: Written::default().trail(&state.history),
    };
    let text = serde_json::to_string(&saved).expect("it can be written");
    let read: SavedDraft = serde_json::from_str(&text).expect("and read");
    assert_eq!(read, saved);
    assert_eq!(history(&read), Some(state.history));
}

#[test]
fn ok_an_unfounded_claim_is_said_to_be_rejected() {
    let begun = BenchState::open(History::of(Draft::begun("own", "a")), BTreeSet::new());
    let claims = ActKind::Claims(Claim::IllegalMove);
    let state =
        after(&begun, [carry(Square::E2, Square::E4), BenchAction::Say(Person::Black, claims)]);
    let ruling = state.rulings.last().expect("it can be ruled on");
    let said = Language::English.ruling_in_short(ruling);
    assert_eq!(said, "no irregularity · claim rejected");
}
