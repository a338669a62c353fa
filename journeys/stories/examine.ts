import type { Page } from "@playwright/test";
import { bringAxe, findViolations, type Rules } from "./axe.ts";
import { type KeptPage, type Look, showStory, type Storybook, wear } from "./storybook.ts";

const first: Look = { brand: "kingfisher", theme: "dark" };
/** Brand and theme change no element (`every-story.stories.ts` sees to it), so one look has all rules. */
const looks: readonly { look: Look; rules: Rules }[] = [
  { look: first, rules: "all" },
  { look: { brand: "kingfisher", theme: "light" }, rules: "colours" },
  { look: { brand: "marlin", theme: "light" }, rules: "colours and sizes" },
];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Shows the stories on a desk and on a phone, and answers what is wrong with them, a line for each. */
export async function examineStories(
  book: Storybook,
  storyIds: readonly string[],
  visitOnDesk: (page: Page, storyId: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const found: string[] = [];

  async function walkDesk(page: Page): Promise<void> {
    for (const id of storyIds) {
      await showStory(page, id);
      await wear(page, first);
      await visitOnDesk(page, id);
      for (const { look, rules } of looks) {
        await wear(page, look);
        const violations = await findViolations(page, rules);
        found.push(...violations.map((one) => `${id}, ${look.brand}, ${look.theme}: ${one}`));
      }
    }
  }

  async function walkPhone(page: Page): Promise<void> {
    for (const id of storyIds) {
      await showStory(page, id);
      found.push(...(await misfitsOnPhone(page)).map((one) => `${id}, on a phone: ${one}`));
    }
  }

  // Storybook waits a tenth of a second after each story; meanwhile the other page has the processor.
  await Promise.all([
    loadOnce(await book.keepPage("examined", first)).then(async (page) => {
      await bringAxe(page);
      await walkDesk(page);
    }),
    loadOnce(await book.keepPage("examined", first, phone)).then(walkPhone),
  ]);
  return found;
}

async function loadOnce({ page, load }: KeptPage): Promise<Page> {
  if (page.url() === "about:blank") await load();
  return page;
}

/** What is wider than the page, and controls that are too small for a thumb. */
function misfitsOnPhone(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) lines.push(`${page.scrollWidth} px wide`);
    // A link in a sentence is as tall as its line, and the ticking of a box may use its label.
    const controls = document.querySelectorAll<HTMLElement>("a, button, select, label:has(input)");
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
}
