import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { messagesFolder, readCompiledCatalogues } from "./read-catalogues.ts";

const cataloguesId = "virtual:message-catalogues";
const addressesId = "virtual:message-addresses";

/**
 * Compiles the catalogues. The server bundle gets all of them (`virtual:message-catalogues`), the
 * browser one file for the language of its page, at an address both know
 * (`virtual:message-addresses`) so that the page can ask for it before the router asks.
 */
export function messages(): Plugin {
  return {
    name: "croupier:messages",
    resolveId: (id) => (id === cataloguesId || id === addressesId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${cataloguesId}` && id !== `\0${addressesId}`) return undefined;
      for (const language of ["en", "es", "de"]) {
        this.addWatchFile(fileURLToPath(new URL(`${language}.json`, messagesFolder)));
      }
      const value = id === `\0${cataloguesId}` ? compiled() : addresses();
      return `export default ${JSON.stringify(value)}`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { fileName, source } of files())
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files().find(({ fileName }) => request.url === `/${fileName}`);
        if (found === undefined) return next();
        response.setHeader("content-type", "text/javascript");
        response.end(found.source);
      });
    },
  };
}

function compiled() {
  return Object.fromEntries(readCompiledCatalogues());
}

function addresses() {
  return Object.fromEntries(files().map(({ language, fileName }) => [language, `/${fileName}`]));
}

function files() {
  return [...readCompiledCatalogues()].map(([language, catalogue]) => {
    const source = `export default ${JSON.stringify(catalogue)}`;
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    return { language, source, fileName: `assets/messages-${language}-${hash}.js` };
  });
}
