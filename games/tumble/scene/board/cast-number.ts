import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { Piece } from "./vault-cuts.ts";

export type CastNumber = {
  readonly view: Container;
  /** "13×": what the sheet has glyphs for. */
  readonly write: (text: string) => void;
  /** No broader than this, and no higher. */
  readonly fit: (width: number, height: number) => void;
};

const glyphHigh = 128;
const advance = 64;
const glyphsMax = 6;

/** A number in the letters of the house's foundry: sprites that are made once. */
export function createNumber(sheet: Sheet<Piece>): CastNumber {
  const view = new Container();
  const glyphs = Array.from({ length: glyphsMax }, () => {
    const glyph = new Sprite({ anchor: 0.5, visible: false });
    view.addChild(glyph);
    return glyph;
  });
  let written = "";
  return {
    view,
    write(text) {
      if (text === written) return;
      written = text;
      const first = (-(text.length - 1) * advance) / 2;
      for (let at = 0; at < glyphs.length; at += 1) {
        const glyph = glyphs[at] as Sprite;
        const letter = text[at];
        glyph.visible = letter !== undefined;
        if (letter === undefined) continue;
        glyph.texture = sheet[`glyph-${letter}` as Piece];
        glyph.x = first + at * advance;
      }
    },
    fit(width, height) {
      const wide = Math.max(1, written.length) * advance + 20;
      view.scale.set(Math.min(width / wide, height / glyphHigh));
    },
  };
}
