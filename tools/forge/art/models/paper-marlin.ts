import { cut } from "../kit/cut-paper.ts";
import type { Layer } from "../kit/sheet.ts";

const navy = "#14264f";
const parts = {
  tail: "M.88 .05C1-.06 1.1-.34 1.3-.58 1.2-.2 1.12-.02 1.05 .09 1.14 .2 1.22 .36 1.34 .64 1.1 .44 .98 .27 .88 .15Z",
  sail: "M-.46-.16C-.46-.42-.42-.6-.3-.74-.24-.52-.12-.42 .06-.36 .32-.29 .5-.24 .66-.06L.1-.04Z",
  body: "M-.64-.02C-.5-.2-.2-.31 .12-.25 .45-.19 .72-.07 .95 .06L.95 .13C.72 .13 .48 .19 .18 .22-.2 .25-.48 .17-.64 .06Z",
  belly:
    "M-.66 .06C-.4 .02-.1 .06 .2 .1 .5 .13 .74 .12 .95 .1L.95 .13C.72 .14 .48 .19 .18 .22-.2 .25-.48 .18-.66 .06Z",
  flash: "M-.44-.03C-.1-.1 .3-.08 .78 .06 .3 .01-.1-.01-.44 .02Z",
  bill: "M-1.36-.09C-1.06-.1-.82-.11-.58-.1L-.58 .03C-.8-.01-1.06-.05-1.36-.09Z",
  jaw: "M-.86 .03C-.76 .02-.68 .02-.58 .01L-.5 .09C-.64 .09-.76 .07-.86 .03Z",
  flipper: "M-.3 .12C-.2 .1-.14 .12-.1 .15-.06 .32 .02 .46 .16 .6-.06 .54-.24 .36-.3 .12Z",
  keel: "M.42 .17C.5 .15 .58 .15 .64 .14 .63 .24 .66 .3 .72 .38 .58 .34 .47 .27 .42 .17Z",
  gill: "M-.42-.14C-.34-.04-.34 .08-.41 .17-.38 .06-.39-.04-.42-.14Z",
} as const;

type Stance = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
};

/** A marlin of cut paper that leaps to the left; `size` is half its length. */
export function paperMarlin(layer: Layer, { x, y, size, turn }: Stance): void {
  const place = new DOMMatrix()
    .translate(x, y)
    .rotate((turn * 180) / Math.PI)
    .scale(size);
  const piece = (name: keyof typeof parts, colour: string, lift: number) => {
    const outline = new Path2D();
    outline.addPath(new Path2D(parts[name]), place);
    cut(layer, { outline, colour, lift: lift * size });
  };
  piece("tail", navy, 0.05);
  piece("keel", "#1d3a78", 0.03);
  piece("sail", "#2a5aa6", 0.04);
  ribs(layer, place, size);
  piece("bill", navy, 0.04);
  piece("jaw", "#26407c", 0.03);
  piece("body", navy, 0.07);
  piece("belly", "#f4ead4", 0.03);
  piece("flash", "#5f9fd0", 0.02);
  piece("gill", "#0c1838", 0.01);
  piece("flipper", "#2a5aa6", 0.06);
  eye(layer, place, size);
}

/** Rays of the sail, let in as strips of a lighter blue. */
function ribs(layer: Layer, place: DOMMatrix, size: number): void {
  for (const [root, tip, high] of [
    [-0.4, -0.36, -0.56],
    [-0.3, -0.25, -0.48],
    [-0.18, -0.11, -0.41],
    [-0.04, 0.05, -0.35],
    [0.12, 0.22, -0.3],
    [0.28, 0.37, -0.26],
  ] as const) {
    const outline = new Path2D();
    const strip = new Path2D(
      `M${root} -.1L${root + 0.022} -.1L${tip + 0.008} ${high}L${tip - 0.004} ${high}Z`,
    );
    outline.addPath(strip, place);
    cut(layer, { outline, colour: "#8fbfe2", lift: 0.012 * size });
  }
}

function eye(layer: Layer, place: DOMMatrix, size: number): void {
  for (const [radius, colour, x, y] of [
    [0.05, "#f4ead4", -0.53, -0.05],
    [0.033, "#0c1838", -0.535, -0.05],
    [0.011, "#ffffff", -0.548, -0.063],
  ] as const) {
    const outline = new Path2D();
    const round = new Path2D();
    round.arc(x, y, radius, 0, 2 * Math.PI);
    outline.addPath(round, place);
    cut(layer, { outline, colour, lift: 0.012 * size });
  }
}
