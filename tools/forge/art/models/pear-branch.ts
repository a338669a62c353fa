import {
  CatmullRomCurve3,
  Color,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Vector3,
  type Mesh,
} from "three";
import { ease, mix } from "../kit/curves.ts";
import { newLayer, sideways } from "../kit/layer.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import { body, lofted, many, moved, standing, turned, type Place } from "../kit/solids.ts";
import { roughness, skin } from "../kit/textures.ts";

/** One clean outline: a round belly and a slender neck. */
export function pear({
  at,
  size,
  tint,
  glow,
  lean,
}: {
  at: Place;
  size: number;
  tint: string;
  glow: number;
  lean: number;
}): Group {
  const outline = Array.from({ length: 49 }, (_, place): [number, number] => {
    const turn = Math.PI - (place / 48) * Math.PI;
    const height = Math.cos(turn);
    const waist = height < 0 ? 1 : 1 - 0.54 * ease(0, 0.8, height);
    return [Math.max(0, Math.sin(turn) * 0.84 * waist), height < 0 ? height * 0.76 : height * 1.14];
  });
  const flesh = moved(turned(outline, 96), (place) =>
    place.addScaledVector(
      place.clone().normalize(),
      0.045 * noise(place.x * 1.3, place.y * 1.3, place.z * 1.3),
    ),
  );
  const peel = skin(
    shade(
      { width: 512, height: 512 },
      `vec4 paint(vec2 p) {
        float mottle = layered(vec3(p * vec2(6., 5.), 2.), 5);
        float k = clamp(.78 - p.y * .32 + mottle * .4, 0., 1.);
        vec3 c = mix(vec3(.90, .38, .10), vec3(1., .70, .24), smoothstep(.2, .6, k));
        c = mix(c, vec3(1., .92, .60), smoothstep(.55, 1., k));
        return vec4(c + step(.36, layered(vec3(p * 90., 3.), 2)) * .1, 1.);
      }`,
    ),
    { repeat: [2, 1] },
  );
  const matter = new MeshPhysicalMaterial({
    map: peel,
    color: tint,
    emissiveMap: peel,
    emissive: tint,
    emissiveIntensity: glow,
    roughness: 0.26,
    clearcoat: 0.9,
    clearcoatRoughness: 0.1,
    side: DoubleSide,
  });
  const stalk = new MeshPhysicalMaterial({ color: "#5a4030", roughness: 0.8 });
  const fruit = new Group();
  fruit.add(
    body(flesh, matter),
    body(
      lofted({
        along: [
          [0, 1.05, 0],
          [0.03, 1.3, 0],
          [0.12, 1.7, 0],
        ],
        girth: (way) => [mix(0.045, 0.06, way), mix(0.045, 0.06, way)],
        up: [0, 0, 1],
      }),
      stalk,
    ),
  );
  fruit.position.set(...at);
  // The peel meets itself, mirrored, where nobody looks.
  fruit.rotation.set(0, 1.57, lean, "ZYX");
  fruit.scale.setScalar(size);
  return fruit;
}

const bough: readonly Place[] = [
  [4.6, 2.5, -0.6],
  [3.1, 2.0, -0.2],
  [1.9, 1.82, 0],
  [0.7, 1.86, 0.05],
  [-0.4, 1.62, 0],
  [-1.3, 1.7, -0.2],
  [-2.2, 1.5, -0.3],
];

/** The bough that bears them, from the upper right. */
export function branch(): Mesh[] {
  const relief = skin(roughness({ width: 512, height: 512 }, 14, 0.4), {
    relief: true,
    repeat: [5, 1],
  });
  const bark = new MeshPhysicalMaterial({
    color: "#4c3d36",
    roughness: 0.9,
    bumpMap: relief,
    bumpScale: 5,
  });
  const wood = body(
    lofted({
      along: bough,
      girth: (way) => {
        const half = mix(0.26, 0.035, way) * (1 + 0.16 * noise(way * 18));
        return [half, half];
      },
      rings: 120,
      sides: 24,
    }),
    bark,
  );
  return [wood, leaves()];
}

function leaves() {
  const random = seeded(17);
  const curve = new CatmullRomCurve3(bough.map((place) => new Vector3(...place)));
  const leaf = moved(
    new PlaneGeometry(0.5, 1, 6, 8).translate(0, 0.5, 0),
    ({ x, y }) => new Vector3(x, y, -0.34 * y * y + Math.abs(x) * 0.34),
  );
  const matter = new MeshPhysicalMaterial({
    map: skin(drawLeaf()),
    alphaTest: 0.5,
    side: DoubleSide,
    roughness: 0.4,
    clearcoat: 0.35,
  });
  const copies = Array.from({ length: 190 }, () => {
    const root = curve.getPoint(between(random, 0.02, 0.99));
    const at = [
      root.x + between(random, -0.25, 0.25),
      root.y + between(random, -0.16, 0.2),
      root.z + between(random, -0.2, 0.3),
    ] as const;
    const turn = [
      between(random, -0.8, 0.8),
      between(random, -0.7, 0.7),
      between(random, 0, 6.28),
    ] as const;
    const colour = new Color("#ffffff").lerp(
      new Color(random() < 0.5 ? "#8fd0a0" : "#3f8a7c"),
      random(),
    );
    return { matrix: standing({ at, turn, size: between(random, 0.34, 0.7) }), colour };
  });
  return many(leaf, matter, copies);
}

export function drawLeaf() {
  const [width, height] = [128, 256];
  const layer = newLayer({ width, height });
  layer.clip(new Path2D("M64 256C-14 196 2 52 64 0C126 52 142 196 64 256Z"));
  layer.fillStyle = sideways(layer, 0, width, [
    [0, "#448f5e"],
    [0.49, "#3d8557"],
    [0.51, "#2c6b4c"],
    [1, "#255c42"],
  ]);
  layer.fillRect(0, 0, width, height);
  layer.strokeStyle = "rgb(214 250 214 / .5)";
  layer.lineWidth = 3.4;
  layer.beginPath();
  layer.moveTo(64, 256);
  layer.lineTo(64, 6);
  layer.stroke();
  layer.lineWidth = 1.4;
  for (let vein = 0; vein < 9; vein++) {
    for (const side of [-1, 1]) {
      layer.beginPath();
      layer.moveTo(64, 244 - vein * 26);
      layer.quadraticCurveTo(64 + side * 26, 230 - vein * 26, 64 + side * 60, 196 - vein * 26);
      layer.stroke();
    }
  }
  return layer;
}
