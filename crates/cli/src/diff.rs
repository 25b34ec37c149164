//! `diff`: the changes of rulings from one edition of the Laws to another, by the provision that makes the
//! difference.

use std::fmt::Write;
use std::time::Instant;

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_notation::words::serialised;
use acconcio_scenario_files::pack;
use acconcio_training::changes::{
    ChangedIncident, ChangedProvision, Changes, Counts, Stated, Taken,
};
use anyhow::{Context, Result};
use clap::Args;

use crate::bad_input::BadInput;
use crate::{checkout, output, rule, step};

/// The editions to compare.
#[derive(Args)]
pub struct Options {
    /// The edition from which: 2009, 2014, 2017, 2018 or 2023
    #[arg(value_parser = edition)]
    from: EditionId,
    /// The edition to which
    #[arg(value_parser = edition)]
    to: EditionId,
    /// The regime in which every incident is ruled on, instead of its own: standard, rapid-supervised,
    /// rapid-unsupervised, blitz-supervised or blitz-unsupervised
    #[arg(long, value_parser = rule::regime)]
    regime: Option<Regime>,
    /// Print JSON, with every incident
    #[arg(long)]
    json: bool,
}

/// Prints the changes of rulings between two editions, derived from every scenario of the checkout.
///
/// # Errors
/// [`BadInput`] when both editions are the same; when a scenario is wrong.
pub fn diff(options: &Options) -> Result<()> {
    let Options { from, to, regime, json } = options;
    if from == to {
        return Err(BadInput::new("name two different editions").into());
    }
    let mut scenarios = pack::scenarios_in_order(&checkout::root()?)?;
    for variant in scenarios.iter_mut().flat_map(|scenario| &mut scenario.variants) {
        variant.incident.regime = regime.unwrap_or(variant.incident.regime);
    }
    let began = Instant::now();
    let changes = Changes::derive(&scenarios, *from, *to)?;
    let compared = changes.counts.compared;
    step(format!("{compared} incidents compared in {:.1} s", began.elapsed().as_secs_f64()));
    if *json {
        let json = serde_json::to_string_pretty(&changes).context("the changes are not JSON")?;
        output::print(json)
    } else {
        output::print(text(&changes).trim_end())
    }
}

fn edition(name: &str) -> Result<EditionId, String> {
    let named = EditionId::named(name).filter(|edition| edition.is_fide());
    named.ok_or_else(|| {
        let all = EditionId::FIDE.map(EditionId::name).join(", ");
        format!("there is no such edition of the FIDE Laws here; name one of: {all}")
    })
}

fn text(changes: &Changes) -> String {
    let Changes { from, to, counts, provisions } = changes;
    let Counts { compared, changed, outcome, renumbered, other_codes, proposals } = counts;
    let alike = compared - changed - renumbered;
    let mut text = format!(
        "From {from} to {to}: {compared} incidents, {changed} ruled on otherwise, {outcome} of them in their \
         outcome; {renumbered} alike under other articles, {alike} alike throughout.\n\
         Not compared: {other_codes} about other codes, {proposals} with proposals enacted.\n"
    );
    for provision in provisions {
        // Writing to a text cannot fail.
        let _ = write!(text, "\n{}", provision_text(*from, *to, provision));
    }
    text
}

fn provision_text(from: EditionId, to: EditionId, provision: &ChangedProvision) -> String {
    let ChangedProvision { id, before, after, regimes, alone, together } = provision;
    let side = |edition: EditionId, stated: &[Stated]| {
        let one = |it: &Stated| match it.taken {
            Taken::Principally => format!("{} {}", it.article, serialised(it.rule)),
            Taken::Otherwise => format!("or {} {}", it.article, serialised(it.rule)),
        };
        let all: Vec<String> = stated.iter().map(one).collect();
        format!("{edition}: {}", if all.is_empty() { "-".to_owned() } else { all.join(", ") })
    };
    let watch = provision.incident_to_watch().map(watched).unwrap_or_default();
    let regimes: Vec<String> = regimes.iter().map(serialised).collect();
    let regimes = match regimes.as_slice() {
        [] => String::new(),
        regimes => format!(" ({})", regimes.join(", ")),
    };
    let together = match together.len() {
        0 => String::new(),
        others => format!(", in {others} together with others"),
    };
    format!(
        "{id}{regimes}\n  {}\n  {}\n  makes the difference by itself in {}{together}\n  watch {watch}\n",
        side(from, before),
        side(to, after),
        alone.len(),
    )
}

fn watched(incident: &ChangedIncident) -> String {
    let facets: Vec<String> = incident.facets.iter().map(serialised).collect();
    format!("{}/{} ({})", incident.name.scenario, incident.name.variant, facets.join(", "))
}
