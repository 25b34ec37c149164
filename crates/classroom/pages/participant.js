// The page of a participant: joining, live questions, an exam.
(function () {
  "use strict";
  var element = classroom.element, fill = classroom.fill, button = classroom.button;
  var content = document.getElementById("content"), saved = document.getElementById("saved"), who = document.getElementById("who");
  var words = {}, view = null, viewedAt = 0, drawn = "", isConnected = true;

  classroom.words("participant", function (labels) { words = labels; begin(); });

  function begin() {
    classroom.ask("GET", "/api/view", null, function (status, first) {
      if (status === 401) return drawJoin("");
      if (status !== 200) { fill(content, element("p", { "class": "wait" }, words.no_connection)); return setTimeout(begin, 1500); }
      take(first);
      classroom.listen("/api/", take, connected, function () { location.reload(); });
    });
  }

  function connected(is) { isConnected = is; tellSaved(); }

  // Joining.

  function drawJoin(wrong) {
    var code = field(words.code, location.hash.slice(1), "", { autocapitalize: "characters" });
    var name = field(words.name, "", words.name_hint, { autocomplete: "name", maxlength: 80 });
    var personal = field(words.personal_code, "", words.personal_code_hint, { autocapitalize: "characters" });
    function field(label, value, hint, attributes) {
      attributes.type = "text"; attributes.value = value;
      var input = element("input", attributes);
      return { input: input, shown: element("label", { "class": "field" }, [label, input, hint ? element("span", { "class": "hint" }, hint) : null]) };
    }
    fill(content, element("form", { "class": "card join", onsubmit: function (event) {
      event.preventDefault();
      classroom.ask("POST", "/api/join", { code: code.input.value, name: name.input.value, personal_code: personal.input.value }, function (status, told) {
        if (status === 200) return begin();
        var reasons = { "wrong-code": words.wrong_code, "wrong-person": words.wrong_person, "too-often": words.too_often, "too-long": words.too_long };
        fill(alert, status === 0 ? words.no_connection : reasons[told && told.refused] || words.not_possible);
      });
    } }, [element("h1", {}, words.title), code.shown, name.shown, personal.shown,
      element("button", { "class": "button primary" }, words.join)]));
    var alert = element("p", { "class": "wrong", role: "alert" }, wrong);
    content.firstChild.appendChild(alert);
    (code.input.value ? name.input : code.input).focus();
  }

  // What is shown now.

  function take(next) {
    view = next;
    viewedAt = classroom.steady();
    who.textContent = words.you_are + " " + (view.me.name || words.participant + " " + view.me.number);
    if (view.exam) exam.takeView(view.exam);
    draw();
  }

  function draw() {
    var now = view.exam ? "exam " + exam.key() : view.question ? "question " + view.question.id + " " + view.question.revealed : "wait";
    if (now === drawn) return view.exam ? exam.refresh() : view.question ? live.refresh() : undefined;
    drawn = now;
    if (view.exam) exam.draw();
    else if (view.question) live.draw();
    else fill(content, [element("h1", {}, words.title), element("p", { "class": "wait" }, words.wait)]);
    tellSaved();
  }

  function tellSaved() {
    var open = exam.open() + live.open();
    saved.className = open ? (isConnected ? "is-saving" : "is-kept") : "is-saved";
    saved.textContent = !isConnected ? (open ? words.kept : words.no_connection) : open ? words.saving : view && (view.exam || view.question) ? words.saved : "";
  }

  // The place of this participant in this classroom: what a device keeps for another one is not for him.
  function place() { return view.room + "/" + view.me.number; }

  // A live question.

  var live = (function () {
    var waiting = null, lookedFor = "", shown = "", isSending = false, sent = element("p", { role: "status" });

    function id() { return place() + "/" + view.question.id; }
    // The answer that has not reached the laptop yet, of this page or of the one before a reload. What another window keeps
    // later is its own affair.
    function pending() {
      if (lookedFor !== id()) {
        lookedFor = id();
        waiting = classroom.load("live");
      }
      if (waiting && waiting.of !== id()) waiting = null;
      return waiting;
    }
    function keep(next) {
      waiting = next;
      classroom.keep("live", next);
      tellSaved();
    }

    function draw() {
      var question = view.question;
      classroom.ask("GET", "/api/question", null, function (status, told) {
        if (status !== 200) { drawn = ""; return; }
        if (!view.question || view.question.id !== question.id) return;
        var open = pending(), ruled = view.question.ruled, answer = (open ? open.answer : view.question.answer) || {};
        shown = JSON.stringify(answer);
        var form = classroom.form.show(told.sheet, answer, words, give, ruled && ruled.right);
        var replay = classroom.replay.show(told.sheet, words, function (square) { form.square(square); });
        form.on(replay);
        if (ruled) replay.end();
        fill(sent, null);
        fill(content, element("div", { "class": "work" }, [replay.shown, element("div", {}, [element("h1", {}, told.title), form.shown,
          ruled ? ruling(ruled, view.question.is_right) : null, sent])]));
        send();
      });
    }
    function ruling(ruled, isRight) {
      return element("div", { "class": "card" }, [
        isRight === true ? element("p", { "class": "right" }, element("b", {}, "✓ " + words.own_right)) : null,
        isRight === false ? element("p", { "class": "wrong" }, "✗ " + words.own_wrong) : null,
        element("p", {}, [element("b", {}, words.ruling + ": "), ruled.ruling, ruled.article ? " (" + ruled.article + ")" : ""])]);
    }

    // Shows what was answered in another window.
    function refresh() {
      if (pending() || !view.question.answer || JSON.stringify(view.question.answer) === shown) return;
      draw();
    }

    function give(answer) {
      shown = JSON.stringify(answer);
      if (!Object.keys(answer).length) return keep(null);
      var seq = Math.max(waiting ? waiting.seq : 0, view.question.seq) + 1;
      keep({ of: id(), question: view.question.id, seq: seq, answer: answer });
      fill(sent, null);
      send();
    }

    // Sends the answer until the server has it or the question is closed.
    function send() {
      var own = view && view.question ? pending() : null;
      if (!own || isSending) return;
      isSending = true;
      classroom.ask("POST", "/api/answer", { question: own.question, seq: own.seq, answer: own.answer }, function (status, told) {
        isSending = false;
        connected(status !== 0);
        var isNewer = status === 409 && told && told.refused === "newer";
        if (view.question && (status === 200 || isNewer)) view.question.seq = Math.max(view.question.seq, told.seq);
        if (waiting !== own) return send();
        if (status === 200) {
          if (view.question) view.question.answer = told.answer;
          keep(null);
          fill(sent, words.answer_sent);
        } else if (isNewer) {
          own.seq = told.seq + 1;
          keep(own);
          send();
        } else if (status === 0 || status >= 429) setTimeout(send, 1500);
        else { keep(null); fill(sent, words.closed); }
      });
    }

    return { draw: draw, refresh: refresh, open: function () { return view && view.question && pending() ? 1 : 0; } };
  })();

  // An exam.

  var exam = (function () {
    // How far this page may be behind the time of the exam, in milliseconds.
    var LAG = 1000;
    var sheets = null, sheetsOf = 0, boxOf = "", at = 0, answers = [], seqs = [], seconds = [], own = {}, sent = {}, sending = false, timer = null, shownAt = 0;
    var tab = "outbox-" + Math.random().toString(36).slice(2);
    var remaining = element("b", { "class": "remaining" }), list = null;

    function key() { return view.exam.id + " " + view.exam.phase + " " + over(); }
    function over() { return view.exam.over || left() <= 0; }
    function left() {
      return view.exam.remaining - (view.exam.phase === "running" ? classroom.steady() - viewedAt : 0);
    }
    function ran() { return view.exam.ran + (view.exam.phase === "running" ? classroom.steady() - viewedAt : 0); }

    // Takes what the server has; what has not reached it yet stays.
    function takeView(told) {
      if (sheetsOf !== told.id) {
        sheetsOf = told.id; boxOf = place() + "/" + told.id; sheets = null; at = 0; own = {}; sent = {}; answers = []; seqs = []; seconds = [];
        var was = classroom.load("at");
        if (was && was.of === boxOf && was.at < told.items.length) at = was.at;
        adopt();
      }
      var isOpenChanged = false;
      told.items.forEach(function (item, index) {
        if (seqs[index] !== undefined && item.seq < seqs[index]) return;
        if (own[index]) {
          answers[index] = own[index].answer;
          seqs[index] = Math.max(seqs[index] || 0, item.seq);
          return;
        }
        if (index === at && seqs[index] !== undefined && item.seq > seqs[index]) isOpenChanged = true;
        seqs[index] = item.seq; answers[index] = item.answer; seconds[index] = Math.max(seconds[index] || 0, item.seconds);
      });
      if (isOpenChanged) drawn = "";
      send();
    }

    // Takes over what an earlier page on this device could not send.
    function adopt() {
      classroom.kept("outbox-").forEach(function (name) {
        var box = classroom.load(name);
        if (box && box.of === boxOf) {
          Object.keys(box.items).forEach(function (index) {
            if (!own[index] || own[index].ran < box.items[index].ran) own[index] = box.items[index];
          });
          if (name !== tab) classroom.keep(name, null);
        }
      });
      keepOwn();
    }
    function keepOwn() {
      classroom.keep(tab, Object.keys(own).length ? { of: boxOf, items: own } : null);
      tellSaved();
    }

    function change(index, answer) {
      spend();
      answers[index] = answer;
      own[index] = { seq: (seqs[index] || 0) + 1, answer: answer, seconds: Math.round(seconds[index] || 0), ran: ran() };
      keepOwn();
      mark();
      send();
    }
    function spend() {
      var now = classroom.steady();
      if (shownAt && view.exam.phase === "running" && !document.hidden) seconds[at] = (seconds[at] || 0) + (now - shownAt) / 1000;
      shownAt = now;
    }

    function isSame(one, other) {
      var keys = Object.keys(one);
      return keys.length === Object.keys(other).length && keys.every(function (key) {
        return JSON.stringify(one[key]) === JSON.stringify(other[key]);
      });
    }

    // Sends one answer after the other until the server has all of them.
    function send() {
      var index = Object.keys(own)[0];
      if (sending || index === undefined || !view || !view.exam || view.exam.id !== sheetsOf) return;
      var one = own[index], of = boxOf;
      sending = true;
      (sent[index] = sent[index] || []).push(one.answer);
      classroom.ask("POST", "/api/save", { exam: sheetsOf, item: Number(index), seq: one.seq, answer: one.answer, seconds: one.seconds }, function (status, told) {
        sending = false;
        connected(status !== 0);
        // Another exam has been prepared meanwhile.
        if (of !== boxOf) return send();
        var wait = 0;
        if (status === 200) {
          seqs[index] = Math.max(seqs[index] || 0, told.seq);
          sent[index] = [];
          if (own[index] === one) delete own[index]; else if (own[index]) own[index].seq = seqs[index] + 1;
        } else if (status === 409 && told && told.refused === "newer") {
          seqs[index] = Math.max(seqs[index] || 0, told.seq);
          // Of two windows or devices the later answer counts; what this page has sent itself, without hearing that it
          // arrived, is earlier.
          if (!own[index]) return send();
          var isOwn = (sent[index] || []).some(function (earlier) { return isSame(earlier, told.answer); });
          if (isOwn || own[index].ran + LAG >= told.ran) own[index].seq = told.seq + 1;
          else { delete own[index]; answers[index] = told.answer; if (Number(index) === at) { drawn = ""; draw_(); } }
        } else if (status === 400 || status === 404 || status === 413 || (status === 409 && view.exam.phase === "released")) {
          delete own[index];
        } else wait = 1500;
        keepOwn();
        setTimeout(send, wait);
      });
    }

    function draw_() {
      clearInterval(timer);
      var told = view.exam;
      var head = element("h1", {}, told.title || words.title);
      if (told.result) return drawResult(head, told.result);
      if (over()) return fill(content, card([head, element("p", {}, told.handed_in ? words.handed_in : words.time_up), told.late ? element("p", {}, words.late) : null]));
      if (told.phase === "prepared") return fill(content, card([head, element("p", { "class": "wait" }, words.not_begun)]));
      if (told.phase === "paused") return fill(content, card([head, element("p", { "class": "wait" }, words.paused), element("p", {}, [words.remaining + " ", classroom.time(left())])]));
      timer = setInterval(tick, 500);
      if (sheets) return drawItem();
      fill(content, element("p", { "class": "wait" }, "…"));
      classroom.ask("GET", "/api/sheets", null, function (status, fetched) {
        if (status !== 200) return setTimeout(function () { drawn = ""; draw(); }, 1500);
        sheets = fetched;
        drawItem();
      });
    }
    function card(children) { return element("section", { "class": "card" }, children); }

    function tick() {
      remaining.textContent = classroom.time(left());
      remaining.classList.toggle("is-short", left() < 300000);
      if (left() <= 0) draw();
    }

    function drawItem() {
      var sheet = sheets[at], replay = null;
      shownAt = classroom.steady();
      var form = classroom.form.show(sheet, answers[at] || {}, words, function (answer) { change(at, answer); });
      replay = classroom.replay.show(sheet, words, function (square) { form.square(square); });
      form.on(replay);
      list = element("ol", { "class": "items" }, sheets.map(function (_, index) {
        return element("li", {}, element("button", { type: "button", onclick: function () { open(index); } }, index + 1));
      }));
      fill(content, [
        element("div", { "class": "exam-bar" }, [element("span", {}, words.remaining + " "), remaining, button(words.hand_in, ask, "small")]),
        list,
        element("h1", {}, words.incident + " " + (at + 1) + " / " + sheets.length),
        element("div", { "class": "work" }, [replay.shown, form.shown]),
        element("div", { "class": "controls" }, [at > 0 ? button(words.previous, function () { open(at - 1); }) : null,
          at + 1 < sheets.length ? button(words.next, function () { open(at + 1); }, "primary") : button(words.hand_in, ask, "primary")])
      ]);
      mark();
      tick();
    }
    function open(index) {
      spend();
      at = index;
      classroom.keep("at", { of: boxOf, at: at });
      drawItem();
      window.scrollTo(0, 0);
      content.focus();
    }
    function mark() {
      if (!list || !sheets) return;
      for (var i = 0; i < list.children.length; i++) {
        var one = list.children[i].firstChild;
        one.className = (i === at ? "is-open " : "") + (classroom.form.isOpen(sheets[i], answers[i] || {}) ? "" : "is-answered");
        if (i === at) one.setAttribute("aria-current", "step");
      }
    }

    function ask() {
      spend();
      var open = sheets.map(function (sheet, index) { return classroom.form.isOpen(sheet, answers[index] || {}) ? index + 1 : 0; }).filter(Boolean);
      fill(content, card([element("h1", {}, words.hand_in), element("p", {}, words.hand_in_ask),
        open.length ? element("p", {}, words.open_incidents + ": " + open.join(", ")) : null,
        element("div", { "class": "controls" }, [button(words.go_on, drawItem), button(words.hand_in, handIn, "primary")])]));
    }
    // Handing in waits until every answer is on the laptop.
    function handIn() {
      if (Object.keys(own).length) { send(); fill(content, card(element("p", { "class": "wait" }, words.saving))); return setTimeout(handIn, 500); }
      classroom.ask("POST", "/api/hand-in", { exam: sheetsOf }, function (status) {
        if (status === 0 || status >= 429) return setTimeout(handIn, 1500);
        view.exam.over = view.exam.over || status === 200;
        view.exam.handed_in = view.exam.handed_in || status === 200;
        drawn = "";
        draw();
      });
    }

    function drawResult(head, result) {
      fill(content, card([head, element("h2", {}, words.your_result),
        element("p", { "class": "result" }, [element("b", {}, result.passed ? words.passed : words.not_passed), " · " + words.marks + " " + result.total]),
        element("ol", {}, result.items.map(function (item) { return element("li", {}, item); }))]));
    }

    return {
      key: key, takeView: takeView, draw: draw_, refresh: function () { if (view.exam.phase === "running") tick(); },
      open: function () { return Object.keys(own).length; }
    };
  })();
})();
