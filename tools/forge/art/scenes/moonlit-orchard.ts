import { PointLight, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow, shafts } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { orchardRows } from "../models/orchard-rows.ts";
import { branch, pear } from "../models/pear-branch.ts";
import { reeds } from "../models/reeds.ts";

/** Fruit that keeps the light of the day it ripened in. */
export function paint(sheet: Sheet): Layer {
  const layer = orchardRows(sheet, { moon: [0.25, 0.17], disc: 1 });
  const { width, height } = sheet;
  shafts(layer, {
    x: width * 0.12,
    y: -height * 0.15,
    length: height * 1.3,
    from: 0.3,
    to: 1.3,
    count: 10,
    colour: "#d8fff0",
    strength: 0.16,
    blur: height * 0.016,
    seed: 8,
  });
  for (const [x, y, radius] of [
    [0.62, 0.5, 0.62],
    [0.375, 0.46, 0.26],
    [0.86, 0.44, 0.24],
  ] as const) {
    glow(layer, {
      x: width * x,
      y: height * y,
      radius: height * radius,
      colour: "#ffb24a",
      strength: 0.6,
    });
  }
  layRender(
    layer,
    expose(sheet, {
      scene: hanging(),
      camera: { place: [-0.2, 0, 8.4], look: [0, 0.25, 0], angle: 27 },
      lens: { focus: [0.6, 0, 0.7], aperture: 0.09 },
      key: { from: [-5, 6, 4], colour: "#d8fff2", strength: 2.8, breadth: 0.12 },
      dome: { sky: "#8fd0e0", ground: "#ffb050", strength: 1.1 },
      stage: { centre: [0.4, 0.8, 0], radius: 3.6 },
    }),
    0.5,
  );
  fireflies(layer);
  const grass = newLayer(sheet);
  reeds(grass, {
    seed: 41,
    count: 90,
    from: -0.05,
    to: width / height + 0.05,
    tall: [0.05, 0.17],
    lean: 0.01,
    thick: 0.006,
    heads: 0,
    light: "#2f7a62",
    dark: "#041417",
  });
  lay(layer, grass, { blur: 3 * sheet.unit });
  return finish(layer, { vignette: { colour: "#020c14", strength: 0.6 } });
}

function hanging(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#4f8aa8",
    around: "#1f4a5a",
    below: "#06161c",
    strength: 0.7,
    panels: [
      { place: [-8, 8, 5], size: [5, 5], colour: "#eafff4", strength: 8 },
      { place: [8, 3, -6], size: [3, 8], colour: "#58b6d0", strength: 4 },
    ],
  });
  const inner = new PointLight("#ffc060", 3, 4, 1.5);
  inner.position.set(0.85, 1.0, 0.5);
  scene.add(
    ...branch(),
    pear({ at: [0.86, -0.12, 0.3], size: 0.98, tint: "#ffffff", glow: 0.5, lean: -0.06 }),
    pear({ at: [-0.92, 0.32, -0.4], size: 0.48, tint: "#ffb8a0", glow: 0.42, lean: 0.1 }),
    pear({ at: [2.72, 0.5, -0.7], size: 0.48, tint: "#ffe0a0", glow: 0.42, lean: -0.1 }),
    inner,
  );
  return scene;
}

function fireflies(layer: Layer): void {
  const { width, height } = layer.canvas;
  const random = seeded(5);
  for (let fly = 0; fly < 64; fly++) {
    const [x, y] = [width * random(), height * between(random, 0.28, 0.97)];
    const size = height * (0.002 + 0.007 * random() ** 2);
    glow(layer, { x, y, radius: size * 4.2, colour: "#e8ff9a", strength: 0.75 });
    layer.fillStyle = "#fdffd8";
    layer.beginPath();
    layer.arc(x, y, size * 0.42, 0, 7);
    layer.fill();
  }
}
