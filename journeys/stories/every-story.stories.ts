import { expect } from "@playwright/test";
import { bringAxe, findViolations } from "./axe.ts";
import { examineStories } from "./examine.ts";
import { gamesWithStories, linesThatKnowTheLook, storyFiles } from "./story-files.ts";
import { test } from "./storybook.ts";

const isOfScene = (file: string) =>
  gamesWithStories.some((family) => file.startsWith(`games/${family}/scene/`));

for (const file of storyFiles.filter((one) => !isOfScene(one))) {
  test(`every story of ${file} meets WCAG 2.2 AA in every look and fits a phone`, async ({
    book,
  }) => {
    const stories = book.storyIds.filter((id) => book.fileOf(id) === file);
    expect(stories.length).toBeGreaterThan(0);
    expect(await examineStories(book, stories)).toEqual([]);
  });
}

test("every story stands in a file that is examined", async ({ book }) => {
  expect(book.storyIds.length).toBeGreaterThan(100);
  expect(book.storyIds.filter((id) => !storyFiles.includes(book.fileOf(id)))).toEqual([]);
});

test("brand and theme change tokens, never an element, so one look shows what all have", () => {
  expect(linesThatKnowTheLook()).toEqual([
    "ui/src/styles/brands/marlin.css: color-scheme: light;",
    'ui/src/styles/brands/marlin.css: :root[data-brand="marlin"] {',
    'ui/src/styles/meaning.css: [data-theme="dark"] {',
    'ui/src/styles/meaning.css: [data-theme="light"] {',
    // The frame of a game hands on what the site chose.
    'games/stage/src/open-stage.tsx: dataset["theme"] = message.theme;',
    'games/stage/src/open-stage.tsx: if (message.brand !== undefined) dataset["brand"] = message.brand;',
  ]);
});

test("all rules see a nameless button and pale text", async ({ openPage }) => {
  const page = await openPage({ brand: "kingfisher", theme: "dark" });
  await bringAxe(page);
  await page.evaluate(() => {
    const broken = document.createElement("div");
    broken.innerHTML = `<button></button><p style="color:#233">Can you read this?</p>`;
    document.body.append(broken);
  });
  const found = (await findViolations(page)).map((violation) => violation.split(":")[0]);
  expect(found).toEqual(expect.arrayContaining(["button-name", "color-contrast"]));
});

for (const look of [
  { brand: "kingfisher", theme: "light" },
  { brand: "marlin", theme: "light" },
] as const) {
  test(`the rules of colours and sizes see what is wrong in ${look.brand}, ${look.theme}`, async ({
    openPage,
  }) => {
    const page = await openPage(look);
    await bringAxe(page);
    await page.evaluate(() => {
      const broken = document.createElement("div");
      broken.innerHTML = `
        <p style="color:#dcd">Can you read this?</p>
        <p style="color:#000">Where in this is <a href="#x" style="color:#111;text-decoration:none">a link</a>?</p>
        <button style="all:unset;width:9px;height:9px">a</button><button style="all:unset;width:9px;height:9px">b</button>
        <div style="overflow:auto;height:20px"><p style="height:200px">Much of it</p></div>`;
      document.body.append(broken);
    });
    const seen = async (rules: "colours" | "colours and sizes") =>
      [...new Set((await findViolations(page, rules)).map((one) => one.split(":")[0]))].toSorted();
    expect(await seen("colours")).toEqual(["color-contrast", "link-in-text-block"]);
    expect(await seen("colours and sizes")).toEqual([
      "color-contrast",
      "link-in-text-block",
      "scrollable-region-focusable",
      "target-size",
    ]);
  });
}
