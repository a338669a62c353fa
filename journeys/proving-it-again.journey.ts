import { openDevice } from "@croupier/tools/device";
import { arriveAs } from "./parts/arrive-as.ts";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { signIn } from "./parts/sign-in.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

const security = "/account/security/two-factor";

test("[S2.9] a phone is confirmed with the code that came, after a wrong one", async ({
  page,
  browser,
  world,
}) => {
  const boris = await world.join("boris");
  await page.goto(`${world.site}/validation-code/validatePhone`);
  await signIn(page, boris);
  await expect(page).toHaveURL(`${world.site}/validation-code/validatePhone`);
  await page.getByLabel("Phone number").fill("0612");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("We cannot reach this number")).toBeVisible();
  await page.getByLabel("Phone number").fill("+599 9 511 0177");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("We sent a code to +599•••••177")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  const desk = await browser.newPage();
  await openConsole(desk, world, "/outbox");
  await desk.getByText("+59995110177").first().click();
  const message = await desk
    .getByText(/^\d{6} is your code/)
    .first()
    .innerText();
  await desk.close();

  const code = page.getByLabel("The code from the message");
  await code.fill(message.startsWith("000000") ? "000001" : "000000");
  await expect(page.getByText("Wrong code. 4 attempts left.")).toBeVisible();
  await code.fill(message.slice(0, 6));
  await expect(page.getByText("+599•••••177 is confirmed.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("+599•••••177 is confirmed.")).toBeVisible();
});

test("[S7.19] a number on the phone page is proved to be asked for by its owner, where that is due", async ({
  page,
  context,
  world,
}) => {
  const signe = await world.join("signe");
  await arriveAs(context, signe, world.site);
  // A brand that asks for it: what its server would say once, before it sees a proof.
  await page.route(
    "**/profiles/*/phone/codes",
    (route) =>
      route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        json: {
          type: "about:blank",
          title: "Forbidden",
          status: 403,
          code: "step_up_required",
          traceId: "0".repeat(32),
          stepUp: { operation: "changeStatus2FA", types: ["PASSWORD"] },
        },
      }),
    { times: 2 },
  );
  await page.goto(`${world.site}/validation-code/validatePhone`);
  await page.getByLabel("Phone number").fill("+599 9 511 0178");
  await page.getByRole("button", { name: "Send the code" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText("Nothing was sent. Confirm first that it is you.")).toBeVisible();

  await page.getByRole("button", { name: "Send the code" }).click();
  await expectAccessible(page);
  await question.getByLabel("Your password").fill(signe.password);
  const proof = page.waitForRequest((request) => request.url().endsWith("/verifications/verify"));
  await question.getByRole("button", { name: "Confirm" }).click();
  expect((await proof).headers()["x-mock-2fa-verification"]).toBe("false");
  await expect(page.getByText("We sent a code to +599•••••178")).toBeVisible();
});

test("a device is set up after a PIN, and given up with a recovery code", async ({
  page,
  context,
  world,
}) => {
  const bea = await world.join("bea");
  await arriveAs(context, bea, world.site);
  await page.goto(world.site + security);
  await expect(page.getByText("Choose a PIN first")).toBeVisible();

  await page.getByLabel("Choose a PIN").fill("123456");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.getByText("too easy to guess")).toBeVisible();
  await page.getByLabel("Choose a PIN").fill("482913");
  await page.getByRole("button", { name: "Save PIN" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await question.getByLabel("Your password").fill("not the password");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question.getByText("That is not right. 4 attempts left.")).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel("Your password").fill(bea.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your PIN is set.")).toBeVisible();

  await page.getByRole("button", { name: "Set up app" }).click();
  await question.getByLabel("Your PIN").fill("482913");
  await question.getByRole("button", { name: "Confirm" }).click();
  const spelt = await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
  const device = openDevice(spelt.replaceAll(" ", ""));
  await expect(page.getByText("Not finished")).toBeVisible();
  await page.getByLabel("Code from the app").fill("000000");
  await expect(page.getByText("The code is wrong, has expired or was used before.")).toBeVisible();
  await page.getByLabel("Code from the app").fill(device.codeAt(new Date()));

  const codes = page.getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  // What lies half below the bar at the top is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.reload();
  await expect(page.getByText("10 recovery codes left.")).toBeVisible();
  await expect(codes).toHaveCount(0);

  await page.getByRole("button", { name: "Turn off" }).click();
  await question.getByLabel("The code from your authenticator app").fill(recovery.toLowerCase());
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("button", { name: "Set up app" })).toBeVisible();
  await expect(page.getByText("10 recovery codes left.")).toBeHidden();
});

