//! What `rule` prints, of whichever game: for programs the serialised report, for people [`text`].

use std::fmt::Write;

use acconcio_adjudication::laws::provision;
use acconcio_adjudication::laws::provision::Book;
use acconcio_scenario_files::{AnyScenario, words::serialised};
use anyhow::Result;
use serde::Serialize;

use super::Options;
use super::phrase::{Phrase, spaced};
use crate::bad_input::BadInput;

/// The number of this form. Fields may be added to it; what is there keeps its name and meaning.
const FORMAT: u32 = 1;

/// A game whose rulings are printed: what its rulings have of their own.
pub trait Game: Sized {
    /// A scenario of the game.
    type Scenario: AnyScenario;
    /// A variant of it.
    type Variant;
    /// What is ruled under.
    type Under: Serialize;
    /// What is ruled on.
    type Subject: Serialize;
    /// What is ruled.
    type Facets: Serialize;
    /// A side taken on a disputed point.
    type Choice: Serialize;
    /// Where a provision stands.
    type Citation: Serialize;

    /// Says what of the command line is for another game.
    ///
    /// # Errors
    /// [`BadInput`], with what to do.
    fn check(options: &Options) -> Result<(), BadInput>;

    /// The variants of a scenario, with their names.
    fn variants(scenario: &Self::Scenario) -> Vec<(&str, &Self::Variant)>;

    /// The ruling on a variant.
    ///
    /// # Errors
    /// When it cannot be ruled on so.
    fn ruled(variant: &Self::Variant, options: &Options) -> Result<Ruling<Self>>;

    /// The lines above the facets, without the name of the variant.
    fn heading(ruling: &Ruling<Self>) -> String;

    /// The facets to read.
    fn lines(facets: &Self::Facets) -> Vec<Line>;

    /// Which way a point is read.
    fn choice(choice: &Self::Choice) -> String;

    /// The article of a step.
    fn article(citation: &Self::Citation) -> &str;
}

/// The rulings on a scenario.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Report<G: Game> {
    /// [`FORMAT`].
    format: u32,
    /// The name of the file without its ending.
    scenario: String,
    /// One for each variant asked for, in the order of the file.
    rulings: Vec<Ruling<G>>,
}

/// The ruling on a variant.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case", bound = "")]
pub struct Ruling<G: Game> {
    pub variant: String,
    #[serde(flatten)]
    pub under: G::Under,
    pub subject: G::Subject,
    #[serde(flatten)]
    pub principal: Reasoned<G>,
    pub readings: Vec<Reading<G>>,
    /// The acts on which nothing is ruled; absent where a game has none such.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unruled: Option<Vec<usize>>,
}

/// What is ruled, and why.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Reasoned<G: Game> {
    pub facets: G::Facets,
    pub trace: Vec<Step<G>>,
}

/// Another tenable reading.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Reading<G: Game> {
    pub taken: Vec<G::Choice>,
    #[serde(flatten)]
    pub ruled: Reasoned<G>,
}

/// A node of the trace.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Step<G: Game> {
    rule: String,
    by: G::Citation,
    status: String,
    fact: Phrase,
    under: Vec<Step<G>>,
}

/// A facet to read: its name, its value, and what orders it.
#[derive(PartialEq, Eq)]
pub struct Line {
    pub name: &'static str,
    pub value: String,
    /// Nothing where the line before says it.
    pub by: String,
}

/// The trace as it is printed, with facts in these words and articles cited so.
pub fn steps<G: Game, B: Book>(
    steps: &[provision::Step<B>],
    fact: &impl Fn(&B::Fact) -> Phrase,
    cited: &impl Fn(B::Citation) -> G::Citation,
) -> Vec<Step<G>> {
    let step = |step: &provision::Step<B>| Step {
        rule: serialised(step.rule),
        by: cited(step.by),
        status: serialised(step.status),
        fact: fact(&step.fact),
        under: self::steps(&step.under, fact, cited),
    };
    steps.iter().map(step).collect()
}

/// The rulings on the variants of a scenario, or on the one that is asked for.
///
/// # Errors
/// When there is no such variant, or one cannot be ruled on so.
pub fn report<G: Game>(scenario: &G::Scenario, options: &Options) -> Result<Report<G>> {
    let mut variants = G::variants(scenario);
    if let Some(id) = &options.variant {
        let known: Vec<&str> = variants.iter().map(|(known, _)| *known).collect();
        let known = known.join(", ");
        variants.retain(|(known, _)| known == id);
        if variants.is_empty() {
            let wrong = format!("there is no variant `{id}`: choose one of {known}");
            return Err(BadInput::new(wrong).into());
        }
    }
    let rulings = variants.into_iter().map(|(_, variant)| G::ruled(variant, options));
    Ok(Report {
        format: FORMAT,
        scenario: scenario.id().to_owned(),
        rulings: rulings.collect::<Result<_>>()?,
    })
}

/// The rulings, to read.
pub fn text<G: Game>(report: &Report<G>) -> String {
    let rulings = report.rulings.iter().map(|ruling| body(&report.scenario, ruling));
    rulings.collect::<Vec<_>>().join("\n")
}

fn body<G: Game>(scenario: &str, ruling: &Ruling<G>) -> String {
    let mut text = format!("{scenario} / {}\n{}\n\n", ruling.variant, G::heading(ruling));
    let lines = G::lines(&ruling.principal.facets);
    lines.iter().for_each(|line| facet(line, 2, &mut text));
    text.push_str("\n  trace\n");
    trace(&ruling.principal.trace, 4, &mut text);
    for Reading { taken, ruled } in &ruling.readings {
        text.push_str("\n  other reading\n");
        taken.iter().for_each(|choice| {
            let _ = writeln!(text, "    {}", G::choice(choice));
        });
        let others = G::lines(&ruled.facets);
        others
            .iter()
            .filter(|line| !lines.contains(line))
            .for_each(|line| facet(line, 4, &mut text));
        for gone in lines.iter().filter(|line| !others.iter().any(|it| it.name == line.name)) {
            let _ = writeln!(text, "    {:<16}none", gone.name);
        }
    }
    for act in ruling.unruled.iter().flatten() {
        let _ = writeln!(text, "\n  act {act} is not ruled on");
    }
    text
}

fn facet(Line { name, value, by }: &Line, indent: usize, text: &mut String) {
    let by = if by.is_empty() { String::new() } else { format!("  [{by}]") };
    let _ = writeln!(text, "{}{name:<16}{value}{by}", " ".repeat(indent));
}

fn trace<G: Game>(steps: &[Step<G>], indent: usize, text: &mut String) {
    for Step { rule, by, status, fact, under } in steps {
        let (rule, status, by) = (spaced(rule), spaced(status), G::article(by));
        let _ = writeln!(text, "{}{by} {rule}: {status}, {}", " ".repeat(indent), fact.text());
        trace(under, indent + 2, text);
    }
}
