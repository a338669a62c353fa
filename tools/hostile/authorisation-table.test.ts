import { expect, test } from "vitest";
import { answers, compareWithTable } from "./authorisation-table.ts";

const routes = [
  { method: "GET", path: "/mine", file: false },
  { method: "HEAD", path: "/mine", file: false },
  { method: "GET", path: "/*", file: false },
  { method: "POST", path: "/*", file: false },
  { method: "GET", path: "/assets/x.js", file: true },
];

test("a table that speaks of every route has nothing missing and nothing over", () => {
  const table = { "GET /mine": {}, "ANY /*": {} };
  expect(compareWithTable(routes, table)).toEqual({ withoutRow: [], withoutRoute: [] });
});

test("a new route and a row of a route that is gone are named", () => {
  const added = [...routes, { method: "DELETE", path: "/mine", file: false }];
  expect(compareWithTable(added, { "GET /mine": {}, "GET /old": {} })).toEqual({
    withoutRow: ["ANY /*", "DELETE /mine"],
    withoutRoute: ["GET /old"],
  });
});

test("a row names everybody, and some of them apart", () => {
  expect(answers(["nobody", "somebody"], 401, { somebody: 200 })).toEqual({
    nobody: 401,
    somebody: 200,
  });
});
