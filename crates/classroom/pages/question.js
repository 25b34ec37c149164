// A live question as the lecturer and the room see it: the counts only once they are revealed.
classroom.question = (function () {
  "use strict";
  var element = classroom.element;

  // The incident, the question and its answers. `counts` and `ruled` of the question are there once it is revealed.
  function show(told, question, words) {
    var asked = told.sheet.asked[0], counts = question.counts, ruled = question.ruled;
    var replay = classroom.replay.show(told.sheet, words.replay, null);
    if (ruled) replay.end();
    var received = element("b", { "class": "count" });
    var given = (counts || asked.choices).filter(function (one) { return one.count !== 0 || asked.form.kind === "choices"; });
    var most = Math.max.apply(null, given.map(function (one) { return one.count || 1; }).concat([1]));
    var answers = given.map(function (one) {
      var label = one.label || words.other_answers;
      return element("li", { "class": one.is_right ? "is-right" : "" }, [element("span", { "class": "bar-label" }, [label, one.is_right ? element("b", { "class": "right" }, " ✓") : null]),
        counts ? element("span", { "class": "bar-count" }, [element("meter", { min: 0, max: most, value: one.count, "aria-label": label }), element("b", {}, one.count)]) : null]);
    });
    return {
      replay: replay.shown,
      asked: [
        element("p", { "class": "asked" }, asked.words), asked.hint ? element("p", { "class": "hint" }, asked.hint) : null,
        answers.length ? element("ol", { "class": "bars" }, answers) : null,
        ruled ? element("p", { "class": "ruled" }, [element("b", {}, words.replay.ruling + ": "), ruled.ruling, ruled.article ? " (" + ruled.article + ")" : ""]) : null,
        element("p", {}, [words.answers_in + " ", received])
      ],
      // Tells how many have answered.
      count: function (answered, people) { received.textContent = answered + " / " + people; }
    };
  }

  return { show: show };
})();
