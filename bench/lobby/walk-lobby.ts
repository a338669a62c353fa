import type { Browser, Page } from "@playwright/test";

export type Walked = {
  /** The slowest interaction of each kind, in milliseconds, as Event Timing rounds them (to 8). */
  readonly worst: Readonly<Record<Step, number>>;
  readonly interactions: number;
  /** Layout shifts that nobody's press explains. */
  readonly shift: number;
  readonly longestTaskMs: number;
  /** The most cards that stood in the page at once. */
  readonly cardsMax: number;
};

export const steps = ["scroll", "filter", "sort", "type"] as const;
export type Step = (typeof steps)[number];

type Heard = {
  events: Record<number, number>;
  shift: number;
  longest: number;
  cards: number;
};

export type Walk = {
  readonly site: string;
  readonly width: number;
  readonly height: number;
  /** How many times slower than this machine. */
  readonly slower: number;
  /** Every press blocks the page so long: the negative control. */
  readonly busyMs?: number;
};

/** Walks through all games as somebody would who looks for one, and listens to what the browser reports. */
export async function walkLobby(browser: Browser, walk: Walk): Promise<Walked> {
  const { site, width, height, slower, busyMs = 0 } = walk;
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addCookies([{ name: "consent", value: answered, url: site }]);
  const page = await context.newPage();
  await page.addInitScript(listen, busyMs);
  const devtools = await context.newCDPSession(page);
  await page.goto(`${site}/casino/all`);
  await page.waitForLoadState("networkidle");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const worst: Record<Step, number> = { scroll: 0, filter: 0, sort: 0, type: 0 };
  const ways: Record<Step, (page: Page) => Promise<void>> = { scroll, filter, sort, type };
  let interactions = 0;
  for (const step of steps) {
    const before = new Set(Object.keys((await heardBy(page)).events));
    await ways[step](page);
    await page.waitForTimeout(300);
    const { events } = await heardBy(page);
    const mine = Object.entries(events).filter(([id]) => !before.has(id));
    interactions += mine.length;
    worst[step] = Math.max(0, ...mine.map(([, duration]) => duration));
  }
  const { shift, longest, cards } = await heardBy(page);
  await context.close();
  return {
    worst,
    interactions,
    shift: Math.round(shift * 1_000) / 1_000,
    longestTaskMs: longest,
    cardsMax: cards,
  };
}

const answered = "1.0.0.AbCdEfGhIjKlMnOpQrSt_-";

const heardBy = (page: Page): Promise<Heard> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);

/** Runs in the page, before anything of it does. */
function listen(busyMs: number): void {
  const heard: Heard = { events: {}, shift: 0, longest: 0, cards: 0 };
  Object.assign(globalThis, { heard });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) heard.events[id] = Math.max(heard.events[id] ?? 0, duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    })[]) {
      if (!entry.hadRecentInput) heard.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      heard.longest = Math.max(heard.longest, Math.round(duration));
    }
  }).observe({ type: "longtask", buffered: true });
  setInterval(() => {
    heard.cards = Math.max(heard.cards, document.querySelectorAll("[data-game-id]").length);
  }, 250);
  if (busyMs === 0) return;
  for (const kind of ["keydown", "click"]) {
    addEventListener(kind, () => {
      const until = performance.now() + busyMs;
      while (performance.now() < until);
    });
  }
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(300, 600);
  for (let turn = 0; turn < 30; turn += 1) {
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(50);
  }
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("PageDown", { delay: 30 });
  await page.keyboard.press("End", { delay: 30 });
  await page.waitForTimeout(300);
  await page.keyboard.press("Home", { delay: 30 });
  await page.waitForTimeout(500);
}

async function filter(page: Page): Promise<void> {
  const chips = page.getByRole("group", { name: "Filters" });
  for (const name of [/^RTP/, /^Stake of/, /^RTP/, /^Stake of/]) {
    await chips.getByRole("button", { name }).click();
    await page.waitForTimeout(300);
  }
}

async function sort(page: Page): Promise<void> {
  for (let press = 0; press < 4; press += 1) {
    await page.getByRole("button", { name: /^Order: / }).click();
    await page.waitForTimeout(300);
  }
}

async function type(page: Page): Promise<void> {
  const field = page.getByRole("main").getByRole("searchbox");
  await field.click();
  await page.waitForTimeout(500);
  for (const letter of "golden dragon of the")
    await page.keyboard.press(letter === " " ? "Space" : letter, { delay: 20 });
  await page.waitForTimeout(1_500);
  for (let press = 0; press < 8; press += 1) await page.keyboard.press("Backspace", { delay: 20 });
}
