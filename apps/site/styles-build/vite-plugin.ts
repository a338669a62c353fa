import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const layers = new URL("./layers.css", import.meta.resolve("@croupier/ui/styles.css"));

/**
 * Puts the order of the cascade layers before everything else in the one style sheet. The bundler
 * joins the styles of the pieces in an order of its own, and the first mention of a layer decides.
 */
export function layerOrderFirst(): Plugin {
  return {
    name: "croupier:layer-order-first",
    enforce: "post",
    generateBundle(_options, bundle) {
      const order = /@layer [^@{;]+;/.exec(readFileSync(layers, "utf8"))?.[0];
      if (order === undefined) this.error("ui/src/styles/layers.css names no order");
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = `${order}${file.source.toString()}`;
      }
    },
  };
}
