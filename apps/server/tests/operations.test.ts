import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createOperations, type Operations } from "@croupier/content";
import { problem, siteConfiguration } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { describePerson, type Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { createAnnouncer } from "../realtime/announcer.ts";
import { unwrap } from "./desk.ts";
import { join, joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const by = { id: "0199f0a0-0000-7000-8000-000000000001", login: "olga" };
const brandCode = "kingfisher";
const minute = 60_000;

let fresh: FreshDatabase;
let processes: readonly Served[];
/** Like the back-office: it acts, and tells the servers. */
let operator: Operations;
/** An operator whose word gets lost on its way. */
let unheard: Operations;
beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  processes = [await serveOn(fresh), await serveOn(fresh)];
  const announcer = createAnnouncer(fresh.database);
  const means = { ...fresh, clock: systemClock, record: async () => {} };
  operator = createOperations({
    ...means,
    announce: () => announcer.announce({ topic: "purge", ids: ["site-configuration"] }),
  });
  unheard = createOperations({ ...means, announce: async () => {} });
});
afterAll(async () => {
  for (const served of processes) await served.close();
  await fresh.drop();
});

const visit = (served: Served, path: string, headers: Record<string, string> = {}) =>
  fetch(served.url + path, { redirect: "manual", headers });

async function configurationOf(served: Served, language = "en") {
  const path = `/services/site-configuration/v1/brands/${brandCode}?language=${language}`;
  return siteConfiguration.read.responses[200].parse(await (await visit(served, path)).json());
}

async function refusalOf(answer: Response): Promise<string> {
  return problem.parse(await answer.json()).code;
}

