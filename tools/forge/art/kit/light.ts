import { glass } from "./colour.ts";
import { lay, newLayer, outwards } from "./layer.ts";
import { between, seeded } from "./random.ts";
import type { Layer } from "./sheet.ts";

type Glow = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly strength?: number;
  /** Broader than high where it is above 1. */
  readonly stretch?: number;
  readonly blend?: GlobalCompositeOperation;
};

/** Light that fades as it leaves its middle. */
export function glow(
  layer: Layer,
  { x, y, radius, colour, strength = 1, stretch = 1, blend = "screen" }: Glow,
): void {
  layer.save();
  layer.globalCompositeOperation = blend;
  layer.translate(x, y);
  layer.scale(stretch, 1);
  layer.fillStyle = outwards(layer, { x: 0, y: 0, radius }, [
    [0, glass(colour, strength)],
    [0.18, glass(colour, strength * 0.62)],
    [0.42, glass(colour, strength * 0.24)],
    [0.7, glass(colour, strength * 0.06)],
    [1, glass(colour, 0)],
  ]);
  layer.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  layer.restore();
}

type Shafts = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly colour: string;
  readonly strength: number;
  readonly blur: number;
  readonly seed: number;
};

/** Beams that fan out from one place; angles are in turns of radians, 0 to the right. */
export function shafts(under: Layer, beams: Shafts): void {
  const layer = newLayer(under.canvas);
  const random = seeded(beams.seed);
  for (let beam = 0; beam < beams.count; beam++) {
    const angle = beams.from + ((beams.to - beams.from) * (beam + random())) / beams.count;
    const half = between(random, 0.008, 0.045);
    const strength = beams.strength * between(random, 0.3, 1);
    layer.fillStyle = outwards(layer, { x: beams.x, y: beams.y, radius: beams.length }, [
      [0, glass(beams.colour, strength)],
      [0.5, glass(beams.colour, strength * 0.4)],
      [1, glass(beams.colour, 0)],
    ]);
    layer.beginPath();
    layer.moveTo(beams.x, beams.y);
    for (const edge of [angle - half, angle + half]) {
      layer.lineTo(
        beams.x + beams.length * Math.cos(edge),
        beams.y + beams.length * Math.sin(edge),
      );
    }
    layer.fill();
  }
  lay(under, layer, { blend: "screen", blur: beams.blur });
}

type Bokeh = {
  readonly count: number;
  readonly colours: readonly string[];
  readonly radius: readonly [number, number];
  /** Left, top, right and bottom, as shares. */
  readonly box: readonly [number, number, number, number];
  readonly strength: number;
  readonly blur?: number;
  readonly seed: number;
};

/** Far lights out of focus: flat discs with a faint rim. */
export function bokeh(under: Layer, lights: Bokeh): void {
  const layer = newLayer(under.canvas);
  const { width, height } = under.canvas;
  const random = seeded(lights.seed);
  const [left, top, right, bottom] = lights.box;
  for (let light = 0; light < lights.count; light++) {
    const x = between(random, left, right) * width;
    const y = between(random, top, bottom) * height;
    const [least, most] = lights.radius;
    const radius = least + (most - least) * random() ** 2;
    const colour = lights.colours[light % lights.colours.length] ?? "#ffffff";
    const strength = lights.strength * between(random, 0.25, 1);
    layer.fillStyle = outwards(layer, { x, y, radius }, [
      [0, glass(colour, strength * 0.6)],
      [0.85, glass(colour, strength * 0.75)],
      [0.94, glass(colour, strength)],
      [1, glass(colour, 0)],
    ]);
    layer.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  lay(under, layer, { blend: "screen", blur: lights.blur ?? 0 });
}
