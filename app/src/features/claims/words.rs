//! The texts on claims in games.

use acconcio_adjudication::claimable::{Ground, Procedure};
use acconcio_adjudication::game_record::GameRecord;
use shakmaty::Color;

use super::findings::Amount;
use crate::language::Language;

impl Language {
    /// Two games as an example: the one with a right to castle, the other with repetitions only.
    pub fn example_games(self) -> String {
        let (words, white, black) =
            (self.claims(), self.color_label(Color::White), self.color_label(Color::Black));
        let tags = |event: &str, result: &str| {
            format!(
                "[Event \"{event}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n"
            )
        };
        format!(
            "{}[SetUp \"1\"]\n[FEN \"4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1\"]\n\n\
             1. Bb5+ Kf8 2. Bc4 Ke8 3. Bb5+ Kf8 4. Bc4 Ke8 5. Bb5+ Kf8 *\n\n\
             {}\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2\n",
            tags(words.example_castling(), "*"),
            tags(words.example_repetition(), "1/2-1/2"),
        )
    }

    /// The progress of the reading, or its outcome.
    pub fn games_read(self, games: u64, with_entries: u64, skipped: u64) -> String {
        let shown = |number| self.grouped(number);
        self.claims().games_read(games, shown(games), shown(with_entries), skipped, shown(skipped))
    }

    /// The ground on which a position, or the moves before it, draw the game.
    pub fn ground(self, ground: &Ground) -> String {
        let words = self.claims();
        let fixed = match ground {
            Ground::Repetition(plies) => return words.repetition(plies.len()),
            Ground::Fivefold(_) => words.fivefold(),
            Ground::FiftyMoves => words.fifty_moves(),
            Ground::SeventyFiveMoves => words.seventy_five_moves(),
            Ground::DeadPosition => words.dead_position(),
        };
        fixed.to_owned()
    }

    /// The way in which the game could be drawn, by a move with its number.
    pub fn how_drawn(self, how: Procedure, played: &str) -> String {
        match how {
            Procedure::WritingTheMove(color) => self.claims().by_writing_the_move(color, played),
            Procedure::HavingTheMove(color) => self.claims().having_the_move(color),
            Procedure::Unclaimed => self.claims().unclaimed().to_owned(),
        }
    }

    /// The number of entries in a game, by kind.
    pub fn to_see(self, amount: Amount) -> String {
        let (words, Amount { claims, unclaimed, apparent }) = (self.claims(), amount);
        let items = [
            (claims > 0).then(|| words.possible_claims(claims)),
            (unclaimed > 0).then(|| words.draws_without_claim(unclaimed)),
            (apparent > 0).then(|| words.apparent_repetitions(apparent)),
        ];
        let items: Vec<String> = items.into_iter().flatten().collect();
        if items.is_empty() { words.none_under().to_owned() } else { items.join(" · ") }
    }

    /// The move that led to a ply, with its number.
    pub fn place_in(self, record: &GameRecord, ply: usize) -> String {
        let before = ply.checked_sub(1);
        let found = before.and_then(|at| Some((record.position(at)?, *record.moves().get(at)?)));
        match found {
            Some((position, played)) => self.line(position, &[played]),
            None => self.claims().at_start().to_owned(),
        }
    }
}
