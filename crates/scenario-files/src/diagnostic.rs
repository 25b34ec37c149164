//! An error in a scenario file: its place, its field, and the remedy.

use std::ops::Range;
use std::path::Path;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// One error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The byte range of the error in the file.
    pub span: Range<usize>,
    /// The field, as a path: `acts[2].square`.
    pub field: String,
    /// The error.
    pub message: String,
    /// The remedy.
    pub help: String,
}

impl Diagnostic {
    /// Returns an error in a field.
    pub fn new(
        span: Range<usize>,
        field: impl Into<String>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Diagnostic {
        let (field, message, help) = (field.into(), message.into(), help.into());
        Diagnostic { span, field, message, help }
    }

    /// Returns an error of the TOML parser, or of a field's type or name.
    pub fn of_toml(error: &toml::de::Error, text: &str) -> Diagnostic {
        let span = error.span().unwrap_or(0..0);
        let found = text.get(span.clone()).unwrap_or_default();
        let is_name =
            found.len() < 40 && found.chars().all(|c| c.is_alphanumeric() || "-_".contains(c));
        let field = if is_name && !found.is_empty() { found } else { "file" };
        let help = match field {
            "title" | "framing" | "event" | "source" | "label" | "lead" | "text" => {
                "texts are not in the file of facts: each language has its own file beside it, en/NAME.toml"
            }
            "a" | "b" => {
                "a board of a match: a file of Quadrigliona stands in a folder named quadrigliona, and has its fields in \
                 scenarios/quadrigliona/README.md"
            }
            _ => "see scenarios/README.md for the fields and their values",
        };
        Diagnostic::new(span, field, error.message().replace('\n', ": "), help)
    }
}

/// Renders the errors in a file for a terminal.
pub fn render(path: &Path, text: &str, diagnostics: &[Diagnostic]) -> String {
    let path = path.display().to_string();
    let rendered = diagnostics.iter().map(|diagnostic| {
        let title = format!("`{}`: {}", diagnostic.field, diagnostic.message);
        let end = diagnostic.span.end.min(text.len());
        let span = diagnostic.span.start.min(end)..end;
        let place =
            Snippet::source(text).path(&path).annotation(AnnotationKind::Primary.span(span));
        let report = [Level::ERROR
            .primary_title(&title)
            .element(place)
            .element(Level::HELP.message(&diagnostic.help))];
        Renderer::plain().render(&report)
    });
    rendered.collect::<Vec<_>>().join("\n\n")
}
