import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase } from "@croupier/database/testing";
import type { PersonDetails } from "./people.ts";
import type { StartEnvironment } from "../start/environment.ts";
import type { Part } from "../start/flags.ts";
import { parseKeys } from "../start/keys.ts";
import type { StaffLogin } from "../start/first-staff.ts";
import { planProcesses } from "../start/plan.ts";
import { connectStudio } from "../start/connect-studio.ts";
import { hireFirst, seed } from "../start/seed.ts";
import { Supervised } from "../start/supervise.ts";
import { findFreeNeighbours } from "./free-port.ts";
import { registerPerson, type Person } from "./people.ts";
import { demo } from "./templates.ts";
import { root } from "../root.ts";

/** Where a world is found and who works there: all that another process needs to live in it. */
export type WorldPlace = {
  site: string;
  backoffice: string;
  /** The sandbox in which deposits are paid. */
  payments: string;
  /** An administrator. */
  staff: StaffLogin;
  /** Those who work at the desk, by login: `editor` and `publisher`, where the demo has them. */
  deskStaff: Readonly<Record<string, StaffLogin>>;
  adminUrl: string;
  appUrl: string;
};

export type World = WorldPlace & {
  join(name: string, overrides?: Partial<PersonDetails>): Promise<Person>;
  /** What runs now; a process that was killed has another number once it is back. */
  readonly processes: readonly { name: string; pid: number | undefined }[];
  stop(): Promise<void>;
};

/** Five processes start at once, on a machine that may be busy with other things. */
const readyMs = 180_000;

export async function bootWorld(
  parts: readonly Part[] = ["server", "worker", "backoffice", "payments", "studio"],
  mode: StartEnvironment["mode"] = "demo",
  /** What an operator would say besides, by the names of docs/guides/operate.md. */
  settings: NodeJS.ProcessEnv = {},
): Promise<World> {
  const fresh = await freshDatabase({ template: demo });
  const home = await mkdtemp(join(tmpdir(), "croupier-world-"));
  // Neighbours stand below what the system hands out by itself: a server that was killed finds its port
  // free when it comes back. The worker and the back-office take the two above that of the metrics.
  const port = await findFreeNeighbours(8);
  const [backofficePort, paymentsPort, gamesPort, studioPort, metricsPort] = [1, 2, 3, 4, 5].map(
    (place) => port + place,
  ) as [number, number, number, number, number];
  const keys = parseKeys(`world:${randomBytes(32).toString("base64url")}`);
  await seed(fresh.appUrl, { mode, brandCode: undefined });
  if (parts.includes("studio")) await connectStudio(fresh.appUrl, keys);
  const hired = await hireFirst(fresh.appUrl, { keys, isDemo: mode !== "production" });
  const [staff] = hired ?? [];
  if (hired === undefined || staff === undefined)
    throw new Error("a fresh database already has staff");
  const plans = planProcesses({
    root,
    home,
    parts,
    environment: {
      mode,
      databaseUrl: undefined,
      port,
      backofficePort,
      paymentsPort,
      gamesPort,
      studioPort,
      metricsPort,
      host: "127.0.0.1",
      brandCode: undefined,
    },
    appUrl: fresh.appUrl,
    keys,
  });
  // A crowded machine makes them slow, not overloaded: nobody in a story is turned away for it.
  const patient = { CROUPIER_SHED_DELAY_MS: "60000" };
  const processes = plans.map(
    (plan) => new Supervised({ ...plan, env: { ...plan.env, ...patient, ...settings } }, () => {}),
  );
  for (const one of processes) one.start();
  await Promise.all(processes.map((one) => one.ready(readyMs)));

  const site = `http://localhost:${port}`;
  return {
    site,
    backoffice: `http://localhost:${backofficePort}`,
    payments: `http://localhost:${paymentsPort}`,
    staff,
    deskStaff: Object.fromEntries(hired.map((one) => [one.login, one])),
    adminUrl: fresh.adminUrl,
    appUrl: fresh.appUrl,
    join: (name, overrides) => registerPerson(site, name, overrides),
    get processes() {
      return processes.map(({ plan, pid }) => ({ name: plan.name, pid }));
    },
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      await fresh.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
