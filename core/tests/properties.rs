//! Properties over generated incidents: whatever hands, clocks and voices do, the core rules.

use std::collections::BTreeSet;

use acconcio_core::account::Account;
use acconcio_core::doctrine::Proposal;
use acconcio_core::grading::{grade, model_answer};
use acconcio_core::incident::{
    Act, ArbiterAct, Claim, Deed, Game, Hand, Incident, Manner, Misconduct, Order, Person, Regime,
    Remedy, SetUpFault, Setting, Sight, Stance,
};
use acconcio_core::laws::{Code, EditionId, Step};
use acconcio_core::ruling::{Duty, Facets, Obligation, Outcome, Reinstatement, Ruling};
use acconcio_core::standing::Standing;
use acconcio_core::{AdjudicationError, adjudicate};
use proptest::collection::vec;
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, FromSetup, Move, Position, Role, Setup, Square};

/// Positions in which castling, promotion, pins, checks and captures are all near.
const POSITIONS: [&str; 11] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "4k3/8/b7/8/8/8/PPP2PPP/R3K2R w KQ - 0 1",
    "3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1",
    "8/P6k/8/8/8/6r1/8/K7 w - - 0 1",
    "8/8/8/8/8/7k/p6p/K7 b - - 0 1",
    "6k1/3Q4/6K1/8/5q2/5n2/8/8 w - - 0 1",
    "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    // Chess960: the rook on the square on which the king ends, and one where neither does.
    "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w KQkq - 0 1",
    "r4k1r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w KQkq - 0 1",
];

fn setup(fen: &str) -> Setup {
    Setup::from(fen.parse::<Fen>().expect("the positions above are FEN"))
}

fn squares() -> impl Strategy<Value = Square> {
    (0..64u32).prop_map(Square::new)
}

fn players() -> impl Strategy<Value = Person> {
    prop_oneof![5 => Just(Person::White), 4 => Just(Person::Black), 1 => Just(Person::Arbiter)]
}

fn deeds() -> impl Strategy<Value = Deed> {
    let manner = prop_oneof![
        6 => Just(Manner::Deliberate),
        1 => Just(Manner::Accidental),
        1 => Just(Manner::Disputed)
    ];
    let hand = prop_oneof![6 => Just(Hand::One), 1 => Just(Hand::Other), 1 => Just(Hand::Both)];
    let order = prop_oneof![5 => Just(Order::Known), 1 => Just(Order::Unknown)];
    let claim = prop_oneof![
        Just(Claim::IllegalMove),
        Just(Claim::TouchMove),
        Just(Claim::NoMove),
        Just(Claim::FlagFall),
        Just(Claim::WrongSetUp),
        Just(Claim::DisplacedPieces),
        Just(Claim::OutOfTurn)
    ];
    let stance = prop_oneof![3 => Just(Stance::Upright), 1 => Just(Stance::UpsideDown)];
    let rare = prop_oneof![
        Just(Deed::SetsRight),
        Just(Deed::FlagFalls),
        Just(Deed::StopsRecording),
        Just(Deed::OffersDraw),
        Just(Deed::Appeals),
        Just(Deed::Chooses(Remedy::MoveKing)),
        Just(Deed::Chooses(Remedy::MoveCorrectly)),
        Just(Deed::Misbehaves(Misconduct::PreventsPress)),
        Just(Deed::Misbehaves(Misconduct::RefusesToPlay)),
        Just(Deed::Decides(ArbiterAct::Reinstates)),
    ];
    let role =
        prop_oneof![Just(Role::Queen), Just(Role::Rook), Just(Role::Knight), Just(Role::King)];
    prop_oneof![
        6 => (squares(), manner, hand.clone(), proptest::option::weighted(0.1, squares()), order)
            .prop_map(|(square, manner, hand, together_with, order)| Deed::Touches {
                square, manner, hand, together_with, order
            }),
        8 => (squares(), squares(), hand.clone())
            .prop_map(|(from, to, hand)| Deed::Places { from, to, hand }),
        6 => squares().prop_map(|square| Deed::Releases { square }),
        1 => (squares(), hand.clone()).prop_map(|(square, hand)| Deed::Removes { square, hand }),
        1 => (role, squares(), hand.clone(), stance)
            .prop_map(|(role, square, hand, stance)| Deed::Puts { role, square, hand, stance }),
        1 => (squares(), proptest::option::of(squares()))
            .prop_map(|(square, to)| Deed::Knocks { square, to }),
        6 => hand.prop_map(|hand| Deed::PressesClock { hand }),
        2 => claim.prop_map(Deed::Claims),
        1 => Just(Deed::AnnouncesAdjusting),
        1 => Just(Deed::Consents),
        1 => Just(Deed::Notices),
        1 => Just(Deed::Resigns),
        2 => rare,
    ]
}

