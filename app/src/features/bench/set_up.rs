//! The form for what an incident begins with: the position, the clocks, the laws, the players, and what was wrong.

use std::num::NonZeroU32;

use acconcio_adjudication::incident::{
    Absent, AgreedDraws, DeviceRule, EventRules, Game, Incident, LeavingRule, PerPlayer, Quickplay,
    Regime, Score, Scoresheets, SetUpFault, Setting,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_authoring::{Edit, Fact, Reach, Start, usual_clocks};
use acconcio_mate::Query;
use acconcio_training::scenario::PlayersNamed;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Color, EnPassantMode, Position, Setup};
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::fields::{line, number, seconds, select};
use super::state::BenchAction;
use crate::features::mate::paste::{GameMoment, Paste, use_paste};
use crate::language::Language;
use crate::pasted::PastedGame;
use crate::ui::board_editor::BoardEditor;
use crate::ui::board_editor::edit::with_possible_rights;

/// The greatest number of illegal moves that may be counted before the incident.
const MOST_OFFENCES: u32 = 9;

/// The greatest number of a move.
const MOST_MOVES: u32 = 999;

/// The moves that events usually ask for before a draw by agreement.
const USUAL_DRAW_MOVES: u32 = 30;

/// The greatest increment in seconds.
const MOST_INCREMENT: u32 = 600;

/// The form.
#[component]
pub(crate) fn SetUp(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let is_own = use_state_eq(|| false);
    let reach = if *is_own { Reach::Own } else { Reach::Shared };
    let state = {
        let variant = bench.variant;
        props.on(move |fact: Fact| {
            BenchAction::Edit(Edit::State { variant, fact: Box::new(fact), reach })
        })
    };
    let incident = bench.written().incident.clone();
    let (on_setup, on_game) = starts(&incident, &state);
    let paste = use_paste(None, on_setup.clone(), Some(on_game));
    let on_own = {
        let is_own = is_own.clone();
        Callback::from(move |_: Event| is_own.set(!*is_own))
    };
    let has_several = bench.draft().variants().len() > 1;
    html! {
        <section class="bench-set-up" aria-labelledby="bench-set-up">
            <h2 id="bench-set-up" class="visually-hidden">{ words.set_up() }</h2>
            if has_several {
                <label class="bench-own"><input type="checkbox" checked={*is_own} onchange={on_own} /><span>{ words.only_here() }</span></label>
            }
            <div class="bench-set-up-parts">
                <div class="bench-position">
                    <BoardEditor language={*language} setup={incident.start.clone()} on_change={on_setup} />
                    { fault(*language, &incident) }
                    { moves_before(*language, &incident) }
                    { move_number(*language, &incident, &state) }
                </div>
                <div class="bench-facts">
                    <Paste language={*language} {paste} />
                    { laws(*language, &incident, &state) }
                    { clocks(*language, &incident, &state) }
                    { players(props) }
                    { counted(*language, &incident, &state) }
                    { rare(*language, &incident, &state) }
                </div>
            </div>
        </section>
    }
}

/// The callbacks that take a position, and a moment of a game, for the start.
fn starts(incident: &Incident, state: &Callback<Fact>) -> (Callback<Setup>, Callback<GameMoment>) {
    let (of_setup, of_game, game) = (state.clone(), state.clone(), incident.game);
    let on_setup = Callback::from(move |setup: Setup| {
        let setup = if game.is_standard() { with_possible_rights(setup) } else { setup };
        of_setup.emit(Fact::Start(Start { setup, score: None, game }));
    });
    let on_game = Callback::from(move |(game, ply): GameMoment| {
        if let Some(start) = start_of(&game, ply) {
            of_game.emit(Fact::Start(start));
        }
    });
    (on_setup, on_game)
}

fn move_number(language: Language, incident: &Incident, state: &Callback<Fact>) -> Html {
    let start = Start::of(incident);
    let on_number = state.reform(move |number: u32| {
        let mut start = start.clone();
        start.setup.fullmoves = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        start.score = None;
        Fact::Start(start)
    });
    let now = incident.start.fullmoves.get();
    number(language.bench().move_number(), now, MOST_MOVES, &on_number)
}

/// The start after a number of half-moves of a game, with the moves that led there.
fn start_of(game: &PastedGame, ply: usize) -> Option<Start> {
    let setup = game.setup(ply)?;
    let first = game.positions.first()?;
    let moves = game.moves.iter().take(ply);
    let moves: Vec<UciMove> =
        moves.map(|played| UciMove::from_move(*played, CastlingMode::Standard)).collect();
    let from = first.to_setup(EnPassantMode::Legal);
    let score = (!moves.is_empty()).then_some(Score { from, moves });
    Some(Start { setup, score, game: Game::Standard })
}

