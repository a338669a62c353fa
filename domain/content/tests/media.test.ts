import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uuidv7 } from "@croupier/kit/ids";
import { openEditingWorld, unwrap, type EditingWorld } from "./editing-world.ts";

let world: EditingWorld;
beforeAll(async () => {
  world = await openEditingWorld();
});
afterAll(() => world.drop());

const words = { name: "River at dusk", folder: "slides/home", alt: { en: "A river at dusk" } };
const paint = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

async function add(change: Record<string, unknown> = {}) {
  const bytes = await paint("#123456");
  return world.content.addMedia({
    mediaId: uuidv7(),
    bucket: "default",
    by: "ada",
    bytes,
    ...words,
    ...change,
  });
}

test("an upload is kept in the database: what it is, what was said of it, and its bytes", async () => {
  const media = unwrap(await add({ focalPoint: { x: 0.25, y: 0.75 } }));
  expect(media).toMatchObject({
    ...words,
    bucket: "default",
    mime: "image/png",
    width: 90,
    height: 60,
    colour: "#183858",
    focalPoint: { x: 0.25, y: 0.75 },
    writtenBy: "ada",
    writtenAt: world.time.now,
  });
  const bytes = await world.content.readMediaFile(media.sha256);
  expect(
    createHash("sha256")
      .update(bytes ?? "")
      .digest("hex"),
  ).toBe(media.sha256);
  expect(await world.content.readMedia(media.mediaId)).toEqual(media);
  expect(world.announced.at(-1)?.bucket).toBe("default");
});

