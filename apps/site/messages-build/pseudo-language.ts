import type { Message, Options, Part } from "../app/language/message.ts";
import type { CompiledCatalogue } from "./compile-messages.ts";

const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  z: "ž",
  A: "Å",
  C: "Ç",
  E: "É",
  I: "Î",
  N: "Ñ",
  O: "Ö",
  S: "Š",
  U: "Û",
  Y: "Ý",
  Z: "Ž",
};

/**
 * English as a stranger would see it: each text in brackets, accented and a third longer. A text
 * without brackets on a pseudo page was never translated; one that breaks its box would in German.
 */
export function pseudoCatalogue(english: CompiledCatalogue): CompiledCatalogue {
  return Object.fromEntries(
    Object.entries(english).map(([key, message]) => [key, bracketed(pseudoMessage(message))]),
  );
}

function bracketed(message: Message): Message {
  return typeof message === "string" ? `[${message}]` : ["[", ...message, "]"];
}

function pseudoMessage(message: Message): Message {
  return typeof message === "string" ? pseudoText(message) : message.map(pseudoPart);
}

function pseudoPart(part: Part): Part {
  if (typeof part === "string") return pseudoText(part);
  if (part[0] === "select") return ["select", part[1], pseudoOptions(part[2])];
  if (part[0] === "plural") return ["plural", part[1], part[2], part[3], pseudoOptions(part[4])];
  return part;
}

function pseudoOptions(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, pseudoMessage(option)]),
  );
}

function pseudoText(text: string): string {
  const letters = [...text].map((letter) => accented[letter] ?? letter).join("");
  return letters + "·".repeat(Math.ceil(text.trim().length / 3));
}
