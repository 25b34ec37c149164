//! The persons of a match, and the boards.

use acconcio_quadrigliona::act::{Clock, Person};
use acconcio_quadrigliona::{Seat, Table, Team};

use crate::language::{Language, capitalised};

impl Language {
    /// A board as on a label: `Board A`, `scacchiera A`.
    pub fn table(self, table: Table) -> &'static str {
        match (self, table) {
            (Language::English, Table::A) => "Board A",
            (Language::English, Table::B) => "Board B",
            (Language::Italian, Table::A) => "scacchiera A",
            (Language::Italian, Table::B) => "scacchiera B",
        }
    }

    /// A board as a heading.
    pub fn table_heading(self, table: Table) -> &'static str {
        match (self, table) {
            (Language::English, Table::A | Table::B) => self.table(table),
            (Language::Italian, Table::A) => "Scacchiera A",
            (Language::Italian, Table::B) => "Scacchiera B",
        }
    }

    /// A board inside a sentence: `board A`, `la scacchiera A`.
    pub fn table_within(self, table: Table) -> &'static str {
        match (self, table) {
            (Language::English, Table::A) => "board A",
            (Language::English, Table::B) => "board B",
            (Language::Italian, Table::A) => "la scacchiera A",
            (Language::Italian, Table::B) => "la scacchiera B",
        }
    }

    /// A team as on a label: `Red team`, `squadra rossa`.
    pub fn team_label(self, team: Team) -> &'static str {
        match (self, team) {
            (Language::English, Team::Red) => "Red team",
            (Language::English, Team::Blue) => "Blue team",
            (Language::Italian, Team::Red) => "squadra rossa",
            (Language::Italian, Team::Blue) => "squadra blu",
        }
    }

    /// A team inside a sentence.
    pub fn team_within(self, team: Team) -> &'static str {
        match (self, team) {
            (Language::English, Team::Red) => "the red team",
            (Language::English, Team::Blue) => "the blue team",
            (Language::Italian, Team::Red) => "la squadra rossa",
            (Language::Italian, Team::Blue) => "la squadra blu",
        }
    }

    /// The runner of a team, at the beginning of a sentence.
    pub fn runner(self, team: Team) -> &'static str {
        match (self, team) {
            (Language::English, Team::Red) => "The red runner",
            (Language::English, Team::Blue) => "The blue runner",
            (Language::Italian, Team::Red) => "Il corridore rosso",
            (Language::Italian, Team::Blue) => "Il corridore blu",
        }
    }

    /// A player, at the beginning of a sentence: `White on A`, `Il Bianco sulla A`.
    pub fn player_on(self, seat: Seat) -> String {
        self.on_table(&self.color(seat.color), seat.table)
    }

    /// A player inside a sentence.
    pub fn player_on_within(self, seat: Seat) -> String {
        self.on_table(&self.color_within(seat.color), seat.table)
    }

    /// A player in the genitive: `White’s on A`, `del Bianco sulla A`.
    pub fn of_player_on(self, seat: Seat) -> String {
        self.on_table(&self.color_genitive(seat.color), seat.table)
    }

    /// A player as on a label: `White A`, `Bianco A`.
    pub fn player_on_label(self, seat: Seat) -> String {
        format!("{} {}", self.color_label(seat.color), letter(seat.table))
    }

    fn on_table(self, color: &str, table: Table) -> String {
        match self {
            Language::English => format!("{color} on {}", letter(table)),
            Language::Italian => format!("{color} sulla {}", letter(table)),
        }
    }

    pub(super) fn seat_of_clock(self, clock: Clock) -> String {
        let seat = Seat { table: clock.table, color: clock.color };
        match self {
            Language::English => self.player_on_within(seat),
            Language::Italian => self.of_player_on(seat),
        }
    }

    /// A person at the beginning of a sentence.
    pub fn somebody(self, person: Person) -> String {
        match (person, self) {
            (Person::Player(seat), _) => self.player_on(seat),
            (Person::Runner(team), _) => self.runner(team).to_owned(),
            (Person::Team(team), _) => capitalised(self.team_within(team)),
            (Person::Arbiter, Language::English) => "The arbiter".to_owned(),
            (Person::Arbiter, Language::Italian) => "L’arbitro".to_owned(),
            (Person::Bystander, Language::English) => "A bystander".to_owned(),
            (Person::Bystander, Language::Italian) => "Uno spettatore".to_owned(),
        }
    }

    /// A person inside a sentence.
    pub fn somebody_within(self, person: Person) -> String {
        match person {
            Person::Player(seat) => self.player_on_within(seat),
            Person::Team(team) => self.team_within(team).to_owned(),
            Person::Runner(_) | Person::Arbiter | Person::Bystander => {
                let said = self.somebody(person);
                let mut letters = said.chars();
                letters
                    .next()
                    .map(char::to_lowercase)
                    .into_iter()
                    .flatten()
                    .chain(letters)
                    .collect()
            }
        }
    }
}

fn letter(table: Table) -> char {
    match table {
        Table::A => 'A',
        Table::B => 'B',
    }
}
