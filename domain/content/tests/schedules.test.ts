import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createContent } from "../src/face.ts";
import { openEditingWorld, unwrap, words, type EditingWorld } from "./editing-world.ts";

let world: EditingWorld;
beforeEach(async () => {
  world = await openEditingWorld();
});
afterEach(() => world.drop());

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const state = async (entryId: string) =>
  (await world.content.readEntry(entryId))?.parts["en"]?.state;

async function schedule(entryId: string, action: "publish" | "unpublish", dueAt: Date) {
  const scheduleId = uuidv7();
  unwrap(await world.content.schedule({ scheduleId, entryId, action, dueAt, by: "ada" }));
  return scheduleId;
}

test("an entry appears and vanishes at its moments, in the version that was meant", async () => {
  const { content, draftPage, time } = world;
  const entryId = await draftPage("night-only", { title: "Meant" });
  await schedule(entryId, "publish", at("22:00:00"));
  await schedule(entryId, "unpublish", at("23:00:00"));
  expect(await state(entryId)).toBe("scheduled");
  expect(await content.readNextDue()).toEqual(at("22:00:00"));
  const later = { entryId, part: "en", basedOn: 1, by: "ben", data: words("night-only", "Later") };
  unwrap(await content.saveDraft(later));

  expect(await content.runDue()).toBe(0);
  time.now = at("22:00:00");
  expect(await content.runDue()).toBe(1);
  const shown = (await content.readEntry(entryId))?.parts["en"];
  expect(shown).toMatchObject({ state: "published", publishedNumber: 1, hasNewerDraft: true });
  time.now = at("23:30:00");
  expect(await content.runDue()).toBe(1);
  expect(await state(entryId)).toBe("draft");
});

test("a moment that passed while nothing ran is made up for by whoever runs next, once", async () => {
  const { draftPage, time, database } = world;
  const entryIds = await Promise.all(["one", "two", "three"].map((slug) => draftPage(slug)));
  for (const entryId of entryIds) await schedule(entryId, "publish", at("23:40:00"));
  time.now = at("23:59:00");
  const workers = Array.from({ length: 3 }, () =>
    createContent({ database, clock: () => time.now }).runDue(),
  );
  const counts = await Promise.all(workers);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  for (const entryId of entryIds) expect(await state(entryId)).toBe("published");
});

test("a publication that is refused at its moment says why and keeps nobody else waiting", async () => {
  const { content, draftPage, time } = world;
  const [first, second, third] = [
    await draftPage("contested"),
    await draftPage("contested"),
    await draftPage("uncontested"),
  ];
  for (const entryId of [first, second, third]) {
    await schedule(entryId, "publish", new Date("2026-11-23T00:00:00Z"));
  }
  time.now = new Date("2026-11-23T00:00:01Z");
  expect(await content.runDue()).toBe(3);
  expect(await state(first)).toBe("published");
  expect(await state(second)).toBe("draft");
  expect(await state(third)).toBe("published");
  expect((await content.listSchedules(second))[0]).toMatchObject({
    state: "refused",
    refusal: { code: "slug_taken", entryId: first },
  });
});

test("a publication that fails keeps nobody else waiting, and is tried again", async () => {
  const { content, draftPage, time, adminUrl } = world;
  const [broken, sound] = [await draftPage("broken"), await draftPage("sound")];
  const dueAt = new Date(time.now.getTime() + 1_000);
  for (const entryId of [broken, sound]) await schedule(entryId, "publish", dueAt);
  const admin = connect({ url: adminUrl, max: 1, name: "a test" });
  await admin.pool.query(
    `ALTER TABLE content.publication ADD CONSTRAINT broken CHECK (entry_id <> '${broken}')`,
  );
  time.now = dueAt;
  await expect(content.runDue()).rejects.toThrow("not everything planned could be done");
  expect([await state(broken), await state(sound)]).toEqual(["scheduled", "published"]);
  await admin.pool.query("ALTER TABLE content.publication DROP CONSTRAINT broken");
  await admin.close();
  expect(await content.runDue()).toBe(1);
  expect(await state(broken)).toBe("published");
});

test("what was cancelled does not happen, and the past cannot be scheduled", async () => {
  const { content, draftPage, time } = world;
  const entryId = await draftPage("cancelled");
  const scheduleId = await schedule(entryId, "publish", new Date(time.now.getTime() + 1_000));
  expect(await content.cancelSchedule({ scheduleId, by: "ada" })).toBe(true);
  expect(await content.cancelSchedule({ scheduleId, by: "ada" })).toBe(false);
  time.now = new Date(time.now.getTime() + 5_000);
  expect(await content.runDue()).toBe(0);
  const late = { scheduleId: uuidv7(), entryId, action: "publish", by: "ada" } as const;
  expect(await content.schedule({ ...late, dueAt: time.now })).toEqual({
    ok: false,
    refusal: { code: "moment_passed" },
  });
});
