import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
import { Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { learnFace } from "../kit/face.ts";
import { finish } from "../kit/finish.ts";
import { bokeh, glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { rouletteWheel } from "../models/roulette-wheel.ts";

/** The wheel from the side, so low that its far half stands like an amphitheatre. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Wheel", newsreader);
  const layer = hall(sheet);
  const scene = new Scene();
  scene.environment = surround({
    above: "#8a5a34",
    around: "#3a1a10",
    below: "#120806",
    strength: 0.6,
    panels: [
      { place: [-8, 9, 4], size: [6, 5], colour: "#fff0d6", strength: 10 },
      { place: [8, 4, -6], size: [3, 8], colour: "#ffb066", strength: 5 },
      { place: [-9, 2, -5], size: [2, 8], colour: "#ffd9a0", strength: 5 },
      { place: [0, 10, -3], size: [6, 1.4], colour: "#ffffff", strength: 6 },
    ],
  });
  scene.add(rouletteWheel({ turn: 2.5, ballAt: 10 }));
  layRender(
    layer,
    expose(sheet, {
      scene,
      camera: { place: [-1.5, 2.75, 5.9], look: [0.25, 0.1, 0], angle: 30 },
      lens: { focus: [-0.5, 0, 1.6], aperture: 0.12 },
      shift: [0.07, 0.02],
      key: { from: [-5, 7, 2.5], colour: "#ffe2b8", strength: 3.3, breadth: 0.2 },
      dome: { sky: "#ffcf98", ground: "#3a1608", strength: 0.9 },
      stage: { centre: [0, 0, 0], radius: 4.2 },
    }),
    0.5,
  );
  return finish(layer, { vignette: { colour: "#0d0301", strength: 0.65 } });
}

/** A room of warm lamps, far behind. */
function hall(sheet: Sheet): Layer {
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p * vec2(1.3, 2.), 3.), 5);
      vec3 c = mix(vec3(.40, .18, .085), vec3(.085, .026, .014), smoothstep(.05, 1.5, length(p - vec2(.3, 0.))));
      return vec4(c * (1. + n * .5), 1.);
    }`,
  );
  const { height } = sheet;
  bokeh(layer, {
    count: 34,
    colours: ["#ffcf7d", "#ff9d45", "#ffe7b5", "#d9582a"],
    radius: [height * 0.016, height * 0.066],
    box: [0, 0, 1, 0.5],
    strength: 0.4,
    seed: 15,
    blur: height * 0.003,
  });
  glow(layer, { x: 0, y: 0, radius: height, colour: "#ffb566", strength: 0.4 });
  return layer;
}
