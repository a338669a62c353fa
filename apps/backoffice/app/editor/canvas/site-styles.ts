import siteStyles from "@croupier/ui/styles.css?inline";
import { pageNonce } from "./admit-styles.ts";
import type { CanvasFacts } from "./canvas-facts.context.ts";
import canvasStyles from "./canvas.css?inline";

/**
 * Dresses the frame as the site: its values and bare elements as text, because in the console's own
 * page they would undress the console, and the sheets of blocks as the console already has them.
 */
export function dressAsSite(frame: Document): void {
  const site = frame.createElement("style");
  site.nonce = pageNonce();
  site.textContent = siteStyles;
  const canvas = frame.createElement("style");
  canvas.nonce = pageNonce();
  canvas.textContent = canvasStyles;
  frame.head.append(site, ...sheetsOfBlocks(), canvas);
}

/** Says whose page it is, and to whoever listens, that this is the page. */
export function introduce(
  frame: Document,
  page: Pick<CanvasFacts, "language" | "brandCode" | "theme" | "scale">,
): void {
  const { documentElement, defaultView } = frame;
  documentElement.lang = page.language;
  documentElement.dataset["brand"] = page.brandCode;
  documentElement.dataset["theme"] = page.theme;
  documentElement.style.setProperty("--canvas-scale", String(page.scale));
  frame.title = "The page";
  // Puck gives its frame no name.
  defaultView?.frameElement?.setAttribute("title", "The page");
}

function sheetsOfBlocks(): Node[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const { ownerNode } = sheet;
    if (ownerNode === null || isOfConsole(sheet)) return [];
    const copy = ownerNode.cloneNode(true);
    if (copy instanceof HTMLElement) copy.nonce = pageNonce();
    return [copy];
  });
}

/** What speaks of the page itself dresses the console; a sheet of blocks speaks of its classes only. */
function isOfConsole({ cssRules }: CSSStyleSheet): boolean {
  return [...cssRules].some(speaksOfPage);
}

function speaksOfPage(rule: CSSRule): boolean {
  if (rule instanceof CSSStyleRule) return /(^|,)\s*(:root|html|body)\b/.test(rule.selectorText);
  if (rule instanceof CSSGroupingRule) return [...rule.cssRules].some(speaksOfPage);
  return false;
}
