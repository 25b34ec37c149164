name = English
english-name = English
