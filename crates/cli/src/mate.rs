//! `mate`: whether this side can still mate, with the moves, or the reason why not.

mod text;

use std::io::{BufRead, Write, stdin, stdout};

use acconcio_mate::{Answer, Budget, MoveLimit, Progress, Query, Search, check};
use acconcio_notation::color_from_word;
use anyhow::{Context, Result, anyhow};
use clap::Args;
use shakmaty::Color;

use crate::bad_input::BadInput;
use crate::bar::Bar;
use text::AnswerText;
pub use text::reason_word;

/// The positions to examine, and the limit of the search.
#[derive(Args)]
pub struct Options {
    /// A position in Forsyth-Edwards notation; without one, positions are read from standard input,
    /// one a line, and answered in order
    #[arg(num_args = 0..)]
    fen: Vec<String>,
    /// The player who would have to mate: white or black
    #[arg(long, value_parser = color)]
    winner: Color,
    /// Search at most this many states before answering `undecided`
    #[arg(long, value_name = "N", default_value_t = Budget::INTERACTIVE.states)]
    limit: u64,
    /// Let the draw by seventy-five moves (9.6.2) end a line, by the half-move clock in the notation
    #[arg(long)]
    seventy_five: bool,
    /// Print JSON, an object a line
    #[arg(long)]
    json: bool,
}

/// The number of states between two updates of the progress bar.
const STRIDE: u64 = 20_000;

/// Answers for one position, or for each one on standard input.
///
/// # Errors
/// [`BadInput`] when the one position given is wrong; a proof that does not hold.
pub fn mate(options: &Options) -> Result<()> {
    if options.fen.is_empty() {
        return answer_all(options);
    }
    let fen = options.fen.join(" ");
    let bar = Bar::of(options.limit);
    let text = answer(options, &fen, |spent| bar.show(spent));
    bar.clear();
    let text = text?;
    write(options, &text)?;
    match text.wrong() {
        Some(wrong) => Err(BadInput::new(wrong).into()),
        None => Ok(()),
    }
}

fn answer_all(options: &Options) -> Result<()> {
    let lines = stdin().lock().lines().collect::<Result<Vec<_>, _>>();
    let lines = lines.context("standard input cannot be read")?;
    let bar = Bar::of(lines.len() as u64);
    for (number, line) in lines.iter().enumerate() {
        bar.show(number as u64);
        let text = answer(options, line, |_| {})?;
        bar.clear();
        write(options, &text)?;
    }
    bar.clear();
    Ok(())
}

fn answer(options: &Options, fen: &str, mut show: impl FnMut(u64)) -> Result<AnswerText> {
    let limit = if options.seventy_five { MoveLimit::SeventyFive } else { MoveLimit::None };
    let query = match Query::from_fen(fen, options.winner) {
        Ok(query) => query.under(limit),
        Err(error) => return Ok(AnswerText::wrong_fen(fen, options.winner, error)),
    };
    let mut search = Search::new(query.clone(), Budget::of(options.limit));
    let answer = loop {
        match search.advance(STRIDE) {
            Progress::Running { spent, .. } => show(spent),
            Progress::Done(answer) => break answer,
        }
    };
    if let Answer::Impossible(certificate) = &answer {
        check::certificate(&query, certificate)
            .map_err(|flaw| anyhow!("the proof for `{fen}` does not hold: {flaw}; report this"))?;
    }
    Ok(AnswerText::of(fen, &query, &answer, search.spent()))
}

fn write(options: &Options, text: &AnswerText) -> Result<()> {
    let line = if options.json {
        serde_json::to_string(text).context("the answer is not JSON")?
    } else {
        text.line()
    };
    writeln!(stdout(), "{line}").context("standard output cannot be written")
}

fn color(word: &str) -> Result<Color, String> {
    color_from_word(word).ok_or_else(|| "write white or black".to_owned())
}