fn settings() -> impl Strategy<Value = Setting> {
    prop_oneof![
        8 => Just(Setting::Competition),
        1 => Just(Setting::Informal),
        1 => Just(Setting::Online)
    ]
}

fn set_ups() -> impl Strategy<Value = Option<SetUpFault>> {
    let fault = prop_oneof![
        Just(SetUpFault::KingMisplaced),
        Just(SetUpFault::BoardTurned),
        Just(SetUpFault::ColoursReversed)
    ];
    proptest::option::weighted(0.1, fault)
}

/// Acts, most of which could happen: squares are drawn from where pieces and hands are.
fn incidents() -> impl Strategy<Value = Incident> {
    let acts = vec((players(), deeds(), any::<bool>(), 0..40u32), 1..14);
    let regimes = (0..Regime::ALL.len()).prop_map(|index| Regime::ALL[index]);
    let editions = (0..EditionId::ALL.len()).prop_map(|index| EditionId::ALL[index]);
    let enacted = proptest::collection::btree_set((0..8usize).prop_map(|i| Proposal::ALL[i]), 0..3);
    let around = (editions, enacted, settings(), set_ups());
    let starts = (0..POSITIONS.len()).prop_map(|index| setup(POSITIONS[index]));
    let choices = vec(any::<prop::sample::Index>(), 14);
    (regimes, around, starts, 0..3u8, acts, choices).prop_map(
        |(regime, (edition, enacted, setting, set_up), start, counted, acts, choices)| {
            let mut incident =
                Incident { edition, enacted, setting, set_up, ..Incident::initial(regime) };
            incident.start = start;
            if incident.start.board.king_of(Color::White) == Some(Square::F1) {
                incident.game = Game::Chess960;
            }
            incident.illegal_moves.white = counted;
            let mut standing = Standing::opening(&incident);
            for ((by, deed, seen, after), choice) in acts.into_iter().zip(choices) {
                let sight = if seen { Sight::Seen } else { Sight::Unseen };
                let act = Act { by, deed: near(deed, &standing, &choice), sight, after };
                if let Ok(next) = standing.after(&act) {
                    standing = next;
                    incident.acts.push(act);
                }
            }
            incident
        },
    )
}

/// The same deed, brought to squares where it can be done.
#[expect(clippy::wildcard_enum_match_arm, reason = "only acts on squares are brought nearer")]
fn near(deed: Deed, standing: &Standing, choice: &prop::sample::Index) -> Deed {
    let occupied: Vec<Square> = standing.board.occupied().into_iter().collect();
    if occupied.is_empty() {
        return deed;
    }
    let piece = occupied[choice.index(occupied.len())];
    let held = standing.hands.last().map(|grip| grip.square);
    match deed {
        Deed::Touches { manner, hand, together_with, order, .. } => {
            Deed::Touches { square: piece, manner, hand, together_with, order }
        }
        Deed::Places { to, hand, .. } => {
            let from = held.unwrap_or(piece);
            // Half of the time a legal move, so that games go on.
            let legal = legal_move_from(standing, from, choice);
            Deed::Places { from, to: legal.unwrap_or(to), hand }
        }
        Deed::Releases { square } => Deed::Releases { square: held.unwrap_or(square) },
        Deed::Removes { hand, .. } => Deed::Removes { square: piece, hand },
        Deed::Knocks { to, .. } => Deed::Knocks { square: piece, to },
        other => other,
    }
}

