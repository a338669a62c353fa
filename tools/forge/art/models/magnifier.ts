import { CylinderGeometry, DoubleSide, Group, MeshPhysicalMaterial, TorusGeometry } from "three";
import { body, lofted, turned } from "../kit/solids.ts";
import { mix } from "../kit/curves.ts";

export function brass(roughness = 0.2): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: "#e3a748", metalness: 1, roughness, side: DoubleSide });
}

/** A reading glass that lies flat, two wide; its handle points to the right. */
export function magnifier(): Group {
  const glass = new MeshPhysicalMaterial({
    color: "#eaf6f6",
    roughness: 0.02,
    transparent: true,
    opacity: 0.05,
    envMapIntensity: 3,
    depthWrite: false,
    clearcoat: 1,
  });
  const handle = new MeshPhysicalMaterial({ color: "#2a0f08", roughness: 0.3, clearcoat: 1 });
  const group = new Group();
  const lens = body(new CylinderGeometry(0.92, 0.92, 0.03, 96), glass);
  lens.castShadow = false;
  group.add(
    lens,
    body(new TorusGeometry(0.95, 0.055, 24, 128), brass(), { turn: [Math.PI / 2, 0, 0] }),
    body(
      lofted({
        along: [
          [1, 0, 0],
          [1.2, 0, 0],
          [1.45, 0, 0],
        ],
        girth: (way) => [mix(0.05, 0.075, way), mix(0.05, 0.075, way)],
      }),
      brass(),
    ),
    body(
      turned([
        [0.09, 0],
        [0.1, 0.06],
        [0.075, 0.16],
        [0.12, 0.8],
        [0.13, 1.15],
        [0.08, 1.32],
        [0, 1.35],
      ]),
      handle,
      { at: [1.42, 0, 0], turn: [0, 0, -Math.PI / 2] },
    ),
  );
  return group;
}
