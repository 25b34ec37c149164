//! The explanation of the game: its lists of texts.

use super::Difference;
use crate::language::Language;

impl Language {
    /// The paragraphs that say what the game is.
    pub fn match_lines(self) -> [&'static str; 3] {
        let words = self.quadrigliona();
        [words.what_team(), words.what_games(), words.what_hall()]
    }

    /// The stages of a captured piece: a word, and what happens.
    pub fn match_steps(self) -> [(&'static str, &'static str); 6] {
        let words = self.quadrigliona();
        [
            (words.step_capture(), words.step_capture_told()),
            (words.step_press(), words.step_press_told()),
            (words.step_hand_over(), words.step_hand_over_told()),
            (words.step_run(), words.step_run_told()),
            (words.step_reserve(), words.step_reserve_told()),
            (words.step_put(), words.step_put_told()),
        ]
    }

    /// The subjects of the rules.
    pub fn match_subjects(self) -> [&'static str; 11] {
        let words = self.quadrigliona();
        [
            words.subject_event(),
            words.subject_players(),
            words.subject_captured(),
            words.subject_putting(),
            words.subject_promotion(),
            words.subject_mate(),
            words.subject_whose(),
            words.subject_press(),
            words.subject_disputes(),
            words.subject_illegal(),
            words.subject_end(),
        ]
    }

    /// The matters on which the game differs from blitz.
    pub fn match_differences(self) -> [Difference; 14] {
        let words = self.quadrigliona();
        let row = |matter, blitz, here, rule| Difference { matter, blitz, here, rule };
        [
            row(
                words.differs_touched(),
                words.differs_touched_blitz(),
                words.differs_touched_here(),
                Some(14),
            ),
            row(
                words.differs_move(),
                words.differs_move_blitz(),
                words.differs_move_here(),
                Some(14),
            ),
            row(
                words.differs_illegal(),
                words.differs_illegal_blitz(),
                words.differs_illegal_here(),
                Some(18),
            ),
            row(
                words.differs_captured(),
                words.differs_captured_blitz(),
                words.differs_captured_here(),
                Some(5),
            ),
            row(
                words.differs_turn(),
                words.differs_turn_blitz(),
                words.differs_turn_here(),
                Some(7),
            ),
            row(
                words.differs_promoted(),
                words.differs_promoted_blitz(),
                words.differs_promoted_here(),
                Some(9),
            ),
            row(
                words.differs_checkmate(),
                words.differs_checkmate_blitz(),
                words.differs_checkmate_here(),
                Some(10),
            ),
            row(
                words.differs_stalemate(),
                words.differs_stalemate_blitz(),
                words.differs_stalemate_here(),
                Some(10),
            ),
            row(
                words.differs_material(),
                words.differs_material_blitz(),
                words.differs_material_here(),
                Some(10),
            ),
            row(
                words.differs_repetition(),
                words.differs_repetition_blitz(),
                words.differs_repetition_here(),
                Some(17),
            ),
            row(
                words.differs_advice(),
                words.differs_advice_blitz(),
                words.differs_advice_here(),
                Some(13),
            ),
            row(
                words.differs_arbiter(),
                words.differs_arbiter_blitz(),
                words.differs_arbiter_here(),
                Some(15),
            ),
            row(
                words.differs_draw(),
                words.differs_draw_blitz(),
                words.differs_draw_here(),
                Some(21),
            ),
            row(words.differs_time(), words.differs_time_blitz(), words.differs_time_here(), None),
        ]
    }
}
