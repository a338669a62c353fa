import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { content, page } from "./desk-world.ts";

let world: BackofficeWorld;
/** Ada writes, Ben writes and shows, Olga administers. */
const cookies = { ada: "", ben: "", olga: "" };
beforeAll(async () => {
  world = await openBackofficeWorld();
  const { oversight } = world.backoffice.services;
  const roles = { ada: ["editor"], ben: ["publisher"], olga: ["administrator"] } as const;
  for (const [login, held] of Object.entries(roles)) {
    const made = await oversight.createStaff({ login, name: login, roles: held, createdBy: null });
    if (!made.ok) throw new Error(made.refusal.code);
    cookies[login as keyof typeof cookies] = await world.signIn(login, made.value.password);
  }
});
afterAll(() => world.leave());

type Who = keyof typeof cookies;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const ask = (who: Who, method: Method, path: string, body?: unknown) =>
  world.call(method, content + path, {
    cookie: cookies[who],
    ...(body === undefined ? {} : { body }),
  });

async function create(who: Who, slug: string, blocks: unknown[] = []): Promise<string> {
  const made = await ask(who, "POST", "/entries", {
    bucket: "default",
    kind: "content_page",
    parts: { common: { pageType: "promotion" }, en: { ...page(slug), blocks } },
  });
  expect(made.status).toBe(201);
  return made.json.id;
}

const trailOf = async (subject: string) =>
  (
    await world.call(
      "GET",
      `/services/backoffice/v1/audit?subject=${encodeURIComponent(subject)}`,
      {
        cookie: cookies.olga,
      },
    )
  ).json.items;

