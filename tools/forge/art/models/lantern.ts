import {
  BoxGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  PointLight,
  TorusGeometry,
  type Object3D,
} from "three";
import { body, turned } from "../kit/solids.ts";

/** A candle behind four panes, two units high with its ring; it lights what stands around it. */
export function lantern(): Group {
  const iron = new MeshPhysicalMaterial({
    color: "#2b2622",
    metalness: 0.85,
    roughness: 0.42,
    side: DoubleSide,
  });
  const glass = new MeshPhysicalMaterial({
    color: "#fff0d8",
    roughness: 0.04,
    transparent: true,
    opacity: 0.12,
    envMapIntensity: 1.6,
    depthWrite: false,
    side: DoubleSide,
  });
  const group = new Group();
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      body(new BoxGeometry(0.06, 1.05, 0.06), iron, { at: [x * 0.42, 0.65, z * 0.42] }),
    ),
  );
  const rails = [0.16, 1.16].flatMap((y) => [
    ...[-1, 1].map((z) => body(new BoxGeometry(0.9, 0.06, 0.05), iron, { at: [0, y, z * 0.42] })),
    ...[-1, 1].map((x) => body(new BoxGeometry(0.05, 0.06, 0.9), iron, { at: [x * 0.42, y, 0] })),
  ]);
  const panes = [0, 1, 2, 3].map((side) => {
    const pane = body(new PlaneGeometry(0.82, 0.96), glass, {
      at: [Math.sin((side * Math.PI) / 2) * 0.41, 0.66, Math.cos((side * Math.PI) / 2) * 0.41],
      turn: [0, (side * Math.PI) / 2, 0],
    });
    pane.castShadow = false;
    return pane;
  });
  const roof = body(
    turned(
      [
        [0.66, 0],
        [0.62, 0.05],
        [0.3, 0.36],
        [0.2, 0.42],
        [0.2, 0.52],
        [0.26, 0.54],
        [0.16, 0.66],
        [0, 0.7],
      ],
      4,
    ),
    iron,
    { at: [0, 1.19, 0], turn: [0, Math.PI / 4, 0] },
  );
  group.add(
    body(new BoxGeometry(1.06, 0.1, 1.06), iron, { at: [0, 0.05, 0] }),
    body(new BoxGeometry(0.92, 0.06, 0.92), iron, { at: [0, 0.12, 0] }),
    ...posts,
    ...rails,
    ...panes,
    roof,
    body(new TorusGeometry(0.2, 0.025, 16, 64), iron, { at: [0, 2.06, 0], turn: [0, 0.4, 0] }),
    ...candle(),
  );
  return group;
}

function candle(): Object3D[] {
  const wax = new MeshPhysicalMaterial({
    color: "#f6e3bd",
    roughness: 0.5,
    emissive: "#ff9a3c",
    emissiveIntensity: 0.32,
  });
  const bright = new MeshBasicMaterial();
  bright.color.setRGB(4.2, 2.7, 1.1);
  const flame = body(
    turned(
      [
        [0, 0],
        [0.055, 0.07],
        [0.062, 0.13],
        [0.04, 0.24],
        [0, 0.36],
      ],
      32,
    ),
    bright,
    { at: [0, 0.72, 0] },
  );
  flame.castShadow = false;
  const light = new PointLight("#ffab4f", 9, 12, 1.7);
  light.position.set(0, 0.86, 0);
  light.castShadow = true;
  light.shadow.mapSize.set(512, 512);
  light.shadow.bias = -0.002;
  light.shadow.radius = 3;
  const stick = body(
    turned([
      [0.15, 0],
      [0.15, 0.52],
      [0.13, 0.55],
      [0.05, 0.53],
      [0, 0.52],
    ]),
    wax,
    { at: [0, 0.15, 0] },
  );
  stick.castShadow = false;
  return [
    stick,
    body(new CylinderGeometry(0.008, 0.008, 0.08, 8), new MeshBasicMaterial({ color: "#2a1408" }), {
      at: [0, 0.7, 0],
    }),
    flame,
    light,
  ];
}
