import { runInNewContext } from "node:vm";

import { expect, it } from "vitest";

import { afterPaintScript } from "./after-paint-script.ts";

/** A browser with a page that waits: a link, and a script of the router. */
function open(visibilityState: "visible" | "hidden") {
  const link = { rel: "held-module" };
  const started: object[] = [];
  const waiting = {
    nonce: "n0nce",
    text: "start()",
    replaceWith: (script: object) => void started.push(script),
  };
  const browser = { painted: () => {}, late: () => {}, watched: [] as unknown[] };
  runInNewContext(afterPaintScript, {
    document: {
      visibilityState,
      querySelectorAll: (which: string) =>
        which === "link[rel=held-module]" && link.rel === "held-module"
          ? [link]
          : which === "script[type=held-module]" && started.length === 0
            ? [waiting]
            : [],
      createElement: () => ({}),
    },
    setTimeout: (then: () => void) => (browser.late = then),
    PerformanceObserver: class {
      constructor(then: () => void) {
        browser.painted = then;
      }
      observe(what: unknown) {
        browser.watched.push(what);
      }
    },
  });
  return { link, started, browser };
}

const script = { type: "module", async: true, nonce: "n0nce", text: "start()" };

it("starts nothing before the page was painted, also when that was a while ago", () => {
  const { link, started, browser } = open("visible");
  expect([link.rel, started]).toEqual(["held-module", []]);
  expect(browser.watched).toEqual([{ type: "paint", buffered: true }]);
  browser.painted();
  expect([link.rel, started]).toEqual(["modulepreload", [script]]);
});

it("starts everything once, however often it is told", () => {
  const { started, browser } = open("visible");
  browser.painted();
  browser.painted();
  browser.late();
  expect(started).toEqual([script]);
});

it("starts at once in a tab nobody sees, and in time where no paint is told", () => {
  expect(open("hidden").started).toEqual([script]);
  const { started, browser } = open("visible");
  browser.late();
  expect(started).toEqual([script]);
});
