//! `claims`: the draws that could have been claimed in the games of a PGN file, and those that occur
//! without a claim.

mod text;

use std::fs::File;
use std::io::{self, Read, Write, stdin, stdout};
use std::path::PathBuf;

use acconcio_adjudication::claimable::findings;
use acconcio_adjudication::game_record::Reach;
use acconcio_adjudication::laws::EditionId;
use acconcio_game_files::Games;
use acconcio_mate::Budget;
use anyhow::{Context, Result, bail};
use clap::Args;

use crate::bad_input::BadInput;
use crate::bar::Bar;
use text::GameText;

/// The games to read, and the Laws to apply.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 when every game was read, 1 when a game was skipped or a file \
                        broke off, 2 when the command line or a file name is wrong."
)]
pub struct Options {
    /// A PGN file of any size; without one, games are read from standard input
    file: Option<PathBuf>,
    /// The edition of the FIDE Laws: 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_parser = edition, default_value = "2023")]
    edition: EditionId,
    /// Look for dead positions in every game, not only where little material is left, pawns are locked or
    /// moves are forced; some ten times slower
    #[arg(long)]
    every_dead_position: bool,
    /// Print JSON, an object a line, for every game
    #[arg(long)]
    json: bool,
}

/// The limit of the search for a dead position: enough for every one that arises in play, without
/// shortening a line that nobody reads.
const BUDGET: Budget = Budget { shortening: 0, ..Budget::QUICK };

/// Lists the draws of every game, in the order of the file.
///
/// # Errors
/// [`BadInput`] when there is no such file; games that had to be skipped.
pub fn claims(options: &Options) -> Result<()> {
    let Some(path) = &options.file else {
        return list(options, stdin().lock(), &Bar::of(0), "standard input");
    };
    let name = path.display().to_string();
    let file = File::open(path);
    let file =
        file.map_err(|error| BadInput::new(format!("`{name}` cannot be opened: {error}")))?;
    let size = file.metadata().map_or(0, |about| about.len());
    list(options, file, &Bar::of(size), &name)
}

fn list(options: &Options, source: impl Read, bar: &Bar, name: &str) -> Result<()> {
    let mut out = stdout().lock();
    let mut games = Games::new(source);
    let reach = if options.every_dead_position { Reach::Everywhere } else { Reach::WhereLikely };
    let (mut number, mut skipped, mut with_findings) = (0u64, 0u64, 0u64);
    while let Some(found) =
        games.next_game().with_context(|| format!("{name} cannot be read on"))?
    {
        number += 1;
        bar.show(games.bytes());
        let draws;
        let text = match &found.game {
            Ok(game) => {
                draws = findings(&game.record, options.edition, reach, BUDGET);
                with_findings += u64::from(!draws.is_empty());
                GameText::read(number, found.line, game, options.edition.name(), &draws)
            }
            Err(fault) => {
                skipped += 1;
                GameText::skipped(number, found.line, fault)
            }
        };
        write(options, &mut out, bar, &text).context("standard output cannot be written")?;
    }
    out.flush().context("standard output cannot be written")?;
    bar.clear();
    eprintln!("{number} games, {with_findings} with something to tell, {skipped} skipped");
    match skipped {
        0 => Ok(()),
        _ => bail!("{skipped} of {number} games of {name} were skipped"),
    }
}

fn write(
    options: &Options,
    out: &mut impl Write,
    bar: &Bar,
    text: &GameText<'_>,
) -> io::Result<()> {
    let lines = if options.json { vec![serde_json::to_string(text)?] } else { text.lines() };
    if !lines.is_empty() {
        bar.clear();
    }
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

fn edition(word: &str) -> Result<EditionId, String> {
    let named = EditionId::named(word).filter(|edition| edition.is_fide());
    named.ok_or_else(|| {
        let all = EditionId::FIDE.map(EditionId::name).join(", ");
        format!("write one of: {all}")
    })
}
