//! Article 4: the act of moving the pieces, and the obligations that follow from a touch or a release.

mod release;
mod touched;

use shakmaty::Move;

use crate::case::Case;
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{ActKind, Manner, Order};
use crate::laws::edition::OneHand;
use crate::laws::{Fact, Holding, Provision, Rulebook, Step};
use crate::reconstruction::{Contact, Turn};
use crate::ruling::{Duty, Obligation, Point, RulingBuilder};

/// The obligation that follows from the touches and releases of a turn, and the provision that orders it.
pub(crate) struct TouchFinding {
    pub(crate) holding: Holding,
    pub(crate) obligation: Obligation,
}

/// Whether the releases of a turn bind the move to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Releases {
    /// A release that is a legal move, or part of one, binds (4.6 in 2009).
    Bind,
    /// The releases were part of an illegal castling and bind to nothing.
    DoNotBind,
}

/// Articles 4.3 to 4.6 (2009): the moves that the player must or may play after what he touched and
/// released.
///
/// MISSING: none where the turn did not start from a legal position, so that no moves can be computed.
pub(crate) fn touch_obligation(
    book: &Rulebook,
    turn: &Turn,
    releases: Releases,
    builder: &mut RulingBuilder<'_>,
) -> Option<TouchFinding> {
    turn.before.position.as_ref()?;
    let moves = PossibleMoves { all: turn.before.moves() };
    let fixed = match releases {
        Releases::Bind if book.setting.is_competition() => {
            release::fixed_by_release(book, turn, &moves)
        }
        Releases::Bind | Releases::DoNotBind => None,
    };
    let until = fixed.as_ref().map_or(usize::MAX, |fixed| fixed.act);
    let contacts = binding_contacts(book, turn, until, builder);
    let touched = touched::by_touch(book, turn, &contacts, &moves, builder);
    let Some(fixed) = fixed else { return Some(touched) };
    let agrees = |candidate: &Move| touched.obligation.permitted.contains(candidate);
    if fixed.finding.obligation.permitted.iter().any(agrees) {
        let TouchFinding { holding, obligation } = fixed.finding;
        let holding = match contacts.is_empty() {
            true => holding,
            false => holding.because([touched.holding.into_step()]),
        };
        Some(TouchFinding { holding, obligation })
    } else {
        Some(touched)
    }
}

/// Articles 4.1, 4.3, 4.4 and 4.6 (2009): whether a legal move breaks the rules of touching.
pub(crate) fn irregularity(
    book: &Rulebook,
    turn: &Turn,
    legal: Move,
    builder: &mut RulingBuilder<'_>,
) -> Option<TouchFinding> {
    let finding = touch_obligation(book, turn, Releases::Bind, builder)?;
    if !finding.obligation.permitted.contains(&legal) {
        return Some(finding);
    }
    turn.two_hands.filter(|_| book.setting.is_competition())?;
    let holding = one_hand(book).holds(Fact::TwoHandsUsed);
    let obligation = Obligation { duty: Duty::Stands(legal), permitted: vec![legal] };
    Some(TouchFinding { holding, obligation })
}

/// Article 4.1: one hand for one move.
fn one_hand(book: &Rulebook) -> &Provision {
    match &book.edition.one_hand {
        OneHand::TouchRule(hand)
        | OneHand::AsIllegalAtOnce { hand, .. }
        | OneHand::AsIllegalOncePressed { hand, .. } => hand,
    }
}

/// Articles 7.7.1 (2017) and 7.5.4 (2018): two hands on one move count as an illegal move.
pub(crate) fn two_hands(
    book: &Rulebook,
    turn: &Turn,
    builder: &mut RulingBuilder<'_>,
) -> Option<Holding> {
    turn.two_hands.filter(|_| book.setting.is_competition())?;
    match &book.edition.one_hand {
        OneHand::TouchRule(_) => None,
        OneHand::AsIllegalOncePressed { pressed, .. } => {
            turn.press.map(|_| pressed.holds(Fact::TwoHandsUsed))
        }
        OneHand::AsIllegalAtOnce { at_once, .. } => {
            let holds = turn.press.is_some()
                || builder.side(Point::Law(DisputedPoint::TwoHandsBeforeThePress)) == Side::First;
            holds.then(|| at_once.holds(Fact::TwoHandsUsed))
        }
    }
}

