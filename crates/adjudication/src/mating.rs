//! The question whether the opponent can still mate, as the provisions put it: [`acconcio_mate`] within a
//! small budget, and the list of US Chess.

use std::cell::RefCell;

use shakmaty::fen::Fen;
use shakmaty::{Castles, CastlingMode, Chess, Color, Move, Position, Role, Setup};

use crate::laws::{Article, Fact, MatingLine};
use acconcio_mate::{Answer, Budget, MoveLimit, Query, Reason, Theorem, check, decide};

/// The articles of the Laws in force (2023) that depend on whether a player can still mate.
pub const TURNING_ON_MATE: [Article; 5] =
    [Article("5.1.2"), Article("5.2.2"), Article("6.9"), Article("7.5.5"), Article("A.5.3")];

/// Whether the exception for an opponent who cannot mate is established, and on which fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mating {
    /// The opponent cannot mate, and this is proven.
    Excluded(Fact),
    /// The opponent can mate, or it was not shown that he cannot: the exception is not established.
    NotExcluded(Fact),
}

impl Mating {
    /// The same answer under a move limit with which it holds as well.
    fn under(&self, limit: MoveLimit) -> Mating {
        match self {
            Mating::NotExcluded(Fact::MatePossible { fen, line }) => {
                let (fen, line) = (fen.clone(), line.under(limit));
                Mating::NotExcluded(Fact::MatePossible { fen, line })
            }
            Mating::NotExcluded(_) | Mating::Excluded(_) => self.clone(),
        }
    }
}

/// The answers given so far on one incident. Every reading and every edition asks about the same few
/// positions, and an answer may take thousands of times longer than the rest of a ruling.
#[derive(Clone, Debug, Default)]
pub struct MateAnswers {
    known: RefCell<Vec<(Question, Mating)>>,
}

#[derive(Clone, Debug)]
struct Question {
    setup: Setup,
    winner: Color,
    limit: MoveLimit,
}

impl MateAnswers {
    /// Returns whether `winner` can still mate, by [`can_mate`] or from an earlier answer.
    pub(crate) fn can_mate(&self, setup: &Setup, winner: Color, limit: MoveLimit) -> Mating {
        let answers = |(question, answer): &&(Question, Mating)| {
            question.winner == winner && question.setup == *setup && question.holds(answer, limit)
        };
        let known = self.known.borrow().iter().find(answers).map(|(_, answer)| answer.under(limit));
        if let Some(answer) = known {
            return answer;
        }
        let answer = can_mate(setup, winner, limit);
        let question = Question { setup: setup.clone(), winner, limit };
        self.known.borrow_mut().push((question, answer.clone()));
        answer
    }
}

impl Question {
    /// Whether the answer to this question holds with the other move limit as well: a line that reaches
    /// mate before the draw does, and so does a proof without that draw, since it leaves fewer lines.
    fn holds(&self, answer: &Mating, limit: MoveLimit) -> bool {
        let has_time = |plies: usize| self.setup.halfmoves as usize + plies <= CLOCK_LIMIT;
        limit == self.limit
            || match answer {
                Mating::NotExcluded(Fact::MatePossible { line, .. }) => {
                    line.plies_found().is_some_and(has_time)
                }
                Mating::Excluded(_) => self.limit == MoveLimit::None && has_time(1),
                Mating::NotExcluded(_) => false,
            }
    }
}

/// The number of plies without a capture or pawn move after which the game may be drawn.
const CLOCK_LIMIT: usize = MoveLimit::HALF_MOVES as usize;

/// Returns whether `winner` can still mate in this set-up, legal or not, before the seventy-five moves draw
/// the game under editions that have that rule.
///
/// DOUBT: in a position that is not legal no series of legal moves begins; only a bare king is taken to
/// exclude mate there.
fn can_mate(setup: &Setup, winner: Color, limit: MoveLimit) -> Mating {
    if setup.board.by_color(winner).count() <= 1 {
        let reason = Reason::Material(Theorem::BareKing);
        let fen = Fen::try_from_setup(setup.clone()).unwrap_or_else(|lossy| lossy.ignore());
        let fen = fen.to_string();
        return Mating::Excluded(Fact::MateImpossible { fen, forced: 0, reason });
    }
    // An incident keeps castling rights even after king or rook has moved: only rights that can still exist
    // count.
    let mut setup = setup.clone();
    setup.castling_rights = Castles::from_setup(&setup, CastlingMode::Standard)
        .unwrap_or_else(|sound| sound)
        .castling_rights();
    let query = Query::from_setup(setup, winner).map(|query| query.under(limit));
    let Ok(query) = query else { return Mating::NotExcluded(Fact::MateNotExcluded) };
    let fen = query.fen();
    match decide(query.clone(), Budget::QUICK) {
        // A proof is reported only if the checker has accepted it.
        Answer::Impossible(proof) if check::certificate(&query, &proof).is_err() => {
            Mating::NotExcluded(Fact::MateUndecided { fen })
        }
        Answer::Impossible(certificate) => {
            let (forced, reason) = certificate.summary();
            Mating::Excluded(Fact::MateImpossible { fen, forced, reason })
        }
        Answer::Possible(found) => {
            let line = MatingLine::found(query, found, Budget::QUICK);
            Mating::NotExcluded(Fact::MatePossible { fen, line })
        }
        Answer::Undecided { .. } => Mating::NotExcluded(Fact::MateUndecided { fen }),
    }
}

