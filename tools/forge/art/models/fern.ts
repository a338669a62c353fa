import { glass } from "../kit/colour.ts";
import { between, seeded } from "../kit/random.ts";
import type { Layer } from "../kit/sheet.ts";

type Fern = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly seed: number;
};

/** Fronds that fan from one side, their leaflets shorter towards the tip. */
export function fern(layer: Layer, { x, y, size, turn, seed }: Fern): void {
  const random = seeded(seed);
  for (let frond = 0; frond < 4; frond++) {
    layer.save();
    layer.translate(x + (frond - 1.5) * size * 0.16, y);
    layer.rotate(turn - 0.4 + frond * 0.26);
    for (let leaf = 1; leaf < 34; leaf++) {
      const way = leaf / 34;
      layer.save();
      layer.translate(way * size * 1.15, size * 0.3 * way ** 2);
      layer.rotate(way * 0.62);
      const long = size * 0.13 * Math.sin(Math.PI * (0.15 + 0.85 * way)) ** 0.7;
      for (const side of [-1, 1]) {
        layer.fillStyle = glass(side < 0 ? "#3a8f5e" : "#12503a", between(random, 0.7, 1));
        layer.beginPath();
        layer.ellipse(long * 0.35, side * long * 0.8, long, size * 0.011, side * 1.15, 0, 7);
        layer.fill();
      }
      layer.restore();
    }
    layer.restore();
  }
}