/// The contacts that bind the player, up to an act. Accidental touches and adjusting are noted in the
/// trace.
fn binding_contacts(
    book: &Rulebook,
    turn: &Turn,
    until: usize,
    builder: &mut RulingBuilder<'_>,
) -> Vec<Contact> {
    let mut binding = Vec::new();
    for contact in turn.contacts.iter().filter(|contact| contact.act <= until) {
        if !book.setting.is_competition() {
            builder
                .note(book.edition.touched_own_piece.not_met(Fact::OutsideTheLaws(book.setting)));
            continue;
        }
        if let Some(step) = let_pass(book, turn, contact) {
            builder.note(step);
        } else if contact.manner == Manner::Disputed {
            let rule = rule_on_touching(book, turn, contact);
            if is_disputed_touch_binding(book, contact, rule, builder) {
                binding.push(*contact);
            }
        } else {
            note_intended(book, turn, contact, builder);
            binding.push(with_order_found(turn, *contact, &binding, builder));
        }
    }
    binding
}

/// The touches of a turn that bind the player to nothing, each with the provision by which it does not.
pub(crate) fn touches_let_pass(book: &Rulebook, turn: &Turn) -> Vec<Step> {
    let contacts = turn.contacts.iter().filter(|_| book.setting.is_competition());
    let mut steps: Vec<Step> = contacts.filter_map(|one| let_pass(book, turn, one)).collect();
    steps.dedup();
    steps
}

/// The reason why a contact does not bind: it was announced as adjusting, or the piece was touched for another
/// purpose than to play it or by accident; none where it binds, or may.
fn let_pass(book: &Rulebook, turn: &Turn, contact: &Contact) -> Option<Step> {
    let edition = &book.edition;
    let (role, square) = (contact.piece.role, contact.square);
    if contact.announced {
        return Some(edition.adjusting.holds(Fact::TouchAnnounced(role, square)).into_step());
    }
    let rule = rule_on_touching(book, turn, contact);
    if !contact.purpose.is_to_play() {
        let fact = Fact::TouchedForAnotherPurpose { role, square, purpose: contact.purpose };
        return Some(edition.touch_intended.as_ref().unwrap_or(rule).not_met(fact));
    }
    (contact.manner == Manner::Accidental).then(|| {
        let fact = Fact::TouchedByAccident(role, square);
        let test = edition.touch_presumed.as_ref().or(edition.touch_intended.as_ref());
        let test = test.or(edition.touch_deliberate.as_ref());
        let mut step = rule.not_met(fact.clone());
        step.under.extend(test.map(|test| test.not_met(fact)));
        step
    })
}

/// Articles 4.3.a and 4.3.b (2009): the provision on a piece touched, own or opponent's.
fn rule_on_touching<'a>(book: &'a Rulebook, turn: &Turn, contact: &Contact) -> &'a Provision {
    if contact.piece.color == turn.player {
        &book.edition.touched_own_piece
    } else {
        &book.edition.touched_opponent_piece
    }
}

/// Notes that a touch was meant to move or capture the piece, where an earlier one in the turn was not.
fn note_intended(book: &Rulebook, turn: &Turn, contact: &Contact, builder: &mut RulingBuilder<'_>) {
    let mut earlier = turn.contacts.iter().take_while(|one| one.act < contact.act);
    if let Some(rule) = &book.edition.touch_intended
        && earlier.any(|one| !one.purpose.is_to_play())
    {
        builder.note_holding(rule.holds(Fact::TouchedFirst(contact.piece.role, contact.square)));
    }
}

