import { MeshPhysicalMaterial, PlaneGeometry, Scene } from "three";
import { expose } from "../kit/expose.ts";
import { layRender } from "../kit/compose.ts";
import { finish } from "../kit/finish.ts";
import { bokeh, glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { glassDie } from "../models/glass-die.ts";

/** High key: glass that colours its own shadow. */
export function paint(sheet: Sheet): Layer {
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p * 1.3, 4.), 4);
      vec3 c = mix(vec3(.97, 1., .97), vec3(.62, .88, .80), smoothstep(.0, .62, p.y + n * .1));
      return vec4(c, 1.);
    }`,
  );
  const { width, height } = sheet;
  bokeh(layer, {
    count: 16,
    colours: ["#ffffff", "#fff4d8", "#8fdccc"],
    radius: [height * 0.02, height * 0.09],
    box: [0, 0, 1, 0.4],
    strength: 0.4,
    seed: 5,
    blur: height * 0.004,
  });
  layRender(
    layer,
    expose(sheet, {
      scene: table(),
      camera: { place: [0.1, 6.2, 7], look: [0.1, 0.1, 0], angle: 26 },
      lens: { focus: [0.2, 0.6, 1], aperture: 0.08 },
      shift: [0.07, 0],
      key: { from: [-5, 6.5, 4], colour: "#fff3e0", strength: 3, breadth: 0.14 },
      dome: { sky: "#f0fff6", ground: "#8fd6c2", strength: 1 },
      stage: { centre: [0.3, 0.2, 0], radius: 4 },
      exposure: 0.86,
    }),
    0.3,
  );
  glow(layer, {
    x: width * 0.68,
    y: height * 0.66,
    radius: height * 0.34,
    colour: "#ff3a4c",
    strength: 0.5,
    stretch: 1.7,
    blend: "soft-light",
  });
  glow(layer, { x: 0, y: 0, radius: height, colour: "#fffdf0", strength: 0.5 });
  return finish(layer, { vignette: { colour: "#0f6a5e", strength: 0.35 }, grain: 2.2 });
}

function table(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#e8fff2",
    around: "#a8e0d0",
    below: "#4fa898",
    strength: 0.62,
    panels: [
      { place: [-8, 9, 6], size: [7, 7], colour: "#ffffff", strength: 10 },
      { place: [8, 4, 4], size: [2, 9], colour: "#ffffff", strength: 6 },
      { place: [4, 9, -8], size: [6, 2], colour: "#fff0d0", strength: 8 },
    ],
  });
  const mint = new MeshPhysicalMaterial({
    color: "#a6e0d0",
    roughness: 0.5,
    clearcoat: 0.5,
    clearcoatRoughness: 0.35,
    envMapIntensity: 0.4,
  });
  const ruby = glassDie("#e0102a", 0.9);
  stand(ruby, { at: [0.15, 0.47, 0], turn: [0.5, 0.72, 0.24] });
  const amber = glassDie("#f08a10", 0.54);
  stand(amber, { at: [2.15, -0.46, 1.05], turn: [0, 0.5, 0] });
  scene.add(
    body(new PlaneGeometry(50, 40), mint, { at: [0, -1, 0], turn: [-Math.PI / 2, 0, 0] }),
    ruby,
    amber,
  );
  return scene;
}
