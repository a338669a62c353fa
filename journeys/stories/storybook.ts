import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContextOptions,
  type Page,
  test as base,
} from "@playwright/test";
import { serveFolder } from "./serve-folder.ts";

const folder = fileURLToPath(new URL("../../ui/storybook-static", import.meta.url));

/** How a page of stories looks: the globals of the toolbar, and the browser's own facts. */
export type Look = { brand: "kingfisher" | "marlin"; theme: "dark" | "light" };

export type Storybook = {
  storyIds: readonly string[];
  openPage(look: Look, options?: BrowserContextOptions): Promise<Page>;
};

type Channel = {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
};

export const test = base.extend<object, { book: Storybook }>({
  book: [
    async ({ browser }, use) => {
      const server = await serveFolder(folder);
      await use(await openBook(browser, server.origin));
      await server.close();
    },
    { scope: "worker" },
  ],
});

async function openBook(browser: Browser, origin: string): Promise<Storybook> {
  const index = JSON.parse(await readFile(`${folder}/index.json`, "utf8")) as {
    entries: Record<string, { id: string; type: string }>;
  };
  const storyIds = Object.values(index.entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => id);
  return {
    storyIds,
    async openPage(look, options = {}) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      const globals = `brand:${look.brand};theme:${look.theme}`;
      await page.goto(`${origin}/iframe.html?id=${storyIds[0]}&viewMode=story&globals=${globals}`);
      await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis);
      await page.waitForSelector("#storybook-root > *", { state: "attached" });
      return page;
    },
  };
}

/** Shows another story in the page that is open: a hundred times quicker than loading it anew. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  const failure = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    const endings = {
      storyFinished: () => undefined,
      // It was the one on show already.
      storyUnchanged: () => undefined,
      storyMissing: () => "it is missing",
      storyErrored: (payload: unknown) => JSON.stringify(payload),
      storyThrewException: (payload: unknown) => JSON.stringify(payload),
      playFunctionThrewException: (payload: unknown) => JSON.stringify(payload),
    };
    const ended = new Promise<string | undefined>((resolve) => {
      for (const [event, describe] of Object.entries(endings)) {
        channel.on(event, function end(payload) {
          channel.off(event, end);
          resolve(describe(payload));
        });
      }
      setTimeout(() => resolve("it never finished"), 10_000);
    });
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    const failure = await ended;
    await document.fonts.ready;
    return failure;
  }, storyId);
  if (failure !== undefined) throw new Error(`${storyId} does not show: ${failure}`);
}

/** Changes the theme of the story on show. It is a fact of the page, so nothing is drawn anew. */
export async function wearTheme(page: Page, theme: Look["theme"]): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset["theme"] = theme;
  }, theme);
}

/** Walks every story on a few pages at once; each page takes the next story that is left. */
export async function walkStories(
  storyIds: readonly string[],
  pages: readonly Page[],
  visit: (page: Page, storyId: string) => Promise<void>,
): Promise<void> {
  const left = [...storyIds];
  await Promise.all(
    pages.map(async (page) => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        await showStory(page, id);
        await visit(page, id);
      }
    }),
  );
}
