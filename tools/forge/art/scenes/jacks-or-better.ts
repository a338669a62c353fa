import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
import { learnFace } from "../kit/face.ts";
import { finish } from "../kit/finish.ts";
import { newLayer } from "../kit/layer.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { drawJack, drawPips } from "../models/jacks.ts";
import { cardFace } from "../models/playing-card.ts";

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
  layer.fillStyle = "#1f7d80";
  layer.fillRect(0, 0, width, height);
  layer.fillStyle = "#2b9492";
  for (let ray = 0; ray < 40; ray += 2) {
    const [from, to] = [ray, ray + 1].map((step) => (step / 40) * 2 * Math.PI);
    layer.beginPath();
    layer.moveTo(x, y);
    layer.arc(x, y, width * 1.2, from ?? 0, to ?? 0);
    layer.fill();
  }
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
  for (const [rise, colour] of [
    [0.84, "#f2e3bf"],
    [0.88, "#e5673f"],
    [0.93, "#14383e"],
  ] as const) {
    layer.fillStyle = colour;
    layer.beginPath();
    layer.moveTo(0, height * (rise + 0.05));
    layer.quadraticCurveTo(width * 0.45, height * (rise - 0.06), width, height * (rise + 0.02));
    layer.lineTo(width, height);
    layer.lineTo(0, height);
    layer.fill();
  }
  for (const [sx, sy, size] of [
    [0.1, 0.2, 0.075],
    [0.24, 0.5, 0.035],
    [0.2, 0.11, 0.026],
    [0.93, 0.14, 0.06],
    [0.06, 0.62, 0.03],
    [0.33, 0.17, 0.02],
  ] as const) {
    sparkle(layer, sx * width, sy * height, size * height);
  }
  return layer;
}

function sparkle(layer: Layer, x: number, y: number, size: number): void {
  layer.fillStyle = "#f2e3bf";
  layer.beginPath();
  for (let point = 0; point < 8; point++) {
    const away = point % 2 ? size * 0.16 : size * (point % 4 ? 0.7 : 1);
    const angle = (point / 8) * 2 * Math.PI;
    layer.lineTo(x + Math.sin(angle) * away, y - Math.cos(angle) * away);
  }
  layer.fill();
}

/** Each ink a hair's breadth elsewhere, worn thin in places, on paper with a tooth. */
function printed(sheet: Sheet, under: Layer): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      vec3 c = vec3(below(p + vec2(.0012, -.0004)).r, below(p).g, below(p + vec2(-.0010, .0010)).b);
      float tooth = layered(vec3(p * 230., 2.), 3), worn = layered(vec3(p * 4., 5.), 5) + .35 * tooth;
      c = mix(c, vec3(.95, .89, .76), smoothstep(.3, .62, worn) * .35);
      return vec4(c * (1. + tooth * .07), 1.);
    }`,
    {},
    under,
  );
}
