import { MeshPhysicalMaterial, PlaneGeometry, Scene } from "three";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay } from "../kit/layer.ts";
import { bokeh, glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { glassDie } from "../models/glass-die.ts";

/** Where Lucky Dice is played: pale mint, wide and quiet, with one amber die too near to be sharp. */
export function paint(sheet: Sheet): Layer {
  const { height, view } = sheet;
  const upright = view === "upright";
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p * 1.3, 4.), 4);
      float far = smoothstep(.30, .44, p.y + n * .015);
      vec3 wall = mix(vec3(.985, 1., .985), vec3(.86, .965, .93), smoothstep(.0, .40, p.y + n * .08));
      vec3 ground = mix(vec3(.80, .945, .90), vec3(.64, .875, .80), smoothstep(.36, 1.02, p.y + n * .1));
      return vec4(mix(wall, ground, far), 1.);
    }`,
  );
  bokeh(layer, {
    count: upright ? 12 : 20,
    colours: ["#ffffff", "#fff4d8", "#b5efe0"],
    radius: [height * 0.015, height * 0.07],
    box: [0, 0, 1, 0.36],
    strength: 0.42,
    seed: 9,
    blur: height * 0.004,
  });
  const { picture } = expose(sheet, {
    scene: near(upright),
    camera: { place: [0, 3.4, 9], look: [0, 0, 0], angle: 26 },
    key: { from: [-5, 6.5, 4.5], colour: "#fff3e0", strength: 3, breadth: 0.14 },
    dome: { sky: "#f0fff6", ground: "#8fd6c2", strength: 1 },
    stage: { centre: [1, 0, 1], radius: 6 },
    exposure: 0.92,
  });
  // Nearer than anything sharp could be.
  lay(layer, picture, { blur: height * 0.009 });
  glow(layer, { x: 0, y: 0, radius: height * 1.1, colour: "#fffdf0", strength: 0.6 });
  return finish(layer, { vignette: { colour: "#0f6a5e", strength: 0.22 }, grain: 2 });
}

function near(upright: boolean): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#e8fff2",
    around: "#bfe9dc",
    below: "#8fd0c0",
    strength: 0.7,
    panels: [
      { place: [-8, 9, 6], size: [7, 7], colour: "#ffffff", strength: 10 },
      { place: [8, 4, 4], size: [2, 9], colour: "#ffffff", strength: 6 },
    ],
  });
  const mint = new MeshPhysicalMaterial({
    color: "#c2ecdf",
    roughness: 0.55,
    transparent: true,
    opacity: 0.5,
  });
  const amber = glassDie("#ffa216", 0.8);
  stand(amber, { at: upright ? [1.3, -0.2, 2.6] : [3.1, -0.1, 2], turn: [0, 0.5, 0] });
  scene.add(
    body(new PlaneGeometry(60, 60), mint, { at: [0, -1, 0], turn: [-Math.PI / 2, 0, 0] }),
    amber,
  );
  return scene;
}
