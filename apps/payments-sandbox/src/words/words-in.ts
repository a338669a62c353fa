import { english } from "./english.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";

export function wordsIn(language: string): typeof english {
  if (language.startsWith("es")) return spanish;
  return language.startsWith("de") ? german : english;
}
