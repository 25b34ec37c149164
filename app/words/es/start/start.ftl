loading = Cargando…
late = Algo no se ha podido cargar:
reload = Recargar
no-javascript = Acconcio necesita JavaScript: actívalo para esta página y recárgala.
not-started =
    Acconcio no ha podido iniciarse. Comprueba la conexión y recarga la página; si no basta, usa un navegador
    actualizado.
slow = Está tardando más de lo habitual. Un archivo aún no se ha cargado:
download-again = Descargar de nuevo (los resultados se conservan)
