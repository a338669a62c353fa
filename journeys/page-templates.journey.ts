import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("a page becomes a template, a new page begins with it, and what was typed survives a reload", async ({
  page,
  world,
}) => {
  await openConsole(page, world, "/content/new?begin=promotion");
  const complaints = collectComplaints(page);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Quiet Fridays");
  await page.reload();
  await expect(title).toHaveValue("Quiet Fridays");
  await expect(page.getByText("What you typed here last time")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(title).toHaveValue("");
  await title.fill("Calm Fridays");
  await page.getByRole("button", { name: "Make it, in English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calm Fridays" })).toBeVisible();

  await page.getByRole("button", { name: "Save as a template" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("A calm Friday");
  await dialog.getByLabel("What it is for").fill("The offer of a Friday without a countdown.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("link", { name: "a new page" }).click();

  // What was made left nothing behind in the form.
  const saved = page.getByRole("list", { name: "Saved from pages" });
  await expect(
    saved.getByRole("button", { name: /A calm Friday.*without a countdown/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await saved.getByRole("button", { name: /^A calm Friday/ }).click();
  await expect(title).toHaveValue("");
  await title.fill("The next Friday");
  await page.getByRole("button", { name: "Make it, in English" }).click();
  const blocks = page.getByRole("list", { name: "Blocks of the page" }).getByRole("listitem");
  await expect(blocks).toHaveCount(5);

  await page.goto(`${world.backoffice}/content/new`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(saved).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Remove the template A calm Friday" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(saved).toBeHidden();
  expect(complaints).toEqual([]);
});
