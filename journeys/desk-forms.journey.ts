import type { Browser, Page } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved \d\d:\d\d$/ });

/** An entry of our own, made where an editor makes one. */
async function make(page: Page, world: World, what: { kind: string; name: string; field: string }) {
  await openConsole(page, world, `/content/new?kind=${what.kind}`);
  await page.getByLabel(what.field, { exact: true }).fill(what.name);
  await page.getByRole("button", { name: "Make it, in English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: what.name })).toBeVisible();
}

test("a menu is built by keyboard: items, their words, who stands under whom, and what fits", async ({
  page,
  world,
}) => {
  await make(page, world, { kind: "custom_menu", name: "Bar of a phone", field: "Name" });
  const complaints = collectComplaints(page);
  await page.getByRole("combobox", { name: "As the list" }).click();
  await page.getByRole("option", { name: "Bottom bar of a phone" }).click();

  for (const name of ["Lobby", "Live", "Sports", "Offers", "Help", "Fees"]) {
    await page.getByRole("button", { name: "Add an item" }).press("Enter");
    await page.getByLabel("Text in English", { exact: true }).fill(name);
    await page.getByRole("combobox", { name: "Leads to" }).fill(`/${name.toLowerCase()}`);
    await page.keyboard.press("Escape");
  }
  await expect(page.getByText("4 shown and More, 2 behind it (5 slots)")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Move Fees", exact: true }).press("ArrowRight");
  const under = page.getByRole("list", { name: "Under Help" });
  await expect(under.getByRole("button", { name: "Move Fees", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Move Help", exact: true }).press("Home");
  await expect(page.getByText("Help is now 1 of 5")).toBeAttached();
  await expect(saved(page)).toBeVisible();

  await page.getByRole("combobox", { name: "Leads to" }).fill("javascript:alert(1)");
  await expect(page.getByText(/is neither a path of this site/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Unsaved work of your last visit")).toBeVisible();
  await page.getByRole("button", { name: "Fees javascript:alert(1)" }).click();
  await page.getByRole("combobox", { name: "Leads to" }).fill("/help/payments/fees");
  await expect(saved(page)).toBeVisible();

  const items = page.getByRole("list", { name: "Items of the menu" });
  await expect(items.getByRole("button", { name: /^Move/ }).first()).toHaveAccessibleName(
    "Move Help",
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test("what two wrote into one form stands side by side, and each field is chosen by itself", async ({
  page,
  browser,
  world,
}) => {
  await make(page, world, { kind: "slideshow", name: "At dusk", field: "Name" });
  await page.getByRole("tab", { name: "English" }).click();
  const other = await openElsewhere(browser, world, page.url());
  await other.getByLabel("Name", { exact: true }).fill("At night");
  await expect(saved(other)).toBeVisible();

  await page.getByLabel("Name", { exact: true }).fill("At dawn");
  const conflict = page.getByRole("alert", { name: "Two versions" });
  await expect(conflict).toContainText("croupier saved version 2");
  await expect(conflict.getByRole("radio", { name: /Yours/ })).toBeChecked();
  await expectAccessible(page);
  await conflict.getByRole("radio", { name: /From croupier/ }).click();
  await conflict.getByRole("button", { name: "Save what is chosen" }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("At night");
  await other.context().close();
});

test("a form goes on without a network and saves when it is back, and a moment is planned and taken back", async ({
  page,
  context,
  world,
}) => {
  await make(page, world, { kind: "slideshow", name: "On the river", field: "Name" });
  await page.getByRole("tab", { name: "English" }).click();
  await context.setOffline(true);
  await page.getByLabel("Name", { exact: true }).fill("Down the river");
  await expect(page.getByText("Offline, kept in this browser")).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();

  await page.getByRole("button", { name: "Later" }).click();
  await page.getByLabel(/^When, on the clock in Curacao/).fill("2099-12-24T18:00");
  await expect(page.getByText("24 Dec 2099, 18:00 in Curacao (22:00 UTC)")).toBeVisible();
  await page.getByRole("button", { name: "Publish then" }).click();
  await expect(page.getByText("Planned.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${world.backoffice}/schedule`);
  await expect(page.getByRole("heading", { name: /24 December 2099/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel Down the river" }).click();
  await expect(page.getByText("Down the river")).toBeHidden();
});

async function openElsewhere(browser: Browser, world: World, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { pathname, search } = new URL(address);
  await openConsole(page, world, pathname + search);
  await page.getByRole("tab", { name: "English" }).click();
  return page;
}
