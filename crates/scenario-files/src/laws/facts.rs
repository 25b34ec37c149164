//! The facts beside the acts: edition, regime, readings, setting, position and clocks.

use std::collections::BTreeSet;
use std::ops::Range;

use acconcio_adjudication::disputed_points::{Preset, PresetReadings, Proposal};
use acconcio_adjudication::incident::{
    Absent, AgreedDraws, Clocks, EventRules, Game, Incident, PerPlayer, Quickplay, Regime, Score,
    SetUpFault, Setting,
};
use acconcio_adjudication::laws::EditionId;
use shakmaty::Color;
use shakmaty::uci::UciMove;

use super::file::{Facts, MovesOrNever, Never, Year};
use crate::diagnostic::Diagnostic;
use crate::fields::{SET_UP_FAULTS, complain, seconds, word};
use crate::opening::{Board, Opening, Start};

/// The regimes by their names in files.
pub const REGIMES: &str = "standard, rapid-supervised, rapid-unsupervised, blitz-supervised, \
    blitz-unsupervised";

/// The measures by their names in files.
const MEASURES: &str = "warning, more-time-for-opponent, less-time-for-offender, loss-of-game, \
    fewer-points-for-offender, more-points-for-opponent, fine, exclusion, expulsion";

/// The presets of readings by their names in files.
pub const PRESETS: &str = "seminar-2012, gijssen, literal-text, proposals-enacted";

/// A player by the word for his pieces.
#[derive(serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Player {
    White,
    Black,
}

/// Returns the list of editions, for an error message.
pub fn known_editions() -> String {
    let known: Vec<_> = EditionId::ALL.iter().map(ToString::to_string).collect();
    format!("one of: {}", known.join(", "))
}

/// Parses the facts of a variant.
pub struct FactsReader<'a> {
    pub facts: Facts<'a>,
    pub path: &'a str,
    pub errors: &'a mut Vec<Diagnostic>,
}

