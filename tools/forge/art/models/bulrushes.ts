import { Color, DoubleSide, Group, MeshPhysicalMaterial, TorusGeometry } from "three";
import { ease, mix } from "../kit/curves.ts";
import { noise } from "../kit/noise.ts";
import { body, lofted, type Place } from "../kit/solids.ts";

/** A sheaf of bulrushes two and a half units tall, bound with a cord. */
export function bulrushes(): Group {
  const sheaf = new Group();
  const stalks: readonly (readonly [lean: number, tall: number, depth: number])[] = [
    [-0.52, 0.92, -0.1],
    [-0.06, 1.2, 0.08],
    [0.42, 1.02, -0.04],
  ];
  for (const [lean, tall, depth] of stalks) sheaf.add(...bulrush(lean, tall, depth));
  const blades: readonly (readonly [number, number, number])[] = [
    [-1.02, 0.55, 0.1],
    [-0.78, 0.98, -0.2],
    [-0.3, 1.18, -0.25],
    [0.2, 1.24, -0.25],
    [0.72, 0.86, -0.15],
    [1.04, 0.42, 0.12],
    [0.86, 0.1, 0.2],
  ];
  for (const [lean, tall, depth] of blades) sheaf.add(leaf(lean, tall, depth));
  const cord = new MeshPhysicalMaterial({ color: "#e9b45a", roughness: 0.6 });
  for (const turn of [0, 1, 2, 3]) {
    const ring = body(new TorusGeometry(0.25, 0.052, 14, 48), cord, {
      at: [0, -0.62 + turn * 0.095, 0],
      turn: [Math.PI / 2 + 0.08 * (turn % 2 ? 1 : -1), 0.06, 0],
    });
    sheaf.add(ring);
  }
  return sheaf;
}

function bulrush(lean: number, tall: number, depth: number) {
  const green = new MeshPhysicalMaterial({ color: "#7fa640", roughness: 0.55 });
  const velvet = new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.85,
    sheen: 0.15,
    sheenColor: new Color("#ffb070"),
  });
  const tip: Place = [lean, tall, depth];
  const low: Place = [lean * 0.94, tall - 0.14, depth];
  const foot: Place = [lean * 0.62, tall - 0.82, depth];
  return [
    body(
      lofted({
        along: [
          [lean * -0.25, -1.25, 0],
          [0, -0.5, depth * 0.4],
          foot,
          tip,
          [lean * 1.05, tall + 0.2, depth],
        ],
        girth: (way) => [mix(0.05, 0.022, way), mix(0.05, 0.022, way)],
        sides: 16,
      }),
      green,
    ),
    body(
      lofted({
        along: [foot, [mix(lean * 0.94, lean * 0.62, 0.5), tall - 0.48, depth], low],
        girth: (way) => {
          const round = 0.15 * Math.min(1, Math.sin(Math.PI * (0.04 + 0.92 * way)) ** 0.35);
          return [round, round];
        },
        colour: (way, around) =>
          new Color("#4a230f").lerp(
            new Color("#a8602c"),
            ease(-0.3, 0.6, noise(way * 40, around * 9)) * 0.8,
          ),
        rings: 90,
        sides: 48,
      }),
      velvet,
    ),
  ];
}

function leaf(lean: number, tall: number, depth: number) {
  const green = new MeshPhysicalMaterial({
    color: depth > 0 ? "#9cc850" : "#5c8c38",
    roughness: 0.5,
    side: DoubleSide,
    clearcoat: 0.2,
  });
  return body(
    lofted({
      along: [
        [lean * -0.2, -1.2, depth * 0.3],
        [lean * 0.1, -0.5, depth * 0.6],
        [lean * 0.55, tall * 0.5, depth],
        [lean * 1.05, tall - 0.04, depth * 1.3],
      ],
      girth: (way) => [0.012, 0.11 * Math.sin(Math.PI * Math.min(1, 0.22 + way * 0.77)) + 0.006],
      up: [0, 0.1, 1],
      rings: 40,
      sides: 16,
    }),
    green,
  );
}
