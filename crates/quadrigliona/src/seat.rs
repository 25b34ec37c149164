//! The seats: two boards, four players, two teams.

use serde::{Deserialize, Serialize, Serializer};
use shakmaty::Color;
use strum::VariantArray;

use acconcio_adjudication::incident::PerPlayer;

/// One of the two boards, with its clock.
#[allow(missing_docs, reason = "the names say it")]
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Table {
    A,
    B,
}

impl Table {
    /// Both boards.
    pub const ALL: [Table; Table::VARIANTS.len()] =
        *Table::VARIANTS.first_chunk().expect("of the same length");

    /// The other board.
    pub const fn other(self) -> Table {
        match self {
            Table::A => Table::B,
            Table::B => Table::A,
        }
    }
}

/// A team, told apart by its caps. In each, one player has White and the other Black.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    /// Red caps: White on board A, Black on board B.
    Red,
    /// Blue caps: Black on board A, White on board B.
    Blue,
}

impl Team {
    /// Both teams.
    pub const ALL: [Team; Team::VARIANTS.len()] =
        *Team::VARIANTS.first_chunk().expect("of the same length");

    /// The other team.
    pub const fn other(self) -> Team {
        match self {
            Team::Red => Team::Blue,
            Team::Blue => Team::Red,
        }
    }

    /// The seat of the team on a board.
    pub const fn seat(self, table: Table) -> Seat {
        let color = match (self, table) {
            (Team::Red, Table::A) | (Team::Blue, Table::B) => Color::White,
            (Team::Red, Table::B) | (Team::Blue, Table::A) => Color::Black,
        };
        Seat { table, color }
    }

    /// The seats of both members.
    pub const fn seats(self) -> [Seat; 2] {
        [self.seat(Table::A), self.seat(Table::B)]
    }
}

/// A player's seat: a board and a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The board.
    pub table: Table,
    /// The colour of his pieces.
    pub color: Color,
}

impl Seat {
    /// The seats, board A first, White first.
    pub const ALL: [Seat; 4] = [
        Seat { table: Table::A, color: Color::White },
        Seat { table: Table::A, color: Color::Black },
        Seat { table: Table::B, color: Color::White },
        Seat { table: Table::B, color: Color::Black },
    ];

    /// The name in files: `white-a`.
    pub const fn name(self) -> &'static str {
        match (self.table, self.color) {
            (Table::A, Color::White) => "white-a",
            (Table::A, Color::Black) => "black-a",
            (Table::B, Color::White) => "white-b",
            (Table::B, Color::Black) => "black-b",
        }
    }

    /// The team of the seat.
    pub const fn team(self) -> Team {
        match (self.table, self.color) {
            (Table::A, Color::White) | (Table::B, Color::Black) => Team::Red,
            (Table::A, Color::Black) | (Table::B, Color::White) => Team::Blue,
        }
    }

    /// The other member of the team, on the other board and with the other colour.
    pub const fn partner(self) -> Seat {
        self.team().seat(self.table.other())
    }

    /// The opponent on the same board.
    pub const fn opponent(self) -> Seat {
        self.team().other().seat(self.table)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// One value for each board.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerTable<T> {
    pub a: T,
    pub b: T,
}

impl<T> PerTable<T> {
    /// The value of a board.
    pub const fn of(&self, table: Table) -> &T {
        match table {
            Table::A => &self.a,
            Table::B => &self.b,
        }
    }

    /// The value of a board, to change it.
    pub const fn of_mut(&mut self, table: Table) -> &mut T {
        match table {
            Table::A => &mut self.a,
            Table::B => &mut self.b,
        }
    }
}

/// One value for each team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerTeam<T> {
    /// The value of the red team.
    pub red: T,
    /// The value of the blue team.
    pub blue: T,
}

impl<T> PerTeam<T> {
    /// The value of a team.
    pub const fn of(&self, team: Team) -> &T {
        match team {
            Team::Red => &self.red,
            Team::Blue => &self.blue,
        }
    }

    /// The value of a team, to change it.
    pub const fn of_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::Red => &mut self.red,
            Team::Blue => &mut self.blue,
        }
    }
}

/// One value for each player.
pub type PerSeat<T> = PerTable<PerPlayer<T>>;

impl<T: Copy> PerTable<PerPlayer<T>> {
    /// The value of a player.
    pub const fn at(&self, seat: Seat) -> T {
        self.of(seat.table).of(seat.color)
    }

    /// The value of a player, to change it.
    pub const fn at_mut(&mut self, seat: Seat) -> &mut T {
        self.of_mut(seat.table).of_mut(seat.color)
    }
}
