import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  type Mesh,
} from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { glow } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, many, standing } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin, woodGrain } from "../kit/textures.ts";
import { brass } from "../models/magnifier.ts";

const columns = 15;
const gap = 0.34;
const radius = 0.13;
/** Of some hundred beads, how many fall into each column, middle most: chance, but in the long run. */
const heaps = [0, 1, 1, 3, 5, 8, 10, 12, 11, 9, 6, 3, 2, 1, 0];

/** Where a great many beads came to rest; one of them is yours. */
export function paint(sheet: Sheet): Layer {
  const layer = wall(sheet);
  layRender(
    layer,
    expose(sheet, {
      scene: rack(),
      camera: { place: [-1.7, 1.9, 7.6], look: [0.15, 1.35, 0], angle: 27 },
      lens: { focus: [0, 1.2, 0.2], aperture: 0.06 },
      shift: [0.02, 0.03],
      key: { from: [-6, 5, 3.4], colour: "#ffe4bc", strength: 3.2, breadth: 0.1 },
      dome: { sky: "#f0d0b8", ground: "#9a4a2c", strength: 1.1 },
      stage: { centre: [0, 1, 0], radius: 3.8 },
      exposure: 0.88,
    }),
    0.45,
  );
  glow(layer, {
    x: 0,
    y: 0,
    radius: sheet.height * 1.2,
    colour: "#ffe2b4",
    strength: 0.35,
    stretch: 1.3,
  });
  return finish(layer, { vignette: { colour: "#32100a", strength: 0.5 }, grain: 2.6 });
}

/** Terracotta in late light. */
function wall(sheet: Sheet): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      float lime = layered(vec3(p * vec2(20., 24.), 2.), 5) * .05 + layered(vec3(p * 2., 6.), 5) * .12;
      vec3 c = mix(vec3(.86, .50, .33), vec3(.56, .25, .17), smoothstep(-.1, 1.7, p.x * .8 + p.y * .6)) + lime * .5;
      float arch = length((p - vec2(.62, .62)) * vec2(1., .8)) - .62;
      c = mix(c, vec3(.98, .74, .52), smoothstep(.05, -.03, arch) * step(p.y, 2.) * .55);
      return vec4(c, 1.);
    }`,
  );
}

function rack(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#e8c8a8",
    around: "#b0603c",
    below: "#3a1810",
    strength: 0.6,
    panels: [
      { place: [-8, 6, 5], size: [5, 7], colour: "#fff0d4", strength: 8 },
      { place: [8, 4, -3], size: [2, 7], colour: "#8fd0dc", strength: 3 },
    ],
  });
  scene.add(...stand(), ...tubes(), ...beads());
  return scene;
}

const placeOf = (column: number) => (column - (columns - 1) / 2) * gap;

function stand(): Mesh[] {
  const grain = woodGrain(
    { width: 1024, height: 256 },
    { dark: "#2a1008", middle: "#5a2a14", light: "#8a4a24", fibre: 0.3 },
  );
  const wood = new MeshPhysicalMaterial({ map: skin(grain), roughness: 0.4, clearcoat: 0.5 });
  const shelf = new MeshPhysicalMaterial({ color: "#7a3a26", roughness: 0.7 });
  const wide = columns * gap + 0.36;
  return [
    body(new PlaneGeometry(40, 8), shelf, { at: [0, -0.42, 1], turn: [-Math.PI / 2, 0, 0] }),
    body(new BoxGeometry(wide, 0.4, 0.8), wood, { at: [0, -0.22, 0] }),
    body(new BoxGeometry(wide, 0.05, 0.84), brass(0.25), { at: [0, 0, 0] }),
    ...[-1, 1].map((side) =>
      body(new CylinderGeometry(0.06, 0.06, 3.5, 32), brass(0.2), {
        at: [(side * (wide - 0.16)) / 2, 1.75, 0],
      }),
    ),
    body(new BoxGeometry(wide, 0.1, 0.2), wood, { at: [0, 3.5, 0] }),
  ];
}

function tubes(): Mesh[] {
  const glass = new MeshStandardMaterial({
    color: "#fff4ea",
    roughness: 0.05,
    transparent: true,
    opacity: 0.12,
    envMapIntensity: 2.6,
    depthWrite: false,
  });
  return Array.from({ length: columns }, (_, column) => {
    const tube = body(
      new CylinderGeometry(radius + 0.02, radius + 0.02, 3.42, 32, 1, true),
      glass,
      { at: [placeOf(column), 1.74, 0] },
    );
    tube.castShadow = false;
    return tube;
  });
}

function beads(): Mesh[] {
  const random = seeded(7);
  const ball = new SphereGeometry(radius, 32, 24);
  const clay = new MeshPhysicalMaterial({
    roughness: 0.3,
    clearcoat: 0.6,
    clearcoatRoughness: 0.15,
  });
  const copies = heaps.flatMap((heap, column) =>
    Array.from({ length: heap }, (_, row) => ({
      matrix: standing({
        at: [
          placeOf(column) + between(random, -0.008, 0.008),
          radius + 0.03 + row * radius * 2 * 0.992,
          0,
        ],
      }),
      colour: new Color(row % 4 === 3 ? "#d9b98c" : "#f0e2c8").multiplyScalar(
        between(random, 0.85, 1),
      ),
    })),
  );
  const yours = new MeshPhysicalMaterial({ color: "#04589c", roughness: 0.16, clearcoat: 1 });
  const place = heaps[9] ?? 0;
  return [
    many(ball, clay, copies),
    body(ball, yours, { at: [placeOf(9), radius + 0.03 + place * radius * 2 * 0.992, 0] }),
  ];
}
