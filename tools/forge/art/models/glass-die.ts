import { Color, Group, Matrix4, MeshPhysicalMaterial, SphereGeometry, Vector3 } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { body } from "../kit/solids.ts";

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const sides = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
] as const;

/** Clear glass with white pips sunk into it; opposite sides make seven. */
export function glassDie(tint: string, size: number, { clearness = 1.1 } = {}): Group {
  const glass = new MeshPhysicalMaterial({
    color: "#ffffff",
    transmission: 1,
    thickness: 2,
    ior: 1.42,
    roughness: 0.02,
    attenuationColor: new Color(tint),
    attenuationDistance: clearness,
    emissive: tint,
    emissiveIntensity: 0.24,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    envMapIntensity: 1.25,
  });
  const white = new MeshPhysicalMaterial({
    color: "#fffaf0",
    roughness: 0.3,
    clearcoat: 1,
    emissive: "#fff4e0",
    emissiveIntensity: 0.2,
  });
  const group = new Group();
  const cube = new Group();
  cube.add(body(new RoundedBoxGeometry(2, 2, 2, 10, 0.28), glass));
  for (const [face, side] of sides.entries()) {
    const out = new Vector3(...side);
    const across = Math.abs(out.y) > 0.5 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0).cross(out);
    const along = out.clone().cross(across);
    for (const [x, y] of spots[face] ?? []) {
      const pip = body(new SphereGeometry(0.2, 32, 20), white);
      const place = out
        .clone()
        .addScaledVector(across, x * 0.52)
        .addScaledVector(along, y * 0.52);
      pip.matrixAutoUpdate = false;
      pip.matrix = new Matrix4()
        .makeBasis(across, along, out.clone().multiplyScalar(0.28))
        .setPosition(place);
      cube.add(pip);
    }
  }
  cube.scale.setScalar(size);
  group.add(cube);
  return group;
}
