import type { Plugin } from "vite";

/**
 * What stands around every late import of the build. Vite's own asks for styles and pieces ahead; here
 * all styles are one sheet and pieces lean on pieces that are there, so only its word for a piece that
 * could not be loaded is left (`reload-when-outdated.ts` hears it).
 */
const plainImport = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event("vite:preloadError", { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

export function plainImports(): Plugin {
  return {
    name: "croupier:plain-imports",
    apply: "build",
    enforce: "post",
    transform(_code, id) {
      return id.endsWith("vite/preload-helper.js") ? { code: plainImport, map: null } : undefined;
    },
  };
}
