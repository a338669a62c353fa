import type { Page } from "@playwright/test";

/** What the page complained of; that a page asked for answers 404 or 500 is no complaint of its own. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const aboutItself = message.location().url === page.url();
    const isError = message.type() === "error" || message.type() === "warning";
    // Where a story keeps out the worker, its keeper says so.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (isError && !(aboutItself && message.text().startsWith("Failed to load resource"))) {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  return complaints;
}
