import { expect, type Page } from "@playwright/test";
import { showStory, test as withBook } from "./storybook.ts";

// What a component does when it is used, seen in the browser that does it.
const test = withBook.extend<{ page: Page }>({
  page: async ({ openPage }, use) => use(await openPage({ brand: "kingfisher", theme: "dark" })),
});

test("a button that is off is reachable, says why, and submits nothing", async ({ page }) => {
  await showStory(page, "button--refused");
  const deposit = page.getByRole("button", { name: "Deposit $50.00" });
  await deposit.focus();
  await expect(deposit).toBeFocused();
  await expect(deposit).toHaveAccessibleDescription("Choose how you want to pay first.");
  const stopped = await deposit.evaluate((button) => {
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    return !button.dispatchEvent(press);
  });
  expect(stopped).toBe(true);
});

test("a password can be read back and hidden again", async ({ page }) => {
  await showStory(page, "password-input-passwordinput--hidden");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a sheet holds the focus, and Escape, its cross and a press outside close it", async ({
  page,
}) => {
  await showStory(page, "sheet--center");
  const sheet = page.getByRole("dialog", { name: "Set a session limit" });
  const opener = page.getByRole("button", { name: "Open", includeHidden: true });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await opener.click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.mouse.click(4, 4);
  await expect(sheet).toBeHidden();
});

test("a popover closes when a link in it is followed", async ({ page }) => {
  await showStory(page, "popover--under-its-button");
  const panel = page.getByRole("region", { name: "More channels" });
  await expect(panel).toBeVisible();
  await panel.getByRole("link", { name: "Bingo" }).click();
  await expect(panel).toBeHidden();
});

test("a menu moves with the arrows and gives the focus back on Escape", async ({ page }) => {
  await showStory(page, "menu--opened");
  await expect(page.getByRole("menu", { name: "Account" })).toBeVisible();
  await page.keyboard.press("Escape");
  const opener = page.getByRole("button", { name: "Mara" });
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Account" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Cashier" })).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
});

test("hover, the keyboard and a long press reveal a card's buttons", async ({ page }) => {
  await showStory(page, "game-card-gamecard--art-missing");
  const play = page.getByRole("link", { name: "Play Kingfisher’s Catch" });
  const card = page.getByRole("article");
  await expect(play).toBeHidden();
  await card.hover();
  await expect(play).toBeVisible();
  await page.mouse.move(800, 600);
  await expect(play).toBeHidden();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(play).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(play).toBeHidden();

  await card.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(play).toBeVisible();
  await page.mouse.click(800, 600);
  await expect(play).toBeHidden();
});

test("a balance counts to its new amount and rests on it", async ({ openPage }) => {
  const page = await openPage(
    { brand: "kingfisher", theme: "dark" },
    { reducedMotion: "no-preference" },
  );
  await showStory(page, "money--counts-to-its-new-amount");
  await expect(page.getByText("$1,284.50")).toBeVisible();
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => seen.add(document.querySelector("bdi")?.textContent ?? "");
    new MutationObserver(look).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await page.getByRole("button", { name: "Win $92.00" }).click();
  await expect(page.getByText("$1,376.50")).toBeVisible();
  const seen = await page.evaluate(() => [
    ...(globalThis as unknown as { seen: Set<string> }).seen,
  ]);
  expect(seen.at(-1)).toBe("$1,376.50");
});

test("a confirmation is announced and can be put away", async ({ page }) => {
  await showStory(page, "toast-toastregion--announced");
  await page.getByRole("button", { name: "Save language" }).click();
  const region = page.getByRole("region", { name: "Notifications" });
  await expect(region.getByText("Language saved")).toBeVisible();
  await region.getByRole("button", { name: "Put away" }).click();
  await expect(region.getByText("Language saved")).toBeHidden();
});

test("the theme follows the system until one is chosen", async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue("background-color"));
  await page.evaluate(() => delete document.documentElement.dataset["theme"]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await ground()).toBe("rgb(6, 21, 25)");
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await ground()).toBe("rgb(246, 241, 230)");
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  expect(await ground()).toBe("rgb(6, 21, 25)");
  await page.evaluate(() => (document.documentElement.dataset["brand"] = "marlin"));
  expect(await ground()).toBe("rgb(248, 242, 230)");
});
