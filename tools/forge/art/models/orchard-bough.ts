import {
  CatmullRomCurve3,
  Color,
  DoubleSide,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Vector3,
  type Object3D,
} from "three";
import { ease, mix } from "../kit/curves.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded } from "../kit/random.ts";
import { body, lofted, many, moved, standing, type Copy, type Place } from "../kit/solids.ts";
import { roughness, skin } from "../kit/textures.ts";
import { drawLeaf } from "./pear-branch.ts";

/** A tree that stands at the right and reaches over everything: its foot leaves the picture. */
const trunk: readonly Place[] = [
  [6.72, -5.6, -0.2],
  [6.6, -3.2, -0.1],
  [6.72, -0.8, 0],
  [6.62, 1.6, 0],
  [6.1, 3.1, 0],
  [4.9, 3.86, 0],
  [3.1, 3.94, 0.1],
  [0.9, 3.8, 0.1],
  [-1.5, 3.96, 0],
  [-4, 3.86, 0.1],
  [-5.4, 3.98, 0],
  [-6.3, 4.12, 0],
];

const twigs: readonly (readonly Place[])[] = [
  [
    [4.2, 3.96, 0.1],
    [3.6, 4.2, 0.2],
    [2.6, 4.32, 0.1],
    [1.8, 4.4, 0],
  ],
  [
    [-0.6, 4.0, 0.1],
    [-1.3, 4.22, 0.3],
    [-2.4, 4.3, 0.2],
    [-3.2, 4.4, 0],
  ],
  [
    [6.5, 2.2, 0.2],
    [6.9, 3.2, 0.4],
    [7.3, 4.2, 0.4],
  ],
];

export function bough(): Object3D[] {
  const relief = skin(roughness({ width: 512, height: 512 }, 14, 2.4), {
    relief: true,
    repeat: [4, 1],
  });
  const bark = new MeshPhysicalMaterial({
    color: "#66544c",
    roughness: 0.85,
    bumpMap: relief,
    bumpScale: 6,
  });
  const wood = body(
    lofted({
      along: trunk,
      girth: (way) => {
        const half =
          mix(0.42, 0.07, ease(0, 1, way) * 0.6 + way * 0.4) * (1 + 0.14 * noise(way * 30));
        return [half, half];
      },
      up: [0, 0, 1],
      rings: 220,
      sides: 28,
    }),
    bark,
  );
  const thin = twigs.map((along) =>
    body(
      lofted({
        along,
        girth: (way) => [mix(0.14, 0.03, way), mix(0.14, 0.03, way)],
        up: [0, 0, 1],
        rings: 40,
        sides: 16,
      }),
      bark,
    ),
  );
  return [wood, ...thin, leaves()];
}

function leaves(): Object3D {
  const random = seeded(29);
  const curve = new CatmullRomCurve3(trunk.map((place) => new Vector3(...place)));
  const sides = twigs.map(
    (along) => new CatmullRomCurve3(along.map((place) => new Vector3(...place))),
  );
  const leaf = moved(
    new PlaneGeometry(0.5, 1, 6, 8).translate(0, 0.5, 0),
    ({ x, y }) => new Vector3(x, y, -0.34 * y * y + Math.abs(x) * 0.34),
  );
  const matter = new MeshPhysicalMaterial({
    map: skin(drawLeaf()),
    alphaTest: 0.5,
    side: DoubleSide,
    roughness: 0.4,
    clearcoat: 0.35,
  });
  const onBough = Array.from({ length: 330 }, () => {
    const way = between(random, 0.4, 0.985);
    const root = curve.getPoint(way);
    // Most hang: what stands up would leave the picture.
    const hangs = random() < 0.66;
    const turn = hangs ? between(random, 1.9, 4.4) : between(random, -1.4, 1.4);
    const size = hangs ? between(random, 0.5, 0.94) : between(random, 0.36, 0.58);
    return copyAt(root, turn, size, random);
  });
  const onTwigs = sides.flatMap((side) =>
    Array.from({ length: 34 }, () =>
      copyAt(
        side.getPoint(random()),
        between(random, 0, 6.28),
        between(random, 0.36, 0.56),
        random,
      ),
    ),
  );
  const onTrunk = Array.from({ length: 26 }, () =>
    copyAt(
      curve.getPoint(between(random, 0.1, 0.4)),
      between(random, 0.6, 2.4),
      between(random, 0.4, 0.7),
      random,
    ),
  );
  return many(leaf, matter, [...onBough, ...onTwigs, ...onTrunk]);
}

function copyAt(root: Vector3, turn: number, size: number, random: () => number): Copy {
  const at = [
    root.x + between(random, -0.22, 0.22),
    root.y + between(random, -0.16, 0.2),
    root.z + between(random, -0.2, 0.4),
  ] as const;
  const tilt = [between(random, -0.7, 0.7), between(random, -0.7, 0.7), turn] as const;
  const colour = new Color("#ffffff").lerp(
    new Color(random() < 0.5 ? "#8fd0a0" : "#3f8a7c"),
    random(),
  );
  return { matrix: standing({ at, turn: tilt, size }), colour };
}