describe("a page, from its first word to its end", () => {
  test("an editor writes it, a publisher shows it, and the trail says what each of them changed", async () => {
    const id = await create("ada", "first-week");
    const saved = await ask("ada", "PUT", `/entries/${id}/parts/en`, {
      basedOn: 1,
      data: page("first-week", "Your first week"),
      note: "A better title",
    });
    expect([saved.status, saved.json]).toEqual([200, { number: 2 }]);

    const byEditor = await ask("ada", "POST", `/entries/${id}/publications`, {});
    expect([byEditor.status, byEditor.json.code]).toEqual([403, "role_required"]);
    const shown = await ask("ben", "POST", `/entries/${id}/publications`, { note: "Go" });
    expect(shown.status).toBe(204);

    const entry = await ask("ada", "GET", `/entries/${id}`);
    expect(entry.json).toMatchObject({
      kind: "content_page",
      paths: { en: "/promotions/first-week" },
      parts: {
        common: { latest: 1, published: 1, state: "published" },
        en: { latest: 2, published: 2, data: { title: "Your first week" }, writtenBy: "ada" },
      },
      needsReview: false,
      schedules: [],
    });
    expect(await trailOf(id)).toMatchObject([
      {
        action: "content.published",
        staff: { login: "ben" },
        facts: { note: "Go" },
        before: {},
        after: { common: 1, en: 2 },
      },
      {
        action: "content.saved",
        staff: { login: "ada" },
        facts: { part: "en", number: 2 },
        before: { title: "first-week" },
        after: { title: "Your first week" },
      },
      { action: "content.created", facts: { part: "en" }, after: { slug: "first-week" } },
      { action: "content.created", facts: { part: "common" }, after: { pageType: "promotion" } },
    ]);
  });

  test("it is found in the list by what it is, what it says and how it stands", async () => {
    const id = await create("ada", "found-again");
    const find = async (query: string) => {
      const { json } = await ask("ada", "GET", `/entries?bucket=default&${query}`);
      return (json.items as { id: string }[]).some((one) => one.id === id);
    };
    expect(await find("search=FOUND-ag")).toBe(true);
    expect(await find("search=lost")).toBe(false);
    expect(await find("kind=content_page&pageType=promotion&status=draft")).toBe(true);
    expect(await find("pageType=help")).toBe(false);
    expect(await find("status=published")).toBe(false);
    expect(await find("language=en")).toBe(true);
    expect(await find("language=de")).toBe(false);
    expect(await find("missing=de")).toBe(true);
    const { json } = await ask("ada", "GET", "/entries?bucket=default&sort=changedAt&order=desc");
    expect(json.items[0]).toMatchObject({
      id,
      title: "found-again",
      path: "/promotions/found-again",
      changedBy: "ada",
      problems: ["missing_translation"],
    });
  });

  test("of two editors at once the second is told who, when and which, and saves on top", async () => {
    const id = await create("ada", "both-of-us");
    const save = (who: Who, basedOn: number, title: string) =>
      ask(who, "PUT", `/entries/${id}/parts/en`, { basedOn, data: page("both-of-us", title) });
    expect((await save("ada", 1, "Ada's")).status).toBe(200);
    const late = await save("ben", 1, "Ben's");
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      code: "version_conflict",
      conflict: { number: 2, by: "ada", at: expect.stringMatching(/^20\d\d-/) },
    });
    const difference = await ask("ben", "GET", `/entries/${id}/parts/en/diff?from=1&to=2`);
    expect(difference.json.changes).toEqual([
      { path: "title", what: "changed", before: "both-of-us", after: "Ada's" },
    ]);
    expect((await save("ben", 2, "Ben's")).json).toEqual({ number: 3 });
    const restored = await ask("ben", "POST", `/entries/${id}/parts/en/restore`, {
      number: 2,
      basedOn: 3,
    });
    expect(restored.json).toEqual({ number: 4 });
    const versions = await ask("ada", "GET", `/entries/${id}/parts/en/versions`);
    expect(versions.json.items).toMatchObject([
      { number: 4, writtenBy: "ben", note: "restores version 2" },
      { number: 3, writtenBy: "ben" },
      { number: 2, writtenBy: "ada" },
      { number: 1, writtenBy: "ada" },
    ]);
    const version = await ask("ada", "GET", `/entries/${id}/parts/en/versions/3`);
    expect(version.json.data).toMatchObject({ title: "Ben's" });
  });

  test("a click that comes twice makes one entry, and many are hidden in one go", async () => {
    const id = uuidv7();
    const body = {
      id,
      bucket: "default",
      kind: "section",
      parts: { common: {}, en: { slug: "once", title: "Once" } },
    };
    expect((await ask("ada", "POST", "/entries", body)).status).toBe(201);
    const again = await ask("ada", "POST", "/entries", body);
    expect([again.status, again.json.code]).toEqual([409, "entry_exists"]);
    const other = await create("ada", "in-bulk");
    const unknownId = uuidv7();
    const done = await ask("ben", "POST", "/bulk", {
      action: "publish",
      entries: [id, other, unknownId],
    });
    expect(done.json.items).toEqual([
      { id, ok: true, refusal: null },
      { id: other, ok: true, refusal: null },
      { id: unknownId, ok: false, refusal: { code: "not_found", title: expect.any(String) } },
    ]);
  });

  test("what others link to is deleted only by force, and comes back", async () => {
    const id = await create("ada", "linked-to");
    const href = "/promotions/linked-to";
    const linking = await create("ada", "linking", [
      textOf("See there", [{ type: "link", attrs: { href } }]),
    ]);
    const refused = await ask("ben", "DELETE", `/entries/${id}`);
    expect(refused.json).toMatchObject({
      code: "linked_from",
      links: [{ id: linking, kind: "content_page", part: "en", title: "linking" }],
    });
    expect((await ask("ben", "GET", `/entries/${id}/linking`)).json.items).toHaveLength(1);
    expect((await ask("ben", "DELETE", `/entries/${id}?forced=true`)).status).toBe(204);
    expect((await ask("ben", "GET", `/entries/${id}`)).json.deletedAt).not.toBeNull();
    expect((await ask("ben", "POST", `/entries/${id}/undelete`, {})).status).toBe(204);
    expect((await ask("ben", "POST", `/entries/${id}/archive`, {})).status).toBe(204);
    const log = await ask("ben", "GET", `/entries/${id}/publications`);
    expect(log.json.items.map(({ action }: { action: string }) => action)).toEqual([
      "archive",
      "undelete",
      "delete",
    ]);
  });
});

