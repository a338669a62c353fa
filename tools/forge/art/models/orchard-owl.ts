import {
  Color,
  ConeGeometry,
  CylinderGeometry,
  Group,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  SphereGeometry,
  Vector3,
} from "three";
import { ease, mix, through } from "../kit/curves.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded } from "../kit/random.ts";
import { body, lofted, many, turned, type Copy } from "../kit/solids.ts";
import { blade, feather, featherCoat } from "./feather.ts";

const breadth = through([
  [-1, 0.2],
  [-0.84, 0.52],
  [-0.4, 0.84],
  [0.05, 0.86],
  [0.36, 0.78],
  [0.62, 0.78],
  [0.86, 0.6],
  [1, 0.22],
]);

/** The owl of the orchard, about two and a half units high: it looks at whoever plays. */
export function owl(): Group {
  const bird = new Group();
  const outline = Array.from({ length: 49 }, (_, place): [number, number] => {
    const high = -1 + (place / 48) * 2;
    return [place === 0 || place === 48 ? 0 : breadth(high) * 0.97, high * 1.16];
  });
  bird.add(
    body(turned(outline, 72), new MeshPhysicalMaterial({ color: "#3c3a52", roughness: 0.9 })),
    many(blade(0.05, 0.25), featherCoat(0.2), plumage()),
    ...face(),
    ...tufts(),
    perch(),
  );
  return bird;
}

function plumage(): Copy[] {
  const random = seeded(31);
  const rows = 40;
  return Array.from({ length: rows }, (_, row) => {
    const high = mix(-0.96, 0.97, row / (rows - 1));
    const radius = breadth(high);
    const count = Math.round(16 + radius * 46);
    return Array.from({ length: count }, (_, place): Copy => {
      const around = ((place + (row % 2) / 2 + between(random, -0.2, 0.2)) / count) * 2 * Math.PI;
      const [x, z] = [Math.sin(around), Math.cos(around)];
      const slope = (breadth(high - 0.03) - breadth(high + 0.03)) / 0.07;
      const out = new Vector3(x, slope * 0.7, z).normalize();
      const root = new Vector3(x * radius, high * 1.16, z * radius);
      const along = new Vector3(x * (slope + 0.16), -1, z * (slope + 0.16)).normalize();
      const isWing = Math.abs(x) > 0.66 && high < 0.42;
      const long = isWing ? 0.46 : mix(0.3, 0.2, ease(0.2, 0.8, high));
      return {
        matrix: feather(root, along, out, [long * (isWing ? 0.42 : 0.56), long]),
        colour: tint({ x, z, high, row, place, chance: random() }),
      };
    });
  }).flat();
}

function tint({
  x,
  z,
  high,
  row,
  place,
  chance,
}: {
  x: number;
  z: number;
  high: number;
  row: number;
  place: number;
  chance: number;
}): Color {
  const back = new Color("#6a5e86").lerp(new Color("#3c3760"), 0.5 + 0.5 * noise(row * 0.9, place));
  const breast = new Color("#fff0d2").lerp(
    new Color("#c9955c"),
    (row + place) % 3 === 0 ? 0.85 : 0.12,
  );
  const front = ease(0.25, 0.75, z) * ease(0.36, 0.1, high) * ease(0.8, 0.45, Math.abs(x));
  const brow = ease(0.5, 0.75, high) * 0.3;
  return back
    .lerp(new Color("#a8a2d4"), brow + 0.25 * chance)
    .lerp(breast, front)
    .multiplyScalar(mix(0.85, 1.15, chance));
}

function face() {
  const down = new MeshPhysicalMaterial({
    color: "#e8cfae",
    roughness: 0.85,
    emissive: "#c08a5a",
    emissiveIntensity: 0.14,
  });
  const rim = new MeshPhysicalMaterial({ color: "#4a3a5c", roughness: 0.8 });
  const amber = new MeshPhysicalMaterial({
    color: "#ffb020",
    emissive: "#ff9a10",
    emissiveIntensity: 0.75,
    roughness: 0.1,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  });
  const dark = new MeshPhysicalMaterial({ color: "#08060c", roughness: 0.04, clearcoat: 1 });
  const light = new MeshBasicMaterial({ color: "#ffffff" });
  const eyes = [-1, 1].flatMap((side) => {
    const turn = [0, side * 0.2, 0] as const;
    return [
      body(new SphereGeometry(1, 48, 32), rim, {
        at: [side * 0.345, 0.6, 0.62],
        turn,
        size: [0.42, 0.45, 0.1],
      }),
      body(new SphereGeometry(1, 48, 32), down, {
        at: [side * 0.335, 0.6, 0.66],
        turn,
        size: [0.365, 0.395, 0.11],
      }),
      body(new SphereGeometry(0.225, 40, 32), amber, { at: [side * 0.32, 0.6, 0.66] }),
      body(new SphereGeometry(0.145, 32, 24), dark, { at: [side * 0.315, 0.6, 0.765] }),
      body(new SphereGeometry(0.038, 16, 12), light, { at: [side * 0.315 - 0.07, 0.68, 0.885] }),
    ];
  });
  const horn = new MeshPhysicalMaterial({ color: "#f2a03c", roughness: 0.3, clearcoat: 0.6 });
  const beak = new ConeGeometry(0.12, 0.36, 32);
  return [...eyes, body(beak, horn, { at: [0, 0.4, 0.84], turn: [Math.PI - 0.2, 0, 0] })];
}

/** What looks like ears. */
function tufts() {
  const random = seeded(4);
  const copies = [-1, 1].flatMap((side) =>
    Array.from({ length: 22 }, (): Copy => {
      const root = new Vector3(
        side * between(random, 0.34, 0.58),
        between(random, 0.86, 1.0),
        between(random, 0.2, 0.46),
      );
      const along = new Vector3(side * between(random, 0.35, 0.62), 1, between(random, -0.1, 0.16));
      return {
        matrix: feather(root, along.normalize(), new Vector3(side * -0.3, 0.2, 1).normalize(), [
          0.15,
          between(random, 0.36, 0.58),
        ]),
        colour: new Color("#8a80b8").lerp(new Color("#3c3760"), random()),
      };
    }),
  );
  return [many(blade(0.04, 0.2), featherCoat(0.2), copies)];
}

function perch() {
  const bark = new MeshPhysicalMaterial({ color: "#6a4a38", roughness: 0.85 });
  const claw = new MeshPhysicalMaterial({ color: "#e8b25c", roughness: 0.4, clearcoat: 0.4 });
  const group = new Group();
  group.add(
    body(
      lofted({
        along: [
          [-1.3, -1.2, 0.1],
          [-0.4, -1.12, 0.16],
          [0.5, -1.16, 0.16],
          [1.3, -1.06, 0.1],
        ],
        girth: (way) => {
          const half = mix(0.15, 0.1, way) * (1 + 0.14 * noise(way * 14));
          return [half, half];
        },
      }),
      bark,
    ),
  );
  for (const side of [-1, 1]) {
    for (const toe of [-1, 0, 1]) {
      group.add(
        body(new CylinderGeometry(0.055, 0.04, 0.3, 16), claw, {
          at: [side * 0.3 + toe * 0.1, -1.06, 0.3],
          turn: [0.3, 0, toe * -0.14],
        }),
      );
    }
  }
  return group;
}
