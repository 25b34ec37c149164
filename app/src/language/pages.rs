//! Texts with parameters around the replay and in the list of incidents.

use acconcio_adjudication::incident::{Incident, PerPlayer, Regime, Setting};
use shakmaty::Color;

use super::Language;
use super::laws::knows_regimes;

impl Language {
    /// The title of the window: that of the page before the name of the app.
    pub fn window_title(self, page: Option<&str>) -> String {
        let name = self.shell().name();
        page.map_or_else(|| name.to_owned(), |page| format!("{page} – {name}"))
    }

    /// The reader's position in this incident, as arbiter or otherwise, and what is shown.
    pub fn arbiters_position(self, incident: &Incident) -> String {
        format!("{} {}", self.seat(incident), self.replay().what_is_shown())
    }

    pub(super) fn seat(self, incident: &Incident) -> &'static str {
        match incident.setting {
            Setting::Competition if knows_regimes(incident.edition) => {
                self.seat_in(incident.regime)
            }
            Setting::Competition => self.replay().seat_rules_of_the_day(),
            Setting::Informal | Setting::Online => self.replay().seat_beside(),
        }
    }

    fn seat_in(self, regime: Regime) -> &'static str {
        let words = self.replay();
        match regime {
            Regime::Standard => words.seat_section(),
            Regime::RapidSupervised | Regime::BlitzSupervised => words.seat_alone(),
            Regime::RapidUnsupervised | Regime::BlitzUnsupervised => words.seat_many(),
        }
    }

    /// The facts that are known before the replay and not seen in it, each with its name: proposals taken
    /// as enacted, illegal moves counted, castling no longer allowed though the board does not show it.
    pub fn known_before(self, incident: &Incident) -> Vec<(&'static str, String)> {
        let words = self.player();
        let mut lines = Vec::new();
        if !incident.enacted.is_empty() {
            lines.push((words.laws(), self.taken_as_enacted(incident.enacted.iter().copied())));
        }
        if !incident.illegal_moves.is_zero() {
            lines.push((words.counted(), self.counted_so_far(incident.illegal_moves)));
        }
        let lost = Color::ALL.into_iter().flat_map(|player| {
            let sides = incident.castling_lost(player).into_iter();
            sides.map(move |side| format!("{} {}", self.color_label(player), self.castling(side)))
        });
        let lost: Vec<String> = lost.collect();
        if !lost.is_empty() {
            lines.push((words.castling_lost(), self.listed(&lost)));
        }
        lines
    }

    /// The illegal moves already counted: `White 1, Black 0`.
    fn counted_so_far(self, counts: PerPlayer<u8>) -> String {
        let one = |color: Color| format!("{} {}", self.color_label(color), counts.of(color));
        format!("{}, {}", one(Color::White), one(Color::Black))
    }

    /// The number of incidents found, and of their variants: `14 incidents in 32 variants`.
    pub fn incidents_found(self, count: usize, variants: usize) -> String {
        match variants <= count {
            true => self.counts().incidents(count),
            false => self.counts().incidents_in_variants(count, variants),
        }
    }

    /// The name of a key on the keyboard.
    pub fn key_cap(self, key: &'static str) -> &'static str {
        match key {
            "Home" => self.replay().key_home(),
            "End" => self.replay().key_end(),
            "Space" => self.replay().key_space(),
            "Enter" => self.replay().key_enter(),
            "Backspace" => self.replay().key_backspace(),
            _ => key,
        }
    }

    /// A percentage: `80 %`, `80%`.
    pub fn percent(self, percent: u32) -> String {
        self.counts().percent(percent)
    }

    /// A number with the separators of thousands that the language puts into one of so many digits.
    pub fn grouped(self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < 4 {
            return digits;
        }
        let mark = self.numbers().thousands_mark(digits.len());
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push_str(&mark);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// Items in one text, with the sign of the language between them.
    pub fn listed<T: AsRef<str>>(self, items: &[T]) -> String {
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        items.join(self.counts().list_mark())
    }
}
