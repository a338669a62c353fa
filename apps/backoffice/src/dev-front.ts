import { fileURLToPath } from "node:url";
import { openHotLine } from "@croupier/server/shell";
import type { ShellOptions } from "@croupier/server/shell";

export type DevFront = { front: NonNullable<ShellOptions["front"]>; close(): Promise<void> };

/**
 * For `npm run dev`: Vite answers everything that is not a call, from sources and with hot reload.
 * Its pages carry no policy of ours, so this is never reached in production.
 */
export async function createDevFront(http: { host: string; port: number }): Promise<DevFront> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    root: fileURLToPath(new URL("../app", import.meta.url)),
    server: { middlewareMode: true, hmr: await openHotLine(http) },
    appType: "spa",
  });
  return {
    front(request, response, stepAside) {
      if (/^\/(?:services|health)\//.test(request.url ?? "")) stepAside();
      else vite.middlewares(request, response);
    },
    close: () => vite.close(),
  };
}
