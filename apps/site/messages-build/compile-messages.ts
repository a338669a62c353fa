import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from "@formatjs/icu-messageformat-parser";

import type { DateStyle, Message, Part } from "../app/language/message.ts";

export type Catalogue = Readonly<Record<string, string>>;
export type CompiledCatalogue = Readonly<Record<string, Message>>;

const dateStyles: readonly string[] = ["short", "medium", "long", "full"] satisfies DateStyle[];

/** Turns ICU texts into the arrays `formatMessage` joins. A text it cannot read fails the build. */
export function compileCatalogue(catalogue: Catalogue): CompiledCatalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text, key)]),
  );
}

export function compileMessage(text: string, key: string): Message {
  const parts = parse(text, { captureLocation: false }).map((element) => compilePart(element, key));
  const [only] = parts;
  if (parts.length === 0) return "";
  return parts.length === 1 && typeof only === "string" ? only : parts;
}

function compilePart(element: MessageFormatElement, key: string): Part {
  if (isLiteralElement(element)) return element.value;
  if (isArgumentElement(element)) return ["argument", element.value];
  if (isPoundElement(element)) return ["count"];
  if (isNumberElement(element) && !element.style) return ["number", element.value];
  if (isDateElement(element)) return ["date", element.value, dateStyleOf(element.style, key)];
  if (isSelectElement(element))
    return ["select", element.value, compileOptions(element.options, key)];
  if (isPluralElement(element)) {
    const { value, offset, pluralType, options } = element;
    return ["plural", value, offset, pluralType ?? "cardinal", compileOptions(options, key)];
  }
  throw new Error(`${key}: this part of ICU is not compiled yet (tags, skeletons, times)`);
}

function compileOptions(options: Record<string, PluralOrSelectOption>, key: string) {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]): [string, Message] => [
      name,
      option.value.map((element) => compilePart(element, key)),
    ]),
  );
}

function dateStyleOf(style: unknown, key: string): DateStyle {
  const name = style ?? "medium";
  if (typeof name === "string" && dateStyles.includes(name)) return name as DateStyle;
  throw new Error(`${key}: a date is short, medium, long or full`);
}

/** The names a text takes values for; every language of one key has to agree on them. */
export function argumentsOf(message: Message): readonly string[] {
  const names = new Set<string>();
  collectArguments(message, names);
  return [...names].sort();
}

function collectArguments(message: Message, names: Set<string>): void {
  if (typeof message === "string") return;
  for (const part of message) {
    if (typeof part === "string" || part[0] === "count") continue;
    names.add(part[1]);
    const options = part[0] === "select" ? part[2] : part[0] === "plural" ? part[4] : {};
    for (const option of Object.values(options)) collectArguments(option, names);
  }
}
