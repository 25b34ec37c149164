//! The choice of the turn that is ruled on, made anew under each reading.

use crate::incident_text::incident;
use acconcio_adjudication::adjudicate;
use acconcio_adjudication::disputed_points::{DisputedPoint, Side};
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Classification, Point, Reinstatement, SideTaken};
use shakmaty::Color;

const CASTLE: &str = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 12";

/// White castles with both hands and does not press; Black touches the king and plays the queen, and White
/// claims. Where two hands are an illegal move before the press, White's fault comes first; where they are
/// not, Black has lost his claim by touching a piece, and only his own breach is left.
#[test]
fn ok_a_point_read_otherwise_leads_to_another_turn() {
    let acts = "w e1, w h1, w 2e1-g1, w .g1, w 2h1-f1, w .f1, b e8, b d7, b d7-d6, b .d6, w ?t";
    let facts = Incident { edition: EditionId::E2017, ..incident(CASTLE, Regime::Standard, acts) };
    let point = DisputedPoint::TwoHandsBeforeThePress;
    let ruling = adjudicate(&facts).expect("ruled");
    assert_eq!(ruling.subject.turn(), (Color::White, 0));
    assert_eq!(ruling.facets.classification.value, Classification::Illegal);

    let taken = [SideTaken { point: Point::Law(point), side: Side::Second }];
    let other = ruling.readings.iter().find(|reading| reading.taken == taken);
    let other = other.expect("the point is asked");
    assert_eq!(other.subject.turn(), (Color::Black, 6));
    assert_eq!(other.facets.classification.value, Classification::Irregular);
    assert_eq!(other.facets.board.value, Reinstatement::BeforeTheTurn);

    // Under the other reading as the principal one, the ruling is the same from the start.
    let preset_readings = facts.preset_readings.clone().with(point, Side::Second);
    let held = adjudicate(&Incident { preset_readings, ..facts }).expect("ruled");
    assert_eq!(held.subject.turn(), other.subject.turn());
    assert_eq!((&held.facets, &held.trace), (&other.facets, &other.trace));
}
