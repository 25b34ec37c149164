//! A link that holds a position: of this app, of Lichess, or of another page with a FEN in its address.

/// Whether a text is a link.
pub(super) fn is_link(text: &str) -> bool {
    let is_one_word = !text.contains(char::is_whitespace);
    let has_host = text.starts_with("www.") || text.starts_with("lichess.org/");
    is_one_word && (text.contains("://") || has_host || text.starts_with("#/"))
}

/// The FEN in a link: a whole board anywhere in it, or else the parameter `fen`.
pub(super) fn fen_in(link: &str) -> Option<String> {
    let link = decoded(link);
    let begins = |at: usize| {
        at == 0 || matches!(link.as_bytes()[at - 1], b'/' | b'=' | b'?' | b'&' | b'#' | b':')
    };
    let starts = link.char_indices().map(|(at, _)| at).filter(|at| begins(*at));
    let board = starts.into_iter().find(|at| begins_with_a_board(&link[*at..]));
    let start = board.or_else(|| link.find("fen=").map(|at| at + "fen=".len()))?;
    let fen = &link[start..];
    let end = fen.find(['?', '&', '#']).unwrap_or(fen.len());
    Some(fen[..end].replace('_', " "))
}

/// Whether a text begins with eight ranks of eight squares each.
fn begins_with_a_board(text: &str) -> bool {
    let is_sign = |letter: &char| "12345678pnbrqkPNBRQK/".contains(*letter);
    let length = text.chars().take_while(is_sign).count();
    let ranks: Vec<&str> = text[..length].split('/').collect();
    let squares = |rank: &&str| {
        let count = |letter: char| letter.to_digit(10).unwrap_or(1);
        rank.chars().map(count).sum::<u32>()
    };
    ranks.len() == 8 && ranks.iter().all(|rank| squares(rank) == 8)
}

/// A link with the characters that it stands for: `%2F` is `/`, and `+` a space.
fn decoded(link: &str) -> String {
    let mut bytes = Vec::with_capacity(link.len());
    let mut rest = link.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        let escaped = match (first, after) {
            (b'%', [high, low, ..]) => byte_of(*high, *low),
            _ => None,
        };
        bytes.push(match (first, escaped) {
            (_, Some(byte)) => {
                rest = &after[2..];
                byte
            }
            (b'+', None) => b' ',
            (byte, None) => *byte,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The byte that two hexadecimal digits stand for.
fn byte_of(high: u8, low: u8) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}
