import { hash, randomBytes } from "node:crypto";

import type { DrawPiece } from "@croupier/ui";

/** One page that is being drawn. */
export interface DrawnPage {
  readonly drawPiece: DrawPiece;
  /** The page with each piece in its place; what was drawn for the first time is kept. */
  readonly assemble: (html: Buffer) => Buffer<ArrayBuffer>;
}

/** HTML of pieces by all they depend on: nothing is ever dropped by name, an old piece is never asked for again. */
export function createDrawnPieces({ bytesMax }: { readonly bytesMax: number }) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function keep(key: string, html: Buffer): void {
    if (kept.has(key) || reachesOut.test(html.toString("latin1").replace(pictures, ""))) return;
    kept.set(key, html);
    bytes += key.length + html.length;
    for (const [oldest, piece] of kept) {
      if (bytes <= bytesMax) return;
      kept.delete(oldest);
      bytes -= oldest.length + piece.length;
    }
  }

  /** `surroundings`: everything that a piece may read without being given it. */
  return function openPage(surroundings: unknown): DrawnPage {
    const site = hash("sha256", JSON.stringify(surroundings), "base64");
    const pieces: { readonly key: string; readonly html: Buffer | undefined }[] = [];
    return {
      drawPiece({ place, of, children }) {
        const key = `${site} ${place} ${spell(of)}`;
        const html = kept.get(key);
        const number = pieces.push({ key, html }) - 1;
        if (html !== undefined) return [mark("whole", number), null, null];
        return [mark("begin", number), children, mark("end", number)];
      },
      assemble(html) {
        const drawn: Buffer[] = [];
        const begun: number[] = [];
        let from = 0;
        for (let at = html.indexOf(markStart); at !== -1; at = html.indexOf(markStart, from)) {
          const end = html.indexOf(markEnd, at);
          const [what, number] = html.toString("latin1", at + markStart.length, end).split(" ");
          const piece = pieces[Number(number)];
          if (piece === undefined) throw new Error("A mark of another page");
          drawn.push(html.subarray(from, at));
          from = end + markEnd.length;
          if (what === "whole" && piece.html !== undefined) drawn.push(piece.html);
          if (what === "begin") begun.push(drawn.length);
          if (what === "end") keep(piece.key, Buffer.concat(drawn.slice(begun.pop())));
        }
        return Buffer.concat([...drawn, html.subarray(from)]);
      },
    };
  };
}

/** Data of loaders never changes in place: an object that is kept between two pages is spelt once. */
function spell(of: unknown): string {
  if (typeof of !== "object" || of === null) return JSON.stringify(of);
  const known = spelt.get(of) ?? JSON.stringify(of);
  spelt.set(of, known);
  return known;
}

const spelt = new WeakMap<object, string>();

/**
 * Parts that React writes elsewhere in the page on account of a piece would be missing where it is
 * only put in: the preload of a picture that does not wait, a script with its nonce, a boundary that
 * is not settled.
 */
const reachesOut = /<img(?![^>]* loading="lazy")|<script|<style|<link|<!--\$[!?]/;

/** Pictures cut for more than one screen have no preload: nobody knows which of their files is wanted. */
const pictures = /<picture.*?<\/picture>/gs;

/** Marks cannot be written into a page by anybody: every process has its own, and words are escaped. */
const token = randomBytes(9).toString("base64url");
const markStart = Buffer.from(`<template data-piece="${token} `);
const markEnd = Buffer.from('"></template>');

function mark(what: "whole" | "begin" | "end", number: number) {
  return <template data-piece={`${token} ${what} ${number}`} />;
}
