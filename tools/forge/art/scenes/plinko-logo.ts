import knewave from "@fontsource/knewave/files/knewave-latin-400-normal.woff2";
import { learnFace } from "../kit/face.ts";
import { newLayer } from "../kit/layer.ts";
import { letter, type Lettering } from "../kit/lettering.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

/** The name of the game, staggered as water falls. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Knewave", knewave);
  const layer = newLayer(sheet);
  const unit = sheet.width / 720;
  const water: Omit<Lettering, "text" | "size" | "x" | "y"> = {
    face: "Knewave",
    ramp: [
      [0, "#ffffff"],
      [0.5, "#9af0f4"],
      [1, "#1fa8d0"],
    ],
    lit: "#ffffff",
    shaded: "#0a5a86",
    rim: "#e8ffff",
    outline: "#03283a",
    bevel: 0.07,
    depth: 0.05,
  };
  letter(layer, { ...water, text: "Plinko", size: 190 * unit, x: 290 * unit, y: 176 * unit });
  letter(layer, { ...water, text: "Falls", size: 190 * unit, x: 440 * unit, y: 350 * unit });
  return layer;
}
