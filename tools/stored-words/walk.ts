import type { Page } from "@playwright/test";
import type { World } from "../world/face.ts";
import type { Sown } from "./sow.ts";

export type Ran = {
  dialogs: number;
  /** What the policy of the page had to refuse: our own pages never ask for it. */
  refusals: string[];
  /** Requests to a host that is not ours. */
  strangers: number;
};

const ourHosts = /^(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/;

/** Counts what runs on a page from now on. */
export async function watchFor(page: Page): Promise<Ran> {
  const ran: Ran = { dialogs: 0, refusals: [], strangers: 0 };
  page.on("dialog", (dialog) => {
    ran.dialogs += 1;
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !ourHosts.test(hostname)) ran.strangers += 1;
  });
  await page.exposeFunction("policyRefused", (what: string) => ran.refusals.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const what = `${location.pathname} ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`;
      (globalThis as unknown as { policyRefused: (what: string) => void }).policyRefused(what);
    });
  });
  return ran;
}

/** Opens everything that shows the words; answers what was opened without showing them. */
export async function meetTheWords(
  page: Page,
  world: Pick<World, "site" | "backoffice">,
  sown: Sown,
): Promise<string[]> {
  const without: string[] = [];
  for (const address of [
    ...sown.site.map((path) => world.site + path),
    ...sown.console.map((path) => world.backoffice + path),
  ]) {
    await page.goto(address);
    const shows = await page
      .waitForFunction((mark) => document.body.innerHTML.includes(mark), sown.mark, {
        timeout: 15_000,
      })
      .then(() => true)
      .catch(() => false);
    if (!shows) without.push(address);
    // A handler that was going to run has its chance.
    await page.mouse.move(300, 300);
    await page.waitForTimeout(200);
  }
  return without;
}
