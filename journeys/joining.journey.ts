import { describePerson } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { fillJoinForm } from "./parts/join-form.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("[S2.24] [S3.25] [S5.8] a player invites a friend, who joins in five steps and is a day and a word to them", async ({
  page,
  context: ofFay,
  browser,
  world,
}) => {
  await arriveAs(ofFay, await world.join("fay"), world.site);
  await page.goto(`${world.site}/account/referral`);
  await expect(page.getByRole("heading", { name: "Invite friends" })).toBeVisible();
  await expect(page.getByText("Nobody has created an account with your link yet.")).toBeVisible();
  const link = await page.getByLabel("Your link").inputValue();
  const code = /P\w{8}/.exec(link)?.[0];
  expect(link).toBe(`${world.site}/welcome/${code}?extcmpid=raf_copy`);
  await expectAccessible(page);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const friend = await context.newPage();
  const finn = describePerson("finn");
  await friend.goto(link);
  await expect(friend).toHaveURL(`${world.site}/join?extcmpid=raf_copy&referral=${code}`);

  await expect(friend.getByText("About 3 minutes left")).toBeVisible();
  await friend.getByLabel("E-mail").fill(finn.email);
  await friend.getByLabel("Password", { exact: true }).fill("password1234");
  await expect(friend.getByText("Very weak: anybody would try this first.")).toBeVisible();
  await friend.getByLabel("Password", { exact: true }).fill(finn.password);
  await friend.getByRole("button", { name: "Continue to your name" }).click();

  await expect(friend.getByRole("heading", { name: "Your details" })).toBeFocused();
  const funnel = {
    steps: friend.getByText("Step 2 of 5"),
    previousStep: friend.getByRole("button", { name: "Back" }),
    nextStep: friend.getByRole("button", { name: "Continue to your address" }),
  };
  for (const [part, shown] of Object.entries(funnel)) await expect(shown, part).toBeVisible();
  await friend.getByLabel("First name").fill("Finn 2");
  await friend.getByRole("button", { name: "Continue to your address" }).click();
  await expect(friend.getByText("as in your passport")).toBeVisible();
  await expect(friend.getByLabel("First name")).toBeFocused();
  await friend.getByLabel("First name").fill(finn.firstName);
  await friend.getByLabel("Last name").fill(finn.lastName);
  await friend.getByLabel("Day").fill("17");
  await friend.getByLabel("Month").fill("4");
  await friend.getByLabel("Year").fill("1991");
  await friend.getByLabel("Mobile phone").fill("+46 70 123 45 6");
  await friend.getByLabel("First name").focus();
  await expect(friend.getByText("One digit is missing. Sweden: 9 after +46.")).toBeVisible();
  await expectAccessible(friend);
  await expectNoOverflow(friend);
  // As long as a number there may be, and at a desk: what has to be known of it is known to the server.
  await friend.getByLabel("Mobile phone").fill("+599 9 461 1234");
  await expect(friend.getByText("Valid number")).toBeVisible();
  await friend.getByRole("button", { name: "Continue to your address" }).click();
  await friend.getByLabel("Street and number").fill("Kaya Grandi 1");

  // A reload takes nothing but the password, and Back goes a step back.
  await friend.reload();
  await expect(friend.getByText("Only the password has to be entered again.")).toBeVisible();
  await expect(friend.getByLabel("E-mail")).toHaveValue(finn.email);
  await friend.getByLabel("Password", { exact: true }).fill(finn.password);
  await friend.getByRole("button", { name: "Continue to your name" }).click();
  await expect(friend.getByLabel("Mobile phone")).toHaveValue("+599 9 461 1234");
  await friend.getByRole("button", { name: "Continue to your address" }).click();
  await expect(friend.getByLabel("Street and number")).toHaveValue("Kaya Grandi 1");
  await friend.goBack();
  await expect(friend.getByRole("heading", { name: "Your details" })).toBeVisible();
  await friend.goForward();

  // A second tab goes on where the first one stands.
  const beside = await context.newPage();
  await beside.goto(`${world.site}/join`);
  await expect(beside.getByText("Only the password has to be entered again.")).toBeVisible();
  await expect(beside.getByLabel("E-mail")).toHaveValue(finn.email);
  await beside.close();

  const country = friend.getByLabel("Country");
  await expect(country.getByRole("option", { name: "Antarctica" })).toHaveCount(0);
  await country.selectOption("IR");
  await expect(friend.getByText("We do not offer our games in this country.")).toBeVisible();
  await country.selectOption("NL");
  await friend.getByLabel("Postal code").fill("1012");
  await friend.getByLabel("City").fill("Willemstad");
  await expect(friend.getByText("Netherlands: a postal code looks like 1012 AB.")).toBeVisible();
  await expectAccessible(friend);
  await country.selectOption("CW");
  await friend.getByLabel("Postal code").fill("0000");
  await friend.getByRole("button", { name: "Continue to limits" }).click();
  await friend.getByLabel("In 24 hours").fill("500");
  await friend.getByLabel("In 7 days").fill("many");
  await friend.getByRole("button", { name: "Continue to the terms" }).click();
  await expect(friend.getByText("Enter an amount, such as 50, or leave it empty.")).toBeVisible();
  await expectAccessible(friend);
  await friend.getByLabel("In 7 days").fill("50");
  await expect(friend.getByText("Your 7 days are lower: the lower one counts.")).toBeVisible();
  await expectNoOverflow(friend);
  await friend.getByRole("button", { name: "Continue to the terms" }).click();
  await expect(friend.getByRole("link", { name: /Read the terms/ })).toHaveAttribute(
    "href",
    "/pages/terms",
  );
  await friend.getByLabel("I accept the terms and conditions.").check();
  await friend.getByLabel("I have read the privacy notice.").check();
  await friend.getByRole("button", { name: "Create account" }).click();

  await expect(friend.getByRole("heading", { name: "Your details" })).toBeFocused();
  const phone = friend.getByLabel("Mobile phone");
  await expect(phone).toHaveAccessibleDescription(
    "We send codes by text message. Enter a mobile number.",
  );
  await expectAccessible(friend);
  await phone.fill("+46 70 123 45 67");
  await friend.getByRole("button", { name: "Continue to your address" }).click();
  await friend.getByRole("button", { name: "Continue to limits" }).click();
  await friend.getByRole("button", { name: "Continue to the terms" }).click();
  await friend.getByRole("button", { name: "Create account" }).click();
  await expect(friend).toHaveURL(`${world.site}/`);
  await expect(
    friend.getByRole("heading", { name: "Welcome. Your demo money is here." }),
  ).toBeVisible();
  await expect(friend.getByRole("heading", { name: "Welcome back" })).toHaveCount(0);

  await friend.goto(`${world.site}/account/limits`);
  const days = friend.getByRole("region", { name: "Deposit limit" }).getByRole("listitem").first();
  await expect(days.getByLabel("Deposit limit, 24 hours")).toHaveAccessibleDescription(
    "Your 7 days are lower: the lower one counts.",
  );
  await context.close();

  await page.reload();
  await expect(page.getByText("1 friend, 0 with a confirmed address")).toBeVisible();
  await expect(page.getByText(/^Friend 1, account created on /)).toBeVisible();
  await expect(page.getByText(finn.firstName)).toHaveCount(0);
});

