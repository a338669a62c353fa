import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";

export type DevFront = {
  front: (...request: Parameters<RequestListener>) => boolean;
  close(): Promise<void>;
};

/**
 * For `npm run dev`: Vite answers everything that is not a call, from sources and with hot reload.
 * Its pages carry no policy of ours, so this is never reached in production.
 */
export async function createDevFront(): Promise<DevFront> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    root: fileURLToPath(new URL("../app", import.meta.url)),
    server: { middlewareMode: true },
    appType: "spa",
  });
  return {
    front(request, response) {
      if (/^\/(?:services|health)\//.test(request.url ?? "")) return false;
      vite.middlewares(request, response);
      return true;
    },
    close: () => vite.close(),
  };
}
