//! The files of the app: those in this program, or those of a folder.

use std::borrow::Cow;
use std::fs;
use std::path::{Component, Path, PathBuf};

use rust_embed::RustEmbed;

/// The app as `cargo xtask build` had left it in `dist/` when this program was compiled; a program that is not
/// optimised reads the folder when it runs.
#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Dist;

/// The files of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppFiles {
    /// Those that are in this program.
    Embedded,
    /// Those of a folder.
    Folder(PathBuf),
}

/// The reason why there is no app to serve.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoApp {
    /// The program was compiled without one.
    #[error(
        "this program was compiled without the app: run `cargo xtask build` and compile it again, or name the folder \
         of a built app with --app"
    )]
    InProgram,
    /// The folder has none.
    #[error("{} has no app: run `cargo xtask build`, or name another folder with --app", .0.display())]
    InFolder(PathBuf),
}

impl AppFiles {
    /// The files of a folder, or else those in this program.
    ///
    /// # Errors
    /// When there is no app in them.
    pub fn find(folder: Option<PathBuf>) -> Result<AppFiles, NoApp> {
        let (files, missing) = match folder {
            Some(folder) => (AppFiles::Folder(folder.clone()), NoApp::InFolder(folder)),
            None => (AppFiles::Embedded, NoApp::InProgram),
        };
        let has_app =
            ["index.html", "packs/catalogue.en.json"].iter().all(|it| files.read(it).is_some());
        if has_app { Ok(files) } else { Err(missing) }
    }

    /// The content of a file; none where there is no such file, or its path leads out of the app.
    pub fn read(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            AppFiles::Embedded => Dist::get(path).map(|file| file.data),
            AppFiles::Folder(folder) => {
                let path = Path::new(path);
                let is_inside = path.components().all(|it| matches!(it, Component::Normal(_)));
                let content = is_inside.then(|| fs::read(folder.join(path)).ok()).flatten();
                content.map(Cow::Owned)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn err_a_path_that_leads_out() {
        let files = AppFiles::Folder(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(files.read("lib.rs").is_some());
        for path in ["../Cargo.toml", "/etc/passwd", "./../Cargo.toml", "web/../../Cargo.toml", ""]
        {
            assert!(files.read(path).is_none(), "{path}");
        }
    }

    #[test]
    fn err_a_folder_without_an_app_names_the_remedy() {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
        let told = AppFiles::find(Some(folder)).expect_err("there is no app").to_string();
        assert!(told.contains("cargo xtask build") && told.contains("--app"), "{told}");
    }
}
