# Between the thousands of a number that has so many $digits.
thousands-mark = ,