/// The reason why the position cannot be one of a game, if there is one.
fn fault(language: Language, incident: &Incident) -> Html {
    let setup = incident.start.clone();
    let Err(fault) = Query::from_setup(setup, Color::White) else { return html! {} };
    html! { <p class="alert" role="status">{ language.query_error(fault) }</p> }
}

/// The number of moves that are known to have been played before.
fn moves_before(language: Language, incident: &Incident) -> Html {
    let Some(score) = &incident.score else { return html! {} };
    html! { <p class="hint">{ language.bench().moves_before(score.moves.len()) }</p> }
}

fn players(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let language = *language;
    let named = bench.draft().head().players.clone();
    let named = named.unwrap_or(PlayersNamed { white: String::new(), black: String::new() });
    let field = |player: Color| {
        let named = named.clone();
        let value = player.fold_wb(&named.white, &named.black).clone();
        let on_name = props.on(move |name: String| {
            let mut named = named.clone();
            *player.fold_wb(&mut named.white, &mut named.black) = name.trim().to_owned();
            let is_named = !(named.white.is_empty() && named.black.is_empty());
            // Who has no name while the other has one is called by his colour.
            for (player, own) in
                [(Color::White, &mut named.white), (Color::Black, &mut named.black)]
            {
                if own.is_empty() {
                    *own = language.color_label(player);
                }
            }
            BenchAction::Edit(Edit::Players(is_named.then_some(named)))
        });
        line(&language.color_label(player), value, &on_name)
    };
    html! {
        <fieldset class="bench-fields">
            <legend>{ language.bench().players() }</legend>
            { for Color::ALL.map(field) }
        </fieldset>
    }
}

fn clocks(language: Language, incident: &Incident, state: &Callback<Fact>) -> Html {
    let words = language.bench();
    let clocks = incident.clocks;
    let side = |player: Color| {
        let on_time = state.reform(move |text: String| {
            Fact::Time(player, seconds(&text).unwrap_or(clocks.of(player)))
        });
        line(&language.color_label(player), language.clock(clocks.of(player)), &on_time)
    };
    let on_increment = state.reform(Fact::Increment);
    let usual = usual_clocks(incident.regime);
    let is_usual = clocks.increment == usual.increment
        || Color::ALL.into_iter().any(|player| clocks.of(player) == usual.of(player));
    html! {
        <fieldset class="bench-fields">
            <legend>{ language.player().clocks() }</legend>
            { for Color::ALL.map(side) }
            { number(words.increment(), clocks.increment, MOST_INCREMENT, &on_increment) }
            <p class="hint bench-usual">
                if is_usual { { words.usual_clocks(language.regime(incident.regime)) } }
            </p>
        </fieldset>
    }
}

fn laws(language: Language, incident: &Incident, state: &Callback<Fact>) -> Html {
    let words = language.what_if();
    let editions: Vec<(EditionId, String)> =
        EditionId::ALL.map(|edition| (edition, language.edition(edition).to_owned())).into();
    let regimes: Vec<(Regime, String)> =
        Regime::ALL.map(|regime| (regime, language.regime(regime).to_owned())).into();
    html! {
        <fieldset class="bench-fields">
            <legend>{ words.laws() }</legend>
            { select(words.about_edition(), &editions, &incident.edition, &state.reform(Fact::Edition)) }
            { select(words.about_regime(), &regimes, &incident.regime, &state.reform(Fact::Regime)) }
        </fieldset>
    }
}

fn counted(language: Language, incident: &Incident, state: &Callback<Fact>) -> Html {
    let words = language.bench();
    let counted = incident.illegal_moves;
    let side = |player: Color| {
        let on_count = state.reform(move |count: u32| {
            let mut next: PerPlayer<u8> = counted;
            *next.of_mut(player) = u8::try_from(count).unwrap_or(u8::MAX);
            Fact::Offences(next)
        });
        let label = language.color_label(player);
        number(&label, counted.of(player).into(), MOST_OFFENCES, &on_count)
    };
    html! {
        <fieldset class="bench-fields">
            <legend>{ words.counted() }</legend>
            { for Color::ALL.map(side) }
        </fieldset>
    }
}

