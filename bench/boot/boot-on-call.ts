// A process of one checkout that boots a server for a test whenever it is told to.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type {
  freshDatabase as makeDatabase,
  FreshDatabase,
  Template,
} from "@croupier/database/testing";
import { readPostgresCpu } from "../postgres-cpu.ts";

type Serving = { serveOn(fresh: FreshDatabase): Promise<{ close(): Promise<void> }> };
type Databases = { readonly freshDatabase: typeof makeDatabase };
type Templates = { readonly sown?: Template };

/** Milliseconds: on the clock, of this process, of PostgreSQL beside it. */
export type Boot = { readonly wall: number; readonly own: number; readonly postgres: number };

const [checkout = ""] = process.argv.slice(2);
const templates = join(checkout, "tools/world/templates.ts");

// Whatever else differs between two checkouts, these calls are the same.
const { serveOn } = (await import(join(checkout, "apps/server/tests/serve.ts"))) as Serving;
const { freshDatabase } = (await import(join(checkout, "database/src/testing.ts"))) as Databases;
const { sown } = existsSync(templates) ? ((await import(templates)) as Templates) : {};

async function bootOnce(): Promise<Boot> {
  const fresh = await freshDatabase(sown === undefined ? {} : { template: sown });
  const ticks = (await readPostgresCpu(fresh.adminUrl)) ?? 0;
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const served = await serveOn(fresh);
  const wall = performance.now() - begun;
  const { user, system } = process.cpuUsage(used);
  const postgres = (((await readPostgresCpu(fresh.adminUrl)) ?? 0) - ticks) / 1000;
  await served.close();
  await fresh.drop();
  return { wall, own: (user + system) / 1000, postgres };
}

process.on("message", () => {
  void bootOnce().then((boot) => process.send?.(boot));
});
process.send?.("ready");
