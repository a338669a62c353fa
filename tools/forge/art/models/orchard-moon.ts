import { Group, MeshPhysicalMaterial, SphereGeometry, TorusGeometry } from "three";
import { shade } from "../kit/shade.ts";
import type { Layer } from "../kit/sheet.ts";
import { body } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";
import { silver, sprig, type SprigLeaf } from "./orchard-sprig.ts";

/** The wild: the full moon in a wreath of leaves. */
export function wreathedMoon(): Group {
  const map = skin(
    shade(
      { width: 1024, height: 512 },
      `vec4 paint(vec2 p) {
        float seas = smoothstep(-.04, .16, layered(vec3(p * 4.4, 4.), 5));
        float fine = layered(vec3(p * 16., 2.), 5);
        return vec4(mix(vec3(1., .97, .82), vec3(.52, .62, .66), seas * .8) + fine * .16, 1.);
      }`,
    ),
  );
  const stone = new MeshPhysicalMaterial({
    map,
    emissiveMap: map,
    emissive: "#fff6d8",
    emissiveIntensity: 0.34,
    roughness: 0.8,
  });
  const metal = new MeshPhysicalMaterial({ color: "#f4e2a8", metalness: 1, roughness: 0.2 });
  const group = new Group();
  group.add(
    body(new SphereGeometry(0.86, 96, 64), stone, { turn: [0.1, -1.3, 0] }),
    body(new TorusGeometry(1.04, 0.05, 24, 128), metal),
    sprig(wreath(), silver, 0.3),
  );
  return group;
}

function wreath(): SprigLeaf[] {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, place): SprigLeaf => {
      const turn = -Math.PI / 2 + side * (0.3 + place * 0.34);
      const inner = place % 2 === 0 ? 0.1 : -0.05;
      return {
        at: [Math.cos(turn) * (1.04 - inner), Math.sin(turn) * (1.04 - inner), 0.12],
        turn: turn - Math.PI / 2 + side * (Math.PI / 2 - 0.55 + (place % 2) * 0.8),
        size: 0.46 - place * 0.022,
        roll: 0.2,
      };
    }),
  );
}

/** One phase, lit from the upper left; what is dark of it is still seen a little. `full` is 0 to 1. */
export function moonPhase(size: number, full: number): Layer {
  return shade(
    { width: size, height: size },
    `vec4 paint(vec2 p) {
      vec2 q = (p - .5) * 2.32;
      float r = length(q), a = smoothstep(1.008, .985, r);
      float z = sqrt(max(0., 1. - r * r));
      float turn = acos(2. * full - 1.);
      vec3 n = vec3(q, z), l = vec3(-sin(turn) * .86, -sin(turn) * .5, cos(turn));
      float lit = smoothstep(-.06, .22, dot(n, l));
      vec2 w = q / (1. + z * .4);
      float seas = smoothstep(-.08, .28, layered(vec3(w * 1.7 + 2., 6.), 5));
      float fine = layered(vec3(w * 8., 2.), 5);
      vec3 stone = mix(vec3(1., .985, .86), vec3(.60, .69, .70), seas * .8) + fine * .14;
      vec3 c = mix(vec3(.10, .20, .30) * (.8 + fine * .5), stone * (.72 + .34 * z), lit);
      c += vec3(.25, .5, .6) * (1. - lit) * smoothstep(.86, 1., r) * .5;
      return vec4(c, a);
    }`,
    { full },
  );
}
