//! `target/coverage.html`: the statements and provisions, the incidents that show them, and the gaps.

use std::fmt::Write;

use acconcio_quadrigliona::scenario::Scenario as Match;
use acconcio_scenario_files::AnyScenario;
use acconcio_training::scenario::Scenario;

use super::Coverage;
use super::articles::{Decided, Edition};
use super::proof::{Mark, Proof};
use super::provisions::{Book, How, Name, Outside, Place, Row};
use super::statements::Statement;

const STYLE: &str = include_str!("page.css");

/// The source documents, with their names.
const DOCUMENTS: [(&str, &str); 4] = [
    ("SEM", "Seminar on illegal and irregular moves, Salerno 2012"),
    ("TM", "Article on the touch-move rule"),
    ("REP", "Article on the draw by repetition"),
    ("QUA", "Rules of Quadrigliona"),
];

/// Returns the page, without links to other files.
pub fn page(coverage: &Coverage) -> String {
    let mut page = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n");
    page += "<meta charset=\"utf-8\">\n<title>Acconcio: coverage</title>\n";
    page += "<meta name=\"viewport\" content=\"width=device-width\">\n";
    page += "<meta name=\"color-scheme\" content=\"light dark\">\n";
    let _ = writeln!(page, "<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>Coverage</h1>\n<ul>");
    for line in coverage.summary() {
        let _ = writeln!(page, "<li>{}</li>", escaped(&line));
    }
    page += "</ul>\n<p>A variant is named as in the app's address: ";
    page += "<code>#/incident/scenario/variant</code>, <code>#/quadrigliona/scenario/variant</code>.</p>\n";
    contents(coverage, &mut page);
    missing(coverage, &mut page);
    for (prefix, name) in DOCUMENTS {
        document(coverage, prefix, name, &mut page);
    }
    for book in Book::all() {
        provisions(coverage, book, &mut page);
    }
    coverage.articles.editions.iter().for_each(|edition| articles(edition, &mut page));
    page + "</body>\n</html>\n"
}

fn contents(coverage: &Coverage, page: &mut String) {
    let documents = DOCUMENTS.map(|(prefix, name)| (prefix.to_owned(), name.to_owned()));
    let editions = Book::all().map(|book| (book.to_string(), heading(book)));
    *page += "<nav><ul>\n";
    let articles = coverage.articles.editions.iter();
    let articles = articles.map(|it| (articles_id(&it.name), format!("Articles of {}", it.name)));
    for (id, name) in documents.into_iter().chain(editions).chain(articles) {
        let _ = writeln!(page, "<li><a href=\"#{id}\">{}</a></li>", escaped(&name));
    }
    *page += "</ul></nav>\n";
}

fn missing(coverage: &Coverage, page: &mut String) {
    if coverage.complaints.is_empty() {
        return;
    }
    *page += "<h2>Missing</h2>\n";
    for complaint in &coverage.complaints {
        let _ = writeln!(page, "<pre>{}</pre>", escaped(&complaint.to_string()));
    }
}

fn document(coverage: &Coverage, prefix: &str, name: &str, page: &mut String) {
    let _ = writeln!(page, "<h2 id=\"{prefix}\">{}</h2>", escaped(name));
    let mut section = "";
    let all = coverage.statements.list.iter().zip(&coverage.proofs);
    for (statement, proof) in all.filter(|(statement, _)| statement.id().starts_with(prefix)) {
        if statement.section != section {
            close_section(section, page);
            section = &statement.section;
            let _ = writeln!(page, "<h3>{}</h3>\n<table>", escaped(section));
            *page +=
                "<tr><th>No.</th><th>Mark</th><th class=\"says\">Statement</th><th>Shown by</th>";
            *page += "<th>Just outside</th></tr>\n";
        }
        row(statement, proof, page);
    }
    close_section(section, page);
}

fn close_section(section: &str, page: &mut String) {
    if !section.is_empty() {
        *page += "</table>\n";
    }
}

