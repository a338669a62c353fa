import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyChanges, buildSnapshot, lookAt, type Snapshot } from "../src/face.ts";
import { openEditingWorld, unwrap, words, type EditingWorld } from "./editing-world.ts";
import { watch } from "./watched-onlooker.ts";

let world: EditingWorld;
beforeAll(async () => {
  world = await openEditingWorld();
});
afterAll(() => world.drop());

const reader = watch().onlooker;

async function load(): Promise<Snapshot> {
  const published = await world.content.loadPublished("default");
  if (published === undefined) throw new Error("the bucket is missing");
  return buildSnapshot(published);
}

async function follow(snapshot: Snapshot): Promise<Snapshot> {
  const changes = await world.content.readChanges(snapshot.bucket, snapshot.sequence);
  if (changes === undefined) throw new Error("cannot be followed");
  return applyChanges(snapshot, changes);
}

test("a reader that follows the changes sees what a reader sees who loads everything", async () => {
  const { content, draft, draftPage } = world;
  let followed = await load();
  const keepsUp = async () => {
    followed = await follow(followed);
    expect(followed).toEqual(await load());
  };
  const section = await draft("section", { common: {}, en: { slug: "money", title: "Money" } });
  const article = await draft("content_page", {
    common: { pageType: "help", section },
    en: words("fees", "What it costs"),
  });
  const page = await draftPage("follow-me");
  for (const entryId of [section, article, page]) {
    unwrap(await content.publish({ entryId, by: "ada" }));
    await keepsUp();
  }
  expect(lookAt(followed, reader).pageByPath("/help/money/fees").outcome).toBe("page");

  unwrap(
    await content.saveDraft({
      entryId: section,
      part: "en",
      basedOn: 1,
      by: "ada",
      data: { slug: "payments", title: "Payments" },
    }),
  );
  unwrap(await content.publish({ entryId: section, by: "ada" }));
  unwrap(await content.saveRedirect({ bucket: "default", from: "/a", to: "/b", by: "ada" }));
  await keepsUp();
  expect(lookAt(followed, reader).pageByPath("/help/money/fees")).toEqual({
    outcome: "moved",
    to: "/help/payments/fees",
    permanent: true,
  });
  expect(lookAt(followed, reader).pageByPath("/help/money")).toMatchObject({
    to: "/help/payments",
  });
  expect(lookAt(followed, reader).pageByPath("/a")).toMatchObject({ to: "/b" });

  expect(await content.removeRedirect({ by: "ada", bucket: "default", from: "/a" })).toBe(true);
  unwrap(await content.unpublish({ entryId: page, by: "ada" }));
  await keepsUp();
  expect(lookAt(followed, reader).pageByPath("/promotions/follow-me").outcome).toBe("absent");
  expect(lookAt(followed, reader).pageByPath("/a").outcome).toBe("absent");
});

test("the address of before leads to the page until another page takes it", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("first-name");
  unwrap(await content.publish({ entryId, by: "ada" }));
  const renamed = { entryId, part: "en", basedOn: 1, by: "ada", data: words("second-name") };
  unwrap(await content.saveDraft(renamed));
  unwrap(await content.publish({ entryId, by: "ada" }));
  const find = async () => lookAt(await load(), reader).pageByPath("/promotions/first-name");
  expect(await find()).toEqual({
    outcome: "moved",
    to: "/promotions/second-name",
    permanent: true,
  });
  const heir = await draftPage("first-name");
  unwrap(await content.publish({ entryId: heir, by: "ben" }));
  expect(await find()).toMatchObject({ outcome: "page", page: { id: heir } });
});

test("a draft is previewed on top of what is published, without being published", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("previewed", { title: "Shown" });
  unwrap(await content.publish({ entryId, by: "ada" }));
  const newer = { entryId, part: "en", basedOn: 1, by: "ada", data: words("previewed", "Draft") };
  unwrap(await content.saveDraft(newer));
  const live = await load();
  const row = await content.readDraftRow(entryId);
  if (row === undefined) throw new Error("no draft");
  const preview = applyChanges(live, { sequence: live.sequence, rows: [row] });
  const titleIn = (snapshot: Snapshot) => {
    const answer = lookAt(snapshot, reader).pageByPath("/promotions/previewed");
    return answer.outcome === "page" && "title" in answer.page.words
      ? answer.page.words.title
      : answer;
  };
  expect([titleIn(preview), titleIn(live)]).toEqual(["Draft", "Shown"]);
  const first = await content.readDraftRow(entryId, { en: 1 });
  expect(first?.parts["en"]?.data["title"]).toBe("Shown");
});

test("an unknown bucket has no content, and a number never reached cannot be followed", async () => {
  expect(await world.content.loadPublished("heron")).toBeUndefined();
  expect(await world.content.readChanges("default", 1_000_000)).toBeUndefined();
  expect(await world.content.readDraftRow(uuidv7())).toBeUndefined();
});
