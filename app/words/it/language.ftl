name = Italiano
english-name = Italian
