//! Which articles are shown: by number or by word.

use crate::language::SubjectWords;

/// What is sought; nothing admits all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    terms: Vec<String>,
}

impl Search {
    /// What was typed, word by word.
    pub(super) fn of(typed: &str) -> Search {
        Search { terms: plain(typed).split_whitespace().map(str::to_owned).collect() }
    }

    /// Whether every word is in the texts of an article, or begins its number.
    pub(super) fn admits(&self, number: &str, words: SubjectWords) -> bool {
        if self.terms.is_empty() {
            return true;
        }
        let (number, texts) = (plain(number), plain(&format!("{} {}", words.title, words.line)));
        let is_number = |term: &str| number.split(' ').any(|part| part.starts_with(term));
        self.terms.iter().all(|term| is_number(term) || texts.contains(term.as_str()))
    }
}

/// In small letters, without accents, with straight apostrophes.
fn plain(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'á' => 'a',
        'è' | 'é' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' => 'u',
        '’' => '\'',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: SubjectWords =
        SubjectWords { title: "L’orologio è fermo", line: "Niente più mosse." };

    fn check(typed: &str, expected: bool) {
        assert_eq!(Search::of(typed).admits("Guid. III.3.1", WORDS), expected, "{typed}");
    }

    #[test]
    fn ok_by_number_or_word() {
        check("", true);
        check("  ", true);
        check("III.3", true);
        check("iii.3.1", true);
        check("OROLOGIO", true);
        check("l'orologio piu", true);
        check("guid. fermo", true);
    }

    #[test]
    fn err_another_number_or_word() {
        check("3.1", false);
        check("III.4", false);
        check("orologio vinto", false);
    }
}
