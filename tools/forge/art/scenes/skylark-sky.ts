import { finish } from "../kit/finish.ts";
import { glow } from "../kit/light.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { cloudSea } from "../models/cloud-sea.ts";

/** Where Skylark is flown: the evening of its tile, with nobody in it yet. */
export function paint(sheet: Sheet): Layer {
  const layer = cloudSea(sheet, {
    high: "vec3(.20, .36, .60)",
    low: "vec3(.97, .68, .58)",
    lit: "vec3(1., .86, .76)",
    shaded: "vec3(.55, .36, .52)",
    cover: -0.1,
    top: -1.7,
    seed: 31,
  });
  const { height } = sheet;
  glow(layer, {
    x: 0,
    y: height * 0.7,
    radius: height,
    colour: "#ffd2a0",
    strength: 0.5,
    stretch: 1.4,
  });
  return finish(layer, { vignette: { colour: "#2a2450", strength: 0.45 } });
}
