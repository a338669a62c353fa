import { DirectionalLight, Group, MeshPhysicalMaterial, Scene, SphereGeometry } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { bokeh, glow } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { many, stand, standing } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { copperFish } from "../models/copper-fish.ts";
import { kingfisher } from "../models/kingfisher.ts";
import { reeds } from "../models/reeds.ts";

/** Up again: the bird has what it dived for, and the water has not closed yet. */
export function paint(sheet: Sheet): Layer {
  const layer = river(sheet);
  const { width, height } = sheet;
  glow(layer, {
    x: width * 0.2,
    y: height * 0.5,
    radius: height * 0.8,
    colour: "#ffb46c",
    strength: 0.55,
    stretch: 1.5,
  });
  rings(layer, width * 0.375, height * 0.83);
  layRender(
    layer,
    expose(sheet, {
      scene: flight(),
      camera: { place: [0, 0, 10.2], look: [0, 0, 0], angle: 22 },
      lens: { focus: [0, 0, 0.2], aperture: 0.03 },
      shift: [0.07, -0.06],
      key: { from: [-5, 6.5, 4.5], colour: "#ffd8b0", strength: 3.2, breadth: 0.14 },
      dome: { sky: "#b8a8e0", ground: "#e08a4a", strength: 1.5 },
      stage: { centre: [0, 0, 0], radius: 2.8 },
      exposure: 1,
    }),
    0.4,
  );
  const near = newLayer(sheet);
  reeds(near, {
    seed: 14,
    count: 6,
    from: -0.03,
    to: 0.24,
    tall: [0.35, 0.85],
    lean: 0.12,
    thick: 0.016,
    heads: 0.4,
    light: "#b0784a",
    dark: "#140c1c",
  });
  lay(layer, near, { blur: 6 * sheet.unit });
  bokeh(layer, {
    count: 22,
    colours: ["#ffd9a0", "#ffc4d0"],
    radius: [height * 0.002, height * 0.009],
    box: [0.3, 0.3, 0.75, 0.86],
    strength: 0.7,
    seed: 9,
  });
  return finish(layer, { vignette: { colour: "#140a22", strength: 0.55 } });
}

/** Rose and violet, when the sun is gone; the near water holds the gold a little longer. */
function river(sheet: Sheet): Layer {
  const above = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float t = p.y / .58;
      vec3 c = mix(vec3(.115, .10, .24), vec3(.40, .24, .42), smoothstep(0., .5, t));
      c = mix(c, vec3(.86, .46, .42), smoothstep(.42, .82, t));
      c = mix(c, vec3(1., .74, .46), smoothstep(.78, 1., t));
      float n = layered(vec3(p.x * 1.2 - p.y * .8, p.y * 6., 8.), 6);
      float veil = smoothstep(.02, .36, n) * smoothstep(1., .5, t);
      c = mix(c, mix(vec3(1., .66, .50), vec3(.30, .20, .38), smoothstep(.1, 1.3, p.x)), veil * .55);
      float bank = .545 - .05 * layered(vec3(p.x * 1.4, 2., 1.), 3) - .022 * abs(layered(vec3(p.x * 15., 4., 2.), 4));
      bank -= .16 * smoothstep(1.25, 1.85, p.x) * (1. + .5 * layered(vec3(p.x * 12., p.y * 12., 2.), 5));
      vec3 wood = mix(vec3(.46, .28, .32), vec3(.14, .10, .21), smoothstep(.1, 1.5, p.x));
      c = mix(c, wood, smoothstep(bank - .002, bank + .006, p.y));
      c = mix(c, vec3(1., .72, .52), smoothstep(.53, .58, p.y) * .45 * smoothstep(1.7, .2, p.x));
      return vec4(c, 1.);
    }`,
  );
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      if (p.y < .58) return vec4(below(p), 1.);
      float d = (p.y - .58) / .42, z = 1. / (d + .07);
      vec2 q = vec2((p.x - .4) * z * .6, z * 1.5);
      float a = layered(vec3(q * vec2(1.2, 1.), 2.), 5), b = layered(vec3(q * vec2(.6, 2.), 6.), 5);
      vec3 c = below(vec2(p.x + a * .06 * d, .576 - (p.y - .58) * .85 - abs(b) * .14 * (d + .1)));
      c = mix(c, vec3(.075, .06, .15), .16 + .52 * d);
      c += vec3(1., .60, .36) * smoothstep(.1, .45, b) * exp(-abs(p.x - .36) * 1.5) * (.7 - .4 * d);
      return vec4(c, 1.);
    }`,
    {},
    above,
  );
}

/** Where the bird broke through. */
function rings(layer: Layer, x: number, y: number): void {
  const { height } = layer.canvas;
  for (let ring = 0; ring < 7; ring++) {
    layer.strokeStyle = `rgb(255 226 204 / ${0.42 - ring * 0.052})`;
    layer.lineWidth = height * (0.0045 - ring * 0.0004);
    layer.beginPath();
    layer.ellipse(x, y, height * (0.05 + ring * 0.055), height * (0.011 + ring * 0.0125), 0, 0, 7);
    layer.stroke();
  }
  glow(layer, { x, y, radius: height * 0.16, colour: "#ffe0c4", strength: 0.4, stretch: 1.7 });
}

function flight(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#7a6ab0",
    around: "#e09068",
    below: "#2a1c3a",
    strength: 0.75,
    panels: [
      { place: [-9, 8, 6], size: [7, 7], colour: "#ffd4a4", strength: 7 },
      { place: [9, 3, -5], size: [5, 7], colour: "#7a9cf0", strength: 4 },
    ],
  });
  const climb = new Group();
  const roll = new Group();
  const bird = kingfisher({ spread: 1.04 });
  bird.rotation.x = 0.34;
  roll.add(bird);
  roll.rotation.y = -0.3;
  climb.add(roll);
  const fish = copperFish();
  stand(fish, { at: [-1.62, 0.03, 0.16], turn: [0.3, -0.4, 1.15], size: 0.4 });
  climb.add(fish);
  stand(climb, { turn: [0, 0, 0.5], size: [-0.92, 0.92, 0.92] });
  const fill = new DirectionalLight("#d8d0ff", 1.5);
  fill.position.set(4, -0.5, 6);
  scene.add(climb, fill, spray());
  return scene;
}

/** Drops from the wings, thickest where the water was. */
function spray() {
  const random = seeded(12);
  const water = new MeshPhysicalMaterial({
    color: "#ffe9dc",
    roughness: 0.05,
    transparent: true,
    opacity: 0.3,
    clearcoat: 1,
    envMapIntensity: 1.6,
  });
  const copies = Array.from({ length: 190 }, () => {
    const way = random() ** 0.7;
    const aside = between(random, -0.5, 0.5) * (0.35 + way);
    const at = [
      -1.25 + (1 - way) * 1.5 + aside,
      -1.75 + (1 - way) * 1.6 + aside * 0.5,
      between(random, -0.4, 0.6),
    ] as const;
    return { matrix: standing({ at, size: 0.006 + 0.022 * random() ** 3 }) };
  });
  return many(new SphereGeometry(1, 16, 12), water, copies);
}
