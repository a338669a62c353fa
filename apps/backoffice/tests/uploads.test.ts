import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { content, onePixel } from "./desk-world.ts";

const limit = 20 * 1024 * 1024;

let world: BackofficeWorld;
let cookie: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
});
afterAll(() => world.leave());

const about = "bucket=default&name=Red+point&folder=points&alt=A+red+point";
const upload = (
  file: Buffer,
  { query = about, type = "image/png", method = "POST" as const } = {},
) => world.send(method, `${content}/media?${query}`, { cookie, file, type });
const call = (method: "GET" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) =>
  world.call(method, `${content}/media${path}`, {
    cookie,
    ...(body === undefined ? {} : { body }),
  });

describe("a picture", () => {
  test("is uploaded as it is, found, described, shown, replaced and deleted", async () => {
    const query = about.replace("points", "one-point");
    const added = await upload(onePixel, { query });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      folder: "one-point",
      name: "Red point",
      mime: "image/png",
      width: 1,
      height: 1,
      alt: { en: "A red point" },
      writtenBy: "anna",
    });
    const { id, sha256 } = added.json;
    expect(added.json.src).toContain(`/media/${id}/red-point.${sha256.slice(0, 16)}.png`);

    const found = await call("GET", "?bucket=default&folder=one-point&search=RED");
    expect(found.json.total).toBe(1);
    expect(found.json.folders).toContainEqual({ folder: "one-point", count: 1 });
    const changed = await call("PATCH", `/${id}`, {
      alt: { en: "A red point", de: "Ein roter Punkt" },
      focalPoint: { x: 0.2, y: 0.8 },
    });
    expect(changed.json).toMatchObject({ name: "Red point", alt: { de: "Ein roter Punkt" } });
    expect(changed.json.focalPoint.x).toBeCloseTo(0.2);
    const silent = await call("PATCH", `/${id}`, { alt: { de: "Ein roter Punkt" } });
    expect([silent.status, silent.json.code]).toEqual([422, "alt_text_missing"]);

    const shown = await call("GET", `/${id}/picture?width=200`);
    expect(shown.headers["content-type"]).toBe("image/webp");
    const etag = String(shown.headers.etag);
    const again = await world.call("GET", `${content}/media/${id}/picture?width=200`, {
      cookie,
      headers: { "if-none-match": etag },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
    const replaced = await world.send("PUT", `${content}/media/${id}/file`, {
      cookie,
      file: whiteGif,
      type: "image/gif",
    });
    expect(replaced.status).toBe(200);
    expect(replaced.json.sha256).not.toBe(sha256);

    expect((await call("GET", `/${id}/usage`)).json).toEqual({ items: [] });
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("GET", `/${id}`)).status).toBe(404);
    const trail = await world.call("GET", `/services/backoffice/v1/audit?subject=${id}`, {
      cookie,
    });
    expect(trail.json.items).toMatchObject([
      { action: "content.media-removed", before: { name: "Red point" }, after: null },
      { action: "content.media-replaced", before: { sha256 }, facts: { bucket: "default" } },
      { action: "content.media-changed", after: { alt: { de: "Ein roter Punkt" } } },
      { action: "content.media-added", before: null, after: { sha256 } },
    ]);
  });

  test("that an entry shows is not deleted, and says where it is shown", async () => {
    const { id } = (await upload(onePixel)).json;
    const made = await world.call("POST", `${content}/entries`, {
      cookie,
      body: {
        bucket: "default",
        kind: "slide",
        parts: { common: { image: id }, en: { title: "A slide", label: "A slide" } },
      },
    });
    expect(made.status).toBe(201);
    const refused = await call("DELETE", `/${id}`);
    expect([refused.status, refused.json.code]).toEqual([409, "linked_from"]);
    expect(refused.json.links).toMatchObject([{ id: made.json.id, kind: "slide" }]);
    expect((await call("GET", `/${id}/usage`)).json.items).toHaveLength(1);
  });

  test.each([
    [
      "a page that says it is a picture",
      Buffer.from("<html><script>1</script>"),
      422,
      "media_type_unknown",
    ],
    ["nothing", Buffer.alloc(0), 422, "media_type_unknown"],
    ["half a picture", onePixel.subarray(0, 40), 422, "media_unreadable"],
  ])("%s is refused by its bytes", async (_, file, status, code) => {
    const answer = await upload(file);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test("a drawing is stored without what could run", async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" onload="alert(1)"><script>alert(2)</script><rect width="4" height="4" fill="red"/></svg>',
    );
    const { json } = await upload(drawing, { type: "image/svg+xml" });
    const { rows } = await world.admin.query(
      "SELECT convert_from(bytes, 'utf8') AS text FROM content.media_file WHERE sha256 = decode($1, 'hex')",
      [json.sha256],
    );
    expect(rows[0].text).toContain("<rect");
    expect(rows[0].text).not.toMatch(/script|onload|alert/);
    expect(createHash("sha256").update(rows[0].text).digest("hex")).toBe(json.sha256);
  });

  test.each([
    ["without words", "bucket=default&name=x", 400, "invalid_request"],
    ["with empty words", "bucket=default&name=x&alt=", 422, "alt_text_missing"],
    ["in a folder that climbs", "bucket=default&name=x&alt=y&folder=../x", 422, "invalid_media"],
    ["for a bucket that is none", "bucket=nowhere&name=x&alt=y", 404, "not_found"],
  ])("%s it is refused", async (_, query, status, code) => {
    const answer = await upload(onePixel, { query });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});