test("[S2.22] a site applies to be an affiliate, an operator accepts, and a letter says so", async ({
  page,
  browser,
  world,
}) => {
  await page.goto(`${world.site}/become-an-affiliate`);
  const form = page.getByRole("region", { name: "Apply here" });
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(form.getByText("Enter your name.")).toBeVisible();
  await expect(form.getByLabel("Your name")).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Your name").fill("Fern Moss");
  await form.getByLabel("E-mail").fill("fern@reviews.example");
  await form.getByLabel("Your site").fill("reviews.example");
  await form.getByLabel("Who reads you?").fill("Adults who read about games");
  await form.getByLabel("How would you mention us?").fill("A list of houses that pay");
  await form.getByLabel(/I address adults only/).check();
  await form.getByLabel("I have read the privacy notice.").check();
  await form.getByRole("button", { name: "Send application" }).click();
  // The browser works for a moment first, as long as its share of the machine lets it take.
  const thanks = page.getByText("Thank you, we have your application");
  await expect(thanks).toBeVisible({ timeout: 90_000 });

  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, world, "/affiliates");
  const application = desk.getByRole("listitem").filter({
    has: desk.getByRole("heading", { name: "Fern Moss, reviews.example" }),
  });
  await expect(application).toBeVisible();
  await expectAccessible(desk);
  await application.getByRole("button", { name: "Accept" }).click();
  await desk.getByRole("button", { name: "Accept and write" }).click();
  await expect(application).toBeHidden();
  await desk.getByText("Accepted", { exact: true }).click();
  await expect(application.getByText(/^A[0-9A-F]{10}$/)).toBeVisible();
  await desk.getByRole("link", { name: "Outbox" }).first().click();
  await desk.getByRole("link", { name: /Welcome as an affiliate.*fern@reviews\.example/ }).click();
  await expect(
    desk.getByRole("heading", { name: "Welcome as an affiliate of Kingfisher" }),
  ).toBeVisible();
});

test("[S2.1] who joins on the way to a page arrives there with its fragment, and every tab knows", async ({
  page,
  context,
  world,
}) => {
  const onward = "/help/search-content?from=letter#quickplay_realplay";
  const query = new URLSearchParams({ destination: onward });
  const other = await context.newPage();
  await other.goto(world.site);
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();

  await page.goto(`${world.site}/login?${query}`);
  const link = page.getByRole("banner").getByRole("link", { name: "Create account" });
  await expect(link).toHaveAttribute("href", `/join?${query}`);
  await link.click();
  // Both pages ask for an e-mail and a password.
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await fillJoinForm(page, describePerson("gerd"));
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${world.site}${onward}`);
  await expect(other.getByRole("banner").getByText("$1,000.00")).toBeVisible();
});
