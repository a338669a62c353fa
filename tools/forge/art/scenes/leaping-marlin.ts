import { cut, paperGrain } from "../kit/cut-paper.ts";
import { finish } from "../kit/finish.ts";
import { flood, newLayer, outwards } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded } from "../kit/random.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { paperMarlin } from "../models/paper-marlin.ts";

type View = {
  readonly fish: readonly [number, number];
  readonly size: number;
  readonly sea: number;
  readonly sun: readonly [number, number, number];
};

/** All in heights of the picture, from its upper left. */
const views: Record<"wide" | "narrow", View> = {
  wide: { fish: [1.67, 0.46], size: 0.45, sea: 0.62, sun: [1.9, 0.39, 0.22] },
  narrow: { fish: [0.69, 0.38], size: 0.43, sea: 0.585, sun: [0.86, 0.27, 0.2] },
};

/** A marlin of cut paper over a sea of cut paper, in the first light. */
export function paint(sheet: Sheet): Layer {
  const view = views[sheet.view === "narrow" ? "narrow" : "wide"];
  const layer = newLayer(sheet);
  const { width, height } = sheet;
  flood(
    layer,
    outwards(layer, { x: width * 0.1, y: 0, radius: width * 0.95 }, [
      [0, "#fdf7e9"],
      [0.6, "#f8ead0"],
      [1, "#f3d9b6"],
    ]),
  );
  sky(layer, view);
  sun(layer, view);
  boat(layer, view);
  for (const [row, wave] of waves.entries()) {
    if (row === 2) {
      splash(layer, view);
      paperMarlin(layer, {
        x: view.fish[0] * height,
        y: view.fish[1] * height,
        size: view.size * height,
        turn: 0.52,
      });
    }
    seaRow(layer, view, { ...wave, row });
  }
  paperGrain(layer, 0.75);
  glow(layer, {
    x: 0,
    y: 0,
    radius: height * 1.4,
    colour: "#fff3d6",
    strength: 0.28,
    stretch: 1.6,
    blend: "soft-light",
  });
  return finish(layer, { vignette: { colour: "#a98a5c", strength: 0.2 }, grain: 2.2 });
}

/** Long bands of cloud, each a strip of paper a little lighter than the one behind. */
function sky(layer: Layer, { sea }: View): void {
  const { width, height } = layer.canvas;
  for (const [y, from, to, thick, colour] of [
    [0.17, 0.36, 0.78, 0.028, "#fdf6e6"],
    [0.235, 0.5, 1.03, 0.034, "#fbeed6"],
    [0.1, 0.72, 1.05, 0.024, "#fbf1de"],
    [0.36, -0.05, 0.44, 0.03, "#fcf2df"],
    [0.43, 0.1, 0.62, 0.024, "#f9e6c8"],
  ] as const) {
    const outline = new Path2D();
    const left = from * width;
    outline.roundRect(
      left,
      y * height * (sea / 0.62),
      (to - from) * width,
      thick * height,
      thick * height * 0.5,
    );
    cut(layer, { outline, colour, lift: height * 0.012, shadow: "#a5784a" });
  }
}

function sun(layer: Layer, { sun: [x, y, radius] }: View): void {
  const { height } = layer.canvas;
  for (const [share, colour] of [
    [1.5, "#f8dcb4"],
    [1.24, "#f5c48e"],
    [1, "#e4572e"],
  ] as const) {
    const outline = new Path2D();
    outline.arc(x * height, y * height, radius * share * height, 0, 2 * Math.PI);
    cut(layer, { outline, colour, lift: height * 0.014, shadow: "#8a4a24" });
  }
}

/** A sail on the horizon, so that the sea is wide. */
function boat(layer: Layer, { sea, fish }: View): void {
  const { height } = layer.canvas;
  const place = new DOMMatrix()
    .translate((fish[0] - 0.66) * height, (sea + 0.015) * height)
    .scale(height * 0.05);
  for (const [path, colour] of [
    ["M-.06-1.9L-.06-.12L-1-.12Z", "#fdf8ec"],
    ["M.06-1.7L.06-.12L.72-.12Z", "#f0d9b4"],
    ["M-1.1 0L1 0L.7 .5L-.8 .5Z", "#1d3a78"],
  ] as const) {
    const outline = new Path2D();
    outline.addPath(new Path2D(path), place);
    cut(layer, { outline, colour, lift: height * 0.005 });
  }
}

const waves = [
  { colour: "#a9c4d8", rise: 0, long: 0.34, high: 0.012 },
  { colour: "#6d9cc4", rise: 0.05, long: 0.3, high: 0.02 },
  { colour: "#34679f", rise: 0.11, long: 0.36, high: 0.03 },
  { colour: "#1f477f", rise: 0.19, long: 0.44, high: 0.036 },
  { colour: "#14264f", rise: 0.29, long: 0.58, high: 0.045 },
] as const;

type Row = (typeof waves)[number] & { readonly row: number };

/** Scallops with a sharp crest, as scissors cut them; farther rows are flatter. */
function seaRow(layer: Layer, { sea }: View, { colour, rise, long, high, row }: Row): void {
  const { width, height } = layer.canvas;
  const outline = new Path2D();
  outline.moveTo(-20, height + 20);
  for (let x = -20; x <= width + 20; x += 2) {
    const way = x / height / long + row * 0.37;
    const swing = Math.abs(Math.sin(way * Math.PI));
    const size = 1 + 0.35 * noise(Math.floor(way) * 3.7, row);
    outline.lineTo(x, height * (sea + rise + high * 1.6 * (size * swing ** 0.75 - 1)));
  }
  outline.lineTo(width + 20, height + 20);
  cut(layer, { outline, colour, lift: height * (0.012 + 0.005 * row) });
}

/** Drops and curls of white paper where the sea was broken. */
function splash(layer: Layer, { fish: [x, y], size, sea }: View): void {
  const { height } = layer.canvas;
  const random = seeded(17);
  const [left, foot] = [x + size * 0.78, Math.max(y + size * 0.5, sea + 0.07)];
  for (let blade = 0; blade < 9; blade++) {
    const lean = (blade - 4) * 0.16 + between(random, -0.05, 0.05);
    const tall = (0.2 - Math.abs(blade - 4) * 0.024) * between(random, 0.75, 1.1) * height;
    const root = (left + (blade - 4) * 0.034) * height;
    const outline = new Path2D();
    const tip = [root + Math.sin(lean) * tall, foot * height - Math.cos(lean) * tall] as const;
    outline.moveTo(root - height * 0.022, (foot + 0.09) * height);
    outline.quadraticCurveTo(root - height * 0.02, foot * height - tall * 0.5, ...tip);
    outline.quadraticCurveTo(
      root + height * 0.03,
      foot * height - tall * 0.35,
      root + height * 0.03,
      (foot + 0.09) * height,
    );
    outline.closePath();
    cut(layer, { outline, colour: blade % 2 ? "#fdf8ec" : "#dbe8f0", lift: height * 0.008 });
  }
  for (let drop = 0; drop < 26; drop++) {
    const angle = between(random, -2.7, -0.45);
    const away = between(random, 0.12, 0.34);
    const outline = new Path2D();
    outline.arc(
      (left + Math.cos(angle) * away) * height,
      (foot + Math.sin(angle) * away) * height,
      height * between(random, 0.003, 0.011),
      0,
      7,
    );
    cut(layer, { outline, colour: "#fdf8ec", lift: height * 0.006 });
  }
}
