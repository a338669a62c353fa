import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";

import { compileMessage } from "../../messages-build/compile-messages.ts";
import { formatMessage, type MessageValues } from "./message.ts";

/** ICU texts of every kind we compile, each with values. */
const cases: readonly (readonly [locale: string, text: string, values: MessageValues])[] = [
  ["en", "plain, with ’typographic’ quotes and '{braces}'", {}],
  ["en", "{a} and {b}", { a: "one", b: 2 }],
  ["en", "{n, number} steps", { n: 12_345.6 }],
  ["de", "{n, number} Schritte", { n: 12_345.6 }],
  ["en", "{n, plural, =0 {none} one {one} other {# things}}", { n: 0 }],
  ["en", "{n, plural, =0 {none} one {one} other {# things}}", { n: 1 }],
  ["es", "{n, plural, =0 {nada} one {una} other {# cosas}}", { n: 5_000 }],
  ["en", "{n, plural, offset:1 =1 {you} one {you and one more} other {you and # more}}", { n: 3 }],
  ["en", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { n: 22 }],
  [
    "en",
    "{who, select, her {she {n, plural, one {won} other {won #}}} other {they}}",
    { who: "her", n: 4 },
  ],
  ["en", "{who, select, her {she} other {they}}", { who: "unknown" }],
];

describe("a compiled message", () => {
  it.each(cases)("says in %s what ICU says: %s", (locale, text, values) => {
    const expected = new IntlMessageFormat(text, locale).format({ ...values });
    expect(formatMessage(compileMessage(text, "test"), { locale, values })).toBe(expected);
  });

  it("writes dates as the language does", () => {
    const values = { day: new Date("2026-11-21T12:00:00Z") };
    const message = compileMessage("on {day, date, long}", "test");
    expect(formatMessage(message, { locale: "de", values })).toBe("on 21. November 2026");
  });

  it("fails the build for what is not compiled, and names the key", () => {
    expect(() => compileMessage("<b>bold</b>", "home.bold")).toThrow(/home\.bold/);
    expect(() => compileMessage("{day, date, yesterday}", "home.day")).toThrow(/home\.day/);
    expect(() => compileMessage("{unclosed", "home.open")).toThrow();
  });
});
