name = Español
english-name = Spanish
