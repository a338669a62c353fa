import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
import { learnFace } from "../kit/face.ts";
import { finish } from "../kit/finish.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { drawJack, drawPips } from "../models/jacks.ts";
import { cardFace } from "../models/playing-card.ts";
import { layRays, laySparkle, layWaves, printed } from "../models/poster.ts";

/** A poster of flat inks, printed a little out of register. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Card", newsreader);
  const ground = poster(sheet);
  const { width, height } = sheet;
  const cards = [
    cardFace("2", "spade", drawPips("spade", 2)),
    cardFace("7", "heart", drawPips("heart", 7)),
    cardFace("J", "club", drawJack("club")),
    cardFace("J", "heart", drawJack("heart")),
    cardFace("J", "diamond", drawJack("diamond")),
  ];
  for (const [place, card] of cards.entries()) {
    ground.save();
    ground.translate(width * 0.6, height * 1.12);
    ground.rotate((place - 2) * 0.27 + 0.05);
    ground.translate(0, -height * 0.74);
    const [wide, tall] = [height * 0.4, height * 0.56];
    ground.fillStyle = "rgb(12 52 58 / .55)";
    ground.beginPath();
    ground.roundRect(
      -wide / 2 + height * 0.012,
      -tall / 2 + height * 0.016,
      wide,
      tall,
      wide * 0.072,
    );
    ground.fill();
    ground.drawImage(card.canvas, -wide / 2, -tall / 2, wide, tall);
    ground.strokeStyle = "#14383e";
    ground.lineWidth = height * 0.0045;
    ground.beginPath();
    ground.roundRect(-wide / 2, -tall / 2, wide, tall, wide * 0.072);
    ground.stroke();
    ground.restore();
  }
  return finish(printed(sheet, ground), {
    vignette: { colour: "#2a1c10", strength: 0.22 },
    grain: 3,
  });
}

/** Rays of teal behind a mustard sun, coral and cream bands below. */
function poster(sheet: Sheet): Layer {
  const layer = newLayer(sheet);
  const { width, height } = sheet;
  const [x, y] = [width * 0.6, height * 0.86];
  layRays(layer, { x, y, reach: width * 1.2 });
  for (const [radius, colour] of [
    [0.8, "#e9a93c"],
    [0.72, "#f2e3bf"],
    [0.66, "#e5673f"],
    [0.5, "#e9a93c"],
  ] as const) {
    layer.fillStyle = colour;
    layer.beginPath();
    layer.arc(x, y, height * radius, 0, 7);
    layer.fill();
  }
  layWaves(layer, [
    [0.84, "#f2e3bf"],
    [0.88, "#e5673f"],
    [0.93, "#14383e"],
  ]);
  for (const [sx, sy, size] of [
    [0.1, 0.2, 0.075],
    [0.24, 0.5, 0.035],
    [0.2, 0.11, 0.026],
    [0.93, 0.14, 0.06],
    [0.06, 0.62, 0.03],
    [0.33, 0.17, 0.02],
  ] as const) {
    laySparkle(layer, { x: sx * width, y: sy * height, size: size * height });
  }
  return layer;
}
