thousands-mark = { $digits ->
        [4] {""}
       *[other] {" "}
    }
