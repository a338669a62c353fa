import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildSnapshot, lookAt } from "../src/face.ts";
import { openEditingWorld, unwrap, words, type EditingWorld } from "./editing-world.ts";
import { watch } from "./watched-onlooker.ts";

let world: EditingWorld;
beforeEach(async () => {
  world = await openEditingWorld();
});
afterEach(() => world.drop());

const file = (change: object) => ({
  format: "croupier-content",
  schemaVersion: 2,
  entries: [],
  ...change,
});
const page = (id: string, slug: string) => ({
  id,
  kind: "content_page",
  common: { pageType: "promotion" },
  languages: { en: words(slug) },
});
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#204060" } })
    .webp()
    .toBuffer();

test("what is exported and imported into another house is exported there the same", async () => {
  const { content, draftPage } = world;
  const published = await draftPage("published");
  unwrap(await content.publish({ entryId: published, by: "ada" }));
  const newer = { entryId: published, part: "en", basedOn: 1, by: "ada" };
  unwrap(await content.saveDraft({ ...newer, data: words("published", "Not yet shown") }));
  unwrap(await content.saveDraft({ ...newer, part: "de", basedOn: 0, data: words("published") }));
  await draftPage("a-draft");
  const gone = await draftPage("deleted");
  unwrap(await content.softDelete({ entryId: gone, by: "ada" }));
  unwrap(await content.saveRedirect({ bucket: "default", from: "/old", to: "/new", by: "ada" }));
  const media = {
    id: uuidv7(),
    name: "Water",
    folder: "art",
    alt: { en: "Water" },
    focalPoint: { x: 0.25, y: 0.75 },
    bytes: (await picture()).toString("base64"),
  };
  const by = "ada";
  unwrap(await content.importBucket({ bucket: "default", by, file: file({ media: [media] }) }));

  const exported = await content.exportBucket("default");
  expect(exported.entries).toHaveLength(2);
  expect(exported.media).toEqual([media]);
  expect(exported.entries.find(({ id }) => id === published)?.drafts).toMatchObject({
    en: { title: "Not yet shown" },
    de: { title: "published" },
  });

  const other = await openEditingWorld();
  try {
    unwrap(await other.content.importBucket({ bucket: "default", file: exported, by: "ben" }));
    expect(JSON.stringify(await other.content.exportBucket("default"))).toBe(
      JSON.stringify(exported),
    );
    const again = { bucket: "default", file: exported, by: "ben" };
    expect(unwrap(await other.content.importBucket(again))).toEqual({ entries: 2, versions: 0 });
    const shown = await other.content.loadPublished("default");
    expect(shown?.rows.map(({ what }) => what).sort()).toEqual(["entry", "media", "redirect"]);
  } finally {
    await other.drop();
  }
});

test("an import adds to the history of what is there, and announces what changed once", async () => {
  const { content, draftPage, announced } = world;
  const entryId = await draftPage("grows", { title: "Here" });
  unwrap(await content.publish({ entryId, by: "ada" }));
  const before = announced.length;
  const entry = { ...page(entryId, "grows"), languages: { en: words("grows", "From elsewhere") } };
  unwrap(
    await content.importBucket({ bucket: "default", file: file({ entries: [entry] }), by: "ben" }),
  );
  expect(announced).toHaveLength(before + 1);
  const history = await content.listVersions({ entryId, part: "en" });
  expect(history.map(({ number, writtenBy }) => [number, writtenBy])).toEqual([
    [2, "ben"],
    [1, "ada"],
  ]);
  expect((await content.readEntry(entryId))?.parts["en"]?.publishedNumber).toBe(2);
});

test("data of an older schema are brought forward on their way in", async () => {
  const { content } = world;
  const id = uuidv7();
  const filter = { notIn: { countrySubdivision: { US: ["NJ"] } } };
  const common = { pageType: "promotion", geoTargetingFilter: filter };
  const old = file({ schemaVersion: 1, entries: [{ ...page(id, "from-before"), common }] });
  unwrap(await content.importBucket({ bucket: "default", file: old, by: "ada" }));
  expect((await content.readEntry(id))?.parts["common"]?.newest.data).toMatchObject({
    gates: { geoTargetingFilter: filter },
  });
});

