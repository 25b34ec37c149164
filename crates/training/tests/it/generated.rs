//! Generated incidents: mostly possible acts, from positions with many special cases at hand.

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::disputed_points::Proposal;
use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Claim, Clock, Clocks, Declaration, Finding, Game, Hand, Incident,
    Manner, Misconduct, OfferTerms, Order, Owner, Person, Purpose, Quickplay, Regime, Remedy,
    Reply, Score, SetUpFault, Setting, Sight, SignedResult, Stance, Testimony,
};
use acconcio_adjudication::laws::EditionId;
use proptest::collection::vec;
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, FromSetup, Move, Position, Role, Setup, Square};

/// Positions in which castling, promotion, pins, checks and captures are all at hand.
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
    // Chess960: the rook on the square on which the king ends, and one where neither piece is.
    "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w KQkq - 0 1",
    "r4k1r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w KQkq - 0 1",
];

pub fn setup(fen: &str) -> Setup {
    Setup::from(fen.parse::<Fen>().expect("the positions are FEN"))
}

fn squares() -> impl Strategy<Value = Square> {
    (0..64u32).prop_map(Square::new)
}

pub fn players() -> impl Strategy<Value = Person> {
    prop_oneof![5 => Just(Person::White), 4 => Just(Person::Black), 1 => Just(Person::Arbiter)]
}

pub fn kinds() -> impl Strategy<Value = ActKind> {
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
        Just(Claim::OutOfTurn),
        Just(Claim::RepetitionAppeared),
        Just(Claim::RepetitionAboutToAppear),
        Just(Claim::FiftyMoves),
        Just(Claim::QuickplayFinish),
        Just(Claim::QuickplayIncrement),
        Just(Claim::DeadPosition)
    ];
    let purpose = prop_oneof![
        6 => Just(Purpose::ToPlay), 1 => Just(Purpose::ToShow), 1 => Just(Purpose::ToClearUp)
    ];
    let of = prop_oneof![2 => Just(Owner::Own), 1 => Just(Owner::Opponent)];
    let stance = prop_oneof![3 => Just(Stance::Upright), 1 => Just(Stance::UpsideDown)];
    let rare = prop_oneof![
        Just(ActKind::SetsRight),
        Just(ActKind::FlagFalls),
        Just(ActKind::StopsRecording),
        Just(ActKind::OffersDraw(OfferTerms::Plain)),
        Just(ActKind::OffersDraw(OfferTerms::Conditional)),
        Just(ActKind::WithdrawsOffer),
        Just(ActKind::AnswersDraw(Reply::AsksForTheMove)),
        Just(ActKind::Declares(Declaration::Mate)),
        Just(ActKind::Finds(Finding::NoEffortToWin)),
        Just(ActKind::Finds(Finding::TriesToWin)),
        Just(ActKind::WithdrawsClaim),
        Just(ActKind::Writes { san: "Kd2".to_owned() }),
        Just(ActKind::Declares(Declaration::Move("Ke2".to_owned()))),
        Just(ActKind::AnswersDraw(Reply::Accepts)),
        Just(ActKind::Appeals),
        Just(ActKind::Chooses(Remedy::MoveKing)),
        Just(ActKind::Chooses(Remedy::MoveCorrectly)),
        Just(ActKind::Misbehaves(Misconduct::PreventsPress)),
        Just(ActKind::Misbehaves(Misconduct::RefusesToPlay)),
        Just(ActKind::Misbehaves(Misconduct::PointsOutDefect)),
        Just(ActKind::Misbehaves(Misconduct::OutsideDisturbance)),
        Just(ActKind::Misbehaves(Misconduct::StopsClocksToUpdate)),
        Just(ActKind::Decides(ArbiterAct::Reinstates)),
        Just(ActKind::Decides(ArbiterAct::Reconstructs)),
        Just(ActKind::Arrives),
        Just(ActKind::StopsClocks { which: Clock::Both }),
        Just(ActKind::StopsClocks { which: Clock::Own }),
        Just(ActKind::Testifies(Testimony::Confirms)),
        Just(ActKind::Testifies(Testimony::Denies)),
        Just(ActKind::Signs(SignedResult::WhiteWins)),
        Just(ActKind::Signs(SignedResult::Draw)),
        Just(ActKind::Seals { san: "Kd2".to_owned(), early: 0 }),
        squares().prop_map(|square| ActKind::Feels { square }),
    ];
    let role =
        prop_oneof![Just(Role::Queen), Just(Role::Rook), Just(Role::Knight), Just(Role::King)];
    prop_oneof![
        6 => (squares(), manner, hand.clone(), proptest::option::weighted(0.1, squares()), (order, purpose))
            .prop_map(|(square, manner, hand, together_with, (order, purpose))| ActKind::Touches {
                square, manner, hand, together_with, order, purpose
            }),
        8 => (squares(), squares(), hand.clone())
            .prop_map(|(from, to, hand)| ActKind::Places { from, to, hand }),
        6 => squares().prop_map(|square| ActKind::Releases { square }),
        1 => (squares(), hand.clone()).prop_map(|(square, hand)| ActKind::Removes { square, hand }),
        1 => (role, squares(), hand.clone(), stance, of).prop_map(|(role, square, hand, stance, of)| {
            ActKind::Puts { role, square, hand, stance, of }
        }),
        1 => (squares(), proptest::option::of(squares()))
            .prop_map(|(square, to)| ActKind::Displaces { square, to }),
        6 => hand.prop_map(|hand| ActKind::PressesClock { hand }),
        2 => claim.prop_map(ActKind::Claims),
        1 => Just(ActKind::AnnouncesAdjusting),
        1 => Just(ActKind::Consents),
        1 => Just(ActKind::Notices),
        1 => Just(ActKind::Resigns),
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
        Just(SetUpFault::ClockWronglySet),
        Just(SetUpFault::ClockSetAgainstSchedule),
        Just(SetUpFault::ClockMisplaced),
        Just(SetUpFault::ColoursReversed)
    ];
    proptest::option::weighted(0.1, fault)
}

