//! The question "Can this side still mate?": the request to the worker, its reports, and the answer
//! shown.

use super::wall::Wall;
use crate::platform::player_color::PlayerColor;

use acconcio_mate::{
    Answer, Budget, Certificate, MoveLimit, Query, QueryError, Reason, Step, check,
};
use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// The request to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The position in Forsyth-Edwards notation.
    pub fen: String,
    /// The player who would have to mate.
    pub winner: PlayerColor,
    /// The budget of the search.
    pub budget: Budget,
}

impl Ask {
    /// The question for the core.
    ///
    /// # Errors
    /// The fault of the position.
    pub fn query(&self) -> Result<Query, QueryError> {
        let query = Query::from_fen(&self.fen, self.winner.into())?;
        // The limit of 75 moves is that of the Laws in force.
        Ok(query.under(MoveLimit::SeventyFive))
    }
}

/// A report of the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SearchReport {
    /// The search is running.
    Running {
        /// The number of states examined so far.
        spent: u64,
        /// The number of states that may be examined.
        of: u64,
    },
    /// Mate can be reached by these moves.
    Possible(Vec<Step>),
    /// No series of moves leads to mate.
    Impossible(Proof),
    /// The search proved neither.
    Undecided {
        /// The number of states examined.
        spent: u64,
    },
}

/// A proof that was checked, as it is shown: the positions themselves, often many, are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proof {
    /// The moves that are forced before the rest holds.
    pub forced: Vec<Step>,
    /// The reason on which the proof rests.
    pub reason: Reason,
    /// The squares that the king can ever reach, and the pieces that never move, if it rests on these
    /// alone.
    pub wall: Option<Wall>,
}

impl SearchReport {
    /// The report of an answer. A proof that the checker does not accept proves nothing.
    pub fn of(query: &Query, answer: Answer, spent: u64) -> SearchReport {
        match answer {
            Answer::Possible(line) => SearchReport::Possible(line.moves),
            Answer::Impossible(proof) if check::certificate(query, &proof).is_ok() => {
                SearchReport::Impossible(Proof::of(&proof, query.winner()))
            }
            Answer::Impossible(_) => SearchReport::Undecided { spent },
            Answer::Undecided { spent } => SearchReport::Undecided { spent },
        }
    }
}

impl Proof {
    fn of(proof: &Certificate, winner: Color) -> Proof {
        let (_, reason) = proof.summary();
        let (mut forced, mut rest) = (Vec::new(), proof);
        while let Certificate::Forced { moves, then } = rest {
            forced.extend_from_slice(moves);
            rest = then;
        }
        let wall = match rest {
            Certificate::Patterns(patterns) => Some(Wall::of(patterns, winner)),
            Certificate::Over(_)
            | Certificate::Material(_)
            | Certificate::Forced { .. }
            | Certificate::Repetition
            | Certificate::Closed(_) => None,
        };
        Proof { forced, reason, wall }
    }
}

#[cfg(test)]
mod tests {
    use acconcio_mate::{Theorem, solve};
    use shakmaty::{Bitboard, Rank};

    use super::*;
    use crate::route::mate_question::{MateQuestion, Winners};

    fn asked(fen: &str, winner: PlayerColor) -> Ask {
        Ask { fen: fen.to_owned(), winner, budget: Budget::INTERACTIVE }
    }

    fn report(fen: &str, winner: PlayerColor) -> SearchReport {
        let query = asked(fen, winner).query().unwrap();
        let answer = solve(query.clone(), Budget::INTERACTIVE);
        let report = SearchReport::of(&query, answer, 0);
        // Serialized and parsed, as it comes from the worker.
        serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap()
    }

    #[test]
    fn ok_a_question_has_an_address() {
        let fen = "8/8/8/8/8/2k5/8/K7 w - - 0 1".to_owned();
        for winner in [None, Some(Winners::White), Some(Winners::Black), Some(Winners::Both)] {
            let question = MateQuestion { fen: fen.clone(), winner };
            assert_eq!(MateQuestion::of_hash(&question.to_hash()), question);
        }
        assert_eq!(MateQuestion::default().to_hash(), "#/mate");
        assert_eq!(MateQuestion::of_hash("#/mate"), MateQuestion::default());
    }

    #[test]
    fn ok_a_mate_is_told_with_its_moves() {
        let SearchReport::Possible(moves) =
            report("k1K5/p7/8/1N6/8/8/8/8 w - - 0 1", PlayerColor::White)
        else {
            panic!()
        };
        assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b5c7"]);
    }

    #[test]
    fn ok_a_proof_is_told_with_its_reason() {
        let SearchReport::Impossible(proof) =
            report("8/8/8/8/8/2k5/8/K7 w - - 0 1", PlayerColor::Black)
        else {
            panic!()
        };
        assert_eq!(proof.reason, Reason::Material(Theorem::BareKing));
    }

    #[test]
    fn ok_a_wall_is_told_by_its_squares() {
        let blockade = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
        let SearchReport::Impossible(proof) = report(blockade, PlayerColor::White) else {
            panic!()
        };
        let wall = proof.wall.unwrap();
        assert_eq!(wall.king(), Bitboard::from(Rank::Sixth) | Rank::Seventh | Rank::Eighth);
        assert_eq!(wall.fixed().count(), 8);
        assert_eq!(wall.attackers().count(), 0, "pawns attack the squares below only");
    }

    #[test]
    fn ok_the_seventy_five_moves_count() {
        let (now, before) =
            ("7k/8/2R3K1/8/8/8/8/8 b - - 149 100", "7k/8/2R3K1/8/8/8/8/8 b - - 0 1");
        assert!(matches!(report(now, PlayerColor::White), SearchReport::Impossible(_)));
        assert!(matches!(report(before, PlayerColor::White), SearchReport::Possible(_)));
    }

    #[test]
    fn err_a_position_that_is_none() {
        let wrong = |fen: &str| asked(fen, PlayerColor::White).query().err();
        assert_eq!(wrong("8/8/8/8/8/8/8/K7 w - - 0 1"), Some(QueryError::NoKing(Color::Black)));
        assert_eq!(wrong("a nice game"), Some(QueryError::Pieces));
    }
}
