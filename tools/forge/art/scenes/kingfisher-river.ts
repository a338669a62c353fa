import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { bokeh, glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { reeds } from "../models/reeds.ts";

type Hour = {
  readonly sky: string;
  readonly bank: string;
  readonly water: string;
  readonly path: string;
  readonly light: { readonly colour: string; readonly strength: number; readonly radius: number };
  readonly reed: { readonly light: string; readonly dark: string };
  readonly lights: readonly string[];
  readonly vignette: string;
};

const dusk: Hour = {
  sky: `
    vec3 c = mix(vec3(.055, .10, .20), vec3(.16, .27, .38), smoothstep(0., .5, t));
    c = mix(c, vec3(.80, .48, .38), smoothstep(.44, .84, t));
    c = mix(c, vec3(1., .76, .48), smoothstep(.8, 1., t));
    float n = layered(vec3(p.x * 1.3 - p.y * .7, p.y * 6.5, 3.), 6);
    c = mix(c, mix(vec3(1., .62, .48), vec3(.30, .22, .36), smoothstep(0., 1.1, p.x)), smoothstep(.04, .36, n) * smoothstep(1.02, .5, t) * .6);`,
  bank: "mix(vec3(.34, .22, .26), vec3(.08, .09, .15), smoothstep(0., 1.4, p.x))",
  water: "vec3(.03, .075, .12)",
  path: "vec3(1., .62, .36)",
  light: { colour: "#ffb46c", strength: 0.6, radius: 0.7 },
  reed: { light: "#b0784a", dark: "#0d0c14" },
  lights: ["#ffd9a0", "#ffc49a"],
  vignette: "#081022",
};

/** The same bend of the river under the moon: free spins. */
const night: Hour = {
  sky: `
    vec3 c = mix(vec3(.012, .03, .10), vec3(.03, .12, .24), smoothstep(0., .6, t));
    c = mix(c, vec3(.10, .34, .46), smoothstep(.5, 1., t));
    float n = layered(vec3(p.x * 1.3 - p.y * .7, p.y * 6.5, 9.), 6);
    c = mix(c, vec3(.16, .34, .50), smoothstep(.06, .4, n) * smoothstep(1.02, .4, t) * .5);
    vec2 cell = floor(p * 150.);
    float star = hash(vec3(cell, 3.));
    vec2 inside = fract(p * 150.) - .5;
    c += vec3(.8, .9, 1.) * step(.986, star) * smoothstep(.34, .05, length(inside)) * smoothstep(.8, .2, t) * fract(star * 917.);
    float moon = length(p - vec2(middle * (middle > 1. ? .15 : .80), .105));
    c = mix(c, vec3(.93, .97, 1.) - .10 * layered(vec3(p * 26., 5.), 3), smoothstep(.058, .055, moon));
    c += vec3(.35, .55, .70) * exp(-moon * 7.) * .8;`,
  bank: "mix(vec3(.03, .10, .16), vec3(.012, .03, .07), smoothstep(0., 1.4, p.x))",
  water: "vec3(.008, .035, .08)",
  path: "vec3(.62, .86, 1.)",
  light: { colour: "#8fd0ff", strength: 0.4, radius: 0.6 },
  reed: { light: "#4a86a0", dark: "#04080f" },
  lights: ["#c8ff9a", "#9af0d0"],
  vignette: "#010610",
};

/** Where Kingfisher's Catch is played: open water, so that the reels have it quiet. */
export function paint(sheet: Sheet): Layer {
  const isUpright = sheet.view.startsWith("upright");
  const hour = sheet.view.endsWith("night") ? night : dusk;
  const { width, height } = sheet;
  const layer = river(sheet, hour);
  glow(layer, {
    x: width * 0.27,
    y: height * 0.5,
    radius: height * hour.light.radius,
    colour: hour.light.colour,
    strength: hour.light.strength,
    stretch: isUpright ? 0.8 : 1.6,
  });
  const across = width / height;
  for (const [side, seed] of [
    [0, 14],
    [1, 22],
  ] as const) {
    const near = newLayer(sheet);
    reeds(near, {
      seed,
      count: isUpright ? 5 : 9,
      from: side === 0 ? -0.04 : across - (isUpright ? 0.1 : 0.24),
      to: side === 0 ? (isUpright ? 0.1 : 0.24) : across + 0.04,
      tall: [0.3, 0.92],
      lean: side === 0 ? 0.07 : -0.07,
      thick: isUpright ? 0.009 : 0.014,
      heads: 0.45,
      ...hour.reed,
    });
    lay(layer, near, { blur: 3.5 * sheet.unit });
  }
  bokeh(layer, {
    count: 34,
    colours: hour.lights,
    radius: [height * 0.002, height * 0.008],
    box: [0, 0.35, 1, 0.95],
    strength: 0.6,
    seed: 9,
  });
  return finish(layer, { vignette: { colour: hour.vignette, strength: 0.7 }, grain: 2 });
}

function river(sheet: Sheet, hour: Hour): Layer {
  const middle = sheet.width / sheet.height;
  const above = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float t = p.y / .56;
      ${hour.sky}
      float far = .535 - .05 * layered(vec3(p.x * 1.7, 2., 1.), 3) - .02 * abs(layered(vec3(p.x * 17., 4., 2.), 4));
      c = mix(c, mix(${hour.bank}, c, .45), smoothstep(far - .002, far + .006, p.y));
      float bank = .552 - .05 * smoothstep(.3, 1., abs(p.x / middle - .45) * 2.) * (1. + layered(vec3(p.x * 3.1, 7., 1.), 3)) - .03 * abs(layered(vec3(p.x * 13., 1., 6.), 4));
      c = mix(c, ${hour.bank}, smoothstep(bank - .002, bank + .005, p.y));
      return vec4(c, 1.);
    }`,
    { middle },
  );
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      if (p.y < .56) return vec4(below(p), 1.);
      float d = (p.y - .56) / .44, z = 1. / (d + .07);
      vec2 q = vec2((p.x - middle * .5) * z * .6, z * 1.5);
      float a = layered(vec3(q * vec2(1.2, 1.), 2.), 5), b = layered(vec3(q * vec2(.6, 2.), 6.), 5);
      vec3 c = below(vec2(p.x + a * .06 * d, .556 - (p.y - .56) * .9 - abs(b) * .14 * (d + .1)));
      c = mix(c, ${hour.water}, .2 + .55 * d);
      c += ${hour.path} * smoothstep(.1, .45, b) * exp(-abs(p.x - middle * .27) * 2.4) * (.65 - .35 * d);
      return vec4(c, 1.);
    }`,
    { middle },
    above,
  );
}
