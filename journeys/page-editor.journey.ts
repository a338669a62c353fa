import type { APIRequestContext, Browser, Page } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { expect, test } from "./world.ts";

const api = "/services/backoffice/v1";

async function signIn(request: APIRequestContext, world: World, who: string): Promise<void> {
  const { login, password } = world.deskStaff[who] ?? world.staff;
  const answer = await request.post(`${world.backoffice}${api}/sessions`, {
    data: { login, password },
    headers: { origin: world.backoffice },
  });
  expect(answer.ok()).toBe(true);
}

async function openPage(page: Page, world: World, search: string): Promise<string> {
  await signIn(page.request, world, "editor");
  const id = await idOf(page.request, world, { kind: "content_page", search });
  await page.goto(`${world.backoffice}/content/${id}/edit`);
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  return id;
}

const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved/ });
const nextSave = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === "PUT");
const blocksOf = (page: Page) =>
  page.getByRole("list", { name: "Blocks of the page" }).getByRole("listitem");
const canvasOf = (page: Page) => page.frameLocator("iframe[title='The page']");

test("an editor writes a page on its own blocks, takes back what was wrong, and returns to how it was", async ({
  page,
  world,
}) => {
  const complaints = collectComplaints(page);
  await openPage(page, world, "What does it cost");
  await expect(canvasOf(page).getByRole("heading", { name: "What does it cost?" })).toBeVisible();
  await expect(blocksOf(page)).toHaveCount(1);
  await expectAccessible(page);

  await page.getByLabel("Title", { exact: true }).fill("What it costs");
  await expect(canvasOf(page).getByRole("heading", { name: "What it costs" })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await page.getByRole("tab", { name: "Add" }).click();
  await page.getByLabel("Find a block").fill("heading");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add Heading" }).press("Enter");
  await expect(blocksOf(page)).toHaveCount(2);
  const withIt = nextSave(page);
  await page.getByRole("textbox", { name: "Heading" }).fill("A guaranteed win");
  await withIt;
  await page.getByRole("tab", { name: "Hints" }).click();
  await expect(page.getByText(/promises what nobody can keep/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Block", exact: true }).click();
  // However fast it comes: one press takes one act back, by key or by button.
  const heading = page.getByRole("button", { name: "A guaranteed win", exact: true });
  await heading.press("Delete");
  await page.keyboard.press("Control+z");
  await expect(blocksOf(page)).toHaveCount(2);
  await heading.press("Alt+ArrowUp");
  await expect(blocksOf(page).first()).toContainText("A guaranteed win");
  await heading.press("Delete");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(blocksOf(page).first()).toContainText("A guaranteed win");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(blocksOf(page).last()).toContainText("A guaranteed win");
  await page.getByRole("button", { name: "A guaranteed win", exact: true }).press("Alt+ArrowUp");
  await expect(blocksOf(page).first()).toContainText("A guaranteed win");
  await expect(saved(page)).toBeVisible();

  // What was saved in one sitting is one line, and opens to each of its versions.
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: /^Versions 2 to \d/ }).click();
  await expect(page.getByRole("button", { name: /^Version 2\b/ })).toBeVisible();
  await page.getByRole("button", { name: /^Version 1\b/ }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(blocksOf(page)).toHaveCount(1);
  await expect(canvasOf(page).getByRole("heading", { name: "What does it cost?" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  expect(complaints).toEqual([]);
});

test("what two editors wrote at once stands side by side, and both can be kept", async ({
  page,
  browser,
  world,
}) => {
  const id = await openPage(page, world, "How do I check a round");
  await saveAsAnother(browser, world, id);
  await page.getByLabel("Title", { exact: true }).fill("Checking a round");
  const conflict = page.getByRole("alertdialog");
  await expect(conflict).toContainText("publisher saved this page");
  await expect(conflict).toContainText("Divider");
  await expectAccessible(page);

  await conflict.getByRole("button", { name: "Keep both" }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Checking a round");
  await expect(blocksOf(page).filter({ hasText: "Divider" })).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
});

test("a change of the home page is seen with other eyes first, and by visitors at its moment", async ({
  page,
  browser,
  world,
}) => {
  const { login, password } = world.deskStaff["editor"] ?? world.staff;
  const id = await findEntry(browser, world, { kind: "functional", search: "receipt" });
  await page.goto(`${world.backoffice}/content/${id}/edit`);
  await page.getByLabel("Login").fill(login);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");

  await page.getByRole("button", { name: "Our commitments", exact: true }).click();
  await page.getByLabel("Title", { exact: true }).fill("What we answer for");
  await page.getByText("Who sees it").click();
  await page.getByRole("combobox", { name: "Add a country" }).fill("Canada");
  await page.getByRole("option", { name: "Canada" }).click();
  await expect(saved(page)).toBeVisible();
  await expect(canvasOf(page).getByRole("heading", { name: "What we answer for" })).toBeVisible();

  await page.getByRole("button", { name: "Audience" }).click();
  await page.getByRole("button", { name: "Signed in" }).click();
  await page.getByRole("button", { name: "Place" }).click();
  await page.getByRole("combobox", { name: "Country", exact: true }).fill("Canada");
  await page.getByRole("option", { name: "Canada" }).click();
  await page.keyboard.press("Escape");
  await expect(canvasOf(page).getByText("is not shown in this place")).toBeVisible();
  await expectAccessible(page);

  await publishSoon(browser, world, id);
  const visitor = await browser.newPage();
  const showsIt = async () => {
    await visitor.goto(world.site);
    return visitor.getByRole("heading", { name: "What we answer for" }).count();
  };
  await expect.poll(showsIt, { timeout: 30_000 }).toBe(1);

  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: /^Version 1\b/ }).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(blocksOf(page).filter({ hasText: "Our commitments" })).toHaveCount(1);
});

test("unpublishing asks first, and the home page by its title", async ({ page, world }) => {
  await signIn(page.request, world, "publisher");
  const home = await idOf(page.request, world, { kind: "functional", search: "receipt" });
  const panel = page.getByRole("region", { name: "Publishing" });
  const asked = panel.getByRole("region", { name: "Unpublish?" });
  const unpublish = asked.getByRole("button", { name: "Unpublish now" });
  await page.goto(`${world.backoffice}/content/${home}/edit`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await panel.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(unpublish).toBeDisabled();
  await asked.getByLabel("Its title").fill("Home");
  await expect(unpublish).toBeDisabled();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Keep" }).click();
  await expect(asked).toBeHidden();
  expect((await page.request.get(world.site)).status()).toBe(200);

  const other = await addPage(page.request, world, "nobodys-page");
  const status = async () => (await page.request.get(`${world.site}/pages/nobodys-page`)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await page.goto(`${world.backoffice}/content/${other}/edit`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await panel.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(asked.getByLabel("Its title")).toHaveCount(0);
  await unpublish.click();
  await expect(panel.getByText("Unpublished. Visitors see it no longer.")).toBeVisible();
  await expect.poll(status, { timeout: 30_000 }).toBe(404);
});

/** A page that no other story needs, for visitors to see. */
async function addPage(request: APIRequestContext, world: World, slug: string): Promise<string> {
  const headers = { origin: world.backoffice };
  const entries = `${world.backoffice}${api}/content/entries`;
  const parts = { common: { pageType: "generic" }, en: { title: slug, slug, blocks: [] } };
  const data = { bucket: "default", kind: "content_page", parts };
  const made = await request.post(entries, { data, headers });
  const { id } = (await made.json()) as { id: string };
  const shown = await request.post(`${entries}/${id}/publications`, { data: {}, headers });
  expect(shown.status()).toBe(204);
  return id;
}

/** By whoever may publish. The desk's own clock counts minutes, and no story waits for one. */
async function publishSoon(browser: Browser, world: World, entry: string): Promise<void> {
  const { request } = await browser.newContext();
  await signIn(request, world, "publisher");
  const at = new Date(Date.now() + 2_000).toISOString();
  const answer = await request.post(`${world.backoffice}${api}/content/schedules`, {
    data: { entry, action: "publish", at },
    headers: { origin: world.backoffice },
  });
  expect(answer.status()).toBe(201);
}

async function findEntry(
  browser: Browser,
  world: World,
  wanted: { readonly kind: string; readonly search: string },
): Promise<string> {
  const { request } = await browser.newContext();
  await signIn(request, world, "publisher");
  return idOf(request, world, wanted);
}

async function idOf(
  request: APIRequestContext,
  world: World,
  wanted: { readonly kind: string; readonly search: string },
): Promise<string> {
  const query = new URLSearchParams({ bucket: "default", ...wanted });
  const found = await request.get(`${world.backoffice}${api}/content/entries?${query}`);
  const { items } = (await found.json()) as { items: readonly { id: string }[] };
  return items[0]?.id ?? "";
}

type Stored = { parts: { en: { latest: number; data: { blocks: readonly unknown[] } } } };

/** Somebody else adds a block, from a desk of their own. */
async function saveAsAnother(browser: Browser, world: World, id: string): Promise<void> {
  const { request } = await browser.newContext();
  await signIn(request, world, "publisher");
  const entry = `${world.backoffice}${api}/content/entries/${id}`;
  const { en } = ((await (await request.get(entry)).json()) as Stored).parts;
  const blocks = [...en.data.blocks, { type: "divider", props: { id: "theirs" } }];
  const answer = await request.put(`${entry}/parts/en`, {
    data: { basedOn: en.latest, data: { ...en.data, blocks } },
    headers: { origin: world.backoffice },
  });
  expect(answer.ok()).toBe(true);
}
