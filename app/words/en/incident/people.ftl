# $color
player = { PLAYER($color) }
# $color
player-label = { PLAYER($color, case: "label") }
# $color
player-within = { PLAYER($color, case: "within") }
# $color
player-of = { PLAYER($color, case: "of") }
# $who
who = { WHO($who) }
# $who
who-of = { WHO($who, case: "of") }
# $role
role = { ROLE($role) }
# $role
role-the = { ROLE($role, case: "the") }
# $role
role-a = { ROLE($role, case: "a") }
# The letters of king, queen, rook, bishop and knight in notation, in this order.
piece-letters = KQRBN
# $role, $color
coloured = { COLOURED($role, $color) }
# $role, $color, $own, $square
piece = { PIECE($role, $color, $own, $square) }
empty = empty
# $color, $role
held = held by { PLAYER($color, case: "within") }
# $color, $role
touched = touched by { PLAYER($color, case: "within") }
# $color, $role
brushed = accidentally brushed by { PLAYER($color, case: "within") }
# $square, $role
displaced = displaced from { $square }
# $role
upside-down = upside down
# $role
counts-as = counts as { ROLE($role, case: "a") }
# $color
player-to = { PLAYER($color, case: "to") }