/// Returns whether US Chess counts `winner`'s material as enough to win on time: not a lone king, king and
/// bishop or king and knight, or king and two knights against no pawns, unless the win is forced (14E).
///
/// SHORTCUT: a forced win is searched for within [`FORCED_WITHIN`] moves; a longer one counts as too little.
pub(crate) fn has_enough_to_win_on_time(setup: &Setup, winner: Color) -> Mating {
    let of = |color, role| (setup.board.by_color(color) & setup.board.by_role(role)).count();
    let men = setup.board.by_color(winner).count();
    let is_too_little = match men {
        0 | 1 => true,
        2 => of(winner, Role::Bishop) + of(winner, Role::Knight) == 1,
        3 => of(winner, Role::Knight) == 2 && of(!winner, Role::Pawn) == 0,
        _ => false,
    };
    if !is_too_little {
        return Mating::NotExcluded(Fact::EnoughMaterial);
    }
    match moves_to_forced_mate(setup, winner) {
        Some(moves) => Mating::NotExcluded(Fact::MateIsForced(moves)),
        None => Mating::Excluded(Fact::TooLittleMaterial),
    }
}

/// The number of moves within which a forced mate is searched for.
const FORCED_WITHIN: u32 = 2;

/// The number of moves in which `winner` can force mate, whatever the opponent plays, if it is few; none in a set-up that
/// is not legal.
fn moves_to_forced_mate(setup: &Setup, winner: Color) -> Option<u32> {
    if setup.board.by_color(winner).count() <= 1 {
        return None;
    }
    let position: Chess = setup.clone().position(CastlingMode::Standard).ok()?;
    (1..=FORCED_WITHIN).find(|moves| is_mate_forced(&position, winner, *moves))
}

fn is_mate_forced(position: &Chess, winner: Color, moves: u32) -> bool {
    let legal = position.legal_moves();
    let leads_to_mate = |played: &Move, moves: u32| {
        let mut next = position.clone();
        next.play_unchecked(*played);
        is_mate_forced(&next, winner, moves)
    };
    if position.turn() == winner {
        moves > 0 && legal.iter().any(|played| leads_to_mate(played, moves - 1))
    } else if legal.is_empty() {
        position.is_check()
    } else {
        moves > 0 && legal.iter().all(|played| leads_to_mate(played, moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition_id::EditionId;
    use crate::laws::index::entries;

    #[test]
    fn ok_the_articles_that_turn_on_mate_are_those_of_2023() {
        let known = entries(EditionId::E2023);
        for article in TURNING_ON_MATE {
            assert!(known.iter().any(|entry| entry.article == article), "{}", article.0);
        }
    }

    #[track_caller]
    fn check(fen: &str, winner: Color, expected: &str) {
        let setup = fen.parse::<Fen>().unwrap().into_setup();
        let told = match can_mate(&setup, winner, MoveLimit::None) {
            Mating::Excluded(fact) => format!("excluded: {fact:?}"),
            Mating::NotExcluded(fact) => format!("{fact:?}"),
        };
        assert!(told.starts_with(expected), "{told}");
    }

    #[test]
    fn ok_a_right_to_castle_that_is_none_is_left_out() {
        // The rook of h1 has moved to g1: the right on the other side stays.
        let expected = r#"MatePossible { fen: "4k3/8/8/8/8/8/8/R3K1R1 w Q - 0 1""#;
        check("4k3/8/8/8/8/8/8/R3K1R1 w KQ - 0 1", Color::White, expected);
    }

    #[test]
    fn ok_a_forced_win_is_enough_to_win_on_time() {
        let told = |fen: &str| {
            has_enough_to_win_on_time(&fen.parse::<Fen>().unwrap().into_setup(), Color::White)
        };
        // Black has to block his own king, and is mated; a move later the pawn has passed.
        let forced = Mating::NotExcluded(Fact::MateIsForced(1));
        assert_eq!(told("5K1k/7p/7p/4N3/8/8/8/8 b - - 0 40"), forced);
        let too_little = Mating::Excluded(Fact::TooLittleMaterial);
        assert_eq!(told("5K1k/7p/8/4N2p/8/8/8/8 b - - 0 40"), too_little);
        assert_eq!(told("5K1k/8/8/4N3/8/8/8/8 b - - 0 40"), too_little);
    }

    /// The number of searches for the answers under both move limits, in this order.
    #[track_caller]
    fn searches(fen: &str, limits: [MoveLimit; 2]) -> usize {
        let setup = fen.parse::<Fen>().unwrap().into_setup();
        let answers = MateAnswers::default();
        for limit in limits {
            assert_eq!(
                answers.can_mate(&setup, Color::White, limit),
                can_mate(&setup, Color::White, limit),
                "{fen} {limit:?}"
            );
        }
        answers.known.into_inner().len()
    }

    #[test]
    fn ok_an_answer_serves_for_both_move_limits_where_it_holds_for_both() {
        use MoveLimit::{None, SeventyFive};
        let rook = |clock: u32| format!("8/8/8/3k4/8/8/8/R3K3 w - - {clock} 90");
        assert_eq!(searches(&rook(0), [None, SeventyFive]), 1);
        assert_eq!(searches(&rook(0), [SeventyFive, None]), 1);
        // The draw comes before the mate.
        assert_eq!(searches(&rook(146), [None, SeventyFive]), 2);
        assert_eq!(searches(&rook(146), [SeventyFive, None]), 2);
        let blockade = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
        assert_eq!(searches(blockade, [None, SeventyFive]), 1);
        // A proof may rest on the draw.
        assert_eq!(searches(blockade, [SeventyFive, None]), 2);
    }

    #[test]
    fn ok_only_a_bare_king_excludes_mate_in_an_illegal_position() {
        let both_in_check = "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1";
        check(both_in_check, Color::White, "MatePossible");
        check("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", Color::White, "MateNotExcluded");
        check("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", Color::Black, "excluded: MateImpossible");
    }
}
