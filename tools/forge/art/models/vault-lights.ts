import { glass } from "../kit/colour.ts";
import { downwards, outwards } from "../kit/layer.ts";
import { between, seeded } from "../kit/random.ts";
import type { Layer } from "../kit/sheet.ts";

/** Four splinters of hot rock, two by two. */
export function shards(layer: Layer, x: number, y: number): void {
  const random = seeded(17);
  for (let shard = 0; shard < 4; shard++) {
    const [cx, cy] = [x + (shard % 2) * 112 + 56, y + Math.floor(shard / 2) * 112 + 56];
    const corners = 5 + (shard % 2);
    const place = (size: number, at: number) => {
      const angle = (at / corners) * 2 * Math.PI + shard;
      const far = size * between(random, 0.55, 1);
      return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far] as const;
    };
    const outline = Array.from({ length: corners }, (_, at) => place(48, at));
    layer.save();
    layer.shadowColor = "#ff6a12";
    layer.shadowBlur = 10;
    layer.fillStyle = downwards(layer, cy - 48, cy + 48, [
      [0, "#7a6a64"],
      [0.5, "#3a2c28"],
      [1, "#1c1210"],
    ]);
    layer.beginPath();
    for (const [px, py] of outline) layer.lineTo(px, py);
    layer.closePath();
    layer.fill();
    layer.restore();
    layer.strokeStyle = "#ffb04a";
    layer.lineWidth = 4;
    layer.lineJoin = "round";
    layer.beginPath();
    layer.moveTo(...(outline[0] as [number, number]));
    layer.lineTo(cx, cy);
    layer.lineTo(...(outline[2] as [number, number]));
    layer.moveTo(cx, cy);
    layer.lineTo(...(outline[3] as [number, number]));
    layer.stroke();
    layer.strokeStyle = "rgb(255 120 30 / .8)";
    layer.lineWidth = 3;
    layer.beginPath();
    for (const [px, py] of outline) layer.lineTo(px, py);
    layer.closePath();
    layer.stroke();
  }
}

/** Where something paid: an iron setting that glows. */
export function socket(layer: Layer, x: number, y: number, size: number): void {
  layer.save();
  layer.translate(x, y);
  for (const [width, colour, blur] of [
    [22, "rgb(255 90 10 / .7)", 12],
    [9, "rgb(255 160 50 / .95)", 3],
    [3.5, "#fff2cc", 0],
  ] as const) {
    layer.filter = blur > 0 ? `blur(${blur}px)` : "none";
    layer.strokeStyle = colour;
    layer.lineWidth = width;
    layer.beginPath();
    const [near, far, cut] = [20, size - 20, 30];
    for (const [px, py] of [
      [near + cut, near],
      [far - cut, near],
      [far, near + cut],
      [far, far - cut],
      [far - cut, far],
      [near + cut, far],
      [near, far - cut],
      [near, near + cut],
    ] as const)
      layer.lineTo(px, py);
    layer.closePath();
    layer.stroke();
  }
  layer.restore();
}

/** Small lights, one under the other: a glow, a ring, a spark, smoke, a flame. */
export function fires(layer: Layer, x: number): void {
  const disc = (row: number, stops: Parameters<typeof outwards>[2]) => {
    layer.fillStyle = outwards(layer, { x: x + 64, y: row * 128 + 64, radius: 62 }, stops);
    layer.fillRect(x, row * 128, 128, 128);
  };
  disc(0, [
    [0, "rgb(255 255 255 / 1)"],
    [0.2, "rgb(255 232 180 / .62)"],
    [0.5, "rgb(255 150 50 / .22)"],
    [1, "rgb(255 90 10 / 0)"],
  ]);
  disc(1, [
    [0.6, "rgb(255 120 30 / 0)"],
    [0.84, "rgb(255 180 80 / .8)"],
    [0.89, "rgb(255 250 230 / 1)"],
    [1, "rgb(255 120 30 / 0)"],
  ]);
  disc(2, [
    [0, "rgb(255 255 240 / 1)"],
    [0.16, "rgb(255 220 130 / .95)"],
    [0.3, "rgb(255 130 30 / .6)"],
    [0.6, "rgb(255 80 10 / 0)"],
  ]);
  disc(3, [
    [0, "rgb(40 30 28 / .5)"],
    [0.5, "rgb(40 30 28 / .28)"],
    [1, "rgb(40 30 28 / 0)"],
  ]);
  layer.save();
  layer.translate(x + 64, 4 * 128 + 64);
  for (const [size, colour] of [
    [1, glass("#ff5a08", 0.75)],
    [0.68, glass("#ffae30", 0.85)],
    [0.38, glass("#fff4c8", 0.95)],
  ] as const) {
    layer.save();
    layer.translate(0, 18 * (1 - size));
    layer.scale(size, size);
    layer.filter = "blur(3px)";
    layer.fillStyle = colour;
    layer.beginPath();
    layer.moveTo(4, -58);
    layer.bezierCurveTo(14, -24, 44, -6, 36, 30);
    layer.bezierCurveTo(28, 58, -28, 58, -36, 30);
    layer.bezierCurveTo(-40, 6, -16, -12, 4, -58);
    layer.fill();
    layer.restore();
  }
  layer.restore();
}
