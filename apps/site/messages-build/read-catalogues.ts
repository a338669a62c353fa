import { readFileSync } from "node:fs";

import { languages, pseudoLanguages, type AnyLanguage } from "../app/language/languages.ts";
import { compileCatalogue, type Catalogue, type CompiledCatalogue } from "./compile-messages.ts";
import { pseudoCatalogue } from "./pseudo-language.ts";

export const messagesFolder = new URL("../app/messages/", import.meta.url);

export function readCatalogue(language: string): Catalogue {
  return JSON.parse(readFileSync(new URL(`${language}.json`, messagesFolder), "utf8"));
}

/** Every language the site can speak, compiled; the pseudo languages are made from English. */
export function readCompiledCatalogues(): ReadonlyMap<AnyLanguage, CompiledCatalogue> {
  const real = languages.map(
    (language) => [language, compileCatalogue(readCatalogue(language))] as const,
  );
  const pseudo = pseudoCatalogue(compileCatalogue(readCatalogue("en")));
  return new Map<AnyLanguage, CompiledCatalogue>([
    ...real,
    ...pseudoLanguages.map((language) => [language, pseudo] as const),
  ]);
}
