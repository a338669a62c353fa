import { transact } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";
import { ok, refuse } from "@croupier/kit/result";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  createDocumentDuties,
  type DocumentDuties,
  type Documents,
  type ReviewDesk,
} from "../src/face.ts";
import type { ScanFile } from "../src/documents/examine-file.ts";
import { documentType, jpeg, openDocuments, type DocumentsRoom } from "./documents-room.ts";
import { brand } from "./room.ts";

const id = documentType;
const [sofia, viktor] = [uuidv7(), uuidv7()];

/** What the virus scanner says; there is none unless a test has one. */
const notRun: ScanFile = async () => "not_run";
const scanned = vi.fn(notRun);

let place: DocumentsRoom;
let room: DocumentsRoom["room"];
let documents: Documents;
let duties: DocumentDuties;
let desk: ReviewDesk;
const record = vi.fn(async () => {});

beforeAll(async () => {
  place = await openDocuments({ name: "cora", scanFile: (bytes) => scanned(bytes), record });
  ({ room, documents, desk } = place);
  duties = createDocumentDuties(place.documentRoom);
});
afterAll(() => room.world.drop());

const join = () => place.join();
const send: DocumentsRoom["send"] = (...sent) => place.send(...sent);
const ask = (playerId: string, staffId = sofia) =>
  desk.ask({ playerId, documentType: id, staffId });
const statusOf = (playerId: string) => documents.status({ playerId, documentType: id });
const read = (playerId: string) => place.read(playerId);
const decide = (
  playerId: string,
  decision: Parameters<DocumentsRoom["decide"]>[1],
  staffId = sofia,
) => place.decide(playerId, decision, staffId);

test("of whom nothing is asked is PENDING, and has nothing to send", async () => {
  const playerId = await join();
  expect(await statusOf(playerId)).toBe("PENDING");
  expect(await send(playerId)).toEqual(refuse({ code: "document_not_asked" }));
});

test("asked, sent, looked at, verified: with an event and a letter for each step", async () => {
  const playerId = await join();
  expect(await ask(playerId)).toEqual(ok("REQUESTED"));
  expect(await ask(playerId)).toEqual(refuse({ code: "document_already_asked" }));
  expect(await send(playerId)).toEqual(ok({ status: "PENDING", missingSides: [] }));
  expect(await send(playerId)).toEqual(refuse({ code: "document_in_review" }));
  const validUntil = new Date("2031-04-02T00:00:00Z");
  expect(await decide(playerId, { act: "approve", validUntil })).toEqual(ok("VERIFIED"));
  expect(await statusOf(playerId)).toBe("VERIFIED");
  expect(await ask(playerId)).toEqual(refuse({ code: "document_valid" }));

  const { rows } = await sql<{ kind: string; done_by: string }>`
    SELECT kind, done_by FROM players.event
    WHERE player_id = ${playerId} AND starts_with(kind, 'document') ORDER BY happened_at, event_id
  `.execute(room.world.database.db);
  expect(rows.map(({ kind, done_by: by }) => `${kind} by ${by}`)).toEqual([
    "document_requested by staff",
    "document_handed_in by player",
    "document_verified by staff",
  ]);
  const templates = (await room.letters()).map(({ template }) => template);
  expect(templates).toContain("document-requested");
  expect(templates).toContain("document-verified");
  expect(record).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ action: "documents.approved", staffId: sofia, subject: playerId }),
  );
});

test("a card is handed in with its second side, and another kind begins anew", async () => {
  const playerId = await join();
  await ask(playerId);
  const half = ok({ status: "REQUESTED", missingSides: ["BACK"] });
  expect(await send(playerId, "ID_CARD", "FRONT")).toEqual(half);
  // Again, sharper this time.
  expect(await send(playerId, "ID_CARD", "FRONT")).toEqual(half);
  expect((await documents.list(playerId))[0]?.sentSides).toEqual(["FRONT"]);
  const other = ok({ status: "REQUESTED", missingSides: ["FRONT"] });
  expect(await send(playerId, "DRIVING_LICENCE", "BACK")).toEqual(other);
  const whole = await send(playerId, "DRIVING_LICENCE", "FRONT");
  expect(whole).toEqual(ok({ status: "PENDING", missingSides: [] }));
  const { files } = await read(playerId);
  expect(files.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
    "DRIVING_LICENCE FRONT",
    "DRIVING_LICENCE BACK",
  ]);
});

