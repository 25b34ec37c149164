//! The obligations that follow from a touch (Articles 4.3, 4.4 and 4.5 of 2009).

use shakmaty::{CastlingSide, Move, Role, Square};

use super::{PossibleMoves, TouchFinding, rule_on_touching};
use crate::articles::a03_moves::castling_barred;
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::Order;
use crate::laws::edition::{CastlingMeant, EachColour};
use crate::laws::{Fact, Provision, Rulebook, Step};
use crate::movement;
use crate::reconstruction::{Contact, Turn};
use crate::ruling::{Duty, Obligation, Point, RulingBuilder};

/// The duty that follows from the pieces touched, in order.
pub(super) fn by_touch(
    book: &Rulebook,
    turn: &Turn,
    contacts: &[Contact],
    moves: &PossibleMoves<'_>,
    builder: &mut RulingBuilder<'_>,
) -> TouchFinding {
    let touch = Touch { book, turn, moves, contacts: in_order(turn, contacts) };
    touch
        .castling(builder)
        .or_else(|| touch.both_colours(builder))
        .or_else(|| touch.order_unknown())
        .or_else(|| touch.first_playable())
        .unwrap_or_else(|| touch.nothing_playable())
}

/// Article 4.3.c, last sentence (2009): where it is unclear whether the own piece or the
/// opponent's was touched first, the own piece counts as touched first.
fn in_order(turn: &Turn, contacts: &[Contact]) -> Vec<Contact> {
    let mut ordered: Vec<Contact> = Vec::new();
    for contact in contacts {
        let is_own = contact.piece.color == turn.player;
        let unclear_own = contact.order == Order::Unknown && is_own;
        let first_opponent = ordered.iter().position(|earlier| earlier.piece.color != turn.player);
        match first_opponent {
            Some(place) if unclear_own => ordered.insert(place, *contact),
            _ => ordered.push(*contact),
        }
    }
    ordered
}

struct Touch<'a> {
    book: &'a Rulebook,
    turn: &'a Turn,
    moves: &'a PossibleMoves<'a>,
    contacts: Vec<Contact>,
}

