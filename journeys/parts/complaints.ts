import type { Page } from "@playwright/test";

/** What the page complained of; that a page asked for answers 404 or 500 is no complaint of its own. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const aboutItself = message.location().url === page.url();
    const isError = message.type() === "error" || message.type() === "warning";
    if (isError && !(aboutItself && message.text().startsWith("Failed to load resource"))) {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  return complaints;
}