test("many who send at once hand in one document", async () => {
  const playerId = await join();
  await ask(playerId);
  const answers = await Promise.all([send(playerId), send(playerId), send(playerId)]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect((await read(playerId)).files).toHaveLength(1);
});

test("no good is told with its reason, and sent again; the fifth time nobody may", async () => {
  const playerId = await join();
  await ask(playerId);
  const wrong = { act: "reject", reason: "expired", note: "It ended in May." } as const;
  for (const left of ["INVALID", "INVALID", "INVALID", "INVALID", "BLOCKED"]) {
    await send(playerId);
    expect(await decide(playerId, wrong)).toEqual(ok(left));
    if (left === "BLOCKED") break;
    const [told] = await documents.list(playerId);
    expect(told).toMatchObject({ status: "INVALID", reason: "expired", note: "It ended in May." });
  }
  expect(await send(playerId)).toEqual(refuse({ code: "document_blocked" }));
  expect(await decide(playerId, { act: "unblock" })).toEqual(ok("REQUESTED"));
});

test("with four eyes the second pair is another person's", async () => {
  const playerId = await join();
  await desk.changeRules(brand.code, { fourEyes: true, answerHours: 8 }, sofia);
  await ask(playerId);
  await send(playerId);
  const { document } = await read(playerId);
  const waits = (document?.answerDueAt?.getTime() ?? 0) - (document?.since.getTime() ?? 0);
  expect(waits).toBe(8 * 3_600_000);
  expect(await decide(playerId, { act: "approve" })).toEqual(ok("PENDING"));
  expect(await decide(playerId, { act: "approve" })).toEqual(refuse({ code: "own_work" }));
  expect(await statusOf(playerId)).toBe("PENDING");
  expect(await decide(playerId, { act: "approve" }, viktor)).toEqual(ok("VERIFIED"));
  await desk.changeRules(brand.code, { fourEyes: false, answerHours: 24 }, sofia);
});

test("what was decided about another submission is not decided about this one", async () => {
  const playerId = await join();
  await ask(playerId);
  await send(playerId);
  const submissionId = uuidv7();
  const decision = { act: "approve" } as const;
  const wish = { playerId, documentType: id, staffId: sofia, submissionId, decision } as const;
  expect(await desk.decide(wish)).toEqual(refuse({ code: "changed_meanwhile" }));
});

test("F8: a file lies sealed, opens for its own player alone, and each look is written down", async () => {
  const playerId = await join();
  await ask(playerId);
  await send(playerId);
  const [file] = (await read(playerId)).files;
  const fileId = file?.fileId ?? "";
  const { rows } = await sql<{ sealed: string }>`
    SELECT sealed FROM players.document_file WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]?.sealed ?? "", "base64").includes("a photo of a card")).toBe(false);
  const opened = await desk.open({ playerId, fileId, staffId: viktor, seenAs: "file" });
  expect(opened?.bytes).toEqual(jpeg);
  const looks = await sql<{ staff_id: string; seen_as: string }>`
    SELECT staff_id, seen_as FROM players.document_sight WHERE file_id = ${fileId}
  `.execute(room.world.database.db);
  expect(looks.rows).toEqual([{ staff_id: viktor, seen_as: "file" }]);

  const other = await join();
  await sql`
    INSERT INTO players.document_file
    SELECT ${other}, file_id, document_type, submission_id, kind, side, mime, byte_count, sealed,
           scan, sent_at
    FROM players.document_file WHERE file_id = ${fileId}
  `.execute(room.world.database.db);
  const stolen = desk.open({ playerId: other, fileId, staffId: viktor, seenAs: "file" });
  await expect(stolen).rejects.toThrow(/authenticate/);
});

const within = <T>(work: Parameters<typeof transact<T>>[1]) => transact(room.world.database, work);
const askDue = (now: Date) => duties.askDue({ now, signal: new AbortController().signal });
const standsOf = async (playerId: string) =>
  (await documents.list(playerId)).map(({ documentType, status }) => `${documentType} ${status}`);

async function moveTo(playerId: string, countryCode: string): Promise<void> {
  await sql`
    UPDATE players.profile SET country_code = ${countryCode} WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
}

test("a law asks at its moment, once, and not again while what it wants is valid", async () => {
  const playerId = await join();
  const joined = (countryCode: string) =>
    within((tx) => duties.whenJoined(tx, { playerId, present: { countryCode } }));
  await joined("CW");
  expect(await standsOf(playerId)).toEqual([]);
  await joined("GB");
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`]);
  await send(playerId);
  await joined("GB");
  expect(await standsOf(playerId)).toEqual([`${id} PENDING`]);
  await decide(playerId, { act: "approve", validUntil: new Date("2030-04-02T00:00:00Z") });
  await joined("GB");
  expect(await standsOf(playerId)).toEqual([`${id} VERIFIED`]);

  // Years on it has run out, and the worker asks again: once.
  expect(await askDue(new Date("2030-04-01T23:59:00Z"))).toBe(0);
  expect(await askDue(new Date("2030-04-02T00:00:00Z"))).toBe(1);
  expect(await askDue(new Date("2030-04-03T00:00:00Z"))).toBe(0);
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`]);
});

