import {
  DoubleSide,
  Group,
  LatheGeometry,
  MeshPhysicalMaterial,
  ShapeGeometry,
  Shape,
  SphereGeometry,
  Vector2,
  type Material,
  type Object3D,
} from "three";
import { inShader } from "../kit/colour.ts";
import { mix } from "../kit/curves.ts";
import { newLayer, outwards } from "../kit/layer.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import { body, lofted, many, moved, standing, turned, type Place } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";
import { sprig } from "./orchard-sprig.ts";

/** Peel that keeps some of the day: mottled from its shaded foot to its lit shoulder. */
function peel({
  low,
  middle,
  high,
  glow = 0.3,
  rough = 0.24,
}: {
  low: string;
  middle: string;
  high: string;
  glow?: number;
  rough?: number;
}): MeshPhysicalMaterial {
  const map = skin(
    shade(
      { width: 512, height: 512 },
      `vec4 paint(vec2 p) {
        float k = clamp(.74 - p.y * .42 + layered(vec3(p * vec2(6., 5.), 2.), 5) * .42, 0., 1.);
        vec3 c = mix(${inShader(low)}, ${inShader(middle)}, smoothstep(.12, .55, k));
        c = mix(c, ${inShader(high)}, smoothstep(.55, 1., k));
        return vec4(c + step(.36, layered(vec3(p * 80., 3.), 2)) * .07, 1.);
      }`,
    ),
    { repeat: [2, 1] },
  );
  return new MeshPhysicalMaterial({
    map,
    emissiveMap: map,
    emissive: "#ffffff",
    emissiveIntensity: glow,
    roughness: rough,
    clearcoat: 0.9,
    clearcoatRoughness: 0.1,
    side: DoubleSide,
  });
}

export function stalk(along: readonly Place[], thick = 0.05): Object3D {
  const wood = new MeshPhysicalMaterial({ color: "#7a5a3c", roughness: 0.7 });
  return body(
    lofted({
      along,
      girth: (way) => [mix(thick, thick * 1.35, way), mix(thick, thick * 1.35, way)],
      up: [0, 0, 1],
      sides: 16,
    }),
    wood,
  );
}

/** A full oval with a seam, and the bloom of a plum on it. */
export function plum(): Group {
  const flesh = moved(turned(oval(0.98, 1.1), 96), (place) => {
    const around = Math.atan2(place.x, place.z) + 0.55;
    const seam = 1 - 0.1 * Math.exp(-((around / 0.17) ** 2)) * Math.max(0, 1 - place.y ** 4 / 2);
    return place.set(
      place.x * seam,
      place.y - 0.1 * Math.exp(-(place.x ** 2) * 14),
      place.z * seam,
    );
  });
  const group = new Group();
  group.add(
    body(
      flesh,
      peel({ low: "#24105e", middle: "#5a2bb4", high: "#a98cff", glow: 0.34, rough: 0.34 }),
      {
        at: [0, -0.2, 0],
        turn: [0, 0, 0.1],
      },
    ),
    stalk([
      [0, 0.78, 0],
      [0.02, 1.05, 0],
      [0.1, 1.34, 0],
    ]),
    sprig([{ at: [0.04, 1.02, 0.1], turn: -1.25, size: 0.86 }]),
  );
  return group;
}

/** Two on one stalk. */
export function cherries(): Group {
  const group = new Group();
  const flesh = moved(turned(oval(0.6, 0.58), 80), (place) =>
    place.setY(place.y - (place.y > 0 ? 0.16 * Math.exp(-(place.x ** 2 + place.z ** 2) * 12) : 0)),
  );
  const matter = peel({
    low: "#6a0220",
    middle: "#d81238",
    high: "#ff6a72",
    glow: 0.36,
    rough: 0.14,
  });
  group.add(
    body(flesh, matter, { at: [-0.52, -0.66, 0] }),
    body(flesh, matter, { at: [0.56, -0.44, -0.25], turn: [0, 2, 0] }),
    stalk(
      [
        [-0.52, -0.24, 0],
        [-0.42, 0.4, 0.05],
        [0.02, 1.2, 0],
      ],
      0.035,
    ),
    stalk(
      [
        [0.56, -0.02, -0.25],
        [0.42, 0.55, -0.1],
        [0.02, 1.2, 0],
      ],
      0.035,
    ),
    sprig([
      { at: [0.02, 1.16, 0.1], turn: -1.7, size: 0.82 },
      { at: [0, 1.18, 0.05], turn: 1.2, size: 0.7 },
    ]),
  );
  return group;
}

