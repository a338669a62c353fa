import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { expect, test } from "./world.ts";

const article = "/help/payments/payout-times";

test("[S5.1] [S2.12] [S3.24] somebody types, sees articles, takes one by the arrows, or asks for all with Enter", async ({
  page,
  world,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/help-pages/suggestions"))
      asked.push(searchParams.get("searchTerm") ?? "");
  });
  await page.goto(`${world.site}/help/payments`);
  const field = page.getByRole("combobox", { name: "Search help" });
  await field.pressSequentially("wi");
  await field.pressSequentially("thdrawl", { delay: 20 });
  const list = page.getByRole("listbox", { name: "Suggested articles" });
  await expect(list).toBeVisible();
  expect(asked).toEqual(["withdrawl"]);
  await expect(
    page.getByText("6 matching articles. Choose one with the arrow keys."),
  ).toBeAttached();
  await expectAccessible(page);

  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("withdrawl");
  // An article that moved has a path for each place it stood at; the last one counts.
  const suggested: { contentId: string; paths: string[]; fields: { title: string } }[] = [];
  await page.route("**/help-pages/suggestions*", async (route) => {
    suggested.push(...(await (await route.fetch()).json()));
    const json = suggested.map((one) => ({ ...one, paths: ["/help/fees", ...one.paths] }));
    await route.fulfill({ json });
  });
  await field.fill("withdrawal arr");
  await expect(list.getByRole("option").first()).toHaveText("When will my withdrawal arrive?");
  expect(await list.getByRole("option").allTextContents()).toEqual(
    suggested.map(({ fields: { title } }) => title),
  );
  expect(suggested[0]).toMatchObject({ contentId: expect.stringMatching(/./), paths: [article] });
  await field.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "",
  );
  await expect(first.locator("mark").first()).toHaveText("withdrawal");
  await field.press("Enter");
  await expect(page).toHaveURL(`${world.site}${article}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "When will my withdrawal arrive?",
  );

  await field.fill("fees");
  await field.press("Enter");
  await expect(page).toHaveURL(`${world.site}/help/search-content?searchTerm=fees`);
  const found = page.getByRole("main").locator("mark");
  await expect(found.first()).toHaveText(/fee/i);
  await expectAccessible(page);
});

test("[S8.10] when the help cannot be searched, that is in the log of the browser and no list comes", async ({
  page,
  context,
  world,
}) => {
  await context.route("**/help-pages/suggestions**", (route) => route.abort());
  await page.goto(`${world.site}/help/payments`);
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("Help search failed"),
  );
  await page.getByRole("combobox", { name: "Search help" }).fill("fees");
  expect((await logged).type()).toBe("error");
  expect(await page.getByRole("option").allTextContents()).toEqual([]);
});

test("[S4.8] an article is asked about: yes is thanked, no brings the options instead, and staff see the reason", async ({
  page,
  browser,
  world,
}) => {
  await page.goto(world.site + article);
  const widget = page.getByRole("region", { name: "Did this answer your question?" });
  await expect(widget).toHaveAttribute("data-state", "none");
  await expect(widget.getByText("Thank you.")).toBeHidden();
  await expect(widget.getByText("What was missing?")).toBeHidden();

  await widget.getByRole("button", { name: "Yes" }).click();
  await expect(widget).toHaveAttribute("data-state", "yes");
  await expect(widget.getByText("Thank you.")).toBeVisible();
  await widget.getByRole("button", { name: "No", exact: true }).click();
  await expect(widget).toHaveAttribute("data-state", "no");
  await expect(widget.getByText("Thank you.")).toBeHidden();
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/feedback") &&
      answer.request().postData()?.includes("unclear") === true,
  );
  await widget.getByRole("button", { name: "Hard to follow" }).click();
  expect((await kept).status()).toBe(204);
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }

  const desk = await browser.newPage();
  await desk.goto(`${world.backoffice}/help-feedback`);
  await desk.getByLabel("Login").fill(world.staff.login);
  await desk.getByRole("textbox", { name: "Password" }).fill(world.staff.password);
  await desk.keyboard.press("Enter");
  const row = desk.getByRole("row", { name: /When will my withdrawal arrive/ });
  await expect(row).toContainText("Hard to follow");
  await expectAccessible(desk);
  await desk.close();
});
