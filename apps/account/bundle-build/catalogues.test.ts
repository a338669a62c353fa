import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { argumentsOf, compileMessage } from "@croupier/site/compile-messages";
import { describe, expect, it } from "vitest";

const app = fileURLToPath(new URL("../app/", import.meta.url));
const english = readCatalogue("en");
const others = ["es", "de"];

describe("the words of the account area", () => {
  it.each(others)("%s has exactly the keys of English", (language) => {
    expect(Object.keys(readCatalogue(language)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(others)("%s takes the same values as English in every text", (language) => {
    const catalogue = readCatalogue(language);
    for (const [key, text] of Object.entries(english)) {
      const wanted = argumentsOf(compileMessage(text, key));
      expect(argumentsOf(compileMessage(catalogue[key] ?? "", key)), key).toEqual(wanted);
    }
  });

  it("are all said somewhere", () => {
    const sources = sourceTexts();
    const unsaid = Object.keys(english).filter((key) => !sources.some((text) => names(text, key)));
    expect(unsaid).toEqual([]);
  });
});

function readCatalogue(language: string): Record<string, string> {
  return JSON.parse(readFileSync(`${app}messages/${language}.json`, "utf8"));
}

function sourceTexts(): string[] {
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(app + path, "utf8"));
}

/** Spelled out, or as the template it is made with: `overview.balance.${type}`. */
function names(source: string, key: string): boolean {
  if (source.includes(`"${key}"`)) return true;
  const parts = key.split(".");
  return parts.some((_, hole) => {
    const opening = parts.slice(0, hole).map((part) => `${part}.`);
    const closing = parts.slice(hole + 1).map((part) => `.${part}`);
    const start = source.indexOf(`\`${opening.join("")}\${`);
    return start >= 0 && source.includes(`}${closing.join("")}\``, start);
  });
}
