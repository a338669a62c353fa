import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { photograph } from "./parts/photograph.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("[S2.10] a document is asked for, sent, sent back, sent again and verified", async ({
  page,
  context,
  browser,
  world,
}) => {
  const cleo = await world.join("cleo");
  const desk = await browser.newPage();
  const place = `/verification/${cleo.id}/ID_DOCUMENT`;
  await openConsole(desk, world, place);
  await desk.getByRole("button", { name: "Ask for it" }).click();
  await expect(desk.getByText("asked for", { exact: false }).first()).toBeVisible();

  await arriveAs(context, cleo, world.site);
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("We need a document from you.")).toBeVisible();
  await page.goto(`${world.site}/account/verification`);
  await expect(page.getByText("We need it")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show it" }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/validate-document");
  await expect(page.getByRole("heading", { name: "Show us who you are" })).toBeVisible();
  await page.getByLabel("What will you show?").selectOption("ID_CARD");
  await expect(page.getByRole("group", { name: "Back" })).toBeVisible();
  await page.getByLabel("What will you show?").selectOption("PASSPORT");
  const chosen = page.locator("input[type=file]").last();
  await chosen.setInputFiles(await photograph(page, "wall"));
  await expect(page.getByText("This picture looks blurred.")).toBeVisible();
  await chosen.setInputFiles({
    name: "a.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg/>"),
  });
  await expect(page.getByText("We take photos (JPEG, PNG) and PDF files.")).toBeVisible();
  await chosen.setInputFiles(await photograph(page, "card"));
  await expect(page.getByText("Your picture, as it will be sent")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("We have your document and are looking at it.")).toBeVisible();

  await desk.goto(`${world.backoffice}/verification`);
  await desk.getByRole("link", { name: `${cleo.firstName} ${cleo.lastName}` }).click();
  await expect(desk.getByRole("img", { name: "Passport, front" })).toBeVisible();
  await expect(desk.getByText("not scanned for viruses")).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Larger" }).click();
  await desk.getByRole("button", { name: "Take it" }).click();
  await expect(desk.getByRole("button", { name: "Put it back" })).toBeVisible();
  await desk.getByLabel("What to do about it").fill("Lay it on a table, by a window.");
  await desk.getByRole("button", { name: "Ask for another" }).click();
  await expect(desk.getByText("to be sent again", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText("We could not read it.")).toBeVisible();
  await expect(page.getByText("Lay it on a table, by a window.")).toBeVisible();
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles(await photograph(page, "card"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("We have your document and are looking at it.")).toBeVisible();

  await desk.reload();
  await desk.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("verified", { exact: true })).toBeVisible();
  await desk.close();
  await page.reload();
  await expect(page.getByText("Your document is verified.")).toBeVisible();
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("Verified. You will not be asked again.")).toBeVisible();
  await expect(page.getByText("We need a document from you.")).toBeHidden();
});

test("[S2.11] [S8.4] who is blocked reads who helps, and a failed check leads back to where one was", async ({
  page,
  context,
  browser,
  world,
}) => {
  const cyril = await world.join("cyril");
  const desk = await browser.newPage();
  await openConsole(desk, world, `/verification/${cyril.id}/ID_DOCUMENT`);
  await desk.getByRole("button", { name: "Ask for it" }).click();
  await desk.getByRole("button", { name: "Block" }).click();
  await expect(desk.getByRole("button", { name: "Unblock" })).toBeVisible();
  await desk.close();

  await arriveAs(context, cyril, world.site);
  await page.goto(`${world.site}/help/search-content`);
  await page.goto(`${world.site}/validate-document`);
  await expect(page).toHaveURL(`${world.site}/blocked-document-status`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your documents could not be accepted");
  await expectAccessible(page);

  await page.goto(`${world.site}/account/verification-failed`);
  await expect(heading).toHaveText("Unable to verify identity");
  await expect(page.getByText("Verification unsuccessful.")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${world.site}/help/search-content`);

  // What leads out of the site is no way back.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.includes("verification")) sessionStorage.setItem(key, "//elsewhere.example/");
    }
  });
  await page.goto(`${world.site}/account/verification-failed`);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${world.site}/`);
});
