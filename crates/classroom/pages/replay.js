// The replay of an incident: board, clocks, and what happened in sentences.
classroom.replay = (function () {
  "use strict";
  var element = classroom.element, drawing = classroom.drawing;
  var pieces = null;

  // Brings the drawings of the pieces into the page, once.
  function fetchPieces(done) {
    if (pieces) return done();
    var request = new XMLHttpRequest();
    request.open("GET", "/page/pieces.svg");
    request.onload = function () {
      pieces = document.importNode(new DOMParser().parseFromString(request.responseText, "image/svg+xml").documentElement, true);
      pieces.setAttribute("class", "hidden");
      document.body.appendChild(pieces);
      done();
    };
    request.onerror = function () { setTimeout(function () { fetchPieces(done); }, 1500); };
    request.send();
  }

  function place(square) {
    return { x: 45 * (square.charCodeAt(0) - 97), y: 45 * (8 - Number(square[1])) };
  }
  function squareAt(index) { return "abcdefgh"[index % 8] + (8 - Math.floor(index / 8)); }

  // A replay with its controls. `onSquare` is called with a square that is pressed.
  function show(sheet, words, onSquare) {
    var replay = sheet.replay, last = replay.steps.length - 1, step = 0, timer = null;
    var board = drawing("svg", { viewBox: "0 0 360 360", "class": "board", role: "img", "aria-label": words.board });
    var marks = {};
    for (var i = 0; i < 64; i++) board.appendChild(square(squareAt(i), i));
    function square(name, index) {
      var at = place(name), isDark = (index + Math.floor(index / 8)) % 2 === 1;
      marks[name] = drawing("rect", { x: at.x, y: at.y, width: 45, height: 45, "class": isDark ? "dark" : "light" });
      if (onSquare) marks[name].onclick = function () { onSquare(name); };
      return marks[name];
    }
    "abcdefgh".split("").forEach(function (file, index) {
      board.appendChild(drawing("text", { x: 45 * index + 41, y: 357, "class": "letter" }, file));
      board.appendChild(drawing("text", { x: 4, y: 45 * index + 11, "class": "letter" }, 8 - index));
    });
    var men = replay.pieces.map(function (name) {
      var man = drawing("use", { href: "#" + name, width: 45, height: 45, "class": "man" });
      man.setAttributeNS("http://www.w3.org/1999/xlink", "href", "#" + name);
      board.appendChild(man);
      return man;
    });
    var sentence = element("p", { "class": "sentence", "aria-live": "polite" });
    var clocks = [0, 1].map(function () { return element("span", { "class": "clock" }); });
    var play = classroom.button(words.play, toggle);
    var list = element("ol", {}, replay.steps.slice(1).map(function (one, index) {
      return element("li", {}, element("button", { type: "button", "class": "line", onclick: function () { stop(); go(index + 1); } }, one.sentence));
    }));

    function go(to) {
      step = Math.max(0, Math.min(last, to));
      var now = replay.steps[step];
      now.places.forEach(function (square, id) {
        var at = square && place(square);
        men[id].setAttribute("visibility", at ? "visible" : "hidden");
        if (at) men[id].style.transform = "translate(" + at.x + "px," + at.y + "px)";
        var hand = now.hands.filter(function (hand) { return hand.square === square; })[0];
        men[id].setAttribute("class", "man" + (hand && hand.is_holding ? " is-held" : ""));
      });
      Object.keys(marks).forEach(function (name) {
        marks[name].classList.toggle("is-touched", now.touched.indexOf(name) >= 0);
        marks[name].classList.toggle("is-under-hand", now.hands.some(function (hand) { return hand.square === name; }));
      });
      clocks.forEach(function (clock, index) {
        classroom.fill(clock, [element("span", {}, sheet.players[index] + " "), element("b", {}, now.clocks[index] + (now.flags[index] ? " ⚑" : ""))]);
        clock.classList.toggle("is-running", now.running === index);
      });
      var told = step === 0 ? words.starting_position : now.sentence + (now.is_seen ? "" : " " + words.not_seen);
      classroom.fill(sentence, step + " / " + last + ". " + told);
    }
    function stop() { clearInterval(timer); timer = null; classroom.fill(play, words.play); }
    function toggle() {
      if (timer) return stop();
      if (step === last) go(0);
      classroom.fill(play, "❚❚");
      timer = setInterval(function () { if (step === last || !board.parentNode) stop(); else go(step + 1); }, 1400);
    }
    function choose(squares) {
      Object.keys(marks).forEach(function (name) { marks[name].classList.toggle("is-chosen", squares.indexOf(name) >= 0); });
    }
    go(0);
    fetchPieces(function () {});
    var controls = element("div", { "class": "controls" }, [
      classroom.button(words.start, function () { stop(); go(0); }),
      classroom.button(words.back, function () { stop(); go(step - 1); }),
      play,
      classroom.button(words.forward, function () { stop(); go(step + 1); })
    ]);
    var facts = element("dl", { "class": "facts" }, sheet.circumstances.map(function (fact) {
      return element("div", {}, [element("dt", {}, fact[0]), element("dd", {}, fact[1])]);
    }));
    var shown = element("section", { "class": "replay" }, [
      element("div", { "class": "clocks" }, clocks), board, sentence, controls, facts,
      element("details", {}, [element("summary", {}, words.what_happened), list])
    ]);
    return { shown: shown, choose: choose, end: function () { stop(); go(last); } };
  }

  return { show: show };
})();
