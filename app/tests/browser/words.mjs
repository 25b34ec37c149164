// What the tests read and choose on the page, in both languages.

export const WORDS = {
  en: {
    library: "Incidents",
    pages: [
      ["/", "Judge an incident as its arbiter."],
      ["/incidents", "Incidents"],
      ["/settings", "Settings"],
      ["/laws", "The Laws, article by article"],
    ],
    variant: "Rapid, no adequate supervision",
    play: "Play the film",
    rule: "Give your ruling",
    acts: ["Yes, of my own accord", "An illegal move", "As before this turn"],
    duty: "What must White play?",
    twoMinutes: "Black +2:00",
    result: "It goes on",
    next: "Continue",
    submit: "Give the ruling",
    reveal: "Show the ruling without giving one",
    verdict: "Ruling",
    agrees: "agrees",
    differs: "differs",
    permitted: ["Qd7+", "Qe7+"],
    square: /e6.*queen/i,
  },
  it: {
    library: "Episodi",
    pages: [
      ["/", "Giudica l’episodio come se fossi l’arbitro."],
      ["/incidents", "Episodi"],
      ["/settings", "Impostazioni"],
      ["/laws", "Il Regolamento, articolo per articolo"],
    ],
    variant: "Gioco rapido, supervisione non adeguata",
    play: "Avvia il filmato",
    rule: "Decidi",
    acts: ["Sì, d’ufficio", "Una mossa illegale", "Quella precedente a questo tratto"],
    duty: "Che cosa deve giocare il Bianco?",
    twoMinutes: "Nero +2:00",
    result: "Prosegue",
    next: "Continua",
    submit: "Emetti la decisione",
    reveal: "Mostra la decisione senza emetterla",
    verdict: "Decisione",
    agrees: "concorda",
    differs: "differisce",
    permitted: ["Dd7+", "De7+"],
    square: /e6.*donna/i,
  },
};

export const KARPOV = "/incident/karpov-chernin/rapid-unsupervised";
