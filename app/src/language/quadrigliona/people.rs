//! The persons of a match, and the boards.

use acconcio_quadrigliona::act::Person;
use acconcio_quadrigliona::{Seat, Table, Team};

use crate::language::Language;

impl Language {
    /// A board as a heading.
    pub fn table_heading(self, table: Table) -> String {
        self.quadrigliona().board_heading(table)
    }

    /// A team as on a label: `Red team`, `squadra rossa`.
    pub fn team_label(self, team: Team) -> String {
        self.quadrigliona().team(team)
    }

    /// A player, at the beginning of a sentence: `White on A`, `Il Bianco sulla A`.
    pub fn player_on(self, seat: Seat) -> String {
        self.quadrigliona().player_on(seat)
    }

    /// A player as on a label: `White A`, `Bianco A`.
    pub fn player_on_label(self, seat: Seat) -> String {
        let table = match seat.table {
            Table::A => 'A',
            Table::B => 'B',
        };
        format!("{} {table}", self.color_label(seat.color))
    }

    /// A person at the beginning of a sentence.
    pub fn somebody(self, person: Person) -> String {
        self.quadrigliona().somebody(person)
    }
}
