import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { expect, test } from "./world.ts";

// An address of its own: who came before is not held against them, nor they against others.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.7" } });

/** Keeps the call that bears an answer until it is let go, so that the page can be looked at. */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route("**/services/identity/v1/**", async (route) => {
    if (route.request().postData()?.includes('"captcha"') === true) await letGo;
    await route.continue();
  });
  return resolve;
}

/** The scripts of the page that do the work, as they come. */
function listenForWork(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/answer-question/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

/** How long the work of a proof may take on a machine that has other things to do. */
const worked = { timeout: 90_000 };

test("F12: after three wrong passwords the browser works for a moment, and nobody has to do anything", async ({
  page,
  world,
}) => {
  const calla = await world.join("calla");
  const work = listenForWork(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/login?destination=/account/limits%23day`);
  const login = page.getByLabel("E-mail or nickname");
  const password = page.getByRole("textbox", { name: "Password" });
  const submit = page.getByRole("button", { name: "Sign in", exact: true });
  await login.fill(calla.email);
  for (let tries = 0; tries < 3; tries += 1) {
    // Enter in a form that cannot be sent yet sends nothing.
    await expect(submit).toBeEnabled();
    await password.fill(`a wrong guess ${tries}`);
    const answered = page.waitForResponse("**/services/identity/v1/sessions");
    await password.press("Enter");
    expect((await answered).status()).toBe(401);
    await expect(page.getByText("Incorrect e-mail, nickname or password.")).toBeVisible();
  }
  await expect(submit).toBeEnabled();
  expect(work).toEqual([]);

  const letGo = await holdAnswer(page);
  await password.fill(calla.password);
  await password.press("Enter");
  await expect(page.getByRole("button", { name: "Checking, one moment" })).toBeVisible();
  await expect(login).toHaveValue(calla.email);
  await expect(password).toHaveValue(calla.password);
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);
  letGo();
  await expect(page).toHaveURL(`${world.site}/account/limits#day`, worked);
  expect(work).toHaveLength(1);
});

test("a new password is asked for a fourth time as calmly as the first", async ({
  page,
  world,
}) => {
  await page.goto(`${world.site}/login/forgotten`);
  const work = listenForWork(page);
  for (let asked = 0; asked < 4; asked += 1) {
    await page.getByLabel("E-mail address").fill(`corin${asked}@people.example`);
    await page.getByRole("button", { name: "Send me a link" }).click();
    const sent = page.getByText(`If there is an account for corin${asked}@people.example`);
    await expect(sent).toBeVisible(worked);
    await page.reload();
  }
  expect(work).toHaveLength(1);
});

test("a proof that nobody accepts is a sentence, and leaves what was typed", async ({
  page,
  world,
}) => {
  await page.route("**/services/referral/v1/affiliate-applications", async (route) => {
    const body = route.request().postDataJSON() as { captcha?: string };
    if (body.captcha !== undefined) body.captcha = "not what was asked.1";
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.goto(`${world.site}/become-an-affiliate`);
  const form = page.getByRole("region", { name: "Apply here" });
  await form.getByLabel("Your name").fill("Carel Reed");
  await form.getByLabel("E-mail").fill("carel@reviews.example");
  await form.getByLabel("Your site").fill("carel.reviews.example");
  await form.getByLabel("Who reads you?").fill("Adults who read about games");
  await form.getByLabel("How would you mention us?").fill("A list of houses that pay");
  await form.getByLabel(/I address adults only/).check();
  await form.getByLabel("I have read the privacy notice.").check();
  const send = form.getByRole("button", { name: "Send application" });
  await send.click();
  const refused = form.getByText("We could not confirm that you are human.");
  await expect(refused).toBeVisible(worked);
  await expect(form.getByLabel("Your site")).toHaveValue("carel.reviews.example");
  await expectAccessible(page);
  await page.unrouteAll();
  await send.click();
  await expect(page.getByText("Thank you, we have your application")).toBeVisible(worked);
});
