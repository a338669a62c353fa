import { expectAccessible } from "./parts/accessible.ts";
import { gameFrame } from "./parts/game-frame.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, test } from "./world.ts";

const dice = "/casino/originals/instant/lucky-dice";

test("[S1.1] [S4.9] a visitor searches a game, practises it, and nothing of it is money", async ({
  page,
  world,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(`${world.site}/casino`);
  await page.getByRole("button", { name: "Search games" }).click();
  const search = page.getByRole("dialog", { name: "Search games" });
  await search.getByRole("searchbox").fill("  LUCKY ");
  const found = search.getByRole("list", { name: "Games found" });
  const first = found.getByRole("link", { name: /^(?!Play ).*Lucky Dice/ });
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(first).toContainText("RTP 99%");
  await expect(found.getByRole("link", { name: "Play Lucky Dice" })).toHaveAttribute(
    "href",
    `/login?${new URLSearchParams({ destination: `${dice}#quickplay_realplay` }).toString()}`,
  );
  await search.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(world.site + dice);
  await page.getByRole("link", { name: "Practice" }).first().click();

  const { frame, stage, stands } = gameFrame(page);
  await stands("quiet");
  await expect(stage).toHaveAttribute("data-mode", "practice");
  await frame.getByRole("button", { name: "Roll" }).click();
  await stands("shown");
  await expect(frame.locator("[data-told]")).toHaveText(/Balance/);
  expect(asked.filter((one) => one.startsWith("POST") && one.includes("/play/v1/"))).toEqual([]);
});

test("[S2.38] [S4.9] the search opens on a click and closes on a press outside, on Cancel, and where the path changes", async ({
  page,
  world,
}) => {
  await page.goto(`${world.site}/casino`);
  const search = page.getByRole("dialog", { name: "Search games" });
  const open = async () => {
    await page.getByRole("button", { name: "Search games" }).click();
    await expect(search.getByRole("searchbox")).toBeVisible();
  };
  await open();
  // A press outside: in the corner of the window, far from what is typed.
  await page.mouse.click(4, (page.viewportSize()?.height ?? 700) - 4);
  await expect(search).toBeHidden();
  await open();
  // Beside the words the field has a slot on each side: for the glass, and for the way out.
  const field = search.locator("div").filter({ has: page.locator(":scope > input[type=search]") });
  const slots = { left: field.locator("svg").first(), right: field.getByRole("button") };
  const [left, typed, right] = await Promise.all(
    [slots.left, field.getByRole("searchbox"), slots.right].map((piece) => piece.boundingBox()),
  );
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(typed?.x ?? 0);
  expect((typed?.x ?? 0) + (typed?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await slots.right.click();
  await expect(search).toBeHidden();
  for (const key of ["/", "Control+k"]) {
    await page.keyboard.press(key);
    await expect(search.getByRole("searchbox"), key).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search, key).toBeHidden();
  }
  await page.getByRole("link", { name: "Lucky Dice", exact: true }).first().click();
  await expect(page).toHaveURL(world.site + dice);
  await open();
  await page.goBack();
  await expect(page).toHaveURL(`${world.site}/casino`);
  await expect(search).toBeHidden();
});

test("[S2.35] [S8.5] [S9.3] both searches answer a pause after the last letter, and say so where nothing is found", async ({
  page,
  world,
}) => {
  await page.goto(`${world.site}/casino`);
  await page.getByRole("button", { name: "Search games" }).click();
  const searches = {
    "header search overlay": page.getByRole("dialog", { name: "Search games" }),
    "inline search": page.getByRole("main").getByRole("search"),
  };
  const words = {
    "header search overlay": {
      searchNoGameFound: "No game was found.",
      searchCorrectSpelled: "Is the name spelled correctly?",
    },
    "inline search": {
      info_notFound_title: "We could not find that game",
      info_notFound_subtitle: "Check the spelling, or look through the categories.",
    },
  };
  const pause = 1000;
  for (const place of ["header search overlay", "inline search"] as const) {
    const search = searches[place];
    const field = search.getByRole("searchbox");
    const found = search.getByRole("list", { name: "Games found" });
    await field.click();
    await expect(search.getByRole("list", { name: "Popular games" }), place).toBeVisible();
    // From here on the hands of the clock are moved by us.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill("LUCKY");
    await page.clock.runFor(pause - 1);
    await expect(search.getByText("You may be looking for"), place).toBeVisible();
    await expect(found, place).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(found.getByRole("link", { name: /^(?!Play ).*Lucky Dice/ }), place).toBeVisible();
    await field.fill("no such game");
    await page.clock.runFor(pause);
    for (const said of Object.values(words[place])) {
      await expect(search.getByText(said), place).toBeVisible();
    }
    await expect(search.getByRole("list", { name: "Popular games" }), place).toBeVisible();
    await page.clock.resume();
    await search.getByRole("button", { name: "Cancel" }).click();
    await expect(found, place).toHaveCount(0);
  }
});

test("[S3.23] [S5.2] [S9.4] a search by name finds each game once and eight at most, never in the category of all", async ({
  page,
  world,
}) => {
  type Index = { games: { title: string }[]; categories: object[] };
  // More than eight with a name in common, and a category that holds every one of them.
  await page.route("**/languages/en/game-index*", async (route) => {
    const told: Index = await (await route.fetch()).json();
    const games = told.games.map((game) => ({ ...game, title: `${game.title} of the house` }));
    const all = { slug: "all-games", name: "Every game", games: [...games.keys()] };
    const categories = [{ ...told.categories[0], ...all }, ...told.categories];
    await route.fulfill({ json: { ...told, games, categories } });
  });
  await page.goto(`${world.site}/casino`);
  await page.getByRole("button", { name: "Search games" }).click();
  const search = page.getByRole("dialog", { name: "Search games" });
  const field = search.getByRole("searchbox");
  const rows = search.getByRole("list", { name: "Games found" }).getByRole("listitem");
  const row = (title: string) => rows.filter({ hasText: title });

  await field.fill(" dICe ");
  await expect(row("Lucky Dice")).toHaveCount(1);
  await expect(row("Lucky Dice").locator("mark")).toHaveText("Dice");
  const found = {
    href: await row("Lucky Dice").getByRole("link").first().getAttribute("href"),
    img: await row("Lucky Dice").getByRole("img").getAttribute("src"),
    imgAlt: await row("Lucky Dice").getByRole("img").getAttribute("alt"),
    title: await row("Lucky Dice").getByRole("link").first().innerText(),
  };
  expect(found).toEqual({
    href: dice,
    img: expect.stringMatching(/^\/assets\/.*\bw160\b/),
    imgAlt: expect.stringMatching(/./),
    title: expect.stringMatching(/^Lucky Dice of the house\s+(Originals|Jackpots)\s/),
  });

  await field.fill("OF THE HOUSE");
  await expect(rows).toHaveCount(8);
  const links = await rows.getByRole("link", { name: /^(?!Play )/ }).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(8);
  await expect(row("Every game")).toHaveCount(0);
  // A pattern is letters like any others, and blanks are no letters.
  await field.fill("l.cky");
  await expect(search.getByText("No game was found.")).toBeVisible();
  await field.fill("   ");
  await expect(search.getByRole("list", { name: "Popular games" })).toBeVisible();
  await expect(search.getByText("No game was found.")).toBeHidden();
  await expect(rows).toHaveCount(0);
});

test("[S4.12] [S5.4] [S9.8] cards tell of pots by millions and thousands, of none by nothing, and of free games before all else", async ({
  page,
  world,
}) => {
  // Hundredths of a major unit: the marks stand at 1,000,000 and at 1000.
  const pots = {
    "kingfishers-catch": [1_234_567_89, "$1.23M"],
    skylark: [1_000_000_00, "$1000K"],
    "lucky-dice": [123_999_99, "$123K"],
    "plinko-falls": [1_000_00, "$1K"],
    "moonlit-orchard": [0, ""],
    "ember-vault": [-5_000_00, ""],
  } as const;
  const items = Object.entries(pots).map(([gameId, [amount]]) => ({ gameId, amount }));
  const lobby = "**/services/casino/casino-lobby-services/v1";
  await page.route(`${lobby}/jackpots*`, (route) => route.fulfill({ json: { items } }));
  await page.goto(`${world.site}/casino`);
  const card = (id: string) => page.locator(`main [data-game-id="${id}"]`).first();
  for (const [id, [amount, shown]] of Object.entries(pots)) {
    const pot = card(id).locator("bdi");
    if (shown === "") await expect(pot, id).toHaveCount(0);
    else await expect(pot, `${id}: ${amount}`).toHaveText(shown);
  }
  const badges = { exclusive: "Exclusive", freeGames: "Free games" };
  await expect(card("kingfishers-catch")).toContainText(badges.exclusive);
  await page.route(`${lobby}/offers/games`, (route) =>
    route.fulfill({ json: { games: ["kingfishers-catch"] } }),
  );
  await page.reload();
  await expect(card("kingfishers-catch")).toContainText(badges.freeGames);
  await expect(card("kingfishers-catch")).not.toContainText(badges.exclusive);
  await expect(card("skylark")).not.toContainText(badges.freeGames);
});

test("[S1.1] [S2.27] a visitor who wants to play for money signs in and comes back into the game", async ({
  page,
  world,
}) => {
  const tilda = await world.join("tilda");
  const here = `${dice}?from=letter`;
  await page.goto(world.site + here);
  const forMoney = page.getByRole("link", { name: "Play for money" }).first();
  await expect(forMoney).toHaveAttribute("href", /from/);
  await forMoney.click();
  await expect(page).toHaveURL(/\/login\?/);
  const destination = new URL(page.url()).searchParams.get("destination");
  expect(destination).toBe(`${here}#quickplay_realplay`);
  await signIn(page, tilda);

  const { frame, stage, stands } = gameFrame(page);
  await expect(page).toHaveURL(`${world.site}${here}#quickplay_realplay`);
  await stands("quiet");
  await expect(stage).toHaveAttribute("data-mode", "real");
  await frame.getByRole("button", { name: "Roll" }).click();
  await stands("shown");

  // What was played is counted out by whoever played it, once its seed is told.
  await frame.getByRole("button", { name: "Rules, fairness and history" }).click();
  await frame.getByRole("tab", { name: "Fairness" }).click();
  await frame.getByLabel("Choose a seed").fill("reeds-by-the-river");
  await frame.getByRole("button", { name: "Change seeds" }).click();
  await expect(frame.getByText("Our seed, revealed").first()).toBeVisible();
  await frame.getByRole("tab", { name: "History" }).click();
  await frame.getByRole("button", { name: /^Verify round/ }).click();
  await expect(page).toHaveURL(/\/verify\?round=/);
  await expect(page.getByText("This round is genuine")).toBeVisible();
  // The game is still there, small.
  await expect(stage).toHaveAttribute("data-size", "mini");
});

test("a house with few games shows them all in one grid, and its order is chosen from a list", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/casino`);
  const cards = page.locator("main [data-game-id]");
  const names = () => cards.evaluateAll((all) => all.map((card) => card.dataset["gameId"]));
  const asWritten = await names();
  expect(asWritten.length).toBeGreaterThan(9);
  expect(new Set(asWritten).size).toBe(asWritten.length);
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().left),
  );
  expect(new Set(lefts.map((left) => Math.round(left))).size).toBe(3);
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(page).toHaveURL(`${world.site}/casino?sort=name`);
  await expect.poll(names).toEqual(asWritten.toSorted());
  await expectAccessible(page);
  // How many fit is told before the filters are left.
  await page.getByRole("button", { name: "All filters" }).click();
  const sheet = page.getByRole("dialog", { name: "All filters" });
  await sheet.getByLabel("Volatility").selectOption("High volatility");
  const show = sheet.getByRole("button", { name: /^Show \d+ games?$/ });
  await expect
    .poll(async () => Number.parseInt((await show.innerText()).slice(5), 10))
    .toBe((await names()).length);
  expect((await names()).length).toBeLessThan(asWritten.length);
  await show.click();
  await expect(sheet).toBeHidden();
});
