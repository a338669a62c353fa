import { request } from "node:http";
import { crc32, deflateSync } from "node:zlib";
import { problem } from "@croupier/contracts";
import { createReviewDesk } from "@croupier/players";
import type { Person } from "@croupier/tools/people";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let cleo: Person;
let cyril: Person;
beforeAll(async () => {
  served = await serve();
  cleo = await joined(served, "cleo");
  cyril = await joined(served, "cyril");
});
afterAll(() => served.close());

const base = "/services/profile-profiling/v1/document-verification/profile";

async function ask({ id }: Person): Promise<void> {
  const { pool } = served.fresh.database;
  await pool.query(
    `INSERT INTO players.document (player_id, document_type, brand, status, since)
     VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'REQUESTED', now())
     ON CONFLICT (player_id, document_type) DO UPDATE SET
       status = 'REQUESTED', answer_due_at = NULL, reason = NULL, submission_id = NULL`,
    [id],
  );
}

const send = (
  { id, cookie }: Person,
  bytes: Buffer,
  { type = "image/jpeg", kind = "PASSPORT", session = id, side = "FRONT" } = {},
): Promise<Response> =>
  fetch(`${served.url}${base}/${session}/documents/ID_DOCUMENT/files?kind=${kind}&side=${side}`, {
    method: "POST",
    headers: { cookie, origin: served.url, "content-type": type },
    body: new Uint8Array(bytes),
  });

const filesOf = async ({ id }: Person) => {
  const { rows } = await served.fresh.database.pool.query<{ mime: string; sealed: string }>(
    "SELECT mime, sealed FROM players.document_file WHERE player_id = $1",
    [id],
  );
  return rows;
};

async function openAsStaff({ id }: Person): Promise<Buffer> {
  const desk = createReviewDesk({
    database: served.fresh.database,
    keyring: served.config.keyring,
    queueLetter: async () => {},
    brandNameOf: async () => "Kingfisher",
    record: async () => {},
  });
  const found = await desk.read({ playerId: id, documentType: "ID_DOCUMENT" });
  const fileId = found?.files[0]?.fileId ?? "";
  const opened = await desk.open({ playerId: id, fileId, staffId: fileId, seenAs: "file" });
  return opened?.bytes ?? Buffer.alloc(0);
}

const photo = (width = 1_200, height = 800) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#7a8a9a",
      noise: { type: "gaussian", mean: 120, sigma: 30 },
    },
  });

const paper = (inside = "", after = "") =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R ${inside}>>\nendobj\n` +
      `2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n${after}`,
    "latin1",
  );

/** An object stream, in which names of a PDF may hide. */
function packed(inside: string, damage = (stream: Buffer) => stream, type = "ObjStm"): Buffer {
  const stream = damage(deflateSync(Buffer.from(inside)));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/${type}/N 1/Filter/FlateDecode>>\nstream\n`),
    stream,
    Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}

const emptyArchive = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);

