import { ok } from "@croupier/kit/result";
import { uuidv7 } from "@croupier/kit/ids";
import { dayMs } from "@croupier/kit/time";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createDocumentRetention,
  type DocumentRetention,
  type Documents,
  type ReviewDesk,
} from "../src/face.ts";
import { documentType, openDocuments, type DocumentsRoom } from "./documents-room.ts";

const [sofia, rita] = [uuidv7(), uuidv7()];

let place: DocumentsRoom;
let room: DocumentsRoom["room"];
let documents: Documents;
let desk: ReviewDesk;
let retention: DocumentRetention;
beforeAll(async () => {
  place = await openDocuments({ name: "cim" });
  ({ room, documents, desk } = place);
  retention = createDocumentRetention(place.documentRoom);
});
afterAll(() => room.world.drop());

let playerId: string;
/** The database's own: documents are written in its time. */
let now: Date;
beforeEach(async () => {
  playerId = await place.join();
  await desk.ask({ playerId, documentType, staffId: sofia });
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db());
  now = rows[0]?.now ?? new Date(0);
});

const db = () => room.world.database.db;
const send = (kind?: string, side?: "FRONT" | "BACK") => place.send(playerId, kind, side);
const read = () => place.read(playerId);
const decide = (decision: Parameters<DocumentsRoom["decide"]>[1]) =>
  place.decide(playerId, decision, sofia);
const filesOf = async () => {
  const { rows } = await sql<{ file_id: string; sealed: string | null; erased_at: Date | null }>`
    SELECT file_id, sealed, erased_at FROM players.document_file WHERE player_id = ${playerId}
  `.execute(db());
  return rows;
};
/** How many of this player's files went in the night after so many days. */
async function eraseAfter(days: number): Promise<number> {
  const gone = async () => (await filesOf()).filter((file) => file.erased_at !== null).length;
  const before = await gone();
  await retention.eraseDue({ now: nightAfter(days), signal: new AbortController().signal });
  return (await gone()) - before;
}
/** A little later, because the acts of this test took their time. */
const nightAfter = (days: number) => new Date(now.getTime() + days * dayMs + 60_000);
const fiveYears = 5 * 365;

test("what was refused goes after the days of the law; its row, its acts and its event stay", async () => {
  await send();
  const fileId = (await filesOf())[0]?.file_id ?? "";
  await decide({ act: "reject", reason: "unreadable" });
  expect(await eraseAfter(29)).toBe(0);
  expect((await filesOf())[0]?.sealed).not.toBeNull();
  expect(await eraseAfter(30)).toBe(1);
  expect(await filesOf()).toEqual([{ file_id: fileId, sealed: null, erased_at: nightAfter(30) }]);
  // Once: the next night finds nothing.
  expect(await eraseAfter(31)).toBe(0);
  expect(await desk.open({ playerId, fileId, staffId: rita, seenAs: "file" })).toBeUndefined();
  expect((await read()).acts.map(({ act }) => act)).toEqual(["reject", "send", "ask"]);
  const { rows } = await sql<{ kind: string; done_by: string }>`
    SELECT kind, done_by FROM players.event
    WHERE player_id = ${playerId} AND kind = 'document_file_erased'
  `.execute(db());
  expect(rows).toEqual([{ kind: "document_file_erased", done_by: "house" }]);
  // And the player may send it again.
  expect((await send()).ok).toBe(true);
  expect(await filesOf()).toHaveLength(2);
});

test("half a document goes as well, and what is sent then begins anew", async () => {
  await send("ID_CARD", "FRONT");
  expect(await eraseAfter(30)).toBe(1);
  expect((await documents.list(playerId))[0]?.sentSides).toEqual([]);
  expect(await send("ID_CARD", "BACK")).toMatchObject({ value: { missingSides: ["FRONT"] } });
});

test("what is looked at stays, what is verified stays while it counts and five years more", async () => {
  await send();
  expect(await eraseAfter(10 * fiveYears)).toBe(0);
  await decide({ act: "approve", validUntil: new Date(now.getTime() + 10 * dayMs) });
  expect(await eraseAfter(fiveYears + 9)).toBe(0);
  expect(await eraseAfter(fiveYears + 10)).toBe(1);
});

test("of a closed account everything goes after its years, and nothing of one that is open again", async () => {
  await send();
  await decide({ act: "approve" });
  const setStatus = (status: string) =>
    sql`UPDATE players.profile SET status = ${status} WHERE player_id = ${playerId}`.execute(db());
  await setStatus("closed");
  await sql`
    INSERT INTO players.closing (player_id, closing_id, closed_at)
    VALUES (${playerId}, ${uuidv7()}, ${now})
  `.execute(db());
  expect(await eraseAfter(fiveYears - 1)).toBe(0);
  await setStatus("active");
  expect(await eraseAfter(fiveYears)).toBe(0);
  await setStatus("closed");
  expect(await eraseAfter(fiveYears)).toBe(1);
});

test("whoever asked to be forgotten loses their files with everything else, not by this job", async () => {
  await send();
  await decide({ act: "approve" });
  // Its day has come, and something may stand in the way still: who erases players looks at that.
  await sql`
    INSERT INTO players.erasure_request (player_id, request_id, asked_at, state, held_until,
                                         hold_reasons, answered_at)
    VALUES (${playerId}, ${uuidv7()}, ${now}, 'HELD', ${now}, '{OPEN_BALANCE}', ${now})
  `.execute(db());
  expect(await eraseAfter(40)).toBe(0);
});

test("a hold keeps everything while it stands, whatever is due", async () => {
  await send();
  await decide({ act: "reject", reason: "altered" });
  const held = { playerId, staffId: rita };
  expect(await desk.hold({ ...held, reason: "The police asked for it, 4711." })).toEqual(ok());
  expect((await read()).hold).toMatchObject({ placedBy: rita, reason: /4711/ });
  expect(await desk.hold({ ...held, reason: "Again" })).toMatchObject({
    refusal: { code: "hold_stands" },
  });
  expect(await eraseAfter(1_000)).toBe(0);
  expect(await desk.lift({ playerId, staffId: rita })).toEqual(ok());
  expect(await desk.lift({ playerId, staffId: rita })).toMatchObject({
    refusal: { code: "hold_not_there" },
  });
  expect(await eraseAfter(1_000)).toBe(1);
});