fn legal_move_from(
    standing: &Standing,
    from: Square,
    choice: &prop::sample::Index,
) -> Option<Square> {
    let mut setup = Setup::empty();
    setup.board = standing.board.clone();
    setup.turn = standing.to_move;
    let position = Chess::from_setup(setup, CastlingMode::Standard).ok()?;
    let moves: Vec<Move> =
        position.legal_moves().into_iter().filter(|legal| legal.from() == Some(from)).collect();
    (!moves.is_empty() && choice.index(2) == 0).then(|| moves[choice.index(moves.len())].to())
}

fn all_facets(ruling: &Ruling) -> impl Iterator<Item = &Facets> {
    std::iter::once(&ruling.facets).chain(ruling.readings.iter().map(|reading| &reading.facets))
}

fn mirrored(legal: &Move) -> Move {
    let flip = Square::flip_vertical;
    match *legal {
        Move::Normal { role, from, capture, to, promotion } => {
            Move::Normal { role, from: flip(from), capture, to: flip(to), promotion }
        }
        Move::EnPassant { from, to } => Move::EnPassant { from: flip(from), to: flip(to) },
        Move::Castle { king, rook } => Move::Castle { king: flip(king), rook: flip(rook) },
        Move::Put { role, to } => Move::Put { role, to: flip(to) },
    }
}

/// The permitted moves as a set, since their order depends on the names of squares.
fn permitted(obligation: &Obligation, side: impl Fn(&Move) -> Move) -> Vec<String> {
    let mut moves: Vec<String> =
        obligation.permitted.iter().map(|legal| format!("{:?}", side(legal))).collect();
    moves.sort();
    moves
}

fn check_mirrored(one: &Facets, other: &Facets) -> Result<(), TestCaseError> {
    prop_assert_eq!(one.trigger.value, other.trigger.value);
    prop_assert_eq!(one.classification.value, other.classification.value);
    prop_assert_eq!(one.completion.value, other.completion.value);
    let board = match other.board.value {
        Reinstatement::PawnBecomesQueen(square) => {
            Reinstatement::PawnBecomesQueen(square.flip_vertical())
        }
        same => same,
    };
    prop_assert_eq!(one.board.value, board);
    prop_assert_eq!(
        one.admissibility.map(|slot| slot.value),
        other.admissibility.map(|slot| slot.value)
    );
    prop_assert_eq!(one.window.map(|slot| slot.value), other.window.map(|slot| slot.value));
    let expected = match other.result.value {
        Outcome::Won(winner) => Outcome::Won(!winner),
        Outcome::Continues => Outcome::Continues,
        Outcome::Drawn => Outcome::Drawn,
        Outcome::PlayedAgain => Outcome::PlayedAgain,
    };
    prop_assert_eq!(one.result.value, expected);
    prop_assert_eq!(
        one.counts.map(|slot| slot.value),
        other.counts.map(|slot| slot.value.swapped())
    );
    for color in Color::ALL {
        let seconds = |facets: &Facets, color: Color| -> i32 {
            let changes = facets.time.iter().filter(|change| change.value.player == color);
            changes.map(|change| change.value.seconds).sum()
        };
        prop_assert_eq!(seconds(one, color), seconds(other, !color));
        let range = |facets: &Facets, color| facets.judgement.map(|slot| slot.value.of(color));
        prop_assert_eq!(range(one, color), range(other, !color));
    }
    let moves = |facets: &Facets, side: fn(&Move) -> Move| {
        facets.obligation.as_ref().map(|slot| permitted(&slot.value, side))
    };
    prop_assert_eq!(moves(one, |legal| *legal), moves(other, mirrored));
    Ok(())
}

fn articles(steps: &[Step]) -> Vec<String> {
    steps
        .iter()
        .flat_map(|step| {
            let mut below = articles(&step.under);
            below.push(step.by.article.to_string());
            below
        })
        .collect()
}

