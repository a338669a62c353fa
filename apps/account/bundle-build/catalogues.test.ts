import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { argumentsOf, compileMessage } from "@croupier/site/compile-messages";
import { isOwnPage } from "@croupier/site/own-pages";
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
    const patterns = sources.flatMap(patternsIn);
    // A star stands for any letters in both, the addresses of pages and the names of texts.
    const unsaid = Object.keys(english).filter(
      (key) => !sources.some((text) => text.includes(`"${key}"`)) && !isOwnPage(key, patterns),
    );
    expect(unsaid).toEqual([]);
  });
});

/** The words of every page, and of the parts that come with theirs. */
function readCatalogue(language: string): Record<string, string> {
  const files = readdirSync(`${app}messages`).filter((name) => name.split(".").at(-2) === language);
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(`${app}messages/${name}`, "utf8")) as object),
  );
}

function sourceTexts(): string[] {
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(app + path, "utf8"));
}

/** Templates that keys are made with, their holes as stars: `overview.balance.*`. */
function patternsIn(source: string): string[] {
  return [...source.matchAll(/`([\w.]+\.[^`\s]*)`/g)].map(([, text = ""]) =>
    text.replace(/\$\{[^}]*\}/g, "*"),
  );
}
