import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
import { Group, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { learnFace } from "../kit/face.ts";
import { finish } from "../kit/finish.ts";
import { downwards, flood, lay, newLayer } from "../kit/layer.ts";
import { bokeh, glow, shafts } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { rouletteWheel } from "../models/roulette-wheel.ts";

/** The wheel after the spin, so near that it leaves the frame, in a room gone quiet. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Wheel", newsreader);
  const narrow = sheet.view === "narrow";
  const layer = room(sheet);
  layRender(
    layer,
    expose(sheet, {
      scene: table(),
      camera: { place: [-1.1, 4.1, 6.9], look: [0, 0, 0.1], angle: narrow ? 29 : 26 },
      lens: { focus: [-0.4, 0, 1.6], aperture: 0.08 },
      shift: narrow ? [0.06, -0.03] : [0.25, 0.07],
      key: { from: [-5, 6.5, 3], colour: "#ffe2b6", strength: 3.2, breadth: 0.2 },
      dome: { sky: "#8fb4c0", ground: "#4a2414", strength: 0.9 },
      stage: { centre: [0, 0, 0], radius: 4.2 },
      exposure: 0.95,
    }),
    0.45,
  );
  flood(
    layer,
    downwards(layer, sheet.height * 0.7, sheet.height, [
      [0, "rgb(4 8 10 / 0)"],
      [1, "rgb(4 8 10 / .55)"],
    ]),
  );
  const near = newLayer(sheet);
  bokeh(near, {
    count: 5,
    colours: ["#ffb868", "#6fd0e0"],
    radius: [0.03 * sheet.height, 0.07 * sheet.height],
    box: [0.3, 0.75, 1, 1.02],
    strength: 0.12,
    seed: 9,
  });
  lay(layer, near, { blend: "screen", blur: sheet.height * 0.008 });
  return finish(layer, { vignette: { colour: "#050403", strength: 0.7 } });
}

/** Far lamps over deep teal, out of focus. */
function room(sheet: Sheet): Layer {
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p * vec2(1.1, 2.2), 3.), 5);
      vec3 c = mix(vec3(.035, .125, .145), vec3(.012, .04, .05), smoothstep(.0, .9, p.y));
      c += vec3(.10, .055, .02) * smoothstep(.9, .0, length(p - vec2(.55, .05)));
      return vec4(c * (1. + n * .35), 1.);
    }`,
  );
  const { height } = sheet;
  const size = (share: number) => share * height;
  bokeh(layer, {
    count: 30,
    colours: ["#ffbf72", "#ff8d45", "#ffe3b0"],
    radius: [size(0.014), size(0.05)],
    box: [0.25, 0.02, 1, 0.42],
    strength: 0.34,
    blur: size(0.003),
    seed: 21,
  });
  bokeh(layer, {
    count: 12,
    colours: ["#2fb4cc", "#7fd6e4"],
    radius: [size(0.01), size(0.04)],
    box: [0.2, 0.04, 1, 0.4],
    strength: 0.2,
    blur: size(0.003),
    seed: 4,
  });
  glow(layer, {
    x: sheet.width * 0.3,
    y: -size(0.1),
    radius: size(1.1),
    colour: "#ffb566",
    strength: 0.3,
  });
  shafts(layer, {
    x: sheet.width * 0.22,
    y: -size(0.25),
    length: size(1.5),
    from: 0.25,
    to: 1.2,
    count: 8,
    colour: "#ffdca8",
    strength: 0.14,
    blur: size(0.025),
    seed: 6,
  });
  return layer;
}

function table(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#6d5138",
    around: "#17323a",
    below: "#100806",
    strength: 0.55,
    panels: [
      { place: [-8, 9, 4], size: [6, 5], colour: "#fff0d6", strength: 10 },
      { place: [7, 5, -7], size: [3, 9], colour: "#67c6da", strength: 4.5 },
      { place: [-9, 2, -5], size: [2, 8], colour: "#ffcf94", strength: 5 },
      { place: [6, 3, 8], size: [8, 1.1], colour: "#ffe6c4", strength: 2.4 },
      { place: [0, 10, -3], size: [5, 1.4], colour: "#ffffff", strength: 6 },
    ],
  });
  const tilt = new Group();
  tilt.add(rouletteWheel({ turn: 0.5, ballAt: 35 }));
  tilt.rotation.z = -0.03;
  scene.add(tilt);
  return scene;
}
