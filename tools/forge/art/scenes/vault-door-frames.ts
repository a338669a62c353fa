import { PointLight, Scene } from "three";
import { expose } from "../kit/expose.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { vaultDoor } from "../models/vault-door.ts";

/** How far the door of Ember Vault stands open, in turns of radians: shut, ajar, and on to wide open. */
const open = [0.02, 0.34, 0.68, 1.02, 1.34];

/** One door after the other, each as high as the picture. */
export function paint(sheet: Sheet): Layer {
  const side = sheet.height;
  const layer = newLayer(sheet);
  const environment = surround({
    above: "#4c4650",
    around: "#4a2814",
    below: "#a8400c",
    strength: 0.55,
    panels: [
      { place: [-8, 9, 7], size: [7, 5], colour: "#fff2e4", strength: 7.5 },
      { place: [8, 0, 3], size: [3, 8], colour: "#ff6a1a", strength: 4.5 },
      { place: [0, -8, 6], size: [10, 4], colour: "#ff7a20", strength: 2.4 },
      { place: [-9, -1, 3], size: [1.5, 8], colour: "#9fb4d8", strength: 4 },
    ],
  });
  for (const [place, ajar] of open.entries()) {
    const scene = new Scene();
    scene.environment = environment;
    const inside = new PointLight("#ff6a18", 4 + 22 * ajar, 9, 1.6);
    inside.position.set(1.4, 0.2, 0.4);
    scene.add(vaultDoor(ajar), inside);
    const square = { ...sheet, width: side, height: side };
    const { picture, bright } = expose(square, {
      scene,
      camera: { place: [0.7, 0, 11.6], look: [-0.2, 0, 0], angle: 25.4 },
      key: { from: [-5, 6, 5], colour: "#e8e4f0", strength: 2.6, breadth: 0.16 },
      dome: { sky: "#a8a0a8", ground: "#ff5a18", strength: 1 },
      stage: { centre: [0, 0, 0], radius: 3.3 },
    });
    const one = newLayer(square);
    glow(one, {
      x: side * 0.54,
      y: side * 0.5,
      radius: side * 0.5,
      colour: "#ff6a12",
      strength: 0.3 + 0.4 * ajar,
      blend: "source-over",
    });
    lay(one, picture);
    const spilled = newLayer(square);
    for (const blur of [0.008, 0.03]) {
      lay(spilled, bright, { blend: "screen", opacity: 0.6, blur: side * blur });
    }
    lay(spilled, picture, { blend: "destination-in" });
    lay(one, spilled, { blend: "screen" });
    glow(one, {
      x: side * 0.62,
      y: side * 0.48,
      radius: side * 0.5,
      colour: "#ff8a2a",
      strength: 0.1 + 0.3 * ajar,
      blend: "source-atop",
    });
    layer.drawImage(one.canvas, place * side, 0);
  }
  return layer;
}
