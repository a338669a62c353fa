import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./world.ts";

const content = "/services/backoffice/v1/content";

/** What the desk's own screens send, without walking through them here. */
async function post(page: Page, path: string, data: object) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(origin + content + path, { data, headers: { origin } });
  return { status: answer.status(), json: await answer.json().catch(() => undefined) };
}

test("of a kind that wants four eyes nothing is shown that only its author has seen", async ({
  page,
  browser,
  world,
}) => {
  await openConsole(page, world, "/reviews?bucket=marlin");
  await page.getByRole("switch", { name: "Landing page" }).click();
  await expect(page.getByRole("switch", { name: "Landing page" })).toBeChecked();
  await expectAccessible(page);

  const editor = await (await browser.newContext()).newPage();
  const publisher = await (await browser.newContext()).newPage();
  const { deskStaff } = world;
  await openConsole(editor, { ...world, staff: deskStaff["editor"] ?? world.staff }, "/reviews");
  await expect(editor.getByRole("switch", { name: "Landing page" })).toBeDisabled();
  await expect(editor.getByRole("link", { name: "Staff" })).toHaveCount(0);
  const blocks: unknown[] = [];
  const made = await post(editor, "/entries", {
    bucket: "marlin",
    kind: "marketing_page",
    parts: { common: {}, en: { title: "Night fishing", slug: "night-fishing", blocks } },
  });
  expect(made.status).toBe(201);
  const asked = await post(editor, "/reviews", { entry: made.json.id, note: "For Friday" });
  expect(asked.status).toBe(201);

  const ben = { ...world, staff: deskStaff["publisher"] ?? world.staff };
  await openConsole(publisher, ben, "/reviews?bucket=marlin");
  const early = await post(publisher, `/entries/${made.json.id}/publications`, {});
  expect([early.status, early.json.code]).toEqual([409, "needs_review"]);
  await expect(publisher.getByText("For Friday")).toBeVisible();
  await publisher.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(publisher);
  await expectAccessible(publisher);
  await publisher.getByRole("link", { name: "Night fishing" }).click();
  await expect(publisher).toHaveURL(/\/content\/[\w-]+\/edit/);
  const answer = { approved: true };
  expect((await post(publisher, `/reviews/${asked.json.id}/answer`, answer)).status).toBe(204);
  const shown = await post(publisher, `/entries/${made.json.id}/publications`, {});
  expect(shown.status).toBe(204);
});
