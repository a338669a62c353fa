import { randomToken } from "@croupier/kit/random";

/** What the build wrote where a nonce belongs; vite.config.ts says the same word. */
export const noncePlaceholder = "CONSOLE-NONCE";

export type ConsolePage = { html: string; policy: string };

/**
 * The console's one page, with a nonce that is never used twice. Scripts and style elements run by
 * nonce or from our own files; style attributes stay allowed, because Mantine sizes things with them.
 */
export function createConsolePage(template: string, policyOf = consolePolicy) {
  return (sites: readonly string[] = []): ConsolePage => {
    const nonce = randomToken(16);
    const html = template.replaceAll(noncePlaceholder, nonce);
    return { html, policy: policyOf(nonce, sites) };
  };
}

export const consolePolicy = (nonce: string, sites: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The mail a member of staff looks at, served by us under the policy below; and previews, which
    // the sites of our own brands serve.
    ["frame-src 'self'", ...sites].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A scene loads its own files and asks nobody; the console frames it, and nobody else does. */
export const replayPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

/** A mail is a stranger's page: it may style itself and show pictures it carries, nothing else. */
export const mailPolicy = [
  "sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");
