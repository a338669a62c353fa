import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  MeshPhysicalMaterial,
  Vector3,
} from "three";
import { seeded } from "../kit/random.ts";
import { body } from "../kit/solids.ts";

type Corner = readonly [x: number, y: number];

export type Cut = {
  /** Around the girdle, against the clock. */
  readonly outline: readonly Corner[];
  readonly dark: string;
  readonly middle: string;
  readonly bright: string;
  /** How much of the stone its flat top takes. */
  readonly table?: number;
  /** Long facets in steps instead of a star of small ones. */
  readonly isStepped?: boolean;
  readonly seed?: number;
};

/** A cut stone some two units across, seen from above: facets that each hold a light of their own. */
export function cutStone(cut: Cut): Group {
  const stone = new Group();
  const material = new MeshPhysicalMaterial({
    vertexColors: true,
    flatShading: true,
    roughness: 0.07,
    metalness: 0.25,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
    envMapIntensity: 0.9,
  });
  stone.add(body(facets(cut), material));
  return stone;
}

export function around(count: number, [wide, high]: Corner, turn = 0): Corner[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = turn + (at / count) * 2 * Math.PI;
    return [Math.cos(angle) * wide, Math.sin(angle) * high] as const;
  });
}

function facets({ outline, dark, middle, bright, table = 0.6, isStepped, seed = 3 }: Cut) {
  const random = seeded(seed);
  const [low, mean, high] = [dark, middle, bright].map((hex) => new Color(hex));
  const places: number[] = [];
  const colours: number[] = [];
  const light = new Vector3(-0.52, 0.68, 0.52).normalize();
  const add = (corners: readonly Vector3[], depth: number) => {
    const [a, b, c] = corners as [Vector3, Vector3, Vector3];
    const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    // What lies deep under the top sends back light from the other side of the stone.
    const towards = depth > 0 ? -normal.dot(light) : normal.dot(light);
    const share = Math.min(1, Math.max(0, 0.46 + towards * 0.42 + (random() - 0.5) * 0.55));
    const colour = share < 0.5 ? low?.clone() : mean?.clone();
    colour?.lerp((share < 0.5 ? mean : high) ?? colour, share < 0.5 ? share * 2 : share * 2 - 1);
    for (const corner of corners) {
      places.push(...corner.toArray());
      colours.push(...(colour?.toArray() ?? []));
    }
  };
  const ring = (size: number, z: number, half = false) =>
    outline.map(([x, y], at) => {
      const [nx, ny] = outline[(at + 1) % outline.length] ?? [x, y];
      return half
        ? new Vector3(((x + nx) / 2) * size, ((y + ny) / 2) * size, z)
        : new Vector3(x * size, y * size, z);
    });
  const bands = isStepped
    ? [ring(1, 0), ring(0.86, 0.2), ring(table, 0.34), ring(table * 0.72, 0.22), ring(0.2, 0.06)]
    : [ring(1, 0), ring(0.86, 0.22, true), ring(table, 0.4), ring(table * 0.6, 0.2, true)];
  for (let band = 0; band + 1 < bands.length; band++) {
    const [outer, inner] = [bands[band] ?? [], bands[band + 1] ?? []];
    const depth = band > 1 ? 1 : 0;
    for (let at = 0; at < outline.length; at++) {
      const next = (at + 1) % outline.length;
      const [o, p, i, j] = [outer[at], outer[next], inner[at], inner[next]] as Vector3[];
      if (o === undefined || p === undefined || i === undefined || j === undefined) continue;
      // A ring of half steps lies a half behind: its corners stand between those outside it.
      const turned = !isStepped && band % 2 === 1;
      add(turned ? [o, p, j] : [o, p, i], depth);
      add(turned ? [o, j, i] : [p, j, i], depth);
    }
  }
  const last = bands.at(-1) ?? [];
  const middlePoint = new Vector3(0, 0, 0.02);
  for (let at = 0; at < last.length; at++) {
    const [one, two] = [last[at], last[(at + 1) % last.length]];
    if (one !== undefined && two !== undefined) add([one, two, middlePoint], 1);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}
