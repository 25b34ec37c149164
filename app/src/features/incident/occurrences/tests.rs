//! The example of the source documents, one of en passant, and the walk.

use crate::features::incident::dossier::Dossier;
use crate::features::incident::occurrences::walk::Walk;
use crate::features::incident::occurrences::walk::WalkAction;
use acconcio_core::record::Record;
use shakmaty::Color;
use shakmaty::EnPassantMode;
use std::rc::Rc;

use acconcio_core::incident::{Act, Claim, Deed, Incident, Regime, Score};
use shakmaty::fen::Fen;
use shakmaty::{Position, Setup, Square};

use super::photographs::*;

const EXAMPLE: &str = "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1";
const CHECKS: [&str; 8] = ["c4b5", "e8f8", "b5c4", "f8e8", "c4b5", "e8f8", "b5c4", "f8e8"];

/// A film that begins after these moves, then the acts.
fn dossier(fen: &str, moves: &[&str], acts: Vec<Act>) -> (Incident, Dossier) {
    let mut incident = Incident::initial(Regime::Standard);
    let from = Setup::from(fen.parse::<Fen>().unwrap());
    let moves = moves.iter().map(|it| it.parse().unwrap()).collect();
    let score = Score { from, moves };
    let (first, played) = score.played(incident.game).unwrap();
    let record = Record::of(first, played).unwrap();
    let last = record.position(record.last_ply()).unwrap();
    incident.start = last.to_setup(EnPassantMode::PseudoLegal);
    incident.score = Some(score);
    incident.acts = acts;
    let dossier = Dossier::of(&incident).unwrap();
    (incident, dossier)
}

fn plays(by: Color, from: Square, to: Square) -> Vec<Act> {
    let deeds = [
        Deed::touches(from),
        Deed::places(from, to),
        Deed::Releases { square: to },
        Deed::PressesClock { hand: acconcio_core::incident::Hand::One },
    ];
    deeds.into_iter().map(|deed| Act::by(by, deed)).collect()
}

fn claims(mut acts: Vec<Act>, deeds: impl IntoIterator<Item = Deed>) -> Vec<Act> {
    acts.extend(deeds.into_iter().map(|deed| Act::by(Color::Black, deed)));
    acts
}

fn album(dossier: &Dossier) -> Album {
    Album::of_ruling(dossier, dossier.trace(None)).unwrap()
}

/// Each photograph as ply, position and number in it.
fn told(album: &Album) -> Vec<(usize, usize, usize)> {
    album.photographs().iter().map(|it| (it.ply, it.class, it.number)).collect()
}

#[test]
fn ok_three_pictures_and_a_right_lost_after_the_first() {
    let check = plays(Color::White, Square::C4, Square::B5);
    let acts = claims(check, [Deed::Claims(Claim::RepetitionAppeared)]);
    let (incident, dossier) = dossier(EXAMPLE, &CHECKS, acts);
    let album = album(&dossier);
    assert_eq!(told(&album), [(1, 0, 1), (5, 1, 1), (9, 1, 2)]);
    assert_eq!((album.count(), album.needed(), album.last), (2, Some(3), Last::Stood));
    let equal = Point::ALL.map(|point| album.is_equal(point));
    assert_eq!(equal, [true, true, true, false, true], "only the right to castle parts them");
    let signs: Vec<_> = album.photographs().into_iter().map(|it| it.signs.castling).collect();
    let sign = |had| vec![(Square::E8, Square::H8, had)];
    assert_eq!(signs, [sign(Had::Yes), sign(Had::No), sign(Had::No)]);
    assert!(matches!(album.finding(1), Finding::LooksAlike(parting) if parting.len() == 1));
    assert_eq!(album.finding(2), Finding::Another);
    assert_eq!([album.finding(5), album.finding(9)], [Finding::Counts(1), Finding::Counts(2)]);
    assert_eq!(album.arisen(9).after, Some((5, Color::White)));
    // Before the ruling only what lies before the film is gone through.
    assert_eq!(Album::before_the_film(&incident).map(|it| it.asked()), Some(8));
    let whole = Album::up_to_the_decision(&incident, &dossier);
    assert_eq!(whole.map(|it| (it.asked(), it.needed())), Some((9, None)));
}

#[test]
fn ok_a_written_move_is_photographed_though_it_was_not_made() {
    let check = plays(Color::White, Square::C4, Square::B5);
    let written = Deed::Writes { san: "Kf8".to_owned() };
    let acts = claims(check, [written, Deed::Claims(Claim::RepetitionAboutToAppear)]);
    let (_, dossier) = dossier(EXAMPLE, &CHECKS, acts);
    let album = album(&dossier);
    assert_eq!(told(&album), [(2, 0, 1), (6, 0, 2), (10, 0, 3)]);
    assert_eq!(album.last, Last::Announced);
    assert_eq!(album.moves().len(), 10);
    assert!(Point::ALL.into_iter().all(|point| album.is_equal(point)));
}

#[test]
fn ok_a_pawn_open_to_capture_is_drawn_on_its_photograph() {
    let start = "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1";
    let moves = ["d2d4", "e8d7", "e1d1", "d7e8", "d1e1", "e8d7", "e1d1", "d7e8"];
    let back = plays(Color::White, Square::D1, Square::E1);
    let acts = claims(back, [Deed::Claims(Claim::RepetitionAppeared)]);
    let (_, dossier) = dossier(start, &moves, acts);
    let album = album(&dossier);
    assert_eq!(told(&album), [(1, 0, 1), (5, 1, 1), (9, 1, 2)]);
    assert!(!album.is_equal(Point::EnPassant));
    assert!(!album.is_equal(Point::Moves), "the capture was one of them");
    let signs: Vec<_> = album.photographs().into_iter().map(|it| it.signs.en_passant).collect();
    let sign = |had| vec![(Square::D3, had)];
    assert_eq!(signs, [sign(Had::Yes), sign(Had::No), sign(Had::No)]);
}

#[test]
fn ok_a_ruling_on_something_else_has_no_album() {
    let (_, dossier) = dossier(EXAMPLE, &CHECKS, plays(Color::White, Square::C4, Square::D3));
    assert_eq!(Album::of_ruling(&dossier, dossier.trace(None)), None);
    let mut alone = Incident::initial(Regime::Standard);
    alone.acts = plays(Color::White, Square::E2, Square::E4);
    assert_eq!(Album::before_the_film(&alone), None);
}

#[test]
fn ok_photographs_are_kept_in_the_order_of_the_game() {
    let walk = [
        WalkAction::To(5),
        WalkAction::Photograph,
        WalkAction::Photograph,
        WalkAction::To(1),
        WalkAction::Photograph,
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
