//! Names of people, colours, pieces and squares.

use acconcio_adjudication::incident::Person;
use acconcio_training::scenario::PlayersNamed;
use shakmaty::{Color, Piece, Role, Square};

use super::Language;
use crate::replay::piece_state::PieceState;

impl Language {
    /// A player by colour, as at the start of a sentence: `White`, `Il Bianco`.
    pub fn color(self, color: Color) -> String {
        self.people().player(color)
    }

    /// A player by colour, without article as on a label: `White`, `Bianco`.
    pub fn color_label(self, color: Color) -> String {
        self.people().player_label(color)
    }

    /// A player by colour, inside a sentence: `White`, `il Bianco`.
    pub fn color_within(self, color: Color) -> String {
        self.people().player_within(color)
    }

    /// A player in the dative: `White`, `al Bianco`.
    pub fn color_dative(self, color: Color) -> String {
        self.people().player_to(color)
    }

    /// A player in the genitive: `White’s`, `del Bianco`.
    pub fn color_genitive(self, color: Color) -> String {
        self.people().player_of(color)
    }

    /// A person as the subject of a sentence, a player by name where it is known.
    pub fn person(self, person: Person, players: Option<&PlayersNamed>) -> String {
        match (person.player(), players) {
            (Some(color), Some(named)) => name_of(named, color).to_owned(),
            (Some(_), None) | (None, _) => self.people().who(person),
        }
    }

    /// A player in the genitive, by name where it is known: `Karpov’s`, `di Karpov`.
    pub fn of_player(self, color: Color, players: Option<&PlayersNamed>) -> String {
        match players {
            Some(named) => self.people().who_of(name_of(named, color)),
            None => self.people().who_of(color),
        }
    }

    /// A kind of piece without article: `queen`, `Donna`.
    pub fn role(self, role: Role) -> String {
        self.people().role(role)
    }

    /// A kind of piece with the definite article: `the queen`, `la Donna`.
    pub fn the_role(self, role: Role) -> String {
        self.people().role_the(role)
    }

    /// A kind of piece with the indefinite article: `a queen`, `una Donna`.
    pub fn a_role(self, role: Role) -> String {
        self.people().role_a(role)
    }

    /// The letter of a piece in notation; none for the pawn.
    pub fn role_letter(self, role: Role) -> &'static str {
        const ORDER: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let letters = self.people().piece_letters();
        let place = ORDER.iter().position(|it| *it == role);
        let letter = place.and_then(|place| letters.char_indices().nth(place));
        letter.map_or("", |(at, letter)| &letters[at..at + letter.len_utf8()])
    }

    /// A piece with its colour: `white queen`, `Donna bianca`.
    pub fn piece(self, piece: Piece) -> String {
        self.people().coloured(piece.role, piece.color)
    }

    /// A piece on its square, from a player's point of view: his own is `the queen on d1`, the opponent’s
    /// `the black queen on d8`.
    pub fn piece_on(self, piece: Piece, square: Square, seen_by: Option<Color>) -> String {
        self.people().piece(piece.role, piece.color, seen_by == Some(piece.color), square)
    }

    /// A square as it is spoken: `e4, white pawn, held by White`.
    pub fn square_name(
        self,
        square: Square,
        piece: Option<Piece>,
        states: impl IntoIterator<Item = PieceState>,
    ) -> String {
        let stands = match piece {
            Some(piece) => self.piece(piece),
            None => self.people().empty().to_owned(),
        };
        let states = states.into_iter().map(|state| self.piece_state(state, piece));
        std::iter::once(format!("{square}, {stands}")).chain(states).collect::<Vec<_>>().join(", ")
    }

    /// The state of a piece on its square: `touched by White`.
    fn piece_state(self, state: PieceState, piece: Option<Piece>) -> String {
        let (words, role) = (self.people(), piece.map(|piece| piece.role));
        match state {
            PieceState::Held(color) => words.held(color, role),
            PieceState::Touched(color) => words.touched(color, role),
            PieceState::Brushed(color) => words.brushed(color, role),
            PieceState::Displaced(home) => words.displaced(home, role),
            PieceState::UpsideDown => words.upside_down(role),
            PieceState::CountsAs(role) => words.counts_as(role),
        }
    }
}

/// The name of a player.
pub(super) fn name_of(named: &PlayersNamed, color: Color) -> &str {
    match color {
        Color::White => &named.white,
        Color::Black => &named.black,
    }
}
