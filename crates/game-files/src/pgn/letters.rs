//! The letters of the pieces in other languages.
//!
//! A game is read in another language where it has a letter that English lacks, every move of it is legal in
//! the letters of that language, and no other language reads other moves. So a fault in an English game is
//! never explained away.

use std::borrow::Cow;

use acconcio_adjudication::game_record::GameRecord;

use super::words::{play, text_of};

const ENGLISH: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

/// The letters of king, queen, rook, bishop and knight. The Russian king has two, of which the first is
/// also the knight's.
const LANGUAGES: [[&str; 5]; 11] = [
    // Czech
    ["K", "D", "V", "S", "J"],
    // Danish, German, Norwegian, Swedish
    ["K", "D", "T", "L", "S"],
    // Dutch
    ["K", "D", "T", "L", "P"],
    // Finnish
    ["K", "D", "T", "L", "R"],
    // French
    ["R", "D", "T", "F", "C"],
    // Hungarian
    ["K", "V", "B", "F", "H"],
    // Italian, Spanish
    ["R", "D", "T", "A", "C"],
    // Polish
    ["K", "H", "W", "G", "S"],
    // Portuguese
    ["R", "D", "T", "B", "C"],
    // Romanian
    ["R", "D", "T", "N", "C"],
    // Russian
    ["Кр", "Ф", "Л", "С", "К"],
];

/// Reads a game that is not in English letters; `None` where it has a fault, or could be several games.
pub(super) fn play_translated(start: &GameRecord, words: &[&[u8]]) -> Option<GameRecord> {
    let words: Vec<Cow<'_, str>> = words.iter().map(|word| text_of(word)).collect();
    let is_foreign =
        |letter: char| letter.is_uppercase() && letter != 'O' && !ENGLISH.contains(&letter);
    if !words.iter().any(|word| word.contains(is_foreign)) {
        return None;
    }
    let mut games = LANGUAGES.iter().filter_map(|letters| {
        let mut record = start.clone();
        for word in &words {
            play(&mut record, translated(word, letters)?.as_bytes()).ok()?;
        }
        Some(record)
    });
    let game = games.next()?;
    games.all(|other| other.moves() == game.moves()).then_some(game)
}

/// Returns a move in English letters; `None` where it has a letter that the language lacks.
fn translated(word: &str, letters: &[&str; 5]) -> Option<String> {
    let (mut english, mut rest) = (String::new(), word);
    while let Some(first) = rest.chars().next() {
        // The longest, for one letter may begin with another.
        let piece = (0..5).filter(|piece| rest.starts_with(letters[*piece]));
        if let Some(piece) = piece.max_by_key(|piece| letters[*piece].len()) {
            english.push(ENGLISH[piece]);
            rest = &rest[letters[piece].len()..];
        } else if first.is_uppercase() && first != 'O' {
            return None;
        } else {
            english.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    Some(english)
}
