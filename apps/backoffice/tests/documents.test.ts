import { crc32, deflateSync } from "node:zlib";
import { examinePicture } from "@croupier/content";
import { chooseProviders, createDocuments, scanNothing } from "@croupier/players";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { hire, openSite, type Site } from "./player-people.ts";

const id = "ID_DOCUMENT" as const;
const base = "/services/backoffice/v1/documents";
const paper = Buffer.from("%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF\n");

let world: BackofficeWorld;
let site: Site;
let sofia: { id: string; cookie: string };
let viktor: { id: string; cookie: string };
let stella: { id: string; cookie: string };
beforeAll(async () => {
  world = await openBackofficeWorld();
  site = openSite(world);
  sofia = await hire(world, "sofia", ["verification"]);
  viktor = await hire(world, "viktor", ["verification"]);
  stella = await hire(world, "stella", ["support"]);
});
afterAll(() => world.leave());

/** The site's half: what a player sends. */
async function handIn(playerId: string, bytes: Buffer): Promise<void> {
  const documents = createDocuments({
    database: world.database,
    keyring: {
      currentId: "k1",
      find: (key) => (key === "k1" ? Buffer.from("a".repeat(43), "base64url") : undefined),
    },
    queueLetter: async () => {},
    brandNameOf: async () => "Kingfisher",
    rewritePicture: (picture) => examinePicture(picture, { from: "upload" }),
    scanFile: scanNothing,
    providers: chooseProviders([]),
    reportError: (error) => {
      throw error;
    },
  });
  const wish = { playerId, documentType: id, kind: "PASSPORT", side: "FRONT" as const, bytes };
  const sent = await documents.upload(wish);
  if (!sent.ok) throw new Error(sent.refusal.code);
}

