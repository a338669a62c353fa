import { Group, Scene } from "three";
import { expose } from "../kit/expose.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { biplane } from "../models/biplane.ts";

/** The two-seater of Skylark as it is flown: level, seen a little from above and from its right. */
export function paint(sheet: Sheet): Layer {
  const layer = newLayer(sheet);
  const { picture } = expose(sheet, {
    scene: flight(),
    camera: { place: [0, 0.4, 11], look: [-0.1, 0, 0], angle: 21 },
    key: { from: [-5, 6.5, 4.5], colour: "#ffe6c8", strength: 3.2, breadth: 0.12 },
    dome: { sky: "#a8c0e8", ground: "#f0a080", strength: 1.5 },
    stage: { centre: [0, 0, 0], radius: 3 },
    exposure: 1,
  });
  layer.drawImage(picture.canvas, 0, 0);
  return layer;
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
  const bank = new Group();
  bank.add(biplane());
  bank.rotation.set(0.42, -0.42, 0.02);
  bank.scale.setScalar(0.8);
  scene.add(bank);
  return scene;
}
