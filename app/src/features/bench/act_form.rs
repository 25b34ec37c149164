//! The form of an act: who, what, where, how, and when.

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Declaration, Hand, Manner, Order, Owner, Person, Purpose, Sight,
    SignedResult, Stance,
};
use acconcio_authoring::Edit;
use acconcio_authoring::speech::{CONDUCT, sayings};
use shakmaty::{Role, Square};
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::fields::{line, number, select};
use super::state::BenchAction;
use crate::language::Language;

/// The greatest number of seconds between two acts.
const MOST_SECONDS: u32 = 36_000;

/// The properties of the form.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ActFormProps {
    pub(crate) props: BenchProps,
    /// The act.
    pub(crate) index: usize,
}

/// The form of one act; every change is an edit of its own.
#[component]
pub(crate) fn ActForm(props: &ActFormProps) -> Html {
    let ActFormProps { props, index } = props;
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let (act, before) = (bench.act(*index), bench.walk.states[*index].clone());
    let (variant, at) = (bench.variant, *index);
    let change = props.on(move |act: Act| BenchAction::Edit(Edit::Change { variant, at, act }));
    let with = |change_act: fn(&mut Act, Person)| {
        let (change, act) = (change.clone(), act.clone());
        Callback::from(move |by: Person| {
            let mut act = act.clone();
            change_act(&mut act, by);
            change.emit(act);
        })
    };
    let people: Vec<(Person, String)> =
        [Person::White, Person::Black, Person::Arbiter, Person::Bystander]
            .map(|by| (by, language.person(by, None)))
            .into();
    let kinds = kinds(*language, &act, &before, bench.written_sayings(*index));
    let on_kind = changing(&change, &act, |act, kind: ActKind| act.kind = kind);
    let sights =
        [(Sight::Seen, words.seen().to_owned()), (Sight::Unseen, words.not_seen().to_owned())];
    html! {
        <div class="bench-fields">
            { select(words.who(), &people, &act.by, &with(|act, by| act.by = by)) }
            { select(words.what(), &kinds, &act.kind, &on_kind) }
            { places(*language, &act, &change) }
            { manners(*language, &act, &change) }
            { select(words.sight(), &sights, &act.sight, &changing(&change, &act, |act, sight| act.sight = sight)) }
            { number(words.seconds_before(), act.after, MOST_SECONDS, &changing(&change, &act, |act, after| act.after = after)) }
            { about(props, &act, &change, *index) }
        </div>
    }
}

/// The callback that changes one thing in an act.
fn changing<T: 'static>(
    change: &Callback<Act>,
    act: &Act,
    set: impl Fn(&mut Act, T) + 'static,
) -> Callback<T> {
    let (change, act) = (change.clone(), act.clone());
    Callback::from(move |value| {
        let mut act = act.clone();
        set(&mut act, value);
        change.emit(act);
    })
}

/// The acts that a person can do instead, the present one first among them where it is none of the others.
fn kinds(
    language: Language,
    act: &Act,
    before: &BoardState,
    said: Vec<ActKind>,
) -> Vec<(ActKind, String)> {
    let square = squares(&act.kind).0.unwrap_or(Square::E1);
    let to = squares(&act.kind).1.unwrap_or(square);
    let hand = Hand::One;
    let mut kinds = Vec::new();
    if act.player().is_some() {
        kinds.extend([
            ActKind::touches(square),
            ActKind::places(square, to),
            ActKind::Releases { square: to },
            ActKind::Removes { square, hand },
            ActKind::Puts {
                role: Role::Queen,
                square: to,
                hand,
                stance: Stance::Upright,
                of: Owner::Own,
            },
            ActKind::presses_clock(),
            ActKind::Declares(Declaration::Move("e4".to_owned())),
            ActKind::Writes { san: "e4".to_owned() },
            ActKind::Seals { san: "e4".to_owned(), early: 0 },
        ]);
        kinds.extend(
            [SignedResult::WhiteWins, SignedResult::BlackWins, SignedResult::Draw]
                .map(ActKind::Signs),
        );
    }
    kinds.push(ActKind::Displaces { square, to: (to != square).then_some(to) });
    kinds.extend(said);
    if act.by == Person::Arbiter {
        let rare = [
            ArbiterAct::MissesEnvelope,
            ArbiterAct::MissesPosition,
            ArbiterAct::AppealRejected,
            ArbiterAct::AppealUpheld,
        ];
        kinds.extend(rare.map(ActKind::Decides));
    }
    kinds.extend(CONDUCT.map(ActKind::Misbehaves));
    let own = kinds.iter().position(|kind| {
        std::mem::discriminant(kind) == std::mem::discriminant(&act.kind) && has_fields(kind)
    });
    match own {
        Some(own) => kinds[own] = act.kind.clone(),
        None if kinds.contains(&act.kind) => {}
        None => kinds.insert(0, act.kind.clone()),
    }
    kinds.into_iter().map(|kind| (kind.clone(), language.saying(act.by, kind, before))).collect()
}