test("the same bytes are kept once", async () => {
  const bytes = await paint("#abcdef");
  const [one, two] = [unwrap(await add({ bytes })), unwrap(await add({ bytes }))];
  expect(one.sha256).toBe(two.sha256);
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM content.media_file WHERE sha256 = decode(${one.sha256}, 'hex')
  `.execute(world.database.db);
  expect(rows[0]?.count).toBe(1n);
});

test("what it shows has to be said in the language of the brand; other words are checked as well", async () => {
  const refusalOf = async (change: Record<string, unknown>) => {
    const answer = await add(change);
    return answer.ok ? undefined : answer.refusal;
  };
  for (const alt of [{}, { de: "Ein Fluss" }, { en: "  " }]) {
    expect(await refusalOf({ alt })).toEqual({ code: "alt_text_missing", language: "en" });
  }
  const wrong: [field: string, change: Record<string, unknown>][] = [
    ["name", { name: " " }],
    ["name", { name: "a\u202eb" }],
    ["folder", { folder: "../secrets" }],
    ["folder", { folder: "/slides" }],
    ["folder", { folder: "slides/" }],
    ["alt", { alt: { en: "x", klingonisch: "y" } }],
    ["alt.de", { alt: { en: "x", de: "y".repeat(301) } }],
    ["focalPoint", { focalPoint: { x: 1.5, y: 0 } }],
    ["focalPoint", { focalPoint: { x: Number.NaN, y: 0 } }],
  ];
  for (const [field, change] of wrong) {
    expect(await refusalOf(change)).toMatchObject({ code: "invalid_media", errors: [{ field }] });
  }
  expect(await refusalOf({ bucket: "nowhere" })).toEqual({ code: "not_found" });
  expect(await refusalOf({ bytes: Buffer.from("no picture") })).toEqual({
    code: "media_type_unknown",
  });
});

test("an id is given once, also to ten at the same moment", async () => {
  const mediaId = uuidv7();
  const answers = await Promise.all(Array.from({ length: 10 }, () => add({ mediaId })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) {
    if (!answer.ok) expect(answer.refusal).toEqual({ code: "media_exists" });
  }
});

test("words change, what is not named stays, and everybody who holds pages is told", async () => {
  const { content, announced } = world;
  const { mediaId, sha256 } = unwrap(await add());
  const before = announced.length;
  const change = { mediaId, by: "ben" };
  unwrap(await content.changeMedia({ ...change, name: "Dusk", folder: "" }));
  unwrap(await content.changeMedia({ ...change, focalPoint: { x: 0, y: 1 } }));
  expect(announced).toHaveLength(before + 2);
  expect(await content.readMedia(mediaId)).toMatchObject({
    name: "Dusk",
    folder: "",
    alt: words.alt,
    focalPoint: { x: 0, y: 1 },
    sha256,
    writtenBy: "ben",
  });
  expect(await content.changeMedia({ ...change, alt: { es: "Un río" } })).toMatchObject({
    refusal: { code: "alt_text_missing" },
  });
  expect(await content.changeMedia({ mediaId: uuidv7(), by: "ben" })).toMatchObject({
    refusal: { code: "not_found" },
  });
  const { rows } = await sql<{ subject: string }>`
    SELECT subject FROM content.change WHERE what = 'media' ORDER BY sequence DESC LIMIT 1
  `.execute(world.database.db);
  expect(rows[0]?.subject).toBe(mediaId);
});

test("a new file takes the place of the old under the same id", async () => {
  const { content } = world;
  const before = unwrap(await add());
  const { mediaId } = before;
  const bytes = await sharp(await paint("#fedcba"))
    .resize(30, 30)
    .webp()
    .toBuffer();
  unwrap(await content.replaceMediaFile({ mediaId, bytes, by: "ben" }));
  const after = await content.readMedia(mediaId);
  expect(after).toMatchObject({ ...words, mime: "image/webp", width: 30, height: 30 });
  expect(after?.sha256).not.toBe(before.sha256);
  const broken = await content.replaceMediaFile({ mediaId, bytes: Buffer.from("<"), by: "ben" });
  expect(broken).toMatchObject({ refusal: { code: "media_type_unknown" } });
});

test("a picture that a page shows is not deleted, and the answer names the page", async () => {
  const { content, draftPage } = world;
  const { mediaId } = unwrap(await add());
  const block = { type: "image", props: { id: "image-1", media: mediaId } };
  const entryId = await draftPage("with-a-picture", { blocks: [block] });
  expect(await content.findMediaUsage(mediaId)).toMatchObject([{ entryId, part: "en" }]);
  expect(await content.deleteMedia({ mediaId, by: "ada" })).toMatchObject({
    refusal: { code: "linked_from", links: [{ entryId }] },
  });

  unwrap(await content.softDelete({ entryId, by: "ada" }));
  unwrap(await content.deleteMedia({ mediaId, by: "ada" }));
  expect(await content.readMedia(mediaId)).toBeUndefined();
  expect(await content.deleteMedia({ mediaId, by: "ada" })).toMatchObject({
    refusal: { code: "not_found" },
  });
  expect(await add({ mediaId })).toMatchObject({ refusal: { code: "media_exists" } });
});

test("the desk finds pictures by folder and by what is said of them", async () => {
  const { content } = world;
  const folder = "found/here";
  const { mediaId } = unwrap(
    await add({ folder, name: "Kestrel", alt: { en: "A hovering bird" } }),
  );
  const { mediaId: second } = unwrap(await add({ folder, name: "Merlin" }));
  const ids = async (question: { folder?: string; search?: string }) =>
    (await content.listMedia({ bucket: "default", ...question })).items.map(
      ({ mediaId }) => mediaId,
    );
  expect(await ids({ folder })).toEqual([mediaId, second]);
  expect(await ids({ search: "HOVERING" })).toEqual([mediaId]);
  expect(await ids({ folder, search: "%" })).toEqual([]);
  expect(await content.listMedia({ bucket: "marlin" })).toEqual({ items: [], total: 0 });
  expect(await content.listMediaFolders("default")).toContainEqual({ folder, count: 2 });
});

test("F6: no address inside an upload is ever asked for", async () => {
  const hits: (string | undefined)[] = [];
  const canaries = await Promise.all(
    ["127.0.0.1", "::1"].map((host) => {
      const server = createServer((request, response) => {
        hits.push(request.url);
        response.end();
      });
      return new Promise<typeof server>((resolve) => {
        server.listen(0, host, () => resolve(server));
      });
    }),
  );
  try {
    for (const [at, canary] of canaries.entries()) {
      const { port } = canary.address() as AddressInfo;
      const hosts =
        at === 1 ? ["[::1]"] : "127.0.0.1 2130706433 0177.0.0.1 0x7f.1 localhost".split(" ");
      for (const host of hosts) {
        const url = `http://${host}:${port}/canary`;
        const drawing =
          `<?xml-stylesheet href="${url}.css"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">` +
          `<style>@import "${url}.css";</style><image href="${url}.png" width="9" height="9"/>` +
          `<use href="${url}.svg#a"/><rect width="9" height="9" fill="url(${url}.svg#a)"/>` +
          `<foreignObject><img src="${url}.png"/></foreignObject></svg>`;
        const { sha256 } = unwrap(await add({ bytes: Buffer.from(drawing) }));
        expect((await world.content.readMediaFile(sha256))?.toString()).not.toContain("canary");
        const entity = drawing.replace("<svg", `<!DOCTYPE svg SYSTEM "${url}.dtd"><svg`);
        unwrap(await add({ bytes: Buffer.from(entity) }));
        const declared = drawing.replace("<svg", `<!DOCTYPE a [<!ENTITY b SYSTEM "${url}">]><svg`);
        expect((await add({ bytes: Buffer.from(declared) })).ok).toBe(false);
      }
    }
    expect(hits).toEqual([]);
    // That they do hear, whoever asks.
    for (const canary of canaries) {
      const { address, port } = canary.address() as AddressInfo;
      await fetch(`http://${address === "::1" ? "[::1]" : address}:${port}/heard`);
    }
    expect(hits).toEqual(["/heard", "/heard"]);
  } finally {
    for (const canary of canaries) canary.close();
  }
});
