//! Incidents in one line of text, for tests: from acts to a ruling.
//!
//! Acts are written `w e1` (White touches e1), `w e1-g1` (sets the piece from e1 on g1), `w .g1` (lets go),
//! `w xf1` (takes off), `w +Qa8` (puts a queen), `w !` (presses), `b ?` (claims an illegal move), `b ?t`
//! (claims touch-move), `b ok` (lets it pass), `w adjust`, `w resigns`; a leading `~` means that the
//! arbiter does not see it, and `w ~e1` an accidental touch; `w 2e1-g1` sets it with both hands, `w #g2`
//! knocks a piece off the board, `w rights` puts it back, `w flag` is a fallen flag, `b ?flag` its claim;
//! `w offers` a draw and `b accepts` it, `b distracts` the opponent; other claims are `?displaced`,
//! `?turn`, `?misconduct`, `?fifty` and `?setup`.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Claim, Hand, Incident, Manner, Misconduct, OfferTerms, Owner, Person,
    Regime, Remedy, Reply, Sight, Stance,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::Facets;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Chess, Role, Setup};

pub fn act(text: &str) -> Act {
    let (text, sight) = match text.strip_prefix('~') {
        Some(rest) => (rest, Sight::Unseen),
        None => (text, Sight::Seen),
    };
    let (who, what) = text.split_once(' ').expect("who and what");
    let by = match who {
        "w" => Person::White,
        "b" => Person::Black,
        _ => Person::Arbiter,
    };
    let square = |name: &str| name.parse().expect("a square");
    let kind = match what {
        "!" => ActKind::presses_clock(),
        "?" => ActKind::Claims(Claim::IllegalMove),
        "?t" => ActKind::Claims(Claim::TouchMove),
        "?flag" => ActKind::Claims(Claim::FlagFall),
        "?setup" => ActKind::Claims(Claim::WrongSetUp),
        "?displaced" => ActKind::Claims(Claim::DisplacedPieces),
        "?turn" => ActKind::Claims(Claim::OutOfTurn),
        "?misconduct" => ActKind::Claims(Claim::Misconduct),
        "?fifty" => ActKind::Claims(Claim::FiftyMoves),
        "flag" => ActKind::FlagFalls,
        "rights" => ActKind::SetsRight,
        "notices" => ActKind::Notices,
        "!other" => ActKind::PressesClock { hand: Hand::Other },
        "!king" => ActKind::Chooses(Remedy::MoveKing),
        "!stands" => ActKind::Chooses(Remedy::LetStand),
        "ok" => ActKind::Consents,
        "adjust" => ActKind::AnnouncesAdjusting,
        "resigns" => ActKind::Resigns,
        "distracts" => ActKind::Misbehaves(Misconduct::Distracts),
        "offers" => ActKind::OffersDraw(OfferTerms::Plain),
        "accepts" => ActKind::AnswersDraw(Reply::Accepts),
        "reinstates" => ActKind::Decides(ArbiterAct::Reinstates),
        "restarts" => ActKind::Decides(ArbiterAct::LetsPlayGoOn),
        other if other.starts_with('#') => {
            ActKind::Displaces { square: square(&other[1..]), to: None }
        }
        other if other.starts_with('2') => ActKind::Places {
            from: square(&other[1..3]),
            to: square(&other[4..]),
            hand: Hand::Both,
        },
        other => match (other.split_at(1), other.split_once('-')) {
            (_, Some((from, to))) => ActKind::places(square(from), square(to)),
            ((".", name), None) => ActKind::Releases { square: square(name) },
            (("x", name), None) => ActKind::Removes { square: square(name), hand: Hand::One },
            (("+", piece), None) => ActKind::Puts {
                role: Role::from_char(piece.chars().next().expect("a piece")).expect("a piece"),
                square: square(&piece[1..]),
                hand: Hand::One,
                stance: Stance::Upright,
                of: Owner::Own,
            },
            (("~", name), None) => {
                let mut kind = ActKind::touches(square(name));
                if let ActKind::Touches { manner, .. } = &mut kind {
                    *manner = Manner::Accidental;
                }
                kind
            }
            _ => ActKind::touches(square(other)),
        },
    };
    Act { by, kind, sight, after: 0, about: None }
}

pub fn incident(fen: &str, regime: Regime, acts: &str) -> Incident {
    let mut incident = Incident::initial(regime);
    incident.start = Setup::from(fen.parse::<Fen>().expect("a FEN"));
    incident.acts = acts.split(", ").map(act).collect();
    incident
}

/// The incident under the Laws of 2023, in standard chess.
pub fn under_2023(fen: &str, acts: &str) -> Incident {
    Incident { edition: EditionId::E2023, ..incident(fen, Regime::Standard, acts) }
}

/// Asserts how the description of the ruling begins and ends.
#[track_caller]
pub fn check_ruling(incident: &Incident, begins: &str, ends: &str) {
    let said = describe(incident);
    assert!(said.starts_with(begins) && said.ends_with(ends), "{said}");
}

pub fn describe(incident: &Incident) -> String {
    let ruling = adjudicate(incident).expect("every incident here is ruled");
    words(&ruling.facets, ruling.subject.position.as_ref())
}

pub fn words(facets: &Facets, position: Option<&Chess>) -> String {
    let mut words = vec![
        format!("{:?}/{}", facets.classification.value, facets.classification.by.article),
        format!("{:?}", facets.completion.value),
        format!("{:?}/{}", facets.trigger.value, facets.trigger.by.article),
        format!("{:?}", facets.board.value),
    ];
    if let Some(slot) = &facets.admissibility {
        words.push(format!("{:?}", slot.value));
    }
    if let (Some(slot), Some(position)) = (&facets.obligation, position) {
        let san = |legal: &shakmaty::Move| San::from_move(position, *legal).to_string();
        let moves: Vec<String> = slot.value.permitted.iter().map(san).collect();
        words.push(format!("[{}]/{}", moves.join(" "), slot.by.article));
    }
    for slot in &facets.time {
        words.push(format!("{:?}{:+}", slot.value.player, slot.value.seconds));
    }
    if let Some(slot) = &facets.counts {
        words.push(format!("{}:{}", slot.value.white, slot.value.black));
    }
    words.push(format!("{:?}/{}", facets.result.value, facets.result.by.article));
    words.join(" ")
}
