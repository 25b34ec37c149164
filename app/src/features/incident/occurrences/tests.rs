//! The example of the source documents, one of en passant, and stepping through the game.

use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::walk::Walk;
use crate::features::incident::walk::WalkAction;
use acconcio_adjudication::game_record::GameRecord;
use shakmaty::Color;
use shakmaty::EnPassantMode;
use std::rc::Rc;

use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Regime, Score};
use shakmaty::fen::Fen;
use shakmaty::{Position, Setup, Square};

use super::occurrence::*;

const EXAMPLE: &str = "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1";
const CHECKS: [&str; 8] = ["c4b5", "e8f8", "b5c4", "f8e8", "c4b5", "e8f8", "b5c4", "f8e8"];

/// An incident that begins after these moves and continues with the acts.
fn adjudicated(fen: &str, moves: &[&str], acts: Vec<Act>) -> (Incident, AdjudicatedIncident) {
    let mut incident = Incident::initial(Regime::Standard);
    let from = Setup::from(fen.parse::<Fen>().unwrap());
    let moves = moves.iter().map(|it| it.parse().unwrap()).collect();
    let score = Score { from, moves };
    let (first, played) = score.played(incident.game).unwrap();
    let record = GameRecord::of(first, played).unwrap();
    let last = record.position(record.last_ply()).unwrap();
    incident.start = last.to_setup(EnPassantMode::PseudoLegal);
    incident.score = Some(score);
    incident.acts = acts;
    let adjudicated = AdjudicatedIncident::of(&incident).unwrap();
    (incident, adjudicated)
}

fn plays(by: Color, from: Square, to: Square) -> Vec<Act> {
    let kinds = [
        ActKind::touches(from),
        ActKind::places(from, to),
        ActKind::Releases { square: to },
        ActKind::PressesClock { hand: acconcio_adjudication::incident::Hand::One },
    ];
    kinds.into_iter().map(|kind| Act::by(by, kind)).collect()
}

fn claims(mut acts: Vec<Act>, kinds: impl IntoIterator<Item = ActKind>) -> Vec<Act> {
    acts.extend(kinds.into_iter().map(|kind| Act::by(Color::Black, kind)));
    acts
}

fn occurrence_list(adjudicated: &AdjudicatedIncident) -> OccurrenceList {
    OccurrenceList::of_ruling(adjudicated, adjudicated.trace(None)).unwrap()
}

/// Each occurrence as its ply, its position and its number.
fn summary(occurrence_list: &OccurrenceList) -> Vec<(usize, usize, usize)> {
    occurrence_list.occurrences().iter().map(|it| (it.ply, it.class, it.number)).collect()
}

#[test]
fn ok_three_pictures_and_a_right_lost_after_the_first() {
    let check = plays(Color::White, Square::C4, Square::B5);
    let acts = claims(check, [ActKind::Claims(Claim::RepetitionAppeared)]);
    let (incident, adjudicated) = adjudicated(EXAMPLE, &CHECKS, acts);
    let occurrence_list = occurrence_list(&adjudicated);
    assert_eq!(summary(&occurrence_list), [(1, 0, 1), (5, 1, 1), (9, 1, 2)]);
    assert_eq!(
        (occurrence_list.count(), occurrence_list.needed(), occurrence_list.last),
        (2, Some(3), Last::Stood)
    );
    let equal = Point::ALL.map(|point| occurrence_list.is_equal(point));
    assert_eq!(equal, [true, true, true, false, true], "only the right to castle parts them");
    let signs: Vec<_> =
        occurrence_list.occurrences().into_iter().map(|it| it.signs.castling).collect();
    let sign = |had| vec![(Square::E8, Square::H8, had)];
    assert_eq!(signs, [sign(RightExisted::Yes), sign(RightExisted::No), sign(RightExisted::No)]);
    assert!(
        matches!(occurrence_list.finding(1), Finding::LooksAlike(parting) if parting.len() == 1)
    );
    assert_eq!(occurrence_list.finding(2), Finding::Another);
    assert_eq!(
        [occurrence_list.finding(5), occurrence_list.finding(9)],
        [Finding::Counts(1), Finding::Counts(2)]
    );
    assert_eq!(occurrence_list.arisen(9).after, Some((5, Color::White)));
    // Before the ruling only the moves before the replay are shown.
    assert_eq!(OccurrenceList::before_the_replay(&incident).map(|it| it.asked()), Some(8));
    let whole = OccurrenceList::up_to_the_decision(&incident, &adjudicated);
    assert_eq!(whole.map(|it| (it.asked(), it.needed())), Some((9, None)));
}

