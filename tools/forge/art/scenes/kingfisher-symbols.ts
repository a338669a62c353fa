import berkshire from "@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2";
import {
  Group,
  MeshPhysicalMaterial,
  CylinderGeometry,
  TorusGeometry,
  Scene,
  type Texture,
} from "three";
import { expose } from "../kit/expose.ts";
import { learnFace } from "../kit/face.ts";
import { downwards, newLayer } from "../kit/layer.ts";
import { letter } from "../kit/lettering.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { bulrushes } from "../models/bulrushes.ts";
import { copperFish } from "../models/copper-fish.ts";
import { divingReel } from "../models/diving-reel.ts";
import { kingfisher } from "../models/kingfisher.ts";
import { lotus } from "../models/lotus.ts";
import { lights, rays, shadow, winFrame } from "../models/reel-lights.ts";
import { ripple } from "../models/ripple.ts";
import { riverCoin } from "../models/river-coin.ts";

const cell = 320;
const small = 160;

/**
 * Everything that moves on the reels of Kingfisher's Catch, in one picture 2048 wide: the cuts stand in
 * games/lines/scene/reels/symbol-cuts.ts.
 */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Berkshire", berkshire);
  const atlas = newLayer(sheet);
  const unit = sheet.width / 2048;
  const environment = studio();
  const symbols = paintSymbols(sheet, { unit, environment });
  for (const [place, symbol] of symbols.entries()) {
    atlas.drawImage(symbol.canvas, (place % 6) * cell * unit, Math.floor(place / 6) * cell * unit);
    atlas.drawImage(inMotion(symbol).canvas, place * small * unit, 2 * cell * unit);
  }
  atlas.scale(unit, unit);
  winFrame(atlas, 5 * cell, cell, cell);
  lights(atlas, 6 * cell);
  shadow(atlas, 11 * small, 2 * cell, small);
  atlas.setTransform(1, 0, 0, 1, 0, 0);
  const y = (2 * cell + small) * unit;
  atlas.drawImage(divingReel(sheet, { width: cell, height: 3 * cell, unit }).canvas, 0, y);
  atlas.drawImage(rays(640 * unit).canvas, cell * unit, y);
  for (let turn = 0; turn < 8; turn++) {
    const size = {
      ...sheet,
      samples: Math.ceil(sheet.samples / 2),
      width: small * unit,
      height: small * unit,
    };
    const picture = take(riverCoinAt((turn / 8) * Math.PI), { size, environment, exposure: 0.92 });
    const [column, row] = [turn % 4, Math.floor(turn / 4)];
    atlas.drawImage(picture.canvas, (960 + column * small) * unit, y + row * small * unit);
  }
  return atlas;
}

function paintSymbols(
  sheet: Sheet,
  { unit, environment }: { unit: number; environment: Texture },
): Layer[] {
  const size = { ...sheet, width: cell * unit, height: cell * unit };
  const pictures = [tilted(riverCoin(), 1.02), lily(), fish(), sheaf(), pool()].map((group) =>
    take(group, { size, environment }),
  );
  pictures.unshift(take(medal(), { size, environment, exposure: 1.3 }));
  const letters = [
    { text: "A", top: "#ffd9a0", low: "#e2571c", shaded: "#7a1f08", lit: "#fff4dc" },
    { text: "K", top: "#e7c8ff", low: "#7a3fd0", shaded: "#371070", lit: "#f8efff" },
    { text: "Q", top: "#ffc4d4", low: "#d62a5e", shaded: "#6c0c30", lit: "#fff0f4" },
    { text: "J", top: "#c4f5cf", low: "#1f9a5a", shaded: "#07482a", lit: "#f0fff2" },
    { text: "10", top: "#c6ecff", low: "#1c7fcb", shaded: "#083a72", lit: "#f0faff" },
  ].map(({ text, top, low, shaded, lit }) => {
    const layer = newLayer(size);
    letter(layer, {
      text,
      face: "Berkshire",
      size: (text === "10" ? 262 : 232) * unit,
      x: (text === "K" ? 152 : 158) * unit,
      y: (text === "10" ? 222 : text === "Q" ? 220 : text === "J" ? 226 : 236) * unit,
      ramp: [
        [0, top],
        [0.52, low],
        [0.6, top],
        [1, low],
      ],
      lit,
      shaded,
      rim: "#ffe3a6",
      outline: "#0c1d2c",
      depth: 0.06,
    });
    return layer;
  });
  return [...pictures, ...letters];
}

const camera = { place: [0, 0, 8], look: [0, 0, 0], angle: 21 } as const;

