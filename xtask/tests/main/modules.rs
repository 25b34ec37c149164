//! A check that the modules of every crate import one way.
//!
//! Modules that lie side by side, at the root of a crate or in any folder below it, are compared with each other:
//! what stands in `a` or below it and names something of `b` is an arrow from `a` to `b`. What a module only
//! passes on (`pub use`) counts for the module it comes from.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::Span;
use syn::visit::{Visit, visit_item_mod, visit_path};

/// The path of a module from the root of its crate.
type Module = Vec<String>;

#[test]
fn ok_the_modules_of_the_app_import_one_way() {
    check(&[root().join("app")]);
}

/// Beside the app, which has as many sources as all of them.
#[test]
fn ok_the_modules_of_every_other_crate_import_one_way() {
    let crates = fs::read_dir(root().join("crates")).expect("the crates can be listed");
    let mut crates: Vec<_> = crates.map(|entry| entry.expect("an entry").path()).collect();
    crates.push(root().join("xtask"));
    check(&crates);
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

fn check(crates: &[PathBuf]) {
    let mut found = Vec::new();
    for folder in crates {
        let name = folder.strip_prefix(root()).unwrap_or(folder).display().to_string();
        for cycle in cycles(&Crate::read(&folder.join("src"), &format!("{name}/src"))) {
            found.push(format!("{name}, {cycle}"));
        }
    }
    assert!(found.is_empty(), "modules that import each other:\n{}", found.join("\n"));
}

#[test]
fn err_two_modules_that_import_each_other_are_named() {
    let check = |files: &[(&str, &str)], expected: &str| {
        let source = |(module, text): &(&str, &str)| Source {
            module: split(module),
            file: format!("{}.rs", module.replace("::", "/")),
            text: (*text).to_owned(),
        };
        let told = cycles(&Crate::of(&files.iter().map(source).collect::<Vec<_>>()));
        assert_eq!(told.join("\n"), expected);
    };
    check(&[("", "mod a; mod b;"), ("a", "use crate::b::B;"), ("b", "pub struct B;")], "");
    check(
        &[("", "mod a; mod b;"), ("a", "use crate::b::B;"), ("b", "\nfn b() { crate::a::a() }")],
        "at its root:\n  a -> b (a.rs:1 names crate::b::B)\n  b -> a (b.rs:2 names crate::a::a)",
    );
    check(
        &[
            ("x::y::c", "\n\nuse super::{\n  d::D};"),
            ("x::y::d", "mod e;"),
            ("x::y::d::e", "use super::super::c::C;"),
        ],
        "in x::y:\n  c -> d (x/y/c.rs:4 names super::d::D)\n  d -> c (x/y/d/e.rs:1 names super::super::c::C)",
    );
    check(&[("a", "mod c; pub use crate::b::B;"), ("b", "use crate::a::B;")], "");
}

/// The modules of a crate, each with the names it uses.
struct Crate {
    named: BTreeMap<Module, Vec<Named>>,
    /// The names that a module re-exports, with the modules from which they come.
    passed_on: BTreeMap<(Module, String), Module>,
}

/// A name that a module uses.
struct Named {
    /// The path from the root of the crate.
    path: Module,
    /// The text in the module.
    text: String,
    /// The file and the line.
    place: String,
}

/// A file of a crate.
struct Source {
    module: Module,
    /// Its path from the root of the repository.
    file: String,
    text: String,
}

impl Crate {
    fn read(folder: &Path, name: &str) -> Crate {
        fn walk(folder: &Path, name: &str, at: &[String], sources: &mut Vec<Source>) {
            for entry in fs::read_dir(folder).expect("a folder of sources") {
                let entry = entry.expect("an entry");
                let (path, file) =
                    (entry.path(), format!("{name}/{}", entry.file_name().to_string_lossy()));
                let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
                let mut module = at.to_vec();
                if !matches!(stem, "lib" | "main") {
                    module.push(stem.to_owned());
                }
                if path.is_dir() {
                    walk(&path, &file, &module, sources);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    let text = fs::read_to_string(&path).expect("UTF-8");
                    sources.push(Source { module, file, text });
                }
            }
        }
        let mut sources = Vec::new();
        walk(folder, name, &[], &mut sources);
        Crate::of(&sources)
    }

    fn of(sources: &[Source]) -> Crate {
        let modules: BTreeSet<Module> = sources.iter().map(|it| it.module.clone()).collect();
        let mut all = Crate { named: BTreeMap::new(), passed_on: BTreeMap::new() };
        for Source { module, file, text } in sources {
            if module.iter().any(|step| step == "tests") {
                continue;
            }
            let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
            let mut reader = Reader {
                modules: &modules,
                module: module.clone(),
                file,
                named: Vec::new(),
                passed_on: Vec::new(),
            };
            reader.visit_file(&parsed);
            let Reader { named, passed_on, .. } = reader;
            for (name, from) in passed_on {
                all.passed_on.insert((module.clone(), name), from);
            }
            all.named.entry(module.clone()).or_default().extend(named);
        }
        all
    }

    /// Returns the module in which a name is defined, as far as it is one of the crate.
    fn home(&self, path: &[String]) -> Module {
        let is_known = |length: &usize| *length == 0 || self.named.contains_key(&path[..*length]);
        let length = (0..=path.len()).rev().find(is_known).unwrap_or(0);
        let home = path[..length].to_vec();
        let item = path.get(length);
        let from = item.and_then(|item| self.passed_on.get(&(home.clone(), item.clone())));
        // A name re-exported twice is followed once more; longer chains have never been circular.
        from.map_or(
            home,
            |from| if *from == path { path[..length].to_vec() } else { self.home(from) },
        )
    }
}

fn split(path: &str) -> Module {
    path.split("::").filter(|step| !step.is_empty()).map(str::to_owned).collect()
}

/// Collects the names that a file uses through `crate`, `self`, `super` or a module below it.
struct Reader<'a> {
    modules: &'a BTreeSet<Module>,
    module: Module,
    file: &'a str,
    named: Vec<Named>,
    passed_on: Vec<(String, Module)>,
}

