import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readNames } from "./read-names.ts";

/** For whoever picks a place: the names an English speaker knows, else what ISO calls it. */
const target = new URL(
  "../../../apps/backoffice/app/forms/places/subdivision-names.gen.ts",
  import.meta.url,
);
const { subdivisions, names } = readNames();
// English comes first among the names, so the first of a code is the one to keep.
const english = new Map(names.toReversed());

const byCountry: Record<string, Record<string, string>> = {};
for (const { code, name } of subdivisions) {
  const [country = "", subdivision = ""] = code.split("-");
  byCountry[country] = { ...byCountry[country], [subdivision]: english.get(code) ?? name };
}

writeFileSync(
  fileURLToPath(target),
  `// Made by tools/forge/geo/write-subdivision-names.ts from iso-3166 (MIT) and Unicode CLDR (Unicode-3.0).
export const subdivisionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(byCountry)};
`,
);
