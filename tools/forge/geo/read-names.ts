import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { iso31662 } from "iso-3166";
import { aliases } from "./aliases.ts";
import type { NameSources } from "./subdivision-names.ts";

const { resolve } = createRequire(import.meta.url);

/** English first: that is what the database speaks, mostly. The others fill in what it left. */
const languages = ["en", "de", "fr", "es", "it", "nl", "sv", "cs", "pl", "hr", "pt", "id", "tr"];

/** CLDR still numbers its provinces as ISO did before 2020: its names would lead to others. */
const renumbered = ["ir"];

export function readNames(): NameSources {
  const codes = new Map(
    iso31662.map(({ code }) => [code.replace("-", "").toLowerCase(), code] as const),
  );
  const names = languages.flatMap((language) =>
    Object.entries(readCldr(language)).flatMap(([key, name]) => {
      const code = codes.get(key);
      return code === undefined || renumbered.includes(key.slice(0, 2))
        ? []
        : [[code, name] as const];
    }),
  );
  return { subdivisions: iso31662, names, aliases };
}

function readCldr(language: string): Record<string, string> {
  const file = resolve(`cldr-subdivisions-full/subdivisions/${language}/${language}.json`);
  const { subdivisions } = JSON.parse(readFileSync(file, "utf8")) as {
    subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
  };
  return subdivisions.localeDisplayNames.subdivisions;
}
