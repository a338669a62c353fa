import elsie from "@fontsource/elsie-swash-caps/files/elsie-swash-caps-latin-900-normal.woff2";
import { learnFace } from "../kit/face.ts";
import { newLayer } from "../kit/layer.ts";
import { letter, type Lettering } from "../kit/lettering.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

/** The name of the game, one word over the other. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Elsie", elsie);
  const layer = newLayer(sheet);
  const unit = sheet.width / 800;
  const moonlight: Omit<Lettering, "text" | "size" | "x" | "y"> = {
    face: "Elsie",
    ramp: [
      [0, "#ffffff"],
      [0.5, "#d4f6ee"],
      [1, "#6cc4be"],
    ],
    lit: "#ffffff",
    shaded: "#1c5f6a",
    rim: "#e4fff8",
    outline: "#06202e",
    bevel: 0.06,
    depth: 0.05,
  };
  letter(layer, { ...moonlight, text: "Moonlit", size: 172 * unit, x: 396 * unit, y: 164 * unit });
  letter(layer, { ...moonlight, text: "Orchard", size: 186 * unit, x: 400 * unit, y: 336 * unit });
  return layer;
}