/// Incidents with mostly possible acts: squares are drawn from those of pieces and hands.
pub fn incidents() -> impl Strategy<Value = Incident> {
    let starts = (0..POSITIONS.len()).prop_map(|index| setup(POSITIONS[index]));
    (empty_incidents(starts), drawn_acts(1..14)).prop_map(|(mut incident, drawn)| {
        play(&mut incident, drawn);
        incident
    })
}

/// The values drawn for one act: the person, the kind, whether it is seen, the seconds before it, and a
/// choice among the possibilities.
pub type Drawn = (Person, ActKind, bool, u32, prop::sample::Index);

pub fn drawn_acts(length: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Drawn>> {
    vec((players(), kinds(), any::<bool>(), 0..40u32, any::<prop::sample::Index>()), length)
}

/// Incidents in which nothing has happened yet, in every regime and under every code.
pub fn empty_incidents(starts: impl Strategy<Value = Setup>) -> impl Strategy<Value = Incident> {
    let regimes = (0..Regime::ALL.len()).prop_map(|index| Regime::ALL[index]);
    let editions = (0..EditionId::ALL.len()).prop_map(|index| EditionId::ALL[index]);
    let enacted = proptest::collection::btree_set((0..8usize).prop_map(|i| Proposal::ALL[i]), 0..3);
    let around = (editions, enacted, settings(), set_ups());
    (regimes, around, starts, 0..3u8).prop_map(|(regime, around, start, counted)| {
        let (edition, enacted, setting, set_up) = around;
        let mut incident =
            Incident { edition, enacted, setting, set_up, ..Incident::initial(regime) };
        incident.start = start;
        if incident.start.board.king_of(Color::White) == Some(Square::F1) {
            incident.game = Game::Chess960;
        }
        incident.score = there_and_back(&incident);
        incident.illegal_moves.white = counted;
        // One in three is announced as a quickplay finish, with so little time that a claim is heard.
        if counted == 1 {
            incident.quickplay_finish = Quickplay::Announced;
            incident.clocks = Clocks { white: 100, black: 100, increment: 0 };
        }
        incident
    })
}

/// Adds the acts that can be done, moved to the squares of pieces and hands.
pub fn play(incident: &mut Incident, drawn: Vec<Drawn>) {
    for (by, kind, seen, after, choice) in drawn {
        let sight = if seen { Sight::Seen } else { Sight::Unseen };
        let kind = near(kind, &board_state(incident), &choice);
        do_if_possible(incident, Act { by, kind, sight, after, about: None });
    }
}

pub fn do_if_possible(incident: &mut Incident, act: Act) {
    if board_state(incident).after(&act).is_ok() {
        incident.acts.push(act);
    }
}

fn board_state(incident: &Incident) -> BoardState {
    let board_states =
        BoardState::all(incident, &incident.acts).expect("only possible acts are added");
    board_states.last().expect("one before the first act").clone()
}

/// A game that leads to the position from which the incident starts: two quiet moves of each player there
/// and back, so that repetitions are likely; none where a player has no piece for it.
fn there_and_back(incident: &Incident) -> Option<Score> {
    let from = incident.start.clone();
    let start = Chess::from_setup(from.clone(), incident.game.castling_mode()).ok()?;
    if start.castles().any() || incident.start.ep_square.is_some() {
        return None;
    }
    let mut position = start.clone();
    let mut moves = Vec::new();
    for back in [None, None, Some(0), Some(1)] {
        let is_quiet = |legal: &Move| {
            let is_way_back =
                |there: &Move| legal.from() == Some(there.to()) && Some(legal.to()) == there.from();
            let there = back.and_then(|index: usize| moves.get(index));
            legal.role() != Role::Pawn && !legal.is_capture() && there.is_none_or(is_way_back)
        };
        let legal = position.legal_moves().into_iter().find(is_quiet)?;
        moves.push(legal);
        position.play_unchecked(legal);
    }
    let moves = moves.into_iter().map(UciMove::from_standard).collect();
    (position.board() == start.board()).then_some(Score { from, moves })
}

/// The same act, moved to squares where it can be done.
#[expect(clippy::wildcard_enum_match_arm, reason = "only acts on squares are brought nearer")]
fn near(kind: ActKind, board_state: &BoardState, choice: &prop::sample::Index) -> ActKind {
    let occupied: Vec<Square> = board_state.board.occupied().into_iter().collect();
    if occupied.is_empty() {
        return kind;
    }
    let piece = occupied[choice.index(occupied.len())];
    let held = board_state.hands.last().map(|grip| grip.square);
    match kind {
        ActKind::Touches { manner, hand, together_with, order, purpose, .. } => {
            ActKind::Touches { square: piece, manner, hand, together_with, order, purpose }
        }
        ActKind::Places { to, hand, .. } => {
            let from = held.unwrap_or(piece);
            // Half of the time a legal move, so that games go on.
            let legal = legal_move_from(board_state, from, choice);
            ActKind::Places { from, to: legal.unwrap_or(to), hand }
        }
        ActKind::Releases { square } => ActKind::Releases { square: held.unwrap_or(square) },
        ActKind::Removes { hand, .. } => ActKind::Removes { square: piece, hand },
        ActKind::Displaces { to, .. } => ActKind::Displaces { square: piece, to },
        other => other,
    }
}

fn legal_move_from(
    board_state: &BoardState,
    from: Square,
    choice: &prop::sample::Index,
) -> Option<Square> {
    let mut setup = Setup::empty();
    setup.board = board_state.board.clone();
    setup.turn = board_state.to_move;
    let position = Chess::from_setup(setup, CastlingMode::Standard).ok()?;
    let moves: Vec<Move> =
        position.legal_moves().into_iter().filter(|legal| legal.from() == Some(from)).collect();
    (!moves.is_empty() && choice.index(2) == 0).then(|| moves[choice.index(moves.len())].to())
}
