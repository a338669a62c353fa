import { Group, Mesh, MeshPhysicalMaterial, Scene, type Texture } from "three";
import { expose } from "../kit/expose.ts";
import { newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { lantern } from "../models/lantern.ts";
import { cherries, dew, figs, plum, pomegranate } from "../models/orchard-fruit.ts";
import { moonPhase, wreathedMoon } from "../models/orchard-moon.ts";
import { owl } from "../models/orchard-owl.ts";
import { mint, sprig } from "../models/orchard-sprig.ts";
import { columnLight, halo, smallLights } from "../models/orchard-lights.ts";
import { pear } from "../models/pear-branch.ts";
import { rays } from "../models/reel-lights.ts";

const cell = 320;
const phase = 256;

/**
 * Everything that moves in Moonlit Orchard, in one picture 2048 by 896: the cuts stand in
 * games/ways/scene/grove/symbol-cuts.ts.
 */
export function paint(sheet: Sheet): Layer {
  const atlas = newLayer(sheet);
  const unit = sheet.width / 2048;
  const environment = night();
  for (const [place, symbol] of symbols().entries()) {
    const size = { ...sheet, width: cell * unit, height: cell * unit };
    const [x, y] = [(place % 6) * cell * unit, Math.floor(place / 6) * cell * unit];
    const picture = newLayer(size);
    if (symbol.light !== undefined) {
      const middle = (cell / 2) * unit;
      glow(picture, {
        x: middle,
        y: middle,
        radius: middle,
        colour: symbol.light,
        strength: 0.8,
        blend: "source-over",
      });
    }
    picture.drawImage(take(symbol, { size, environment }).canvas, 0, 0);
    atlas.drawImage(picture.canvas, x, y);
  }
  for (let at = 0; at < 8; at++) {
    const full = [0.07, 0.2, 0.34, 0.48, 0.62, 0.77, 0.9, 1][at] as number;
    atlas.drawImage(moonPhase(phase * unit, full).canvas, at * phase * unit, 2 * cell * unit);
  }
  atlas.drawImage(rays(cell * unit).canvas, 3 * cell * unit, cell * unit);
  atlas.scale(unit, unit);
  halo(atlas, 4 * cell, cell, cell);
  columnLight(atlas, 5 * cell, cell, cell);
  smallLights(atlas, 6 * cell);
  atlas.setTransform(1, 0, 0, 1, 0, 0);
  return atlas;
}

type Symbol_ = {
  readonly group: Group;
  readonly exposure?: number;
  /** What shines behind it by itself. */
  readonly light?: string;
};

/** In the order of the cuts: the wild, then the dearest first. */
function symbols(): Symbol_[] {
  return [
    { group: placed(wreathedMoon(), { size: 1.06 }), exposure: 1.05, light: "#bfe8ff" },
    {
      group: placed(owl(), { at: [0, -0.1, 0], turn: [0.02, -0.16, 0], size: 0.94 }),
      exposure: 1.3,
    },
    {
      group: placed(bronzed(lantern()), { at: [0, -1.26, 0], turn: [0.1, 0.5, 0], size: 1.18 }),
      exposure: 1.5,
      light: "#ffb45a",
    },
    { group: placed(pomegranate(), { at: [-0.02, -0.12, 0], size: 0.88 }) },
    { group: placed(figs(), { at: [0, -0.06, 0], size: 1.04 }), exposure: 1.2 },
    { group: placed(goldenPear(), { at: [0, -0.22, 0], size: 0.98 }) },
    { group: placed(plum(), { at: [0, -0.06, 0], size: 0.96 }), exposure: 1.2 },
    { group: placed(cherries(), { at: [0, -0.04, 0], size: 1.04 }) },
    { group: placed(threeLeaves(), { at: [0, -0.32, 0], size: 1.12 }) },
  ];
}

function placed(inner: Group, standing: Parameters<typeof stand>[1]): Group {
  stand(inner, standing);
  const group = new Group();
  group.add(inner);
  return group;
}

/** Black iron would be lost in the night. */
function bronzed(inner: Group): Group {
  inner.traverse((part) => {
    const matter = part instanceof Mesh ? part.material : undefined;
    if (!(matter instanceof MeshPhysicalMaterial)) return;
    if (matter.metalness > 0.5) matter.color.set("#d99a4a");
    if (!matter.transparent) return;
    matter.color.set("#ffc060");
    matter.emissive.set("#ffa030");
    matter.emissiveIntensity = 0.5;
    matter.opacity = 0.34;
  });
  return inner;
}

function goldenPear(): Group {
  const group = new Group();
  group.add(
    pear({ at: [0, -0.1, 0], size: 1.06, tint: "#ffffff", glow: 0.36, lean: -0.08 }),
    sprig([
      { at: [0.1, 1.26, 0.1], turn: -1.2, size: 0.8 },
      { at: [0.02, 1.3, 0], turn: 1.3, size: 0.6 },
    ]),
  );
  return group;
}

function threeLeaves(): Group {
  const group = new Group();
  group.add(
    sprig(
      [
        { at: [0, -0.7, 0], turn: 0.02, size: 1.62 },
        { at: [-0.06, -0.62, 0.12], turn: 0.92, size: 1.22 },
        { at: [0.06, -0.62, 0.12], turn: -0.92, size: 1.22 },
      ],
      mint,
      0.2,
    ),
    dew([
      { at: [0.1, 0.5, 0.35], size: 0.13 },
      { at: [-0.66, -0.02, 0.5], size: 0.1 },
      { at: [0.5, -0.3, 0.5], size: 0.08 },
    ]),
  );
  return group;
}

/** A moon high on the left, the blue of the night, and warm light from below as of lanterns. */
function night(): Texture {
  return surround({
    above: "#6a9ac8",
    around: "#2f6478",
    below: "#3a2a1c",
    strength: 0.8,
    panels: [
      { place: [-8, 8, 6], size: [6, 6], colour: "#f2fff8", strength: 9 },
      { place: [9, 2, -3], size: [4, 8], colour: "#62c8e8", strength: 5 },
      { place: [3, -7, 5], size: [6, 3], colour: "#ffb868", strength: 2.4 },
    ],
  });
}

function take(
  { group, exposure = 1 }: Symbol_,
  { size, environment }: { size: Sheet; environment: Texture },
): Layer {
  const scene = new Scene();
  scene.environment = environment;
  scene.add(group);
  return expose(size, {
    scene,
    camera: { place: [0, 0, 8], look: [0, 0, 0], angle: 21 },
    key: { from: [-5, 6.5, 4.5], colour: "#eafff4", strength: 3.6, breadth: 0.14 },
    dome: { sky: "#9fd0f0", ground: "#ffb870", strength: 1.5 },
    stage: { centre: [0, 0, 0], radius: 2.2 },
    exposure,
  }).picture;
}