/// Whether an act of this kind has fields of its own in the form, so that there is one of it in the list.
const fn has_fields(kind: &ActKind) -> bool {
    matches!(
        kind,
        ActKind::Touches { .. }
            | ActKind::Places { .. }
            | ActKind::Releases { .. }
            | ActKind::Removes { .. }
            | ActKind::Puts { .. }
            | ActKind::Displaces { .. }
            | ActKind::PressesClock { .. }
            | ActKind::Writes { .. }
            | ActKind::Seals { .. }
    )
}

/// The squares that an act names: where, and where to.
fn squares(kind: &ActKind) -> (Option<Square>, Option<Square>) {
    if let ActKind::Places { from, to, .. } = kind {
        return (Some(*from), Some(*to));
    }
    if let ActKind::Displaces { square, to } = kind {
        return (Some(*square), *to);
    }
    if let ActKind::Touches { square, .. }
    | ActKind::Releases { square }
    | ActKind::Removes { square, .. }
    | ActKind::Puts { square, .. }
    | ActKind::Feels { square } = kind
    {
        return (Some(*square), None);
    }
    (None, None)
}

fn square_names() -> Vec<(Square, String)> {
    Square::ALL.map(|square| (square, square.to_string())).into()
}

/// The fields of the squares, of the piece, and of what is written.
fn places(language: Language, act: &Act, change: &Callback<Act>) -> Html {
    let words = language.bench();
    let (here, to) = squares(&act.kind);
    let all = square_names();
    let maybe: Vec<(Option<Square>, String)> =
        std::iter::once((None, words.no_square().to_owned()))
            .chain(all.iter().map(|(square, name)| (Some(*square), name.clone())))
            .collect();
    let on_here = changing(change, act, |act, new: Square| {
        if let ActKind::Touches { square, .. }
        | ActKind::Releases { square }
        | ActKind::Removes { square, .. }
        | ActKind::Puts { square, .. }
        | ActKind::Displaces { square, .. }
        | ActKind::Feels { square }
        | ActKind::Places { from: square, .. } = &mut act.kind
        {
            *square = new;
        }
    });
    let on_to = changing(change, act, |act, new: Option<Square>| {
        if let (ActKind::Places { to, .. }, Some(new)) = (&mut act.kind, new) {
            *to = new;
        } else if let ActKind::Displaces { to, .. } = &mut act.kind {
            *to = new;
        } else if let ActKind::Touches { together_with, .. } = &mut act.kind {
            *together_with = new;
        }
    });
    let second = if let ActKind::Touches { together_with, .. } = act.kind {
        Some((words.together_with(), together_with))
    } else if let ActKind::Places { .. } | ActKind::Displaces { .. } = act.kind {
        Some((words.square_to(), to))
    } else {
        None
    };
    html! {
        <>
            if let Some(here) = here { { select(words.square(), &all, &here, &on_here) } }
            if let Some((label, chosen)) = second { { select(label, &maybe, &chosen, &on_to) } }
            { piece(language, act, change) }
            { written(language, act, change) }
        </>
    }
}

fn piece(language: Language, act: &Act, change: &Callback<Act>) -> Html {
    let ActKind::Puts { role, stance, of, .. } = act.kind else { return html! {} };
    let words = language.bench();
    let roles: Vec<(Role, String)> = Role::ALL.map(|role| (role, language.role(role))).into();
    let stances = [
        (Stance::Upright, words.upright().to_owned()),
        (Stance::UpsideDown, words.upside_down().to_owned()),
    ];
    let owners = [
        (Owner::Own, words.of_own().to_owned()),
        (Owner::Opponent, words.of_opponent().to_owned()),
    ];
    let on_role = changing(change, act, |act, new: Role| {
        if let ActKind::Puts { role, .. } = &mut act.kind {
            *role = new;
        }
    });
    let on_stance = changing(change, act, |act, new: Stance| {
        if let ActKind::Puts { stance, .. } = &mut act.kind {
            *stance = new;
        }
    });
    let on_owner = changing(change, act, |act, new: Owner| {
        if let ActKind::Puts { of, .. } = &mut act.kind {
            *of = new;
        }
    });
    html! {
        <>
            { select(words.piece(), &roles, &role, &on_role) }
            { select(words.stance(), &stances, &stance, &on_stance) }
            { select(words.owner(), &owners, &of, &on_owner) }
        </>
    }
}

