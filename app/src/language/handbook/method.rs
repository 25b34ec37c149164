//! The page on the making of a ruling and its certainty.

use acconcio_training::digest::Statements;

use crate::language::Language;

/// A heading and the points below it.
#[derive(Clone, Debug)]
pub struct Passage {
    /// The heading.
    pub heading: &'static str,
    /// The points.
    pub points: Vec<&'static str>,
}

/// The figures on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The incidents.
    pub scenarios: usize,
    /// Their variants.
    pub variants: usize,
    /// Incidents whose position is recorded.
    pub recorded: usize,
    /// Real incidents with a position rebuilt from the account.
    pub reconstructed: usize,
    /// Incidents made up to show a rule.
    pub constructed: usize,
    /// Variants whose ruling depends on a disputed point.
    pub disputed: usize,
    /// The disputed points.
    pub disputed_points: usize,
    /// Variants with an act that is not ruled on.
    pub unruled: usize,
    /// The statements of the sources.
    pub statements: Statements,
}

impl Language {
    /// The six steps from the facts to the ruling, each with its explanation.
    pub fn method_steps(self) -> [(&'static str, &'static str); 6] {
        let words = self.method();
        [
            (words.step_facts(), words.step_facts_line()),
            (words.step_standing(), words.step_standing_line()),
            (words.step_account(), words.step_account_line()),
            (words.step_provisions(), words.step_provisions_line()),
            (words.step_facets(), words.step_facets_line()),
            (words.step_readings(), words.step_readings_line()),
        ]
    }

    /// The passage on the certainty of the rulings.
    pub fn method_sure(self) -> Passage {
        let words = self.method();
        let points = vec![
            words.sure_read(),
            words.sure_laws_2014(),
            words.sure_july_2017(),
            words.sure_us_chess(),
            words.sure_order(),
        ];
        Passage { heading: words.sure_heading(), points }
    }

    /// The passage on what is proven.
    pub fn method_proven(self) -> Passage {
        let words = self.method();
        let points = vec![words.proven_documents(), words.proven_checked()];
        Passage { heading: words.proven_heading(), points }
    }

    /// The passage on what is not ruled on.
    pub fn method_not_ruled(self) -> Passage {
        let words = self.method();
        let points = vec![
            words.not_ruled_draw_claims(),
            words.not_ruled_announced(),
            words.not_ruled_material(),
            words.not_ruled_presence(),
            words.not_ruled_chess960(),
            words.not_ruled_measures(),
        ];
        Passage { heading: words.not_ruled_heading(), points }
    }

    /// The passage on the origin of the incidents.
    pub fn method_positions(self) -> Passage {
        let words = self.method();
        Passage { heading: words.positions_heading(), points: vec![words.positions_where()] }
    }

    /// The passage on what the app is not.
    pub fn method_last(self) -> Passage {
        let words = self.method();
        Passage { heading: words.last_heading(), points: vec![words.last_no_text()] }
    }

    /// The number of incidents, and of those that are disputed.
    pub fn replays_counted(self, figures: &Figures) -> String {
        let Figures { scenarios, variants, disputed_points, disputed, .. } = *figures;
        self.method().replays_counted(scenarios, variants, disputed_points, disputed)
    }

    /// The number of statements of the sources that are proven.
    pub fn statements_counted(self, statements: Statements) -> String {
        let Statements { all, gradable, proven } = statements;
        self.method().statements_counted(all, gradable, proven, gradable - proven)
    }

    /// The number of incidents with an act that is not ruled on.
    pub fn unruled_counted(self, figures: &Figures) -> String {
        self.method().unruled_counted(figures.unruled, figures.variants)
    }

    /// The certainty of the positions.
    pub fn positions_counted(self, figures: &Figures) -> String {
        let Figures { recorded, reconstructed, constructed, .. } = *figures;
        self.method().positions_counted(recorded, reconstructed, constructed)
    }
}
