thousands-mark = {"."}
