import { Group, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay } from "../kit/layer.ts";
import { glow, shafts } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { biplane } from "../models/biplane.ts";
import { cloudSea } from "../models/cloud-sea.ts";

const dawn = {
  high: "vec3(.60, .74, .86)",
  low: "vec3(.99, .82, .72)",
  lit: "vec3(1., .93, .86)",
  shaded: "vec3(.83, .55, .60)",
};

/** A small aeroplane leaves the clouds below it, early in the day. */
export function paint(sheet: Sheet): Layer {
  const narrow = sheet.view === "narrow";
  const layer = cloudSea(sheet, { ...dawn, cover: 0.1, top: -1.2, seed: narrow ? 4 : 11 });
  const { width, height } = sheet;
  glow(layer, {
    x: width * 0.12,
    y: height * 0.05,
    radius: height * 1.1,
    colour: "#fff0d4",
    strength: 0.32,
  });
  shafts(layer, {
    x: width * 0.1,
    y: -height * 0.2,
    length: height * 1.9,
    from: 0.25,
    to: 1.1,
    count: 9,
    colour: "#fff3dc",
    strength: 0.16,
    blur: height * 0.02,
    seed: 3,
  });
  layRender(
    layer,
    expose(sheet, {
      scene: flight(),
      camera: { place: [0, 0.9, 10.5], look: [0, 0, 0], angle: narrow ? 27 : 24 },
      shift: narrow ? [0.02, -0.09] : [0.19, -0.03],
      key: { from: [-5, 6.5, 4.5], colour: "#fff0d8", strength: 3.3, breadth: 0.12 },
      dome: { sky: "#dfeaf4", ground: "#f0a890", strength: 1.7 },
      stage: { centre: [0, 0, 0], radius: 3.2 },
      exposure: 0.95,
    }),
    0.3,
  );
  lay(layer, nearCloud(sheet), { blur: 5 * sheet.unit });
  return finish(layer, { vignette: { colour: "#b4746c", strength: 0.28 }, grain: 2.5 });
}

function flight(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#a8c8e2",
    around: "#f6cdb8",
    below: "#e89a8a",
    strength: 0.8,
    panels: [
      { place: [-8, 8, 5], size: [6, 5], colour: "#fff4e0", strength: 7 },
      { place: [8, 3, -5], size: [4, 8], colour: "#a8d4f4", strength: 2 },
    ],
  });
  const climb = new Group();
  const bank = new Group();
  bank.add(biplane());
  bank.rotation.set(0.36, -0.62, 0);
  climb.add(bank);
  climb.rotation.z = 0.3;
  climb.scale.setScalar(0.95);
  scene.add(climb);
  return scene;
}

/** A wisp between us and the aeroplane. */
function nearCloud(sheet: Sheet): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p * vec2(1.1, 2.4), 8.), 6);
      float low = smoothstep(.72, 1.08, p.y + n * .32);
      return vec4(mix(vec3(.96, .76, .72), vec3(1., .93, .88), smoothstep(-.2, .35, n)), low * .85);
    }`,
  );
}
