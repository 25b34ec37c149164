//! The text that a reader types to find an article or an incident.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The words to search for; none match everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Search {
    terms: Vec<String>,
}

impl Search {
    /// Returns the words of the text that was typed.
    pub(crate) fn of(typed: &str) -> Search {
        Search { terms: plain(typed).split_whitespace().map(str::to_owned).collect() }
    }

    /// Whether there is no word.
    pub(crate) const fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// Whether every word is in the texts, or begins a part of the number.
    pub(crate) fn admits(&self, number: &str, texts: &[&str]) -> bool {
        if self.terms.is_empty() {
            return true;
        }
        let (number, texts) = (plain(number), plain(&texts.join(" ")));
        let is_number = |term: &str| number.split(' ').any(|part| part.starts_with(term));
        self.terms.iter().all(|term| is_number(term) || texts.contains(term.as_str()))
    }
}

/// Draws a search field.
pub(crate) fn search_field(label: &'static str, typed: &str, on_typed: Callback<String>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        on_typed.emit(field.value());
    });
    html! {
        <label class="filter">
            <span>{ label }</span>
            <input type="search" value={typed.to_owned()} autocomplete="off" {oninput} />
        </label>
    }
}

/// The callback of a form of search fields on submit, which does nothing: Enter would reload the page.
pub(crate) fn not_sent() -> Callback<SubmitEvent> {
    Callback::from(|event: SubmitEvent| event.prevent_default())
}

/// Draws the message that nothing was found, with a button that resets the search.
pub(crate) fn nothing_found(
    message: &'static str,
    reset: &'static str,
    on_reset: Callback<()>,
) -> Html {
    let onclick = on_reset.reform(|_: MouseEvent| ());
    html! {
        <div class="nothing">
            <p>{ message }</p>
            <button type="button" class="button" {onclick}>{ reset }</button>
        </div>
    }
}

/// Returns the text in small letters, without accents, with straight apostrophes.
pub(crate) fn plain(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'á' => 'a',
        'è' | 'é' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' => 'u',
        'ć' | 'č' => 'c',
        '’' => '\'',
        '–' => '-',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 2] = ["L’orologio è fermo", "Niente più mosse. Matulović–Bilek"];

    fn check(typed: &str, expected: bool) {
        assert_eq!(Search::of(typed).admits("Guid. III.3.1", &TEXTS), expected, "{typed}");
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
        check("matulovic-bilek", true);
    }

    #[test]
    fn err_another_number_or_word() {
        check("3.1", false);
        check("III.4", false);
        check("orologio vinto", false);
    }
}
