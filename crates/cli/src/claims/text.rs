//! The printed form of a game and its findings.

use acconcio_adjudication::claimable::{Accord, Draw, Finding, Ground, Procedure};
use acconcio_adjudication::game_record::GameRecord;
use acconcio_game_files::{Fault, Game, Tags};
use acconcio_notation::color_word;
use serde::Serialize;
use shakmaty::san::SanPlus;
use shakmaty::{Color, Position};

/// A game in the form printed for programs.
#[derive(Serialize)]
#[rustfmt::skip]
pub struct GameText<'a> {
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The line on which the game begins, or on which its fault is.
    pub line: u64,
    /// The fault of the game, if it was skipped.
    #[serde(skip_serializing_if = "Option::is_none")] pub skipped: Option<String>,
    #[serde(flatten)] pub read: Option<Read<'a>>,
}

/// A game that was read.
#[derive(Serialize)]
pub struct Read<'a> {
    event: &'a str,
    white: &'a str,
    black: &'a str,
    edition: &'static str,
    half_moves: usize,
    findings: Vec<FindingText>,
}

/// A finding. Plies count from the start of the record, 0 being its first position.
#[derive(Serialize)]
#[rustfmt::skip]
struct FindingText {
    ply: usize,
    /// The move that led there, with its number: `29...Kf8`.
    #[serde(skip_serializing_if = "Option::is_none")] after: Option<String>,
    ground: &'static str,
    /// The plies of the same position.
    #[serde(skip_serializing_if = "Vec::is_empty")] plies: Vec<usize>,
    draws: Vec<DrawText>,
    accord: Accord,
}

#[derive(Serialize)]
#[rustfmt::skip]
struct DrawText {
    how: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")] by: Option<&'static str>,
    article: &'static str,
}

impl<'a> GameText<'a> {
    /// Returns a game that was read.
    pub fn read(
        number: u64,
        line: u64,
        game: &'a Game,
        edition: &'static str,
        found: &[Finding],
    ) -> GameText<'a> {
        let findings = found.iter().map(|one| FindingText::of(&game.record, one)).collect();
        let Tags { event, white, black, .. } = &game.tags;
        let half_moves = game.record.last_ply();
        let read = Read { event, white, black, edition, half_moves, findings };
        GameText { game: number, line, skipped: None, read: Some(read) }
    }

    /// Returns a game that was skipped.
    pub fn skipped(number: u64, line: u64, fault: &Fault) -> GameText<'static> {
        GameText { game: number, line, skipped: Some(fault.to_string()), read: None }
    }

    /// The lines for people; none where there is nothing to report.
    pub fn lines(&self) -> Vec<String> {
        let head = format!("game {}, line {}", self.game, self.line);
        if let Some(wrong) = &self.skipped {
            return vec![format!("{head}: skipped: {wrong}")];
        }
        let Some(read) = self.read.as_ref().filter(|read| !read.findings.is_empty()) else {
            return Vec::new();
        };
        let mut lines = vec![format!("{head}: {} – {}, {}", read.white, read.black, read.event)];
        lines.extend(
            read.findings.iter().map(|finding| format!("  {}", finding.line(read.edition))),
        );
        lines
    }
}

impl FindingText {
    fn of(record: &GameRecord, finding: &Finding) -> FindingText {
        let (ground, plies) = match &finding.ground {
            Ground::Repetition(plies) => ("repetition", plies.clone()),
            Ground::Fivefold(plies) => ("fivefold", plies.clone()),
            Ground::FiftyMoves => ("fifty-moves", Vec::new()),
            Ground::SeventyFiveMoves => ("seventy-five-moves", Vec::new()),
            Ground::DeadPosition => ("dead-position", Vec::new()),
        };
        let after = after(record, finding.ply);
        let draws = finding.draws.iter().map(DrawText::of).collect();
        FindingText { ply: finding.ply, after, ground, plies, draws, accord: finding.accord }
    }

    fn line(&self, edition: &str) -> String {
        let ply = self.ply;
        let place = match &self.after {
            Some(after) => format!("ply {ply}, {after}"),
            None => format!("ply {ply}, at the start"),
        };
        let plies = || self.plies.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let ground = match self.plies.len() {
            0 => self.ground.replace('-', " "),
            times => format!("{} ({times} times: plies {})", self.ground, plies()),
        };
        let draws: Vec<String> = self.draws.iter().map(|draw| draw.words(self, edition)).collect();
        let open = match self.accord {
            Accord::Agreed => "",
            Accord::IfOnlyPlayableCapturesCount => {
                "; open: not by the letter, which counts a capture en passant that exposes the king"
            }
        };
        format!("{place}: {ground}: {}{open}", draws.join("; "))
    }
}

impl DrawText {
    fn of(draw: &Draw) -> DrawText {
        let (how, by) = match draw.how {
            Procedure::WritingTheMove(by) => ("writing-the-move", Some(color_word(by))),
            Procedure::HavingTheMove(by) => ("having-the-move", Some(color_word(by))),
            Procedure::Unclaimed => ("unclaimed", None),
        };
        DrawText { how, by, article: draw.under.article.0 }
    }

    fn words(&self, finding: &FindingText, edition: &str) -> String {
        let article = format!("[{edition} {}]", self.article);
        match (self.by, self.how, &finding.after) {
            (None, _, _) => format!("drawn without a claim {article}"),
            (Some(by), "writing-the-move", Some(after)) => {
                format!("{by} by writing {after} and not playing it {article}")
            }
            (Some(by), _, _) => format!("{by}, having the move {article}"),
        }
    }
}

/// The move that led to a ply, as on a scoresheet.
fn after(record: &GameRecord, ply: usize) -> Option<String> {
    let before = record.position(ply.checked_sub(1)?)?;
    let san = SanPlus::from_move(before.clone(), *record.moves().get(ply - 1)?);
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    Some(format!("{}{dots}{san}", before.fullmoves()))
}
