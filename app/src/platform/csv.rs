//! Tables for other programs: comma-separated values (RFC 4180).

/// The byte order mark, by which spreadsheets recognize UTF-8.
const MARK: char = '\u{feff}';

/// A table as a spreadsheet in a language opens it: where the decimal mark is a comma, cells are separated by
/// semicolons.
pub(crate) struct Table {
    separator: char,
    text: String,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// A text, which stays one.
    Text(String),
    /// A number as people write it in the language.
    Number(String),
}

impl Table {
    /// The table with this head, in a language with this decimal mark.
    pub(crate) fn new(decimal_mark: &str, head: &[&str]) -> Table {
        let separator = if decimal_mark == "," { ';' } else { ',' };
        let mut table = Table { separator, text: MARK.to_string() };
        table.row(head.iter().map(|name| Cell::Text((*name).to_owned())));
        table
    }

    /// Adds a line.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        let separator = self.separator;
        let written = cells.into_iter().map(|it| match it {
            Cell::Text(text) => cell_between(&text, separator),
            Cell::Number(number) => number,
        });
        let line: Vec<String> = written.collect();
        self.text.push_str(&line.join(&separator.to_string()));
        self.text.push_str("\r\n");
    }

    /// The table as text.
    pub(crate) fn text(self) -> String {
        self.text
    }
}

/// Returns a text as one cell, between commas, that no spreadsheet takes for a formula.
pub(crate) fn cell(text: &str) -> String {
    cell_between(text, ',')
}

fn cell_between(text: &str, separator: char) -> String {
    let is_formula =
        text.trim_start().starts_with(['=', '+', '-', '@']) || text.starts_with(['\t', '\r']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([separator, '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Table, cell};

    #[test]
    fn ok_a_table_has_the_separators_of_its_language() {
        let table = |mark| {
            let mut table = Table::new(mark, &["a;b", "c,d"]);
            let number = Cell::Number(format!("-1{mark}5"));
            table.row([number, Cell::Text("-1".to_owned())]);
            table.text()
        };
        assert_eq!(table(","), "\u{feff}\"a;b\";c,d\r\n-1,5;'-1\r\n");
        assert_eq!(table("."), "\u{feff}a;b,\"c,d\"\r\n-1.5,'-1\r\n");
    }

    #[test]
    fn ok_a_text_stays_a_text() {
        for (text, written) in [
            ("Rossi", "Rossi"),
            ("O’Hara, \"Bó\"", "\"O’Hara, \"\"Bó\"\"\""),
            ("=HYPERLINK(1,2)", "\"'=HYPERLINK(1,2)\""),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@SUM", "'@SUM"),
            (" =1", "' =1"),
            ("\t=1", "'\t=1"),
            ("\r=1", "\"'\r=1\""),
            ("two\nlines", "\"two\nlines\""),
            ("", ""),
        ] {
            assert_eq!(cell(text), written);
        }
    }
}
