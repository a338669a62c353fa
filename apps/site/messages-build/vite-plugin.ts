import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { languages } from "../app/language/languages.ts";
import { areaOf, messageAreas } from "../app/language/message-areas.ts";
import { messageFile } from "../app/language/message-file.ts";
import { messagesFolder, readCompiledCatalogues } from "./read-catalogues.ts";

const cataloguesId = "virtual:message-catalogues";
const stampId = "virtual:message-stamp";

/**
 * Compiles the catalogues. The server bundle gets all of them (`virtual:message-catalogues`), the
 * browser one file per area in the language of its page. All carry one stamp in their names
 * (`virtual:message-stamp`), so that both sides know every address without a table of them.
 */
export function messages(): Plugin {
  return {
    name: "croupier:messages",
    resolveId: (id) => (id === cataloguesId || id === stampId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${cataloguesId}` && id !== `\0${stampId}`) return undefined;
      for (const language of languages) {
        this.addWatchFile(fileURLToPath(new URL(`${language}.json`, messagesFolder)));
      }
      const value = id === `\0${cataloguesId}` ? compiled() : stamp();
      return `export default ${JSON.stringify(value)}`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { fileName, source } of files())
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Vite marks what a script imports: `?import`.
        const [path] = (request.url ?? "").split("?", 1);
        const found = files().find(({ fileName }) => path === `/${fileName}`);
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

/** What all texts together are, in short: other texts have other addresses. */
function stamp(): string {
  const texts = JSON.stringify(compiled());
  return createHash("sha256").update(texts).digest("base64url").slice(0, 8);
}

function files() {
  const stamped = stamp();
  return [...readCompiledCatalogues()].flatMap(([language, catalogue]) =>
    messageAreas.map((area) => {
      const texts = Object.entries(catalogue).filter(([key]) => areaOf(key) === area);
      return {
        source: `export default ${JSON.stringify(Object.fromEntries(texts))}`,
        fileName: messageFile({ language, area, stamp: stamped }),
      };
    }),
  );
}
