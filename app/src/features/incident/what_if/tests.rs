//! Changes made and taken back as a trainee does it.

use acconcio_adjudication::disputed_points::{DisputedPoint, Preset, Proposal, Side};
use acconcio_adjudication::incident::{Act, ActKind, Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Classification, FacetName, Outcome};
use acconcio_training::scenario::{Text, Variant};
use acconcio_training::whatif::{About, Change, Facet, Press};
use shakmaty::fen::Fen;
use shakmaty::{Color, Setup, Square};

use super::{Alternatives, Possible, WhatIf, WhatIfAction};
use crate::features::incident::ruling_parts::trace::{fallen_away, is_new};

fn opened(regime: Regime, fen: &str, kinds: &[ActKind]) -> WhatIf {
    let mut incident = Incident::initial(regime);
    incident.start = Setup::from(fen.parse::<Fen>().unwrap());
    incident.acts = kinds.iter().map(|kind| Act::by(Color::White, kind.clone())).collect();
    let label = Text::default();
    let variant = Variant {
        id: "test".to_owned(),
        label,
        incident,
        scope: Default::default(),
        epilogue: Vec::new(),
    };
    WhatIf::open(&variant).unwrap()
}

fn illegal_queen_move() -> WhatIf {
    let kinds = [
        ActKind::touches(Square::E8),
        ActKind::places(Square::E8, Square::E6),
        ActKind::Releases { square: Square::E6 },
        ActKind::presses_clock(),
    ];
    opened(Regime::Standard, "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54", &kinds)
}

fn clock_without_a_move() -> WhatIf {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    opened(Regime::Standard, fen, &[ActKind::presses_clock()])
}

fn choice(what_if: &WhatIf, about: About) -> &Alternatives {
    what_if.choices().iter().find(|choice| choice.about == about).unwrap()
}

const NOT_PRESSED: Change = Change::Press(Press::NotPressed);

#[test]
fn ok_at_first_nothing_is_changed() {
    let what_if = illegal_queen_move();
    assert!(!what_if.is_changed());
    assert_eq!(what_if.differing(what_if.table().own()), []);
    assert!(what_if.is_shown(EditionId::E2009, Some(Regime::Standard)));
    assert_eq!(what_if.choices()[0].about, About::Edition);
    assert!(what_if.choices().iter().all(|choice| choice.taken.is_none()));
}

#[test]
fn ok_the_press_taken_away_changes_ruling_and_table_and_can_be_put_back() {
    let before = illegal_queen_move();
    let after = before.after(WhatIfAction::Take(NOT_PRESSED));
    assert!(after.is_changed());
    assert_eq!(choice(&after, About::Press).taken, Some(NOT_PRESSED));
    assert!(after.now().adjudicated.ruling.facets.time.is_empty());
    assert!(after.differing(after.table().own()).contains(&Facet::Of(FacetName::Time)));
    let back = after.after(WhatIfAction::Leave(About::Press));
    assert!(!back.is_changed());
    assert_eq!(back.now().adjudicated.ruling.facets, before.now().adjudicated.ruling.facets);
}

#[test]
fn ok_a_cell_is_chosen_with_its_edition_and_regime() {
    let blitz = Some(Regime::BlitzUnsupervised);
    let third = illegal_queen_move().after(WhatIfAction::Take(Change::Offences(2)));
    assert!(matches!(third.now().adjudicated.ruling.facets.result.value, Outcome::Won(_)));
    let there = third.after(WhatIfAction::Under(EditionId::E2018, blitz));
    assert!(there.is_shown(EditionId::E2018, blitz));
    assert_eq!(there.now().variant.incident.illegal_moves.white, 2);
    let own = there.after(WhatIfAction::Under(EditionId::E2009, Some(Regime::Standard)));
    assert_eq!(own.now().variant.incident, third.now().variant.incident);
    let old = third.after(WhatIfAction::Under(EditionId::LondonXiii, None));
    assert!(old.is_shown(EditionId::LondonXiii, None));
    assert!(!old.after(WhatIfAction::Reset).is_changed());
}

#[test]
fn ok_a_disputed_point_stays_on_offer_once_it_is_read_the_other_way() {
    let reading = Change::Reading { disputed_point: DisputedPoint::NonMove, side: Side::Second };
    let about = About::Reading(DisputedPoint::NonMove);
    let before = clock_without_a_move();
    assert_eq!(choice(&before, about).options, [(reading, Possible::Yes)]);
    let after = before.after(WhatIfAction::Take(reading));
    assert_eq!(choice(&after, about).options, [(reading, Possible::Yes)]);
    assert_eq!(choice(&after, about).taken, Some(reading));
    let class = after.now().adjudicated.ruling.facets.classification.value;
    assert_eq!(class, Classification::Illegal);
}

#[test]
fn ok_several_changes_hold_at_once() {
    let enacted = Change::Enacted(Proposal::NonMoveIllegal);
    let both = clock_without_a_move()
        .after(WhatIfAction::Take(enacted))
        .after(WhatIfAction::Take(Change::Offences(1)));
    let counts = both.now().adjudicated.ruling.facets.counts.unwrap().value;
    assert_eq!(counts.white, 2);
    assert_eq!(choice(&both, enacted.about()).taken, Some(enacted));
}

#[test]
fn ok_new_reasons_are_told_from_those_that_fell_away() {
    let before = illegal_queen_move();
    let after = before.after(WhatIfAction::Take(NOT_PRESSED));
    let [one, other] = [&before, &after].map(|what_if| &what_if.now().adjudicated.ruling.trace);
    assert!(one.iter().all(|step| !is_new(step, one)));
    assert!(other.iter().any(|step| is_new(step, one)));
    assert_eq!(fallen_away(one, one), []);
    let fallen = fallen_away(one, other);
    assert!(fallen.iter().any(|by| by.article.0 == "7.4.b"), "{fallen:?}");
}

#[test]
fn ok_a_preset_reads_every_disputed_point_on_offer() {
    let before = clock_without_a_move();
    let about = About::Reading(DisputedPoint::NonMove);
    assert_eq!(before.presets().first(), Some(&Preset::Seminar2012));
    let after = before.after(WhatIfAction::ReadAs(Preset::ProposalsEnacted));
    let second = Change::Reading { disputed_point: DisputedPoint::NonMove, side: Side::Second };
    assert_eq!(choice(&after, about).taken, Some(second));
    assert!(after.presets().contains(&Preset::ProposalsEnacted));
    assert!(!after.presets().contains(&Preset::Seminar2012));
    let back = after.after(WhatIfAction::ReadAs(Preset::Seminar2012));
    assert!(!back.is_changed());
}
