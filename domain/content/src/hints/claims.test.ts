import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findClaims } from "./claims.ts";
import { readPage } from "./read-page.ts";

test.each([
  ["en", "A guaranteed win every Friday", "guaranteed win"],
  ["en", "This slot is due to hit", "due to hit"],
  ["en", "Hot right now", "Hot right now"],
  ["en", "Play risk-free tonight", "risk-free"],
  ["en", "You can’t lose with us", "can’t lose"],
  ["en", "Beat the house at its own game", "Beat the house"],
  ["en", "Win back your losses", "Win back your losses"],
  ["es", "Ganancias garantizadas cada día", "Ganancias garantizadas"],
  ["es", "El bote está a punto de caer", "a punto de caer"],
  ["es", "Juega sin riesgo", "sin riesgo"],
  ["es", "Dinero fácil para todos", "Dinero fácil"],
  ["es", "Una apuesta segura", "apuesta segura"],
  ["de", "Ein garantierter Gewinn", "garantierter Gewinn"],
  ["de", "Der Jackpot ist überfällig", "Jackpot ist überfällig"],
  ["de", "Risikofrei spielen", "Risikofrei"],
  ["de", "Bei uns kannst du nicht verlieren", "nicht verlieren"],
  ["de", "Schnelles Geld für alle", "Schnelles Geld"],
  ["de", "A guaranteed win, auch auf Deutsch", "guaranteed win"],
])("in %s %j promises too much", (language, text, words) => {
  expect(findClaims(text, language)).toEqual([words]);
});

test.each([
  ["en", "There is no guaranteed win, here or anywhere."],
  ["en", "No slot is ever due to hit: each round begins anew."],
  ["en", "Your documents are due on Friday."],
  ["en", "Nothing about gambling is risk-free."],
  ["es", "No hay ganancias garantizadas."],
  ["es", "Ningún bote está a punto de caer."],
  ["de", "Es gibt keinen garantierten Gewinn."],
  ["de", "Kein Spiel ist risikofrei."],
  ["en", "A hotel by the river"],
])("in %s %j may be said", (language, text) => {
  expect(findClaims(text, language)).toEqual([]);
});

test("a denial does not reach into the next sentence", () => {
  expect(findClaims("There is no fee. A guaranteed win!", "en")).toEqual(["guaranteed win"]);
});

const demo = join(import.meta.dirname, "../../../../database/demo/content");
type Stored = { readonly languages?: Readonly<Record<string, unknown>> };

test("the demo promises nothing that nobody can keep", () => {
  const parts = globSync("*/*/*.json", { cwd: demo }).flatMap((path) => {
    const { languages = {} } = JSON.parse(readFileSync(join(demo, path), "utf8")) as Stored;
    return Object.entries(languages).map(([language, data]) => ({ path, language, data }));
  });
  expect(parts.length).toBeGreaterThan(200);
  const promises = parts.flatMap(({ path, language, data }) =>
    readPage(data).words.flatMap(({ text }) =>
      findClaims(text, language).map((claim) => `${path} ${language}: ${claim} (${text})`),
    ),
  );
  expect(promises).toEqual([]);
});