/// Every article that an edition's or code's table names, and those of the proposals.
fn articles_of(edition: EditionId) -> BTreeSet<String> {
    fn collect(value: &serde_json::Value, found: &mut BTreeSet<String>) {
        if let Some(article) = value.get("by").and_then(|by| by.get("article")) {
            found.insert(article.as_str().expect("an article is a text").to_owned());
        }
        match value {
            serde_json::Value::Object(fields) => {
                fields.values().for_each(|one| collect(one, found))
            }
            serde_json::Value::Array(items) => items.iter().for_each(|one| collect(one, found)),
            _ => {}
        }
    }
    let table = match edition.code() {
        Code::Edition(laws) => serde_json::to_value(laws),
        Code::Historic(code) => serde_json::to_value(code),
    };
    let mut found = BTreeSet::new();
    collect(&table.expect("a table can be written"), &mut found);
    found
}

fn citations(steps: &[Step]) -> Vec<(EditionId, String)> {
    let own = |step: &Step| (step.by.edition, step.by.article.to_string());
    steps
        .iter()
        .flat_map(|step| {
            let mut below = citations(&step.under);
            below.push(own(step));
            below
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn ok_every_incident_that_can_be_played_is_ruled(incident in incidents()) {
        let ruling = adjudicate(&incident);
        prop_assert!(ruling.is_ok(), "{:?}", ruling.err());
    }

    #[test]
    fn ok_permitted_moves_are_legal_and_there_is_always_one(incident in incidents()) {
        let ruling = adjudicate(&incident).expect("ruled, as the property above says");
        for facets in all_facets(&ruling) {
            let Some(obligation) = &facets.obligation else { continue };
            let position = ruling.subject.position.as_ref();
            let position = position.expect("moves are computed from legal positions only");
            let legal = position.legal_moves();
            let Obligation { duty, permitted } = &obligation.value;
            prop_assert!(!permitted.is_empty() || legal.is_empty());
            prop_assert!(permitted.iter().all(|one| legal.contains(one)));
            if *duty == Duty::Free {
                prop_assert_eq!(permitted.len(), legal.len());
            }
        }
    }

    #[test]
    fn ok_every_article_of_the_trace_exists_in_its_edition(incident in incidents()) {
        let known = articles_of(incident.edition);
        let ruling = adjudicate(&incident).expect("ruled");
        let traces = ruling.readings.iter().map(|reading| &reading.trace);
        for trace in std::iter::once(&ruling.trace).chain(traces) {
            for (edition, article) in citations(trace) {
                prop_assert_eq!(edition, incident.edition);
                let is_known = known.contains(&article)
                    || (article.contains("proposal") && !incident.enacted.is_empty());
                prop_assert!(is_known, "{}", article);
            }
        }
    }

    #[test]
    fn ok_a_mirrored_incident_gets_the_mirrored_ruling(incident in incidents()) {
        let mut straight = incident;
        straight.illegal_moves.black = straight.illegal_moves.white;
        let one = adjudicate(&straight).expect("ruled");
        let other = adjudicate(&straight.mirrored()).expect("ruled in the mirror too");
        check_mirrored(&one.facets, &other.facets)?;
        prop_assert_eq!(articles(&one.trace), articles(&other.trace));
        prop_assert_eq!(one.readings.len(), other.readings.len());
        for (one, other) in one.readings.iter().zip(&other.readings) {
            check_mirrored(&one.facets, &other.facets)?;
        }
    }

    #[test]
    fn ok_each_reading_answered_in_full_scores_full(incident in incidents()) {
        let ruling = adjudicate(&incident).expect("ruled");
        let account = Account::of(&incident).expect("reconstructed");
        for facets in all_facets(&ruling) {
            let answer = model_answer(&account, &ruling, facets);
            let grade = grade(&account, &ruling, &answer);
            prop_assert_eq!(grade.points(), grade.out_of(), "{:?}", grade);
        }
    }

    #[test]
    fn err_an_act_that_cannot_be_done_is_named(
        incident in incidents(),
        deed in deeds(),
        by in players(),
    ) {
        let mut incident = incident;
        incident.acts.push(Act::by(by, deed));
        match adjudicate(&incident) {
            Ok(_) => {}
            Err(AdjudicationError::Act { act, .. }) => {
                prop_assert_eq!(act, incident.acts.len() - 1);
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }
}
