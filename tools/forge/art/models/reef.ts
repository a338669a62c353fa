import {
  Color,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  SphereGeometry,
  Vector3,
  type Mesh,
} from "three";
import { mix } from "../kit/curves.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded, type Random } from "../kit/random.ts";
import { body, lofted, moved, turned, type Place } from "../kit/solids.ts";
import { roughness, skin } from "../kit/textures.ts";

const stony = (color: string) =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.7,
    bumpMap: skin(roughness({ width: 256, height: 256 }, 18), { relief: true, repeat: [3, 3] }),
    bumpScale: 2,
    side: DoubleSide,
  });

/** Coral that branches like a tree; `tall` is the length of its stem. */
export function branchingCoral(seed: number, color: string, tall: number): Group {
  const random = seeded(seed);
  const coral = new Group();
  coral.add(
    ...branch(random, stony(color), {
      from: new Vector3(),
      angle: 0,
      length: tall * 0.7,
      thick: tall * 0.15,
      depth: 5,
    }),
  );
  return coral;
}

type Branch = { from: Vector3; angle: number; length: number; thick: number; depth: number };

function branch(
  random: Random,
  matter: MeshPhysicalMaterial,
  { from, angle, length, thick, depth }: Branch,
): Mesh[] {
  const lean = between(random, -0.2, 0.2);
  const to = from
    .clone()
    .add(new Vector3(Math.sin(angle) * length, Math.cos(angle) * length, lean * length));
  const middle = from
    .clone()
    .lerp(to, 0.5)
    .add(new Vector3(between(random, -1, 1) * length * 0.1, 0, 0));
  const girth = (way: number) => {
    const half = mix(thick, thick * 0.72, way);
    return [half, half] as const;
  };
  const along = [from, middle, to].map((place) => place.toArray() as Place);
  const stem = body(lofted({ along, girth, up: [0.1, 0, 1], rings: 10, sides: 14 }), matter);
  const knob = body(new SphereGeometry(thick * 0.76, 16, 12), matter, { at: to.toArray() });
  if (depth === 0) return [stem, knob];
  const forks = random() < 0.4 ? [-0.7, 0.02, 0.72] : [-0.5, 0.54];
  return [
    stem,
    knob,
    ...forks.flatMap((fork) =>
      branch(random, matter, {
        from: to,
        angle: angle + fork + between(random, -0.18, 0.18),
        length: length * between(random, 0.64, 0.84),
        thick: thick * 0.78,
        depth: depth - 1,
      }),
    ),
  ];
}

/** Folded like a brain. */
export function roundCoral(color: string, size: number): Mesh {
  const ball = moved(new SphereGeometry(1, 120, 80), (place) => {
    const fold = Math.abs(
      noise(place.x * 4.2 + noise(place.y * 3) * 2, place.y * 4.2, place.z * 4.2),
    );
    return place.multiplyScalar(0.94 + 0.12 * Math.min(1, fold * 3));
  });
  return body(ball, stony(color), { size: [size, size * 0.8, size] });
}

/** A scallop that yawns, and what it has made. */
export function openShell(): Group {
  const shell = new Group();
  const pearly = new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.32,
    clearcoat: 0.6,
    iridescence: 0.5,
    side: DoubleSide,
  });
  const pearl = new MeshPhysicalMaterial({
    color: "#fff4ea",
    roughness: 0.14,
    clearcoat: 1,
    iridescence: 0.7,
    sheen: 0.3,
  });
  const valve = () => {
    const dish = turned(
      [
        [1, 0.34],
        [0.96, 0.3],
        [0.8, 0.17],
        [0.5, 0.05],
        [0.2, 0.01],
        [0, 0],
      ],
      180,
    );
    return moved(dish, (place) => {
      const angle = Math.atan2(place.z, place.x);
      const out = Math.hypot(place.x, place.z);
      const rib = 1 + 0.035 * Math.cos(angle * 26) * out;
      return new Vector3(
        place.x * rib,
        place.y + 0.03 * Math.cos(angle * 26) * out ** 2,
        place.z * rib * 0.94,
      );
    });
  };
  const coloured = valve();
  const places = coloured.getAttribute("position");
  const colours = new Float32Array(places.count * 3);
  for (let at = 0; at < places.count; at++) {
    const out = Math.hypot(places.getX(at), places.getZ(at));
    new Color("#fff1e2")
      .lerp(new Color("#e58a72"), out ** 2 * (0.7 + 0.3 * Math.cos(out * 30)))
      .toArray(colours, at * 3);
  }
  coloured.setAttribute("color", places.clone().copyArray(colours));
  shell.add(
    body(coloured, pearly),
    body(coloured, pearly, { at: [0, 0.34, -0.42], turn: [-1.15, 0, 0] }),
    body(new SphereGeometry(0.25, 48, 32), pearl, { at: [0, 0.26, 0.1] }),
  );
  return shell;
}