const figOutline = [
  [0, -0.92],
  [0.3, -0.9],
  [0.62, -0.74],
  [0.82, -0.42],
  [0.8, -0.06],
  [0.6, 0.3],
  [0.36, 0.62],
  [0.2, 0.9],
  [0.13, 1.12],
  [0, 1.16],
] as const;

/** A whole one behind, and half of one that shows its flesh. */
export function figs(): Group {
  const group = new Group();
  const skinOf = peel({
    low: "#241038",
    middle: "#5c2352",
    high: "#b0567a",
    glow: 0.3,
    rough: 0.36,
  });
  const whole = turned(dense([...figOutline].reverse()), 96);
  const half = new LatheGeometry(
    dense(figOutline).map(([x, y]) => new Vector2(x, y)),
    64,
    Math.PI / 2,
    Math.PI,
  );
  const cut = body(new ShapeGeometry(new Shape(bothSides())), fleshOfFig(), { at: [0, 0, 0.005] });
  const open = new Group();
  open.add(body(half, skinOf), cut);
  open.position.set(0.42, -0.44, 0.75);
  open.rotation.set(-0.12, -0.22, -0.34);
  open.scale.setScalar(0.82);
  group.add(
    body(whole, skinOf, { at: [-0.26, -0.06, -0.1], turn: [0, 0, 0.16], size: 1.08 }),
    open,
    sprig([{ at: [-0.44, 1.1, 0], turn: -1.2, size: 0.62 }]),
  );
  return group;
}

function bothSides(): Vector2[] {
  const right = dense(figOutline).map(([x, y]) => new Vector2(x, y));
  return [...right, ...right.map(({ x, y }) => new Vector2(-x, y)).reverse()];
}

function fleshOfFig(): Material {
  const layer = newLayer({ width: 512, height: 640 });
  // Corners are read as they stand in the outline: the middle is moved and scaled to it.
  const random = seeded(12);
  layer.fillStyle = "#b85c7c";
  layer.fillRect(0, 0, 512, 640);
  layer.translate(256, 384);
  layer.scale(230, 300);
  layer.fillStyle = outwards(layer, { x: 0, y: 0, radius: 0.86 }, [
    [0, "#ffb08a"],
    [0.45, "#f0476a"],
    [0.82, "#b8163e"],
    [0.9, "#ffd9c4"],
    [1, "#fff0e0"],
  ]);
  layer.beginPath();
  layer.ellipse(0, 0.05, 0.86, 0.82, 0, 0, 7);
  layer.fill();
  for (let seed = 0; seed < 190; seed++) {
    const turn = random() * 6.28;
    const out = 0.2 + 0.5 * Math.sqrt(random());
    layer.save();
    layer.translate(Math.cos(turn) * out, 0.05 + Math.sin(turn) * out * 0.94);
    layer.rotate(turn);
    layer.fillStyle = random() < 0.6 ? "rgb(255 226 150 / .9)" : "rgb(255 150 140 / .8)";
    layer.beginPath();
    layer.ellipse(0, 0, between(random, 0.03, 0.06), 0.016, 0, 0, 7);
    layer.fill();
    layer.restore();
  }
  const map = skin(layer);
  map.repeat.set(1 / 2.2, 1 / 2.15);
  map.offset.set(0.5, 0.46);
  return new MeshPhysicalMaterial({
    map,
    emissiveMap: map,
    emissive: "#ffffff",
    emissiveIntensity: 0.32,
    roughness: 0.3,
    clearcoat: 0.8,
    side: DoubleSide,
  });
}

