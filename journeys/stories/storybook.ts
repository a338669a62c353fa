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
export type Look = {
  brand: "kingfisher" | "marlin";
  theme: "dark" | "light";
  /** Scenes choose who draws them, as they do before a player. */
  asForPlayers?: true;
};

export type Storybook = {
  storyIds: readonly string[];
  /** Where a story is written, from the folder of the stories. */
  fileOf(storyId: string): string;
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
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const storyIds = Object.values(index.entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => id);
  return {
    storyIds,
    fileOf: (storyId) => index.entries[storyId]?.importPath ?? "",
    async openPage(look, options = {}) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      const globals = `brand:${look.brand};theme:${look.theme}`;
      // Without a graphics card WebGL costs eighty times what a canvas does, for the same scene.
      const drawnBy = look.asForPlayers ? "" : "&renderer=canvas";
      await page.goto(
        `${origin}/iframe.html?id=${storyIds[0]}&viewMode=story&globals=${globals}${drawnBy}`,
      );
      await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis);
      await page.waitForSelector("#storybook-root > *", { state: "attached" });
      // A font that comes with the first text that wears it moves what was just measured.
      await page.evaluate(async () => {
        const families = new Set([...document.fonts].map(({ family }) => family));
        await Promise.allSettled(
          [...families].map((family) => document.fonts.load(`1em ${family}`, "Tonight")),
        );
      });
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
          // The story before may end only now.
          const of = (payload as { storyId?: string }).storyId ?? storyId;
          if (event === "storyFinished" && of !== storyId) return;
          channel.off(event, end);
          resolve(describe(payload));
        });
      }
      setTimeout(() => resolve("it never finished"), 60_000);
    });
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    return ended;
  }, storyId);
  if (failure !== undefined) throw new Error(`${storyId} does not show: ${failure}`);
  // The scene of a game has its words to fetch, its canvas to open, and its book to show.
  await page.waitForFunction(
    () => document.querySelector("[data-story-waits], [data-opening]") === null,
  );
}

/** Waits until every picture of the story on show is there, also those of its styles. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const styled = [...document.querySelectorAll("#storybook-root *")]
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, "::before")])
      .flatMap(({ backgroundImage, maskImage }) => [backgroundImage, maskImage])
      .flatMap((value) => [...value.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address));
    const shown = [...document.images].map(({ currentSrc }) => currentSrc);
    const addresses = new Set([...styled, ...shown].filter((address) => address !== undefined));
    await Promise.all(
      [...addresses].map(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
      }),
    );
  });
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
