import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContent } from "../src/face.ts";
import { openEditingWorld, unwrap, words, type EditingWorld } from "./editing-world.ts";

let world: EditingWorld;
beforeAll(async () => {
  world = await openEditingWorld();
});
afterAll(() => world.drop());

const by = "ada";
const linkTo = (link: string, text = "There") => ({
  type: "link-list",
  props: { id: "l", links: [{ text, link }] },
});
const keptBack = (...hints: object[]) => ({
  ok: false,
  refusal: { code: "hints_open", hints: hints.map((hint) => expect.objectContaining(hint)) },
});
const state = async (entryId: string) =>
  (await world.content.readEntry(entryId))?.parts["en"]?.state;

const lost = uuidv7();

test.each<[string, { title?: string; blocks?: unknown[] }, object]>([
  [
    "a dead link",
    { blocks: [linkTo("/promotions/nowhere")] },
    { code: "link_dead", link: "/promotions/nowhere", part: "en", block: "l" },
  ],
  [
    "a link without words",
    { blocks: [linkTo("/verify", " ")] },
    { code: "link_text_empty", link: "/verify", part: "en" },
  ],
  [
    "a picture there is none of",
    { blocks: [{ type: "image", props: { id: "i", media: lost } }] },
    { code: "picture_unknown", media: lost, part: "en", block: "i" },
  ],
  [
    "a promise nobody can keep",
    { title: "A guaranteed win" },
    { code: "claim_banned", words: "guaranteed win", part: "en", path: "title" },
  ],
])("%s keeps a page back, whoever publishes it and when", async (name, page, hint) => {
  const { content, draftPage, time } = world;
  const entryId = await draftPage(name.replaceAll(" ", "-"), page);
  expect(await content.publish({ entryId, by })).toEqual(keptBack(hint));
  const dueAt = new Date(time.now.getTime() + 60_000);
  const planned = { scheduleId: uuidv7(), entryId, action: "publish", dueAt, by } as const;
  expect(await content.schedule(planned)).toEqual(keptBack(hint));
  const asked = { reviewId: uuidv7(), entryId, by };
  expect(await content.askForReview(asked)).toEqual(keptBack(hint));
  expect(await content.listSchedules(entryId)).toEqual([]);
  expect(await content.listReviews({ entryId })).toEqual([]);
  expect(await state(entryId)).toBe("draft");
});

test("what only deserves a look is told in the editor and keeps nothing back", async () => {
  const { content, draftPage } = world;
  const heading = { type: "heading", props: { id: "h", text: "Too deep", level: 4 } };
  const entryId = await draftPage("a-warning", { title: "a".repeat(80), blocks: [heading] });
  unwrap(await content.publish({ entryId, by }));
  expect(await state(entryId)).toBe("published");
});

test("only what would be new is asked: a language that is shown already stays as it is", async () => {
  const { content, draftPage } = world;
  const target = await draftPage("will-vanish");
  unwrap(await content.publish({ entryId: target, by }));
  const blocks = [linkTo("/promotions/will-vanish")];
  const entryId = await draftPage("shown-before", { blocks });
  unwrap(await content.publish({ entryId, by }));
  unwrap(await content.unpublish({ entryId: target, by }));
  const german = { entryId, part: "de", basedOn: 0, by, data: words("schon-da") };
  unwrap(await content.saveDraft(german));
  unwrap(await content.publish({ entryId, by }));
  unwrap(
    await content.saveDraft({
      ...german,
      part: "en",
      basedOn: 1,
      data: { ...words("shown-before", "Anew"), blocks },
    }),
  );
  expect(await content.publish({ entryId, by })).toEqual(
    keptBack({ code: "link_dead", part: "en" }),
  );
});

test("a yes is refused when a page meanwhile leads nowhere, a no is not", async () => {
  const { content, draftPage } = world;
  const target = await draftPage("meanwhile-gone");
  unwrap(await content.publish({ entryId: target, by }));
  const entryId = await draftPage("looked-at", { blocks: [linkTo("/promotions/meanwhile-gone")] });
  const reviewId = uuidv7();
  unwrap(await content.askForReview({ reviewId, entryId, by }));
  unwrap(await content.unpublish({ entryId: target, by }));
  const answer = { reviewId, by: "cleo" };
  expect(await content.answerReview({ ...answer, approved: true })).toEqual(
    keptBack({ code: "link_dead", part: "en" }),
  );
  unwrap(await content.answerReview({ ...answer, approved: false }));
});

test("what was fit to be planned is shown at its moment, whatever happened to others", async () => {
  const { content, draftPage, time } = world;
  const target = await draftPage("gone-by-night");
  unwrap(await content.publish({ entryId: target, by }));
  const entryId = await draftPage("planned", { blocks: [linkTo("/promotions/gone-by-night")] });
  const dueAt = new Date(time.now.getTime() + 1_000);
  unwrap(await content.schedule({ scheduleId: uuidv7(), entryId, action: "publish", dueAt, by }));
  unwrap(await content.unpublish({ entryId: target, by }));
  time.now = dueAt;
  expect(await content.runDue()).toBe(1);
  expect(await state(entryId)).toBe("published");
});

test("blocks that would show nothing keep a page back; blocks themselves say which", async () => {
  const { database, draftPage } = world;
  const findUnfinished = () => [{ block: "b", type: "image", isKnown: true }];
  const content = createContent({ database, findUnfinished });
  const entryId = await draftPage("unfinished", { blocks: [linkTo("/verify")] });
  expect(await content.publish({ entryId, by })).toEqual(
    keptBack({ code: "block_unfinished", type: "image", block: "b", part: "en" }),
  );
});

test("a hundred publications at once wait for each other, and none for a connection", async () => {
  const { content, draftPage } = world;
  const entryIds = await Promise.all(
    Array.from({ length: 100 }, (_, at) => draftPage(`at-once-${at}`)),
  );
  const answers = await Promise.all(entryIds.map((entryId) => content.publish({ entryId, by })));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

test("the history says which versions others may point to", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("landmarks");
  for (const basedOn of [1, 2, 3, 4]) {
    const data = words("landmarks", `Version ${basedOn + 1}`);
    unwrap(await content.saveDraft({ entryId, part: "en", basedOn, by, data }));
  }
  unwrap(await content.publish({ entryId, parts: { common: 1, en: 2 }, by }));
  const key = { entryId, part: "en" };
  unwrap(await content.addComment({ ...key, commentId: uuidv7(), number: 3, text: "Hm.", by }));
  const parts = { common: 1, en: 4 };
  unwrap(await content.askForReview({ reviewId: uuidv7(), entryId, parts, by }));
  const history = await content.listVersions(key);
  expect(history.map(({ number, isLandmark }) => [number, isLandmark])).toEqual([
    [5, false],
    [4, true],
    [3, true],
    [2, true],
    [1, false],
  ]);
});
