import alfa from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2";
import { learnFace } from "../kit/face.ts";
import { newLayer } from "../kit/layer.ts";
import { letter } from "../kit/lettering.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

/** The name of the game, cast in one block. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Alfa", alfa);
  const layer = newLayer(sheet);
  const unit = sheet.width / 960;
  letter(layer, {
    text: "EMBER VAULT",
    face: "Alfa",
    size: 106 * unit,
    x: 476 * unit,
    y: 106 * unit,
    ramp: [
      [0, "#fff0b0"],
      [0.5, "#ffa63a"],
      [0.56, "#f0701a"],
      [1, "#a82c06"],
    ],
    lit: "#fff6dc",
    shaded: "#5a1402",
    rim: "#ffd890",
    outline: "#120503",
    bevel: 0.05,
    depth: 0.05,
  });
  return layer;
}
