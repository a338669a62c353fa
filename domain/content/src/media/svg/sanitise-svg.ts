import {
  allowedAttributes,
  allowedElements,
  isPlainStyle,
  isPlainValue,
  localLink,
} from "./allowed.ts";
import { countDrawn } from "./count-drawn.ts";
import type { SvgElement } from "./element.ts";
import { readSvg } from "./read-svg.ts";

const drawnMax = 50_000;
const namespace = "http://www.w3.org/2000/svg";

export type CleanSvg = { readonly text: string; readonly width: number; readonly height: number };

/** The drawing written anew from what is allowed of it; undefined when it is none, or a trap. */
export function sanitiseSvg(source: string): CleanSvg | undefined {
  const read = readSvg(source);
  if (read === undefined || localName(read.name) !== "svg") return undefined;
  const root = keepAllowed(read);
  const drawn = root && countDrawn(root);
  if (root === undefined || drawn === undefined || drawn > drawnMax) return undefined;
  const size = sizeOf(root);
  return size && { text: write(root, true), ...size };
}

/** The same drawing, to be drawn in a small box: what its colour is read from. */
export function shrinkSvg({ text, width, height }: CleanSvg, side: number): string {
  const scale = side / Math.max(width, height);
  const root = readSvg(text);
  if (root === undefined) throw new Error("a drawing of ours cannot be read");
  const attributes = new Map(root.attributes);
  if (!attributes.has("viewBox")) attributes.set("viewBox", `0 0 ${width} ${height}`);
  attributes.delete("xmlns");
  attributes.set("width", String(Math.max(1, Math.round(width * scale))));
  attributes.set("height", String(Math.max(1, Math.round(height * scale))));
  return write({ ...root, attributes }, true);
}

function keepAllowed({ name, attributes, children }: SvgElement): SvgElement | undefined {
  const kept = localName(name);
  if (kept === undefined || !allowedElements.has(kept)) return undefined;
  if (kept === "style" && !isPlainStyle(children.filter(isText).join(""))) return undefined;
  return {
    name: kept,
    attributes: new Map([...attributes].flatMap(keepAttribute)),
    children: children.flatMap((child): readonly (SvgElement | string)[] => {
      if (isText(child)) return child === "" ? [] : [child];
      const inner = kept === "style" ? undefined : keepAllowed(child);
      return inner === undefined ? [] : [inner];
    }),
  };
}

function keepAttribute([name, value]: [string, string]): [string, string][] {
  if (name === "href" || name === "xlink:href") {
    return localLink.test(value) ? [["href", value]] : [];
  }
  if (name === "style") return isPlainStyle(value) ? [[name, value]] : [];
  return allowedAttributes.has(name) && isPlainValue(value) ? [[name, value]] : [];
}

/** Drawing programs write `svg:path` as well; every other prefix is a vocabulary of their own. */
function localName(name: string): string | undefined {
  const [prefix = "", local] = name.split(":");
  if (local === undefined) return prefix;
  return prefix === "svg" ? local : undefined;
}

function isText(child: SvgElement | string): child is string {
  return typeof child === "string";
}

function sizeOf({ attributes }: SvgElement): { width: number; height: number } | undefined {
  const [, , boxWidth, boxHeight] = (attributes.get("viewBox") ?? "").trim().split(/[\s,]+/);
  const width = pixels(attributes.get("width")) ?? pixels(boxWidth);
  const height = pixels(attributes.get("height")) ?? pixels(boxHeight);
  if (width === undefined || height === undefined) return undefined;
  return { width, height };
}

function pixels(value: string | undefined): number | undefined {
  const number = /^(\d{1,7}(?:\.\d{1,9})?)(?:px)?$/.exec(value ?? "")?.[1];
  const whole = Math.round(Number(number));
  return whole >= 1 && whole <= 100_000 ? whole : undefined;
}

function write({ name, attributes, children }: SvgElement, isRoot = false): string {
  const said = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join("");
  const opening = `<${name}${isRoot ? ` xmlns="${namespace}"` : ""}${said}`;
  if (children.length === 0) return `${opening}/>`;
  const inner = children.map((child) => (isText(child) ? escape(child) : write(child))).join("");
  return `${opening}>${inner}</${name}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
