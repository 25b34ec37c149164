//! The facts beside the acts: both boards, the teams' earlier results, and the readings.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_notation as notation;
use acconcio_quadrigliona::act::Roles;
use acconcio_quadrigliona::disputed_point::PresetReadings;
use acconcio_quadrigliona::incident::{History, Score, Stage, Start};
use acconcio_quadrigliona::{Incident, PerTable, PerTeam};

use super::file::{Board, Captured, Facts, Histories, Times};
use super::moves::OneBoard;
use crate::diagnostic::Diagnostic;
use crate::fields::{Field, SET_UP_FAULTS, complain, seconds, word};
use crate::opening::{self, Opening};
use crate::reader::PIECES;

/// The disputed points by their names in files.
pub const READINGS: &str = "fallen-piece, substitution, fifteen-minutes, piece-on-its-way, \
    silent-promotion, reserve-that-counts, no-mating-material, advice-of-the-team, own-reserve, \
    claim-alone, draw-on-one-board, reserves-in-repetition, drops-in-repetition, \
    wrong-repetition-claim, third-illegal-move, extra-minute, illegal-move-initiative, \
    capture-and-mate, rook-first";

/// Parses the facts of a variant.
pub struct FactsReader<'a> {
    pub facts: Facts<'a>,
    pub errors: &'a mut Vec<Diagnostic>,
}

impl FactsReader<'_> {
    /// Parses the incident without its acts.
    pub fn read(mut self) -> Option<Incident> {
        let Facts { file, variant } = self.facts;
        let a = self.start("a", file.a.as_ref(), variant.a.as_ref());
        let b = self.start("b", file.b.as_ref(), variant.b.as_ref());
        let preset_readings = self.preset_readings();
        let history =
            self.facts.history().map_or_else(PerTeam::default, |written| self.history(written));
        Some(Incident {
            preset_readings,
            tables: PerTable { a: a?, b: b? },
            history,
            acts: Vec::new(),
        })
    }

    fn start(&mut self, name: &str, file: Option<&Board>, own: Option<&Board>) -> Option<Start> {
        let nothing = Board::default();
        let (file, own) = (file.unwrap_or(&nothing), own.unwrap_or(&nothing));
        let board = opening::Board {
            name: Some(name),
            file: file.start(),
            own: own.start(),
            variant: self.facts.variant.id.span(),
        };
        let opening = board.opening(&OneBoard).map_err(|wrong| complain(self.errors, wrong)).ok();
        let clocks = own.clocks.as_ref().or(file.clocks.as_ref());
        let clocks = self.clocks(name, clocks);
        let counts = own.illegal_moves.or(file.illegal_moves);
        let stage = own.stage.as_ref().or(file.stage.as_ref());
        let words = "running, not-started";
        let stage: Option<Stage> =
            stage.and_then(|field| word(&format!("{name}.stage"), field, words, self.errors));
        let beside = own.beside.as_ref().or(file.beside.as_ref());
        let beside = beside.map_or_else(
            || Some(PerPlayer::default()),
            |written| self.captured(&format!("{name}.beside"), written),
        );
        let set_up = own.set_up.as_ref().or(file.set_up.as_ref());
        let set_up = set_up
            .and_then(|field| word(&format!("{name}.set-up"), field, SET_UP_FAULTS, self.errors));
        let Opening { start, played } = opening?;
        Some(Start {
            position: start,
            clocks: clocks?,
            stage: stage.unwrap_or_default(),
            illegal_moves: counts.map_or_else(PerPlayer::default, PerPlayer::from),
            beside: beside?,
            set_up,
            score: played.map(|(from, moves)| Score { from, moves }),
        })
    }

    fn clocks(&mut self, name: &str, written: Option<&Times>) -> Option<PerPlayer<u32>> {
        let Some(written) = written else {
            let message = format!("nothing says the clocks of board {}", name.to_uppercase());
            let help = format!("state `clocks` in [{name}], at the top or in the variant");
            let span = self.facts.variant.id.span();
            complain(self.errors, Diagnostic::new(span, format!("{name}.clocks"), message, help));
            return None;
        };
        let white = seconds(&format!("{name}.clocks.white"), &written.white, self.errors);
        let black = seconds(&format!("{name}.clocks.black"), &written.black, self.errors);
        Some(PerPlayer { white: white?, black: black? })
    }

    fn captured(&mut self, name: &str, written: &Captured) -> Option<PerPlayer<Roles>> {
        let mut roles = |fields: &[Field]| {
            let roles = fields.iter().map(|field| {
                let role = notation::role_from_word(field.get_ref());
                if role.is_none() {
                    let message = format!("`{}` is not a piece", field.get_ref());
                    complain(self.errors, Diagnostic::new(field.span(), name, message, PIECES));
                }
                role
            });
            roles.collect::<Option<Vec<_>>>().map(Roles)
        };
        let (white, black) = (roles(&written.white), roles(&written.black));
        Some(PerPlayer { white: white?, black: black? })
    }

    fn preset_readings(&mut self) -> PresetReadings {
        let readings = self.facts.readings().into_iter().flatten();
        readings.filter_map(|field| word("readings", field, READINGS, self.errors)).collect()
    }

    fn history(&mut self, written: &Histories) -> PerTeam<History> {
        let words = "unknown, fresh, unbeaten, beaten";
        let mut of = |name: &str, field| word(name, field, words, self.errors).unwrap_or_default();
        PerTeam { red: of("history.red", &written.red), blue: of("history.blue", &written.blue) }
    }
}
