//! Tests of the texts on other rulings.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal, Side};
use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Manner, Regime, Sight};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::whatif::{Change, Claiming, Facet, Press, matrix};
use shakmaty::{Color, Square};

use super::check;
use crate::language::{ChangeContext, Language};

/// Returns an incident in which White touches his queen, then plays the king's pawn.
fn queen_then_pawn() -> Incident {
    let mut incident = Incident::initial(Regime::Standard);
    incident.acts = [
        ActKind::touches(Square::D1),
        ActKind::touches(Square::E2),
        ActKind::places(Square::E2, Square::E5),
        ActKind::Releases { square: Square::E5 },
        ActKind::presses_clock(),
    ]
    .map(|kind| Act::by(Color::White, kind))
    .to_vec();
    incident
}

fn context() -> ChangeContext {
    let incident = queen_then_pawn();
    ChangeContext::of(&incident, &adjudicate(&incident).unwrap())
}

fn facts() -> Vec<Change> {
    let by = Color::Black;
    let claims =
        [Claim::TouchMove, Claim::IllegalMove].map(|claim| Claiming::TooLate { by, claim });
    let claims = [
        Claiming::Nobody,
        Claiming::InWriting,
        Claiming::BeforeTouching,
        Claiming::AfterTouching,
        Claiming::AtOnce { by, claim: Claim::IllegalMove },
    ]
    .into_iter()
    .chain(claims)
    .map(Change::Claim);
    let manners = [Manner::Deliberate, Manner::Accidental, Manner::Disputed];
    let touches = manners.map(|manner| Change::Touch { act: 0, manner });
    [
        Change::Press(Press::Pressed),
        Change::Press(Press::NotPressed),
        Change::Sight(Sight::Seen),
        Change::Sight(Sight::Unseen),
        Change::Offences(0),
        Change::Offences(1),
        Change::Offences(2),
        Change::FirstTouch(Square::D1),
        Change::FirstTouch(Square::E2),
        Change::Enacted(Proposal::NonMoveIllegal),
        Change::NotEnacted(Proposal::NonMoveIllegal),
        Change::Reading { disputed_point: DisputedPoint::NonMove, side: Side::Second },
    ]
    .into_iter()
    .chain(claims)
    .chain(touches)
    .collect()
}

#[test]
fn ok_every_change_has_words() {
    let context = context();
    let laws = EditionId::ALL.map(Change::Edition).into_iter();
    let laws = laws.chain(Regime::ALL.map(Change::Regime));
    for change in laws.chain(facts()) {
        check(|language| language.about_change(change.about(), &context));
        check(|language| language.change(change, &context));
        check(|language| language.would_be_right(&[change], &context).unwrap());
    }
    for facet in Facet::all() {
        check(|language| language.facet_of_ruling(facet).to_owned());
    }
}

#[test]
fn ok_a_ruling_is_told_where_it_would_be_right() {
    let context = context();
    let said = |changes: &[Change]| {
        super::QUOTED.map(|language| language.would_be_right(changes, &context).unwrap())
    };
    let blitz = Change::Regime(Regime::BlitzUnsupervised);
    assert_eq!(
        said(&[blitz]),
        [
            "Your ruling would have been correct in unsupervised blitz under the Laws of 2009.",
            "La tua decisione sarebbe stata corretta nel gioco lampo senza supervisione adeguata \
             secondo il Regolamento del 2009.",
        ]
    );
    let unpressed = Change::Press(Press::NotPressed);
    assert_eq!(
        said(&[unpressed]),
        [
            "Your ruling would have been correct if the clock had not been pressed.",
            "La tua decisione sarebbe stata corretta se l’orologio non fosse stato premuto.",
        ]
    );
    assert_eq!(
        said(&[Change::Edition(EditionId::E2018), unpressed])[0],
        "Your ruling would have been correct under the Laws of 2018, if the clock had not been pressed."
    );
    assert_eq!(
        said(&[Change::FirstTouch(Square::D1)])[1],
        "La tua decisione sarebbe stata corretta se la Donna in d1 fosse stata toccata per prima."
    );
    for language in Language::ALL {
        assert_eq!(language.would_be_right(&[], &context), None);
    }
}

#[test]
fn ok_rulings_have_a_short_form() {
    let matrix = matrix(&queen_then_pawn()).unwrap();
    for cell in &matrix.cells {
        check(|language| language.ruling_in_short(&cell.ruling));
    }
    let own = super::QUOTED.map(|language| language.ruling_in_short(&matrix.own().ruling));
    assert_eq!(own, ["illegal · undone · Black +2:00", "illegale · annullata · Nero +2:00"]);
}
