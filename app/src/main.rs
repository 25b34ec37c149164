//! Starts the page, which takes the place of the shell of `index.html`, or the worker where there is no page.

use acconcio_app::{App, AppProps};

/// The allocator, smaller than that of the standard library.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    if acconcio_app::is_worker() {
        wasm_bindgen_futures::spawn_local(acconcio_app::serve());
        return;
    }
    acconcio_app::ui::panic::show_panics();
    let shell = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html holds the element with the id `app`");
    wasm_bindgen_futures::spawn_local(async {
        // Each in a task of its own: reading the wasm, opening the saved data, drawing, which takes several.
        acconcio_app::next_task().await;
        let storage = acconcio_app::features::lms::opening::open().await;
        if let Err(reason) = acconcio_app::first_texts(&storage).await {
            return acconcio_app::not_started(&reason);
        }
        acconcio_app::next_task().await;
        acconcio_app::features::home::coming::keep_shell();
        let (page, on_drawn) = acconcio_app::in_place_of(shell);
        let props = AppProps { storage, on_drawn };
        yew::Renderer::<App>::with_root_and_props(page, props).render();
    });
}
