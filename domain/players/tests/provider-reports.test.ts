import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scanNothing } from "../src/documents/examine-file.ts";
import type { DocumentProvider, ProviderReport, ReportRefusal } from "../src/documents/provider.ts";
import {
  chooseProviders,
  createDocuments,
  createTakeReport,
  type DocumentRoom,
} from "../src/face.ts";
import { brand, fromHome, openRoom, registrationOf, type Room } from "./room.ts";

const documentType = "ID_DOCUMENT" as const;
/** After everything that a test does before. */
const later = new Date("2098-01-01T00:00:00Z");

let room: Room;
let playerId: string;
let next: Result<ProviderReport, ReportRefusal>;
let documents: ReturnType<typeof createDocuments>;
let takeReport: ReturnType<typeof createTakeReport>;
beforeEach(async () => {
  room = await openRoom();
  const { database, keyring, queueLetter } = room.dependencies;
  const provider: DocumentProvider = {
    name: "checker",
    begin: async () => ({ url: "https://checker.example/1" }),
    readReport: () => next,
  };
  const documentRoom: DocumentRoom = {
    database,
    keyring,
    queueLetter,
    providers: chooseProviders([{ provider, brands: [brand.code] }]),
    reportError: (error) => {
      throw error;
    },
    brandNameOf: async () => "Kingfisher",
    rewritePicture: async () => refuse({ code: "media_unreadable" }),
    scanFile: scanNothing,
  };
  documents = createDocuments(documentRoom);
  takeReport = createTakeReport(documentRoom);
  const registration = registrationOf({ email: "cyd@example.com", nickname: "cyd" });
  const joined = await room.players.register({ brand, registration, ...fromHome });
  if (!joined.ok) throw new Error(joined.refusal.code);
  playerId = joined.value.user.id;
  await sql`
    INSERT INTO players.document (player_id, document_type, brand, status, since)
    VALUES (${playerId}, ${documentType}, ${brand.code}, 'REQUESTED', now())
  `.execute(database.db);
});
afterEach(() => room.world.drop());

/** The body stands for what was told: the same twice is the same told twice. */
function tell(body: string, report: Partial<ProviderReport>, provider = "checker") {
  const verdict = { act: "none" } as const;
  next = ok({ playerId, documentType, decidedAt: later, verdict, ...report });
  const call = { provider, body: Buffer.from(body), signature: "", algorithm: "" };
  return takeReport(call);
}

const status = () => documents.status({ playerId, documentType });

test("F15: a provider is heard in order, once, and not after its time", async () => {
  expect(await tell("1", { verdict: { act: "send" } })).toEqual(ok("moved"));
  expect(await status()).toBe("PENDING");
  const no = { act: "reject", reason: "expired" } as const;
  expect(await tell("2", { verdict: no })).toEqual(ok("moved"));
  expect(await status()).toBe("INVALID");
  // Told twice, also both at once: once is enough.
  expect(await tell("2", { verdict: no })).toEqual(ok("known"));
  // Decided before what stands now, and only told after it.
  const early = { verdict: { act: "send" } as const, decidedAt: new Date(0) };
  expect(await tell("3", early)).toEqual(ok("late"));
  expect(await tell("5", {})).toEqual(ok("not_wanted"));
  expect(await status()).toBe("INVALID");
});

test("told at the same time on several servers, one of them counts", async () => {
  const told = Array.from({ length: 8 }, () => tell("6", { verdict: { act: "send" } }));
  const outcomes = (await Promise.all(told)).map((one) => (one.ok ? one.value : one.refusal.code));
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => "known"), "moved"]);
  expect(await status()).toBe("PENDING");
});

test("nobody of ours, another provider, and what is not signed", async () => {
  const nobody = { playerId: "01990000-0000-7000-8000-000000000000" };
  expect(await tell("7", nobody)).toEqual(ok("nobody"));
  expect(await tell("8", {}, "somebody")).toEqual(refuse({ code: "not_found" }));
  next = refuse({ code: "report_not_signed" });
  const call = { provider: "checker", body: Buffer.from("9"), signature: "", algorithm: "" };
  expect(await takeReport(call)).toEqual(refuse({ code: "report_not_signed" }));
});
