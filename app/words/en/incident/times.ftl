hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
seconds = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
# The sign between whole and fraction.
decimal-mark = .
# A day of a month. $day, $month: its name
day-of-year = { $day } { $month }
day = { $day } { $month } { $year }
# The names of the months, with commas between.
months = January, February, March, April, May, June, July, August, September, October, November, December
months-short = Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec
