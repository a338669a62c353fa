import { describePerson } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { approveDocument, sendDocument } from "./parts/document.ts";
import { fillJoinForm } from "./parts/join-form.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("[S2.9] [S7.10] who joins is told of the phone, then of a document, and of nothing once staff approved", async ({
  page,
  browser,
  world,
}) => {
  const berit = describePerson("berit");
  await page.goto(`${world.site}/join`);
  await fillJoinForm(page, berit);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${world.site}/`);

  // The phone, on the page where the joining ends.
  const aboutPhone = page.getByRole("link", { name: "Confirm your phone number" });
  const aboutDocument = page.getByRole("link", { name: "We need a document from you" });
  await expect(aboutPhone).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoOverflow(page);
  await aboutPhone.click();
  await expect(page).toHaveURL(`${world.site}/validation-code/validatePhone`);
  await expect(page.getByLabel("Phone number")).toBeVisible();
  await expect(aboutPhone).toHaveCount(0);
  await page.getByLabel("Phone number").fill("+599 9 511 0188");
  await page.getByRole("button", { name: "Send the code" }).click();
  const desk = await browser.newPage();
  await openConsole(desk, world, "/outbox");
  await desk.getByText("+59995110188").first().click();
  const text = desk.getByText(/^\d{6} is your code/).first();
  await page.getByLabel("The code from the message").fill((await text.innerText()).slice(0, 6));
  await expect(page.getByText("+599•••••188 is confirmed.")).toBeVisible();

  // The document, as soon as somebody asks for one.
  const { id } = await page.request
    .get(`${world.site}/services/identity/v1/sessions/current`)
    .then((answer) => answer.json());
  await desk.goto(`${world.backoffice}/verification/${id}/ID_DOCUMENT`);
  await desk.getByRole("button", { name: "Ask for it" }).click();
  await expect(desk.getByRole("button", { name: "Block" })).toBeVisible();
  await page.goto(`${world.site}/help/search-content`);
  await expect(aboutDocument).toBeVisible();
  await expect(aboutPhone).toHaveCount(0);
  await aboutDocument.click();
  await page.getByLabel("What will you show?").selectOption("PASSPORT");
  await sendDocument(page);

  await desk.goto(`${world.backoffice}/verification/${id}/ID_DOCUMENT`);
  await desk.getByRole("button", { name: "Take it" }).click();
  await approveDocument(desk);
  await desk.close();

  const status = `/api/v1/document-verification-status/profile/${id}?documentType=ID_DOCUMENT`;
  const asked = page.waitForResponse((answer) => answer.url().endsWith(status));
  await page.goto(`${world.site}/`);
  await asked;
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator("#player-alerts")).toBeEmpty();
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("Verified. You will not be asked again.")).toBeVisible();
});
