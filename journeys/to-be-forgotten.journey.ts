import { readLetter } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { signIn } from "./parts/sign-in.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("who asks to be forgotten waits while a dispute needs the files, and is answered with a day", async ({
  page,
  context,
  browser,
  world,
}) => {
  const hedwig = await world.join("hedwig");
  await arriveAs(context, hedwig, world.site);
  await page.goto(`${world.site}/account/privacy`);
  await page.getByRole("button", { name: "Request deletion" }).click();
  await expect(page.getByText("We have your request", { exact: false })).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext()).newPage();
  const documents = `/verification/${hedwig.id}/ID_DOCUMENT`;
  await openConsole(desk, world, documents);
  const hold = desk.getByRole("form", { name: "Legal hold" });
  await hold.getByRole("textbox", { name: "Hold every file" }).fill("A dispute before the court");
  await hold.getByRole("button", { name: "Hold" }).click();
  await expect(hold.getByText("A dispute before the court")).toBeVisible();

  // Names are masked, and others may wait as well: a request is known by the player it leads to.
  await desk.goto(`${world.backoffice}/players/erasures`);
  const request = desk
    .getByRole("list", { name: "Requests" })
    .getByRole("listitem")
    .filter({ has: desk.locator(`a[href="/players/${hedwig.id}"]`) });
  await expect(request.getByText("Held by staff for a dispute")).toBeVisible();
  await expect(request.getByText("Money of theirs is here")).toBeVisible();

  await desk.goto(world.backoffice + documents);
  await hold.getByRole("button", { name: "Let go" }).click();
  await expect(hold.getByRole("textbox", { name: "Hold every file" })).toBeVisible();
  await desk.goto(`${world.backoffice}/players/erasures`);
  await expect(request.getByText("Money of theirs is here")).toBeVisible();
  await expect(request.getByText("Held by staff for a dispute")).toHaveCount(0);
  await expectAccessible(desk);

  await request.getByRole("button", { name: "Answer" }).click();
  const answer = desk.getByRole("dialog");
  await expect(answer.getByRole("button", { name: "Close and forget" })).toBeDisabled();
  await answer.getByRole("textbox", { name: "Why" }).fill("The dispute is settled");
  await expectAccessible(desk);
  await answer.getByRole("button", { name: "Close and forget" }).click();
  await expect(answer).toBeHidden();
  await expect(request.getByText("Answered: not before")).toBeVisible();
  await expect(request.getByRole("button")).toHaveCount(0);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(desk);
  await desk.goto(`${world.backoffice}/audit?subject=${hedwig.id}`);
  await expect(desk.getByText("The dispute is settled").first()).toBeAttached();

  // The account has closed and its tab is signed out; what is theirs can still be fetched.
  expect(await readLetter(world, { to: hedwig.email, template: "erasure-held" })).not.toBe("");
  await expect(page.getByRole("button", { name: /Your account/ })).toBeHidden();
  await page.goto(`${world.site}/login?destination=/account/privacy`);
  await signIn(page, hedwig);
  await expect(page.getByText("The law requires us to keep some of it for now.")).toBeVisible();
  await expect(page.getByText("You still have a balance: withdraw it first.")).toBeVisible();
  await expect(page.getByText("An open matter still needs it.")).toHaveCount(0);
});
