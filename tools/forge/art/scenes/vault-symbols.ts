import alfa from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2";
import { Group, Scene, type Texture } from "three";
import { expose } from "../kit/expose.ts";
import { learnFace } from "../kit/face.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { letter } from "../kit/lettering.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { around, cutStone } from "../models/cut-stone.ts";
import { chalice, crown, emberStone, flameCoin, ring, vaultKey } from "../models/hoard.ts";
import { rays } from "../models/reel-lights.ts";
import { fires, shards, socket } from "../models/vault-lights.ts";

const cell = 224;

/**
 * Everything that falls, burns and flies in Ember Vault, in one picture 2048 wide: the cuts stand in
 * games/tumble/scene/board/vault-cuts.ts.
 */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Alfa", alfa);
  const atlas = newLayer(sheet);
  const unit = sheet.width / 2048;
  const environment = forge();
  const size = { ...sheet, width: cell * unit, height: cell * unit };
  const put = (layer: Layer, column: number, row: number) =>
    atlas.drawImage(layer.canvas, column * cell * unit, row * cell * unit);
  const treasures = [
    posed(crown(), { turn: [0.24, 0.2, -0.03], size: [0.9, 1.22, 0.9], at: [0, -0.16, 0] }),
    posed(chalice(), { turn: [0.24, 0, 0.06], size: 0.96, at: [0, 0.02, 0] }),
    posed(ring(), { turn: [0.16, -0.42, 0.1], size: 1, at: [0, -0.2, 0] }),
    posed(flameCoin(), { turn: [-0.24, 0.34, 0.08], size: 1 }),
    ...stones(),
  ];
  for (const [place, group] of treasures.entries()) {
    // Metal swallows more of the light than a cut stone does.
    const cold = take(group, { size, environment, exposure: place < 4 ? 1.35 : 1.1 });
    put(cold, place, 0);
    put(burning(cold, place), place, 1);
  }
  const key = newLayer(size);
  aura(key, "#ff9a2a");
  lay(
    key,
    take(posed(vaultKey(), { turn: [0.1, -0.2, -0.62], size: 0.96, at: [-0.06, 0, 0] }), {
      size,
      environment,
    }),
  );
  put(key, 0, 2);
  const ember = newLayer(size);
  aura(ember, "#ff5a08");
  lay(ember, take(posed(emberStone(), { turn: [0.3, 0.5, 0], size: 1.06 }), { size, environment }));
  put(ember, 1, 2);
  atlas.drawImage(rays(448 * unit).canvas, 1120 * unit, 448 * unit);
  atlas.scale(unit, unit);
  shards(atlas, 2 * cell, 2 * cell);
  socket(atlas, 3 * cell, 2 * cell, cell);
  fires(atlas, 8 * cell);
  atlas.setTransform(1, 0, 0, 1, 0, 0);
  for (const [place, text] of Array.from("0123456789×").entries()) {
    const glyph = newLayer({ width: 96 * unit, height: 128 * unit });
    letter(glyph, {
      text,
      face: "Alfa",
      size: 96 * unit,
      x: 46 * unit,
      y: 98 * unit,
      ramp: [
        [0, "#ffffff"],
        [0.5, "#ffe9a0"],
        [1, "#ffb02a"],
      ],
      lit: "#ffffff",
      shaded: "#c04a00",
      rim: "#fff6d8",
      outline: "#1c0502",
      bevel: 0.04,
      depth: 0.03,
    });
    atlas.drawImage(glyph.canvas, place * 96 * unit, 3 * cell * unit);
  }
  return atlas;
}

