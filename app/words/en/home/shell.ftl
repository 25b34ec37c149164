name = Acconcio
skip = Skip to main content
library = Incidents
handbook = Handbook
progress = Progress
teach = Teach
settings = Settings
sections = Sections
language = Language
appearance = Appearance
appearance-system = System
appearance-light = Light
appearance-dark = Dark
footer =
    The Laws of Chess belong to FIDE; here they are cited by article and explained in our own words. Acconcio is
    free software under the GPL, version 3 or later.
loading = Loading incidents…
not-found = Page not found
did-you-mean = Did you mean this incident?
not-found-hint = The address may be out of date or misspelt. All incidents are in the list.
to-library = Go to the incidents
pack-failed = Could not load the incidents
pack-failed-hint = Check your connection and reload the page. Your rulings so far are safe.
pack-other-version =
    The incidents and this page are from different versions. Reload the page to update both. Your rulings so far
    are safe.
part-failed = Could not load this page
section-failed = Could not load this section.
part-failed-hint = Check your connection and try again. Your rulings so far are safe.
# $language: its name in itself
language-failed = Could not load the language “{ $language }”. Check your connection, then choose it again.
retry = Retry
reload = Reload
new-version = A new version of Acconcio is available. Your rulings so far are kept.
later = Later
dismiss = Got it
only-in-memory = This browser does not let the page store data: your results are kept only until you close it.
full =
    This browser has no storage left for the page: new results are kept only until you close it. Save a backup
    in the settings, then free up space.
not-in-platform =
    The learning platform has not recorded your ruling. It is saved on this device until the platform accepts
    it.
newer =
    A newer version of Acconcio has saved data in this browser. The data is left as it is; reload the page to
    use it.
set-aside = Some saved data could not be read. It was set aside, not deleted; you start from scratch.
broken = Something went wrong on this page.
broken-hint =
    Your rulings so far are safe. Reload the page; if it happens again, please report the details below.
copy-details = Copy details
close = Close
thinned = Storage was full: old rulings have lost details, but no marks.