/** Broken open, so that its seeds are seen; the crown is above. */
export function pomegranate(): Group {
  const group = new Group();
  const rind = peel({ low: "#6c0a14", middle: "#d2301e", high: "#ff9a5a", glow: 0.3, rough: 0.3 });
  const ball = moved(turned(oval(1.04, 1), 96), (place) =>
    place.multiplyScalar(1 + 0.025 * Math.cos(Math.atan2(place.x, place.z) * 6)),
  );
  const crown = turned(
    [
      [0.36, 0.5],
      [0.22, 0.22],
      [0.24, 0],
      [0.4, -0.12],
    ],
    48,
  );
  const jagged = moved(crown, (place) => {
    const around = Math.atan2(place.x, place.z);
    const tooth = place.y > 0.3 ? 0.26 * (Math.abs(((around / Math.PI) * 3) % 1) - 0.5) : 0;
    return place.setY(place.y + tooth);
  });
  const pith = new MeshPhysicalMaterial({
    color: "#ffe6b8",
    emissive: "#ffb060",
    emissiveIntensity: 0.24,
    roughness: 0.5,
  });
  const ruby = new MeshPhysicalMaterial({
    color: "#ff1f44",
    emissive: "#ff1030",
    emissiveIntensity: 0.42,
    roughness: 0.08,
    clearcoat: 1,
  });
  const random = seeded(21);
  const seeds = Array.from({ length: 46 }, (_, place) => {
    const out = Math.sqrt((place + 0.5) / 46);
    const turn = place * 2.39996;
    const [x, y] = [Math.cos(turn) * out * 0.5, Math.sin(turn) * out * 0.66];
    return {
      matrix: standing({
        at: [x, y, 0.2 * (1 - out * out)],
        turn: [random(), random(), turn],
        size: [0.11, 0.13, 0.12],
      }),
    };
  });
  const opening = new Group();
  opening.add(
    body(new SphereGeometry(1, 48, 32), pith, { size: [0.62, 0.8, 0.16] }),
    many(new SphereGeometry(1, 20, 16), ruby, seeds),
  );
  opening.position.set(0.28, -0.22, 0.92);
  opening.rotation.set(0.14, 0.3, -0.42);
  const fruit = new Group();
  fruit.add(body(ball, rind), body(jagged, rind, { at: [0, 1.06, 0] }), opening);
  fruit.position.set(0, -0.22, 0);
  fruit.rotation.set(0.16, 0, 0.16);
  group.add(fruit, sprig([{ at: [0.16, 0.82, -0.2], turn: -1.5, size: 0.76 }]));
  return group;
}

/** From the rim inwards over the top: two numbers for a place, as a lathe reads them. */
function oval(wide: number, high: number): (readonly [number, number])[] {
  return Array.from({ length: 49 }, (_, place) => {
    const turn = Math.PI - (place / 48) * Math.PI;
    return [Math.max(0, Math.sin(turn) * wide), Math.cos(turn) * high] as const;
  });
}

/** A rounder outline through the same corners. */
function dense(corners: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  let now = corners;
  for (let round = 0; round < 3; round++) {
    const first = now[0] as readonly [number, number];
    const last = now.at(-1) as readonly [number, number];
    const cut = now.slice(1).flatMap(([x, y], place) => {
      const [px, py] = now[place] as readonly [number, number];
      return [
        [px * 0.75 + x * 0.25, py * 0.75 + y * 0.25],
        [px * 0.25 + x * 0.75, py * 0.25 + y * 0.75],
      ] as const;
    });
    now = [first, ...cut, last];
  }
  return now;
}

/** Drops of dew: where the moon stands in them there is a light. */
export function dew(places: readonly { readonly at: Place; readonly size: number }[]) {
  const water = new MeshPhysicalMaterial({
    color: "#e8fff8",
    roughness: 0.02,
    transparent: true,
    opacity: 0.42,
    clearcoat: 1,
    depthWrite: false,
    envMapIntensity: 2,
  });
  return many(
    new SphereGeometry(1, 32, 24),
    water,
    places.map(({ at, size }) => ({
      matrix: standing({ at, size: [size, size * 0.94, size * 0.6] }),
    })),
  );
}