/** [what it is, its bytes, what is said to it] */
const hostile: readonly (readonly [string, () => Buffer | Promise<Buffer>, string])[] = [
  ["nothing at all", () => Buffer.alloc(0), "document_file_type"],
  ["a page", () => Buffer.from("<!doctype html><script>x()</script>"), "document_file_type"],
  ["a drawing", () => Buffer.from("<svg xmlns='a' onload='x()'/>"), "document_file_type"],
  ["a program", () => Buffer.from("MZ\x90\0 this is no photo", "latin1"), "document_file_type"],
  ["an archive", () => emptyArchive, "document_file_type"],
  ["another picture", () => photo().webp().toBuffer(), "document_file_type"],
  ["a moving picture", () => photo(600, 400).gif().toBuffer(), "document_file_type"],
  [
    "a moving picture that is a program too",
    async () => Buffer.concat([await photo(600, 400).gif().toBuffer(), emptyArchive]),
    "document_file_type",
  ],
  [
    "the head of a photo and no more",
    () => Buffer.from("\xff\xd8\xff\xe0 no pixels", "latin1"),
    "document_unreadable",
  ],
  [
    "half a photo",
    async () => {
      const whole = await photo().jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    "document_unreadable",
  ],
  ["a bomb of a few kilobytes", () => bomb(30_000, 30_000), "document_too_large"],
  ["a bomb of one line", () => bomb(60_000_000, 1), "document_too_large"],
  ["a stamp", () => photo(300, 200).jpeg().toBuffer(), "document_too_small"],
  [
    "a photo with a page behind it",
    async () =>
      Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from("<script>x()</script>")]),
    "document_unsafe",
  ],
  [
    "a photo with a page in its comment",
    async () => {
      const whole = await photo().jpeg().toBuffer();
      const words = Buffer.from("<html ><script >x()</script></html>");
      const head = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
      return Buffer.concat([whole.subarray(0, 2), head, words, whole.subarray(2)]);
    },
    "document_unsafe",
  ],
  [
    "a photo that is an archive too",
    async () => Buffer.concat([await photo().png().toBuffer(), emptyArchive]),
    "document_unsafe",
  ],
  [
    "a photo that is a PDF too",
    async () => {
      const whole = await photo().jpeg().toBuffer();
      const words = Buffer.from("%PDF-1.7");
      const head = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
      return Buffer.concat([whole.subarray(0, 2), head, words, whole.subarray(2)]);
    },
    "document_unsafe",
  ],
  ["a PDF with a script", () => paper("/OpenAction<</S/JavaScript/JS(x())>>"), "document_unsafe"],
  ["a PDF that spells it otherwise", () => paper("/A<</S/J#61vaScript>>"), "document_unsafe"],
  ["a PDF that hides it in a stream", () => packed("<</S/JavaScript>>"), "document_unsafe"],
  [
    "a PDF that hides the stream as well",
    () => packed("<</S/JavaScript>>", undefined, "Obj#53tm"),
    "document_unsafe",
  ],
  [
    "a PDF that packs it in another way",
    () => packed("<</S/JavaScript>>", (stream) => Buffer.from(stream.toString("hex"))),
    "document_unreadable",
  ],
  ["a PDF that starts a program", () => paper("/AA<</O<</S/Launch>>>>"), "document_unsafe"],
  ["a PDF that carries a file", () => paper("/Names<</EmbeddedFiles 3 0 R>>"), "document_unsafe"],
  ["a PDF nobody can read", () => paper("/Encrypt 3 0 R"), "document_unsafe"],
  ["a PDF that grows without end", () => packed("x".repeat(60_000_000)), "document_unsafe"],
  [
    "a PDF that hides it behind a wrong checksum",
    () => packed("<</S/JavaScript>>", (stream) => stream.fill(0, stream.length - 4)),
    "document_unsafe",
  ],
  [
    "a PDF that hides it in a stream that breaks off",
    () => packed("<</S/JavaScript>>", (stream) => stream.fill(255, 2, 4)),
    "document_unreadable",
  ],
  [
    "a PDF of one number without end",
    () => Buffer.from(`%PDF-1.7\n${"1".repeat(9_000_000)}\n%%EOF\n`),
    "document_unreadable",
  ],
  [
    "a PDF of nothing but streams of objects",
    () => paper(`${"/ObjStm ".repeat(1_200_000)}stream\nx\nendstream`),
    "document_unsafe",
  ],
  ["a PDF that spells everything", () => paper("#41".repeat(3_000_000)), "document_unsafe"],
  ["a PDF with something behind it", () => paper("", "MZ program"), "document_unreadable"],
  ["a PDF that is an archive too", () => Buffer.concat([paper(), emptyArchive]), "document_unsafe"],
  ["a PDF without an end", () => Buffer.from("%PDF-1.7\n1 0 obj"), "document_unreadable"],
];

