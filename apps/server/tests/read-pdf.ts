import { inflateSync } from "node:zlib";
import { assert } from "@croupier/kit/assert";

/** A part of a document as a screen reader meets it. */
export type ReadTag = {
  readonly name: string;
  readonly shape: string;
  readonly kids: readonly (ReadTag | string)[];
};

export type ReadPdf = {
  readonly language: string;
  readonly title: string;
  readonly pages: number;
  readonly tree: ReadTag;
  /** Everything that is drawn, page by page, furniture as well. */
  readonly drawn: readonly (readonly string[])[];
};

/** Reads a PDF by its own tables, as a reader does: where objects are, what tags hold, what glyphs say. */
export function readPdf(file: Buffer): ReadPdf {
  const bodies = readObjects(file);
  const body = (number: string | undefined): string => {
    const found = bodies.get(Number(number))?.text;
    assert(found !== undefined, `there is an object ${number}`);
    return found;
  };
  const trailer = [...bodies.values()].find(({ text }) => text.includes("/Type /XRef"))?.text ?? "";
  const catalog = body(refOf(trailer, "Root"));
  const tree = body(refOf(catalog, "Pages"));
  const fonts = readFonts(tree, body, (number) => bodies.get(number)?.stream);
  const pageNumbers = [...(/\/Kids \[(.*?)\]/.exec(tree)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(
    ([, number]) => number ?? "",
  );
  const pages = new Map(
    pageNumbers.map((number) => {
      const content = bodies.get(Number(refOf(body(number), "Contents")))?.stream;
      assert(content !== undefined, "a page has content");
      return [number, readContent(content.toString("latin1"), fonts)] as const;
    }),
  );
  const root = body(refOf(catalog, "StructTreeRoot"));
  return {
    language: /\/Lang \((.*?)\)/.exec(catalog)?.[1] ?? "",
    title: fromUtf16(/\/Title <FEFF(.*?)>/.exec(body(refOf(trailer, "Info")))?.[1] ?? ""),
    pages: Number(/\/Count (\d+)/.exec(tree)?.[1]),
    tree: readTag(/\/K \[(\d+) 0 R\]/.exec(root)?.[1] ?? "", body, pages),
    drawn: [...pages.values()].map(({ drawn }) => drawn),
  };
}

/** Each tag's own text, from above to below. */
export function textOf(tag: ReadTag): string {
  return tag.kids.map((kid) => (typeof kid === "string" ? kid : textOf(kid))).join(" ");
}

export function tagsOf(tag: ReadTag, name: string): ReadTag[] {
  const own = tag.name === name ? [tag] : [];
  return [...own, ...tag.kids.flatMap((kid) => (typeof kid === "string" ? [] : tagsOf(kid, name)))];
}

/** The cells of every row of a table. */
export function rowsOf(table: ReadTag): string[][] {
  return tagsOf(table, "TR").map(({ kids }) =>
    kids.map((kid) => (typeof kid === "string" ? kid : textOf(kid))),
  );
}

type Body = { readonly text: string; readonly stream?: Buffer | undefined };

function readObjects(file: Buffer): ReadonlyMap<number, Body> {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file.toString("latin1"))?.[1]);
  const table = readAt(file, start).body;
  assert(table.stream !== undefined, "the table of objects is packed");
  const bodies = new Map<number, Body>();
  for (let number = 1; number * 7 < table.stream.length; number += 1) {
    const at = number * 7;
    const place = table.stream.readUInt32BE(at + 1);
    if (table.stream[at] !== 1) continue;
    const found = readAt(file, place);
    assert(found.number === number, `object ${number} is where the table says`);
    bodies.set(number, found.body);
  }
  for (let number = 1; number * 7 < table.stream.length; number += 1) {
    const at = number * 7;
    if (table.stream[at] !== 2) continue;
    const within = bodies.get(table.stream.readUInt32BE(at + 1));
    assert(within?.stream !== undefined, "what is packed is in a packed object");
    const first = Number(/\/First (\d+)/.exec(within.text)?.[1]);
    const heads = within.stream.toString("latin1", 0, first).trim().split(/\s+/).map(Number);
    const index = table.stream.readUInt16BE(at + 5);
    assert(heads[index * 2] === number, `object ${number} is where the table says`);
    const [from, to] = [heads[index * 2 + 1] ?? 0, heads[index * 2 + 3]];
    const end = to === undefined ? undefined : first + to;
    bodies.set(number, { text: within.stream.toString("latin1", first + from, end) });
  }
  return bodies;
}

function readAt(file: Buffer, at: number): { readonly number: number; readonly body: Body } {
  const text = file.toString("latin1", at, at + 4_000);
  const [head = "", number, entries = ""] = /^(\d+) 0 obj\n(<<.*?>>)\nstream\n/s.exec(text) ?? [];
  assert(head !== "", `an object begins at ${at}`);
  const length = Number(/\/Length (\d+)/.exec(entries)?.[1]);
  const packed = file.subarray(at + head.length, at + head.length + length);
  return { number: Number(number), body: { text: entries, stream: inflateSync(packed) } };
}

const refOf = (text: string, key: string): string | undefined =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1];

type Fonts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What each glyph of each font says. */
function readFonts(
  tree: string,
  body: (number: string | undefined) => string,
  streamOf: (number: number) => Buffer | undefined,
): Fonts {
  const list = /\/Font << (.*?) >>/.exec(tree)?.[1] ?? "";
  return new Map(
    [...list.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", number]) => {
      const says = streamOf(Number(refOf(body(number), "ToUnicode")))?.toString("latin1") ?? "";
      const pairs = [...says.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)];
      return [
        name,
        new Map(pairs.map(([, glyph = "", letters = ""]) => [glyph, fromUtf16(letters)])),
      ];
    }),
  );
}

type Content = { readonly drawn: readonly string[]; readonly marked: ReadonlyMap<number, string> };

function readContent(content: string, fonts: Fonts): Content {
  const marked = new Map<number, string>();
  const drawn: string[] = [];
  for (const line of content.split("\n")) {
    const pieces = [...line.matchAll(/\/(F\d+) [\d.]+ Tf <([0-9A-F]*)> Tj/g)];
    const text = pieces
      .flatMap(([, font = "", glyphs = ""]) =>
        (glyphs.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph) ?? "\ufffd"),
      )
      .join("");
    if (pieces.length > 0) drawn.push(text);
    const id = /\/MCID (\d+)/.exec(line)?.[1];
    if (id !== undefined) marked.set(Number(id), text);
  }
  return { drawn, marked };
}

function readTag(
  number: string,
  body: (number: string | undefined) => string,
  pages: ReadonlyMap<string, Content>,
): ReadTag {
  const text = body(number);
  const kids = /\/K \[(.*)\]/.exec(text)?.[1] ?? "";
  const parts = [...kids.matchAll(/\/Pg (\d+) 0 R \/MCID (\d+)|(\d+) 0 R/g)];
  return {
    name: /\/S \/(\w+)/.exec(text)?.[1] ?? "",
    shape: /\/A << \/O \/Table (.*?) >>/.exec(text)?.[1] ?? "",
    kids: parts.map(([, page, id, tag]) =>
      tag === undefined
        ? (pages.get(page ?? "")?.marked.get(Number(id)) ?? "")
        : readTag(tag, body, pages),
    ),
  };
}

function fromUtf16(digits: string): string {
  return Buffer.from(digits, "hex").swap16().toString("utf16le");
}