#[test]
fn ok_a_written_move_is_occurrenceed_though_it_was_not_made() {
    let check = plays(Color::White, Square::C4, Square::B5);
    let written = ActKind::Writes { san: "Kf8".to_owned() };
    let acts = claims(check, [written, ActKind::Claims(Claim::RepetitionAboutToAppear)]);
    let (_, adjudicated) = adjudicated(EXAMPLE, &CHECKS, acts);
    let occurrence_list = occurrence_list(&adjudicated);
    assert_eq!(summary(&occurrence_list), [(2, 0, 1), (6, 0, 2), (10, 0, 3)]);
    assert_eq!(occurrence_list.last, Last::Announced);
    assert_eq!(occurrence_list.moves().len(), 10);
    assert!(Point::ALL.into_iter().all(|point| occurrence_list.is_equal(point)));
}

#[test]
fn ok_a_pawn_open_to_capture_is_drawn_on_its_occurrence() {
    let start = "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1";
    let moves = ["d2d4", "e8d7", "e1d1", "d7e8", "d1e1", "e8d7", "e1d1", "d7e8"];
    let back = plays(Color::White, Square::D1, Square::E1);
    let acts = claims(back, [ActKind::Claims(Claim::RepetitionAppeared)]);
    let (_, adjudicated) = adjudicated(start, &moves, acts);
    let occurrence_list = occurrence_list(&adjudicated);
    assert_eq!(summary(&occurrence_list), [(1, 0, 1), (5, 1, 1), (9, 1, 2)]);
    assert!(!occurrence_list.is_equal(Point::EnPassant));
    assert!(!occurrence_list.is_equal(Point::Moves), "the capture was one of them");
    let signs: Vec<_> =
        occurrence_list.occurrences().into_iter().map(|it| it.signs.en_passant).collect();
    let sign = |had| vec![(Square::D3, had)];
    assert_eq!(signs, [sign(RightExisted::Yes), sign(RightExisted::No), sign(RightExisted::No)]);
}

#[test]
fn ok_a_ruling_on_something_else_has_no_album() {
    let (_, adjudicated) =
        adjudicated(EXAMPLE, &CHECKS, plays(Color::White, Square::C4, Square::D3));
    assert_eq!(OccurrenceList::of_ruling(&adjudicated, adjudicated.trace(None)), None);
    let mut alone = Incident::initial(Regime::Standard);
    alone.acts = plays(Color::White, Square::E2, Square::E4);
    assert_eq!(OccurrenceList::before_the_replay(&alone), None);
}

#[test]
fn ok_occurrences_are_kept_in_the_order_of_the_game() {
    let walk = [
        WalkAction::To(5),
        WalkAction::Occurrence,
        WalkAction::Occurrence,
        WalkAction::To(1),
        WalkAction::Occurrence,
    ];
    let mut end = Rc::new(Walk::default());
    for action in walk {
        end = yew::Reducible::reduce(end, action);
    }
    assert_eq!((end.taken.clone(), end.last), (vec![1, 5], Some(1)));
    let discarded = end.after(WalkAction::Discard(1));
    assert_eq!((discarded.taken, discarded.last, discarded.ply), (vec![5], None, 1));
    assert_eq!(end.after(WalkAction::To(2)).last, None, "what was told is about another position");
}
