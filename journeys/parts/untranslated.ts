import type { Page } from "@playwright/test";

/**
 * What a page in a pseudo language says in plain letters: nobody put it in the catalogue. Texts that
 * editors write (menus, the brand) are given, and what a language calls itself is its own.
 */
export function findUntranslated(page: Page, written: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    // Names of languages in their own, names of countries by the browser, and data as it is.
    const unsaid = "script, noscript, style, [lang]:not(html), option, bdi";
    const isSaid = (text: string): boolean =>
      /^\[[^]*\]$/.test(text) || known.includes(text) || !/\p{L}{2}/u.test(text);
    const found = new Set<string>();
    const look = (text: string | null, where: string): void => {
      const said = text?.replace(/\s+/g, " ").trim() ?? "";
      if (!isSaid(said)) found.add(`${where}: ${said}`);
    };
    look(document.title, "title");
    for (const element of document.querySelectorAll("body, body *")) {
      if (element.matches(unsaid)) continue;
      for (const name of ["aria-label", "aria-description", "placeholder", "title", "alt"]) {
        look(element.getAttribute(name), name);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) look(node.textContent, element.tagName.toLowerCase());
      }
    }
    return [...found];
  }, written);
}
