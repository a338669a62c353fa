import type { Mesh } from "three";
import {
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Group,
  MeshPhysicalMaterial,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { ease, mix, through } from "../kit/curves.ts";
import { shade } from "../kit/shade.ts";
import { body, lofted, turned, type Place } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";
import { brass } from "./magnifier.ts";

const lacquer = (color: string) =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.34,
    clearcoat: 0.8,
    clearcoatRoughness: 0.12,
    side: DoubleSide,
  });
const steel = new MeshPhysicalMaterial({ color: "#d3d6d6", metalness: 0.9, roughness: 0.3 });
const rubber = new MeshPhysicalMaterial({ color: "#17181a", roughness: 0.8 });

/** A two-seater of about four units that flies to the right; red body, cream cloth wings. */
export function biplane(): Group {
  const plane = new Group();
  const red = lacquer("#c01f1c");
  plane.add(fuselage(red), ...engine(), ...seats(), ...tail(red));
  for (const [y, x] of [
    [0.62, 0.5],
    [-0.34, 0.28],
  ] as const) {
    plane.add(wing([x, y, 0], y > 0 ? 2.75 : 2.45));
  }
  plane.add(...struts(), ...gear(), propeller());
  return plane;
}

function fuselage(red: MeshPhysicalMaterial): Mesh {
  const high = through([
    [0, 0.05],
    [0.3, 0.2],
    [0.62, 0.34],
    [0.85, 0.37],
    [1, 0.33],
  ]);
  return body(
    lofted({
      along: [
        [-2, 0.12, 0],
        [-1, 0.05, 0],
        [0, 0, 0],
        [0.95, 0, 0],
      ],
      girth: (way) => [high(way), high(way) * mix(0.6, 0.95, way)],
      rings: 60,
      sides: 48,
    }),
    red,
  );
}

function engine(): Mesh[] {
  const cowl = [
    [0.33, 0],
    [0.4, 0.1],
    [0.42, 0.3],
    [0.38, 0.42],
    [0.3, 0.46],
    [0.27, 0.42],
    [0, 0.36],
  ] as const;
  const cylinders = Array.from({ length: 9 }, (_, place) => {
    const angle = (place / 9) * 2 * Math.PI;
    return body(new CylinderGeometry(0.05, 0.05, 0.16, 16), steel, {
      at: [1.33, Math.cos(angle) * 0.19, Math.sin(angle) * 0.19],
      turn: [angle, 0, 0],
    });
  });
  return [
    body(turned(cowl), lacquer("#f0e2c4"), { at: [0.93, 0, 0], turn: [0, 0, -Math.PI / 2] }),
    body(
      turned([
        [0.13, 0],
        [0.12, 0.1],
        [0.06, 0.22],
        [0, 0.26],
      ]),
      brass(0.16),
      { at: [1.4, 0, 0], turn: [0, 0, -Math.PI / 2] },
    ),
    ...cylinders,
  ];
}

function seats(): Mesh[] {
  const leather = new MeshPhysicalMaterial({ color: "#4a2413", roughness: 0.6 });
  const glass = new MeshPhysicalMaterial({
    color: "#dff2f4",
    roughness: 0.05,
    transparent: true,
    opacity: 0.3,
    side: DoubleSide,
    depthWrite: false,
  });
  const pilot = new MeshPhysicalMaterial({ color: "#6b3a1e", roughness: 0.55 });
  return [-0.25, -0.85].flatMap((x, seat) => [
    body(new TorusGeometry(0.19, 0.045, 16, 48), leather, {
      at: [x, 0.31 - seat * 0.045, 0],
      turn: [Math.PI / 2, 0, 0],
      size: [1.3, 1, 1],
    }),
    body(new CircleGeometry(0.18, 32, 0, Math.PI), glass, {
      at: [x + 0.25, 0.31, 0],
      turn: [0, Math.PI / 2, 0],
    }),
    ...(seat === 1
      ? [
          body(new SphereGeometry(0.13, 32, 24), pilot, { at: [x, 0.44, 0] }),
          body(new SphereGeometry(0.05, 20, 16), brass(0.2), { at: [x + 0.1, 0.46, 0.06] }),
        ]
      : []),
  ]);
}

/** Doped cloth over ribs: cream, a red tip, a faint seam a rib. */
function cloth(): MeshPhysicalMaterial {
  const layer = shade(
    { width: 1024, height: 256 },
    `vec4 paint(vec2 p) {
      float across = p.x / 4.;
      float rib = abs(fract(across * 26.) - .5);
      vec3 c = mix(vec3(.93, .83, .64), vec3(.72, .10, .09), step(.86, abs(across - .5) * 2.));
      c *= 1. - .16 * smoothstep(.06, .0, rib) - .05 * layered(vec3(p * vec2(6., 30.), 3.), 4);
      return vec4(c, 1.);
    }`,
  );
  return new MeshPhysicalMaterial({
    map: skin(layer),
    roughness: 0.55,
    clearcoat: 0.3,
    clearcoatRoughness: 0.4,
    side: DoubleSide,
  });
}

