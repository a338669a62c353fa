import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { expect, test } from "./world.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desk = { viewport: { width: 1440, height: 900 } } as const;
const looks = [
  {
    brand: "Kingfisher",
    host: "localhost",
    colorScheme: "dark",
    examine: expectAccessible,
    ...phone,
  },
  {
    brand: "Kingfisher",
    host: "localhost",
    colorScheme: "light",
    examine: expectReadable,
    ...desk,
  },
  {
    brand: "Marlin",
    host: "marlin.localhost",
    colorScheme: "light",
    examine: expectAccessible,
    ...phone,
  },
] as const;
const pages = ["/", "/login", "/join", "/no-such-page", "/error/internal-server", "/offline"];

for (const { brand, host, examine, ...look } of looks) {
  const width = look.viewport.width;
  test(`every page of ${brand} meets WCAG 2.2 AA, complains of nothing and fits, ${look.colorScheme}, ${width} px`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    for (const path of pages) {
      await page.goto(world.site.replace("localhost", host) + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await examine(page);
      await expectNoOverflow(page);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("a form with errors, a signed-in home, its menu and the sheet of a phone meet WCAG 2.2 AA", async ({
  browser,
  world,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const complaints = collectComplaints(page);

  await page.goto(`${world.site}/join`);
  await page.getByRole("button", { name: "Continue to your name" }).click();
  await expect(page.getByText("A password needs at least 10 characters.")).toBeVisible();
  await expectAccessible(page);

  await arriveAs(context, await world.join("hana"), world.site);
  await page.goto(world.site);
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole("button", { name: /Your account/ }).click();
  await expect(page.locator("[popover]").getByRole("button", { name: "Sign out" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(complaints).toEqual([]);
  await context.close();
});