describe("how much a call takes", () => {
  const big = (bytes: number) => JSON.stringify({ note: "x".repeat(bytes - 11) });
  const put = (method: "POST" | "PUT", path: string, payload: string | Buffer, type: string) =>
    world.send(method, path, { cookie, file: Buffer.from(payload), type });
  const json = "application/json";

  test("20 MB of a file, and not a byte more", async () => {
    const full = Buffer.concat([onePixel, Buffer.alloc(limit - onePixel.length)]);
    expect((await upload(full)).status).not.toBe(413);
    const over = await upload(Buffer.concat([full, Buffer.alloc(1)]));
    expect([over.status, over.json.code]).toEqual([413, "too_large"]);
  });

  test("a megabyte of an entry, 20 of an import, 64 KB of anything else", async () => {
    const id = "018f0000-0000-7000-8000-000000000000";
    const statuses = async (method: "POST" | "PUT", path: string, max: number) => [
      (await put(method, path, big(max), json)).status,
      (await put(method, path, big(max + 1), json)).status,
    ];
    const mega = 1024 * 1024;
    expect(await statuses("POST", `${content}/entries`, mega)).toEqual([400, 413]);
    expect(await statuses("PUT", `${content}/entries/${id}/parts/en`, mega)).toEqual([400, 413]);
    expect(await statuses("POST", `${content}/buckets/default/import`, 20 * mega)).toEqual([
      400, 413,
    ]);
    const publish = `${content}/entries/${id}/publications`;
    expect(await statuses("POST", publish, 64 * 1024)).toEqual([400, 413]);
    const requests = "/services/backoffice/v1/staff-requests";
    expect(await statuses("POST", requests, 64 * 1024)).toEqual([400, 413]);
  });

  test("a file is no JSON, and JSON no file", async () => {
    const asFile = await put("POST", `${content}/entries`, onePixel, "image/png");
    expect([asFile.status, asFile.json.code]).toEqual([415, "unsupported_media_type"]);
    const asJson = await put("POST", `${content}/media?${about}`, "{}", json);
    expect([asJson.status, asJson.json.code]).toEqual([422, "media_type_unknown"]);
  });
});

/** One white pixel. */
const whiteGif = Buffer.from(
  "R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==",
  "base64",
);
