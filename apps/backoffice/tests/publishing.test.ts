import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { startProcess, type OwnProcess } from "./own-process.ts";

let world: BackofficeWorld;
let servers: OwnProcess[];
let worker: OwnProcess;
let environment: Record<string, string>;

beforeAll(async () => {
  world = await openBackofficeWorld();
  environment = {
    CROUPIER_APP_DATABASE_URL: world.appUrl,
    CROUPIER_KEYS: `k1:${"a".repeat(43)}`,
  };
  servers = await Promise.all([
    startProcess("server", environment),
    startProcess("server", environment),
  ]);
  worker = await startProcess("worker", environment);
});
afterAll(async () => {
  await Promise.all([...servers, worker].map((one) => one.end("SIGTERM")));
  await world.leave();
});

const desk = () => world.backoffice.services.content;
const common = { pageType: "generic" };
const words = (slug: string, title: string) => ({ slug, title, blocks: [] });

async function draft(slug: string, title: string): Promise<string> {
  const entryId = uuidv7();
  const parts = { common, en: words(slug, title) };
  const kind = "content_page";
  const made = await desk().createEntry({ entryId, bucket: "default", kind, parts, by: "ada" });
  expect(made.ok).toBe(true);
  return entryId;
}

/** What each server shows at an address: the title of the page, or the status of none. */
const shown = (path: string) =>
  Promise.all(
    servers.map(async ({ port }) => {
      const answer = await fetch(`http://localhost:${port}${path}`);
      const html = await answer.text();
      return answer.ok ? /<h1[^>]*>([^<]*)/.exec(html)?.[1] : answer.status;
    }),
  );

const untilShown = (path: string, wanted: string | number) =>
  expect.poll(() => shown(path), { timeout: 20_000, interval: 50 }).toEqual([wanted, wanted]);

/** A figure of each server, by the words it stands behind. */
const countOn = (words: string) =>
  Promise.all(
    servers.map(async ({ privatePort }) => {
      const figures = await (await fetch(`http://127.0.0.1:${privatePort}/metrics`)).text();
      const line = figures.split("\n").find((one) => one.startsWith(words)) ?? "";
      return Number(line.slice(words.length));
    }),
  );
const countHeard = () => countOn('croupier_fanout_total{event="heard"}');
const countDrawn = () => countOn('croupier_page_answers_total{result="miss"}');
const oneMore = (counts: readonly number[]) => counts.map((count) => count + 1);

test("what the back-office publishes and withdraws, every server shows and hides", async () => {
  const entryId = await draft("news", "News");
  expect(await shown("/pages/news")).toEqual([404, 404]);
  const heard = await countHeard();
  await desk().publish({ entryId, by: "ada" });
  await untilShown("/pages/news", "News");
  expect(await countHeard()).toEqual(oneMore(heard));
  await desk().unpublish({ entryId, by: "ada" });
  await untilShown("/pages/news", 404);
});

/** Whether both pages came from what every server keeps. */
async function drawsNothing(): Promise<boolean> {
  const before = await countDrawn();
  await shown("/pages/changed");
  await shown("/pages/other");
  return String(await countDrawn()) === String(before);
}

test("a publication drops the kept pages that used what changed, and no other", async () => {
  const [changed, other] = [await draft("changed", "Before"), await draft("other", "Other")];
  for (const entryId of [changed, other]) await desk().publish({ entryId, by: "ada" });
  await untilShown("/pages/changed", "Before");
  await untilShown("/pages/other", "Other");
  const data = words("changed", "After");
  await desk().saveDraft({ entryId: changed, part: "en", basedOn: 1, by: "ada", data });
  // Until then a page may have been drawn while the other's publication was still on its way.
  await expect.poll(drawsNothing, { timeout: 20_000 }).toBe(true);

  const before = await countDrawn();
  await desk().publish({ entryId: changed, by: "ada" });
  await untilShown("/pages/changed", "After");
  expect(await countDrawn()).toEqual(oneMore(before));
  await untilShown("/pages/other", "Other");
  expect(await countDrawn()).toEqual(oneMore(before));
});

async function plan(entryId: string, action: "publish" | "unpublish", ahead: number) {
  const dueAt = new Date(Date.now() + ahead);
  const planned = { scheduleId: uuidv7(), entryId, action, dueAt, by: "ada" };
  expect((await desk().schedule(planned)).ok).toBe(true);
  return dueAt;
}

test("what is planned happens at its moment, and every server is told", async () => {
  const entryId = await draft("planned", "Planned");
  const heard = await countHeard();
  await plan(entryId, "publish", 1_500);
  await untilShown("/pages/planned", "Planned");
  expect(await countHeard()).toEqual(oneMore(heard));
  await plan(entryId, "unpublish", 500);
  await untilShown("/pages/planned", 404);
  // What the worker carried out stands in the trail as the act of whoever planned it.
  const { rows } = await world.admin.query(
    "SELECT action, facts ->> 'note' AS note FROM oversight.audit WHERE subject = $1 ORDER BY audit_id",
    [entryId],
  );
  expect(rows.slice(2)).toEqual([
    { action: "content.scheduled", note: null },
    { action: "content.published", note: "scheduled" },
    { action: "content.scheduled", note: null },
    { action: "content.unpublished", note: "scheduled" },
  ]);
});

test("a moment that passes while no worker runs is made up for by the next one", async () => {
  const entryId = await draft("overslept", "Overslept");
  await worker.end("SIGKILL");
  const dueAt = await plan(entryId, "publish", 300);
  await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(dueAt.getTime() + 500);
  expect(await shown("/pages/overslept")).toEqual([404, 404]);
  worker = await startProcess("worker", environment);
  await untilShown("/pages/overslept", "Overslept");
});
