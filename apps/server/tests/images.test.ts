import { createHash } from "node:crypto";
import fileSystem from "node:fs/promises";
import { Agent, createServer, request as httpRequest } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problem } from "@croupier/contracts";
import { createContent } from "@croupier/content";
import type { StoredMedia } from "@croupier/content";
import { uuidv7 } from "@croupier/kit/ids";
import { imageUrl } from "@croupier/kit/image-url";
import { mediaPath } from "@croupier/kit/media-path";
import { hostileImagePaths } from "./hostile-image-paths.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

/** Every file that the process under test opens to read, while it serves. */
const readFiles: string[] = [];
const real = { readFile: fileSystem.readFile, open: fileSystem.open };

const note = (path: unknown): void => void readFiles.push(String(path));
const noting = {
  readFile: (...given: Parameters<typeof real.readFile>) => (
    note(given[0]),
    real.readFile(...given)
  ),
  open: (...given: Parameters<typeof real.open>) => (note(given[0]), real.open(...given)),
};

/** Whoever imported them calls these from now on. */
function readWith(readers: object): void {
  Object.assign(fileSystem, readers);
  syncBuiltinESMExports();
}

/** As many as one has time for; the row asks for 5,000. */
const pathsCount = Number(process.env["HOSTILE_IMAGE_PATHS"] ?? 1_500);

let served: Served;
let folder: string;
let content: ReturnType<typeof createContent>;
beforeAll(async () => {
  readWith(noting);
  folder = mkdtempSync(join(tmpdir(), "croupier-images-test-"));
  served = await serve((config) => ({ ...config, images: { folder, cacheBytesMax: 10_000_000 } }));
  content = createContent({ database: served.fresh.database });
});
afterAll(async () => {
  readWith(real);
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

async function add(bytes: Buffer, name = "River at dusk"): Promise<StoredMedia> {
  const added = await content.addMedia({
    mediaId: uuidv7(),
    bucket: "default",
    folder: "",
    name,
    alt: { en: name },
    bytes,
    by: "ada",
  });
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value;
}

const paint = (background: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
const pathOf = (media: StoredMedia) => mediaPath({ ...media, id: media.mediaId });

function get(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(served.url + url, { headers, method });
}

/** Sent byte by byte as written: no client of ours may tidy it up first. */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
function getAsWritten(path: string): Promise<{ status: number; body: string; type: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: "localhost", port: served.port, path, agent }, (answer) => {
      let body = "";
      answer.setEncoding("latin1").on("data", (chunk: string) => (body += chunk));
      answer.on("end", () => {
        const type = answer.headers["content-type"] ?? "";
        resolve({ status: answer.statusCode ?? 0, body, type });
      });
    });
    asked.on("error", reject).end();
  });
}

describe("a picture is served in the form and the size that was asked for", () => {
  test("[S9.12] AVIF or WebP by what the browser takes, at `/assets/_next/static/images/w…/q75/…`", async () => {
    const media = await add(await paint("#336699"));
    const url = imageUrl({ path: pathOf(media), width: 480 });
    expect(url).toBe(`/assets/_next/static/images/w480/q75/${encodeURIComponent(pathOf(media))}`);
    for (const [accept, type, format] of [
      ["image/avif,image/webp,*/*", "image/avif", "heif"],
      ["image/webp,*/*", "image/webp", "webp"],
      ["*/*", "image/png", "png"],
    ] as const) {
      const answer = await get(url, { accept });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("vary")).toBe("accept");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const drawn = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(drawn).metadata()).toMatchObject({ format, width: 480, height: 240 });
      const again = await get(url, { accept, "if-none-match": answer.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
      const head = await get(url, { accept }, "HEAD");
      expect(head.headers.get("content-length")).toBe(String(drawn.length));
    }
    expect(readdirSync(folder).filter((name) => name.startsWith(media.sha256))).toHaveLength(3);
  });

  test("never larger than it is", async () => {
    const media = await add(await paint("#663399"));
    const answer = await get(imageUrl({ path: pathOf(media), width: 1920 }));
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(800);
  });

  test("of a picture that was replaced an old address shows the new one, and is not kept", async () => {
    const media = await add(await paint("#112233"));
    const old = imageUrl({ path: pathOf(media), width: 160 });
    await (await get(old)).arrayBuffer();
    const bytes = await paint("#ddeeff");
    await content.replaceMediaFile({ mediaId: media.mediaId, bytes, by: "ada" });
    const now = await content.readMedia(media.mediaId);
    const fresh = await get(imageUrl({ path: pathOf(now ?? media), width: 160 }));
    expect(fresh.headers.get("cache-control")).toContain("immutable");
    const stale = await get(old);
    expect(stale.headers.get("cache-control")).toBe("public, no-cache");
    expect(Buffer.from(await stale.arrayBuffer())).toEqual(Buffer.from(await fresh.arrayBuffer()));
  });

  test("a drawing is sent as it is, and can do nothing when it is opened", async () => {
    const media = await add(
      Buffer.from(
        '<svg viewBox="0 0 40 20" onload="x()"><circle r="9"/><script>x()</script></svg>',
      ),
      "Mark",
    );
    const answer = await get(imageUrl({ path: pathOf(media), width: 160 }), {
      accept: "image/avif",
    });
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>',
    );
  });
});