function stones(): Group[] {
  const drop = Array.from({ length: 12 }, (_, at) => {
    const angle = Math.PI / 2 + (at / 12) * 2 * Math.PI;
    const high = Math.sin(angle);
    const wide = Math.cos(angle) * (high > 0 ? 0.98 * (1 - high ** 1.5) ** 0.6 + 0.04 : 0.98);
    return [wide, high > 0 ? high * 1.28 - 0.2 : high * 0.9 - 0.2] as const;
  });
  const slab = [
    [0.52, -1.06],
    [0.86, -0.72],
    [0.86, 0.72],
    [0.52, 1.06],
    [-0.52, 1.06],
    [-0.86, 0.72],
    [-0.86, -0.72],
    [-0.52, -1.06],
  ] as const;
  return [
    cutStone({
      outline: around(10, [1.08, 1.02], Math.PI / 10),
      dark: "#4a0010",
      middle: "#e20c34",
      bright: "#ff9aa4",
      seed: 5,
    }),
    cutStone({
      outline: around(6, [1.12, 1.12], Math.PI / 6),
      dark: "#7a2c00",
      middle: "#ff9a00",
      bright: "#ffe678",
      table: 0.5,
      seed: 9,
    }),
    cutStone({
      outline: slab,
      dark: "#003a20",
      middle: "#10b860",
      bright: "#a8ffc8",
      isStepped: true,
      table: 0.62,
      seed: 4,
    }),
    cutStone({
      outline: drop,
      dark: "#04125a",
      middle: "#1c5cff",
      bright: "#a8d4ff",
      seed: 12,
    }),
  ].map((stone) => posed(stone, { turn: [-0.1, 0.14, 0.04], size: 1 }));
}

function posed(group: Group, where: Parameters<typeof stand>[1]): Group {
  stand(group, where);
  const whole = new Group();
  whole.add(group);
  return whole;
}

function forge() {
  return surround({
    above: "#7c747c",
    around: "#4c4038",
    below: "#8a4a20",
    strength: 0.7,
    panels: [
      { place: [-8, 8, 6], size: [7, 6], colour: "#fff6e8", strength: 10 },
      { place: [9, 1, 0], size: [2.4, 8], colour: "#ff8a3a", strength: 5 },
      { place: [0, -9, 4], size: [9, 3], colour: "#ff7a28", strength: 2.4 },
      { place: [-9, -2, 3], size: [1.6, 8], colour: "#b8ccec", strength: 4.5 },
      { place: [-3, 2, 12], size: [7, 7], colour: "#fff2e0", strength: 2.6 },
      { place: [5, -3, 10], size: [3, 6], colour: "#ffc890", strength: 1.6 },
    ],
  });
}

type Taking = {
  readonly size: Sheet;
  readonly environment: Texture;
  readonly exposure?: number;
};

function take(group: Group, { size, environment, exposure = 1.25 }: Taking): Layer {
  const scene = new Scene();
  scene.environment = environment;
  scene.add(group);
  return expose(size, {
    scene,
    camera: { place: [0, 0, 8], look: [0, 0, 0], angle: 19.4 },
    key: { from: [-5, 6.5, 5], colour: "#ffe8d0", strength: 3.4, breadth: 0.14 },
    dome: { sky: "#d0c8cc", ground: "#d89a6a", strength: 1.7 },
    stage: { centre: [0, 0, 0], radius: 2.2 },
    exposure,
  }).picture;
}

function aura(layer: Layer, colour: string): void {
  const { width } = layer.canvas;
  glow(layer, {
    x: width / 2,
    y: width / 2,
    radius: width / 2,
    colour,
    strength: 0.85,
    blend: "source-over",
  });
}

/** The same thing a moment before it bursts: lava in its cracks, heat around it. */
function burning(cold: Layer, seed: number): Layer {
  const { width, height } = cold.canvas;
  const cracks = shade(
    { width, height },
    `vec4 paint(vec2 p) {
      float bend = layered(vec3(p * 3., seed), 3) * .7;
      float one = abs(layered(vec3(p * 3.4 + bend, seed + 3.), 4));
      float two = abs(layered(vec3(p * 6.8 - bend, seed + 8.), 3));
      float heat = max(smoothstep(.10, .0, one), .8 * smoothstep(.055, .0, two));
      vec3 c = mix(vec3(1., .25, .02), vec3(1., .72, .2), smoothstep(.3, .7, heat));
      c = mix(c, vec3(1., .98, .82), smoothstep(.75, 1., heat));
      return vec4(c, smoothstep(.04, .4, heat));
    }`,
    { seed: seed * 7 + 1 },
  );
  const hot = newLayer(cold.canvas);
  lay(hot, cold);
  hot.globalCompositeOperation = "source-atop";
  hot.fillStyle = "rgb(255 90 10 / .3)";
  hot.fillRect(0, 0, width, height);
  lay(hot, cracks, { blend: "source-atop" });
  const whole = newLayer(cold.canvas);
  for (const blur of [0.07, 0.03]) {
    whole.save();
    whole.filter = `blur(${width * blur}px) brightness(1.6) saturate(1.6)`;
    whole.drawImage(hot.canvas, 0, 0);
    whole.restore();
  }
  lay(whole, hot);
  return whole;
}
