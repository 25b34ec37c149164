//! The attribute `#[part(handbook)]`: a function that is fetched, with all that only it uses, when it is first called.
//!
//! Writes what `wasm_split_helpers::wasm_split` writes, under names that depend on the names of the part and of the
//! function alone. Those of `wasm_split` also depend on the place of the function among all sources: one letter
//! more in any of them, and the compiler makes the whole app anew.
//!
//! Guarantee: the names stay as they are while the function and its part keep theirs; two functions of one name in
//! a part do not link.
//!
//! Limit: a function without arguments and generics that returns a `Result` whose error comes from
//! `SplitLoaderError`. Where the target is no wasm, it is called as it stands.

use acconcio_app_files::digest::sha256;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Error, Ident, ItemFn, parse2};

/// Puts a function into the part that is named: it becomes an asynchronous one, which fetches the part first.
#[proc_macro_attribute]
pub fn part(
    name: proc_macro::TokenStream,
    function: proc_macro::TokenStream,
) -> proc_macro::TokenStream {
    let fetching = parse2(name.into())
        .and_then(|part| fetching(&part, parse2(function.into())?))
        .unwrap_or_else(|error| error.to_compile_error());
    fetching.into()
}

/// Returns the function that fetches the part and calls `function` there.
fn fetching(part: &Ident, function: ItemFn) -> syn::Result<TokenStream> {
    let ItemFn { attrs, vis, sig, block, .. } = function;
    if !sig.inputs.is_empty() || !sig.generics.params.is_empty() || sig.asyncness.is_some() {
        let message = "a function of a part has no arguments and no generics, and is not `async`";
        return Err(Error::new_spanned(sig, message));
    }
    let (name, output) = (&sig.ident, &sig.output);
    // acconcio-wasm-split wants 32 hexadecimal digits.
    let digest = &sha256(format!("{part} {name}").as_bytes())[..32];
    let linked =
        |direction: &str| format_ident!("__wasm_split_00{part}00_{direction}_{digest}_{name}");
    let (imported, exported) = (linked("import"), linked("export"));
    let load = format_ident!("__wasm_split_load_{part}");
    Ok(quote! {
        #(#attrs)*
        #vis async fn #name() #output {
            #[cfg(target_family = "wasm")]
            {
                use ::wasm_split_helpers::rt::{LazySplitLoader, LoadCallbackFn, ensure_loaded};

                // acconcio-wasm-split replaces the module, and the calls of both.
                #[link(wasm_import_module = "__wasm_split_placeholder__")]
                #[allow(improper_ctypes, reason = "both sides are this program")]
                unsafe extern "C" {
                    #[unsafe(no_mangle)]
                    fn #load(callback: LoadCallbackFn, data: *const ::std::ffi::c_void);
                    #[unsafe(no_mangle)]
                    safe fn #imported() #output;
                }

                #[unsafe(no_mangle)]
                #[allow(improper_ctypes_definitions, reason = "both sides are this program")]
                extern "C" fn #exported() #output #block

                // SAFETY: `load` calls back once, with the data that it was given, as the script of the parts does.
                static LOADER: LazySplitLoader = unsafe { LazySplitLoader::new(#load) };
                ensure_loaded(::core::pin::Pin::static_ref(&LOADER)).await?;
                #imported()
            }
            #[cfg(not(target_family = "wasm"))]
            #block
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::ToTokens;

    fn written(source: &str) -> syn::Result<String> {
        let part = parse2(quote! { handbook })?;
        Ok(fetching(&part, syn::parse_str(source)?)?.to_token_stream().to_string())
    }

    #[test]
    fn ok_the_names_depend_on_nothing_but_names() -> syn::Result<()> {
        let first = written("fn fetch_laws() -> Arrived<LawsProps> { Ok(draw) }")?;
        let further_down = written("\n\n  fn fetch_laws() -> Arrived<LawsProps> { Ok(draw) }")?;
        assert_eq!(first, further_down);
        let import = "__wasm_split_00handbook00_import_";
        let (_, digest) = first.split_once(import).unwrap_or_default();
        assert!(digest[..32].chars().all(|it| it.is_ascii_hexdigit()), "{digest}");
        assert!(digest[32..].starts_with("_fetch_laws"));
        assert!(!written("fn fetch() -> Arrived<LawsProps> { Ok(draw) }")?.contains(&digest[..32]));
        Ok(())
    }

    #[test]
    fn err_a_function_with_arguments_stands_in_no_part() {
        for source in ["fn draw(it: It) -> Drawn {}", "fn draw<T>() -> T {}", "async fn draw() {}"]
        {
            assert!(written(source).is_err(), "{source}");
        }
    }
}
