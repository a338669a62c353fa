import type { CanvasTexture } from "three";
import { downwards, flood, newLayer, sideways } from "../kit/layer.ts";
import { between, seeded } from "../kit/random.ts";
import { skin } from "../kit/textures.ts";

const made: { texture?: CanvasTexture } = {};

/** Pale vanes on a dark quill, to be coloured by the feather that wears it; its tip is above. */
export function featherSkin(): CanvasTexture {
  made.texture ??= skin(draw());
  return made.texture;
}

function draw() {
  const [width, height] = [96, 384];
  const layer = newLayer({ width, height });
  layer.beginPath();
  layer.moveTo(width / 2, height);
  layer.bezierCurveTo(
    -0.02 * width,
    0.82 * height,
    -0.02 * width,
    0.28 * height,
    width * 0.16,
    0.14 * height,
  );
  layer.bezierCurveTo(width * 0.26, 0.03 * height, width * 0.42, 2, width / 2, 2);
  layer.bezierCurveTo(width * 0.58, 2, width * 0.74, 0.03 * height, width * 0.84, 0.14 * height);
  layer.bezierCurveTo(1.02 * width, 0.28 * height, 1.02 * width, 0.82 * height, width / 2, height);
  layer.clip();
  flood(layer, "#d8dde2");
  drawBarbs(layer.canvas.width, layer.canvas.height, layer);
  flood(
    layer,
    sideways(layer, 0, width, [
      [0, "rgb(0 10 34 / .42)"],
      [0.3, "rgb(0 0 0 / 0)"],
      [0.62, "rgb(255 255 255 / .16)"],
      [1, "rgb(0 10 34 / .3)"],
    ]),
  );
  flood(
    layer,
    downwards(layer, 0, height, [
      [0, "rgb(255 255 255 / .3)"],
      [0.3, "rgb(255 255 255 / 0)"],
      [1, "rgb(0 0 0 / .42)"],
    ]),
  );
  layer.strokeStyle = "rgb(14 20 34 / .6)";
  layer.lineWidth = 2.4;
  layer.beginPath();
  layer.moveTo(width / 2, height);
  layer.lineTo(width / 2, 18);
  layer.stroke();
  return layer;
}

function drawBarbs(width: number, height: number, layer: CanvasRenderingContext2D): void {
  const random = seeded(9);
  for (let barb = 0; barb < 520; barb++) {
    const root = between(random, 0, 1.15) * height;
    const side = barb % 2 ? 1 : -1;
    const light = random() < 0.5;
    layer.strokeStyle = light
      ? `rgb(255 255 255 / ${between(random, 0, 0.24)})`
      : `rgb(16 26 48 / ${between(random, 0, 0.28)})`;
    layer.lineWidth = between(random, 0.7, 1.8);
    layer.beginPath();
    layer.moveTo(width / 2, root);
    layer.quadraticCurveTo(
      width * (0.5 + side * 0.25),
      root - 26,
      width * (0.5 + side * 0.62),
      root - 74,
    );
    layer.stroke();
  }
}
