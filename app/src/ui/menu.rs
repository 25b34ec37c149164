//! A button that opens a menu.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};
use yew::prelude::*;

use super::icon::icon;
use crate::language::Language;
use crate::platform::browser;
use crate::profile::settings::Switch;

/// Items that belong together.
#[derive(Clone, PartialEq)]
pub(crate) struct Group {
    /// The heading, where there is one.
    pub(crate) heading: Option<&'static str>,
    /// The items.
    pub(crate) items: Vec<Item>,
}

/// An item of a menu.
#[derive(Clone, PartialEq)]
pub(crate) struct Item {
    /// The name of the icon.
    pub(crate) icon: &'static str,
    /// The text.
    pub(crate) label: &'static str,
    /// The effect.
    pub(crate) kind: Kind,
}

/// The effect of an item.
#[derive(Clone, PartialEq)]
pub(crate) enum Kind {
    /// Something is done, and the menu closes.
    Does(Callback<()>),
    /// Nothing can be done now.
    Idle,
    /// A setting is turned on or off.
    Turns(Switch, Callback<()>),
    /// One of several is chosen; whether it is this one.
    Chooses(Switch, Callback<()>),
    /// The address of another page.
    Leads(String),
    /// An address is copied.
    Copies(String),
}

/// The properties of the menu.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MenuProps {
    pub(crate) language: Language,
    /// Returns the groups of items; called while the menu is open.
    pub(crate) groups: Callback<(), Vec<Group>>,
}

/// The id of the button.
pub(crate) const BUTTON: &str = "replay-menu-button";

/// The id of the menu.
const MENU: &str = "replay-menu";

/// Whether the menu is open, and whether an address has been copied from it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opened {
    Closed,
    Open,
    Copied,
    NotCopied,
}

/// The button with its menu. Escape and a press beside it close it; the focus goes back to the button.
#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    let words = props.language.player();
    let opened = use_state_eq(|| Opened::Closed);
    let root = use_node_ref();
    let is_open = *opened != Opened::Closed;
    use_open_menu(is_open, &root, &opened);
    let onclick = {
        let opened = opened.clone();
        Callback::from(move |_: MouseEvent| {
            opened.set(if is_open { Opened::Closed } else { Opened::Open });
        })
    };
    let said = match *opened {
        Opened::Copied => words.link_copied(),
        Opened::NotCopied => words.link_not_copied(),
        Opened::Closed | Opened::Open => "",
    };
    let group = |group: &Group| {
        html! {
            <div role="group" class="menu-group" aria-label={group.heading}>
                if let Some(heading) = group.heading { <span class="menu-heading" aria-hidden="true">{ heading }</span> }
                { for group.items.iter().map(|one| item(one, &opened, said)) }
            </div>
        }
    };
    html! {
        <div class="menu" ref={root.clone()}>
            <button type="button" id={BUTTON} class="control" title={words.more()} aria-label={words.more()} aria-haspopup="menu"
                aria-expanded={is_open.to_string()} aria-controls={is_open.then_some(MENU)} {onclick}>{ icon("icon-more") }</button>
            if is_open {
                <div role="menu" id={MENU} class="menu-list" aria-label={words.more()} onkeydown={on_key(&root, &opened)}>
                    { for props.groups.emit(()).iter().map(group) }
                </div>
            }
            <span class="visually-hidden" role="status">{ said }</span>
        </div>
    }
}

/// Puts the focus on the first item of a menu that has been opened, and closes it on a press beside it.
#[hook]
fn use_open_menu(is_open: bool, root: &NodeRef, opened: &UseStateHandle<Opened>) {
    let (root, opened) = (root.clone(), opened.setter());
    use_effect_with(is_open, move |is_open| {
        let listener = is_open.then(|| {
            focus(items(&root).first());
            let document = gloo::utils::document();
            EventListener::new(&document, "pointerdown", move |event| {
                let target = event.target().and_then(|it| it.dyn_into::<Node>().ok());
                if !root.cast::<Node>().is_some_and(|root| root.contains(target.as_ref())) {
                    opened.set(Opened::Closed);
                }
            })
        });
        move || drop(listener)
    });
}