describe("F8: what is no document is refused, and nothing of it is kept", () => {
  test.each(hostile)("%s", async (_name, make, code) => {
    await ask(cleo);
    const answer = await send(cleo, await make());
    expect(problem.parse(await answer.json())).toMatchObject({ code });
    expect(answer.status).toBe(422);
    expect(await filesOf(cleo)).toEqual([]);
  });

  test("ten megabytes and one more byte are not read at all", async () => {
    await ask(cleo);
    const answer = await send(cleo, Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(answer.status).toBe(413);
    // Elsewhere 64 KB are too many still.
    const other = await fetch(`${served.url}/services/identity/v1/sessions`, {
      method: "POST",
      headers: { origin: served.url, "content-type": "application/json" },
      body: JSON.stringify({ login: "x".repeat(70_000), password: "y" }),
    });
    expect(other.status).toBe(413);
  });
});

describe("F8: what is said about a file leads nowhere", () => {
  test.each([
    ["a kind that is a path", "ID_DOCUMENT", "../../etc/passwd", "document_side_not_taken"],
    ["a kind that every object has", "ID_DOCUMENT", "constructor", "document_side_not_taken"],
    ["a type that is a path", "..%2f..%2fetc%2fpasswd", "PASSPORT", "not_found"],
    ["a type that every object has", "__proto__", "PASSPORT", "not_found"],
  ])("%s", async (_name, type, kind, code) => {
    await ask(cleo);
    const query = new URLSearchParams({ kind });
    const answer = await fetch(`${served.url}${base}/${cleo.id}/documents/${type}/files?${query}`, {
      method: "POST",
      headers: {
        cookie: cleo.cookie,
        origin: served.url,
        "content-type": "image/jpeg",
        "content-disposition": 'attachment; filename="../../etc/cron.d/x"',
      },
      body: new Uint8Array(await photo().jpeg().toBuffer()),
    });
    expect(problem.parse(await answer.json()).code).toBe(code);
    expect(await filesOf(cleo)).toEqual([]);
  });

  test("three that are on their way keep a fourth of the same player waiting, and nobody else", async () => {
    const [dora, dirk] = [await joined(served, "dora"), await joined(served, "dirk")];
    await ask(dora);
    await ask(dirk);
    const path = `${base}/${dora.id}/documents/ID_DOCUMENT/files?kind=PASSPORT`;
    const headers = {
      cookie: dora.cookie,
      origin: served.url,
      "content-type": "image/jpeg",
      "content-length": "1000000",
    };
    // Begun and never ended, as a telephone in a tunnel does.
    const begun = [1, 2, 3].map(() => {
      const asked = request(served.url + path, { method: "POST", headers });
      asked.on("error", () => {});
      asked.write(Buffer.from("\xff\xd8\xff\xe0 the first of many", "latin1"));
      return asked;
    });
    const bytes = await photo().jpeg().toBuffer();
    await expect.poll(async () => (await send(dora, bytes)).status).toBe(429);
    expect((await send(dirk, bytes)).status).toBe(201);
    for (const one of begun) one.destroy();
    await ask(dora);
    await expect.poll(async () => (await send(dora, bytes)).status).toBe(201);
  });

  test("of ten gigabytes that are announced, none is waited for", async () => {
    await ask(cleo);
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const path = `${base}/${cleo.id}/documents/ID_DOCUMENT/files?kind=PASSPORT`;
    const headers = {
      cookie: cleo.cookie,
      origin: served.url,
      "content-type": "image/jpeg",
      "content-length": String(10 * 1024 ** 3),
    };
    const asked = request(served.url + path, { method: "POST", headers }, (answer) => {
      resolve(answer.statusCode);
      asked.destroy();
    });
    asked.on("error", reject);
    asked.write(Buffer.from("\xff\xd8\xff\xe0 the first of many", "latin1"));
    expect(await promise).toBe(413);
  });
});

describe("what is a document is kept, and only what is needed of it", () => {
  test("place and camera are gone from a photo, whatever it is said to be", async () => {
    const cora = await joined(served, "cora");
    await ask(cora);
    const bytes = await photo()
      .withExif({ IFD0: { Make: "Canary" }, IFD3: { GPSLatitude: "12/1 6/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("Canary")).toBe(true);
    const answer = await send(cora, bytes, { type: "text/html" });
    expect(await answer.json()).toEqual({
      documentType: "ID_DOCUMENT",
      status: "PENDING",
      missingSides: [],
    });
    const [file] = await filesOf(cora);
    expect(file?.mime).toBe("image/jpeg");
    // Sealed: neither the camera nor a photo can be seen in it.
    const raw = Buffer.from(file?.sealed.split(".").at(-1) ?? "", "base64url");
    expect(raw.length).toBeGreaterThan(10_000);
    expect(raw.includes("Canary")).toBe(false);
    expect(raw.subarray(0, 3)).not.toEqual(Buffer.from("\xff\xd8\xff", "latin1"));
    // Opened as staff would: the pixels are there, and nothing that stood around them.
    const opened = await openAsStaff(cora);
    const { width, height, exif, xmp, iptc } = await sharp(opened).metadata();
    expect([width, height, exif, xmp, iptc]).toEqual([1_200, 800, undefined, undefined, undefined]);
    expect(opened.includes("Canary") || opened.includes("Exif")).toBe(false);
  });

  test("a PDF that opens at a page, as most do, is kept as it came", async () => {
    await ask(cyril);
    const answer = await send(cyril, paper("/OpenAction[2 0 R/Fit]"), { type: "application/pdf" });
    expect(answer.status).toBe(201);
    expect((await filesOf(cyril)).at(-1)?.mime).toBe("application/pdf");
  });

  test("[S7.9] [S7.10] its status and where to show it are told to its player alone", async () => {
    await ask(cyril);
    expect((await send(cyril, await photo().jpeg().toBuffer())).status).toBe(201);
    const look = (path: string, { cookie }: Person) =>
      fetch(served.url + path, { headers: { cookie } });
    const status = `/api/v1/document-verification-status/profile/${cyril.id}?documentType=ID_DOCUMENT`;
    const url = `${base}/${cyril.id}/document-verification-url`;
    expect(await (await look(status, cyril)).json()).toEqual({
      documentType: "ID_DOCUMENT",
      status: "PENDING",
    });
    expect(await (await look(url, cyril)).json()).toEqual({ url: "/validate-document" });
    for (const path of [status, url, `${base}/${cyril.id}/documents`]) {
      expect((await look(path, cleo)).status).toBe(404);
    }
    expect((await send(cleo, await photo().jpeg().toBuffer(), { session: cyril.id })).status).toBe(
      404,
    );
  });
});

/** A PNG whose head promises so many pixels, and whose body is a few kilobytes. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(5_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
