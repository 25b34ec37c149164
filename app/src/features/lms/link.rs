//! The connection to the platform: finding it, calling it, and passing events to the session.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_training::scenario::{IncidentName, Package, Standard};
use gloo::events::EventListener;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::answered::Answered;
use super::call::{Call, Trouble, Verb};
use super::package::LocalCopy;
use super::reply::{Interface, Reply};
use super::score::Percent;
use super::search;
use super::search::Frame;
use super::session::{Copy, Event, Purpose, Session};
use super::standard::{api_name, method};
use super::store::{PlatformStore, restored};
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::heard::Heard;
use crate::platform::storage::ruling_record::Mode;

thread_local! {
    /// The connection, where there is a platform.
    static LINK: RefCell<Option<Link>> = const { RefCell::new(None) };
}

/// A session with the platform that it is held with.
struct Link {
    api: Api,
    session: Session,
    package: Rc<Package>,
    /// The storage of this device, for data that the platform refuses.
    device: Storage,
}

/// The state of a learner's session, as it is shown.
pub(crate) struct SessionState {
    pub(crate) purpose: Purpose,
    pub(crate) mastery: Option<Percent>,
    pub(crate) trouble: Option<Trouble>,
}

/// Begins the session; `None` where there is no platform.
pub(crate) fn begin(package: Rc<Package>) -> Option<Storage> {
    let standard = package.standard;
    let name = api_name(standard);
    let object = search::find(Window { of: web_sys::window()?.into(), name })?;
    let api = Api { object, standard };
    let begun = api.call(Verb::Begin, &[""]);
    let device = Storage::open();
    let copy = device.load::<LocalCopy>();
    let spare = Copy { learner: &copy.learner, suspended: &copy.suspended };
    let now = browser::here_and_now();
    let ask = |name: &str| api.ask(name);
    let (session, calls) = Session::begin(package.clone(), &spare, now, ask);
    let storage = Storage::over(PlatformStore::forwarding(hear));
    for attempt in restored(&package, session.answers(), now.at) {
        storage.record(&attempt, browser::random());
    }
    let mut link = Link { api, session, package, device };
    match begun {
        Ok(()) => link.perform(calls),
        Err(trouble) => link.session.took(&[(Call::Commit, Err(trouble))]),
    }
    LINK.set(Some(link));
    listen();
    Some(storage)
}

/// Returns the state of the session; none without a platform.
pub(crate) fn state() -> Option<SessionState> {
    LINK.with_borrow(|link| {
        let session = &link.as_ref()?.session;
        Some(SessionState {
            purpose: session.purpose(),
            mastery: session.mastery(),
            trouble: session.trouble().cloned(),
        })
    })
}

/// Passes something to be stored to the session; `false` where the platform refuses it.
pub(crate) fn hear(heard: Heard) -> bool {
    leave_last();
    send(|package| {
        let place = |scenario: &str, variant: &str| {
            let is_it =
                |name: &IncidentName| (&*name.scenario, &*name.variant) == (scenario, variant);
            package.incidents.iter().position(is_it)
        };
        match heard {
            Heard::Bookmark(it) => place(&it.scenario, &it.variant).map(Event::Opened),
            // Stopping the clocks is not a ruling.
            Heard::Ruling(it) if it.mode == Mode::Intervene => None,
            Heard::Ruling(it) => place(&it.scenario, &it.variant).map(|place| {
                let answer = it.answer.unwrap_or_default();
                Event::Ruled(place, Answered { marks: it.marks, answer })
            }),
        }
    })
}

fn send(event: impl FnOnce(&Package) -> Option<Event>) -> bool {
    LINK.with(|link| {
        // A platform that calls back during a call gets no further calls.
        let Ok(mut link) = link.try_borrow_mut() else { return true };
        let Some(link) = link.as_mut() else { return true };
        let Some(event) = event(&link.package) else { return true };
        let calls = link.session.on(event, browser::here_and_now());
        link.perform(calls);
        link.session.trouble().is_none()
    })
}

