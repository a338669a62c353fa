import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { bokeh, glow, shafts } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { fern } from "../models/fern.ts";

/** Where Plinko Falls is played: a gorge with the water in its middle, quiet enough for pegs before it. */
export function paint(sheet: Sheet): Layer {
  const isUpright = sheet.view === "upright";
  const { width, height } = sheet;
  const layer = gorge(sheet, isUpright ? 0.52 : 0.44);
  glow(layer, {
    x: width * 0.3,
    y: 0,
    radius: height * 0.85,
    colour: "#d8fff0",
    strength: 0.34,
    stretch: isUpright ? 0.8 : 1.4,
  });
  shafts(layer, {
    x: width * 0.02,
    y: -height * 0.3,
    length: height * 1.6,
    from: isUpright ? 0.75 : 0.35,
    to: 1.35,
    count: 9,
    colour: "#f0ffe0",
    strength: 0.13,
    blur: height * 0.018,
    seed: 9,
  });
  bokeh(layer, {
    count: 46,
    colours: ["#ffffff", "#d0fff0"],
    radius: [height * 0.0015, height * 0.006],
    box: [0.2, 0.3, 0.8, 1],
    strength: 0.4,
    seed: 3,
  });
  const near = newLayer(sheet);
  for (const [x, y, size, turn, seed] of isUpright
    ? ([
        [0, 0.99, 0.2, -0.7, 3],
        [1, 1.0, 0.2, -2.2, 5],
        [0, 0.1, 0.17, 0.5, 6],
        [1.02, 0.06, 0.15, 2.3, 9],
      ] as const)
    : ([
        [0, 1.03, 0.5, -0.62, 3],
        [0.07, 1.06, 0.4, -0.1, 8],
        [1.0, 1.02, 0.44, -2.45, 5],
        [0.93, 1.06, 0.36, -2.0, 9],
        [0, 0.04, 0.34, 0.75, 6],
        [1.01, 0, 0.3, 2.25, 4],
      ] as const)) {
    fern(near, { x: x * width, y: y * height, size: size * height, turn, seed });
  }
  lay(layer, near, { blur: 3.6 * sheet.unit });
  return finish(layer, { vignette: { colour: "#01140e", strength: 0.72 }, grain: 2 });
}

/** Slabs of wet rock that catch the light from the upper left, a veil of water, mist at its foot. */
function gorge(sheet: Sheet, half: number): Layer {
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
      float side = (p.x - middle * .5) / (middle * .5), away = abs(side);
      vec2 q = vec2(p.x * .9 + p.y * .22 * sign(side), p.y) * vec2(6.5, 3.1) + layered(vec3(p * 8., 2.), 3) * .22;
      vec3 big = cell(q), small = cell(q * 2.6 + 9.);
      float plane = hash(vec3(big.xy, 5.)) * .62 + hash(vec3(small.xy, 6.)) * .38;
      float strata = layered(vec3(p.x * 4. - p.y * 3., p.y * 30. + p.x * 8., 3.), 4);
      vec3 rock = mix(vec3(.018, .085, .085), vec3(.17, .34, .30), plane * (.75 + .7 * strata));
      rock *= .34 + .66 * smoothstep(.0, .12, big.z) * (.6 + .4 * smoothstep(.0, .1, small.z));
      rock = mix(rock, vec3(.10, .29, .10) * (.45 + plane), smoothstep(.04, .22, layered(vec3(p * 6., 8.), 5)) * .7);
      rock *= (side < 0. ? .78 : 1.05) * (1.15 - .75 * p.y);
      float edge = half_ + .13 * layered(vec3(p.y * 2.6, side > 0. ? 3. : 9., 1.), 5) - .10 * (1. - p.y);
      float bank = smoothstep(edge + .012, edge - .012, away);
      float fall = layered(vec3(p.x * 21., p.y * 1.1, 5.), 5) * .8 + layered(vec3(p.x * 60., p.y * 2.2, 8.), 4) * .5;
      float broad = layered(vec3(p.x * 5.5, p.y * .5, 2.), 3);
      vec3 water = mix(vec3(.018, .15, .18), vec3(.075, .35, .38), smoothstep(-.35, .35, fall + broad * .7));
      water = mix(water, vec3(.34, .68, .67), smoothstep(.22, .8, fall + broad * .45) * .62);
      water *= 1.12 - .5 * p.y;
      water *= 1. - .30 * smoothstep(edge - .16, edge, away);
      vec3 c = mix(rock, water, bank);
      c *= 1. - .55 * smoothstep(.05, .0, abs(away - edge - .012)) * (1. - bank);
      float foot = .93 + .06 * layered(vec3(p.x * 5., 2., 7.), 4);
      float mist = smoothstep(foot - .34, foot + .1, p.y + .12 * layered(vec3(p * 3.2, 4.), 5)) * smoothstep(edge + .34, edge - .2, away);
      return vec4(mix(c, vec3(.50, .80, .77), mist * .46), 1.);
    }`,
    { middle: sheet.width / sheet.height, half_: half },
  );
}
