//! The addresses of the app, after the `#`.

use yew_router::Routable;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq, Routable)]
pub enum Route {
    /// The list of incidents.
    #[at("/")]
    Library,
    /// The film of an incident, from its beginning.
    #[at("/incident/:story/:variant")]
    Incident {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
    },
    /// The film of an incident, after a number of acts.
    #[at("/incident/:story/:variant/:step")]
    Moment {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
        /// How many acts are shown.
        step: usize,
    },
    /// No such page.
    #[not_found]
    #[at("/404")]
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

    /// The page of an address as the browser gives it, `#` included.
    pub fn of_hash(hash: &str) -> Option<Route> {
        let path = hash.strip_prefix('#')?;
        Route::recognize(path.split('?').next()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_moment_has_an_address() {
        let route = Route::moment("two-kings", "a", 7);
        assert_eq!(route.to_path(), "/incident/two-kings/a/7");
        assert_eq!(Route::of_hash("#/incident/two-kings/a/7"), Some(route));
        assert_eq!(
            Route::of_hash("#/incident/two-kings/a"),
            Some(Route::incident("two-kings", "a"))
        );
    }

    #[test]
    fn ok_a_filter_does_not_hide_the_library() {
        assert_eq!(Route::of_hash("#/?topic=castling"), Some(Route::Library));
    }

    #[test]
    fn err_an_address_that_is_none() {
        assert_eq!(Route::of_hash("#/incident/two-kings/a/seven"), Some(Route::NotFound));
        assert_eq!(Route::of_hash("main"), None);
    }
}
