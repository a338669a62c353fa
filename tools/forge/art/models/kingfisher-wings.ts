import { Color, MeshPhysicalMaterial, Vector3 } from "three";
import { ease, mix } from "../kit/curves.ts";
import { between, seeded, type Random } from "../kit/random.ts";
import { body, lofted, many, type Copy, type Place } from "../kit/solids.ts";
import { blade, feather, featherCoat } from "./feather.ts";

type Wing = {
  readonly shoulder: Vector3;
  /** Along the arm, from front to back, and up from the side that is seen. */
  readonly out: Vector3;
  readonly back: Vector3;
  readonly upper: Vector3;
  readonly spread: number;
};

type Row = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly length: (way: number) => number;
  readonly width: number;
  readonly lift: number;
  /** How far the feathers follow the fan of the long ones. */
  readonly fan: number;
  readonly colour: (random: Random, way: number) => Color;
};

const between2 = (a: string, b: string, share: number) => new Color(a).lerp(new Color(b), share);

/** From the long flight feathers to the spotted small ones at the edge, each row over the last. */
const rows: readonly Row[] = [
  {
    count: 26,
    from: 0,
    to: 1,
    length: (way) => mix(0.66, 1.3, ease(0.3, 0.92, way)),
    width: 0.16,
    lift: -0.02,
    fan: 1,
    colour: (random, way) =>
      between2("#0b62ad", "#0a3f7c", way).lerp(new Color("#1aa6dc"), random() * 0.25),
  },
  {
    count: 26,
    from: 0,
    to: 0.985,
    length: (way) => mix(0.46, 0.76, ease(0.3, 0.92, way)),
    width: 0.145,
    lift: 0.01,
    fan: 0.97,
    colour: (random) => between2("#0a76bd", "#0e9ad4", random()),
  },
  {
    count: 30,
    from: 0,
    to: 0.97,
    length: (way) => mix(0.32, 0.44, way),
    width: 0.115,
    lift: 0.032,
    fan: 0.9,
    colour: (random) => between2("#0c8fd0", "#2cc8ee", random() * 0.8),
  },
  {
    count: 38,
    from: 0,
    to: 0.96,
    length: () => 0.22,
    width: 0.08,
    lift: 0.048,
    fan: 0.8,
    colour: (random) => new Color(random() < 0.36 ? "#6fdcf4" : "#119fd8"),
  },
  {
    count: 46,
    from: 0,
    to: 0.95,
    length: () => 0.125,
    width: 0.062,
    lift: 0.06,
    fan: 0.7,
    colour: (random) => new Color(random() < 0.4 ? "#7fe4f8" : "#0f8acb"),
  },
];

export function wings(spread: number) {
  const random = seeded(3);
  const pair = [
    wing({ out: [0.86, 0.42, 0.3], side: 1, seenFrom: [-0.15, 0.45, 0.9], spread: spread * 0.92 }),
    wing({ out: [0.28, 0.9, -0.36], side: -1, seenFrom: [0.1, 0.1, 1], spread }),
  ];
  const arm = new MeshPhysicalMaterial({ color: "#0a6fb4", roughness: 0.7 });
  return pair.flatMap((each) => [
    many(
      blade(0.1, 0.1),
      featherCoat(1),
      rows.flatMap((row) => lay(each, row, random)),
    ),
    body(
      lofted({
        along: [0, 0.2, 0.4, 0.6, 0.8, 0.98].map((way) => edge(each, way).toArray() as Place),
        girth: (way) => [mix(0.05, 0.012, way), mix(0.05, 0.012, way)],
        rings: 40,
        sides: 16,
      }),
      arm,
    ),
  ]);
}

function wing({
  out,
  side,
  seenFrom,
  spread,
}: {
  out: Place;
  side: number;
  seenFrom: Place;
  spread: number;
}): Wing {
  const along = new Vector3(...out).normalize();
  const back = new Vector3(1, -0.12, side * 0.04);
  back.addScaledVector(along, -back.dot(along)).normalize();
  const upper = along.clone().cross(back).normalize();
  if (upper.dot(new Vector3(...seenFrom)) < 0) upper.negate();
  return { shoulder: new Vector3(-0.36, 0.2, side * 0.23), out: along, back, upper, spread };
}

/** The front edge: forward to the wrist, then back to the tip. */
function edge({ shoulder, out, back, spread }: Wing, way: number): Vector3 {
  const forward =
    way < 0.52 ? Math.sin((way / 0.52) * (Math.PI / 2)) : 1 - 0.95 * ((way - 0.52) / 0.48) ** 1.3;
  return shoulder
    .clone()
    .addScaledVector(out, 1.42 * spread * way)
    .addScaledVector(back, -0.26 * forward);
}

function lay(wing: Wing, row: Row, random: Random): Copy[] {
  return Array.from({ length: row.count }, (_, place) => {
    const way = mix(row.from, row.to, place / (row.count - 1));
    const turn = mix(0.1, 1.36, way ** 1.5) * row.fan;
    const along = wing.back.clone().multiplyScalar(Math.cos(turn));
    along.addScaledVector(wing.out, Math.sin(turn));
    along.addScaledVector(wing.upper, between(random, -0.02, 0.02)).normalize();
    const lean = wing.upper.clone().addScaledVector(along.clone().cross(wing.upper), 0.14);
    const root = edge(wing, way).addScaledVector(wing.upper, row.lift + place * 0.0012);
    const length = row.length(way) * between(random, 0.96, 1.04);
    return {
      matrix: feather(root, along, lean, [row.width, length]),
      colour: row.colour(random, way),
    };
  });
}