describe("what is asked for wrongly gets a clear problem that nobody keeps", () => {
  test.each([
    ["a width we do not make", "w641/q75/%2Fmedia%2Fx.png", 400, "invalid_request"],
    ["a quality we do not make", "w640/q76/%2Fmedia%2Fx.png", 400, "invalid_request"],
    ["a path that was encoded twice", "w640/q75/%252Fmedia%252Fx.png", 400, "invalid_request"],
    ["a picture that is not there", "w640/q75/%2Fbrands%2Fx.png", 404, "not_found"],
    [
      "an id nobody has",
      `w640/q75/${encodeURIComponent("/media/0199f0a0-0000-7000-8000-000000000000/x.png")}`,
      404,
      "not_found",
    ],
  ])("%s", async (_name, rest, status, code) => {
    const answer = await get(`/assets/_next/static/images/${rest}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(problem.parse(await answer.json()).code).toBe(code);
  });

  test("F7: bytes in the database that no upload let in are not unpacked", async () => {
    const { pool } = served.fresh.database;
    const media = await add(await paint("#123456"));
    const wide = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: "#000000" },
    })
      .png()
      .toBuffer();
    const bombs = [
      [wide, 413],
      [Buffer.from("GIF89a\xff\xff\xff\xff\x80\0\0", "latin1"), 404],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'), 413],
      [Buffer.from("no picture at all"), 404],
    ] as const;
    for (const [bytes, status] of bombs) {
      const sha256 = createHash("sha256").update(bytes).digest();
      await pool.query("INSERT INTO content.media_file VALUES ($1, $2)", [sha256, bytes]);
      await pool.query("UPDATE content.media SET sha256 = $1 WHERE media_id = $2", [
        sha256,
        media.mediaId,
      ]);
      const before = process.memoryUsage().rss;
      const path = pathOf({ ...media, sha256: sha256.toString("hex") });
      const answer = await get(imageUrl({ path, width: 640 }));
      expect(answer.status).toBe(status);
      problem.parse(await answer.json());
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    }
  });
});

describe("F6 and F7: no path leads out of the store, and none to another machine", () => {
  test(
    `${pathsCount} hostile paths read nothing and ask nobody`,
    { timeout: 120_000 },
    async () => {
      const hits: (string | undefined)[] = [];
      const canary = createServer((request, response) => {
        hits.push(request.url);
        response.end("canary");
      });
      await new Promise<void>((resolve) => void canary.listen(0, "::", resolve));
      const { port } = canary.address() as AddressInfo;
      readFiles.length = 0;

      const paths = hostileImagePaths(pathsCount, port);
      expect(new Set(paths).size).toBe(pathsCount);
      const waiting = [...paths];
      const statuses = new Set<number>();
      const ask = async (): Promise<void> => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          const { status, body, type } = await getAsWritten(`/assets/_next/static/images/${path}`);
          statuses.add(status);
          expect([path, type]).toEqual([path, "application/problem+json; charset=utf-8"]);
          expect(body).not.toMatch(/root:|"workspaces"|PG_VERSION|canary/);
        }
      };
      await Promise.all(Array.from({ length: 8 }, ask));
      expect([...statuses].sort()).toEqual([400, 404]);
      expect(readFiles).toEqual([]);
      expect(hits).toEqual([]);

      // That reads and calls would have been seen.
      const media = await add(await paint("#445566"));
      await (await get(imageUrl({ path: pathOf(media), width: 160 }))).arrayBuffer();
      expect(readFiles).toEqual([expect.stringContaining(folder)]);
      await fetch(`http://127.0.0.1:${port}/heard`);
      expect(hits).toEqual(["/heard"]);
      canary.close();
      agent.destroy();
    },
  );
});
