//! Tables for other programs: comma-separated values (RFC 4180).

/// Returns a text as one cell that no spreadsheet takes for a formula.
pub(crate) fn cell(text: &str) -> String {
    let is_formula =
        text.trim_start().starts_with(['=', '+', '-', '@']) || text.starts_with(['\t', '\r']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::cell;

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
