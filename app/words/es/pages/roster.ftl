heading = Lista: quién falta
names = Lista
hint = Un candidato por línea, o una tabla (CSV) con apellidos y nombre en las dos primeras columnas.
present = Han entregado { $present } de { $all } de la lista.
missing = Sin resultado
unknown = No están en la lista
open = Abrir una lista (CSV)
