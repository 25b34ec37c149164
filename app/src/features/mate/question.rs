//! "Can this side still mate?": what is asked, what the worker tells, and what is shown of it.

use super::wall::Wall;

use acconcio_core::mate::{
    Answer, Budget, Certificate, MoveLimit, Query, QueryError, Reason, Step, check,
};
use acconcio_core::standing::Standing;
use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{Color, Setup, Square};

/// What an address asks: a position, and who would have to mate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Question {
    /// The position in Forsyth-Edwards notation, as it was typed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fen: String,
    /// Who would have to mate; none as long as nobody has asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
}

/// A player, as an address names him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        color.fold_wb(Side::White, Side::Black)
    }
}

impl Question {
    /// What an address asks.
    pub fn of_hash(hash: &str) -> Question {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        serde_urlencoded::from_str(query).unwrap_or_default()
    }

    /// The address that asks this, `#` included.
    pub fn to_hash(&self) -> String {
        match serde_urlencoded::to_string(self).unwrap_or_default() {
            query if query.is_empty() => "#/mate".to_owned(),
            query => format!("#/mate?{query}"),
        }
    }

    /// The position of a film after some acts, with nobody's mate asked about yet.
    ///
    /// A right to castle is kept as long as king and rook have not left their squares; a capture en
    /// passant is one of the first position only.
    pub fn of_film(start: &Setup, shown: &[Standing]) -> Question {
        let Some(last) = shown.last() else { return Question::default() };
        let mut setup = start.clone();
        if shown.len() > 1 {
            let stands = |square: Square| {
                let piece = start.board.piece_at(square);
                shown.iter().all(|standing| standing.board.piece_at(square) == piece)
            };
            let is_kept = |rook: &Square| {
                let color = start.board.color_at(*rook);
                let king = color.and_then(|color| start.board.king_of(color));
                stands(*rook) && king.is_some_and(stands)
            };
            setup.board = last.board.clone();
            setup.turn = last.to_move;
            setup.castling_rights = start.castling_rights.into_iter().filter(is_kept).collect();
            setup.ep_square = None;
        }
        // Counters beyond what a FEN can hold do not arise in a film.
        let fen = Fen::try_from_setup(setup).map(|fen| fen.to_string()).unwrap_or_default();
        Question { fen, winner: None }
    }

    /// The question for the core; none as long as nobody has asked.
    pub fn query(&self) -> Option<Result<Query, QueryError>> {
        let winner = self.winner?.into();
        // The 75 moves are those of the Laws in force.
        let query = Query::from_fen(&self.fen, winner);
        Some(query.map(|query| query.under(MoveLimit::SeventyFive)))
    }
}

/// What the worker is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The question.
    pub question: Question,
    /// How much may be looked at.
    pub budget: Budget,
}

/// What the worker tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// It is at work.
    Running {
        /// The states looked at so far.
        spent: u64,
        /// The states that may be looked at.
        of: u64,
    },
    /// Mate can be reached by these moves.
    Possible(Vec<Step>),
    /// No series of moves leads to mate.
    Impossible(Proof),
    /// Neither was shown.
    Undecided {
        /// The states looked at.
        spent: u64,
    },
}

/// What is shown of a proof that was checked: the positions themselves, often many, are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proof {
    /// The moves that are forced before the rest holds.
    pub forced: Vec<Step>,
    /// What it rests on.
    pub reason: Reason,
    /// Where the king can ever go, and who stays for ever, if it rests on that alone.
    pub wall: Option<Wall>,
}

impl Told {
    /// What is told of an answer. A proof that the checker does not accept proves nothing.
    pub fn of(query: &Query, answer: Answer, spent: u64) -> Told {
        match answer {
            Answer::Possible(line) => Told::Possible(line.moves),
            Answer::Impossible(proof) if check::certificate(query, &proof).is_ok() => {
                Told::Impossible(Proof::of(&proof, query.winner()))
            }
            Answer::Impossible(_) => Told::Undecided { spent },
            Answer::Undecided { spent } => Told::Undecided { spent },
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
    use acconcio_core::mate::{Theorem, solve};
    use shakmaty::{Bitboard, Rank};

    use super::*;

    fn asked(fen: &str, winner: Side) -> Question {
        Question { fen: fen.to_owned(), winner: Some(winner) }
    }

    fn told(fen: &str, winner: Side) -> Told {
        let query = asked(fen, winner).query().unwrap().unwrap();
        let answer = solve(query.clone(), Budget::INTERACTIVE);
        let told = Told::of(&query, answer, 0);
        // As it comes from the worker.
        serde_json::from_str(&serde_json::to_string(&told).unwrap()).unwrap()
    }

    #[test]
    fn ok_a_question_has_an_address() {
        let question = asked("8/8/8/8/8/2k5/8/K7 w - - 0 1", Side::Black);
        assert_eq!(Question::of_hash(&question.to_hash()), question);
        assert_eq!(Question::default().to_hash(), "#/mate");
        assert_eq!(Question::of_hash("#/mate"), Question::default());
        assert_eq!(Question::of_hash("#/mate").query().map(|_| ()), None);
    }

    #[test]
    fn ok_a_mate_is_told_with_its_moves() {
        let Told::Possible(moves) = told("k1K5/p7/8/1N6/8/8/8/8 w - - 0 1", Side::White) else {
            panic!()
        };
        assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b5c7"]);
    }

    #[test]
    fn ok_a_proof_is_told_with_its_reason() {
        let Told::Impossible(proof) = told("8/8/8/8/8/2k5/8/K7 w - - 0 1", Side::Black) else {
            panic!()
        };
        assert_eq!(proof.reason, Reason::Material(Theorem::BareKing));
    }

    #[test]
    fn ok_a_wall_is_told_by_its_squares() {
        let blockade = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
        let Told::Impossible(proof) = told(blockade, Side::White) else { panic!() };
        let wall = proof.wall.unwrap();
        assert_eq!(wall.king(), Bitboard::from(Rank::Sixth) | Rank::Seventh | Rank::Eighth);
        assert_eq!(wall.fixed().count(), 8);
        assert_eq!(wall.attackers().count(), 0, "pawns attack the squares below only");
    }

    #[test]
    fn ok_the_seventy_five_moves_count() {
        let (now, before) =
            ("7k/8/2R3K1/8/8/8/8/8 b - - 149 100", "7k/8/2R3K1/8/8/8/8/8 b - - 0 1");
        assert!(matches!(told(now, Side::White), Told::Impossible(_)));
        assert!(matches!(told(before, Side::White), Told::Possible(_)));
    }

    #[test]
    fn err_a_position_that_is_none() {
        let wrong = |fen: &str| asked(fen, Side::White).query().unwrap().err();
        assert_eq!(wrong("8/8/8/8/8/8/8/K7 w - - 0 1"), Some(QueryError::NoKing(Color::Black)));
        assert_eq!(wrong("a nice game"), Some(QueryError::Pieces));
    }
}
