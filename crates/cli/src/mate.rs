//! `mate`: whether this side can still mate, with the moves, or the reason why not.

mod text;

use std::io::{self, BufRead, Read, stdin};

use acconcio_mate::{Answer, Budget, MoveLimit, Progress, Query, Search, check};
use acconcio_notation::color_from_word;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use shakmaty::Color;

use crate::bad_input::BadInput;
use crate::bar::Bar;
use crate::output;
use text::AnswerText;
pub use text::reason_word;

/// The positions to examine, and the limit of the search.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 when every position was answered, 1 when a line of standard input is no position, 2 when the command line is wrong."
)]
pub struct Options {
    /// A position of orthodox chess in Forsyth-Edwards notation; without one, positions are read from standard
    /// input, one a line, and answered in order
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
/// [`BadInput`] when the one position given is wrong; a line that is no position, once all are answered; a
/// proof that does not hold.
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
    let mut input = stdin().lock();
    let (mut positions, mut wrong) = (0_u64, 0_u64);
    while let Some(line) = line(&mut input).context("standard input cannot be read")? {
        positions += 1;
        let text = answer(options, &line, |_| {})?;
        wrong += u64::from(text.wrong().is_some());
        write(options, &text)?;
    }
    match wrong {
        0 => Ok(()),
        _ => bail!("{wrong} of {positions} positions of standard input are not right"),
    }
}

/// The number of bytes beyond which a line is cut off: far more than any position has.
const LONGEST: u64 = 1_000;

/// Reads the next line, without its end; bytes that are no text are replaced. The rest of a line that is too
/// long is skipped.
fn line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(text.trim_end_matches(['\n', '\r']).to_owned()))
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
    output::print(line)
}

fn color(word: &str) -> Result<Color, String> {
    color_from_word(word).ok_or_else(|| "write white or black".to_owned())
}
