import { expect, it } from "vitest";

import { inLanguage } from "./in-language.ts";

it.each([
  ["", "lang=de"],
  ["?lang=es", "lang=de"],
  ["?searchTerm=fees&lang=es&page=2", "searchTerm=fees&page=2&lang=de"],
  ["?ref=P123&affid=7", "ref=P123&affid=7&lang=de"],
])("[S2.28] [S9.16] %j in German is %s: the other parameters are kept", (search, query) => {
  expect(inLanguage(search, "de")).toBe(query);
});
