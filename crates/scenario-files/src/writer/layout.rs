//! Values as TOML, in the layout of the files in `scenarios/`.

use toml_writer::{ToTomlValue, TomlStringBuilder};

/// The length of a line of prose.
const WIDTH: usize = 118;

/// Returns a text in quotation marks.
pub(super) fn quoted(text: &str) -> String {
    TomlStringBuilder::new(text).as_basic().to_toml_value()
}

/// Returns texts as a list on one line.
pub(super) fn list<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let texts: Vec<String> = texts.into_iter().map(quoted).collect();
    format!("[{}]", texts.join(", "))
}

/// Returns lines as a list with each on a line of its own; empty brackets where there is none.
pub(super) fn lines(lines: &[String]) -> String {
    let each: String = lines.iter().map(|line| format!("  {line},\n")).collect();
    if each.is_empty() { "[]".to_owned() } else { format!("[\n{each}]") }
}

/// Returns prose between three quotation marks, broken at single spaces, where one line would be too long.
pub(super) fn prose(name: &str, text: &str) -> String {
    let has_room = text.chars().count() + name.len() + 5 <= WIDTH;
    // Where lines are read again, their ends become spaces and white space around them is lost.
    let is_plain = !text.contains(['\\', '"']) && !text.chars().any(char::is_control);
    if has_room || !is_plain {
        return quoted(text);
    }
    let mut told = String::from("\"\"\"\n");
    let mut length = 0;
    for word in text.split(' ') {
        let more = word.chars().count() + 1;
        let may_break = length > 0 && is_solid(word) && !told.ends_with(char::is_whitespace);
        if may_break && length + more > WIDTH {
            told.push('\n');
            length = 0;
        } else if told.len() > 4 {
            told.push(' ');
        }
        told.push_str(word);
        length += more;
    }
    told.push_str("\n\"\"\"");
    told
}

/// Whether a word neither is empty nor begins with white space.
fn is_solid(word: &str) -> bool {
    word.chars().next().is_some_and(|first| !first.is_whitespace())
}

/// Returns a clock time as minutes and seconds, from one hour on with the hours; none above 99 hours.
pub(super) fn time(seconds: u32) -> Option<String> {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => Some(format!("{minutes}:{rest:02}")),
        1..=99 => Some(format!("{hours}:{minutes:02}:{rest:02}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_times() {
        let told = |seconds| time(seconds).unwrap_or_default();
        assert_eq!([19, 106, 3599, 3600].map(told), ["0:19", "1:46", "59:59", "1:00:00"]);
        assert_eq!((time(359_999).as_deref(), time(360_000)), (Some("99:59:59"), None));
    }

    #[test]
    fn ok_prose_is_broken_where_nothing_is_lost() {
        let word = "abcdefghi ";
        let long = word.repeat(30);
        let told = prose("framing", long.trim());
        assert!(told.lines().count() > 3 && told.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(told.matches("abcdefghi").count(), 30);
        let with_quotes = format!("{long}\"");
        assert_eq!(prose("framing", &with_quotes).lines().count(), 1);
        assert_eq!(prose("title", "short"), "\"short\"");
    }
}
