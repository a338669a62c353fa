import { randomBytes } from "node:crypto";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHelpFeedback, createSupport } from "../src/face.ts";

let world: FreshDatabase;
let now: Date;
const authorKey = randomBytes(32);
const fees = "0199f0a0-0000-7000-8000-00000000000a";
const limits = "0199f0a0-0000-7000-8000-00000000000b";

beforeEach(async () => {
  world = await freshDatabase();
  now = new Date("2026-11-20T12:00:00Z");
});
afterEach(() => world.drop());

const desk = () => createHelpFeedback({ database: world.database, clock: () => now, authorKey });
const tally = (bucket?: string) =>
  createSupport({ database: world.database, clock: () => now }).tallyHelpFeedback(bucket);
const answer = (id: string, more: object = {}) =>
  desk().give({
    articleId: fees,
    author: { kind: "visitor", id },
    bucket: "default",
    language: "en",
    helpful: true,
    reason: undefined,
    ...more,
  });

test("an answer that is changed stays one answer, with the reason of the last", async () => {
  await answer("anna");
  await answer("ben", { helpful: false, reason: "unclear" });
  now = new Date(now.getTime() + 60_000);
  await answer("anna", { helpful: false, reason: "wrong" });
  await answer("anna", { helpful: false, reason: "other" });
  expect(await tally()).toEqual([
    {
      articleId: fees,
      bucket: "default",
      yes: 0,
      no: 2,
      reasons: { different_case: 0, wrong: 0, unclear: 1, other: 1 },
      lastAt: now,
    },
  ]);
});

test("a yes has no reason, also when one is sent along", async () => {
  await answer("anna", { helpful: false, reason: "other" });
  await answer("ben", { helpful: false, reason: "unclear" });
  await answer("ben", { helpful: true, reason: "unclear" });
  expect((await tally())[0]).toMatchObject({ yes: 1, no: 1, reasons: { unclear: 0 } });
});

test("the article that disappoints most comes first, and each bucket has its own", async () => {
  for (const id of ["a", "b"]) await answer(id, { helpful: false });
  for (const id of ["a", "b", "c"]) {
    await answer(id, { articleId: limits, helpful: false, bucket: "marlin" });
  }
  expect((await tally()).map(({ articleId }) => articleId)).toEqual([limits, fees]);
  expect(await tally("marlin")).toMatchObject([{ articleId: limits, no: 3 }]);
});

test("what is stored names nobody, and one author looks different below each article", async () => {
  const id = "player-4711";
  for (const articleId of [fees, limits]) {
    await answer(id, { articleId, author: { kind: "player", id } });
  }
  const { rows } = await world.database.pool.query<{ author: string; row: string }>(
    "SELECT encode(author, 'hex') AS author, row_to_json(f)::text AS row FROM support.help_feedback AS f WHERE signed_in",
  );
  expect(new Set(rows.map(({ author }) => author)).size).toBe(2);
  for (const { row } of rows) expect(row).not.toContain(id);
});
