import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { mountAssets } from "../pages/assets.ts";
import { ProblemError } from "../src/shell/problem-answer.ts";

const builtFrame = fileURLToPath(new URL("../../games/build/", import.meta.url));

/** Where the page of the frame is told who may frame it, and so whom it speaks to. */
const originsPlaceholder = "FRAME-PAGE-ORIGINS";

/** A frame loads and runs its own files, asks its own origin, and is shown by the pages of the site. */
function framePolicy(framedBy: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(" ")}`,
  ].join("; ");
}

/** The built frame, under the code of any game. Without a build there is nothing to frame. */
export function mountFrames({
  app,
  folder = builtFrame,
  framedBy,
  files,
}: {
  readonly app: FastifyInstance;
  readonly folder?: string | undefined;
  readonly framedBy: () => readonly string[];
  readonly files: (mount: () => void) => void;
}): void {
  const page = join(folder, "index.html");
  const html = existsSync(page) ? readFileSync(page, "utf8") : undefined;
  files(() => mountAssets(app, folder));
  app.get("/:code", (_request, reply) => {
    if (html === undefined) throw new ProblemError("not_found");
    return (
      reply
        // This header cannot name an origin: the policy says who frames it.
        .removeHeader("x-frame-options")
        .header("content-security-policy", framePolicy(framedBy()))
        .header("cross-origin-resource-policy", "cross-origin")
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(html.replace(originsPlaceholder, framedBy().join(" ")))
    );
  });
}
