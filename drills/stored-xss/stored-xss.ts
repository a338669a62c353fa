// `npm run drill stored-xss`: row F9. What an editor could store, met by a browser wherever it shows.
import { ChromiumMissing, findChromium, quietFlags } from "@croupier/tools/chromium";
import {
  meetTheWords,
  sowHostileWords,
  storedPayloads,
  watchFor,
  type Ran,
} from "@croupier/tools/stored-words";
import { chromium, type Browser } from "@playwright/test";
import { openBenchWorld, projectRoot } from "@croupier/bench/bench-world";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { readSize } from "../sizes.ts";

const count = readSize("STORED_XSS_WORDS");

export async function run(): Promise<BenchResult> {
  const executablePath = await findChromium(projectRoot).catch((cause: unknown) => {
    if (cause instanceof ChromiumMissing) return undefined;
    throw cause;
  });
  if (executablePath === undefined) return judge({ "not run": "no Chromium was found" }, false);
  const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
  const house = await openBenchWorld({}, ["server", "backoffice"]);
  try {
    const page = await browser.newPage();
    const ran = await watchFor(page);
    const sown = await sowHostileWords(house.world, page.request, storedPayloads(count));
    const without = await meetTheWords(page, house.world, sown);
    const control = await readAsHtml(browser);
    const figures = {
      payloads: count,
      "pages of the site": sown.site.length,
      "pages of the console": sown.console.length,
      "pages that did not show them": without.length,
      dialogs: ran.dialogs,
      "refusals of the content policy": ran.refusals.length,
      "requests to strangers": ran.strangers,
      "negative control, read as HTML: dialogs": control.dialogs,
      "negative control: requests to strangers": control.strangers,
    };
    const isQuiet = ran.dialogs + ran.refusals.length + ran.strangers + without.length === 0;
    return judge(figures, isQuiet && control.dialogs > 0 && control.strangers > 0);
  } finally {
    await browser.close();
    await house.stop();
  }
}

/** The same words where nobody took care: a check that sees nothing here sees nothing at all. */
async function readAsHtml(browser: Browser): Promise<Ran> {
  const page = await browser.newPage();
  const ran = await watchFor(page);
  for (const payload of storedPayloads(60)) await page.setContent(payload).catch(() => undefined);
  await page.waitForTimeout(500);
  return ran;
}

function judge(figures: BenchResult["figures"], pass: boolean): BenchResult {
  return {
    id: "stored-xss",
    what: `F9: ${count} hostile words stored in every place that takes words, and a browser on every page that shows them.`,
    figures,
    limit: {
      dialogs: "0",
      "refusals of the content policy": "0",
      "requests to strangers": "0",
      "pages that did not show them": "0",
      "negative control, read as HTML: dialogs": "> 0",
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
