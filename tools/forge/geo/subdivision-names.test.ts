import { expect, test } from "vitest";
import { createFindSubdivision } from "./subdivision-names.ts";

const find = createFindSubdivision({
  subdivisions: [
    { code: "DE-BY", parent: "DE", name: "Bayern" },
    { code: "DE-HH", parent: "DE", name: "Hamburg" },
    { code: "NO-15", parent: "NO", name: "Møre og Romsdal" },
    { code: "RU-MOW", parent: "RU", name: "Moskva" },
    { code: "RU-MOS", parent: "RU", name: "Moskovskaya oblast'" },
    { code: "HR-01", parent: "HR", name: "Zagrebačka županija" },
    { code: "HR-21", parent: "HR", name: "Grad Zagreb" },
    { code: "FR-IDF", parent: "FR", name: "Île-de-France" },
    { code: "FR-75", parent: "FR-IDF", name: "Paris" },
    { code: "ES-O", parent: "ES-AS", name: "Asturias" },
    { code: "ES-AS", parent: "ES", name: "Asturias, Principado de" },
  ],
  names: [
    ["DE-BY", "Bavaria"],
    ["RU-MOW", "Moscow"],
    ["HR-01", "Zagreb County"],
    ["HR-21", "Zagreb"],
    ["DE-XX", "Prussia"],
  ],
  aliases: { RU: { "Moscow Oblast": "MOS" } },
});

test.each([
  ["DE", "Bavaria", "BY"],
  ["DE", "Bayern", "BY"],
  ["DE", "Land Bayern", "BY"],
  ["NO", "More og Romsdal", "15"],
  ["RU", "Moscow", "MOW"],
  ["RU", "Moscow Oblast", "MOS"],
  ["HR", "Zagreb County", "01"],
  ["HR", "Grad Zagreb", "21"],
  ["FR", "Ile-de-France", "IDF"],
  ["FR", "Paris", "IDF"],
  ["ES", "Asturias", "AS"],
])("%s %s is %s", (country, name, code) => {
  expect(find(country, name)).toBe(code);
});

test.each([
  ["AT", "Bavaria", "another country has no such place"],
  ["HR", "Province of Zagreb", "two places share what is left of the name"],
  ["DE", "Prussia", "ISO does not know the code"],
])("%s %s is nowhere: %s", (country, name) => {
  expect(find(country, name)).toBeUndefined();
});
