import { DoubleSide, MeshPhysicalMaterial, PlaneGeometry, Vector3 } from "three";
import { ease } from "../kit/curves.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import { body, moved } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";

const [breadth, length] = [1.5, 4.2];

/** A printed strip as a till gives it, lying along z; its far end rolls back over itself. */
export function paperStrip() {
  const steps = 240;
  const spine = rollUp(steps);
  const sheet = moved(new PlaneGeometry(breadth, length, 24, steps), (place) => {
    const row = Math.round((0.5 - place.y / length) * steps);
    const { y, z } = spine[row] ?? { y: 0, z: 0 };
    const sag = 0.012 * noise(place.x * 2, row * 0.03) * ease(0, 30, steps - row);
    return new Vector3(place.x, y + 0.012 + sag, z);
  });
  const paper = new MeshPhysicalMaterial({
    map: skin(print(512, 1434)),
    side: DoubleSide,
    alphaTest: 0.5,
    roughness: 0.92,
    specularIntensity: 0.25,
  });
  return body(sheet, paper);
}

/** The height of the strip from its far end to its near one: rolled, flat, and lifting a little. */
function rollUp(steps: number): readonly { y: number; z: number }[] {
  const step = length / steps;
  const near = [{ y: 0, z: 0 }];
  const half = Math.round(steps * 0.62);
  for (let row = 1; row <= steps - half; row++) {
    const angle = 0.12 * ease(0.6, 1, row / (steps - half));
    const last = near.at(-1) ?? { y: 0, z: 0 };
    near.push({ y: last.y + Math.sin(angle) * step, z: last.z + Math.cos(angle) * step });
  }
  const far = [{ y: 0, z: 0 }];
  for (let row = 1; row <= half; row++) {
    const angle = 5.2 * ease(0.42, 1.12, row / half) ** 1.25;
    const last = far.at(-1) ?? { y: 0, z: 0 };
    far.push({ y: last.y + Math.sin(angle) * step, z: last.z - Math.cos(angle) * step });
  }
  return [...far.reverse(), ...near.slice(1)];
}

/** Marks that look like print and say nothing, and a lower edge torn by teeth. */
function print(width: number, height: number) {
  const layer = shade(
    { width, height },
    `vec4 paint(vec2 p) {
      float fibre = layered(vec3(p * 260., 2.), 3) * .035 + layered(vec3(p * 9., 5.), 4) * .05;
      float tooth = abs(fract(p.x * 51.) - .5) * .006;
      float sheet = step(.005 + tooth, p.y) * step(p.y, .995 - tooth);
      return vec4(vec3(.965, .925, .845) + fibre, sheet);
    }`,
  );
  const random = seeded(4);
  for (let line = 0; line < 34; line++) {
    const y = height * (0.16 + line * 0.0215);
    const kind = line % 9;
    if (kind === 8) {
      ruleAt(layer, y, width);
      continue;
    }
    words(layer, { y, from: width * 0.1, to: width * between(random, 0.36, 0.62), random });
    words(layer, { y, from: width * between(random, 0.72, 0.8), to: width * 0.9, random });
  }
  return layer;
}

function ruleAt(layer: CanvasRenderingContext2D, y: number, width: number): void {
  layer.fillStyle = "rgb(30 44 52 / .7)";
  for (let x = width * 0.1; x < width * 0.9; x += 12) layer.fillRect(x, y, 6, 2);
}

type Words = { y: number; from: number; to: number; random: () => number };

function words(layer: CanvasRenderingContext2D, { y, from, to, random }: Words): void {
  for (let x = from; x < to;) {
    for (let letter = 0; letter < between(random, 2, 8) && x < to; letter++, x += 8) {
      layer.fillStyle = `rgb(28 40 50 / ${between(random, 0.55, 0.85)})`;
      const tall = between(random, 6, 11);
      layer.fillRect(x, y - tall, 5.4, tall);
    }
    x += 8;
  }
}