test("a file that is refused leaves nothing behind, and every fault is named", async () => {
  const { content } = world;
  const [one, other] = [uuidv7(), uuidv7()];
  const importing = (entries: unknown[], bucket = "default") =>
    content.importBucket({ bucket, file: file({ entries }), by: "ada" });

  const faulty = { ...page(other, "b"), languages: { en: { title: 5 } } };
  expect(await importing([page(one, "all"), faulty])).toMatchObject({
    refusal: {
      code: "import_unreadable",
      errors: [
        { field: `${other}.en.title` },
        { field: `${other}.en.blocks` },
        { field: `${other}.en.slug` },
        { field: `${one}.en.slug`, code: "slug_reserved" },
      ],
    },
  });
  expect(await importing([page(one, "same"), page(other, "same")])).toMatchObject({
    refusal: { code: "slug_taken", entryId: one },
  });
  const noPicture = { id: one, name: "x", folder: "", alt: {}, focalPoint: { x: 0, y: 0 } };
  const fake = file({ media: [{ ...noPicture, bytes: btoa("<html><script>1</script>") }] });
  expect(await content.importBucket({ bucket: "default", file: fake, by: "ada" })).toMatchObject({
    refusal: { code: "import_unreadable", errors: [{ field: `${one}.bytes` }] },
  });
  expect(await importing([], "heron")).toMatchObject({ refusal: { code: "not_found" } });
  expect(await content.importBucket({ bucket: "default", file: "x", by: "ada" })).toMatchObject({
    refusal: { code: "import_unreadable" },
  });
  expect((await content.listEntries({ bucket: "default" })).total).toBe(0);

  unwrap(await importing([page(one, "mine")]));
  expect(await importing([page(one, "mine")], "marlin")).toEqual({
    ok: false,
    refusal: { code: "entry_elsewhere", entryId: one },
  });
});

test("the demo is sown once, with its pictures, and what is edited afterwards stays", async () => {
  const { content, database } = world;
  const folder = await mkdtemp(join(tmpdir(), "croupier-demo-"));
  try {
    const [id, mediaId] = [uuidv7(), uuidv7()];
    await mkdir(join(folder, "default/content_page"), { recursive: true });
    await mkdir(join(folder, "default/media"));
    const write = (name: string, value: unknown) =>
      writeFile(join(folder, "default", name), JSON.stringify(value));
    await write("content_page/sown.json", page(id, "sown"));
    const record = {
      name: "Water",
      folder: "art",
      alt: { en: "Water" },
      focalPoint: { x: 0.5, y: 0.5 },
    };
    await write(`media/${mediaId}.json`, { id: mediaId, file: "water.webp", ...record });
    await write(`media/later.json`, { id: uuidv7(), file: "not-painted-yet.webp", ...record });
    await writeFile(join(folder, "default/media/water.webp"), await picture());

    await content.sowDemo(folder);
    const published = await content.loadPublished("default");
    expect(published?.rows).toEqual([
      expect.objectContaining({ what: "entry", id }),
      {
        what: "media",
        media: expect.objectContaining({
          id: mediaId,
          mime: "image/webp",
          width: 40,
          height: 30,
          colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
        }),
      },
    ]);
    unwrap(await content.unpublish({ entryId: id, by: "ada" }));
    await content.sowDemo(folder);
    expect((await content.readEntry(id))?.parts["en"]?.state).toBe("draft");
    const files = await sql`SELECT FROM content.media_file`.execute(database.db);
    expect(files.rows).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("the content that ships with the house is sown whole", async () => {
  const folder = join(import.meta.dirname, "../../../database/demo/content");
  await world.content.sowDemo(folder);
  for (const bucket of ["default", "marlin"]) {
    const { total } = await world.content.listEntries({ bucket, pageSize: 1 });
    expect(total, bucket).toBeGreaterThan(5);
  }
  const published = await world.content.loadPublished("default");
  if (published === undefined) throw new Error("the bucket is missing");
  const menus = lookAt(buildSnapshot(published), watch({ language: "de" }).onlooker).menus();
  expect(menus.bottomBar.length).toBeGreaterThan(5);
  expect(menus.channelMenu.primary.length).toBeGreaterThan(5);
  expect(menus.channelMenu.secondary.length).toBeGreaterThan(0);
  expect(menus.accountMenu[0]?.props).toMatchObject({ text: "Übersicht", link: "/account" });
  expect(menus.footer.filter(({ props }) => props.parentLink === undefined).length).toBeGreaterThan(
    3,
  );
  // All are written; those that can be played are shown.
  const pages = join(folder, "default/casino_game_page");
  const texts = await Promise.all(
    (await readdir(pages)).map((file) => readFile(join(pages, file), "utf8")),
  );
  const drafts = texts.filter((text) => text.includes('"published": false')).length;
  const games = { bucket: "default", kind: "casino_game_page" } as const;
  expect((await world.content.listEntries({ ...games, state: "draft" })).total).toBe(drafts);
});
