// What a page makes a visitor download: the budgets hold it, `npm run bench weight` reports it.
import { readdirSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { buildFolder, openBuiltSite, readBuilt } from "./built-site.ts";

/** Addresses of what the page of this HTML brings without anybody touching it. */
export interface Freight {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export async function unload(path: string): Promise<Freight> {
  const { html } = await (await openBuiltSite()).visit(path);
  return {
    html,
    scripts: everyScript(html),
    styles: matches(html, /<link rel="stylesheet" href="([^"#]+)/g),
  };
}

/** Everything that somebody who opens all there is would have downloaded in the end. */
export function everythingBuilt(extension: "js" | "css"): string[] {
  return readdirSync(new URL("client/", buildFolder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(`.${extension}`))
    .map((file) => `/${file}`);
}

export function gzippedTogether(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + gzipped(address), 0);
}

export function gzipped(address: string): number {
  return gzipSync(readBuilt(address), { level: 9 }).length;
}

export function brotlied(html: string): number {
  return brotliCompressSync(html).length;
}

/** What the HTML names, what that imports, and the worker that an idle browser registers. */
function everyScript(html: string): string[] {
  return withImports([
    ...matches(html, /<link rel="held-module"[^>]* href="([^"]+)"/g),
    ...matches(html, /import\s+(?:\S+ from\s+)?"(\/assets\/[^"]+\.js)"/g),
    "/service-worker.js",
  ]);
}

/** These scripts and all that they import, without what they fetch later. */
export function withImports(addresses: readonly string[]): string[] {
  const waiting = [...addresses];
  const seen = new Set<string>();
  for (const address of waiting) {
    if (seen.has(address)) continue;
    seen.add(address);
    const code = readBuilt(address).toString("utf8");
    const imported = matches(code, /(?:from|import)\s*["'`]\.\/([\w~.-]+\.js)["'`]/g);
    waiting.push(...imported.map((name) => `/assets/${name}`));
  }
  return [...seen];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}
