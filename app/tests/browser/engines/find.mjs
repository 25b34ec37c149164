// The element that a person means, found by the same rules in every engine. `find` is sent into the page:
// it uses nothing from outside.
//
//   css       a selector; or
//   role      button, field, heading, link, text: the innermost element of this kind; with
//   name      what it is called or says, as a whole; or
//   pattern   the source of a regular expression for that
//   within    a selector of the part of the page in which it lies
//   asText    whether its text is asked for in its place
export function find({ css, role, name, pattern, within = "body", asText = false }) {
  const kinds = {
    button: "button, [role=button], summary",
    field: "input, select, textarea",
    heading: "h1, h2, h3, h4",
    link: "a[href]",
    text: "*",
  };
  const textOf = (element) => (element.innerText ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : element.labels;
    return element.getAttribute("aria-label") ?? ([...(labels ?? [])].map(textOf).join(" ") || textOf(element));
  };
  const called = role === "text" ? textOf : nameOf;
  const isMeant = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (name === undefined || called(element) === name) &&
    (pattern === undefined || new RegExp(pattern).test(called(element)));
  const places = [...document.querySelectorAll(within)];
  const found = places.flatMap((place) => [...place.querySelectorAll(css ?? kinds[role])]).filter(isMeant);
  // What surrounds a text says it as well.
  const meant = found.find((one) => role !== "text" || ![...one.children].some(isMeant));
  return (asText && meant ? meant.innerText ?? "" : meant) ?? null;
}
