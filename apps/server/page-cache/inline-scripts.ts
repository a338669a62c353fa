import { createHash } from "node:crypto";

/**
 * The CSP source expressions of every inline script in a page, each once. A browser ends an inline
 * script at the first "</script" whatever comes after, and so do we: the page is cut there.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const piece of html.split(/<\/script\s*>/i).slice(0, -1)) {
    const opening = /<script\b([^<>]*)>/i.exec(piece);
    if (opening === null || /\bsrc\s*=/i.test(opening[1] ?? "")) continue;
    const content = piece.slice(opening.index + opening[0].length);
    hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return [...hashes];
}
