import { describePerson } from "@croupier/tools/world";
import { fillJoinForm } from "./parts/join-form.ts";
import { expect, test } from "./world.ts";

// An address of its own: a wrong password is not held against another story.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.41" } });

/** Ten of the house and one of another maker, whose studio stands beside this world. */
const gamesOfDemo = 11;

test(
  "a second brand at its own host name has its own look and its own players",
  { tag: "@alone" },
  async ({ page, world }) => {
    const jonas = await world.join("jonas");
    const marlin = world.site.replace("localhost", "marlin.localhost");
    const banner = page.getByRole("banner");

    await page.goto(marlin);
    await expect(page).toHaveTitle(/Marlin/);
    await expect(banner.getByRole("link", { name: /Marlin/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Marlin: a fair wind, and proof of it",
    );
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(248, 242, 230)");
    // The house names itself alone; a game of both brands keeps its name.
    await expect(page.getByText(/Kingfisher(?!’s Catch)/)).toHaveCount(0);

    // The same games, at addresses of its own.
    await page.goto(`${marlin}/casino`);
    await expect(page.locator("main [data-game-id]")).toHaveCount(gamesOfDemo);
    await page.getByRole("link", { name: "Lucky Dice", exact: true }).click();
    await expect(page).toHaveURL(`${marlin}/casino/originals/instant/lucky-dice`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lucky Dice");

    await page.goto(`${marlin}/login`);
    await page.getByLabel("E-mail or nickname").fill(jonas.email);
    await page.getByRole("textbox", { name: "Password" }).fill(jonas.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Incorrect e-mail, nickname or password.")).toBeVisible();

    const namesake = describePerson("jonas", {
      firstName: "Jonathan",
      password: "another river, another password",
    });
    await page.goto(`${marlin}/join`);
    await fillJoinForm(page, namesake);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(`${marlin}/`);
    await expect(banner.getByRole("button", { name: /^Jonathan Lindqvist/ })).toBeVisible();

    await page.goto(`${world.site}/login`);
    await page.getByLabel("E-mail or nickname").fill(jonas.email);
    await page.getByRole("textbox", { name: "Password" }).fill(jonas.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(banner.getByRole("button", { name: /^Jonas Lindqvist/ })).toBeVisible();
  },
);