/// The facts that are seldom otherwise.
fn rare(language: Language, incident: &Incident, state: &Callback<Fact>) -> Html {
    let words = language.bench();
    let faults = [
        SetUpFault::KingMisplaced,
        SetUpFault::RookMisplaced,
        SetUpFault::PiecesMisplaced,
        SetUpFault::BoardTurned,
        SetUpFault::ColoursReversed,
        SetUpFault::ClockWronglySet,
        SetUpFault::ClockSetAgainstSchedule,
        SetUpFault::ClockMisplaced,
    ];
    let faults: Vec<(Option<SetUpFault>, String)> =
        std::iter::once((None, words.nothing_wrong().to_owned()))
            .chain(faults.map(|fault| (Some(fault), language.set_up_fault(fault).to_owned())))
            .collect();
    let settings = [
        (Setting::Competition, words.setting_competition().to_owned()),
        (Setting::Informal, words.setting_informal().to_owned()),
        (Setting::Online, words.setting_online().to_owned()),
    ];
    let absents = [
        (Absent::Nobody, words.absent_nobody().to_owned()),
        (Absent::White, language.color_label(Color::White)),
        (Absent::Black, language.color_label(Color::Black)),
        (Absent::Both, words.absent_both().to_owned()),
    ];
    let finishes = [
        (Quickplay::NotAnnounced, words.quickplay_not_announced().to_owned()),
        (Quickplay::Announced, words.quickplay_announced().to_owned()),
        (Quickplay::WithoutArbiter, words.quickplay_without_arbiter().to_owned()),
    ];
    let disabled = [
        (None, words.absent_nobody().to_owned()),
        (Some(Color::White), language.color_label(Color::White)),
        (Some(Color::Black), language.color_label(Color::Black)),
    ];
    html! {
        <details class="bench-rare">
            <summary>{ words.rare() }</summary>
            <div class="bench-fields">
                { select(words.wrong_from_the_start(), &faults, &incident.set_up, &state.reform(Fact::SetUp)) }
                { select(words.setting(), &settings, &incident.setting, &state.reform(Fact::Setting)) }
                { select(words.absent(), &absents, &incident.absent, &state.reform(Fact::Absent)) }
                { select(words.quickplay(), &finishes, &incident.quickplay_finish, &state.reform(Fact::Quickplay)) }
                { select(words.visually_disabled(), &disabled, &incident.visually_disabled, &state.reform(Fact::VisuallyDisabled)) }
            </div>
            { event_rules(language, incident.event, state) }
        </details>
    }
}

/// The regulations of the event.
fn event_rules(language: Language, event: EventRules, state: &Callback<Fact>) -> Html {
    let words = language.bench();
    let default_time = event.default_time.map(|time| language.clock(time)).unwrap_or_default();
    let on_default_time = state.reform(move |text: String| {
        Fact::Event(EventRules { default_time: seconds(&text), ..event })
    });
    let moves = |number: u32| (number > 0).then_some(number);
    let on_prescribed = state.reform(move |number: u32| {
        Fact::Event(EventRules { prescribed_moves: moves(number), ..event })
    });
    let on_draws =
        state.reform(move |agreed_draws| Fact::Event(EventRules { agreed_draws, ..event }));
    let on_draw_moves = state.reform(move |number: u32| {
        Fact::Event(EventRules { agreed_draws: AgreedDraws::After(number), ..event })
    });
    let on_scoresheets =
        state.reform(move |scoresheets| Fact::Event(EventRules { scoresheets, ..event }));
    let on_leaving = state.reform(move |leaving| Fact::Event(EventRules { leaving, ..event }));
    let on_devices = state.reform(move |devices| Fact::Event(EventRules { devices, ..event }));
    let asked = match event.agreed_draws {
        AgreedDraws::After(moves) => Some(moves),
        AgreedDraws::Free | AgreedDraws::Never => None,
    };
    let draws = [
        (AgreedDraws::Free, words.agreed_draws_free().to_owned()),
        (
            AgreedDraws::After(asked.unwrap_or(USUAL_DRAW_MOVES)),
            words.agreed_draws_after().to_owned(),
        ),
        (AgreedDraws::Never, words.agreed_draws_never().to_owned()),
    ];
    let scoresheets = [
        (Scoresheets::Paper, words.scoresheets_paper().to_owned()),
        (Scoresheets::Electronic, words.scoresheets_electronic().to_owned()),
    ];
    let leaving = [
        (LeavingRule::Free, words.leaving_free().to_owned()),
        (LeavingRule::Reported, words.leaving_reported().to_owned()),
    ];
    let devices = [
        (DeviceRule::OfTheLaws, words.devices_of_the_laws().to_owned()),
        (DeviceRule::InABag, words.devices_in_a_bag().to_owned()),
    ];
    html! {
        <fieldset class="bench-fields">
            <legend>{ words.event_rules() }</legend>
            { line(words.default_time(), default_time, &on_default_time) }
            { number(words.prescribed_moves(), event.prescribed_moves.unwrap_or(0), MOST_MOVES, &on_prescribed) }
            { select(words.agreed_draws(), &draws, &event.agreed_draws, &on_draws) }
            if let Some(moves) = asked {
                { number(words.agreed_draws_moves(), moves, MOST_MOVES, &on_draw_moves) }
            }
            { select(words.scoresheets(), &scoresheets, &event.scoresheets, &on_scoresheets) }
            { select(words.leaving(), &leaving, &event.leaving, &on_leaving) }
            { select(words.devices(), &devices, &event.devices, &on_devices) }
        </fieldset>
    }
}
