import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
  /** Where a story is written, from the root of the project. */
  fileOf(storyId: string): string;
  /**
   * The page that this worker has for the look and the options, opened once. `purpose` sets pages
   * apart whose visitors leave something behind in them.
   */
  keepPage(purpose: string, look: Look, options?: BrowserContextOptions): Promise<KeptPage>;
};

export type KeptPage = {
  readonly page: Page;
  /** Loads the page anew: nothing is left of what was done in it. */
  load(): Promise<void>;
};

type Channel = {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
};

type Payload = { readonly storyId?: string; readonly newPhase?: string };

type TestFixtures = {
  /** A page of stories in which nothing was done yet, for this test alone. */
  openPage(look: Look, options?: BrowserContextOptions): Promise<Page>;
};

export const test = base.extend<TestFixtures, { book: Storybook }>({
  book: [
    async ({ browser }, use) => {
      const server = await serveFolder(folder);
      await use(await openBook(browser, server.origin));
      await server.close();
    },
    { scope: "worker" },
  ],
  openPage: async ({ book }, use) => {
    const opened: Page[] = [];
    await use(async (look, options) => {
      const { page, load } = await book.keepPage("one test", look, options);
      await load();
      opened.push(page);
      return page;
    });
    // Motion in a page that nobody looks at costs the next test its processor.
    for (const page of opened) await page.goto("about:blank");
  },
});

async function openBook(browser: Browser, origin: string): Promise<Storybook> {
  const index = JSON.parse(await readFile(`${folder}/index.json`, "utf8")) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const storyIds = Object.values(index.entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => id);
  const kept = new Map<string, Promise<KeptPage>>();

  async function open(look: Look, options: BrowserContextOptions): Promise<KeptPage> {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    const globals = `brand:${look.brand};theme:${look.theme}`;
    // Without a graphics card WebGL costs eighty times what a canvas does, for the same scene.
    const drawnBy = look.asForPlayers ? "" : "&renderer=canvas";
    const address = `${origin}/iframe.html?id=${storyIds[0]}&viewMode=story&globals=${globals}${drawnBy}`;
    return {
      page,
      async load() {
        // A mouse that stays where the last test left it would rest on something.
        await page.mouse.move(-1, -1);
        await page.emulateMedia({ colorScheme: null });
        await page.goto(address);
        await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis);
        await page.waitForSelector("#storybook-root > *", { state: "attached" });
        // A font that comes with the first text that wears it moves what was just measured.
        await page.evaluate(async () => {
          const families = new Set([...document.fonts].map(({ family }) => family));
          await Promise.allSettled(
            [...families].map((family) => document.fonts.load(`1em ${family}`, "Tonight")),
          );
        });
      },
    };
  }

  return {
    storyIds,
    fileOf: (storyId) => join("ui", index.entries[storyId]?.importPath ?? ""),
    keepPage(purpose, look, options = {}) {
      const key = JSON.stringify({ purpose, look, options });
      const page = kept.get(key) ?? open(look, options);
      kept.set(key, page);
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
    // Storybook waits five seconds for what moves. Where motion is wanted, the story is there before.
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const endings = {
      storyFinished: () => undefined,
      storyRenderPhaseChanged: () => undefined,
      // It was the one on show already.
      storyUnchanged: () => undefined,
      storyMissing: () => "it is missing",
      storyErrored: (payload: unknown) => JSON.stringify(payload),
      storyThrewException: (payload: unknown) => JSON.stringify(payload),
      playFunctionThrewException: (payload: unknown) => JSON.stringify(payload),
    };
    const gone: (() => void)[] = [];
    const ended = await new Promise<string | undefined>((resolve) => {
      for (const [event, describe] of Object.entries(endings)) {
        const end = (payload: unknown) => {
          const { storyId: of = storyId, newPhase } = payload as Payload;
          // The story before may end only now.
          if (event === "storyFinished" && of !== storyId) return;
          const isRendered = !isStill && of === storyId && newPhase === "completing";
          if (event === "storyRenderPhaseChanged" && !isRendered) return;
          resolve(describe(payload));
        };
        channel.on(event, end);
        gone.push(() => channel.off(event, end));
      }
      setTimeout(() => resolve("it never finished"), 60_000);
      channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    });
    for (const leave of gone) leave();
    // Effects run after the first frame, and what they change is in the second.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
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

/** Changes the look of the story on show. It is a fact of the page, so nothing is drawn anew. */
export async function wear(page: Page, { brand, theme }: Look): Promise<void> {
  await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), {
    brand,
    theme,
  });
}
