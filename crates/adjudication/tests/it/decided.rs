//! Ends of the game that follow from an illegal move, a claim or a decision of the arbiter: the first of them rules
//! as well, in every edition that knows it, for either player.

use std::cell::Cell;

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::{
    Act, ActKind, Claim, Clocks, Finding, Game, Incident, Misconduct, PerPlayer, Person, Regime,
    Score,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::Outcome;
use shakmaty::uci::UciMove;
use shakmaty::{Color, EnPassantMode, Move, Position};

use crate::incident_text::{act, incident};

const WHITE: Outcome = Outcome::Won(Color::White);
const BLACK: Outcome = Outcome::Won(Color::Black);

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOK: &str = "6k1/5ppp/8/8/8/8/1R3PKP/8 w - - 0 41";
const TO_AND_FRO: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

const SINCE_2009: &[EditionId] =
    &[EditionId::E2009, EditionId::E2014, EditionId::E2017, EditionId::E2018, EditionId::E2023];
const SINCE_2017: &[EditionId] = &[EditionId::E2017, EditionId::E2018, EditionId::E2023];
const SINCE_2014: &[EditionId] =
    &[EditionId::E2014, EditionId::E2017, EditionId::E2018, EditionId::E2023];
const SINCE_2018: &[EditionId] = &[EditionId::E2018, EditionId::E2023];
const SUPERVISED: &[Regime] = &[Regime::Standard, Regime::RapidSupervised, Regime::BlitzSupervised];
const UNSUPERVISED: &[Regime] = &[Regime::RapidUnsupervised, Regime::BlitzUnsupervised];

/// An event that ends the game, where it is known.
struct Decided {
    editions: &'static [EditionId],
    regimes: &'static [Regime],
    fen: &'static str,
    /// The half-moves before that, in which the knights go out and back.
    to_and_fro: usize,
    /// The illegal moves counted against White.
    counted: u8,
    event: &'static str,
    outcome: Outcome,
}

const ALL: [Decided; 13] = [
    // Both kings in check, seen after the reply, and still so after one more move.
    Decided {
        editions: SINCE_2014,
        regimes: UNSUPERVISED,
        fen: "2R3k1/5ppp/8/8/1b6/8/r4PPP/6K1 b - - 1 32",
        to_and_fro: 0,
        counted: 0,
        event: "~b a2, ~b a2-a1, ~b .a1, ~b !, ~w h2, ~w h2-h3, ~w .h3, ~w !, a notices, b h7, b h7-h6, b .h6, b !",
        outcome: Outcome::Drawn,
    },
    // The seventy-fifth move.
    Decided {
        editions: SINCE_2014,
        regimes: &Regime::ALL,
        fen: "6k1/5pp1/7p/8/8/8/1R3PKP/8 w - - 149 120",
        to_and_fro: 0,
        counted: 0,
        event: "w b2, w b2-b1, w .b1, w !",
        outcome: Outcome::Drawn,
    },
    // A pawn left on the last rank: the queen that it becomes mates, or stalemates.
    Decided {
        editions: SINCE_2014,
        regimes: SUPERVISED,
        fen: "k7/7P/1K6/8/8/p7/8/8 w - - 0 50",
        to_and_fro: 0,
        counted: 0,
        event: "w h7, w h7-h8, w .h8, w !, b ?",
        outcome: WHITE,
    },
    Decided {
        editions: SINCE_2018,
        regimes: UNSUPERVISED,
        fen: "8/k1P5/2K5/8/p7/P7/8/8 w - - 0 50",
        to_and_fro: 0,
        counted: 0,
        event: "w c7, w c7-c8, w .c8, w !, b ?",
        outcome: Outcome::Drawn,
    },
    // The illegal move that loses, noticed or claimed.
    Decided {
        editions: SINCE_2014,
        regimes: SUPERVISED,
        fen: ROOK,
        to_and_fro: 0,
        counted: 1,
        event: "w b2, w b2-c4, w .c4, w !, a notices",
        outcome: BLACK,
    },
    Decided {
        editions: SINCE_2014,
        regimes: UNSUPERVISED,
        fen: ROOK,
        to_and_fro: 0,
        counted: 1,
        event: "w b2, w b2-c4, w .c4, w !, b ?",
        outcome: BLACK,
    },
    // A correct claim of a draw, and the fifth occurrence.
    Decided {
        editions: SINCE_2009,
        regimes: &Regime::ALL,
        fen: INITIAL,
        to_and_fro: 8,
        counted: 0,
        event: "w ?repetition",
        outcome: Outcome::Drawn,
    },
    Decided {
        editions: SINCE_2017,
        regimes: &Regime::ALL,
        fen: INITIAL,
        to_and_fro: 15,
        counted: 0,
        event: "b f6, b f6-g8, b .g8, b !",
        outcome: Outcome::Drawn,
    },
    // A claim in a quickplay finish, upheld.
    Decided {
        editions: &[EditionId::E2009],
        regimes: &[Regime::Standard],
        fen: "5k2/8/8/3p4/3P4/8/5K2/8 w - - 0 60",
        to_and_fro: 0,
        counted: 0,
        event: "w ?quickplay, a upholds",
        outcome: Outcome::Drawn,
    },
    // A flag that the arbiter sees fall, or notices.
    Decided {
        editions: SINCE_2014,
        regimes: &Regime::ALL,
        fen: ROOK,
        to_and_fro: 0,
        counted: 0,
        event: "w flag",
        outcome: BLACK,
    },
    Decided {
        editions: SINCE_2009,
        regimes: SUPERVISED,
        fen: ROOK,
        to_and_fro: 0,
        counted: 0,
        event: "~w flag, a notices",
        outcome: BLACK,
    },
    // A telephone that rings, and a player who persists in refusing to play on.
    Decided {
        editions: SINCE_2014,
        regimes: &Regime::ALL,
        fen: ROOK,
        to_and_fro: 0,
        counted: 0,
        event: "w rings",
        outcome: BLACK,
    },
    Decided {
        editions: SINCE_2009,
        regimes: &Regime::ALL,
        fen: ROOK,
        to_and_fro: 0,
        counted: 0,
        event: "w refuses, a restarts, w refuses",
        outcome: BLACK,
    },
];

/// Events that end the game by themselves, whoever has the move.
const OTHERS: [(&str, Outcome); 4] = [
    ("w resigns", BLACK),
    ("b resigns", WHITE),
    ("w offers, b accepts", Outcome::Drawn),
    ("b offers, w accepts", Outcome::Drawn),
];

/// Later events that end no game by themselves.
const LATER: [&str; 11] = [
    "w !",
    "b !",
    "b ?",
    "w ?",
    "b ?t",
    "b ?displaced",
    "b ?fifty",
    "b ?misconduct",
    "b distracts",
    "a notices",
    "w flag",
];

impl Decided {
    fn of(&self, edition: EditionId, regime: Regime, events: &[&str]) -> Incident {
        let mut incident = incident(self.fen, regime, "a notices");
        incident.edition = edition;
        incident.clocks = Clocks { white: 90, black: 240, increment: 0 };
        incident.illegal_moves = PerPlayer { white: self.counted, black: 0 };
        self.play_before(&mut incident);
        let acts = events.iter().flat_map(|event| event.split(", "));
        incident.acts = acts.map(act_of).collect();
        incident
    }
}

impl Decided {
    /// Plays the moves before the incident.
    fn play_before(&self, incident: &mut Incident) {
        let moves = TO_AND_FRO.iter().cycle().take(self.to_and_fro);
        let moves: Vec<UciMove> = moves.map(|uci| uci.parse().expect("a move")).collect();
        let score = Score { from: incident.start.clone(), moves };
        let (mut position, moves) = score.played(Game::Standard).expect("legal moves");
        moves.into_iter().for_each(|legal| position.play_unchecked(legal));
        incident.start = position.to_setup(EnPassantMode::Legal);
        incident.score = Some(score).filter(|score| !score.moves.is_empty());
    }
}

fn act_of(text: &str) -> Act {
    match text {
        "w ?quickplay" => Act::by(Person::White, ActKind::Claims(Claim::QuickplayFinish)),
        "w ?repetition" => Act::by(Person::White, ActKind::Claims(Claim::RepetitionAppeared)),
        "w rings" => Act::by(Person::White, ActKind::Misbehaves(Misconduct::DeviceSounds)),
        "w refuses" => Act::by(Person::White, ActKind::Misbehaves(Misconduct::RefusesToPlay)),
        "a upholds" => Act::by(Person::Arbiter, ActKind::Finds(Finding::NoEffortToWin)),
        other => act(other),
    }
}

fn for_each(check: impl Fn(EditionId, Regime, &Decided)) {
    for decided in &ALL {
        for edition in decided.editions {
            decided.regimes.iter().for_each(|regime| check(*edition, *regime, decided));
        }
    }
}

/// Checks the result, and that of the same events with the colours exchanged.
#[track_caller]
fn check_outcome(incident: &Incident, expected: Outcome, events: &[&str]) {
    let (edition, regime) = (incident.edition, incident.regime);
    let result = |incident| adjudicate(incident).expect("ruled").facets.result.value;
    assert_eq!(result(incident), expected, "{edition:?} {regime:?}: {events:?}");
    let mirrored = result(&incident.mirrored()).mirrored();
    assert_eq!(mirrored, expected, "mirrored {edition:?} {regime:?}: {events:?}");
}

#[test]
fn ok_each_of_them_ends_the_game() {
    for_each(|edition, regime, decided| {
        let events = [decided.event];
        check_outcome(&decided.of(edition, regime, &events), decided.outcome, &events);
    });
}

#[test]
fn ok_of_two_events_that_end_the_game_the_first_counts() {
    for_each(|edition, regime, decided| {
        for (other, outcome) in OTHERS {
            let first = [decided.event, other];
            check_outcome(&decided.of(edition, regime, &first), decided.outcome, &first);
            let second = [other, decided.event];
            check_outcome(&decided.of(edition, regime, &second), outcome, &second);
        }
    });
}

#[test]
fn ok_nothing_that_comes_after_the_end_changes_the_result() {
    for_each(|edition, regime, decided| {
        let each = LATER.iter().map(std::slice::from_ref);
        for later in each.chain([LATER.as_slice()]) {
            let events: Vec<&str> = [decided.event].iter().chain(later).copied().collect();
            check_outcome(&decided.of(edition, regime, &events), decided.outcome, &events);
        }
    });
}

/// The next legal move, played and pressed; none where the position is not legal.
fn next_move(incident: &Incident) -> Option<Vec<Act>> {
    let reconstruction = Reconstruction::of(incident).expect("reconstructed");
    let turn = reconstruction.turns.last()?;
    let is_plain = |legal: &&Move| matches!(legal, Move::Normal { promotion: None, .. });
    let legal = turn.before.moves().iter().find(is_plain)?;
    let (from, to) = (legal.from()?, legal.to());
    let kinds = [
        ActKind::touches(from),
        ActKind::places(from, to),
        ActKind::Releases { square: to },
        ActKind::presses_clock(),
    ];
    Some(kinds.into_iter().map(|kind| Act::by(turn.player, kind)).collect())
}

#[test]
fn ok_play_that_goes_on_changes_nothing() {
    let played = Cell::new(0);
    for_each(|edition, regime, decided| {
        let events = [decided.event];
        let mut incident = decided.of(edition, regime, &events);
        for _ in 0..3 {
            let Some(acts) = next_move(&incident) else { break };
            incident.acts.extend(acts);
            played.set(played.get() + 1);
            check_outcome(&incident, decided.outcome, &events);
        }
    });
    assert!(played.get() > 100, "{} moves", played.get());
}

#[test]
fn ok_a_king_taken_after_the_draw_changes_nothing() {
    let draw = &ALL[0];
    for edition in draw.editions {
        for regime in draw.regimes {
            for later in ["w c8, w c8-g8, w .g8, w !", "~w c8, ~w c8-g8, ~w .g8, ~w !, a notices"] {
                let events = [draw.event, later];
                check_outcome(&draw.of(*edition, *regime, &events), Outcome::Drawn, &events);
            }
        }
    }
}

/// Checks that the awaited move is completed by the press, and that a reply before it counts.
#[test]
fn ok_the_position_counts_that_is_on_the_board_at_a_late_press() {
    let draw = &ALL[0];
    let awaited = draw.event.strip_suffix(", b !").expect("the press comes last");
    let out_of_check = ("w g1, w g1-h2, w .h2", WHITE);
    let still_in_check = ("w g2, w g2-g3, w .g3", Outcome::Drawn);
    for edition in draw.editions {
        for regime in draw.regimes {
            for (reply, outcome) in [out_of_check, still_in_check] {
                let late = [awaited, reply, "b !", "b resigns"];
                check_outcome(&draw.of(*edition, *regime, &late), outcome, &late);
                let at_once = [draw.event, reply, "b resigns"];
                check_outcome(&draw.of(*edition, *regime, &at_once), Outcome::Drawn, &at_once);
            }
        }
    }
}

/// Checks that the draw needs the arbiter, the reply and one more move.
#[test]
fn err_a_position_that_the_arbiter_has_not_waited_on_draws_nothing() {
    let draw = &ALL[0];
    let unseen = draw.event.replace("a notices, ", "").replace(", b ", ", ~b ");
    let before_the_move = draw.event.split(", b h7").next().expect("the arbiter notices");
    for edition in draw.editions {
        for regime in draw.regimes {
            for events in [unseen.as_str(), before_the_move] {
                let events = [events, "b resigns"];
                check_outcome(&draw.of(*edition, *regime, &events), WHITE, &events);
            }
        }
    }
    for regime in SUPERVISED {
        let events = [draw.event];
        check_outcome(&draw.of(EditionId::E2023, *regime, &events), Outcome::Continues, &events);
    }
}
