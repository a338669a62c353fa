import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mountAssets, sendProblem } from "@croupier/server/shell";
import type { FastifyInstance } from "fastify";
import { createConsolePage, replayPolicy } from "./console-page.ts";

const build = fileURLToPath(new URL("../build/", import.meta.url));
const template = `${build}index.html`;

/** The built app: its files, and its one page at every address that is neither a file nor a call. */
export function mountConsole(
  app: FastifyInstance,
  asFiles: (mount: () => void) => void = (mount) => mount(),
  /** Origins of the sites whose previews the console shows in a frame. */
  listSites: () => Promise<readonly string[]> = async () => [],
): void {
  if (!existsSync(template)) {
    throw new Error("apps/backoffice/build is missing; `npm start` makes it, or `npx vite build`");
  }
  const page = createConsolePage(readFileSync(template, "utf8"));
  const replay = createConsolePage(readFileSync(`${build}replay/index.html`, "utf8"), replayPolicy);
  asFiles(() => mountAssets(app, build));
  app.get("/replay/", (_request, reply) => {
    const { html, policy } = replay();
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("x-frame-options", "SAMEORIGIN")
      .send(html);
  });
  app.get("/*", async (request, reply) => {
    if (/^\/(?:services|health|assets)(?:\/|$)/.test(request.url)) {
      return sendProblem(request, reply, "not_found");
    }
    const { html, policy } = page(await listSites());
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .send(html);
  });
}