test("who guesses a PIN five times waits, and sees for how long", async ({
  page,
  context,
  world,
}) => {
  const bella = await world.join("bella");
  await arriveAs(context, bella, world.site);
  await page.goto(world.site + security);
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await page.getByLabel("Choose a PIN").fill("482913");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await question.getByLabel("Your password").fill(bella.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your PIN is set.")).toBeVisible();

  await page.getByRole("button", { name: "Set up app" }).click();
  for (const left of [
    "4 attempts left",
    "3 attempts left",
    "2 attempts left",
    "One attempt left",
    "No attempts left",
  ]) {
    await question.getByLabel("Your PIN").fill("482914");
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(question.getByText(left)).toBeVisible();
  }
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question.getByRole("alert")).toContainText("Too many wrong attempts");
  await expect(question.getByRole("timer")).toHaveText(/You can try again in 1[45]:\d\d\./);
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText("Nothing was changed, because it was not confirmed.")).toBeVisible();
});

test("[S8.6] where nobody says whether an operation is BLOCKED, that is logged and the question is asked as ever", async ({
  page,
  context,
  world,
}) => {
  const bodil = await world.join("bodil");
  await arriveAs(context, bodil, world.site);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const status = { status: 500, json: { status: "BLOCKED" } };
  await page.route("**/operations/*/status", (route) => route.fulfill(status));
  await page.goto(world.site + security);
  await page.getByLabel("Choose a PIN").fill("482913");
  await page.getByRole("button", { name: "Save PIN" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(question.getByLabel("Your password")).toBeVisible();
  await expect(question.getByRole("alert")).toHaveCount(0);
  expect(logged).toContainEqual(
    expect.stringMatching(/^The status of changeStatus2FA could not be fetched/),
  );
  await question.getByLabel("Your password").fill(bodil.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your PIN is set.")).toBeVisible();
});

test("[S4.4] [S4.6] [S8.3] who is half way is reminded, not today again, and is sent home from further on with the reason", async ({
  page,
  context,
  world,
}) => {
  const birgit = await world.join("birgit");
  await arriveAs(context, birgit, world.site);
  await page.goto(world.site + security);
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await page.getByLabel("Choose a PIN").fill("482913");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await question.getByLabel("Your password").fill(birgit.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "Set up app" }).click();
  await question.getByLabel("Your PIN").fill("482913");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Not finished")).toBeVisible();

  await page.goto(`${world.site}/account`);
  const reminder = page.getByText("Your authenticator app is not fully set up.");
  await expect(reminder).toBeVisible();
  await page.getByRole("button", { name: "Remind me tomorrow" }).click();
  await expect(reminder).toBeHidden();
  const cookies = await context.cookies(`${world.site}/account`);
  // That it lasts 86400 seconds is written in the cookie, and proved where it is made.
  expect(cookies.find(({ name }) => name === "tfa-alert-snooze")).toMatchObject({
    value: "1",
    path: "/account",
    sameSite: "Lax",
  });

  await page.goto(`${world.site}/account/security/recovery-codes`);
  await expect(page).toHaveURL(`${world.site}/`);
  await expect(
    page.getByText("Recovery codes come with an authenticator app. Set one up first."),
  ).toBeVisible();
});
