import { glass } from "./colour.ts";
import { lay, newLayer } from "./layer.ts";
import { shade } from "./shade.ts";
import type { Layer } from "./sheet.ts";

type Piece = {
  readonly outline: Path2D;
  readonly colour: string | CanvasGradient;
  /** How far it stands above what lies under it, in pixels. */
  readonly lift: number;
  readonly shadow?: string;
};

/** Lays a cut piece of paper: its shadow falls to the lower right, its upper left edge is lit. */
export function cut(layer: Layer, { outline, colour, lift, shadow = "#0a1a3c" }: Piece): void {
  layer.save();
  for (const [share, strength] of [
    [1, 0.26],
    [0.35, 0.3],
  ] as const) {
    layer.shadowColor = glass(shadow, strength);
    layer.shadowBlur = lift * 1.5 * share;
    layer.shadowOffsetX = lift * 0.62 * share;
    layer.shadowOffsetY = lift * 0.8 * share;
    layer.fillStyle = colour;
    layer.fill(outline);
  }
  layer.restore();
  layer.save();
  layer.clip(outline);
  const edge = Math.max(1, lift * 0.13);
  for (const [ink, side] of [
    ["rgb(255 250 238 / .5)", 1],
    ["rgb(6 14 40 / .22)", -1],
  ] as const) {
    layer.save();
    layer.translate(side * edge * 0.5, side * edge * 0.6);
    layer.strokeStyle = ink;
    layer.lineWidth = edge;
    layer.stroke(outline);
    layer.restore();
  }
  layer.restore();
}

/** Fibres and a slight unevenness, over everything that is of paper. */
export function paperGrain(layer: Layer, strength = 1): void {
  const grain = shade(
    layer.canvas,
    `vec4 paint(vec2 p) {
      float fibre = layered(vec3(p * vec2(150., 190.), 2.), 4) + .5 * layered(vec3(p * vec2(420., 60.), 6.), 3);
      float cloud = layered(vec3(p * 3.2, 4.), 4);
      return vec4(vec3(.5 + (fibre * .2 + cloud * .11) * strength), 1.);
    }`,
    { strength },
  );
  const copy = newLayer(layer.canvas);
  lay(copy, grain);
  lay(layer, copy, { blend: "soft-light" });
}
