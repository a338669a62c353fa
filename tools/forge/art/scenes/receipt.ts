import type { Mesh } from "three";
import { MeshPhysicalMaterial, PlaneGeometry, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { newLayer, outwards } from "../kit/layer.ts";
import { glow, shafts } from "../kit/light.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand, turned } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { roughness, skin, woodGrain } from "../kit/textures.ts";
import { brass, magnifier } from "../models/magnifier.ts";
import { paperStrip } from "../models/paper-strip.ts";
import { waxSeal } from "../models/wax-seal.ts";

/** What is left of a round: a strip of paper, sealed, under a lamp that stands out of sight. */
export function paint(sheet: Sheet): Layer {
  const narrow = sheet.view === "narrow";
  const layer = newLayer(sheet);
  layRender(
    layer,
    expose(sheet, {
      scene: desk(),
      camera: { place: [0.4, 4.6, 4.9], look: [0, 0, -0.1], angle: narrow ? 32 : 24 },
      lens: { focus: [-0.3, 0.1, 0.9], aperture: 0.035 },
      shift: narrow ? [0.02, -0.1] : [0.17, 0.055],
      key: { from: [-6, 4.2, 0.6], colour: "#ffd9a4", strength: 4.3, breadth: 0.1 },
      dome: { sky: "#86aebd", ground: "#7a4a28", strength: 0.7 },
      stage: { centre: [0.2, 0, 0], radius: 3.4 },
      exposure: 1.22,
    }),
    0.4,
  );
  pool(layer, narrow ? 0.42 : 0.58);
  return finish(layer, { vignette: { colour: "#070302", strength: 0.75 } });
}

function desk(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#4a3a2c",
    around: "#1c2a30",
    below: "#120a06",
    strength: 0.5,
    panels: [
      { place: [-8, 8, 2], size: [6, 5], colour: "#ffe2b4", strength: 9 },
      { place: [8, 4, -6], size: [3, 7], colour: "#8fb8c0", strength: 1.4 },
      { place: [0, 9, -6], size: [9, 1.2], colour: "#fff0d8", strength: 4 },
    ],
  });
  scene.add(table());
  const strip = paperStrip();
  stand(strip, { at: [0.1, 0, -0.35], turn: [0, -0.42, 0] });
  const seal = waxSeal("#7a2109");
  stand(seal, { at: [-0.4, 0.035, 0.62], turn: [0, 0.3, 0], size: 0.82 });
  const glass = magnifier();
  stand(glass, { at: [1.62, 0.16, -0.62], turn: [0.02, -0.55, 0.06], size: 0.72 });
  scene.add(strip, seal, glass, stamp());
  return scene;
}

function table(): Mesh {
  const grain = woodGrain(
    { width: 2048, height: 1024 },
    { dark: "#150904", middle: "#3c1b0e", light: "#6f3a1c", fibre: 0.2 },
  );
  const wood = new MeshPhysicalMaterial({
    map: skin(grain, { repeat: [1.4, 2.4] }),
    bumpMap: skin(roughness({ width: 1024, height: 1024 }, 40, 0.2), {
      relief: true,
      repeat: [1.4, 2.4],
    }),
    bumpScale: 0.6,
    roughness: 0.42,
    clearcoat: 0.35,
    clearcoatRoughness: 0.25,
  });
  return body(new PlaneGeometry(26, 18), wood, { turn: [-Math.PI / 2, 0, 0.12] });
}

/** The signet that pressed the wax, standing behind. */
function stamp(): Mesh {
  return body(
    turned([
      [0.3, 0],
      [0.31, 0.12],
      [0.2, 0.2],
      [0.12, 0.34],
      [0.1, 0.5],
      [0.17, 0.72],
      [0.2, 0.9],
      [0.18, 1.0],
      [0.1, 1.08],
      [0, 1.1],
    ]),
    brass(0.24),
    { at: [-1.5, 0, -0.35], size: 0.82 },
  );
}

/** A lamp lights a round of the table and leaves the rest to the evening. */
function pool(layer: Layer, x: number): void {
  const { width, height } = layer.canvas;
  layer.save();
  layer.globalCompositeOperation = "multiply";
  layer.translate(width * x, height * 0.42);
  layer.scale(1.55, 1);
  const dim = outwards(layer, { x: 0, y: 0, radius: height * 0.95 }, [
    [0, "rgb(20 8 4 / 0)"],
    [0.42, "rgb(20 8 4 / .12)"],
    [1, "rgb(12 8 8 / .88)"],
  ]);
  layer.fillStyle = dim;
  layer.fillRect(-width, -height, 2 * width, 2 * height);
  layer.restore();
  glow(layer, {
    x: width * x,
    y: height * 0.42,
    radius: height * 0.8,
    colour: "#ffd49a",
    strength: 0.5,
    stretch: 1.5,
    blend: "soft-light",
  });
  glow(layer, {
    x: width * (x - 0.2),
    y: -height * 0.1,
    radius: height * 1.1,
    colour: "#ffb35c",
    strength: 0.34,
  });
  shafts(layer, {
    x: width * (x - 0.3),
    y: -height * 0.2,
    length: height * 1.3,
    from: 0.7,
    to: 1.5,
    count: 7,
    colour: "#ffd9a0",
    strength: 0.13,
    blur: height * 0.02,
    seed: 4,
  });
}
