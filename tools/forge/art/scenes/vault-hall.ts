import { CylinderGeometry, type Group, MeshPhysicalMaterial, PointLight, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { glow } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { many, stand, standing } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { around, cutStone } from "../models/cut-stone.ts";
import { chalice, crown } from "../models/hoard.ts";

/** Where Ember Vault is played: under the mountain, the middle kept dark for what falls there. */
export function paint(sheet: Sheet): Layer {
  const isUpright = sheet.view.startsWith("upright");
  const isHot = sheet.view.endsWith("hot");
  const { width, height } = sheet;
  const layer = cavern(sheet, isHot ? 1 : 0);
  for (const x of [0.06, 0.94]) {
    glow(layer, {
      x: width * x,
      y: height * 0.86,
      radius: height * (isHot ? 0.75 : 0.55),
      colour: "#ff5a10",
      strength: isHot ? 0.6 : 0.4,
    });
  }
  layRender(
    layer,
    expose(sheet, {
      scene: hoard(isUpright ? 1.15 : 3.1),
      camera: { place: [0, 1.1, 9], look: [0, isUpright ? 1 : 0.5, 0], angle: isUpright ? 34 : 25 },
      lens: { focus: [0, -0.6, 1], aperture: 0.05 },
      key: { from: [-5, 6, 5], colour: "#fff0dc", strength: 2.2, breadth: 0.2 },
      dome: { sky: "#8a7c80", ground: "#ff5a18", strength: 0.8 },
      stage: { centre: [0, -0.5, 0], radius: 5 },
      exposure: isHot ? 1.1 : 0.85,
    }),
    0.4,
  );
  return finish(layer, { vignette: { colour: "#060101", strength: 0.6 }, grain: 2 });
}

/** Columns of basalt; the nearer to the foot, the hotter what runs between them. */
function cavern(sheet: Sheet, heat: number): Layer {
  const middle = sheet.width / sheet.height;
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      float side = abs(p.x / middle - .5) * 2.;
      float column = floor(p.x * 8. + layered(vec3(p.x * 2.6, p.y * .4, 1.), 3) * 1.2);
      float edge = fract(p.x * 8. + layered(vec3(p.x * 2.6, p.y * .4, 1.), 3) * 1.2);
      float top = .5 * hash(vec3(column, 2., 3.));
      float step_ = floor((p.y + top) * 3.4);
      float facet = hash(vec3(column, step_, 7.));
      float rough = layered(vec3(p * vec2(70., 60.), 3.), 5);
      vec3 rock = vec3(.105, .090, .092) * (.5 + facet * .6 + rough * .5) * mix(1.5, .5, smoothstep(0., 1., edge));
      rock *= .35 + .65 * smoothstep(.0, .07, min(edge, 1. - edge));
      rock *= .6 + .4 * smoothstep(.0, .02, abs(fract((p.y + top) * 3.4) - .5) * -1. + .5);
      rock += vec3(.11, .125, .17) * smoothstep(1.3, 0., length(p)) * (.3 + facet);
      rock *= .5 + .6 * side;
      float bend = layered(vec3(p * 2.1, 2.), 4);
      float vein = 1. - abs(layered(vec3(p * vec2(4.2, 3.) + bend * 1.1, 7.), 6)) * 15.;
      float where_ = smoothstep(.1, 1., p.y) * (.35 + .65 * side) + heat * .28;
      float fire = smoothstep(.35, 1., vein) * smoothstep(.12, .62, where_ + bend * .25);
      vec3 lava = mix(vec3(.45, .05, .0), vec3(1., .50, .10), smoothstep(.3, .85, fire));
      rock += vec3(.34, .085, .012) * pow(p.y, 3.) * (.5 + side) * (.7 + heat);
      return vec4(rock + lava * fire, 1.);
    }`,
    { middle, heat },
  );
}

/** Heaps in both corners, so that the middle stays quiet. */
function hoard(far: number): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#4c4650",
    around: "#4a2410",
    below: "#b0440c",
    strength: 0.5,
    panels: [
      { place: [-8, 9, 7], size: [7, 5], colour: "#fff2e4", strength: 7 },
      { place: [8, 0, 3], size: [3, 8], colour: "#ff6a1a", strength: 5 },
      { place: [0, -8, 6], size: [10, 4], colour: "#ff7a20", strength: 3 },
    ],
  });
  const gold = new MeshPhysicalMaterial({ color: "#f0a63c", metalness: 1, roughness: 0.26 });
  const random = seeded(8);
  for (const side of [-1, 1]) {
    const copies = Array.from({ length: 420 }, () => {
      const x = between(random, -1.7, 1.7);
      const heap = 1.15 * Math.exp(-(x ** 2) * 0.75);
      const at = [
        side * far + x,
        -1.72 + heap * random() ** 0.7,
        between(random, -0.4, 1.1),
      ] as const;
      const turn = [between(random, -0.6, 0.6), random() * 3, between(random, -0.6, 0.6)] as const;
      return { matrix: standing({ at, turn, size: between(random, 0.85, 1.15) }) };
    });
    scene.add(many(new CylinderGeometry(0.13, 0.13, 0.04, 28), gold, copies));
    const light = new PointLight("#ff6a18", 10, 5, 1.6);
    light.position.set(side * far, -1.5, 2.2);
    scene.add(light);
  }
  const pieces: readonly [Group, Parameters<typeof stand>[1]][] = [
    [crown(), { at: [-far + 0.1, -0.5, 0.5], turn: [0.3, 0.4, 0.22], size: 0.42 }],
    [chalice(), { at: [far + 0.1, -0.42, 0.4], turn: [0.2, 0, -0.3], size: 0.48 }],
    [
      cutStone({
        outline: around(10, [1, 1]),
        dark: "#4a0010",
        middle: "#e20c34",
        bright: "#ff9aa4",
      }),
      { at: [far - 0.75, -1.05, 1.1], turn: [-0.4, 0.3, 0.3], size: 0.26 },
    ],
    [
      cutStone({
        outline: around(6, [1, 1.1]),
        dark: "#04125a",
        middle: "#1c5cff",
        bright: "#a8d4ff",
      }),
      { at: [-far + 0.85, -1.08, 1.1], turn: [-0.4, -0.3, 0.2], size: 0.26 },
    ],
  ];
  for (const [piece, where] of pieces) {
    stand(piece, where);
    scene.add(piece);
  }
  return scene;
}
