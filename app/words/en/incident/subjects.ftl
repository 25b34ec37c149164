# Words by which people search for a subject; they are not shown.
repetition = threefold repetition, three times the same position, draw by repetition
fivefold = fivefold repetition, five times the same position
fifty-moves = fifty-move rule, 50 moves
seventy-five = seventy-five-move rule, 75 moves
dead-position = dead position, insufficient material, no mate possible
loss-on-time = loss on time, out of time, flag fall, insufficient material, mating material
quickplay-finish = quickplay finish, ten minutes, last two minutes
phone = mobile phone, telephone, electronic device
late = late arrival, default time, forfeit, no-show
adjusting = j’adoube, I adjust, adjusting
touched = touch-move, touched piece
draw-offer = draw offer, offer of a draw, agreed draw
