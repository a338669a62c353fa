import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEditingWorld, unwrap, words, type EditingWorld } from "./editing-world.ts";

let world: EditingWorld;
beforeAll(async () => {
  world = await openEditingWorld();
});
afterAll(() => world.drop());

test("of two editors at once the second is told who was faster, and nothing is lost", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("two-editors");
  const save = (by: string) =>
    content.saveDraft({ entryId, part: "en", basedOn: 1, by, data: words("two-editors", by) });
  const answers = await Promise.all(["ada", "ben", "cleo", "dan"].map(save));

  const winners = answers.filter(({ ok }) => ok);
  expect(winners).toEqual([{ ok: true, value: { number: 2 } }]);
  const stored = await content.readVersion({ entryId, part: "en", number: 2 });
  for (const answer of answers) {
    if (answer.ok) continue;
    expect(answer.refusal).toEqual({
      code: "version_conflict",
      number: 2,
      by: stored?.writtenBy,
      at: world.time.now,
    });
  }
  // What the loser had written goes on top once they have seen the other's.
  const again = { entryId, part: "en", basedOn: 2, by: "ben", data: words("two-editors", "ben") };
  expect(await content.saveDraft(again)).toEqual({ ok: true, value: { number: 3 } });
  const history = await content.listVersions({ entryId, part: "en" });
  expect(history.map(({ number }) => number)).toEqual([3, 2, 1]);
});

test("an old version is restored as the newest, and the difference of two is told", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("restored", { title: "First" });
  const key = { entryId, part: "en", by: "ada" };
  unwrap(await content.saveDraft({ ...key, basedOn: 1, data: words("restored", "Second") }));
  expect(unwrap(await content.restoreVersion({ ...key, number: 1, basedOn: 2 }))).toEqual({
    number: 3,
  });
  const between = (before: number, after: number) =>
    content.diffVersionsOf({ entryId, part: "en", before, after });
  expect(await between(1, 3)).toEqual([]);
  expect(await between(1, 2)).toEqual([
    { path: "title", what: "changed", before: "First", after: "Second" },
  ]);
  expect(await between(1, 9)).toBeUndefined();
  expect((await content.listVersions(key))[0]?.note).toBe("restores version 1");
});

test("data that do not fit their kind are refused field by field", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("checked");
  const draft = { entryId, part: "en", basedOn: 1, by: "ada" };
  const refused = await content.saveDraft({ ...draft, data: { title: "", slug: "Not A Slug" } });
  expect(refused).toMatchObject({
    ok: false,
    refusal: {
      code: "invalid_entry",
      errors: [{ field: "title" }, { field: "blocks" }, { field: "slug" }],
    },
  });
  let deep: unknown = [];
  for (let level = 0; level < 2_000; level += 1) deep = [deep];
  const bomb = await content.saveDraft({ ...draft, data: { ...words("checked"), blocks: deep } });
  expect(bomb).toMatchObject({
    refusal: { code: "invalid_entry", errors: [{ code: "too_deep" }] },
  });
});

test("a slug that belongs to the site, or to another page, is refused with the reason", async () => {
  const { content, draft, draftPage } = world;
  const live = await draftPage("first-week");
  unwrap(await content.publish({ entryId: live, by: "ada" }));
  const other = await draftPage("second-week");
  const save = (entryId: string, data: unknown) =>
    content.saveDraft({ entryId, part: "en", basedOn: 1, by: "ben", data });
  expect(await save(other, words("first-week"))).toEqual({
    ok: false,
    refusal: { code: "slug_taken", slug: "first-week", language: "en", entryId: live },
  });
  expect(await save(other, words("all"))).toMatchObject({
    refusal: { code: "slug_reserved", reason: "shows_all_of_a_category" },
  });
  const landing = await draft("marketing_page", { common: {}, en: words("landing") });
  expect(await save(landing, words("login"))).toMatchObject({
    refusal: { code: "slug_reserved", reason: "first_segment_of_the_site" },
  });
  // Another language, and another space of addresses, are free.
  const german = { entryId: other, part: "de", basedOn: 0, by: "ben", data: words("first-week") };
  unwrap(await content.saveDraft(german));
  expect((await save(landing, words("first-week"))).ok).toBe(true);
});

test("drafts of one slug may wait together; only one of them is published", async () => {
  const { content, draftPage } = world;
  // Several rounds, because rivals that do not meet prove nothing.
  for (let round = 0; round < 8; round += 1) {
    const rivals = await Promise.all(
      Array.from({ length: 5 }, () => draftPage(`same-slug-${round}`)),
    );
    const answers = await Promise.all(
      rivals.map((entryId) => content.publish({ entryId, by: "ada" })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.refusal).toMatchObject({ code: "slug_taken" });
    }
  }
});

