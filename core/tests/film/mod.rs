//! Films in a line of text, for tests: acts in, ruling out.
//!
//! Acts are written `w e1` (White touches e1), `w e1-g1` (sets the piece from e1 on g1), `w .g1`
//! (lets go), `w xf1` (takes off), `w +Qa8` (puts a queen), `w !` (presses), `b ?` (claims an illegal
//! move), `b ?t` (claims touch-move), `b ok` (lets it pass), `w adjust`, `w resigns`; a leading `~`
//! means that the arbiter does not see it, and `w ~e1` an accidental touch; `w 2e1-g1` sets it with both hands,
//! `w #g2` knocks a piece off the board, `w rights` puts it back, `w flag` is a fallen flag, `b ?flag` its claim;
//! `w offers` a draw and `b accepts` it, `b distracts` the opponent; other claims are `?displaced`, `?turn`,
//! `?misconduct`, `?fifty` and `?setup`.

use acconcio_core::adjudicate;
use acconcio_core::incident::{
    Act, ArbiterAct, Claim, Deed, Hand, Incident, Manner, Misconduct, Person, Regime, Remedy,
    Reply, Sight, Stance,
};
use acconcio_core::ruling::Facets;
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
    let deed = match what {
        "!" => Deed::presses_clock(),
        "?" => Deed::Claims(Claim::IllegalMove),
        "?t" => Deed::Claims(Claim::TouchMove),
        "?flag" => Deed::Claims(Claim::FlagFall),
        "?setup" => Deed::Claims(Claim::WrongSetUp),
        "?displaced" => Deed::Claims(Claim::DisplacedPieces),
        "?turn" => Deed::Claims(Claim::OutOfTurn),
        "?misconduct" => Deed::Claims(Claim::Misconduct),
        "?fifty" => Deed::Claims(Claim::FiftyMoves),
        "flag" => Deed::FlagFalls,
        "rights" => Deed::SetsRight,
        "notices" => Deed::Notices,
        "!other" => Deed::PressesClock { hand: Hand::Other },
        "!king" => Deed::Chooses(Remedy::MoveKing),
        "!stands" => Deed::Chooses(Remedy::LetStand),
        "ok" => Deed::Consents,
        "adjust" => Deed::AnnouncesAdjusting,
        "resigns" => Deed::Resigns,
        "distracts" => Deed::Misbehaves(Misconduct::Distracts),
        "offers" => Deed::OffersDraw,
        "accepts" => Deed::AnswersDraw(Reply::Accepts),
        "reinstates" => Deed::Decides(ArbiterAct::Reinstates),
        "restarts" => Deed::Decides(ArbiterAct::LetsPlayGoOn),
        other if other.starts_with('#') => Deed::Knocks { square: square(&other[1..]), to: None },
        other if other.starts_with('2') => {
            Deed::Places { from: square(&other[1..3]), to: square(&other[4..]), hand: Hand::Both }
        }
        other => match (other.split_at(1), other.split_once('-')) {
            (_, Some((from, to))) => Deed::places(square(from), square(to)),
            ((".", name), None) => Deed::Releases { square: square(name) },
            (("x", name), None) => Deed::Removes { square: square(name), hand: Hand::One },
            (("+", piece), None) => Deed::Puts {
                role: Role::from_char(piece.chars().next().expect("a piece")).expect("a piece"),
                square: square(&piece[1..]),
                hand: Hand::One,
                stance: Stance::Upright,
            },
            (("~", name), None) => {
                let mut deed = Deed::touches(square(name));
                if let Deed::Touches { manner, .. } = &mut deed {
                    *manner = Manner::Accidental;
                }
                deed
            }
            _ => Deed::touches(square(other)),
        },
    };
    Act { by, deed, sight, after: 0 }
}

pub fn incident(fen: &str, regime: Regime, acts: &str) -> Incident {
    let mut incident = Incident::initial(regime);
    incident.start = Setup::from(fen.parse::<Fen>().expect("a FEN"));
    incident.acts = acts.split(", ").map(act).collect();
    incident
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
