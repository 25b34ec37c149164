//! The marks that a text must have in every language: squares, moves, and numbers.

use std::collections::BTreeSet;

use super::references;

/// The pieces in the order in which a language lists its letters for them.
const PIECES: usize = 5;

/// The signs of the pieces in that order, as files of games have them.
const SIGNS: [&str; PIECES] = ["K", "Q", "R", "B", "N"];

/// The squares, moves and numbers that are named in a text.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The squares, those of moves included.
    pub squares: BTreeSet<String>,
    /// The moves, with the signs of files of games.
    pub moves: BTreeSet<String>,
    /// The references to articles, the numbers of articles and of moves, times, and other numbers of three digits or more; a smaller one
    /// may be written in words.
    pub numbers: BTreeSet<String>,
}

impl Marks {
    /// Returns the marks of a text in a language with these letters for the pieces; without them, any
    /// capital letter stands for a piece.
    pub fn of(text: &str, letters: Option<&[String; PIECES]>) -> Marks {
        let mut marks = Marks::default();
        let references = references::written(text).into_iter();
        marks.numbers.extend(references.map(|(_, written)| format!("{{{written}}}")));
        let is_of_token = |c: char| c.is_alphanumeric() || ".=-:".contains(c);
        for token in text.split(|c| !is_of_token(c)) {
            marks.token(token.trim_matches(['.', '=', '-', ':']), letters);
        }
        marks
    }

    fn token(&mut self, token: &str, letters: Option<&[String; PIECES]>) {
        if is_castling(token) {
            self.moves.insert(token.replace('0', "O"));
        } else if let Some(played) = Played::of(token, letters) {
            self.played(&played);
        } else if token.contains('-') {
            token.split('-').for_each(|part| self.token(part, letters));
        } else if is_article(token) || is_time(token) {
            self.numbers.insert(token.to_owned());
        } else if let Some((number, rest)) = numbered(token) {
            self.numbers.insert(format!("{number}."));
            self.token(rest, letters);
        } else {
            let runs = token.split(|c: char| !c.is_ascii_digit());
            self.numbers.extend(runs.filter(|run| run.len() >= 3).map(str::to_owned));
        }
    }

    fn played(&mut self, played: &Played<'_>) {
        self.squares.insert(played.to.to_owned());
        if played.from.len() == 2 {
            self.squares.insert(played.from.to_owned());
        }
        if !played.is_square() {
            let sign = |piece: usize| SIGNS.get(piece).copied().unwrap_or("?");
            let piece = played.piece.map_or("", sign);
            let promoted = played.promoted.map(|it| format!("={}", sign(it))).unwrap_or_default();
            self.moves.insert(format!("{piece}{}{}{promoted}", played.from, played.to));
        }
    }
}

/// A move in a text, or a square.
struct Played<'a> {
    piece: Option<usize>,
    /// The square, the file or the rank from which it goes; empty where none is named.
    from: &'a str,
    takes: bool,
    to: &'a str,
    promoted: Option<usize>,
}

impl<'a> Played<'a> {
    fn of(token: &'a str, letters: Option<&[String; PIECES]>) -> Option<Played<'a>> {
        let (token, promoted) = match token.split_once('=') {
            Some((front, last)) => {
                let (piece, rest) = piece(last, letters)?;
                (front, Some(piece).filter(|_| rest.is_empty()))
            }
            None => (token, None),
        };
        let (piece, body) = match piece(token, letters) {
            Some((piece, body)) => (Some(piece), body),
            None => (None, token),
        };
        if !body.is_ascii() || body.len() < 2 {
            return None;
        }
        let (front, to) = body.split_at(body.len() - 2);
        let from = front.strip_suffix(['x', '-']).unwrap_or(front);
        let is_from = match from.as_bytes() {
            [] => true,
            [one] => is_file(*one) || is_rank(*one),
            _ => is_square(from),
        };
        let takes = front.len() > from.len();
        (is_square(to) && is_from).then_some(Played { piece, from, takes, to, promoted })
    }

    /// Whether only a square is named; a pawn that goes there is written in the same way.
    const fn is_square(&self) -> bool {
        self.piece.is_none() && self.from.is_empty() && !self.takes && self.promoted.is_none()
    }
}

/// Returns the piece whose letter a text begins with, by its place among the letters, and the rest.
fn piece<'a>(text: &'a str, letters: Option<&[String; PIECES]>) -> Option<(usize, &'a str)> {
    let Some(letters) = letters else {
        let first = text.chars().next().filter(|letter| letter.is_uppercase())?;
        return Some((PIECES, &text[first.len_utf8()..]));
    };
    let mut found = letters.iter().enumerate().filter(|(_, letter)| text.starts_with(*letter));
    // Of two letters the longer one: «Кр» is the king, «К» the knight.
    let first = found.next()?;
    let (place, letter) =
        found.fold(first, |one, other| if other.1.len() > one.1.len() { other } else { one });
    Some((place, &text[letter.len()..]))
}

