// What both pages share: requests, events, texts and elements. Written for browsers of ten years ago; nothing here needs
// a secure connection.
var classroom = (function () {
  "use strict";

  // Asks the server, and waits eight seconds or as long as is said; `done` gets the status (0 without a connection) and
  // the value.
  function ask(method, address, content, done, patience) {
    var request = new XMLHttpRequest();
    request.open(method, address + (address.indexOf("?") < 0 ? "?" : "&") + "lang=" + language());
    request.timeout = patience || 8000;
    if (content !== null) request.setRequestHeader("Content-Type", "application/json");
    request.onreadystatechange = function () {
      if (request.readyState !== 4) return;
      var value = null;
      try { value = JSON.parse(request.responseText); } catch (_) { value = null; }
      done(request.status, value);
    };
    request.send(content === null ? null : JSON.stringify(content));
  }

  // The longest silence of a connection that is in order, in milliseconds: the server says something every ten seconds.
  var SILENCE = 25000;

  // Calls `onView` with each view, and `onState` with whether there is a connection. Ends when the server does not know
  // this device, by `onGone`.
  function listen(folder, onView, onState, onGone) {
    var source = null, timer = null, heard = steady();
    function look(otherwise) {
      ask("GET", folder + "view", null, function (status, view) {
        if (status === 401) return onGone();
        if (status === 200) onView(view);
        otherwise(status);
      });
    }
    function poll() {
      look(function (status) {
        onState(status === 200);
        timer = setTimeout(poll, 3000);
      });
    }
    if (!window.EventSource) return poll();
    function open() {
      close();
      heard = steady();
      source = new EventSource(folder + "events?lang=" + language());
      source.onmessage = function (event) { heard = steady(); onState(true); onView(JSON.parse(event.data)); };
      source.addEventListener("alive", function () { heard = steady(); });
      source.onerror = again;
    }
    function close() {
      clearTimeout(timer);
      if (source) source.close();
      source = null;
    }
    function again() {
      close();
      onState(false);
      timer = setTimeout(function () { look(function (status) { if (status === 200) open(); else again(); }); }, 1500);
    }
    // A connection that is lost without a word, as when a phone leaves the network, is noticed by its silence; who comes
    // back to the page sees at once what is.
    setInterval(function () { if (source && steady() - heard > SILENCE) again(); }, 5000);
    function back() {
      if (!document.hidden && source) look(function (status) { if (status !== 200) again(); else if (steady() - heard > SILENCE) open(); });
    }
    document.addEventListener("visibilitychange", back);
    window.addEventListener("online", back);
    open();
  }

  // What the device keeps; a browser that keeps nothing is used all the same.
  function load(key) {
    try { return JSON.parse(localStorage.getItem("acconcio-host." + key)); } catch (_) { return null; }
  }
  function keep(key, value) {
    try {
      if (value === null) localStorage.removeItem("acconcio-host." + key);
      else localStorage.setItem("acconcio-host." + key, JSON.stringify(value));
    } catch (_) { /* It stays in memory. */ }
  }
  function kept(prefix) {
    var names = [];
    try {
      for (var i = 0; i < localStorage.length; i++) {
        var key = localStorage.key(i);
        if (key.indexOf("acconcio-host." + prefix) === 0) names.push(key.slice("acconcio-host.".length));
      }
    } catch (_) { names = []; }
    return names;
  }

  function language() { return load("language") || (navigator.language || "en").slice(0, 2); }

  // Loads the texts of a page, and offers the languages; `done` gets the texts.
  function words(page, done) {
    ask("GET", "/api/words/" + page, null, function (status, told) {
      if (status !== 200) return setTimeout(function () { words(page, done); }, 1500);
      document.documentElement.lang = told.language;
      document.title = told.labels.title + " · Acconcio";
      var choice = element("select", { "aria-label": told.labels.language || "Language" }, told.languages.map(function (it) {
        return element("option", { value: it.code, lang: it.code, selected: it.code === told.language }, it.name);
      }));
      choice.onchange = function () { keep("language", choice.value); location.reload(); };
      fill(document.getElementById("languages"), choice);
      told.labels.replay = told.replay;
      told.labels.address_typed = told.address;
      done(told.labels);
    });
  }

  // An element with attributes and children: elements, texts, or lists of them; null is nothing.
  function element(name, attributes, children) {
    return dressed(document.createElement(name), attributes, children);
  }
  function drawing(name, attributes, children) {
    return dressed(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
  }
  function dressed(made, attributes, children) {
    Object.keys(attributes || {}).forEach(function (name) {
      var value = attributes[name];
      if (typeof value === "function") made[name] = value;
      else if (value === true) made.setAttribute(name, "");
      else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
    });
    add(made, children);
    return made;
  }
  function add(parent, children) {
    if (children === null || children === undefined || children === false) return;
    if (Array.isArray(children)) children.forEach(function (child) { add(parent, child); });
    else parent.appendChild(typeof children === "object" ? children : document.createTextNode(String(children)));
  }
  function fill(parent, children) {
    while (parent.firstChild) parent.removeChild(parent.firstChild);
    add(parent, children);
  }
  function button(text, onclick, kind) {
    return element("button", { type: "button", "class": "button " + (kind || ""), onclick: onclick }, text);
  }

  // A time in milliseconds: 1:05:30.
  function time(milliseconds) {
    var seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    return clock(seconds);
  }
  function clock(seconds) {
    var two = function (number) { return (number < 10 ? "0" : "") + number; };
    var minutes = Math.floor(seconds / 60);
    return Math.floor(minutes / 60) + ":" + two(minutes % 60) + ":" + two(seconds % 60);
  }

  // Milliseconds by a clock that nobody can set.
  function steady() { return window.performance && performance.now ? performance.now() : Date.now(); }

  return {
    ask: ask, listen: listen, load: load, keep: keep, kept: kept, words: words, element: element, drawing: drawing,
    fill: fill, button: button, time: time, clock: clock, steady: steady
  };
})();
