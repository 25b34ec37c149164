//! The output of `rule`, for either game: the serialised report for programs, [`text`] for people.

mod cites;

use std::fmt::Write;

use acconcio_adjudication::laws::provision;
use acconcio_adjudication::laws::provision::Book;
use acconcio_scenario_files::{AnyScenario, words::serialised};
use anyhow::Result;
use serde::Serialize;

use super::Options;
use super::phrase::{Phrase, spaced};
use crate::bad_input::BadInput;
use cites::Cites;

/// The version of this form. Fields may be added to it; existing ones keep their name and meaning.
const FORMAT: u32 = 1;

/// A game whose rulings are printed, with the types of its own.
pub trait Game: Sized {
    /// A scenario of the game.
    type Scenario: AnyScenario;
    /// A variant of it.
    type Variant;
    /// The laws or readings applied.
    type Under: Serialize;
    /// The subject of a ruling.
    type Subject: Serialize;
    /// The facets of a ruling.
    type Facets: Serialize;
    /// A side taken on a disputed point.
    type SideTaken: Serialize;
    /// The source of a provision.
    type Citation: Clone + PartialEq + Serialize;

    /// Checks that the options are for this game.
    ///
    /// # Errors
    /// [`BadInput`], with what to do.
    fn check(options: &Options) -> Result<(), BadInput>;

    /// The variants of a scenario, with their names.
    fn variants(scenario: &Self::Scenario) -> Vec<(&str, &Self::Variant)>;

    /// Rules on a variant.
    ///
    /// # Errors
    /// When it cannot be ruled on under these options.
    fn ruled(variant: &Self::Variant, options: &Options) -> Result<Ruling<Self>>;

    /// The lines above the facets, without the name of the variant.
    fn heading(ruling: &Ruling<Self>) -> String;

    /// The turn or the acts that are ruled on, as text for people.
    fn turn(subject: &Self::Subject) -> String;

    /// The facets as text for people.
    fn lines(facets: &Self::Facets) -> Vec<Line>;

    /// The name of each facet, with the article and the rule that order it.
    fn orders(facets: &Self::Facets) -> Vec<(&'static str, &Self::Citation, &str)>;

    /// The side taken on a disputed point, as text for people.
    fn choice(choice: &Self::SideTaken) -> String;

    /// The article of a step.
    fn article(citation: &Self::Citation) -> &str;
}

/// The rulings on a scenario.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Report<G: Game> {
    /// The version of the form: [`FORMAT`].
    format: u32,
    /// The name of the file without its extension.
    scenario: String,
    /// The rulings, one for each variant asked for, in the order of the file.
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
    /// The articles by facet, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cites: Option<Cites<G>>,
    /// The clauses of an appendix by which the provisions that order something apply.
    #[serde(skip)]
    pub clauses: Vec<Clauses<G>>,
    pub readings: Vec<Reading<G>>,
    /// The acts that are not ruled on; absent in a game that always rules on all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unruled: Option<Vec<usize>>,
}

/// A provision, and the clauses of an appendix by which it applies.
pub struct Clauses<G: Game> {
    pub by: G::Citation,
    pub rule: String,
    pub clauses: Vec<G::Citation>,
}

/// The facets of a ruling, and its trace.
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
    pub taken: Vec<G::SideTaken>,
    /// The subject of the ruling under this reading, where it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subject: Option<G::Subject>,
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
    pub under: Vec<Step<G>>,
}

impl<G: Game> Step<G> {
    /// The article of the step.
    pub fn by(&self) -> &G::Citation {
        &self.by
    }

    /// Whether it is a step of this provision.
    pub fn is_of(&self, (by, rule): (&G::Citation, &str)) -> bool {
        self.by == *by && self.rule == rule
    }

    /// Whether the provision does not apply.
    pub fn is_not_met(&self) -> bool {
        self.status == serialised(provision::Status::NotMet)
    }
}

/// A facet as text: its name, its value, and the provision that orders it.
#[derive(Clone, PartialEq, Eq)]
pub struct Line {
    pub name: &'static str,
    pub value: String,
    /// The provision; empty where it is that of the line before.
    pub by: String,
}

/// Returns the printed form of the trace; `fact` and `cited` convert its facts and articles.
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

/// Returns the rulings on the variants of a scenario, or on the one asked for.
///
/// # Errors
/// When there is no such variant, or one cannot be ruled on under these options.
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
    let rulings = variants.into_iter().map(|(_, variant)| {
        let mut ruling = G::ruled(variant, options)?;
        ruling.cites = options.cites.then(|| Cites::of(&ruling.principal, &ruling.clauses));
        Ok(ruling)
    });
    Ok(Report {
        format: FORMAT,
        scenario: scenario.id().to_owned(),
        rulings: rulings.collect::<Result<_>>()?,
    })
}

/// Returns the rulings as text for people.
pub fn text<G: Game>(report: &Report<G>) -> String {
    let rulings = report.rulings.iter().map(|ruling| body(&report.scenario, ruling));
    rulings.collect::<Vec<_>>().join("\n")
}

fn body<G: Game>(scenario: &str, ruling: &Ruling<G>) -> String {
    let mut text = format!("{scenario} / {}\n{}\n\n", ruling.variant, G::heading(ruling));
    let lines = G::lines(&ruling.principal.facets);
    lines.iter().for_each(|line| facet(line, 2, &mut text));
    if let Some(cites) = &ruling.cites {
        text.push_str("\n  articles\n");
        let articles =
            |all: &[G::Citation]| all.iter().map(G::article).collect::<Vec<_>>().join(", ");
        for cited in &cites.facets {
            let _ = writeln!(text, "    {:<16}{}", cited.facet, articles(&cited.articles));
        }
        if !cites.not_met.is_empty() {
            let _ = writeln!(text, "    {:<16}{}", "does not apply", articles(&cites.not_met));
        }
    }
    text.push_str("\n  trace\n");
    trace(&ruling.principal.trace, 4, &mut text);
    for Reading { taken, subject, ruled } in &ruling.readings {
        text.push_str("\n  other reading\n");
        taken.iter().for_each(|choice| {
            let _ = writeln!(text, "    {}", G::choice(choice));
        });
        if let Some(subject) = subject {
            let _ = writeln!(text, "    {}", G::turn(subject));
        }
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
