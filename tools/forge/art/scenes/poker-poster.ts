import { finish } from "../kit/finish.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { layRays, laySparkle, layWaves, printed } from "../models/poster.ts";

/** Where Jacks or Better is played: the poster without its cards, quieter, with room for a paytable. */
export function paint(sheet: Sheet): Layer {
  const layer = newLayer(sheet);
  const { width, height } = sheet;
  const isUpright = sheet.view === "upright";
  const [x, y] = [width * 0.5, height * (isUpright ? 0.8 : 0.88)];
  layRays(layer, { x, y, reach: width + height });
  const sun = isUpright ? width * 0.66 : height * 0.62;
  for (const [share, colour] of [
    [1, "#e9a93c"],
    [0.91, "#f2e3bf"],
    [0.84, "#e5673f"],
    [0.64, "#e9a93c"],
  ] as const) {
    layer.fillStyle = colour;
    layer.beginPath();
    layer.arc(x, y, sun * share, 0, 7);
    layer.fill();
  }
  layWaves(layer, [
    [isUpright ? 0.845 : 0.83, "#f2e3bf"],
    [isUpright ? 0.86 : 0.852, "#e5673f"],
    [isUpright ? 0.88 : 0.878, "#14383e"],
  ]);
  const places = isUpright ? uprightSparkles : broadSparkles;
  for (const [sx, sy, size] of places) {
    laySparkle(layer, { x: sx * width, y: sy * height, size: size * Math.min(width, height) });
  }
  quieten(layer);
  return finish(printed(sheet, layer), {
    vignette: { colour: "#0a2226", strength: 0.5 },
    grain: 3,
  });
}

const broadSparkles = [
  [0.07, 0.34, 0.07],
  [0.15, 0.62, 0.032],
  [0.045, 0.66, 0.022],
  [0.93, 0.3, 0.055],
  [0.87, 0.58, 0.03],
  [0.965, 0.6, 0.02],
] as const;

const uprightSparkles = [
  [0.12, 0.3, 0.06],
  [0.88, 0.26, 0.05],
  [0.05, 0.38, 0.03],
  [0.95, 0.36, 0.025],
] as const;

/** A shade of night from above, so that what is dealt is the brightest thing. */
function quieten(layer: Layer): void {
  const { width, height } = layer.canvas;
  const shadow = layer.createLinearGradient(0, 0, width * 0.25, height);
  shadow.addColorStop(0, "rgb(10 44 50 / .5)");
  shadow.addColorStop(0.6, "rgb(10 44 50 / .22)");
  shadow.addColorStop(1, "rgb(10 44 50 / .3)");
  layer.fillStyle = shadow;
  layer.fillRect(0, 0, width, height);
}
