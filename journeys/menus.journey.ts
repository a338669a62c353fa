import type { Locator } from "@playwright/test";
import { arriveAs } from "./parts/arrive-as.ts";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { expect, test } from "./world.ts";

const columnsOf = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

/** The links of a list that are shown, by what they are called. */
const shownIn = async (list: Locator) => {
  const links = await list.getByRole("link").filter({ visible: true }).allTextContents();
  return links.map((text) => text.trim());
};

test("[S2.33] [S9.7] on every desktop seven primary items and More stand in a row, the others below in six columns", async ({
  page,
  world,
}) => {
  await page.goto(world.site);
  const channels = page.locator("[data-menu='channelMenu']");
  const more = channels.getByRole("button", { name: "More" });
  for (const width of [1440, 1280, 1279, 992]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(more).toBeVisible();
    const row = channels.getByRole("link").filter({ visible: true });
    await expect(row, `${width} px`).toHaveCount(7);
    const tops = await row.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `${width} px`).toBe(1);
    await expectNoOverflow(page);
  }
  await more.click();
  const lists = channels.getByRole("list").filter({ visible: true });
  await expect(lists).toHaveCount(2);
  for (const list of await lists.all()) expect(await columnsOf(list)).toBe(6);
  await expectAccessible(page);
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(channels).toBeHidden();
});

test("[S2.32] [S9.6] on a phone four items and More stand in the bar, My Games among them, the others in three columns", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(world.site);
  const bar = page.locator("[data-menu='bottomBar']");
  expect(await shownIn(bar)).toHaveLength(4);
  expect((await shownIn(bar)).at(-1)).toBe("My Games");
  await bar.getByRole("button", { name: "More" }).click();
  const sheet = page.locator("[data-menu='more']");
  await expect(sheet.getByRole("link").first()).toBeVisible();
  expect(await columnsOf(sheet)).toBe(3);
});

test("[S4.9] the list below the menu and the sheet of a phone close where the path changes", async ({
  page,
  world,
}) => {
  await page.goto(world.site);
  const channels = page.locator("[data-menu='channelMenu']");
  const below = channels.getByRole("list").filter({ visible: true }).nth(1);
  await channels.getByRole("button", { name: "More" }).click();
  await below.getByRole("link").first().click();
  await expect(page).not.toHaveURL(`${world.site}/`);
  await expect(below).toBeHidden();

  const sheet = page.locator("[data-menu='more']");
  const open = () =>
    page.locator("[data-menu='bottomBar']").getByRole("button", { name: "More" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(world.site);
  await open();
  await sheet.getByRole("link").first().click();
  await expect(page).not.toHaveURL(`${world.site}/`);
  await expect(sheet.getByRole("link").first()).toBeHidden();
  await open();
  await expect(sheet.getByRole("link").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${world.site}/`);
  await expect(sheet.getByRole("link").first()).toBeHidden();
});

test("on a phone the search has a place on the bar: a press, and somebody can type", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(world.site);
  const bar = page.locator("[data-menu='bottomBar']");
  await bar.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(`${world.site}/casino#search`);
  const field = page.getByRole("main").getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("lucky");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Lucky Dice" }).first(),
  ).toBeVisible();
});

test("no menu leads to tables that nobody deals at, and their page says so", async ({
  page,
  world,
}) => {
  await page.goto(world.site);
  await expect(page.locator("nav a[href^='/live-']")).toHaveCount(0);
  for (const path of ["/live-casino", "/live-dealer"]) {
    await page.goto(world.site + path);
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      /(None|No table) is open yet/,
    );
  }
});

test("[S3.30] the menu of the account and the footer lead into the account area, each to a page that is there", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("wanja"), world.site);
  await page.goto(world.site);
  const links = (name: string) =>
    page
      .locator(`[data-menu='${name}'] a`)
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  // The account is asked for once the page has come to life.
  await expect(page.locator("[data-menu='accountMenu'] a").first()).toBeAttached();
  const account = await links("accountMenu");
  expect(account).toEqual(
    expect.arrayContaining(["/account/cashier/history", "/account/security/two-factor"]),
  );
  const footer = (await links("footer")).filter((href) => href.startsWith("/account"));
  expect(footer).toEqual(
    expect.arrayContaining(["/account/cashier/deposit", "/account/cashier/withdraw"]),
  );
  for (const href of new Set([...account, ...footer])) {
    await page.goto(world.site + href);
    await expect(page.getByRole("heading", { level: 1 }), href).toBeVisible();
  }
});
