//! The addresses of the app, after the `#`.

use acconcio_core::laws::{Article, EditionId};

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `/`: the list of incidents.
    Library,
    /// `/incident/story/variant`: the film of an incident, from its beginning.
    Incident {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
    },
    /// `/incident/story/variant/step`: the film of an incident, after a number of acts.
    Moment {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
        /// How many acts are shown.
        step: usize,
    },
    /// `/laws`, `/laws/2018`, `/laws/2018/7.5.1`: the index of articles.
    Laws {
        /// The edition; the newest where none is named.
        edition: Option<EditionId>,
        /// What is shown of it: an article, a part, or from the beginning.
        place: Option<String>,
    },
    /// No such page.
    NotFound,
}

impl Route {
    /// The beginning of an incident.
    pub fn incident(story: &str, variant: &str) -> Route {
        Route::Incident { story: story.to_owned(), variant: variant.to_owned() }
    }

    /// A moment of an incident.
    pub fn moment(story: &str, variant: &str, step: usize) -> Route {
        Route::Moment { story: story.to_owned(), variant: variant.to_owned(), step }
    }

    /// The index of articles of an edition.
    pub const fn laws(edition: EditionId) -> Route {
        Route::Laws { edition: Some(edition), place: None }
    }

    /// A place in the index of articles of an edition.
    pub fn law(edition: EditionId, place: &str) -> Route {
        Route::Laws { edition: Some(edition), place: Some(place.to_owned()) }
    }

    /// What the page belongs to among those that the head of every page names.
    pub fn section(&self) -> Route {
        match self {
            Route::Laws { .. } => Route::Laws { edition: None, place: None },
            Route::Library | Route::Incident { .. } | Route::Moment { .. } | Route::NotFound => {
                self.clone()
            }
        }
    }

    /// The page of an address as the browser gives it: empty, or `#` included.
    pub fn of_hash(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let path = path.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            [""] | ["", ""] => Route::Library,
            ["", "incident", story, variant] => Route::incident(story, variant),
            ["", "incident", story, variant, step] => match step.parse() {
                Ok(step) => Route::moment(story, variant, step),
                Err(_) => Route::NotFound,
            },
            ["", "laws"] => Route::Laws { edition: None, place: None },
            ["", "laws", edition] => match fide_edition(edition) {
                Some(edition) => Route::laws(edition),
                None => Route::NotFound,
            },
            ["", "laws", edition, place] => match fide_edition(edition) {
                Some(edition) => Route::law(edition, place),
                None => Route::NotFound,
            },
            _ => Route::NotFound,
        }
    }

    /// The address, `#` included.
    pub fn to_hash(&self) -> String {
        match self {
            Route::Library => "#/".to_owned(),
            Route::Incident { story, variant } => format!("#/incident/{story}/{variant}"),
            Route::Moment { story, variant, step } => {
                format!("#/incident/{story}/{variant}/{step}")
            }
            Route::Laws { edition: None, .. } => "#/laws".to_owned(),
            Route::Laws { edition: Some(edition), place: None } => format!("#/laws/{edition}"),
            Route::Laws { edition: Some(edition), place: Some(place) } => {
                format!("#/laws/{edition}/{place}")
            }
            Route::NotFound => "#/404".to_owned(),
        }
    }
}

/// How an address names an article: its number without `App.` or `Guid.`.
pub fn address_of(article: Article) -> &'static str {
    article.0.rsplit(' ').next().unwrap_or(article.0)
}

fn fide_edition(name: &str) -> Option<EditionId> {
    EditionId::named(name).filter(|edition| edition.is_fide())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_moment_has_an_address() {
        let route = Route::moment("two-kings", "a", 7);
        assert_eq!(route.to_hash(), "#/incident/two-kings/a/7");
        assert_eq!(Route::of_hash("#/incident/two-kings/a/7"), route);
        assert_eq!(Route::of_hash("#/incident/two-kings/a"), Route::incident("two-kings", "a"));
    }

    #[test]
    fn ok_a_filter_does_not_hide_the_library() {
        assert_eq!(Route::of_hash("#/?topic=castling"), Route::Library);
    }

    #[test]
    fn ok_an_article_has_an_address() {
        let check = |address: &str, route: Route| {
            assert_eq!(Route::of_hash(address), route);
            assert_eq!(route.to_hash(), address);
        };
        check("#/laws", Route::Laws { edition: None, place: None });
        check("#/laws/2009", Route::laws(EditionId::E2009));
        check("#/laws/2018/7.5.1", Route::law(EditionId::E2018, "7.5.1"));
        assert_eq!(address_of(Article("Guid. III.3.1")), "III.3.1");
        assert_eq!(address_of(Article("7.4.a")), "7.4.a");
    }

    #[test]
    fn err_an_address_that_is_none() {
        for address in ["#/laws/us-chess", "#/laws/1997/4.1", "#/laws/2018/4/1"] {
            assert_eq!(Route::of_hash(address), Route::NotFound, "{address}");
        }
        for address in ["#/incident/two-kings/a/seven", "#main", "#/incident", "#/404", "#//"] {
            assert_eq!(Route::of_hash(address), Route::NotFound, "{address}");
        }
        assert_eq!(Route::of_hash(""), Route::Library);
        assert_eq!(Route::of_hash("#"), Route::Library);
    }
}
