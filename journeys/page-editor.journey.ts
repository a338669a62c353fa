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
  const query = new URLSearchParams({ bucket: "default", kind: "content_page", search });
  const found = await page.request.get(`${world.backoffice}${api}/content/entries?${query}`);
  const { items } = (await found.json()) as { items: readonly { id: string }[] };
  const id = items[0]?.id ?? "";
  await page.goto(`${world.backoffice}/content/${id}/edit`);
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  return id;
}

const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved/ });
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
  await page.getByRole("textbox", { name: "Heading" }).fill("A guaranteed win");
  await page.getByRole("tab", { name: "Hints" }).click();
  await expect(page.getByText(/promises what nobody can keep/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Block", exact: true }).click();
  await page.getByRole("button", { name: "A guaranteed win", exact: true }).press("Delete");
  await expect(blocksOf(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(blocksOf(page)).toHaveCount(2);
  await page.getByRole("button", { name: "A guaranteed win", exact: true }).press("Alt+ArrowUp");
  await expect(blocksOf(page).first()).toContainText("A guaranteed win");
  await expect(saved(page)).toBeVisible();

  await page.getByRole("tab", { name: "Versions" }).click();
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
  const id = await openPage(page, world, "When will my withdrawal arrive");
  await saveAsAnother(browser, world, id);
  await page.getByLabel("Title", { exact: true }).fill("When it arrives");
  const conflict = page.getByRole("alertdialog");
  await expect(conflict).toContainText("publisher saved this page");
  await expect(conflict).toContainText("Divider");
  await expectAccessible(page);

  await conflict.getByRole("button", { name: "Keep both" }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("When it arrives");
  await expect(blocksOf(page).filter({ hasText: "Divider" })).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
});

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
