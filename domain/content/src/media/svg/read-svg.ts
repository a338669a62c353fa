import type { SvgElement } from "./element.ts";

const elementsMax = 20_000;
const depthMax = 64;

type OpenElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (SvgElement | string)[];
};

/** What XML cannot hold at all, and the mark of byte order before it. */
const notXml = /^\uFEFF|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

class Unreadable extends Error {}

/**
 * Reads the part of XML that drawings are written in. It is stricter than a browser: a declaration of
 * entities, a name that is opened and not closed, a bare `<` or `&`, all end the reading. What it took
 * for text is written out as text, so nothing depends on a browser reading the upload as we did.
 */
export function readSvg(source: string): SvgElement | undefined {
  try {
    return read(source.replace(notXml, ""));
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function read(source: string): SvgElement | undefined {
  const root: OpenElement = { name: "", attributes: new Map(), children: [] };
  const open: OpenElement[] = [root];
  let count = 0;
  for (let at = 0; at < source.length;) {
    const inside = open.at(-1) ?? root;
    const next = source.indexOf("<", at);
    const text = source.slice(at, next === -1 ? source.length : next);
    if (text !== "") inside.children.push(readText(text));
    if (next === -1) break;
    const skipped = endOfSkipped(source, next);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    if (source.startsWith("<![CDATA[", next)) {
      const end = indexAfter(source, "]]>", next);
      inside.children.push(source.slice(next + 9, end - 3));
      at = end;
      continue;
    }
    const tag = readTag(source, next);
    at = tag.end;
    if (tag.kind === "close") {
      if (open.length === 1 || inside.name !== tag.name) throw new Unreadable();
      open.pop();
      continue;
    }
    if ((count += 1) > elementsMax || open.length > depthMax) throw new Unreadable();
    const element: OpenElement = { name: tag.name, attributes: tag.attributes, children: [] };
    inside.children.push(element);
    if (tag.kind === "open") open.push(element);
  }
  return open.length === 1 ? onlyElement(root) : undefined;
}

/** Comments, instructions and a document type without declarations of its own mean nothing to us. */
function endOfSkipped(source: string, at: number): number | undefined {
  if (source.startsWith("<!--", at)) return indexAfter(source, "-->", at + 4);
  if (source.startsWith("<?", at)) return indexAfter(source, "?>", at);
  if (!source.startsWith("<!DOCTYPE", at)) return undefined;
  const end = indexAfter(source, ">", at);
  const said = source.slice(at, end).replace(/"[^"]*"|'[^']*'/g, "");
  if (said.includes("[")) throw new Unreadable();
  return end;
}

function indexAfter(source: string, what: string, from: number): number {
  const at = source.indexOf(what, from);
  if (at === -1) throw new Unreadable();
  return at + what.length;
}

const tagName = /<(\/?)([A-Za-z_][\w.:-]*)/y;
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;

function readTag(source: string, begin: number) {
  const [opening, slash, name = ""] = match(tagName, source, begin) ?? [];
  if (opening === undefined) throw new Unreadable();
  let at = begin + opening.length;
  const attributes = new Map<string, string>();
  for (;;) {
    const found = match(attribute, source, at);
    if (found === null) break;
    const [whole, key = "", double, single] = found;
    if (attributes.has(key)) throw new Unreadable();
    attributes.set(key, readText(double ?? single ?? ""));
    at += whole.length;
  }
  const closing = match(tagEnd, source, at);
  if (closing === null) throw new Unreadable();
  const end = at + closing[0].length;
  if (slash === "/") return { kind: "close", name, attributes, end } as const;
  return { kind: closing[1] === "/" ? "empty" : "open", name, attributes, end } as const;
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function readText(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w+)?(;?)/g, (_whole, name = "", end = "") => {
    const character = named[name] ?? characterOf(name);
    if (character === undefined || end === "") throw new Unreadable();
    return character;
  });
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return undefined;
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code > 0x10_ff_ff) return undefined;
  const character = String.fromCodePoint(code);
  return character.replace(notXml, "") === "" ? undefined : character;
}

function onlyElement({ children }: OpenElement): SvgElement | undefined {
  const elements = children.filter((child) => typeof child !== "string");
  const isBare = children.every((child) => typeof child !== "string" || child.trim() === "");
  return isBare && elements.length === 1 ? elements[0] : undefined;
}
