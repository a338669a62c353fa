import { Scene, type Group } from "three";
import { expose } from "../kit/expose.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { openShell } from "../models/reef.ts";
import { seaMine } from "../models/sea-mine.ts";

/** What lies under the shells of Minesweep Reef, side by side: a pearl in its shell, and a mine. */
export function paint(sheet: Sheet): Layer {
  const strip = newLayer(sheet);
  const size = sheet.width / 2;
  const cell = { ...sheet, width: size, height: size };
  const shell = openShell();
  stand(shell, { at: [0, -0.45, 0], turn: [0.34, 0.1, 0], size: 0.92 });
  const mine = seaMine();
  stand(mine, { at: [0, 0, 0], turn: [0.2, 0.4, -0.1], size: 0.92 });
  for (const [place, find] of [shell, mine].entries()) {
    const { picture } = expose(cell, {
      scene: alone(find),
      camera: { place: [0, 0.9, 8], look: [0, 0, 0], angle: 21 },
      key: { from: [-4, 7, 4.5], colour: "#f2fff8", strength: 3.1, breadth: 0.12 },
      dome: { sky: "#9fe4ea", ground: "#2a6a86", strength: 1.6 },
      stage: { centre: [0, 0, 0], radius: 2.4 },
      exposure: 1,
    });
    strip.drawImage(picture.canvas, place * size, 0);
  }
  return strip;
}

function alone(find: Group): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#b8f4ec",
    around: "#2c98a8",
    below: "#0e3e58",
    strength: 0.8,
    panels: [{ place: [-6, 9, 4], size: [7, 6], colour: "#f4fff4", strength: 7 }],
  });
  scene.add(find);
  return scene;
}
