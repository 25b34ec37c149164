name = Acconcio
skip = To the content
library = Incidents
handbook = Handbook
progress = Progress
settings = Settings
sections = Sections
language = Language
appearance = Light
appearance-system = As the device
appearance-light = Light
appearance-dark = Dark
footer =
    The Laws of Chess belong to FIDE; they are cited by article and told in our own words. Acconcio is free
    software under the GPL, version 3 or later.
loading = The incidents are being fetched.
not-found = There is no such page
not-found-hint = The address may be old or misspelt. Every incident is in the list.
to-library = To the incidents
pack-failed = The incidents could not be read
pack-failed-hint = Check the connection and load the page again. What you have ruled so far is safe.
pack-other-version =
    The incidents are of another version than this page. Load the page again to get both anew. What you have
    ruled so far is safe.
part-failed = This page has not arrived
part-failed-hint = Check the connection and try again. What you have ruled so far is safe.
retry = Try again
reload = Load again
new-version = A new version of Acconcio is here. What you have ruled so far stays.
later = Later
dismiss = Understood
only-in-memory = This browser does not let the page store anything: your results are kept until you close it.
full =
    This browser has no room left for the page: new results are kept until you close it. Save a backup in the
    settings, then make room.
not-in-platform = The learning platform has not taken your ruling. This device keeps it until it does.
newer =
    Something here was stored by a newer version of Acconcio. It is left as it is; load the page again to use
    it.
set-aside = Stored data could not be read. It was set aside, not deleted; you start with a clean sheet.
broken = Something in this page broke.
broken-hint =
    What you have ruled so far is safe. Load the page again; if it breaks once more, please report the details
    below.
copy-details = Copy details
close = Close
thinned = No room was left: old rulings have lost details, but no marks.