function studio() {
  return surround({
    above: "#8a7ac0",
    around: "#d99468",
    below: "#20304a",
    strength: 0.75,
    panels: [
      { place: [-8, 8, 6], size: [7, 7], colour: "#ffe2bc", strength: 8 },
      { place: [9, 2, -3], size: [5, 7], colour: "#7ab4f0", strength: 4.5 },
      { place: [2, 3, 10], size: [5, 3], colour: "#fff0dc", strength: 2 },
    ],
  });
}

function take(
  group: Group,
  { size, environment, exposure = 1 }: { size: Sheet; environment: Texture; exposure?: number },
): Layer {
  const scene = new Scene();
  scene.environment = environment;
  scene.add(group);
  return expose(size, {
    scene,
    camera,
    key: { from: [-5, 6.5, 5], colour: "#ffe6c8", strength: 3.8, breadth: 0.14 },
    dome: { sky: "#b9c4f0", ground: "#c98a58", strength: 1.6 },
    stage: { centre: [0, 0, 0], radius: 2.2 },
    exposure,
  }).picture;
}

/** The bird breaks out of a golden ring: it stands in for every other symbol. */
function medal(): Group {
  const group = new Group();
  const gold = new MeshPhysicalMaterial({ color: "#f2b23c", metalness: 1, roughness: 0.2 });
  const deep = new MeshPhysicalMaterial({ color: "#062c48", roughness: 0.6, clearcoat: 0.3 });
  const plate = new CylinderGeometry(1.12, 1.12, 0.1, 96);
  plate.rotateX(Math.PI / 2);
  group.add(
    body(plate, deep, { at: [0, 0, -0.75] }),
    body(new TorusGeometry(1.14, 0.13, 28, 128), gold, { at: [0, 0, -0.66] }),
    body(new TorusGeometry(0.95, 0.03, 16, 128), gold, { at: [0, 0, -0.68] }),
  );
  const bird = kingfisher({ spread: 0.72 });
  bird.rotation.x = 0.3;
  const roll = new Group();
  roll.add(bird);
  roll.rotation.y = -0.2;
  stand(roll, { at: [0.24, -0.34, 0.2], size: 0.94 });
  roll.rotation.z = -0.1;
  group.add(roll);
  stand(group, { at: [-0.02, -0.12, 0], size: 0.84 });
  const whole = new Group();
  whole.add(group);
  return whole;
}

function tilted(coin: Group, size: number): Group {
  stand(coin, { turn: [-0.2, 0.34, 0.06], size });
  const group = new Group();
  group.add(coin);
  return group;
}

function riverCoinAt(turn: number): Group {
  const coin = riverCoin();
  stand(coin, { turn: [0.12, turn, 0], size: 1.05 });
  const group = new Group();
  group.add(coin);
  return group;
}

function lily(): Group {
  const group = new Group();
  const flower = lotus();
  stand(flower, { at: [0, -0.56, 0], turn: [0.62, 0.2, 0], size: 0.94 });
  group.add(flower);
  return group;
}

function fish(): Group {
  const group = new Group();
  const one = copperFish();
  stand(one, { at: [0.14, -0.06, 0], turn: [0.12, -0.3, 0.7], size: 1.12 });
  group.add(one);
  return group;
}

function sheaf(): Group {
  const group = new Group();
  const one = bulrushes();
  stand(one, { at: [0, -0.06, 0], turn: [0.05, 0.2, 0.06], size: 1.04 });
  group.add(one);
  return group;
}

function pool(): Group {
  const group = new Group();
  const one = ripple();
  stand(one, { at: [0, -0.34, 0], turn: [0.62, 0, 0], size: 1.06 });
  group.add(one);
  return group;
}

/** The same symbol as an eye sees it rush down. */
function inMotion(symbol: Layer): Layer {
  const size = symbol.canvas.width / 2;
  const layer = newLayer({ width: size, height: size });
  const steps = 28;
  layer.globalAlpha = 1 / steps;
  layer.globalCompositeOperation = "lighter";
  for (let step = 0; step < steps; step++) {
    const way = (step / (steps - 1) - 0.5) * size * 0.44;
    layer.drawImage(symbol.canvas, 0, way, size, size);
  }
  layer.globalAlpha = 1;
  layer.globalCompositeOperation = "destination-in";
  layer.fillStyle = downwards(layer, 0, size, [
    [0, "rgb(0 0 0 / 0)"],
    [0.16, "#000"],
    [0.84, "#000"],
    [1, "rgb(0 0 0 / 0)"],
  ]);
  layer.fillRect(0, 0, size, size);
  return layer;
}