impl Link {
    /// Makes the calls; data that the platform refuses is stored on this device until it is accepted.
    fn perform(&mut self, calls: Vec<Call>) {
        if calls.is_empty() {
            return;
        }
        let made = calls.into_iter().map(|call| {
            let outcome = self.api.make(&call);
            (call, outcome)
        });
        let outcomes: Vec<_> = made.collect();
        self.session.took(&outcomes);
        let (learner, suspended) = match self.session.trouble() {
            Some(_) => self.session.copy(),
            None => (String::new(), String::new()),
        };
        let copy = LocalCopy { learner, suspended };
        if self.device.load::<LocalCopy>() != copy {
            self.device.store(&copy);
        }
    }
}

thread_local! {
    /// The listener to the event of leaving the page.
    static LEAVING: RefCell<Option<EventListener>> = const { RefCell::new(None) };
}

/// Registers the listener for leaving the page after all others so far: one of them may still have a
/// ruling to record.
fn leave_last() {
    let window = gloo::utils::window();
    LEAVING.set(Some(EventListener::new(&window, "pagehide", |_| {
        send(|_| Some(Event::Left));
    })));
}

/// Registers the listeners for as long as the page exists.
fn listen() {
    leave_last();
    let (document, window) = (gloo::utils::document(), gloo::utils::window());
    let hidden = EventListener::new(&document, "visibilitychange", |_| {
        if gloo::utils::document().visibility_state() == web_sys::VisibilityState::Hidden {
            send(|_| Some(Event::Hidden));
        }
    });
    // A page that was left has ended its session; on return it is loaded again.
    let back = EventListener::new(&window, "pageshow", |event| {
        let is_back = Reflect::get(event, &"persisted".into()).is_ok_and(|it| it.is_truthy());
        if is_back {
            let _ = gloo::utils::window().location().reload();
        }
    });
    for listener in [hidden, back] {
        listener.forget();
    }
}

/// The object of the platform. Nothing that it does can make the app panic.
struct Api {
    object: JsValue,
    standard: Standard,
}

impl Interface for Api {
    fn answer(&self, verb: Verb, arguments: &[&str]) -> Reply {
        let name = method(self.standard, verb);
        let arguments: Array = arguments.iter().map(|it| JsValue::from_str(it)).collect();
        answer(&self.object, name, &arguments).map_or(Reply::Failed, |answer| reply(&answer))
    }
}

/// The result of a method; `None` where the method does not exist, or throws.
fn answer(object: &JsValue, name: &str, arguments: &Array) -> Option<JsValue> {
    let method = Reflect::get(object, &name.into()).ok()?;
    method.dyn_ref::<Function>()?.apply(object, arguments).ok()
}

/// Converts a value of JavaScript into a reply.
fn reply(value: &JsValue) -> Reply {
    plain(value).or_else(|| wrapped(value)).unwrap_or(Reply::Nothing)
}

fn plain(value: &JsValue) -> Option<Reply> {
    let text = value.as_string().map(Reply::Text);
    let truth = || value.as_bool().map(Reply::Truth);
    text.or_else(truth).or_else(|| value.as_f64().map(Reply::Number))
}

/// The value in an object: `new String("true")`, or a string of the language that the platform is
/// written in.
fn wrapped(value: &JsValue) -> Option<Reply> {
    let object = value.is_object().then_some(value)?;
    let called = |name: &str| answer(object, name, &Array::new());
    let by_value = called("valueOf").and_then(|value| plain(&value));
    let by_text = || called("toString").and_then(|text| plain(&text));
    let is_named =
        |reply: &Reply| !matches!(reply, Reply::Text(text) if text.starts_with("[object "));
    by_value.or_else(by_text).filter(is_named)
}

/// A window of the browser, and the name of the object that is searched for.
struct Window {
    of: JsValue,
    name: &'static str,
}

impl Window {
    fn other(&self, name: &str) -> Option<Window> {
        let of = Reflect::get(&self.of, &name.into()).ok().filter(JsValue::is_object)?;
        (of != self.of).then_some(Window { of, name: self.name })
    }
}

impl Frame for Window {
    type Api = JsValue;

    fn offered(&self) -> Option<JsValue> {
        // A window of another host throws.
        Reflect::get(&self.of, &self.name.into()).ok().filter(JsValue::is_object)
    }

    fn parent(&self) -> Option<Window> {
        self.other("parent")
    }

    fn opener(&self) -> Option<Window> {
        self.other("opener")
    }
}
