import { glass } from "../kit/colour.ts";
import { mix } from "../kit/curves.ts";
import { downwards, sideways } from "../kit/layer.ts";
import { between, seeded } from "../kit/random.ts";
import type { Layer } from "../kit/sheet.ts";

type Reeds = {
  readonly seed: number;
  readonly count: number;
  /** Where they stand and how tall and thick they are, all in heights of the picture. */
  readonly from: number;
  readonly to: number;
  readonly tall: readonly [number, number];
  readonly lean: number;
  readonly thick: number;
  /** The share that bears a brown head. */
  readonly heads: number;
  readonly light: string;
  readonly dark: string;
};

/** Reeds and bulrushes rising from the lower edge, lit on their left. */
export function reeds(layer: Layer, all: Reeds): void {
  const { height } = layer.canvas;
  const random = seeded(all.seed);
  for (let reed = 0; reed < all.count; reed++) {
    const x = between(random, all.from, all.to) * height;
    const tall = between(random, ...all.tall) * height;
    const lean = (all.lean + between(random, -0.09, 0.07)) * height;
    const thick = all.thick * height * between(random, 0.5, 1.1);
    stalk(layer, { x, tall, lean, thick, light: all.light, dark: all.dark });
    if (random() < all.heads) head(layer, { x, tall, lean, thick: thick * 2.1, light: all.light });
  }
}

type Stalk = { x: number; tall: number; lean: number; thick: number; light: string; dark: string };

function stalk(layer: Layer, { x, tall, lean, thick, light, dark }: Stalk): void {
  const { height } = layer.canvas;
  const top = height - tall;
  layer.beginPath();
  layer.moveTo(x - thick, height);
  layer.quadraticCurveTo(x - thick * 0.7, height - tall * 0.55, x + lean, top);
  layer.quadraticCurveTo(x + thick * 0.7, height - tall * 0.55, x + thick, height);
  layer.fillStyle = downwards(layer, top, height, [
    [0, glass(light, 0.85)],
    [0.35, dark],
    [1, dark],
  ]);
  layer.fill();
  layer.strokeStyle = glass(light, 0.35);
  layer.lineWidth = thick * 0.22;
  layer.beginPath();
  layer.moveTo(x - thick * 0.9, height);
  layer.quadraticCurveTo(x - thick * 0.7, height - tall * 0.55, x + lean, top);
  layer.stroke();
}

function head(layer: Layer, { x, tall, lean, thick, light }: Omit<Stalk, "dark">): void {
  const { height } = layer.canvas;
  layer.save();
  layer.translate(x + lean, height - tall);
  layer.rotate(Math.atan2(mix(0, lean, 1.6), tall));
  const long = thick * 8.5;
  layer.fillStyle = sideways(layer, -thick, thick, [
    [0, light],
    [0.22, "#7a4526"],
    [0.6, "#3a1d10"],
    [1, "#170c08"],
  ]);
  layer.beginPath();
  layer.roundRect(-thick, -long * 0.35, 2 * thick, long, thick);
  layer.fill();
  layer.fillRect(-thick * 0.16, -long * 0.62, thick * 0.32, long * 0.3);
  layer.restore();
}
