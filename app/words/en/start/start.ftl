# What the page says before the app is there, and where it does not come. These texts are part of the page itself.
loading = Loading…
# Followed by a link, `reload`.
late = Something could not be loaded:
reload = Reload
no-javascript = Acconcio needs JavaScript: enable it for this page and reload.
not-started =
    Acconcio could not start. Check the connection and reload the page; if that does not help, use a current
    browser.
# Followed by the name of a file.
slow = This takes longer than usual. A file has not loaded yet:
download-again = Download again (results are kept)
