// A process of its own, so that nothing but the snapshot counts as its memory.
import { applyChanges, buildSnapshot, createContent } from "@croupier/content";
import { connect } from "@croupier/database";

export type SnapshotFigures = {
  loadMs: number;
  buildMs: number;
  memoryMB: number;
  changeMs: number;
  entries: number;
};

const database = connect({ url: process.env.SNAPSHOT_DATABASE_URL ?? "", name: "bench snapshot" });
const content = createContent({ database });
// The connection, and the code that is compiled by its first use, are there before a house loads.
await content.loadPublished("marlin");
const before = measureMemory();

let started = performance.now();
let published = await content.loadPublished("default");
if (published === undefined) throw new Error("nothing was imported");
const loadMs = performance.now() - started;
started = performance.now();
const snapshot = buildSnapshot(published);
const buildMs = performance.now() - started;
const page = published.rows.find((row) => row.what === "entry" && row.kind === "content_page");
published = undefined;
const memoryMB = (measureMemory() - before) / 1e6;

started = performance.now();
const rows = page === undefined ? [] : [{ ...page }];
const next = applyChanges(snapshot, { sequence: snapshot.sequence + 1, rows });
const changeMs = performance.now() - started;
const figures: SnapshotFigures = {
  loadMs,
  buildMs,
  memoryMB,
  changeMs,
  entries: next.entries.size,
};
process.send?.(figures);
await database.close();
process.disconnect();

function measureMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
