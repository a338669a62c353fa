import * as fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { assert, AssertionFailed, unreachable } from "./assert.ts";
import { createIds, isUuid, uuidv7 } from "./ids.ts";
import { randomFraction, randomToken } from "./random.ts";
import { ok, refuse, type Result } from "./result.ts";
import { escapeHtml, isPlainText, isPrintable, normaliseText } from "./text.ts";
import { dayMs, systemClock } from "./time.ts";

describe("ids", () => {
  test("are UUIDs of version 7 that carry the time they were made", () => {
    const id = createIds({ now: () => 0x0123456789ab })();
    expect(isUuid(id)).toBe(true);
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab]/);
  });

  test("sort as they were made, also in one millisecond and when the clock steps back", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2 }), (times) => {
        let call = 0;
        const next = createIds({ now: () => times[call++ % times.length] ?? 1 });
        const made = Array.from({ length: 200 }, next);
        expect([...made].sort()).toEqual(made);
      }),
    );
  });

  test("borrow from the next millisecond when one is used up", () => {
    const next = createIds({ now: () => 1_000 });
    const made = Array.from({ length: 10_000 }, next);
    expect(new Set(made).size).toBe(10_000);
    expect([...made].sort()).toEqual(made);
  });

  test("are told from what is none", () => {
    expect([isUuid(uuidv7()), isUuid("1"), isUuid(`${uuidv7()}0`)]).toEqual([true, false, false]);
  });
});

describe("results", () => {
  test("hold a value or a refusal, never both", () => {
    const read = (result: Result<number, { code: "empty" }>) =>
      result.ok ? result.value : result.refusal.code;
    expect([read(ok(7)), read(refuse({ code: "empty" }))]).toEqual([7, "empty"]);
    expectTypeOf(refuse({ code: "empty", left: 3 }).refusal.code).toEqualTypeOf<"empty">();
    expect(ok()).toEqual({ ok: true, value: undefined });
  });
});

test("an assertion that fails is a bug with a sentence", () => {
  expect(() => assert(false, "two sums differ")).toThrow(new AssertionFailed("two sums differ"));
  expect(() => assert(1, "fine")).not.toThrow();
  expect(() => unreachable("north" as never)).toThrow('unreachable case: "north"');
});

test("a token is base64url of the bytes asked for, and never short", () => {
  expect(randomToken(32)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(new Set(Array.from({ length: 500 }, () => randomToken(16))).size).toBe(500);
  expect(() => randomToken(8)).toThrow("at least 16 bytes");
});

test("a random fraction is at least 0 and below 1, and rarely the same", () => {
  const drawn = Array.from({ length: 500 }, randomFraction);
  expect(drawn.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(490);
});

test("a day has 86400 seconds on the clock of the system", () => {
  expect(dayMs).toBe(86_400_000);
  expect(systemClock()).toBeInstanceOf(Date);
});

describe("text", () => {
  test("escaped for HTML can neither end an attribute nor begin a tag", () => {
    expect(escapeHtml(`<a b="c" d='e'>&`)).toBe("&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;");
  });

  test("is stored composed and trimmed", () => {
    expect(normaliseText("  e\u0301 ")).toBe("\u00e9");
  });

  test.each([
    ["names of many scripts", "Zoë O’Neil 王 प्रिया", true],
    ["joiners that Persian needs", "می\u200cخواهم", true],
    ["an emoji", "🎲", true],
    ["NUL", "a\u0000b", false],
    ["a line break", "a\nb", false],
    ["a lone surrogate", "\ud83d", false],
    ["an override of the direction", "a\u202eb", false],
    ["a byte order mark", "\ufeffa", false],
  ])("with %s is plain or not", (_, text, plain) => {
    expect(isPlainText(text)).toBe(plain);
  });

  test.each([
    ["a line break and a tab", "a\n\tb", false, true],
    ["a carriage return", "a\rb", false, false],
    ["NUL", "a\u0000b", false, false],
    ["DEL", "a\u007fb", false, false],
    ["one of C1", "a\u0085b", false, false],
    ["a lone surrogate", "\ud83d", false, false],
    ["an override of the direction", "a\u202eb", true, true],
  ])("with %s is printable or not, in one line and in several", (_, text, line, lines) => {
    expect([isPrintable(text), isPrintable(text, { lines: true })]).toEqual([line, lines]);
  });
});
