import berkshire from "@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2";
import { learnFace } from "../kit/face.ts";
import { newLayer } from "../kit/layer.ts";
import { letter, type Lettering } from "../kit/lettering.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

/** The name of the game, in two steps. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Berkshire", berkshire);
  const layer = newLayer(sheet);
  const unit = sheet.width / 960;
  const copper: Omit<Lettering, "text" | "size" | "x" | "y"> = {
    face: "Berkshire",
    ramp: [
      [0, "#fff3d6"],
      [0.5, "#ffb45c"],
      [1, "#e0561a"],
    ],
    lit: "#fffaf0",
    shaded: "#7c2408",
    rim: "#ffe9bd",
    outline: "#0a1a2a",
    bevel: 0.06,
    depth: 0.055,
  };
  letter(layer, {
    ...copper,
    text: "Kingfisher’s",
    size: 150 * unit,
    x: 400 * unit,
    y: 136 * unit,
  });
  letter(layer, { ...copper, text: "Catch", size: 150 * unit, x: 640 * unit, y: 252 * unit });
  return layer;
}