describe("before it is shown", () => {
  test("of a kind that wants four eyes, nobody approves what they wrote themselves", async () => {
    const body = { bucket: "default", kind: "marketing_page", required: true };
    expect((await ask("ben", "PUT", "/four-eyes", body)).status).toBe(403);
    expect((await ask("olga", "PUT", "/four-eyes", body)).status).toBe(204);
    const made = await ask("ben", "POST", "/entries", {
      bucket: "default",
      kind: "marketing_page",
      parts: { common: {}, en: page("looked-at") },
    });
    const { id } = made.json;
    const early = await ask("ben", "POST", `/entries/${id}/publications`, {});
    expect([early.status, early.json.code]).toEqual([409, "needs_review"]);
    const asked = await ask("ben", "POST", "/reviews", { entry: id, note: "For Friday" });
    const waiting = await ask("ada", "GET", "/reviews?bucket=default");
    expect(waiting.json.items).toMatchObject([
      { entry: id, title: "looked-at", state: "waiting", askedBy: "ben" },
    ]);
    const answer = (who: Who) =>
      ask(who, "POST", `/reviews/${asked.json.id}/answer`, { approved: true });
    expect((await answer("ben")).json).toMatchObject({ code: "own_work" });
    expect((await answer("olga")).status).toBe(204);
    expect((await ask("ben", "POST", `/entries/${id}/publications`, {})).status).toBe(204);
    expect((await trailOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      "content.published",
      "content.review-answered",
      "content.review-asked",
      "content.created",
      "content.created",
    ]);
    const ofBucket = (await trailOf("default")).filter(
      ({ action }: { action: string }) => action === "content.four-eyes-set",
    );
    expect(ofBucket).toMatchObject([
      {
        before: { kind: "marketing_page", required: false },
        after: { kind: "marketing_page", required: true },
      },
    ]);
  });

  test("a moment to come is kept, listed and taken back", async () => {
    const id = await create("ada", "later-on");
    const at = "2099-05-01T08:00:00.000Z";
    const past = { entry: id, action: "publish", at: "2001-01-01T00:00:00Z" };
    expect((await ask("ben", "POST", "/schedules", past)).json).toMatchObject({
      code: "moment_passed",
    });
    const planned = await ask("ben", "POST", "/schedules", { entry: id, action: "publish", at });
    expect(planned.status).toBe(201);
    const list = await ask("ada", "GET", "/schedules?bucket=default&state=waiting");
    expect(list.json.items).toMatchObject([
      { id: planned.json.id, entry: id, title: "later-on", action: "publish", at, by: "ben" },
    ]);
    const entry = await ask("ada", "GET", `/entries/${id}`);
    expect(entry.json.parts.en.state).toBe("scheduled");
    expect((await ask("ben", "DELETE", `/schedules/${planned.json.id}`)).status).toBe(204);
    expect((await ask("ben", "DELETE", `/schedules/${planned.json.id}`)).status).toBe(404);
    expect((await trailOf(id)).slice(0, 2)).toMatchObject([
      { action: "content.schedule-cancelled", before: { dueAt: expect.any(String) } },
      { action: "content.scheduled", after: { action: "publish", dueAt: at } },
    ]);
  });

  test("editors talk about a version, and settle it once", async () => {
    const id = await create("ada", "talked-about");
    const said = await ask("ada", "POST", `/entries/${id}/comments`, {
      part: "en",
      number: 1,
      text: "Too long?\nI think so.",
    });
    const resolve = () => ask("ben", "POST", `/comments/${said.json.id}/resolve`, {});
    expect([(await resolve()).status, (await resolve()).status]).toEqual([204, 404]);
    const comments = await ask("ben", "GET", `/entries/${id}/comments`);
    expect(comments.json.items).toMatchObject([
      { text: "Too long?\nI think so.", by: "ada", resolvedBy: "ben" },
    ]);
  });
});

