//! The texts of the page on whether a side can still mate.

use acconcio_mate::{Ending, QueryError, Reason, Theorem};
use shakmaty::{Color, Role, Square};

use super::Language;

impl Language {
    /// The questions: whether White can mate, whether Black can, whether either can.
    pub fn mate_questions(self) -> [&'static str; 3] {
        let words = self.mate();
        [words.ask_white(), words.ask_black(), words.ask_either()]
    }

    /// The names of the example positions.
    pub fn mate_examples(self) -> [&'static str; 6] {
        let words = self.mate();
        [
            words.example_pawn_wall(),
            words.example_bishops_walled(),
            words.example_knight_bare_king(),
            words.example_knight_pawn(),
            words.example_gap(),
            words.example_forced(),
        ]
    }

    /// The consequences under the Laws where only this player can still mate.
    pub fn only_one_can(self, winner: Color) -> String {
        self.mate().only_one_can(winner, !winner)
    }

    /// The progress of the search: `40,000 of at most 300,000 positions`.
    pub fn states_looked_at(self, spent: u64, of: u64) -> String {
        self.mate().looked_at(self.grouped(spent), self.grouped(of))
    }

    /// The result that neither was shown, and its consequence under the Laws.
    pub fn mate_undecided(self, winner: Color, spent: u64) -> String {
        self.mate().undecided(winner, self.grouped(spent))
    }

    /// A piece and the squares on which it may stand: `the bishop (c1, e3)`.
    pub fn man_on(self, role: Role, squares: &[Square]) -> String {
        const MOST: usize = 8;
        let mut listed: Vec<String> = squares.iter().take(MOST).map(ToString::to_string).collect();
        if squares.len() > MOST {
            listed.push("…".to_owned());
        }
        format!("{} ({})", self.role(role), self.listed(&listed))
    }

    /// The reason why mate is impossible, in one or two sentences.
    pub fn why_no_mate(self, reason: Reason, winner: Color) -> String {
        let (words, loser) = (self.mate(), !winner);
        let number = |positions: u32| self.grouped(u64::from(positions));
        match reason {
            Reason::Over(Ending::Stalemate) => words.why_stalemate().to_owned(),
            Reason::Over(Ending::WinnerMated) => words.why_mated(winner),
            Reason::Over(Ending::SeventyFiveMoves) => words.why_seventy_five_moves().to_owned(),
            Reason::Material(Theorem::BareKing) => words.why_bare_king(winner),
            Reason::Material(Theorem::KnightAgainstQueens) => {
                words.why_knight_against_queens(winner, loser)
            }
            Reason::Material(Theorem::BishopsOfOneColor) => {
                words.why_bishops_of_one_colour(winner, loser)
            }
            Reason::Repetition => words.why_repetition().to_owned(),
            Reason::Closed(positions) => words.why_closed(number(positions)),
            Reason::Patterns => words.why_walled(loser),
            Reason::ClosedWithPatterns(positions) => {
                words.why_walled_later(number(positions), loser)
            }
        }
    }

    /// The error in a position, and the remedy.
    pub fn query_error(self, error: QueryError) -> String {
        let words = self.mate();
        let fixed = match error {
            QueryError::NoKing(color) => return words.no_king(color),
            QueryError::ManyKings(color) => return words.many_kings(color),
            QueryError::Fields => words.fen_fields(),
            QueryError::Pieces => words.fen_pieces(),
            QueryError::SideToMove => words.fen_side_to_move(),
            QueryError::Castling => words.fen_castling(),
            QueryError::EnPassant => words.fen_en_passant(),
            QueryError::Counter => words.fen_counter(),
            QueryError::EmptyBoard => words.empty_board(),
            QueryError::PawnOnLastRank => words.pawn_on_last_rank(),
            QueryError::CastlingRight => words.wrong_castling_right(),
            QueryError::EnPassantSquare => words.wrong_en_passant_square(),
            QueryError::OppositeCheck => words.opposite_check(),
            QueryError::TooMuchMaterial => words.too_much_material(),
        };
        fixed.to_owned()
    }
}
