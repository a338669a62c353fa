import { expect, test } from "./world.ts";

test.use({ serviceWorkers: "allow" });

const asking = "/services/geolocation/subdivision";

test("[S4.16] [S9.15] a browser learns once where its visitor is, and the footer names whom it learns from", async ({
  page,
  context,
  world,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(asking)) asked.push(request.method());
  });
  const place = async () => (await context.cookies()).find(({ name }) => name === "st")?.value;

  await page.goto(world.site);
  await expect.poll(place).toBe("CW");
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  expect(asked).toEqual(["GET"]);

  const credit = page.getByRole("contentinfo").getByRole("link", {
    name: "IP Geolocation by DB-IP",
  });
  await expect(credit).toBeVisible();
  await expect(credit).toHaveAttribute("href", "https://db-ip.com");
});

test("[S8.9] a place that cannot be learnt is an error in the log of the browser, and the page goes on", async ({
  page,
  context,
  world,
}) => {
  await context.route(`**${asking}`, (route) => route.fulfill({ status: 200, body: "elsewhere" }));
  const logged = page.waitForEvent("console", (message) => message.type() === "error");
  await page.goto(world.site);
  expect((await logged).text()).toBe("Error fetching Country subdivision: Unexpected status code");
  await expect(page.getByRole("link", { name: "Create account" }).first()).toBeVisible();
});
