import {
  BoxGeometry,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Vector3,
  type Mesh,
} from "three";
import { ease } from "../kit/curves.ts";
import { newLayer } from "../kit/layer.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer } from "../kit/sheet.ts";
import { body, lofted, moved } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";

const [breadth, depth] = [1.7, 2.3];

/** The height of a page at `x` from the fold: it rises steeply, and falls to the edge. */
function rise(x: number, thick: number): number {
  const way = Math.abs(x) / breadth;
  return thick * (ease(-0.12, 0.22, way) * 1.12 - 0.3 * way ** 2) + 0.02;
}

/** A ledger lying open, its fold along z, written on in columns. */
export function openBook(): Group {
  const book = new Group();
  const leather = new MeshPhysicalMaterial({ color: "#5a1f16", roughness: 0.5, clearcoat: 0.2 });
  const ribbon = new MeshPhysicalMaterial({ color: "#c4622a", roughness: 0.7, side: DoubleSide });
  book.add(
    body(new BoxGeometry(2 * breadth + 0.16, 0.05, depth + 0.14), leather, { at: [0, 0.0, 0] }),
    ...[-1, 1].flatMap((side) => leaves(side)),
    body(
      lofted({
        along: [
          [0.02, 0.26, -1.1],
          [0.05, 0.18, 0.2],
          [0.12, 0.16, 1.2],
          [0.2, 0.02, 1.5],
          [0.34, 0.01, 1.75],
        ],
        girth: () => [0.006, 0.05],
        rings: 60,
        sides: 8,
      }),
      ribbon,
    ),
  );
  return book;
}

function leaves(side: number): Mesh[] {
  const paper = new MeshPhysicalMaterial({
    map: skin(page(side)),
    roughness: 0.94,
    specularIntensity: 0.2,
    side: DoubleSide,
  });
  const edges = new MeshPhysicalMaterial({ color: "#cfbd98", roughness: 0.95, side: DoubleSide });
  const sheet = (thick: number) =>
    moved(new PlaneGeometry(breadth, depth, 48, 2).rotateX(-Math.PI / 2), ({ x, z }) => {
      const away = x + breadth / 2;
      return new Vector3(side * away, rise(away, thick) + 0.03, side * z);
    });
  const under = Array.from({ length: 9 }, (_, leaf) => {
    const mesh = body(sheet(0.22 - leaf * 0.022), edges);
    mesh.position.x = side * (0.006 * (leaf % 3) - leaf * 0.001);
    mesh.position.z = 0.004 * (leaf % 2);
    return mesh;
  });
  return [body(sheet(0.24), paper), ...under];
}

/** Ruled in blue and red, and filled with a hand that cannot be read. */
function page(side: number): Layer {
  const size = { width: 768, height: 1040 };
  const layer = newLayer(size);
  layer.drawImage(
    shade(
      size,
      `vec4 paint(vec2 p) { return vec4(vec3(.90, .845, .73) + .05 * layered(vec3(p * 160., 2.), 3) + .05 * layered(vec3(p * 3., 5.), 4), 1.); }`,
    ).canvas,
    0,
    0,
  );
  const random = seeded(side + 7);
  const row = 31;
  layer.fillStyle = "rgb(60 100 140 / .75)";
  for (let y = 96; y < 1010; y += row) layer.fillRect(30, y, 708, 2.2);
  layer.fillStyle = "rgb(184 50 30 / .85)";
  for (const x of [92, 470, 600, 606]) layer.fillRect(x, 60, 3, 950);
  const written = side < 0 ? 29 : 17;
  for (let line = 0; line < written; line++) {
    const y = 90 + line * row;
    hand(layer, { x: 38, y, to: 80, random });
    hand(layer, { x: 104, y, to: between(random, 250, 440), random });
    hand(layer, { x: line % 3 ? 520 : 486, y, to: 588, random });
    hand(layer, { x: 650, y, to: 724, random });
  }
  return layer;
}

type Hand = { x: number; y: number; to: number; random: () => number };

function hand(layer: Layer, { x, y, to, random }: Hand): void {
  layer.strokeStyle = "rgb(18 24 50 / .95)";
  layer.lineWidth = 2.8;
  layer.lineCap = "round";
  layer.beginPath();
  layer.moveTo(x, y - 4);
  for (let at = x; at < to;) {
    const step = between(random, 4, 8);
    const high = random() < 0.25 ? between(random, 12, 18) : between(random, 4, 9);
    layer.quadraticCurveTo(at + step * 0.3, y - high - 3, at + step * 0.6, y - 3);
    at += step;
    if (random() < 0.14) {
      at += 7;
      layer.moveTo(at, y - 4);
    }
  }
  layer.stroke();
}