fn item(one: &Item, opened: &UseStateHandle<Opened>, copied: &'static str) -> Html {
    let Item { icon: name, label, kind } = one;
    let does = |on_choose: &Callback<()>| {
        let on_choose = on_choose.clone();
        Callback::from(move |_: MouseEvent| on_choose.emit(()))
    };
    let button = |role: &'static str, checked: Option<Switch>, onclick: Callback<MouseEvent>| {
        let checked = checked.map(|switch| switch.is_on().to_string());
        let idle = matches!(kind, Kind::Idle).then_some("true");
        html! {
            <button type="button" {role} class="menu-item" tabindex="-1" aria-checked={checked.clone()} aria-disabled={idle} {onclick}>
                { icon(name) }<span>{ *label }</span>
                if checked.as_deref() == Some("true") { { icon("icon-check") } }
            </button>
        }
    };
    match kind {
        Kind::Does(on_choose) => {
            let (opened, on_choose) = (opened.clone(), on_choose.clone());
            let onclick = Callback::from(move |_: MouseEvent| {
                browser::focus(BUTTON);
                opened.set(Opened::Closed);
                on_choose.emit(());
            });
            button("menuitem", None, onclick)
        }
        Kind::Idle => button("menuitem", None, Callback::noop()),
        Kind::Turns(switch, on_choose) => {
            button("menuitemcheckbox", Some(*switch), does(on_choose))
        }
        Kind::Chooses(switch, on_choose) => button("menuitemradio", Some(*switch), does(on_choose)),
        Kind::Leads(href) => html! {
            <a role="menuitem" class="menu-item" tabindex="-1" href={href.clone()}>{ icon(name) }<span>{ *label }</span></a>
        },
        Kind::Copies(address) => {
            let (opened, address) = (opened.clone(), address.clone());
            let onclick = Callback::from(move |_: MouseEvent| {
                let opened = opened.clone();
                browser::copy(&address, move |is_copied| {
                    opened.set(if is_copied { Opened::Copied } else { Opened::NotCopied });
                });
            });
            html! {
                <button type="button" role="menuitem" class="menu-item" tabindex="-1" {onclick}>
                    { icon(name) }<span>{ if copied.is_empty() { label } else { copied } }</span>
                </button>
            }
        }
    }
}

/// The keys of a menu.
fn on_key(root: &NodeRef, opened: &UseStateHandle<Opened>) -> Callback<KeyboardEvent> {
    let (root, opened) = (root.clone(), opened.clone());
    Callback::from(move |event: KeyboardEvent| {
        let items = items(&root);
        let focused = gloo::utils::document().active_element();
        let place = items.iter().position(|item| focused.as_ref() == Some(item.as_ref()));
        match event.key().as_str() {
            "Tab" => {
                // From the button the focus goes on as if there were no menu.
                browser::focus(BUTTON);
                return opened.set(Opened::Closed);
            }
            "Escape" => {
                browser::focus(BUTTON);
                opened.set(Opened::Closed);
            }
            key => match place_after(key, place, items.len()) {
                Some(place) => focus(items.get(place)),
                None => return,
            },
        }
        event.prevent_default();
        event.stop_propagation();
    })
}

/// The place to which a key leads among so many items; the first follows the last.
fn place_after(key: &str, place: Option<usize>, items: usize) -> Option<usize> {
    let last = items.checked_sub(1)?;
    match (key, place) {
        ("ArrowDown", Some(place)) if place < last => Some(place + 1),
        ("ArrowUp", Some(place)) if place > 0 => Some(place - 1),
        ("ArrowDown" | "Home", _) => Some(0),
        ("ArrowUp" | "End", _) => Some(last),
        _ => None,
    }
}

/// The items in the page.
fn items(root: &NodeRef) -> Vec<HtmlElement> {
    let root = root.cast::<HtmlElement>();
    let found = root.and_then(|root| root.query_selector_all("[role^=menuitem]").ok());
    let nodes =
        found.into_iter().flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
    nodes.filter_map(|node| node.dyn_into().ok()).collect()
}

fn focus(item: Option<&HtmlElement>) {
    if let Some(item) = item {
        // Only elements that are not in the page refuse the focus.
        let _ = item.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_arrows_go_round_the_menu() {
        let after = |key, place| place_after(key, place, 3);
        assert_eq!(after("ArrowDown", None), Some(0));
        assert_eq!(after("ArrowDown", Some(0)), Some(1));
        assert_eq!(after("ArrowDown", Some(2)), Some(0));
        assert_eq!(after("ArrowUp", Some(0)), Some(2));
        assert_eq!(after("ArrowUp", None), Some(2));
        assert_eq!((after("Home", Some(2)), after("End", Some(0))), (Some(0), Some(2)));
        assert_eq!(after("f", Some(0)), None);
        assert_eq!(place_after("End", None, 0), None);
    }
}
