import { expectNoOverflow } from "./parts/accessible.ts";
import { expect, test } from "./world.ts";

test("a player reads her own language from signing in until signing out, unless she chose another", async ({
  page,
  world,
}) => {
  const gala = await world.join("gala", { language: "es" });
  await page.goto(`${world.site}/login`);
  await page.getByLabel("E-mail or nickname").fill(gala.email);
  await page.getByRole("textbox", { name: "Password" }).fill(gala.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: /Tu cuenta/ })).toBeVisible();
  // Amounts and menus are longer than in English.
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [360, 390, desktop.width]) {
    await page.setViewportSize({ ...desktop, width });
    await expectNoOverflow(page);
  }

  await header.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(header.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(`${world.site}/`);

  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto(`${world.site}/login`);
  await page.getByLabel("E-Mail oder Spitzname").fill(gala.email);
  await page.getByRole("textbox", { name: "Passwort" }).fill(gala.password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(header.getByRole("button", { name: /Ihr Konto/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
