import { readFile } from "node:fs/promises";
import { agreeToOlderTerms, readLetter } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, test } from "./world.ts";

const linkIn = (letter: string) => /https?:\/\/\S+/.exec(letter)?.[0] ?? "";

test("an address changes when both mailboxes have said yes, whoever opens the links", async ({
  page,
  context,
  browser,
  world,
}) => {
  const yrsa = await world.join("yrsa");
  const newEmail = "yrsa.new@people.example";
  await arriveAs(context, yrsa, world.site);
  await page.goto(`${world.site}/account/profile`);
  await page.getByLabel("New e-mail").fill(newEmail);
  await page.getByRole("button", { name: "Change e-mail" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("textbox", { name: "Your password" }).fill(yrsa.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`New address: ${newEmail}`)).toBeVisible();
  await expect(page.getByText("Your old address has not been confirmed yet.")).toBeVisible();

  const mailbox = await (await browser.newContext()).newPage();
  await mailbox.goto(
    linkIn(await readLetter(world, { to: yrsa.email, template: "change-email-old" })),
  );
  await mailbox.getByRole("button", { name: "Confirm" }).click();
  await expect(mailbox.getByText("Now confirm the other address as well.")).toBeVisible();
  await mailbox.goto(
    linkIn(await readLetter(world, { to: newEmail, template: "change-email-new" })),
  );
  await mailbox.getByRole("button", { name: "Confirm" }).click();
  await expect(mailbox.getByText("Your e-mail address has been changed.")).toBeVisible();

  await page.reload();
  const part = page.getByRole("region", { name: "E-mail" });
  await expect(part.getByText(newEmail, { exact: true })).toBeVisible();
  await expect(part.getByText("Confirmed", { exact: true })).toBeVisible();
  expect(await readLetter(world, { to: yrsa.email, template: "email-changed" })).toContain(
    newEmail,
  );
});

test("signing out everywhere ends every browser, the own one too", async ({
  page,
  context,
  browser,
  world,
}) => {
  const ylva = await world.join("ylva");
  await arriveAs(context, ylva, world.site);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${world.site}/login`);
  // Only a page that listens hears that its session ended.
  const line = other.waitForEvent("websocket", (socket) => socket.url().endsWith("/realtime"));
  await signIn(other, ylva);
  await line;

  await page.goto(`${world.site}/account/security`);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other.getByRole("button", { name: /Your account/ })).toBeHidden();
  await other.goto(`${world.site}/account`);
  await expect(other).toHaveURL(/\/login\?destination=/);
});

test("everything that is kept is taken along in one file, and the account closes for good", async ({
  page,
  context,
  world,
}) => {
  const yngve = await world.join("yngve");
  await arriveAs(context, yngve, world.site);
  await page.goto(`${world.site}/account/privacy`);
  await page.getByRole("button", { name: "Download my data" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("textbox", { name: "Your password" }).fill(yngve.password);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    question.getByRole("button", { name: "Confirm" }).click(),
  ]);
  const { data, cut } = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data["players.profile"]).toMatchObject([{ email: yngve.email, first_name: "Yngve" }]);
  expect(data["wallet.wallets"]).toMatchObject([{ currency: "USD" }]);
  expect(data["players.consent"]).toHaveLength(3);
  expect(cut).toEqual([]);
  await expect(question).toBeHidden();

  await page.getByLabel("Reason").fill("Moving on");
  await page.getByRole("textbox", { name: "Your password" }).fill(yngve.password);
  await page.getByLabel("Yes, close my account permanently").check();
  await page.getByRole("button", { name: "Close my account" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await readLetter(world, { to: yngve.email, template: "account-closed" })).not.toBe("");

  // What is theirs stays theirs.
  await signIn(page, yngve);
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
});

test("the look that was chosen is there at once, after a reload and in another browser", async ({
  page,
  context,
  browser,
  world,
}) => {
  const ydun = await world.join("ydun");
  await arriveAs(context, ydun, world.site);
  await page.goto(`${world.site}/account/preferences`);
  const html = page.locator("html");
  await page.getByRole("main").getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByLabel("Format of amounts").selectOption({ label: "USD 12.50" });
  const balance = page.getByRole("banner").getByText("USD 1,000.00");
  await expect(balance).toBeVisible();

  // Before any script of ours has run but the one in the head, the page is dark already.
  await page.goto(world.site, { waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(balance).toBeVisible();

  const other = await browser.newContext();
  await arriveAs(other, ydun, world.site);
  const elsewhere = await other.newPage();
  await elsewhere.goto(world.site);
  await expect(elsewhere.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(elsewhere.getByRole("banner").getByText("USD 1,000.00")).toBeVisible();

  await page.goto(`${world.site}/account/preferences`);
  await page.getByLabel("Your language").selectOption({ label: "Deutsch" });
  await expect(html).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await elsewhere.goto(world.site);
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", /^(?:de|en)$/);
});

test("terms that changed stand in front of every page until they are agreed to", async ({
  page,
  context,
  world,
}) => {
  const yorick = await world.join("yorick");
  await agreeToOlderTerms(world, yorick);
  await arriveAs(context, yorick, world.site);
  await page.goto(world.site);
  const question = page.getByRole("dialog", { name: "Our terms have changed" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();

  // The text itself can be read, and whoever does not agree still closes the account.
  await question.getByRole("link", { name: "Terms and conditions" }).click();
  await expect(page).toHaveURL(`${world.site}/pages/terms`);
  await expect(question).toBeHidden();
  await page.goBack();
  await question.getByRole("button", { name: "I do not agree" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto(`${world.site}/help`);
  const bar = page.getByText("Playing and depositing wait until you have agreed to them");
  await expect(bar).toBeVisible();
  await expect(question).toBeHidden();
  await page.goto(world.site);
  await expect(question).toBeVisible();
  await expect(bar).toBeHidden();
  await question.getByRole("button", { name: "Agree and go on" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: /Your account/ })).toBeVisible();
  await expect(question).toBeHidden();
});
