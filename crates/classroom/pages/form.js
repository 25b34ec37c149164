// The questions on an incident, and the answer that is given to them.
classroom.form = (function () {
  "use strict";
  var element = classroom.element;

  function isSame(one, other) { return JSON.stringify(one) === JSON.stringify(other); }

  // What an answer says to a question: undefined where it says nothing.
  function said(answer, key) {
    return (answer.inapplicable || []).indexOf(key) >= 0 ? "inapplicable" : answer[key];
  }

  // The form of an incident. `answer` is what was answered before; `onChange` gets every new answer. Pieces are chosen
  // on the board of `replay` as well, by `square`. Once the ruling is known, `right` tells for each choice whether it was.
  function show(sheet, answer, words, onChange, right) {
    var state = JSON.parse(JSON.stringify(answer)), pick = null, replay = null;
    // Gives the answer to a question; null takes it back.
    function set(key, value) {
      var inapplicable = (state.inapplicable || []).filter(function (one) { return one !== key; });
      delete state[key];
      if (value === "inapplicable") inapplicable.push(key);
      else if (value !== null) state[key] = value;
      delete state.inapplicable;
      // In the order in which the server has them.
      inapplicable = sheet.asked.map(function (asked) { return asked.question; }).filter(function (one) { return inapplicable.indexOf(one) >= 0; });
      if (inapplicable.length) state.inapplicable = inapplicable;
      onChange(JSON.parse(JSON.stringify(state)));
    }
    var questions = sheet.asked.map(function (asked, index) {
      return question(asked, index);
    });

    function question(asked, index) {
      var key = asked.question, name = "q" + index;
      var parts = [element("legend", {}, asked.words), asked.hint ? element("p", { "class": "hint" }, asked.hint) : null];
      var radios = asked.choices.map(function (choice, number) {
        var value = said(choice.answer, key);
        var input = element("input", { type: "radio", name: name, onchange: function () { if (own) own.clear(); set(key, value); } });
        input.checked = isSame(said(state, key), value);
        parts.push(element("label", { "class": "option" }, [input, element("span", {}, [
          element("span", { "class": "option-label" }, choice.label),
          right && right[number] ? element("b", { "class": "right" }, " ✓ " + words.right_answer) : null,
          choice.meaning ? element("span", { "class": "option-meaning" }, choice.meaning) : null
        ])]));
        return input;
      });
      var unchoose = function () { radios.forEach(function (input) { input.checked = false; }); };
      var own = null;
      if (asked.form.kind === "clocks") own = clocks(asked, key, unchoose);
      if (asked.form.kind === "moves" && asked.form.moves.length) own = moves(asked, key, unchoose);
      if (own) parts.push(own.shown);
      return element("fieldset", { "class": "question", disabled: !!right }, parts);
    }

    // The times of both clocks.
    function clocks(asked, key, unchoose) {
      var given = state[key], told = element("p", { "class": "wrong", role: "alert" });
      var fields = [["white", words.white], ["black", words.black]].map(function (side, index) {
        var seconds = given ? given[side[0]] : asked.form.now[index];
        var input = element("input", { type: "text", inputmode: "text", autocomplete: "off", value: classroom.clock(seconds) });
        input.onchange = read;
        return { side: side[0], input: input, shown: element("label", {}, [side[1], input]) };
      });
      function read() {
        var times = {};
        var isWhole = fields.every(function (field) {
          var parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(field.input.value.trim());
          if (parts) times[field.side] = Number(parts[1] || 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
          return parts;
        });
        classroom.fill(told, isWhole ? null : words.not_a_time);
        if (!isWhole) return;
        unchoose();
        set(key, times);
      }
      function clear() {
        fields.forEach(function (field, index) { field.input.value = classroom.clock(asked.form.now[index]); });
        classroom.fill(told, null);
      }
      var confirm = classroom.button(words.your_answer, read);
      return { shown: element("div", { "class": "clocks-given" }, [fields.map(function (field) { return field.shown; }), confirm, element("p", { "class": "hint" }, words.clocks_hint), told]), clear: clear };
    }

    // Pieces, and moves of them: several are alternatives.
    function moves(asked, key, unchoose) {
      var offered = asked.form.moves, rows = rowsOf(state[key]), holder = element("div", {});
      function rowsOf(play) {
        if (play && play.piece) return [{ piece: play.piece, move: "" }];
        if (play && play.moves) return grouped(play.moves.split(" "));
        return [{ piece: "", move: "" }];
      }
      // All moves of one piece are the piece itself.
      function grouped(named) {
        var rows = [];
        named.forEach(function (word) {
          var move = offered.filter(function (one) { return one.word === word; })[0];
          if (!move || rows.some(function (row) { return row.piece === move.from && row.move === ""; })) return;
          var all = of(move.from);
          if (all.every(function (one) { return named.indexOf(one.word) >= 0; })) rows.push({ piece: move.from, move: "" });
          else rows.push({ piece: move.from, move: word });
        });
        return rows;
      }
      function of(piece) {
        return offered.filter(function (move) { return move.from === piece || move.captured === piece; });
      }
      function change() {
        var chosen = rows.filter(function (row) { return row.piece; });
        unchoose();
        if (replay) replay.choose(chosen.map(function (row) { return row.piece; }));
        if (!chosen.length) return set(key, null);
        if (chosen.length === 1 && !chosen[0].move) return set(key, { piece: chosen[0].piece });
        var named = [];
        chosen.forEach(function (row) {
          (row.move ? [row.move] : of(row.piece).map(function (move) { return move.word; })).forEach(function (word) {
            if (named.indexOf(word) < 0) named.push(word);
          });
        });
        set(key, { moves: named.join(" ") });
      }
      function draw() {
        classroom.fill(holder, [rows.map(drawRow), classroom.button(words.add_piece, function () { rows.push({ piece: "", move: "" }); draw(); }, "small")]);
      }
      function drawRow(row, index) {
        var names = {}, squares = [];
        offered.forEach(function (move) {
          if (!names[move.from]) { names[move.from] = move.piece; squares.push(move.from); }
          if (move.captured && !names[move.captured]) { names[move.captured] = move.captured; squares.push(move.captured); }
        });
        var piece = select(words.piece, [["", words.choose_piece]].concat(squares.map(function (square) { return [square, names[square]]; })), row.piece, function (value) {
          rows[index] = { piece: value, move: "" }; draw(); change();
        });
        var move = row.piece && select(words.move_to_play, [["", words.any_move]].concat(of(row.piece).map(function (one) { return [one.word, one.label]; })), row.move, function (value) {
          rows[index].move = value; change();
        });
        var remove = rows.length > 1 && classroom.button(words.remove, function () { rows.splice(index, 1); draw(); change(); }, "small");
        return element("div", { "class": "row" }, [piece, move || null, remove || null]);
      }
      pick = function (square) {
        if (right || !of(square).length) return;
        rows[rows.length - 1] = { piece: square, move: "" };
        draw();
        change();
      };
      draw();
      return { shown: holder, clear: function () { rows = [{ piece: "", move: "" }]; draw(); if (replay) replay.choose([]); } };
    }

    function select(label, options, value, onValue) {
      var list = element("select", { "aria-label": label }, options.map(function (option) {
        return element("option", { value: option[0], selected: option[0] === value }, option[1]);
      }));
      list.onchange = function () { onValue(list.value); };
      return list;
    }

    return {
      shown: element("section", { "class": "form" }, questions),
      square: function (square) { if (pick) pick(square); },
      on: function (shown) { replay = shown; }
    };
  }

  // Whether a question is open.
  function isOpen(sheet, answer) {
    return sheet.asked.some(function (asked) { return said(answer, asked.question) === undefined; });
  }

  return { show: show, isOpen: isOpen };
})();
