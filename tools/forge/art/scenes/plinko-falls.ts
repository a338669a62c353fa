import { MeshPhysicalMaterial, Scene, SphereGeometry, type Mesh } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { bokeh, glow, shafts } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, turned } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { fern } from "../models/fern.ts";
import { brass } from "../models/magnifier.ts";

/** The ball has met the first pegs, and nobody knows yet. */
export function paint(sheet: Sheet): Layer {
  const layer = falls(sheet);
  const { width, height } = sheet;
  glow(layer, {
    x: width * 0.55,
    y: height * 0.1,
    radius: height * 0.9,
    colour: "#e0fff4",
    strength: 0.4,
  });
  shafts(layer, {
    x: width * 0.1,
    y: -height * 0.25,
    length: height * 1.7,
    from: 0.35,
    to: 1.25,
    count: 11,
    colour: "#f0ffe0",
    strength: 0.2,
    blur: height * 0.016,
    seed: 9,
  });
  layRender(
    layer,
    expose(sheet, {
      scene: board(),
      camera: { place: [-1.5, 0.9, 8.6], look: [0.15, 0, 0], angle: 27 },
      lens: { focus: [0.3, 0.2, 0.5], aperture: 0.12 },
      shift: [0.06, 0],
      key: { from: [-5, 6.5, 4.5], colour: "#fff4d8", strength: 3.1, breadth: 0.14 },
      dome: { sky: "#c8f4e4", ground: "#2a7a64", strength: 1.2 },
      stage: { centre: [0.3, 0, 0], radius: 3.6 },
      exposure: 0.95,
    }),
    0.5,
  );
  const spray = newLayer(sheet);
  bokeh(spray, {
    count: 60,
    colours: ["#ffffff", "#d0fff0"],
    radius: [height * 0.002, height * 0.012],
    box: [0.3, 0, 0.95, 1],
    strength: 0.55,
    seed: 3,
  });
  lay(layer, spray, { blend: "screen" });
  const ferns = newLayer(sheet);
  for (const [x, y, size, turn, seed] of [
    [0, 1.02, 0.62, -0.5, 3],
    [0.06, 1.05, 0.5, 0.2, 8],
    [1.02, 1.02, 0.36, -2.5, 5],
    [0.94, 1.06, 0.42, -2.0, 9],
    [0, 0.06, 0.4, 0.9, 6],
  ] as const) {
    fern(ferns, { x: x * width, y: y * height, size: size * height, turn, seed });
  }
  lay(layer, ferns, { blur: 4.5 * sheet.unit });
  return finish(layer, { vignette: { colour: "#01140e", strength: 0.6 } });
}

/** Broken rock on both sides, planes that catch the light or do not, and water between. */
function falls(sheet: Sheet): Layer {
  return shade(
    sheet,
    `
    vec3 cell(vec2 p) {
      vec2 at = floor(p), best = vec2(0.); float least = 9., next = 9.;
      for (int y = -1; y < 2; y++) for (int x = -1; x < 2; x++) {
        vec2 c = at + vec2(float(x), float(y));
        vec2 d = c + vec2(hash(vec3(c, 1.)), hash(vec3(c, 2.))) - p;
        float far = length(d);
        if (far < least) { next = least; least = far; best = c; } else next = min(next, far);
      }
      return vec3(best, next - least);
    }
    vec4 paint(vec2 p) {
      vec2 q = vec2(p.x + p.y * .25, p.y - p.x * .2) * vec2(5., 3.) + layered(vec3(p * 9., 2.), 3) * .22;
      vec3 big = cell(q), small = cell(q * 2.7 + 9.);
      float plane = hash(vec3(big.xy, 5.)) * .62 + hash(vec3(small.xy, 6.)) * .38;
      float strata = layered(vec3(p.x * 4. - p.y * 3., p.y * 34. + p.x * 9., 3.), 4);
      vec3 rock = mix(vec3(.025, .10, .095), vec3(.24, .42, .36), plane * (.8 + .7 * strata));
      rock *= .35 + .65 * smoothstep(.0, .12, big.z) * (.6 + .4 * smoothstep(.0, .1, small.z));
      rock = mix(rock, vec3(.13, .34, .12) * (.5 + plane), smoothstep(.02, .2, layered(vec3(p * 6., 8.), 5)) * .75);
      rock *= 1.3 - .8 * p.y;
      float edge = .22 * layered(vec3(p.y * 3., 3., 1.), 5);
      float body_ = smoothstep(.50, .53, p.x + edge) * smoothstep(1.60, 1.57, p.x - edge * 1.2);
      float fall = layered(vec3(p.x * 26., p.y * 1.3 - p.x, 5.), 5) * .8 + layered(vec3(p.x * 75., p.y * 2.6, 8.), 4) * .55;
      vec3 water = mix(vec3(.10, .47, .50), vec3(.50, .86, .82), smoothstep(-.25, .3, fall));
      water = mix(water, vec3(.96, 1., .98), smoothstep(.18, .58, fall));
      water *= .78 + .3 * (1. - p.y);
      vec3 c = mix(rock, water, body_);
      float foot = .9 + .08 * layered(vec3(p.x * 5., 2., 7.), 4);
      float mist = smoothstep(foot - .4, foot + .1, p.y + .12 * layered(vec3(p * 3.2, 4.), 5)) * smoothstep(.25, .7, p.x) * smoothstep(1.85, 1.4, p.x);
      return vec4(mix(c, vec3(.80, .97, .93), mist * .78), 1.);
    }`,
  );
}

function board(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#d8e8d0",
    around: "#a08a50",
    below: "#0c3a30",
    strength: 0.65,
    panels: [
      { place: [-8, 9, 6], size: [7, 7], colour: "#fffbe8", strength: 9 },
      { place: [8, 2, -5], size: [4, 8], colour: "#8ff4e4", strength: 4 },
      { place: [5, 4, 7], size: [1.2, 6], colour: "#ffffff", strength: 4 },
    ],
  });
  scene.add(
    ...pegs(),
    ball("#c8102e", 0.47, [0.42, 0.62, 0.42]),
    ball("#f0a020", 0.2, [1.98, 1.5, 0.3]),
    ball("#2fa45a", 0.2, [-0.92, -0.98, 0.4]),
  );
  return scene;
}

function ball(color: string, radius: number, at: readonly [number, number, number]): Mesh {
  const lacquer = new MeshPhysicalMaterial({
    color,
    roughness: 0.16,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
  });
  return body(new SphereGeometry(radius, 64, 48), lacquer, { at });
}

/** A quincunx, as it must be; each peg points at whoever looks. */
function pegs(): Mesh[] {
  const metal = brass(0.18);
  const peg = turned(
    [
      [0.1, -0.9],
      [0.1, 0.1],
      [0.15, 0.14],
      [0.2, 0.24],
      [0.2, 0.34],
      [0.15, 0.43],
      [0.07, 0.47],
      [0, 0.48],
    ],
    64,
  );
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 - (row % 2) }, (_, place) =>
      body(peg, metal, {
        at: [-3.0 + place * 1.12 + (row % 2) * 0.56 + 0.42, 2.05 - row * 1.04, 0],
        turn: [Math.PI / 2, 0, 0],
        size: 0.86,
      }),
    ),
  )
    .flat()
    .filter((peg) => peg.position.x > -1.6);
}
