import { DirectionalLight, Group, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { glass } from "../kit/colour.ts";
import { between, seeded } from "../kit/random.ts";
import { lay, newLayer, downwards, flood } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { kingfisher } from "../models/kingfisher.ts";
import { reeds } from "../models/reeds.ts";

/** The last light over the river, and the moment the bird lets go of its reed. */
export function paint(sheet: Sheet): Layer {
  const view = views[sheet.view === "narrow" ? "narrow" : "wide"];
  const { width, height } = sheet;
  const heaven = sky(sheet, view);
  stars(heaven, sheet.unit);
  const layer = water(sheet, view, heaven);
  const [sunX, sunY] = [view.sun[0] * height, view.sun[1] * height];
  glow(layer, { x: sunX, y: sunY, radius: height * 0.9, colour: "#ffa659", strength: 0.5 });
  glow(layer, { x: sunX, y: sunY, radius: height * 0.13, colour: "#fff0cf", strength: 0.95 });
  glow(layer, {
    x: sunX,
    y: view.horizon * height,
    radius: height * 0.5,
    colour: "#ffb265",
    strength: 0.5,
    stretch: 2.2,
  });
  const standingReeds = newLayer(sheet);
  reeds(standingReeds, {
    seed: 12,
    count: view.reeds,
    from: view.bank,
    to: width / height + 0.02,
    tall: [0.34, 0.72],
    lean: -0.1,
    thick: 0.006,
    heads: 0.4,
    light: "#e08a4c",
    dark: "#08191d",
  });
  lay(layer, standingReeds, { blur: 0.6 * sheet.unit });
  layRender(layer, bird(sheet, view), 0.35);
  const near = newLayer(sheet);
  reeds(near, {
    seed: 8,
    count: 7,
    from: width / height - view.near,
    to: width / height + 0.06,
    tall: [0.5, 1.05],
    lean: -0.16,
    thick: 0.016,
    heads: 0.22,
    light: "#6a4a34",
    dark: "#041014",
  });
  lay(layer, near, { blur: 7 * sheet.unit });
  flood(
    layer,
    downwards(layer, height * 0.72, height, [
      [0, "rgb(2 14 20 / 0)"],
      [1, "rgb(2 14 20 / .6)"],
    ]),
  );
  return finish(layer, { vignette: { colour: "#03141c", strength: 0.6 } });
}

type View = {
  readonly horizon: number;
  readonly sun: readonly [number, number];
  readonly bird: { readonly shift: readonly [number, number]; readonly size: number };
  readonly bank: number;
  readonly reeds: number;
  readonly near: number;
};

const views: Record<"wide" | "narrow", View> = {
  wide: {
    horizon: 0.63,
    sun: [1.22, 0.575],
    bird: { shift: [0.185, 0.015], size: 0.92 },
    bank: 2.02,
    reeds: 22,
    near: 0.2,
  },
  narrow: {
    horizon: 0.6,
    sun: [0.3, 0.545],
    bird: { shift: [0.06, -0.08], size: 0.8 },
    bank: 1.05,
    reeds: 14,
    near: 0.12,
  },
};

function sky(sheet: Sheet, { horizon, sun }: View): Layer {
  return shade(
    sheet,
    `
    vec3 ramp(float t) {
      vec3 c = mix(vec3(.018, .085, .13), vec3(.04, .21, .275), smoothstep(0., .42, t));
      c = mix(c, vec3(.13, .36, .40), smoothstep(.36, .72, t));
      c = mix(c, vec3(.60, .50, .40), smoothstep(.70, .92, t));
      return mix(c, vec3(.97, .64, .36), smoothstep(.88, 1., t));
    }
    float domes(float x, float seed) {
      float most = 0.;
      for (int i = -1; i < 2; i++) {
        float cell = floor(x) + float(i), wide = .35 + .5 * hash(vec3(cell, seed, 2.));
        float dx = x - cell - hash(vec3(cell, seed, 1.));
        most = max(most, sqrt(max(0., wide * wide - dx * dx)));
      }
      return most;
    }
    float crowns(float x, float seed) {
      float broad = .5 + .9 * layered(vec3(x * 1.7, seed, 1.), 2);
      return (.012 + .03 * domes(x * 9., seed) + .016 * domes(x * 27., seed + 3.) + .006 * domes(x * 90., seed + 5.)) * clamp(broad, .12, 1.1) + .004;
    }
    vec4 paint(vec2 p) {
      vec2 d = p - vec2(sunX, sunY);
      float near = length(d * vec2(.62, 1.));
      vec3 c = ramp(clamp(p.y / horizon, 0., 1.));
      c = mix(c, vec3(1., .78, .50), .7 * exp(-near * 4.2));
      float low = 1. - p.y / horizon;
      vec2 q = vec2(p.x * 1.15 + p.y * .9, p.y * 9.5);
      float bend = layered(vec3(q * .6, 1.), 3);
      float n = layered(vec3(q + vec2(1.2, .7) * bend, 6.), 6);
      float veil = smoothstep(.03, .4, n) * smoothstep(.02, .2, low) * smoothstep(.92, .5, low);
      vec3 lit = mix(vec3(1., .72, .46), vec3(.62, .36, .32), smoothstep(.1, .55, near));
      lit = mix(lit, vec3(.10, .235, .29), smoothstep(.5, 1.1, near));
      c = mix(c, lit, veil * .62);
      float hill = horizon - .07 - .075 * layered(vec3(p.x * .75, 3., 1.), 4) * 1.6;
      vec3 far = mix(vec3(.25, .39, .42), vec3(.80, .56, .40), exp(-abs(d.x) * 1.6));
      c = mix(c, mix(far, ramp(1.), smoothstep(hill, horizon, p.y) * .75), smoothstep(hill - .002, hill + .004, p.y));
      for (int bank = 0; bank < 2; bank++) {
        float b = float(bank);
        float top = horizon - crowns(p.x * (1.2 - .35 * b), 3. + b * 5.) * (.75 + .55 * b) - .006;
        vec3 wood = mix(vec3(.10, .225, .25), vec3(.028, .105, .125), b);
        wood = mix(wood, vec3(.46, .31, .21), .55 * exp(-abs(d.x) * 2.2));
        wood += .05 * layered(vec3(p * vec2(60., 80.), b), 3) * (.4 + b);
        float mist = smoothstep(horizon - .05, horizon, p.y) * (.75 - .3 * b);
        wood = mix(wood, mix(vec3(.45, .52, .49), vec3(.98, .70, .46), exp(-abs(d.x) * 1.3)), mist);
        c = mix(c, wood, smoothstep(top - .0015, top + .0025, p.y));
      }
      return vec4(c, 1.);
    }`,
    { horizon, sunX: sun[0], sunY: sun[1] },
  );
}

/** What lies below the horizon mirrors what stands above it, through ripples that grow as they near. */
function water(sheet: Sheet, { horizon, sun }: View, above: Layer): Layer {
  return shade(
    sheet,
    `
    vec4 paint(vec2 p) {
      if (p.y < horizon) return vec4(below(p), 1.);
      float d = (p.y - horizon) / (1. - horizon), z = 1. / (d + .035);
      vec2 q = vec2((p.x - sunX) * z * .55, z * 1.7);
      vec2 slope = vec2(layered(vec3(q * vec2(1.3, 1.), 1.), 5), layered(vec3(q * vec2(.55, 2.2), 4.), 5));
      float rough = .012 + .085 * d;
      vec2 seen = vec2(p.x + slope.x * rough * .9, horizon - (p.y - horizon) * .92 - abs(slope.y) * rough * 2.6 - .004);
      vec3 c = below(vec2(seen.x, max(.0, seen.y)));
      float facing = mix(.88, .34, smoothstep(0., .9, d));
      vec3 deep = mix(vec3(.035, .13, .16), vec3(.008, .048, .066), d);
      c = mix(deep, c, facing);
      float path = exp(-pow(abs(p.x - sunX) * (2.6 - 1.2 * d), 1.5) * 2.2);
      float glint = smoothstep(.14, .46, layered(vec3(q.x * 2.6, q.y * 3.4, 7.), 4));
      c += vec3(1., .62, .30) * glint * path * (.75 - .35 * d);
      c += vec3(.10, .20, .22) * smoothstep(.28, .5, slope.y) * (1. - d) * .6;
      float line = exp(-abs(p.y - horizon) * 90.);
      c = mix(c, mix(vec3(.42, .50, .48), vec3(1., .76, .5), exp(-abs(p.x - sunX) * 1.2)), line * .55);
      return vec4(c, 1.);
    }`,
    { horizon, sunX: sun[0] },
    above,
  );
}

function stars(layer: Layer, unit: number): void {
  const random = seeded(31);
  const { width, height } = layer.canvas;
  for (let star = 0; star < 90; star++) {
    const high = random() ** 1.6;
    layer.fillStyle = glass("#d9f2ff", (1 - high) * between(random, 0.15, 0.75));
    layer.beginPath();
    layer.arc(random() * width, high * 0.4 * height, between(random, 0.5, 1.3) * unit, 0, 7);
    layer.fill();
  }
}

function bird(sheet: Sheet, { bird: { shift, size } }: View) {
  const scene = new Scene();
  scene.environment = surround({
    above: "#4f98b4",
    around: "#c98a58",
    below: "#0b2a34",
    strength: 0.7,
    panels: [
      { place: [-9, 8, 6], size: [7, 7], colour: "#ffdcae", strength: 7 },
      { place: [9, 4, -5], size: [5, 7], colour: "#3cc2ea", strength: 4 },
      { place: [2, -6, 7], size: [9, 4], colour: "#ff9148", strength: 1.4 },
    ],
  });
  const dive = new Group();
  const roll = new Group();
  const model = kingfisher();
  model.rotation.x = 0.3;
  roll.add(model);
  roll.rotation.y = -0.22;
  dive.add(roll);
  dive.rotation.z = 0.82;
  dive.scale.setScalar(size);
  const fill = new DirectionalLight("#c4ecff", 1.5);
  fill.position.set(4, -0.5, 6);
  scene.add(dive, fill);
  return expose(sheet, {
    scene,
    camera: { place: [0, 0, 10.6], look: [0, 0, 0], angle: 24 },
    shift,
    key: { from: [-5, 6.5, 4.5], colour: "#ffdfb2", strength: 3.3, breadth: 0.16 },
    dome: { sky: "#8fcbe0", ground: "#d0743a", strength: 1.5 },
    stage: { centre: [0, 0, 0], radius: 2.6 },
    exposure: 1,
  });
}
