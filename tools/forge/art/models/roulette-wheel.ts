import type { Mesh } from "three";
import {
  BoxGeometry,
  CanvasTexture,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  OctahedronGeometry,
  RepeatWrapping,
  SphereGeometry,
} from "three";
import { mix } from "../kit/curves.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";
import { body, lofted, turned } from "../kit/solids.ts";
import { skin, woodGrain } from "../kit/textures.ts";
import { brass } from "./magnifier.ts";

/** The pockets against the clock, seen from above: the way a lathe goes round. */
const order = [
  0, 26, 3, 35, 12, 28, 7, 29, 18, 22, 9, 31, 14, 20, 1, 33, 16, 24, 5, 10, 23, 8, 30, 11, 36, 13,
  27, 6, 34, 17, 25, 2, 21, 4, 19, 15, 32,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const slot = (2 * Math.PI) / order.length;

/** A wheel of seven units across, lying flat, turned by `turn`; the ball rests in one pocket. */
export function rouletteWheel({ turn, ballAt }: { turn: number; ballAt: number }): Group {
  const wheel = new Group();
  wheel.add(...bowl());
  const rotor = new Group();
  rotor.rotation.y = turn;
  rotor.add(...numbers(), ...cone(), ...turret());
  const ball = new MeshPhysicalMaterial({ color: "#fbf3e2", roughness: 0.2, clearcoat: 0.8 });
  rotor.add(
    body(new SphereGeometry(0.125, 40, 30), ball, {
      at: [Math.sin(ballAt * slot) * 1.58, -0.16, Math.cos(ballAt * slot) * 1.58],
    }),
  );
  wheel.add(rotor);
  return wheel;
}

function lacquered(dark: string, middle: string, light: string, repeat: readonly [number, number]) {
  const grain = woodGrain({ width: 1024, height: 512 }, { dark, middle, light });
  return new MeshPhysicalMaterial({
    map: skin(grain, { repeat }),
    roughness: 0.32,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    side: DoubleSide,
  });
}

/** From the rim inwards: a broad rail, a brass ring, the slope that the ball comes down. */
export function bowl(): Mesh[] {
  const rail = lacquered("#2c0d05", "#6e2a10", "#b4602a", [14, 1]);
  const slope = lacquered("#180704", "#4c1a0b", "#8e431c", [10, 1]);
  const outline = [
    [2.2, -1],
    [3.2, -0.4],
    [3.44, 0.12],
    [3.5, 0.34],
    [3.44, 0.5],
    [3.28, 0.57],
    [3.12, 0.55],
    [3.02, 0.47],
  ] as const;
  const studs = Array.from({ length: 8 }, (_, place) => {
    const angle = (place / 8) * 2 * Math.PI + 0.2;
    const stud = body(new OctahedronGeometry(0.12), brass(), {
      at: [Math.sin(angle) * 2.6, 0.21, Math.cos(angle) * 2.6],
      turn: [0.26, angle + (place % 2 ? Math.PI / 2 : 0), 0],
      size: [1.7, 0.42, 0.66],
    });
    return stud;
  });
  return [
    body(turned(outline, 200), rail),
    body(
      turned(
        [
          [3.03, 0.46],
          [3, 0.51],
          [2.95, 0.51],
          [2.92, 0.44],
        ],
        200,
      ),
      brass(),
    ),
    body(
      turned(
        [
          [2.92, 0.44],
          [2.8, 0.3],
          [2.6, 0.17],
          [2.26, -0.05],
        ],
        200,
      ),
      slope,
    ),
    body(
      turned(
        [
          [2.28, -0.05],
          [2.24, -0.01],
          [2.17, -0.08],
          [2.13, -0.16],
        ],
        200,
      ),
      brass(),
    ),
    ...studs,
  ];
}

function colourOf(number: number): string {
  if (number === 0) return "#0a6b38";
  return reds.has(number) ? "#a5141b" : "#0e0d0f";
}

function ring(
  paint: (layer: Layer, number: number, left: number, wide: number) => void,
  high: number,
) {
  const wide = 128;
  const layer = newLayer({ width: wide * order.length, height: high });
  for (const [place, number] of order.entries()) {
    layer.fillStyle = colourOf(number);
    layer.fillRect(place * wide, 0, wide + 1, high);
    paint(layer, number, place * wide, wide);
  }
  const texture = new CanvasTexture(layer.canvas);
  texture.colorSpace = skin(layer).colorSpace;
  texture.anisotropy = 16;
  texture.wrapS = RepeatWrapping;
  texture.repeat.x = 1;
  texture.offset.x = 0.5 / order.length;
  return texture;
}

export function numbers(): Mesh[] {
  const written = ring((layer, number, left, wide) => {
    layer.fillStyle = "#d9ab55";
    layer.fillRect(left - 2.5, 0, 5, 200);
    layer.fillStyle = "#fff2d8";
    layer.font = "600 104px 'Wheel'";
    layer.textAlign = "center";
    layer.fillText(String(number), left + wide / 2, 132);
  }, 192);
  const plain = ring(() => undefined, 16);
  const enamel = { roughness: 0.4, clearcoat: 0.5, clearcoatRoughness: 0.25, side: DoubleSide };
  const fins = order.map((_, place) => {
    const angle = (place + 0.5) * slot;
    return body(new BoxGeometry(0.022, 0.17, 0.42), brass(), {
      at: [Math.sin(angle) * 1.575, -0.22, Math.cos(angle) * 1.575],
      turn: [0, angle, 0],
    });
  });
  return [
    body(
      turned(
        [
          [2.13, -0.14],
          [1.78, -0.13],
        ],
        222,
      ),
      new MeshPhysicalMaterial({ map: written, ...enamel }),
    ),
    body(
      turned(
        [
          [1.78, -0.13],
          [1.72, -0.3],
          [1.42, -0.3],
          [1.36, -0.2],
        ],
        222,
      ),
      new MeshPhysicalMaterial({ map: plain, ...enamel }),
    ),
    ...fins,
  ];
}

export function cone(): Mesh[] {
  const wood = lacquered("#1c0804", "#571f0c", "#a14e20", [12, 1]);
  return [
    body(
      turned(
        [
          [1.38, -0.2],
          [1.36, -0.15],
          [1.3, -0.17],
        ],
        160,
      ),
      brass(),
    ),
    body(
      turned(
        [
          [1.32, -0.17],
          [1, -0.09],
          [0.6, 0.13],
          [0.4, 0.3],
        ],
        160,
      ),
      wood,
    ),
  ];
}

export function turret(): Mesh[] {
  const stem = [
    [0.48, 0.24],
    [0.51, 0.3],
    [0.45, 0.38],
    [0.3, 0.43],
    [0.2, 0.53],
    [0.155, 0.7],
    [0.22, 0.78],
    [0.26, 0.86],
    [0.19, 0.94],
    [0.1, 0.99],
    [0.075, 1.1],
    [0.13, 1.16],
    [0.155, 1.25],
    [0.1, 1.34],
    [0, 1.37],
  ] as const;
  const arms = [0, 1, 2, 3].flatMap((arm) => {
    const angle = (arm * Math.PI) / 2 + 0.5;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const reach = (way: number) => [x * way, 0.81, z * way] as const;
    return [
      body(
        lofted({
          along: [reach(0.15), reach(0.45), reach(0.72)],
          girth: (way) => [mix(0.06, 0.04, way), mix(0.06, 0.04, way)],
        }),
        brass(0.14),
      ),
      body(new SphereGeometry(0.11, 32, 24), brass(0.14), { at: reach(0.78) }),
    ];
  });
  return [body(turned(stem, 96), brass(0.14)), ...arms];
}