/// The move that is written or said.
fn written(language: Language, act: &Act, change: &Callback<Act>) -> Html {
    let (ActKind::Writes { san }
    | ActKind::Seals { san, .. }
    | ActKind::Declares(Declaration::Move(san))) = &act.kind
    else {
        return html! {};
    };
    let on_san = changing(change, act, |act, new: String| {
        if let ActKind::Writes { san }
        | ActKind::Seals { san, .. }
        | ActKind::Declares(Declaration::Move(san)) = &mut act.kind
        {
            *san = new;
        }
    });
    line(language.bench().san(), san.clone(), &on_san)
}

/// The hand, and how a piece is touched.
fn manners(language: Language, act: &Act, change: &Callback<Act>) -> Html {
    let words = language.bench();
    let hands = [
        (Hand::One, words.hand_one().to_owned()),
        (Hand::Other, words.hand_other().to_owned()),
        (Hand::Both, words.hand_both().to_owned()),
    ];
    let on_hand = changing(change, act, |act, new: Hand| {
        if let ActKind::Touches { hand, .. }
        | ActKind::Places { hand, .. }
        | ActKind::Removes { hand, .. }
        | ActKind::Puts { hand, .. }
        | ActKind::PressesClock { hand } = &mut act.kind
        {
            *hand = new;
        }
    });
    let own = if let ActKind::Touches { hand, .. }
    | ActKind::Places { hand, .. }
    | ActKind::Removes { hand, .. }
    | ActKind::Puts { hand, .. }
    | ActKind::PressesClock { hand } = act.kind
    {
        Some(hand)
    } else {
        None
    };
    html! {
        <>
            if let Some(own) = own { { select(words.hand(), &hands, &own, &on_hand) } }
            { touch(language, act, change) }
        </>
    }
}

fn touch(language: Language, act: &Act, change: &Callback<Act>) -> Html {
    let ActKind::Touches { manner, order, purpose, .. } = act.kind else { return html! {} };
    let words = language.bench();
    let manners = [
        (Manner::Deliberate, words.deliberate().to_owned()),
        (Manner::Accidental, words.accidental().to_owned()),
        (Manner::Disputed, words.disputed().to_owned()),
    ];
    let orders = [
        (Order::Known, words.order_known().to_owned()),
        (Order::Unknown, words.order_unknown().to_owned()),
    ];
    let purposes = [
        (Purpose::ToPlay, words.to_play().to_owned()),
        (Purpose::ToShow, words.to_show().to_owned()),
        (Purpose::ToClearUp, words.to_clear_up().to_owned()),
    ];
    let on_manner = changing(change, act, |act, new: Manner| {
        if let ActKind::Touches { manner, .. } = &mut act.kind {
            *manner = new;
        }
    });
    let on_order = changing(change, act, |act, new: Order| {
        if let ActKind::Touches { order, .. } = &mut act.kind {
            *order = new;
        }
    });
    let on_purpose = changing(change, act, |act, new: Purpose| {
        if let ActKind::Touches { purpose, .. } = &mut act.kind {
            *purpose = new;
        }
    });
    html! {
        <>
            { select(words.manner(), &manners, &manner, &on_manner) }
            { select(words.order(), &orders, &order, &on_order) }
            { select(words.purpose(), &purposes, &purpose, &on_purpose) }
        </>
    }
}

/// The earlier act that a claim is about.
fn about(props: &BenchProps, act: &Act, change: &Callback<Act>, index: usize) -> Html {
    if !matches!(act.kind, ActKind::Claims(_)) || index == 0 {
        return html! {};
    }
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let earlier = (0..index).map(|earlier| {
        let act = bench.act(earlier);
        let label = format!("{}. {}", earlier + 1, language.act_label(&act));
        (Some(earlier), label)
    });
    let options: Vec<(Option<usize>, String)> =
        std::iter::once((None, words.about_none().to_owned())).chain(earlier).collect();
    let on_about = changing(change, act, |act, about| act.about = about);
    select(words.about(), &options, &act.about, &on_about)
}

impl super::state::BenchState {
    /// The acts that the person of an act could say or do beside the board in its place.
    pub(crate) fn written_sayings(&self, index: usize) -> Vec<ActKind> {
        let said = sayings(&self.walk, index, self.act(index).by);
        said.into_iter().map(|saying| saying.kind).collect()
    }
}
