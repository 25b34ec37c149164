//! The sentences about a session.

use super::session::SessionTally;
use crate::language::Language;

impl Language {
    /// The rulings of a session: `This session: 3 of 4 fully correct, 2 in a row`.
    pub fn session_so_far(self, tally: SessionTally) -> String {
        let SessionTally { ruled, right, streak } = tally;
        let words = self.practice();
        let so_far = words.session_so_far(right, ruled);
        if streak < 2 { so_far } else { format!("{so_far}, {}", words.in_a_row(streak)) }
    }
}
