import { expect, test } from "vitest";
import { z } from "zod";
import { everyEndpoint, flightAsk } from "./face.ts";
import { requestChecks } from "./fields.ts";

type Schema = z.core.$ZodType;
type Leaf = {
  readonly schema: Schema;
  readonly path: string;
  /** Whatever it lies in looks at every text below it. */
  readonly isWithin: boolean;
  readonly isChecked: boolean;
};

/** Strings of these are made of the characters of their format, and of no other. */
const formats = new Set(["uuid", "guid", "date", "datetime"]);
const withoutText = new Set(["number", "int", "boolean", "enum", "literal", "null"]);

/** Everything in a schema that takes text, with whether a check before it looks at every character. */
function* leavesOf(schema: Schema, path: string, isWithin = false): Generator<Leaf> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isChecked = isWithin || (def.checks ?? []).some((check) => requestChecks.has(check));
  const within = (one: Schema, step: string) => leavesOf(one, `${path}${step}`, isChecked);
  switch (def.type) {
    case "object":
      for (const [name, part] of Object.entries(def.shape)) yield* within(part, `.${name}`);
      if (def.catchall !== undefined) yield* within(def.catchall, ".*");
      return;
    case "array":
      return yield* within(def.element, "[]");
    case "record":
      yield* within(def.keyType, "{key}");
      return yield* within(def.valueType, "{}");
    case "union":
      for (const one of def.options) yield* within(one, "");
      return;
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return yield* within(def.innerType, "");
    case "pipe":
      // Of "true" and "false" alone a truth value is made.
      if (typeOf(def.out) === "boolean") return;
      return yield* within(def.in, "");
    default:
      if (!withoutText.has(def.type)) yield { schema, path, isWithin, isChecked };
  }
}

const typeOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type;

const asked: readonly (readonly [string, Schema])[] = [
  ...everyEndpoint.flatMap(({ name, params, query, headers, body }) =>
    Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [[`${name} ${part}`, schema] as const],
    ),
  ),
  ["flights", flightAsk],
];
const leaves = asked.flatMap(([path, schema]) => [...leavesOf(schema, path)]);

test("every text of a request is made by line, lines, text or json, which refuse control characters", () => {
  const free = leaves.filter(({ schema, isChecked }) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    return !isChecked && !("format" in def && formats.has(String(def.format)));
  });
  expect(
    free.map(({ path }) => path),
    "make it with line(), lines(), text() or json() of contracts/src/fields.ts",
  ).toEqual([]);
  expect(leaves.length).toBeGreaterThan(600);
});

/** Some of C0, DEL and some of C1. */
const controls = [
  "\0",
  "\u0001",
  "\b",
  "\v",
  "\f",
  "\r",
  "\u001b",
  "\u001f",
  "\u007f",
  "\u0085",
  "\u009f",
];
const breaks = ["\n", "\t"];

/** Long enough for whoever wants more, with the character in front, within and at the end. */
const around = (control: string) => [
  control,
  `a${control}a`,
  `${control}${"a".repeat(43)}`,
  `aaa${control}`,
];
const takes = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** Text of larger fields, pasted into a search, or JSON in a query. */
const mayBreak = [
  "content.helpSearch query.searchTerm",
  "content.helpSuggestions query.searchTerm",
  "desk.addComment body.text",
  "desk.addMedia query.alt",
  "desk.addPlayerNote body.words",
  "desk.answerReview body.answer",
  "desk.archive body.note",
  "desk.askReset body.reason",
  "desk.askReview body.note",
  "desk.askStaffChange body.reason",
  "desk.bulk body.note",
  "desk.changeMedia body.alt{}",
  "desk.excludePlayer body.reason",
  "desk.exportPlayers body.reason",
  "desk.grantErasure body.reason",
  "desk.publish body.note",
  "desk.restore body.note",
  "desk.revealPlayer body.reason",
  "desk.saveDraft body.note",
  "desk.saveTemplate body.description",
  "desk.schedule body.note",
  "desk.setPlayerStatus body.reason",
  "desk.tellApart body.reason",
  "desk.undelete body.note",
  "desk.unpublish body.note",
  "documentReview.decide body.decision.note",
  "documentReview.decide body.decision.note",
  "documentReview.decide body.decision.note",
  "gameDesk.answerFreeRounds body.note",
  "gameDesk.askPotChange body.reason",
  "gameDesk.askProfile body.reason",
  "gameDesk.cancelFreeRounds body.reason",
  "gameDesk.giveFreeRounds body.reason",
  "gameDesk.setPlaces body.reason",
  "gameDesk.setPotSwitch body.reason",
  "gameDesk.setSwitch body.reason",
  "operations.answerAffiliate body.reason",
  "operations.changeSiteConfiguration body.settings.affiliates.payoutText{}",
  "operations.changeSiteConfiguration body.settings.agreements.privacy.news{}",
  "operations.changeSiteConfiguration body.settings.agreements.terms.news{}",
  "operations.planMaintenance body.texts{}",
  "operations.setSwitch body.reason{}",
  "providerDesk.setSwitch body.reason",
  "referral.applyAsAffiliate body.approach",
  "referral.applyAsAffiliate body.audience",
  "support.openTicket body.message",
  "supportDesk.answerTicket body.text",
  "treasury.askAdjustment body.words",
  "treasury.askRefund body.words",
  "withdrawalDesk.approve body.note",
  "withdrawalDesk.confirm body.note",
  "withdrawalDesk.reject body.note",
  "withdrawalDesk.split body.note",
  "withdrawalDesk.stop body.note",
];

test("no text of a request takes a control character; few have line breaks and tabs", () => {
  const strings = leaves.filter(({ schema, isWithin }) => !isWithin && typeOf(schema) === "string");
  const taken = (some: readonly string[]) =>
    strings.flatMap(({ schema, path }) =>
      some.flatMap(around).some((text) => takes(schema, text)) ? [path] : [],
    );
  expect(taken(controls)).toEqual([]);
  expect(taken(breaks).toSorted()).toEqual(mayBreak);
});

test.each([
  ["play.openRound", { playId: crypto.randomUUID(), stake: "1.00", choice: { side: "a\0" } }],
  ["play.openRound", { playId: crypto.randomUUID(), stake: "1.00", choice: { "a\0": 1 } }],
  ["play.openRound", { playId: crypto.randomUUID(), stake: "1.00", choice: ["a\n"] }],
  ["desk.saveDraft", { basedOn: 0, data: { title: ["a\u001b"] } }],
  ["desk.saveDraft", { basedOn: 0, data: { "a\nb": 1 } }],
] as const)("%s refuses %j, however deep it stands", (name, body) => {
  const endpoint = everyEndpoint.find((one) => one.name === name);
  expect(endpoint?.body && takes(endpoint.body, body)).toBe(false);
});

test("what an editor writes has lines", () => {
  const endpoint = everyEndpoint.find(({ name }) => name === "desk.saveDraft");
  const body = { basedOn: 0, data: { words: "one\n\ttwo" } };
  expect(endpoint?.body && takes(endpoint.body, body)).toBe(true);
});