impl Reader<'_> {
    fn resolved(&self, steps: &[String]) -> Option<Module> {
        let mut from = match steps.first().map(String::as_str) {
            Some("crate") => Module::new(),
            Some("self" | "super") => self.module.clone(),
            Some(first) => {
                let mut below = self.module.clone();
                below.push(first.to_owned());
                if !self.modules.contains(&below) {
                    return None;
                }
                self.module.clone()
            }
            None => return None,
        };
        for step in steps {
            match step.as_str() {
                "crate" | "self" => {}
                "super" => {
                    from.pop();
                }
                name => from.push(name.to_owned()),
            }
        }
        Some(from)
    }

    fn name(&mut self, steps: &[String], at: Span) {
        if let Some(path) = self.resolved(steps) {
            let place = format!("{}:{}", self.file, at.start().line);
            self.named.push(Named { path, text: steps.join("::"), place });
        }
    }

    fn read_use(&mut self, tree: &syn::UseTree, steps: &[String], is_passed_on: bool) {
        let with = |name: &syn::Ident| [steps, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.read_use(&path.tree, &with(&path.ident), is_passed_on),
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.read_use(tree, steps, is_passed_on));
            }
            syn::UseTree::Glob(glob) => self.name(steps, glob.star_token.spans[0]),
            syn::UseTree::Name(syn::UseName { ident })
            | syn::UseTree::Rename(syn::UseRename { ident, .. }) => {
                let alias = if let syn::UseTree::Rename(renamed) = tree {
                    renamed.rename.to_string()
                } else {
                    ident.to_string()
                };
                let steps = with(ident);
                match self.resolved(&steps) {
                    Some(path) if is_passed_on => self.passed_on.push((alias, path)),
                    Some(_) | None => self.name(&steps, ident.span()),
                }
            }
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let is_passed_on = !matches!(item.vis, syn::Visibility::Inherited);
        self.read_use(&item.tree, &[], is_passed_on);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let is_test = item.attrs.iter().any(|attribute| attribute.path().is_ident("cfg"));
        if !is_test {
            visit_item_mod(self, item);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let steps: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        if steps.len() > 1 {
            self.name(&steps, path.segments[0].ident.span());
        }
        visit_path(self, path);
    }
}

/// Returns the cycles among modules side by side, each with the names that cause it.
fn cycles(all: &Crate) -> Vec<String> {
    // For each module: which of those below it uses names of which other.
    let mut levels: BTreeMap<Module, BTreeMap<(String, String), String>> = BTreeMap::new();
    for (module, named) in &all.named {
        for Named { path, text, place } in named {
            let home = all.home(path);
            let shared = module.iter().zip(&home).take_while(|(one, other)| one == other).count();
            if let (Some(from), Some(to)) = (module.get(shared), home.get(shared)) {
                let level = levels.entry(module[..shared].to_vec()).or_default();
                let by = format!("{place} names {text}");
                level.entry((from.clone(), to.clone())).or_insert(by);
            }
        }
    }
    let told = |(level, arrows): (&Module, &BTreeMap<(String, String), String>)| {
        let place = match level.as_slice() {
            [] => "at its root".to_owned(),
            steps => format!("in {}", steps.join("::")),
        };
        let leads_back = |(from, to): &(String, String)| reaches(arrows.keys(), to, from);
        let parts: Vec<String> = arrows
            .iter()
            .filter(|(arrow, _)| leads_back(arrow))
            .map(|((from, to), by)| format!("\n  {from} -> {to} ({by})"))
            .collect();
        (!parts.is_empty()).then(|| format!("{place}:{}", parts.concat()))
    };
    levels.iter().filter_map(told).collect()
}

/// Whether arrows lead from one node to another.
fn reaches<'a>(
    arrows: impl Iterator<Item = &'a (String, String)> + Clone,
    from: &str,
    to: &str,
) -> bool {
    let mut seen = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(node) = open.pop() {
        for (_, next) in arrows.clone().filter(|(start, _)| start == node) {
            if seen.insert(next) {
                open.push(next);
            }
        }
    }
    seen.contains(to)
}
