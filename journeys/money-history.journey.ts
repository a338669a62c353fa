import { readFile } from "node:fs/promises";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { expect, test } from "./world.ts";

test("a player finds what their money did, keeps a receipt and takes a statement along", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("wolfhild"), world.site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/account/cashier/history`);
  const list = page.getByRole("list", { name: "Movements of your money" });
  const gift = list.getByRole("listitem").filter({ hasText: "Starting balance (demo)" });
  await expect(gift).toContainText("$1,000.00");
  await expect(page.getByRole("heading", { name: "Net deposits" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const search = page.getByRole("searchbox", { name: "Reference or amount" });
  await search.fill("999");
  await expect(page.getByRole("heading", { name: "No transactions" })).toBeVisible();
  await search.fill("1000");
  await expect(gift).toHaveCount(1);
  await page.getByRole("button", { name: "Deposits", exact: true }).click();
  await expect(gift).toHaveCount(0);
  const status = page.getByRole("combobox", { name: "Status" });
  await status.selectOption("Failed");
  await expect(page.getByText("No payments match your filters.")).toBeVisible();
  // Whoever reloads or is sent the address finds the same again.
  await expect(page).toHaveURL(/\?kind=deposit&status=failed&search=1000$/);
  await page.reload();
  await expect(status).toHaveValue("failed");
  await expect(search).toHaveValue("1000");
  // What is no payment has no status.
  await page.getByRole("button", { name: "Other", exact: true }).click();
  await expect(status).toHaveCount(0);
  await expect(gift).toHaveCount(1);

  const table = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  const rows = (await readFile(await (await table).path(), "utf8")).trimEnd().split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain("Starting balance (demo),1000.00,1000.00,0.00,1000.00,USD");

  await gift.getByRole("link", { name: "Starting balance (demo)" }).click();
  await expect(page.getByRole("heading", { name: "Starting balance (demo)" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Cash $0.00 $1,000.00 $1,000.00" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const receipt = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as PDF" }).click();
  const bytes = await readFile(await (await receipt).path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});
