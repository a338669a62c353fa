import { readLine } from "@croupier/contracts/read-words";

/** A piece of text somebody reads, and where it stands. */
type Words = { readonly text: string; readonly path: string; readonly block?: string };
type Link = Words & { readonly link: string };
type Heading = Omit<Words, "text"> & { readonly level: number };
type PictureUse = Omit<Words, "text"> & { readonly media: string };

export type ReadPage = {
  readonly words: readonly Words[];
  readonly links: readonly Link[];
  readonly headings: readonly Heading[];
  readonly pictures: readonly PictureUse[];
};

type Gathered = { words: Words[]; links: Link[]; headings: Heading[]; pictures: PictureUse[] };
type Place = { readonly path: string; readonly block?: string };
type Fields = Readonly<Record<string, unknown>>;

/** Keys that name or lead, and say nothing to a reader. */
const silent = new Set([
  "id",
  "slug",
  "type",
  "link",
  "href",
  "url",
  "gates",
  "media",
  "iconClass",
]);
const pictureKeys = new Set(["media", "cover", "image", "imageNarrow"]);

/** Everything a rule may want to know of the data of a part, in reading order. */
export function readPage(data: unknown): ReadPage {
  const gathered: Gathered = { words: [], links: [], headings: [], pictures: [] };
  visit(data, { path: "" }, gathered);
  return gathered;
}

/** Every address the data lead to, each once, as it was written. */
export function linksIn(data: unknown): readonly string[] {
  return [...new Set(readPage(data).links.map(({ link }) => link))];
}

function visit(value: unknown, place: Place, into: Gathered): void {
  if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) visit(inner, step(place, String(at)), into);
    return;
  }
  if (!isRecord(value)) return;
  if (value["type"] === "doc") return visitFormatted(value, place, into);
  const here = placeOf(value, place);
  noteHeading(value, here, into);
  noteLink(value, here, into);
  for (const [key, inner] of Object.entries(value)) {
    const at = step(here, key);
    if (typeof inner !== "string") visit(inner, at, into);
    else if (pictureKeys.has(key)) into.pictures.push({ ...at, media: inner });
    else if (!silent.has(key)) into.words.push({ ...at, text: inner });
  }
}

/** Formatted text is read by the paragraph: a word in bold is no sentence of its own. */
function visitFormatted(node: Fields, place: Place, into: Gathered): void {
  const content = Array.isArray(node["content"]) ? node["content"].filter(isRecord) : [];
  const isText = node["type"] === "paragraph" || node["type"] === "heading";
  if (!isText) {
    for (const inner of content) visitFormatted(inner, place, into);
    return;
  }
  if (node["type"] === "heading" && isRecord(node["attrs"])) {
    into.headings.push({ ...place, level: Number(node["attrs"]["level"]) });
  }
  into.words.push({ ...place, text: readLine(content) });
  for (const inline of content) {
    const marks = Array.isArray(inline["marks"]) ? inline["marks"].filter(isRecord) : [];
    for (const { type, attrs } of marks) {
      if (type !== "link" || !isRecord(attrs) || typeof attrs["href"] !== "string") continue;
      into.links.push({ ...place, text: readLine([inline]), link: attrs["href"] });
    }
  }
}

function noteHeading(value: Fields, place: Place, into: Gathered): void {
  const { type, props } = value;
  if (type === "heading" && isRecord(props) && typeof props["level"] === "number") {
    into.headings.push({ ...place, level: props["level"] });
  }
}

/** `{text, link}` wherever it stands: a button, a member of a list of links. */
function noteLink(value: Fields, place: Place, into: Gathered): void {
  for (const key of ["link", "url"]) {
    const link = value[key];
    if (typeof link !== "string" || link === "") continue;
    const said = value["text"] ?? value["linkText"];
    // What has no words of its own is said by something else: a menu keeps them by item.
    const text = typeof said === "string" ? said : link;
    into.links.push({ ...step(place, key), link, text });
  }
}

function placeOf(value: Fields, place: Place): Place {
  const { props } = value;
  if (!isRecord(props) || typeof props["id"] !== "string") return place;
  return { ...place, block: props["id"] };
}

function step(place: Place, key: string): Place {
  return { ...place, path: place.path === "" ? key : `${place.path}.${key}` };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
