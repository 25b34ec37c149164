//! Fields of forms.

use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Draws a choice among several values by their names. The callback gets the value that is chosen.
pub(crate) fn select<T: Clone + PartialEq + 'static>(
    label: &str,
    options: &[(T, String)],
    chosen: &T,
    on_choice: &Callback<T>,
) -> Html {
    let values: Vec<T> = options.iter().map(|(value, _)| value.clone()).collect();
    let on_choice = on_choice.clone();
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        if let Some(value) = values.get(index) {
            on_choice.emit(value.clone());
        }
    });
    let option = |(value, name): &(T, String)| {
        html! { <option selected={value == chosen}>{ name.clone() }</option> }
    };
    html! {
        <label class="bench-field">
            <span>{ label.to_owned() }</span>
            <select {onchange}>{ for options.iter().map(option) }</select>
        </label>
    }
}

/// Draws a line of text, which is read whenever it is left or Enter is pressed. Until then the page leaves it alone,
/// whatever else is drawn anew: it is made again when its value changes, and shows its value again where it does not.
pub(crate) fn line(label: &str, value: String, on_value: &Callback<String>) -> Html {
    let onchange = read_once(value.clone(), on_value.clone());
    html! {
        <label class="bench-field">
            <span>{ label.to_owned() }</span>
            <input key={value.clone()} type="text" autocomplete="off" spellcheck="false" ~defaultValue={value} {onchange} />
        </label>
    }
}

/// Draws a text of several lines, read at each letter.
pub(crate) fn text(
    label: &str,
    language: &'static str,
    value: String,
    rows: &'static str,
    on_value: &Callback<String>,
) -> Html {
    let on_value = on_value.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        on_value.emit(event.target_unchecked_into::<HtmlTextAreaElement>().value());
    });
    html! {
        <label class="bench-field is-wide">
            <span>{ label.to_owned() }</span>
            <textarea lang={language} {rows} {value} {oninput} />
        </label>
    }
}

/// Draws a number, which is read as a line is.
pub(crate) fn number(label: &str, value: u32, most: u32, on_value: &Callback<u32>) -> Html {
    let read = on_value.reform(move |typed: String| typed.trim().parse().unwrap_or(0).min(most));
    let onchange = read_once(value.to_string(), read);
    html! {
        <label class="bench-field is-number">
            <span>{ label.to_owned() }</span>
            <input key={value} type="number" min="0" max={most.to_string()} ~defaultValue={value.to_string()} {onchange} />
        </label>
    }
}

/// Reads what was typed, and shows the value that holds until another one does.
fn read_once(value: String, on_value: Callback<String>) -> Callback<Event> {
    Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let typed = input.value();
        input.set_value(&value);
        on_value.emit(typed);
    })
}

/// Draws a button of several of which one holds.
pub(crate) fn toggle(label: Html, is_on: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="button small" aria-pressed={is_on.to_string()} {onclick}>{ label }</button>
    }
}

/// The seconds of a time as it is written on a clock: `1:05:00`, `4:30`, `19`.
pub(crate) fn seconds(text: &str) -> Option<u32> {
    let parts: Vec<u32> =
        text.trim().split(':').map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    match parts[..] {
        [seconds] => Some(seconds),
        [minutes, seconds] if seconds < 60 => minutes.checked_mul(60)?.checked_add(seconds),
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::seconds;

    #[test]
    fn ok_times_as_clocks_show_them() {
        for (text, expected) in [
            ("19", Some(19)),
            ("0:19", Some(19)),
            (" 4:30 ", Some(270)),
            ("1:05:00", Some(3900)),
            ("4:60", None),
            ("soon", None),
            ("", None),
            ("99999999:00:00", None),
        ] {
            assert_eq!(seconds(text), expected, "{text}");
        }
    }
}
