import { readFile } from "node:fs/promises";
import { letTimePass } from "@croupier/tools/world";
import { arriveAs } from "./parts/arrive-as.ts";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { signIn } from "./parts/sign-in.ts";
import { turnToPhone } from "./parts/turn-to-phone.ts";
import { expect, test } from "./world.ts";

/** The minutes that were let pass, and those that the story itself took. */
const hereForAQuarter = /^You have been here for 0 h 1[6-9] min$/;

test("a lowered limit counts at once, a raise waits a day and asks again", async ({
  page,
  context,
  world,
}) => {
  const damaris = await world.join("damaris");
  const complaints = collectComplaints(page);
  await arriveAs(context, damaris, world.site);
  await page.goto(`${world.site}/account/limits`);
  const deposits = page.getByRole("region", { name: "Deposit limit" });
  const row = deposits.getByRole("listitem").first();
  const box = row.getByLabel("Deposit limit, 24 hours");
  const set = async (value: string) => {
    await box.fill(value);
    await row.getByRole("button", { name: "Set limit" }).click();
    await expect(box).toHaveValue("");
  };

  await box.fill("a lot");
  await row.getByRole("button", { name: "Set limit" }).click();
  await expect(row.getByText("Enter an amount, such as 100")).toBeVisible();
  await set("100");
  await expect(row.getByText("$100.00")).toBeVisible();
  await set("49.50");
  await expect(row.getByText("$49.50")).toBeVisible();
  await expect(row.getByText("$100.00")).toBeHidden();

  await set("80");
  await expect(row.getByText(/You asked for.*\$80.00/)).toBeVisible();
  await expect(row.getByText("$49.50")).toBeVisible();
  await expect(row.getByRole("button", { name: "Yes, change it" })).toBeHidden();
  await expectAccessible(page);

  await letTimePass(world, damaris, "25 hours");
  await page.reload();
  await expect(row.getByText("$49.50")).toBeVisible();
  await row.getByRole("button", { name: "Yes, change it" }).click();
  await expect(row.getByText("$80.00")).toBeVisible();
  await expect(row.getByText("$49.50")).toBeHidden();

  await turnToPhone(page);
  await expectNoOverflow(page);
  expect(complaints).toEqual([]);
});

test("an exclusion in one tab ends the other, and who comes back in may only withdraw", async ({
  page,
  context,
  world,
}) => {
  const dino = await world.join("dino");
  await arriveAs(context, dino, world.site);
  await page.goto(`${world.site}/account/take-a-break`);
  const other = await context.newPage();
  await other.goto(world.site);
  await expect(other.getByRole("button", { name: /Your account/ })).toBeVisible();

  const panel = page.getByRole("region", { name: "Exclude yourself" });
  await panel.getByLabel("How long").selectOption({ label: "6 months" });
  await panel.getByRole("button", { name: "Next" }).click();
  await expect(panel.getByText("You are signed out at once, in every browser.")).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("textbox", { name: "Your password" }).fill("not my password");
  await panel.getByRole("button", { name: "Exclude me" }).click();
  await expect(panel.getByText("Wrong password.")).toBeVisible();
  await panel.getByRole("textbox", { name: "Your password" }).fill(dino.password);
  await panel.getByRole("button", { name: "Exclude me" }).click();

  await expect(other.getByText("Your session has ended. Sign in to go on.")).toBeVisible();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();

  await other.goto(`${world.site}/login?destination=%2Faccount%2Ftake-a-break`);
  await signIn(other, dino);
  await expect(other.getByRole("heading", { name: "You are excluded from playing" })).toBeVisible();
  await expect(other.getByText("You can sign in and withdraw your money.").first()).toBeVisible();
  const standing = await other.request.get(
    `${world.site}/services/safer-play/v1/profiles/${dino.id}/standing`,
  );
  expect(await standing.json()).toMatchObject({
    play: { allowed: false, reason: { code: "self_excluded", source: "player" } },
    deposit: { allowed: false },
    marketing: { allowed: false },
  });
});

