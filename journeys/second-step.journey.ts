import type { Page } from "@playwright/test";
import { openDevice } from "@croupier/tools/device";
import { describePerson, letTimePass, type PersonDetails } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { fillJoinForm } from "./parts/join-form.ts";
import { publishGame } from "./parts/publish-game.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

const accountOf = (page: Page) => page.getByRole("button", { name: /Your account/ });
const question = (page: Page) => page.getByRole("dialog", { name: "Confirm that it is you" });

async function typePassword(page: Page, { email, password }: PersonDetails): Promise<void> {
  await page.getByLabel("E-mail or nickname").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function prove(page: Page, label: string, value: string): Promise<void> {
  await question(page).getByLabel(label).fill(value);
  await question(page).getByRole("button", { name: "Confirm" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
}

test("a deep link to a game survives the second step with its fragment, and a recovery code opens once", async ({
  page,
  context,
  browser,
  world,
}) => {
  const desk = await browser.newPage();
  const game = await publishGame(desk, world, "Reef of Adele");
  await desk.close();
  const adele = await world.join("adele");
  await arriveAs(context, adele, world.site);

  await page.goto(`${world.site}/account/security`);
  await page.getByRole("button", { name: "Set up PIN" }).click();
  await page.getByLabel("Choose a PIN").fill("482913");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await prove(page, "Your password", adele.password);
  await expect(page.getByText("Your PIN is set.")).toBeVisible();
  await page.getByRole("link", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Set up app" }).click();
  await prove(page, "Your PIN", "482913");
  const spelt = await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
  const device = openDevice(spelt.replaceAll(" ", ""));
  const enrolled = new Date();
  await page.getByLabel("Code from the app").fill(device.codeAt(enrolled));
  const recovery = await page
    .getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
    .first()
    .innerText();
  await signOut(page);

  const deep = `${game}#quickplay_realplay`;
  await page.goto(`${world.site}/login?destination=${encodeURIComponent(deep)}`);
  await typePassword(page, adele);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  // The one that was typed to set it up is used; clocks may be one step apart.
  await typeCode(page, device.codeAt(enrolled));
  await expect(page.getByText("4 attempts left.")).toBeVisible();
  await typeCode(page, device.codeAt(new Date(enrolled.getTime() + 30_000)));
  await expect(page).toHaveURL(world.site + deep);
  await expect(page.getByRole("heading", { level: 1, name: "Reef of Adele" })).toBeVisible();
  await expect(accountOf(page)).toBeVisible();

  await signOut(page);
  // As a page sends somebody who does not know its fragment: the browser carries it along.
  const login = `${world.site}/login?destination=${encodeURIComponent(game)}#quickplay_realplay`;
  await page.goto(login);
  await typePassword(page, adele);
  await typeCode(page, recovery.toLowerCase());
  await expect(page).toHaveURL(world.site + deep);

  await signOut(page);
  await page.goto(`${world.site}/login`);
  await typePassword(page, adele);
  await typeCode(page, recovery);
  await expect(page.getByRole("alert")).toContainText("attempts left");
  await expect(accountOf(page)).toBeHidden();
});

test(
  "a code by text message, or the PIN, lets in where the brand asks for one",
  { tag: "@alone" },
  async ({ page, browser, world }) => {
    const marlin = world.site.replace("localhost", "marlin.localhost");
    const anouk = describePerson("anouk", { phone: "+599 9 511 0191" });
    const desk = await browser.newPage();
    await openConsole(desk, world, "/outbox");
    const restore = await askAtSignIn(desk, world.backoffice, ["SMS", "PIN_CODE"]);
    const lastCode = async () => {
      await desk.goto(`${world.backoffice}/outbox`);
      await desk.getByText("+59995110191").first().click();
      const message = desk.getByText(/^\d{6} is your code/).first();
      return (await message.innerText()).slice(0, 6);
    };

    try {
      await page.goto(`${marlin}/join`);
      await fillJoinForm(page, anouk);
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(accountOf(page)).toBeVisible();
      await page.goto(`${marlin}/account/security`);
      await page.getByRole("button", { name: "Set up PIN" }).click();
      await page.getByLabel("Choose a PIN").fill("730518");
      await page.getByRole("button", { name: "Save PIN" }).click();
      await prove(page, "Your password", anouk.password);
      await expect(page.getByText("Your PIN is set.")).toBeVisible();
      await page.getByRole("button", { name: "Confirm Phone" }).click();
      await page.getByLabel("Phone number").fill("+599 9 511 0191");
      await page.getByRole("button", { name: "Send code" }).click();
      await page.getByLabel("The code from the message").fill(await lastCode());
      const phone = page.getByRole("listitem", { name: "Phone" });
      await expect(phone.getByText("Confirmed")).toBeVisible();
      const current = "/services/identity/v1/sessions/current";
      const id = await page.evaluate(
        async (path) => (await (await fetch(path)).json()).id,
        current,
      );
      await letTimePass(world, { id }, "2 minutes");
      await signOut(page);

      const deep = "/account/security#devices";
      await page.goto(`${marlin}/login?destination=${encodeURIComponent(deep)}`);
      await typePassword(page, anouk);
      await page.getByRole("button", { name: "Send me a code" }).click();
      await expect(page.getByText("We sent a code to +599•••••191.")).toBeVisible();
      await expectAccessible(page);
      await typeCode(page, await lastCode());
      await expect(page).toHaveURL(marlin + deep);
      await expect(accountOf(page)).toBeVisible();

      await signOut(page);
      await page.goto(`${marlin}/login?destination=${encodeURIComponent(deep)}`);
      await typePassword(page, anouk);
      await page.getByRole("button", { name: "Use my PIN" }).click();
      await page.getByLabel("PIN", { exact: true }).fill("730518");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(marlin + deep);
      await expect(accountOf(page)).toBeVisible();
    } finally {
      await restore();
    }
  },
);

/** What the second brand asks for at sign-in, until it is restored. */
async function askAtSignIn(desk: Page, backoffice: string, methods: readonly string[]) {
  const address = `${backoffice}/services/backoffice/v1/brands/marlin/site-configuration`;
  const read = async () => (await desk.request.get(address)).json();
  const { revision, settings } = await read();
  const write = async (basedOn: number, mfaOperations: unknown) => {
    const data = { basedOn, settings: { ...settings, mfaOperations } };
    const answer = await desk.request.put(address, { data, headers: { origin: backoffice } });
    expect([answer.status(), (await answer.json()).code]).toEqual([200, undefined]);
  };
  const others = settings.mfaOperations.filter(
    ({ operation }: { operation: string }) => operation !== "login",
  );
  await write(revision, [...others, { operation: "login", methods }]);
  return async () => write((await read()).revision, settings.mfaOperations);
}

test("every device is listed, and signing out everywhere ends the other one's tab", async ({
  page,
  context,
  browser,
  world,
}) => {
  const arvid = await world.join("arvid");
  await arriveAs(context, arvid, world.site);
  await page.goto(`${world.site}/account/security`);
  const telephone = await browser.newContext({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  });
  const away = await telephone.newPage();
  await away.goto(`${world.site}/login`);
  const line = away.waitForEvent("websocket", (socket) => socket.url().endsWith("/realtime"));
  await away.getByLabel("E-mail or nickname").fill(arvid.email);
  await away.getByRole("textbox", { name: "Password" }).fill(arvid.password);
  await away.getByRole("button", { name: "Sign in", exact: true }).click();
  await line;
  await expect(accountOf(away)).toBeVisible();

  await page.reload();
  const places = page.getByRole("region", { name: "Where you are signed in" });
  await expect(places.getByRole("listitem")).toHaveCount(2);
  await expect(places.getByText("Chrome on Android")).toBeVisible();
  await expect(places.getByText("This device")).toHaveCount(1);
  await expectAccessible(page);

  await places.getByLabel("E-mail me about sign-ins from new browsers").click();
  await prove(page, "Your password", arvid.password);
  await expect(places.getByLabel("E-mail me about sign-ins from new browsers")).not.toBeChecked();

  await places.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/login");
  await expect(away.getByText("Your session has ended. Sign in to go on.")).toBeVisible();
  await expect(away.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await telephone.close();
});
