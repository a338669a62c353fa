import { openHostileSite } from "./parts/hostile-site.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, test } from "./world.ts";

test("F2: a page of another origin can neither write, read nor listen as the player", async ({
  page,
  context,
  world,
}) => {
  const frida = await world.join("frida");
  await page.goto(`${world.site}/login`);
  await signIn(page, frida);

  const hostile = await openHostileSite();
  const bait = await context.newPage();
  await bait.goto(hostile.url);
  const outcome = await bait.evaluate(async (site) => {
    const current = `${site}/services/identity/v1/sessions/current`;
    const attempt = (init: RequestInit): Promise<string> =>
      fetch(current, { credentials: "include", ...init }).then(
        (answer) => (answer.type === "opaque" ? "opaque" : String(answer.status)),
        () => "refused",
      );
    const socket = new Promise<string>((resolve) => {
      const line = new WebSocket(`${site.replace("http", "ws")}/realtime`);
      line.addEventListener("open", () => resolve("open"));
      line.addEventListener("error", () => resolve("refused"));
    });
    return {
      delete: await attempt({ method: "DELETE" }),
      read: await attempt({ method: "GET" }),
      plainText: await attempt({ method: "POST", mode: "no-cors", body: '{"login":"x"}' }),
      socket: await socket,
    };
  }, world.site);
  expect(outcome).toEqual({
    delete: "refused",
    read: "refused",
    plainText: "refused",
    socket: "refused",
  });

  // A form's answer is shown to the victim, not to the attacker; what counts is that nothing changed.
  await bait.evaluate((site) => {
    const form = document.createElement("form");
    form.method = "post";
    form.enctype = "text/plain";
    form.action = `${site}/services/identity/v1/sessions`;
    document.body.append(form);
    form.submit();
  }, world.site);
  await bait.waitForLoadState();
  await hostile.close();

  await page.reload();
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
});

test("F2: a page of another origin can neither write, read nor frame as a member of staff", async ({
  page,
  context,
  world,
}) => {
  await page.goto(`${world.backoffice}/sign-in`);
  await page.getByLabel("Login").fill(world.staff.login);
  await page.getByRole("textbox", { name: "Password" }).fill(world.staff.password);
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await expect(page.getByRole("link", { name: "Status" })).toBeVisible();

  const hostile = await openHostileSite();
  const bait = await context.newPage();
  await bait.goto(hostile.url);
  const outcome = await bait.evaluate(async (backoffice) => {
    const base = `${backoffice}/services/backoffice/v1`;
    const attempt = (path: string, init: RequestInit): Promise<string> =>
      fetch(base + path, { credentials: "include", ...init }).then(
        (answer) => (answer.type === "opaque" ? "opaque" : String(answer.status)),
        () => "refused",
      );
    return {
      delete: await attempt("/sessions/current", { method: "DELETE" }),
      read: await attempt("/outbox", { method: "GET" }),
      plainText: await attempt("/sessions", { method: "POST", mode: "no-cors", body: "{}" }),
    };
  }, world.backoffice);
  expect(outcome).toEqual({ delete: "refused", read: "refused", plainText: "refused" });

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
