import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "@croupier/database";
import { freshDatabase } from "@croupier/database/testing";
import type { Registration } from "@croupier/contracts";
import type { Part } from "../start/flags.ts";
import { parseKeys } from "../start/keys.ts";
import { planProcesses } from "../start/plan.ts";
import { makeFirstStaff } from "../start/first-staff.ts";
import { Supervised } from "../start/supervise.ts";
import { findFreePort } from "./free-port.ts";
import { registerPerson, type Person } from "./people.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export type World = {
  site: string;
  backoffice: string;
  staff: { email: string; password: string };
  adminUrl: string;
  appUrl: string;
  join(name: string, overrides?: Partial<Registration>): Promise<Person>;
  stop(): Promise<void>;
};

export async function bootWorld(
  only: readonly Part[] = ["server", "worker", "backoffice"],
): Promise<World> {
  const fresh = await freshDatabase();
  const home = await mkdtemp(join(tmpdir(), "croupier-world-"));
  const [port, backofficePort, metricsPort] = await Promise.all([
    findFreePort(),
    findFreePort(),
    // The worker and the back-office take the two above it.
    findFreePort(),
  ]);
  const database = connect({ url: fresh.appUrl, max: 2, name: "test world" });
  const staff = await makeFirstStaff(database);
  await database.close();
  if (staff === undefined) throw new Error("a fresh database already has staff");

  const keys = parseKeys(`world:${randomBytes(32).toString("base64url")}`);
  const plans = planProcesses({
    root,
    home,
    flags: { only, port, backofficePort, help: false },
    environment: {
      mode: "demo",
      databaseUrl: undefined,
      port,
      backofficePort,
      metricsPort,
      host: "127.0.0.1",
    },
    appUrl: fresh.appUrl,
    keys,
  });
  const processes = plans.map((plan) => new Supervised(plan, () => {}));
  for (const one of processes) one.start();
  await Promise.all(processes.map((one) => one.ready()));

  const site = `http://localhost:${port}`;
  return {
    site,
    backoffice: `http://localhost:${backofficePort}`,
    staff,
    adminUrl: fresh.adminUrl,
    appUrl: fresh.appUrl,
    join: (name, overrides) => registerPerson(site, name, overrides),
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      await fresh.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
