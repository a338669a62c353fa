import { glass } from "./colour.ts";
import { outwards } from "./layer.ts";
import { seeded } from "./random.ts";
import type { Layer } from "./sheet.ts";

type Vignette = { readonly colour: string; readonly strength: number };

/** The last two steps of every picture: darker corners, and grain so that no gradient shows steps. */
export function finish(
  layer: Layer,
  { vignette, grain = 3 }: { vignette: Vignette; grain?: number },
) {
  darkenCorners(layer, vignette);
  addGrain(layer, grain);
  return layer;
}

/** The upper left stays light: the key comes from there. */
function darkenCorners(layer: Layer, { colour, strength }: Vignette): void {
  const { width, height } = layer.canvas;
  layer.save();
  layer.globalCompositeOperation = "multiply";
  layer.scale(width / height, 1);
  const place = { x: 0.47 * height, y: 0.43 * height, radius: 0.86 * height };
  const stops = [
    [0.45, glass(colour, 0)],
    [0.75, glass(colour, strength * 0.35)],
    [1, glass(colour, strength)],
  ] as const;
  layer.fillStyle = outwards(layer, place, stops);
  // As wide as it is high, once it is scaled: `flood` would leave the right of an upright picture light.
  layer.fillRect(0, 0, height, height);
  layer.restore();
}

function addGrain(layer: Layer, amount: number): void {
  const { width, height } = layer.canvas;
  const random = seeded(11);
  const image = layer.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const lift = (random() + random() - 1) * amount;
    for (let channel = 0; channel < 3; channel++) {
      image.data[at + channel] = (image.data[at + channel] ?? 0) + lift;
    }
  }
  layer.putImageData(image, 0, 0);
}
