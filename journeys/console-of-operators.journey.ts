import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { approveAsSecond, halfOfSignIn } from "./parts/second-administrator.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { turnToPhone } from "./parts/turn-to-phone.ts";
import { expect, test } from "./world.ts";

test("an operator looks at what will be different before players see it, and the trail shows it after", async ({
  page,
  world,
}) => {
  await openConsole(page, world, "/configuration?brand=marlin");
  const pages = page.getByRole("textbox", { name: "Our pages for visitors" });
  await pages.fill("/*\nno slash");
  await expect(page.getByText(/line 2: is not a page pattern/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Look and save" })).toBeDisabled();
  await pages.fill("/*\n/casino/*");
  await page.getByRole("button", { name: "Look and save" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Our pages for visitors");
  await expect(dialog.getByText("/casino/*")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Last change")).toBeVisible();

  await page.goto(`${world.backoffice}/audit?subject=marlin&action=operations.`);
  const act = page.getByText(/changed the configuration/).first();
  await act.click();
  await expect(page.getByText("olympusUnLoggedPages").first()).toBeVisible();
  await expectAccessible(page);
});

test("a new colleague takes two administrators, comes in with both halves, and sets up a second factor", async ({
  page,
  browser,
  world,
}) => {
  await openConsole(page, world, "/staff");
  await page.getByRole("button", { name: "New login" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Vera Novak");
  await dialog.getByLabel("E-mail").fill("vera.novak@house.example");
  await dialog.getByLabel("Birthday").fill("1980-02-29");
  await dialog.getByLabel("Login").fill("vera");
  await dialog.getByLabel("Operator").check();
  await dialog.getByLabel("Why").fill("As agreed on the phone");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ask for it" }).click();
  const first = await dialog.getByText(halfOfSignIn).innerText();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "I have it" }).click();
  const waiting = page.getByRole("listitem").filter({ hasText: "New login for Vera Novak" });
  await expect(waiting.getByRole("button", { name: "Take back" })).toBeVisible();
  await expect(waiting.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expectAccessible(page);
  await turnToPhone(page);
  await expectNoOverflow(page);
  await expectReadable(page);

  const second = await approveAsSecond(browser, world, "New login for Vera Novak");
  const vera = await (await browser.newContext()).newPage();
  await vera.goto(`${world.backoffice}/maintenance`);
  await vera.getByLabel("Login").fill("vera");
  const password = vera.getByRole("textbox", { name: "Password" });
  await password.fill(first);
  await vera.getByRole("button", { name: "Sign in" }).click();
  await expect(vera.getByRole("alert")).toBeVisible();
  await password.fill(`${first}-${second}`);
  await vera.getByRole("button", { name: "Sign in" }).click();
  await expect(vera.getByRole("heading", { name: "Your password" })).toBeVisible();
  await expect(vera.getByText(/^\w{6}(-\w+){3}$/)).toBeVisible();
  await expectAccessible(vera);
  await vera.getByRole("button", { name: "I have it" }).click();
  await expect(vera.getByRole("heading", { name: "Open at this moment" })).toBeVisible();
  await vera.goto(`${world.backoffice}/own-device`);
  await vera.getByRole("button", { name: "Set up a device" }).click();
  await expect(vera.getByText(/^([A-Z2-7]{4} ?)+$/)).toBeVisible();
  await vera.getByLabel("The code it shows now").fill("000000");
  await vera.getByRole("button", { name: "Use this device" }).click();
  await expect(vera.getByRole("alert")).toContainText("The code is wrong");
  await expectAccessible(vera);
});

test("free rounds worth more than a small amount wait until another operator approves them", async ({
  page,
  browser,
  world,
}) => {
  const { id } = await world.join("quenby");
  const asks = { ...world, staff: world.deskStaff["operator"] ?? world.staff };
  const answers = { ...world, staff: world.deskStaff["treasury"] ?? world.staff };
  const oskar = await (await browser.newContext()).newPage();
  await openConsole(oskar, asks, `/free-rounds?player=${id}`);
  await oskar.getByRole("button", { name: "Give some" }).click();
  const giving = oskar.getByRole("dialog");
  for (const [field, option] of [
    ["Game", "Lucky Dice"],
    ["Currency", "USD"],
  ] as const) {
    await giving.getByLabel(field).click();
    await oskar.getByRole("option", { name: option, exact: true }).click();
  }
  await giving.getByLabel("Stake").fill("5.00");
  await giving.getByRole("textbox", { name: "Rounds" }).fill("101");
  await expect(giving).toContainText("Worth 505.00 USD in all");
  await giving.getByLabel("Why").fill("A long wait");
  await expectAccessible(oskar);
  await giving.getByRole("button", { name: "Give them" }).click();
  await expect(giving.getByRole("alert")).toContainText("wait for a colleague's approval");
  await giving.getByText("Close", { exact: true }).click();
  const own = oskar.getByRole("list", { name: "Free rounds" }).getByRole("listitem");
  await expect(own).toContainText("worth 505.00 USD in all");
  await expect(own.getByRole("button")).toHaveText(["Take back"]);

  await openConsole(page, answers, `/free-rounds?player=${id}`);
  const row = page.getByRole("list", { name: "Free rounds" }).getByRole("listitem");
  await expect(row).toContainText("Waiting for approval");
  await turnToPhone(page);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await row.getByRole("button", { name: "Approve" }).click();
  const approving = page.getByRole("dialog");
  await expect(approving).toContainText("505.00 USD in all");
  await expectAccessible(page);
  await approving.getByLabel("Why").fill("Spoken about with support");
  await approving.getByRole("button", { name: "Approve" }).click();
  await expect(approving).toBeHidden();
  await expect(row).toContainText("To be played");
  await expect(row).toContainText("Spoken about with support");
  await oskar.reload();
  await expect(own).toContainText(/Approved by .*Spoken about with support/);
});

test("every screen of operators and administrators is accessible and fits, in both themes and on a phone", async ({
  page,
  world,
}) => {
  test.slow();
  await openConsole(page, world, "/configuration");
  for (const path of [
    "/configuration",
    "/maintenance",
    "/audit",
    "/staff",
    "/transfer",
    "/media",
    "/own-device",
  ]) {
    await page.goto(world.backoffice + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectReadable(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await expectReadable(page);
    await page.emulateMedia({ colorScheme: "light" });
    await expectReadable(page);
  }
});