/** `fetch` writes the host itself, so another brand is asked for over plain HTTP. */
async function statusAt({ port }: Served, host: string): Promise<number | undefined> {
  const asking = request({ host: "localhost", port, path: "/login", headers: { host } }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const plan = (from: number, until: number, texts = { en: "We move house.", de: "Umzug." }) => ({
  brandCode,
  announcedAt: new Date(Date.now() + Math.min(from, -minute)),
  startsAt: new Date(Date.now() + from),
  endsAt: new Date(Date.now() + until),
  texts,
  by,
});

describe("a closed product", () => {
  const reason = { en: "We are full today.", de: "Heute sind wir voll." };
  const registration = { brandCode, product: "registration", by } as const;
  /** Each try to join counts against the network, and there are only so many. */
  const seldom = { interval: 500, timeout: 10_000 };

  test("nobody joins on any process while registration is closed, and each is told why", async () => {
    unwrap(await operator.setSwitch({ ...registration, open: false, reason }));
    for (const served of processes) {
      await expect
        .poll(async () => (await join(served, describePerson("late"))).status, seldom)
        .toBe(403);
      expect((await configurationOf(served, "de")).closed).toEqual([
        { product: "registration", reason: "Heute sind wir voll." },
      ]);
      const refused = await join(served, describePerson("late"));
      expect([refused.status, await refusalOf(refused)]).toEqual([403, "registration_closed"]);
      expect(refused.headers.getSetCookie()).toEqual([]);
      const page = await (await visit(served, "/join")).text();
      expect(page).toContain("We are full today.");
      expect(page).not.toContain('type="password"');
    }
    unwrap(await operator.setSwitch({ ...registration, open: true, reason: {} }));
    for (const served of processes) {
      await expect.poll(async () => (await configurationOf(served)).closed).toEqual([]);
      expect(await (await visit(served, "/join")).text()).toContain('type="password"');
    }
    await joined(processes[0] as Served, "early");
  });

  test("a word that got lost is found by looking", async () => {
    unwrap(await unheard.setSwitch({ ...registration, open: false, reason }));
    for (const served of processes) {
      await expect
        .poll(async () => (await join(served, describePerson("unlucky"))).status, seldom)
        .toBe(403);
    }
    unwrap(await unheard.setSwitch({ ...registration, open: true, reason: {} }));
    for (const served of processes) {
      await expect
        .poll(async () => (await join(served, describePerson("lucky"))).status, seldom)
        .not.toBe(403);
    }
  });
});

describe("maintenance", () => {
  let ana: Person;
  let planned: string | undefined;
  beforeAll(async () => {
    ana = await joined(processes[0] as Served, "ana");
  });
  // Every test begins with an open house.
  afterEach(async () => {
    if (planned !== undefined) {
      await operator.cancelMaintenance({ brandCode, maintenanceId: planned, by });
    }
    planned = undefined;
    await untilAll(200);
  });

  async function untilAll(status: number): Promise<void> {
    for (const served of processes) {
      await expect
        .poll(async () => (await visit(served, "/login")).status, { timeout: 10_000 })
        .toBe(status);
    }
  }

  async function planFor(from: number, until: number) {
    const times = plan(from, until);
    const { maintenanceId } = unwrap(await operator.planMaintenance(times));
    planned = maintenanceId;
    return { ...times, maintenanceId };
  }

  /** Maintenance of now, on every process. */
  async function begin() {
    const begun = await planFor(0, 5 * minute);
    await untilAll(503);
    return begun;
  }

  async function told(served: Served) {
    const path = `/services/site-configuration/v1/brands/${brandCode}/maintenance?language=de`;
    const { maintenance } = await (await visit(served, path)).json();
    return maintenance;
  }

  test("before it, the page is one for all and says nothing; a call tells from when to when", async () => {
    const { maintenanceId, ...coming } = await planFor(10 * minute, 20 * minute);
    for (const served of processes) {
      await expect
        .poll(() => told(served))
        .toMatchObject({
          id: maintenanceId,
          text: "Umzug.",
          startsAt: coming.startsAt.toISOString(),
          endsAt: coming.endsAt.toISOString(),
        });
      const [first, second] = [await visit(served, "/login"), await visit(served, "/login")];
      const page = await first.text();
      expect([first.status, page]).toEqual([200, await second.text()]);
      expect(page).not.toContain("We move house.");
      expect(first.headers.getSetCookie()).toEqual([]);
    }
    unwrap(await operator.cancelMaintenance({ brandCode, maintenanceId, by }));
    for (const served of processes) await expect.poll(() => told(served)).toBeNull();
  });

  test("during it every page is the same 503 that says when to come back", async () => {
    const [first, second] = processes as [Served, Served];
    await begin();
    for (const path of ["/", "/login", "/pages/nothing", "/a/b?c=d"]) {
      const answer = await visit(first, path);
      expect([path, answer.status]).toEqual([path, 503]);
      const wait = Number(answer.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(200);
      expect(wait).toBeLessThanOrEqual(300);
      const page = await answer.text();
      expect(page).toContain("We move house.");
      expect(page).toContain("Closed for maintenance");
      // Shown at other addresses than its own, it must not wake a router.
      expect(page).not.toContain("entry.client");
    }
    expect(await (await visit(second, "/", { "accept-language": "de" })).text()).toContain(
      "Umzug.",
    );
    const etag = (await visit(first, "/")).headers.get("etag") ?? "";
    expect((await visit(first, "/", { "if-none-match": etag })).status).toBe(503);
    const data = await visit(first, "/_root.data");
    expect([data.status, await refusalOf(data)]).toEqual([503, "maintenance"]);
  });

  test("health, files, the question when it ends, and leaving go on; what begins is refused", async () => {
    await begin();
    const [first] = processes as [Served];
    const cookie = { cookie: ana.cookie };
    const closed = await (await visit(first, "/")).text();
    const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(closed)?.[1] ?? "no style sheet";
    for (const path of ["/health/live", "/health/ready", sheet]) {
      expect([path, (await visit(first, path)).status]).toEqual([path, 200]);
    }
    expect(await told(first)).toMatchObject({ text: "Umzug." });
    for (const answer of [
      await join(first, describePerson("later")),
      await visit(first, `/services/wallet-gateway/v1/profiles/${ana.id}/balances`, cookie),
    ]) {
      expect([answer.status, await refusalOf(answer)]).toEqual([503, "maintenance"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(200);
    }
    const left = await fetch(`${first.url}/services/identity/v1/sessions/current`, {
      method: "DELETE",
      headers: { ...cookie, origin: first.url },
    });
    expect(left.status).toBe(204);
  });

  test("another brand stays open, and an end by hand opens every process", async () => {
    const { maintenanceId } = await begin();
    const [first] = processes as [Served];
    expect(await statusAt(first, "marlin.localhost")).toBe(200);
    expect(await statusAt(first, "kingfisher.localhost")).toBe(503);
    unwrap(await operator.cancelMaintenance({ brandCode, maintenanceId, by }));
    await untilAll(200);
  });

  test("it ends by itself at its moment", async () => {
    await planFor(0, 6_000);
    const [first] = processes as [Served];
    const wait = { timeout: 20_000 };
    await expect.poll(async () => (await visit(first, "/login")).status, wait).toBe(503);
    await expect.poll(async () => (await visit(first, "/login")).status, wait).toBe(200);
    expect((await visit(first, "/maintenance")).status).toBe(404);
  });
});
