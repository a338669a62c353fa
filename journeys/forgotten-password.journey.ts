import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

// An address of its own: a wrong password is not held against another story.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.42" } });

test("a forgotten password is chosen anew with the link of a letter, which opens once and ends every session", async ({
  page,
  browser,
  world,
}) => {
  const anatol = await world.join("anatol");
  const elsewhere = await browser.newContext();
  await arriveAs(elsewhere, anatol, world.site);
  const other = await elsewhere.newPage();
  await other.goto(world.site);
  await expect(other.getByRole("button", { name: /Your account/ })).toBeVisible();

  await page.goto(`${world.site}/login?destination=%2Faccount%2Fsecurity`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("E-mail address").fill(anatol.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  const sent = page.getByText(
    `If there is an account for ${anatol.email}, we have sent it a link.`,
  );
  await expect(sent).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  const desk = await browser.newPage();
  await openConsole(desk, world, "/outbox");
  await desk
    .getByRole("link", { name: anatol.email })
    .filter({ hasText: "Choose a new password for" })
    .click();
  await desk.getByRole("tab", { name: "As text" }).click();
  const letter = await desk.locator("pre").innerText();
  await desk.close();
  const address = /http\S+\/login\/new-password#[\w-]+/.exec(letter)?.[0] ?? "no link";

  await page.goto(address);
  const field = page.getByLabel("New password", { exact: true });
  await field.fill("short");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("At least 10 characters.", { exact: true })).toBeVisible();
  await field.fill("a heron stands in the morning fog");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await expectAccessible(page);
  await expect(other.getByText("Your session has ended. Sign in to go on.")).toBeVisible();
  await elsewhere.close();

  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("E-mail or nickname").fill(anatol.email);
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill(anatol.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Incorrect e-mail, nickname or password.")).toBeVisible();
  await password.fill("a heron stands in the morning fog");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: /Your account/ })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();

  await page.goto(address);
  await field.fill("another heron in another fog");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("alert")).toContainText("link");

  await page.goto(`${world.site}/login`);
  await expect(page.getByText("Last sign-in in this browser:")).toBeVisible();
  await expect(page.getByRole("link", { name: "Not you?" })).toBeVisible();
});