impl Touch<'_> {
    /// Articles 4.4.a to 4.4.c (2009): king and rook, in every order.
    fn castling(&self, builder: &mut RulingBuilder<'_>) -> Option<TouchFinding> {
        let king = self.contacts.iter().position(|contact| self.is_king_at_home(contact))?;
        let rook = self.contacts.iter().enumerate().find_map(|(place, contact)| {
            let side = self.side_of_rook(contact)?;
            Some((place, side))
        });
        let opponent_touched = self.contacts.iter().any(|contact| !self.is_mine(contact));
        let first = rook.map_or(king, |(rook, _)| rook.min(king));
        if opponent_touched
            || self.contacts[..first].iter().any(|earlier| self.is_playable(earlier))
        {
            return None;
        }
        let edition = &self.book.edition;
        match rook {
            Some((place, side)) if self.contacts[place.max(king)].order == Order::Unknown => {
                self.castling_order_unknown(side)
            }
            Some((place, side)) if place > king || self.were_together(place, king) => {
                let fact = Fact::KingThenRook(side);
                let castling = self.moves.that(|legal| legal.castling_side() == Some(side));
                if castling.is_empty() {
                    let is_analogy = place < king
                        || self.were_together(place, king)
                            && edition.castling_meant_but_illegal.value
                                == CastlingMeant::KingThenRook;
                    if is_analogy
                        && builder.side(Point::Law(DisputedPoint::TogetherSince2014))
                            == Side::Second
                    {
                        return None;
                    }
                    Some(self.castling_meant_but_illegal(side, fact))
                } else {
                    let rule = &edition.king_and_rook_touched;
                    Some(finding(rule, fact, Duty::Castle(side), castling))
                }
            }
            Some((_, side)) => self.rook_first(side),
            None if edition.castling_meant_but_illegal.value == CastlingMeant::KingThenRook => None,
            None => {
                let (side, legal) = self.king_placed_two_squares()?;
                let fact = Fact::CastlingIllegal(side);
                (!legal).then(|| self.castling_meant_but_illegal(side, fact))
            }
        }
    }

    /// Article 4.4.c (2009): another king move, castling on the other side included; if the king
    /// has none, any legal move.
    fn castling_meant_but_illegal(&self, side: CastlingSide, fact: Fact) -> TouchFinding {
        let rule = &self.book.edition.castling_meant_but_illegal;
        let king = self.turn.home().king;
        let permitted = self.moves.that(|legal| legal.role() == Role::King);
        let illegal = Fact::CastlingIllegal(side);
        let barred = castling_barred(self.book, self.turn, side, illegal.clone());
        let mut touched = self.book.edition.king_and_rook_touched.not_met(illegal);
        touched.under.push(barred.into_step());
        let (fact, duty, permitted) = if permitted.is_empty() {
            (Fact::KingCannotMove, Duty::Free, self.moves.all())
        } else {
            (fact, Duty::MoveKing(king), permitted)
        };
        let TouchFinding { holding, obligation } = finding(rule, fact, duty, permitted);
        TouchFinding { holding: holding.because([touched]), obligation }
    }

    /// King and rook touched in an order that cannot be established: castling there, or a move of
    /// either.
    ///
    /// DOUBT: no text presumes anything between two own pieces (G-20 of the seminar's checklist).
    fn castling_order_unknown(&self, side: CastlingSide) -> Option<TouchFinding> {
        let king = self.turn.home().king;
        let rook = self.turn.home().rook(side)?;
        let permitted =
            self.moves.that(|legal| legal.from() == Some(king) || legal.from() == Some(rook));
        let rule = &self.book.edition.touched_own_piece;
        (!permitted.is_empty())
            .then(|| finding(rule, Fact::OrderUnknown, Duty::MoveOneOf(king, rook), permitted))
    }

    /// Article 4.4.b (2009): no castling on that side on this move; 4.3.a governs, and with it every piece touched.
    fn rook_first(&self, side: CastlingSide) -> Option<TouchFinding> {
        let barred = self.book.edition.rook_touched_first.holds(Fact::RookThenKing(side));
        let moves = |contact: &Contact| {
            self.moves
                .that(|legal| self.plays(legal, contact) && legal.castling_side() != Some(side))
        };
        let mut of_each = self.contacts.iter().map(|contact| (contact, moves(contact)));
        let (first, permitted) = of_each.find(|(_, moves)| !moves.is_empty())?;
        let touched = Fact::TouchedFirst(first.piece.role, first.square);
        let touched = self.book.edition.touched_own_piece.holds(touched);
        let obligation = Obligation { duty: Duty::Move(first.square), permitted };
        Some(TouchFinding { holding: barred.because([touched.into_step()]), obligation })
    }

    /// Article 4.3.c (2009): one piece of each colour, so that capture if it is legal.
    ///
    /// The text until 2017 speaks of one piece of each colour. Where more were touched, the first of
    /// each is taken, as the text of 2017 says, or any capture among them.
    fn both_colours(&self, builder: &mut RulingBuilder<'_>) -> Option<TouchFinding> {
        let own = self.contacts.iter().find(|contact| self.is_mine(contact))?.square;
        let opponent = self.contacts.iter().find(|contact| !self.is_mine(contact))?.square;
        let capture = self.captures(own, opponent);
        let rule = &self.book.edition.touched_both_colours;
        let fact = Fact::TouchedBoth { own, opponent };
        if !capture.is_empty() {
            return Some(finding(rule, fact, Duty::CaptureWith { own, opponent }, capture));
        }
        if rule.value == EachColour::One
            && let Some((own, opponent, capture)) = self.other_capture()
            && builder.side(Point::Law(DisputedPoint::CaptureAmongSeveral)) == Side::Second
        {
            let fact = Fact::TouchedBoth { own, opponent };
            return Some(finding(rule, fact, Duty::CaptureWith { own, opponent }, capture));
        }
        let first = self.contacts.iter().find(|contact| self.is_playable(contact))?;
        let (duty, permitted) = self.duty_to_play(first);
        Some(finding(rule, fact, duty, permitted))
    }

    /// The first capture of a touched piece by a touched piece.
    fn other_capture(&self) -> Option<(Square, Square, Vec<Move>)> {
        let pairs = self.contacts.iter().filter(|own| self.is_mine(own)).flat_map(|own| {
            let opponents = self.contacts.iter().filter(|one| !self.is_mine(one));
            opponents.map(|one| (own.square, one.square))
        });
        let mut captures =
            pairs.map(|(own, opponent)| (own, opponent, self.captures(own, opponent)));
        captures.find(|(_, _, captures)| !captures.is_empty())
    }

    fn captures(&self, own: Square, opponent: Square) -> Vec<Move> {
        self.moves.that(|legal| {
            legal.from() == Some(own) && movement::captured_square(legal) == Some(opponent)
        })
    }

    /// Two pieces of one colour touched in an order that cannot be established, or in the same instant.
    ///
    /// DOUBT: 4.3.c presumes only between an own and an opponent's piece. Between two of one colour the
    /// player may choose which he plays (G-20 of the seminar's checklist).
    fn order_unknown(&self) -> Option<TouchFinding> {
        let is_open = |contact: &Contact| contact.order == Order::Unknown || contact.together;
        let later = self.contacts.iter().position(is_open)?;
        let color = self.contacts[later].piece.color;
        let mut before = self.contacts[..later].iter().rev();
        let earlier = before.find(|contact| contact.piece.color == color)?;
        let later = &self.contacts[later];
        if !self.is_playable(earlier) || !self.is_playable(later) {
            return None;
        }
        let mut permitted = self.moves_with(earlier);
        permitted.extend(self.moves_with(later));
        let rule = if self.is_mine(later) {
            &self.book.edition.touched_own_piece
        } else {
            &self.book.edition.touched_opponent_piece
        };
        let duty = Duty::MoveOneOf(earlier.square, later.square);
        Some(finding(rule, Fact::OrderUnknown, duty, movement::in_uci_order(permitted)))
    }

    /// Articles 4.3.a and 4.3.b (2009): the first piece touched that can be moved or captured.
    fn first_playable(&self) -> Option<TouchFinding> {
        let first = self.contacts.iter().find(|contact| self.is_playable(contact))?;
        let rule = rule_on_touching(self.book, self.turn, first);
        let (duty, permitted) = self.duty_to_play(first);
        let fact = Fact::TouchedFirst(first.piece.role, first.square);
        let TouchFinding { holding, obligation } = finding(rule, fact, duty, permitted);
        let earlier = self.contacts.iter().take_while(|contact| contact.act < first.act);
        let mut passed: Vec<Step> = earlier.map(|contact| self.passed_over(contact)).collect();
        passed.dedup();
        Some(TouchFinding { holding: holding.because(passed), obligation })
    }

    /// A piece that was touched earlier and cannot be moved or captured.
    fn passed_over(&self, contact: &Contact) -> Step {
        let rule = rule_on_touching(self.book, self.turn, contact);
        rule.not_met(Fact::CannotBePlayed(contact.piece.role, contact.square))
    }

    /// Article 4.5 (2009): nothing that was touched can be moved or captured.
    fn nothing_playable(&self) -> TouchFinding {
        let rule = &self.book.edition.nothing_touched_playable;
        let fact = match self.contacts.first() {
            Some(contact) => Fact::CannotBePlayed(contact.piece.role, contact.square),
            None => Fact::NothingTouched,
        };
        finding(rule, fact, Duty::Free, self.moves.all())
    }

    fn duty_to_play(&self, contact: &Contact) -> (Duty, Vec<Move>) {
        let duty = if self.is_mine(contact) {
            Duty::Move(contact.square)
        } else {
            Duty::Capture(contact.square)
        };
        (duty, self.moves_with(contact))
    }

    fn moves_with(&self, contact: &Contact) -> Vec<Move> {
        self.moves.that(|legal| self.plays(legal, contact))
    }

    fn is_playable(&self, contact: &Contact) -> bool {
        self.moves.has(|legal| self.plays(legal, contact))
    }

    /// Whether a move moves or captures the piece of a contact.
    fn plays(&self, legal: &Move, contact: &Contact) -> bool {
        let square = Some(contact.square);
        if self.is_mine(contact) {
            legal.from() == square
        } else {
            movement::captured_square(legal) == square
        }
    }

    fn is_mine(&self, contact: &Contact) -> bool {
        contact.piece.color == self.turn.player
    }

    fn is_own(&self, contact: &Contact, role: Role) -> bool {
        self.is_mine(contact) && contact.piece.role == role
    }

    fn is_king_at_home(&self, contact: &Contact) -> bool {
        let home = self.turn.home().king;
        self.is_own(contact, Role::King) && contact.square == home
    }

    fn side_of_rook(&self, contact: &Contact) -> Option<CastlingSide> {
        if !self.is_own(contact, Role::Rook) {
            return None;
        }
        self.turn.home().side_of(contact.square)
    }

    fn were_together(&self, one: usize, other: usize) -> bool {
        self.contacts[one].act == self.contacts[other].act
            && (self.contacts[one].together || self.contacts[other].together)
    }

    /// Whether the king stands two squares along its rank, and whether castling there is legal.
    fn king_placed_two_squares(&self) -> Option<(CastlingSide, bool)> {
        let before = &self.turn.before.setup.board;
        let home = self.turn.home();
        let player = self.turn.player;
        let (side, _) = movement::castling_attempt(before, &self.turn.after, player, home)?;
        Some((side, self.moves.has(|legal| legal.castling_side() == Some(side))))
    }
}

fn finding<T>(rule: &Provision<T>, fact: Fact, duty: Duty, permitted: Vec<Move>) -> TouchFinding {
    TouchFinding { holding: rule.holds(fact), obligation: Obligation { duty, permitted } }
}