impl FactsReader<'_> {
    /// Parses the incident without its acts.
    pub fn read(mut self) -> Option<Incident> {
        let (edition, regime) = (self.edition(), self.regime());
        let game = self.game();
        let (opening, clocks) = (self.opening(game), self.clocks());
        let preset_readings = self.preset_readings();
        let (setting, quickplay_finish) = (self.setting(), self.quickplay_finish());
        let (event, absent, set_up) = (self.event(), self.absent(), self.set_up());
        let visually_disabled = self.visually_disabled();
        let enacted = self.enacted(edition);
        let counts = self.facts.illegal_moves().copied();
        let illegal_moves = counts.map_or_else(PerPlayer::default, PerPlayer::from);
        let Opening { start, played } = opening?;
        let score = played.map(|(from, moves)| Score { from, moves });
        Some(Incident {
            edition: edition?,
            regime: regime?,
            preset_readings,
            enacted,
            setting,
            game,
            quickplay_finish,
            event,
            absent,
            visually_disabled,
            set_up,
            start,
            score,
            clocks: clocks?,
            illegal_moves,
            acts: Vec::new(),
        })
    }

    fn edition(&mut self) -> Option<EditionId> {
        let field = self.facts.variant.edition.as_ref().unwrap_or(&self.facts.file.edition);
        let name = match field.get_ref() {
            Year::Of(year) => year.to_string(),
            Year::Named(name) => name.clone(),
        };
        let edition = EditionId::named(&name);
        if edition.is_none() {
            let message = format!("there is no edition `{name}` here");
            self.complain(field.span(), "edition", message, known_editions());
        }
        edition
    }

    fn regime(&mut self) -> Option<Regime> {
        match self.facts.regime() {
            Some(field) => word("regime", field, REGIMES, self.errors),
            None => {
                let span = self.facts.variant.id.span();
                let help = format!("state it at the top or in the variant; one of: {REGIMES}");
                let field = format!("{}.regime", self.path);
                self.errors.push(Diagnostic::new(span, field, "the regime is missing", help));
                None
            }
        }
    }

    fn preset_readings(&mut self) -> PresetReadings {
        let field = self.facts.preset_readings();
        let preset: Option<Preset> =
            field.and_then(|field| word("preset-readings", field, PRESETS, self.errors));
        preset.map_or_else(PresetReadings::default, Preset::preset_readings)
    }

    fn enacted(&mut self, edition: Option<EditionId>) -> BTreeSet<Proposal> {
        let Some(field) = self.facts.enacted() else {
            return BTreeSet::new();
        };
        if edition.is_some_and(|edition| edition != EditionId::E2009) && !field.get_ref().is_empty()
        {
            let help =
                "the proposals are made to the Laws of 2009; remove `enacted`, or set the edition";
            let message = "proposals are enacted on the Laws of 2009 only";
            self.complain(field.span(), "enacted", message, help);
        }
        let mut proposals = BTreeSet::new();
        for number in field.get_ref() {
            match Proposal::try_from(*number.get_ref()) {
                Ok(proposal) => {
                    proposals.insert(proposal);
                }
                Err(error) => {
                    self.complain(number.span(), "enacted", error.to_string(), "write 1 to 8");
                }
            }
        }
        proposals
    }

    fn setting(&mut self) -> Setting {
        let field = self.facts.setting();
        let words = "competition, informal, online";
        field.and_then(|field| word("setting", field, words, self.errors)).unwrap_or_default()
    }

    fn quickplay_finish(&mut self) -> Quickplay {
        let field = self.facts.quickplay_finish();
        let words = "not-announced, announced, without-arbiter";
        let parsed = field.and_then(|field| word("quickplay-finish", field, words, self.errors));
        parsed.unwrap_or_default()
    }

    fn event(&mut self) -> EventRules {
        let devices = self.facts.devices();
        let devices =
            devices.and_then(|field| word("devices", field, "of-the-laws, in-a-bag", self.errors));
        let penalty = self.facts.device_penalty();
        let device_penalty =
            penalty.and_then(|field| word("device-penalty", field, MEASURES, self.errors));
        let default_time = self.facts.default_time();
        let default_time =
            default_time.and_then(|field| seconds("default-time", field, self.errors));
        let leaving = self.facts.leaving();
        let leaving =
            leaving.and_then(|field| word("leaving", field, "free, reported", self.errors));
        let leaving = leaving.unwrap_or_default();
        let scoresheets = self.facts.scoresheets();
        let scoresheets = scoresheets
            .and_then(|field| word("scoresheets", field, "paper, electronic", self.errors));
        EventRules {
            default_time,
            prescribed_moves: self.facts.prescribed_moves().copied(),
            agreed_draws: self.agreed_draws(),
            scoresheets: scoresheets.unwrap_or_default(),
            leaving,
            devices: devices.unwrap_or_default(),
            device_penalty,
        }
    }

    fn agreed_draws(&self) -> AgreedDraws {
        match self.facts.agreed_draws_after() {
            None => AgreedDraws::Free,
            Some(MovesOrNever::After(moves)) => AgreedDraws::After(*moves),
            Some(MovesOrNever::Never(Never::Never)) => AgreedDraws::Never,
        }
    }

    fn visually_disabled(&mut self) -> Option<Color> {
        let field = self.facts.visually_disabled()?;
        let player: Player = word("visually-disabled", field, "white, black", self.errors)?;
        Some(match player {
            Player::White => Color::White,
            Player::Black => Color::Black,
        })
    }

    fn absent(&mut self) -> Absent {
        let field = self.facts.absent();
        let words = "nobody, white, black, both";
        field.and_then(|field| word("absent", field, words, self.errors)).unwrap_or_default()
    }

    fn set_up(&mut self) -> Option<SetUpFault> {
        let field = self.facts.set_up()?;
        word("set-up", field, SET_UP_FAULTS, self.errors)
    }

    fn game(&mut self) -> Game {
        let field = self.facts.game();
        let words = "standard, chess960";
        field.and_then(|field| word("game", field, words, self.errors)).unwrap_or_default()
    }

    fn opening(&mut self, game: Game) -> Option<Opening<UciMove>> {
        let Facts { file, variant: own } = self.facts;
        let board = Board {
            name: None,
            file: Start {
                position: file.position.as_ref(),
                start: file.start.as_ref(),
                moves: file.moves.as_ref(),
            },
            own: Start {
                position: own.position.as_ref(),
                start: own.start.as_ref(),
                moves: own.moves.as_ref(),
            },
            variant: own.id.span(),
        };
        board.opening(&game).map_err(|wrong| complain(self.errors, wrong)).ok()
    }

    fn clocks(&mut self) -> Option<Clocks> {
        let written = self.facts.variant.clocks.as_ref().unwrap_or(&self.facts.file.clocks);
        let white = seconds("clocks.white", &written.white, self.errors);
        let black = seconds("clocks.black", &written.black, self.errors);
        let increment = written.increment.unwrap_or(0);
        Some(Clocks { white: white?, black: black?, increment })
    }

    fn complain(
        &mut self,
        span: Range<usize>,
        field: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        complain(self.errors, Diagnostic::new(span, field, message, help));
    }
}