const fn is_file(letter: u8) -> bool {
    matches!(letter, b'a'..=b'h')
}

const fn is_rank(letter: u8) -> bool {
    matches!(letter, b'1'..=b'8')
}

const fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [file, rank] if is_file(*file) && is_rank(*rank))
}

/// Whether a token is castling, with letters or with noughts.
fn is_castling(token: &str) -> bool {
    let parts: Vec<&str> = token.split('-').collect();
    matches!(parts.len(), 2 | 3) && parts.iter().all(|part| matches!(*part, "O" | "0"))
}

/// Whether a token is the number of an article: `4.6.b`, `A.4.c`, `7.5.3`.
fn is_article(token: &str) -> bool {
    let parts: Vec<&str> = token.split('.').collect();
    let is_number = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    let is_letter = |part: &str| part.len() == 1 && part.chars().all(|c| c.is_ascii_alphabetic());
    let is_part = |part: &&str| is_number(part) || is_letter(part);
    parts.len() > 1 && parts.iter().all(is_part) && parts.iter().any(|part| is_number(part))
}

/// Whether a token is a time of the clock: `0:19`, `1:05:00`.
fn is_time(token: &str) -> bool {
    let mut parts = token.split(':');
    token.contains(':') && parts.all(|part| part.chars().all(|c| c.is_ascii_digit()))
}

/// Returns the number of a move, and what follows it: `53...Kd6`.
fn numbered(token: &str) -> Option<(&str, &str)> {
    let end = token.find(|c: char| !c.is_ascii_digit()).filter(|end| *end > 0)?;
    let rest = token[end..].strip_prefix('.')?;
    Some((&token[..end], rest.trim_start_matches('.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(all: &str) -> [String; PIECES] {
        let letters: Vec<String> = all.split(' ').map(str::to_owned).collect();
        letters.try_into().expect("five letters")
    }

    #[track_caller]
    fn check(english: &str, other: &str, other_letters: &str) {
        let own = Marks::of(english, Some(&letters("K Q R B N")));
        assert_eq!(own, Marks::of(other, Some(&letters(other_letters))), "{english} / {other}");
        assert_ne!(own, Marks::default(), "{english}");
    }

    #[test]
    fn ok_the_same_in_the_letters_of_each_language() {
        check("Before 53...Kd6+.", "Prima di 53...Rd6+.", "R D T A C");
        check("1.e4 e5 2.Nf3, then c8=Q", "1.e4 e5 2.Sf3, dann c8=D", "K D T L S");
        check("White writes 5...O-O", "Il Bianco scrive 5...0-0", "R D T A C");
        check("Nbd7 and Kxe4", "Кbd7, Крxe4", "Кр Ф Л С К");
        check(
            "Article 4.6.b, A.4.c; 0:19 in 1992",
            "Articolo 4.6.b, A.4.c; 0:19 nel 1992",
            "R D T A C",
        );
        check("Articles 7.5.2 to 7.5.5", "Articoli 7.5.2-7.5.5", "R D T A C");
        check("the rook on h1", "la Torre in h1", "R D T A C");
    }

    #[test]
    fn err_what_differs_is_seen() {
        let of = |text: &str| Marks::of(text, Some(&letters("K Q R B N")));
        for (one, other) in [
            ("Kd6", "Qd6"),
            ("e4", "e5"),
            ("Article 4.4", "Article 4.3"),
            ("c8=Q", "c8=R"),
            ("O-O", "O-O-O"),
            ("53.Kd6", "54.Kd6"),
            ("1992", "1993"),
            ("Nbd7", "Nfd7"),
        ] {
            assert_ne!(of(one), of(other), "{one} / {other}");
        }
        let unknown = Marks::of("Sd6", None);
        assert!(unknown.squares.contains("d6"), "a square is seen without letters, too");
    }
}
