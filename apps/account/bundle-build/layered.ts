import type { Plugin } from "vite";

/**
 * Puts every rule of the area into a cascade layer of its own, inside the one the site keeps for what
 * is embedded (ui/src/styles/layers.css): what stands there cannot reach over the page by accident.
 */
export function layered(): Plugin {
  return {
    name: "croupier:layered",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = `@layer embedded.account{@layer components,screens;${file.source.toString()}}`;
      }
    },
  };
}
