name = Acconcio
skip = Ir al contenido principal
library = Casos
handbook = Manual
progress = Progreso
teach = Docencia
settings = Ajustes
sections = Secciones
language = Idioma
appearance = Apariencia
appearance-system = Sistema
appearance-light = Claro
appearance-dark = Oscuro
footer =
    Las Leyes del Ajedrez pertenecen a la FIDE; aquí se citan por artículo y se explican con nuestras palabras.
    Acconcio es software libre con licencia GPL, versión 3 o posterior.
loading = Cargando los casos…
not-found = Página no encontrada
did-you-mean = ¿Buscabas este caso?
not-found-hint = Puede que la dirección sea antigua o esté mal escrita. Todos los casos están en la lista.
to-library = Ir a los casos
pack-failed = No se han podido cargar los casos
pack-failed-hint = Comprueba la conexión y recarga la página. Tus decisiones anteriores están a salvo.
pack-other-version =
    Los casos son de una versión distinta de la de esta página. Recarga la página para actualizar ambos. Tus
    decisiones anteriores están a salvo.
part-failed = No se ha podido cargar esta página
section-failed = No se ha podido cargar esta sección.
part-failed-hint = Comprueba la conexión e inténtalo de nuevo. Tus decisiones anteriores están a salvo.
language-failed = No se ha podido cargar el idioma «{ $language }». Comprueba la conexión y vuelve a elegirlo.
retry = Reintentar
reload = Recargar
new-version = Hay una nueva versión de Acconcio. Tus decisiones anteriores se conservan.
later = Más tarde
dismiss = Entendido
only-in-memory =
    Este navegador no permite que la página guarde datos: tus resultados se conservan hasta que la cierres.
full =
    En este navegador no queda espacio para la página: los resultados nuevos se conservan hasta que la cierres.
    Guarda una copia de seguridad en los ajustes y después libera espacio.
not-in-platform =
    La plataforma de aprendizaje no ha registrado tu decisión. Queda guardada en este dispositivo hasta que la
    plataforma la acepte.
newer =
    Una versión más reciente de Acconcio ha guardado datos en este navegador. Se dejan como están; recarga la
    página para usarlos.
set-aside =
    No se han podido leer algunos datos guardados. Se han apartado, no se han borrado; empiezas de cero.
broken = Algo ha fallado en esta página.
broken-hint =
    Tus decisiones anteriores están a salvo. Recarga la página; si vuelve a fallar, comunica los detalles que
    figuran más abajo.
copy-details = Copiar los detalles
close = Cerrar
thinned = No quedaba espacio: las decisiones antiguas han perdido detalles, pero ningún punto.
