import * as fc from "fast-check";
import { z } from "zod";

/** As much of JSON Schema as zod writes for our contracts. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

/** Values that fit the shape of a schema; finer rules (a real e-mail, an adult) are met or missed by luck. */
export function valueOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fitting(jsonSchemaOf(schema));
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fitting(part)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case "array":
      return fc.array(fitting(schema.items ?? {}), { maxLength: 5 });
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case "number":
      return fc.double({ noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return text(schema);
    default:
      return fc.jsonValue();
  }
}

function text({ format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (format === "date") return fc.constantFrom("1990-02-28", "2000-02-29", "1900-01-01");
  return fc.string({ minLength, maxLength: Math.min(maxLength, 120), unit: "grapheme" });
}

/** One field of a good value replaced by what it must not be. */
export function damaged(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(good, hostileValue, fc.nat())
    .map(([value, poison, where]) => damage(value, poison, where));
}

function damage(value: unknown, poison: unknown, where: number): unknown {
  if (typeof value !== "object" || value === null) return poison;
  const keys = Object.keys(value);
  const key = keys[where % Math.max(1, keys.length)];
  if (key === undefined) return poison;
  const held = (value as Record<string, unknown>)[key];
  const deeper = where % 3 === 0 && typeof held === "object" && held !== null;
  return { ...value, [key]: deeper ? damage(held, poison, where >> 2) : poison };
}

/** Values that have surprised somebody somewhere. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    "",
    " ",
    "\u202eevil\u202c",
    "\u200b",
    "e\u0301".repeat(50),
    "a\u0000b",
    "\ud800",
    "' OR 1=1 --",
    "${7*7}",
    "{{7*7}}",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "NaN",
    "Infinity",
    "-0",
    "1e400",
    -0,
    2 ** 53 - 1,
    2 ** 53 + 1,
    -1,
    0.1,
    1e308,
    "9".repeat(400),
    "+275760-09-13",
    "-271821-04-20",
    "2023-02-30",
    "0000-00-00",
    { toString: "x", valueOf: "y" },
    [[[[[]]]]],
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.jsonValue({ maxDepth: 6 }),
  longText(),
);

/** From 10,000 to 20,000 characters. Drawn one by one they took longer than all that is asked with them. */
function longText(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.string({ minLength: 100, maxLength: 100 }), fc.integer({ min: 100, max: 200 }))
    .map(([piece, times]) => piece.repeat(times));
}

/** Bodies that are not even a value; each is sent to every call in turn. */
export const knownBodies: readonly string[] = [
  "",
  "{",
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  "[".repeat(10_000),
  `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  '{"a":1e400}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  "\ufeff{}",
  "nul",
  '"just text"',
  "-",
  `{"a":"${"x".repeat(70_000)}"}`,
];

export const hostileBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(...knownBodies),
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 300 }),
);
