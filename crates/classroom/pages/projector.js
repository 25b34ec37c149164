// The page for the projector: the address, the live question, the time of an exam. No names, no codes of people, no results.
(function () {
  "use strict";
  var element = classroom.element, fill = classroom.fill;
  var content = document.getElementById("content"), where = document.getElementById("where");
  var count = document.getElementById("count"), saved = document.getElementById("saved");
  var words = {}, view = null, viewedAt = 0, drawn = "", shown = null, clock = element("b", { "class": "great" }), handed = element("p", {});

  classroom.words("lecturer", function (labels) { words = labels; begin(); });

  function begin() {
    classroom.ask("GET", "/api/lecturer/view", null, function (status, first) {
      if (status === 401) { location.href = "/lecturer"; return; }
      if (status !== 200) return setTimeout(begin, 1500);
      take(first);
      classroom.listen("/api/lecturer/", take, function (is) { saved.textContent = is ? "" : words.replay.no_connection; }, function () { location.reload(); });
    });
  }

  function take(next) {
    view = next;
    viewedAt = classroom.steady();
    fill(where, [words.address_typed + " · " + words.replay.code + " ", element("b", {}, view.code)]);
    count.textContent = words["class"] + " " + view.people.filter(function (it) { return it.connected; }).length + " / " + view.people.length;
    var now = view.exam ? "exam " + view.exam.id + " " + view.exam.phase : view.question ? "question " + view.question.id + " " + view.question.revealed : "wait";
    if (now !== drawn) {
      drawn = now;
      shown = null;
      if (view.exam) drawExam();
      else if (view.question) drawQuestion();
      else drawAddress();
    }
    if (shown && view.question) shown.count(view.question.answers, view.people.length);
    if (view.exam) tellHandedIn();
  }

  function drawAddress() {
    fill(content, element("section", { "class": "address" }, [
      element("img", { src: "/api/lecturer/address.svg", alt: words.scan, width: 480, height: 480 }),
      element("div", {}, [element("h1", {}, words.scan), element("p", { "class": "typed" }, words.address_typed), element("p", {}, words.replay.code), element("b", { "class": "code" }, view.code)])
    ]));
  }

  function drawQuestion() {
    var wanted = drawn;
    classroom.ask("GET", "/api/lecturer/question", null, function (status, told) {
      if (drawn !== wanted) return;
      if (status !== 200) { drawn = ""; return; }
      shown = classroom.question.show(told, view.question, words);
      shown.count(view.question.answers, view.people.length);
      fill(content, element("div", { "class": "work" }, [shown.replay, element("section", {}, [element("h1", {}, told.title), shown.asked])]));
    });
  }

  function drawExam() {
    var exam = view.exam, longest = Math.max.apply(null, exam.minutes) * 60000;
    var names = { prepared: words.preparing, running: words.running, paused: words.paused, over: words.over, released: words.released };
    fill(content, element("section", { "class": "address" }, element("div", {}, [element("h1", {}, exam.title), element("p", { "class": "typed" }, names[exam.phase]),
      exam.phase === "over" || exam.phase === "released" ? null : [element("p", {}, words.replay.remaining), clock], handed])));
    function tick() {
      if (!view.exam || !clock.parentNode) return;
      clock.textContent = classroom.time(longest - view.exam.ran - (view.exam.phase === "running" ? classroom.steady() - viewedAt : 0));
      setTimeout(tick, 500);
    }
    tick();
  }
  function tellHandedIn() {
    var all = view.people.filter(function (person) { return person.exam && person.exam.handed_in; }).length;
    handed.textContent = words.handed_in + " " + all + " / " + view.people.length;
  }
})();
