import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { approveDocument, sendDocument } from "./parts/document.ts";
import { countFades } from "./parts/fades.ts";
import { photograph } from "./parts/photograph.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, moving, test } from "./world.ts";

// One of them counts the fades of a page.
test.use(moving);

test("[S2.10] [S8.4] a document is asked for, sent, sent back, sent again and verified", async ({
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
  await expect(page.getByText("We have your document and are checking it.")).toBeVisible();

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
  await expect(desk.getByText("To be sent again", { exact: true })).toBeVisible();

  // A player who waits there is led to the result, and back to where they had been.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page).toHaveURL(`${world.site}/account/verification-failed`);
  await expect(page.getByText("Verification unsuccessful.")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${world.site}/account/verification`);
  await page.getByRole("link", { name: "Send another", exact: true }).click();

  // While a page fades it hears nothing: one that stays may not, or what is chosen now is lost.
  const fades = await countFades(page);
  await page.reload();
  await expect(page.getByText("We could not read it.")).toBeVisible();
  await expect(page.getByText("Lay it on a table, by a window.")).toBeVisible();
  await sendDocument(page);
  expect(await fades()).toBe(0);

  await desk.reload();
  await approveDocument(desk);
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

test("[S9.1] who lives where the law asks at joining is asked, and reads the answer without asking", async ({
  page,
  context,
  browser,
  world,
}) => {
  const caspar = await world.join("caspar", {
    address: {
      countryCode: "GB",
      subdivision: null,
      line1: "Mill Lane 3",
      city: "Ely",
      postalCode: "CB7 4UN",
    },
  });
  await page.clock.install();
  await arriveAs(context, caspar, world.site);
  // As it is where a partner checks documents: nothing is sent here.
  const elsewhere = "**/document-verification-url*";
  await page.route(elsewhere, (route) =>
    route.fulfill({ json: { url: "https://checks.example/p/1" } }),
  );
  await page.goto(`${world.site}/validate-document`);
  const partner = page.getByRole("link", { name: "Continue with our partner" });
  await expect(partner).toHaveAttribute("href", "https://checks.example/p/1");
  await expectAccessible(page);
  await page.unroute(elsewhere);

  await page.goto(`${world.site}/validate-document`);
  await sendDocument(page);

  const desk = await browser.newPage();
  await openConsole(desk, world, `/verification/${caspar.id}/ID_DOCUMENT`);
  await desk.getByLabel("Hold every file of this player").fill("Asked for by the court of Ely");
  await desk.getByRole("button", { name: "Hold" }).click();
  await expect(desk.getByText("Asked for by the court of Ely")).toBeVisible();
  await desk.getByRole("button", { name: "Let go" }).click();
  await expect(desk.getByLabel("Hold every file of this player")).toBeVisible();
  await approveDocument(desk);
  await desk.close();

  await page.clock.fastForward(30_000);
  await expect(page.getByText("Your document is verified.")).toBeVisible();
  // Whoever is not blocked has nothing to read there.
  await page.goto(`${world.site}/blocked-document-status`);
  await expect(page).toHaveURL(`${world.site}/validate-document`);
});

test("an administrator says how a brand looks at documents", async ({ page, world }) => {
  await openConsole(page, world, "/verification");
  await page.getByRole("link", { name: "How we look at them" }).click();
  const marlin = page.getByRole("form", { name: "Marlin" });
  await expect(marlin.getByRole("button", { name: "Keep it" })).toBeDisabled();
  await marlin.getByRole("switch", { name: "Two people approve" }).click();
  await marlin.getByLabel("Answer within, in hours").fill("6");
  await marlin.getByRole("button", { name: "Keep it" }).click();
  await expect(marlin.getByText("Kept.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.reload();
  await expect(marlin.getByLabel("Two people approve")).toBeChecked();
  await expect(marlin.getByLabel("Answer within, in hours")).toHaveValue("6");
});