test("a fixed page goes from the site by its title alone, whichever act would hide it", async () => {
  const { content, draft, time } = world;
  const home = { slug: undefined, title: "The river at dusk", blocks: [] };
  const entryId = await draft("functional", {
    common: { key: "home" },
    en: home,
    de: { ...home, title: "Der Fluss am Abend" },
  });
  const act = { entryId, by: "ada" };
  unwrap(await content.publish(act));
  const needed = { ok: false, refusal: { code: "title_needed" } };
  const scheduleId = uuidv7();
  const dueAt = new Date(time.now.getTime() + 60_000);
  const later = { ...act, scheduleId, action: "unpublish", dueAt } as const;
  expect(await content.unpublish(act)).toEqual(needed);
  expect(await content.unpublish({ ...act, title: "Home" })).toEqual(needed);
  expect(await content.unpublish({ ...act, parts: ["en", "de"] })).toEqual(needed);
  expect(await content.archive(act)).toEqual(needed);
  expect(await content.softDelete({ ...act, forced: true })).toEqual(needed);
  expect(await content.schedule(later)).toEqual(needed);
  expect((await content.readEntry(entryId))?.parts["en"]?.state).toBe("published");
  // One of its languages may go: visitors read another.
  unwrap(await content.unpublish({ ...act, parts: ["de"] }));
  unwrap(await content.schedule({ ...later, title: "The river at dusk" }));
  unwrap(await content.unpublish({ ...act, title: " the river at DUSK " }));
  // An entry that nobody sees is laid aside like any other.
  unwrap(await content.archive(act));
  expect(await content.cancelSchedule({ scheduleId, by: "ada" })).toBe(true);
});

test("an entry goes from draft to published, archived, deleted and back, and each act is on record", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("a-life");
  const act = { entryId, by: "ada", note: "because" };
  const state = async () => (await content.readEntry(entryId))?.parts["en"]?.state;
  expect(await state()).toBe("draft");
  unwrap(await content.publish(act));
  expect(await state()).toBe("published");
  expect(await content.publish(act)).toEqual({ ok: true, value: undefined });
  unwrap(await content.archive(act));
  expect(await state()).toBe("archived");
  const revived = { ...act, part: "en", basedOn: 1, data: words("a-life", "Again") };
  unwrap(await content.saveDraft(revived));
  expect(await state()).toBe("draft");
  unwrap(await content.publish(act));
  unwrap(await content.unpublish(act));
  expect(await state()).toBe("draft");
  unwrap(await content.softDelete(act));
  expect(await content.publish(act)).toEqual({ ok: false, refusal: { code: "not_found" } });
  unwrap(await content.undelete(act));
  unwrap(await content.publish(act));
  const log = await content.listPublications(entryId);
  expect(log.map(({ action }) => action)).toEqual([
    "publish",
    "undelete",
    "delete",
    "unpublish",
    "publish",
    "archive",
    "publish",
  ]);
  expect(log[0]).toMatchObject({ by: "ada", note: "because", at: world.time.now });
});

test("what others link to is deleted only by force, and the refusal lists them", async () => {
  const { content, draft, draftPage } = world;
  const target = await draftPage("linked");
  const bySlide = await draft("slide", {
    common: { image: target },
    en: {
      title: "A slide",
      label: "A slide",
      action: { text: "Go", link: "/promotions/linked?a=1" },
    },
  });
  await draftPage("linked-not", {
    blocks: [{ type: "rich-text", props: { id: "one", text: "/promotions/linked-not" } }],
  });
  const refused = await content.softDelete({ entryId: target, by: "ada" });
  expect(refused).toEqual({
    ok: false,
    refusal: {
      code: "linked_from",
      links: ["common", "en"].map((part) => ({
        entryId: bySlide,
        kind: "slide",
        part,
        title: "A slide",
      })),
    },
  });
  expect((await content.softDelete({ entryId: target, by: "ada", forced: true })).ok).toBe(true);
});

test("the list of the desk filters, searches and counts", async () => {
  const { content, draft } = world;
  const entryId = await draft("section", {
    common: {},
    en: { slug: "payments", title: "Payments" },
  });
  const question = { bucket: "default", kind: "section" } as const;
  expect(await content.listEntries({ ...question, search: "PAY" })).toEqual({
    total: 1,
    items: [
      {
        entryId,
        kind: "section",
        title: "Payments",
        pageType: null,
        path: "/help/payments",
        state: "draft",
        hasNewerDraft: false,
        parts: ["common", "en"].map((part) => ({
          part,
          state: "draft",
          latest: 1,
          published: null,
        })),
        writtenAt: world.time.now,
        writtenBy: "ada",
        problems: ["missing_translation"],
      },
    ],
  });
  expect((await content.listEntries({ ...question, state: "published" })).items).toEqual([]);
  unwrap(await content.publish({ entryId, by: "ada" }));
  expect((await content.listEntries({ ...question, state: "published" })).total).toBe(1);
});

test.each([
  "UPDATE content.version SET note = 'x'",
  "DELETE FROM content.version",
  "UPDATE content.publication SET note = 'x'",
  "DELETE FROM content.publication",
  "UPDATE content.change SET subject = 'x'",
  "DELETE FROM content.change",
  "DELETE FROM content.entry",
  "UPDATE content.entry SET kind = 'slide'",
])("the role of the app may not: %s", async (statement) => {
  await expect(sql.raw(statement).execute(world.database.db)).rejects.toThrow(
    /permission denied for table/,
  );
});

test("publications of one bucket commit in order, without a gap, and are announced", async () => {
  const { content, draftPage, announced } = world;
  const before = announced.length;
  const start = announced.at(-1)?.sequence ?? 0;
  const entryIds = await Promise.all(
    Array.from({ length: 8 }, (_, index) => draftPage(`in-order-${index}`)),
  );
  await Promise.all(entryIds.map(async (entryId) => content.publish({ entryId, by: "ada" })));
  const sequences = announced.slice(before).map(({ sequence }) => sequence);
  expect(sequences.toSorted((one, other) => one - other)).toEqual(
    entryIds.map((_, index) => start + index + 1),
  );
});
