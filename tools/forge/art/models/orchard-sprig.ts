import { DoubleSide, Group, MeshPhysicalMaterial, PlaneGeometry, Vector3 } from "three";
import { newLayer, sideways } from "../kit/layer.ts";
import { body, moved, type Place } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";

export type SprigLeaf = {
  readonly at: Place;
  /** 0 stands up; below it leans to the right. */
  readonly turn: number;
  readonly size: number;
  readonly roll?: number;
};

type Tone = { readonly lit: string; readonly shaded: string; readonly vein: string };

const green: Tone = { lit: "#59b47c", shaded: "#277a58", vein: "rgb(224 255 226 / .75)" };
/** Young ones. */
export const mint: Tone = { lit: "#9fe8b8", shaded: "#3f9c86", vein: "rgb(240 255 240 / .85)" };
/** As the moon makes them. */
export const silver: Tone = { lit: "#d8fff2", shaded: "#6cc0b4", vein: "rgb(255 255 255 / .9)" };

/** Leaves around a stalk, each bent along its middle. */
export function sprig(leaves: readonly SprigLeaf[], tone: Tone = green, glow = 0.16): Group {
  const map = skin(drawLeaf(tone));
  const matter = new MeshPhysicalMaterial({
    map,
    emissiveMap: map,
    emissive: "#ffffff",
    emissiveIntensity: glow,
    alphaTest: 0.5,
    side: DoubleSide,
    roughness: 0.36,
    clearcoat: 0.5,
  });
  const blade = moved(
    new PlaneGeometry(0.62, 1.2, 10, 14).translate(0, 0.6, 0),
    ({ x, y }) => new Vector3(x, y, 0.34 * Math.abs(x) - 0.24 * y * y),
  );
  const group = new Group();
  for (const { at, turn, size, roll = 0.35 } of leaves) {
    group.add(body(blade, matter, { at, turn: [-0.1, turn < 0 ? roll : -roll, turn], size }));
  }
  return group;
}

function drawLeaf({ lit, shaded, vein }: Tone) {
  const [width, height] = [192, 384];
  const layer = newLayer({ width, height });
  layer.clip(new Path2D("M96 384C-24 300 0 80 96 0C192 80 216 300 96 384Z"));
  layer.fillStyle = sideways(layer, 0, width, [
    [0, lit],
    [0.49, lit],
    [0.51, shaded],
    [1, shaded],
  ]);
  layer.fillRect(0, 0, width, height);
  layer.strokeStyle = vein;
  layer.lineWidth = 5;
  layer.beginPath();
  layer.moveTo(96, 384);
  layer.lineTo(96, 8);
  layer.stroke();
  layer.lineWidth = 2;
  for (let at = 0; at < 9; at++) {
    for (const side of [-1, 1]) {
      layer.beginPath();
      layer.moveTo(96, 362 - at * 38);
      layer.quadraticCurveTo(96 + side * 40, 340 - at * 38, 96 + side * 92, 290 - at * 38);
      layer.stroke();
    }
  }
  return layer;
}
