import {
  CatmullRomCurve3,
  Color,
  Group,
  MeshPhysicalMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from "three";
import { clamp, ease, mix, through } from "../kit/curves.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded } from "../kit/random.ts";
import { body, frameAt, lofted, many, type Copy, type Place } from "../kit/solids.ts";
import { blade, feather, featherCoat } from "./feather.ts";
import { wings } from "./kingfisher-wings.ts";

const spine: readonly Place[] = [
  [1.02, 0.08, 0],
  [0.55, 0.02, 0],
  [0, 0, 0],
  [-0.45, 0.06, 0],
  [-0.78, 0.12, 0],
  [-1.06, 0.1, 0],
];
const thickness = through([
  [0, 0.05],
  [0.12, 0.17],
  [0.3, 0.31],
  [0.48, 0.37],
  [0.62, 0.335],
  [0.72, 0.285],
  [0.82, 0.3],
  [0.91, 0.245],
  [1, 0.1],
]);
const girth = (way: number): [number, number] => [thickness(way), thickness(way) * 0.9];

/** A bird two units long that looks to the left; its wings are half drawn in, as in a dive. */
export function kingfisher({ spread = 1 }: { spread?: number } = {}): Group {
  const bird = new Group();
  const under = new MeshPhysicalMaterial({ vertexColors: true, roughness: 0.9 });
  const colour = (way: number, around: number) =>
    plumage(way, Math.cos(around), 0).multiplyScalar(0.55);
  bird.add(body(lofted({ along: spine, girth, rings: 70, sides: 48, colour }), under));
  bird.add(many(blade(0.03, 0.2), featherCoat(), bodyFeathers()));
  bird.add(...beak(), ...eyes(), tail(), ...wings(spread));
  return bird;
}

function bodyFeathers(): Copy[] {
  const random = seeded(5);
  const curve = new CatmullRomCurve3(spine.map((place) => new Vector3(...place)));
  const rows = 112;
  return Array.from({ length: rows }, (_, row) => {
    const way = 0.012 + (row / rows) * 0.968;
    const { middle, ahead, broad, high } = frameAt(curve, way, new Vector3(0, 1, 0));
    const [height, breadth] = girth(way);
    // What lies flat on a neck that widens would vanish into the shoulders.
    const slope = (thickness(way - 0.02) - thickness(way + 0.02)) / 0.04 / 2.1;
    const size = mix(0.235, 0.075, ease(0.6, 0.82, way)) * mix(0.7, 1, ease(0, 0.3, way));
    const count = Math.round(Math.max(12, ((height + breadth) * Math.PI) / (size * 0.17)));
    return Array.from({ length: count }, (_, place): Copy => {
      const around = ((place + (row % 2) * 0.5 + between(random, -0.3, 0.3)) / count) * 2 * Math.PI;
      const [up, aside] = [Math.cos(around), Math.sin(around)];
      const out = high
        .clone()
        .multiplyScalar(up / height)
        .addScaledVector(broad, aside / breadth);
      out.normalize();
      const root = middle.clone().addScaledVector(high, up * height * 0.985);
      root.addScaledVector(broad, aside * breadth * 0.985);
      const along = ahead
        .clone()
        .negate()
        .addScaledVector(out, slope + between(random, 0.07, 0.16));
      along.y += between(random, -0.07, 0.07);
      along.z += between(random, -0.07, 0.07);
      const colour = plumage(way, up, noise(way * 9, around * 3), random());
      const matrix = feather(root, along.normalize(), out, [
        size * between(random, 0.36, 0.46),
        size * between(random, 0.9, 1.25),
      ]);
      return { matrix, colour: colour.multiplyScalar(between(random, 0.82, 1.14)) };
    });
  }).flat();
}

/** The zones of the living bird: azure above, copper below, a barred crown, white at neck and throat. */
function plumage(way: number, up: number, ragged: number, chance = 0): Color {
  const edge = up + ragged * 0.09;
  const back = new Color("#0a62b8").lerp(new Color("#25c9f2"), ease(0.35, 0.95, edge));
  const belly = new Color("#f08a2e").lerp(new Color("#b4430f"), ease(-0.5, 0.12, edge));
  const colour = belly.lerp(back, ease(0.06, 0.2, edge));
  const head = ease(0.69, 0.73, way + ragged * 0.012);
  if (head === 0) return colour;
  if (edge > 0.36) return colour.lerp(new Color(chance > 0.66 ? "#45d0f0" : "#08498f"), head);
  if (edge > -0.02) {
    const behindEye = way < 0.785;
    return colour.lerp(new Color(behindEye ? "#fbeedd" : "#e8701d"), head);
  }
  if (edge > -0.34) return colour.lerp(new Color("#0a5fae"), head * 0.95);
  return colour.lerp(new Color("#fdf1df"), head);
}

function beak() {
  const horn = new MeshPhysicalMaterial({ color: "#14171c", roughness: 0.3, clearcoat: 0.7 });
  const red = new MeshPhysicalMaterial({ color: "#6a2a14", roughness: 0.4, clearcoat: 0.4 });
  const half = (y: number, thick: number, length: number) =>
    lofted({
      along: [
        [-0.96, y, 0],
        [-1.35, y - 0.03, 0],
        [-0.96 - length, y - 0.1, 0],
      ],
      girth: (way) => [mix(thick, 0.006, way ** 0.8), mix(thick * 0.85, 0.006, way ** 0.8)],
      rings: 30,
      sides: 20,
    });
  return [body(half(0.13, 0.085, 0.94), horn), body(half(0.085, 0.075, 0.9), red)];
}

function eyes() {
  const dark = new MeshPhysicalMaterial({ color: "#080707", roughness: 0.04, clearcoat: 1 });
  const lid = new MeshPhysicalMaterial({ color: "#152632", roughness: 0.6 });
  return [-1, 1].flatMap((side) => [
    body(new SphereGeometry(0.068, 32, 24), dark, { at: [-0.895, 0.185, side * 0.208] }),
    body(new TorusGeometry(0.064, 0.013, 12, 32), lid, {
      at: [-0.9, 0.185, side * 0.226],
      turn: [0, side * -0.4, 0],
    }),
  ]);
}

function tail() {
  const copies = Array.from({ length: 9 }, (_, place): Copy => {
    const aside = (place - 4) * 0.07;
    const along = new Vector3(Math.cos(aside), 0.06, Math.sin(aside)).normalize();
    const root = new Vector3(0.88, 0.08 + 0.004 * place, aside * 0.6);
    const colour = new Color(place % 2 ? "#0a5da6" : "#0d78c2");
    return { matrix: feather(root, along, new Vector3(-0.05, 1, 0), [0.13, 0.5]), colour };
  });
  const rump = Array.from({ length: 40 }, (_, place): Copy => {
    const aside = ((place % 10) - 4.5) * 0.05;
    const along = new Vector3(Math.cos(aside), 0.08, Math.sin(aside)).normalize();
    const root = new Vector3(
      0.35 + 0.12 * Math.floor(place / 10),
      0.27 - place * 0.003,
      aside * 1.6,
    );
    const colour = new Color("#18b8ec").lerp(new Color("#8df2ff"), clamp(noise(place, 3), 0, 0.8));
    return { matrix: feather(root, along, new Vector3(0, 1, 0), [0.1, 0.34]), colour };
  });
  return many(blade(0.04, 0.12), featherCoat(1), [...copies, ...rump]);
}
