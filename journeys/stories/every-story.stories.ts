import { expect } from "@playwright/test";
import { bringAxe, findViolations } from "./axe.ts";
import { type Look, test, walkStories, wearTheme } from "./storybook.ts";

const brands = [
  { brand: "kingfisher", themes: ["dark", "light"] },
  { brand: "marlin", themes: ["light"] },
] as const;

for (const { brand, themes } of brands) {
  test(`every story meets WCAG 2.2 AA in ${brand}, ${themes.join(" and ")}`, async ({ book }) => {
    expect(book.storyIds.length).toBeGreaterThan(100);
    const look: Look = { brand, theme: themes[0] };
    const pages = await Promise.all([book.openPage(look), book.openPage(look)]);
    await Promise.all(pages.map(bringAxe));
    const found: string[] = [];
    await walkStories(book.storyIds, pages, async (page, storyId) => {
      for (const theme of themes) {
        await wearTheme(page, theme);
        const violations = await findViolations(page);
        found.push(...violations.map((violation) => `${storyId}, ${theme}: ${violation}`));
      }
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(found).toEqual([]);
  });
}

test("the check sees a nameless button and pale text, should there be any", async ({ book }) => {
  const page = await book.openPage({ brand: "kingfisher", theme: "dark" });
  await bringAxe(page);
  await page.evaluate(() => {
    const broken = document.createElement("div");
    broken.innerHTML = `<button></button><p style="color:#233">Can you read this?</p>`;
    document.body.append(broken);
  });
  const found = (await findViolations(page)).map((violation) => violation.split(":")[0]);
  await page.context().close();
  expect(found).toEqual(expect.arrayContaining(["button-name", "color-contrast"]));
});

test("on a phone nothing overflows and every control is 44 pixels for a thumb", async ({
  book,
}) => {
  const look: Look = { brand: "kingfisher", theme: "dark" };
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const pages = await Promise.all([book.openPage(look, phone), book.openPage(look, phone)]);
  const found: string[] = [];
  await walkStories(book.storyIds, pages, async (page, storyId) => {
    const small = await page.evaluate(() => {
      const lines: string[] = [];
      const page = document.documentElement;
      if (page.scrollWidth > page.clientWidth) lines.push(`${page.scrollWidth} px wide`);
      // A link in a sentence is as tall as its line, and the ticking of a box may use its label.
      const controls = document.querySelectorAll<HTMLElement>(
        "a, button, select, label:has(input)",
      );
      for (const control of controls) {
        const { width, height } = control.getBoundingClientRect();
        const shown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
        const inSentence = control.matches("p a, label a");
        if (shown && !inSentence && (width < 43.5 || height < 43.5)) {
          lines.push(`${width} × ${height}: ${control.outerHTML.slice(0, 120)}`);
        }
      }
      return lines;
    });
    found.push(...small.map((line) => `${storyId}: ${line}`));
  });
  await Promise.all(pages.map((page) => page.context().close()));
  expect(found).toEqual([]);
});
