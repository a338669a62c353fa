import { createHash } from "node:crypto";

// A browser ends an inline script at the first "</script" whatever comes after, and so do we.
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** The CSP source expressions of every inline script in a page, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(scriptElement)) {
    if (/\bsrc\s*=/i.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return [...hashes];
}
