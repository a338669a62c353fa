import type { HouseStatus } from "@croupier/contracts";
import { expect, test } from "vitest";
import { concernsOf } from "./concerns-of.ts";

const at = "2026-03-04T12:00:00.000Z";
const running = (role: "server" | "worker") =>
  ({
    role,
    place: "host:1",
    version: "0.1.0",
    state: "RUNNING",
    startedAt: at,
    seenAt: at,
  }) as const;

const wellHouse: HouseStatus = {
  mode: "demo",
  checkedAt: at,
  database: { version: "18.4", migration: "0009", migratedAt: at },
  processes: [running("server"), running("worker")],
  ledgerAudit: { state: "CLEAN", finishedAt: at, findings: [] },
  jobs: { waiting: 0, running: 0, failed: 0, oldestDueAt: null },
  outboxWaiting: 0,
  unhandledErrors: { count: 0, lastSeenAt: null },
};

const titles = (status: HouseStatus) => concernsOf(status).map((concern) => concern.title);

test("a house in which all is well concerns nobody", () => {
  expect(titles(wellHouse)).toEqual([]);
});

test("books that disagree come first, each check by its name", () => {
  const status: HouseStatus = {
    ...wellHouse,
    processes: [],
    ledgerAudit: { state: "FINDINGS", finishedAt: at, findings: [{ check: "Q1", rows: 2 }] },
  };
  expect(titles(status)).toEqual([
    "Audit Q1 found 2 rows",
    "No server is running",
    "No worker is running",
  ]);
});

test("a silent worker is both missed and named", () => {
  const silent = { ...running("worker"), state: "SILENT" as const };
  expect(titles({ ...wellHouse, processes: [running("server"), silent] })).toEqual([
    "No worker is running",
    "The worker at host:1 went silent",
  ]);
});

test("a process that said goodbye concerns nobody while another of its kind runs", () => {
  const stopped = { ...running("server"), state: "STOPPED" as const };
  expect(titles({ ...wellHouse, processes: [...wellHouse.processes, stopped] })).toEqual([]);
});

test("jobs that gave up are counted", () => {
  expect(titles({ ...wellHouse, jobs: { ...wellHouse.jobs, failed: 1 } })).toEqual([
    "1 job gave up",
  ]);
});
