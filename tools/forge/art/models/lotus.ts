import {
  Color,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SphereGeometry,
  Vector3,
} from "three";
import { ease, mix } from "../kit/curves.ts";
import { newLayer } from "../kit/layer.ts";
import { between, seeded } from "../kit/random.ts";
import { body, many, moved, stand, standing } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";

/** A lotus two units across that has just opened, with light in its heart. */
export function lotus(): Group {
  const flower = new Group();
  const rows = [
    { count: 11, lean: 1.32, long: 1.24, wide: 0.5, from: "#ff8fb8", to: "#d9286f" },
    { count: 9, lean: 0.92, long: 1.2, wide: 0.52, from: "#ffb0cc", to: "#e8407f" },
    { count: 7, lean: 0.55, long: 1.1, wide: 0.5, from: "#ffd2e0", to: "#f2659a" },
    { count: 5, lean: 0.26, long: 0.92, wide: 0.42, from: "#ffe8ee", to: "#f98db4" },
  ];
  for (const [row, { count, lean, long, wide, from, to }] of rows.entries()) {
    const matter = new MeshPhysicalMaterial({
      map: petalSkin(from, to),
      side: DoubleSide,
      roughness: 0.42,
      clearcoat: 0.25,
      emissive: new Color(to),
      emissiveIntensity: 0.1,
    });
    for (let place = 0; place < count; place++) {
      const petal = body(petalShape(long, wide), matter);
      const around = ((place + (row % 2) / 2) / count) * 2 * Math.PI;
      const stem = new Group();
      stem.add(petal);
      petal.rotation.x = lean;
      petal.position.set(0, row * 0.04, 0.1);
      stem.rotation.y = around;
      flower.add(stem);
    }
  }
  flower.add(...heart());
  return flower;
}

/** Rooted at the origin, upright, hollow towards the middle of the flower, with a point. */
function petalShape(long: number, wide: number): PlaneGeometry {
  const plane = new PlaneGeometry(1, 1, 16, 24);
  plane.translate(0, 0.5, 0);
  return moved(plane, ({ x, y }) => {
    const width = wide * Math.sin(Math.PI * Math.min(1, y * 0.86 + 0.13)) ** 0.75;
    const narrow = width * (1 - ease(0.82, 1, y) * 0.9);
    return new Vector3(
      x * 2 * narrow,
      y * long,
      -0.9 * x * x * wide * 1.6 - 0.34 * y * y + 0.22 * y,
    );
  });
}

function petalSkin(from: string, to: string) {
  const layer = newLayer({ width: 128, height: 256 });
  const gradient = layer.createLinearGradient(0, 0, 0, 256);
  gradient.addColorStop(0, to);
  gradient.addColorStop(0.4, from);
  gradient.addColorStop(0.85, "#fff3ec");
  gradient.addColorStop(1, "#ffe9b0");
  layer.fillStyle = gradient;
  layer.fillRect(0, 0, 128, 256);
  layer.strokeStyle = to;
  layer.globalAlpha = 0.22;
  for (let vein = -6; vein <= 6; vein++) {
    layer.beginPath();
    layer.moveTo(64 + vein * 3, 256);
    layer.quadraticCurveTo(64 + vein * 12, 130, 64 + vein * 7, 0);
    layer.stroke();
  }
  return skin(layer);
}

function heart() {
  const gold = new MeshPhysicalMaterial({
    color: "#ffcf4a",
    emissive: "#ffa81f",
    emissiveIntensity: 0.35,
    roughness: 0.4,
  });
  const random = seeded(4);
  const threads = Array.from({ length: 60 }, () => {
    const turn = random() * 2 * Math.PI;
    const out = mix(0.1, 0.34, random());
    return {
      matrix: standing({
        at: [Math.cos(turn) * out, between(random, 0.34, 0.6), Math.sin(turn) * out],
        size: 0.045,
      }),
    };
  });
  const seed = body(new SphereGeometry(0.26, 32, 24), gold);
  stand(seed, { at: [0, 0.26, 0], size: [1, 0.8, 1] });
  return [seed, many(new SphereGeometry(1, 12, 10), gold, threads)];
}
