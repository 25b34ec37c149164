//! Drawings turned into pixels by the browser, and saved.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::animation::{Moment, animated, moments};
use super::{Boards, Form};
use crate::platform::browser;
use crate::ui::board_picture::{marked_svg, svg};

/// The side of a picture in pixels, and that of an animated one.
const LARGE: u16 = 1140;
const SMALL: u16 = 400;

/// The beginning of a picture in an address.
const PNG: &str = "data:image/png;base64,";

/// Saves a picture as a file.
pub(super) fn save(boards: Boards, form: Form) {
    wasm_bindgen_futures::spawn_local(async move {
        // A browser that cannot draw saves nothing.
        if let Ok(content) = content(&boards, form).await {
            let ending = match form {
                Form::Svg => "svg",
                Form::Png => "png",
                Form::Gif => "gif",
            };
            browser::save_bytes(&format!("{}.{ending}", boards.name), &content);
        }
    });
}

async fn content(boards: &Boards, form: Form) -> Result<Vec<u8>, JsValue> {
    let shown = boards.all.get(boards.shown).or(boards.all.last());
    let drawn = shown.map(svg).unwrap_or_default();
    match form {
        Form::Svg => Ok(drawn.into_bytes()),
        Form::Png => {
            let (canvas, _) = painted(&drawn, LARGE).await?;
            let address = canvas.to_data_url()?;
            let bytes = BASE64_STANDARD.decode(address.strip_prefix(PNG).unwrap_or_default());
            bytes.map_err(|_| JsValue::NULL)
        }
        Form::Gif => {
            let mut frames = Vec::new();
            for Moment { board, changed } in moments(&boards.all) {
                let (_, context) = painted(&marked_svg(&board, &changed), SMALL).await?;
                let side = f64::from(SMALL);
                frames.push(context.get_image_data(0.0, 0.0, side, side)?.data().0);
                browser::next_task().await;
            }
            animated(SMALL, frames).map_err(|_| JsValue::NULL)
        }
    }
}

/// Draws a drawing on a canvas of this side.
async fn painted(
    drawing: &str,
    side: u16,
) -> Result<(HtmlCanvasElement, CanvasRenderingContext2d), JsValue> {
    let image = HtmlImageElement::new()?;
    // The policy of the page allows pictures that are in their address.
    let drawing = String::from(js_sys::encode_uri_component(drawing));
    image.set_src(&format!("data:image/svg+xml,{drawing}"));
    wasm_bindgen_futures::JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(side.into());
    canvas.set_height(side.into());
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    let (x, side) = (0.0, f64::from(side));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, x, x, side, side)?;
    Ok((canvas, context))
}
