import { glass } from "../kit/colour.ts";
import { downwards, newLayer, outwards } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";

/** Around a symbol that pays. */
export function winFrame(layer: Layer, x: number, y: number, size: number): void {
  layer.save();
  layer.translate(x, y);
  for (const [width, colour, blur] of [
    [26, "rgb(255 170 60 / .55)", 14],
    [12, "rgb(255 206 110 / .9)", 4],
    [5, "#fff6dc", 0],
  ] as const) {
    layer.filter = blur > 0 ? `blur(${blur}px)` : "none";
    layer.strokeStyle = colour;
    layer.lineWidth = width;
    layer.beginPath();
    layer.roundRect(26, 26, size - 52, size - 52, 34);
    layer.stroke();
  }
  layer.restore();
}

/** Small lights, one under the other: a glow, a ring of water, a drop, a feather, a spark. */
export function lights(layer: Layer, x: number): void {
  const at = (row: number) => ({ x: x + 64, y: row * 128 + 64 });
  const disc = (row: number, stops: Parameters<typeof outwards>[2]) => {
    layer.fillStyle = outwards(layer, { ...at(row), radius: 62 }, stops);
    layer.fillRect(x, row * 128, 128, 128);
  };
  disc(0, [
    [0, "rgb(255 255 255 / 1)"],
    [0.2, "rgb(255 244 214 / .62)"],
    [0.5, "rgb(255 214 140 / .2)"],
    [1, "rgb(255 190 90 / 0)"],
  ]);
  disc(1, [
    [0.7, "rgb(190 240 255 / 0)"],
    [0.86, "rgb(220 250 255 / .9)"],
    [0.9, "rgb(255 255 255 / 1)"],
    [1, "rgb(190 240 255 / 0)"],
  ]);
  disc(2, [
    [0, "rgb(255 255 255 / .95)"],
    [0.3, "rgb(180 235 255 / .8)"],
    [0.55, "rgb(90 190 240 / .55)"],
    [0.62, "rgb(90 190 240 / 0)"],
  ]);
  layer.save();
  layer.translate(x + 64, 3 * 128 + 64);
  layer.rotate(0.5);
  layer.fillStyle = downwards(layer, -54, 54, [
    [0, "#7fe4ff"],
    [0.5, "#1498dc"],
    [1, "#0a4c96"],
  ]);
  layer.beginPath();
  layer.moveTo(0, -56);
  layer.bezierCurveTo(30, -30, 22, 24, 2, 40);
  layer.bezierCurveTo(-24, 22, -26, -26, 0, -56);
  layer.fill();
  layer.strokeStyle = "#d8f6ff";
  layer.lineWidth = 3;
  layer.beginPath();
  layer.moveTo(0, -50);
  layer.lineTo(2, 58);
  layer.stroke();
  layer.restore();
  const { x: cx, y: cy } = at(4);
  layer.save();
  layer.globalCompositeOperation = "lighter";
  for (const turn of [0, Math.PI / 2]) {
    layer.save();
    layer.translate(cx, cy);
    layer.rotate(turn);
    layer.scale(1, 0.07);
    layer.fillStyle = outwards(layer, { x: 0, y: 0, radius: 60 }, [
      [0, "rgb(255 255 255 / 1)"],
      [0.4, "rgb(255 236 190 / .55)"],
      [1, "rgb(255 210 120 / 0)"],
    ]);
    layer.fillRect(-62, -62, 124, 124);
    layer.restore();
  }
  layer.restore();
  disc(4, [
    [0, "rgb(255 255 255 / .9)"],
    [0.12, "rgb(255 240 200 / .5)"],
    [0.4, "rgb(255 214 140 / 0)"],
  ]);
}

/** Falls from the frame on what passes under it. */
export function shadow(layer: Layer, x: number, y: number, high: number): void {
  layer.fillStyle = downwards(layer, y, y + high, [
    [0, glass("#03101a", 0.85)],
    [0.4, glass("#03101a", 0.36)],
    [1, glass("#03101a", 0)],
  ]);
  layer.fillRect(x, y, 32, high);
}

export function rays(size: number): Layer {
  const layer = newLayer({ width: size, height: size });
  layer.translate(size / 2, size / 2);
  const count = 14;
  for (let ray = 0; ray < count; ray++) {
    const turn = (ray / count) * 2 * Math.PI;
    const half = ray % 2 ? 0.09 : 0.15;
    layer.fillStyle = outwards(layer, { x: 0, y: 0, radius: size / 2 }, [
      [0, "rgb(255 236 190 / .9)"],
      [0.35, "rgb(255 214 140 / .42)"],
      [1, "rgb(255 190 90 / 0)"],
    ]);
    layer.beginPath();
    layer.moveTo(0, 0);
    layer.arc(0, 0, size / 2, turn - half, turn + half);
    layer.fill();
  }
  return layer;
}
