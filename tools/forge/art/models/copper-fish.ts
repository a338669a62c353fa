import {
  Color,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  Shape,
  ShapeGeometry,
  SphereGeometry,
} from "three";
import { ease } from "../kit/curves.ts";
import { newLayer, outwards } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";
import { body, lofted } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";

/** A small fish two units long that bends as it struggles; its head is to the right. */
export function copperFish(): Group {
  const scales = new MeshPhysicalMaterial({
    vertexColors: true,
    metalness: 0.8,
    roughness: 0.28,
    bumpMap: skin(scaleRelief(), { relief: true }),
    bumpScale: 2,
    clearcoat: 0.6,
    clearcoatRoughness: 0.15,
  });
  const girth = (way: number): [number, number] => {
    const full = Math.sin(Math.PI * Math.min(1, way * 0.92 + 0.06)) ** 0.8;
    return [0.27 * full * (0.55 + 0.45 * ease(0, 0.3, way)) + 0.02, 0.16 * full + 0.015];
  };
  const colour = (_: number, around: number) => {
    const up = Math.cos(around);
    const side = new Color("#ff9a52").lerp(new Color("#8f3109"), ease(-0.1, 0.9, up));
    return side.lerp(new Color("#ffe9cc"), ease(-0.35, -1, up));
  };
  const fish = new Group();
  const along = [
    [-0.95, 0.24, 0],
    [-0.5, -0.02, 0],
    [0, -0.1, 0],
    [0.5, -0.02, 0],
    [0.95, 0.2, 0],
  ] as const;
  fish.add(body(lofted({ along, girth, colour, rings: 70 }), scales), ...fins(), ...eye());
  return fish;
}

/** Round scales in rows, each over the edge of the next. */
function scaleRelief(): Layer {
  const [width, height] = [512, 256];
  const layer = newLayer({ width, height });
  layer.fillStyle = "#777777";
  layer.fillRect(0, 0, width, height);
  for (let column = 34; column >= 0; column--) {
    for (let row = -1; row < 18; row++) {
      const [x, y] = [column * 15, (row + (column % 2) / 2) * 15];
      layer.fillStyle = outwards(layer, { x: x + 4, y, radius: 12 }, [
        [0, "#ffffff"],
        [0.7, "#a0a0a0"],
        [1, "#303030"],
      ]);
      layer.beginPath();
      layer.arc(x, y, 11, 0, 7);
      layer.fill();
    }
  }
  return layer;
}

function fins() {
  const matter = new MeshPhysicalMaterial({
    color: "#e8702a",
    roughness: 0.4,
    metalness: 0.3,
    side: DoubleSide,
    transparent: true,
    opacity: 0.9,
  });
  const tail = new Shape();
  tail.moveTo(0, 0);
  tail.bezierCurveTo(-0.1, 0.2, -0.36, 0.42, -0.46, 0.74);
  tail.quadraticCurveTo(-0.16, 0.62, 0, 0.44);
  tail.quadraticCurveTo(0.16, 0.62, 0.46, 0.74);
  tail.bezierCurveTo(0.36, 0.42, 0.1, 0.2, 0, 0);
  const back = new Shape();
  back.moveTo(0.3, 0);
  back.quadraticCurveTo(0.1, 0.36, -0.34, 0.42);
  back.quadraticCurveTo(-0.2, 0.16, -0.36, 0);
  back.closePath();
  const fin = (shape: Shape) => new ShapeGeometry(shape, 24);
  return [
    body(fin(tail), matter, { at: [-0.9, 0.22, 0], turn: [0, 0.2, 1.15] }),
    body(fin(back), matter, { at: [0.05, 0.14, 0] }),
    body(fin(back), matter, { at: [0.15, -0.34, 0.02], turn: [0.3, 0, 2.9], size: 0.6 }),
    body(fin(back), matter, { at: [0.42, -0.12, 0.15], turn: [0.6, 0.4, 2.6], size: 0.55 }),
  ];
}

function eye() {
  const gold = new MeshPhysicalMaterial({ color: "#ffe0a0", metalness: 0.6, roughness: 0.2 });
  const black = new MeshPhysicalMaterial({ color: "#050505", roughness: 0.04, clearcoat: 1 });
  return [
    body(new SphereGeometry(0.06, 24, 20), gold, { at: [0.75, 0.15, 0.1] }),
    body(new SphereGeometry(0.038, 24, 20), black, { at: [0.762, 0.155, 0.135] }),
  ];
}
