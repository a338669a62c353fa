import type { Page } from "@playwright/test";
import { everyEndpoint } from "@croupier/contracts";
import { attackFrom, targetsOf, type Answered, type Target } from "./parts/attack-from.ts";
import { openHostileSite } from "./parts/hostile-site.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, test } from "./world.ts";

const ofStaff = ({ path }: { path: string }) => path.startsWith("/services/backoffice/");
const sessionPath = "/services/identity/v1/sessions/current";

/** All that arrived was turned away, and all that a page may send without asking did arrive. */
function expectTurnedAway(answered: readonly Answered[], targets: readonly Target[]): void {
  const arrived = answered
    .filter(({ method }) => method !== "OPTIONS")
    // Led to a page by a form, a browser asks for its icon, if it has not got it yet.
    .filter(({ url }) => !url.endsWith("/favicon.ico"));
  expect(arrived.filter(({ status }) => status !== 403)).toEqual([]);
  const sendable = targets.filter(({ method }) => method === "POST").map(({ url }) => url);
  expect(new Set(arrived.map(({ url }) => url))).toEqual(new Set(sendable));
  // The others have to be asked for first, and nobody says yes.
  expect(new Set(arrived.map(({ method }) => method))).toEqual(new Set(["POST"]));
}

test("F2: no page of another origin can make any call that changes something, nor read or listen, as the player", async ({
  page,
  context,
  world,
}) => {
  const frida = await world.join("frida");
  await page.goto(`${world.site}/login`);
  await signIn(page, frida);
  const targets = targetsOf(
    everyEndpoint.filter((endpoint) => !ofStaff(endpoint)),
    world.site,
    { session: frida.id, brandCode: "kingfisher", operation: "withdraw" },
  );
  expect(targets.length).toBeGreaterThan(40);

  const hostile = await openHostileSite();
  const bait = await context.newPage();
  await bait.goto(hostile.url);
  expectTurnedAway(await attackFrom(bait, targets), targets);
  expect(await readAndListen(bait, world.site + sessionPath)).toEqual(["refused", "refused"]);
  await hostile.close();

  // What they all asked for in vain, our own page is given: the session is there, and ends.
  await page.reload();
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
  const end = (url: string) => fetch(url, { method: "DELETE" }).then(({ status }) => status);
  expect(await page.evaluate(end, world.site + sessionPath)).toBe(204);
});

test("F2: no page of another origin can make any call that changes something, nor read or frame, as a member of staff", async ({
  page,
  context,
  world,
}) => {
  await page.goto(`${world.backoffice}/sign-in`);
  await page.getByLabel("Login").fill(world.staff.login);
  await page.getByRole("textbox", { name: "Password" }).fill(world.staff.password);
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await expect(page.getByRole("link", { name: "Status" })).toBeVisible();
  const targets = targetsOf(everyEndpoint.filter(ofStaff), world.backoffice, {});
  expect(targets.length).toBeGreaterThan(50);

  const hostile = await openHostileSite();
  const bait = await context.newPage();
  await bait.goto(hostile.url);
  expectTurnedAway(await attackFrom(bait, targets), targets);
  const outbox = `${world.backoffice}/services/backoffice/v1/outbox`;
  expect((await readAndListen(bait, outbox))[0]).toBe("refused");

  await bait.evaluate((backoffice) => {
    const frame = document.createElement("iframe");
    frame.src = `${backoffice}/status`;
    document.body.append(frame);
    return new Promise((resolve) => {
      frame.addEventListener("load", resolve);
    });
  }, world.backoffice);
  const framed = bait.frames().find((frame) => frame !== bait.mainFrame());
  expect(framed?.url()).toBe("chrome-error://chromewebdata/");
  await hostile.close();

  await page.reload();
  await expect(page.getByRole("link", { name: "Status" })).toBeVisible();
});

/** What a page of another origin learns from a call that only reads, and from the socket. */
function readAndListen(bait: Page, url: string): Promise<[read: string, socket: string]> {
  return bait.evaluate(async (address) => {
    const read = fetch(address, { credentials: "include" }).then(
      ({ status }) => String(status),
      () => "refused",
    );
    const line = new WebSocket(`${new URL(address).origin.replace("http", "ws")}/realtime`);
    const socket = new Promise<string>((resolve) => {
      line.addEventListener("open", () => resolve("open"));
      line.addEventListener("error", () => resolve("refused"));
    });
    return [await read, await socket];
  }, url);
}