/// Notes the touches of a turn for another purpose than to play the piece that bind all the same: on purpose is
/// enough (4.3 of 2009), or intent is presumed (4.2.2 of 2017).
pub(crate) fn note_other_purposes(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let edition = &case.book.edition;
    let is_bound = |contact: &&Contact| contact.binds() && case.book.setting.is_competition();
    for contact in case.turn.contacts.iter().filter(is_bound) {
        let act = &case.incident.acts[contact.act].kind;
        let ActKind::Touches { purpose, .. } = act else { continue };
        if purpose.is_to_play() {
            continue;
        }
        let (role, square) = (contact.piece.role, contact.square);
        let own = contact.piece.color == case.turn.player;
        let touched =
            if own { &edition.touched_own_piece } else { &edition.touched_opponent_piece };
        let fact = Fact::TouchedForAnotherPurpose { role, square, purpose: *purpose };
        let presumed = edition.touch_presumed.as_ref().map(|rule| rule.holds(fact.clone()));
        let holding = match (presumed, &edition.touch_intended) {
            (Some(presumed), Some(intended)) => {
                intended.holds(fact).because([presumed.into_step()])
            }
            (Some(presumed), None) => presumed,
            (None, _) => edition.touch_deliberate.as_ref().unwrap_or(touched).holds(fact),
        };
        builder.note_holding(holding);
    }
}

/// Appendix E.2.2 (2009), D.2.2 (2014): a visually disabled player touches a piece by taking it out of its hole, not
/// by feeling it.
pub(crate) fn note_felt(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let Some(rule) = &case.book.edition.touched_out_of_hole else { return };
    let mut on_the_special_board = None;
    for (index, act) in case.incident.acts.iter().enumerate() {
        let ActKind::Feels { square } = act.kind else { continue };
        on_the_special_board = act.player();
        let board = &case.reconstruction.board_states()[index].board;
        if let Some(role) = board.role_at(square) {
            builder.note(rule.not_met(Fact::FeltInItsHole(role, square)));
        }
    }
    let touched = case.turn.contacts.iter().filter(|it| it.binds());
    for contact in touched.filter(|contact| Some(contact.by) == on_the_special_board) {
        let fact = Fact::TakenOutOfItsHole(contact.piece.role, contact.square);
        builder.note_holding(rule.holds(fact));
    }
}

/// A disputed touch binds where the arbiter finds that it was on purpose; since 2017 unless he finds that
/// it was clearly accidental (4.2.2).
fn is_disputed_touch_binding(
    book: &Rulebook,
    contact: &Contact,
    rule: &Provision,
    builder: &mut RulingBuilder<'_>,
) -> bool {
    let (act, fact) = (contact.act, Fact::TouchDisputed(contact.piece.role, contact.square));
    let binds = match &book.edition.touch_presumed {
        Some(presumed) => {
            let binds = builder.side(Point::PresumedTouch { act }) == Side::First;
            if binds {
                builder.note_holding(presumed.holds(fact.clone()));
            }
            binds
        }
        None => builder.side(Point::DisputedTouch { act }) == Side::Second,
    };
    if !binds {
        builder.note(rule.not_met(fact));
    }
    binds
}

/// The contact, moved to its place if the arbiter may find it: where the order of two own pieces is
/// unknown, he may still find that the one named first was touched first; 4.3.c presumes nothing between
/// two own pieces.
fn with_order_found(
    turn: &Turn,
    contact: Contact,
    earlier: &[Contact],
    builder: &mut RulingBuilder<'_>,
) -> Contact {
    let is_own = |contact: &Contact| contact.piece.color == turn.player;
    let is_open = contact.order == Order::Unknown && is_own(&contact) && earlier.iter().any(is_own);
    if is_open && builder.side(Point::UnknownOrder { act: contact.act }) == Side::Second {
        Contact { order: Order::Known, ..contact }
    } else {
        contact
    }
}

/// The legal moves of a position, in the order of their UCI notation.
pub(super) struct PossibleMoves<'a> {
    all: &'a [Move],
}

impl PossibleMoves<'_> {
    pub(super) fn all(&self) -> Vec<Move> {
        self.all.to_vec()
    }

    pub(super) fn has(&self, condition: impl Fn(&Move) -> bool) -> bool {
        self.all.iter().any(condition)
    }

    pub(super) fn that(&self, condition: impl Fn(&Move) -> bool) -> Vec<Move> {
        self.all.iter().copied().filter(|legal| condition(legal)).collect()
    }
}
