// The lecturer's page: the class, live questions, the exam, the roster.
(function () {
  "use strict";
  var element = classroom.element, fill = classroom.fill, button = classroom.button;
  var content = document.getElementById("content"), saved = document.getElementById("saved");
  var words = {}, view = null, viewedAt = 0, parts = null, incidents = null, drawnQuestion = "";

  classroom.words("lecturer", function (labels) { words = labels; begin(); });

  function begin() {
    if (location.hash.length > 1) {
      var token = location.hash.slice(1);
      history.replaceState(null, "", location.pathname);
      return enter(token, begin);
    }
    classroom.ask("GET", "/api/lecturer/view", null, function (status, first) {
      if (status === 401) return drawEnter();
      if (status !== 200) return setTimeout(begin, 1500);
      draw();
      take(first);
      classroom.listen("/api/lecturer/", take, function (is) { saved.textContent = is ? "" : "…"; }, function () { location.reload(); });
    });
  }

  function enter(token, done) {
    classroom.ask("POST", "/api/lecturer/enter", { token: token }, function (status) { done(status); });
  }

  function drawEnter() {
    var token = element("input", { type: "text", autocomplete: "off" });
    var alert = element("p", { "class": "wrong", role: "alert" });
    fill(content, element("form", { "class": "card join", onsubmit: function (event) {
      event.preventDefault();
      enter(token.value, function (status) { if (status === 200) begin(); else fill(alert, words.wrong_token); });
    } }, [element("h1", {}, words.title), element("label", { "class": "field" }, [words.token, token, element("span", { "class": "hint" }, words.token_hint)]),
      element("button", { "class": "button primary" }, words.enter), alert]));
    token.focus();
  }

  // How long an order may take, in milliseconds: codes are derived slowly.
  var PATIENCE = 60000;

  // Gives an order; how it went is told beside it.
  function order(content, alert, done) {
    fill(alert, words.please_wait);
    classroom.ask("POST", "/api/lecturer/do", content, function (status, told) {
      fill(alert, status === 200 ? words.done : wrong(status, told));
      if (status === 200 && done) done();
    }, PATIENCE);
  }
  function wrong(status, told) {
    if (status === 0 || !told) return words.replay.no_connection;
    if (told.fault) return words["fault_" + told.fault] + (told.detail ? " " + told.detail : "");
    var reasons = { "not-saved": words.not_saved, "too-often": words.replay.too_often, "too-long": words.replay.too_long };
    return reasons[told.refused] || words.replay.not_possible;
  }

  function take(next) {
    view = next;
    viewedAt = classroom.steady();
    drawPeople();
    drawQuestion();
    drawExam();
    drawEnded();
    parts.code.textContent = view.code;
    parts.rosterHint.textContent = view.roster.length ? words.roster_closed : words.roster_hint;
    if (document.activeElement !== parts.roster && !parts.roster.value) {
      parts.roster.value = view.roster.map(function (person) { return person.name + "; " + person.code; }).join("\n");
    }
  }

  function draw() {
    parts = {
      code: element("b", { "class": "code" }), people: element("tbody", {}), question: element("div", {}), exam: element("div", {}),
      roster: element("textarea", { rows: 6, "aria-label": words.roster }), rosterHint: element("p", { "class": "hint" }), count: element("p", {}), ended: element("ul", {})
    };
    // The app asks the phones and reads results where it finds this.
    document.cookie = "classroom=lecturer; path=/app/; SameSite=Strict";
    var told = element("p", { role: "status" });
    parts.told = element("p", { role: "status" });
    fill(content, [
      element("h1", { "class": "wide" }, words.title),
      element("section", { "class": "card" }, [element("h2", {}, words.address), element("img", { src: "/api/lecturer/address.svg", alt: words.scan, width: 240, height: 240 }),
        element("p", { "class": "hint" }, words.scan), element("p", { "class": "typed" }, words.address_typed), parts.code,
        element("p", {}, element("a", { href: "/projector", target: "_blank" }, words.projector)), element("p", { "class": "hint" }, words.projector_hint),
        element("p", {}, element("a", { href: "/app/", target: "_blank" }, words.app)), element("p", { "class": "hint" }, words.app_hint),
        element("p", {}, element("a", { href: "/app/#/plan", target: "_blank" }, words.plan)), element("p", { "class": "hint" }, words.plan_hint)]),
      element("section", { "class": "card" }, [element("h2", {}, words.live), parts.question]),
      element("section", { "class": "card" }, [element("h2", {}, words.exam), parts.exam]),
      element("section", { "class": "card wide" }, [element("h2", {}, words["class"]), parts.count, element("div", { "class": "scroll" }, element("table", {}, parts.people)), parts.told, parts.ended,
        element("p", {}, element("a", { href: "/api/lecturer/export", "class": "button" }, words.export))]),
      element("section", { "class": "card" }, [element("h2", {}, words.roster), parts.rosterHint, parts.roster,
        button(words.save_roster, function () { order({ "set-roster": { text: parts.roster.value } }, told, function () { parts.roster.value = ""; }); }), told])
    ]);
  }

  // The exams that have ended, whose results the app reads from here.
  function drawEnded() {
    if (parts.ended.childNodes.length === view.ended.length) return;
    fill(parts.ended, view.ended.map(function (exam) {
      return element("li", {}, element("a", { href: "/app/#/results?classroom=" + exam.number, target: "_blank", "class": "button" }, words.results + ": " + exam.title));
    }));
  }

  // The class.

  function drawPeople() {
    // Whoever types in the table is not interrupted.
    if (document.activeElement && document.activeElement.tagName === "INPUT" && parts.people.contains(document.activeElement)) return;
    parts.count.textContent = view.people.length ? view.people.filter(function (it) { return it.connected; }).length + " / " + view.people.length : words.nobody;
    fill(parts.people, view.people.map(function (person) {
      var exam = person.exam;
      return element("tr", { "class": person.connected ? "" : "is-away" }, [
        element("td", {}, person.number), element("th", { scope: "row" }, person.name || "—"),
        exam ? element("td", {}, [exam.variant, " "]) : null,
        exam ? element("td", {}, words.answered + " " + exam.answered + " / " + view.exam.items) : null,
        exam ? element("td", {}, state(exam)) : null,
        exam ? element("td", {}, late(person, exam)) : null,
        exam && exam.result ? element("td", {}, words.result + " " + exam.result.total) : null,
        exam && !exam.result ? element("td", {}, extra(person, exam)) : null
      ]);
    }).concat(view.roster.filter(function (person) { return !person.joined; }).map(function (person) {
      return element("tr", { "class": "is-away" }, [element("td", {}, "–"), element("th", { scope: "row" }, person.name), element("td", {}, words.absent)]);
    })));
  }
  function state(exam) {
    if (exam.handed_in) return words.handed_in;
    if (exam.over) return words.time_up;
    return view.exam.phase === "prepared" ? words.preparing : words.working + " · " + classroom.time(exam.remaining);
  }
  function extra(person, exam) {
    var field = element("input", { type: "number", min: 0, max: 200, step: 5, value: exam.extra, title: words.extra });
    field.onchange = function () { order({ "set-extra": { participant: person.number - 1, percent: Number(field.value) || 0 } }, parts.told); };
    return element("label", {}, [words.extra + " ", field]);
  }
  function late(person, exam) {
    if (!exam.late) return null;
    var count = exam.late_counted ? words.late_counted : button(words.count_late, function () { order({ "count-late": { participant: person.number - 1 } }, parts.told); }, "small");
    return [words.late + " " + exam.late + " ", count];
  }

  // Live questions.

  function drawQuestion() {
    var question = view.question, now = question ? question.id + " " + question.revealed : "none";
    if (now === drawnQuestion) {
      if (question && parts.shown) parts.shown.count(question.answers, view.people.length);
      return;
    }
    drawnQuestion = now;
    parts.shown = null;
    if (!question) return drawPut();
    classroom.ask("GET", "/api/lecturer/question", null, function (status, told) {
      if (drawnQuestion !== now) return;
      if (status !== 200) { drawnQuestion = ""; return; }
      var alert = element("p", { role: "status" });
      parts.shown = classroom.question.show(told, view.question, words);
      parts.shown.count(view.question.answers, view.people.length);
      fill(parts.question, [
        element("h3", {}, told.title), element("div", { "class": "controls" }, [question.revealed ? null : button(words.reveal, function () { order("reveal-question", alert); }, "primary"),
          button(words.close, function () { order("close-question", alert); })]), alert, parts.shown.asked, parts.shown.replay
      ]);
    });
  }

  function drawPut() {
    var search = element("input", { type: "search", "aria-label": words.search, placeholder: words.search });
    var incident = element("select", { "aria-label": words.incident }), point = element("select", { "aria-label": words.point });
    var told = element("p", { role: "status" });
    fill(parts.question, [search, incident, point, button(words.put, function () {
      var name = incident.value.split("/");
      order({ "put-question": { scenario: name[0], variant: name[1], question: point.value } }, told);
    }, "primary"), told]);
    function offer() {
      var wanted = search.value.toLowerCase();
      fill(incident, incidents.filter(function (it) { return it.title.toLowerCase().indexOf(wanted) >= 0; }).map(function (it) {
        return it.variants.map(function (variant) { return element("option", { value: it.id + "/" + variant.id }, it.title + (variant.label ? " – " + variant.label : "")); });
      }));
      points();
    }
    function points() {
      var of = incident.value;
      // Meanwhile no question of another incident can be chosen.
      fill(point, null);
      if (!of) return;
      classroom.ask("GET", "/api/lecturer/questions/" + of, null, function (status, offered) {
        if (status === 200 && incident.value === of) fill(point, offered.map(function (it) { return element("option", { value: it.question }, it.about); }));
      });
    }
    search.oninput = offer;
    incident.onchange = points;
    if (incidents) return offer();
    classroom.ask("GET", "/api/lecturer/incidents", null, function (status, all) { if (status === 200) { incidents = all; offer(); } });
  }

  // The exam.

  var drawnExam = null;
  function drawExam() {
    var exam = view.exam, now = exam ? exam.id + " " + exam.phase : "none";
    if (now === drawnExam) return;
    drawnExam = now;
    if (!exam) return drawPrepare();
    var told = element("p", { role: "status" }), clock = element("b", { "class": "count" });
    var names = { prepared: words.preparing, running: words.running, paused: words.paused, over: words.over, released: words.released };
    function act(text, what, kind) { return button(text, function () { order(what, told); }, kind); }
    var acts = {
      prepared: [act(words.begin, "begin-exam", "primary"), act(words.put_away, "put-exam-away")],
      running: [act(words.pause, "pause-exam"), button(words.end, function () { if (confirm(words.end_ask)) order("end-exam", told); })],
      paused: [act(words.resume, "resume-exam", "primary"), button(words.end, function () { if (confirm(words.end_ask)) order("end-exam", told); })],
      over: [act(words.release, "release-exam", "primary"), act(words.put_away, "put-exam-away")],
      released: [act(words.put_away, "put-exam-away")]
    };
    fill(parts.exam, [element("h3", {}, exam.title), element("p", {}, [names[exam.phase], " · ", clock, " / ", exam.minutes.map(function (minutes) { return classroom.time(minutes * 60000); }).join(", ")]),
      element("div", { "class": "controls" }, acts[exam.phase]), told]);
    function tick() {
      if (!view.exam || !clock.parentNode) return;
      clock.textContent = classroom.time(view.exam.ran + (view.exam.phase === "running" ? classroom.steady() - viewedAt : 0));
      setTimeout(tick, 500);
    }
    tick();
  }

  function drawPrepare() {
    var title = element("input", { type: "text", maxlength: 120 }), links = element("textarea", { rows: 4 });
    var code = element("input", { type: "text", maxlength: 40, autocomplete: "off" });
    var told = element("p", { role: "status" });
    fill(parts.exam, [element("label", { "class": "field" }, [words.exam_title, title]),
      element("label", { "class": "field" }, [words.exam_links, links, element("span", { "class": "hint" }, words.exam_links_hint)]),
      element("label", { "class": "field" }, [words.exam_code, code, element("span", { "class": "hint" }, words.exam_code_hint)]),
      button(words.prepare, function () { order({ "prepare-exam": { title: title.value, links: links.value.split("\n"), code: code.value } }, told); }, "primary"), told]);
  }
})();