test("the reminder stops everything until it is answered, in its time and again", async ({
  page,
  context,
  world,
}) => {
  const delia = await world.join("delia");
  await arriveAs(context, delia, world.site);
  await page.goto(`${world.site}/account/limits`);
  await page.getByLabel("Remind me").selectOption({ label: "Every 15 minutes" });
  await expect(page.getByLabel("Remind me")).toHaveValue("15");
  await letTimePass(world, delia, "16 minutes");
  await page.goto(world.site);
  const dialog = page.getByRole("dialog", { name: hereForAQuarter });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("$0.00").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep playing" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: /Your account/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("the reminder stands in every tab, survives a reload, and one answer closes it everywhere", async ({
  page,
  context,
  world,
}) => {
  const dilara = await world.join("dilara");
  await arriveAs(context, dilara, world.site);
  await page.goto(`${world.site}/account/limits`);
  await page.getByLabel("Remind me").selectOption({ label: "Every 15 minutes" });
  await expect(page.getByLabel("Remind me")).toHaveValue("15");
  await letTimePass(world, dilara, "16 minutes");
  const other = await context.newPage();
  const dialogs = [page, other].map((tab) => tab.getByRole("dialog", { name: hereForAQuarter }));
  await page.goto(world.site);
  await other.goto(`${world.site}/help`);
  for (const dialog of dialogs) await expect(dialog).toBeVisible();
  await other.reload();
  await expect(dialogs[1]!).toBeVisible();
  // The keyboard goes round among its three answers and never into the page.
  for (let presses = 0; presses < 5; presses += 1) {
    await other.keyboard.press("Tab");
    const within = await dialogs[1]!.evaluate((dialog) => {
      const focused = document.activeElement;
      return focused === document.body || dialog.contains(focused);
    });
    expect(within).toBe(true);
  }
  await dialogs[0]!.getByRole("button", { name: "Keep playing" }).click();
  for (const dialog of dialogs) await expect(dialog).toBeHidden();
});

test("who is excluded is told on every page why, and cannot come again under another address", async ({
  page,
  world,
}) => {
  const dunja = await world.join("dunja");
  const excluded = await page.request.post(
    `${world.site}/services/safer-play/v1/profiles/${dunja.id}/exclusions`,
    {
      headers: { cookie: dunja.cookie, origin: world.site },
      data: { months: 6, password: dunja.password },
    },
  );
  expect(excluded.status()).toBe(201);
  const again = world.join("dunja", {
    email: "dunja.once.more@people.example",
    nickname: "dun.ja",
  });
  await expect(again).rejects.toThrow("self_excluded");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/login`);
  await signIn(page, dunja);
  await expect(page.getByText("You excluded yourself from playing")).toBeVisible();
  await expect(page.getByText("You can ask to come back from")).toBeVisible();
  await page.goto(`${world.site}/help`);
  await expect(page.getByText("You excluded yourself from playing")).toBeVisible();
  // The clock of the session stands on a phone too, and tells what came of it.
  await page.getByRole("button", { name: /Time in this session/ }).click();
  await expect(page.getByRole("heading", { name: "This session" })).toBeVisible();
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Your exclusion" }).click();
  await expect(page.getByRole("heading", { name: "You are excluded from playing" })).toBeVisible();
});

test("somebody looks at how they played, as bars, as a table and as a file", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("dagny"), world.site);
  await page.goto(`${world.site}/account/activity`);
  await expect(page.getByRole("heading", { level: 1, name: "Your activity" })).toBeVisible();
  await page.getByRole("button", { name: "24 hours" }).click();
  await expect(page.getByRole("button", { name: "24 hours" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByText("View as table").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(25);
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^activity-day-\d{4}-\d{2}-\d{2}\.csv$/);

  // A chart of a year has a bar a week; the file has every day.
  await page.getByRole("button", { name: "1 year" }).click();
  const year = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const rows = (await readFile(await (await year).path(), "utf8")).trim().split("\r\n");
  expect(rows).toHaveLength(365);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
