import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const source = new URL("./service-worker.js", import.meta.url);

/**
 * Adds the service worker to the browser's build and gives it the name of that build: what all the
 * other files are called. A build that changed anything is thereby another worker with another shelf.
 */
export function serviceWorker(): Plugin {
  return {
    name: "croupier:service-worker",
    enforce: "post",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      this.emitFile({
        type: "asset",
        fileName: "service-worker.js",
        source: nameWorker(readFileSync(source, "utf8"), Object.keys(bundle)),
      });
    },
  };
}

/**
 * The worker of the build that consists of these files, whatever order they were made in. Every
 * visitor fetches it, so its comments stay at home.
 */
export function nameWorker(worker: string, files: readonly string[]): string {
  const build = createHash("sha256").update(files.toSorted().join("\n")).digest("base64url");
  return worker.replace(/^ *\/\/.*\n/gm, "").replace("__BUILD__", build.slice(0, 12));
}
