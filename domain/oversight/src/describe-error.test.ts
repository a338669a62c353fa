import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

const errorAt = (place: string, message = "broken", name = "TypeError") =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at ${place}` });

test("alike errors have one fingerprint whatever their words", () => {
  const one = describeError(errorAt("run (file:///srv/house/domain/wallet/src/hold.ts:10:5)", "a"));
  const other = describeError(errorAt("run (/elsewhere/domain/wallet/src/hold.ts:10:9)", "b"));
  expect(one.fingerprint).toBe(other.fingerprint);
  expect(one.aroseAt).toBe("domain/wallet/src/hold.ts:10");
});

test.each([
  ["another line", errorAt("run (/x/domain/wallet/src/hold.ts:11:5)")],
  ["another kind", errorAt("run (/x/domain/wallet/src/hold.ts:10:5)", "broken", "RangeError")],
])("%s is another error", (_, error) => {
  const first = describeError(errorAt("run (/x/domain/wallet/src/hold.ts:10:5)"));
  expect(describeError(error).fingerprint).not.toBe(first.fingerprint);
});

test("the place is in our own code, not in a library below it", () => {
  const error = errorAt(
    "parse (/x/node_modules/zod/index.js:1:1)\n    at node:internal/timers:5:5\n    at async /x/apps/server/methods/identity.signIn.ts:20:3",
  );
  expect(describeError(error).aroseAt).toBe("apps/server/methods/identity.signIn.ts:20");
});

test.each(["\n", "\n  at ", "  at a(", "at a\n", "/apps/"])(
  "hostile: a stack of nothing but %j has no place",
  (piece) => {
    const error = Object.assign(new Error("x"), { stack: piece.repeat(10_000) });
    expect(describeError(error).aroseAt).toBe("unknown");
  },
);

test("no folder of the machine is told", () => {
  expect(JSON.stringify(describeError(new Error("here")))).not.toContain(process.cwd());
});

test.each([["a text with alice@example.com"], [undefined], [{ name: "Alice" }]])(
  "what is no error (%j) is still recorded, without its words",
  (thrown) => {
    const described = describeError(thrown);
    expect(described.message).toContain("something that is no error was thrown");
    expect(described.message).not.toMatch(/alice/i);
  },
);
