import { uuidv7 } from "@croupier/kit/ids";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

/** Links that nobody else speaks of, more than one page of a list shows. */
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    kind: "external_link",
    published: false,
    common: { url: "/help", opensNewWindow: false },
    languages: { en: { text: `Gathered ${String(index).padStart(2, "0")}` } },
  }));

test("everything that matches is chosen across pages, deleted in one go, and brought back", async ({
  page,
  world,
}) => {
  await openConsole(page, world, "/content?search=Gathered");
  const answer = await page.request.post(
    `${world.backoffice}/services/backoffice/v1/content/buckets/default/import`,
    {
      data: { format: "croupier-content", schemaVersion: 2, entries: links(63) },
      headers: { origin: world.backoffice },
    },
  );
  expect(answer.status()).toBe(200);
  await page.reload();
  const bar = page.getByRole("region", { name: "With what is chosen" });
  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  await expect(bar).toContainText("50 chosen");
  await expectAccessible(page);

  await bar.getByRole("button", { name: "Choose all 63 that match" }).click();
  await expect(bar).toContainText("63 chosen");
  await expect(bar).toContainText("Everything that matches is chosen.");
  await bar.getByRole("button", { name: "Back to the 50 before" }).click();
  await expect(bar).toContainText("50 chosen");
  await bar.getByRole("button", { name: "Choose all 63 that match" }).click();
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  // All came at once, so which of them stand here is nobody's to say.
  const chosen = page.getByRole("checkbox", { name: /^Choose Gathered \d/ });
  await expect(chosen).toHaveCount(13);
  for (const one of await chosen.all()) await expect(one).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await bar.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Delete 63 entries?");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("63 entries deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("63 of 63 brought back")).toBeVisible();
});
