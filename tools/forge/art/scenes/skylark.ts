import { Group, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import { glass } from "../kit/colour.ts";
import { outwards } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { biplane } from "../models/biplane.ts";
import { cloudSea } from "../models/cloud-sea.ts";

/** Straight up, and a trail that says how far. */
export function paint(sheet: Sheet): Layer {
  const layer = cloudSea(sheet, {
    high: "vec3(.22, .38, .62)",
    low: "vec3(.98, .70, .60)",
    lit: "vec3(1., .86, .76)",
    shaded: "vec3(.56, .36, .52)",
    cover: -0.04,
    top: -1.5,
    seed: 23,
  });
  const { height } = sheet;
  glow(layer, {
    x: 0,
    y: height * 0.55,
    radius: height,
    colour: "#ffd2a0",
    strength: 0.5,
    stretch: 1.3,
  });
  lay(layer, trail(sheet), { blur: 1.2 * sheet.unit });
  layRender(
    layer,
    expose(sheet, {
      scene: flight(),
      camera: { place: [0, 0, 11], look: [0, 0, 0], angle: 24 },
      shift: [0.13, -0.13],
      key: { from: [-5, 6.5, 4.5], colour: "#ffe6c8", strength: 3.3, breadth: 0.12 },
      dome: { sky: "#a8c0e8", ground: "#f0a080", strength: 1.5 },
      stage: { centre: [0, 0, 0], radius: 3 },
      exposure: 0.95,
    }),
    0.35,
  );
  return finish(layer, { vignette: { colour: "#2a2450", strength: 0.4 } });
}

function flight(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#6a94cc",
    around: "#f0b8a0",
    below: "#c8788a",
    strength: 0.8,
    panels: [{ place: [-8, 8, 5], size: [6, 5], colour: "#fff0d8", strength: 7 }],
  });
  const climb = new Group();
  const bank = new Group();
  bank.add(biplane());
  bank.rotation.set(0.5, -0.5, 0);
  climb.add(bank);
  climb.rotation.z = 0.95;
  climb.scale.setScalar(0.74);
  scene.add(climb);
  return scene;
}

/** Smoke, thin at the tail and broad where it is old, curving up from the left. */
function trail(sheet: Sheet): Layer {
  const layer = newLayer(sheet);
  const { width, height } = sheet;
  const random = seeded(6);
  for (let puff = 0; puff < 2600; puff++) {
    const way = random() ** 0.8;
    const x = width * (0.525 - 0.56 * way ** 0.86);
    const y = height * (0.565 + 0.33 * Math.sin(Math.min(1, way * 1.15) * 1.5) - 0.02 * way);
    const wide = height * (0.009 + 0.062 * way);
    const [dx, dy] = [between(random, -1, 1) * wide, between(random, -1, 1) * wide];
    const radius = wide * between(random, 0.35, 0.8);
    const light = dy < 0 ? "#fffaf2" : "#f4d0c8";
    layer.fillStyle = outwards(layer, { x: x + dx, y: y + dy, radius }, [
      [0, glass(light, 0.42 * (1 - way * 0.5))],
      [1, glass(light, 0)],
    ]);
    layer.fillRect(x + dx - radius, y + dy - radius, 2 * radius, 2 * radius);
  }
  return layer;
}
