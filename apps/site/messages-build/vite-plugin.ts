import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { languages } from "../app/language/languages.ts";
import { areaOf, messageAreas } from "../app/language/message-areas.ts";
import { messagesFolder, readCompiledCatalogues } from "./read-catalogues.ts";

const cataloguesId = "virtual:message-catalogues";
const addressesId = "virtual:message-addresses";

/**
 * Compiles the catalogues. The server bundle gets all of them (`virtual:message-catalogues`), the
 * browser one file per area in the language of its page, at addresses both know
 * (`virtual:message-addresses`) so that the page can ask for them before the router asks.
 */
export function messages(): Plugin {
  return {
    name: "croupier:messages",
    resolveId: (id) => (id === cataloguesId || id === addressesId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${cataloguesId}` && id !== `\0${addressesId}`) return undefined;
      for (const language of languages) {
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

/** Language → area → address. */
function addresses() {
  const all: Record<string, Record<string, string>> = {};
  for (const { language, area, fileName } of files()) {
    (all[language] ??= {})[area] = `/${fileName}`;
  }
  return all;
}

function files() {
  return [...readCompiledCatalogues()].flatMap(([language, catalogue]) =>
    messageAreas.map((area) => {
      const texts = Object.entries(catalogue).filter(([key]) => areaOf(key) === area);
      const source = `export default ${JSON.stringify(Object.fromEntries(texts))}`;
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/words-${area}-${language}-${hash}.js`;
      return { language, area, source, fileName };
    }),
  );
}
