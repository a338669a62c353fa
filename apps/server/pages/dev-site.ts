import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import type { SiteServices } from "@croupier/site/services";
import { openHotLine } from "../src/shell/hot-line.ts";
import { siteOf } from "./site-build.ts";
import type { Site } from "./site-build.ts";

const siteFolder = fileURLToPath(new URL("../../site/", import.meta.url));
const virtualBuild = "virtual:react-router/server-build";

export interface DevSite {
  readonly site: Site;
  /** True when the request was for a module or for hot reload and has been answered. */
  serveSource(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** The site from its sources: Vite serves the modules and reloads what is saved (`npm run dev`). */
export async function openDevSite(given: {
  services: SiteServices;
  /** Of this process: where it listens. */
  http: { readonly host: string; readonly port: number };
}): Promise<DevSite> {
  // Loaded here only, so that a production install needs no Vite.
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: siteFolder,
    configFile: `${siteFolder}vite.config.ts`,
    appType: "custom",
    server: { middlewareMode: true, hmr: await openHotLine(given.http) },
  });
  return {
    site: siteOf({
      readBuild: async () => (await vite.ssrLoadModule(virtualBuild)) as ServerBuild,
      mode: "development",
      services: given.services,
    }),
    serveSource: (request, response) =>
      new Promise((resolve) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
  };
}