function wing(at: Place, half: number): Mesh {
  const round = (way: number) =>
    Math.sqrt(Math.max(0, 1 - ease(0.84, 1.02, Math.abs(2 * way - 1)) ** 2));
  const plan = lofted({
    along: [
      [at[0], at[1] + 0.06, -half],
      [at[0], at[1] + 0.03, -half * 0.5],
      [at[0], at[1], 0],
      [at[0], at[1] + 0.03, half * 0.5],
      [at[0], at[1] + 0.06, half],
    ],
    girth: (way) => [0.045 * round(way) + 0.006, 0.42 * round(way)],
    rings: 80,
    sides: 32,
  });
  return body(plan, cloth());
}

function rod(from: Place, to: Place, thick: number, material = steel): Mesh {
  const middle = from.map((value, axis) => (value + (to[axis] ?? 0)) / 2) as unknown as Place;
  return body(
    lofted({
      along: [from, middle, to],
      girth: () => [thick, thick * 1.8],
      up: [0, 0.3, 1],
      rings: 4,
      sides: 10,
    }),
    material,
  );
}

function struts(): Mesh[] {
  const wood = new MeshPhysicalMaterial({ color: "#7a4a22", roughness: 0.4, clearcoat: 0.5 });
  return [-2, -0.95, 0.95, 2].flatMap((z) => [
    rod([0.72, 0.62, z], [0.5, -0.32, z], 0.018, wood),
    rod([0.28, 0.62, z], [0.06, -0.32, z], 0.018, wood),
    rod([0.5, 0.62, z], [0.28, -0.32, z > 0 ? z - 1.05 : z + 1.05], 0.005),
    rod([0.28, -0.32, z], [0.5, 0.62, z > 0 ? z - 1.05 : z + 1.05], 0.005),
  ]);
}

function gear(): Mesh[] {
  return [-0.5, 0.5].flatMap((z) => [
    rod([0.7, -0.28, z * 0.5], [0.72, -0.82, z], 0.022),
    rod([0.2, -0.28, z * 0.5], [0.72, -0.82, z], 0.022),
    body(new TorusGeometry(0.17, 0.06, 20, 48), rubber, { at: [0.72, -0.84, z * 1.08] }),
    body(new CylinderGeometry(0.15, 0.15, 0.05, 40), lacquer("#f0e2c4"), {
      at: [0.72, -0.84, z * 1.08],
      turn: [Math.PI / 2, 0, 0],
    }),
    rod([0.72, -0.84, -0.54], [0.72, -0.84, 0.54], 0.018),
  ]);
}

function tail(red: MeshPhysicalMaterial): Mesh[] {
  const fin = new Shape();
  fin.moveTo(-0.1, 0);
  fin.quadraticCurveTo(0.05, 0.62, -0.42, 0.66);
  fin.quadraticCurveTo(-0.72, 0.6, -0.62, 0);
  fin.closePath();
  const plate = { depth: 0.03, bevelEnabled: true, bevelThickness: 0.02, bevelSize: 0.02 };
  const stabiliser = new Shape();
  stabiliser.moveTo(0.1, 0);
  stabiliser.bezierCurveTo(0.05, 0.55, -0.05, 0.95, -0.3, 0.95);
  stabiliser.bezierCurveTo(-0.62, 0.95, -0.55, 0.3, -0.55, 0);
  stabiliser.bezierCurveTo(-0.55, -0.3, -0.62, -0.95, -0.3, -0.95);
  stabiliser.bezierCurveTo(-0.05, -0.95, 0.05, -0.55, 0.1, 0);
  return [
    body(new ExtrudeGeometry(fin, plate), red, { at: [-1.55, 0.16, -0.015] }),
    body(new ExtrudeGeometry(stabiliser, plate), lacquer("#f0e2c4"), {
      at: [-1.5, 0.18, 0],
      turn: [Math.PI / 2, 0, 0],
    }),
    body(new BoxGeometry(0.03, 0.22, 0.03), steel, { at: [-1.85, -0.02, 0] }),
  ];
}

/** In motion: a disc of air with two faint blades. */
function propeller(): Group {
  const air = new MeshPhysicalMaterial({
    color: "#fff2e0",
    transparent: true,
    opacity: 0.1,
    depthWrite: false,
    side: DoubleSide,
    roughness: 0.3,
  });
  const bladeMatter = new MeshPhysicalMaterial({
    color: "#5a2d12",
    transparent: true,
    opacity: 0.5,
    roughness: 0.4,
    side: DoubleSide,
  });
  const group = new Group();
  const disc = body(new CircleGeometry(0.8, 64), air, {
    at: [1.55, 0, 0],
    turn: [0, Math.PI / 2, 0],
  });
  disc.castShadow = false;
  group.add(disc);
  for (let ghost = 0; ghost < 6; ghost++) {
    const blade = body(new BoxGeometry(0.02, 1.5, 0.085), bladeMatter, {
      at: [1.55, 0, 0],
      turn: [0.9 + ghost * 0.07, 0, 0],
    });
    blade.castShadow = false;
    group.add(blade);
  }
  return group;
}