test("an address leads on, is found, and no longer does; the trail has both", async () => {
  const put = (from: string, to: string) =>
    ask("ben", "PUT", "/redirects", { bucket: "default", from, to });
  expect((await put("/summer", "/promotions/first-week")).status).toBe(204);
  expect((await put("/summer", "/help")).status).toBe(204);
  expect((await put("/summer", "/summer")).json).toMatchObject({ code: "redirect_to_itself" });
  for (const to of ["javascript:alert(1)", "//evil.example", "http://plain.example"]) {
    expect((await put("/winter", to)).status).toBe(400);
  }
  const found = await ask("ada", "GET", "/redirects?bucket=default&search=SUMM");
  expect(found.json).toMatchObject({
    total: 1,
    items: [{ from: "/summer", to: "/help", writtenBy: "ben" }],
  });
  expect((await ask("ben", "DELETE", "/redirects?bucket=default&from=/summer")).status).toBe(204);
  expect(await trailOf("/summer")).toMatchObject([
    { action: "content.redirect-removed", before: { to: "/help" }, after: null },
    { before: { to: "/promotions/first-week" }, after: { to: "/help" } },
    { before: null, after: { to: "/promotions/first-week" } },
  ]);
});

test("a bucket leaves as a file, and what the file would do is said before it is done", async () => {
  const id = await create("ada", "brought-along");
  expect((await ask("ben", "POST", `/entries/${id}/publications`, {})).status).toBe(204);
  const file = await ask("ben", "GET", "/buckets/default/export");
  expect(file.json).toMatchObject({ format: "croupier-content" });
  const renamed = structuredClone(file.json);
  const entry = renamed.entries.find((one: { id: string }) => one.id === id);
  entry.languages.en.title = "Brought from elsewhere";
  const take = (dryRun: boolean, body: unknown) =>
    ask("ben", "POST", `/buckets/default/import?dryRun=${dryRun}`, body);
  const title = async () => (await ask("ben", "GET", `/entries/${id}`)).json.parts.en.data.title;
  const before = await title();
  const rehearsed = await take(true, renamed);
  expect(rehearsed.json).toMatchObject({ dryRun: true, versions: 1 });
  expect(await title()).toBe(before);
  expect((await take(false, renamed)).json).toMatchObject({ dryRun: false, versions: 1 });
  expect(await title()).toBe("Brought from elsewhere");
  expect((await take(false, renamed)).json).toMatchObject({ versions: 0 });
  const broken = { ...renamed, entries: [{ id: "no" }] };
  expect((await take(true, broken)).json).toMatchObject({ code: "import_unreadable" });
});

test("an act and its row in the trail are one: where the row cannot be written, nothing is", async () => {
  const id = await create("ada", "all-or-nothing");
  await world.admin.query("ALTER TABLE oversight.audit RENAME TO audit_away");
  const saved = await ask("ada", "PUT", `/entries/${id}/parts/en`, {
    basedOn: 1,
    data: page("all-or-nothing", "Unheard"),
  });
  await world.admin.query("ALTER TABLE oversight.audit_away RENAME TO audit");
  expect(saved.status).toBe(500);
  const versions = await ask("ada", "GET", `/entries/${id}/parts/en/versions`);
  expect(versions.json.items).toHaveLength(1);
});

test("what is too large for a person to read is kept as a digest of it", async () => {
  const id = await create("ada", "long-winded");
  const data = { ...page("long-winded"), blocks: [textOf("words ".repeat(3_000))] };
  expect((await ask("ada", "PUT", `/entries/${id}/parts/en`, { basedOn: 1, data })).status).toBe(
    200,
  );
  const [latest] = await trailOf(id);
  expect(latest.after).toMatchObject({
    cut: true,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(latest.after.begins.length).toBeLessThanOrEqual(1_000);
});

function textOf(text: string, marks: unknown[] = []) {
  const content = [{ type: "paragraph", content: [{ type: "text", text, marks }] }];
  return { type: "rich-text", props: { id: "one", body: { type: "doc", content } } };
}

test.each([
  ["a language the brand does not speak", "fr", 422, "language_not_offered"],
  ["a part that is none", "Common!", 404, "not_found"],
])("%s is no part of an entry", async (_, part, status, code) => {
  const id = await create("ada", `part-${part.toLowerCase().replaceAll("!", "")}`);
  const saved = await ask("ada", "PUT", `/entries/${id}/parts/${encodeURIComponent(part)}`, {
    basedOn: 0,
    data: page("any"),
  });
  expect([saved.status, saved.json.code]).toEqual([status, code]);
});
