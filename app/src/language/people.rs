//! Names of people, colours, pieces and squares.

use acconcio_adjudication::incident::Person;
use acconcio_training::scenario::PlayersNamed;
use shakmaty::{Color, Piece, Role, Square};

use super::Language;
use crate::replay::piece_state::PieceState;

impl Language {
    /// A player by colour, as at the start of a sentence: `White`, `Il Bianco`.
    pub fn color(self, color: Color) -> &'static str {
        match (self, color) {
            (Language::English, Color::White) => "White",
            (Language::English, Color::Black) => "Black",
            (Language::Italian, Color::White) => "Il Bianco",
            (Language::Italian, Color::Black) => "Il Nero",
        }
    }

    /// A player by colour, without article as on a label: `White`, `Bianco`.
    pub fn color_label(self, color: Color) -> &'static str {
        match (self, color) {
            (Language::English, Color::White) => "White",
            (Language::English, Color::Black) => "Black",
            (Language::Italian, Color::White) => "Bianco",
            (Language::Italian, Color::Black) => "Nero",
        }
    }

    /// A player by colour, inside a sentence: `White`, `il Bianco`.
    pub fn color_within(self, color: Color) -> &'static str {
        match (self, color) {
            (Language::English, Color::White) => "White",
            (Language::English, Color::Black) => "Black",
            (Language::Italian, Color::White) => "il Bianco",
            (Language::Italian, Color::Black) => "il Nero",
        }
    }

    /// A player in the dative: `White`, `al Bianco`.
    pub fn color_dative(self, color: Color) -> &'static str {
        match (self, color) {
            (Language::English, Color::White) => "White",
            (Language::English, Color::Black) => "Black",
            (Language::Italian, Color::White) => "al Bianco",
            (Language::Italian, Color::Black) => "al Nero",
        }
    }

    /// A player in the genitive: `White’s`, `del Bianco`.
    pub fn color_genitive(self, color: Color) -> &'static str {
        match (self, color) {
            (Language::English, Color::White) => "White’s",
            (Language::English, Color::Black) => "Black’s",
            (Language::Italian, Color::White) => "del Bianco",
            (Language::Italian, Color::Black) => "del Nero",
        }
    }

    /// A player in Italian as the one by whom something is done: `dal Bianco`; by his name in English.
    fn color_agent(self, color: Color) -> &'static str {
        match (self, color) {
            (Language::English, Color::White) => "White",
            (Language::English, Color::Black) => "Black",
            (Language::Italian, Color::White) => "dal Bianco",
            (Language::Italian, Color::Black) => "dal Nero",
        }
    }

    /// A person as the subject of a sentence, a player by name where it is known.
    pub fn person(self, person: Person, players: Option<&PlayersNamed>) -> String {
        match (person.player(), players) {
            (Some(color), Some(named)) => name_of(named, color).to_owned(),
            (Some(color), None) => self.color(color).to_owned(),
            (None, _) => match (self, person) {
                (Language::English, Person::Bystander) => "A bystander".to_owned(),
                (Language::Italian, Person::Bystander) => "Uno spettatore".to_owned(),
                (Language::English, Person::Arbiter | Person::White | Person::Black) => {
                    "The arbiter".to_owned()
                }
                (Language::Italian, Person::Arbiter | Person::White | Person::Black) => {
                    "L’arbitro".to_owned()
                }
            },
        }
    }

    /// A player in the genitive, by name where it is known: `Karpov’s`, `di Karpov`.
    pub fn of_player(self, color: Color, players: Option<&PlayersNamed>) -> String {
        match (self, players) {
            (_, None) => self.color_genitive(color).to_owned(),
            (Language::English, Some(named)) => format!("{}’s", name_of(named, color)),
            (Language::Italian, Some(named)) => format!("di {}", name_of(named, color)),
        }
    }

    /// A kind of piece without article: `queen`, `Donna`.
    pub fn role(self, role: Role) -> &'static str {
        match (self, role) {
            (Language::English, Role::King) => "king",
            (Language::English, Role::Queen) => "queen",
            (Language::English, Role::Rook) => "rook",
            (Language::English, Role::Bishop) => "bishop",
            (Language::English, Role::Knight) => "knight",
            (Language::English, Role::Pawn) => "pawn",
            (Language::Italian, Role::King) => "Re",
            (Language::Italian, Role::Queen) => "Donna",
            (Language::Italian, Role::Rook) => "Torre",
            (Language::Italian, Role::Bishop) => "Alfiere",
            (Language::Italian, Role::Knight) => "Cavallo",
            (Language::Italian, Role::Pawn) => "pedone",
        }
    }

    /// A kind of piece with the definite article: `the queen`, `la Donna`.
    pub fn the_role(self, role: Role) -> &'static str {
        match (self, role) {
            (Language::English, Role::King) => "the king",
            (Language::English, Role::Queen) => "the queen",
            (Language::English, Role::Rook) => "the rook",
            (Language::English, Role::Bishop) => "the bishop",
            (Language::English, Role::Knight) => "the knight",
            (Language::English, Role::Pawn) => "the pawn",
            (Language::Italian, Role::King) => "il Re",
            (Language::Italian, Role::Queen) => "la Donna",
            (Language::Italian, Role::Rook) => "la Torre",
            (Language::Italian, Role::Bishop) => "l’Alfiere",
            (Language::Italian, Role::Knight) => "il Cavallo",
            (Language::Italian, Role::Pawn) => "il pedone",
        }
    }

    /// A kind of piece with the indefinite article: `a queen`, `una Donna`.
    pub fn a_role(self, role: Role) -> &'static str {
        match (self, role) {
            (Language::English, Role::King) => "a king",
            (Language::English, Role::Queen) => "a queen",
            (Language::English, Role::Rook) => "a rook",
            (Language::English, Role::Bishop) => "a bishop",
            (Language::English, Role::Knight) => "a knight",
            (Language::English, Role::Pawn) => "a pawn",
            (Language::Italian, Role::King) => "un Re",
            (Language::Italian, Role::Queen) => "una Donna",
            (Language::Italian, Role::Rook) => "una Torre",
            (Language::Italian, Role::Bishop) => "un Alfiere",
            (Language::Italian, Role::Knight) => "un Cavallo",
            (Language::Italian, Role::Pawn) => "un pedone",
        }
    }

    /// The letter of a piece in notation; none for the pawn.
    pub fn role_letter(self, role: Role) -> &'static str {
        match (self, role) {
            (_, Role::Pawn) => "",
            (Language::English, Role::King) => "K",
            (Language::English, Role::Queen) => "Q",
            (Language::English, Role::Rook) => "R",
            (Language::English, Role::Bishop) => "B",
            (Language::English, Role::Knight) => "N",
            (Language::Italian, Role::King) => "R",
            (Language::Italian, Role::Queen) => "D",
            (Language::Italian, Role::Rook) => "T",
            (Language::Italian, Role::Bishop) => "A",
            (Language::Italian, Role::Knight) => "C",
        }
    }

    /// A piece with its colour: `white queen`, `Donna bianca`.
    pub fn piece(self, piece: Piece) -> String {
        match self {
            Language::English => {
                let color = piece.color.fold_wb("white", "black");
                format!("{color} {}", self.role(piece.role))
            }
            Language::Italian => {
                format!("{} {}", self.role(piece.role), italian_color(piece))
            }
        }
    }

    /// A piece on its square, from a player's point of view: his own is `the queen on d1`, the opponent’s
    /// `the black queen on d8`.
    pub fn piece_on(self, piece: Piece, square: Square, seen_by: Option<Color>) -> String {
        let is_own = seen_by == Some(piece.color);
        match (self, is_own) {
            (Language::English, true) => format!("{} on {square}", self.the_role(piece.role)),
            (Language::English, false) => format!("the {} on {square}", self.piece(piece)),
            (Language::Italian, true) => format!("{} in {square}", self.the_role(piece.role)),
            (Language::Italian, false) => {
                let color = italian_color(piece);
                format!("{} {color} in {square}", self.the_role(piece.role))
            }
        }
    }

    /// A square as it is spoken: `e4, white pawn, held by White`.
    pub fn square_name(
        self,
        square: Square,
        piece: Option<Piece>,
        states: impl IntoIterator<Item = PieceState>,
    ) -> String {
        let stands = match (self, piece) {
            (_, Some(piece)) => self.piece(piece),
            (Language::English, None) => "empty".to_owned(),
            (Language::Italian, None) => "vuota".to_owned(),
        };
        let states = states.into_iter().map(|state| self.piece_state(state, piece));
        std::iter::once(format!("{square}, {stands}")).chain(states).collect::<Vec<_>>().join(", ")
    }

    /// The state of a piece on its square: `touched by White`.
    fn piece_state(self, state: PieceState, piece: Option<Piece>) -> String {
        let ending = piece.map_or("o", |piece| italian_ending(piece.role));
        match (self, state) {
            (Language::English, PieceState::Held(color)) => {
                format!("held by {}", self.color_within(color))
            }
            (Language::Italian, PieceState::Held(color)) => {
                format!("in mano {}", self.color_dative(color))
            }
            (Language::English, PieceState::Touched(color)) => {
                format!("touched by {}", self.color_within(color))
            }
            (Language::Italian, PieceState::Touched(color)) => {
                format!("toccat{ending} {}", self.color_agent(color))
            }
            (Language::English, PieceState::Brushed(color)) => {
                format!("brushed by {} by accident", self.color_within(color))
            }
            (Language::Italian, PieceState::Brushed(color)) => {
                format!("sfiorat{ending} per caso {}", self.color_agent(color))
            }
            (Language::English, PieceState::Displaced(home)) => format!("displaced from {home}"),
            (Language::Italian, PieceState::Displaced(home)) => {
                format!("spostat{ending} accidentalmente da {home}")
            }
            (Language::English, PieceState::UpsideDown) => "upside down".to_owned(),
            (Language::Italian, PieceState::UpsideDown) => format!("capovolt{ending}"),
            (_, PieceState::CountsAs(role)) => self.counting_as(role),
        }
    }
}

fn name_of(named: &PlayersNamed, color: Color) -> &str {
    match color {
        Color::White => &named.white,
        Color::Black => &named.black,
    }
}

/// The ending of an adjective of a piece in Italian.
fn italian_ending(role: Role) -> &'static str {
    match role {
        Role::Queen | Role::Rook => "a",
        Role::King | Role::Bishop | Role::Knight | Role::Pawn => "o",
    }
}

/// The colour of a piece in Italian. Queen and rook are feminine.
fn italian_color(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::Queen | Role::Rook) => "bianca",
        (Color::Black, Role::Queen | Role::Rook) => "nera",
        (Color::White, Role::King | Role::Bishop | Role::Knight | Role::Pawn) => "bianco",
        (Color::Black, Role::King | Role::Bishop | Role::Knight | Role::Pawn) => "nero",
    }
}
