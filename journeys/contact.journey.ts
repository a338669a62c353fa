import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

/** How long the work that shows that nobody is a machine may take here. */
const worked = { timeout: 90_000 };

test("a visitor with a phone and a keyboard writes to us, support answers, and the letter says how to go on", async ({
  page,
  browser,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/help/payments`);
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).press("Enter");
  await expect(page).toHaveURL(`${world.site}/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(page.getByText("We answer by e-mail within 24 hours.")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  const send = page.getByRole("button", { name: "Send message" });
  await expect(send).toBeEnabled();
  await send.press("Enter");
  const subject = page.getByLabel("What is it about?");
  await expect(subject).toBeFocused();
  await expect(page.getByText("Enter a valid e-mail address")).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  await subject.selectOption("A deposit or withdrawal");
  await page.keyboard.press("Tab");
  await page.keyboard.type("bank slip 7");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Where is my deposit?");
  await page.keyboard.press("Enter");
  await page.keyboard.type("I paid on Monday.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("wilma@visitors.example");

  // The line is gone for a moment: nothing that was typed is.
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel("Your message")).toHaveValue(
    "Where is my deposit?\nI paid on Monday.",
  );
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue(/I paid on Monday\.$/);
  await expect(page.getByLabel("Your e-mail address")).toHaveValue("wilma@visitors.example");
  await expect(subject).toHaveValue("payment");
  await expect(send).toBeEnabled();
  await send.press("Enter");
  const sent = page.getByRole("alert").filter({ hasText: "We have your message." });
  await expect(sent).toBeVisible(worked);
  const number = /Ticket (\d+)/.exec((await sent.textContent()) ?? "")?.[1] ?? "";
  await expect(sent).toContainText("within 24 hours");
  await expectNoOverflow(page);
  await expectAccessible(page);

  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, world, `/tickets?number=${number}`);
  await expectAccessible(desk);
  await desk.getByRole("list", { name: "Tickets" }).getByRole("link").click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`Ticket ${number}: payment`);
  await expect(desk.getByRole("region", { name: "Message" })).toContainText("I paid on Monday.");
  await expect(desk.getByText("bank slip 7")).toBeVisible();
  await desk.getByRole("button", { name: "Take it" }).click();
  await expect(desk.getByRole("button", { name: "Give it back" })).toBeVisible();
  await desk.getByRole("textbox", { name: "Your answer" }).fill("It arrived this morning.");
  await desk.getByRole("button", { name: "Send answer" }).click();
  await expect(desk.getByRole("region", { name: "Answers" })).toContainText("It arrived");
  await expect(desk.getByRole("textbox", { name: "Your answer" })).toBeHidden();
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(desk);

  await desk.goto(`${world.backoffice}/outbox`);
  await desk.getByRole("link", { name: new RegExp(`Our answer .*${number}`) }).click();
  await desk.getByRole("tab", { name: "As text" }).click();
  await expect(desk.locator("pre")).toContainText("It arrived this morning.");
  await expect(desk.locator("pre")).toContainText(`/contact?ticket=${number}`);
  await desk.goto(`${world.backoffice}/audit?action=tickets.`);
  await expect(desk.getByText("answered a ticket").first()).toBeVisible();

  // The way back that the letter names.
  await page.goto(`${world.site}/contact?ticket=${number}&lang=de`);
  await expect(page.getByText(`Anfrage ${number}`)).toBeVisible();
});

test("a player writes about a round without typing who they are", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("willa"), world.site);
  const round = "0199f0a0-0000-7000-8000-00000000000a";
  await page.goto(`${world.site}/contact?round=${round}`);
  await expect(page.getByText(`Round ${round}`)).toBeVisible();
  await expect(page.getByLabel("What is it about?")).toHaveValue("game_round");
  await expect(page.getByLabel("Your e-mail address")).toHaveCount(0);
  await page.getByLabel("Your message").fill("The wheel stopped at 7, and I was paid for 8.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("We have your message.");
  await expect(page.getByRole("button", { name: "Write another message" })).toBeVisible();
});

test("what a player wrote and did not send is gone from the tab once they signed out", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("wendelin"), world.site);
  await page.goto(`${world.site}/contact`);
  const message = page.getByLabel("Your message");
  await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
  await message.fill("I cannot stop playing.");
  await page.reload();
  await expect(message).toHaveValue("I cannot stop playing.");
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${world.site}/`);
  await page.goto(`${world.site}/contact`);
  await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
  await expect(message).toHaveValue("");
});
