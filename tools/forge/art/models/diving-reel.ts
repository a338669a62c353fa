import { Group, Scene } from "three";
import { expose } from "../kit/expose.ts";
import { downwards, newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { kingfisher } from "./kingfisher.ts";

type Extent = { readonly width: number; readonly height: number };

/** The bird takes a whole reel: down it comes, light behind it, the water open below. */
export function divingReel(
  sheet: Sheet,
  { unit, ...extent }: Extent & { readonly unit: number },
): Layer {
  const { width, height } = extent;
  const layer = newLayer({ width: width * unit, height: height * unit });
  layer.scale(unit, unit);
  pour(layer, extent);
  const { picture } = exposeDive({ ...sheet, width: width * unit, height: height * unit });
  layer.save();
  layer.beginPath();
  layer.roundRect(12, 12, width - 24, height - 24, 28);
  layer.clip();
  layer.drawImage(picture.canvas, 0, 0, width, height);
  layer.restore();
  rim(layer, extent);
  return layer;
}

/** Night above, the surface near the foot, beams from above and rings where it is about to break. */
function pour(layer: Layer, { width, height }: Extent): void {
  layer.beginPath();
  layer.roundRect(8, 8, width - 16, height - 16, 30);
  layer.save();
  layer.clip();
  layer.fillStyle = downwards(layer, 0, height, [
    [0, "#1c3f74"],
    [0.4, "#14659a"],
    [0.78, "#0d8fb4"],
    [0.8, "#bff4ff"],
    [0.82, "#0a6f9c"],
    [1, "#052a48"],
  ]);
  layer.fillRect(0, 0, width, height);
  layer.globalCompositeOperation = "screen";
  for (let beam = 0; beam < 9; beam++) {
    const x = 10 + beam * 36;
    const wide = 6 + (beam % 3) * 8;
    layer.fillStyle = downwards(layer, 0, height * 0.78, [
      [0, "rgb(190 236 255 / 0)"],
      [0.5, `rgb(190 236 255 / ${0.12 + (beam % 4) * 0.05})`],
      [1, "rgb(255 255 255 / 0)"],
    ]);
    layer.fillRect(x, 0, wide, height * 0.78);
  }
  layer.globalCompositeOperation = "source-over";
  for (let ring = 0; ring < 6; ring++) {
    layer.strokeStyle = `rgb(230 252 255 / ${0.75 - ring * 0.11})`;
    layer.lineWidth = 5 - ring * 0.6;
    layer.beginPath();
    layer.ellipse(width / 2, height * 0.81, 26 + ring * 30, 7 + ring * 8.5, 0, 0, 7);
    layer.stroke();
  }
  layer.restore();
}

function exposeDive(sheet: Sheet) {
  const bird = kingfisher({ spread: 0.86 });
  bird.rotation.x = 0.34;
  const roll = new Group();
  roll.add(bird);
  roll.rotation.y = -0.28;
  const fall = new Group();
  fall.add(roll);
  stand(fall, { at: [0.3, 0.05, 0], turn: [0, 0, 1.3], size: 0.84 });
  const scene = new Scene();
  scene.environment = surround({
    above: "#8ab4e8",
    around: "#5aa4cc",
    below: "#1a4a6a",
    strength: 0.85,
    panels: [
      { place: [-8, 8, 6], size: [7, 7], colour: "#fff0d8", strength: 8 },
      { place: [9, 2, -3], size: [5, 7], colour: "#8ad4ff", strength: 4.5 },
    ],
  });
  scene.add(new Group().add(fall));
  return expose(sheet, {
    scene,
    camera: { place: [0, 0, 13], look: [0, -0.3, 0], angle: 23 },
    key: { from: [-5, 6.5, 5], colour: "#fff0da", strength: 3.2, breadth: 0.14 },
    dome: { sky: "#b9d8f8", ground: "#4a90b8", strength: 1.7 },
    stage: { centre: [0, 0, 0], radius: 2.6 },
    exposure: 1.4,
  });
}

/** Gold in three strokes, the lightest on top. */
function rim(layer: Layer, { width, height }: Extent): void {
  for (const [line, colour] of [
    [14, "#4a2a08"],
    [10, "#f0b040"],
    [4, "#fff0c4"],
  ] as const) {
    layer.strokeStyle = colour;
    layer.lineWidth = line;
    layer.beginPath();
    layer.roundRect(12, 12, width - 24, height - 24, 28);
    layer.stroke();
  }
}
