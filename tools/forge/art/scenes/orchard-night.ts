import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow, shafts } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { orchardRows } from "../models/orchard-rows.ts";
import { reeds } from "../models/reeds.ts";

/** Where Moonlit Orchard is played: its rows by night. The moon itself hangs in the scene of the game. */
export function paint(sheet: Sheet): Layer {
  const { width, height } = sheet;
  const isUpright = sheet.view === "upright";
  const layer = orchardRows(sheet, { moon: isUpright ? [0.16, 0.12] : [0.22, 0.24], disc: 0 });
  shafts(layer, {
    x: width * 0.1,
    y: -height * 0.1,
    length: height * 1.25,
    from: 0.25,
    to: 1.3,
    count: 11,
    colour: "#d8fff0",
    strength: 0.13,
    blur: height * 0.018,
    seed: 8,
  });
  for (const [x, y, radius] of [
    [0.1, 0.8, 0.3],
    [0.52, 0.84, 0.36],
    [0.9, 0.78, 0.34],
  ] as const) {
    glow(layer, {
      x: width * x,
      y: height * y,
      radius: height * radius,
      colour: "#ffb24a",
      strength: 0.2,
    });
  }
  hangingLights(layer);
  const grass = newLayer(sheet);
  reeds(grass, {
    seed: 41,
    count: isUpright ? 60 : 110,
    from: -0.05,
    to: width / height + 0.05,
    tall: [0.05, 0.16],
    lean: 0.01,
    thick: 0.006,
    heads: 0,
    light: "#2f7a62",
    dark: "#041417",
  });
  lay(layer, grass, { blur: 3 * sheet.unit });
  return finish(layer, { vignette: { colour: "#020c14", strength: 0.75 }, grain: 2 });
}

/** Small lanterns far off, one in many a tree. */
function hangingLights(layer: Layer): void {
  const { width, height } = layer.canvas;
  const random = seeded(23);
  for (let light = 0; light < 26; light++) {
    const [x, y] = [width * random(), height * between(random, 0.58, 0.84)];
    const near = (y / height - 0.55) * 3;
    const size = height * 0.0034 * (0.6 + near);
    glow(layer, { x, y, radius: size * 7, colour: "#ffb860", strength: 0.5 });
    layer.fillStyle = "#ffe9b8";
    layer.beginPath();
    layer.ellipse(x, y, size * 0.7, size, 0, 0, 7);
    layer.fill();
  }
}
