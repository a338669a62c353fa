import {
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
  type Mesh,
} from "three";
import { mix } from "../kit/curves.ts";
import { shade } from "../kit/shade.ts";
import type { Layer } from "../kit/sheet.ts";
import { body, lofted, many, standing, turned } from "../kit/solids.ts";
import { roughness, skin } from "../kit/textures.ts";
import { brass } from "./magnifier.ts";

const facing = [Math.PI / 2, 0, 0] as const;

/** A round door of some four units in its frame, ajar by `ajar`; behind it the mountain burns. */
export function vaultDoor(ajar: number): Group {
  const vault = new Group();
  const relief = skin(roughness({ width: 512, height: 512 }, 22), { relief: true, repeat: [4, 2] });
  const iron = new MeshPhysicalMaterial({
    color: "#655d59",
    metalness: 0.9,
    roughness: 0.44,
    bumpMap: relief,
    bumpScale: 0.3,
    side: DoubleSide,
  });
  const hinge = new Group();
  hinge.position.set(-1.72, 0, 0.12);
  hinge.rotation.y = -ajar;
  const door = doorLeaf(iron);
  door.position.set(1.72, 0, 0);
  hinge.add(door);
  vault.add(...frame(iron), hinge);
  return vault;
}

/** Molten rock, brightest in its middle. */
export function lava(): Layer {
  return shade(
    { width: 768, height: 768 },
    `vec4 paint(vec2 p) {
      float bend = layered(vec3(p * 3.4, 2.), 4);
      float n = layered(vec3(p * 5. + bend * 1.6, 5.), 6);
      float k = clamp(1.02 - length(p - .5) * .9 + n * .95, 0., 1.);
      vec3 c = mix(vec3(.32, .04, .01), vec3(.93, .33, .03), smoothstep(.25, .6, k));
      c = mix(c, vec3(1., .72, .22), smoothstep(.55, .8, k));
      return vec4(mix(c, vec3(1., .95, .78), smoothstep(.82, 1., k)), 1.);
    }`,
  );
}

function frame(iron: MeshPhysicalMaterial): Mesh[] {
  const glowing = new MeshBasicMaterial({ map: skin(lava()) });
  glowing.color.setScalar(1.5);
  const outline = [
    [2.34, 0],
    [2.28, 0.3],
    [2.18, 0.38],
    [2.08, 0.38],
    [2.02, 0.45],
    [1.82, 0.45],
    [1.74, 0.36],
    [1.74, -0.1],
  ] as const;
  const rivets = Array.from({ length: 36 }, (_, place) => {
    const angle = (place / 36) * 2 * Math.PI;
    return {
      matrix: standing({
        at: [Math.cos(angle) * 1.92, Math.sin(angle) * 1.92, 0.2],
        size: [0.055, 0.055, 0.045],
      }),
    };
  });
  const pool = body(new CircleGeometry(1.78, 96), glowing, { at: [0, 0, -0.5] });
  pool.castShadow = false;
  return [
    body(turned(outline, 180), iron, { at: [0, 0, -0.25], turn: facing }),
    many(new SphereGeometry(1, 24, 16), brass(0.24), rivets),
    pool,
    ...[0.8, -0.8].map((y) =>
      body(new CylinderGeometry(0.16, 0.16, 0.56, 40), iron, { at: [-1.92, y, 0.28] }),
    ),
  ];
}

function doorLeaf(iron: MeshPhysicalMaterial): Group {
  const door = new Group();
  const face = [
    [1.6, -0.3],
    [1.68, -0.12],
    [1.66, 0.06],
    [1.58, 0.14],
    [1.42, 0.16],
    [1.36, 0.25],
    [1.16, 0.25],
    [1.1, 0.16],
    [0.76, 0.16],
    [0.7, 0.23],
    [0, 0.23],
  ] as const;
  door.add(body(turned(face, 180), iron, { turn: facing }));
  for (const [inner, outer] of [
    [0.63, 0.71],
    [1.19, 1.33],
  ] as const) {
    const band = [
      [outer, 0.24],
      [outer - 0.02, 0.285],
      [inner + 0.02, 0.285],
      [inner, 0.24],
    ] as const;
    door.add(body(turned(band, 160), brass(0.22), { turn: facing }));
  }
  door.add(...bolts(), ...slots(), handle());
  return door;
}

function bolts(): Mesh[] {
  const steel = new MeshPhysicalMaterial({ color: "#a49a94", metalness: 1, roughness: 0.26 });
  return Array.from({ length: 12 }, (_, place) => {
    const angle = (place / 12) * 2 * Math.PI + 0.13;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const along = angle - Math.PI / 2;
    return [
      body(
        turned(
          [
            [0.085, -0.3],
            [0.085, 0.22],
            [0.07, 0.28],
            [0, 0.3],
          ],
          32,
        ),
        steel,
        { at: [x * 1.5, y * 1.5, 0.2], turn: [0, 0, along] },
      ),
      body(
        turned(
          [
            [0.12, -0.07],
            [0.135, -0.05],
            [0.135, 0.05],
            [0.12, 0.07],
          ],
          32,
        ),
        brass(0.2),
        { at: [x * 1.45, y * 1.45, 0.2], turn: [0, 0, along] },
      ),
      body(new BoxGeometry(0.2, 0.16, 0.1), steel, {
        at: [x * 1.25, y * 1.25, 0.29],
        turn: [0, 0, along],
      }),
    ];
  }).flat();
}

/** Openings through which the heat of the other side is seen. */
function slots(): Mesh[] {
  const hot = new MeshBasicMaterial({ map: skin(lava()), color: "#ff9a50" });
  return Array.from({ length: 6 }, (_, place) => {
    const from = (place / 6) * 2 * Math.PI;
    const slot = new Shape();
    slot.absarc(0, 0, 1.04, from + 0.16, from + 0.88, false);
    slot.absarc(0, 0, 0.82, from + 0.88, from + 0.16, true);
    const mesh = body(new ShapeGeometry(slot, 30), hot, { at: [0, 0, 0.167] });
    mesh.castShadow = false;
    return mesh;
  });
}

function handle(): Group {
  const metal = brass(0.18);
  const wheel = new Group();
  wheel.position.z = 0.52;
  wheel.rotation.z = 0.3;
  wheel.add(
    body(new TorusGeometry(0.56, 0.06, 24, 96), metal),
    body(
      turned(
        [
          [0.15, -0.32],
          [0.19, 0],
          [0.17, 0.08],
          [0.1, 0.15],
          [0, 0.16],
        ],
        48,
      ),
      metal,
      { turn: facing },
    ),
  );
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke / 5) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    wheel.add(
      body(
        lofted({
          along: [
            [x * 0.1, y * 0.1, 0.02],
            [x * 0.4, y * 0.4, 0],
            [x * 0.74, y * 0.74, 0],
          ],
          girth: (way) => [mix(0.055, 0.038, way), mix(0.055, 0.038, way)],
          up: [0, 0, 1],
        }),
        metal,
      ),
      body(new SphereGeometry(0.085, 32, 24), metal, { at: [x * 0.78, y * 0.78, 0] }),
    );
  }
  return wheel;
}
