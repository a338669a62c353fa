import type { LedgerAuditLog, ProcessRegister } from "@croupier/oversight";
import { expect, test } from "vitest";
import { forgetOldRecords } from "./forget-old-records.ts";

test("each kind of record is kept as long as it matters, and what visitors used for 90 days", async () => {
  const forgotten: Record<string, string> = {};
  const forget = (what: string) => async (moment: Date) => {
    forgotten[what] = moment.toISOString().slice(0, 10);
  };
  await forgetOldRecords({
    processes: { forgetUnseenSince: forget("processes") } as unknown as ProcessRegister,
    audits: { forgetBefore: forget("audits") } as unknown as LedgerAuditLog,
    visits: { forgetBefore: forget("visits") },
    forgetAttemptsBefore: forget("attempts"),
    forgetDevicesUnseenSince: forget("devices"),
    forgetPlaySessionsEndedBefore: forget("sessions of games"),
    forgetGameSessionsEndedBefore: forget("sessions of our games"),
    forgetAnsweredBefore: forget("answers to providers"),
    forgetProviderCallsBefore: forget("calls of providers"),
    forgetMessagesBefore: forget("messages"),
    forgetTicketsDoneBefore: forget("tickets of visitors"),
    clock: () => new Date("2026-11-21T12:00:00Z"),
  });
  expect(forgotten).toEqual({
    processes: "2026-11-14",
    audits: "2026-10-22",
    visits: "2026-08-23",
    attempts: "2026-11-19",
    devices: "2025-10-17",
    "sessions of games": "2026-10-22",
    "sessions of our games": "2026-10-22",
    "answers to providers": "2026-11-14",
    "calls of providers": "2025-05-30",
    messages: "2026-08-23",
    "tickets of visitors": "2024-11-21",
  });
});
