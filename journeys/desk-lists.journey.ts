import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("an editor narrows the list of everything, copies a page, and takes a deletion back", async ({
  page,
  world,
}) => {
  await openConsole(page, world, "/content");
  const complaints = collectComplaints(page);
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(50);
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Search titles and addresses" }).fill("payments");
  // At once: the search waits for a pause in typing, and neither takes the other back.
  await page.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Help section" }).click();
  await expect(page).toHaveURL(/search=payments/);
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText("English: published")).toBeAttached();

  // A list is an address: whoever comes back finds the same rows.
  await rows.getByRole("link").click();
  await expect(page.getByRole("tab", { name: "English" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);

  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  const choice = page.getByRole("region", { name: "With what is chosen" });
  await choice.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText("Still linked from elsewhere");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Keep" }).click();
  await choice.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "was published" })).toBeVisible();

  await page.getByRole("button", { name: /^More for/ }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /\(copy\)$/ })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();

  await page.goto(`${world.backoffice}/content?kind=section&search=(copy)`);
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("1 entry deleted")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/content", "/menus", "/content/new", "/redirects", "/schedule"]) {
    await page.goto(world.backoffice + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  expect(complaints).toEqual([]);
});
