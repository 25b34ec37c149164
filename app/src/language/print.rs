//! The texts of the printed sheets.

use acconcio_adjudication::incident::{Incident, PerPlayer};
use shakmaty::{Color, Setup};

use super::Language;
use super::laws::knows_regimes;

impl Language {
    /// The facts that have to be known before the acts of an incident, worded from its data alone: each
    /// with its name.
    pub fn circumstances(self, incident: &Incident) -> Vec<(&'static str, String)> {
        let words = self.print();
        let mut lines = vec![(self.player().laws(), self.laws_of(incident))];
        lines.push((words.clocks(), self.clocks_at_first(incident)));
        lines.extend(self.known_before(incident));
        if let Some(fault) = incident.set_up {
            lines.push((words.set_up(), self.set_up_fault(fault).to_owned()));
        }
        if let Some(game) = self.game_before(incident) {
            lines.push((words.game(), game));
        }
        lines.push((words.to_move(), self.color_label(incident.start.turn).to_owned()));
        lines
    }

    /// Both clocks: `White 1:30:00, Black 1:28:00`.
    pub fn both_clocks(self, clocks: PerPlayer<u32>) -> String {
        let one = |color| format!("{} {}", self.color_label(color), self.clock(clocks.of(color)));
        format!("{}, {}", one(Color::White), one(Color::Black))
    }

    /// The time control, as far as an incident states it: `Standard play, 30 seconds a move`.
    pub fn time_control(self, incident: &Incident) -> String {
        if !knows_regimes(incident.edition) {
            return String::new();
        }
        format!("{}, {}", self.regime(incident.regime), self.increment(incident.clocks.increment))
    }

    fn clocks_at_first(self, incident: &Incident) -> String {
        let clocks = PerPlayer { white: incident.clocks.white, black: incident.clocks.black };
        format!("{}; {}", self.both_clocks(clocks), self.increment(incident.clocks.increment))
    }

    fn increment(self, seconds: u32) -> String {
        match seconds {
            0 => self.print().no_increment().to_owned(),
            _ => self.print().increment(self.spoken_clock(seconds)),
        }
    }

    fn game_before(self, incident: &Incident) -> Option<String> {
        let score = incident.score.as_ref()?;
        let (first, moves) = score.played(incident.game)?;
        let line = self.line(&first, &moves);
        let is_whole = score.from == Setup::initial();
        Some(if is_whole { line } else { format!("… {line}") })
    }
}
