import { PointLight, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow, shafts } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { branch, pear } from "../models/pear-branch.ts";
import { reeds } from "../models/reeds.ts";

/** Fruit that keeps the light of the day it ripened in. */
export function paint(sheet: Sheet): Layer {
  const layer = orchard(sheet);
  const { width, height } = sheet;
  shafts(layer, {
    x: width * 0.12,
    y: -height * 0.15,
    length: height * 1.3,
    from: 0.3,
    to: 1.3,
    count: 10,
    colour: "#d8fff0",
    strength: 0.16,
    blur: height * 0.016,
    seed: 8,
  });
  for (const [x, y, radius] of [
    [0.62, 0.5, 0.62],
    [0.375, 0.46, 0.26],
    [0.86, 0.44, 0.24],
  ] as const) {
    glow(layer, {
      x: width * x,
      y: height * y,
      radius: height * radius,
      colour: "#ffb24a",
      strength: 0.6,
    });
  }
  layRender(
    layer,
    expose(sheet, {
      scene: hanging(),
      camera: { place: [-0.2, 0, 8.4], look: [0, 0.25, 0], angle: 27 },
      lens: { focus: [0.6, 0, 0.7], aperture: 0.09 },
      key: { from: [-5, 6, 4], colour: "#d8fff2", strength: 2.8, breadth: 0.12 },
      dome: { sky: "#8fd0e0", ground: "#ffb050", strength: 1.1 },
      stage: { centre: [0.4, 0.8, 0], radius: 3.6 },
    }),
    0.5,
  );
  fireflies(layer);
  const grass = newLayer(sheet);
  reeds(grass, {
    seed: 41,
    count: 90,
    from: -0.05,
    to: width / height + 0.05,
    tall: [0.05, 0.17],
    lean: 0.01,
    thick: 0.006,
    heads: 0,
    light: "#2f7a62",
    dark: "#041417",
  });
  lay(layer, grass, { blur: 3 * sheet.unit });
  return finish(layer, { vignette: { colour: "#020c14", strength: 0.6 } });
}

/** Rows of round trees under a moon, each row nearer, darker and less misty. */
function orchard(sheet: Sheet): Layer {
  return shade(
    sheet,
    `
    float crowns(float x, float row) {
      float top = 0.;
      for (int i = -1; i < 2; i++) {
        float cell = floor(x) + float(i), wide = .46 + .12 * hash(vec3(cell, row, 2.));
        float dx = x - cell - .5 - .2 * (hash(vec3(cell, row, 1.)) - .5);
        top = max(top, sqrt(max(0., wide * wide - dx * dx)) * 1.35);
      }
      return top;
    }
    vec4 paint(vec2 p) {
      vec2 moon = p - vec2(.25, .17);
      vec3 c = mix(vec3(.04, .12, .24), vec3(.14, .36, .46), smoothstep(0., .5, p.y));
      c = mix(c, vec3(.36, .60, .60), smoothstep(.38, .66, p.y));
      float veil = smoothstep(.0, .42, layered(vec3(p.x * 1.3 + p.y, p.y * 5., 3.), 6));
      c += vec3(.36, .46, .42) * veil * smoothstep(.55, .15, p.y) * exp(-length(moon) * 1.6);
      c += vec3(.62, .78, .70) * exp(-length(moon) * 5.) * .55;
      float face = smoothstep(.083, .078, length(moon));
      c = mix(c, vec3(.98, .98, .90) - .12 * smoothstep(-.1, .3, layered(vec3(moon * 22., 2.), 4)), face);
      float hill = .56 + .09 * layered(vec3(p.x * 1.1, 6., 2.), 4);
      c = mix(c, mix(vec3(.20, .42, .46), vec3(.36, .58, .58), smoothstep(hill, .68, p.y)), smoothstep(hill - .003, hill + .004, p.y));
      for (int row = 0; row < 4; row++) {
        float r = float(row), size = .055 + .04 * r, foot = .665 + r * .07;
        float x = p.x / (size * 2.2) + r * .37;
        float top = foot - size * (.5 + crowns(x, r)) - size * .22 * layered(vec3(p.x * 60. / (1. + r), r, 3.), 4);
        vec3 tree = mix(vec3(.17, .40, .42), vec3(.025, .115, .145), r / 3.);
        float lit = smoothstep(1.1, .0, (p.y - top) / size);
        float dabs = smoothstep(-.1, .45, layered(vec3(p * vec2(46., 58.) / (1. + .5 * r), r), 4));
        tree += vec3(.15, .27, .23) * lit * dabs * (1.1 - .2 * r);
        vec2 cell = floor(p * (34. - 5. * r)), f = fract(p * (34. - 5. * r)) - .5;
        float fruit = step(.90, hash(vec3(cell, r))) * smoothstep(.2, .06, length(f));
        tree += vec3(1., .62, .22) * fruit * smoothstep(top + size * .25, top + size * .4, p.y);
        c = mix(c, tree, smoothstep(top - .002, top + .003, p.y));
        c = mix(c, vec3(.52, .76, .70), smoothstep(foot - size * 1.1, foot + .01, p.y) * (.5 - .11 * r));
      }
      return vec4(mix(c, vec3(.012, .06, .075), smoothstep(.82, 1., p.y) * .9), 1.);
    }`,
  );
}

function hanging(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#4f8aa8",
    around: "#1f4a5a",
    below: "#06161c",
    strength: 0.7,
    panels: [
      { place: [-8, 8, 5], size: [5, 5], colour: "#eafff4", strength: 8 },
      { place: [8, 3, -6], size: [3, 8], colour: "#58b6d0", strength: 4 },
    ],
  });
  const inner = new PointLight("#ffc060", 3, 4, 1.5);
  inner.position.set(0.85, 1.0, 0.5);
  scene.add(
    ...branch(),
    pear({ at: [0.86, -0.12, 0.3], size: 0.98, tint: "#ffffff", glow: 0.5, lean: -0.06 }),
    pear({ at: [-0.92, 0.32, -0.4], size: 0.48, tint: "#ffb8a0", glow: 0.42, lean: 0.1 }),
    pear({ at: [2.72, 0.5, -0.7], size: 0.48, tint: "#ffe0a0", glow: 0.42, lean: -0.1 }),
    inner,
  );
  return scene;
}

function fireflies(layer: Layer): void {
  const { width, height } = layer.canvas;
  const random = seeded(5);
  for (let fly = 0; fly < 64; fly++) {
    const [x, y] = [width * random(), height * between(random, 0.28, 0.97)];
    const size = height * (0.002 + 0.007 * random() ** 2);
    glow(layer, { x, y, radius: size * 4.2, colour: "#e8ff9a", strength: 0.75 });
    layer.fillStyle = "#fdffd8";
    layer.beginPath();
    layer.arc(x, y, size * 0.42, 0, 7);
    layer.fill();
  }
}
