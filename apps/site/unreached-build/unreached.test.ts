import { globSync, readFileSync } from "node:fs";

import { parseAst } from "vite";
import { expect, it } from "vitest";

import { leadsThere } from "./unreached.ts";
import { emptied } from "./vite-plugin.ts";

const empty = (code: string, ...names: string[]) => emptied(code, { never: names }, parseAst);
const gone = '{throw Error("left out of this build")}';

it("a function keeps its name and loses its body, wherever it stands", () => {
  expect(empty("function a(b) { return b }\nfunction c() {}", "a")).toBe(
    `function a(b) ${gone}\nfunction c() {}`,
  );
  expect(empty("function a() { function b() { x() } return b }", "a.b")).toBe(
    `function a() { function b() ${gone} return b }`,
  );
  expect(empty("A.prototype.b = function () { x() };", "A.prototype.b")).toBe(
    `A.prototype.b = function () ${gone};`,
  );
});

it("what has nothing to do here answers that", () => {
  const idle = { a: "", b: "return 1" };
  expect(emptied("function a() { x() } function b() {}", { never: [], idle }, parseAst)).toBe(
    "function a() {} function b() {return 1}",
  );
});

it("a function that is not there any more stops the build", () => {
  expect(() => empty("function a() {}", "b")).toThrow("no function is called b any more");
  expect(() => empty("function a() { function b() {} }", "b")).toThrow("called b any more");
});

it("nothing that a page of the site is made from asks for what is left out", () => {
  const sources = globSync("{apps/site/app,ui/src,blocks,games/*/scene,games/stage}/**/*.{ts,tsx}");
  expect(sources.length).toBeGreaterThan(500);
  const asked = sources.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /^import \{([^}]*)\} from "(?:react|react-dom|react-router)"/gm,
      ),
    ].flatMap(([, names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim().split(" ", 1)[0] ?? "")
        .filter((name) => (leadsThere as readonly string[]).includes(name))
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(asked).toEqual([]);
});
