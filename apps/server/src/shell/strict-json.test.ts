import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readStrictJson } from "./strict-json.ts";

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

test("reads every well-formed value exactly as JSON.parse does", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 8, stringUnit: "grapheme" }),
      fc.nat(2),
      (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        fc.pre(![...forbidden].some((key) => text.includes(key)) && !text.includes("\\u0000"));
        fc.pre(text.isWellFormed() && !/\\ud[89a-f]/i.test(text));
        expect(readStrictJson(Buffer.from(text))).toEqual(JSON.parse(text));
      },
    ),
    { numRuns: 500 },
  );
});

test("refuses a repeated key at any depth, however it is spelt", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.nat(10),
      fc.boolean(),
      (key, depth, escaped) => {
        fc.pre(!forbidden.has(key));
        const first = key.charCodeAt(0).toString(16).padStart(4, "0");
        const again = escaped ? `\\u${first}${key.slice(1)}` : key;
        const object = `{"${key}" : {"${key}":1}, "x1":[{}], "${again}": 2}`;
        const text = `${'{"k":'.repeat(depth)}${object}${"}".repeat(depth)}`;
        expect(() => readStrictJson(Buffer.from(text))).toThrow("unreadable_request");
      },
    ),
  );
});

test("never throws anything but a refusal, whatever the bytes are", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
        fc.stringMatching(/^[{}[\]",:\\u0-9a-f ]{0,60}$/).map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        try {
          readStrictJson(Buffer.from(bytes));
        } catch (error) {
          expect((error as Error).message).toBe("unreadable_request");
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
