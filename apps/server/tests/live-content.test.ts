import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createContent, type Content, type Onlooker } from "@croupier/content";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { createLiveContent } from "../content/live-content.ts";
import { openFanOut, type FanOut } from "../realtime/fan-out.ts";

let fresh: FreshDatabase;
/** Like the back-office: it publishes, and tells the others. */
let desk: Content;
let deskLine: FanOut;
const closing: Array<() => Promise<void>> = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  deskLine = await openLine();
  desk = createContent({
    database: fresh.database,
    announce: ({ bucket }) => deskLine.announce({ topic: "content", ids: [bucket] }),
  });
  await desk.sowBrands();
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await fresh.drop();
});

async function openLine(): Promise<FanOut> {
  const { pool } = fresh.database;
  const fanOut = await openFanOut({ url: fresh.appUrl, pool, onError: () => {} });
  closing.push(() => fanOut.close());
  return fanOut;
}

const onlooker: Onlooker = {
  language: "en",
  now: new Date(),
  audience: (dimension) =>
    ({ signedIn: false, hasPlayed: false, place: null, device: "Desktop" as const })[dimension],
  dependOn: () => {},
  staleAfter: () => {},
};

/** One process, as far as content goes. `lookMs` beyond any test means: it only listens. */
async function openProcess({ lookMs, deaf = false }: { lookMs: number; deaf?: boolean }) {
  const purged: string[] = [];
  const errors: unknown[] = [];
  const live = await createLiveContent({
    content: createContent({ database: fresh.database }),
    fanOut: deaf ? { listen: () => {} } : await openLine(),
    reportError: (error) => errors.push(error),
    lookMs,
  });
  closing.push(() => live.close());
  live.onChange((tags) => purged.push(...tags));
  const titleAt = (path: string): string => {
    const answer = live.look("default", onlooker)?.pageByPath(path);
    if (answer?.outcome !== "page") return answer?.outcome ?? "no bucket";
    return ("title" in answer.page.words && answer.page.words.title) || "untitled";
  };
  return { live, purged, errors, titleAt };
}

async function publishPage(slug: string, title: string): Promise<string> {
  const entryId = uuidv7();
  const parts = { common: { pageType: "generic" }, en: { title, slug, blocks: [] } };
  await desk.createEntry({ entryId, bucket: "default", kind: "content_page", parts, by: "ada" });
  await desk.publish({ entryId, by: "ada" });
  return entryId;
}

const never = 3_600_000;

test("what was published before a process starts is there when it has started", async () => {
  await publishPage("before", "From before");
  expect((await openProcess({ lookMs: never })).titleAt("/pages/before")).toBe("From before");
});

test("every process that hears of a publication shows it, and drops what was made from it", async () => {
  const processes = [await openProcess({ lookMs: never }), await openProcess({ lookMs: never })];
  const entryId = await publishPage("heard", "Heard of");
  for (const { titleAt, purged, errors } of processes) {
    await expect.poll(() => titleAt("/pages/heard")).toBe("Heard of");
    expect(purged).toEqual(expect.arrayContaining([`entry:${entryId}`, "path:/pages/heard"]));
    expect(errors).toEqual([]);
  }
  await desk.unpublish({ entryId, by: "ada" });
  for (const { titleAt } of processes) {
    await expect.poll(() => titleAt("/pages/heard")).toBe("absent");
  }
});

test("a process that hears nothing looks by itself", async () => {
  const { titleAt, purged } = await openProcess({ lookMs: 20, deaf: true });
  await publishPage("unheard", "Not heard of");
  await expect.poll(() => titleAt("/pages/unheard")).toBe("Not heard of");
  expect(purged).toContain("path:/pages/unheard");
});

test("a look that fails is told, and the next one finds what came meanwhile", async () => {
  const content = createContent({ database: fresh.database });
  const listBuckets = vi.fn(content.listBuckets);
  const reportError = vi.fn();
  const live = await createLiveContent({
    content: { ...content, listBuckets },
    fanOut: { listen: () => {} },
    reportError,
    lookMs: 20,
  });
  closing.push(() => live.close());
  listBuckets.mockRejectedValueOnce(new Error("the database is away"));
  await publishPage("after", "After all");
  await expect
    .poll(() => live.look("default", onlooker)?.pageByPath("/pages/after").outcome)
    .toBe("page");
  expect(reportError).toHaveBeenCalledTimes(1);
});

test("a database that was set back is read anew", async () => {
  await publishPage("set-back", "Set back");
  const { titleAt } = await openProcess({ lookMs: 20, deaf: true });
  expect(titleAt("/pages/set-back")).toBe("Set back");
  const admin = new pg.Client({ connectionString: fresh.adminUrl });
  await admin.connect();
  closing.push(() => admin.end());
  await admin.query(`
    UPDATE content.variant SET published_number = NULL, published_at = NULL;
    DELETE FROM content.change;
    UPDATE content.bucket SET sequence = 0
  `);
  await expect.poll(() => titleAt("/pages/set-back")).toBe("absent");
});
