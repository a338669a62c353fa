import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

const blocksOf = (page: Page) =>
  page.getByRole("list", { name: "Blocks of the page" }).getByRole("listitem");

test("the tree of a page shows its regions; its own blocks are dragged, others lead to their own editor", async ({
  page,
  world,
}) => {
  // All of the tree is in view: a list that scrolls under a held mouse is another story.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await openConsole(page, world, "/content/new?begin=article");
  await page.getByLabel("Title", { exact: true }).fill("Among the regions");
  await page.getByRole("button", { name: "Make it, in English" }).click();
  await expect(blocksOf(page)).toHaveCount(3);
  const own = page.getByRole("region", { name: "Main content" });
  const footer = page.getByRole("region", { name: "Footer", exact: true });
  await expect(own.getByRole("list", { name: "Blocks of the page" })).toBeVisible();
  for (const name of ["Mini header", "Header", "Channel header", "Channel footer", "Account menu"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(footer.getByRole("link").first()).toContainText("29 items");
  await expectAccessible(page);

  const [first, last] = [blocksOf(page).first(), blocksOf(page).last()];
  const moved = (await last.getByRole("button").first().textContent()) ?? "";
  await last.dragTo(first, { targetPosition: { x: 40, y: 2 } });
  await expect(blocksOf(page).first()).toContainText(moved);

  await blocksOf(page).first().dragTo(footer);
  await expect(page.getByText("in a draft of the footer now")).toBeVisible();
  await expect(blocksOf(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(blocksOf(page).last()).toContainText(moved);
  // The entry of a region stands in it, and is no longer one of the others.
  await expect(footer.getByRole("list", { name: "Blocks of the page" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
