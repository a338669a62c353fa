import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { languages, pseudoLanguages } from "../app/language/languages.ts";
import { formatMessage } from "../app/language/message.ts";
import { argumentsOf, compileMessage } from "./compile-messages.ts";
import { readCatalogue, readCompiledCatalogues } from "./read-catalogues.ts";

const english = readCatalogue("en");
const others = languages.filter((language) => language !== "en");

describe("the catalogues", () => {
  it.each(others)(
    "%s has exactly the keys of English: add what is missing, drop the rest",
    (language) => {
      expect(Object.keys(readCatalogue(language)).sort()).toEqual(Object.keys(english).sort());
    },
  );

  it.each(others)("%s takes the same values as English in every text", (language) => {
    const catalogue = readCatalogue(language);
    for (const [key, text] of Object.entries(english)) {
      const wanted = argumentsOf(compileMessage(text, key));
      expect(argumentsOf(compileMessage(catalogue[key] ?? "", key)), key).toEqual(wanted);
    }
  });

  it("hold no text that no source file names", () => {
    const sources = sourceTexts();
    const unsaid = Object.keys(english).filter((key) => !sources.some((text) => names(text, key)));
    expect(unsaid).toEqual([]);
  });

  it.each(pseudoLanguages)(
    "%s says every text in brackets, longer, with its values in place",
    (language) => {
      const catalogue = readCompiledCatalogues().get(language) ?? {};
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
      const message = catalogue["join.step"] ?? "";
      const text = formatMessage(message, { locale: "en", values: { step: 2, steps: 4 } });
      expect(text).toMatch(/^\[.*2.*4.*\]$/);
      expect(text.length).toBeGreaterThan("Step 2 of 4".length * 1.3);
    },
  );
});

function sourceTexts(): string[] {
  const folder = fileURLToPath(new URL("../app/", import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(`${folder}${path}`, "utf8"));
}

/** Spelled out, or as the template it is made with: `join.${step}.heading`. */
function names(source: string, key: string): boolean {
  if (source.includes(`"${key}"`)) return true;
  const parts = key.split(".");
  return parts.some((_, hole) => {
    const pattern = parts
      .map((part, place) => (place === hole ? "\\$\\{\\w+\\}" : part))
      .join("\\.");
    return new RegExp(`\`${pattern}\``).test(source);
  });
}
