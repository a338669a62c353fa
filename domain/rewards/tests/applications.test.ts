import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createAffiliateApplications,
  createApplyAsAffiliate,
  type AffiliateApplications,
  type ApplyAsAffiliate,
} from "../src/face.ts";

type Letter = Parameters<Parameters<typeof createAffiliateApplications>[0]["queueLetter"]>[1];
type Act = Parameters<Parameters<typeof createAffiliateApplications>[0]["record"]>[1];

const by = { id: uuidv7() };
const letters: Letter[] = [];
const acts: Act[] = [];
let world: FreshDatabase;
let apply: ApplyAsAffiliate;
let desk: AffiliateApplications;
beforeAll(async () => {
  world = await freshDatabase();
  const clock = () => new Date("2026-11-21T12:00:00Z");
  apply = createApplyAsAffiliate({ database: world.database, clock });
  desk = createAffiliateApplications({
    database: world.database,
    clock,
    queueLetter: async (_, letter) => void letters.push(letter),
    record: async (_, act) => void acts.push(act),
    findBrand: async () => ({ name: "Kingfisher", origin: "https://kingfisher.example" }),
  });
});
afterAll(() => world.drop());
beforeEach(() => {
  letters.length = 0;
  acts.length = 0;
});

const fern = {
  brand: "kingfisher",
  name: "Fern Moss",
  email: "fern@reviews.example",
  site: "reviews.example",
  audience: "Adults",
  approach: "A list",
  language: "de",
  consents: { terms: 1, privacy: 1 },
};

const list = (status: "waiting" | "accepted" | "refused" = "waiting") =>
  desk.list({ status, limit: 200 });
const waitingOf = async (email: string) =>
  (await list()).filter((application) => application.email.toLowerCase() === email);

async function applied(email: string): Promise<string> {
  await apply({ ...fern, email });
  return (await waitingOf(email))[0]?.id ?? "";
}

test("who applies again while the first waits has applied once, whatever the case of the address", async () => {
  await apply({ ...fern, email: "once@reviews.example" });
  await apply({ ...fern, email: "Once@reviews.example", site: "other.example" });
  expect(await waitingOf("once@reviews.example")).toMatchObject([
    { name: "Fern Moss", site: "reviews.example", status: "waiting", affiliateId: null },
  ]);
});

test("accepted, an affiliate has an id of their own and a letter with their link", async () => {
  const applicationId = await applied("good@reviews.example");
  const answer = await desk.answer({ applicationId, accepted: true, reason: undefined, by });
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { affiliateId } = answer.value;
  expect(affiliateId).toMatch(/^A[0-9A-F]{10}$/);
  expect(letters).toMatchObject([
    {
      template: "affiliate-accepted",
      to: "good@reviews.example",
      language: "de",
      facts: { firstName: "Fern Moss", link: `https://kingfisher.example/?affid=${affiliateId}` },
    },
  ]);
  expect(acts).toMatchObject([
    { action: "affiliates.accepted", subject: applicationId, by, before: { status: "waiting" } },
  ]);
  expect((await list("accepted")).map(({ id }) => id)).toContain(applicationId);
});

test("refused, they read why, and may apply again", async () => {
  const applicationId = await applied("no@reviews.example");
  const silent = await desk.answer({ applicationId, accepted: false, reason: undefined, by });
  expect(silent).toEqual({ ok: false, refusal: { code: "answer_reason_missing" } });
  expect([letters, acts]).toEqual([[], []]);
  const reason = "Your site is not there yet.\n\nWrite again in March.";
  expect(await desk.answer({ applicationId, accepted: false, reason, by })).toMatchObject({
    ok: true,
    value: { status: "refused", affiliateId: null, reason },
  });
  expect(letters).toMatchObject([{ template: "affiliate-refused", passage: reason }]);
  expect(await applied("no@reviews.example")).not.toBe(applicationId);
});

test("an application is answered once, however many answer at the same time", async () => {
  const applicationId = await applied("race@reviews.example");
  const answers = await Promise.all(
    [true, true, false].map((accepted) =>
      desk.answer({ applicationId, accepted, reason: "Because.", by }),
    ),
  );
  const codes = answers.map((answer) => (answer.ok ? "answered" : answer.refusal.code)).sort();
  expect(codes).toEqual(["already_answered", "already_answered", "answered"]);
  expect([letters.length, acts.length]).toEqual([1, 1]);
});

test.each(["0", uuidv7(), "x'; --"])("%s is nobody's application", async (applicationId) => {
  const answer = await desk.answer({ applicationId, accepted: true, reason: undefined, by });
  expect(answer).toEqual({ ok: false, refusal: { code: "not_found" } });
});
