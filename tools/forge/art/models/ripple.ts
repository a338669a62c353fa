import { Group, MeshPhysicalMaterial, SphereGeometry, TorusGeometry } from "three";
import { ease } from "../kit/curves.ts";
import { between, seeded } from "../kit/random.ts";
import { body, many, standing, turned } from "../kit/solids.ts";

/** A round of still water that a drop has just broken: rings, a crown, and the drop above it. */
export function ripple(): Group {
  const water = new MeshPhysicalMaterial({
    color: "#1a9fd4",
    roughness: 0.06,
    metalness: 0.25,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    emissive: "#0a5fa0",
    emissiveIntensity: 0.35,
  });
  const outline = Array.from({ length: 150 }, (_, place): [number, number] => {
    const out = 1.22 * (1 - place / 149);
    const wave = Math.cos(out * 17.5) * 0.062 * ease(1.24, 0.9, out) * ease(-0.1, 0.3, out);
    return [out, wave + 0.34 * Math.exp(-((out / 0.13) ** 2))];
  });
  const pool = new Group();
  const gold = new MeshPhysicalMaterial({ color: "#ffd27a", metalness: 1, roughness: 0.2 });
  const rim = new TorusGeometry(1.24, 0.06, 20, 128);
  rim.rotateX(Math.PI / 2);
  pool.add(body(turned(outline, 160), water), body(rim, gold));

  const drop = Array.from({ length: 40 }, (_, place): [number, number] => {
    const turn = Math.PI - (place / 39) * Math.PI;
    const high = Math.cos(turn);
    const slim = high < 0 ? 1 : (1 - high) ** 0.72;
    return [
      Math.max(0, Math.sin(turn) ** (high < 0 ? 1 : 0.6) * 0.27 * slim),
      high < 0 ? high * 0.27 : high * 0.52,
    ];
  });
  const glassy = new MeshPhysicalMaterial({
    color: "#8fe6ff",
    roughness: 0.04,
    clearcoat: 1,
    emissive: "#2aa8e0",
    emissiveIntensity: 0.4,
  });
  pool.add(
    body(
      turned(
        drop
          .toReversed()
          .map(([r, y]) => [r, y] as const)
          .toReversed(),
        64,
      ),
      glassy,
      { at: [0, 0.86, 0] },
    ),
  );
  const random = seeded(7);
  const beads = Array.from({ length: 22 }, (_, place) => {
    const turn = (place / 22) * 2 * Math.PI + between(random, -0.1, 0.1);
    const out = between(random, 0.34, 0.62);
    return {
      matrix: standing({
        at: [Math.cos(turn) * out, between(random, 0.18, 0.52), Math.sin(turn) * out],
        size: between(random, 0.02, 0.055),
      }),
    };
  });
  pool.add(many(new SphereGeometry(1, 16, 12), glassy, beads));
  return pool;
}
