import { glass } from "../kit/colour.ts";
import { downwards, newLayer, outwards } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";

/** Behind what pays: warm light without an edge. */
export function halo(layer: Layer, x: number, y: number, size: number): void {
  layer.fillStyle = outwards(layer, { x: x + size / 2, y: y + size / 2, radius: size / 2 - 2 }, [
    [0, "rgb(255 244 200 / 1)"],
    [0.3, "rgb(255 222 140 / .78)"],
    [0.62, "rgb(255 190 90 / .28)"],
    [1, "rgb(255 170 60 / 0)"],
  ]);
  layer.fillRect(x, y, size, size);
}

/** Moonlight on a column that is waited for: brightest in its middle, fading up and down. */
export function columnLight(under: Layer, x: number, y: number, size: number): void {
  const layer = newLayer({ width: size, height: size });
  const across = layer.createLinearGradient(0, 0, size, 0);
  for (const [at, strength] of [
    [0, 0],
    [0.2, 0.5],
    [0.5, 0.85],
    [0.8, 0.5],
    [1, 0],
  ] as const) {
    across.addColorStop(at, glass("#bfeaff", strength));
  }
  layer.fillStyle = across;
  layer.fillRect(0, 0, size, size);
  layer.globalCompositeOperation = "destination-in";
  layer.fillStyle = downwards(layer, 0, size, [
    [0, "rgb(0 0 0 / 0)"],
    [0.25, "#000"],
    [0.75, "#000"],
    [1, "rgb(0 0 0 / 0)"],
  ]);
  layer.fillRect(0, 0, size, size);
  under.drawImage(layer.canvas, x, y, size, size);
}

/** One under the other: a glow, a firefly's spark, a petal, a leaf, a drop of juice. */
export function smallLights(layer: Layer, x: number): void {
  const at = (row: number) => ({ x: x + 64, y: row * 128 + 64 });
  const disc = (row: number, stops: Parameters<typeof outwards>[2]) => {
    layer.fillStyle = outwards(layer, { ...at(row), radius: 62 }, stops);
    layer.fillRect(x, row * 128, 128, 128);
  };
  disc(0, [
    [0, "rgb(255 255 255 / 1)"],
    [0.16, "rgb(248 255 214 / .7)"],
    [0.44, "rgb(220 255 150 / .22)"],
    [1, "rgb(200 255 120 / 0)"],
  ]);
  disc(1, [
    [0, "rgb(255 255 255 / 1)"],
    [0.24, "rgb(255 250 216 / .95)"],
    [0.4, "rgb(255 224 140 / .4)"],
    [1, "rgb(255 200 90 / 0)"],
  ]);
  leaf(layer, at(2), { from: "#fff6fb", to: "#f0a8c8", wide: 34, long: 46 });
  leaf(layer, at(3), { from: "#c8ffdc", to: "#2f9a70", wide: 24, long: 56 });
  disc(4, [
    [0, "rgb(255 255 255 / .98)"],
    [0.2, "rgb(255 255 255 / .9)"],
    [0.52, "rgb(255 255 255 / .72)"],
    [0.6, "rgb(255 255 255 / 0)"],
  ]);
}

function leaf(
  layer: Layer,
  { x, y }: { x: number; y: number },
  { from, to, wide, long }: { from: string; to: string; wide: number; long: number },
): void {
  layer.save();
  layer.translate(x, y);
  layer.rotate(0.5);
  layer.fillStyle = downwards(layer, -long, long, [
    [0, from],
    [1, to],
  ]);
  layer.beginPath();
  layer.moveTo(0, -long);
  layer.bezierCurveTo(wide * 1.3, -long * 0.4, wide, long * 0.6, 0, long);
  layer.bezierCurveTo(-wide, long * 0.6, -wide * 1.3, -long * 0.4, 0, -long);
  layer.fill();
  layer.restore();
}
