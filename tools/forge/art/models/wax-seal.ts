import { ExtrudeGeometry, Group, MeshPhysicalMaterial, Shape, Vector3 } from "three";
import { noise } from "../kit/noise.ts";
import { body, moved, turned } from "../kit/solids.ts";

/** A round of wax, one wide, lying flat: an edge as uneven as it ran, and a bird pressed into it. */
export function waxSeal(colour: string): Group {
  const wax = new MeshPhysicalMaterial({
    color: colour,
    roughness: 0.34,
    clearcoat: 0.45,
    clearcoatRoughness: 0.3,
  });
  const outline = [
    [0.5, 0],
    [0.53, 0.04],
    [0.5, 0.085],
    [0.44, 0.1],
    [0.395, 0.09],
    [0.375, 0.06],
    [0, 0.055],
  ] as const;
  const round = moved(turned(outline, 200), ({ x, y, z }) => {
    const angle = Math.atan2(z, x);
    const outside = Math.max(0, Math.hypot(x, z) - 0.36) / 0.16;
    const run =
      1 +
      outside *
        (0.09 * noise(Math.cos(angle) * 1.6 + 4, Math.sin(angle) * 1.6) +
          0.03 * noise(angle * 5, 2));
    return new Vector3(x * run, y, z * run);
  });
  const signet = new ExtrudeGeometry(divingBird(), {
    depth: 0.05,
    bevelEnabled: true,
    bevelThickness: 0.1,
    bevelSize: 0.07,
    bevelSegments: 4,
    curveSegments: 24,
  });
  const seal = new Group();
  seal.add(
    body(round, wax),
    body(signet, wax, { at: [0.01, 0.05, 0.01], turn: [-Math.PI / 2, 0, 0], size: 0.23 }),
  );
  return seal;
}

function divingBird(): Shape {
  const outline = new Shape();
  outline.moveTo(-1.1, -1);
  outline.lineTo(-0.38, -0.3);
  outline.quadraticCurveTo(-0.62, 0.35, -0.7, 1.05);
  outline.quadraticCurveTo(-0.1, 0.7, 0.02, 0.14);
  outline.quadraticCurveTo(0.4, 0.6, 0.95, 0.85);
  outline.quadraticCurveTo(0.8, 0.2, 0.48, -0.05);
  outline.quadraticCurveTo(0.2, -0.5, -0.26, -0.46);
  outline.closePath();
  return outline;
}