fn row(statement: &Statement, proof: &Proof, page: &mut String) {
    let id = escaped(statement.id());
    let _ = write!(page, "<tr id=\"{id}\"><td>{id}</td><td>{}</td><td>", mark(proof.mark));
    let _ = write!(page, "{} <small>({})</small>", escaped(&statement.says), statement.kind);
    let reason = |field: &Option<toml::Spanned<String>>| {
        field.as_ref().map(|reason| escaped(reason.get_ref())).unwrap_or_default()
    };
    let look = statement.look_for.iter().map(|text| text.get_ref().clone());
    let never = statement.never.iter().map(|text| format!("never {}", text.get_ref()));
    for text in look.chain(never) {
        let _ = write!(page, "<code>{}</code>", escaped(&text));
    }
    let _ = write!(page, "</td><td>{}{}</td>", links(&proof.shows), reason(&statement.ungradable));
    let _ =
        writeln!(page, "<td>{}{}</td></tr>", links(&proof.beside), reason(&statement.no_outside));
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Proven => "<span class=\"full\">✓ proven</span>",
        Mark::Shown => "<span class=\"part\">◐ shown, not proven</span>",
        Mark::Missing => "<span class=\"none\">✗ missing</span>",
        Mark::NotGradable => "– no ruling",
    }
}

fn links(addresses: &[String]) -> String {
    let link = |address: &String| format!("<code>{}</code>", escaped(address));
    addresses.iter().map(link).collect()
}

fn provisions(coverage: &Coverage, book: Book, page: &mut String) {
    let name = escaped(&heading(book));
    let _ = writeln!(page, "<h2 id=\"{book}\">{name}</h2>\n<table>\n<tr><th>Article</th>");
    *page += "<th>Rule</th><th>Mark</th><th>Holds</th><th>Just outside</th></tr>\n";
    for row in coverage.provisions.rows.iter().filter(|row| row.name.book == book) {
        provision(row, page);
    }
    *page += "</table>\n";
}

/// Every article and sub-article of an edition, with what became of it.
fn articles(edition: &Edition, page: &mut String) {
    let id = articles_id(&edition.name);
    let _ = writeln!(page, "<h2 id=\"{id}\">Articles of {}</h2>", escaped(&edition.name));
    *page += "<table>\n<tr><th>Article</th><th>Mark</th><th>Why</th></tr>\n";
    for article in &edition.articles {
        let mark = match article.decided {
            Decided::Ruled => "<span class=\"full\">✓ ruled</span>",
            Decided::Shown => "<span class=\"part\">◐ shown</span>",
            Decided::NotForRuling => "– not for ruling",
            Decided::Missing => "<span class=\"none\">✗ missing</span>",
        };
        let why = article.why.as_deref().map(escaped).unwrap_or_default();
        let number = escaped(&article.number);
        let _ = writeln!(page, "<tr><td>{number}</td><td>{mark}</td><td>{why}</td></tr>");
    }
    *page += "</table>\n";
}

fn articles_id(edition: &str) -> String {
    format!("articles-{}", escaped(edition))
}

fn provision(row: &Row, page: &mut String) {
    let Name { article, rule, .. } = &row.name;
    let mark = match (&row.holds, &row.outside, &row.excuse) {
        (Some(_), Some(_), _) => "<span class=\"full\">✓ both</span>",
        (_, _, Some(_)) => "<span class=\"part\">◐ excused</span>",
        (_, _, None) => "<span class=\"none\">✗ missing</span>",
    };
    let excuse = row.excuse.as_deref().map(escaped).unwrap_or_default();
    let holds = row.holds.as_ref().map(place).unwrap_or_default();
    let outside = row.outside.as_ref().map(outside).unwrap_or_default();
    let rule = escaped(&rule.replace('-', " "));
    let _ = write!(page, "<tr><td>{}</td><td>{rule}</td><td>{mark}</td>", escaped(article));
    let _ = writeln!(page, "<td>{holds}</td><td>{outside} {excuse}</td></tr>");
}

fn place(place: &Place) -> String {
    let regime = place.regime.map(acconcio_scenario_files::words::serialised).unwrap_or_default();
    let beginning = if place.regime.is_some() { <Scenario>::ADDRESS } else { Match::ADDRESS };
    let address = format!("#/{beginning}/{}/{}", place.scenario, place.variant);
    format!("<code>{}</code> {regime}", escaped(&address))
}

fn outside(outside: &Outside) -> String {
    let how = match outside.how {
        How::DoesNotHold => "asked, and does not hold",
        How::Sibling => "another variant",
        How::OtherRegime => "another regime",
    };
    format!("{} ({how})", place(&outside.place))
}

fn heading(book: Book) -> String {
    format!("Provisions of {book}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
