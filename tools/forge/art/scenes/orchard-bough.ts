import { PointLight, Scene } from "three";
import { expose } from "../kit/expose.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { bough } from "../models/orchard-bough.ts";

/**
 * The tree over the board of Moonlit Orchard, before everything that falls from it. The window begins 70
 * in and 190 down, and is 1200 by 720; its measures stand in games/ways/scene/grove/grove-place.ts.
 */
export function paint(sheet: Sheet): Layer {
  const scene = new Scene();
  scene.environment = surround({
    above: "#4f8aa8",
    around: "#1f4a5a",
    below: "#2a2012",
    strength: 0.7,
    panels: [
      { place: [-8, 8, 5], size: [6, 6], colour: "#eafff4", strength: 9 },
      { place: [8, 3, -6], size: [3, 8], colour: "#58b6d0", strength: 5 },
    ],
  });
  const warm = [-4, 0, 4].map((x) => {
    const light = new PointLight("#ffb860", 5, 5, 1.6);
    light.position.set(x, 2.9, 1.2);
    return light;
  });
  scene.add(...bough(), ...warm);
  const { picture } = expose(sheet, {
    scene,
    camera: { place: [0, 0, 20], look: [0, 0, 0], angle: 28.07 },
    key: { from: [-5, 6.5, 4.5], colour: "#d8fff2", strength: 3, breadth: 0.12 },
    dome: { sky: "#8fd0e0", ground: "#c88a50", strength: 1.1 },
    stage: { centre: [0, 1, 0], radius: 8.4 },
  });
  const layer = newLayer(sheet);
  // It stands a little before the night: a soft shadow falls on what hangs behind it.
  layer.filter = `blur(${14 * sheet.unit}px) brightness(0)`;
  layer.globalAlpha = 0.55;
  layer.drawImage(picture.canvas, 8 * sheet.unit, 18 * sheet.unit);
  layer.filter = "none";
  layer.globalAlpha = 1;
  layer.drawImage(picture.canvas, 0, 0);
  return layer;
}
