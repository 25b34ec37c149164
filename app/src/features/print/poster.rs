//! A page for the wall of a club: the board, the incident in words, and a code that leads to the incident.

use qrcode::{Color, EcLevel, QrCode};
use yew::prelude::*;

use super::printed::PrintProps;
use super::sheet::{diagram, print_button};
use crate::features::library::filter::with_query;
use crate::packs::own;
use crate::platform::address;
use crate::route::Route;
use crate::ui::link::link;

/// The poster; the address of an incident of one's own holds the incident.
#[component]
pub(crate) fn PosterSheet(props: &PrintProps) -> Html {
    let PrintProps { language, printed } = props;
    let language = *language;
    let words = language.print();
    let (scenario, variant) = (&printed.scenario, &printed.variant);
    let route = Route::incident(&scenario.id, &variant.id);
    let address = with_query(&route, &own::carried(&[scenario.id.as_str()]));
    let address = address::address_of_hash(&address);
    let event = scenario.event.as_ref().map(|event| format!("{} · ", language.of(event)));
    html! {
        <main id="content" class="sheet-page" tabindex="-1">
            <div class="sheet-bar">
                { link(&route, "", html! { { words.to_replay() } }) }
                <p>{ words.poster_lead() }</p>
                { print_button(language) }
            </div>
            <article class="sheet poster">
                <header>
                    <h1>{ language.said(&scenario.title) }</h1>
                    <p>{ event }{ language.said(&variant.label) }</p>
                </header>
                { diagram(language, &printed.replay.board_states[0].board) }
                <p class="sheet-framing">{ language.said(&scenario.framing) }</p>
                <div class="poster-foot">
                    <div>
                        <h2>{ words.poster_ask() }</h2>
                        <p>{ words.poster_scan() }</p>
                    </div>
                    { code(&address, words.poster_code()).unwrap_or_else(|| html! { <p>{ words.poster_too_long() }</p> }) }
                </div>
            </article>
        </main>
    }
}

/// The modules around a code that stay empty (ISO/IEC 18004).
const QUIET: usize = 4;

/// Draws the QR code of an address; none where it is too long for one.
fn code(address: &str, name: &'static str) -> Option<Html> {
    let (width, path) = modules(address)?;
    let side = width + 2 * QUIET;
    Some(html! {
        <svg class="poster-code" viewBox={format!("-{QUIET} -{QUIET} {side} {side}")} role="img" aria-label={name}
            shape-rendering="crispEdges">
            <rect x={format!("-{QUIET}")} y={format!("-{QUIET}")} width={side.to_string()} height={side.to_string()} fill="#ffffff" />
            <path d={path} fill="#000000" />
        </svg>
    })
}

/// The number of modules of a side, and the dark ones as a path.
fn modules(address: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(address, EcLevel::L).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path = dark.map(|(index, _)| format!("M{} {}h1v1h-1z", index % width, index / width));
    Some((width, path.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_an_address_becomes_a_code() {
        let (width, path) = modules("https://example.org/#/incident/a/b").expect("a short address");
        // The corner of the first pattern by which a code is found, and version 3 of the standard.
        assert!(path.starts_with("M0 0h1v1h-1z") && width == 29, "{width}");
        assert!(modules(&"a".repeat(2900)).is_some());
        assert!(modules(&"a".repeat(3000)).is_none());
    }
}
