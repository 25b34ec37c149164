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

    /// The position in a replay: `Act 3 of 12`.
    pub fn act_of(self, step: usize, total: usize) -> String {
        match self {
            Language::English => format!("Act {step} of {total}"),
            Language::Italian => format!("Atto {step} di {total}"),
        }
    }

    /// The announcement that the replay goes back to an act.
    pub fn back_at(self, sentence: &str) -> String {
        match self {
            Language::English => format!("Back: {sentence}"),
            Language::Italian => format!("Indietro: {sentence}"),
        }
    }

    /// The reader's position in this incident, as arbiter or otherwise, and what is shown.
    pub fn arbiters_position(self, incident: &Incident) -> String {
        format!("{} {}", self.seat(incident), self.what_is_shown())
    }

    pub(super) fn seat(self, incident: &Incident) -> &'static str {
        match incident.setting {
            Setting::Competition if knows_regimes(incident.edition) => {
                self.seat_in(incident.regime)
            }
            Setting::Competition => self.umpires_seat(),
            Setting::Informal | Setting::Online => self.seat_beside(),
        }
    }

    fn seat_in(self, regime: Regime) -> &'static str {
        match (self, regime) {
            (Language::English, Regime::Standard) => "You are the arbiter of this section.",
            (Language::English, Regime::RapidSupervised | Regime::BlitzSupervised) => {
                "You watch this board alone."
            }
            (Language::English, Regime::RapidUnsupervised | Regime::BlitzUnsupervised) => {
                "You have many boards to watch."
            }
            (Language::Italian, Regime::Standard) => "Sei l’arbitro di questo settore.",
            (Language::Italian, Regime::RapidSupervised | Regime::BlitzSupervised) => {
                "Segui soltanto questa scacchiera."
            }
            (Language::Italian, Regime::RapidUnsupervised | Regime::BlitzUnsupervised) => {
                "Hai molte scacchiere da seguire."
            }
        }
    }

    fn umpires_seat(self) -> &'static str {
        match self {
            Language::English => "You are asked what the rules of the day provide.",
            Language::Italian => "Ti si chiede che cosa prevedono le regole del tempo.",
        }
    }

    fn seat_beside(self) -> &'static str {
        match self {
            Language::English => "You are asked, as an arbiter, what you would say to it.",
            Language::Italian => "Ti si chiede, come arbitro, che cosa ne pensi.",
        }
    }

    fn what_is_shown(self) -> &'static str {
        match self {
            Language::English => {
                "The replay shows everything; a struck eye marks what you did not see."
            }
            Language::Italian => {
                "Il filmato mostra tutto; l’occhio barrato segna ciò che non hai visto."
            }
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
            lines.push((words.castling_lost(), lost.join(", ")));
        }
        lines
    }

    /// The illegal moves already counted: `White 1, Black 0`.
    fn counted_so_far(self, counts: PerPlayer<u8>) -> String {
        let one = |color: Color| format!("{} {}", self.color_label(color), counts.of(color));
        format!("{}, {}", one(Color::White), one(Color::Black))
    }

    /// The number of incidents listed.
    pub fn incidents_shown(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 incident".to_owned(),
            (Language::English, _) => format!("{count} incidents"),
            (Language::Italian, 1) => "1 episodio".to_owned(),
            (Language::Italian, _) => format!("{count} episodi"),
        }
    }

    /// The number of incidents found, and of their variants: `14 incidents in 32 variants`.
    pub fn incidents_found(self, count: usize, variants: usize) -> String {
        let sentence = self.incidents_shown(count);
        match (self, variants) {
            (_, _) if variants <= count => sentence,
            (Language::English, _) => format!("{sentence} in {variants} variants"),
            (Language::Italian, _) => format!("{sentence} in {variants} varianti"),
        }
    }

    /// The number of laws under which a scenario is ruled on.
    pub fn several_laws(self, count: usize) -> String {
        match self {
            Language::English => format!("Under {count} editions or codes"),
            Language::Italian => format!("Secondo {count} edizioni o codici"),
        }
    }

    /// The act of a replay that cannot be done.
    pub fn broken_act(self, number: usize) -> String {
        match self {
            Language::English => format!("Act {number}"),
            Language::Italian => format!("Atto {number}"),
        }
    }

    /// The number of rulings given on a variant.
    pub fn attempts(self, count: u32) -> String {
        match (self, count) {
            (Language::English, 1) => "1 ruling".to_owned(),
            (Language::English, _) => format!("{count} rulings"),
            (Language::Italian, 1) => "1 decisione".to_owned(),
            (Language::Italian, _) => format!("{count} decisioni"),
        }
    }

    /// The number of variants of a scenario, and of those ruled on.
    pub fn variants_ruled(self, ruled: usize, count: usize) -> String {
        let sentence = match (self, count) {
            (Language::English, 1) => "1 variant".to_owned(),
            (Language::English, _) => format!("{count} variants"),
            (Language::Italian, 1) => "1 variante".to_owned(),
            (Language::Italian, _) => format!("{count} varianti"),
        };
        match (self, ruled) {
            (_, 0) => sentence,
            (Language::English, _) => format!("{sentence}, {ruled} ruled on"),
            (Language::Italian, 1) => format!("{sentence}, 1 già decisa"),
            (Language::Italian, _) => format!("{sentence}, {ruled} già decise"),
        }
    }

    /// The name of a key on the keyboard.
    pub fn key_cap(self, key: &'static str) -> &'static str {
        match (self, key) {
            (Language::English, _) => key,
            (Language::Italian, "Home") => "Inizio",
            (Language::Italian, "End") => "Fine",
            (Language::Italian, "Space") => "Spazio",
            (Language::Italian, "Enter") => "Invio",
            (Language::Italian, _) => key,
        }
    }

    /// A percentage: `80 %`, `80%`.
    pub fn percent(self, percent: u32) -> String {
        match self {
            Language::English => format!("{percent}%"),
            Language::Italian => format!("{percent}\u{a0}%"),
        }
    }
}