/** A grey PNG of a readable size, without a picture library: one filter byte and its pixels a row. */
function photo(): Buffer {
  const head = Buffer.from([0, 0, 3, 132, 0, 0, 2, 88, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc(600 * 901, 120).map((byte, at) => (at % 901 === 0 ? 0 : byte));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
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

async function waiting(name: string, bytes: Buffer) {
  const player = await site.join(name);
  const path = `${base}/${player.id}/${id}`;
  const asked = await world.call("POST", path, { cookie: sofia.cookie });
  expect(asked.status).toBe(201);
  await handIn(player.id, bytes);
  const { json } = await world.call("GET", path, { cookie: sofia.cookie });
  return { player, path, reviewed: json as Reviewed };
}

type Reviewed = {
  readonly document: {
    readonly status: string;
    readonly submissionId: string;
    readonly since: string;
    readonly answerDueAt: string;
  };
  readonly files: readonly { readonly fileUrl: string; readonly previewUrl: string | null }[];
};

test("F8: a file leaves as an attachment that runs nowhere, for those alone who verify", async () => {
  const { player, reviewed } = await waiting("Cindy", photo());
  const [file] = reviewed.files;
  const fetched = await world.call("GET", file?.fileUrl ?? "", { cookie: sofia.cookie });
  expect(fetched.status).toBe(200);
  expect(fetched.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="document-[0-9a-f]{8}\.png"$/,
    ),
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  const preview = await world.call("GET", file?.previewUrl ?? "", { cookie: viktor.cookie });
  expect(preview.headers["content-type"]).toBe("image/webp");
  expect(preview.headers["content-security-policy"]).toBe("sandbox; default-src 'none'");

  for (const cookie of [stella.cookie, undefined]) {
    const refused = await world.call("GET", file?.fileUrl ?? "", cookie ? { cookie } : {});
    expect(refused.status).toBe(cookie ? 403 : 401);
  }
  const { rows } = await world.admin.query(
    "SELECT staff_id, seen_as FROM players.document_sight WHERE player_id = $1 ORDER BY seen_at",
    [player.id],
  );
  expect(rows).toEqual([
    { staff_id: sofia.id, seen_as: "file" },
    { staff_id: viktor.id, seen_as: "preview" },
  ]);
});

test("F8: a PDF is never drawn and never shown in a page", async () => {
  const { reviewed } = await waiting("Conny", paper);
  const [file] = reviewed.files;
  expect(file?.previewUrl).toBeNull();
  const drawn = await world.call("GET", `${file?.fileUrl}/preview`, { cookie: sofia.cookie });
  expect(drawn.status).toBe(404);
  const fetched = await world.call("GET", file?.fileUrl ?? "", { cookie: sofia.cookie });
  expect(fetched.headers["content-disposition"]).toMatch(/^attachment; filename="document-/);
});

test("two pairs of eyes where the brand wants them, each decision in the trail", async () => {
  const anna = await hire(world, "anja", ["administrator"]);
  const rules = { fourEyes: true, answerHours: 12 };
  const path = `${base}/rules/kingfisher`;
  expect((await world.call("PUT", path, { cookie: anna.cookie, body: rules })).status).toBe(200);
  const { player, path: document, reviewed } = await waiting("Carla", photo());
  const { submissionId } = reviewed.document;
  const decide = (cookie: string) => {
    const body = { submissionId, decision: { act: "approve" } };
    return world.call("POST", `${document}/decisions`, { cookie, body });
  };
  expect((await decide(sofia.cookie)).json).toMatchObject({ document: { status: "PENDING" } });
  expect((await decide(sofia.cookie)).json).toMatchObject({ code: "own_work" });
  expect((await decide(viktor.cookie)).json).toMatchObject({ document: { status: "VERIFIED" } });
  const { rows } = await world.admin.query<{ action: string }>(
    "SELECT action FROM oversight.audit WHERE subject = $1 ORDER BY audit_id",
    [player.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "documents.asked",
    "documents.approved_once",
    "documents.approved",
  ]);
});

test("the clock of the queue runs as an administrator said, and nobody else says it", async () => {
  const antje = await hire(world, "antje", ["administrator"]);
  const path = `${base}/rules/marlin`;
  const rules = { fourEyes: false, answerHours: 5 };
  const refused = await world.call("PUT", path, { cookie: sofia.cookie, body: rules });
  expect([refused.status, refused.json]).toMatchObject([403, { code: "role_required" }]);
  const half = { fourEyes: false, answerHours: 2.5 };
  expect((await world.call("PUT", path, { cookie: antje.cookie, body: half })).status).toBe(400);
  expect((await world.call("PUT", path, { cookie: antje.cookie, body: rules })).status).toBe(200);
  const told = await world.call("GET", `${base}/rules`, { cookie: sofia.cookie });
  expect(told.json).toMatchObject({
    items: expect.arrayContaining([{ brandCode: "marlin", brandName: "Marlin", ...rules }]),
  });
  const { rows } = await world.admin.query<{ facts: object }>(
    "SELECT facts FROM oversight.audit WHERE action = $1 AND subject = $2",
    ["documents.rules_changed", "marlin"],
  );
  expect(rows).toEqual([{ facts: rules }]);

  const own = `${base}/rules/kingfisher`;
  await world.call("PUT", own, { cookie: antje.cookie, body: { ...rules, answerHours: 3 } });
  const { reviewed } = await waiting("Clio", photo());
  const { since, answerDueAt } = reviewed.document;
  expect(Date.parse(answerDueAt) - Date.parse(since)).toBe(3 * 3_600_000);
});

test("what is held is told beside the document, with who held it and why, and let go once", async () => {
  const { player, path } = await waiting("Coco", photo());
  const held = `${base}/${player.id}/hold`;
  const cookie = viktor.cookie;
  const body = { reason: "Asked for by the court of Willemstad" };
  expect((await world.call("PUT", held, { cookie, body })).status).toBe(204);
  expect((await world.call("PUT", held, { cookie, body })).json).toMatchObject({
    code: "hold_stands",
  });
  expect((await world.call("GET", path, { cookie })).json).toMatchObject({
    hold: { reason: body.reason, placedBy: { id: viktor.id } },
  });
  expect((await world.call("DELETE", held, { cookie })).status).toBe(204);
  expect((await world.call("DELETE", held, { cookie })).json).toMatchObject({
    code: "hold_not_there",
  });
  expect((await world.call("GET", path, { cookie })).json).toMatchObject({ hold: null });
});