test("who sets out to show what a withdrawal will want is asked for it, and for nothing else", async () => {
  const playerId = await join();
  await moveTo(playerId, "CW");
  expect(await duties.missingForWithdrawal(playerId)).toEqual([
    { documentType: id, inReview: false },
  ]);
  expect(await standsOf(playerId)).toEqual([]);
  await duties.askForWithdrawal({ playerId, documentType: "PROOF_OF_ADDRESS" });
  expect(await standsOf(playerId)).toEqual([]);
  await duties.askForWithdrawal({ playerId, documentType: id });
  await duties.askForWithdrawal({ playerId, documentType: id });
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`]);
  await send(playerId);
  expect(await duties.missingForWithdrawal(playerId)).toEqual([
    { documentType: id, inReview: true },
  ]);
  await decide(playerId, { act: "approve", validUntil: new Date("2036-04-02T00:00:00Z") });
  expect(await duties.missingForWithdrawal(playerId)).toEqual([]);
});

test("who has been here for the days of their law is asked, and nobody else", async () => {
  const playerId = await join();
  await moveTo(playerId, "MT");
  const joinedAt = room.clock.now.getTime();
  const on = (day: number) => new Date(joinedAt + day * dayMs);
  expect(await askDue(on(29))).toBe(0);
  expect(await askDue(on(30))).toBe(1);
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`]);

  const closed = await join();
  await moveTo(closed, "MT");
  await sql`UPDATE players.profile SET status = 'closed' WHERE player_id = ${closed}`.execute(
    room.world.database.db,
  );
  expect(await askDue(on(31))).toBe(0);
});

test("a sum of deposits asks when it is reached", async () => {
  const playerId = await join();
  const deposited = (minor: bigint) =>
    within((tx) => duties.whenDeposited(tx, { playerId, total: money(minor, getAsset("EUR")) }));
  await deposited(199_999n);
  expect(await standsOf(playerId)).toEqual([]);
  await deposited(200_000n);
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`]);
  await deposited(1_000_000n);
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`, "PROOF_OF_ADDRESS REQUESTED"]);
});

test("before money leaves, what the law wants has to be here and valid", async () => {
  const playerId = await join();
  const mayWithdraw = () => within((tx) => duties.mayWithdraw(tx, { playerId }));
  const required = refuse({ code: "document_required", documentTypes: [id] });
  expect(await mayWithdraw()).toEqual(required);
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`]);
  await send(playerId);
  expect(await mayWithdraw()).toEqual(required);
  await decide(playerId, { act: "approve" });
  expect(await mayWithdraw()).toEqual(ok());
  await sql`
    UPDATE players.document SET valid_until = now() - interval '1 day' WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
  expect(await mayWithdraw()).toEqual(required);
  expect(await standsOf(playerId)).toEqual([`${id} REQUESTED`]);
});

test("F8: a virus makes a document INVALID with the reason, and nothing of the file is kept", async () => {
  const playerId = await join();
  await ask(playerId);
  scanned.mockResolvedValueOnce("found");
  expect(await send(playerId)).toEqual(refuse({ code: "document_infected" }));
  expect(await documents.list(playerId)).toMatchObject([
    { status: "INVALID", reason: "unsafe", rejections: 1 },
  ]);
  const { acts, files } = await read(playerId);
  expect([acts[0]?.act, acts[0]?.reason, files]).toEqual(["turn_away", "unsafe", []]);
  scanned.mockResolvedValueOnce("clean");
  expect(await send(playerId)).toMatchObject({ ok: true });
  expect((await read(playerId)).files).toMatchObject([{ scan: "clean" }]);
});

test("a scanner that keeps silent: the law of the player's place says what becomes of the file", async () => {
  const playerId = await join();
  await ask(playerId);
  await moveTo(playerId, "GB");
  scanned.mockResolvedValueOnce("no_answer");
  expect(await send(playerId)).toEqual(refuse({ code: "document_not_scanned" }));
  expect(await statusOf(playerId)).toBe("REQUESTED");
  await moveTo(playerId, "CW");
  scanned.mockResolvedValueOnce("no_answer");
  expect(await send(playerId)).toMatchObject({ ok: true });
  expect((await read(playerId)).files).toMatchObject([{ scan: "not_run" }]);
});

test("the queue shows what is most urgent first, and what somebody has taken", async () => {
  const playerId = await join();
  await ask(playerId);
  await send(playerId);
  await sql`
    UPDATE players.document SET answer_due_at = now() - interval '1 hour'
    WHERE player_id = ${playerId}
  `.execute(room.world.database.db);
  const queue = await desk.queue({ status: "PENDING", limit: 50 });
  expect(queue.items[0]?.playerId).toBe(playerId);
  expect(queue.overdue).toBe(1);
  await desk.assign({ playerId, documentType: id, staffId: viktor, to: viktor });
  const mine = await desk.queue({ status: "PENDING", assignedTo: viktor, limit: 50 });
  expect(mine.items.map((item) => item.playerId)).toEqual([playerId]);
});
